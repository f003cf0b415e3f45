"""The start on a real display beside others: a bare window of PySide6, and KPat where it is installed.

All are started in turn, so that whatever else the machine does strikes all of them. What counts is the moment at which
the screen shows more than one colour, and then the moment at which the program itself is there, which takes away its
mark of a start that has not come to its end; others are there when they are seen. The processor time is that of the
program alone, up to then. Each goes on where it was left, with the pictures of its last start. Needs Xvfb; gives
nothing where it is missing. The variable CARDTABLE_COMMAND names another command than the one of these sources, such
as that of a package: /usr/games/cardtable. Several are measured in one series, each with a name of its own:
deb=/usr/games/cardtable;folder=/opt/cardtable/cardtable.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from PySide6.QtGui import QGuiApplication, QImage

from cardtable.store.starting import NAME
from tests.benchmarks.bench_start import ROOT, written_match
from tests.x_server import x_server

RUNS = 10
SIZE = (1280, 800)

OWN = ("start page", "table")
"""How the program is started."""

BARE = """
import sys
from PySide6.QtWidgets import QApplication, QLabel
application = QApplication(sys.argv)
window = QLabel("x")
window.setStyleSheet("background: qlineargradient(x1: 0, y1: 0, x2: 1, y2: 1, stop: 0 white, stop: 1 black)")
window.resize(1280, 800)
window.show()
application.exec()
"""

Figures = dict[str, list[tuple[float, ...]]]
"""By program, for each start: as ``KINDS`` says, times in seconds."""

KINDS = ("clock, seen", "processor, seen", "clock, there", "processor, there", "memory")
"""Until something is seen and until the program is there; megabytes (PSS) a second later."""


def run() -> dict[str, float]:
    """Milliseconds and megabytes of each program and its ratios to the others: medians, and the least."""
    if shutil.which("Xvfb") is None:
        return {}
    with tempfile.TemporaryDirectory() as folder, _display() as display:
        record = written_match(Path(folder))
        own = _own(os.environ.get("CARDTABLE_COMMAND", ""))
        programs = {"bare window": [sys.executable, "-c", BARE], **own}
        kpat = shutil.which("kpat", path=f"{os.environ.get('PATH', '')}:/usr/games")
        if kpat is not None:
            programs["KPat"] = [kpat]
        # The picture of the screen is taken by Qt, which knows one display for the life of a process.
        os.environ.update(display, QT_QPA_PLATFORM="xcb")
        application = QGuiApplication.instance() or QGuiApplication(["beside"])
        environ = _environment(Path(folder), display)
        found: Figures = {name: [] for name in programs}
        for number in range(RUNS + 1):
            for name, command in programs.items():
                data = Path(folder, name)
                places = {"CARDTABLE_DATA_DIR": str(data), "XDG_CACHE_HOME": str(data / "cache")}
                # The match is opened from its file once, and gone on with from then on.
                given = [str(record)] if name.endswith("table") and not number else []
                mark = data / NAME if name in own else None
                figures = _start([*command, *given], {**environ, **places}, mark)
                if number:
                    found[name].append(figures)
        del application
    return _told(found, own)


def _own(named: str) -> dict[str, list[str]]:
    """The commands of the program by what is measured: each way to start it of each of the commands that are ``named``,
    or of these sources.
    """
    commands = [part.rpartition("=")[::2] for part in named.split(";") if part.strip()]
    if not commands:
        return {kind: [sys.executable, "-m", "cardtable"] for kind in OWN}
    return {f"{name.strip()} {kind}".strip(): shlex.split(command) for name, command in commands for kind in OWN}


def _told(found: Figures, own: Mapping[str, list[str]]) -> dict[str, float]:
    told = {}
    for name, starts in found.items():
        for column, kind in enumerate(KINDS):
            scale = 1 if kind == "memory" else 1000
            told[f"{name}: {kind}, median"] = scale * median(start[column] for start in starts)
            told[f"{name}: {kind}, least"] = scale * min(start[column] for start in starts)
    for name in own:
        for other in sorted(found.keys() - own.keys()):
            for column, kind in enumerate(KINDS):
                least = [min(start[column] for start in found[one]) for one in (name, other)]
                told[f"{name} to {other}: {kind}, ratio of the least"] = least[0] / least[1]
    return told


@contextmanager
def _display() -> Iterator[dict[str, str]]:
    """A display of our own and a message bus, as variables of the environment."""
    with x_server(f"{SIZE[0]}x{SIZE[1]}x24") as server:
        found = {"DISPLAY": server.display}
        bus: subprocess.Popen[str] | None = None
        if shutil.which("dbus-daemon"):
            bus = subprocess.Popen(
                ["dbus-daemon", "--session", "--nofork", "--print-address=1"], stdout=subprocess.PIPE, text=True
            )
            assert bus.stdout is not None
            found["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        try:
            yield found
        finally:
            if bus is not None:
                bus.terminate()
                bus.wait()


def _environment(folder: Path, display: Mapping[str, str]) -> dict[str, str]:
    environ = {**os.environ, **display, "PYTHONPATH": str(ROOT), "HOME": str(folder)}
    for name in ("PYTHONDONTWRITEBYTECODE", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        environ.pop(name, None)
    for name, place in {"XDG_CACHE_HOME": "cache", "XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "share"}.items():
        environ[name] = str(folder / place)
    return environ


def _start(command: list[str], environ: Mapping[str, str], mark: Path | None) -> tuple[float, ...]:
    """Start a program, end it once it is there, and return its figures; ``mark`` is empty then."""
    _await_picture(painted=False)
    began, since = time.monotonic(), time.time()
    process = subprocess.Popen(command, env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        _await_picture(painted=True)
        seen = time.monotonic() - began, _processor(process.pid)
        there = seen
        if mark is not None:
            while not _taken_away(mark, since):
                time.sleep(0.002)
            there = time.monotonic() - began, _processor(process.pid)
        time.sleep(1)
        memory = _memory(process.pid)
    finally:
        # The program keeps its pictures when it is asked to end.
        process.terminate()
        process.wait(timeout=30)
    return (*seen, *there, memory)


def _taken_away(mark: Path, since: float) -> bool:
    """Whether the mark of a start has been emptied since then; that of the last start lies there empty, too."""
    if not mark.is_file():
        return False
    state = mark.stat()
    return not state.st_size and state.st_mtime > since


def _await_picture(*, painted: bool) -> None:
    """Wait until the middle of the screen shows many colours, or one alone."""
    screen = QGuiApplication.primaryScreen()
    until = time.monotonic() + 60
    while time.monotonic() < until:
        image = screen.grabWindow(0, 100, 200, 500, 1).toImage().convertToFormat(QImage.Format.Format_RGB32)
        colours = {image.pixel(x, 0) for x in range(0, image.width(), 5)}
        if (len(colours) > 8) is painted:
            return
        time.sleep(0.002)
    raise TimeoutError("the screen does not show what was expected")


def _processor(process: int) -> float:
    """Seconds of the processor that all threads of a process have had."""
    return (
        sum(
            int(task.read_text(encoding="ascii").split()[0])
            for task in Path(f"/proc/{process}/task").glob("*/schedstat")
        )
        / 1e9
    )


def _memory(process: int) -> float:
    """Megabytes of a process and of its children, what is shared in parts (PSS); none of one that has ended."""
    try:
        told = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii")
        children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()
    except OSError:
        return 0.0
    own = next(int(line.split()[1]) for line in told.splitlines() if line.startswith("Pss:")) / 1024
    return own + sum(_memory(int(child)) for child in children)

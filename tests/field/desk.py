"""A desk for a trial: a screen with a window manager, the bus of screen readers, and a new home directory."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from tests.end_to_end.assistive import Reader, bus_address, launcher
from tests.field.installed import Installed
from tests.field.persons import Person
from tests.field.program import Program
from tests.field.waiting import PATIENCE, Failed, Lacking, wait_for
from tests.x_server import NoServer, x_server

SIZE = (1280, 800)
PATH = "/usr/local/bin:/usr/bin:/bin:/usr/games"

NEEDED = {
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "xprop": "x11-utils",
    "dbus-daemon": "dbus",
}
"""The programs that a desk needs, each with its Debian package."""

_BUS = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <include>/usr/share/dbus-1/session.conf</include>
  <policy context="default"><allow user="root"/></policy>
</busconfig>
"""
"""The configuration of the bus. It also admits root, who asks here and is otherwise refused."""


@dataclass
class Desk:
    """The desk of one trial, in ``folder``, which belongs to that trial alone."""

    folder: Path
    installed: Installed
    person: Person
    environment: dict[str, str]
    closing: ExitStack
    pictures: Path | None = None
    """The beginning of the names under which a picture of each window is kept before it is closed; None for no
    pictures.
    """
    started: list[Program] = field(default_factory=list)
    _reader: Reader | None = None

    @property
    def home(self) -> Path:
        return self.folder / "home"

    @property
    def data(self) -> Path:
        """The program's data directory by default."""
        return self.home / ".local" / "share" / "cardtable"

    @property
    def reader(self) -> Reader:
        """The screen reader, which listens from the first use of this property on."""
        if self._reader is None:
            self._reader = Reader(bus_address(self.environment))
            self.closing.callback(self._reader.close)
        return self._reader

    def start(
        self,
        *arguments: str | Path,
        environment: Mapping[str, str] | None = None,
        before: Sequence[str] = (),
        folder: Path | None = None,
    ) -> Program:
        """Start the program as a menu entry does, in the home or in ``folder``.

        What ``environment`` names is added to the desk's own, and ``before`` stands before the command.
        """
        program = Program(
            [*before, str(self.installed.command), *map(str, arguments)],
            {**self.environment, **(environment or {})},
            folder or self.home,
            self.folder / f"output{len(self.started)}.txt",
            self.person,
            self.environment["DISPLAY"],
            self.reader,
        )
        self.started.append(program)
        if self.pictures is not None:
            target = self.pictures.with_name(f"{self.pictures.name}-{len(self.started)}.png")
            program.before_end = partial(self.picture, target)
        return program

    def tool(self, *command: str | Path) -> str:
        """Run a program as the person, and return its output. Raises ``Failed`` with that output if it fails."""
        done = subprocess.run(
            [str(part) for part in command],
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=PATIENCE,
            check=False,
            **self.person.options(),
        )
        if done.returncode:
            raise Failed(f"{command[0]}: {done.stderr.strip()[-300:]}")
        return str(done.stdout)

    def rng(self, *command: str | Path, environment: Mapping[str, str] | None = None) -> subprocess.Popen[bytes]:
        """Start a program of the desk that runs as long as the trial."""
        process = subprocess.Popen(
            [str(part) for part in command],
            env={**self.environment, **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **self.person.options(),
        )
        self.closing.callback(end, process)
        return process

    def write(self, name: str, text: str) -> Path:
        """Write a file of the person into the home directory; return its path."""
        file = self.home / name
        missing = [folder for folder in (file.parent, *file.parent.parents) if not folder.exists()]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        self.person.own(*missing, file)
        return file

    def picture(self, target: Path) -> None:
        """Save a picture of the screen as ``target``."""
        # Qt knows one display for the life of a process.
        code = (
            "import sys; from PySide6.QtGui import QGuiApplication; a = QGuiApplication(sys.argv);"
            "sys.exit(not a.primaryScreen().grabWindow(0).save(sys.argv[1]))"
        )
        with suppress(OSError, subprocess.SubprocessError):
            subprocess.run(
                [sys.executable, "-c", code, str(target)],
                env={**self.environment, "QT_QPA_PLATFORM": "xcb", "HOME": str(self.folder)},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=PATIENCE,
                check=False,
            )


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process and all that it started in its session."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGTERM)
    try:
        process.wait(timeout=5)
    except subprocess.TimeoutExpired:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(timeout=PATIENCE)


def need(program: str, package: str) -> str:
    """Return the path of ``program``. Raises ``Lacking`` with its Debian ``package`` if it is missing."""
    found = shutil.which(program, path=f"{os.environ.get('PATH', '')}:{PATH}:/usr/sbin:/sbin")
    if found is None:
        raise Lacking(f"{program} (package {package})")
    return found


@contextmanager
def desk(folder: Path, installed: Installed, person: Person) -> Iterator[Desk]:
    """Yield a desk for ``person`` in ``folder``, which exists and is empty; end all its programs afterwards."""
    with ExitStack() as closing:
        folder.chmod(0o755)
        home, runtime = folder / "home", folder / "run"
        for place in (home, runtime):
            place.mkdir(mode=0o700)
            person.own(place)
        display = closing.enter_context(_screen(person))
        environment = {
            "PATH": PATH,
            "HOME": str(home),
            "USER": "player",
            "LANG": "C.UTF-8",
            "DISPLAY": display,
            "XDG_RUNTIME_DIR": str(runtime),
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }
        environment["DBUS_SESSION_BUS_ADDRESS"] = closing.enter_context(_bus(folder, person, environment))
        made = Desk(folder, installed, person, environment, closing)
        made.rng(str(launcher()), "--launch-immediately")
        made.rng("openbox", "--sm-disable")
        wait_for(lambda: "window id" in made.tool("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"), "no window manager")
        try:
            yield made
        finally:
            for program in made.started:
                program.end()


@contextmanager
def _screen(person: Person) -> Iterator[str]:
    """Yield the name of a new display, once it answers."""
    try:
        with x_server(f"{SIZE[0]}x{SIZE[1]}x24", **person.options()) as server:
            yield server.display
    except NoServer as error:
        raise Failed(str(error)) from error


@contextmanager
def _bus(folder: Path, person: Person, environment: Mapping[str, str]) -> Iterator[str]:
    """Yield the address of a new session bus."""
    configuration = folder / "bus.conf"
    configuration.write_text(_BUS, encoding="utf-8")
    configuration.chmod(0o644)
    daemon = subprocess.Popen(
        ["dbus-daemon", f"--config-file={configuration}", "--nofork", "--print-address"],
        env=dict(environment),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        **person.options(),
    )
    assert daemon.stdout is not None
    try:
        yield daemon.stdout.readline().decode().strip()
    finally:
        end(daemon)
        daemon.stdout.close()

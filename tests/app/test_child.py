"""Children of the window: their lines, their bounds, their end. Tiny programs in the place of ours, and ours."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.child import Child, written_for_qt
from cardtable.core.child import UNBOUNDED, Bounds, Cause, ChildEnd

posix = pytest.mark.skipif("os.name != 'posix'")
PATIENCE = 60_000


def child_of(code: str, bounds: Bounds = UNBOUNDED) -> Child:
    return Child([sys.executable, "-c", code], bounds)


def ended(qtbot: QtBot, one: Child) -> ChildEnd:
    with qtbot.waitSignal(one.ended, timeout=PATIENCE) as caught:
        one.start()
    found = caught.args[0]
    assert isinstance(found, ChildEnd)
    assert one.end == found
    assert not one.running
    return found


def test_lines_come_whole_and_the_last_one_too(qtbot: QtBot) -> None:
    one = child_of(
        "import sys, time\nfor part in ('on', 'e\\n', 'two\\nthr', 'ee'): sys.stdout.write(part); sys.stdout.flush()"
    )
    lines: list[bytes] = []
    one.said.connect(lines.append)
    assert ended(qtbot, one).good
    assert lines == [b"one", b"two", b"three"]


def test_lines_end_as_on_every_system(qtbot: QtBot) -> None:
    one = child_of("import sys\nsys.stdout.buffer.write(b'one\\r\\ntwo\\r')")
    lines: list[bytes] = []
    one.said.connect(lines.append)
    assert ended(qtbot, one).good
    assert lines == [b"one", b"two"]


def test_what_is_written_is_heard(qtbot: QtBot) -> None:
    one = child_of("import sys\nprint(sys.stdin.read()[::-1])")
    lines: list[bytes] = []
    one.said.connect(lines.append)
    with qtbot.waitSignal(one.ended, timeout=PATIENCE):
        one.start()
        one.write(b"abc")
        one.process.closeWriteChannel()
    assert lines == [b"cba"]


def test_a_failure_tells_its_last_words(qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    code = "import sys\nsys.exit('x' * 9000 + ' no such thing')"
    found = ended(qtbot, child_of(code))
    assert (found.cause, found.status) == (Cause.FAILED, 1)
    assert found.errors.endswith(" no such thing")
    assert len(found.errors) <= 2000
    assert capsys.readouterr().err == ""
    assert ended(qtbot, Child([sys.executable, "-c", code], aloud=True)).errors == found.errors
    assert capsys.readouterr().err.endswith(" no such thing\n")


def test_what_cannot_be_started(qtbot: QtBot) -> None:
    assert ended(qtbot, Child(["/no/such/program"])).cause is Cause.CANNOT_START


@posix
def test_a_signal_is_told(qtbot: QtBot) -> None:
    found = ended(qtbot, child_of("import os, signal\nos.kill(os.getpid(), signal.SIGSEGV)"))
    assert (found.cause, found.status) == (Cause.CRASHED, signal.SIGSEGV)


SLEEP = "import time\ntime.sleep(600)"


@pytest.mark.parametrize(
    ("code", "bounds", "cause"),
    [
        (SLEEP, Bounds(time=0.2), Cause.OUT_OF_TIME),
        (SLEEP, Bounds(silence=0.2), Cause.SILENT),
        ("while True: print('I live', flush=True)", Bounds(time=0.5, silence=100), Cause.OUT_OF_TIME),
        ("import sys\nwhile True: sys.stdout.write('x' * 1000)", Bounds(line=5000), Cause.TOO_LONG),
    ],
)
def test_a_child_stays_within_its_bounds(qtbot: QtBot, code: str, bounds: Bounds, cause: Cause) -> None:
    assert ended(qtbot, child_of(code, bounds)).cause is cause


def test_a_sign_of_life_is_enough(qtbot: QtBot) -> None:
    """It lives for longer than silence is allowed, and each line lets that begin anew; how quick this machine is does
    not count.
    """
    one = child_of("import sys\nfor line in sys.stdin: print(line, end='', flush=True)", Bounds(silence=3600.0))
    with qtbot.waitSignal(one.said, timeout=PATIENCE):
        one.start()
        one.write(b"here\n")
    for _ in range(3):
        one._silence.start(900_000)
        with qtbot.waitSignal(one.said, timeout=PATIENCE):
            one.write(b"I live\n")
        assert one._silence.isActive()
        assert one._silence.remainingTime() > 1_000_000
    one.process.closeWriteChannel()
    qtbot.waitUntil(lambda: not one.running, timeout=PATIENCE)
    assert one.end is not None
    assert one.end.good


@posix
@pytest.mark.parametrize("way", ["kill", "stop", "by itself"])
def test_nothing_that_it_started_outlives_it(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    pipe = tmp_path / "held"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    writer = os.open(pipe, os.O_WRONLY)
    inner = f"import time\nheld = open({str(pipe)!r}, 'w')\nprint('held', flush=True)\ntime.sleep(600)"
    wait = "" if way == "by itself" else ".wait()"
    outer = (
        f"import subprocess, sys\ninner = subprocess.Popen([sys.executable, '-c', {inner!r}], stdout=subprocess.PIPE)\n"
    )
    one = child_of(f"{outer}print(inner.stdout.readline(), flush=True)\ninner{wait}")
    ends: list[ChildEnd] = []
    # By itself it may end as soon as it has said something.
    one.ended.connect(ends.append)
    with qtbot.waitSignal(one.said, timeout=PATIENCE):
        one.start()
    os.close(writer)
    if way == "stop":
        one.stop(0)
    else:
        if way == "kill":
            one.kill()
        qtbot.waitUntil(lambda: bool(ends), timeout=PATIENCE)
        assert [end.cause for end in ends] == [Cause.STOPPED if way == "kill" else Cause.FINISHED]

    def let_go() -> bool:
        try:
            return os.read(reader, 1) == b""
        except BlockingIOError:
            return False

    qtbot.waitUntil(let_go, timeout=PATIENCE)
    os.close(reader)


@pytest.mark.parametrize("polite", [True, False])
def test_a_child_that_is_stopped_is_gone_and_silent(qtbot: QtBot, polite: bool) -> None:
    one = child_of("import sys\nprint('here', flush=True)\nsys.stdin.read()" + ("" if polite else f"\n{SLEEP}"))
    heard: list[object] = []
    one.ended.connect(heard.append)
    with qtbot.waitSignal(one.said, timeout=PATIENCE):
        one.start()
    one.said.connect(heard.append)
    with qtbot.waitSignal(one.destroyed, timeout=PATIENCE):
        one.stop(PATIENCE if polite else 50)
        assert not one.running
        end = one.end
    assert end is not None
    assert end.good is polite
    assert heard == []


@pytest.mark.parametrize("started", [True, False])
def test_a_child_that_is_dropped_goes_by_itself(qtbot: QtBot, started: bool) -> None:
    one = child_of(SLEEP)
    heard: list[object] = []
    one.ended.connect(heard.append)
    if started:
        one.start()
    with qtbot.waitSignal(one.destroyed, timeout=PATIENCE):
        one.drop()
    assert heard == []


def test_a_child_that_never_ran_is_stopped(qtbot: QtBot) -> None:
    one = child_of(SLEEP)
    with qtbot.waitSignal(one.destroyed, timeout=PATIENCE):
        one.stop(0)


@posix
def test_a_part_of_the_program_that_takes_too_much(qtbot: QtBot, tmp_path: Path) -> None:
    """Ours, by its own bounds: 1 MB of memory are not enough for anything."""
    one = Child.of("rules", bounds=Bounds(memory=1 << 20))
    assert ended(qtbot, one).cause is Cause.OUT_OF_MEMORY
    assert ended(qtbot, Child.of("rules", bounds=Bounds(memory=1 << 31, processor=60))).good


@posix
@pytest.mark.parametrize("coding", ["utf-8", "iso8859-1"])
def test_qt_is_told_the_bytes_of_a_name_where_it_would_write_others(
    coding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ['Jürgen\'s "$HOME" `pwd` %d\\n', "a b"]
    wanted = [sys.executable, "-c", "import os, sys; print(*map(os.fsencode, sys.argv[1:]), sep='/')", *names]
    monkeypatch.setattr(sys, "getfilesystemencoding", lambda: coding)
    told = written_for_qt(wanted)
    assert (told == wanted) is (coding == "utf-8")
    assert written_for_qt(wanted[:1]) == wanted[:1]
    assert all(map(str.isascii, told)) is (coding != "utf-8")
    done = subprocess.run(told, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "/".join(str(os.fsencode(name)) for name in names)

"""What a child of the program is started with, and what is told of its end; with real processes where that can be."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import cardtable
from cardtable import __main__ as program
from cardtable.core import child
from cardtable.core.child import Bounds, Cause, command, end_of, end_session, environment, folder

ROOT = Path(cardtable.__file__).parents[1]
posix = pytest.mark.skipif("os.name != 'posix'")

WHERE = "import sys\nprint(*sys.path, sep='\\n')"


def test_a_part_is_a_file_that_is_named_whole() -> None:
    program, *flags, script, part, argument = command("backup", "/somewhere")
    assert program == sys.executable
    assert "-P" in flags
    assert "-m" not in flags
    assert Path(script) == ROOT / "cardtable" / "__main__.py"
    assert (part, argument) == ("backup", "/somewhere")


def test_a_frozen_program_has_a_twin_with_streams(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = tmp_path / "cardtable.exe"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    assert command("worker") == [str(program), "worker"]
    twin = tmp_path / "cardtable-worker.exe"
    twin.touch()
    assert command("worker") == [str(twin), "worker"]
    assert command("restore", "x", bounds=Bounds(memory=7)) == [str(twin), "--within=7,", "restore", "x"]


def test_a_launcher_without_packages_of_python_starts_the_children_too(tmp_path: Path) -> None:
    """As that of Debian and of the Flatpak does; what it says of places would otherwise be missing."""
    launcher = tmp_path / "cardtable"
    launcher.write_text(
        f"import sys\nsys.path.insert(0, {str(ROOT)!r})\n"
        "from cardtable.core.child import command\n"
        "import subprocess\n"
        "if sys.argv[1:]: print(*sys.argv[1:], sys.flags.no_site, sys.flags.isolated)\n"
        "else: subprocess.run(command('sounds'), check=True)\n"
    )
    done = subprocess.run([sys.executable, "-IS", str(launcher)], capture_output=True, text=True, check=True, cwd="/")
    assert done.stdout.split() == ["sounds", "1", "1"]


def test_nothing_of_the_path_depends_on_where_somebody_stands() -> None:
    given = os.pathsep.join(["", "here", os.path.abspath("there"), ".", ""])
    found = environment({"PYTHONPATH": given, "PYTHONINSPECT": "1", "LANG": "C"})
    assert found == {"PYTHONPATH": os.path.abspath("there"), "PYTHONSAFEPATH": "1", "LANG": "C"}
    assert environment({"PYTHONPATH": ":"}) == {"PYTHONSAFEPATH": "1"}


def test_the_working_directory_is_the_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    assert folder() == str(tmp_path)
    for gone in (str(tmp_path / "gone"), "relative", ""):
        for name in ("HOME", "USERPROFILE"):
            monkeypatch.setenv(name, gone)
        assert folder() in (str(ROOT), os.path.expanduser("~"))
        assert os.path.isdir(folder())
        assert os.path.isabs(folder())


@posix
def test_a_closed_home_is_not_stood_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(os, "access", lambda place, mode: os.fsdecode(place) != str(tmp_path))
    assert folder() == str(ROOT)


@posix
def test_nor_is_one_whose_name_is_no_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = os.fsencode(tmp_path) + b"/h\xff"
    os.mkdir(home)
    monkeypatch.setenv("HOME", os.fsdecode(home))
    assert folder() == str(ROOT)


@posix
def test_bounds_hold_in_the_child() -> None:
    code = (
        "import sys\nfrom cardtable import __main__ as program\nfrom cardtable.cli import commands\n"
        "def greedy(arguments):\n    {}\n    return 0\n"
        "commands.main = greedy\nsys.exit(program.main(sys.argv[1:]))"
    )

    def status(what: str, bounds: Bounds) -> int:
        within = command("rules", bounds=bounds)[-2:]
        run = [sys.executable, "-c", code.format(what), *within]
        return subprocess.run(run, cwd=ROOT, check=False, timeout=120).returncode

    assert status("bytearray(1 << 33)", Bounds(memory=1 << 31)) == child.OUT_OF_MEMORY
    assert status("bytearray(1 << 20)", Bounds(memory=1 << 31)) == 0
    assert status("\n    while True: pass", Bounds(processor=1)) == -signal.SIGXCPU


@posix
def test_no_bound_is_wider_than_what_the_system_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    held: dict[int, tuple[int, int]] = {}
    allowed = {resource.RLIMIT_AS: resource.RLIM_INFINITY, resource.RLIMIT_CPU: 30}
    monkeypatch.setattr(resource, "getrlimit", lambda what: (0, allowed[what]))
    monkeypatch.setattr(resource, "setrlimit", lambda what, limits: held.update({what: limits}))
    child.keep_within("1000,60")
    assert held == {resource.RLIMIT_AS: (1000, resource.RLIM_INFINITY), resource.RLIMIT_CPU: (30, 30)}
    held.clear()
    child.keep_within(",20")
    assert held == {resource.RLIMIT_CPU: (20, 30)}


@posix
@pytest.mark.parametrize("error", [ValueError("current limit exceeds maximum limit"), OSError(22, "Invalid argument")])
def test_a_system_that_refuses_a_bound_runs_the_part_without(
    error: Exception, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import resource

    def refuse(what: int, limits: tuple[int, int]) -> None:
        raise error

    monkeypatch.setattr(resource, "setrlimit", refuse)
    assert program.main(command("rules", bounds=Bounds(memory=1 << 30, processor=60))[-2:]) == 0
    assert "casino.swedish" in capsys.readouterr().out


@posix
def test_on_macos_memory_is_not_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """More is mapped there at the start than any bound, and the system may end who asks for less."""
    import resource

    held: list[int] = []
    monkeypatch.setattr(resource, "setrlimit", lambda what, limits: held.append(what))
    monkeypatch.setattr(sys, "platform", "darwin")
    child.keep_within("1000,60")
    assert held == [resource.RLIMIT_CPU]


@posix
def test_a_program_of_others_inherits_no_bound() -> None:
    """A virtual machine maps more than it ever takes, and is started by a part that is bounded."""
    code = (
        "import resource, sys\nfrom cardtable.core.child import keep_within\n"
        "from cardtable.core.processes import started_stranger\n"
        f"keep_within('{1 << 31},')\nask = 'import resource; print(resource.getrlimit(resource.RLIMIT_AS))'\n"
        "stranger = started_stranger([sys.executable, '-c', ask])\n"
        "print(stranger.communicate()[0].decode(), resource.getrlimit(resource.RLIMIT_AS)[0])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    stranger, mine = done.stdout.split("\n")[0], done.stdout.split()[-1]
    import resource

    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    assert (stranger, int(mine)) == (str((hard, hard)), 1 << 31)


def test_bounds_that_are_none_are_refused() -> None:
    for text in ("", "7", "x,", "1,2,3"):
        with pytest.raises(ValueError, match=r".*"):
            child.keep_within(text)


def test_how_it_ended() -> None:
    assert end_of(0, False).good
    assert end_of(1, False, "No module").errors == "No module"
    assert [end_of(*how).cause for how in ((0, False), (1, False), (11, True), (child.OUT_OF_MEMORY, False))] == [
        Cause.FINISHED,
        Cause.FAILED,
        Cause.CRASHED,
        Cause.OUT_OF_MEMORY,
    ]
    if os.name == "posix":
        assert end_of(signal.SIGXCPU, True).cause is Cause.OUT_OF_TIME


@posix
def test_all_of_a_session_is_ended() -> None:
    code = (
        "import subprocess, sys\ninner = subprocess.Popen(['sleep', '600'])\nprint(inner.pid, flush=True)\ninner.wait()"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, start_new_session=True) as outer:
        assert outer.stdout is not None
        inner = int(outer.stdout.readline())
        end_session(outer.pid)
        # The pipe is closed when nobody holds it any more.
        assert outer.stdout.read() == b""
        assert outer.wait() == -signal.SIGKILL
        until = time.monotonic() + 60
        while _runs(inner):
            assert time.monotonic() < until
    end_session(outer.pid)
    end_session(0)


def _runs(process: int) -> bool:
    """Whether a process is there and is no corpse that nobody has asked after."""
    try:
        os.kill(process, 0)
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False

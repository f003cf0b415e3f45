"""The two commands: what they need before they run, and what they say where it is not there."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from cardtable import __version__
from cardtable.__main__ import COMMANDS
from provision import commands, environment, system
from provision.checkout import ROOT

SCRIPT = ROOT / "packaging" / "bootstrap.py"
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")


def run_script(*arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """Run the bootstrap with a Python that finds the standard library alone, and without a display."""
    dropped = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "PYTHONPATH")
    kept = {name: value for name, value in os.environ.items() if name not in dropped}
    return subprocess.run(
        [sys.executable, "-S", SCRIPT, *arguments],
        env={**kept, **environ},
        capture_output=True,
        text=True,
        check=False,
    )


# ── The command line needs nothing ───────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["rules"], ["rules", "--json"], ["replay", "--help"]])
def test_the_command_line_runs_with_the_standard_library_alone(arguments: list[str]) -> None:
    done = run_script("start", *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert "cardtable" in done.stdout or "casino.swedish" in done.stdout


def test_a_match_of_computer_players_runs_with_the_standard_library_alone(tmp_path: Path) -> None:
    options = ["--players", "counter,greedy", "--parties", "2", "--jobs", "2", "--record-dir", str(tmp_path)]
    done = run_script("start", "simulate", "casino.swedish", *options)
    assert (done.returncode, done.stderr) == (0, "")
    record = next(tmp_path.iterdir())
    again = run_script("start", "replay", str(record))
    assert (again.returncode, again.stderr) == (0, "")


def test_the_command_line_prepares_no_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(environment, "prepare", lambda **_: pytest.fail("nothing may be installed"))
    monkeypatch.setattr(system, "missing_packages", lambda *_: pytest.fail("nothing is needed"))
    with pytest.raises(SystemExit) as stopped:
        commands.run(["start", "--version"], "")
    assert stopped.value.code == 0
    assert capsys.readouterr().out == f"cardtable {__version__}\n"


def test_the_command_line_brings_nothing_that_only_windows_and_checks_need() -> None:
    code = """
import sys
sys.path[:0] = sys.argv[1:]
from provision import commands
try:
    commands.run(["start", "--version"], "")
finally:
    print(sorted({"PySide6", "translations", "provision.environment"} & set(sys.modules)))
"""
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code, str(SCRIPT.parent), str(ROOT)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "[]"


# ── The window ───────────────────────────────────────────────────────────────────────────────────────────


def _some(wanted: list[tuple[system.Library, ...]], libraries: tuple[system.Library, ...]) -> list[str]:
    """Some missing packages, whatever is wanted; what is wanted is noted."""
    wanted.append(libraries)
    return ["some"]


@LINUX
def test_the_self_test_wants_the_libraries_for_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted: list[tuple[system.Library, ...]] = []
    monkeypatch.setattr(system, "missing_packages", partial(_some, wanted))
    monkeypatch.setenv("DISPLAY", ":0")
    assert commands.run(["start", "--self-test"], "") == 1
    assert wanted == [system.QT_LIBRARIES]


def test_start_without_libraries_ends_with_the_line_to_type(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(system, "missing_packages", lambda *wanted, **_: [library.package for library in wanted[0]])
    monkeypatch.setattr(environment, "prepare", lambda **_: pytest.fail("nothing may be installed before"))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert commands.run(["start"], "") == 1
    assert re.search(r"apt-get install .* libegl1 libgl1 libdbus-1-3 ", capsys.readouterr().err)


@pytest.mark.skipif(os.name != "posix", reason="the program takes the place of the process on Unix alone")
def test_the_program_takes_the_place_of_the_bootstrap(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(system, "missing_packages", lambda *_: [])
    monkeypatch.setattr(environment, "prepare", lambda development: environment.Environment(tmp_path, ROOT))
    ran: list[tuple[list[str], str]] = []
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(["", str(tmp_path), "here"]))
    monkeypatch.setattr(os, "execve", lambda path, command, environ: ran.append((command, environ["PYTHONPATH"])))
    monkeypatch.setattr(subprocess, "run", lambda command, **_: subprocess.CompletedProcess(command, 0))
    commands.run(["start", "--system", "partie.cardtable"], "")
    [(command, search)] = ran
    file = str(ROOT / "cardtable" / "__main__.py")
    assert command == [str(tmp_path / "bin" / "python"), "-P", file, "partie.cardtable"]
    # Nothing of what depends on where somebody stands.
    assert search.split(os.pathsep) == [str(ROOT), str(tmp_path)]


@LINUX
def test_start_without_a_display_says_so_and_what_else_there_is() -> None:
    done = run_script("start")
    assert done.returncode == 1
    assert "There is no display here." in done.stderr
    for way in (", ".join(COMMANDS), "apt-get install xvfb", "QT_QPA_PLATFORM=offscreen"):
        assert way in done.stderr


@LINUX
def test_start_with_a_display_that_is_gone_says_so() -> None:
    done = run_script("start", WAYLAND_DISPLAY="wayland-9")
    assert done.returncode == 1
    assert "The display wayland-9 does not answer." in done.stderr


# ── The commands themselves ──────────────────────────────────────────────────────────────────────────────


def test_an_unknown_command_prints_the_usage() -> None:
    done = run_script("strat")
    assert done.returncode == 2
    assert "bootstrap.py start" in done.stderr


def test_an_unknown_step_is_refused_with_the_list_of_steps() -> None:
    done = run_script("test", "tpyes")
    assert done.returncode == 1
    assert (
        "lint, types, imports, translations, collect, package, field, quick, trials, pages, coverage, pytest"
        in done.stderr
    )


def test_the_bootstrap_imports_only_the_standard_library() -> None:
    code = """
import sys
sys.path[:0] = sys.argv[1:]
import bootstrap, provision.checks, provision.environment
files = {name: getattr(module, "__file__", None) or "" for name, module in sys.modules.items()}
print([name for name, file in files.items() if "site-packages" in file])
"""
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code, str(SCRIPT.parent), str(ROOT)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "[]"


def test_the_script_can_be_read_by_the_oldest_python() -> None:
    """An old Python reads the whole file before it runs a line, and Python 2 wants nothing but ASCII."""
    text = SCRIPT.read_bytes().decode("ascii")
    tree = ast.parse(text, feature_version=(3, 4))
    assert not [node for node in ast.walk(tree) if isinstance(node, (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr))]
    assert "__future__" not in text


def test_an_old_python_gets_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "python3.13").touch()
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "version_info", (3, 6, 9, "final", 0))
    monkeypatch.setattr(sys, "version", "3.6.9 (default)")
    with pytest.raises(SystemExit) as stopped:
        exec(compile(SCRIPT.read_text(encoding="ascii"), str(SCRIPT), "exec"), {"__file__": str(SCRIPT)})
    assert stopped.value.code == (
        "cardtable needs Python 3.11 or newer; this is 3.6.9\nThere is one here: use python3.13 in its place."
    )

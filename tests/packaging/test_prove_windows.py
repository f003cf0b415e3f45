"""The proof of the installer for Windows ends, whatever hangs, and says what it was about."""

from __future__ import annotations

import ast
import importlib
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture
def proof(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The module as Windows would import it, with folders of the test's own and little patience."""
    for name in ("LOCALAPPDATA", "APPDATA"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setitem(sys.modules, "winreg", ModuleType("winreg"))
    monkeypatch.delitem(sys.modules, "prove_windows", raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    module = importlib.import_module("prove_windows")
    monkeypatch.undo()
    monkeypatch.delitem(sys.modules, "prove_windows")
    monkeypatch.setattr(module, "LONGEST", 1.0)
    monkeypatch.setattr(module, "PATIENCE", 0.5)
    return module


@pytest.mark.parametrize("name", ["status", "output"])
def test_a_command_that_hangs_is_ended_and_its_step_named(
    proof: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    def prove(installer: Path) -> None:
        proof.say("what every package promises")
        more = {"patience": 1.0} if name == "output" else {}
        getattr(proof, name)(sys.executable, "-c", "import time; time.sleep(60)", **more)

    monkeypatch.setattr(proof, "prove", prove)
    assert proof.main(["installer.exe"]) == 1
    said = capsys.readouterr().out
    assert "FAILED: 'what every package promises' has taken longer than 1 seconds: " in said
    assert "time.sleep(60)" in said


@pytest.mark.skipif("os.name != 'posix'")
def test_what_a_hanging_command_has_begun_holds_nobody_up(proof: ModuleType) -> None:
    """It would keep a pipe open, which Windows does with what an installer starts."""
    with pytest.raises(subprocess.TimeoutExpired):
        proof.status("/bin/sh", "-c", "sleep 20 & wait")


def test_a_window_that_does_not_come_names_its_step(
    proof: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def prove(installer: Path) -> None:
        proof.say("a file, opened by its kind")
        proof.wait("no window", lambda: False)

    monkeypatch.setattr(proof, "prove", prove)
    assert proof.main(["installer.exe"]) == 1
    assert "FAILED: 'a file, opened by its kind': no window\n" in capsys.readouterr().out


def test_a_command_tells_what_it_has_printed(proof: ModuleType) -> None:
    assert proof.output(sys.executable, "-c", "import sys; print('a'); print('b', file=sys.stderr)").split() == [
        "a",
        "b",
    ]
    assert proof.status(sys.executable, "-c", "raise SystemExit(5)") == 5
    with pytest.raises(proof.Disproved, match="ZeroDivisionError"):
        proof.output(sys.executable, "-c", "1 / 0")


def test_every_command_has_a_limit(proof: ModuleType) -> None:
    assert proof.__file__
    tree = ast.parse(Path(proof.__file__).read_text(encoding="utf-8"))
    runs = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and isinstance(node.func.value, ast.Name)
        and node.func.value.id == "subprocess"
        and node.func.attr != "CompletedProcess"
    ]
    assert runs
    assert all("timeout" in {word.arg for word in run.keywords} for run in runs)

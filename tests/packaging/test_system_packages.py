"""What the system lacks is named by its packages, with the line to type, or installed when that is asked for."""

from __future__ import annotations

import importlib.util
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from provision import system
from provision.errors import SetupError


def test_each_missing_library_is_named_by_its_package() -> None:
    present = {"libEGL.so.1", "libGL.so.1", *(library.name for library in system.TOOL_LIBRARIES)}
    found = system.missing_packages(system.QT_LIBRARIES, loadable=present.__contains__)
    assert found == ["libdbus-1-3", "libfontconfig1", "libxkbcommon0"]


def test_each_missing_program_is_named_by_its_package() -> None:
    found = system.missing_packages((), {"Xvfb": "xvfb", "openbox": "openbox"}, which={"Xvfb": "/x"}.get)
    assert found == ["openbox"]


def test_python_without_ensurepip_needs_python3_venv(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert system.missing_packages(()) == ["python3-venv"]


def test_a_library_that_does_not_exist_is_not_loadable() -> None:
    assert not system.is_loadable("libcardtable-does-not-exist.so.7")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="names a library of Linux")
def test_the_c_library_is_loadable() -> None:
    assert system.is_loadable("libc.so.6")


# ── The line to type ─────────────────────────────────────────────────────────────────────────────────────


def test_the_message_has_the_line_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "is_root", lambda: True)
    with pytest.raises(SetupError) as caught:
        system.require_packages(["libegl1", "libgl1"], install=False)
    line = "apt-get update && apt-get install --yes --no-install-recommends libegl1 libgl1"
    assert f"\n    {line}\n" in str(caught.value)
    assert "--system" in str(caught.value)


def test_people_who_are_not_root_are_told_to_use_sudo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "is_root", lambda: False)
    assert system.install_line(["libgl1"]) == (
        "sudo apt-get update && sudo apt-get install --yes --no-install-recommends libgl1"
    )


def test_nothing_is_required_where_nothing_is_missing() -> None:
    system.require_packages([], install=False)


# ── Installing ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that were run; each succeeded, and none was really run."""
    run: list[list[str]] = []

    def succeed(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        run.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", succeed)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(system, "is_root", lambda: True)
    return run


def test_system_updates_the_index_and_installs_what_is_missing(typed: list[list[str]]) -> None:
    system.require_packages(["libgl1"], install=True)
    assert [command[4:] for command in typed] == [
        ["update"],
        ["install", "--yes", "--no-install-recommends", "libgl1"],
    ]


def test_system_without_apt_says_what_to_install(typed: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(SetupError, match=r"apt-get.*libgl1"):
        system.require_packages(["libgl1"], install=True)
    assert typed == []


def test_system_without_sudo_says_what_root_types(typed: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "is_root", lambda: False)
    monkeypatch.setattr(shutil, "which", {"apt-get": "/usr/bin/apt-get"}.get)
    with pytest.raises(SetupError, match="there is no sudo here") as caught:
        system.require_packages(["libgl1"], install=True)
    assert "\n    apt-get update && apt-get install " in str(caught.value)
    assert typed == []


def test_an_installation_that_fails_is_told_without_python_s_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "is_root", lambda: True)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(subprocess, "run", lambda command, **_: subprocess.CompletedProcess(command, 100))
    with pytest.raises(SetupError, match="could not be installed") as caught:
        system.require_packages(["libgl1"], install=True)
    assert "CompletedProcess" not in str(caught.value)
    assert "    libgl1\n" in str(caught.value)


# ── Displays ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Qt brings its libraries elsewhere")
def test_the_libraries_are_those_of_the_displays_that_answer(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "x:0"))
        server.listen()
        x11 = {"DISPLAY": f"{tmp_path}/x:0:0"}
        wayland = {"WAYLAND_DISPLAY": str(tmp_path / "x:0")}
        for environ, expected in (
            ({"QT_QPA_PLATFORM": "offscreen", **x11}, system.QT_LIBRARIES),
            (x11, system.QT_LIBRARIES + system.X11_LIBRARIES),
            (wayland, system.QT_LIBRARIES + system.WAYLAND_LIBRARIES),
            ({**x11, "WAYLAND_DISPLAY": "gone"}, system.QT_LIBRARIES + system.X11_LIBRARIES),
        ):
            assert system.libraries_to_start(environ) == expected

"""What a package that was made is tried for: its promises, among traps."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import try_installed
from installers import traps
from installers.common import InstallerError
from installers.trying import try_out

SAID = """\
ok      plug-ins: 9 there (0.1 s)
ok      pictures: 10 drawn (0.1 s)
ok      computer players: 171 answers, a match of 3 deals (9.9 s)
ok      backup: cardtable-2026-11-26.sqlite3, 69632 bytes (0.5 s)
ok      taking in: 23 matches (1.6 s)
ok      sounds: a sound was taken; there is no device (0.9 s)
ok      voice: a text was taken by a stand-in; the system's own: none here (0.0 s)
ok      second start: a file was handed over (0.3 s)
ok      settings: kept (0.1 s)
ok      printing: 22660 bytes (0.1 s)
ok      languages: en: Cancel, de: Abbrechen (0.1 s)
ok      window: 752×752, front hall, 3 families, 251 modules (2.9 s)
self-test passed
"""


def test_a_package_that_keeps_its_promises_passes() -> None:
    places: list[Path] = []

    def tried(place: Path) -> str:
        assert (place / "cardtable" / "__main__.py").is_file()
        assert (place / "platformdirs.py").is_file()
        places.append(place)
        return SAID

    try_out(tried)
    assert not places[0].exists()


@pytest.mark.parametrize("promise", SAID.splitlines())
def test_a_broken_promise_stops_the_build(promise: str) -> None:
    with pytest.raises(InstallerError, match="its self-test does not say"):
        try_out(lambda place: SAID.replace(promise, "FAILED  of this: No module"))


def test_what_imports_from_there_stops_the_build() -> None:
    def tried(place: Path) -> str:
        (place / traps.SPRUNG).write_text("json ['cardtable']\n", encoding="utf-8")
        return SAID

    with pytest.raises(InstallerError, match="it imports from where somebody stands:\njson"):
        try_out(tried)


def program(tmp_path: Path, said: str) -> Path:
    """A program that says so when it is tried."""
    file = tmp_path / "program"
    file.write_text(f"#!/bin/sh\n[ $2 = --self-test ] && [ -f json.py ] && cat <<'END'\n{said}END\n")
    file.chmod(0o755)
    return file


@pytest.mark.skipif(sys.platform == "win32", reason="the program is a script of a shell")
def test_an_installed_program_is_tried_by_one_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert try_installed.main([str(program(tmp_path, SAID)), "argument"]) == 0
    assert capsys.readouterr().out == SAID
    assert try_installed.main([str(program(tmp_path, SAID.replace("settings", "nothing"))), "argument"]) == 1
    assert "does not say ^ok +settings" in capsys.readouterr().err
    assert try_installed.main([str(tmp_path / "none")]) == 1


def test_what_was_said_elsewhere_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = tmp_path / "said"
    said.write_text(SAID, encoding="utf-8")
    assert try_installed.main(["--said", str(said)]) == 0
    said.write_text(SAID.replace("ok      window", "FAILED  window"), encoding="utf-8")
    assert try_installed.main(["--said", str(said)]) == 1
    assert "does not say ^ok +window" in capsys.readouterr().err

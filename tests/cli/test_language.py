"""A language is begun and finished at the command line, and the next start speaks it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import polib
import pytest

from cardtable.cli.commands import BAD_REQUEST, main


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CARDTABLE_DATA_DIR", str(tmp_path))
    return tmp_path


def said(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-P", "-m", "cardtable", "language", *arguments],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_a_language_of_one_word_is_spoken(data: Path) -> None:
    made = said("make", "fi")
    assert made.returncode == 0
    assert str(data / "languages" / "fi") in made.stdout
    file = data / "languages" / "fi" / "words" / "4-rest.po"
    catalogue = polib.pofile(str(file))
    entry = next(one for one in catalogue if (one.msgctxt, one.msgid) == ("QPlatformTheme", "Cancel"))
    entry.msgstr = "Peru"
    catalogue.save()
    finished = said("finish", "fi")
    assert finished.returncode == 0
    assert finished.stdout.startswith("fi: 1 of ")
    code = (
        "from PySide6.QtCore import QCoreApplication as A\n"
        "from cardtable.app.i18n import Translation\n"
        "a = A([]); t = Translation(a); t.switch('fi')\n"
        "print(t.language, A.translate('QPlatformTheme', 'Cancel'), A.translate('HallPage', '&School'))"
    )
    spoken = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert spoken.stdout.split() == ["fi", "Peru", "&School"]


def test_begun_finished_and_looked_over_in_one_process(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for doing in ("make", "missing", "finish"):
        assert main(["language", doing, "fi", "--folder", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert f"cardtable language finish fi --folder {tmp_path}" in told
    assert "fi: 0 of " in told
    assert "ready to be passed on" in told
    assert main(["language", "missing", "sv", "--folder", str(tmp_path)]) == BAD_REQUEST
    file = tmp_path / "fi" / "words" / "1-table.po"
    catalogue = polib.pofile(str(file))
    next(one for one in catalogue if one.msgid == "&Begin with {name}").msgstr = "&Aloita"
    catalogue.save()
    assert main(["language", "finish", "fi", "--folder", str(tmp_path)]) == 1


def test_what_is_missing_is_listed_in_part_or_whole(tmp_path: Path) -> None:
    said("make", "fi", "--folder", str(tmp_path))
    some = said("missing", "fi", "--folder", str(tmp_path))
    every = said("missing", "fi", "--folder", str(tmp_path), "--all")
    assert "  and " in some.stdout
    assert len(some.stdout.splitlines()) < 60
    assert len(every.stdout.splitlines()) > 2000
    assert "  piquet.points.html" in every.stdout


def test_a_text_that_cannot_be_used_changes_the_exit_status(tmp_path: Path) -> None:
    said("make", "fi", "--folder", str(tmp_path))
    file = tmp_path / "fi" / "words" / "1-table.po"
    catalogue = polib.pofile(str(file))
    next(one for one in catalogue if one.msgid == "&Begin with {name}").msgstr = "&Aloita"
    catalogue.save()
    finished = said("finish", "fi", "--folder", str(tmp_path))
    assert finished.returncode == 1
    assert "left out (placeholders): [HallPage]" in finished.stdout


def test_a_language_that_was_not_begun_is_refused_in_one_line(tmp_path: Path) -> None:
    for doing in ("missing", "finish"):
        refused = said(doing, "fi", "--folder", str(tmp_path))
        assert refused.returncode == BAD_REQUEST
        assert refused.stderr.count("\n") == 1


@pytest.mark.parametrize("code", ["FI", "../fi", "finnish", ""])
def test_a_code_that_is_none_is_refused_and_nothing_made(code: str, tmp_path: Path) -> None:
    refused = said("make", code, "--folder", str(tmp_path / "here"))
    assert refused.returncode == BAD_REQUEST
    assert not (tmp_path / "here").exists()

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
    entry = next(one for one in catalogue if (one.msgctxt, one.msgid) == ("QuestionDialog", "Cancel"))
    entry.msgstr = "Peru"
    catalogue.save()
    finished = said("finish", "fi")
    assert finished.returncode == 0
    assert finished.stdout.startswith("fi: 1 of ")
    code = (
        "from PySide6.QtCore import QCoreApplication as A\n"
        "from cardtable.app.i18n import Translation\n"
        "a = A([]); t = Translation(a); t.switch('fi')\n"
        "print(t.language, A.translate('QuestionDialog', 'Cancel'), A.translate('HallPage', '&School'))"
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


def test_pictures_are_counted_and_their_list_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["language", "make", "fi", "--folder", str(tmp_path)]) == 0
    # Without a platform of Qt the part prints what this one prints, in no time.
    parts = [
        "import sys; assert sys.argv[1] == 'text-pictures' and sys.argv[2].endswith('fi'); print('12 34')",
        "import sys; sys.exit(1)",
        "print('nothing of use')",
    ]

    def started(part: str, *arguments: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen([sys.executable, "-c", parts.pop(0), part, *arguments], stdout=subprocess.PIPE)

    monkeypatch.setattr("cardtable.cli.language.started_part", started)
    capsys.readouterr()
    wish = ["language", "pictures", "fi", "--folder", str(tmp_path)]
    assert main(wish) == 0
    assert capsys.readouterr().out == f"{tmp_path / 'fi' / 'pictures' / 'index.html'}: 12 of 34 texts in their places\n"
    assert [main(wish), main(wish)] == [1, 1]
    assert capsys.readouterr().err.count("The pictures could not be taken") == 2


def test_pictures_of_a_language_that_was_not_begun_are_refused(tmp_path: Path) -> None:
    refused = said("pictures", "fi", "--folder", str(tmp_path))
    assert refused.returncode == BAD_REQUEST
    assert len(refused.stderr.splitlines()) == 1


@pytest.mark.slow
def test_the_settings_of_the_real_program_are_among_the_pictures(tmp_path: Path) -> None:
    said("make", "fi", "--folder", str(tmp_path))
    taken = said("pictures", "fi", "--folder", str(tmp_path))
    assert taken.returncode == 0
    assert " texts in their places" in taken.stdout
    folder = tmp_path / "fi" / "pictures"
    assert (folder / "index.html").is_file()
    assert {"hall", "menu", "new", "table", "settings", "learn", "puzzles", "matches"} <= {
        picture.name.partition("-")[0] for picture in folder.glob("*.png")
    }

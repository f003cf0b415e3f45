"""The letters that come with the program: found where packages put them, read by Qt, and with all that is written."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QRawFont, QTextLayout
from PySide6.QtWidgets import QApplication

from cardtable.art.font import signs_data
from cardtable.ui.look import fonts
from cardtable.ui.look.look import apply_look
from cardtable.ui.look.palette import sans, serif
from tests.ui.look.test_look import application  # noqa: F401 - a fixture that gives back what was changed
from tests.ui.started import ROOT

WRITTEN = "ßÄÅøłčžğőąęŞÉ„“«»–−×½€′0123456789"


@pytest.mark.parametrize("family", list(fonts.FOLDERS))
def test_all_cuts_have_all_that_is_written(qapp: QApplication, family: str) -> None:
    files = fonts.files_of(family)
    assert len(files) == len(fonts.CUTS)
    for file in files:
        raw = QRawFont(file, 20)
        assert raw.isValid(), file
        assert [letter for letter in WRITTEN if not raw.glyphIndexesForString(letter)[0]] == [], file


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("make", [serif, sans])
def test_figures_stand_in_columns(application: QApplication, make: Callable[..., QFont], bold: bool) -> None:  # noqa: F811
    apply_look(application, "light", 100)
    # Made after that: one made before any application is there would be in letters of the system.
    metrics = QFontMetricsF(make(20, bold=bold))
    assert len({metrics.horizontalAdvance(figure) for figure in "0123456789"}) == 1


def test_windows_and_titles_are_written_in_them(application: QApplication) -> None:  # noqa: F811
    apply_look(application, "light", 100)
    assert QFontInfo(application.font()).family() == fonts.SANS
    assert QFontInfo(sans(17)).family() == fonts.SANS
    assert QFontInfo(serif(34, italic=True)).family() == fonts.SERIF
    # A weight of its own, not one that Qt has thickened.
    assert QFontInfo(sans(17, bold=True)).weight() == QFont.Weight.DemiBold


def test_without_the_files_the_system_s_letters_stay(
    application: QApplication,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    monkeypatch.setattr(fonts, "_brought", {})
    assert fonts.files_of(fonts.SANS) == []
    apply_look(application, "light", 100)
    assert fonts.SANS not in application.font().families()


def test_files_that_cannot_be_read_are_as_good_as_none(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for family, folder in fonts.FOLDERS.items():
        (tmp_path / folder / "files").mkdir(parents=True)
        for cut in fonts.CUTS:
            (tmp_path / folder / "files" / f"{family.replace(' ', '')}-{cut}.otf").write_bytes(b"no font")
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    monkeypatch.setattr(fonts, "_brought", {})
    assert not fonts.bring()


def _words() -> str:
    """Return all that is written in the windows: texts in every language, rules, lessons and deals."""
    files = [*(ROOT / "translations").glob("*.ts")]
    for kind in ("html", "toml"):
        files += (ROOT / "resources").rglob(f"*.{kind}")
    return "".join(file.read_text(encoding="utf-8") for file in files) + "⌫⇅✕★☆"


@pytest.mark.parametrize("family", list(fonts.FOLDERS))
def test_no_sign_in_the_words_needs_the_system_s_letters(application: QApplication, family: str) -> None:  # noqa: F811
    letters, signs = QRawFont(fonts.files_of(family)[0], 20), QRawFont(signs_data(fonts.SIGNS), 20)
    # What is not seen has no glyph: marks of direction, and what keeps words together.
    seen = {letter for letter in _words() if unicodedata.category(letter) not in ("Cc", "Cf", "Zl")}
    assert {"♠", "♥", "♦", "♣"} <= seen
    assert [
        one for one in seen if not letters.supportsCharacter(ord(one)) and not signs.supportsCharacter(ord(one))
    ] == []


@pytest.mark.parametrize("make", [serif, sans])
def test_suits_are_written_in_the_program_s_own_signs(application: QApplication, make: Callable[..., QFont]) -> None:  # noqa: F811
    apply_look(application, "light", 100)
    with_suits, plain = _line("♠A ♥K", make(20)), _line("A K", make(20))
    families = {run.rawFont().familyName() for run in with_suits.glyphRuns()}
    assert fonts.SIGNS in families
    assert families <= {fonts.SIGNS, fonts.SANS, fonts.SERIF}
    # So a line with suits is no higher than others.
    assert with_suits.boundingRect().height() == plain.boundingRect().height() > 0


def _line(text: str, font: QFont) -> QTextLayout:
    layout = QTextLayout(text, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return layout

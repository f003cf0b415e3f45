"""The letters that come with the program: found where packages put them, read by Qt, and with all that is written."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QRawFont
from PySide6.QtWidgets import QApplication

from cardtable.ui.look import fonts
from cardtable.ui.look.look import apply_look
from cardtable.ui.look.palette import sans, serif
from tests.ui.look.test_look import application  # noqa: F401 - a fixture that gives back what was changed

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

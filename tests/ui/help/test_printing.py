"""A rule page on paper."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QColor, QFont, QPalette, QPdfWriter, QTextDocument
from PySide6.QtPrintSupport import QPrintPreviewDialog
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.help.pages import OTHERWISE, RulePageError, rule_page
from cardtable.ui.help.printing import page_on_paper, preview, print_page
from cardtable.ui.help.viewer import RuleViewer
from cardtable.ui.look.page_layout import page_layout
from cardtable.ui.look.palette import INK
from tests.ui.help.reading import LANGUAGES, PICTURE


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_takes_several_sheets(language: str, pictures: CardPictures, tmp_path: Path) -> None:
    made = {}
    for name in ("casino.swedish", "sources"):
        file = tmp_path / f"{name}.pdf"
        writer = QPdfWriter(str(file))
        print_page(pictures, name, language, writer)
        del writer
        made[name] = len(re.findall(rb"/Type\s*/Page\b", file.read_bytes()))
    assert made["casino.swedish"] > made["sources"] >= 1


@pytest.mark.parametrize("brief", [False, True])
def test_the_size_of_text_in_windows_is_nothing_to_paper(
    qapp: QApplication, pictures: CardPictures, tmp_path: Path, brief: bool
) -> None:
    sheets, before = [], qapp.font()
    try:
        for percent in (100, 200):
            larger = QFont(before)
            larger.setPointSizeF(12 * percent / 100)
            qapp.setFont(larger)
            file = tmp_path / f"{percent}.pdf"
            writer = QPdfWriter(str(file))
            writer.setPageLayout(page_layout())
            print_page(pictures, "piquet.points", "de", writer, brief)
            del writer
            sheets.append(len(re.findall(rb"/Type\s*/Page\b", file.read_bytes())))
    finally:
        qapp.setFont(before)
    assert sheets[0] == sheets[1]
    assert (sheets[0] == 1) == brief


def test_paper_is_white_and_its_pictures_are_there_in_a_dark_window(qtbot: QtBot, pictures: CardPictures) -> None:
    before = QApplication.palette()
    dark = QPalette(before)
    dark.setColor(QPalette.ColorRole.Base, QColor("#201c18"))
    dark.setColor(QPalette.ColorRole.Text, QColor("#eee4cf"))
    QApplication.setPalette(dark)
    try:
        browser = page_on_paper(pictures, "casino.swedish", "de")
        qtbot.addWidget(browser)
        assert browser.palette().color(QPalette.ColorRole.Base).name() == "#ffffff"
        styles = browser.document().defaultStyleSheet()
        assert "#eee4cf" not in styles
        # A preview would write it in the colour of the window.
        assert browser.document().begin().begin().fragment().charFormat().foreground().color().name() == INK
        marked = PICTURE.findall(rule_page("casino.swedish", "de"))
        assert marked
        for kind, text, _ in marked:
            address = QUrl(f"{kind}:{text.replace('&gt;', '>')}")
            picture = browser.document().resource(QTextDocument.ResourceType.ImageResource, address)
            assert picture is not None, text
            assert not picture.isNull(), text
    finally:
        QApplication.setPalette(before)


def test_what_differs_from_the_sister_rule_set_is_marked_on_paper_too(qtbot: QtBot, pictures: CardPictures) -> None:
    signs = []
    for name in ("casino.swedish", "casino.overspader"):
        browser = page_on_paper(pictures, name, "en")
        qtbot.addWidget(browser)
        signs.append(browser.toPlainText().count(OTHERWISE))
    assert signs[0] == 0
    assert signs[1] > 2


def test_a_page_that_there_is_not_is_refused(pictures: CardPictures, tmp_path: Path) -> None:
    with pytest.raises(RulePageError):
        print_page(pictures, "unheard.of", "de", QPdfWriter(str(tmp_path / "x.pdf")))


def test_the_viewer_shows_its_page_on_paper(qtbot: QtBot, pictures: CardPictures) -> None:
    viewer = RuleViewer(pictures, "de")
    qtbot.addWidget(viewer)
    assert not viewer.print_action.isEnabled()
    viewer.show_page("ecarte")
    viewer.print_action.trigger()
    (dialog,) = viewer.findChildren(QPrintPreviewDialog)
    assert dialog.isVisible()
    assert dialog.windowTitle()
    assert dialog.printer().docName() == "Écarté zu zweit"
    dialog.close()


def test_the_files_that_are_proposed_are_called_like_the_games(pictures: CardPictures, qtbot: QtBot) -> None:
    """Qt proposes the name of the document as that of a PDF file, as far as its last full stop."""
    parent = QWidget()
    qtbot.addWidget(parent)
    names = []
    for game in ("casino.swedish", "casino.royal"):
        dialog = preview(pictures, game, "de", parent, brief=True)
        assert isinstance(dialog, QPrintPreviewDialog)
        names.append(dialog.printer().docName())
    assert names == ["Schwedisches Casino", "Royal Casino"]

"""A rule page on paper: black on white, whatever the window looks like."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QColor, QPagedPaintDevice, QPalette
from PySide6.QtWidgets import QWidget

from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.help.browser import RuleBrowser
from cardtable.ui.look.palette import INK

_WIDTH = 700
"""Pixels for which the page is laid out before it is put on paper; with more, its margins grow."""
_PREVIEW = QSize(900, 960)
_COLOURS = {
    QPalette.ColorRole.Base: "#ffffff",
    QPalette.ColorRole.AlternateBase: "#f2f2f2",
    QPalette.ColorRole.Text: INK,
    QPalette.ColorRole.Link: INK,
}


def page_on_paper(pictures: CardPictures, name: str, language: str) -> RuleBrowser:
    """A rule page as it is printed: a browser that is not shown, whose document has the pictures too.

    Raises ``RulePageError`` if there is no such page.
    """
    browser = RuleBrowser(pictures, language)
    colours = QPalette(browser.palette())
    for role, shade in _COLOURS.items():
        colours.setColor(role, QColor(shade))
    browser.setPalette(colours)
    browser.resize(_WIDTH, _WIDTH)
    browser.show_page(name)
    return browser


def print_page(pictures: CardPictures, name: str, language: str, device: QPagedPaintDevice) -> None:
    """Draw a rule page on as many sheets as it needs. Raises ``RulePageError`` if there is no such page."""
    browser = page_on_paper(pictures, name, language)
    browser.document().print_(device)


def preview(pictures: CardPictures, name: str, language: str, parent: QWidget) -> QWidget:
    """The preview of a rule page on paper, from which it is printed, or saved as PDF; not shown yet."""
    from PySide6.QtPrintSupport import QPrintPreviewDialog

    from cardtable.ui.look.page_layout import page_layout

    dialog = QPrintPreviewDialog(parent)
    dialog.printer().setPageLayout(page_layout())
    dialog.printer().setDocName(name)
    dialog.setWindowTitle(QCoreApplication.translate("Paper", "Print preview"))
    dialog.resize(_PREVIEW.boundedTo(parent.screen().availableSize() * 0.94))
    dialog.paintRequested.connect(lambda device: print_page(pictures, name, language, device))
    return dialog

"""Rule pages on paper: black on white, independent of the look of the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QPagedPaintDevice,
    QPageLayout,
    QPalette,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QWidget

from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.help import pages
from cardtable.ui.help.browser import RuleBrowser
from cardtable.ui.look.palette import INK

_WIDTH = 700
"""The width in pixels for which the page is laid out before it is printed; a larger width gives larger margins."""
_POINTS = 11.0
"""The size of the text on paper, whatever it is in windows."""
_ON_ONE_SHEET = (_POINTS, 10.5, 10.0, 9.5, 9.0)
"""The sizes in which the game in two minutes is tried on a single sheet."""
_MARGIN = 8
"""The margin of such a sheet within that of the paper, in pixels of the screen."""
_PREVIEW = QSize(900, 960)
_COLOURS = {
    QPalette.ColorRole.Base: "#ffffff",
    QPalette.ColorRole.AlternateBase: "#f2f2f2",
    QPalette.ColorRole.Text: INK,
    QPalette.ColorRole.Link: INK,
}


def page_on_paper(
    pictures: CardPictures, name: str, language: str, brief: bool = False, points: float = _POINTS
) -> RuleBrowser:
    """Return a rule page as it is printed, in letters of so many ``points``: a browser that is not shown, whose
    document has the pictures too.

    The game in two minutes has a sheet of its own; with ``brief`` there is nothing else. Raises ``RulePageError`` if
    there is no such page.
    """
    browser = RuleBrowser(pictures, language)
    colours = QPalette(browser.palette())
    for role, shade in _COLOURS.items():
        colours.setColor(role, QColor(shade))
    browser.brief, browser.paper_points = brief, points
    browser.setPalette(colours)
    browser.resize(_WIDTH, _WIDTH)
    browser.show_page(name)
    if not brief and pages.brief(browser.html):
        _begin_sheet(browser.document(), heading=2)
    return browser


def _begin_sheet(document: QTextDocument, heading: int) -> None:
    """Begin a new sheet of paper before one of the second-level headings, which are numbered from 1."""
    block = document.begin()
    while block.isValid():
        heading -= block.blockFormat().headingLevel() == 2
        if not heading:
            break
        block = block.next()
    shape = QTextBlockFormat()
    shape.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
    QTextCursor(block).mergeBlockFormat(shape)


def print_page(
    pictures: CardPictures, name: str, language: str, device: QPagedPaintDevice, brief: bool = False
) -> None:
    """Draw a rule page on as many sheets as it needs, or with ``brief`` the game in two minutes, on a single one if it
    has room there in letters that can be read. Raises ``RulePageError`` if there is no such page.
    """
    if not brief:
        browser = page_on_paper(pictures, name, language)
        browser.document().print_(device)
        return
    inches = device.pageLayout().paintRect(QPageLayout.Unit.Inch).size()
    sheet = inches * QGuiApplication.primaryScreen().logicalDotsPerInch()
    for points in (*_ON_ONE_SHEET, _POINTS):
        browser = page_on_paper(pictures, name, language, brief, points)
        # The browser lays its own document out for its window.
        document = browser.document().clone(browser)
        margins = document.rootFrame().frameFormat()
        margins.setMargin(_MARGIN)
        document.rootFrame().setFrameFormat(margins)
        document.setPageSize(sheet)
        if document.pageCount() == 1:
            break
    document.print_(device)


def preview(pictures: CardPictures, name: str, language: str, parent: QWidget, brief: bool = False) -> QWidget:
    """Return the print preview of a rule page, or with ``brief`` of the game in two minutes, which is not shown yet;
    from there it is printed or saved as PDF.
    """
    from PySide6.QtPrintSupport import QPrintPreviewDialog

    from cardtable.ui.look.page_layout import page_layout

    dialog = QPrintPreviewDialog(parent)
    dialog.printer().setPageLayout(page_layout())
    # A file is proposed under this name: one that everybody knows it by, and of each game another.
    dialog.printer().setDocName(pages.title(pages.rule_page(name, language)))
    dialog.setWindowTitle(QCoreApplication.translate("Paper", "Print preview"))
    dialog.resize(_PREVIEW.boundedTo(parent.screen().availableSize() * 0.94))
    dialog.paintRequested.connect(lambda device: print_page(pictures, name, language, device, brief))
    return dialog

"""A page of the program's own, with headings and lists, in which what people have written is escaped."""

from __future__ import annotations

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget


def keep_upright(browser: QTextBrowser) -> None:
    """Have ``browser`` scroll sideways only where a page is more than a pixel too wide: Qt rounds the columns of a
    table up, and a page with one may be too wide by that.
    """

    def follow(_: int, most: int) -> None:
        policies = Qt.ScrollBarPolicy
        browser.setHorizontalScrollBarPolicy(policies.ScrollBarAsNeeded if most > 1 else policies.ScrollBarAlwaysOff)

    browser.horizontalScrollBar().rangeChanged.connect(follow)


class Page(QTextBrowser):
    """Shows a page. It opens no links, and fetches nothing that the page does not contain."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        keep_upright(self)

    def show_markup(self, markup: str) -> None:
        """Show a page in HTML without a frame, as a part of what is around it. Names in it must be escaped."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHtml(markup)

    def show_document(self, document: QTextDocument) -> None:
        """Show ``document``, which belongs to the page from now on."""
        document.setParent(self)
        self.setDocument(document)

    def loadResource(self, kind: int, name: QUrl | str) -> QImage:
        """Fetch nothing, wherever a picture is said to be. Given none, Qt would look for a file by itself."""
        nothing = QImage(1, 1, QImage.Format.Format_ARGB32)
        nothing.fill(Qt.GlobalColor.transparent)
        return nothing

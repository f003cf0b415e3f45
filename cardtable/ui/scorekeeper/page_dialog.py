"""A page of paper in a dialog, which can be printed and saved; of one year or of all evenings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cardtable.core.sanitise import as_file_name
from cardtable.ui.dialogs.base import Dialog, button_box
from cardtable.ui.look.look import Choices, spaced
from cardtable.ui.look.page import Page
from cardtable.ui.look.palette import IVORY
from cardtable.ui.look.plain import Label, set_accessible_name
from cardtable.ui.look.saying import announce
from cardtable.ui.scorekeeper.asking import show_over
from cardtable.ui.scorekeeper.closing_page import ClosingPage
from cardtable.ui.scorekeeper.saving import ask_where

_MARGIN = 24


class PageDialog(Dialog):
    """Shows the page that ``page`` returns for a year, or for all if it is given an empty text; ``years`` are
    offered.
    """

    def __init__(self, page: Callable[[str], ClosingPage], years: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make = page
        self._year_label, self._year = Label(), Choices()
        for year in ("", *years):
            self._year.addItem(year, year)
        self._year_label.setBuddy(self._year)
        self._paper = Page()
        # Paper is ivory in a dark room, too; its letters are ink.
        paper = QPalette()
        paper.setColor(QPalette.ColorRole.Base, QColor(IVORY))
        self._paper.setPalette(paper)
        self._told = Label()
        self._told.setWordWrap(True)
        self._print, self._save = QPushButton(), QPushButton()
        self._print.clicked.connect(self._show_preview)
        self._save.clicked.connect(self._ask_where)
        buttons = button_box(QDialogButtonBox.StandardButton.Close)
        for button in (self._print, self._save):
            button.setAutoDefault(False)
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        choosing = QHBoxLayout()
        choosing.addWidget(self._year_label)
        choosing.addWidget(self._year)
        choosing.addStretch(1)
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=3)
        layout.addLayout(choosing)
        layout.addWidget(self._paper, 1)
        layout.addWidget(self._told)
        layout.addWidget(buttons)
        self._year.currentIndexChanged.connect(lambda _: self._show())
        self.retranslate()
        self.open_at(QSize(760, 680))

    @property
    def page(self) -> ClosingPage:
        """The page that is shown."""
        return self._make(str(self._year.currentData()))

    def _show(self) -> None:
        page = self.page
        document = page.document()
        document.setDocumentMargin(_MARGIN)
        self._paper.show_document(document)
        set_accessible_name(self._paper, page.title)
        self.setWindowTitle(page.title)

    def _show_preview(self) -> None:
        from cardtable.ui.scorekeeper.files import page_preview

        show_over(page_preview(self.page, self.windowTitle(), self))

    def _ask_where(self) -> None:
        page = self.page
        name = as_file_name(page.title, (), "").strip() + ".pdf"
        ask_where(self, self.tr("Save as PDF"), self.tr("PDF (*.pdf)"), name, page.write_pdf, self._tell)

    def _tell(self, words: str) -> None:
        self._told.setText(words)
        announce(self, words)

    def retranslate(self) -> None:
        period = self.tr("Period")
        self._year_label.setText(period)
        set_accessible_name(self._year, period)
        self._year.setItemText(0, self.tr("All evenings"))
        self._print.setText(self.tr("&Print…"))
        self._save.setText(self.tr("&Save as PDF…"))
        self._show()

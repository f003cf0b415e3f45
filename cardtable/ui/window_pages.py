"""How the window is divided: notices above, then the start page or the table with its record, below what is unsaved."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from cardtable.app.advice import Hint
from cardtable.ui.bars import GuideBar, HintBar, NoticeBar, PromptBar
from cardtable.ui.cards.faces import CardFaces
from cardtable.ui.computer_bar import ComputerBar
from cardtable.ui.models.record import RecordModel
from cardtable.ui.record_panel import RecordPanel
from cardtable.ui.start_page import StartPage
from cardtable.ui.table.view import TableView
from cardtable.ui.unsaved_bar import UnsavedBar


class WindowPages(QWidget):
    """The parts of the window, laid out; what they do is theirs."""

    def __init__(self, notices: NoticeBar, table: TableView, record: RecordModel, faces: CardFaces) -> None:
        super().__init__()
        self.notices = notices
        self.table = table
        self.start = StartPage(faces)
        self.computer = ComputerBar()
        self.unsaved = UnsavedBar()
        self.prompt = PromptBar()
        self.hints = HintBar()
        self.guide = GuideBar()
        self.record = RecordPanel(record)
        self._middle = _column(self.guide, table, self.hints, self.prompt, stretched=table)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(self._middle)
        self.splitter.addWidget(self.record)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 0)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.start)
        self._pages.addWidget(self.splitter)
        _fill(self, notices, self.computer, self._pages, self.unsaved, stretched=self._pages)

    def show_start(self, waiting: str) -> None:
        """Show the start page; ``waiting`` has words for the partie that could be continued."""
        self._pages.setCurrentWidget(self.start)
        self.start.set_waiting(waiting)
        self.start.take_focus()

    def show_table(self) -> None:
        """Show the table, with its bars and its record."""
        self.notices.setVisible(bool(self.notices.text))
        self._pages.setCurrentWidget(self.splitter)
        self.table.setFocus()

    def show_hint(self, hint: Hint | None) -> None:
        """Show a hint, or none; the table has the room that is left when this returns."""
        self.hints.show_hint(hint)
        column = self._middle.layout()
        assert column is not None
        column.activate()


def _column(*widgets: QWidget, stretched: QWidget) -> QWidget:
    column = QWidget()
    _fill(column, *widgets, stretched=stretched)
    return column


def _fill(whole: QWidget, *widgets: QWidget, stretched: QWidget) -> None:
    """Lay ``widgets`` below one another without a gap; ``stretched`` gets the room that is left."""
    layout = QVBoxLayout(whole)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    for widget in widgets:
        layout.addWidget(widget, int(widget is stretched))

"""The layout of the main window: the start page or the table with its record, and the bars that tell and ask."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.look.bars import GuideBar, HintBar, NoticeBar, PromptBar, ReadingBar
from cardtable.ui.look.overlay import Overlay
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.unsaved_bar import UnsavedBar
from cardtable.ui.look.ways import Ways
from cardtable.ui.models.record import RecordModel
from cardtable.ui.table.view import TableView
from cardtable.ui.window.computer_bar import ComputerBar
from cardtable.ui.window.onlooker_bar import OnlookerBar
from cardtable.ui.window.record_panel import RecordPanel
from cardtable.ui.window.start_page import StartPage

if TYPE_CHECKING:
    from cardtable.ui.school.lesson_panel import LessonPanel


class WindowPages(QWidget):
    """Lays out the parts of the main window and changes between its pages; what the parts do is decided elsewhere."""

    def __init__(
        self,
        notices: NoticeBar,
        unsaved: UnsavedBar,
        table: TableView,
        record: RecordModel,
        pictures: CardPictures,
        ways: Ways,
    ) -> None:
        super().__init__()
        self._pictures = pictures
        self._ways = ways
        self.notices = notices
        self.table = table
        self.start = StartPage(pictures, ways)
        self.computer = ComputerBar()
        self.unsaved = unsaved
        self.prompt = PromptBar()
        self.reading = ReadingBar()
        self.hints = HintBar()
        self.guide = GuideBar()
        self.record = RecordPanel(record)
        self.onlooker = OnlookerBar()
        self._middle = QWidget()
        _fill(self._middle, table, stretched=table)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(self._middle)
        self.splitter.addWidget(self.record)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 0)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.start)
        self._pages.addWidget(self.splitter)
        self._before: QWidget = self.start
        _fill(self, self._pages, self.unsaved, stretched=self._pages)
        self._told = Overlay(
            self._middle,
            (self.reading, self.hints, self.guide),
            table.free_room.rooms,
            hidden=table.free_room.hidden,
            alone=True,
        )
        for laid in (table.showing.settled, table.showing.arranged):
            laid.connect(self._told.get_out_of_the_way)
        self._told.changed.connect(lambda: table.free_room.take(self._told.covered))
        self._looked_on = Overlay(
            self._middle, (self.onlooker, self.prompt), lambda: [[table.free_room.low()]], rising=True
        )
        self._looked_on.changed.connect(lambda: table.free_room.take(self._looked_on.covered, "looked on"))
        self.notified = Overlay(self, (notices, self.computer), lambda: [[_margin(self._pages.rect())]])
        """The overlay that holds the notices and the bar of the computer player."""
        for slip in (self.guide, self.hints, self.reading):
            slip.explain(ways)

    @cached_property
    def lesson(self) -> LessonPanel:
        """The panel with the texts of a lesson, in the place of the record; made for the first lesson, not at the
        start.
        """
        from cardtable.ui.school.lesson_panel import LessonPanel

        panel = LessonPanel(self._pictures)
        panel.left.connect(self._ways.go_home)
        panel.hide()
        self.splitter.addWidget(panel)
        self.splitter.setStretchFactor(2, 0)
        return panel

    def show_lesson(self, shown: bool, record: bool) -> None:
        """Have the lesson beside the table, or else the record if that is wanted there."""
        self.record.setVisible(record and not shown)
        self.lesson.setVisible(shown)

    @property
    def below_dialogs(self) -> QWidget:
        """The part of the window that is disabled while a dialog lies over it; the notices are not part of it and stay
        usable.
        """
        return self._pages

    def told_place(self, window: QWidget) -> QRect:
        """Return the area of ``window`` that notices cover; empty if there are none."""
        covered = self.notified.covered
        return QRect(self.mapTo(window, covered.topLeft()), covered.size()) if covered.isValid() else QRect()

    def show_start(self, waiting: str) -> None:
        """Show the start page; ``waiting`` has words for the match that could be continued."""
        self._pages.setCurrentWidget(self.start)
        self.start.set_waiting(waiting)
        self.start.take_focus()

    def show_table(self) -> None:
        """Show the table, with its bars and its record."""
        self.notices.setVisible(bool(self.notices.text))
        self._pages.setCurrentWidget(self.splitter)
        self.table.setFocus()

    def show_replay(self, page: QWidget) -> None:
        """Show ``page`` until ``leave_replay``, or until something else is shown."""
        if self._pages.indexOf(page) < 0:
            self._pages.addWidget(page)
        now = self._pages.currentWidget()
        if now is not None and now is not page:
            self._before = now
        self._pages.setCurrentWidget(page)

    def leave_replay(self) -> None:
        """Show the page again that was shown before the replay, and give it the focus."""
        self._pages.setCurrentWidget(self._before)
        if self._before is self.splitter:
            self.table.setFocus()
        else:
            self.start.take_focus()


def _margin(rect: QRect) -> QRect:
    """Return the part of ``rect`` in which notices may lie."""
    edge = max(2 * SPACING, rect.width() // 8)
    return rect.adjusted(edge, SPACING, -edge, -SPACING)


def _fill(whole: QWidget, *widgets: QWidget, stretched: QWidget) -> None:
    """Lay ``widgets`` below one another without a gap; ``stretched`` gets the room that is left."""
    layout = QVBoxLayout(whole)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    for widget in widgets:
        layout.addWidget(widget, int(widget is stretched))

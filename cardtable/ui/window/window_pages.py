"""The layout of the main window: the start page or the table with its ledge, and the bars that tell and ask."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from cardtable.ui.cards.packs import Packs
from cardtable.ui.look.bars import GuideBar, HintBar, NoticeBar, OfferBar, PromptBar, ReadingBar
from cardtable.ui.look.unsaved_bar import UnsavedBar
from cardtable.ui.look.ways import Ways
from cardtable.ui.models.record import RecordModel
from cardtable.ui.table.messages import MessageKind, Owner
from cardtable.ui.table.view import TableView
from cardtable.ui.window.computer_bar import ComputerBar
from cardtable.ui.window.onlooker_bar import OnlookerBar
from cardtable.ui.window.record_panel import RecordPanel

if TYPE_CHECKING:
    from cardtable.ui.hall.page import HallPage
    from cardtable.ui.school.lesson_panel import LessonPanel


@runtime_checkable
class _Focused(Protocol):
    """A page that knows which part of it gets the focus."""

    def take_focus(self) -> None:
        """Give the focus to that part."""


class WindowPages(QWidget):
    """Lays out the parts of the main window and changes between its pages; what the parts do is decided elsewhere.

    Words have their place on the ledge of the table. On a page that has none, notices stand above it, also while a
    dialog covers the table, and what is not being saved stands below it.
    """

    hall_made = Signal(object)
    """The front hall, a ``HallPage``, is there from now on."""
    noticed = Signal()
    """Notices cover another area of the window than before; see ``told_place``."""

    def __init__(
        self,
        notices: NoticeBar,
        unsaved: UnsavedBar,
        table: TableView,
        record: RecordModel,
        packs: Packs,
        ways: Ways,
    ) -> None:
        super().__init__()
        self._packs = packs
        self._ways = ways
        self.notices = notices
        self.table = table
        self.computer = ComputerBar()
        self.unsaved = unsaved
        self.prompt = PromptBar()
        self.reading = ReadingBar()
        self.hints = HintBar()
        self.guide = GuideBar()
        self.record = RecordPanel(record)
        self.onlooker = OnlookerBar()
        self.offer = OfferBar()
        self._covered = False
        self._pages = QStackedWidget()
        self._pages.addWidget(table)
        self._before: QWidget | None = None
        _fill(self, notices, self._pages, self.unsaved, stretched=self._pages)
        ledge = table.ledge
        ledge.set_record(self.record)
        for bar, kind, owner in (
            (self.computer, MessageKind.TROUBLE, Owner.SESSION),
            (self.reading, MessageKind.ASKED, Owner.DEAL),
            (self.hints, MessageKind.ASKED, Owner.DECISION),
            (self.prompt, MessageKind.ASKED, Owner.SESSION),
            (self.onlooker, MessageKind.QUESTION, Owner.SESSION),
            (self.offer, MessageKind.OFFER, Owner.DECISION),
            (self.guide, MessageKind.GUIDE, Owner.DECISION),
        ):
            ledge.add(bar, kind, owner)
        notices.wanted.connect(lambda _: self.noticed.emit())
        unsaved.told.connect(lambda: ledge.banner.set_sealed(bool(unsaved.text)))
        ledge.banner.seal_pressed.connect(unsaved.recall)
        for slip in (self.guide, self.hints, self.reading):
            slip.explain(ways)

    @cached_property
    def start(self) -> HallPage:
        """The front hall; made when it is first shown, since a start that goes on with a match does without."""
        from cardtable.ui.hall.page import HallPage

        hall = HallPage(self._packs, self._ways)
        self._pages.insertWidget(0, hall)
        self.hall_made.emit(hall)
        return hall

    @property
    def has_hall(self) -> bool:
        """Whether the front hall has been made."""
        return "start" in vars(self)

    @cached_property
    def lesson(self) -> LessonPanel:
        """The panel with the texts of a lesson, in the place of the record on the ledge; made for the first lesson, not
        at the start.
        """
        from cardtable.ui.school.lesson_panel import LessonPanel

        panel = LessonPanel(self._packs.french)
        panel.left.connect(self._ways.leave_lesson)
        panel.hide()
        self.table.ledge.set_lesson(panel, panel.left.emit)
        return panel

    def show_lesson(self, shown: bool, record: bool) -> None:
        """Have the lesson beside the table, or else the record if that is wanted there."""
        self.table.ledge.show_record(record and not shown)
        self.lesson.setVisible(shown)

    @property
    def below_dialogs(self) -> QWidget:
        """The part of the window that is disabled while a dialog lies over it; the notices are not part of it and stay
        usable.
        """
        return self._pages

    def told_place(self, window: QWidget) -> QRect:
        """Return the area of ``window`` that notices above the page cover; empty if there are none."""
        if self.notices.hosted or not self.notices.is_wanted:
            return QRect()
        layout = self.layout()
        assert layout is not None
        layout.activate()
        return QRect(self.notices.mapTo(window, self.notices.rect().topLeft()), self.notices.size())

    def cover(self, covered: bool) -> None:
        """Disable the pages while a dialog lies over them. Meanwhile notices stand above them, and nothing but trouble
        is shown on the ledge.
        """
        self._covered = covered
        self.below_dialogs.setEnabled(not covered)
        self.table.ledge.show_only_trouble(covered)
        self._host_words()

    def _host_words(self) -> None:
        """Give notices and the words about saving their places: on the ledge of the table that is seen, or above and
        below the page.
        """
        self._host_unsaved()
        notices, ledge = self.notices, self.table.ledge
        on_ledge = self._pages.currentWidget() is self.table and not self._covered
        if on_ledge == notices.hosted:
            return
        if on_ledge:
            ledge.add(notices, MessageKind.NOTICE)
        else:
            ledge.release(notices)
            self._lay_notices()
        self.noticed.emit()

    def _host_unsaved(self) -> None:
        unsaved, ledge = self.unsaved, self.table.ledge
        # It stays on the ledge below a dialog: nothing on the table moves because one is opened.
        on_ledge = self._pages.currentWidget() is self.table
        if on_ledge == unsaved.hosted:
            return
        if on_ledge:
            ledge.add(unsaved, MessageKind.TROUBLE)
            unsaved.lie_on_paper()
        else:
            ledge.release(unsaved)
            layout = self.layout()
            assert isinstance(layout, QVBoxLayout)
            layout.addWidget(unsaved)
            unsaved.stand_alone()

    def _lay_notices(self) -> None:
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(0, self.notices)
        self.notices.stand_alone()

    def take_focus(self) -> None:
        """Give the focus to the page that is seen: to the cloth, or to the button that is wanted most often."""
        page: object = self._pages.currentWidget()
        if isinstance(page, _Focused):
            page.take_focus()

    def key(self, event: QKeyEvent) -> None:
        """Let the page that is seen handle a key that was pressed beside it."""
        page, now = self._pages.currentWidget(), QApplication.focusWidget()
        event.ignore()
        if page is not None and page.isEnabled() and (now is None or not page.isAncestorOf(now)):
            page.keyPressEvent(event)

    def show_start(self) -> None:
        """Show the front hall."""
        self.start.come_up()
        self._pages.setCurrentWidget(self.start)
        self._host_words()
        self.start.take_focus()

    def show_table(self) -> None:
        """Show the table with its ledge."""
        self._pages.setCurrentWidget(self.table)
        self._host_words()
        self.table.setFocus()

    def measure(self) -> None:
        """Give the table the place that it will have, in a window that is not shown yet: what is laid on it then lies
        where it stays.
        """
        for part in (self, self._pages):
            layout = part.layout()
            assert layout is not None
            layout.setGeometry(part.rect())
        self.table.measure()

    def show_replay(self, page: QWidget) -> None:
        """Show ``page`` until ``leave_replay``, or until something else is shown."""
        if self._pages.indexOf(page) < 0:
            self._pages.addWidget(page)
        now = self._pages.currentWidget()
        if now is not None and now is not page:
            self._before = now
        self._pages.setCurrentWidget(page)
        self._host_words()

    def leave_replay(self) -> None:
        """Show the page again that was shown before the replay, and give it the focus."""
        before = self._before or self.start
        if self.has_hall and before is self.start:
            self.start.come_up()
        self._pages.setCurrentWidget(before)
        self._host_words()
        self.take_focus()


def _fill(whole: QWidget, *widgets: QWidget, stretched: QWidget) -> None:
    """Lay ``widgets`` below one another without a gap; ``stretched`` gets the room that is left."""
    layout = QVBoxLayout(whole)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    for widget in widgets:
        layout.addWidget(widget, int(widget is stretched))

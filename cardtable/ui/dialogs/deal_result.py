"""The result of a deal, in lines that explain themselves and add up."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QSize, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QMouseEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QPushButton, QTableView, QVBoxLayout, QWidget

from cardtable.app.reports import DealReport
from cardtable.app.settings import Settings
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.dialogs.base import Dialog
from cardtable.ui.dialogs.card_strip import CardStrip
from cardtable.ui.dialogs.counted_line import CountedLine, gains_of
from cardtable.ui.dialogs.counting_up import CounterRow, CountingUp, counted_points
from cardtable.ui.dialogs.deal_head import DealHead
from cardtable.ui.dialogs.line_painting import LinePainter
from cardtable.ui.look.flow import Flow
from cardtable.ui.look.letters import unmarked
from cardtable.ui.look.look import faint, serif, spaced
from cardtable.ui.look.more_button import MoreButton
from cardtable.ui.look.palette import DENSE
from cardtable.ui.look.plain import Label, LinkedLabel, set_accessible_name
from cardtable.ui.look.ways import NO_WAYS, Ways
from cardtable.ui.models.deal_result import CARDS_ROLE, DealResultModel
from cardtable.words.cards import joined
from cardtable.words.families import words_of
from cardtable.words.figures import figure, signed

_FIELD = 168
"""Width of a side's counters at most, in pixels."""
_LEAST_LINES = 5
_LEAST_ROW = 24
"""The least height of a line in pixels, so that it can be hit with a finger."""
_DECIDING = 2
"""The most lines that are shown first, with their cards."""
_NEXT = QSize(220, 60)
_NEXT_LETTERS = 1.25
"""The size of the button that goes on, in pixels, and that of its letters, in sizes of text."""
_HIGHEST = 760
"""The height of the sheet at most, in pixels."""
_BESIDE = 2
_MOST_FIELDS = 4
"""The most sides whose counters are shown beside the words, and side by side at all."""


class _Page(NamedTuple):
    """What is seen beside the lines: whether words that lead to the glossary, room for the cards of a line and counters
    are, and how wide the cards in lines are, in pixels; whether the lesser buttons are gathered in a menu, and whether
    it is said that a line can be chosen.
    """

    explains: bool
    keeps_strip: bool
    counters: bool
    card: int
    gathers: bool = False
    asks: bool = True


_PAGES = (
    *(
        _Page(explains, keeps_strip, counters, card)
        for explains, keeps_strip in ((True, True), (False, True), (False, False))
        for counters, card in ((True, 60), (False, 60), (False, 44), (False, 0))
    ),
    _Page(False, False, False, 0, gathers=True),
    _Page(False, False, False, 0, gathers=True, asks=False),
)
"""From the richest to the one with room for most lines."""


class DealResultDialog(Dialog):
    """Shows a ``DealReport``. The dialog is accepted when the game shall go on; its signals ask for everything else.

    The result is counted up line by line, each with its cards, at the pace of ``settings``; a click shows all lines. A
    result that was ``counted`` before is shown at once.
    """

    title_step = 2.4

    all_cards_wanted = Signal()
    sheet_wanted = Signal()
    review_wanted = Signal()
    replay_wanted = Signal()
    undo_wanted = Signal()
    close_wanted = Signal()

    def __init__(
        self,
        report: DealReport,
        pictures: CardPictures,
        can_undo: bool = True,
        parent: QWidget | None = None,
        *,
        can_review: bool = False,
        can_close: bool = False,
        settings: Settings | None = None,
        counted: bool = False,
        own: int | None = None,
        good: int = 1,
    ) -> None:
        """``own`` is the side of the only person who sees this, None if there are several or none; ``good`` is that of
        the family.
        """
        super().__init__(parent)
        self._report = report
        self._words = words_of(report.family)
        self._model = DealResultModel(report.lines, report.sides, self._words, self, report.players, _DECIDING)
        settings = settings or Settings(pace="none")
        shown = [side for side in range(len(report.sides)) if not self._model.is_empty(side)]
        self._counters = CounterRow(report.sides, shown, settings, _FIELD)
        self._head = DealHead(report, self._model.groups, shown, own, good)
        # Where the deal has ended a match another one stands at nothing, of which counters would show none.
        self._few = len(shown) <= _MOST_FIELDS and any(report.standing.points)
        # Those of two sides have room beside the words.
        self._beside = len(shown) <= _BESIDE
        if not self._few:
            self._counters.hide()
        lines = len(self._model.groups)
        self._counting = CountingUp(lines, 0.0 if counted else settings.reading_time, self)
        self._counting.reached.connect(self._show_counted)
        self._ways = NO_WAYS
        self._explained = LinkedLabel()
        self._explained.setWordWrap(True)
        faint(self._explained)
        self._own = own
        self._line = CountedLine(pictures, settings, self)
        self._page = _PAGES[0]
        self._fitted: object = None
        """For what it was last decided what is spared below the lines."""
        self._table = QTableView()
        self._table.setTabKeyNavigation(False)
        self._table.setModel(self._model)
        rows = self._table.verticalHeader()
        rows.hide()
        # No higher than the words, so that a whole deal is seen at once in a small window as well.
        rows.setMinimumSectionSize(_LEAST_ROW)
        rows.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self._table.setProperty(DENSE, True)
        self._table.setShowGrid(False)
        self._painter = LinePainter(self._model, pictures, self._table)
        self._table.setItemDelegate(self._painter)
        pictures.changed.connect(self._table.viewport().update)
        self._table.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self._table.setWordWrap(False)
        # A head and some lines can be seen at once, also where words are large; the rest of a sheet scrolls.
        few = min(_LEAST_LINES, self._model.rowCount() + 1)
        self._table.setMinimumHeight(few * rows.defaultSectionSize())
        # The points stand at the right end of a cell and are never left out.
        self._table.setTextElideMode(Qt.TextElideMode.ElideLeft)
        header = self._table.horizontalHeader()
        for column in range(self._model.columnCount()):
            mode = QHeaderView.ResizeMode.Stretch if column else QHeaderView.ResizeMode.ResizeToContents
            header.setSectionResizeMode(column, mode)
        for side in range(len(report.sides)):
            self._table.setColumnHidden(side + 1, self._model.is_empty(side))
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._table.selectionModel().currentChanged.connect(self._show_cards)
        # Lines come one by one, and the words that come at the end take height from them.
        self._table.verticalScrollBar().rangeChanged.connect(self._keep_in_sight)
        self._cards_title = Label()
        self._cards_title.setWordWrap(True)
        self._strip = CardStrip(pictures, 46, wraps=False)
        # Nothing moves when a line has no cards.
        kept = self._strip.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self._strip.setSizePolicy(kept)
        self._strip.hide()
        self._next = QPushButton()
        self._next.setFont(serif(_NEXT_LETTERS))
        self._next.setMinimumSize(_NEXT)
        self._next.setDefault(True)
        self._next.clicked.connect(self.accept)
        self._all = self._button(self.all_cards_wanted)
        self._sheet = self._button(self.sheet_wanted)
        self._review = self._button(self.review_wanted)
        self._review.setVisible(can_review)
        self._again = self._button(self.replay_wanted)
        self._undo = self._button(self.undo_wanted)
        self._undo.setVisible(can_undo)
        self._stop = self._button(self.close_wanted)
        self._stop.setVisible(can_close)
        # The other buttons are less prominent than the one that goes on.
        lesser = [self._all, self._sheet, self._again]
        lesser += [button for button, offered in ((self._undo, can_undo), (self._stop, can_close)) if offered]
        self._more = MoreButton(lesser, self)
        buttons = (self._review, self._all, self._sheet, self._undo, self._again, self._stop, self._more)
        others = Flow(*buttons, aligned=True)
        going = QHBoxLayout()
        going.addWidget(others, 1)
        going.addWidget(self._next, 0, Qt.AlignmentFlag.AlignBottom)
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=1)
        said = QVBoxLayout()
        said.addWidget(self._head)
        said.addStretch(1)
        top: QHBoxLayout | QVBoxLayout = QHBoxLayout() if self._beside else QVBoxLayout()
        top.addLayout(said, 1)
        top.addWidget(self._counters)
        layout.addLayout(top)
        layout.addWidget(self._table, 1)
        told = QVBoxLayout()
        told.addWidget(self._cards_title)
        told.addStretch(1)
        told.addWidget(self._explained)
        # Side by side, for the lines above need the height.
        below = QHBoxLayout()
        below.addLayout(told, 2)
        below.addWidget(self._strip, 1)
        layout.addLayout(below)
        layout.addLayout(going)
        self.retranslate()
        self._next.setFocus()
        self._show_counted(0)
        # A deal of few lines leaves no empty sheet below them, and sides that are not shown none beside them.
        wide = 420 + 150 * len(shown)
        self._have(_PAGES[0])
        self.open_at(QSize(wide, min(_HIGHEST, self._height_of_all(wide))))

    def explain(self, ways: Ways) -> None:
        """Let words of the game be links to the glossary."""
        self._ways = ways
        self._explained.explain(ways)
        self._name_explained()

    def _name_explained(self) -> None:
        """List the words in the titles of lines that the glossary explains; hide the list if there are none."""
        titles = dict.fromkeys(self._words.line_title(line) for line in self._report.lines if line.marked)
        known = [word for _, word in self._ways.terms().words_in(". ".join(titles))]
        self._explained.setText(self.tr("Words explained: {words}.").format(words=joined(known)) if known else "")
        self._explained.setVisible(bool(known))

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self._make_room()
        return done

    def _make_room(self) -> None:
        """Have the richest of the pages of ``_PAGES`` on which all lines are seen at once, and while they are counted,
        the richest that needs no scrolling. The words tell the standing as well, the glossary can be opened in other
        ways too, and a line that is pressed shows its cards.
        """
        if self.layout() is None:
            return
        around = self.parentWidget()
        # On a sheet it is never lower than it must be, and scrolls.
        seen = self.height() if self.isWindow() or around is None else min(self.height(), around.height())
        counting = self._counting.running
        words = (self._head.text(), self._explained.text(), bool(self._cards_title.text()))
        fitted = (self.width(), seen, words, counting, self.fontMetrics().height())
        if fitted != self._fitted:
            # Shown each time, the parts would ask for another layout each time, without end.
            self._fitted = fitted
            # While lines are counted one by one the counters move in sight, and the list is covered.
            for page in sorted(_PAGES, key=lambda page: not page.counters) if counting else _PAGES:
                self._have(page)
                covered = self._lines_height() - self._table.minimumHeight() if counting else 0
                if self._height_of_all(self.width()) - covered <= seen:
                    break
        self._line.setGeometry(self._table.geometry())

    def _have(self, page: _Page) -> None:
        """Show the parts of ``page``."""
        self._page = page
        self._more.gather(page.gathers)
        self._cards_title.setVisible(page.asks or self._table.currentIndex().isValid())
        self._explained.setVisible(page.explains and bool(self._explained.text()))
        policy = self._strip.sizePolicy()
        policy.setRetainSizeWhenHidden(page.keeps_strip)
        self._strip.setSizePolicy(policy)
        self._counters.setVisible(page.counters and self._few)
        if self._painter.card != page.card:
            self._painter.card = page.card
            self._word_cards(self._table.currentIndex())
            self._table.doItemsLayout()

    def _height_of_all(self, width: int) -> int:
        """Return how high the page that there is now is with all lines, if it is ``width`` pixels wide."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        return layout.minimumHeightForWidth(width) - self._table.minimumHeight() + self._lines_height()

    def _lines_height(self) -> int:
        """Return how high the table is with all lines."""
        table = self._table
        lines = sum(max(_LEAST_ROW, table.sizeHintForRow(row)) for row in range(self._model.rowCount()))
        # The rule above the sum is a pixel more.
        return lines + 1 + table.horizontalHeader().sizeHint().height() + 2 * table.frameWidth()

    @property
    def going_on(self) -> str:
        """What is pressed to go on, in words without a letter to press."""
        return unmarked(self._next.text())

    @property
    def counters(self) -> CounterRow:
        """The counters of the sides that played."""
        return self._counters

    @property
    def counting(self) -> CountingUp:
        """The counting of the lines, which knows how many have been counted."""
        return self._counting

    @property
    def line(self) -> CountedLine:
        """The line that is being counted, over the list of lines."""
        return self._line

    @property
    def table(self) -> QTableView:
        return self._table

    @property
    def strip(self) -> CardStrip:
        return self._strip

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._measure_titles()
        if not self._counting.done:
            self._counting.start()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._counting.finish()
        self._line.hide()
        super().mousePressEvent(event)

    def _measure_titles(self) -> None:
        """Make the first column as wide as the longest title of all lines, also of those out of sight, which the header
        does not measure.
        """
        header = self._table.horizontalHeader()
        rows = range(self._model.rowCount())
        wide = max(self._table.sizeHintForIndex(self._model.index(row, 0)).width() for row in rows)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(0, max(wide, header.sectionSizeHint(0)) + 1)

    def _show_counted(self, lines: int) -> None:
        """Show the first ``lines`` lines, and the counters as they stand after these."""
        last = len(self._model.groups)
        whole = lines >= last
        for row in range(last):
            self._table.setRowHidden(row, row >= lines)
        self._table.setRowHidden(last, not whole)
        self._counters.set_points(counted_points(self._model, self._report, lines))
        self._head.show_counted(lines)
        self.setWindowTitle(self._head.title)
        self._show_line(lines)
        if lines and not whole:
            self._table.selectionModel().setCurrentIndex(
                self._model.index(lines - 1, 0), QItemSelectionModel.SelectionFlag.ClearAndSelect
            )
            self._keep_in_sight()
        elif whole:
            self._table.selectionModel().clear()
            self._show_cards(QModelIndex())
            self._make_room()
            self._keep_in_sight()

    def _show_line(self, lines: int) -> None:
        """Lay the line that has just been counted over the list, the last one for as long as the others."""
        if not self.isVisible() or not 0 < lines <= len(self._model.groups) or not self._counting.step:
            return
        one = self._model.groups[lines - 1]
        gains = gains_of(one.cells, self._report.sides, self._own)
        self._line.tell(self._words.line_title(one.example), one.cards(), gains)
        if lines == len(self._model.groups):
            QTimer.singleShot(self._counting.step, self._line, self._line.hide)

    def _keep_in_sight(self) -> None:
        """Scroll to the line that is being counted, and at the end to the sum. A line that a person has chosen stays in
        sight instead.
        """
        looked_at = self._table.currentIndex()
        if not self._counting.done and looked_at.isValid():
            self._table.scrollTo(looked_at)
        elif self._counting.done and not looked_at.isValid():
            self._table.scrollToBottom()

    def _button(self, signal: SignalInstance) -> QPushButton:
        # Shown without a parent it would be a window for a moment.
        button = QPushButton(self)
        button.setAutoDefault(False)
        button.setFlat(True)
        button.setProperty(DENSE, True)
        button.clicked.connect(signal)
        return button

    def _show_cards(self, index: QModelIndex) -> None:
        cards = index.data(CARDS_ROLE) or ()
        if not cards:
            # Whoever presses the empty half of a line means the line.
            index = index.siblingAtColumn(0)
            cards = index.data(CARDS_ROLE) or ()
        self._strip.set_cards(cards)
        self._strip.setVisible(bool(cards))
        self._cards_title.setVisible(self._page.asks or index.isValid())
        self._word_cards(index)

    def _word_cards(self, index: QModelIndex) -> None:
        groups = self._model.groups
        if not index.isValid() or index.row() >= len(groups):
            more = self.tr("Choose a line to read what it counts for.")
            self._cards_title.setText(more if self._painter.shows_all else self.tr("Choose a line to see its cards."))
            return
        if not self._strip.cards:
            self._cards_title.setText(self.tr("This line has no cards."))
            return
        group = groups[index.row()]
        column = index.column()
        told = {
            name: "; ".join(dict.fromkeys(self._words.line_sentence(line) for line in cell))
            for side, (name, cell) in enumerate(zip(self._report.sides, group.cells, strict=True))
            if cell and column in (0, side + 1)
        }
        if column == 0 and len({*told.values()}) == 1:
            self._cards_title.setText(next(iter(told.values())))
        else:
            # Of sides with different numbers it is said which has which.
            named = (self.tr("{name}: {line}").format(name=name, line=line) for name, line in told.items())
            self._cards_title.setText("; ".join(named))

    def retranslate(self) -> None:
        self._model.retranslate()
        set_accessible_name(self._table, self.tr("Scores, by side"))
        points = [
            self.tr("{name} {points}").format(name=name, points=figure(count))
            for side, (name, count) in enumerate(zip(self._report.sides, self._report.standing.points, strict=True))
            if self._report.players is None or side in self._report.players
        ]
        # Partners are two names with an “and” between them already.
        standing = self.tr("The score in the match: {points}.").format(points=", ".join(points))
        if (
            self._report.players is not None
            and not self._report.standing.over
            and not any(self._report.standing.points)
        ):
            standing = self.tr("This match is over.")
        if self._report.players is None:
            standing = self._words.departure(self._report.standing, self._report.sides) or standing
        if self._report.accounts:
            accounts = [
                self.tr("{name} {points}").format(name=name, points=signed(units))
                for name, units in zip(self._report.sides, self._report.accounts, strict=True)
            ]
            standing += " " + self.tr("The accounts, in units: {accounts}.").format(accounts=joined(accounts))
        brackets = self._words.brackets(self._report.lines)
        self._head.set_standing(f"{standing} {brackets}".rstrip())
        self._all.setText(self.tr("&All cards…"))
        self._sheet.setText(self.tr("&Score sheet…"))
        self._review.setText(self.tr("Could I have done &better?"))
        self._again.setText(self.tr("Same &deal again"))
        self._undo.setText(self.tr("&Undo"))
        self._stop.setText(self.tr("Stop and se&ttle"))
        self._more.setText(self.tr("&More"))
        over = self._report.standing.over
        self._next.setText(self.tr("&Result") if over else self.tr("&Next deal"))
        self.setWindowTitle(self._head.title)
        self._word_cards(self._table.currentIndex())
        self._name_explained()

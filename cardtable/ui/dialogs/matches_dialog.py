"""Lists the kept matches: to find one, continue it, see it again, look at its score, or save it as a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QPushButton, QTableView, QVBoxLayout, QWidget

from cardtable.core.errors import CodedError
from cardtable.store.model import MatchChoices, MatchFilter, MatchSummary
from cardtable.ui.dialogs.base import Dialog
from cardtable.ui.dialogs.match_finder import MatchFinder
from cardtable.ui.dialogs.match_rows import MatchRows, row_height
from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import spaced
from cardtable.ui.look.more_button import MoreButton
from cardtable.ui.look.plain import Label, set_accessible_name
from cardtable.ui.look.saying import announce
from cardtable.ui.models.base import NO_PARENT
from cardtable.ui.models.matches import GAME, MATCH_ROLE, PLAYED, PLAYERS, POINTS, MatchesModel

_PAGE = 100
"""The number of matches that are read at a time."""
_LEAST_ROWS = 2
"""How many matches are seen at once at least."""
_LEAST_NAMES = 16
"""The width of the column with the players at least, in letters."""
_SEEN_AT_FIRST = 24
"""The most rows that are measured before any is seen."""
_FEW = 12
"""Among so many matches typed words find one; more are chosen by game, person and year, too."""


class MatchShelf(Protocol):
    """Where matches are kept. Its methods raise ``CodedError`` if they cannot be read."""

    def matches(
        self, limit: int | None = ..., wanted: MatchFilter = ..., after: int | None = ...
    ) -> list[MatchSummary]: ...

    def count_matches(self, wanted: MatchFilter = ...) -> int: ...

    def match_choices(self) -> MatchChoices: ...


class MatchesDialog(Dialog):
    """A list of all matches of a shelf to choose from, with a search. A match can be seen again on
    the table if a deal of it is over. The signals carry the number of the chosen match. Raises ``CodedError`` if the
    shelf cannot be read.
    """

    place = 3
    grows = True

    continue_wanted = Signal(int)
    replay_wanted = Signal(int)
    """Asks to show the finished deals of the match on the table."""
    sheet_wanted = Signal(int)
    export_wanted = Signal(int)
    delete_wanted = Signal(int)
    by_hand_wanted = Signal()
    """Asks for the list of score sheets for real cards."""
    statistics_wanted = Signal()
    """Asks for the statistics of the persons in all matches."""
    failed = Signal(object)
    """Tells the ``CodedError`` for which matches could not be read any more."""

    def __init__(self, shelf: MatchShelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._all = self._found = 0
        self._model = MatchesModel(self)
        self._finder = MatchFinder(self)
        self._finder.changed.connect(self._search)
        self._finder.search.installEventFilter(self)
        self._told = Label()
        self._told.setWordWrap(True)
        self._table = QTableView()
        self._table.setTabKeyNavigation(False)
        self._table.setModel(self._model)
        self._table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self._table.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self._table.setShowGrid(False)
        self._table.setItemDelegate(MatchRows(self._table))
        # The day stands below the game.
        self._table.setColumnHidden(PLAYED, True)
        rows = self._table.verticalHeader()
        rows.hide()
        # Of thousands of rows none is measured.
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self._table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(PLAYERS, QHeaderView.ResizeMode.Stretch)
        # As wide as what is seen needs, however long the list is.
        header.setResizeContentsPrecision(0)
        self._go_on, self._sheet, self._export, self._delete, self._close = (QPushButton() for _ in range(5))
        self._replay = QPushButton()
        self._by_hand, self._match_statistics = QPushButton(), QPushButton()
        self._by_hand.clicked.connect(self.by_hand_wanted)
        self._match_statistics.clicked.connect(self.statistics_wanted)
        self._go_on.setDefault(True)
        pairs = (
            (self._go_on, self.continue_wanted),
            (self._replay, self.replay_wanted),
            (self._sheet, self.sheet_wanted),
            (self._export, self.export_wanted),
            (self._delete, self.delete_wanted),
        )
        for button, signal in pairs:
            button.clicked.connect(lambda _=False, signal=signal: self._emit(signal))
        self._table.doubleClicked.connect(lambda _: self._open())
        self._close.clicked.connect(self.reject)
        self._lesser = self._export, self._by_hand, self._delete
        self._more = MoreButton(self._lesser, self)
        self._going = going = Flow(
            self._match_statistics, self._sheet, self._replay, self._close, self._go_on, right=True
        )
        for button in (*(pair[0] for pair in pairs[1:]), self._by_hand, self._match_statistics, self._close):
            button.setAutoDefault(False)
            button.setFlat(True)
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=3)
        layout.addWidget(self._finder)
        layout.addWidget(self._told)
        layout.addWidget(self._table, 1)
        foot = QHBoxLayout()
        for one in (self._more, *self._lesser):
            foot.addWidget(one, 0, Qt.AlignmentFlag.AlignVCenter)
        foot.addWidget(going, 1)
        layout.addLayout(foot)
        self._foot = foot
        self._more.gather(True)
        self._table.viewport().installEventFilter(self)
        self._table.selectionModel().selectionChanged.connect(lambda *_: self._enable())
        self._set_row_height()
        self._load()
        self.retranslate()
        self._table.setFocus()
        self.open_at(QSize(880, 600))

    @property
    def wanted(self) -> QSize:
        """As large as is usual, and wide enough for all buttons: each has a letter, which a menu would take from it."""
        return super().wanted.expandedTo(QSize(self._all_buttons(), 0))

    def _all_buttons(self) -> int:
        """Return the width that the dialog needs for all buttons in one row."""
        layout = self.layout()
        assert layout is not None
        margins = layout.contentsMargins()
        buttons = [one.sizeHint().width() + self._foot.spacing() for one in self._lesser]
        return margins.left() + sum(buttons) + self._going.sizeHint().width() + margins.right()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._gather()

    def _gather(self) -> None:
        """Gather the lesser buttons in a menu where not all have room."""
        self._more.gather(self.width() < self._all_buttons())

    @property
    def table(self) -> QTableView:
        return self._table

    @property
    def told(self) -> str:
        """How many matches are listed, in words; or an answer about the one that is chosen."""
        return self._told.text()

    def answer(self, words: str) -> None:
        """Say why what was asked of the chosen match cannot be; until another one is chosen."""
        self._told.setText(words)
        self._told.show()
        announce(self, words)

    def refresh(self) -> None:
        """Read the matches anew; the row that is chosen stays the one, whatever lies in it then."""
        row = self._table.currentIndex().row()
        try:
            self._load(max(row, 0))
        except CodedError as error:
            self.failed.emit(error)

    def _load(self, row: int = 0) -> None:
        self._all = self._shelf.count_matches()
        self._finder.setVisible(self._all > 1)
        self._finder.offer(self._shelf.match_choices(), self._all > _FEW)
        self._list(row)

    def _list(self, row: int = 0) -> None:
        """List what is wanted now, and choose a row of it. Raises ``CodedError``."""
        wanted = self._finder.wanted
        self._found = self._all if wanted == MatchFilter() else self._shelf.count_matches(wanted)

        def fetch(after: int | None) -> Sequence[MatchSummary]:
            try:
                return self._shelf.matches(_PAGE, wanted, after)
            except CodedError as error:
                if after is None:
                    raise
                self.failed.emit(error)
                return ()

        self._model.show(fetch)
        while self._model.rowCount() <= row and self._model.canFetchMore(NO_PARENT):
            self._model.fetchMore(NO_PARENT)
        self._table.selectRow(min(row, self._model.rowCount() - 1))
        self._enable()
        self._share()

    def _search(self) -> None:
        try:
            self._list()
        except CodedError as error:
            self.failed.emit(error)
        announce(self, self._told.text())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._set_row_height()
            self._share()
            # The buttons get their font after the dialog.
            QTimer.singleShot(0, self, self._gather)

    def _share(self) -> None:
        """Give the players a column of their own where they have room beside game and points; they stand below the game
        where not.
        """
        header, mode = self._table.horizontalHeader(), QHeaderView.ResizeMode
        game, points = (max(self._wanted_width(one), header.sectionSizeHint(one)) for one in (GAME, POINTS))
        left = self._table.viewport().width() - game - points
        names = _LEAST_NAMES * self.fontMetrics().averageCharWidth()
        narrow = self._model.narrow = left < max(header.sectionSizeHint(PLAYERS), names)
        self._table.setColumnHidden(PLAYERS, narrow)
        # Who has won is cut rather than the points, as far as these have room.
        stretched = {GAME: narrow and left >= 0, POINTS: -points / 2 < left < 0}
        usual = mode.ResizeToContents if self._table.isVisible() else mode.Fixed
        for column, width in ((GAME, game), (POINTS, points)):
            header.setSectionResizeMode(column, mode.Stretch if stretched[column] else usual)
            if not stretched[column] and usual is mode.Fixed:
                header.resizeSection(column, width)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._share()

    def _wanted_width(self, column: int) -> int:
        """Return the width that a column needs for the rows that are seen, or will be."""
        if self._table.isVisible():
            return self._table.sizeHintForColumn(column)
        # Of a table that is not seen yet Qt would measure all rows.
        rows = range(min(self._model.rowCount(), _SEEN_AT_FIRST))
        return max((self._table.sizeHintForIndex(self._model.index(row, column)).width() for row in rows), default=0)

    def _set_row_height(self) -> None:
        row = row_height(self._table.fontMetrics())
        self._table.verticalHeader().setDefaultSectionSize(row)
        # Where there is less room the dialog scrolls.
        self._table.setMinimumHeight(self._table.horizontalHeader().sizeHint().height() + _LEAST_ROWS * row)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._table.viewport() and event.type() == QEvent.Type.Resize:
            self._share()
        if watched is self._finder.search and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Down:
            if event.type() == QEvent.Type.KeyPress:
                self._table.setFocus()
            return True
        return super().eventFilter(watched, event)

    def chosen(self) -> MatchSummary | None:
        """Return the match that is marked in the list; None if none is."""
        rows = self._table.selectionModel().selectedRows()
        found = rows[0].data(MATCH_ROLE) if rows else None
        return found if isinstance(found, MatchSummary) else None

    def _emit(self, signal: SignalInstance) -> None:
        chosen = self.chosen()
        if chosen is not None:
            signal.emit(chosen.id)

    def _open(self) -> None:
        chosen = self.chosen()
        if chosen is not None:
            (self.continue_wanted if chosen.finished is None else self.replay_wanted).emit(chosen.id)

    def _enable(self) -> None:
        self._word_number()
        chosen = self.chosen()
        for button in (self._sheet, self._export, self._delete):
            button.setEnabled(chosen is not None)
        self._go_on.setEnabled(chosen is not None)
        self._replay.setEnabled(chosen is not None and chosen.deals > 0)
        self._word_main()

    def _word_main(self) -> None:
        chosen = self.chosen()
        over = chosen is not None and chosen.finished is not None
        self._go_on.setText(self.tr("&Show the end") if over else self.tr("&Continue"))

    def _word_number(self) -> None:
        if not self._all:
            words = self.tr("No match has been played yet.")
        elif self._found == self._all:
            words = self.tr("%n match(es), newest first", "", self._all)
        elif self._found:
            words = self.tr("%n of {all} match(es)", "", self._found).format(all=self._all)
        else:
            words = self.tr("None of the %n match(es) fits the search.", "", self._all)
        self._told.setText(words)
        self._told.setVisible(self._found == 0 or self._found < self._all or self._all > _FEW)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Past games"))
        self._word_number()
        set_accessible_name(self._table, self.tr("Matches, newest first"))
        self._word_main()
        self._replay.setText(self.tr("&Look through"))
        self._sheet.setText(self.tr("Sc&ore sheet"))
        self._more.setText(self.tr("&More"))
        self._match_statistics.setText(self.tr("S&tatistics and ratings…"))
        self._export.setText(self.tr("Save as a &file…"))
        self._delete.setText(self.tr("&Delete…"))
        self._by_hand.setText(self.tr("Past score s&heets…"))
        self._close.setText(self.tr("Close"))
        self._gather()
        self._model.retranslate()

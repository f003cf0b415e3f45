"""Lists the kept matches: to continue one, see it again, look at its score, or save it as a file."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal, SignalInstance
from PySide6.QtWidgets import QHeaderView, QPushButton, QTableView, QVBoxLayout, QWidget

from cardtable.store.model import MatchSummary
from cardtable.ui.dialogs.base import Dialog
from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import spaced
from cardtable.ui.look.plain import Label
from cardtable.ui.models.matches import MATCH_ROLE, MatchesModel


class MatchesDialog(Dialog):
    """A list of matches to choose from. A match can be seen again on the table if a deal of it is over. The signals
    carry the number of the chosen match.
    """

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

    def __init__(self, matches: Sequence[MatchSummary], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = MatchesModel(self)
        self._empty = Label()
        self._empty.setWordWrap(True)
        self._table = QTableView()
        self._table.setModel(self._model)
        self._table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self._table.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self._table.setAlternatingRowColors(True)
        self._table.setShowGrid(False)
        self._table.verticalHeader().hide()
        header = self._table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
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
        # Two rows of buttons: German words need the room.
        keeping = Flow(self._delete, self._export, self._by_hand)
        going = Flow(self._match_statistics, self._close, self._sheet, self._replay, self._go_on, right=True)
        for button in (*(pair[0] for pair in pairs[1:]), self._by_hand, self._match_statistics, self._close):
            button.setAutoDefault(False)
            button.setFlat(True)
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=3)
        layout.addWidget(self._empty)
        layout.addWidget(self._table, 1)
        layout.addWidget(keeping)
        layout.addWidget(going)
        self._table.selectionModel().selectionChanged.connect(lambda *_: self._enable())
        self.set_matches(matches)
        self.retranslate()
        self.open_at(QSize(820, 520))

    @property
    def table(self) -> QTableView:
        return self._table

    def set_matches(self, matches: Sequence[MatchSummary]) -> None:
        """Show these instead."""
        self._model.set_matches(matches)
        self._empty.setVisible(not matches)
        if matches:
            self._table.selectRow(0)
        self._enable()

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
        chosen = self.chosen()
        for button in (self._sheet, self._export, self._delete):
            button.setEnabled(chosen is not None)
        self._go_on.setEnabled(chosen is not None)
        self._replay.setEnabled(chosen is not None and chosen.deals > 0)
        self._word_main()

    def _word_main(self) -> None:
        chosen = self.chosen()
        over = chosen is not None and chosen.finished is not None
        self._go_on.setText(self.tr("&Show its end") if over else self.tr("&Continue"))

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Past games"))
        self._empty.setText(self.tr("No match has been played yet."))
        self._table.setAccessibleName(self.tr("Matches, the latest first"))
        self._word_main()
        self._replay.setText(self.tr("&Look through"))
        self._sheet.setText(self.tr("Sc&ore sheet"))
        self._match_statistics.setText(self.tr("S&tatistics…"))
        self._export.setText(self.tr("Save as a &file…"))
        self._delete.setText(self.tr("&Delete…"))
        self._by_hand.setText(self.tr("Past score s&heets…"))
        self._close.setText(self.tr("Close"))
        self._model.retranslate()

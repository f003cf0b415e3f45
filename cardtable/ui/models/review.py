"""A person's decisions in a deal and what they were worth: a row for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QLocale, QObject, Qt

from cardtable.app.review import Decision, Review
from cardtable.ui.models.base import NO_PARENT, Index
from cardtable.ui.plain import tool_tip

DECISION_ROLE = Qt.ItemDataRole.UserRole + 1
"""The ``Decision`` of a row."""
_DONE, _BETTER, _COST = range(3)


class ReviewModel(QAbstractTableModel):
    """What was done, what would have been better, and by how many points."""

    def __init__(self, review: Review, names: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._review = review
        self._names = tuple(names)
        self._words = review.manners.words
        review.judged.connect(self._judged)

    def retranslate(self) -> None:
        """Word everything again."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, _COST)
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, _COST))

    def _judged(self, row: int) -> None:
        self.dataChanged.emit(self.index(row, 0), self.index(row, _COST))

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._review.decisions)

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else 3

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("What you did"), self.tr("What would have been better"), self.tr("Worse by"))[section]
        if role == Qt.ItemDataRole.TextAlignmentRole and section == _COST:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        decision = self._review.decisions[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(decision, index.column())
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            words = self._sentence(decision, index.column())
            return tool_tip(words) if role == Qt.ItemDataRole.ToolTipRole else words
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() == _COST:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if role == DECISION_ROLE:
            return decision
        return None

    def _text(self, decision: Decision, column: int) -> str:
        judgement = decision.judgement
        if column == _DONE:
            return self._words.sign(decision.action, decision.view.labels, self._names)
        if judgement is None:
            return "…" if column == _COST else ""
        good = not judgement.shortfall and not judgement.at_least
        if column == _BETTER:
            return "" if good else self._words.sign(judgement.best, decision.view.labels, self._names)
        if good:
            return "✓"
        points = QLocale().toString(float(judgement.shortfall), "f", 1)
        return self.tr("at least {points}").format(points=points) if judgement.at_least else points

    def _sentence(self, decision: Decision, column: int) -> str:
        judgement = decision.judgement
        if column == _DONE:
            return self._words.sentence(decision.action, decision.view.labels, self._names)
        if judgement is None:
            return self.tr("The computer is still looking at it.")
        if not judgement.shortfall and not judgement.at_least:
            return self.tr("Nothing would have been better.")
        if column == _BETTER:
            return self._words.sentence(judgement.best, decision.view.labels, self._names)
        return self._text(decision, column)

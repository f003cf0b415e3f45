"""The result of one deal: a row for each reason, a column for each side, and a sum."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt
from PySide6.QtGui import QFont

from cardtable.core.cards import Card
from cardtable.core.scores import ScoreLine, totals
from cardtable.ui.look.plain import tool_tip
from cardtable.ui.models.base import NO_PARENT, Index, aligned, heading_at
from cardtable.ui.models.lines import LineGroup, cell_text, deciding, group_lines
from cardtable.words.aloud import read_aloud
from cardtable.words.family import FamilyWords
from cardtable.words.figures import figure

CARDS_ROLE = Qt.ItemDataRole.UserRole + 1
"""The role for the cards that counted in a cell, or in column 0 for those of the whole row."""


class DealResultModel(QAbstractTableModel):
    """The lines of a deal and, in the last row, the points that each side marks. Sides not among ``players`` only
    looked on. The lines that decided the deal come first, at most ``first``.
    """

    def __init__(
        self,
        lines: Sequence[ScoreLine],
        sides: Sequence[str],
        words: FamilyWords,
        parent: QObject | None = None,
        players: Sequence[int] | None = None,
        first: int = 0,
    ) -> None:
        super().__init__(parent)
        self._players = tuple(range(len(sides))) if players is None else tuple(players)
        self._sides = tuple(sides)
        self._words = words
        groups = group_lines(lines, len(self._sides), words)
        decided = deciding(groups, first)
        self._groups = [*decided, *(group for group in groups if group not in decided)]
        self.decided = len(decided)
        """The number of lines that decided the deal."""
        self._sums = totals(lines, len(self._sides))

    @property
    def groups(self) -> Sequence[LineGroup]:
        return self._groups

    def retranslate(self) -> None:
        """Refresh all texts, for another language."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))

    def rowCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._groups) + 1

    def columnCount(self, parent: Index = NO_PARENT) -> int:
        return 0 if parent.isValid() else 1 + len(self._sides)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        return heading_at(section, orientation, role, (self.tr("Scores"), *self._sides))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return read_aloud(self.data(index) or "")
        row, column = index.row(), index.column()
        last = row == len(self._groups)
        if role == Qt.ItemDataRole.DisplayRole:
            if last:
                return self._sum(column - 1) if column else self.tr("Scored in this deal")
            group = self._groups[row]
            return cell_text(group.cells[column - 1], self._words) if column else self._words.line_title(group.example)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return aligned(column)
        if role == Qt.ItemDataRole.FontRole and (last or row < self.decided):
            font = QFont()
            font.setWeight(QFont.Weight.DemiBold)
            return font
        if role == Qt.ItemDataRole.ToolTipRole and not last and not column:
            return tool_tip(self._words.line_meaning(self._groups[row].example)) or None
        if role == CARDS_ROLE:
            return self.cards(row, column)
        return None

    def _sum(self, side: int) -> str:
        return figure(self._sums[side]) if side in self._players or self._sums[side] else ""

    def is_empty(self, side: int) -> bool:
        """Return whether a side looked on and has no entry."""
        return side not in self._players and not any(group.cells[side] for group in self._groups)

    def cards(self, row: int, column: int) -> tuple[Card, ...]:
        """Return the cards that counted in a cell; for column 0 those of the whole row, for the row of sums none."""
        if row >= len(self._groups):
            return ()
        return self._groups[row].cards(column - 1 if column else None)

"""The score sheet of a match as a tree: deals, their lines, and the total."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QFont, QStandardItem, QStandardItemModel

from cardtable.app.reports import SheetDeal, same_at_start
from cardtable.core.scores import totals
from cardtable.ui.look.plain import tool_tip
from cardtable.ui.models.base import NO_PARENT, Index, aligned, heading_at
from cardtable.ui.models.lines import LineGroup, cell_text, group_lines
from cardtable.words.aloud import read_aloud
from cardtable.words.family import NO_FAMILY, FamilyWords
from cardtable.words.figures import figure, gain_figure

GROUP_ROLE = Qt.ItemDataRole.UserRole + 1
"""The role for the ``LineGroup`` of a line's row; None in other rows."""
POINTS_ROLE = Qt.ItemDataRole.UserRole + 2
"""The role for the number in a side's cell: in the row of a deal the points marked in it, in the row of the total the
points so far.
"""
REASON_ROLE = Qt.ItemDataRole.UserRole + 3
"""The role for the reason why a match is paid as it is, in the row with its result."""


PRIZES_ROLE = Qt.ItemDataRole.UserRole + 4
"""The role for how many strokes note the prizes in a cell, behind its figure."""


class ScoreSheetModel(QStandardItemModel):
    """The top rows are the deals, which unfold to their lines, and at the end a total. Column 0 has the titles; then
    there is one column for each side.

    It knows nothing about games: the score lines, from a session or typed in, are given to ``set_sheet``. Whenever a
    deal is added, a view asks each row of the sheet whether it has lines; Qt answers that from items without data, so
    that thousands of deals cost little. Everything else is made by ``data`` for the rows that are looked at. To Qt the
    cells can be edited, which its views must not offer.
    """

    shown = Signal()
    """Emitted when a sheet has been given, whether or not it differs from the last one."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: FamilyWords = NO_FAMILY
        self._sides: tuple[str, ...] = ()
        self._before: tuple[int, ...] = ()
        self._deals: tuple[SheetDeal, ...] = ()
        self._groups: list[list[LineGroup]] = []
        self._sums: list[tuple[int, ...]] = []
        self._standings: list[tuple[int, ...]] = []

    def set_sheet(
        self,
        sides: Sequence[str],
        deals: Sequence[SheetDeal],
        before: Sequence[int] = (),
        words: FamilyWords = NO_FAMILY,
    ) -> None:
        """Show ``deals`` of the sides with these names; ``before`` are the points that they had at the beginning. The
        lines are worded with ``words``, those of the family that was played.
        """
        deals, start = tuple(deals), tuple(before) or (0,) * len(sides)
        about, known = (tuple(sides), start, words), (self._sides, self._before, self._words)
        kept = same_at_start(self._deals, deals) if about == known else 0
        if not kept:
            self._begin_anew(*about)
        # A sheet can have thousands of deals, and what is unfolded in it stays so.
        if kept < len(self._deals):
            self.removeRows(kept, len(self._deals) - kept)
            self._deals = self._deals[:kept]
            del self._groups[kept:], self._sums[kept:], self._standings[kept:]
        if kept < len(deals):
            self._add(deals[kept:])
            self.invisibleRootItem().insertRows(kept, [self._row(len(group)) for group in self._groups[kept:]])
        self.dataChanged.emit(self.index(len(deals), 0), self.index(len(deals), len(self._sides)))
        self.shown.emit()

    def _begin_anew(self, sides: tuple[str, ...], before: tuple[int, ...], words: FamilyWords) -> None:
        """Forget all deals, and begin a sheet with nothing but its total."""
        self.removeRows(0, self.rowCount())
        self._deals, self._groups, self._sums, self._standings = (), [], [], []
        self._sides, self._before, self._words = sides, before, words
        self.setColumnCount(1 + len(sides))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(sides))
        if sides:
            self.invisibleRootItem().appendRow(self._row(0))

    def _row(self, lines: int) -> QStandardItem:
        """Return the item of a deal with so many lines, or of the total, which has none."""
        item = QStandardItem()
        if lines:
            item.setRowCount(lines)
            item.setColumnCount(1 + len(self._sides))
        return item

    def _add(self, deals: Sequence[SheetDeal]) -> None:
        """Count ``deals`` at the end."""
        sides = range(len(self._sides))
        standing = self.standing()
        for deal in deals:
            if deal.fresh and self._standings:
                standing = (0,) * len(sides)
            sums = totals(deal.lines, len(sides))
            standing = tuple(standing[side] + sums[side] for side in sides)
            self._groups.append(group_lines(deal.lines, len(sides), self._words))
            self._sums.append(sums)
            self._standings.append(standing)
        self._deals += tuple(deals)

    @property
    def sides(self) -> tuple[str, ...]:
        return self._sides

    def standing(self, deals: int | None = None) -> tuple[int, ...]:
        """Return each side's points after so many deals, or after all if ``deals`` is None."""
        after = len(self._standings) if deals is None else deals
        return self._standings[after - 1] if after else self._before

    def is_title(self, row: int) -> bool:
        """Whether a row says something and has no figures, as when somebody comes or goes."""
        if row >= len(self._deals):
            return False
        deal = self._deals[row]
        return not (deal.is_numbered or deal.is_result or deal.running) and all(
            deal.is_empty_for(side) for side in range(len(self._sides))
        )

    def retranslate(self) -> None:
        """Refresh all texts, for another language."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        self._tell_changed(NO_PARENT)
        for deal in range(len(self._deals)):
            self._tell_changed(self.index(deal, 0))

    def _tell_changed(self, parent: QModelIndex) -> None:
        rows, columns = self.rowCount(parent), self.columnCount()
        if rows:
            self.dataChanged.emit(self.index(0, 0, parent), self.index(rows - 1, columns - 1, parent))

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        return heading_at(section, orientation, role, (self.tr("Deal"), *self._sides))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return read_aloud(self.data(index) or "")
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return aligned(index.column())
        deal = index.parent()
        if deal.isValid():
            return self._line_data(self._groups[deal.row()][index.row()], index.column(), role)
        if index.row() == self.rowCount() - 1:
            return self._total_data(index.column(), role)
        return self._deal_data(index.row(), index.column(), role)

    def _line_data(self, group: LineGroup, column: int, role: int) -> Any:
        if role == GROUP_ROLE:
            return group
        if role == PRIZES_ROLE and column:
            return self._words.prizes(group.cells[column - 1])
        if role == Qt.ItemDataRole.DisplayRole:
            if column:
                return cell_text(group.cells[column - 1], self._words)
            return self._words.line_title(group.example)
        return None

    def _deal_data(self, deal: int, column: int, role: int) -> Any:
        if role == POINTS_ROLE and column:
            return self._sums[deal][column - 1]
        if role == PRIZES_ROLE and column:
            return self._words.prizes(line for line in self._deals[deal].lines if line.side == column - 1)
        if self._deals[deal].is_result:
            return self._result_data(self._deals[deal], column, role)
        remark = self._deals[deal].remark
        if role == Qt.ItemDataRole.ToolTipRole:
            return tool_tip(remark) or None
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if remark and column:
            return "?"
        if column and self._deals[deal].is_empty_for(column - 1):
            return ""
        if column:
            points, total = self._sums[deal][column - 1], figure(self.standing(deal + 1)[column - 1])
            return self.tr("{points} → {total}").format(points=self._figures(deal, column - 1, points), total=total)
        if self._deals[deal].running:
            return self.tr("{number}, being played").format(number=deal + 1)
        return self._deals[deal].title or str(deal + 1)

    def _result_data(self, deal: SheetDeal, column: int, role: int) -> Any:
        """Return the data of a row with the result of a match: the title, or the accounts of the sides; the tool tip
        has all sentences.
        """
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return deal.accounts[column - 1] if column else deal.title
            case Qt.ItemDataRole.ToolTipRole:
                return tool_tip(deal.remark)
            case _ if role == REASON_ROLE:
                return deal.remark
            case Qt.ItemDataRole.FontRole:
                font = QFont()
                font.setItalic(True)
                return font
        return None

    def _figures(self, deal: int, side: int, points: int) -> str:
        """Return the points of a side in a deal as text; for a doubled deal the single and the doubled points."""
        lines = self._deals[deal].lines
        again = sum(line.points for line in lines if line.side == side and self._words.counts_again(line))
        return f"{figure(points - again)} × 2 = {figure(points)}" if again else gain_figure(points)

    def _total_data(self, column: int, role: int) -> Any:
        if role == POINTS_ROLE and column:
            return self.standing()[column - 1]
        if role == Qt.ItemDataRole.FontRole:
            font = QFont()
            font.setWeight(QFont.Weight.DemiBold)
            return font
        if role == Qt.ItemDataRole.DisplayRole:
            return figure(self.standing()[column - 1]) if column else self.tr("Total")
        return None

"""Cells of a list of deals in narrow columns: what has no room is left out whole, never a part of a figure."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

ARROW = "→"
_EDGES = 12
"""Pixels at both ends of a cell that no letters cover."""


class NarrowCells(QStyledItemDelegate):
    """Leaves out what a cell says before its arrow where there is room only for what it comes to:
    ``+4,00 € → 4,00 €`` becomes ``→ 4,00 €``, and that ``4,00 €``.
    """

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        words = option.text
        if not index.column() or ARROW not in words:
            return
        room = option.rect.width() - _EDGES
        after = words.rpartition(ARROW)[2].strip()
        shorter = (words, f"{ARROW} {after}", after)
        advance = option.fontMetrics.horizontalAdvance
        option.text = next((one for one in shorter if advance(one) <= room), after)

"""Definitions that all item models use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

Index: TypeAlias = QModelIndex | QPersistentModelIndex

NO_PARENT: Final = QModelIndex()
"""The parent of all items at the top level."""


def heading_at(section: int, orientation: Qt.Orientation, role: int, headings: Sequence[str]) -> str | int | None:
    """Return what a model says, as ``headerData``, of the column ``section`` of a table with ``headings``."""
    if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(headings):
        return None
    if role == Qt.ItemDataRole.DisplayRole:
        return headings[section]
    if role == Qt.ItemDataRole.TextAlignmentRole and section:
        return aligned(section)
    return None


def aligned(column: int) -> int:
    """Return the alignment of a column: to the left for words in column 0, to the right for numbers in the others."""
    alignment = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    return int(alignment | Qt.AlignmentFlag.AlignVCenter)

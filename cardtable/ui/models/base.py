"""Definitions that all item models use."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

Index: TypeAlias = QModelIndex | QPersistentModelIndex

NO_PARENT: Final = QModelIndex()
"""The parent of all items at the top level."""


def aligned(column: int) -> int:
    """Return the alignment of a column: to the left for words in column 0, to the right for numbers in the others."""
    alignment = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    return int(alignment | Qt.AlignmentFlag.AlignVCenter)

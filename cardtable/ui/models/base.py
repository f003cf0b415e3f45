"""What every item model needs."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

Index: TypeAlias = QModelIndex | QPersistentModelIndex

NO_PARENT: Final = QModelIndex()
"""The parent of everything at the top."""


def aligned(column: int) -> int:
    """Words to the left in column 0, numbers to the right in the others."""
    alignment = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    return int(alignment | Qt.AlignmentFlag.AlignVCenter)

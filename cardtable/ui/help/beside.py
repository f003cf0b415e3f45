"""Where a window that is read while one plays lies, so that the table stays in sight."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize

SHARE = 0.42
"""The share of the width of a table that a window on it takes."""


def place_beside(table: QRect, screen: QRect, least: QSize, wide: int) -> QRect:
    """Return the place of a window at that side of ``table`` where the screen has more room, up to ``wide`` pixels of
    it; on the right part of the table if that is less than its ``least`` size. All in pixels of the screen.
    """
    right_room, left_room = screen.right() - table.right(), table.left() - screen.left()
    high = max(least.height(), min(table.height(), screen.height()))
    top = max(screen.top(), min(table.top(), screen.bottom() + 1 - high))
    room = max(right_room, left_room)
    if room < least.width():
        wide = max(least.width(), round(SHARE * table.width()))
        edge = min(table.right(), screen.right())
        return QRect(max(screen.left(), edge + 1 - wide), top, wide, high)
    wide = min(wide, room)
    return QRect(table.right() + 1 if right_room >= left_room else table.left() - wide, top, wide, high)

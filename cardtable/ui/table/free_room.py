"""Where something may lie over the table that is no part of it, such as a hint or a question."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF

from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.scene import TableScene

_READABLE = 16
"""So many times the height of a line something to be read should be wide."""


class FreeRoom:
    """What is free of a table, and what has been taken of it; in pixels of its widget."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def high(self) -> QRect:
        """Where nothing hides a name, a pile or a hand that is open: over the backs of the hand at the top, and beside
        them.
        """
        layout = self._scene.layout
        gap, wide = layout.measures.gap, 0.5 * layout.width
        left, right = (layout.width - wide) / 2, (layout.width + wide) / 2
        top = next((seat for seat in layout.seats if seat.side == "top"), None)
        party = next((party for party in layout.parties if top and party.keeper == top.seat), None)
        if top is not None and party is not None and abs(party.counters.centre_x - top.hand.centre_x) > wide / 2:
            field, pile, hand = party.counters, party.pile, top.hand
            beside = field.x > hand.right
            left = hand.x if beside else field.right + gap
            right = field.x - gap if beside else max(hand.right, pile.x - gap)
        if right - left < _READABLE * layout.measures.line:
            # Large words in a small window: rather over a name than in a column of single words.
            left, right = 2 * gap, layout.width - 2 * gap
        y = layout.ledge.bottom + gap / 2
        return QRectF(left, y, right - left, layout.height - y).toRect()

    def low(self) -> QRect:
        """The same while nobody here plays: above the hand at the bottom."""
        middle = self._scene.layout.middle
        edge = 0.14 * middle.width
        return QRectF(middle.x + edge, middle.y, middle.width - 2 * edge, middle.height).toRect()

    def take(self, name: str, area: QRect) -> None:
        """Something of that ``name`` covers ``area`` of the table; nothing if that is empty."""
        taken = None if area.isEmpty() else Rect(area.x(), area.y(), area.width(), area.height())
        self._scene.furniture.keep_clear(name, taken)

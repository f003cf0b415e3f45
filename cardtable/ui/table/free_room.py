"""Room on the table for things laid over it, such as a hint or a question."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRect, QRectF

from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.scene import TableScene

_TOLD = "told"
_READABLE = 16
"""The least width for a text to be read, in heights of a line."""


class FreeRoom:
    """Finds free room on a table, and keeps note of what has been taken of it; in pixels of the table's widget."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def rooms(self) -> Sequence[Sequence[QRect]]:
        """Return two groups of rooms for a text to be read, the better group first. The first has the room of ``high``,
        one that also covers a pile and counters, and both of them below a hand that lies open at the top. The second
        has one room as wide as the window, for a text that would hide a card of the table in every room of the first.
        """
        high, layout = self.high(), self._scene.layout
        gap = layout.measures.gap
        top = next((seat for seat in layout.seats if seat.edge == "top"), None)
        near, whole = [high], QRect(high)
        if top is not None:
            left, right = self._beside(top.hand, (top.plate, top.last))
            over = QRectF(left, high.y(), right - left, high.height()).toRect()
            near += [over] * (over.width() > high.width())
        opened = [spot.footprint() for spot in self._scene.resting.open_spots()]
        below = max((card.bottom for card in opened if card.bottom < layout.middle.centre_y), default=0.0) + gap
        if below > high.y():
            near += [room.adjusted(0, round(below) - room.y(), 0, 0) for room in near]
        whole.setLeft(round(2 * gap))
        whole.setRight(round(layout.width - 2 * gap))
        return near, [whole]

    def hidden(self, area: QRect) -> float:
        """Return how many cards a text in ``area`` hides, once all cards lie where they belong: cards that can be
        captured, and cards that lie open in a hand. Buttons that it hides are added in the same way.
        """
        place = Rect(area.x(), area.y(), area.width(), area.height())
        resting = self._scene.resting
        cards = [spot.footprint() for spot in (*resting.cloth_spots(), *resting.open_spots())]
        cards += self._scene.furniture.kept_clear(_TOLD)
        return sum(place.overlap(card) / max(1.0, card.width * card.height) for card in cards)

    def high(self) -> QRect:
        """Return the room over the backs of the hand at the top and beside them, where a text hides no name, no last
        move and no open hand. It covers a pile and counters only if words had no room otherwise. If several seats are
        at the top, the room is over their hands and piles, between names and last moves.
        """
        layout = self._scene.layout
        across = [seat for seat in layout.seats if seat.edge == "top"]
        if len(across) > 1:
            left, right = min(seat.plate.x for seat in across), max(seat.plate.right for seat in across)
            return QRectF(left, across[0].hand.y, right - left, layout.height - across[0].hand.y).toRect()
        gap = layout.measures.gap
        left, right = self._between_names()
        top = next((seat for seat in layout.seats if seat.edge == "top"), None)
        if top is not None:
            read = (top.plate, top.last)
            own = [thing for side in layout.sides if side.keeper == top.seat for thing in (side.pile, side.counters)]
            for things in ((*read, *own), read):
                left, right = self._beside(top.hand, things)
                if right - left >= _READABLE * layout.measures.line:
                    break
        if right - left < _READABLE * layout.measures.line:
            # Large words in a small window: rather over a name than in a column of single words.
            left, right = 2 * gap, layout.width - 2 * gap
        y = layout.status_plate.bottom + gap / 2
        return QRectF(left, y, right - left, layout.height - y).toRect()

    def _between_names(self) -> tuple[float, float]:
        """Return how far to the left and to the right a text may reach where no seat is at the top: to the names at the
        sides, or half the width of the table.
        """
        layout = self._scene.layout
        left, right = 0.25 * layout.width, 0.75 * layout.width
        for seat in layout.seats:
            if seat.edge == "left":
                left = min(left, max(seat.plate.right, seat.last.right) + layout.measures.gap)
            elif seat.edge == "right":
                right = max(right, min(seat.plate.x, seat.last.x) - layout.measures.gap)
        return left, right

    def _beside(self, hand: Rect, things: Iterable[Rect]) -> tuple[float, float]:
        """Return how far to the left and to the right a text over ``hand`` may reach: to the next of ``things`` at its
        height, or to a seat at the side.
        """
        layout = self._scene.layout
        gap = layout.measures.gap
        left, right = layout.middle.x, layout.middle.right
        for thing in things:
            if thing.y >= hand.bottom:
                continue
            if thing.centre_x < hand.centre_x:
                left = max(left, thing.right + gap)
            else:
                right = min(right, thing.x - gap)
        return left, right

    def low(self) -> QRect:
        """Return the free room above the hand at the bottom, for times when no person here plays."""
        middle = self._scene.layout.middle
        edge = 0.14 * middle.width
        return QRectF(middle.x + edge, middle.y, middle.width - 2 * edge, middle.height).toRect()

    def take(self, area: QRect, name: str = _TOLD) -> None:
        """Take note that a text, or a thing with another ``name``, covers ``area`` of the table; an empty area ends
        that.
        """
        taken = None if area.isEmpty() else Rect(area.x(), area.y(), area.width(), area.height())
        self._scene.furniture.keep_clear(name, taken)

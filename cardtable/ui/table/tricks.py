"""The places of a game with tricks in the middle of the table: stock, trump, trick, discards and onlookers.

No Qt. The middle is divided from left to right: the stock with the turned card across below it, the trick, the cards
that the players have laid away, and a column of name plates for seats that only look on. Where it is high and narrow,
the trick has the whole width below the stock.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.art.theme import CARD_RATIO
from cardtable.ui.table.geometry import Rect, Spot

STOCK_Z, TURNED_Z, DISCARDS_Z, TRICKS_Z, TRICK_Z = 0.0, -10.0, 100.0, 200.0, 600.0

_TURNED_OUT = 0.8
"""How far the middle of the turned card lies beside that of the stock, in widths of a card."""
_THICK = 0.0022
"""How much a card in the stock lifts the next, in heights of a card."""
_APART = 0.05
"""How far the cards of the talon lie apart, in widths of a card."""
_STOCKED = 0.6
"""The width of cards of the stock, in widths of those of a trick: they are looked at less."""
_STOCK_WIDE, _TRICK_WIDE = 2.1, 2.2
"""How wide the stock with its turned card is, and a trick, each in widths of their cards."""


@dataclass(frozen=True, slots=True)
class OnlookerPlaces:
    """The places of a seat that only looks on."""

    seat: int
    plate: Rect
    speech: Rect


@dataclass(frozen=True, slots=True)
class TrickPlaces:
    """The places of a game with tricks in ``middle``. ``card`` is the width of the trick's cards, ``stocked`` that of
    cards of the stock and ``small`` that of cards that are laid away; ``discards`` are the places for those, by the
    edge of their owner. ``between`` is all the cloth between stock and discards.
    """

    middle: Rect
    card: float
    stocked: float
    small: float
    line: float
    stock: Rect
    trick: Rect
    between: Rect
    discards: dict[str, Rect]
    onlookers: tuple[OnlookerPlaces, ...]

    def stock_spots(self, count: int) -> list[Spot]:
        """Return the spots of the stock from its lowest card up, each a little higher."""
        height = self.stocked * CARD_RATIO
        y = self.stock.bottom - self.line - height / 2
        return [
            Spot(self.stock.x + self.stocked / 2, y - _THICK * height * index, self.stocked, 0.0, STOCK_Z + index)
            for index in range(count)
        ]

    def talon_spots(self, packet: int, count: int) -> list[Spot]:
        """Return the spots of a packet of the talon. The two packets lie crosswise, the upper one over the lower one,
        and the cards of each a little apart along their length so that they can be counted.
        """
        height = self.stocked * CARD_RATIO
        x = self.stock.centre_x + 0.3 * self.stocked
        y = self.stock.bottom - self.line - height / 2
        step = _APART * self.stocked
        shift = [(index - (count - 1) / 2) * step for index in range(count)]
        if packet:
            return [Spot(x + shift[index], y, self.stocked, 90.0, STOCK_Z + 40 + index) for index in range(count)][::-1]
        return [Spot(x, y + shift[index], self.stocked, 0.0, STOCK_Z + 50 + index) for index in range(count)][::-1]

    def turned_spot(self) -> Spot:
        """Return the spot of the turned card, across below the stock with its index visible."""
        lowest = self.stock_spots(1)[0]
        return Spot(lowest.x + _TURNED_OUT * self.stocked, lowest.y, self.stocked, 90.0, TURNED_Z)

    def stock_label(self) -> Rect:
        """Return the place for the number of cards in the stock."""
        return Rect(self.stock.x, self.stock.bottom - self.line, self.stocked, self.line)

    def trick_spots(self, count: int) -> list[Spot]:
        """Return the spots of the trick's cards, side by side in the order of play; the first one lies left of the
        middle from the beginning, to leave room for the second.
        """
        step = min(1.08 * self.card, (self.trick.width - self.card) / max(1, count - 1))
        first = self.trick.centre_x - step * (max(count, 2) - 1) / 2
        return [
            Spot(first + index * step, self.trick.centre_y, self.card, 0.0, TRICK_Z + index) for index in range(count)
        ]

    def shown_spots(self, count: int) -> list[Spot]:
        """Return the spots of cards that are shown for a moment, side by side over the middle."""
        room = min(self.middle.width - 2 * self.card, 7 * self.card)
        step = min(0.55 * self.small, room / max(1, count - 1))
        first = self.trick.centre_x - step * (count - 1) / 2
        y = self.middle.y + self.small * CARD_RATIO / 2
        return [Spot(first + index * step, y, self.small, 0.0, TRICK_Z + 50 + index) for index in range(count)]

    def lifted_spot(self) -> Spot:
        """Return the spot, beside the stock, of the bottom card of the part that is lifted off it."""
        lowest = self.stock_spots(1)[0]
        return Spot(lowest.x + 1.15 * self.stocked, lowest.y, self.stocked, 0.0, TRICK_Z + 50)

    def discard_spots(self, edge: str, count: int) -> list[Spot]:
        """Return the spots of the cards that the seat at ``edge`` has laid away: a loose heap in front of it."""
        rect = self.discards[edge]
        return [
            Spot(rect.centre_x + _untidy(index) * 0.02 * self.small, rect.centre_y, self.small, _untidy(index), z)
            for index in range(count)
            for z in (DISCARDS_Z + index,)
        ]

    def picked_out_spots(self, edge: str, count: int) -> list[Spot]:
        """Return the spots of cards that lie there for an exchange, side by side so that they can be told apart."""
        rect = self.discards[edge]
        step = 0.42 * self.small
        right = rect.right - self.small / 2
        return [
            Spot(right - (count - 1 - index) * step, rect.centre_y, self.small, 0.0, DISCARDS_Z + 50 + index)
            for index in range(count)
        ]


def won_spots(place: Rect, card: float, count: int, in_trick: int) -> list[Spot]:
    """Return the spots of won tricks of ``in_trick`` cards each, every trick a little further to the right and all
    within ``place``.
    """
    step = min(0.36 * card, (place.width - 1.1 * card) / max(4, (count - 1) // in_trick))
    apart = min(0.06 * card, 0.5 * step / in_trick)
    y = place.y + card * CARD_RATIO / 2
    return [
        Spot(
            place.x + card / 2 + (index // in_trick) * step + (index % in_trick) * apart,
            y,
            0.94 * card,
            0.0,
            TRICKS_Z + index,
        )
        for index in range(count)
    ]


def place_tricks(
    middle: Rect, own: float, other: float, line: float, gap: float, onlookers: Sequence[int], plate: float
) -> TrickPlaces:
    """Return the places in ``middle``; ``own`` and ``other`` are the widths of the person's own cards and of those of
    others, ``plate`` the height of a name plate.
    """
    column = min(9.5 * line, 0.24 * middle.width) if onlookers else 0.0
    room = middle.width - column - (gap if onlookers else 0.0)
    beside = _STOCK_WIDE * _STOCKED + _TRICK_WIDE
    high = (middle.height - line - gap) / (1.12 * CARD_RATIO)
    card = min(own, high, (room - 4 * gap - 1.3 * other) / beside)
    small = min(other, (middle.height - gap) / (2.1 * CARD_RATIO))
    # A high middle has the stock and what is laid away above and below the trick.
    above = min(own, (room - 2 * gap) / _TRICK_WIDE)
    free = (middle.height - above * CARD_RATIO) / 2 - gap
    stacked = above > card and free >= max(_stock_high(_STOCKED * above, line), small * CARD_RATIO)
    card = above if stacked else card
    high = _stock_high(_STOCKED * card, line)
    stock_y = middle.y if stacked else middle.centre_y - high / 2
    stock = Rect(middle.x + gap, stock_y, _STOCK_WIDE * _STOCKED * card, high)
    wide = _TRICK_WIDE * card
    right = middle.x + room - 1.3 * small - gap
    # In the middle of the whole table where that leaves room, else between stock and discards.
    x = middle.centre_x - wide / 2
    x = min(x, middle.x + room - wide) if stacked else min(max(x, stock.right + gap), right - gap - wide)
    trick = Rect(x, middle.centre_y - card * CARD_RATIO / 2, wide, card * CARD_RATIO)
    high = small * CARD_RATIO
    low = middle.bottom - high
    # Where somebody sits at the right, nobody with a hand does at the top.
    places = {
        edge: Rect(left, y, 1.3 * small, high)
        for edge, left, y in (
            ("top", right, middle.y),
            ("right", right, middle.y),
            ("bottom", right, low),
            ("left", middle.x + gap, low),
        )
    }
    between = Rect(stock.right + gap, middle.y, right - stock.right - 2 * gap, middle.height)
    step = min(plate + 1.6 * line, middle.height / max(1, len(onlookers)))
    top = middle.centre_y - step * len(onlookers) / 2 + (step - plate) / 2
    found = []
    for index, seat in enumerate(onlookers):
        y = top + index * step
        rect = Rect(middle.right - column, y, column, plate)
        found.append(OnlookerPlaces(seat, rect, Rect(rect.x - 9 * line, y - 0.25 * line, 8.5 * line, 2 * line)))
    return TrickPlaces(middle, card, _STOCKED * card, small, line, stock, trick, between, places, tuple(found))


def _stock_high(card: float, line: float) -> float:
    """Return the height of a stock of cards ``card`` wide with their number below it."""
    return card * CARD_RATIO * 1.1 + line


def _untidy(index: int) -> float:
    """Return the rotation of a card in an untidy heap, in degrees."""
    return float((index * 37) % 11 - 5) * 1.4

"""The places of a table that is laid out, and of every card in them; ``arrangement.py`` computes them.

No Qt: lengths are logical pixels, and the origin is the upper left corner of the window.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from cardtable.art.theme import CARD_RATIO
from cardtable.ui.table.geometry import Rect, Spot
from cardtable.ui.table.grid import Grid, make_grid

if TYPE_CHECKING:
    from cardtable.ui.table.token_blocks import TokenPlaces
    from cardtable.ui.table.tricks import TrickPlaces

STOCK_Z, PILE_Z, MARKS_Z, TABLE_Z, HAND_Z, FLIGHT_Z, HELD_Z, OVER_Z = (
    0.0, 200.0, 400.0, 600.0, 1000.0, 2000.0, 4000.0, 5000.0,
)  # fmt: skip

PLATE, PLATE_OF_SEVERAL = 1.5, 1.9
"""The height of a name plate, in heights of a line; and that of one with words below the name."""

_HEAP = 8
_EVERY = 4


@dataclass(frozen=True, slots=True)
class Measures:
    """The sizes from which all others are computed."""

    gap: float
    line: float
    counter: float
    own: float
    other: float
    plate_lines: float = PLATE

    @property
    def plate(self) -> float:
        return self.plate_lines * self.line

    @property
    def speech(self) -> float:
        """The height of one line of speech, which is larger than all other text."""
        return 2.3 * self.line

    @property
    def seen(self) -> float:
        """The least height of the place for the last move of a seat."""
        return 2.0 * self.line

    @property
    def field_width(self) -> float:
        """The width of the counters' field together with the place of idle counters beside it."""
        return 6.0 * self.counter

    @property
    def field_height(self) -> float:
        return 3.4 * self.counter

    @property
    def other_height(self) -> float:
        return self.other * CARD_RATIO

    @property
    def pile_width(self) -> float:
        """The width of a pile with three cards across it."""
        return self.other_height + 0.9 * self.other

    @property
    def pile_height(self) -> float:
        """The height of a pile with the number of its cards below it."""
        return self.other_height + self.line


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """The places of one seat. ``hand`` is the room for its cards, ``card`` their width, ``last`` the place for its last
    move, and ``speech`` the place for its words, over the middle of the table.

    ``plate_end`` says where in its place the plate lies: left, middle or right.
    """

    seat: int
    edge: str
    hand: Rect
    card: float
    plate: Rect
    last: Rect
    speech: Rect
    plate_end: str
    opened: Rect | None = None
    """The room for the cards once they lie open, if it is another one."""

    @property
    def last_end(self) -> str:
        """The end of its place at which the last move lies: the same as for the plate, or the one towards the hand if
        the hand lies between the two.
        """
        if self.plate.right <= self.hand.x and self.last.x >= self.hand.right:
            return "left"
        if self.plate.x >= self.hand.right and self.last.right <= self.hand.x:
            return "right"
        return self.plate_end


@dataclass(frozen=True, slots=True)
class SidePlace:
    """The places of one side, in front of ``keeper``, the first of its seats in the order of play."""

    side: int
    keeper: int
    pile: Rect
    counters: Rect


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The table laid out for one size. ``middle`` is all the cloth between the seats, ``area`` the part of it for
    cards; ``tricks`` divides it for a game with tricks.
    """

    width: float
    height: float
    rim: float
    measures: Measures
    seats: tuple[SeatPlace, ...]
    sides: tuple[SidePlace, ...]
    middle: Rect
    area: Rect
    stock: Rect
    tricks: TrickPlaces | None = None
    tokens: TokenPlaces | None = None

    def for_tricks(self, players: Sequence[int], onlookers: Sequence[int]) -> TableLayout:
        """Return this layout for a game with tricks, with ``players`` on its seats. If there are ``onlookers``, which
        have no cards, each player is a side alone.
        """
        # Not at the start, for a table without a game.
        from cardtable.ui.table.tricks import place_tricks

        measures = self.measures
        tricks = place_tricks(
            self.middle, measures.own, measures.other, measures.line, measures.gap, onlookers, measures.plate
        )
        speeches = speeches_of([place.edge for place in self.seats], tricks.between, measures)
        return replace(
            self,
            seats=tuple(replace(place, seat=players[place.seat], speech=speeches[place.edge]) for place in self.seats),
            sides=tuple(replace(place, side=players[place.side], keeper=players[place.keeper]) for place in self.sides),
            tricks=tricks,
        )

    def mirrored(self) -> TableLayout:
        """Return this layout for a left-handed person: the things beside the hands at the bottom and at the top change
        sides.
        """
        across = [place.seat for place in self.seats if place.edge == "top"]
        # Seats side by side keep their order.
        swapped = [place.seat for place in self.seats if place.edge == "bottom"] + across * (len(across) == 1)
        ends = {"left": "right", "right": "left"}

        def other(rect: Rect) -> Rect:
            return replace(rect, x=self.width - rect.right)

        # Beside the cards it lies in a column that changes sides.
        columns = not self.middle.contains(self.stock)

        def hand(place: SeatPlace) -> Rect:
            return other(place.hand) if columns or place.edge == "top" else place.hand

        return replace(
            self,
            stock=other(self.stock) if columns else self.stock,
            middle=other(self.middle) if columns else self.middle,
            area=other(self.area) if columns else self.area,
            seats=tuple(
                replace(
                    place,
                    hand=hand(place),
                    opened=None if place.opened is None else other(place.opened),
                    plate=other(place.plate),
                    last=other(place.last),
                    plate_end=ends.get(place.plate_end, place.plate_end),
                )
                if place.seat in swapped
                else place
                for place in self.seats
            ),
            sides=tuple(
                replace(place, pile=other(place.pile), counters=other(place.counters))
                if place.keeper in swapped
                else place
                for place in self.sides
            ),
        )

    def side(self, side: int) -> SidePlace:
        """Return the places of a side; raises ``KeyError`` if it is not at this table."""
        for place in self.sides:
            if place.side == side:
                return place
        raise KeyError(side)

    def seat(self, seat: int) -> SeatPlace:
        """Return the places of a seat; raises ``KeyError`` if it is not at this table."""
        for place in self.seats:
            if place.seat == seat:
                return place
        raise KeyError(seat)

    def grid(self, cells: int) -> Grid:
        """Return at least ``cells`` cells for the table's cards, with cards as large as possible."""
        return make_grid(self.area, max(cells, 1), self.measures.own)

    def hand_spots(self, seat: int, count: int, *, opened: bool = False) -> list[Spot]:
        """Return the spots of a hand's cards from left to right: at the bottom side by side as far as they fit;
        elsewhere fanned, or where they lie ``opened``, with all indices visible.
        """
        place = self.seat(seat)
        if opened and place.edge != "bottom":
            return _opened(place, count)
        if place.edge == "bottom":
            step = min(1.07 * place.card, _step(place.hand.width, place.card, count))
            first = place.hand.centre_x - step * (count - 1) / 2
            y = place.hand.bottom - place.card * CARD_RATIO / 2
            seen = min(1.0, step / place.card) if count > 1 else 1.0
            return [Spot(first + index * step, y, place.card, 0.0, HAND_Z + index, seen) for index in range(count)]
        return _fan(place, count)

    def pile_spots(self, side: int, count: int) -> list[Spot]:
        """Return the spots of a heap of won cards, each turned a little; a lower card keeps its place when others are
        added.
        """
        rect, other = self.side(side).pile, self.measures.other
        x, y = rect.x + self.measures.other_height / 2, rect.y + self.measures.other_height / 2
        spots = []
        for index in range(count):
            turn = _heap_turn(index)
            spots.append(Spot(x + 0.35 * turn, y, 0.94 * other, turn, PILE_Z + index))
        return spots

    def mark_spots(self, side: int, count: int) -> list[Spot]:
        """Return the spots of cards that mark something: across the pile, each a little further to the side."""
        rect, other, high = self.side(side).pile, self.measures.other, self.measures.other_height
        step = min(0.3 * other, (rect.width - high) / max(1, count - 1))
        x, y = rect.x + high / 2, rect.y + high / 2
        first = min(0.3 * other, rect.width - high - step * (count - 1))
        return [Spot(x + first + index * step, y, 0.94 * other, 90.0, MARKS_Z + index) for index in range(count)]

    def stock_spots(self, count: int) -> list[Spot]:
        """Return the spots of the stock, whose height shows how many cards are left."""
        if self.tricks is not None:
            return self.tricks.stock_spots(count)
        card = Spot(self.stock.centre_x, 0.0, 0.94 * self.measures.other)
        lowest = self.stock_label().y - card.height / 2
        rise = (lowest - card.height / 2 - self.stock.y) / 104
        return [replace(card, y=lowest - rise * index, z=STOCK_Z + index) for index in range(count)]

    def aside_spots(self, count: int) -> list[Spot]:
        """Return the spots of cards that are put aside: across, below the stock, each a little further to the side."""
        lowest = self.stock_spots(1)[0]
        step = min(0.16 * lowest.width, 0.3 * lowest.width / max(1, count))
        edge = min(self.stock.x, *(side.pile.x for side in self.sides))
        first = max(lowest.x - step * (count - 1) / 2, edge + lowest.height / 2)
        across = replace(lowest, angle=90.0)
        return [replace(across, x=first + step * index, z=STOCK_Z - 1 + index / (count + 1)) for index in range(count)]

    def trick_pile_spots(self, side: int, count: int) -> list[Spot]:
        """Return the spots of the tricks that a side has won."""
        from cardtable.ui.table.tricks import won_spots

        return won_spots(self.side(side).pile, self.measures.other, count, len(self.seats))

    def pile_label(self, side: int) -> Rect:
        """Return the place for the number of won cards."""
        rect = self.side(side).pile
        return Rect(rect.x, rect.bottom - self.measures.line, self.measures.other_height, self.measures.line)

    def stock_label(self) -> Rect:
        """Return the place for the number of cards in the stock."""
        if self.tricks is not None:
            return self.tricks.stock_label()
        return Rect(self.stock.x, self.stock.bottom - self.measures.line, self.stock.width, self.measures.line)


def in_sight(index: int, count: int) -> bool:
    """Return whether a card of a heap has to be painted: the uppermost ones, and enough of those below to show the
    height.
    """
    return index >= count - _HEAP or index % _EVERY == 0


def speeches_of(edges: Sequence[str], column: Rect, measures: Measures) -> dict[str, Rect]:
    """Return where the seats at ``edges`` speak, in ``column`` over the middle of the table, each on its side of it."""
    high, gap = measures.speech, measures.gap
    wide = min(column.width, 26 * measures.line)
    x = column.centre_x - wide / 2
    y = column.y + (high + gap if "top" in edges else 0.0)
    half = (wide - gap) / 2
    found = {
        "top": Rect(x, column.y, wide, high),
        "left": Rect(x, y, half, high),
        "right": Rect(x + half + gap, y, half, high),
        "bottom": Rect(x, column.bottom - high, wide, high),
    }
    return {edge: found[edge] for edge in edges}


def _fan(place: SeatPlace, count: int) -> list[Spot]:
    """Return the spots of the backs in another seat's hand: a fan at the top, in which cards are turned, and a row at a
    side.
    """
    card, hand, fans = place.card, place.hand, place.edge == "top"
    # Turned cards at the ends of the fan reach a little further out than straight ones.
    step = min(0.52 * card, _step(hand.width, (1.14 if fans else 1.0) * card, count))
    spread = min(2.0 * (count - 1), 10.0) if fans else 0.0
    bent = 0.12 * card * min(1.0, count / 5) if fans else 0.0
    spots = []
    for index in range(count):
        part = index / (count - 1) - 0.5 if count > 1 else 0.0
        along = (index - (count - 1) / 2) * step
        sag = bent * (4 * part * part - 0.5)
        spots.append(Spot(hand.centre_x - along, hand.centre_y - sag, card, spread * part, HAND_Z + index))
    return spots


def _opened(place: SeatPlace, count: int) -> list[Spot]:
    """Return the spots of another seat's open hand, upright in a row."""
    card, hand = place.card, place.opened or place.hand
    step = min(1.04 * card, _step(hand.width, card, count))
    first = hand.centre_x - step * (count - 1) / 2
    return [Spot(first + index * step, hand.centre_y, card, 0.0, HAND_Z + index) for index in range(count)]


def _heap_turn(index: int) -> float:
    """Return the rotation of the card ``index`` in a heap, which is not quite neat: up to four degrees, always the same
    for the same card.
    """
    return ((index * 37) % 9 - 4) * 0.9


def _step(room: float, card: float, count: int) -> float:
    return (room - card) / (count - 1) if count > 1 else 0.0

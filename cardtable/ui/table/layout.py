"""Where everything lies on the table, as pure functions of the window's size and of who sits there.

No Qt: lengths are logical pixels and the origin is the upper left corner of the window. Two arrangements are tried. In
the *wide* one a seat's name and pile lie to one side of its hand and its counters to the other; in the *tall* one they
lie in a row of their own. The one that leaves the larger cards for the table is taken. A ledge along the upper edge
tells how the partie stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from cardtable.art.theme import CARD_RATIO
from cardtable.ui.table.geometry import Rect, Spot
from cardtable.ui.table.grid import Grid, make_grid
from cardtable.ui.table.tricks import TrickPlaces, place_tricks, won_spots

SIDES = {
    1: ("bottom",),
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: ("bottom", "left", "top", "right"),
}
"""Where the seats are, from one's own on in the order of play (to the left)."""

STOCK_Z, PILE_Z, MARKS_Z, TABLE_Z, BUILD_Z, HAND_Z, FLIGHT_Z, HELD_Z, OVER_Z = (
    0.0, 200.0, 400.0, 600.0, 800.0, 1000.0, 2000.0, 4000.0, 5000.0,
)  # fmt: skip

_LIFT = 0.1
_NOMINAL_CELLS = 16
_HEAP = 8
_EVERY = 4


@dataclass(frozen=True, slots=True)
class Measures:
    """The sizes that everything else is put together from."""

    gap: float
    line: float
    counter: float
    own: float
    other: float

    @property
    def plate(self) -> float:
        return 1.5 * self.line

    @property
    def speech(self) -> float:
        """The height of one line of speech, which is written larger than all other words."""
        return 2.3 * self.line

    @property
    def ledge(self) -> float:
        return 1.4 * self.line

    @property
    def seen(self) -> float:
        """The least height of the place where the last move of somebody is kept in sight."""
        return 2.0 * self.line

    @property
    def field_width(self) -> float:
        """The counters' field with the place beside it where idle counters rest."""
        return 6.0 * self.counter

    @property
    def field_height(self) -> float:
        return 3.4 * self.counter

    @property
    def other_height(self) -> float:
        return self.other * CARD_RATIO

    @property
    def pile_width(self) -> float:
        """A pile with three cards across it."""
        return self.other_height + 0.9 * self.other

    @property
    def pile_height(self) -> float:
        """A pile and the number of its cards below."""
        return self.other_height + self.line


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """What belongs to one seat. ``hand`` is the room its cards may take, ``card`` their width, ``last`` the place for
    its last move, and ``speech`` that for its words, over the middle of the table.

    ``plate_end`` says to which end of its place the plate keeps: left, middle or right.
    """

    seat: int
    side: str
    hand: Rect
    card: float
    plate: Rect
    last: Rect
    speech: Rect
    plate_end: str

    @property
    def last_end(self) -> str:
        """To which end of its place the last move keeps: to that of the plate, or to the hand if that lies between."""
        if self.plate.right <= self.hand.x and self.last.x >= self.hand.right:
            return "left"
        if self.plate.x >= self.hand.right and self.last.right <= self.hand.x:
            return "right"
        return self.plate_end


@dataclass(frozen=True, slots=True)
class PartyPlace:
    """What belongs to one party, in front of ``keeper``, the first of its seats in the order of play."""

    party: int
    keeper: int
    pile: Rect
    counters: Rect


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The table laid out for one size. ``middle`` is all the cloth between the seats, ``area`` its part for cards;
    ``tricks`` divides it for a game with tricks. ``ledge`` lies along the upper edge.
    """

    width: float
    height: float
    rim: float
    measures: Measures
    seats: tuple[SeatPlace, ...]
    parties: tuple[PartyPlace, ...]
    middle: Rect
    area: Rect
    stock: Rect
    ledge: Rect
    tricks: TrickPlaces | None = None

    def for_tricks(self, players: Sequence[int], onlookers: Sequence[int]) -> TableLayout:
        """The same table for a game with tricks: ``players`` sit on its seats, each a party of one if there are
        ``onlookers``, who hold no cards.
        """
        measures = self.measures
        tricks = place_tricks(self.middle, measures.own, measures.other, measures.line, measures.gap, onlookers)
        speeches = _speeches([place.side for place in self.seats], tricks.between, measures)
        return replace(
            self,
            seats=tuple(replace(place, seat=players[place.seat], speech=speeches[place.side]) for place in self.seats),
            parties=tuple(
                replace(place, party=players[place.party], keeper=players[place.keeper]) for place in self.parties
            ),
            tricks=tricks,
        )

    def mirrored(self) -> TableLayout:
        """The same table for a left-handed person: what lies to the sides of the hands at the bottom and at the top
        changes sides.
        """
        swapped = [place.seat for place in self.seats if place.side in ("bottom", "top")]
        ends = {"left": "right", "right": "left"}

        def other(rect: Rect) -> Rect:
            return replace(rect, x=self.width - rect.right)

        return replace(
            self,
            seats=tuple(
                replace(
                    place,
                    plate=other(place.plate),
                    last=other(place.last),
                    plate_end=ends.get(place.plate_end, place.plate_end),
                )
                if place.seat in swapped
                else place
                for place in self.seats
            ),
            parties=tuple(
                replace(place, pile=other(place.pile), counters=other(place.counters))
                if place.keeper in swapped
                else place
                for place in self.parties
            ),
        )

    def party(self, party: int) -> PartyPlace:
        """The places of a party; raises ``KeyError`` for one that is not at this table."""
        for place in self.parties:
            if place.party == party:
                return place
        raise KeyError(party)

    def seat(self, seat: int) -> SeatPlace:
        """The places of a seat; raises ``KeyError`` for a seat that is not at this table."""
        for place in self.seats:
            if place.seat == seat:
                return place
        raise KeyError(seat)

    def grid(self, cells: int) -> Grid:
        """Cells for the table's cards, as large as ``cells`` of them can be."""
        return make_grid(self.area, max(cells, 1), 0.92 * self.measures.own)

    def hand_spots(self, seat: int, count: int) -> list[Spot]:
        """The cards of a hand from left to right, one's own side by side as far as they fit, others' fanned."""
        place = self.seat(seat)
        if place.side == "bottom":
            step = min(1.07 * place.card, _step(place.hand.width, place.card, count))
            first = place.hand.centre_x - step * (count - 1) / 2
            y = place.hand.bottom - place.card * CARD_RATIO / 2
            return [Spot(first + index * step, y, place.card, 0.0, HAND_Z + index) for index in range(count)]
        return _fan(place, count)

    def pile_spots(self, party: int, count: int) -> list[Spot]:
        """A heap of won cards, fanned a little; lower cards lie exactly on one another."""
        rect, other = self.party(party).pile, self.measures.other
        x, y = rect.x + self.measures.other_height / 2, rect.y + self.measures.other_height / 2
        spots = []
        for index in range(count):
            turn = _heap_turn(index)
            spots.append(Spot(x + 0.35 * turn, y, 0.94 * other, turn, PILE_Z + index))
        return spots

    def mark_spots(self, party: int, count: int) -> list[Spot]:
        """Cards that mark something, across the pile and each a little further to the side."""
        rect, other, high = self.party(party).pile, self.measures.other, self.measures.other_height
        step = min(0.3 * other, (rect.width - high) / max(1, count - 1))
        x, y = rect.x + high / 2, rect.y + high / 2
        first = min(0.3 * other, rect.width - high - step * (count - 1))
        return [Spot(x + first + index * step, y, 0.94 * other, 90.0, MARKS_Z + index) for index in range(count)]

    def stock_spots(self, count: int) -> list[Spot]:
        """The stock, whose height shows how much is left."""
        if self.tricks is not None:
            return self.tricks.stock_spots(count)
        card = Spot(self.stock.centre_x, 0.0, 0.94 * self.measures.other)
        lowest = self.stock_label().y - card.height / 2
        rise = (lowest - card.height / 2 - self.stock.y) / 104
        return [replace(card, y=lowest - rise * index, z=STOCK_Z + index) for index in range(count)]

    def trick_pile_spots(self, party: int, count: int) -> list[Spot]:
        """The tricks that a party has won."""
        return won_spots(self.party(party).pile, self.measures.other, count, len(self.seats))

    def pile_label(self, party: int) -> Rect:
        """Where the number of won cards is written."""
        rect = self.party(party).pile
        return Rect(rect.x, rect.bottom - self.measures.line, self.measures.other_height, self.measures.line)

    def stock_label(self) -> Rect:
        """Where the number of cards in the stock is written."""
        if self.tricks is not None:
            return self.tricks.stock_label()
        return Rect(self.stock.x, self.stock.bottom - self.measures.line, self.stock.width, self.measures.line)


def in_sight(index: int, count: int) -> bool:
    """Whether a card of a heap need be painted: the uppermost ones, and of those below enough to show the height."""
    return index >= count - _HEAP or index % _EVERY == 0


@lru_cache(maxsize=32)
def lay_out(
    width: float, height: float, seats: int, perspective: int, parties: tuple[tuple[int, ...], ...], text: float = 1.0
) -> TableLayout:
    """The layout of a window of ``width`` by ``height`` for ``seats`` (1 to 4), ``perspective`` sitting below. Words
    and counters are ``text`` times as large as usual.

    Words grow at the cost of the hands’ cards as far as the window has room for both. Windows that are too small for
    readable type get the layout of a larger one, made smaller as a whole.
    """
    while text > 1.0:
        for cards in _SMALLER_CARDS:
            layout = _arranged(width, height, seats, perspective, parties, _Scale(text, cards))
            if layout is not None:
                return layout
        text -= 0.05
    factor, scale = 1.0, _Scale(min(text, 1.0), 1.0)
    while True:
        layout = _arranged(width / factor, height / factor, seats, perspective, parties, scale)
        if layout is not None:
            return layout if factor == 1.0 else _scaled(layout, factor, width, height)
        factor *= 0.95


_SMALLER_CARDS = (1.0, 0.92, 0.84)


@dataclass(frozen=True, slots=True)
class _Scale:
    """How large words and hands are, 1 being usual."""

    text: float
    cards: float


def _arranged(
    width: float, height: float, seats: int, perspective: int, parties: tuple[tuple[int, ...], ...], scale: _Scale
) -> TableLayout | None:
    """The better of the two arrangements; None if neither fits."""
    tried = [
        layout
        for arrange in (_wide, _tall)
        if (layout := arrange(width, height, seats, perspective, parties, scale)) is not None
    ]
    return max(tried, key=lambda layout: layout.grid(_NOMINAL_CELLS).card_width, default=None)


def _wide(
    width: float, height: float, seats: int, perspective: int, parties: tuple[tuple[int, ...], ...], scale: _Scale
) -> TableLayout | None:
    small = min(width, height)
    own = scale.cards * _between(56, min(0.155 * height, 0.1 * width), 320)
    rim, measures = _measures(small, own, scale.text)
    gap = measures.gap
    inner = _inside(width, height, rim, measures)
    block = max(measures.field_width, measures.pile_width, 7.5 * measures.line)
    spare = (inner.width - 5.4 * own) / 2 - gap
    if spare < block or inner.width < 900 * 0.9:
        return None
    deep = max(
        own * CARD_RATIO * (1 + _LIFT),
        measures.plate + gap + measures.pile_height,
        measures.seen + measures.field_height,
    )
    bottom = Rect(inner.x, inner.bottom - deep, inner.width, deep)
    places = {0: _bottom_wide(bottom, block, measures)}
    sides = SIDES[seats]
    side_width = _side_width(measures) if "left" in sides else 0.0
    upper = Rect(inner.x, inner.y, inner.width, bottom.y - gap - inner.y)
    top_bottom = inner.y
    if "top" in sides:
        margin = side_width + gap if side_width else 0.0
        high = max(1.1 * measures.other_height, measures.pile_height, measures.plate + gap + measures.field_height)
        top = _top_wide(Rect(inner.x + margin, inner.y, inner.width - 2 * margin, high), measures, close=margin > 0)
        if top is None:
            return None
        places[sides.index("top")] = top
        top_bottom = inner.y + high + gap
    middle = Rect(inner.x, top_bottom, inner.width, bottom.y - gap - top_bottom)
    return _with_sides(width, height, rim, measures, sides, perspective, parties, places, upper, middle)


def _tall(
    width: float, height: float, seats: int, perspective: int, parties: tuple[tuple[int, ...], ...], scale: _Scale
) -> TableLayout | None:
    small = min(width, height)
    own = scale.cards * _between(56, min(0.11 * height, 0.135 * width), 320)
    rim, measures = _measures(small, own, scale.text)
    gap = measures.gap
    inner = _inside(width, height, rim, measures)
    row = max(measures.pile_height, measures.field_height, measures.plate)
    between = inner.width - measures.pile_width - measures.field_width - 2 * gap
    if between < 7 * measures.line or inner.width < 5.4 * own:
        return None
    hand = Rect(inner.x, inner.bottom - own * CARD_RATIO * (1 + _LIFT), inner.width, own * CARD_RATIO * (1 + _LIFT))
    upper_row = Rect(inner.x, hand.y - gap - row, inner.width, row)
    plate_width = min(between, 14 * measures.line)
    plate_x = upper_row.x + measures.pile_width + gap + (between - plate_width) / 2
    places = {
        0: _Place(
            hand,
            own,
            Rect(plate_x, upper_row.bottom - measures.plate, plate_width, measures.plate),
            Rect(plate_x, upper_row.y, plate_width, max(0.0, row - measures.plate - gap)),
            Rect(upper_row.x, upper_row.bottom - measures.pile_height, measures.pile_width, measures.pile_height),
            Rect(
                upper_row.right - measures.field_width,
                upper_row.bottom - measures.field_height,
                measures.field_width,
                measures.field_height,
            ),
            "middle",
        )
    }
    sides = SIDES[seats]
    top_bottom = inner.y
    if "top" in sides:
        high = max(1.1 * measures.other_height, measures.pile_height, measures.field_height)
        first = Rect(inner.x, inner.y, inner.width, high)
        y = first.bottom + gap
        hand_width = min(4.6 * measures.other, between)
        third = (inner.width - 2 * gap) / 3
        places[sides.index("top")] = _Place(
            Rect(first.centre_x - hand_width / 2, first.y, hand_width, high),
            measures.other,
            Rect(first.right - 2 * third - gap, y + (measures.seen - measures.plate) / 2, 1.5 * third, measures.plate),
            Rect(first.x, y, third, measures.seen),
            Rect(first.right - measures.pile_width, first.y, measures.pile_width, measures.pile_height),
            Rect(first.x, first.y, measures.field_width, measures.field_height),
            "right",
        )
        top_bottom = y + measures.seen + gap
    middle = Rect(inner.x, top_bottom, inner.width, upper_row.y - gap - top_bottom)
    return _with_sides(width, height, rim, measures, sides, perspective, parties, places, middle, middle)


@dataclass(frozen=True, slots=True)
class _Place:
    """The places of a seat before it is known whether it keeps its party's cards."""

    hand: Rect
    card: float
    plate: Rect
    last: Rect
    pile: Rect
    counters: Rect
    plate_end: str = "left"


def _measures(small: float, own: float, text: float) -> tuple[float, Measures]:
    rim = _between(9, 0.018 * small, 36)
    return rim, Measures(
        gap=_between(6, 0.01 * small, 20),
        line=text * _between(17, 0.018 * small + 8, 40),
        counter=text * _between(16, 0.03 * small, 54),
        own=own,
        other=0.6 * own,
    )


def _inside(width: float, height: float, rim: float, measures: Measures) -> Rect:
    """The cloth inside its edge and below the ledge."""
    gap, ledge = measures.gap, max(rim, measures.ledge)
    return Rect(rim + gap, ledge + gap, width - 2 * (rim + gap), height - ledge - rim - 2 * gap)


def _bottom_wide(band: Rect, block: float, measures: Measures) -> _Place:
    """Name and pile to the right of the hand, counters to the left."""
    gap = measures.gap
    x = band.right - block
    pile = Rect(band.right - measures.pile_width, band.bottom - measures.pile_height, 0, measures.pile_height)
    counters = Rect(band.x, band.bottom - measures.field_height, measures.field_width, measures.field_height)
    return _Place(
        Rect(band.x + block + gap, band.y, band.width - 2 * (block + gap), band.height),
        measures.own,
        Rect(x, pile.y - gap - measures.plate, block, measures.plate),
        Rect(band.x, band.y, block, counters.y - gap - band.y),
        replace(pile, width=measures.pile_width),
        counters,
        "right",
    )


def _top_wide(band: Rect, measures: Measures, *, close: bool) -> _Place | None:
    """The top seat; ``close`` keeps its things together around its hand, because others sit in the corners."""
    gap = measures.gap
    hand_width = _between(3.2 * measures.other, 0.22 * band.width, 4.6 * measures.other)
    half = (band.width - hand_width) / 2 - gap
    right_x = band.centre_x + hand_width / 2 + gap
    left_x = band.centre_x - hand_width / 2 - gap
    hand = Rect(band.centre_x - hand_width / 2, band.y, hand_width, band.height)
    beside = half - measures.pile_width - gap
    if beside < 4.5 * measures.line or half < measures.field_width:
        return None
    if close:
        left = min(half, max(measures.field_width, 10 * measures.line))
        return _Place(
            hand,
            measures.other,
            Rect(left_x - left, band.y, left, measures.plate),
            Rect(right_x + measures.pile_width + gap, band.y, beside, max(measures.seen, 0.7 * band.height)),
            Rect(right_x, band.y, measures.pile_width, measures.pile_height),
            Rect(
                left_x - measures.field_width,
                band.y + measures.plate + gap,
                measures.field_width,
                measures.field_height,
            ),
            "right",
        )
    x = band.x + measures.pile_width + gap
    return _Place(
        hand,
        measures.other,
        Rect(x, band.y, beside, measures.plate),
        Rect(x, band.y + measures.plate + gap, beside, band.height - measures.plate - gap),
        Rect(band.x, band.y, measures.pile_width, measures.pile_height),
        Rect(band.right - measures.field_width, band.y, measures.field_width, measures.field_height),
        "left",
    )


def _side_width(measures: Measures) -> float:
    return max(1.12 * measures.other_height, measures.field_width, 7 * measures.line, measures.pile_width)


def _side(column: Rect, measures: Measures, end: str) -> _Place | None:
    """A seat at the left or right ``end`` of the table, its things below one another."""
    gap = measures.gap
    fixed = measures.plate + measures.seen + measures.pile_height + measures.field_height + 4 * gap
    hand = min(column.height - fixed, 4.6 * measures.other)
    if hand < 2.0 * measures.other:
        return None
    spare = column.height - fixed - hand
    more = min(measures.seen, spare)
    y = column.y + (spare - more) / 2
    plate = Rect(column.x, y, column.width, measures.plate)
    last = Rect(column.x, plate.bottom + gap, column.width, measures.seen + more)
    cards = Rect(column.x, last.bottom + gap, column.width, hand)
    pile_x = column.x if end == "left" else column.right - measures.pile_width
    pile = Rect(pile_x, cards.bottom + gap, measures.pile_width, measures.pile_height)
    counters = Rect(
        column.centre_x - measures.field_width / 2, pile.bottom + gap, measures.field_width, measures.field_height
    )
    return _Place(cards, measures.other, plate, last, pile, counters, end)


def _speeches(sides: Sequence[str], column: Rect, measures: Measures) -> dict[str, Rect]:
    """Where those at ``sides`` speak, in ``column`` over the middle of the table, each on his side of it."""
    high, gap = measures.speech, measures.gap
    wide = min(column.width, 26 * measures.line)
    x = column.centre_x - wide / 2
    y = column.y + (high + gap if "top" in sides else 0.0)
    half = (wide - gap) / 2
    found = {
        "top": Rect(x, column.y, wide, high),
        "left": Rect(x, y, half, high),
        "right": Rect(x + half + gap, y, half, high),
        "bottom": Rect(x, column.bottom - high, wide, high),
    }
    return {side: found[side] for side in sides}


def _with_sides(
    width: float,
    height: float,
    rim: float,
    measures: Measures,
    sides: Sequence[str],
    perspective: int,
    parties: tuple[tuple[int, ...], ...],
    places: dict[int, _Place],
    column: Rect,
    middle: Rect,
) -> TableLayout | None:
    """The whole table once the bottom and the top are known; ``column`` is as high as the side seats may be."""
    gap = measures.gap
    if "left" in sides:
        side_width = _side_width(measures)
        for name, x in (("left", column.x), ("right", column.right - side_width)):
            place = _side(Rect(x, column.y, side_width, column.height), measures, name)
            if place is None:
                return None
            places[sides.index(name)] = place
        middle = Rect(middle.x + side_width + gap, middle.y, middle.width - 2 * (side_width + gap), middle.height)
    stock = Rect(
        middle.x,
        middle.centre_y - (1.1 * measures.other_height + measures.line) / 2,
        measures.other,
        1.1 * measures.other_height + measures.line,
    )
    used = stock.width + 2 * gap
    balanced = middle.width > 1.8 * middle.height
    area = Rect(middle.x + used, middle.y, middle.width - used * (2 if balanced else 1), middle.height)
    if area.width < 4 * measures.other or area.height < stock.height:
        return None
    count = len(sides)
    speeches = _speeches(sides, middle, measures)
    seat_places = tuple(
        SeatPlace(
            seat, sides[turn], place.hand, place.card, place.plate, place.last, speeches[sides[turn]], place.plate_end
        )
        for seat in range(count)
        for turn in ((seat - perspective) % count,)
        for place in (places[turn],)
    )
    party_places = []
    for party, members in enumerate(parties):
        keeper = min(members, key=lambda seat: (seat - perspective) % count)
        place = places[(keeper - perspective) % count]
        party_places.append(PartyPlace(party, keeper, place.pile, place.counters))
    ledge = Rect(0, 0, width, max(rim, measures.ledge))
    return TableLayout(width, height, rim, measures, seat_places, tuple(party_places), middle, area, stock, ledge)


def _fan(place: SeatPlace, count: int) -> list[Spot]:
    """Backs of a hand that somebody else holds, turned to its side of the table."""
    across = place.side == "top"
    room = place.hand.width if across else place.hand.height
    # Turned cards at the ends of the fan reach a little further out than straight ones.
    step = min(0.52 * place.card, _step(room, 1.14 * place.card, count))
    spread = min(2.0 * (count - 1), 10.0)
    spots = []
    for index in range(count):
        part = index / (count - 1) - 0.5 if count > 1 else 0.0
        along = (index - (count - 1) / 2) * step
        sag = 0.12 * place.card * (4 * part * part - 0.5) * min(1.0, count / 5)
        z = HAND_Z + index
        if across:
            spots.append(Spot(place.hand.centre_x - along, place.hand.centre_y - sag, place.card, spread * part, z))
        elif place.side == "left":
            spots.append(
                Spot(place.hand.centre_x - sag, place.hand.centre_y + along, place.card, 90 + spread * part, z)
            )
        else:
            spots.append(
                Spot(place.hand.centre_x + sag, place.hand.centre_y - along, place.card, 270 + spread * part, z)
            )
    return spots


def _heap_turn(index: int) -> float:
    """A heap is not quite neat: its cards are turned by up to four degrees, each always the same way."""
    return ((index * 37) % 9 - 4) * 0.9


def _step(room: float, card: float, count: int) -> float:
    return (room - card) / (count - 1) if count > 1 else 0.0


def _between(least: float, value: float, most: float) -> float:
    return max(least, min(value, most))


def _scaled(layout: TableLayout, factor: float, width: float, height: float) -> TableLayout:
    """The same layout with every length times ``factor``."""
    old = layout.measures
    measures = Measures(old.gap * factor, old.line * factor, old.counter * factor, old.own * factor, old.other * factor)
    return TableLayout(
        width,
        height,
        layout.rim * factor,
        measures,
        tuple(
            replace(
                place,
                hand=place.hand.scaled(factor),
                card=place.card * factor,
                plate=place.plate.scaled(factor),
                last=place.last.scaled(factor),
                speech=place.speech.scaled(factor),
            )
            for place in layout.seats
        ),
        tuple(
            replace(place, pile=place.pile.scaled(factor), counters=place.counters.scaled(factor))
            for place in layout.parties
        ),
        layout.middle.scaled(factor),
        layout.area.scaled(factor),
        layout.stock.scaled(factor),
        layout.ledge.scaled(factor),
    )

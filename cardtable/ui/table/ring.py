"""The arrangement of up to six seats around a table, as pure functions without Qt.

The things of those at the left and the right lie in two columns beside the cards, one below another. The backs of a
hand at the top come out from under the rim; of several hands there each has a part of the width, with the things of its
side below it. One's own things lie at the lower ends of the columns: above the hand, which then has the whole width,
or beside it. Of all widths of cards the largest is taken for which there is room.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product

from cardtable.art.theme import CARD_RATIO
from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.grid import GAP_ACROSS, make_grid
from cardtable.ui.table.layout import Measures, TableLayout, speeches_of
from cardtable.ui.table.placing import (
    BACKS,
    EDGES,
    IN_PILE,
    LEAST_COLUMN,
    NAME_LINES,
    NARROW_SHOWN,
    PILES,
    SHOWN,
    Scale,
    SeatRoom,
    inside,
    keepers,
    kept,
    measures_of,
    seated,
)
from cardtable.ui.table.tricks import place_tricks

_LEAST_CARD = 40.0
"""The least width of cards, in pixels."""
_IN_HAND = 5.05
"""The width of five cards of a hand side by side, in widths of one of them."""
_OVERLAPPED = 3.7
"""The width of five cards that are overlapped."""
_HANDS = ((_IN_HAND, False), (_IN_HAND, True))
"""The hands that are tried: how wide they are, and whether anything lies beside them."""
_IN_ROW = (4, 3, 2)
"""How many cards lie side by side on the table."""
_PILES = (PILES, 0.4, 0.34)
"""The widths of cards in piles that are tried, in widths of the person's own cards."""
_SMALLER_COUNTERS = 0.75
"""How much smaller counters get at most, in their usual widths, so that the person's own lie beside the hand."""
_STEP = 0.94
"""The quotient of one width of cards that is tried and the next larger one."""
_HALVINGS = 5
"""How often the interval between the two is halved after that."""
_HALVINGS_OF_TEXT = 6
"""How often the interval is halved in which the largest size of words is looked for."""
_AS_LARGE = 0.995
"""What counts as no smaller, for cards where words are larger."""
_AT_SIDE = 0.46
"""The width of the backs at the left and the right, in widths of the person's own cards."""
_SIDE_BY_SIDE = 2.0
"""How many such backs have room in a column, overlapped."""
_BENT = 0.24
"""How much higher a bent fan is than its cards, in widths of one of them."""
_LEAST_FAN, _USUAL_FAN = 1.7, 2.7
"""The least and the usual width of the fan at the top, in widths of its cards."""
_BACKS_OF_SEVERAL = 0.5
"""The width of the backs where several hands are at the top, in widths of the person's own cards."""
_LEAST_MOVE = 3.5
"""The least width for a last move, in heights of a line."""
_IN_TRICKS, _IN_NARROW_TRICKS = 0.6, 0.82
"""How large cards of a trick are at least, in widths of the person's own cards; and on narrow cloth, where overlapped
cards of the hand could become so large that those of a trick had no room.
"""


def ring(
    width: float, height: float, seats: int, perspective: int, sides: tuple[tuple[int, ...], ...], scale: Scale
) -> TableLayout | None:
    """Return the arrangement with the largest cards for which there is room; None if there is none. Where words are
    larger than usual, they get as large as they can beside cards of that size.
    """
    people = _Seats(width, height, seats, perspective, sides)
    usual = replace(scale, text=min(scale.text, 1.0))
    best = _with_largest_cards(people, usual)
    if best is not None and scale.text > 1.0:
        return _with_largest_words(people, scale, best)
    return best


@dataclass(frozen=True, slots=True)
class _Seats:
    """The size of the cloth, and who sits there: arguments of ``ring``."""

    width: float
    height: float
    count: int
    perspective: int
    sides: tuple[tuple[int, ...], ...]


def _with_largest_cards(seats: _Seats, scale: Scale) -> TableLayout | None:
    # There may be room for cards of one width and none for smaller ones, whose things would lie elsewhere. Where there
    # is room for large piles, there is room for small ones.
    own = min(seats.width / (_OVERLAPPED if scale.narrow or scale.many else _IN_HAND), seats.height / 4)
    while _fitting(seats, scale, own, _PILES[-1:]) is None:
        own *= _STEP
        if own < _LEAST_CARD:
            return None
    least, most = own, own / _STEP
    for _ in range(_HALVINGS):
        own = (least + most) / 2
        if _fitting(seats, scale, own, _PILES[-1:]) is None:
            most = own
        else:
            least = own
    return _fitting(seats, scale, least, _PILES)


def _with_largest_words(seats: _Seats, scale: Scale, usual: TableLayout) -> TableLayout:
    """Return the arrangement with the largest words, at most those of ``scale``, whose cards and counters are no
    smaller than those of ``usual``; that one itself if there is none.
    """
    best, small, text, large = usual, 1.0, scale.text, scale.text
    for _ in range(_HALVINGS_OF_TEXT):
        found = _fitting(seats, replace(scale, text=text), _AS_LARGE * usual.measures.own, _PILES)
        if found is None or found.measures.counter < usual.measures.counter:
            large = text
        else:
            best, small = found, text
            if text == large:
                break
        text = (small + large) / 2
    return best


def _fitting(seats: _Seats, scale: Scale, own: float, piles: Sequence[float]) -> TableLayout | None:
    """Return an arrangement with cards ``own`` wide and cards in piles of the first of ``piles`` for which there is
    room; None if there is none.
    """
    hands = (*_HANDS, (_OVERLAPPED, True)) if scale.narrow else _HANDS
    if scale.many:
        # Its cards overlap in any case.
        hands = (*hands, (_OVERLAPPED, False))
    for pile, in_row, (in_hand, beside) in product(piles, _IN_ROW, hands):
        table = _measured(seats.width, seats.height, scale, own, in_row, pile, in_hand, beside=beside)
        if table is None:
            continue
        for stacked in (False, True) if seats.count > _ALONE_AT_TOP else (False,):
            layout = _arranged(table, seats, scale, stacked=stacked)
            if layout is not None:
                return layout
    return None


_FACE_TO_FACE = 2
"""The number of seats of which none is at a side."""
_MOVED = 5.0
"""The height of a last move that has a column for itself, in heights of a line."""
_ALONE_AT_TOP = 4
"""The most seats of which only one is at the top."""


@dataclass(frozen=True, slots=True)
class _Table:
    """The sizes of a table that is tried: ``column`` and ``corner`` are the widths of the things above and beside the
    hand, ``hand`` is the place of the hand, ``beside`` whether anything lies beside it.
    """

    width: float
    height: float
    rim: float
    measures: Measures
    inner: Rect
    column: float
    corner: float
    hand: Rect
    beside: bool

    @property
    def middle_x(self) -> float:
        return self.inner.x + self.column + self.measures.gap

    @property
    def middle_width(self) -> float:
        return self.inner.width - 2 * (self.column + self.measures.gap)

    @property
    def right(self) -> float:
        """The left edge of the column at the right."""
        return self.inner.right - self.column

    @property
    def low(self) -> float:
        """The lower end of everything that lies above the hand."""
        return self.hand.y - self.measures.gap


def _measured(
    width: float, height: float, scale: Scale, own: float, in_row: int, piles: float, in_hand: float, *, beside: bool
) -> _Table | None:
    """Return the sizes for cards ``own`` wide with ``in_row`` of them side by side on the table, and for cards in piles
    ``piles`` times as wide; ``beside`` says whether one's own things lie beside the hand. None if columns, corners or
    the middle would be too narrow.
    """
    rim, measures = measures_of(min(width, height), own, scale)
    gap, line = measures.gap, measures.line
    inner = inside(width, height, rim, measures)
    column = min((inner.width - in_row * (1 + GAP_ACROSS) * own) / 2 - gap, NAME_LINES * line)
    corner = min(column, (inner.width - in_hand * own) / 2 - gap) if beside else column
    if corner < LEAST_COLUMN * line or inner.width < in_hand * own:
        return None
    counter = min(measures.counter, column / 6)
    if corner / 6 > _SMALLER_COUNTERS * measures.counter:
        counter = min(counter, corner / 6)
    measures = replace(measures, other=min(piles * own, corner / IN_PILE), counter=counter)
    deep = own * CARD_RATIO * (1 + scale.lift)
    left = corner + gap if beside else 0.0
    hand = Rect(inner.x + left, inner.bottom - deep, inner.width - 2 * left, deep)
    table = _Table(width, height, rim, measures, inner, column, corner, hand, beside)
    # What is at the top only takes from this.
    most = Rect(table.middle_x, inner.y, table.middle_width, table.low - inner.y)
    return table if _has_room(most, measures, scale) else None


def _arranged(table: _Table, seats: _Seats, scale: Scale, *, stacked: bool) -> TableLayout | None:
    """Return the layout of a table with these sizes; None if there is no room. ``stacked`` says that last moves of
    several at the top lie below the things of their sides.
    """
    edges, measures = EDGES[seats.count], table.measures
    gap = measures.gap
    keeping = set(keepers(seats.sides, seats.count, seats.perspective))
    own, stock, end = _own(table, scale)
    places = {0: own}
    tops = [turn for turn, edge in enumerate(edges) if edge == "top"]
    start = top = table.inner.y
    if len(tops) == 1:
        place = _at_top(table, scale, keeps=tops[0] in keeping)
        if place is None:
            return None
        top = max(place.plate.bottom, place.last.bottom) + gap
        if len(edges) == _FACE_TO_FACE:
            # Nobody sits at the sides, so that a last move has the column below the counters.
            moved = Rect(table.right, place.counters.bottom + gap, table.column, _MOVED * measures.line)
            place = replace(place, last=moved if moved.bottom <= end else place.last)
        places[tops[0]] = place
        if tops[0] in keeping:
            start = max(place.pile.bottom, place.counters.bottom) + gap
    for at, turn in enumerate(tops if len(tops) > 1 else ()):
        place = _among_several(table, scale, at, len(tops), stacked=stacked)
        if place is None:
            return None
        places[turn] = place
        start = top = max(place.pile.bottom, place.counters.bottom, place.last.bottom) + gap
    for turn, edge in enumerate(edges):
        if edge not in ("left", "right"):
            continue
        place = _at_side(table, edge, start, end, keeps=turn in keeping)
        if place is None:
            return None
        places[turn] = place
    middle = Rect(table.middle_x, top, table.middle_width, table.low - top)
    if not _has_room(middle, measures, scale):
        return None
    speeches = _speeches(edges, middle, measures)
    return TableLayout(
        table.width,
        table.height,
        table.rim,
        measures,
        seated(places, speeches, seats.perspective),
        kept(places, seats.sides, seats.perspective),
        middle,
        middle,
        stock,
    )


def _has_room(middle: Rect, measures: Measures, scale: Scale) -> bool:
    """Return whether the cards of the table can be as large as those of the hand."""
    own = measures.own
    if scale.many:
        tricks = place_tricks(middle, own, measures.other, measures.line, measures.gap, (), measures.plate)
        return middle.height > 0 and tricks.card >= (_IN_NARROW_TRICKS if scale.narrow else _IN_TRICKS) * own
    return middle.height > own and make_grid(middle, scale.cells, own).card_width >= own - 0.01


def _own(table: _Table, scale: Scale) -> tuple[SeatRoom, Rect, float]:
    """Return the person's own places, that of the stock, and the lower end of what others have in the columns."""
    inner, measures, low = table.inner, table.measures, table.low
    gap = measures.gap
    # Games with many cards have their stock in the middle.
    stock_high = 0.0 if scale.many else 1.1 * measures.other_height + measures.line
    if not table.beside:
        stock = Rect(inner.x, low - stock_high, measures.other, stock_high)
        counters_x, counters_y = inner.x, stock.y - gap - measures.field_height
        pile_y = low - measures.pile_height
        plate = Rect(table.right, pile_y - gap - measures.plate, table.column, measures.plate)
        end = min(counters_y, plate.y) - gap
    else:
        stock = Rect(inner.x, inner.bottom - stock_high, measures.other, stock_high)
        counters_x, counters_y = inner.x, stock.y - gap - measures.field_height
        if measures.other + gap + measures.field_width <= table.corner:
            counters_x = stock.right + gap
            counters_y = inner.bottom - measures.field_height
        elif measures.field_width > table.corner or counters_y < table.hand.y:
            counters_y = low - measures.field_height
        pile_y = inner.bottom - measures.pile_height
        plate = Rect(inner.right - table.corner, pile_y - gap - measures.plate, table.corner, measures.plate)
        if plate.y < table.hand.y:
            pile_y = table.hand.y
            plate = Rect(table.right, low - measures.plate, table.column, measures.plate)
        end = min(counters_y, plate.y, table.hand.y) - gap
    pile = Rect(inner.right - measures.pile_width, pile_y, measures.pile_width, measures.pile_height)
    counters = Rect(counters_x, counters_y, measures.field_width, measures.field_height)
    moved = replace(plate, height=0.0)
    return SeatRoom(table.hand, measures.own, plate, moved, pile, counters, "right"), stock, end


def _at_top(table: _Table, scale: Scale, *, keeps: bool) -> SeatRoom | None:
    """Return the places of a seat alone at the top: its name to the left of the hand, its last move to the right, and
    the things of its side, if it ``keeps`` them, at the upper ends of the columns; None if there is no room.
    """
    inner, measures = table.inner, table.measures
    gap, card = measures.gap, BACKS * measures.own
    name = LEAST_COLUMN * measures.line
    fan = min(_USUAL_FAN * card, table.middle_width - 2 * (name + gap))
    if fan < _LEAST_FAN * card:
        return None
    x = table.middle_x + (table.middle_width - fan) / 2
    hand, opened, shown = _under_rim(table, scale, x, fan, card)
    wide = min(x - gap - table.middle_x, NAME_LINES * measures.line)
    left = table.middle_x if keeps else x - gap - wide
    high = max(shown - inner.y, measures.plate, measures.seen)
    return SeatRoom(
        hand,
        card,
        Rect(left, inner.y, wide, measures.plate),
        Rect(x + fan + gap, inner.y, x - gap - table.middle_x, high),
        Rect(inner.x + table.column - measures.pile_width, inner.y, measures.pile_width, measures.pile_height),
        Rect(table.right, inner.y, measures.field_width, measures.field_height),
        "left" if keeps else "right",
        opened,
    )


def _among_several(table: _Table, scale: Scale, at: int, count: int, *, stacked: bool) -> SeatRoom | None:
    """Return the places of the seat ``at`` of ``count`` at the top, from the left: name and hand in a row, the things
    of its side below, and the last move beside the hand, or ``stacked`` below everything; None if there is no room.
    """
    inner, measures = table.inner, table.measures
    gap, card = measures.gap, _BACKS_OF_SEVERAL * measures.own
    wide = (inner.width - gap * (count - 1)) / count
    x = inner.x + at * (wide + gap)
    moved = 0.0 if stacked else _LEAST_MOVE * measures.line + gap
    name = min(max(0.45 * wide, LEAST_COLUMN * measures.line), NAME_LINES * measures.line)
    fan = min(_USUAL_FAN * card, wide - name - gap - moved)
    if fan < _LEAST_FAN * card:
        return None
    hand, opened, shown = _under_rim(table, scale, x + name + gap, fan, card)
    high = max(shown - inner.y, measures.plate, 0.0 if stacked else measures.seen)
    below = inner.y + high + gap
    pile = Rect(x, below, measures.pile_width, measures.pile_height)
    counters = Rect(pile.right + gap, below, measures.field_width, measures.field_height)
    if counters.right > x + wide:
        return None
    last = Rect(hand.right + gap, inner.y, x + wide - hand.right - gap, high)
    if stacked:
        last = Rect(x, max(pile.bottom, counters.bottom) + gap, wide, measures.seen)
    return SeatRoom(
        hand,
        card,
        Rect(x, below - gap - measures.plate, name, measures.plate),
        last,
        pile,
        counters,
        "left",
        opened,
    )


def _under_rim(table: _Table, scale: Scale, x: float, wide: float, card: float) -> tuple[Rect, Rect, float]:
    """Return the place of a hand at the top whose backs come out from under the rim, its place once it lies open, and
    the lower end of what is seen of it.
    """
    inner, measures = table.inner, table.measures
    backs = card * CARD_RATIO
    shown = (
        inner.y + backs
        if scale.opened
        else inner.y - measures.gap + (NARROW_SHOWN if scale.narrow else SHOWN) * measures.own
    )
    sag = _BENT * card
    return Rect(x, shown - backs - sag, wide, backs + sag), Rect(x, inner.y, wide, backs), shown


def _at_side(table: _Table, edge: str, start: float, end: float, *, keeps: bool) -> SeatRoom | None:
    """Return the places of the seat at the left or right ``edge``, one below another between ``start`` and ``end``;
    those of its side only if it ``keeps`` them. None if there is no room.
    """
    measures, column = table.measures, table.column
    gap = measures.gap
    card = min(_AT_SIDE * measures.own, column / _SIDE_BY_SIDE)
    deep = card * CARD_RATIO
    high = measures.plate + gap + deep + gap + measures.seen
    if keeps:
        high += measures.pile_height + gap + measures.field_height + gap
    spare = end - start - high
    if spare < 0:
        return None
    x = table.inner.x if edge == "left" else table.right
    pile_x = x if edge == "left" else x + column - measures.pile_width
    more = min(measures.seen, spare)
    plate = Rect(x, start + (spare - more) / 2, column, measures.plate)
    pile = Rect(pile_x, plate.bottom + gap, measures.pile_width, measures.pile_height)
    hand = Rect(x, (pile.bottom if keeps else plate.bottom) + gap, column, deep)
    last = Rect(x, hand.bottom + gap, column, measures.seen + more)
    counters_x = x + (column - measures.field_width) / 2
    counters = Rect(counters_x, last.bottom + gap, measures.field_width, measures.field_height)
    return SeatRoom(hand, card, plate, last, pile, counters, edge)


def _speeches(edges: tuple[str, ...], middle: Rect, measures: Measures) -> list[Rect]:
    """Return where each seat speaks; several at the top do so side by side."""
    usual = speeches_of(edges, middle, measures)
    tops = [turn for turn, edge in enumerate(edges) if edge == "top"]
    wide = (middle.width - measures.gap * (len(tops) - 1)) / max(1, len(tops))
    return [
        replace(usual[edge], x=middle.x + tops.index(turn) * (wide + measures.gap), width=wide)
        if edge == "top" and len(tops) > 1
        else usual[edge]
        for turn, edge in enumerate(edges)
    ]

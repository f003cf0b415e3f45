"""The layout of a table, as pure functions of the size of its cloth and the seats. No Qt.

Of several arrangements the one with the largest cards is taken. Where two sit face to face at a table that is wider
than high, their things lie in *columns* beside the table, the backs of the other hand come out from under the rim, and
one's own hand has the whole width; if it has many cards, its things lie in a band above it. In the *wide* arrangement a
seat's name and pile lie on one side of its hand and its counters on the other; in the *tall* one they lie in a row of
their own. With five or six seats the table is *crowded*: two or three of them are at the top, side by side, each with
its things below one another.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from cardtable.art.theme import CARD_RATIO
from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.layout import (
    PLATE,
    PLATE_OF_SEVERAL,
    Measures,
    SeatPlace,
    SidePlace,
    TableLayout,
    speeches_of,
)

EDGES = {
    1: ("bottom",),
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: ("bottom", "left", "top", "right"),
    5: ("bottom", "left", "top", "top", "right"),
    6: ("bottom", "left", "top", "top", "top", "right"),
}
"""The edges at which the seats are, by their number: from the person's own seat on in the order of play, to
the left.
"""

_LIFT = 0.1
_NOMINAL_CELLS = 8
_LARGER = (1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1.0)
"""How many times their least size cards are tried in."""


@lru_cache(maxsize=32)
def lay_out(
    width: float,
    height: float,
    seats: int,
    perspective: int,
    sides: tuple[tuple[int, ...], ...],
    text: float = 1.0,
    many: bool = False,
    opened: bool = False,
    several: bool = False,
) -> TableLayout:
    """Return the layout of a cloth of ``width`` by ``height`` pixels for ``seats`` seats (1 to 6), with the seat
    ``perspective`` at the bottom. Words and counters are ``text`` times as large as usual. ``many`` says that the hands
    have more cards than fit side by side, ``opened`` that the hands of others lie open, ``several`` that more than two
    are at the table, also as onlookers, so that plates have words below the names.

    A person who needs large words also needs to see the cards: where two sit face to face at a table that is wider than
    high, larger words never make cards smaller, elsewhere only a little; where there is no room for both, the words on
    the cloth are less large. A cloth too small for readable words gets the layout of a larger one, reduced as a whole.
    """
    if text > 1.0:
        # The cloth is narrower, too: words beside it have taken some of its width.
        narrow = _Scale(1.0, 1.0, many, opened, several, narrow=True)
        usual = _arranged(width, height, seats, perspective, sides, narrow)
        if usual is None:
            return lay_out(width, height, seats, perspective, sides, 1.0, many, opened, several)
        while text > 1.0:
            layout = _arranged(width, height, seats, perspective, sides, replace(narrow, text=text))
            least = _AS_LARGE if seats == 2 and width > height else _SMALLEST
            if layout is not None and _keeps(layout, usual, least, many):
                return layout
            text -= 0.05
        return usual
    factor, scale = 1.0, _Scale(min(text, 1.0), 1.0, many, opened, several)
    while True:
        layout = _arranged(width / factor, height / factor, seats, perspective, sides, scale)
        if layout is not None:
            return layout if factor == 1.0 else _scaled(layout, factor, width, height)
        factor *= 0.95


_AS_LARGE = 0.985
"""What counts as no smaller, for cards where words are larger, in their usual widths."""
_SMALLEST = 0.88
"""How much smaller cards may get where words are larger, in their usual widths."""


def _keeps(layout: TableLayout, usual: TableLayout, least: float, many: bool) -> bool:
    """Return whether the cards of ``layout`` are at least ``least`` times as large as those of the ``usual`` one."""
    own = layout.measures.own >= least * usual.measures.own - 0.01
    return own and _worth(layout, many) >= least * _worth(usual, many) - 0.01


def _worth(layout: TableLayout, many: bool) -> float:
    """Return the width of the cards on the table and in the hand, the smaller of the two; where hands have ``many``
    cards, hardly any lie on the table.
    """
    if many:
        return max(place.card for place in layout.seats if place.edge == "bottom")
    return min(layout.measures.own, layout.grid(_NOMINAL_CELLS).card_width)


_LARGEST_COUNTERS = 1.5
"""How many times their usual size counters get at most: they are counted, not read."""
_NAME_LINES = 12
"""The largest width of a name plate, in heights of a line, where words shall find room beside it."""
_LEAST_NAME_LINES = 7
"""The least width of a name beside a hand, in heights of a line."""
_LEAST_WIDE = 600
"""The least width of cloth, in pixels, for things beside the hands."""
_MOVE_LINES = 8
"""The least width for a last move between a hand and a pile, in heights of a line."""
_LEAST_MOVE_LINES = 6.5
"""The least width for a last move beside a narrow fan at an upright table, in heights of a line."""
_SPOKEN_LINES = 11
"""The least width for words said beside a hand, in heights of a line; such words are short."""


@dataclass(frozen=True, slots=True)
class _Scale:
    """How large words and the cards of hands are, 1 being usual; whether hands have ``many`` cards, whether those of
    others are ``opened``, and whether ``several`` are at the table. On ``narrow`` cloth one column may have to do.
    """

    text: float
    cards: float
    many: bool = False
    opened: bool = False
    several: bool = False
    narrow: bool = False


def _arranged(
    width: float, height: float, seats: int, perspective: int, sides: tuple[tuple[int, ...], ...], scale: _Scale
) -> TableLayout | None:
    """Return the best of the arrangements for so many seats, with cards as large as they can be; None if none fits."""
    tried = [
        layout
        for larger in _LARGER
        for arrange in ((_crowded,) if seats > _MOST_APART else (_wide, _tall))
        if (layout := arrange(width, height, seats, perspective, sides, replace(scale, cards=scale.cards * larger)))
        is not None
    ]
    if seats == 2 and width > height:
        both = (False, True) if scale.narrow and not scale.many else (False,)
        columns = (_columns(width, height, perspective, sides, scale, single) for single in both)
        tried += [one for one in columns if one is not None]
    return max(tried, key=lambda layout: _worth(layout, scale.many), default=None)


_SHOWN = 0.37
"""How much of the backs of the other hand comes out from under the rim, in widths of the person's own cards."""
_BACKS = 0.6
"""The width of the backs of the other hand, in widths of the person's own cards."""
_PILES = 0.46
"""The width of cards in piles, in widths of the person's own cards."""
_COLUMN = 0.135
"""The least width of a column, in widths of the cloth."""
_IN_PILE = 2.3
"""The width of a pile with three cards across it, in widths of its cards."""
_ROWS, _IN_ROW, _MANY = 4.94, 4.56, 1.15
"""The height of everything between the rims, and the width of four cards of the table, in widths of a card; and how
much wider a card of many in a hand is than one of the table.
"""
_IN_TRICK, _IN_NARROW_TRICK = 3.9, 3.5
"""The width of stock and trick, in widths of a card, and where the cloth is narrow."""


def _columns(
    width: float, height: float, perspective: int, sides: tuple[tuple[int, ...], ...], scale: _Scale, single: bool
) -> TableLayout | None:
    """Return the arrangement of two seats with their things in columns beside the table, or all of them in a ``single``
    one at the left, which has room for larger cards; None if there is no room.
    """
    small = min(width, height)
    rim, measures = _measures(small, 1.0, scale)
    gap = measures.gap
    inner = _inside(width, height, rim, measures)
    columns, row = 1 if single else 2, _IN_ROW
    if scale.many:
        row = _IN_NARROW_TRICK if scale.narrow else _IN_TRICK
    least = max(measures.field_width if single else _COLUMN * width, 4.4 * measures.line)
    # Of an open hand all is seen.
    part = _BACKS * CARD_RATIO if scale.opened else _SHOWN
    own = min((inner.height - 3 * gap) / (_ROWS - _SHOWN + part), (inner.width - columns * (least + gap)) / row)
    if own < 40:
        return None
    block = max(least, min((inner.width - row * own) / columns - gap, 12 * measures.line))
    counter = min(measures.counter, block / 6.0)
    measures = replace(measures, own=own, other=min(_PILES * own, block / _IN_PILE), counter=counter)
    middle_x, middle_wide = inner.x + block + gap, inner.width - columns * (block + gap)
    right = inner.x if single else inner.right - block
    backs = _BACKS * own * CARD_RATIO
    shown = inner.y + (0.0 if scale.opened else -gap) + part * own
    # The fan is bent, and its cards are turned a little.
    sag = 0.14 * own
    hands = min(middle_wide, 4.6 * _BACKS * own)
    hand_x = middle_x + (middle_wide - hands) / 2
    # A name may be longer than its column is wide where it ends above the cards of the table.
    wide = min(hand_x - gap - inner.x, _NAME_LINES * measures.line) if measures.plate <= part * own else block
    plate = Rect(inner.x, inner.y, max(block, wide), measures.plate)
    others = Rect(inner.right - measures.field_width, inner.y, measures.field_width, measures.field_height)
    if single:
        others = replace(others, x=inner.x, y=plate.bottom + gap)
    pile_y = (others if single else plate).bottom + gap
    pile = Rect(inner.x, pile_y, measures.pile_width, measures.pile_height)
    held = _MANY * own if scale.many else own
    deep = held * CARD_RATIO * (1 + _LIFT)
    band = max(measures.field_height, measures.plate, 0.58 * own) + gap if scale.many else 0.0
    # The hand has the whole width, so that up to six cards lie side by side; everything else lies above it.
    hand = Rect(inner.x, inner.bottom - deep, inner.width, deep)
    low = hand.y - gap
    name_y = inner.bottom - measures.plate
    if single:
        # The column reaches down to the rim.
        hand = Rect(middle_x, hand.y, middle_wide, deep)
        low = name_y - 2 * gap - measures.pile_height
    counters = Rect(inner.x, low - measures.field_height, measures.field_width, measures.field_height)
    stock_high = 1.1 * measures.other_height + measures.line
    stock = Rect(inner.x, counters.y - gap - stock_high, measures.other, stock_high)
    last = Rect(inner.x, pile.bottom + gap, block, stock.y - 2 * gap - pile.bottom)
    if last.height < measures.seen:
        return None
    top = _Place(
        Rect(hand_x, shown - backs - sag, hands, backs + sag),
        _BACKS * own,
        plate,
        last,
        pile,
        others,
        "left",
    )
    if single:
        own_pile = Rect(inner.x, low + gap, measures.pile_width, 0.0)
        name = Rect(inner.x, name_y, block, measures.plate)
        moved = Rect(inner.x, stock.y - gap, block, 0.0)
    elif scale.many:
        name = Rect(counters.right + gap, low - measures.plate, block, measures.plate)
        own_pile = Rect(inner.right - measures.pile_width, low - measures.pile_height, measures.pile_width, 0.0)
        moved = Rect(name.right + gap, low - measures.plate, block, measures.plate)
    else:
        own_pile = Rect(inner.right - measures.pile_width, low - measures.pile_height, measures.pile_width, 0.0)
        # Words are said above the name.
        name = Rect(right, own_pile.y - gap - measures.plate, block, measures.plate)
        moved = Rect(right, name.y - gap - measures.seen, block, measures.seen)
    bottom = _Place(
        hand,
        held,
        name,
        moved,
        replace(own_pile, height=measures.pile_height),
        counters,
        "left" if single or scale.many else "right",
    )
    middle = Rect(middle_x, shown + gap, middle_wide, hand.y - band - gap - shown - gap)
    if scale.many:
        middle = replace(middle, x=inner.x + max(block, measures.pile_width) + gap)
        middle = replace(middle, width=right - gap - middle.x)
    edges = EDGES[2]
    # Words lie over the backs of the other hand, and above the pile of one's own: on no card that is looked at.
    end = inner.right - (0.0 if single else measures.field_width + gap)
    above = counters if single else own_pile if own_pile.y < name.y else name
    speeches = {
        "top": Rect(plate.right + gap, inner.y - gap, end - plate.right - gap, max(measures.speech, part * own)),
        "bottom": Rect(right, above.y - gap - 2 * measures.speech, block, 2 * measures.speech),
    }
    places = {"bottom": bottom, "top": top}
    seat_places = tuple(
        SeatPlace(
            seat,
            edge,
            place.hand,
            place.card,
            place.plate,
            place.last,
            speeches[edge],
            place.plate_end,
            Rect(middle_x, inner.y, middle_wide, backs) if edge == "top" else None,
        )
        for seat in range(2)
        for edge in (edges[(seat - perspective) % 2],)
        for place in (places[edge],)
    )
    side_places = []
    for side, members in enumerate(sides):
        keeper = min(members, key=lambda seat: (seat - perspective) % 2)
        place = places[edges[(keeper - perspective) % 2]]
        side_places.append(SidePlace(side, keeper, place.pile, place.counters))
    return TableLayout(width, height, rim, measures, seat_places, tuple(side_places), middle, middle, stock)


def _wide(
    width: float, height: float, seats: int, perspective: int, sides: tuple[tuple[int, ...], ...], scale: _Scale
) -> TableLayout | None:
    small = min(width, height)
    own = scale.cards * _between(56, min(0.155 * height, 0.1 * width), 320)
    rim, measures = _measures(small, own, scale)
    gap = measures.gap
    inner = _inside(width, height, rim, measures)
    spare = (inner.width - 5.4 * own) / 2 - gap
    # Names are given less room than they like before the whole table is piled up in rows.
    name = max(_LEAST_NAME_LINES * measures.line, min(7.5 * measures.line, spare))
    block = max(measures.field_width, measures.pile_width, name)
    if spare < block or inner.width < _LEAST_WIDE:
        return None
    deep = max(
        own * CARD_RATIO * (1 + _LIFT),
        measures.plate + gap + measures.pile_height,
        measures.seen + measures.field_height,
    )
    bottom = Rect(inner.x, inner.bottom - deep, inner.width, deep)
    places = {0: _bottom_wide(bottom, block, measures)}
    edges = EDGES[seats]
    edge_width = _edge_width(measures) if "left" in edges else 0.0
    upper = Rect(inner.x, inner.y, inner.width, bottom.y - gap - inner.y)
    top_bottom = inner.y
    if "top" in edges:
        margin = edge_width + gap if edge_width else 0.0
        high = max(1.16 * measures.other_height, measures.pile_height, measures.plate + gap + measures.field_height)
        band = Rect(inner.x + margin, inner.y, inner.width - 2 * margin, high)
        top = _top_close(band, measures) if margin else _top_wide(band, measures)
        if top is None:
            return None
        places[edges.index("top")] = top
        top_bottom = inner.y + high + gap
    middle = Rect(inner.x, top_bottom, inner.width, bottom.y - gap - top_bottom)
    return _with_edges(width, height, rim, measures, edges, perspective, sides, places, upper, middle)


def _tall(
    width: float, height: float, seats: int, perspective: int, sides: tuple[tuple[int, ...], ...], scale: _Scale
) -> TableLayout | None:
    small = min(width, height)
    own = scale.cards * _between(56, min(0.11 * height, 0.135 * width), 320)
    rim, measures = _measures(small, own, scale)
    gap = measures.gap
    inner = _inside(width, height, rim, measures)
    row = max(measures.pile_height, measures.field_height, measures.plate)
    between = inner.width - measures.pile_width - measures.field_width - 2 * gap
    if between < 7 * measures.line or inner.width < 5.4 * own:
        return None
    hand = Rect(inner.x, inner.bottom - own * CARD_RATIO * (1 + _LIFT), inner.width, own * CARD_RATIO * (1 + _LIFT))
    upper_row = Rect(inner.x, hand.y - gap - row, inner.width, row)
    plate_width = min(between, _NAME_LINES * measures.line)
    plate_x = upper_row.x + measures.pile_width + gap
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
            "left",
        )
    }
    edges = EDGES[seats]
    top_bottom = inner.y
    if "top" in edges:
        high = max(1.16 * measures.other_height, measures.pile_height, measures.field_height)
        first = Rect(inner.x, inner.y, inner.width, high)
        y = first.bottom + gap
        hand_width = min(4.6 * measures.other, between)
        third = (inner.width - 2 * gap) / 3
        name_width = min(1.5 * third, _NAME_LINES * measures.line)
        cards = Rect(first.centre_x - hand_width / 2, first.y, hand_width, high)
        pile_x = first.right - measures.pile_width
        if cards.x < first.x + measures.field_width + gap or cards.right > pile_x - gap:
            return None
        if pile_x - cards.right - 2 * gap < _MOVE_LINES * measures.line:
            # Beside a narrower fan a last move is large enough to be read.
            cards = replace(cards, x=first.x + measures.field_width + gap, width=min(hand_width, 3.0 * measures.other))
        last = Rect(cards.right + gap, first.y, pile_x - cards.right - 2 * gap, high)
        if last.width < _LEAST_MOVE_LINES * measures.line:
            cards = replace(cards, x=first.centre_x - hand_width / 2, width=hand_width)
            last = Rect(first.x, y, third, measures.seen)
        places[edges.index("top")] = _Place(
            cards,
            measures.other,
            Rect(first.right - name_width, y + (measures.seen - measures.plate) / 2, name_width, measures.plate),
            last,
            Rect(pile_x, first.y, measures.pile_width, measures.pile_height),
            Rect(first.x, first.y, measures.field_width, measures.field_height),
            "right",
        )
        top_bottom = y + measures.seen + gap
    middle = Rect(inner.x, top_bottom, inner.width, upper_row.y - gap - top_bottom)
    return _with_edges(width, height, rim, measures, edges, perspective, sides, places, middle, middle)


_MOST_APART = 4
"""The most seats that each have an edge of their own; of more, some sit side by side."""


def _crowded(
    width: float, height: float, seats: int, perspective: int, sides: tuple[tuple[int, ...], ...], scale: _Scale
) -> TableLayout | None:
    small = min(width, height)
    own = scale.cards * _between(56, min(0.14 * height, 0.1 * width), 320)
    rim, measures = _measures(small, own, scale)
    measures = replace(measures, other=_OTHER_IF_CROWDED * own)
    gap = measures.gap
    inner = _inside(width, height, rim, measures)
    block = max(measures.field_width, measures.pile_width, 7.5 * measures.line)
    if inner.width < 5.4 * own + 2 * (block + gap):
        return None
    deep = max(
        own * CARD_RATIO * (1 + _LIFT),
        measures.plate + gap + measures.pile_height,
        measures.seen + measures.field_height + gap,
    )
    bottom = Rect(inner.x, inner.bottom - deep, inner.width, deep)
    places = {0: _bottom_wide(bottom, block, measures)}
    edges = EDGES[seats]
    at_top = [turn for turn, edge in enumerate(edges) if edge == "top"]
    edge_width = _edge_width(measures) + gap
    wide = (inner.width - 2 * edge_width - gap * (len(at_top) - 1)) / len(at_top)
    for place, turn in enumerate(at_top):
        box = _top_box(Rect(inner.x + edge_width + place * (wide + gap), inner.y, wide, 0.0), measures)
        if box is None:
            return None
        places[turn] = box
    upper = Rect(inner.x, inner.y, inner.width, bottom.y - gap - inner.y)
    top_bottom = max(places[at_top[0]].last.bottom, places[at_top[0]].counters.bottom) + gap
    middle = Rect(inner.x, top_bottom, inner.width, bottom.y - gap - top_bottom)
    return _with_edges(width, height, rim, measures, edges, perspective, sides, places, upper, middle)


_OTHER_IF_CROWDED = 0.5
"""The width of other players' cards where five or six sit at the table, in widths of the person's own cards."""


def _top_box(box: Rect, measures: Measures) -> _Place | None:
    """Return the place of one of several seats at the top, in the width of ``box``: the name, below it pile and hand,
    below them counters and last move; None if there is no room.
    """
    gap = measures.gap
    plate = Rect(box.x, box.y, box.width, measures.plate)
    high = max(1.16 * measures.other_height, measures.pile_height)
    pile = Rect(box.x, plate.bottom + gap, measures.pile_width, measures.pile_height)
    room = min(box.right - pile.right - gap, 4.6 * measures.other)
    hand = Rect(pile.right + gap, pile.y, room, high)
    row = max(measures.seen, measures.field_height)
    counters = Rect(box.x, pile.y + high + gap, measures.field_width, measures.field_height)
    last = Rect(counters.right + gap, counters.y, box.right - counters.right - gap, row)
    if hand.width < _FANNED * measures.other or last.width < _SHORT_MOVE_LINES * measures.line:
        return None
    return _Place(hand, measures.other, plate, last, pile, counters, "left")


_FANNED = 1.6
"""The least width of a fan of cards, in widths of a card."""
_SHORT_MOVE_LINES = 3.5
"""The least width for a last move where there is hardly any room, in heights of a line."""


@dataclass(frozen=True, slots=True)
class _Place:
    """The places of a seat before it is known whether it keeps the things of its side."""

    hand: Rect
    card: float
    plate: Rect
    last: Rect
    pile: Rect
    counters: Rect
    plate_end: str = "left"


def _measures(small: float, own: float, scale: _Scale) -> tuple[float, Measures]:
    text = scale.text
    rim = _between(9, 0.018 * small, 36)
    return rim, Measures(
        gap=_between(6, 0.01 * small, 20),
        line=text * _between(17, 0.018 * small + 8, 40),
        counter=min(text, _LARGEST_COUNTERS) * _between(16, 0.03 * small, 54),
        own=own,
        other=0.6 * own,
        plate_lines=PLATE_OF_SEVERAL if scale.several else PLATE,
    )


def _inside(width: float, height: float, rim: float, measures: Measures) -> Rect:
    """Return the cloth inside its edge."""
    edge = rim + measures.gap
    return Rect(edge, edge, width - 2 * edge, height - 2 * edge)


def _bottom_wide(band: Rect, block: float, measures: Measures) -> _Place:
    """Return the place of the bottom seat: name and pile to the right of the hand, counters to the left."""
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


def _top_close(band: Rect, measures: Measures) -> _Place | None:
    """Return the place of the top seat with its things close around its hand, because others sit in the corners: name
    and pile to the left, counters to the right. The hand moves to the right where a name would not be readable. None if
    there is no room.
    """
    gap = measures.gap
    hand_width = _between(3.2 * measures.other, 0.22 * band.width, 4.6 * measures.other)
    x = max(band.centre_x - hand_width / 2, band.x + 7 * measures.line + measures.pile_width + 2 * gap)
    hand = Rect(x, band.y, hand_width, band.height)
    if hand.right + gap + measures.field_width > band.right:
        return None
    pile = Rect(x - gap - measures.pile_width, band.y, measures.pile_width, measures.pile_height)
    wide = min(pile.x - gap - band.x, 10 * measures.line)
    plate = Rect(pile.x - gap - wide, band.y, wide, measures.plate)
    below = measures.plate + gap
    return _Place(
        hand,
        measures.other,
        plate,
        Rect(plate.x, band.y + below, wide, band.height - below),
        pile,
        Rect(hand.right + gap, band.y, measures.field_width, measures.field_height),
        "right",
    )


def _top_wide(band: Rect, measures: Measures) -> _Place | None:
    """Return the place of the top seat, with its name and pile to the left and its counters to the right; None if there
    is no room.
    """
    gap = measures.gap
    hand_width = _between(3.2 * measures.other, 0.22 * band.width, 4.6 * measures.other)
    half = (band.width - hand_width) / 2 - gap
    beside = half - measures.pile_width - gap
    if beside < 4.5 * measures.line or half < measures.field_width:
        return None
    hand = Rect(band.centre_x - hand_width / 2, band.y, hand_width, band.height)
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


def _edge_width(measures: Measures) -> float:
    return max(1.12 * measures.other_height, measures.field_width, 7 * measures.line, measures.pile_width)


def _at_edge(column: Rect, measures: Measures, end: str) -> _Place | None:
    """Return the place of a seat at the left or right ``end`` of the table, its things below one another; None if there
    is no room.
    """
    gap = measures.gap
    fixed = measures.plate + measures.seen + measures.pile_height + measures.field_height + 4 * gap
    hand = min(column.height - fixed, 4.6 * measures.other)
    if hand < 2.0 * measures.other:
        return None
    spare = column.height - fixed - hand
    more = min(measures.seen, spare)
    y = column.y + (spare - more) / 2
    plate = Rect(column.x, y, column.width, measures.plate)
    pile_x = column.x if end == "left" else column.right - measures.pile_width
    pile = Rect(pile_x, plate.bottom + gap, measures.pile_width, measures.pile_height)
    last = Rect(column.x, pile.bottom + gap, column.width, measures.seen + more)
    cards = Rect(column.x, last.bottom + gap, column.width, hand)
    counters = Rect(
        column.centre_x - measures.field_width / 2, cards.bottom + gap, measures.field_width, measures.field_height
    )
    return _Place(cards, measures.other, plate, last, pile, counters, end)


def _with_edges(
    width: float,
    height: float,
    rim: float,
    measures: Measures,
    edges: Sequence[str],
    perspective: int,
    sides: tuple[tuple[int, ...], ...],
    places: dict[int, _Place],
    column: Rect,
    middle: Rect,
) -> TableLayout | None:
    """Return the whole table from the ``places`` at the bottom and the top; ``column`` is as high as the side seats may
    be. None if there is no room for them.
    """
    gap = measures.gap
    if "left" in edges:
        edge_width = _edge_width(measures)
        for name, x in (("left", column.x), ("right", column.right - edge_width)):
            place = _at_edge(Rect(x, column.y, edge_width, column.height), measures, name)
            if place is None:
                return None
            places[edges.index(name)] = place
        middle = Rect(middle.x + edge_width + gap, middle.y, middle.width - 2 * (edge_width + gap), middle.height)
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
    count = len(edges)
    if edges.count("top") > 1:
        speeches = _below_names(edges, places, middle, measures)
    else:
        by_edge = _beyond_cards(speeches_of(edges, middle, measures), edges, places, middle, measures)
        speeches = [by_edge[edge] for edge in edges]
    seat_places = tuple(
        SeatPlace(seat, edges[turn], place.hand, place.card, place.plate, place.last, speeches[turn], place.plate_end)
        for seat in range(count)
        for turn in ((seat - perspective) % count,)
        for place in (places[turn],)
    )
    side_places = []
    for side, members in enumerate(sides):
        keeper = min(members, key=lambda seat: (seat - perspective) % count)
        place = places[(keeper - perspective) % count]
        side_places.append(SidePlace(side, keeper, place.pile, place.counters))
    return TableLayout(width, height, rim, measures, seat_places, tuple(side_places), middle, area, stock)


def _below_names(edges: Sequence[str], places: dict[int, _Place], middle: Rect, measures: Measures) -> list[Rect]:
    """Return where each seat speaks if several sit at the top: those below their things, the others as usual."""
    usual = speeches_of(edges, middle, measures)
    return [
        replace(usual["top"], x=places[turn].plate.x, width=places[turn].plate.width) if edge == "top" else usual[edge]
        for turn, edge in enumerate(edges)
    ]


def _beyond_cards(
    speeches: dict[str, Rect], edges: Sequence[str], places: dict[int, _Place], middle: Rect, measures: Measures
) -> dict[str, Rect]:
    """Return ``speeches``, where those at the top and the bottom are moved from the ``middle``, where cards lie, toward
    the speaker's hand, if the things beside it leave room for words.
    """
    found = dict(speeches)
    for turn, edge in enumerate(edges):
        if edge not in ("top", "bottom"):
            continue
        speech, hand = speeches[edge], places[turn].hand
        toward = hand.bottom + measures.gap if edge == "top" else hand.y - 2 * measures.gap - speech.height
        y = min(toward, speech.y) if edge == "top" else max(toward, speech.y)
        row = Rect(middle.x, y, middle.width, speech.height)
        free = max(_free(row, places), key=lambda room: room.width)
        if free.width >= _SPOKEN_LINES * measures.line:
            centred = 2 * min(speech.centre_x - free.x, free.right - speech.centre_x)
            room = centred if centred >= _SPOKEN_LINES * measures.line else free.width
            wide = min(room - 2 * measures.gap, speech.width)
            x = _between(free.x + measures.gap, speech.centre_x - wide / 2, free.right - measures.gap - wide)
            found[edge] = Rect(x, y, wide, speech.height)
    return found


def _free(row: Rect, places: dict[int, _Place]) -> list[Rect]:
    """Return the parts of ``row`` between the things of the seats."""
    things = [
        thing
        for place in places.values()
        for thing in (place.hand, place.plate, place.last, place.pile, place.counters)
    ]
    parts, x = [], row.x
    for thing in sorted((thing for thing in things if thing.overlap(row)), key=lambda thing: thing.x):
        parts.append(replace(row, x=x, width=max(0.0, thing.x - x)))
        x = max(x, thing.right)
    return [*parts, replace(row, x=x, width=max(0.0, row.right - x))]


def _scaled(layout: TableLayout, factor: float, width: float, height: float) -> TableLayout:
    """Return ``layout`` with every length times ``factor``."""
    old = layout.measures
    measures = Measures(
        old.gap * factor,
        old.line * factor,
        old.counter * factor,
        old.own * factor,
        old.other * factor,
        old.plate_lines,
    )
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
                opened=None if place.opened is None else place.opened.scaled(factor),
            )
            for place in layout.seats
        ),
        tuple(
            replace(place, pile=place.pile.scaled(factor), counters=place.counters.scaled(factor))
            for place in layout.sides
        ),
        layout.middle.scaled(factor),
        layout.area.scaled(factor),
        layout.stock.scaled(factor),
    )


def _between(least: float, value: float, most: float) -> float:
    return max(least, min(value, most))

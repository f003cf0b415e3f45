"""The layout of a table, as pure functions of the size of its cloth and the seats. No Qt.

Of several arrangements the one with the largest cards is taken. Where two sit face to face at a table that is wider
than high, their things lie in *columns* beside the table, the backs of the other hand come out from under the rim, and
one's own hand has the whole width; if it has many cards, its things lie in a band above it. In the *wide* arrangement a
seat's name and pile lie on one side of its hand and its counters on the other; in the *tall* one they lie in a row of
their own. Three and more sit in a ``ring``, and two at an upright table, unless their hands have many cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import product
from math import ceil
from operator import ge

from cardtable.art.theme import CARD_RATIO
from cardtable.ui.table.geometry import Rect
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
    between,
    inside,
    kept,
    measures_of,
    seated,
)

_Arrange = Callable[[float, float, int, int, tuple[tuple[int, ...], ...], Scale], TableLayout | None]
_LARGER = (1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1.0)
"""How many times their least size cards are tried in."""
_UPRIGHT = 1.03
"""How many times its height the width of narrow cloth is less than where two sit at it as at an upright table."""
_FACE_TO_FACE = 2
"""The most seats whose things need not lie in a ring around the table."""


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
    least: tuple[float, float] = (0.0, 0.0),
) -> TableLayout:
    """Return the layout of a cloth of ``width`` by ``height`` pixels for ``seats`` seats (1 to 6), with the seat
    ``perspective`` at the bottom. Words and counters are ``text`` times as large as usual. ``many`` says that the hands
    have more cards than fit side by side, ``opened`` that the hands of others lie open, ``several`` that more than two
    are at the table, also as onlookers, so that plates have words below the names.

    A person who needs large words also needs to see the cards: larger words never make cards smaller, neither than on
    the same cloth beside usual words nor than ``least``, the widths of a card of the hand and of one in the middle, if
    there is room for these; where there is no room for both, the words on the cloth are less large. A cloth too small
    for readable words gets the layout of a larger one, reduced as a whole.
    """
    narrow = text > 1.0
    upright = width < height * (_UPRIGHT if narrow else 1.0)
    rounded = seats > _FACE_TO_FACE or (seats == _FACE_TO_FACE and upright and not many)

    def scaled(text: float) -> Scale:
        return Scale(text, many, opened, several, narrow, narrow and upright)

    scale = scaled(text)
    if narrow and not rounded:
        plain = lay_out(width, height, seats, perspective, sides, 1.0, many, opened, several)
        own = 0.0 if many else plain.measures.own
        usual = _arranged(width, height, seats, perspective, sides, scaled(1.0), own)
        if usual is None:
            return plain
        close, apart = _cards(usual, scale), _cards(plain, scale)
        floor = [
            max(_GIVEN * one, min(one, max(*others))) - 0.01 for one, *others in zip(close, apart, least, strict=True)
        ]
        found, done, most = usual, 0, ceil(round((text - 1.0) / _STEP, 6))
        tried = most
        while done < most:
            layout = _arranged(width, height, seats, perspective, sides, scaled(min(text, 1.0 + _STEP * tried)), own)
            if layout is not None and all(map(ge, _cards(layout, scale), floor)):
                found, done = layout, tried
            else:
                most = tried - 1
            tried = (done + most + 1) // 2
        return found
    factor = 1.0
    arrange: _Arrange = _arranged
    if rounded:
        # Not at the start, for a table without a game.
        from cardtable.ui.table.ring import ring

        arrange = ring
    while True:
        layout = arrange(width / factor, height / factor, seats, perspective, sides, scale)
        if layout is not None:
            return layout if factor == 1.0 else _scaled(layout, factor, width, height)
        factor *= 0.95


_STEP = 0.05
"""The sizes of words that are tried differ by this, in their usual size."""
_GIVEN = 0.95
"""How large cards are at least beside larger words, in the width that they would have on the same cloth with everything
as close together: larger than beside usual words, where it lies further apart.
"""


def _cards(layout: TableLayout, scale: Scale) -> tuple[float, float]:
    """Return the widths of a card of the hand and of one in the middle."""
    (held,) = (place.card for place in layout.seats if place.edge == "bottom")
    if not scale.many:
        return held, layout.grid(scale.cells).card_width
    tricks = layout.for_tricks(range(len(layout.seats)), ()).tricks
    return held, 0.0 if tricks is None else tricks.card


def _worth(layout: TableLayout, scale: Scale) -> float:
    """Return by what the largest of several arrangements is chosen: the width of the cards on the table and in the
    hand, the smaller of the two. Where hands have many cards, hardly any lie on the table: the width of a card of the
    hand, and on narrow cloth, where one takes room from the other, together with that of a card of a trick.
    """
    if not scale.many:
        return min(layout.measures.own, layout.grid(scale.cells).card_width)
    (held,) = (place.card for place in layout.seats if place.edge == "bottom")
    return sum(_cards(layout, scale)) if scale.narrow else held


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


def _arranged(
    width: float,
    height: float,
    seats: int,
    perspective: int,
    sides: tuple[tuple[int, ...], ...],
    scale: Scale,
    least: float = 0.0,
) -> TableLayout | None:
    """Return the best of the arrangements for one or two seats, the one with the largest cards; None if none fits. If
    there are some with cards of a hand at least ``least`` wide, one of these is the best.
    """
    columns: list[TableLayout | None] = []
    if seats == _FACE_TO_FACE and width > height:
        columns = [
            _columns(width, height, perspective, sides, scale, single, shown, row)
            for single, shown, row in _forms(scale, width >= _UPRIGHT * height)
        ]
    best = max((_worth(one, scale) for one in columns if one is not None), default=0.0)
    tried: list[TableLayout | None] = []
    for arrange, (down, across) in ((_wide, _SHARES_WIDE), (_tall, _SHARES_TALL)):
        for larger in _LARGER:
            own = larger * between(_LEAST, min(down * height, across * width), _MOST)
            if scale.many or own >= best:
                # Cards of the table are never wider than those of the hand.
                tried.append(arrange(width, height, seats, perspective, sides, own, scale))
    found = [one for one in (*tried, *columns) if one is not None]
    enough = [one for one in found if one.measures.own >= least - 0.01]
    return max(enough or found, key=lambda layout: _worth(layout, scale), default=None)


_LEAST, _MOST = 56, 320
"""The least and the largest width of cards in windows of usual sizes, in pixels."""
_SHARES_WIDE, _SHARES_TALL = (0.155, 0.1), (0.11, 0.135)
"""The least size of cards, in shares of the height and of the width of the cloth."""
_COLUMN, _SLIM_COLUMN = 0.135, 0.125
"""The least width of a column, usually and beside a close row of cards, in widths of the cloth."""
_ROWS, _IN_ROW, _IN_CLOSE_ROW, _MANY = 4.35, 4.56, 4.32, 1.15
"""The height of everything between the rims but the backs of the other hand and the room for chosen cards, and the
width that four cards of the table have, usually and where they lie close, all in widths of a card; and how much wider a
card of many in a hand is than one of the table.
"""
_SIGN, _RISEN = 0.21, 0.09
"""How far a sign stands above its card, in widths of the card, and how far a picked card rises, in its heights."""
_FRAME = 10.0
"""How far the frame of the keyboard reaches beyond a card, in pixels."""
_IN_TRICK, _IN_NARROW_TRICK = 3.9, (3.5, 3.7, 3.9, 4.1)
"""The width of stock and trick, in widths of a card, and those that are tried where the cloth is narrow."""


def _forms(scale: Scale, wide: bool) -> Iterable[tuple[bool, float, float]]:
    """Return the arrangements with columns that are tried: whether there is a single column, how much of the other hand
    is shown, and the width of the middle, in widths of a card. Cards lie close on ``wide`` cloth alone.
    """
    rows: Sequence[float] = (_IN_ROW, _IN_CLOSE_ROW) if wide else (_IN_ROW,)
    if not scale.narrow:
        return [(False, SHOWN, row) for row in ((_IN_TRICK,) if scale.many else rows)]
    rows, columns = (_IN_NARROW_TRICK, (False,)) if scale.many else (rows, (False, True))
    return product(columns, (SHOWN, NARROW_SHOWN), rows)


def _columns(
    width: float,
    height: float,
    perspective: int,
    sides: tuple[tuple[int, ...], ...],
    scale: Scale,
    single: bool,
    backs_shown: float,
    row: float,
) -> TableLayout | None:
    """Return the arrangement of two seats with their things in columns beside the table, or all of them in a ``single``
    one at the left, which has room for larger cards; None if there is no room. Of the other hand ``backs_shown`` is
    seen, and the middle is ``row`` wide, both in widths of a card.
    """
    small = min(width, height)
    rim, measures = measures_of(small, 1.0, scale)
    gap = measures.gap
    inner = inside(width, height, rim, measures)
    columns = 1 if single else 2
    share = _SLIM_COLUMN if row == _IN_CLOSE_ROW else _COLUMN
    least = max(measures.field_width if single else share * width, LEAST_COLUMN * measures.line)
    # Of an open hand all is seen.
    part = BACKS * CARD_RATIO if scale.opened else backs_shown
    own = min(
        (inner.height - 3 * gap) / (_ROWS + CARD_RATIO * scale.lift + part),
        (inner.width - columns * (least + gap)) / row,
    )
    if own < 40:
        return None
    block = max(least, min((inner.width - row * own) / columns - gap, NAME_LINES * measures.line))
    counter = min(measures.counter, block / 6.0)
    measures = replace(measures, own=own, other=min(PILES * own, block / IN_PILE), counter=counter)
    middle_x, middle_wide = inner.x + block + gap, inner.width - columns * (block + gap)
    right = inner.x if single else inner.right - block
    backs = BACKS * own * CARD_RATIO
    shown = inner.y + (0.0 if scale.opened else -gap) + part * own
    # The fan is bent, and its cards are turned a little.
    sag = 0.14 * own
    hands = min(middle_wide, 4.6 * BACKS * own)
    hand_x = middle_x + (middle_wide - hands) / 2
    # A name may be longer than its column is wide where it ends above the cards of the table.
    wide = min(hand_x - gap - inner.x, NAME_LINES * measures.line) if measures.plate <= part * own else block
    plate = Rect(inner.x, inner.y, max(block, wide), measures.plate)
    others = Rect(inner.right - measures.field_width, inner.y, measures.field_width, measures.field_height)
    if single:
        others = replace(others, x=inner.x, y=plate.bottom + gap)
    pile_y = (others if single else plate).bottom + gap
    pile = Rect(inner.x, pile_y, measures.pile_width, measures.pile_height)
    held = _MANY * own if scale.many else own
    deep = held * CARD_RATIO * (1 + scale.lift)
    # The sign of a chosen card reaches no further up than to the name.
    sign = _above_hand(held, scale) if scale.many else 0.0
    band = max(measures.field_height, measures.plate + sign, 0.58 * own) + gap if scale.many else 0.0
    # The hand has the whole width, so that up to six cards lie side by side; everything else lies above it.
    hand = Rect(inner.x, inner.bottom - deep, inner.width, deep)
    low = hand.y - (max(gap, _FRAME) if scale.many else gap)
    name_y = inner.bottom - measures.plate
    if single:
        # The column reaches down to the rim; the frame of the first card does not reach into it.
        aside = max(0.0, _FRAME - gap)
        hand = Rect(middle_x + aside, hand.y, middle_wide - aside, deep)
        low = name_y - 2 * gap - measures.pile_height
    counters = Rect(inner.x, low - measures.field_height, measures.field_width, measures.field_height)
    stock_high = 1.1 * measures.other_height + measures.line
    stock = Rect(inner.x, counters.y - gap - stock_high, measures.other, stock_high)
    last = Rect(inner.x, pile.bottom + gap, block, stock.y - 2 * gap - pile.bottom)
    if last.height < measures.seen:
        return None
    top = SeatRoom(
        Rect(hand_x, shown - backs - sag, hands, backs + sag),
        BACKS * own,
        plate,
        last,
        pile,
        others,
        "left",
        Rect(middle_x, inner.y, middle_wide, backs),
    )
    if single:
        own_pile = Rect(inner.x, low + gap, measures.pile_width, 0.0)
        name = Rect(inner.x, name_y, block, measures.plate)
        moved = Rect(inner.x, stock.y - gap, block, 0.0)
    elif scale.many:
        name_y = low - measures.plate - sign
        name = Rect(counters.right + gap, name_y, block, measures.plate)
        own_pile = Rect(inner.right - measures.pile_width, low - measures.pile_height, measures.pile_width, 0.0)
        moved = Rect(name.right + gap, name_y, block, measures.plate)
    else:
        own_pile = Rect(inner.right - measures.pile_width, low - measures.pile_height, measures.pile_width, 0.0)
        # Words are said above the name.
        name = Rect(right, own_pile.y - gap - measures.plate, block, measures.plate)
        moved = Rect(right, name.y - gap - measures.seen, block, measures.seen)
    bottom = SeatRoom(
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
    # Words lie over the backs of the other hand, and above the pile of one's own: on no card that is looked at.
    end = inner.right - (0.0 if single else measures.field_width + gap)
    above = counters if single else own_pile if own_pile.y < name.y else name
    spoken = [
        Rect(right, above.y - gap - 2 * measures.speech, block, 2 * measures.speech),
        Rect(plate.right + gap, inner.y - gap, end - plate.right - gap, max(measures.speech, part * own)),
    ]
    places = {0: bottom, 1: top}
    return TableLayout(
        width,
        height,
        rim,
        measures,
        seated(places, spoken, perspective),
        kept(places, sides, perspective),
        middle,
        middle,
        stock,
    )


def _above_hand(card: float, scale: Scale) -> float:
    """Return how far the sign of a picked card reaches above the room of a hand with cards ``card`` wide."""
    return (_SIGN + CARD_RATIO * (_RISEN - scale.lift)) * card


def _wide(
    width: float,
    height: float,
    seats: int,
    perspective: int,
    sides: tuple[tuple[int, ...], ...],
    own: float,
    scale: Scale,
) -> TableLayout | None:
    small = min(width, height)
    rim, measures = measures_of(small, own, scale)
    gap = measures.gap
    inner = inside(width, height, rim, measures)
    spare = (inner.width - 5.4 * own) / 2 - gap
    # Names are given less room than they like before the whole table is piled up in rows.
    name = max(_LEAST_NAME_LINES * measures.line, min(7.5 * measures.line, spare))
    block = max(measures.field_width, measures.pile_width, name)
    if spare < block or inner.width < _LEAST_WIDE:
        return None
    deep = max(
        own * CARD_RATIO * (1 + scale.lift),
        measures.plate + gap + measures.pile_height,
        measures.seen + measures.field_height,
    )
    bottom = Rect(inner.x, inner.bottom - deep, inner.width, deep)
    places = {0: _bottom_wide(bottom, block, measures)}
    edges = EDGES[seats]
    top_bottom = inner.y
    if "top" in edges:
        high = max(1.16 * measures.other_height, measures.pile_height, measures.plate + gap + measures.field_height)
        top = _top_wide(Rect(inner.x, inner.y, inner.width, high), measures)
        if top is None:
            return None
        places[1] = top
        top_bottom = inner.y + high + gap
    middle = Rect(inner.x, top_bottom, inner.width, bottom.y - gap - top_bottom)
    return _finished(width, height, rim, measures, perspective, sides, places, middle)


def _tall(
    width: float,
    height: float,
    seats: int,
    perspective: int,
    sides: tuple[tuple[int, ...], ...],
    own: float,
    scale: Scale,
) -> TableLayout | None:
    small = min(width, height)
    rim, measures = measures_of(small, own, scale)
    gap = measures.gap
    inner = inside(width, height, rim, measures)
    sign = _above_hand(own, scale) if scale.many else 0.0
    row = max(measures.pile_height, measures.field_height, measures.plate + sign)
    room = inner.width - measures.pile_width - measures.field_width - 2 * gap
    if room < 7 * measures.line or inner.width < 5.4 * own:
        return None
    hand = Rect(
        inner.x, inner.bottom - own * CARD_RATIO * (1 + scale.lift), inner.width, own * CARD_RATIO * (1 + scale.lift)
    )
    upper_row = Rect(inner.x, hand.y - gap - row, inner.width, row)
    plate_width = min(room, NAME_LINES * measures.line)
    plate_x = upper_row.x + measures.pile_width + gap
    places = {
        0: SeatRoom(
            hand,
            own,
            Rect(plate_x, upper_row.bottom - sign - measures.plate, plate_width, measures.plate),
            Rect(plate_x, upper_row.y, plate_width, max(0.0, row - sign - measures.plate - gap)),
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
        hand_width = min(4.6 * measures.other, room)
        third = (inner.width - 2 * gap) / 3
        name_width = min(1.5 * third, NAME_LINES * measures.line)
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
        places[1] = SeatRoom(
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
    return _finished(width, height, rim, measures, perspective, sides, places, middle)


def _bottom_wide(band: Rect, block: float, measures: Measures) -> SeatRoom:
    """Return the place of the bottom seat: name and pile to the right of the hand, counters to the left."""
    gap = measures.gap
    x = band.right - block
    pile = Rect(band.right - measures.pile_width, band.bottom - measures.pile_height, 0, measures.pile_height)
    counters = Rect(band.x, band.bottom - measures.field_height, measures.field_width, measures.field_height)
    return SeatRoom(
        Rect(band.x + block + gap, band.y, band.width - 2 * (block + gap), band.height),
        measures.own,
        Rect(x, pile.y - gap - measures.plate, block, measures.plate),
        Rect(band.x, band.y, block, counters.y - gap - band.y),
        replace(pile, width=measures.pile_width),
        counters,
        "right",
    )


def _top_wide(band: Rect, measures: Measures) -> SeatRoom | None:
    """Return the place of the top seat, with its name and pile to the left and its counters to the right; None if there
    is no room.
    """
    gap = measures.gap
    hand_width = between(3.2 * measures.other, 0.22 * band.width, 4.6 * measures.other)
    half = (band.width - hand_width) / 2 - gap
    beside = half - measures.pile_width - gap
    if beside < 4.5 * measures.line or half < measures.field_width:
        return None
    hand = Rect(band.centre_x - hand_width / 2, band.y, hand_width, band.height)
    x = band.x + measures.pile_width + gap
    return SeatRoom(
        hand,
        measures.other,
        Rect(x, band.y, beside, measures.plate),
        Rect(x, band.y + measures.plate + gap, beside, band.height - measures.plate - gap),
        Rect(band.x, band.y, measures.pile_width, measures.pile_height),
        Rect(band.right - measures.field_width, band.y, measures.field_width, measures.field_height),
        "left",
    )


def _finished(
    width: float,
    height: float,
    rim: float,
    measures: Measures,
    perspective: int,
    sides: tuple[tuple[int, ...], ...],
    places: dict[int, SeatRoom],
    middle: Rect,
) -> TableLayout | None:
    """Return the whole table from the ``places`` of the seats, with the stock at the left of the ``middle``; None if it
    leaves no room for the cards there.
    """
    gap = measures.gap
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
    edges = EDGES[len(places)]
    by_edge = _beyond_cards(speeches_of(edges, middle, measures), edges, places, middle, measures)
    return TableLayout(
        width,
        height,
        rim,
        measures,
        seated(places, [by_edge[edge] for edge in edges], perspective),
        kept(places, sides, perspective),
        middle,
        area,
        stock,
    )


def _beyond_cards(
    speeches: dict[str, Rect], edges: Sequence[str], places: dict[int, SeatRoom], middle: Rect, measures: Measures
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
            x = between(free.x + measures.gap, speech.centre_x - wide / 2, free.right - measures.gap - wide)
            found[edge] = Rect(x, y, wide, speech.height)
    return found


def _free(row: Rect, places: dict[int, SeatRoom]) -> list[Rect]:
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

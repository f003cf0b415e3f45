"""Where the words of a seat lie on the cloth, as pure functions without Qt.

Of many places near the speaker the one is taken that hides the least of what people look at.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot, inf

from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.layout import SeatPlace, TableLayout

CORNER, SPOKEN, PLATE, TOKENS, SEEN, HAND, SIGNS, MOVE, COUNTERS, PILE = (
    300.0, 250.0, 200.0, 200.0, 40.0, 38.0, 30.0, 8.0, 1.5, 1.0,
)  # fmt: skip
"""How much it matters that one square pixel is hidden: of the index of a card that shows its face, of what others say,
of a name, of tokens and tags, of the rest of such a card, of the cards of a hand that are seen, of the place for signs
above them, of a last move, of counters, and of piles and the stock.
"""
VITAL = PLATE
"""How much at least it matters that words hide what they must never hide, where there is any other way."""
_INDEX = (0.26, 0.24)
"""The part of a card's width and height that its index takes in the upper left corner."""
_SIGNS = 0.21
"""How high signs reach above a hand, in widths of its cards."""
_BACKS = 0.05
"""How much it matters that the speaker's own backs are hidden."""
_AWAY = 0.5
"""How much it matters that words are one pixel further away from the speaker, in heights of a line."""
_ASKEW = 0.04
"""How much farther words seem that are one pixel off the middle of name or hand, in pixels."""
_CLOSE = 3.0
"""The space between words and an index where they lie among cards, in pixels."""
_SMALLER = 40.0
"""How much it matters that words have one more line than they like."""
_TWO_LINES = 5.0
"""How high words of two lines are, in heights of a line of other text."""
_TALL = 0.5
"""How much it matters that words are one pixel higher than two lines of them, in heights of a line."""


@dataclass(frozen=True, slots=True)
class KeptFree:
    """An area that words should not hide, and how much each of its square pixels matters."""

    area: Rect
    matters: float


def kept_free(
    layout: TableLayout,
    speaker: SeatPlace,
    said: Sequence[Rect] = (),
    cards: Sequence[Rect] = (),
    moves: Sequence[Rect] = (),
    signs: Sequence[Rect] = (),
) -> list[KeptFree]:
    """Return what the words of ``speaker`` should not hide: the words ``said`` by others, the ``cards`` that show
    their faces, the ``moves`` that are shown, the ``signs`` that say what counts, on cards and as tokens, and what lies
    on the table in any case.
    """
    found = [KeptFree(words, SPOKEN) for words in said] + [KeptFree(card, SEEN) for card in cards]
    found += [KeptFree(_index(card), CORNER) for card in cards]
    found += [KeptFree(move, MOVE) for move in moves] + [KeptFree(sign, TOKENS) for sign in signs]
    found.append(KeptFree(layout.stock, PILE))
    for place in layout.seats:
        backs = place.edge != "bottom"
        found.append(KeptFree(place.hand, _BACKS if backs and place is speaker else PILE if backs else HAND))
        found.append(KeptFree(place.plate, PLATE))
        if not backs:
            found.append(KeptFree(replace(place.hand, height=_INDEX[1] * place.hand.height), CORNER))
            high = _SIGNS * place.card
            found.append(KeptFree(replace(place.hand, y=place.hand.y - high, height=high), SIGNS))
    for side in layout.sides:
        found += [KeptFree(side.pile, PILE), KeptFree(side.counters, COUNTERS)]
    if layout.tricks is not None:
        found += [KeptFree(area, PILE) for area in (layout.tricks.stock, *layout.tricks.discards.values())]
        found += [KeptFree(one.plate, PLATE) for one in layout.tricks.onlookers]
    return found


def hidden(words: Rect, kept: Sequence[KeptFree]) -> float:
    """Return how much of what is ``kept`` free the ``words`` hide."""
    return sum(words.overlap(one.area) * one.matters for one in kept)


def spoilt(words: Rect, kept: Sequence[KeptFree]) -> float:
    """Return how much the ``words`` hide of what they must never hide: indices, names, tokens and what others say."""
    return sum(words.overlap(one.area) for one in kept if one.matters >= VITAL)


def place_words(
    layout: TableLayout,
    speaker: SeatPlace,
    sizes: Sequence[tuple[float, float]],
    kept: Sequence[KeptFree],
    *,
    among_cards: bool = False,
) -> Rect:
    """Return the place for the words of ``speaker``, which take one of ``sizes``, a width and a height in pixels each;
    the first of them is the one that is liked most. ``among_cards`` says that they may lie on cards, between indices.
    """
    line = layout.measures.line
    best, least = speaker.speech, inf
    areas = [(one.area.x, one.area.y, one.area.right, one.area.bottom, one.matters) for one in kept]
    for more, (width, height) in enumerate(sizes):
        tall = _SMALLER * more + _TALL * line * max(0.0, height - _TWO_LINES * line)
        if least <= tall:
            continue
        across, down = _places(layout, speaker, width, height, kept, among_cards=among_cards)
        for away, x, y in sorted(_by_distance(across, down, (width, height), speaker, line, tall)):
            if away >= least:
                break
            price, right, bottom = away, x + width, y + height
            # Hundreds of places are tried on some dozens of areas.
            for start, top, end, low, matters in areas:
                if start < right and x < end and top < bottom and y < low:
                    price += (min(right, end) - max(x, start)) * (min(bottom, low) - max(y, top)) * matters
                    if price >= least:
                        break
            else:
                best, least = Rect(x, y, width, height), price
    return best


def tail_of(words: Rect, speaker: SeatPlace, *, holds_cards: bool) -> tuple[str, str]:
    """Return the end of the words at which their tail is, and where it points: to the name of the speaker, or to the
    hand if that is nearer and ``holds_cards``.
    """
    plate, hand = speaker.plate, speaker.hand
    target = hand if holds_cards and _apart(words, hand) < _apart(words, plate) else plate
    if words.y < target.bottom and target.y < words.bottom:
        if target.right <= words.x + 1:
            return "left", "left"
        if target.x >= words.right - 1:
            return "right", "right"
    part = (target.centre_x - words.x) / words.width
    end = "left" if part < 1 / 3 else "right" if part > 2 / 3 else "middle"
    return end, "up" if words.centre_y > target.centre_y else "down"


def _by_distance(
    across: set[float], down: set[float], size: tuple[float, float], speaker: SeatPlace, line: float, tall: float
) -> list[tuple[float, float, float]]:
    """Return what each place of words of a ``size`` costs for lying away from the speaker, and for being ``tall``, with
    its x and y.

    It is measured from the name or the hand, whichever is nearer, and from where words usually are; a little more where
    they are not beside the middle of the first.
    """
    width, height = size
    plate, hand, usual = speaker.plate, speaker.hand, speaker.speech
    columns = [
        (
            x,
            *(_beyond(x, x + width, one.x, one.right) for one in (plate, hand, usual)),
            *(_ASKEW * abs(x + width / 2 - one.centre_x) for one in (plate, hand)),
        )
        for x in across
    ]
    rows = [(y, *(_beyond(y, y + height, one.y, one.bottom) for one in (plate, hand, usual))) for y in down]
    weight = _AWAY * line
    return [
        (
            weight * min(hypot(by_plate, over_plate) + askew_plate, hypot(by_hand, over_hand) + askew_hand)
            + hypot(by_usual, over_usual)
            + tall,
            x,
            y,
        )
        for x, by_plate, by_hand, by_usual, askew_plate, askew_hand in columns
        for y, over_plate, over_hand, over_usual in rows
    ]


def _apart(one: Rect, other: Rect) -> float:
    return hypot(_beyond(one.x, one.right, other.x, other.right), _beyond(one.y, one.bottom, other.y, other.bottom))


def _beyond(start: float, end: float, other_start: float, other_end: float) -> float:
    """Return how far two stretches of a line are apart."""
    return max(0.0, start - other_end, other_start - end)


def _places(
    layout: TableLayout, speaker: SeatPlace, width: float, height: float, kept: Sequence[KeptFree], *, among_cards: bool
) -> tuple[set[float], set[float]]:
    """Return the left edges and the upper edges of places on the cloth for words of that size: at the edges of what
    lies there.
    """
    gap, usual = layout.measures.gap, speaker.speech
    cloth = Rect(0, 0, layout.width, layout.height).inset(layout.rim)
    things = [speaker.plate, speaker.hand, speaker.last, layout.stock, layout.middle, *_block(kept)]
    things += [area for side in layout.sides if side.keeper == speaker.seat for area in (side.pile, side.counters)]
    if among_cards:
        gap = _CLOSE
        things += [one.area for one in kept if one.matters >= VITAL]
    lefts = {usual.x, usual.right - width, usual.centre_x - width / 2, speaker.plate.x, speaker.plate.right - width}
    lefts.add(speaker.hand.centre_x - width / 2)
    tops = {usual.y, usual.bottom - height, speaker.plate.y, speaker.plate.bottom - height}
    for thing in things:
        lefts |= {thing.right + gap, thing.x - gap - width}
        tops |= {thing.bottom + gap, thing.y - gap - height}
    most_x, most_y = max(cloth.x, cloth.right - width), max(cloth.y, cloth.bottom - height)
    return (
        {round(min(max(cloth.x, left), most_x), 1) for left in lefts},
        {round(min(max(cloth.y, top), most_y), 1) for top in tops},
    )


def _index(card: Rect) -> Rect:
    """Return the place of the index in the upper left corner of a card."""
    return Rect(card.x, card.y, _INDEX[0] * card.width, _INDEX[1] * card.height)


def _block(kept: Sequence[KeptFree]) -> list[Rect]:
    """Return the rectangle around all cards that show their faces, in a list that is empty if there are none."""
    cards = [one.area for one in kept if one.matters == SEEN]
    if not cards:
        return []
    x, y = min(card.x for card in cards), min(card.y for card in cards)
    return [Rect(x, y, max(card.right for card in cards) - x, max(card.bottom for card in cards) - y)]

"""What all arrangements of a table have in common: the edges of the seats, sizes, and how places become a layout. No
Qt.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.layout import PLATE, PLATE_OF_SEVERAL, Measures, SeatPlace, SidePlace

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
"""The room above the hand for chosen cards, which are lifted, in heights of a card."""
NOMINAL_CELLS, UPRIGHT_CELLS = 8, 6
"""For how many cards on the table its cards are as large as those of the hand, usually and on upright narrow cloth."""
SHOWN, NARROW_SHOWN = 0.37, 0.14
"""How much of the backs of the hand at the top comes out from under the rim, in widths of the person's own cards; and
where words have taken much of the cloth.
"""
BACKS = 0.6
"""The width of those backs, in widths of the person's own cards."""
PILES = 0.46
"""The width of cards in piles beside the table, in widths of the person's own cards."""
IN_PILE = 2.3
"""The width of a pile with three cards across it, in widths of its cards."""
LEAST_COLUMN = 4.4
"""The least width of a column of things beside the table, in heights of a line."""
NAME_LINES = 12
"""The largest width of a name plate, in heights of a line, where words shall find room beside it."""

_CLOSER = 0.5
"""How much smaller gaps are on narrow cloth."""
_LARGEST_COUNTERS = 1.5
"""How many times their usual size counters get at most: they are counted, not read."""


@dataclass(frozen=True, slots=True)
class Scale:
    """How large words are, 1 being usual; whether hands have ``many`` cards, whether those of others are ``opened``,
    and whether ``several`` are at the table.

    On ``narrow`` cloth, of which large words have taken a part, everything lies closer together, so that cards need not
    be smaller. If that cloth is hardly wider than high, it is ``upright``.
    """

    text: float
    many: bool = False
    opened: bool = False
    several: bool = False
    narrow: bool = False
    upright: bool = False

    @property
    def lift(self) -> float:
        """How much higher than a card its place in the hand is, in heights of a card. On narrow cloth a lifted card
        reaches over the lower edges of those on the table.
        """
        return 0.0 if self.narrow else _LIFT

    @property
    def cells(self) -> int:
        """For how many cards on the table its cards are as large as those of the hand."""
        return UPRIGHT_CELLS if self.upright else NOMINAL_CELLS


@dataclass(frozen=True, slots=True)
class SeatRoom:
    """The places of a seat before it is known whether it keeps the things of its side."""

    hand: Rect
    card: float
    plate: Rect
    last: Rect
    pile: Rect
    counters: Rect
    plate_end: str = "left"
    opened: Rect | None = None


def measures_of(small: float, own: float, scale: Scale) -> tuple[float, Measures]:
    """Return the width of the rim and the sizes on a cloth with the shorter side ``small``, for cards ``own`` wide."""
    text = scale.text
    rim = between(9, 0.018 * small, 36)
    return rim, Measures(
        gap=between(6, 0.01 * small, 20) * (_CLOSER if scale.narrow else 1.0),
        line=text * usual_line(small),
        counter=min(text, _LARGEST_COUNTERS) * between(16, 0.03 * small, 54),
        own=own,
        other=0.6 * own,
        plate_lines=PLATE_OF_SEVERAL if scale.several else PLATE,
    )


def usual_line(small: float) -> float:
    """Return the height of a line of words of the usual size on a cloth with the shorter side ``small``."""
    return between(17, 0.018 * small + 8, 40)


def inside(width: float, height: float, rim: float, measures: Measures) -> Rect:
    """Return the cloth inside its edge."""
    edge = rim + measures.gap
    return Rect(edge, edge, width - 2 * edge, height - 2 * edge)


def seated(places: Mapping[int, SeatRoom], speeches: Sequence[Rect], perspective: int) -> tuple[SeatPlace, ...]:
    """Return the places by seats. Those of ``places`` and ``speeches`` are counted from the seat ``perspective`` on."""
    count = len(places)
    return tuple(
        SeatPlace(
            seat,
            EDGES[count][turn],
            place.hand,
            place.card,
            place.plate,
            place.last,
            speeches[turn],
            place.plate_end,
            place.opened,
        )
        for seat in range(count)
        for turn in ((seat - perspective) % count,)
        for place in (places[turn],)
    )


def keepers(sides: Sequence[Sequence[int]], seats: int, perspective: int) -> list[int]:
    """Return for each side the seat that keeps its things, counted from the seat ``perspective`` on: the first of its
    seats in the order of play.
    """
    return [min((seat - perspective) % seats for seat in members) for members in sides]


def kept(places: Mapping[int, SeatRoom], sides: Sequence[Sequence[int]], perspective: int) -> tuple[SidePlace, ...]:
    """Return the places of each side's things, which lie before its keeper."""
    count = len(places)
    return tuple(
        SidePlace(side, (turn + perspective) % count, places[turn].pile, places[turn].counters)
        for side, turn in enumerate(keepers(sides, count, perspective))
    )


def between(least: float, value: float, most: float) -> float:
    """Return ``value``, or the nearer limit where it lies beyond one."""
    return max(least, min(value, most))

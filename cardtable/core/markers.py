"""How points are laid out with four round counters, and the strokes of a tally.

The layout is that of Cäsar and Abenstein, *Spielalmanach*, Berlin 1810 (Casino's RULES.md, C75): a counter in the base
row counts 1, a single counter above the row counts 3, a single counter below it counts 5.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.core.errors import CodedError

COUNTERS = 4
MOST = 10


@dataclass(frozen=True, slots=True)
class CounterLayout:
    """Where the four counters lie: how many in each of the three rows, and how many rest beside the field."""

    above: int
    base: int
    below: int
    rest: int = 0

    @property
    def apart(self) -> bool:
        """Whether the two base counters stand apart, to leave room for a single one above or below them."""
        return self.base == 2 and self.above + self.below > 0


_LAYOUTS = (
    CounterLayout(0, 0, 0, 4),
    CounterLayout(0, 1, 0, 3),
    CounterLayout(0, 2, 0, 2),
    CounterLayout(0, 3, 0, 1),
    CounterLayout(0, 4, 0),
    CounterLayout(1, 2, 0, 1),
    CounterLayout(1, 3, 0),
    CounterLayout(0, 2, 1, 1),
    CounterLayout(0, 3, 1),
    CounterLayout(1, 1, 1, 1),
    CounterLayout(1, 2, 1),
)


def counters(points: int) -> CounterLayout:
    """The layout of 0 to 10 points; raises ``CodedError`` ``not_on_counters`` for any other number.

    >>> counters(7)
    CounterLayout(above=0, base=2, below=1, rest=1)
    """
    if not 0 <= points <= MOST:
        raise CodedError("not_on_counters", points=points, most=MOST)
    return _LAYOUTS[points]


def points(layout: CounterLayout) -> int:
    """The points that a layout shows; raises ``CodedError`` ``no_such_layout`` if it is none of the pattern."""
    try:
        return _LAYOUTS.index(layout)
    except ValueError:
        raise CodedError(
            "no_such_layout", above=layout.above, base=layout.base, below=layout.below, rest=layout.rest
        ) from None


def strokes(points: int) -> tuple[int, ...]:
    """A tally in bundles of five. Raises ``CodedError`` for a negative number.

    >>> strokes(12)
    (5, 5, 2)
    """
    if points < 0:
        raise CodedError("not_on_strokes", points=points)
    bundles, single = divmod(points, 5)
    return (5,) * bundles + ((single,) if single else ())

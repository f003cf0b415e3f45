"""Score lines: what a deal was worth to each side, line by line, whether it was played here or at a real table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from cardtable.core.cards import Card, format_cards

Parameter: TypeAlias = int | str | bool
Parameters: TypeAlias = tuple[tuple[str, Parameter], ...]


def parameters(**named: Parameter) -> Parameters:
    """Named parameters as a sorted, hashable tuple.

    >>> parameters(spades=8, cards=30)
    (('cards', 30), ('spades', 8))
    """
    return tuple(sorted(named.items()))


class ScoreLine(NamedTuple):
    """One line of a score: ``points`` for ``side``, for the reason ``code`` with ``params``.

    ``marked`` is False for points that are counted but do not go into the score by themselves, for example where only
    the difference between the two sides does. ``cards`` are the cards that the line comes from, as far as they are
    known.
    """

    code: str
    side: int
    points: int
    params: Parameters = ()
    cards: tuple[Card, ...] = ()
    marked: bool = True

    def __str__(self) -> str:
        told = [f"{name} {value}" for name, value in self.params] + [format_cards(self.cards)] * bool(self.cards)
        details = f" ({', '.join(told)})" if told else ""
        return f"side {self.side} {self.points:+d} {self.code}{details}{'' if self.marked else ', not marked'}"


def totals(lines: Iterable[ScoreLine], sides: int) -> tuple[int, ...]:
    """The marked points of each side.

    >>> counted = ScoreLine("won", 0, 30, marked=False)
    >>> totals([ScoreLine("most_cards", 0, 1), ScoreLine("ace", 1, 1), ScoreLine("ace", 0, 1), counted], 2)
    (2, 1)
    """
    sums = [0] * sides
    for _, side, points, _, _, marked in lines:
        if marked:
            sums[side] += points
    return tuple(sums)


def leads(points: Sequence[int], good: int) -> list[float]:
    """Return by how much each side is better off than the others on average; ``good`` is ``Family.good``.

    >>> leads([7, 3, 5], 1)
    [3.0, -3.0, 0.0]
    """
    whole, others = sum(points), max(len(points) - 1, 1)
    return [good * (own - (whole - own) / others) for own in points]

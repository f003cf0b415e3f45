"""Faults at the real table, as data: what can happen, what is asked about it, what a source says then, and what of
that is entered on a score sheet.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from cardtable.core.sheets.categories import MISDEAL, Cell

HOUSE = "house"
"""The work of a ruling on which all sources are silent."""


class By(StrEnum):
    """Who can have committed a fault: one of the sides, one of them alone, a person who should not have dealt, or
    nobody in particular.
    """

    ANYBODY = "anybody"
    DEALER = "dealer"
    ELDER = "elder"
    OTHER_DEALER = "other_dealer"
    NOBODY = "nobody"


class Group(StrEnum):
    """When in a deal a fault is committed, in the order of the deal."""

    DEALING = "dealing"
    EXCHANGING = "exchanging"
    DECLARING = "declaring"
    PLAYING = "playing"
    LOOKING_ON = "looking_on"


@dataclass(frozen=True, slots=True)
class Ruling:
    """What a source says of a fault. ``number`` is the ruling's in the family’s RULES.md, ``work`` the code of the
    source and ``section`` its heading or law.

    On the sheet ``marks`` are given to whoever committed the fault and ``of_others`` to all others. With ``anew`` the
    deal is not counted and dealt anew by the same dealer; with ``stands`` it is counted as that of the person who dealt
    out of turn. With none of these nothing is entered.
    """

    code: str
    number: str
    work: str = HOUSE
    section: str = ""
    marks: tuple[str, ...] = ()
    of_others: tuple[str, ...] = ()
    anew: bool = False
    stands: bool = False


@dataclass(frozen=True, slots=True)
class FaultQuestion:
    """What is asked, with the code of each answer and what follows from it."""

    code: str
    answers: tuple[tuple[str, FaultQuestion | Ruling], ...]


@dataclass(frozen=True, slots=True)
class TableFault:
    """Something that happened, and the way from there to a ruling."""

    code: str
    group: Group
    by: By
    then: FaultQuestion | Ruling


def rulings_of(step: FaultQuestion | Ruling) -> Iterator[tuple[tuple[str, ...], Ruling]]:
    """Every ruling that can be come to from ``step``, with the answers that lead there."""
    if isinstance(step, Ruling):
        yield (), step
        return
    for answer, then in step.answers:
        for path, ruling in rulings_of(then):
            yield (answer, *path), ruling


def cells_of(ruling: Ruling, side: int, dealer: int, playing: Sequence[int]) -> tuple[Cell, ...]:
    """What a ruling enters for the deal of the side ``dealer``, if ``side`` committed the fault."""
    marked = {(code, side) for code in ruling.marks}
    marked |= {(code, other) for code in ruling.of_others for other in playing if other != side}
    if ruling.anew:
        marked.add((MISDEAL, dealer))
    return tuple(Cell(code, one, "1") for code, one in sorted(marked))

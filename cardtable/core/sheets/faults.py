"""Faults at the real table, as data: what can happen, what is asked about it, what a source rules, and what the ruling
enters on a score sheet.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from cardtable.core.sheets.categories import MISDEAL, Cell

HOUSE = "house"
"""The code of the source for a ruling of our own, where no source says anything."""


class By(StrEnum):
    """Which person can have committed a fault: any side, one side only, a person who should not have dealt, or nobody
    in particular.
    """

    ANYBODY = "anybody"
    DEALER = "dealer"
    ELDER = "elder"
    OTHER_DEALER = "other_dealer"
    NOBODY = "nobody"


class Group(StrEnum):
    """The part of a deal in which a fault is committed, in the order of the deal."""

    DEALING = "dealing"
    EXCHANGING = "exchanging"
    DECLARING = "declaring"
    PLAYING = "playing"
    LOOKING_ON = "looking_on"


@dataclass(frozen=True, slots=True)
class Ruling:
    """What a source says about a fault. ``number`` is the number of the ruling in the family’s RULES.md, ``work`` the
    code of the source and ``section`` its heading or law.

    On the sheet the side that committed the fault gets ``marks``, and every other side gets ``of_others``. With
    ``anew`` the deal is not counted and is dealt anew by the same dealer; with ``stands`` it is counted as the deal of
    the person who dealt out of turn. With none of these nothing is entered.
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
    """A question about a fault: for each answer its code and the next question or the ruling."""

    code: str
    answers: tuple[tuple[str, FaultQuestion | Ruling], ...]


@dataclass(frozen=True, slots=True)
class TableFault:
    """A fault that happened, and the first question about it or its ruling."""

    code: str
    group: Group
    by: By
    then: FaultQuestion | Ruling


def rulings_of(step: FaultQuestion | Ruling) -> Iterator[tuple[tuple[str, ...], Ruling]]:
    """Yield every ruling that can follow from ``step``, each with the answers that lead to it."""
    if isinstance(step, Ruling):
        yield (), step
        return
    for answer, then in step.answers:
        for path, ruling in rulings_of(then):
            yield (answer, *path), ruling


def cells_of(ruling: Ruling, side: int, dealer: int, playing: Sequence[int]) -> tuple[Cell, ...]:
    """Return the cells that ``ruling`` enters if ``side`` committed the fault. ``dealer`` is the side that dealt,
    ``playing`` are the sides that play.
    """
    marked = {(code, side) for code in ruling.marks}
    marked |= {(code, other) for code in ruling.of_others for other in playing if other != side}
    if ruling.anew:
        marked.add((MISDEAL, dealer))
    return tuple(Cell(code, one, "1") for code, one in sorted(marked))

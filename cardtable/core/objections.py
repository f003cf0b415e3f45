"""Faults at a table with irregularities: whoever notices one objects to it, and the truth decides.

A family has a ``Fault`` for each that its sources know. What can be objected to follows from what everybody sees, never
from whether there was a fault, so that nobody is told by his choices. An objection that is wrong is told so and costs
nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Generic, NamedTuple, Protocol, TypeVar

from cardtable.core.codec import TEXT, WHOLE, YES_OR_NO, parts
from cardtable.core.events import Announced
from cardtable.core.machine import Tell
from cardtable.core.scores import parameters

OBJECTED_TO, ADMITTED, DENIED = "fault_claimed", "fault_admitted", "fault_denied"
"""Codes of announcements: a fault is objected to; it was one; it was none."""


class Objection(NamedTuple):
    """After so many played cards ``seat`` objected to a ``fault`` of ``against``, rightly if it was ``upheld``."""

    plays: int
    seat: int
    against: int
    fault: str
    upheld: bool


OBJECTION = parts(Objection, WHOLE, WHOLE, WHOLE, TEXT, YES_OR_NO)


class Contestable(Protocol):
    """A position in which faults can be objected to."""

    objections: tuple[Objection, ...]

    @property
    def plays(self) -> Collection[object]: ...


P = TypeVar("P", bound=Contestable)


class Fault(Generic[P]):
    """A fault of a family."""

    def conceivable(self, position: P, against: int) -> bool:
        """Whether ``against`` could have committed it, by what everybody sees."""
        raise NotImplementedError

    def committed(self, position: P, against: int) -> bool:
        """Whether he has, by the truth."""
        raise NotImplementedError

    def punish(self, position: P, against: int, tell: Tell | None) -> None:
        """Do what the source says that it costs."""
        raise NotImplementedError


def upheld(position: Contestable, fault: str, against: int) -> bool:
    """Whether somebody has objected to this fault of ``against`` rightly."""
    return upheld_in(position.objections, fault, against)


def upheld_in(objections: Iterable[Objection], fault: str, against: int) -> bool:
    """Whether one of ``objections`` to this fault of ``against`` was upheld."""
    return any(one.upheld and one.fault == fault and one.against == against for one in objections)


def possible_objections(
    position: P, faults: Mapping[str, Fault[P]], seat: int, others: Iterable[int]
) -> list[tuple[str, int]]:
    """Return the codes of the faults that ``seat`` can object to, each with the seat that it accuses. What was denied
    cannot be objected to again before another card is played.
    """
    since: list[Objection] = []
    for one in position.objections:
        since = [] if one.upheld else [*since, one]
    denied = {(one.seat, one.fault, one.against) for one in since if one.plays == len(position.plays)}
    return [
        (code, against)
        for code, fault in faults.items()
        for against in others
        if (seat, code, against) not in denied and fault.conceivable(position, against)
    ]


def judge(position: P, faults: Mapping[str, Fault[P]], seat: int, code: str, against: int, tell: Tell | None) -> None:
    """``seat`` objects to a fault of ``against``: it is told whether it is one, and punished if so."""
    right = faults[code].committed(position, against)
    position.objections = (*position.objections, Objection(len(position.plays), seat, against, code, right))
    if tell:
        params = parameters(fault=code, against=against)
        tell(Announced(seat, OBJECTED_TO, params))
        tell(Announced(against, ADMITTED if right else DENIED, params))
    if right:
        faults[code].punish(position, against, tell)

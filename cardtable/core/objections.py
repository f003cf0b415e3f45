"""Objections at a table with irregularities: a player says that an opponent has committed a fault, and the program
decides by the true cards.

A family has a ``Fault`` for each fault that its sources describe. Which objections are offered depends only on what
every player can see, never on whether a fault was really committed; so the list of offered objections gives no secret
away. A wrong objection is denied and costs nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Generic, NamedTuple, Protocol, TypeVar

from cardtable.core.codec import TEXT, WHOLE, YES_OR_NO, parts
from cardtable.core.events import Announced
from cardtable.core.machine import Tell
from cardtable.core.scores import parameters

OBJECTED_TO, ADMITTED, DENIED = "fault_claimed", "fault_admitted", "fault_denied"
"""Codes of the announcements: somebody has objected to a fault; the objection was right; it was wrong."""


class Objection(NamedTuple):
    """One objection: after ``plays`` played cards ``seat`` accused the seat ``against`` of ``fault``. It is ``upheld``
    if the fault had really been committed.
    """

    plays: int
    seat: int
    against: int
    fault: str
    upheld: bool


OBJECTION = parts(Objection, WHOLE, WHOLE, WHOLE, TEXT, YES_OR_NO)


class Contestable(Protocol):
    """A position in which faults can be objected to. Of ``plays``, the cards played so far, only the number is used."""

    objections: tuple[Objection, ...]

    @property
    def plays(self) -> Collection[object]: ...


P = TypeVar("P", bound=Contestable)


class Fault(Generic[P]):
    """A fault that a family knows: when it can be objected to, how it is proved, and what it costs."""

    def conceivable(self, position: P, against: int) -> bool:
        """Return whether ``against`` could have committed the fault, judged only by what every player can see."""
        raise NotImplementedError

    def committed(self, position: P, against: int) -> bool:
        """Return whether ``against`` has really committed the fault, judged by all cards."""
        raise NotImplementedError

    def punish(self, position: P, against: int, tell: Tell | None) -> None:
        """Change ``position`` by the punishment that the source prescribes, and tell it as events if ``tell``
        is given.
        """
        raise NotImplementedError


def upheld(position: Contestable, fault: str, against: int) -> bool:
    """Return whether an objection to the fault ``fault`` of the seat ``against`` has been upheld in this deal."""
    return upheld_in(position.objections, fault, against)


def upheld_in(objections: Iterable[Objection], fault: str, against: int) -> bool:
    """Return whether one of ``objections`` to the fault ``fault`` of the seat ``against`` was upheld."""
    return any(one.upheld and one.fault == fault and one.against == against for one in objections)


def possible_objections(
    position: P, faults: Mapping[str, Fault[P]], seat: int, others: Iterable[int]
) -> list[tuple[str, int]]:
    """Return the codes of the faults that ``seat`` can object to, each with the accused seat, one of ``others``. An
    objection that was denied cannot be made again before another card is played or another objection is upheld.
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
    """Let ``seat`` object to the fault ``code`` of ``against``: keep the objection in ``position``, tell whether it is
    right, and punish the fault if it is.
    """
    right = faults[code].committed(position, against)
    position.objections = (*position.objections, Objection(len(position.plays), seat, against, code, right))
    if tell:
        params = parameters(fault=code, against=against)
        tell(Announced(seat, OBJECTED_TO, params))
        tell(Announced(against, ADMITTED if right else DENIED, params))
    if right:
        faults[code].punish(position, against, tell)

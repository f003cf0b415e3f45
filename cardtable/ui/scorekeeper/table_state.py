"""The state of the table display as data."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.core.markers import MOST


@dataclass(frozen=True, slots=True)
class SideState:
    """One side: its ``points``, its ``pending`` points in the running deal, and the number of matches ``won``. ``role``
    says what it does in the deal, ``plays`` whether it plays in it, and ``there`` whether it is at the table.
    ``events`` can happen to it during the deal: codes of categories, each with a text that includes what has been
    marked. ``deals`` says whether one of its persons is the dealer, and ``wins`` whether it has won the match whose
    result is shown. ``earlier`` are its last deals of the match, the newest last: the points of each, and the number of
    strokes for its prizes.
    """

    name: str
    points: int
    won: int = 0
    role: str = ""
    plays: bool = True
    pending: int = 0
    there: bool = True
    events: tuple[tuple[str, str], ...] = ()
    deals: bool = False
    wins: bool = False
    earlier: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class TableState:
    """The whole table. ``told`` is a message about what was done last; empty if there is none. ``result`` has sentences
    about a match that is over, until the next one begins. ``deal`` counts the entries. Counters are laid out for
    ``most`` points. ``has_faults`` says whether the adviser for faults is offered. ``seats`` has the side of each
    person round the table, clockwise, and ``dealer`` is the place in it of who deals (-1: nobody).
    """

    sides: tuple[SideState, ...] = ()
    status: str = ""
    told: str = ""
    result: tuple[str, ...] = ()
    deal: int = 0
    most: int = MOST
    can_undo: bool = False
    has_faults: bool = False
    seats: tuple[int, ...] = ()
    dealer: int = -1

"""What lies on the table of an evening: everything that its faces show, as data."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.core.markers import MOST


@dataclass(frozen=True, slots=True)
class SideState:
    """One side: its points, what it has marked in the running deal besides, and the matches that it has won.

    ``role`` says what it does in the deal, ``plays`` whether it plays at all, ``there`` whether it is at the table.
    ``events`` can happen to it while the deal goes on: codes of categories, and their words with what has been marked.
    """

    name: str
    points: int
    won: int = 0
    role: str = ""
    plays: bool = True
    pending: int = 0
    there: bool = True
    events: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class TableState:
    """The whole table. ``result`` are sentences about a match that has been won and not followed by another yet.
    ``deal`` counts what has been entered. Counters are laid for ``most`` points, and faults can be asked about where it
    ``has_faults``.
    """

    sides: tuple[SideState, ...] = ()
    status: str = ""
    result: tuple[str, ...] = ()
    deal: int = 0
    most: int = MOST
    can_undo: bool = False
    has_faults: bool = False

"""What lies on the table of an evening: everything that its faces show, as data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.core.markers import MOST
from cardtable.core.sheets.categories import FAULT, MARKED, Category


@dataclass(frozen=True, slots=True)
class SideState:
    """One side: its points, what it has marked in the running deal besides, and the matches that it has won.

    ``role`` says what it does in the deal, ``plays`` whether it plays at all, ``there`` whether it is at the table.
    """

    name: str
    points: int
    won: int = 0
    role: str = ""
    plays: bool = True
    pending: int = 0
    there: bool = True


@dataclass(frozen=True, slots=True)
class FormLine:
    """One line of the form: a category with its title, and for each side what stands there (``texts``) or follows from
    the others (``follows``).
    """

    category: Category
    title: str
    texts: tuple[str, ...]
    follows: tuple[str, ...]

    @property
    def is_event(self) -> bool:
        """Whether it happens while the deal goes on."""
        return self.category.group == MARKED

    @property
    def is_fault(self) -> bool:
        return self.category.group == FAULT


@dataclass(frozen=True, slots=True)
class TableState:
    """The whole table. ``result`` are sentences about a match that has been won and not followed by another yet.
    ``deal`` counts what has been entered, ``message`` says what the form comes to, and ``doubtful`` asks for an answer.
    Counters are laid for ``most`` points, and faults can be asked about where it ``has_faults``.
    """

    sides: tuple[SideState, ...] = ()
    asked: tuple[FormLine, ...] = ()
    status: str = ""
    result: tuple[str, ...] = ()
    message: str = ""
    doubtful: bool = False
    deal: int = 0
    most: int = MOST
    can_undo: bool = False
    has_faults: bool = False

    def events_of(self, side: int) -> Sequence[FormLine]:
        """What a side can have marked while the deal goes on."""
        return [one for one in self.asked if one.is_event and side in one.category.sides]

"""The parts of a score table: each thing that counts, with its score lines, its place on the score sheet, and its worth
to a computer player.

Play, entry by hand and the computer players' model add up the same parts, so none of them has points of its own. A new
way of counting is a new part; a known way with other numbers is an existing part with other arguments.

Callers only use the methods of parts and never look at their class, which is known where the classes are:
``card_parts`` has those for cards that count by themselves, ``happenings`` those for what happens while cards are
played, ``majorities`` those for numbers of cards. Functions at the end of these pick out the parts that are needed
while cards are played.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, NamedTuple

from cardtable.core.cards import (
    Card,
)
from cardtable.core.scores import ScoreLine
from cardtable.core.sheets.categories import Amounts
from cardtable.games.casino.counts import Count
from cardtable.games.casino.facts import (
    SideFacts,
)
from cardtable.games.casino.sharing import Points


class Asked(NamedTuple):
    """A category of a score sheet: the sides have at most ``most`` in all, and exactly that if it ``adds_up``.
    ``place`` orders the categories of a sheet. ``meanwhile`` says that the number is noted while cards are played, not
    counted at the end. ``due`` and ``worth`` are those of ``core.sheets.categories.Category``.
    """

    place: int
    code: str
    most: int
    adds_up: bool = False
    meanwhile: bool = False
    due: int = 0
    worth: int | None = None


class Part(ABC):
    """One thing that counts. ``at_once`` says that it is marked the moment it happens, and not at the end of the deal.

    ``reason`` is the code of a computer player's reason for a play that brings it; ``codes`` are those of its score
    lines.
    """

    reason: ClassVar[str]
    codes: tuple[str, ...]
    words: ClassVar[Mapping[str, str]] = {}
    """The English words for the codes of the part (lines, category, reasons), if the program has none."""
    count: Count | None = None
    """The count that the part depends on; None if it does not depend on a number of cards."""
    counts_each: ClassVar[bool] = False
    """Whether every single one of ``count`` brings points."""
    settled: ClassVar[bool] = True
    """Whether the points that a side has for the part are certain, regardless of later captures."""
    wins_match: ClassVar[bool] = False
    """Whether a line of the part wins the match, whatever the points are."""
    needed: ClassVar[tuple[Card, ...]] = ()
    """The cards without which there is no line of the part; empty where that depends on more than cards."""
    by_hand: tuple[str, ...] = ()
    """The codes of the categories from which ``SideFacts.happened`` is filled, if a deal is entered by hand."""

    def __init__(self, *, points: int, at_once: bool = False) -> None:
        self.points: Final = points
        self.at_once: Final = at_once

    @property
    def kind(self) -> str:
        """The kind of the part; a score table can have only one part of each kind."""
        return type(self).__name__

    @abstractmethod
    def lines(self, facts: Sequence[SideFacts]) -> list[ScoreLine]:
        """Return the lines at the end of a deal, in the order in which they are counted."""

    @abstractmethod
    def asked(self, cards: int, suits_matter: bool) -> list[Asked]:
        """Return the categories that a score sheet asks for, with a pack of ``cards`` cards. ``suits_matter`` says that
        aces must be entered one by one.
        """

    def check_entered(self, entered: Amounts) -> None:
        """Raise ``EntryError`` if what was entered for the part by hand cannot be."""
        return

    def certain(self, given: Mapping[int, int], rest: int) -> bool:
        """Whether the numbers ``given`` of some sides settle the points, however the ``rest`` of its count is shared.

        ``given`` has the number of each side that has told one.
        """
        return False

    def ways(self, cards: int, sides: int) -> list[set[Points]]:
        """Return, for each thing that some side has in every deal with ``cards`` cards, the set of all ways to
        distribute its points among the sides. Empty if there is no such thing.
        """
        return []

    def beyond(self, cards: int) -> int:
        """Return the most points that the part can bring besides, for things that do not happen in every deal."""
        return 0

"""A family of games as the rest of the program knows it."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Protocol

from cardtable.core.cards import Card
from cardtable.core.rules import RuleSet, Variant
from cardtable.core.scores import ScoreLine
from cardtable.core.sheets.rules import SheetRules
from cardtable.core.state import Action, DealState, Observation, Standing

if TYPE_CHECKING:
    # The start page need not know of it.
    from cardtable.core.citations import Citation
    from cardtable.core.sheets.faults import TableFault


class Family(Protocol):
    """A family of games, with all of it that needs no window: the one thing a family registers.

    ``lines`` and ``said`` are the codes of its score lines and of its announcements. A code means something within its
    family alone: whoever words a line or an announcement asks the family that it comes from.
    """

    name: str
    paper_options: frozenset[str]
    """The options that make a difference on a score sheet; how cards are dealt and captured makes none."""

    @property
    def lines(self) -> type[StrEnum] | Collection[str]: ...

    @property
    def citations(self) -> Mapping[str, Citation]:
        """What each of its score lines rests on, by the line's code."""
        ...

    @property
    def said(self) -> type[StrEnum]: ...

    @property
    def implied(self) -> Mapping[str, Action]:
        """The phases at the end of a deal that there were not before rules had a number, and what was done in each."""
        ...

    def variants(self) -> Sequence[Variant]: ...

    def sides(self, rule_set: RuleSet) -> tuple[tuple[int, ...], ...]:
        """The seats of each side."""
        ...

    def pack(self, rule_set: RuleSet) -> tuple[Card, ...]: ...

    def cut_dealer(self, rule_set: RuleSet, cut: Sequence[Card]) -> int | None:
        """The first dealer if each seat cut its card of ``cut``, or None if they must cut again."""
        ...

    def seats_by_cut(self, rule_set: RuleSet, cut: Sequence[Card]) -> tuple[int, ...] | None:
        """Where everybody sits down after cutting, in the order of ``cut``, or None if they must cut again."""
        ...

    def begin(self, rule_set: RuleSet, dealer: int) -> Standing: ...

    def deal(self, rule_set: RuleSet, standing: Standing) -> DealState:
        """The next deal, waiting for the order of the pack."""
        ...

    def fold(self, rule_set: RuleSet, standing: Standing, lines: Sequence[ScoreLine]) -> Standing:
        """The standing after a deal with ``lines``, played or entered by hand."""
        ...

    def close(self, rule_set: RuleSet, standing: Standing) -> Standing | None:
        """The standing if people stop between two deals and settle; None if the rules know no such end."""
        ...

    def parse_action(self, text: str) -> Action:
        """The action of a text form; raises ``CodedError`` ``not_an_action``."""
        ...

    def observation(self, data: Mapping[str, Any]) -> Observation:
        """The observation of its JSON form; raises ``CodedError`` ``not_an_observation``."""
        ...

    def sample(self, observation: Any, generator: random.Random) -> DealState:
        """A state that the observing seat cannot tell from the true one, its unknown cards dealt at random."""
        ...

    def entry(self, rule_set: RuleSet, persons: int | None = None, *, before: bool = False) -> SheetRules:
        """Entry by hand of deals that were played with real cards under ``rule_set``. Where more ``persons`` take part
        than it has, the others come later; the rules must have ``room`` for that. With ``before`` they count as they
        did before rules had a number (``core.record.RULES``).
        """
        ...

    def faults(self, rule_set: RuleSet) -> Sequence[TableFault]:
        """What can go wrong at a real table, in the order of a deal, with what the sources say of it."""
        ...

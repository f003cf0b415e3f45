"""A family of games as the rest of the program knows it."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from cardtable.core.cards import Card
from cardtable.core.rules import RuleSet, Variant
from cardtable.core.scores import ScoreLine
from cardtable.core.sheets.rules import SHEET_RULES, SheetRules
from cardtable.core.state import Action, DealState, Observation, Standing

if TYPE_CHECKING:
    # The start page need not know of it.
    from cardtable.core.citations import Citation
    from cardtable.core.sheets.faults import TableFault


class Family(Protocol):
    """A family of games: all that needs no window. It is the one object that a family registers.

    ``lines`` and ``said`` are the codes of its score lines and of its announcements. A code has a meaning only within
    its family; words for a line or an announcement must be asked of the family that it comes from.
    """

    name: str
    paper_options: frozenset[str]
    """The options that matter for a score sheet; for example, how cards are dealt and captured does not."""

    @property
    def lines(self) -> type[StrEnum] | Collection[str]: ...

    @property
    def citations(self) -> Mapping[str, Citation]:
        """The sources of the score lines, by the code of the line."""
        ...

    @property
    def said(self) -> type[StrEnum]: ...

    @property
    def implied(self) -> Mapping[str, Action]:
        """Phases at the end of a deal that were added when rules got a number, each with the action that older records
        mean there without writing it.
        """
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
        """Return where each person sits after cutting, in the order of ``cut``, or None if they must cut again."""
        ...

    def begin(self, rule_set: RuleSet, dealer: int) -> Standing: ...

    def deal(self, rule_set: RuleSet, standing: Standing) -> DealState:
        """Return the next deal, which waits for the order of the pack."""
        ...

    def good(self, rule_set: RuleSet) -> int:
        """Return what a point more is worth: 1, or -1 where the fewest points win.

        A deal is won by the side that ``core.scores.leads`` puts ahead with it.
        """
        ...

    def fold(self, rule_set: RuleSet, standing: Standing, lines: Sequence[ScoreLine]) -> Standing:
        """Return the standing after a deal with ``lines``, whether it was played here or entered by hand."""
        ...

    def close(self, rule_set: RuleSet, standing: Standing) -> Standing | None:
        """Return the final standing if people stop between two deals and settle; None if the rules do not
        allow that.
        """
        ...

    def parse_action(self, text: str) -> Action:
        """Return the action that ``text`` names; raises ``CodedError`` ``not_an_action``."""
        ...

    def observation(self, data: Mapping[str, Any]) -> Observation:
        """Return the observation that the JSON values ``data`` describe; raises ``CodedError``
        ``not_an_observation``.
        """
        ...

    def sample(self, observation: Any, generator: random.Random) -> DealState:
        """Return a state that fits ``observation``: for the observing seat it could be the true one. Unknown cards are
        dealt at random.
        """
        ...

    def entry(self, rule_set: RuleSet, persons: int | None = None, *, ruled: int = SHEET_RULES) -> SheetRules:
        """Return the rules for entering deals by hand that were played with real cards under ``rule_set``. If
        ``persons`` is more than its number of players, the others come later; the rules must have ``room`` for them.
        ``ruled`` is the number of the rules by which the sheet counts (``core.sheets.rules``).
        """
        ...

    def faults(self, rule_set: RuleSet) -> Sequence[TableFault]:
        """What can go wrong at a real table, in the order of a deal, with what the sources say about it."""
        ...


@runtime_checkable
class WithWords(Protocol):
    """Families whose actions can be spelt, as a learning agent does that chooses among a fixed number of things."""

    def words(self, rule_set: RuleSet) -> tuple[str, ...]:
        """All words, between spaces, of which the texts of actions can consist under a rule set; each once, in an
        order that does not change.
        """
        ...

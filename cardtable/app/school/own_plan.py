"""What the deal of one's own on a path is, as data of the path."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardtable.core.rules import OptionValue, RuleSet
from cardtable.games.registry import variant


@dataclass(frozen=True)
class OwnPlan:
    """What the deal of one's own on a path is: the rule set, its ``options`` where they differ, the lesson ``after``
    which it comes, how many ``moves`` have been made when the person sits down, and whether choices that play no card
    are ``judged``.
    """

    variant: str
    after: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    moves: int = 0
    judged: bool = False

    @property
    def rule_set(self) -> RuleSet:
        """The rule set for two players."""
        return variant(self.variant).rule_set(2, self.options)

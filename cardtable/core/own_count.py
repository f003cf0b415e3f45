"""Questions to a player who declares and counts for himself, and their right answers.

A family whose players can do that is a ``WithOwnCount``. Nothing here asks anybody or knows a window: a family says
what a player has to find out at his turn and after the deal, which answers are right and which cards prove it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol, TypeAlias, runtime_checkable

from cardtable.core.cards import Card
from cardtable.core.rules import RuleSet
from cardtable.core.scores import Parameters, ScoreLine
from cardtable.core.state import Action, LegalActions

OwnAnswer: TypeAlias = int | str | frozenset[Card]
"""A number, one of the words that are offered, or the cards that are marked."""


class AnswerForm(Enum):
    """What an answer consists of."""

    NUMBER = "number"
    WORD = "word"
    CARDS = "cards"


@dataclass(frozen=True, slots=True)
class CountQuestion:
    """A question. ``code`` and ``params`` say what is asked, in the family's words. Each answer in ``right`` is right;
    the first is the one that is told. ``offered`` are the words to choose from, ``cards`` those that prove the answer.
    """

    code: str
    right: tuple[OwnAnswer, ...]
    cards: tuple[Card, ...] = ()
    offered: tuple[str, ...] = ()
    params: Parameters = ()

    @property
    def form(self) -> AnswerForm:
        """The form of the answer."""
        match self.right[0]:
            case int():
                return AnswerForm.NUMBER
            case str():
                return AnswerForm.WORD
        return AnswerForm.CARDS


@dataclass(frozen=True, slots=True)
class OwnTurn:
    """What a player is asked before he acts. ``actions`` are what is done then: one for each right answer to the last
    question, or a single one for all of them. Without actions the player chooses freely.
    """

    questions: tuple[CountQuestion, ...] = ()
    actions: tuple[Action, ...] = ()

    def action_for(self, answer: OwnAnswer | None) -> Action | None:
        """Return the action that goes with a right ``answer`` to the last question; that of the first one for any other
        answer, and None if the player chooses freely.
        """
        if not self.actions:
            return None
        right = self.questions[-1].right if self.questions else ()
        place = right.index(answer) if answer in right else 0
        return self.actions[min(place, len(self.actions) - 1)]


@runtime_checkable
class WithOwnCount(Protocol):
    """Families whose players can declare and count for themselves."""

    def own_turn(self, observation: Any, legal: LegalActions) -> OwnTurn:
        """Return what the observing seat is asked at its turn, with the actions ``legal``."""
        ...

    def own_running(self, observation: Any) -> CountQuestion | None:
        """Return the question for the running count that the observing seat says aloud; None if there is none yet."""
        ...

    def own_deal(self, rule_set: RuleSet, lines: Sequence[ScoreLine], side: int) -> tuple[CountQuestion, ...]:
        """Return what ``side`` is asked when a deal with ``lines`` is over."""
        ...

    def own_beside(self, lines: Sequence[ScoreLine], side: int) -> tuple[Card, ...]:
        """Return the cards that lie open beside ``side`` while it counts a deal with ``lines``."""
        ...

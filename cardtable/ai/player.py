"""What a computer player is asked, and what it answers."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, runtime_checkable

from cardtable.ai.budget import Budget
from cardtable.ai.names import USUAL_LEVEL
from cardtable.ai.protocol import Reason
from cardtable.core.family import Family
from cardtable.core.rules import RuleSet
from cardtable.core.state import Action, Observation, Standing


@dataclass(frozen=True, slots=True)
class Situation:
    """Everything that a player may use: the rules, the standing before the deal, and what its seat knows.

    ``compared`` is an action that must be examined, even if there are too many to examine them all; ``against`` is the
    only other action with which it is to be compared. ``level`` is the strength for a player that can play at different
    levels: a place among ``ai.names.PLAYERS``, from 0, the weakest, up.
    """

    family: Family
    rule_set: RuleSet
    standing: Standing
    observation: Observation
    compared: Action | None = None
    level: float = USUAL_LEVEL
    against: Action | None = None


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action that a player examined.

    ``value`` is for the side that decides: in points, or near the end of a match in what the points are worth for it;
    only differences between the values of one decision have a meaning. ``spread`` is half of a 95 % interval if deals
    were sampled: for the first candidate of its value, for the others of their distance from it. It is 0 where nothing
    depends on chance (all hidden cards were considered, or a table was used), and where it is not known.

    ``contrast`` says in what the first candidate is better than this one; it is given for the next one that is really
    another choice. ``alike`` says that this is the same choice as an earlier one, such as a neighbouring card.
    """

    action: Action
    value: float
    reasons: tuple[Reason, ...] = ()
    spread: float = 0.0
    contrast: tuple[Reason, ...] = ()
    alike: bool = False


class Player(Protocol):
    """A way to play. It keeps nothing between decisions, because an observation already contains everything that is
    remembered.
    """

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Candidate]:
        """Return the legal actions that are worth examining, never empty. The first one is the decision; a habit or a
        mixed strategy can prefer it to one with a higher value. The others follow, best first.

        Equal situations, generators and fixed numbers of samples give equal answers. Raises ``Cancelled``.
        """
        ...

    def explain(self, situation: Situation, options: Sequence[Candidate]) -> Sequence[Candidate]:
        """Return ``options`` with their reasons, and with what distinguishes the first from the next."""
        ...


class Differences(NamedTuple):
    """By how much one action is worth more than another, in sampled deals that are the same for both, each with its
    weight. If the samples end because all possibilities of the hidden cards were considered, ``all`` is their number;
    otherwise 0.
    """

    samples: Iterator[tuple[float, float]]
    all: int = 0


@runtime_checkable
class Comparing(Protocol):
    """A player that can compare two actions in newly sampled deals without examining all others."""

    def differences(self, situation: Situation, generator: random.Random) -> Differences | None:
        """Return by how much ``situation.against`` is worth more than ``situation.compared``; None if only ``consider``
        can tell that.
        """
        ...

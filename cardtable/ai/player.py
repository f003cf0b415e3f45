"""What a computer player is asked and what it answers."""

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
    """All that a player may look at: the rules, the standing before the deal, and what its seat knows.

    ``compared`` is an action about which somebody wants to know, if there are too many to look at them all; ``against``
    is the only one that it is to be compared with. ``level`` is how strong a player is to play who can choose: a place
    among ``ai.names.PLAYERS``, from 0, the weakest, up.
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
    """An action that a player looked at. ``value`` is for the side that decides, in points, or where the
    match draws to its end in what they are worth for it; only differences between the values of one decision mean
    something. ``spread`` is half of a 95 % interval, where deals were sampled:
    of the first one's value, of the others' distance from it; 0 where nothing was left to chance, because all that can
    lie hidden was looked at or a table was asked, or where that is not known.

    ``contrast`` says in what the first one is better than this; whoever explains gives it for the next that is really
    another choice. ``alike`` says that this is the same choice as one before it, such as the neighbour of a card.
    """

    action: Action
    value: float
    reasons: tuple[Reason, ...] = ()
    spread: float = 0.0
    contrast: tuple[Reason, ...] = ()
    alike: bool = False


class Player(Protocol):
    """A way to play. It keeps nothing between decisions: an observation already remembers everything."""

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Candidate]:
        """The legal actions that are worth a look, never empty. The first one is the decision, which a habit or a
        mixed strategy may prefer to one of a higher value; the others follow best first.

        Equal situations, generators and fixed numbers of samples give equal answers. Raises ``Cancelled``.
        """
        ...

    def explain(self, situation: Situation, options: Sequence[Candidate]) -> Sequence[Candidate]:
        """Return ``options`` with their reasons, and with what sets the first apart from the next."""
        ...


class Differences(NamedTuple):
    """How much more one action is worth than another in deals that were sampled, the same for both, each with its
    weight. ``all`` is how many there are if they end, as what lies hidden has then been looked at altogether.
    """

    samples: Iterator[tuple[float, float]]
    all: int = 0


@runtime_checkable
class Comparing(Protocol):
    """A player who can compare two actions in deals of their own, and does not have to look at all others besides."""

    def differences(self, situation: Situation, generator: random.Random) -> Differences | None:
        """How much more ``situation.against`` is worth than ``situation.compared``; None where that is told in no
        other way than by ``consider``.
        """
        ...

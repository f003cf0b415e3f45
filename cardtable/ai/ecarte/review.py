"""A finished deal looked at again: for each decision of a seat what was chosen and what would have been best, both by
what could be known then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from cardtable.ai.budget import Budget
from cardtable.ai.ecarte.expert import change_values
from cardtable.ai.ecarte.outlook import Deciding
from cardtable.ai.ecarte.playing import Playing
from cardtable.ai.player import Option
from cardtable.core.cards import PACK_32, Card
from cardtable.core.chance import spawn
from cardtable.core.rules import RuleSet
from cardtable.core.state import Deal, Standing
from cardtable.games.ecarte.actions import MARK_KING, EcarteAction, Kind, change, lay
from cardtable.games.ecarte.observation import EcarteObservation
from cardtable.games.ecarte.phases import Phase
from cardtable.games.ecarte.state import EcarteState
from cardtable.games.ecarte.variants import ecarte_rules

SAMPLES = 400
"""Deals behind each value unless another number is wanted."""


@dataclass(frozen=True, slots=True)
class Reviewed:
    """One decision: its place among the actions of the deal, what was done, and what was best.

    Values are in points at the score (see ``worth.Worth``); ``exact`` says that they are solved, not estimated:
    there was one hand that the opponent could hold. ``options`` are all that were looked at, best first.
    """

    place: int
    phase: str
    action: EcarteAction
    value: float
    best: EcarteAction
    best_value: float
    exact: bool
    options: tuple[Option, ...]

    @property
    def loss(self) -> float:
        """Points that the decision gave away, 0 if it was the best."""
        return max(0.0, self.best_value - self.value)


def review(
    rule_set: RuleSet,
    standing: Standing,
    order: Sequence[Card],
    actions: Sequence[EcarteAction],
    seat: int,
    samples: int = SAMPLES,
) -> list[Reviewed]:
    """The decisions of ``seat`` in a deal from ``standing`` with the pack in ``order``, one with a single legal action
    left out, bets as well. The same deal always gives the same review. Raises ``IllegalAction``."""
    state = EcarteState(ecarte_rules(rule_set), standing)
    state.apply(Deal(tuple(order)))
    found = []
    for place, action in enumerate(actions):
        if state.actor() == seat and state.phase is not Phase.BET and len(state.legal()) > 1:
            found.append(_reviewed(place, state.observe(seat), action, samples))
        state.apply(action)
    return found


def _reviewed(place: int, observation: EcarteObservation, action: EcarteAction, samples: int) -> Reviewed:
    options, exact = _valued(observation, spawn(place).getrandbits(32), samples)
    options.sort(key=lambda option: (-option.value, option.action))
    values = {cast(EcarteAction, option.action): option.value for option in options}
    best = options[0]
    # That a dealer changes nothing is not in the table and not judged; nothing else can be missing.
    value = values.get(action, best.value)
    return Reviewed(place, observation.phase.value, action, value, best.action, best.value, exact, tuple(options))


def _valued(observation: EcarteObservation, seed: int, samples: int) -> tuple[list[Option], bool]:
    """Every action with its value."""
    generator, budget = spawn(seed), Budget(samples=samples)
    match observation.phase:
        case Phase.PROPOSE | Phase.ANSWER:
            words = Deciding(observation).first_words(generator, budget, samples)
            return [Option(action, outlook.value) for action, outlook in words.items()], False
        case Phase.ELDER_CHANGE | Phase.DEALER_CHANGE:
            deciding = Deciding(observation)
            return [
                Option(change(deciding.deck.cards(deciding.hand & ~kept)), value)
                for kept, value in change_values(observation)
            ], False
    playing = Playing(observation)
    outlooks = playing.outlooks(generator, budget, samples)
    options = [Option(lay(playing.deck.card[bit]), one.silent) for bit, one in outlooks.items()]
    if playing.can_mark:
        options.append(Option(MARK_KING, max(one.marked for one in outlooks.values())))
    return options, _hand_is_known(observation)


def _hand_is_known(observation: EcarteObservation) -> bool:
    """Whether the opponent can hold one hand only, by what he has answered to leads."""
    (opponent,) = observation.others
    possible = set(PACK_32) - set(observation.seen()) - observation.excluded(opponent)
    return len(possible) == observation.hand_counts[opponent]


def given_away(reviewed: Sequence[Reviewed], kinds: frozenset[Kind] | None = None) -> float:
    """The points that the decisions gave away together, those of some kinds only if ``kinds`` are given."""
    return sum(one.loss for one in reviewed if kinds is None or one.action.kind in kinds)

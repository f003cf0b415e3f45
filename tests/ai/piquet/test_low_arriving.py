"""Near the target cards are played for who arrives first with 36 cards, too: as the oracle says."""

from __future__ import annotations

import random

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.low_arriving import MOST_BEFORE, MOST_CARDS, LowArriving
from cardtable.ai.piquet.old36 import hands, solved
from cardtable.ai.piquet.prospect import prospect_of
from cardtable.core.cards import Card
from cardtable.games.piquet.ranking import BIT, cards_of, mask_of
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.tricks import playable
from tests.benchmarks.lines import continues
from tests.games.piquet.tables import rules_of, standing_of
from tests.oracles.endings import ending, with_totals
from tests.oracles.piquet import Oracle

RULES = rules_of("old36")


def position(generator: random.Random, cards: int, needs: tuple[int, int]) -> PiquetState | None:
    """Last cards at which both sides still need so many points."""
    dealt = ending(RULES, standing_of(RULES, deals=4), cards, generator)
    return with_totals(dealt, [RULES.target - need for need in needs]) if dealt else None


def worths(state: PiquetState) -> dict[Card, float]:
    """What each card is worth to who plays it, in stakes, with both hands open."""
    observation = state.observe(state.turn)
    prospect, own = prospect_of(observation, RULES), mask_of(observation.hand)
    (other,) = observation.others
    theirs, search = mask_of(state.hands[other]), LowArriving(prospect)
    mine, others = (state.tricks[RULES.side_of[seat]] for seat in (state.turn, other))
    return {
        card: (
            search.answered(state.trick[0], card, theirs | BIT[state.trick[0]], own, others)
            if state.trick
            else search.led(card, own, theirs, mine)
        )
        / prospect.stake
        for card in playable(state)
    }


@pytest.mark.parametrize(("least", "most", "reach"), [(2, 6, 16), (7, MOST_CARDS, 12), (2, MOST_BEFORE, 80)])
def test_each_card_is_worth_what_the_oracle_says(least: int, most: int, reach: int) -> None:
    generator, tried, decided = random.Random(f"{least} {most} {reach}"), 0, 0
    while tried < 16:
        needs = 1 + generator.randrange(reach), 1 + generator.randrange(reach)
        state = position(generator, least + generator.randrange(most - least + 1), needs)
        if state is None:
            continue
        tried += 1
        pays = Oracle(continues(RULES, state.standing, state)).worths(state)
        assert worths(state) == pytest.approx(pays, abs=0.002)
        decided += max(pays.values()) - min(pays.values()) > 0.01
    assert decided


def test_the_player_arrives_first_where_that_can_be_seen() -> None:
    """What is played is what the oracle pays most over all hands that the other may hold."""
    generator, decided = random.Random(36), 0
    while decided < 8:
        needs = 1 + generator.randrange(9), 1 + generator.randrange(9)
        state = position(generator, 2 + generator.randrange(3), needs)
        if state is None or len(playable(state)) < 2:
            continue
        observation = state.observe(state.turn)
        (other,) = observation.others
        pays: dict[Card, float] = {}
        believed = list(hands(observation, RULES, random.Random(1)))
        found = solved(observation, RULES, playable(state), believed, Budget(samples=10**6))
        for hand in believed:
            supposed = state.copy()
            supposed.hands[other] = list(cards_of(hand))
            told = Oracle(continues(RULES, state.standing, supposed)).worths(supposed)
            pays = {card: pays.get(card, 0.0) + worth for card, worth in told.items()}
        best = max(found, key=lambda card: found[card])
        assert pays[best] >= max(pays.values()) - 0.01 * len(believed)
        decided += max(pays.values()) - min(pays.values()) > 0.5

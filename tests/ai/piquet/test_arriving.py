"""Near the target cards are played for who arrives first: as the oracle says."""

from __future__ import annotations

import random

import pytest

from cardtable.ai.piquet.prospect import prospect_of
from cardtable.ai.piquet.scorings import scoring_of
from cardtable.ai.piquet.solver import Solver
from cardtable.ai.piquet.tricks import TrickPosition
from cardtable.games.piquet.ranking import mask_of
from tests.benchmarks.lines import continues
from tests.games.piquet.tables import rules_of, standing_of
from tests.oracles.endings import ending, with_totals
from tests.oracles.piquet import Oracle

TABLES = {
    "points": rules_of("points"),
    "150": rules_of("points", target=150),
    "meyers": rules_of("meyers1888"),
    "kings": rules_of("kings", 3),
}


@pytest.mark.parametrize("early", [False, True])
@pytest.mark.parametrize("name", TABLES)
def test_each_card_is_worth_what_the_oracle_says(name: str, early: bool) -> None:
    rules, generator, decided = TABLES[name], random.Random(name), 0
    while decided < 12:
        cards = (6 if early else 2) + generator.randrange(6)
        dealt = ending(rules, standing_of(rules, deals=4), cards, generator)
        if dealt is None:
            continue
        if early:
            # Somebody arrives before the last trick: each trick brings a point at least.
            whole = cards + 1
            needs = 1 + generator.randrange(whole - 1)
            totals = [rules.target - needs, rules.target - (whole - needs)]
        else:
            totals = [rules.target - 1 - generator.randrange(16) for _ in range(2)]
            totals[generator.randrange(2)] -= generator.choice((0, rules.half - 8))
        state = with_totals(dealt, totals)
        observation = state.observe(state.turn)
        prospect, solver = prospect_of(observation, state.rules), Solver(scoring_of(observation, state.rules))
        assert prospect.may_arrive(cards)
        pays = Oracle(continues(state.rules, state.standing, state)).worths(state)
        (other,) = observation.others
        position, hand = TrickPosition(observation, state.rules), mask_of(state.hands[other])
        for card, paid in pays.items():
            # A worth is told in points, of which a stake is so many.
            assert position.worth(solver, prospect, card, hand) / prospect.stake == pytest.approx(paid, abs=0.002)
        decided += max(pays.values()) - min(pays.values()) > 0.5

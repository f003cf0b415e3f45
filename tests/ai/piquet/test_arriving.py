"""Near the target cards are played for who arrives first: as the oracle says."""

from __future__ import annotations

import random

import pytest

from cardtable.ai.piquet.prospect import prospect_of
from cardtable.ai.piquet.scorings import scoring_of
from cardtable.ai.piquet.solver import Solver
from cardtable.ai.piquet.tricks import TrickPosition
from cardtable.core.cards import parse_cards
from cardtable.games.piquet.actions import DECLARE, play
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.ranking import mask_of
from tests.benchmarks.lines import continues
from tests.games.piquet.tables import exchanged, rules_of, standing_of
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


def test_a_high_card_is_thrown_away_so_as_not_to_have_to_lead_later() -> None:
    """Elder at 88 has led AS and QS. The dealer at 95 arrives first if he throws a club away that is not the lowest one
    now or later, and never if low cards alone are thrown away.
    """
    elder, dealer = (
        parse_cards(cards) for cards in ("AS QS JS TS 9S 8S 7S KH JH 8H AD JD", "7C 8C 9C JC QC KC AC TH QH AH 9D QD")
    )
    before, _ = exchanged(TABLES["points"], elder, dealer, (0, 0), 4)
    cards = iter(parse_cards("AS 7C QS"))
    while len(before.plays) < 3:
        if before.phase is Phase.PLAY:
            before.apply(play(next(cards)))
        else:
            before.apply(DECLARE if DECLARE in before.legal() else before.legal().representatives()[0])
    state = with_totals(before, (88, 95))
    for hand in ("JS TS 9S 8S 7S KH JH AD JD 7D", "JS TS 9S 8S 7S KH JH AD JD TD", "JS TS 9S 8S 7S KH JH AD JD 8D"):
        state.hands[state.elder] = list(parse_cards(hand))
        observation = state.observe(state.turn)
        prospect, solver = prospect_of(observation, state.rules), Solver(scoring_of(observation, state.rules))
        assert prospect.now() == (95, 88)
        pays = Oracle(continues(state.rules, state.standing, state)).worths(state)
        position = TrickPosition(observation, state.rules)
        for card in parse_cards("8C JC"):
            assert pays[card] == pytest.approx(1.0)
            worth = position.worth(solver, prospect, card, mask_of(state.hands[state.elder]))
            assert worth / prospect.stake == pytest.approx(1.0)

"""Partners at Robber Piquet play for what the match pays where it can end with the deal."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.open_deal import OpenDeal, Trick
from cardtable.ai.piquet.partners import ArrivingCounts, SettledCounts, counts_of
from cardtable.ai.piquet.players import in_points, players
from cardtable.ai.piquet.prospect import prospect_of
from cardtable.ai.player import Situation
from cardtable.core.cards import PACK_32, parse_card
from cardtable.core.chance import rng, shuffled
from cardtable.core.state import Deal, Standing
from cardtable.games.piquet.actions import DECLARE, play
from cardtable.games.piquet.family import PiquetFamily
from cardtable.games.piquet.matches import accounts_of
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.ranking import BIT, mask_of
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.state import PiquetState
from tests.ai.piquet.test_several import every_line
from tests.games.piquet.tables import rules_of, standing_of, suited

FOUR = rules_of("robber", length="four_deals", rounding="none")
MATCH = rules_of("robber")


def last_deal(seed: int, points: tuple[int, int], cards: int, rules: PiquetRules = FOUR) -> PiquetState:
    """The fourth deal, the last of four, before a trick with so many cards each, played by chance."""
    generator = random.Random(seed)
    state = PiquetState(rules, standing_of(rules, points, deals=3))
    state.apply(Deal(shuffled(PACK_32, rng(seed))))
    while state.phase is not Phase.PLAY or len(state.plays) < 4 * (rules.hand - cards):
        if state.phase is Phase.PLAY:
            state.apply(play(generator.choice(sorted(state.legal().cards()))))
        else:
            state.apply(DECLARE if DECLARE in state.legal() else state.legal().representatives()[0])
    return state


def test_the_end_is_what_every_line_comes_to() -> None:
    chance = rng(31)
    for number in range(40):
        cards = 1 + number % 3
        pack = shuffled(PACK_32, chance)
        hands = [sorted(pack[place * cards : (place + 1) * cards]) for place in range(4)]
        needs = (-int(chance.random() * 6), -int(chance.random() * 6))
        tricks = (int(chance.random() * 5), 8 - cards - int(chance.random() * 4))
        line = 3 + int(chance.random() * 8)

        def pays(own: int, other: int, capot: int, line: int = line) -> float:
            return 100.0 * (own >= line) - 50.0 * (other >= line) + own + other + capot

        counts = SettledCounts(FOUR, FOUR.side_of, number % 2, 0, needs, pays)
        expected = every_line(counts, hands, 0, [], tricks, needs)
        found = OpenDeal(counts, [], Trick(0), tricks).exact(tuple(map(mask_of, hands)), 0, tricks, -1e6, 1e6, needs)
        assert found == pytest.approx(expected)


def test_what_the_last_cards_pay_is_what_the_engine_settles() -> None:
    told = set()
    for seed in range(40):
        generator = random.Random(seed)
        points = (generator.randrange(60, 130), generator.randrange(60, 130))
        state = last_deal(seed, points, 1)
        seat = state.turn
        observation = state.observe(seat)
        counts = counts_of(observation, FOUR)
        assert isinstance(counts, SettledCounts)
        masks = [mask_of(state.hands[one]) for one in observation.players]
        place = observation.players.index(seat)
        (card,) = state.hands[seat]
        found = OpenDeal(counts, masks, Trick(place), observation.tricks).value(place, BIT[card])
        prospect, before = prospect_of(observation, FOUR), state.standing
        while state.actor() >= 0:
            state.apply(play(*state.legal().cards()))
        after = PiquetFamily().fold(FOUR.rule_set, before, state.lines())
        if 0 in observation.tricks or any(line.code in ("pique", "repique") for line in state.lines()):
            continue
        paid = accounts_of(after)[counts.own]
        told.add(paid)
        assert found * prospect.match.pays(200, 100) / prospect.ended(200, 100) == pytest.approx(paid, abs=0.01)
    assert len(told) > 20


def test_the_end_of_a_match_to_a_number_of_points_is_what_every_line_comes_to() -> None:
    chance = rng(32)
    for number in range(40):
        cards = 1 + number % 3
        pack = shuffled(PACK_32, chance)
        hands = [sorted(pack[place * cards : (place + 1) * cards]) for place in range(4)]
        begun = (1 + int(chance.random() * 14), 1 + int(chance.random() * 14))
        tricks = (int(chance.random() * 5), 8 - cards - int(chance.random() * 4))

        def pays(own: int, other: int, capot: int) -> float:
            return own - other + 0.5 * capot

        def arrives(side: int, against: int, own: int = number % 2) -> float:
            return (50.0 - against) * (1 if side == own else -1)

        counts = ArrivingCounts(MATCH, MATCH.side_of, number % 2, 0, begun, pays, begun, arrives)
        expected = every_line(counts, hands, 0, [], tricks, begun)
        found = OpenDeal(counts, [], Trick(0), tricks).exact(tuple(map(mask_of, hands)), 0, tricks, -1e6, 1e6, begun)
        assert found == pytest.approx(expected)


def test_who_arrives_with_the_last_card_is_who_has_won_by_the_engine() -> None:
    told = set()
    for seed in range(60):
        generator = random.Random(seed)
        state = last_deal(seed, (0, 0), 1, MATCH)
        counted = [sum(line.points for line in state.marked if line.side == side) for side in range(2)]
        needs = [1 + generator.randrange(12) for _ in range(2)]
        if max(counted) >= 80 or 0 in state.tricks:
            continue
        now = tuple(MATCH.target - need - has for need, has in zip(needs, counted, strict=True))
        state.standing = replace(state.standing, points=now)
        observation = state.observe(state.turn)
        counts = counts_of(observation, MATCH)
        assert isinstance(counts, ArrivingCounts)
        assert counts.begun == counts.needs == tuple(needs)
        masks = [mask_of(state.hands[one]) for one in observation.players]
        place = observation.players.index(state.turn)
        (card,) = state.hands[state.turn]
        found = OpenDeal(counts, masks, Trick(place), observation.tricks).value(place, BIT[card])
        prospect, before = prospect_of(observation, MATCH), state.standing
        while state.actor() >= 0:
            state.apply(play(*state.legal().cards()))
        after = PiquetFamily().fold(MATCH.rule_set, before, state.lines())
        own, other = (after.points[side] for side in (counts.own, 1 - counts.own))
        if after.over:
            winner = next(side for side in range(2) if side in after.winners)
            paid = after.factors[1 - winner] * (1.0 if winner == counts.own else -1.0)
        else:
            paid = prospect.match.pays(own, other)
        told.add(paid)
        assert found / prospect.stake == pytest.approx(paid, abs=0.01)
    assert {1.0, -1.0} < told


def test_a_lead_on_the_table_is_not_counted_twice() -> None:
    state = last_deal(3, (80, 95), 3)
    leader = state.turn
    state.apply(play(sorted(state.legal().cards())[0]))
    observation = state.observe(state.turn)
    counts = counts_of(observation, FOUR)
    # What is marked for the lead is among the points by now, and is counted once more when the trick is complete.
    assert counts.needs == tuple(int(side == FOUR.side_of[leader]) for side in range(2))


def test_what_is_paid_decides_and_not_the_points() -> None:
    """An ace is best kept for the last trick, which counts two; if a third point costs two hundred it is cashed."""
    hands = [suited("S:A H:7"), suited("S:K H:A"), suited("D:87"), suited("C:87")]
    ace, seven = parse_card("AS"), parse_card("7H")
    best = {}
    for cost in (0.0, 200.0):

        def pays(own: int, other: int, capot: int, cost: float = cost) -> float:
            return own - other - cost * (own > 2)

        counts = SettledCounts(FOUR, FOUR.side_of, 0, 0, (0, 0), pays)
        deal = OpenDeal(counts, list(map(mask_of, hands)), Trick(0), (1, 5))
        values = {card: deal.value(0, BIT[card]) for card in (ace, seven)}
        best[cost] = max(values, key=lambda card: values[card])
    assert best == {0.0: seven, 200.0: ace}


def test_only_a_deal_that_can_end_the_match_is_played_so() -> None:
    assert isinstance(counts_of(last_deal(1, (90, 80), 4).observe(0), FOUR), SettledCounts)
    early = PiquetState(FOUR, Standing((90, 80), 1, 1, standing_of(FOUR).carried))
    early.apply(Deal(shuffled(PACK_32, rng(1))))
    assert not isinstance(counts_of(early.observe(0), FOUR), SettledCounts)
    match = PiquetState(MATCH, standing_of(MATCH, (10, 20), deals=3))
    match.apply(Deal(shuffled(PACK_32, rng(1))))
    assert not isinstance(counts_of(match.observe(0), MATCH), SettledCounts)


def test_the_searcher_values_cards_by_the_settlement() -> None:
    state = last_deal(7, (95, 60), 4)
    observation = state.observe(state.turn)
    situation = Situation(PiquetFamily(), FOUR.rule_set, state.standing, observation)
    assert not in_points(situation)
    options = players()["searcher"].consider(situation, rng(1), Budget(samples=6))
    assert {one.action for one in options} == {play(card) for card in state.legal().cards()}

"""Where the fewest points win, the players avoid them, and nobody praises what should be avoided."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.casino.players import players
from cardtable.ai.names import PLAYERS
from cardtable.ai.player import Candidate
from cardtable.core.cards import format_card, parse_cards
from cardtable.core.chance import rng, shuffled
from cardtable.core.scores import totals
from cardtable.core.state import Deal
from cardtable.games.casino.state import CasinoState
from cardtable.games.casino.variant_spec import VariantSpec
from cardtable.games.casino.variants import casino_rules
from tests.ai.casino.decisions import random_play
from tests.contract.setups import first_standing
from tests.games.casino.fewest import MAY, MUST, OwnSetup, fewest
from tests.games.casino.positions import position

DEALS = {"greedy": 10, "counter": 5, "searcher": 2}
"""Deals with each player on each seat; who looks further needs fewer to be told from chance."""


def at_the_end(which: VariantSpec, hands: Sequence[str], table: str) -> CasinoState:
    """The last cards of a deal; all others have been captured, so that each player knows what the other holds."""
    rules = casino_rules(fewest(which).rule_set)
    left = set(parse_cards(" ".join([*hands, table])))
    taken = [format_card(card) for card in rules.pack if card not in left]
    return position(rules, hands, table, piles=[" ".join(taken[::2]), " ".join(taken[1::2])], points=(10, 10))


def considered(state: CasinoState, player: str) -> list[Candidate]:
    told = OwnSetup(state.rules.rule_set, "fewest").situation(state)
    return list(players()[player].consider(told, random.Random(1), Budget(0.0, 4)))


def decision(state: CasinoState, player: str) -> list[Candidate]:
    told = OwnSetup(state.rules.rule_set, "fewest").situation(state)
    return list(players()[player].explain(told, considered(state, player)))


def points_of_deals(setup: OwnSetup, player: str, good_seat: int) -> tuple[int, int]:
    """The points of ``player`` and of somebody who plays at random over some deals, with ``player`` on one seat."""
    own = other = 0
    for seed in range(DEALS[player]):
        generator = rng(seed, 5)
        state = setup.family.deal(setup.rule_set, first_standing(setup, seed % 2))
        assert isinstance(state, CasinoState)
        state.apply(Deal(shuffled(state.rules.pack, generator)))
        while state.actor() >= 0:
            if state.actor() == good_seat:
                state.advance(considered(state, player)[0].action)
            else:
                random_play(state, generator)
        sums = totals(state.lines(), 2)
        own, other = own + sums[good_seat], other + sums[1 - good_seat]
    return own, other


@pytest.mark.parametrize("player", ["greedy", "counter", "searcher"])
@pytest.mark.parametrize("which", [MUST, MAY], ids=lambda which: which.id)
@pytest.mark.slow
def test_players_take_far_fewer_points_than_chance_does(which: VariantSpec, player: str) -> None:
    setup = fewest(which)
    sums = [points_of_deals(setup, player, seat) for seat in (0, 1)]
    own, other = sum(own for own, _ in sums), sum(other for _, other in sums)
    assert own * 2 < other


def test_the_expert_leaves_the_ten_of_diamonds_lying() -> None:
    state = at_the_end(MAY, ["TC 4H", "KH QH"], "TD 9C")
    options = decision(state, "searcher")
    assert str(options[0].action) in ("TC", "4H")
    values = {str(option.action): option.value for option in options}
    assert values["TC x TD"] < values["TC"]


def test_who_must_capture_takes_what_costs_least() -> None:
    # The ten of clubs must take something: the ten of diamonds costs three, the nine and the ace of hearts one.
    state = position(casino_rules(fewest(MUST).rule_set), ["TC", "KH"], "TD 9C AH 2C", points=(10, 10), last=False)
    assert {str(play) for play in state.legal()} == {"TC x TD", "TC x AH 9C", "TC x AH TD 9C"}
    for player in ("greedy", "counter", "searcher"):
        assert str(decision(state, player)[0].action) == "TC x AH 9C"


@pytest.mark.parametrize("player", PLAYERS)
def test_reasons_tell_what_a_play_costs_and_what_it_avoids(player: str) -> None:
    state = at_the_end(MAY, ["TC 4H", "KH QH"], "TD 4S")
    told = {
        str(option.action): [(reason.code, dict(reason.params)) for reason in option.reasons]
        for option in decision(state, player)
    }
    # Ten of diamonds three; four of spades one; sweeping both is not possible.
    assert told["TC x TD"] == [("costs_points", {"points": 3})]
    assert told["4H x 4S"] == [("costs_points", {"points": 1}), ("avoids_points", {"points": 2})]
    assert told["TC"] == [("avoids_points", {"points": 3})]

"""At Krypkasino the players keep from points and from sweeps, and count what goes from one to another."""

from __future__ import annotations

import random

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.model import Model
from cardtable.ai.casino.players import players
from cardtable.ai.casino.search import RoundSearch
from cardtable.ai.player import Candidate, Situation
from cardtable.core.cards import parse_cards
from cardtable.core.chance import shuffled
from cardtable.core.state import Deal, Standing
from cardtable.games.casino.counts import OF_SPADES
from cardtable.games.casino.family import CasinoFamily
from cardtable.games.casino.state import CasinoState
from tests.games.casino.positions import position, rules_of

STOCK = "3H 4H 5H 6H 7C 8C 9C TC"


def told(state: CasinoState) -> Situation:
    return Situation(CasinoFamily(), state.rules.rule_set, state.standing, state.observe(state.actor()))


def decision(state: CasinoState, player: str) -> list[Candidate]:
    options = players()[player].consider(told(state), random.Random(1), Budget(0.0, 8))
    return list(players()[player].explain(told(state), options))


def kryp(hand: str, table: str, seats: int = 2) -> CasinoState:
    hands = [hand, *["KC QC JC"] * (seats - 1)]
    return position(rules_of("kryp", seats), hands, table, last=False, stock=STOCK)


@pytest.mark.parametrize("player", ["greedy", "counter", "searcher"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_sweeps_who_need_not(player: str, seats: int) -> None:
    assert str(decision(kryp("5S 9D 2H", "5H", seats), player)[0].action) != "5S x 5H"


@pytest.mark.parametrize(("card", "worth"), [("5H", -10.0), ("5D", -5.0)])
def test_what_a_sweep_takes_off_the_other_counts_as_well(card: str, worth: float) -> None:
    desk = Desk(told(kryp(f"{card} 9D", "5H")))
    play = next(one for one in desk.plays if one.captures)
    take = desk.results[play][2]
    assert take is not None
    assert take.points == -worth
    # Between two, what one has more and the other less is twice as much.
    assert take.worth == 2 * worth
    found = desk.model.takes(desk.seen.table, desk.results[play][0])
    assert [(one.worth, one.points) for one in found] == [(take.worth, take.points)]


def test_cards_put_aside_are_seen_and_go_with_the_last_capture() -> None:
    state = kryp("5S 9D", "7H")
    state.aside = list(parse_cards("KS QS QH"))
    desk = Desk(told(state))
    assert len(desk.seen.unseen) == 104 - 2 - 1 - 3
    # Two spades that count, besides the seven that lies there.
    points, packed = desk.model.left_at_the_end(desk.seen.table)
    assert (points, desk.model.packing.number(packed, OF_SPADES), packed & desk.model.packing.cards) == (2.0, 2, 4)
    assert desk.model.last_capture(desk.seen.table) == -2.0


def test_reasons_tell_what_a_sweep_costs() -> None:
    reasons = {
        str(one.action): [(reason.code, dict(reason.params)) for reason in one.reasons]
        for one in decision(kryp("5S 9D", "5H"), "counter")
    }
    assert reasons["5S x 5H"] == [("costs_points", {"points": 6}), ("sweep", {})]
    assert reasons["9D"] == [("avoids_points", {"points": 6})]


@pytest.mark.parametrize(("seats", "looks"), [(3, True), (5, True), (6, False)])
def test_among_six_nobody_looks_ahead_before_the_last_round(seats: int, looks: bool) -> None:
    rules = rules_of("kryp", seats)
    spreads = []
    for seed in range(3):
        state = CasinoState(rules, Standing((0,) * len(rules.sides), 0))
        state.apply(Deal(shuffled(rules.pack, random.Random(seed))))
        options = players()["searcher"].consider(told(state), random.Random(1), Budget(samples=3))
        spreads += [one.spread for one in options]
    assert any(spreads) == looks


# Where people leave


def after_two_have_left(seed: int = 3) -> CasinoState:
    """A deal of four of whom the second and the fourth have left; the first is to play."""
    rules = rules_of("kryp", 4, length="knockout")
    points = (3, 30, 4, 30)
    state = CasinoState(rules.at(points), Standing(points, 2, 3))
    state.apply(Deal(shuffled(rules.pack, random.Random(seed))))
    return state


def test_whoever_has_left_is_neither_next_nor_a_rival() -> None:
    state = after_two_have_left()
    assert state.turn == 0
    desk = Desk(told(state))
    assert desk.following == 2
    assert desk.signs[:3:2] == [1.0, -1.0]
    assert desk.next_rival() == 6
    # Of two, what the player before is relieved of counts as much as what the own sweep costs.
    state.table = list(parse_cards("5H"))
    state.hands[0] = list(parse_cards("5D 9S 2C KC QC JC"))
    take = next(result[2] for play, result in Desk(told(state)).results.items() if play.captures)
    assert take is not None
    assert take.worth == -10.0


@pytest.mark.parametrize("player", sorted(players()))
def test_everybody_plays_on_with_those_who_are_left(player: str) -> None:
    state = after_two_have_left()
    for _ in range(6):
        decided = decision(state, player)[0].action
        assert decided in state.legal()
        state.apply(decided)
    assert [seat for seat, _ in state.plays] == [0, 2, 0, 2, 0, 2]


def test_who_has_left_is_looked_past_when_looking_ahead() -> None:
    desk = Desk(told(after_two_have_left()))
    hidden = desk.seen.unseen
    hands = (desk.seen.hand, (), tuple(sorted(hidden[:6])), ())
    search = desk.search(4)
    _, table, take = desk.results[desk.plays[0]]
    with_gaps = search.value(table, desk.hands_after(desk.plays[0], hands), desk.following, 0 if take else -1)
    of_two = Model(rules_of("kryp", 2), desk.prices, desk.model.sweep)
    alone = RoundSearch(of_two, [1.0, -1.0], False, 4)
    left = desk.hands_after(desk.plays[0], hands)
    assert with_gaps == pytest.approx(alone.value(table, (left[0], left[2]), 1, 0 if take else -1))

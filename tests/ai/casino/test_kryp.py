"""At Krypkasino the players keep from points and from sweeps, and count what goes from one to another."""

from __future__ import annotations

import random

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.players import players
from cardtable.ai.player import Candidate, Situation
from cardtable.core.cards import parse_cards
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
    assert desk.model.left_at_the_end(desk.seen.table) == (2.0, 2, 4)
    assert desk.model.last_capture(desk.seen.table) == -2.0


def test_reasons_tell_what_a_sweep_costs() -> None:
    reasons = {
        str(one.action): [(reason.code, dict(reason.params)) for reason in one.reasons]
        for one in decision(kryp("5S 9D", "5H"), "counter")
    }
    assert reasons["5S x 5H"] == [("costs_points", {"points": 6}), ("sweep", {})]
    assert reasons["9D"] == [("avoids_points", {"points": 6})]

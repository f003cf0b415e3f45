"""The computer players at Zwickern: stacks in their look ahead, what they conclude, and why they stack."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.casino.codes import ReasonCode
from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.model import KINDS, bits
from cardtable.ai.casino.players import players
from cardtable.ai.casino.reasons import reasons
from cardtable.core.cards import JOKER, parse_card
from cardtable.core.rules import OptionValue
from cardtable.games.casino.actions import parse_play
from cardtable.games.casino.captures import PAIRS
from cardtable.games.casino.pieces import NOBODY
from cardtable.games.casino.sampling import Known, sample
from cardtable.games.casino.stacking import barred_values
from cardtable.games.casino.state import CasinoState
from tests.ai.casino.decisions import begun, positions, rule_set, situation
from tests.games.casino.positions import play, position, rules_of

ZWICKER = rules_of("zwicker", 2)
STUCK: Mapping[str, OptionValue] = {"stack_only_if_stuck": True}


def told(state: CasinoState, text: str) -> dict[str, dict[str, object]]:
    return {one.code: dict(one.params) for one in reasons(Desk(situation(state)), parse_play(text))}


def test_the_ten_is_taken_with_a_stack() -> None:
    stacks = [(10, NOBODY, "4C 6C")]
    state = position(
        ZWICKER, ["TD 2C", "8D 8H 9C"], "9H KS QS 5S", builds=stacks, last=False, stock="3H 4H 5H 6H 7C 8C 9S TC"
    )
    for name, player in players().items():
        if name != "beginner":
            options = player.consider(situation(state), random.Random(1), Budget(samples=30))
            assert str(options[0].action) == "TD x #1", name


def test_a_stack_is_laid_for_the_ten() -> None:
    state = position(
        ZWICKER, ["4H TD", "8D 8H"], "6C 9S", last=False, stock="3H 4C 5H 6H 7C 8C 9C KC", piles=["TH TC", "TS AS"]
    )
    for name in ("counter", "searcher"):
        options = players()[name].consider(situation(state), random.Random(1), Budget(samples=40))
        assert str(options[0].action) == "4H on 6C = 10", name
    assert told(state, "4H on 6C = 10")[ReasonCode.STACKS_TO_TAKE] == {"card": "TD", "sum": 10}
    # Thirteen is a queen, and none of them has been seen.
    assert told(state, "4H on 9S = 13")[ReasonCode.STACKS] == {"count": 4, "sum": 13}


def test_the_look_ahead_knows_what_a_stack_makes() -> None:
    for state in positions(rule_set("casino.zwicker", 2), seed=3):
        desk = Desk(situation(state))
        assert desk._building is not None
        for worth, rest, card, *_, cards in desk._building.moves(desk.seen.table, desk.seen.hand, desk.seat):
            new = rest & ~desk.seen.table
            if cards or new == 1 << card:
                continue
            ((bit, made),) = desk.model.builds_on(new)
            before = dict(desk.model.values_on(desk.seen.table))
            (below,) = bits(desk.seen.table & ~rest)
            assert worth == 0
            assert made.value == before[below] + state.rules.table_values[KINDS[card]][0] <= 14
            assert KINDS[card] in made.kinds
            assert bit not in before


def test_whoever_may_stack_only_if_stuck_is_looked_at_so() -> None:
    rules = rules_of("zwicker", 2, **STUCK)
    able = position(rules, ["9D 2C", "8D 8H"], "9H", last=False, stock="3H 4H 5H 6H 7C 8C 9S TC")
    desk = Desk(situation(able))
    assert desk._building is not None
    moves = desk._building.moves(desk.seen.table, desk.seen.hand, 0)
    assert all(rest & ~desk.seen.table in (0, 1 << card) for _, rest, card, *_ in moves)


def test_who_could_capture_nothing_is_known_to_hold_nothing_that_could() -> None:
    rules = rules_of("zwicker", 2, **STUCK)
    state = position(rules, ["5D 6D 4C", "8D 8H 2C"], "9C 3H", last=False, stock="4H 5H 6H 7C 8C 9S TC")
    play(state, "5D on 9C = 14")
    barred = barred_values(rules, state.observe(1))
    # Nine, three, and both together: nothing of that is in the hand of whoever laid the five on the nine.
    assert barred == {0: {9, 3, 12}}
    assert barred_values(rules, state.observe(0)) == {}
    assert barred_values(ZWICKER, state.observe(1)) == {}
    known = Known(rules, state.observe(1))
    assert known.tells_something
    assert not known.may_hold(0, parse_card("JC"))
    assert known.may_hold(0, parse_card("KC"))
    for seed in range(20):
        dealt = sample(state.observe(1), random.Random(seed))
        assert all(known.may_hold(0, card) for card in dealt.hands[0])


def test_after_a_zwicker_the_search_goes_on_with_the_same_player() -> None:
    rules = rules_of("zwicker", 2, reopen=True)
    state = position(rules, ["9D 2C", "8D 8H"], "9H", last=False, stock="3H 4H 5H 6H 7C 8C 9S TC")
    desk = Desk(situation(state))
    swept, laid = parse_play("9D x 9H"), parse_play("2C")
    assert (desk.following_after(swept), desk.following_after(laid)) == (0, 1)
    options = players()["searcher"].consider(situation(state), random.Random(1), Budget(samples=20))
    assert options[0].action == swept


@pytest.mark.slow
def test_every_player_finishes_a_deal_with_every_option() -> None:
    for options in ({}, {"stack_only_if_stuck": True, "reopen": True}):
        state = begun(rule_set("casino.zwicker", 3, options), random.Random(5))
        names = list(players())
        assert all(value < PAIRS for values in state.rules.hand_values for value in values)
        while state.actor() >= 0:
            player = players()[names[state.actor() + 1]]
            state.advance(player.consider(situation(state), random.Random(2), Budget(samples=3))[0].action)
        assert state.lines()


def test_two_jokers_that_are_laid_lie_there_both() -> None:
    state = position(rules_of("zwicker", 2, jokers=True), ["JK JK 2C", "8D 8H 3C"], "9C", last=False)
    desk = Desk(situation(state))
    first, second = (bit for bit in desk.seen.hand if KINDS[bit] == JOKER)
    one = desk.model.laid(desk.seen.table, first)
    both = desk.model.laid(one, second)
    assert [stack.kinds for _, stack in desk.model.builds_on(both)] == [(JOKER,), (JOKER,)]
    assert desk.model.counted(both)[1] & desk.model.packing.cards == 3
    # The same joker laid at another moment is the same table.
    assert desk.model.laid(desk.seen.table, second) == one

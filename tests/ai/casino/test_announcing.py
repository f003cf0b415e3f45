"""The computer players at Zwicker in Schleswig-Holstein: stacks that are announced, for oneself and for the partner."""

from __future__ import annotations

import random

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.casino.announcing import AnnouncedStacks
from cardtable.ai.casino.desk import Desk
from cardtable.ai.player import Situation
from cardtable.ai.roster import player_of
from cardtable.core.cards import format_card, parse_cards
from cardtable.games.casino.sampling import sample
from cardtable.games.casino.state import CasinoState
from cardtable.games.registry import family_of
from tests.games.casino.positions import play, position, rules_of

JENSEN = rules_of("zwicker_jensen", 4)


def laid_out(table: str, *hands: str) -> CasinoState:
    """A position in which seat 0 is to play, and all other cards are in the stock."""
    known = parse_cards(" ".join((table, *hands)))
    stock = " ".join(format_card(card) for card in JENSEN.pack if card not in known)
    return position(JENSEN, hands, table, last=False, stock=stock)


def situation(state: CasinoState) -> Situation:
    return Situation(family_of("casino.zwicker_jensen"), JENSEN.rule_set, state.standing, state.observe(state.turn))


@pytest.mark.parametrize("name", ["counter", "planner"])
def test_a_joker_that_lies_there_is_protected(name: str) -> None:
    # Ten less makes fifteen, which of single cards the joker of 15 alone takes.
    state = laid_out("25 3C", "TS 15 9H 4D", "8C 7C 2D 3D", "8D 7D 5D 6D", "8H 7H KS QS")
    player = player_of("casino", name)
    best, *_ = found = player.consider(situation(state), random.Random(1), Budget(samples=4))
    assert str(best.action) == "TS on 25 = 15"
    told = player.explain(situation(state), found)[0]
    assert ("stacks_to_take", {"card": "15", "sum": 15}) in [(one.code, dict(one.params)) for one in told.reasons]


def test_what_is_made_for_the_partner_is_explained_so() -> None:
    state = laid_out("25 3C", "QH QC 9H 4D", "8C 7C 2D 3D", "JD 7D 5D 6D", "8H 7H KS 2S")
    play(state, "QH = 13", "8C")
    found = player_of("casino", "counter").consider(situation(state), random.Random(1), Budget(samples=1))
    (made,) = [one for one in found if str(one.action) == "JD on 25 = 13"]
    told = player_of("casino", "counter").explain(situation(state), [made])[0]
    assert ("stacks_for_partner", {"sum": 13}) in [(one.code, dict(one.params)) for one in told.reasons]


def test_an_owner_thinks_of_no_move_that_leaves_his_stack_alone() -> None:
    state = laid_out("7S 5H", "2H JS 9D 5C", "8C 7C 2D 3D", "8D 7D 5D 6D", "8H 7H KS 2S")
    play(state, "2H on 7S = 9", "8C", "8D", "8H")
    desk = Desk(situation(state))
    stack = next(bit for bit, one in desk.model.builds_on(desk.seen.table) if one.builder == 0)
    moves = AnnouncedStacks(desk.model).moves(desk.seen.table, desk.seen.hand, 0)
    nine = next(bit for bit in desk.seen.hand if bit % 52 == parse_cards("9D")[0])
    assert {card for _, _, card, *_ in moves} > {nine}
    assert all(not rest >> stack & 1 for _, rest, card, *_ in moves if card == nine)


def test_who_owns_stacks_is_dealt_cards_that_take_them() -> None:
    # Seat 1 laid a six on a five: it holds an ace, and keeps it while the stack lies.
    state = laid_out("5H 3C", "QH QC 9H 4D", "6C AC 2D 3D", "JD 7D 5D 6D", "8H 7H KS 2S")
    play(state, "4D", "6C on 5H = 11", "6D", "8H")
    observation = state.observe(0)
    for seed in range(40):
        dealt = sample(observation, random.Random(seed))
        assert any(11 in JENSEN.hand_values[card] for card in dealt.hands[1])

"""The shell of every state, on a game of two cards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardtable.core.cards import PACK_32, Card, parse_card
from cardtable.core.errors import IllegalAction
from cardtable.core.events import CardsMoved, DealBegan, DealEnded, TurnBegan
from cardtable.core.machine import Lines, Tell
from cardtable.core.scores import ScoreLine
from cardtable.core.shapes import CardWithTargets, OneOption
from cardtable.core.state import CHANCE, OVER, Deal, DealState, LegalActions, Target
from cardtable.core.status import invalid
from cardtable.core.zones import TABLE, hand
from tests.core.toy import BEFORE, RULES, Lay, Step, ToyRules, ToyState

ACE, SEVEN, EIGHT, NINE = PACK_32[:4]


def dealt(*order: int, rules: ToyRules = RULES) -> ToyState:
    state = ToyState(rules, BEFORE)
    state.apply(Deal(order))
    return state


def refusal(state: ToyState, action: object) -> str:
    key = state.key()
    with pytest.raises(IllegalAction) as caught:
        state.apply(action)
    assert state.key() == key
    return caught.value.code


def test_it_is_a_state_of_a_deal() -> None:
    state: DealState = ToyState(RULES, BEFORE)
    legal: LegalActions = state.legal()
    assert (state.actor(), state.phase_name(), list(legal), len(legal)) == (CHANCE, "shuffled", [], 0)


def test_the_order_of_the_pack_is_checked() -> None:
    state = ToyState(RULES, BEFORE)
    assert refusal(state, Deal((SEVEN, SEVEN, EIGHT, NINE))) == "not_this_pack"
    assert refusal(state, Deal((SEVEN, EIGHT, NINE))) == "not_this_pack"
    assert refusal(state, Lay(SEVEN)) == "no_deal_is_running"
    assert state.apply(Deal((SEVEN, EIGHT, ACE, NINE))) == [DealBegan(0, 1, 2, 4), TurnBegan(0, "play")]
    assert refusal(state, Deal((SEVEN, EIGHT, ACE, NINE))) == "deal_is_running"


def test_doing_tells_what_happened_and_who_is_next() -> None:
    state = dealt(SEVEN, EIGHT, ACE, NINE)
    moved = state.apply(Lay(SEVEN))
    assert [type(event) for event in moved] == [CardsMoved, TurnBegan]
    assert moved[-1] == TurnBegan(1, "play")
    lines = (ScoreLine("last", 1, 1),)
    assert state.apply(Lay(EIGHT))[1:] == [DealEnded(lines)]
    assert (state.actor(), state.phase, state.final, state.lines()) == (OVER, Step.OVER, lines, lines)
    assert refusal(state, Lay(EIGHT)) == refusal(state, None) == "no_deal_is_running"
    assert refusal(state, Deal((SEVEN, EIGHT, ACE, NINE))) == "deal_is_running"
    assert list(state.legal()) == []


def test_a_result_ends_the_deal_at_once() -> None:
    state = dealt(ACE, EIGHT, SEVEN, NINE)
    assert state.apply(Lay(ACE))[-1] == DealEnded((ScoreLine("ace", 0, 2),))
    assert state.hands[1] == [EIGHT]


def test_advancing_does_the_same_without_telling() -> None:
    told, silent = ToyState(RULES, BEFORE), ToyState(RULES, BEFORE)
    for action in (Deal((SEVEN, EIGHT, ACE, NINE)), Lay(SEVEN), Lay(EIGHT)):
        told.apply(action)
        silent.advance(action)
        assert told.key() == silent.key()


def test_nobody_is_told_to_begin_while_chance_decides() -> None:
    class Unready(ToyState):
        def begin(self, order: tuple[Card, ...], tell: Tell | None) -> Lines | None:
            self.stock = order
            return None

    assert Unready(RULES, BEFORE).apply(Deal(RULES.pack)) == []


@pytest.mark.parametrize("nonsense", [None, "7S", 7, (SEVEN,)])
def test_what_is_no_action_of_the_game_is_refused(nonsense: object) -> None:
    state = dealt(SEVEN, EIGHT, ACE, NINE)
    assert refusal(state, nonsense) == "not_an_action"
    assert nonsense not in state.legal()
    # Where nothing can be done at all, that is the reason.
    assert refusal(ToyState(RULES, BEFORE), nonsense) == "no_deal_is_running"


def test_legal_actions_are_made_of_what_the_phase_lists() -> None:
    state = dealt(SEVEN, EIGHT, ACE, NINE)
    state.hands[0] = [NINE, SEVEN]
    legal = state.legal()
    assert list(legal) == list(legal.representatives()) == [Lay(SEVEN), Lay(NINE)]
    assert len(legal) == 2
    assert Lay(NINE) in legal
    assert Lay(EIGHT) not in legal
    assert legal.options() == []
    assert legal.shape() == CardWithTargets(hand(0))
    assert legal.cards() == [SEVEN, NINE]
    assert legal.exact(NINE, []) == legal.completions(NINE, [], 5) == [Lay(NINE)]
    assert legal.exact(EIGHT, []) == legal.completions(NINE, [], 0) == []
    assert legal.refusal(NINE, []) is None
    refused = legal.refusal(EIGHT, [])
    assert refused is not None
    assert refused.code == "not_in_hand"


def test_nothing_on_the_table_goes_with_a_card() -> None:
    legal = dealt(SEVEN, EIGHT, ACE, NINE).legal()
    target = Target(TABLE, EIGHT)
    assert (legal.targets(SEVEN), legal.chosen(Lay(SEVEN)), legal.exact(SEVEN, [target])) == ([], [], [])
    refused = legal.refusal(SEVEN, [target])
    assert refused is not None
    assert refused.code == "not_an_action"


def test_a_phase_in_which_nobody_decides_offers_nothing() -> None:
    legal = ToyState(RULES, BEFORE).legal()
    assert (legal.shape(), legal.cards(), legal.options(), legal.representatives()) == (OneOption(), [], [], [])


def test_the_reason_of_the_phase_is_handed_on() -> None:
    heart = parse_card("7H")
    state = dealt(heart, EIGHT, ACE, SEVEN, rules=replace(RULES, pack=(heart, EIGHT, ACE, SEVEN)))
    assert refusal(state, Lay(heart)) == "no_hearts_first"


# What is wrong with a position


def test_nothing_is_wrong_with_what_was_played() -> None:
    state = ToyState(RULES, BEFORE)
    for action in (Deal((SEVEN, EIGHT, ACE, NINE)), Lay(SEVEN), Lay(EIGHT)):
        assert state.status() == []
        state.apply(action)
    assert state.status() == []


def test_every_card_lies_somewhere_once() -> None:
    state = dealt(SEVEN, EIGHT, ACE, NINE)
    state.stock = (ACE, ACE)
    missing, twice = state.status()
    assert missing == invalid("card_missing", card="9S", cards=1)
    assert twice == invalid("card_too_often", card="AS", cards=1)
    assert str(twice) == "card too often (card AS, cards 1)"
    state.stock = ()
    assert [one.code for one in state.status()] == ["card_missing", "card_missing"]


def test_only_who_decides_in_a_phase_has_the_turn() -> None:
    state = dealt(SEVEN, EIGHT, ACE, NINE)
    for turn in (1, OVER, CHANCE):
        state.turn = turn
        assert state.status() == [invalid("wrong_actor", seat=turn, phase="play")]
    waiting = ToyState(RULES, BEFORE)
    waiting.turn = 0
    assert invalid("wrong_actor", seat=0, phase="shuffled") in waiting.status()


def test_a_deal_has_its_lines_when_it_is_over_and_no_sooner() -> None:
    state = dealt(SEVEN, EIGHT, ACE, NINE)
    state.final = ()
    assert state.status() == [invalid("lines_too_early")]
    state.phase, state.turn = Step.OVER, OVER
    assert state.status() == []
    state.final = None
    assert state.status() == [invalid("lines_missing")]
    state.turn = 0
    assert invalid("wrong_actor", seat=0, phase="over") in state.status()

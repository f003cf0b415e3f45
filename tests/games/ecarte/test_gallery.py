"""The gallery's bets: who may bet when, how the sides cover each other, and the settlement."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.core.cards import PACK_32
from cardtable.core.chance import rng, shuffled
from cardtable.core.errors import IllegalAction
from cardtable.core.events import Announced, CardsMoved, DealBegan, Event, TurnBegan
from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.shapes import OneOption
from cardtable.core.state import Deal, Standing
from cardtable.core.zones import STOCK
from cardtable.games.ecarte.actions import bet, parse_action
from cardtable.games.ecarte.betting import Bet, apportion, covered, pool, settle, settlement_lines
from cardtable.games.ecarte.evening import SETTLEMENT, evening_of
from cardtable.games.ecarte.phases import Phase
from cardtable.games.ecarte.rules import EcarteRules
from cardtable.games.ecarte.scoring import DealFacts, final_lines
from cardtable.games.ecarte.state import EcarteState
from tests.games.ecarte.positions import FAMILY, act, legal, rotation, said


def opened(rules: EcarteRules, standing: Standing | None = None) -> tuple[EcarteState, list[Event]]:
    """The first deal of a match, waiting for the first bet."""
    state = EcarteState(rules, standing or FAMILY.begin(rules.rule_set, 0))
    return state, state.apply(Deal(shuffled(PACK_32, rng(4))))


def accounts(standing: Standing) -> tuple[int, ...]:
    return evening_of(standing).accounts


def won_by(rules: EcarteRules, standing: Standing, winner: int, bets: tuple[Bet, ...] = ()) -> Standing:
    """The standing after a deal in which ``winner`` made a vole."""
    facts = DealFacts(winner, evening_of(standing).other(winner), 5)
    lines = final_lines(rules, standing, (), facts, bets)
    return FAMILY.fold(rules.rule_set, standing, lines)


def test_each_spectator_may_bet_in_the_order_of_entry_before_the_first_card_is_dealt() -> None:
    state, events = opened(rotation(5))
    assert [type(event) for event in events] == [DealBegan, Announced, TurnBegan]
    assert not [event for event in events if isinstance(event, CardsMoved)]
    order = []
    while state.phase is Phase.BET:
        order.append(state.actor())
        assert len(state.stock) == 32
        events = act(state, "no bet")
    assert order == [2, 3, 4]
    dealt = [event for event in events if isinstance(event, CardsMoved) and event.source == STOCK]
    assert sum(len(event.cards) for event in dealt) == 11
    assert state.phase is Phase.PROPOSE


def test_a_bet_is_a_number_of_units_on_either_player() -> None:
    state, _ = opened(rotation(4, most_bet=3))
    assert legal(state) == {"no bet", "bet 0 1", "bet 0 2", "bet 0 3", "bet 1 1", "bet 1 2", "bet 1 3"}
    assert state.legal().shape() == OneOption()
    events = act(state, "bet 1 2")
    assert events[0] == Announced(2, "bet", parameters(on=1, units=2))
    assert said(act(state, "no bet"))[0] == (3, "no_bet")
    assert state.bets == (Bet(2, 1, 2), Bet(3))


@pytest.mark.parametrize(
    ("text", "code"), [("bet 1 4", "bet_too_high"), ("bet 2 1", "bet_on_a_player"), ("propose", "not_now")]
)
def test_other_bets_are_refused(text: str, code: str) -> None:
    state, _ = opened(rotation(4, most_bet=3))
    before = state.key()
    assert parse_action(text) not in state.legal()
    with pytest.raises(IllegalAction) as caught:
        act(state, text)
    assert caught.value.code == code
    assert state.key() == before


def test_a_bet_of_nothing_is_no_action() -> None:
    state, _ = opened(rotation(4))
    assert bet(0, 0) not in state.legal()
    assert bet(0, 1)._replace(cards=(0,)) not in state.legal()


def test_nobody_bets_where_that_was_not_agreed() -> None:
    state, _ = opened(rotation(4, most_bet=0))
    assert state.phase is Phase.PROPOSE


def test_bets_are_laid_once_a_match() -> None:
    rules = rotation(3)
    state, _ = opened(rules)
    act(state, "bet 1 2")
    standing = FAMILY.fold(
        rules.rule_set, state.standing, final_lines(rules, state.standing, (), DealFacts(1, 0, 3), state.bets)
    )
    assert evening_of(standing).bets == (Bet(2, 1, 2),)
    later, _ = opened(rules, standing)
    assert later.phase is Phase.PROPOSE


def test_bets_lie_until_the_match_is_won() -> None:
    rules = rotation(4, stake=0)
    standing = FAMILY.begin(rules.rule_set, 0)
    standing = won_by(rules, standing, 1, (Bet(2, 1, 4), Bet(3, 0, 4)))
    standing = won_by(rules, standing, 1)
    assert accounts(standing) == (0, 0, 0, 0)
    standing = won_by(rules, standing, 1)
    assert accounts(standing) == (0, 0, 4, -4)
    assert evening_of(standing).bets == ()


def test_the_lines_of_a_settlement_are_not_marked() -> None:
    rules = rotation(4, stake=2)
    standing = Standing((0, 4, 0, 0), 0, 3, FAMILY.begin(rules.rule_set, 0).carried)
    lines = final_lines(rules, standing, (), DealFacts(1, 0, 3), (Bet(2, 1, 5), Bet(3, 0, 3)))
    assert [line for line in lines if not line.marked] == [
        ScoreLine("bet", 2, 0, parameters(on=1, units=5), marked=False),
        ScoreLine("bet", 3, 0, parameters(on=0, units=3), marked=False),
        ScoreLine("stake_won", 1, 2, parameters(factor=1, stake=2), marked=False),
        ScoreLine("stake_lost", 0, -2, parameters(factor=1, stake=2), marked=False),
        ScoreLine("bet_won", 2, 3, parameters(covered=3, on=1, units=5), marked=False),
        ScoreLine("bet_returned", 2, 0, parameters(back=2, on=1, units=5), marked=False),
        ScoreLine("bet_lost", 3, -3, parameters(covered=3, on=0, units=3), marked=False),
    ]


def test_the_winning_side_shares_what_the_losing_side_loses_in_proportion() -> None:
    bets = [Bet(2, 0, 6), Bet(3, 0, 3), Bet(4, 1, 3)]
    assert [one.gain for one in settle(bets, 0)] == [2, 1, -3]
    assert [one.gain for one in settle(bets, 1)] == [-2, -1, 3]


def test_what_is_not_covered_goes_back_in_proportion() -> None:
    bets = [Bet(2, 0, 6), Bet(3, 0, 3), Bet(4, 1, 3)]
    assert covered(bets) == (2, 1, 3)
    back = {line.side: dict(line.params)["back"] for line in settlement_lines(bets, 1) if line.code == "bet_returned"}
    assert back == {2: 4, 3: 2}


def test_a_bet_that_nobody_takes_goes_back_whole() -> None:
    lines = settlement_lines([Bet(2, 1, 4), Bet(3)], 1)
    assert lines == [ScoreLine("bet_returned", 2, 0, parameters(back=4, on=1, units=4), marked=False)]


def test_units_that_cannot_be_divided_go_to_the_largest_remainders_then_to_the_earlier_entry() -> None:
    assert apportion(5, [3, 3, 3]) == [2, 2, 1]
    assert apportion(4, [5, 1, 3]) == [2, 1, 1]
    assert apportion(3, [1, 4]) == [1, 2]
    assert apportion(0, [2, 2]) == [0, 0]
    assert apportion(0, []) == []
    assert apportion(0, [0, 0]) == [0, 0]


def test_the_pools_of_both_players() -> None:
    bets = [Bet(2, 0, 6), Bet(3), Bet(4, 1, 3), Bet(5, 0, 1)]
    assert (pool(bets, 0), pool(bets, 1)) == (7, 3)


_BETS = st.lists(
    st.builds(lambda on, units: Bet(2, on, units) if units else Bet(2), st.sampled_from([0, 1]), st.integers(0, 99)),
    max_size=4,
)


@given(_BETS, st.sampled_from([0, 1]))
def test_a_settlement_adds_up_to_nothing(bets: list[Bet], winner: int) -> None:
    settled = settle(bets, winner)
    assert sum(one.gain for one in settled) == 0
    at_stake = min(pool(bets, 0), pool(bets, 1))
    for side in (0, 1):
        assert sum(one.covered for one in settled if one.bet.on == side) == at_stake
    for one in settled:
        assert 0 <= one.covered <= one.bet.units
        assert abs(one.gain) == one.covered
        assert one.gain <= 0 or one.bet.on == winner
        if one.bet.units and at_stake:
            exact = one.bet.units * at_stake / pool(bets, one.bet.on)
            assert abs(one.covered - exact) < 1
    assert sum(line.points for line in settlement_lines(bets, winner)) == 0
    assert {line.code for line in settlement_lines(bets, winner) if line.points} <= SETTLEMENT


def test_matsch_doubles_the_stake_and_no_bet() -> None:
    rules = rotation(4, stake=3, matsch=True)
    standing = Standing((0, 3, 0, 0), 0, 1, FAMILY.begin(rules.rule_set, 0).carried)
    after = won_by(rules, standing, 1, (Bet(2, 1, 2), Bet(3, 0, 2)))
    assert accounts(after) == (-6, 6, 2, -2)


def test_all_can_hear_a_bet() -> None:
    state, _ = opened(rotation(4))
    act(state, "bet 1 2")
    for seat in range(4):
        assert state.observe(seat).bets == (Bet(2, 1, 2),)

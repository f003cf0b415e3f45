"""What is wrong with a broken position is told by code, and nothing else is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cardtable.core.cards import HIDDEN, parse_card, parse_cards
from cardtable.core.state import CHANCE, OVER, Deal
from cardtable.core.status import invalid
from cardtable.games.ecarte.betting import Bet
from cardtable.games.ecarte.phases import Closed, Phase
from cardtable.games.ecarte.position import Exchange
from cardtable.games.ecarte.scoring import king_line
from cardtable.games.ecarte.state import EcarteState
from tests.games.ecarte.positions import DEALER, ELDER, FAMILY, act, dealt, rotation

ELDER_HAND, DEALER_HAND = "AH KH 9H KS QS", "8H 8S 7S 8D 7D"
"""With hearts as trumps; elder holds the king."""


def fresh(*texts: str) -> EcarteState:
    """A deal in which ``texts`` were done; nothing is wrong with it."""
    state = dealt(ELDER_HAND, DEALER_HAND, "7H")
    act(state, *texts)
    assert state.status() == []
    return state


def codes(state: EcarteState) -> set[str]:
    return {one.code for one in state.status()}


def test_a_card_is_there_twice_and_another_is_missing() -> None:
    state = fresh()
    state.stock = (*parse_cards("7H"), *state.stock[1:])
    found = state.status()
    assert [one.code for one in found] == ["card_missing", "card_too_often"]
    assert dict(found[1].params) == {"card": "7H", "cards": 1}


def test_a_card_of_another_pack() -> None:
    state = fresh()
    state.stock = (*parse_cards("2H"), *state.stock[1:])
    assert codes(state) == {"card_missing", "card_too_often"}


@pytest.mark.parametrize(
    ("texts", "turn"),
    [
        ((), DEALER),
        (("propose",), ELDER),
        (("propose", "accept"), DEALER),
        (("propose", "accept", "change 9H"), ELDER),
        (("play",), DEALER),
        (("play", "AH"), ELDER),
        (("play", "AH", "8H"), DEALER),
        (("play",), CHANCE),
        (("play",), OVER),
    ],
)
def test_the_wrong_player_has_the_turn(texts: tuple[str, ...], turn: int) -> None:
    state = fresh(*texts)
    state.turn = turn
    assert state.status() == [invalid("wrong_actor", seat=turn, phase=state.phase_name())]


def test_a_card_changes_hands() -> None:
    state = fresh()
    state.hands[DEALER].append(state.hands[ELDER].pop())
    assert invalid("hand_size", seat=ELDER, cards=4, expected=5) in state.status()
    assert invalid("hand_size", seat=DEALER, cards=6, expected=5) in state.status()
    assert codes(state) == {"hand_size", "received_differ"}


def test_cards_are_swapped() -> None:
    state = fresh()
    state.hands[ELDER][0], state.hands[DEALER][0] = state.hands[DEALER][0], state.hands[ELDER][0]
    assert state.status() == [invalid("received_differ", seat=seat) for seat in (DEALER, ELDER)]


def _drop_received(state: EcarteState) -> None:
    state.received[ELDER].pop()


def _drop_discard(state: EcarteState) -> None:
    state.hands[ELDER].append(state.discards[ELDER].pop())


def _forget_exchange(state: EcarteState) -> None:
    state.exchanges = ()


def _open_exchange(state: EcarteState) -> None:
    state.pending = 1


@pytest.mark.parametrize(
    ("broken", "expected"),
    [
        (_drop_received, {"received_size", "received_differ"}),
        (_drop_discard, {"hand_size", "discards_size"}),
        (_forget_exchange, {"received_size", "discards_size"}),
        (_open_exchange, {"pending_out_of_phase", "hand_size", "discards_size"}),
    ],
)
def test_an_exchange_does_not_add_up(broken: Callable[[EcarteState], None], expected: set[str]) -> None:
    state = fresh("propose", "accept", "change 9H", "change 7D 8D")
    assert state.exchanges == (Exchange(1, 2),)
    broken(state)
    assert codes(state) == expected


def test_elders_part_of_an_exchange_is_forgotten() -> None:
    state = fresh("propose", "accept", "change 9H QS")
    state.pending = 0
    assert "pending_out_of_phase" in codes(state)


def test_the_exchanging_ends_with_the_play() -> None:
    state = fresh("play")
    state.closed = Closed.NOT_YET
    assert codes(state) == {"closed_missing"}
    state = fresh("propose")
    state.closed = Closed.REFUSED
    assert codes(state) == {"closed_too_early"}


def test_a_card_is_turned_up_with_the_deal() -> None:
    state = fresh()
    state.stock = (state.turned, *state.stock)
    state.turned = HIDDEN
    assert codes(state) == {"turned_missing"}
    waiting = EcarteState(state.rules, state.standing)
    assert waiting.status() == []
    waiting.turned = parse_card("7H")
    assert codes(waiting) == {"card_missing", "turned_too_early"}


def test_the_open_trick_is_the_card_that_was_led() -> None:
    state = fresh("play", "AH")
    state.trick = ()
    assert "trick_differs" in codes(state)


def test_tricks_belong_to_who_has_won_them() -> None:
    state = fresh("play", "AH", "8H")
    state.won[DEALER], state.won[ELDER] = state.won[ELDER], []
    assert codes(state) == {"tricks_differ"}


def test_the_winner_of_a_trick_leads_to_the_next() -> None:
    state = fresh("play", "AH", "8H", "KS", "8S")
    state.plays = (*state.plays[:2], *reversed(state.plays[2:]))
    found = state.status()
    assert invalid("played_out_of_turn", play=2) in found


def test_somebody_revoked() -> None:
    state = fresh("play", "KS", "8S")
    hearts, spades = parse_cards("8H 8S")
    state.plays = (state.plays[0], (DEALER, hearts))
    state.hands[DEALER].remove(hearts)
    state.hands[DEALER].append(spades)
    state.won = [[], []]
    state.won[DEALER] = [parse_card("KS"), hearts]
    state.turn = DEALER
    assert state.status() == [invalid("illegal_play", play=1, card="8H")]


def test_a_king_is_marked_by_who_had_it() -> None:
    state = fresh("play", "king")
    state.king = DEALER
    assert codes(state) == {"king_not_held", "marks_differ"}


def test_marks_are_the_kings_turned_and_shown() -> None:
    state = fresh("play", "king")
    state.marked = ()
    assert codes(state) == {"marks_differ"}
    state = fresh("play")
    state.marked = (king_line(ELDER, state.trump_king),)
    assert codes(state) == {"marks_differ"}


def over() -> EcarteState:
    state = fresh("play", "AH", "8H", "KH", "7D", "9H", "8D", "KS", "7S", "QS", "8S")
    assert state.phase is Phase.OVER
    return state


def test_the_final_lines_are_what_the_deal_was_worth() -> None:
    state = over()
    assert state.final is not None
    state.final = state.final[1:]
    assert codes(state) == {"lines_differ"}
    state.final = None
    assert codes(state) == {"lines_missing"}
    state = fresh("play")
    state.final = ()
    assert "lines_too_early" in codes(state)


def betting() -> EcarteState:
    """Four persons; the two who look on are to bet on the players, seats 0 and 1."""
    rules = rotation(4)
    state = EcarteState(rules, FAMILY.begin(rules.rule_set, DEALER))
    state.apply(Deal(rules.pack))
    assert (state.actor(), state.evening.players, state.bettors()) == (2, (0, 1), (2, 3))
    assert state.status() == []
    return state


def test_spectators_bet_in_turn() -> None:
    state = betting()
    state.turn = 3
    assert state.status() == [invalid("wrong_actor", seat=3, phase="bet")]
    state.bets = (Bet(3, 0, 1),)
    assert state.status() == [invalid("bet_out_of_turn", seat=3)]


def test_bets_lie_on_players_and_within_bounds() -> None:
    state = betting()
    state.turn = 3
    state.bets = (Bet(2, 3, 1),)
    assert state.status() == [invalid("bet_on_nobody", seat=2)]
    state.bets = (Bet(2, 1, state.rules.most_bet + 1),)
    assert state.status() == [invalid("bet_too_high", seat=2)]


def test_nobody_is_left_out_of_the_betting() -> None:
    state = betting()
    act(state, "no bet", "no bet")
    assert state.status() == []
    state.bets = state.bets[:1]
    assert state.status() == [invalid("bet_out_of_turn", seat=3)]


def test_who_looks_on_has_no_cards() -> None:
    state = betting()
    act(state, "no bet", "no bet")
    state.hands[2].append(state.stock[0])
    state.stock = state.stock[1:]
    assert state.status() == [invalid("cards_of_nobody", seat=2)]

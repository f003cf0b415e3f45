"""Marking the king of trumps in time, or keeping silent about it."""

from __future__ import annotations

import pytest

from cardtable.core.cards import parse_card
from cardtable.core.errors import IllegalAction
from cardtable.core.events import Announced, DealEnded, PointsMarked, TurnBegan
from cardtable.core.scores import ScoreLine
from cardtable.core.shapes import CardWithTargets
from cardtable.core.state import OVER
from cardtable.core.zones import hand
from cardtable.games.ecarte.actions import MARK_KING
from cardtable.games.ecarte.state import EcarteState
from tests.games.ecarte.positions import DEALER, ELDER, act, dealt, folded, legal, marks, play_cards, said

KING_HAND, OTHER_HAND = "KH TH 9H KS QS", "8H 8S 7S 8D 7D"


def with_elder(*texts: str, points: tuple[int, int] = (0, 0)) -> EcarteState:
    state = dealt(KING_HAND, OTHER_HAND, "7H", points=points)
    act(state, *texts)
    return state


def with_dealer(*texts: str, points: tuple[int, int] = (0, 0)) -> EcarteState:
    state = dealt(OTHER_HAND, KING_HAND, "7H", points=points)
    act(state, *texts)
    return state


def refusal(state: EcarteState) -> str:
    before = state.key()
    assert MARK_KING not in state.legal()
    with pytest.raises(IllegalAction) as caught:
        state.apply(MARK_KING)
    assert state.key() == before
    return caught.value.code


def test_elder_marks_the_king_before_her_first_lead_and_says_so() -> None:
    state = with_elder("play")
    assert legal(state) == {"king", *KING_HAND.split()}
    events = act(state, "king")
    line = ScoreLine("king", ELDER, 1, (), (parse_card("KH"),))
    assert events == [Announced(ELDER, "king"), PointsMarked(line), TurnBegan(ELDER, "play")]
    assert state.points(ELDER) == 1
    assert legal(state) == set(KING_HAND.split())


def test_the_dealer_may_let_elder_lead_before_he_marks() -> None:
    state = with_dealer("play")
    assert "king" not in legal(state)
    act(state, "8D")
    assert "king" in legal(state)
    assert said(act(state, "king")) == [(DEALER, "king")]
    assert (state.actor(), state.points(DEALER)) == (DEALER, 1)


def test_but_the_dealer_must_mark_before_he_plays_a_card() -> None:
    state = with_dealer("play", "8D", "TH")
    assert state.actor() == DEALER
    assert "king" not in legal(state)
    assert refusal(state) == "king_too_late"


def test_elder_who_has_led_has_lost_the_point() -> None:
    state = with_elder("play", "TH", "8H")
    assert state.actor() == ELDER
    assert refusal(state) == "king_too_late"


def test_the_king_is_marked_once() -> None:
    assert refusal(with_elder("play", "king")) == "king_is_marked"


def test_nobody_marks_a_king_that_he_does_not_hold() -> None:
    assert refusal(with_dealer("play")) == "king_not_held"
    assert refusal(with_elder("play", "KS")) == "king_not_held"


@pytest.mark.parametrize("before", [(), ("propose",), ("propose", "accept")])
def test_there_is_nothing_to_mark_before_it_is_known_with_which_cards_one_plays(before: tuple[str, ...]) -> None:
    assert refusal(with_elder(*before)) == "not_now"


def test_a_king_that_was_bought_can_be_marked() -> None:
    state = dealt("9H 8S 7S 8D 7D", "TH 9S QS QD JD", "7H", "KH")
    act(state, "propose", "accept", "change 7D", "change -", "propose", "refuse", "king")
    assert state.points(ELDER) == 1


def test_a_king_that_was_laid_away_cannot() -> None:
    state = with_elder("propose", "accept", "change KH", "change -", "play")
    assert refusal(state) == "king_not_held"


def test_elder_may_mark_after_a_refusal_too() -> None:
    state = with_elder("propose", "refuse", "king")
    assert state.points(ELDER) == 1


def test_a_king_of_another_suit_counts_nothing() -> None:
    state = dealt("KS KD KC 8S 7S", "9H 8H 9S 8D 7D", "7H")
    act(state, "play")
    assert refusal(state) == "king_not_held"


def test_the_king_turned_up_is_in_nobodys_hand() -> None:
    state = dealt("QH TH 9H KS QS", OTHER_HAND, "KH")
    act(state, "play")
    assert refusal(state) == "king_not_held"


def test_marking_is_offered_beside_the_cards() -> None:
    state = with_elder("play")
    shape = state.legal().shape()
    assert shape == CardWithTargets(hand(ELDER))
    assert sorted(state.legal())[0] == MARK_KING
    assert state.legal().chosen(MARK_KING) == []
    assert parse_card("KH") in state.legal().cards()


def test_the_king_may_be_kept_silent_and_counts_nothing_then() -> None:
    state = with_elder("play")
    play_cards(state, "KH 8H TH 7D 9H 8D KS 7S QS 8S")
    assert marks(state.lines()) == [("vole", ELDER, 2)]


def test_silence_is_no_different_from_not_having_it() -> None:
    held = dealt("KS 8S 7S 8D 7D", "KH TH 9H KD QS", "7H")
    not_held = dealt("KS 8S 7S 8D 7D", "QH TH 9H KD QS", "7H")
    texts = ("play", "KS")
    for state in (held, not_held):
        events = act(state, *texts)
        assert events[-1] == TurnBegan(DEALER, "play")
    assert held.observe(ELDER) == not_held.observe(ELDER)
    assert "king" in legal(held)
    act(held, "QS")
    act(not_held, "QS")
    assert held.observe(ELDER) == not_held.observe(ELDER)


def test_the_king_kept_silent_at_three_points_when_elder_did_not_propose() -> None:
    """Three tricks are worth the two points that are missing in any case."""
    state = with_dealer("play", points=(3, 3))
    play_cards(state, "8D TH KH 8H KS 7S QS 8S 9H 7D")
    assert marks(state.lines()) == [("stood_point", DEALER, 3)]
    assert folded(state).winners == (DEALER,)


def test_the_king_kept_silent_at_three_points_when_the_dealer_refused() -> None:
    state = dealt("KH TH KS 7D 7C", "8H 8S 7S KD KC", "7H", points=(3, 3))
    act(state, "propose", "refuse")
    play_cards(state, "KH 8H TH 7S KS 8S 7D KD KC 7C")
    assert marks(state.lines()) == [("refused_point", ELDER, 2)]
    assert folded(state).points == (3, 5)
    assert folded(state).winners == (ELDER,)


def test_the_king_marked_at_four_points_wins_the_match_at_once() -> None:
    state = with_elder("play", points=(4, 4))
    events = act(state, "king")
    assert isinstance(events[-1], DealEnded)
    assert state.actor() == OVER
    assert marks(state.lines()) == [("king", ELDER, 1)]
    assert folded(state).winners == (ELDER,)


def test_the_dealers_king_at_four_points_wins_after_elders_lead() -> None:
    state = with_dealer("play", "8D", "king", points=(4, 4))
    assert state.actor() == OVER
    assert folded(state).winners == (DEALER,)
    assert folded(state).points == (5, 4)

"""The table with irregularities: people err, others claim it, and the sources say what it costs."""

from __future__ import annotations

import random

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.ecarte.expert import NOTICES
from cardtable.ai.ecarte.players import players
from cardtable.ai.player import Situation
from cardtable.core.cards import format_card, format_cards
from cardtable.core.errors import IllegalAction
from cardtable.core.events import CardsMoved
from cardtable.core.sheets.categories import Cell, amounts
from cardtable.core.sheets.rules import BY_CATEGORY
from cardtable.core.state import Deal
from cardtable.core.zones import TRICK, hand, tricks
from cardtable.games.ecarte.actions import NO_OBJECTION, EcarteAction, objection, parse_action
from cardtable.games.ecarte.breaches import FAULTS
from cardtable.games.ecarte.entry import EcarteEntry
from cardtable.games.ecarte.phases import Phase
from cardtable.games.ecarte.rules import EcarteRules
from cardtable.games.ecarte.state import EcarteState
from tests.games.ecarte.positions import (
    DEALER,
    DEALER_FIVE,
    ELDER,
    ELDER_THREE,
    FAMILY,
    Course,
    act,
    dealt,
    legal,
    marks,
    pack_order,
    points_of,
    rotation,
    said,
    two,
)

IRREGULARITIES = two(strict=True)
# Hearts are trumps, seven turned up. The dealer follows the lead of spades with a card of diamonds.
ELDERS, DEALERS = "KS QS AH 7D 7C", "8S 8H 9H KD KC"


def irregularities(elder: str, dealer: str, *texts: str, points: tuple[int, int] = (0, 0)) -> EcarteState:
    state = dealt(elder, dealer, "7H", points=points, rules=IRREGULARITIES)
    act(state, *texts)
    return state


def played(course: Course, *texts: str, rules: EcarteRules = IRREGULARITIES) -> EcarteState:
    """A whole course of five tricks, and what is said before they are counted."""
    state = dealt(course.elder, course.dealer, "7H", rules=rules)
    act(state, "play", *course.cards.split(), *texts)
    return state


def decided(state: EcarteState, name: str) -> EcarteAction:
    """What a computer player does whose turn it is."""
    situation = Situation(FAMILY, state.rules.rule_set, state.standing, state.observe(state.actor()))
    options = players()[name].consider(situation, random.Random(1), Budget(samples=20))
    action = options[0].action
    assert isinstance(action, EcarteAction)
    assert action in state.legal()
    return action


# The king


def test_nothing_reminds_of_the_king() -> None:
    without = irregularities(ELDERS, DEALERS, "play")
    holding = irregularities("KH QS AH 7D 7C", DEALERS, "play")
    assert "king" in legal(without)
    assert "king" in legal(holding)
    act(holding, "KH")
    assert "king" not in {str(action) for action in holding.legal() if holding.turn == ELDER}
    act(holding, "8H")
    with pytest.raises(IllegalAction, match="king too late"):
        act(holding, "king")


def test_a_king_marked_falsely_is_taken_off_and_the_opponent_takes_a_card_back() -> None:
    # The dealer holds the king of trumps himself, and knows at once. He has played a card since elder marked it.
    state = irregularities("KS QS AH 7D 7C", "8S KH 9H KD KC", "play", "king", "KS", "8S", "QS")
    assert (state.points(ELDER), state.turn) == (1, DEALER)
    assert "claim false_king 1" in legal(state)
    events = act(state, "claim false_king 1")
    assert said(events) == [(DEALER, "fault_claimed"), (ELDER, "fault_admitted")]
    assert marks(state.marked) == [("king", ELDER, 1), ("king_not_held", ELDER, -1)]
    # The eight of spades goes back, and with it the lead that followed; the king of spades waits for another reply.
    assert (format_cards(state.trick), state.turn) == ("KS", DEALER)
    assert format_cards(sorted(state.hands[DEALER])) == format_cards(sorted(state.received[DEALER]))
    moved = [
        (event.source, event.target, format_cards(event.cards)) for event in events if isinstance(event, CardsMoved)
    ]
    assert moved == [
        (TRICK, hand(ELDER), "QS"),
        (tricks(ELDER), hand(DEALER), "8S"),
        (tricks(ELDER), TRICK, "KS"),
    ]
    # He may still mark the king that he holds, because he has not played a card.
    act(state, "king")
    assert (state.points(ELDER), state.points(DEALER)) == (0, 1)


def test_a_king_marked_falsely_before_anybody_played_costs_the_point_alone() -> None:
    state = irregularities("KS QS AH 7D 7C", "8S KH 9H KD KC", "play", "king", "KS", "claim false_king 1")
    assert (format_cards(state.trick), state.turn, state.points(ELDER)) == ("KS", DEALER, 0)
    assert "claim false_king 1" not in legal(state)


def test_a_king_that_wins_the_match_is_shown() -> None:
    state = irregularities(ELDERS, DEALERS, "play", points=(0, 4))
    assert "king" not in legal(state)
    state = irregularities("KH QS AH 7D 7C", DEALERS, "play", points=(0, 4))
    act(state, "king")
    assert state.final is not None


# The revoke


def test_after_a_revoke_the_play_goes_back_to_it() -> None:
    # The dealer throws the king of clubs to the king of spades though he holds the eight.
    state = irregularities(ELDERS, DEALERS, "play", "KS", "KC", "QS", "8S")
    assert state.tricks_won(ELDER) == 2
    events = act(state, "claim revoke 0")
    assert said(events) == [(ELDER, "fault_claimed"), (DEALER, "fault_admitted")]
    assert (format_cards(state.trick), state.turn) == ("KS", DEALER)
    assert (state.tricks_won(ELDER), len(state.plays)) == (0, 1)
    # All know what has been seen, and he plays by the rules from now on.
    assert set(map(format_card, state.known_in_hand(DEALER))) == {"KC", "8S"}
    assert set(map(format_card, state.known_in_hand(ELDER))) == {"QS"}
    assert legal(state) - {"king"} == {"8S"}
    act(state, "8S", "QS", "8H")
    assert "claim revoke 0" not in legal(state)


def test_not_to_head_the_lead_is_a_revoke() -> None:
    state = irregularities("QS TD 9D 8D 7D", "KS 7S 8H 9H KC", "play", "QS", "7S", "claim revoke 0")
    assert state.objections[-1].upheld
    assert legal(state) - {"king"} == {"KS"}
    state = irregularities("QS TD 9D 8D 7D", "KS 7S 8H 9H KC", "play", "QS", "KS")
    assert not FAULTS["revoke"].committed(state, DEALER)


def test_not_to_trump_is_a_revoke() -> None:
    state = irregularities("QS TD 9D 8D 7D", "KC QC JC TC 8H", "play", "QS", "TC", "claim revoke 0")
    assert state.objections[-1].upheld
    assert legal(state) - {"king"} == {"8H"}


def test_who_has_revoked_marks_a_point_less_for_the_tricks() -> None:
    # Elder refused nothing and played at once: the dealer's five tricks would count three, and count two.
    state = irregularities("8H 8S 7S 8D 7D", "AH TH 9H KS KD", "play", "8S", "KD", "8D", "9H", "AH")
    assert state.turn == ELDER
    act(state, "claim revoke 0", "KS", "AH", "8H", "TH", "7S", "9H", "8D", "KD", "7D", "no claim", "no claim")
    assert marks(state.lines()) == [("stood_point", DEALER, 3), ("revoke", DEALER, -1)]


def test_three_tricks_after_a_revoke_count_nothing() -> None:
    # Elder throws the king of spades to the king of clubs, and has to follow with the seven.
    state = irregularities("AH TH KS 7D 7C", "8H 8S 7S KD KC", "play", "7D", "KD", "KC", "KS", "claim revoke 1")
    act(state, "7C", "8S", "KS", "AH", "8H", "TH", "7S", "no claim", "no claim")
    assert marks(state.lines()) == [("point", ELDER, 1), ("revoke", ELDER, -1)]
    assert points_of(state) == (0, 0)


def test_a_revoke_on_the_sheet_costs_the_same() -> None:
    entry = EcarteEntry(IRREGULARITIES)
    standing = entry.begin(DEALER)
    categories = entry.categories(standing, BY_CATEGORY)

    def points(*typed: tuple[str, int, str]) -> tuple[int, ...]:
        lines = entry.lines(standing, amounts(categories, [Cell(*one) for one in typed]), BY_CATEGORY)
        return entry.fold(standing, lines).points

    majority = (("tricks", DEALER, "3"), ("tricks", ELDER, "2"))
    assert points(*majority, ("revoke", DEALER, "1")) == (0, 0)
    assert points(*majority, ("revoke", ELDER, "1")) == (1, 0)
    assert points(*majority, ("stood", ELDER, "1"), ("revoke", DEALER, "1")) == (1, 0)
    vole = (("tricks", DEALER, "5"), ("tricks", ELDER, "0"))
    assert points(*vole, ("revoke", DEALER, "1")) == (1, 0)


# Claiming


def test_a_claim_without_ground_is_told_so_and_costs_nothing() -> None:
    state = irregularities(ELDERS, DEALERS, "play", "KS", "8S")
    before = state.lines()
    assert said(act(state, "claim revoke 0")) == [(ELDER, "fault_claimed"), (DEALER, "fault_denied")]
    assert (state.lines(), state.turn) == (before, ELDER)
    assert "claim revoke 0" not in legal(state)
    act(state, "QS", "8H")
    # Another card has been played.
    act(state, "KD")
    assert "claim revoke 0" in legal(state)


def test_what_can_be_claimed_does_not_depend_on_hidden_cards() -> None:
    guilty = irregularities(ELDERS, DEALERS, "play", "KS", "KC")
    innocent = irregularities(ELDERS, "9C 8H 9H KD KC", "play", "KS", "8H")
    also_innocent = irregularities(ELDERS, "9C 8C JC KD KC", "play", "KS", "KC")
    assert {"claim revoke 0"} == {one for one in legal(guilty) if one.startswith("claim")}
    assert [one for one in legal(innocent) if one.startswith("claim")] == []
    assert legal(guilty) == legal(also_innocent)


def test_the_gallery_points_out_a_breach_before_the_tricks_are_counted() -> None:
    rules = rotation(3, strict=True, most_bet=0)
    state = EcarteState(rules, FAMILY.begin(rules.rule_set, 0))
    state.apply(Deal(pack_order(rules, "KS QS AH 7D 7C", "8S 8H 9H KD KC", "7H")))
    act(state, *["play", "KS", "KC", "QS", "8H"])
    while state.phase is Phase.PLAY:
        playable = [one for one in state.legal() if one.card is not None]
        state.apply(playable[0])
    assert (state.phase, state.turn) == (Phase.REVIEW, 1)
    act(state, "no claim", "no claim")
    assert state.turn == 2
    assert {str(one) for one in state.legal()} >= {"no claim", "claim revoke 0"}
    with pytest.raises(IllegalAction):
        act(state, "KC")
    events = act(state, "claim revoke 0")
    assert said(events)[-1] == (0, "fault_admitted")
    assert (state.phase, state.turn, format_cards(state.trick)) == (Phase.PLAY, 0, "KS")


def test_computer_players_claim_what_they_have_seen() -> None:
    assert NOTICES == 1.0
    # The eight of spades falls to the second lead of spades: now it is certain.
    state = irregularities(ELDERS, DEALERS, "play", "KS", "KC")
    assert decided(state, "searcher").card is not None
    act(state, "QS", "8S")
    assert decided(state, "searcher") == objection("revoke", DEALER)
    # Who holds the king himself knows that the other does not.
    state = irregularities("KS QS AH 7D 7C", "8S KH 9H KD KC", "play", "king", "KS")
    assert decided(state, "searcher") == objection("false_king", ELDER)
    # When all cards are on the table, everybody knows; else the searcher is content.
    state = played(ELDER_THREE)
    assert decided(state, "searcher") == NO_OBJECTION
    state = irregularities(
        DEALER_FIVE.elder, DEALER_FIVE.dealer, "play", "king", *DEALER_FIVE.cards.split(), "no claim"
    )
    assert decided(state, "searcher") == objection("false_king", ELDER)


def test_claims_can_be_written_and_read() -> None:
    assert parse_action("claim false_king 1") == objection("false_king", 1)
    assert str(objection("revoke", 0)) == "claim revoke 0"
    assert parse_action("no claim") == NO_OBJECTION


def test_a_king_marked_falsely_that_the_other_has_taken_back_is_known_to_be_his() -> None:
    # Elder marks the king of hearts, which the dealer has thrown in and takes back.
    state = dealt("9H JD TS 7D 7C", "AC KH QH KD KC", "7H", rules=rotation(3, strict=True))
    act(state, "play", "king", "9H", "AC", "JD", "KH", "KC", f"claim revoke {DEALER}")
    assert "KH" in map(format_card, state.known_in_hand(DEALER))
    for seed in range(5):
        assert FAMILY.sample(state.observe(2), random.Random(seed)).observe(2) == state.observe(2)


# A sixth card


def sixth(*texts: str, elder: str = ELDERS, points: tuple[int, int] = (0, 0)) -> EcarteState:
    """Elder changes two cards and takes three; nobody changes any more."""
    changing = ("propose", "accept", "too many", "change 7D 7C", "change -", "play")
    return irregularities(elder, DEALERS, *changing, *texts, points=points)


def test_more_than_five_cards_cost_a_point_and_the_king() -> None:
    state = sixth("KS", f"claim too_many_cards {ELDER}")
    assert [(line.code, line.side, line.points) for line in state.marked] == [("too_many_cards", ELDER, -1)]
    assert state.points(ELDER) == -1
    marked = sixth("king", "KH", f"claim too_many_cards {ELDER}", elder="KH QS AH 7D 7C")
    assert [line.points for line in marked.marked] == [1, -2]
    assert (marked.points(ELDER), marked.king) == (-1, -1)
    # Claimed before she leads, she marks none any more.
    late = sixth(elder="KH QS AH 7D 7C")
    assert "king" in legal(late)
    act(late, "QS", f"claim too_many_cards {ELDER}", "8S")
    assert "king" not in legal(late)


def test_with_five_cards_nobody_has_too_many() -> None:
    state = irregularities(ELDERS, DEALERS, "propose", "accept", "change 7D 7C", "change -", "play", "KS")
    act(state, f"claim too_many_cards {ELDER}")
    assert state.marked == ()
    assert not state.objections[-1].upheld


def test_a_sixth_card_wins_no_match_by_the_king() -> None:
    assert "king" not in legal(sixth(elder="KH QS AH 7D 7C", points=(4, 0) if ELDER == 0 else (0, 4)))
    five = ("propose", "accept", "change 7D 7C", "change -", "play")
    points = (4, 0) if ELDER == 0 else (0, 4)
    assert "king" in legal(irregularities("KH QS AH 7D 7C", DEALERS, *five, points=points))


def test_a_sixth_card_stays_however_often_is_exchanged() -> None:
    state = irregularities(
        ELDERS, DEALERS, "propose", "accept", "too many", "change 7D 7C", "change -", "propose", "accept"
    )
    assert len(state.hands[ELDER]) == 6
    assert "too many" not in legal(state)
    assert max(len(action.cards) for action in state.legal()) == 5
    act(state, "change KS QS", "change -", "play")
    assert (len(state.hands[ELDER]), state.held(ELDER)) == (6, 6)


@pytest.mark.parametrize("player", sorted(players()))
def test_computer_players_play_on_with_a_sixth_card(player: str) -> None:
    state = irregularities(ELDERS, DEALERS, "propose", "accept", "too many", "change 7D 7C", "change -")
    while state.actor() >= 0:
        act(state, str(decided(state, player)))
    assert state.final is not None
    lines = [line.side for line in state.final if line.code == "too_many_cards"]
    assert lines == ([ELDER] if player == "searcher" else lines)


@pytest.mark.parametrize("player", sorted(players()))
@pytest.mark.parametrize("seat", [ELDER, DEALER])
def test_computer_players_play_against_and_with_a_debt(player: str, seat: int) -> None:
    state = dealt(ELDERS, DEALERS, "7H", points=(-1, 0) if seat == ELDER else (0, -1), rules=IRREGULARITIES)
    generator = random.Random(4)
    for _ in range(30):
        if state.actor() < 0:
            break
        situation = Situation(FAMILY, IRREGULARITIES.rule_set, state.standing, state.observe(state.actor()))
        state.apply(players()[player].consider(situation, generator, Budget(samples=2))[0].action)
    assert state.final is not None

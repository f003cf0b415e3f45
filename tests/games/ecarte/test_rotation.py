"""People who take turns: the loser gives his seat to the next in the order of entry."""

from __future__ import annotations

import pytest

from cardtable.core.errors import RuleSetError
from cardtable.core.events import Announced
from cardtable.core.json_forms import standing_from_json, standing_to_json
from cardtable.core.scores import ScoreLine, parameters
from cardtable.core.state import Deal, Standing
from cardtable.core.zones import hand
from cardtable.games.ecarte.betting import Bet
from cardtable.games.ecarte.evening import Evening, evening_of
from cardtable.games.ecarte.rules import EcarteRules
from cardtable.games.ecarte.scoring import DealFacts, final_lines
from cardtable.games.ecarte.state import EcarteState
from cardtable.games.ecarte.variants import VARIANTS, ecarte_rules
from tests.games.ecarte.positions import FAMILY, ROTATION, TWO, act, pack_order, rotation


def after_match(rules: EcarteRules, standing: Standing, winner: int) -> Standing:
    """The standing after ``winner`` has won a match without losing a deal."""
    matches = evening_of(standing).matches
    while not standing.over and evening_of(standing).matches == matches:
        facts = DealFacts(winner, evening_of(standing).other(winner), 5)
        standing = FAMILY.fold(rules.rule_set, standing, final_lines(rules, standing, (), facts))
    return standing


def played(rules: EcarteRules, *winners: int) -> Standing:
    standing = FAMILY.begin(rules.rule_set, 0)
    for winner in winners:
        standing = after_match(rules, standing, winner)
    return standing


def test_the_first_two_in_the_order_of_entry_play_and_the_others_wait() -> None:
    evening = evening_of(FAMILY.begin(rotation(5).rule_set, 1))
    assert (evening.players, evening.waiting) == ((0, 1), (2, 3, 4))


def test_another_first_dealer_plays_against_the_first_of_the_others() -> None:
    evening = evening_of(FAMILY.begin(rotation(5).rule_set, 3))
    assert (evening.players, evening.waiting) == ((0, 3), (1, 2, 4))


def test_the_loser_of_a_match_gives_his_seat_to_the_next_in_the_order_of_entry() -> None:
    evening = evening_of(played(rotation(4), 1))
    assert (evening.players, evening.waiting) == ((2, 1), (3, 0))
    evening = evening_of(played(rotation(4), 1, 1))
    assert (evening.players, evening.waiting) == ((3, 1), (0, 2))
    evening = evening_of(played(rotation(5), 0, 2, 3))
    assert (evening.players, evening.waiting) == ((3, 4), (1, 0, 2))


def test_who_keeps_his_seat_deals_first_in_the_next_match() -> None:
    assert played(rotation(4), 1).dealer == 1
    assert played(rotation(4), 0).dealer == 0
    assert played(rotation(5), 0, 2).dealer == 2


def test_the_dealers_take_turns_within_a_match() -> None:
    rules = rotation(4)
    standing = played(rules, 1)
    facts = DealFacts(2, 1, 3)
    standing = FAMILY.fold(rules.rule_set, standing, final_lines(rules, standing, (), facts))
    assert standing.dealer == 2


def test_points_begin_anew_with_each_match() -> None:
    assert played(rotation(4), 1).points == (0, 0, 0, 0)


def test_the_loser_leaves_after_an_agreed_number_of_matches() -> None:
    rules = rotation(4, parties_per_turn=3)
    for winners in ((1,), (1, 0)):
        evening = evening_of(played(rules, *winners))
        assert (evening.players, evening.waiting) == ((0, 1), (2, 3))
        assert played(rules, *winners).dealer == winners[-1]
    standing = played(rules, 1, 1, 0)
    assert (evening_of(standing).players, evening_of(standing).waiting) == ((2, 1), (3, 0))
    assert evening_of(standing).in_turn == (0, 0)
    assert standing.dealer == 1


def test_after_an_even_number_that_was_shared_the_loser_of_the_last_leaves() -> None:
    rules = rotation(4, parties_per_turn=2)
    assert evening_of(played(rules, 1, 0)).players == (0, 2)
    assert evening_of(played(rules, 0, 1)).players == (2, 1)


@pytest.mark.parametrize("persons", [3, 4, 5, 6])
@pytest.mark.parametrize("per_turn", [1, 2])
def test_a_round_is_over_when_everybody_has_entered_once(persons: int, per_turn: int) -> None:
    rules = rotation(persons, parties_per_turn=per_turn)
    standing = FAMILY.begin(rules.rule_set, 0)
    entered: set[int] = set()
    matches = 0
    while not standing.over:
        entered.update(evening_of(standing).players)
        standing = after_match(rules, standing, evening_of(standing).players[0])
        matches += 1
    assert entered == set(range(persons))
    assert matches == (persons - 1) * per_turn


def test_an_evening_can_have_a_number_of_matches() -> None:
    rules = rotation(4, length="parties", parties=2)
    assert not played(rules, 1).over
    assert played(rules, 1, 1).over


def test_the_evening_is_won_by_who_has_gained_most() -> None:
    rules = rotation(3, stake=2, length="parties", parties=3)
    standing = played(rules, 1, 1, 1)
    assert evening_of(standing).accounts == (-4, 6, -2)
    assert evening_of(standing).won == (0, 3, 0)
    assert standing.winners == (1,)
    assert standing.factors == (0, 0, 0)
    assert max(standing.points) >= 5


def test_equal_gains_are_set_apart_by_matches_won_and_else_shared() -> None:
    assert played(rotation(3, stake=0, length="parties", parties=3), 1, 1, 0).winners == (1,)
    assert played(rotation(4, stake=0, length="parties", parties=2), 0, 2).winners == (0, 2)
    evening = Evening((0, 1), (2,), (0, 1, 1), (3, 3, -6))
    assert evening.leaders() == (1,)


def test_accounts_hold_stakes_and_bets_together_and_add_up_to_nothing() -> None:
    rules = rotation(5, stake=3)
    standing = FAMILY.begin(rules.rule_set, 0)
    for winner in (1, 2, 2):
        evening = evening_of(standing)
        bets = tuple(Bet(seat, evening.players[seat % 2], seat + 1) for seat in evening.waiting)
        first = final_lines(rules, standing, (), DealFacts(winner, evening.other(winner), 5), bets)
        standing = after_match(rules, FAMILY.fold(rules.rule_set, standing, first), winner)
        assert sum(evening_of(standing).accounts) == 0
    assert any(evening_of(standing).accounts)


def test_a_new_match_is_announced_with_its_players() -> None:
    rules = rotation(4, most_bet=0)
    order = pack_order(rules, "AS KS 7H 8D 9C", "QS JS TH KD AC", "9H")
    events = EcarteState(rules, played(rules, 1)).apply(Deal(order))
    assert Announced(-1, "new_partie", parameters(first=2, number=2, second=1)) in events
    running = FAMILY.fold(rules.rule_set, played(rules, 1), [ScoreLine("point", 2, 1)])
    events = EcarteState(rules, running).apply(Deal(order))
    assert not [event for event in events if isinstance(event, Announced)]


def test_only_the_two_players_get_cards_and_spectators_see_what_lies_open() -> None:
    rules = rotation(4, most_bet=0)
    state = EcarteState(rules, played(rules, 1))
    events = state.apply(Deal(pack_order(rules, "AS KS 7H 8D 9C", "QS JS TH KD AC", "9H")))
    assert [len(cards) for cards in state.hands] == [0, 5, 5, 0]
    assert (state.dealer, state.elder) == (1, 2)
    assert state.observe(0).hand == ()
    assert state.observe(0).others == (2, 1)
    assert {placed.card for placed in state.zones(3)[hand(1)]} == {-1}
    seen = [event.seen_by(0) for event in events]
    assert seen == [event.seen_by(3) for event in events]
    act(state, "play", "AS")
    assert state.observe(0).played(2) == (0,)


def test_a_standing_survives_as_json() -> None:
    rules = rotation(4)
    standing = FAMILY.begin(rules.rule_set, 1)
    lines = final_lines(rules, standing, (), DealFacts(1, 0, 5), (Bet(2, 0, 3), Bet(3)))
    standing = FAMILY.fold(rules.rule_set, standing, lines)
    back = standing_from_json(standing_to_json(standing))
    assert back == standing
    assert evening_of(back) == evening_of(standing)
    assert evening_of(back).bets == (Bet(2, 0, 3),)
    assert evening_of(back).carried() == standing.carried


def test_a_standing_that_carries_nothing_is_of_the_first_match() -> None:
    evening = evening_of(Standing((2, 3), 1, 4))
    assert (evening.players, evening.waiting, evening.deals) == ((0, 1), (), 4)


def test_the_options_of_the_rule_sets() -> None:
    assert [variant.id for variant in VARIANTS] == ["ecarte", "ecarte.rotation", "ecarte.chouette"]
    assert (TWO.players, ROTATION.players) == ((2,), (3, 4, 5, 6))
    assert [option.name for option in TWO.options(2)] == [
        "matsch",
        "treble",
        "penalty_vole",
        "dealing",
        "strict",
        "stake",
    ]
    assert [option.name for option in ROTATION.options(4)][6:] == ["most_bet", "parties_per_turn", "length", "parties"]
    with pytest.raises(RuleSetError, match="option does not apply"):
        ROTATION.rule_set(4, {"parties": 7})
    assert ecarte_rules(ROTATION.rule_set(4, {"parties": 7, "length": "parties"})).evening == 7
    assert ecarte_rules(ROTATION.rule_set(4)).evening == 3
    assert ecarte_rules(ROTATION.rule_set(4)).persons == 4

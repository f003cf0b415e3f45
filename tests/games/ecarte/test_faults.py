"""Faults at a real table of Écarté: what the sources rule, and what of that is entered on the sheet."""

from __future__ import annotations

from cardtable.core.sheets.faults import Ruling
from tests.games.faults import entered, faults, is_anew, ruled
from tests.games.sheets import Sheet


def new() -> Sheet:
    """A sheet on which Anna (0) is elder and Björn (1) deals."""
    return Sheet("ecarte", 2, dealer=1)


def of(fault: str, *answers: str) -> Ruling:
    return ruled("ecarte", 2, fault, *answers)


def nothing(ruling: Ruling) -> bool:
    return not (ruling.marks or ruling.of_others or ruling.anew or ruling.stands)


def test_several_cards_turned_up_are_dealt_anew_or_pushed_into_the_stock() -> None:
    assert is_anew(new(), of("several_turned_up", "new_deal"), 1)
    assert nothing(of("several_turned_up", "stand"))


def test_a_card_reversed_in_the_stock_is_taken_or_thrown_away() -> None:
    assert of("card_reversed").code == "take_or_throw"
    assert nothing(of("card_reversed"))


def test_a_card_exposed_by_ones_own_fault_is_kept() -> None:
    assert nothing(of("own_card_exposed"))


def test_a_wrong_number_that_nobody_has_seen_is_put_right() -> None:
    for fault in ("wrong_number_dealt", "wrong_number_bought"):
        assert nothing(of(fault, "not_looked_at"))


def test_elder_with_a_wrong_number_must_exchange() -> None:
    assert of("wrong_number_dealt", "looked_at", "elders_number").code == "elder_must_exchange"


def test_elder_decides_on_the_dealers_wrong_number() -> None:
    assert is_anew(new(), of("wrong_number_dealt", "looked_at", "dealers_number", "new_deal"), 1)
    assert nothing(of("wrong_number_dealt", "looked_at", "dealers_number", "stand"))


def test_two_wrong_numbers_are_evened_out_by_an_exchange() -> None:
    assert nothing(of("wrong_number_dealt", "looked_at", "both_numbers"))


def test_more_than_five_cards_cost_a_point_however_they_came() -> None:
    bought = of("wrong_number_bought", "looked_at", "more")
    assert bought == of("too_many_in_play")
    sheet = entered(new().at(2, 0), bought, 0, tricks={1: 3, 0: 2})
    assert sheet.standing.points == (1, 1)


def test_with_fewer_than_five_the_cards_left_over_are_the_others_tricks() -> None:
    assert nothing(of("wrong_number_bought", "looked_at", "fewer"))


def test_a_deal_out_of_turn_stands_after_the_first_lead() -> None:
    assert of("dealt_out_of_turn", "before_trump").code == "thrown_together"
    assert of("dealt_out_of_turn", "before_lead").code == "laid_aside"
    assert nothing(of("dealt_out_of_turn", "before_lead"))
    assert of("dealt_out_of_turn", "after_lead").stands


def test_what_was_said_is_not_taken_back() -> None:
    assert nothing(of("word_taken_back"))


def test_a_king_marked_too_late_is_lost_by_the_adviser_too() -> None:
    sheet = entered(new(), of("king_late"), 0, tricks={0: 3, 1: 2})
    assert sheet.standing.points == (1, 0)
    assert sheet.points("king_too_late") == {0: 0}


def test_a_king_that_is_not_held_lets_the_other_take_back_a_card() -> None:
    sheet = entered(new(), of("king_not_held"), 0, tricks={0: 2, 1: 3})
    assert sheet.points("king_not_held") == {0: 0}
    assert sheet.standing.points == (0, 1)


def test_who_does_not_follow_or_head_mends_it_or_plays_again() -> None:
    in_time, later = of("renounced", "before_next_lead"), of("renounced", "after_next_lead")
    assert (in_time.code, later.code) == ("revoke_mended", "played_again")
    assert (later.work, later.section) == ("cavendish", "43")
    assert nothing(in_time)


def test_the_adviser_takes_the_same_from_who_revoked_as_the_table() -> None:
    # Law 43: nothing for the point, one for the vole, one against elder who did not propose or a dealer who refused.
    ruling = of("renounced", "after_next_lead")
    assert entered(new(), ruling, 1, tricks={0: 2, 1: 3}).standing.points == (0, 0)
    assert entered(new(), ruling, 1, tricks={0: 0, 1: 5}).standing.points == (0, 1)
    assert entered(new(), ruling, 1, tricks={0: 2, 1: 3}, stood={0: 1}).standing.points == (0, 1)
    assert entered(new(), ruling, 0, tricks={0: 3, 1: 2}, refused={1: 1}).standing.points == (1, 0)
    # Who did not revoke marks what he has won.
    assert entered(new(), ruling, 1, tricks={0: 3, 1: 2}).standing.points == (1, 0)


def test_a_lead_out_of_turn_is_taken_back_until_it_is_played_to() -> None:
    assert of("led_out_of_turn", "not_played_to").code == "lead_taken_back"
    assert of("led_out_of_turn", "was_played_to").code == "trick_stands"


def test_an_abandoned_hand_gives_the_vole_or_the_point() -> None:
    assert of("hand_abandoned", "no_trick").code == "other_has_vole"
    assert of("hand_abandoned", "some_tricks").code == "other_has_point"


def test_onlookers_point_out_breaches_and_never_cards() -> None:
    assert "onlooker_spoke" not in faults("ecarte", 2)
    allowed, forbidden = (
        ruled("ecarte.rotation", 4, "onlooker_spoke", said) for said in ("named_breach", "named_card")
    )
    assert (allowed.code, forbidden.code) == ("may_point_out", "may_not_meddle")

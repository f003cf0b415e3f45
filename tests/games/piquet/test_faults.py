"""Faults at a real table of Piquet: what the book rules, and what of that is entered on the sheet."""

from __future__ import annotations

import pytest

from cardtable.core.sheets.faults import By, Ruling
from tests.games.faults import entered, faults, is_anew, ruled
from tests.games.sheets import Sheet

KIND = "piquet.points"
PLAYED = {"play": {0: 7, 1: 6}, "tricks": {0: 7, 1: 5}}
"""Elder (seat 0) leads, takes seven tricks, the last one among them or not."""


def new() -> Sheet:
    """A sheet on which Anna is elder and Björn deals."""
    return Sheet(KIND, 2, dealer=1, repique="count", target=300)


def of(fault: str, *answers: str) -> Ruling:
    return ruled(KIND, 2, fault, *answers)


def nothing(ruling: Ruling) -> bool:
    return not (ruling.marks or ruling.of_others or ruling.anew or ruling.stands)


def test_two_wrong_hands_are_dealt_anew() -> None:
    assert is_anew(new(), of("wrong_number_dealt", "both_hands"), 1)


def test_a_wrong_number_is_dealt_anew_once_a_bought_card_has_been_seen() -> None:
    assert is_anew(new(), of("wrong_number_dealt", "one_hand", "bought_card_was_seen"), 1)


def test_elder_who_has_not_looked_decides_on_a_wrong_number() -> None:
    way = ("wrong_number_dealt", "one_hand", "no_bought_card_seen", "elder_has_not_looked")
    assert is_anew(new(), of(*way, "new_deal"), 1)
    assert not of(*way, "stand").anew


def test_elder_who_has_looked_lets_a_wrong_number_stand_and_it_is_evened_out() -> None:
    ruling = of("wrong_number_dealt", "one_hand", "no_bought_card_seen", "elder_has_looked")
    sheet = entered(new(), ruling, 1, "by_category", **PLAYED)
    assert sheet.standing.points == (17, 6)
    assert sheet.points("misdeal") == {1: 0}


@pytest.mark.parametrize(("kind", "players"), [("piquet.robber", 4), ("piquet.norman", 3)])
def test_a_wrong_number_is_always_dealt_anew_where_it_cannot_be_evened_out(kind: str, players: int) -> None:
    sheet = Sheet(kind, players, dealer=1)
    (_, *_, dealer) = sheet.rules.playing(sheet.standing)
    assert is_anew(sheet, ruled(kind, players, "wrong_number_dealt"), dealer)


def test_a_card_face_up_in_the_deal_is_dealt_anew() -> None:
    assert is_anew(new(), of("card_faced"), 1)


def test_a_deal_out_of_turn_stands_only_if_it_is_noticed_after_the_count() -> None:
    assert nothing(of("dealt_out_of_turn", "not_yet_counted"))
    assert of("dealt_out_of_turn", "counted").stands
    assert faults(KIND, 2)["dealt_out_of_turn"].by is By.OTHER_DEALER


def test_a_dealer_who_bought_too_early_has_the_lower_three_or_elder_a_new_deal() -> None:
    assert is_anew(new(), of("bought_too_early", "new_deal"), 1)
    sheet = entered(new(), of("bought_too_early", "stand"), 1, "by_category", **PLAYED)
    assert sheet.standing.points == (17, 6)
    assert sheet.points("bought_too_early") == {1: 0}


def test_of_cards_that_elder_left_silently_the_dealer_picks_any() -> None:
    assert nothing(of("left_silently"))
    assert faults(KIND, 2)["left_silently"].by is By.ELDER


@pytest.mark.parametrize("fault", ["too_many_cards", "discards_mixed"])
def test_too_many_cards_or_mixed_discards_count_nothing(fault: str) -> None:
    sheet = entered(new(), of(fault), 0, "by_category", point={0: 5}, **PLAYED)
    assert sheet.standing.points == (0, 6)


def test_too_few_cards_leave_the_other_tricks() -> None:
    # Elder lacks two cards: of her ten she led seven and took them, the dealer five, two of them left over.
    sheet = entered(new(), of("too_few_cards"), 0, "by_category", **PLAYED)
    assert sheet.standing.points == (17, 6)
    assert sheet.points("hand_too_small") == {0: 0}


@pytest.mark.parametrize("fault", ["wrong_declaration", "adding_mistake"])
def test_a_mistake_is_corrected_as_long_as_there_is_time(fault: str) -> None:
    assert nothing(of(fault, "in_time"))


def test_after_a_wrong_declaration_the_other_counts_even_what_was_beaten() -> None:
    ruling = of("wrong_declaration", "too_late_now")
    sheet = entered(new(), ruling, 0, "by_category", point={0: 6, 1: 5}, **PLAYED)
    assert sheet.standing.points == (0, 11)


def test_a_sum_that_is_corrected_too_late_stays() -> None:
    assert nothing(of("adding_mistake", "too_late_now"))


def test_a_class_left_out_is_lost() -> None:
    sheet = entered(new(), of("class_left_out"), 1, "by_category", point={0: 5}, **PLAYED)
    assert sheet.points("class_left_out") == {1: 0}
    assert sheet.standing.points == (22, 6)


def test_saying_less_is_no_fault() -> None:
    assert nothing(of("less_declared"))


def test_a_neunziger_announced_too_late_is_lost_by_the_adviser_too() -> None:
    sheet = entered(new(), of("ninety_late"), 0, "by_category", point={0: 7}, sequences={0: 17}, sets={0: 14})
    assert sheet.standing.points == (38, 0)


def test_a_sechziger_counted_as_thirty_is_lost() -> None:
    # Point, quint and trio make 24, eight leads 32: a Sechziger, were it not for the fault.
    typed = {"point": {0: 6}, "sequences": {0: 15}, "sets": {0: 3}, "play": {0: 8, 1: 5}, "tricks": {0: 8, 1: 4}}
    marked = new().enter("by_category", pique={0: 1}, **typed)
    lost = entered(new(), of("sixty_late"), 0, "by_category", pique={0: 1}, **typed)
    assert marked.standing.points == (72, 5)
    assert lost.standing.points == (42, 5)


def test_nobody_announces_anything_at_meyers() -> None:
    assert not {"ninety_late", "sixty_late"} & set(faults("piquet.meyers1888", 2))


def test_a_revoke_noticed_in_time_is_put_right() -> None:
    assert nothing(of("revoke", "before_next_lead"))


def test_a_revoke_brings_the_other_side_five_points() -> None:
    sheet = entered(new(), of("revoke", "after_next_lead", "named_or_same"), 0, "by_category", **PLAYED)
    assert sheet.standing.points == (17, 11)


def test_a_revoke_in_a_suit_that_was_not_named_goes_unpunished() -> None:
    sheet = entered(new(), of("revoke", "after_next_lead", "not_named"), 0, "by_category", **PLAYED)
    assert sheet.standing.points == (17, 6)
    assert sheet.points("revoke") == {1: 0}


def test_who_does_not_name_a_new_suit_lets_the_other_renounce() -> None:
    sheet = entered(new(), of("suit_not_named"), 1, "by_category", revoke={0: 1}, **PLAYED)
    assert sheet.standing.points == (17, 6)


def test_of_two_cards_the_upper_counts_and_the_lower_only_if_it_alone_follows() -> None:
    upper, lower = of("two_cards", "upper_or_both"), of("two_cards", "lower_alone")
    assert (upper.code, lower.code) == ("upper_counts", "lower_counts")
    assert nothing(upper)
    assert nothing(lower)


def test_a_card_that_was_played_lies() -> None:
    assert nothing(of("card_wanted_back"))


def test_a_lead_out_of_turn_is_taken_back_until_it_is_played_to() -> None:
    assert of("led_out_of_turn", "not_played_to").code == "lead_taken_back"
    assert of("led_out_of_turn", "was_played_to").code == "trick_stands"


def test_laid_down_cards_give_up_the_rest_or_claim_it() -> None:
    assert of("laid_down", "gives_up").code == "rest_to_other"
    assert of("laid_down", "claims").code == "one_more_card"


def test_nothing_is_bought_at_robber_piquet_and_only_by_the_dealer_at_norman() -> None:
    assert not {"bought_too_early", "left_silently", "too_many_cards", "discards_mixed"} & set(
        faults("piquet.robber", 4)
    )
    norman = faults("piquet.norman", 3)
    assert "left_silently" not in norman
    assert norman["discards_mixed"].by is By.DEALER

"""Faults at a real table of Casino: what the house rules, and what of that is entered on the sheet."""

from __future__ import annotations

from cardtable.core.sheets.faults import Ruling
from tests.games.faults import entered, faults, is_anew, ruled
from tests.games.sheets import Sheet

KIND = "casino.swedish"
DEAL = {"total": {0: 6, 1: 5}}


def new() -> Sheet:
    """A sheet of two on which Björn deals."""
    return Sheet(KIND, 2, dealer=1)


def of(fault: str, *answers: str) -> Ruling:
    return ruled(KIND, 2, fault, *answers)


def nothing(ruling: Ruling) -> bool:
    return not (ruling.marks or ruling.of_others or ruling.anew or ruling.stands)


def test_a_wrong_number_is_dealt_anew_until_somebody_has_played() -> None:
    assert is_anew(new(), of("wrong_number_dealt", "not_begun"), 1)
    sheet = entered(new(), of("wrong_number_dealt", "begun"), 1, "totals", **DEAL)
    assert sheet.standing.points == (6, 5)
    assert sheet.points("misdeal") == {1: 0}


def test_a_card_face_up_is_dealt_anew_if_somebody_wants_it_in_time() -> None:
    assert is_anew(new(), of("card_faced", "not_begun", "new_deal"), 1)
    for answers in (("not_begun", "stand"), ("begun",)):
        assert entered(new(), of("card_faced", *answers), 1, "totals", **DEAL).standing.points == (6, 5)


def test_a_deal_out_of_turn_stands_once_somebody_has_played() -> None:
    assert nothing(of("dealt_out_of_turn", "not_begun"))
    assert of("dealt_out_of_turn", "begun").stands


def test_a_last_round_that_was_not_announced_changes_nothing() -> None:
    assert nothing(of("last_not_announced"))


def test_a_card_out_of_turn_is_taken_back_until_the_next_has_played() -> None:
    assert of("played_out_of_turn", "next_not_played").code == "card_taken_back"
    assert of("played_out_of_turn", "next_played").code == "turn_stands"


def test_of_two_cards_one_goes_back() -> None:
    assert nothing(of("two_cards"))


def test_a_wrong_capture_is_put_back_until_the_next_has_played() -> None:
    assert of("wrong_capture", "next_not_played").code == "capture_put_back"
    assert of("wrong_capture", "next_played").code == "capture_stands"


def test_a_sweep_is_marked_until_the_same_side_captures_again() -> None:
    assert of("sweep_not_marked", "not_captured_again").code == "sweep_marked"
    assert of("sweep_not_marked", "has_captured_again").code == "sweep_lost"


def test_a_build_without_its_card_comes_apart_where_there_is_building() -> None:
    assert nothing(ruled("casino.royal", 2, "build_not_held"))
    assert "build_not_held" not in faults(KIND, 2)

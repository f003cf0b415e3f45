"""Deals set up from text: as they are dealt, with moves from there, and what is refused."""

from __future__ import annotations

import pytest

from cardtable.core.cards import PACK_52, format_cards, parse_cards
from cardtable.core.errors import CodedError, IllegalAction
from cardtable.core.status import InvalidPositionError, invalid
from cardtable.games.casino.state import CasinoState
from cardtable.games.ecarte.state import EcarteState
from cardtable.games.piquet.state import PiquetState
from cardtable.games.positions import lay_out

SWEDISH = """
    variant  casino.swedish
    dealer   1
    hands    9S 4H TD 2C | 8H KS 3D 7C
    table    5C 4D 8C QD
"""
ECARTE = """
    dealer  0
    hands   8H 8S 7S 8D 7D | AH KH 9H KS QS
    turned  7H
    stock   AS TS
"""
PIQUET = """
    variant  piquet.points
    dealer   1
    hands    AS KS QS JS TS 9S 8S 7S AH KH QH JH | TH 9H 8H 7H AD KD QD JD TD 9D 8D 7D
    talon    AC KC QC JC TC | 9C 8C 7C
"""


def code_of(text: str, name: str = "") -> str:
    with pytest.raises(CodedError) as caught:
        lay_out(text, name)
    return caught.value.code


def test_a_deal_of_casino() -> None:
    laid = lay_out(SWEDISH)
    state = laid.state
    assert isinstance(state, CasinoState)
    assert state.hands == [list(parse_cards("9S 4H TD 2C")), list(parse_cards("8H KS 3D 7C"))]
    assert state.table == list(parse_cards("5C 4D 8C QD"))
    assert state.actor() == 0
    assert laid.order is not None
    # What the text leaves open follows in ascending order.
    dealt = {*state.hands[0], *state.hands[1], *state.table}
    assert state.stock == tuple(card for card in PACK_52 if card not in dealt)
    assert state.status() == []


def test_moves_go_on_from_there() -> None:
    laid = lay_out(SWEDISH + "    moves    9S x 4D 5C, 8H x 8C\n    moves    TD\n")
    state = laid.state
    assert isinstance(state, CasinoState)
    assert [str(action) for action in laid.actions] == ["9S x 4D 5C", "8H x 8C", "TD"]
    assert state.table == list(parse_cards("QD TD"))
    assert state.actor() == 1


def test_a_deal_of_ecarte_with_its_stock() -> None:
    state = lay_out(ECARTE, "ecarte").state
    assert isinstance(state, EcarteState)
    assert format_cards(state.hands[1]) == "AH KH 9H KS QS"
    assert state.turned == parse_cards("7H")[0]
    assert format_cards(state.stock[:2]) == "AS TS"
    assert state.received[0] == state.hands[0]
    assert (state.actor(), state.phase_name(), state.status()) == (1, "propose", [])


def test_a_king_that_is_turned_is_marked() -> None:
    state = lay_out(ECARTE.replace("7H", "KD"), "ecarte").state
    assert [(line.code, line.side) for line in state.lines()] == [("king_turned", 0)]


def test_a_deal_of_piquet() -> None:
    laid = lay_out(PIQUET + "    moves    cut, change 7S 8S 9S\n")
    state = laid.state
    assert isinstance(state, PiquetState)
    assert format_cards(state.hands[0]) == "AS KS QS JS TS AH KH QH JH AC KC QC"
    assert format_cards(state.hands[1]) == "TH 9H 8H 7H AD KD QD JD TD 9D 8D 7D"
    assert list(map(format_cards, state.talon)) == ["JC TC", "9C 8C 7C"]
    assert (state.actor(), state.phase_name(), state.status()) == (1, "exchange", [])


def test_where_somebody_cuts_first_that_is_the_first_move() -> None:
    with pytest.raises(CodedError) as caught:
        lay_out(PIQUET)
    assert (caught.value.code, caught.value.parameters["allowed"]) == ("nothing_is_dealt", "cut")
    state = lay_out(PIQUET + "    options  commands=off\n").state
    assert state.phase_name() == "exchange"


def test_the_way_of_dealing_makes_no_difference_to_the_hands() -> None:
    state = lay_out(PIQUET + "    moves  cut threes middle\n").state
    assert isinstance(state, PiquetState)
    assert format_cards(state.hands[0]) == "AS KS QS JS TS 9S 8S 7S AH KH QH JH"
    assert list(map(format_cards, state.talon)) == ["AC KC QC JC TC", "9C 8C 7C"]


def test_the_standing_before_the_deal() -> None:
    state = lay_out(SWEDISH + "    points 3 7\n    deals 2\n    options target=21").state
    assert isinstance(state, CasinoState)
    assert (state.standing.points, state.standing.deals) == ((3, 7), 2)
    assert state.rules.rule_set.options["target"] == 21


def test_a_hand_that_is_too_long_or_a_card_that_is_dealt_twice() -> None:
    assert code_of(SWEDISH.replace("8H KS 3D 7C", "8H KS 3D 7C QS")) == "wrong_number"
    assert code_of(SWEDISH.replace("5C 4D", "9S 4D")) == "not_this_pack"
    assert code_of(ECARTE.replace("AS TS", "2S"), "ecarte") == "not_this_pack"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("variant casino.swedish\nHANDS 9S", "not_a_position"),
        ("variant casino.swedish\nhands 9S\nhands 4H", "duplicate_key"),
        ("variant casino.swedish\nhand 9S | 4H", "unknown_key"),
        ("variant casino.swedish\nhands 9S", "wrong_number"),
        ("variant casino.swedish\nhands 9S | XX", "not_a_value"),
        ("variant casino.swedish\ntable 9S | 4H", "wrong_number"),
        ("variant casino.swedish\ndealer 2", "not_a_value"),
        ("variant casino.swedish\ndealer north", "not_a_value"),
        ("variant casino.swedish\npoints 0", "wrong_number"),
        ("variant casino.swedish\noptions target", "not_a_position"),
        ("variant casino.swedish\noptions target=often", "bad_option_value"),
        ("variant casino.swedish\nplayers 9", "bad_number_of_players"),
        ("variant casino.swedish\nplayers many", "not_a_value"),
        ("variant whist", "unknown_variant"),
        ("turn 0", "not_a_position"),
        ("variant casino.swedish\nmoves fly", "not_an_action"),
        ("x" * 200_000, "too_large"),
    ],
)
def test_what_is_no_position_is_told_by_code(text: str, code: str) -> None:
    assert code_of(text) == code


def test_a_text_of_another_variant_than_the_one_asked_for() -> None:
    assert code_of(SWEDISH, "casino.finnish") == "another_variant"
    assert lay_out(SWEDISH, "casino.swedish").rule_set.variant == "casino.swedish"


def test_a_move_that_the_rules_refuse_is_named() -> None:
    with pytest.raises(IllegalAction) as caught:
        lay_out(SWEDISH + "    moves    9S x 4D 5C, 9H\n")
    assert caught.value.parameters["move"] == 2


def test_a_position_that_no_play_leads_to() -> None:
    text = str(lay_out(SWEDISH).state)
    broken = text.replace("9S 4H TD 2C", "9S 4H TD")
    with pytest.raises(InvalidPositionError) as caught:
        lay_out(broken)
    assert caught.value.invalid == (invalid("card_missing", card="2C", cards=1),)
    assert lay_out(broken, checked=False).state.actor() == 0


@pytest.mark.parametrize("line", ["turn 7", "plays [7 9S]", "round -3", "last_capturer 8", "builds [1 9 5 1 [9S]]"])
def test_nonsense_is_an_error_of_the_text_and_no_other(line: str) -> None:
    text = str(lay_out(SWEDISH).state)
    name = line.split(maxsplit=1)[0]
    kept = [one for one in text.splitlines() if not one.startswith(name)]
    with pytest.raises(CodedError):
        lay_out("\n".join([*kept, line]))

"""What a card can capture: "Spiel der Karten", "Tabbe" and "Spielende" of the Swedish game."""

from __future__ import annotations

import pytest

from cardtable.core.cards import parse_card, parse_cards
from cardtable.core.errors import IllegalAction
from cardtable.core.events import Announced, CardsMoved
from cardtable.core.zones import TABLE, hand, marks, pile
from cardtable.games.casino.actions import Play, parse_play
from tests.games.casino.positions import (
    captures,
    is_legal,
    legal,
    pile_of,
    play,
    points_by,
    position,
    rules_of,
)

SWEDISH = rules_of("swedish", 2)


def refusal(hands: list[str], table: str, text: str) -> tuple[str, dict[str, object]]:
    state = position(SWEDISH, hands, table)
    before = state.key()
    with pytest.raises(IllegalAction) as caught:
        state.apply(parse_play(text))
    assert state.key() == before
    assert parse_play(text) not in state.legal()
    return caught.value.code, dict(caught.value.parameters)


@pytest.mark.parametrize("rank", "23456789T")
def test_a_pip_card_captures_its_face(rank: str) -> None:
    state = position(SWEDISH, [f"{rank}H", "AS"], f"{rank}C KS")
    assert captures(state) == {f"{rank}H x {rank}C"}


@pytest.mark.parametrize(("court", "parts"), [("J", "6C 5C"), ("Q", "7C 5C"), ("K", "8C 5C")])
def test_jack_eleven_queen_twelve_king_thirteen(court: str, parts: str) -> None:
    state = position(SWEDISH, [f"{court}H", "AS"], parts)
    low, high = sorted(parse_cards(parts))
    assert captures(state) == {str(Play(parse_card(f"{court}H"), (low, high)))}


@pytest.mark.parametrize(("court", "parts"), [("J", "7C 5C"), ("Q", "8C 5C"), ("K", "6C 5C")])
def test_a_court_card_captures_nothing_else(court: str, parts: str) -> None:
    assert captures(position(SWEDISH, [f"{court}H", "AS"], parts)) == set()


def test_court_cards_on_the_table_count_towards_nothing_but_an_ace() -> None:
    assert captures(position(SWEDISH, ["AS", "2H"], "JC 3C")) == {"AS x 3C JC"}
    assert captures(position(SWEDISH, ["KS", "2H"], "JC 2C")) == {"KS x 2C JC"}


def test_an_equal_court_card_is_captured_alone() -> None:
    assert captures(position(SWEDISH, ["QS", "2H"], "QC")) == {"QS x QC"}


def test_several_equal_court_cards_can_be_taken_together() -> None:
    assert captures(position(SWEDISH, ["QS", "2H"], "QC QH QD")) == {
        "QS x QC",
        "QS x QH",
        "QS x QD",
        "QS x QH QC",
        "QS x QD QC",
        "QS x QH QD",
        "QS x QH QD QC",
    }


def test_capturing_is_never_compulsory() -> None:
    state = position(SWEDISH, ["9S 9H", "2H 3H"], "9C")
    assert is_legal(state, "9S")
    play(state, "9S")
    assert state.table == list(parse_cards("9C 9S"))
    assert state.piles == [[], []]


def test_some_of_the_sets_or_all_of_them_may_be_taken() -> None:
    state = position(SWEDISH, ["9S 2S", "2H 3H"], "9C 5C 4C 6C 3C")
    assert {action for action in captures(state) if action.startswith("9S")} == {
        "9S x 9C",
        "9S x 4C 5C",
        "9S x 3C 6C",
        "9S x 4C 5C 9C",
        "9S x 3C 6C 9C",
        "9S x 3C 4C 5C 6C",
        "9S x 3C 4C 5C 6C 9C",
    }


def test_sets_do_not_share_cards() -> None:
    # 4 + 5 and 4 + 3 + 2 both are nine, and there is one four only.
    state = position(SWEDISH, ["9S 8S", "2H 3H"], "4C 5C 3C 2C")
    nines = {action for action in captures(state) if action.startswith("9S")}
    assert nines == {"9S x 4C 5C", "9S x 2C 3C 4C"}
    code, parameters = refusal(["9S 8S", "2H"], "4C 5C 3C 2C", "9S x 2C 3C 4C 5C")
    assert (code, parameters) == ("does_not_add_up", {"card": "9S", "values": "9"})


def test_a_hand_ace_is_one_or_fourteen() -> None:
    state = position(SWEDISH, ["AS", "2H"], "AC KC 9C 5C")
    assert captures(state) == {
        "AS x AC",  # one, or fourteen
        "AS x AC KC",  # fourteen: the ace as one and the king
        "AS x 5C 9C",
        "AS x AC 5C 9C",  # fourteen: the ace as fourteen
        "AS x AC 5C 9C KC",
    }


def test_a_hand_card_of_two_values_counts_one_of_them_for_the_whole_capture() -> None:
    # With the ace this cannot be seen, because an ace on the table is whatever it must be. With the two of spades of
    # 1810 it can: 2 alone and 13 + 2 would be two and fifteen.
    state = position(rules_of("berlin1810", 2), ["2S", "3H"], "2C KC 2H")
    assert captures(state) == {"2S x 2H", "2S x 2C", "2S x 2H 2C", "2S x 2H KC", "2S x 2C KC"}


def test_table_aces_count_as_each_set_needs_them() -> None:
    # One as one with the king, the other as fourteen.
    state = position(SWEDISH, ["AS", "2H"], "AC KC AH")
    assert is_legal(state, "AS x AH AC KC")
    # As one for three different cards.
    assert captures(position(SWEDISH, ["3S", "2H"], "AC 2C")) == {"3S x AC 2C"}
    assert captures(position(SWEDISH, ["KS", "2H"], "AC QC")) == {"KS x AC QC"}
    # Never as anything in between.
    assert captures(position(SWEDISH, ["7S", "2H"], "AC 2C 3C")) == set()


def test_captured_cards_and_the_played_one_lie_face_down_before_the_player() -> None:
    state = position(SWEDISH, ["9S", "2H"], "9C 3C")
    events = play(state, "9S x 9C")
    moves = [event for event in events if isinstance(event, CardsMoved)]
    assert moves[0] == CardsMoved(hand(0), TABLE, parse_cards("9S"), (-1,), True, "played")
    assert moves[1] == CardsMoved(TABLE, pile(0), parse_cards("9C 9S"), (-1,), False, "captured")
    assert len(moves) == 2


def test_a_sweep_is_marked_by_a_card_face_up() -> None:
    state = position(SWEDISH, ["9S 3H", "2H 4H"], "9C 4C 5C")
    events = play(state, "9S x 4C 5C 9C")
    moved = [event for event in events if isinstance(event, CardsMoved)]
    assert [(str(event.target), event.face_up, len(event.cards)) for event in moved] == [
        ("table", True, 1),
        ("pile:0", False, 3),
        ("marks:0", True, 1),
    ]
    assert [marker.face_up for marker in state.markers[0]] == [True]
    assert Announced(0, "sweep") in events
    assert pile_of(state, 0) == set(parse_cards("9S 9C 4C 5C"))
    assert [placed.face_up for placed in state.zones(1)[marks(0)]] == [True]


def test_after_a_sweep_the_next_player_must_lay_a_card_down() -> None:
    state = position(SWEDISH, ["9S 3H", "2H 4H"], "9C")
    play(state, "9S x 9C")
    assert legal(state) == {"2H", "4H"}


def test_laying_down_on_an_empty_table_is_no_sweep() -> None:
    state = position(SWEDISH, ["3H 5H", "2H 4H"])
    assert not any(isinstance(event, Announced) for event in play(state, "3H"))


def test_a_sweep_with_the_very_last_card_counts_besides_the_last_capture() -> None:
    state = position(SWEDISH, ["", "9H"], "9C", turn=1)
    play(state, "9H x 9C")
    assert points_by(state.lines(), "sweep") == {1: 1}
    assert points_by(state.lines(), "last_capture") == {1: 1}


def test_taking_the_rest_is_no_sweep() -> None:
    state = position(SWEDISH, ["9S", "2H"], "9C 3C 8C")
    events = play(state, "9S x 9C", "2H")
    assert [event.code for event in events if isinstance(event, Announced)] == ["rest_taken"]
    assert points_by(state.lines(), "sweep") == {}
    assert pile_of(state, 0) == set(parse_cards("9S 9C 3C 8C 2H"))


def test_the_rest_goes_to_whoever_captured_last_even_rounds_ago() -> None:
    state = position(SWEDISH, ["4S 5S", "KH QH"], "TC", last_capturer=1)
    events = play(state, "4S", "KH", "5S", "QH")
    rest = [event for event in events if isinstance(event, CardsMoved) and event.reason == "rest"]
    assert rest == [CardsMoved(TABLE, pile(1), parse_cards("TC 4S KH 5S QH"), (-1,), False, "rest")]
    assert points_by(state.lines(), "last_capture") == {1: 1}


def test_if_nobody_captures_anything_the_table_belongs_to_nobody() -> None:
    state = position(SWEDISH, ["4S", "KH"], "TC 2C")
    events = play(state, "4S", "KH")
    assert state.actor() == -1
    assert not any(isinstance(event, CardsMoved) and event.reason == "rest" for event in events)
    assert [line.code for line in state.lines() if line.marked] == []


# What is refused


def test_a_card_that_is_not_held_cannot_be_played() -> None:
    assert refusal(["9S", "2H"], "9C", "2H") == ("not_in_hand", {"card": "2H"})


def test_a_card_that_is_not_on_the_table_cannot_be_captured() -> None:
    assert refusal(["9S", "2H"], "9C", "9S x 9D") == ("not_on_table", {"card": "9D"})
    assert refusal(["9S", "2H"], "9C", "9S x #1") == ("not_on_table", {"card": "#1"})


def test_a_card_lies_on_the_table_as_often_as_it_lies_there() -> None:
    state = position(rules_of("mulle_sassersson", 2), ["8S", "2H"], "4C 4D")
    assert not is_legal(state, "8S x 4C 4C")
    assert is_legal(position(rules_of("mulle_sassersson", 2), ["8S", "2H"], "4C 4C"), "8S x 4C 4C")


@pytest.mark.parametrize("text", ["9S x 8C", "9S x 8C 2C", "9S x AC 9C"])
def test_cards_that_do_not_add_up_cannot_be_captured(text: str) -> None:
    code, parameters = refusal(["9S", "2H"], "9C 8C 2C AC", text)
    assert (code, parameters["card"], parameters["values"]) == ("does_not_add_up", "9S", "9")


def test_the_refusal_names_both_values_of_an_ace() -> None:
    assert refusal(["AS", "2H"], "9C", "AS x 9C") == ("does_not_add_up", {"card": "AS", "values": "1/14"})


def test_there_is_no_building_but_in_glimnes_mulle() -> None:
    assert refusal(["4S 9S", "2H"], "5C", "4S + 5C = 9") == ("no_building", {})


def test_captured_cards_must_be_named_in_order() -> None:
    state = position(SWEDISH, ["9S", "2H"], "4C 5C")
    with pytest.raises(IllegalAction, match="not an action"):
        state.apply(Play(parse_card("9S"), tuple(reversed(parse_cards("4C 5C")))))


def test_something_that_is_no_play_is_refused() -> None:
    state = position(SWEDISH, ["9S", "2H"], "4C 5C")
    with pytest.raises(IllegalAction, match="not an action"):
        state.apply("9S x 4C 5C")
    assert "9S x 4C 5C" not in state.legal()
    state = position(SWEDISH, ["9S", ""], "4C 5C")
    play(state, "9S x 4C 5C")
    with pytest.raises(IllegalAction, match="no deal is running"):
        state.apply(parse_play("9S"))

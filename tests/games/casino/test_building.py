"""Building in Glimne’s Mulle: every clause of RULES.md, C44 to C55."""

from __future__ import annotations

import pytest

from cardtable.core.cards import parse_card, parse_cards
from cardtable.core.errors import IllegalAction
from cardtable.core.events import Announced, CardsMoved, ZoneLabelled
from cardtable.core.zones import TABLE, build, pile
from cardtable.games.casino.actions import parse_play
from cardtable.games.casino.building import build_vectors
from cardtable.games.casino.layout import Layout
from cardtable.games.casino.pieces import Build
from cardtable.games.casino.state import CasinoState
from tests.games.casino.positions import captures, is_legal, legal, play, points_by, position, rules_of

GLIMNE = rules_of("mulle_glimne", 2)
IN_SIDES = rules_of("mulle_glimne", 4)

NINE = (9, 0, "5C 4C")
"""A single build of nine that seat 0 made."""


def refusal(state: CasinoState, text: str) -> tuple[str, dict[str, object]]:
    before = state.key()
    with pytest.raises(IllegalAction) as caught:
        state.apply(parse_play(text))
    assert state.key() == before
    assert not is_legal(state, text)
    return caught.value.code, dict(caught.value.parameters)


def only_build(state: CasinoState) -> Build:
    (one,) = state.builds
    return one


# Making a build


def test_a_hand_card_laid_on_a_table_card_makes_a_build() -> None:
    state = position(GLIMNE, ["5S 9H 2H", "KH QH JH"], "4D 7C")
    events = play(state, "5S + 4D = 9")
    assert only_build(state) == Build(1, 9, 0, 1, parse_cards("4D 5S"))
    assert state.table == list(parse_cards("7C"))
    assert [event for event in events if isinstance(event, CardsMoved)][1] == CardsMoved(
        TABLE, build(1), parse_cards("4D 5S"), (-1,), True, "built"
    )
    assert ZoneLabelled(build(1), (("builder", 0), ("groups", 1), ("value", 9))) in events
    assert Announced(0, "build", (("value", 9),)) in events


def test_a_build_can_take_several_table_cards() -> None:
    state = position(GLIMNE, ["3S 9H", "KH QH"], "4D 2C 7C")
    assert is_legal(state, "3S + 4D 2C = 9")


def test_several_groups_can_be_built_at_once() -> None:
    state = position(GLIMNE, ["3S 9H", "KH QH"], "4D 2C 7C 2D 9D")
    play(state, "3S + 2D 4D 9D 2C 7C = 9")
    assert only_build(state).groups == 3


def test_the_builder_must_hold_a_card_of_the_builds_value() -> None:
    state = position(GLIMNE, ["5S 8H", "9H KH"], "4D")
    assert refusal(state, "5S + 4D = 9") == ("builder_must_hold", {"value": 9})


def test_the_card_that_is_laid_does_not_count_as_held() -> None:
    assert refusal(position(GLIMNE, ["9S", "KH"], "9C"), "9S + 9C = 9")[0] == "builder_must_hold"
    assert is_legal(position(GLIMNE, ["9S 9H", "KH QH"], "9C"), "9S + 9C = 9")


def test_a_build_of_values_above_thirteen_is_captured_by_the_high_hand_cards() -> None:
    for holding, value, laid in [("AH", 14, "8S"), ("2S", 15, "9S"), ("TD", 16, "TS")]:
        state = position(GLIMNE, [f"{laid} {holding}", "KH QH"], "6C")
        assert is_legal(state, f"{laid} + 6C = {value}")
        assert not is_legal(position(GLIMNE, [f"{laid} 3C", "KH QH"], "6C"), f"{laid} + 6C = {value}")


def test_cards_in_a_build_count_their_table_value() -> None:
    # The ace in the hand is fourteen, but as part of a build it lies on the table and is one.
    assert is_legal(position(GLIMNE, ["AS 9H", "KH QH"], "8C"), "AS + 8C = 9")
    assert is_legal(position(GLIMNE, ["2S 9H", "KH QH"], "7C"), "2S + 7C = 9")
    assert is_legal(position(GLIMNE, ["TD KH", "9H QH"], "3C"), "TD + 3C = 13")
    assert not is_legal(position(GLIMNE, ["AS TD", "KH QH"], "2C"), "AS + 2C = 16")


def test_the_held_card_counts_its_hand_value() -> None:
    assert refusal(position(GLIMNE, ["8S 2S", "KH QH"], "TC"), "8S + TC = 18")[0] == "builder_must_hold"
    # Two of spades in the hand is fifteen and so does not secure a build of two.
    assert refusal(position(GLIMNE, ["AS 2S", "KH QH"], "AC"), "AS + AC = 2") == ("builder_must_hold", {"value": 2})


def test_only_values_that_another_card_of_the_hand_has_are_built_to() -> None:
    # With the five, a nine could be built; with the nine, nothing, for it is the only card that counts nine.
    state = position(GLIMNE, ["5S 9H", "KH"], "4C 9C 5D")
    layout = Layout(GLIMNE, state.table)
    values = {card: {value for _, _, value in build_vectors(state, parse_card(card), layout)} for card in ("5S", "9H")}
    assert values == {"5S": {9}, "9H": set()}
    # A twin in the hand is another card.
    twins = position(GLIMNE, ["9H 9H", "KH"], "4C 9C 5D")
    assert {value for _, _, value in build_vectors(twins, parse_card("9H"), layout)} == {9}


def test_a_build_must_add_up() -> None:
    state = position(GLIMNE, ["5S 9H", "KH QH"], "3D 4D")
    assert refusal(state, "5S + 3D = 9") == ("does_not_add_up", {"card": "5S", "values": "9"})
    assert refusal(state, "5S + 3D 4D = 9")[0] == "does_not_add_up"


def test_every_group_of_a_build_must_add_up_and_one_of_them_holds_the_played_card() -> None:
    state = position(GLIMNE, ["5S 9H", "KH QH"], "4D 7C 2C 3C")
    assert is_legal(state, "5S + 4D 2C 7C = 9")
    assert refusal(state, "5S + 4D 2C 3C = 9")[0] == "does_not_add_up"
    assert refusal(state, "5S + 2C 7C = 9")[0] == "does_not_add_up"


def test_a_card_by_itself_is_no_build() -> None:
    assert refusal(position(GLIMNE, ["9S 9H", "KH QH"], "4D"), "9S + #1 = 9")[0] == "not_on_table"
    state = position(GLIMNE, ["9S 9H", "KH QH"], "4D")
    with pytest.raises(IllegalAction, match="does not add up"):
        state.apply(parse_play("9S")._replace(value=9))


# Capturing a build


def test_a_build_can_only_be_captured_whole() -> None:
    state = position(GLIMNE, ["9H", "5H 4H"], "7C", builds=[NINE], turn=1)
    assert captures(state) == set()
    assert refusal(state, "5H x 5C") == ("not_on_table", {"card": "5C"})


def test_a_build_is_captured_by_a_card_of_its_value() -> None:
    state = position(GLIMNE, ["9H", "8H"], "7C", builds=[NINE])
    assert captures(state) == {"9H x #1"}
    events = play(state, "9H x #1")
    moved = [event for event in events if isinstance(event, CardsMoved) and event.reason == "captured"]
    assert moved == [
        CardsMoved(TABLE, pile(0), parse_cards("9H"), (-1,), False, "captured"),
        CardsMoved(build(1), pile(0), parse_cards("5C 4C"), (-1,), False, "captured"),
    ]
    assert state.builds == []


def test_a_build_counts_as_its_value_and_not_as_part_of_another_sum() -> None:
    state = position(GLIMNE, ["KH", "8H"], "4D", builds=[(9, 1, "5C 4C")])
    assert captures(state) == set()
    assert refusal(state, "KH x 4D #1")[0] == "does_not_add_up"


def test_an_opponent_may_capture_a_build() -> None:
    state = position(GLIMNE, ["9H", "9S"], "7C", builds=[NINE], turn=1)
    play(state, "9S x #1")
    assert set(state.piles[1]) == set(parse_cards("9S 5C 4C"))


def test_loose_cards_and_several_builds_can_be_captured_with_it() -> None:
    state = position(GLIMNE, ["9H 9D", "8H 3H"], "7C 2C 9C", builds=[NINE, (9, 0, "8C AC")])
    assert {action for action in captures(state) if action.startswith("9H")} == {
        f"9H x {others}"
        for others in [
            *("#1", "#2", "#1 #2", "9C", "2C 7C", "2C 7C 9C"),
            *("9C #1", "9C #2", "9C #1 #2"),
            *("2C 7C #1", "2C 7C #2", "2C 7C #1 #2"),
            *("2C 7C 9C #1", "2C 7C 9C #2", "2C 7C 9C #1 #2"),
        ]
    }


def test_a_wrong_value_captures_nothing() -> None:
    state = position(GLIMNE, ["9H", "8H"], "8C", builds=[NINE], turn=1)
    assert refusal(state, "8H x #1")[0] == "does_not_add_up"
    assert refusal(state, "8H x 8C #1")[0] == "does_not_add_up"


# Builds of one value are multiplied


def test_a_builder_may_add_a_group_of_the_same_value() -> None:
    state = position(GLIMNE, ["6S 9H", "KH QH"], "3D 7C", builds=[NINE])
    events = play(state, "6S + 3D #1 = 9")
    assert only_build(state) == Build(1, 9, 0, 2, parse_cards("5C 4C 3D 6S"))
    assert Announced(0, "build", (("value", 9),)) in events
    assert ZoneLabelled(build(1), (("builder", 0), ("groups", 2), ("value", 9))) in events


def test_a_card_of_the_value_itself_is_a_group() -> None:
    state = position(GLIMNE, ["9S 9H", "KH QH"], "3D", builds=[NINE])
    play(state, "9S + #1 = 9")
    assert only_build(state).groups == 2


def test_two_builds_of_one_value_become_one() -> None:
    state = position(GLIMNE, ["9S 9H", "KH QH"], "3D", builds=[NINE, (9, 1, "8C AC")])
    events = play(state, "9S + #1 #2 = 9")
    assert only_build(state) == Build(1, 9, 0, 3, parse_cards("5C 4C 8C AC 9S"))
    built = [event for event in events if isinstance(event, CardsMoved) and event.reason == "built"]
    assert built == [
        CardsMoved(build(2), build(1), parse_cards("8C AC"), (-1,), True, "built"),
        CardsMoved(TABLE, build(1), parse_cards("9S"), (-1,), True, "built"),
    ]


def test_a_multiple_build_grows_group_by_group() -> None:
    state = position(GLIMNE, ["6S 9S 9H KC", "KH QH JH TH"], "3D 7C", builds=[NINE])
    play(state, "6S + 3D #1 = 9", "KH", "9S + #1 = 9")
    assert (only_build(state).groups, len(only_build(state).cards)) == (3, 5)


def test_a_multiple_build_is_captured_whole_too() -> None:
    state = position(GLIMNE, ["6S 9H", "9S QH"], "3D 7C", builds=[NINE])
    play(state, "6S + 3D #1 = 9")
    assert captures(state) == {"9S x #1"}
    play(state, "9S x #1")
    assert set(state.piles[1]) == set(parse_cards("9S 5C 4C 3D 6S"))


def test_the_opponent_who_adds_a_group_becomes_the_builder() -> None:
    state = position(GLIMNE, ["9H KC", "6S 9S"], "3D 7C", builds=[NINE], turn=1)
    play(state, "6S + 3D #1 = 9")
    assert only_build(state).builder == 1
    assert is_legal(state, "KC")


# Raising


def test_an_opponent_may_raise_a_single_build() -> None:
    state = position(GLIMNE, ["9H KC", "3S QS"], "7C", builds=[NINE], turn=1)
    events = play(state, "3S + #1 = 12")
    assert only_build(state) == Build(1, 12, 1, 1, parse_cards("5C 4C 3S"))
    assert Announced(1, "raise", (("value", 12),)) in events


def test_its_builder_may_raise_it_too() -> None:
    state = position(GLIMNE, ["3S 9H QS", "KH JH TH"], "7C", builds=[NINE])
    assert is_legal(state, "3S + #1 = 12")


def test_whoever_raises_must_hold_the_new_value() -> None:
    state = position(GLIMNE, ["9H KC", "3S KS"], "7C", builds=[NINE], turn=1)
    assert refusal(state, "3S + #1 = 12") == ("builder_must_hold", {"value": 12})


def test_raising_and_adding_a_group_can_go_together() -> None:
    state = position(GLIMNE, ["9H KC", "3S QS"], "7C 5D", builds=[NINE], turn=1)
    play(state, "3S + 5D 7C #1 = 12")
    assert only_build(state) == Build(1, 12, 1, 2, parse_cards("5C 4C 5D 7C 3S"))


def test_a_raised_build_can_join_one_of_the_new_value() -> None:
    state = position(GLIMNE, ["9H KC", "3S QS"], "7C", builds=[NINE, (12, 0, "7D 5D")], turn=1)
    play(state, "3S + #1 #2 = 12")
    assert (only_build(state).value, only_build(state).groups, only_build(state).builder) == (12, 2, 1)


def test_a_multiple_build_cannot_be_raised() -> None:
    state = position(GLIMNE, ["6S 9H", "3S QS"], "3D 7C", builds=[NINE])
    play(state, "6S + 3D #1 = 9")
    assert refusal(state, "3S + #1 = 12") == ("build_cannot_be_raised", {"value": 9})


def test_two_builds_cannot_be_raised_together() -> None:
    state = position(GLIMNE, ["9H KC", "3S QS"], "7C", builds=[NINE, (9, 0, "8C AC")], turn=1)
    assert refusal(state, "3S + #1 #2 = 12")[0] == "build_cannot_be_raised"


def test_only_the_played_card_raises() -> None:
    state = position(GLIMNE, ["9H KC", "2H QS"], "AC 4D", builds=[NINE], turn=1)
    assert refusal(state, "2H + AC #1 = 12")[0] == "does_not_add_up"
    assert refusal(state, "2H + #1 = 12")[0] == "does_not_add_up"
    assert not is_legal(position(GLIMNE, ["9H KC", "3S QS"], "4D", builds=[NINE], turn=1), "3S + 4D #1 = 12")


# The builder's duties


def test_the_builder_may_not_lay_a_card_down_while_his_build_stands() -> None:
    state = position(GLIMNE, ["9H KC", "3S QS"], "7C", builds=[NINE])
    assert refusal(state, "KC") == ("builder_must_act", {})
    assert legal(state) == {"9H x #1"}


def test_the_builder_may_capture_something_else_first() -> None:
    state = position(GLIMNE, ["9H KC", "3S QS"], "KD", builds=[NINE])
    assert is_legal(state, "KC x KD")


def test_the_builder_may_build_again() -> None:
    state = position(GLIMNE, ["9H 3C KC", "3S QS JS"], "TC", builds=[NINE])
    assert is_legal(state, "3C + TC = 13")
    play(state, "3C + TC = 13")
    assert [(one.number, one.value, one.builder) for one in state.builds] == [(1, 9, 0), (2, 13, 0)]


def test_the_builder_must_keep_a_card_that_captures_his_build() -> None:
    state = position(GLIMNE, ["9H KC", "3S QS"], "9D", builds=[NINE])
    assert refusal(state, "9H x 9D") == ("own_build_would_be_orphaned", {"value": 9})
    assert is_legal(state, "9H x 9D #1")
    spare = position(GLIMNE, ["9H 9C", "3S QS"], "9D", builds=[NINE])
    assert is_legal(spare, "9H x 9D")


def test_the_builder_of_two_builds_keeps_a_card_for_each() -> None:
    state = position(GLIMNE, ["9H KC", "3S QS"], "3C", builds=[NINE, (13, 0, "TC 3D")])
    assert legal(state) == {"9H x #1", "KC x #2"}


def test_two_builds_of_one_value_must_be_captured_with_the_last_card_of_it() -> None:
    state = position(GLIMNE, ["9H KC", "3S QS"], "3C", builds=[NINE, (9, 0, "8C AC")])
    assert legal(state) == {"9H x #1 #2"}


def test_building_elsewhere_must_not_use_up_the_card_for_the_own_build() -> None:
    state = position(GLIMNE, ["9H KC", "3S QS"], "4D", builds=[NINE])
    assert refusal(state, "9H + 4D = 13") == ("own_build_would_be_orphaned", {"value": 9})


def test_others_may_lay_down() -> None:
    state = position(GLIMNE, ["9H KC", "3S QS"], "7C", builds=[NINE], turn=1)
    assert is_legal(state, "3S")
    assert is_legal(state, "QS")


def test_the_builder_is_free_once_an_opponent_raised_his_build() -> None:
    state = position(GLIMNE, ["9H KC", "3S QS"], "7C", builds=[NINE], turn=1)
    play(state, "3S + #1 = 12")
    assert is_legal(state, "KC")
    assert is_legal(state, "9H")


def test_a_partner_is_not_bound_and_may_capture() -> None:
    state = position(IN_SIDES, ["9H KC", "3S QS", "9S 2H", "4S 5S"], "7C", builds=[NINE], turn=2)
    assert is_legal(state, "2H")
    play(state, "9S x #1")
    assert set(state.piles[0]) == set(parse_cards("9S 5C 4C"))


# Sweeps and mulle with builds


def test_a_build_on_the_table_prevents_a_sweep() -> None:
    state = position(GLIMNE, ["9H KC", "3S QS"], "KD", builds=[NINE])
    events = play(state, "KC x KD")
    assert not any(isinstance(event, Announced) for event in events)
    assert state.markers[0] == []


def test_capturing_the_last_build_and_all_loose_cards_is_a_sweep() -> None:
    state = position(GLIMNE, ["9H KC", "3S QS"], "9D", builds=[NINE])
    events = play(state, "9H x 9D #1")
    assert Announced(0, "sweep") in events
    assert [marker.face_up for marker in state.markers[0]] == [True]
    assert len(state.piles[0]) + len(state.markers[0]) == 4


def test_a_twin_in_a_build_makes_a_mulle() -> None:
    state = position(GLIMNE, ["9H KC", "KH 3S"], "7D", builds=[(9, 0, "9H"), (13, 0, "8C 5C")])
    events = play(state, "9H x #1")
    assert Announced(0, "mulle", (("card", "9H"), ("value", 9))) in events


def test_a_mulle_that_sweeps_with_a_build_alone_marks_both() -> None:
    state = position(GLIMNE, ["TD", "KH"], "", builds=[(16, 0, "6C TD")])
    events = play(state, "TD x #1")
    assert [event.code for event in events if isinstance(event, Announced)] == ["mulle", "sweep"]
    assert sorted((marker.face_up, marker.mulle) for marker in state.markers[0]) == [(False, True), (True, False)]
    assert len(state.piles[0]) == 1
    play(state, "KH")
    assert points_by(state.lines(), "mulle") == {0: 16}
    assert points_by(state.lines(), "sweep") == {0: 1}
    assert points_by(state.lines(), "big_casino") == {0: 6}


def test_no_build_is_left_when_a_round_ends() -> None:
    state = position(GLIMNE, ["9H 9D", "3S QS"], "", builds=[(9, 1, "5C 4C")])
    assert legal(state) >= {"9H", "9D"}
    state = position(GLIMNE, ["9H", ""], "7C", builds=[NINE])
    assert legal(state) == {"9H x #1"}


# Where there is nothing to build


def test_a_build_needs_something_on_the_table() -> None:
    state = position(GLIMNE, ["9H 9D KC", "3S QS JS"])
    assert legal(state) == {"9H", "9D", "KC"}


def test_builds_are_numbered_through_the_deal() -> None:
    state = position(GLIMNE, ["5S 9H 8S KC", "KH QH JH TC"], "4D 5D")
    play(state, "5S + 4D = 9", "KH", "9H x #1", "QH", "8S + 5D = 13")
    assert [one.number for one in state.builds] == [2]

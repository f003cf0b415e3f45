"""The legal set: lists, membership and the ways in which the table asks about it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from cardtable.core.cards import PACK_52, parse_card, parse_cards
from cardtable.core.chance import rng
from cardtable.core.shapes import CardWithTargets
from cardtable.core.state import Target
from cardtable.core.zones import TABLE, build, hand
from cardtable.games.casino.actions import Play, parse_play
from cardtable.games.casino.state import CasinoState
from tests.contract.setups import by_name, walk
from tests.games.casino.positions import legal, position, rules_of

SWEDISH = rules_of("swedish", 2)
GLIMNE = rules_of("mulle_glimne", 2)


def on_table(*texts: str) -> list[Target]:
    return [Target(TABLE, parse_card(text)) for text in texts]


def texts(plays: object) -> list[str]:
    return [str(play) for play in plays]  # type: ignore[attr-defined]


def small_positions() -> Iterator[CasinoState]:
    """Positions of Glimne's Mulle with builds and few loose cards."""
    for seed in range(12):
        for state, _ in walk(by_name("casino.mulle_glimne", 2 + seed % 3), seed):
            assert isinstance(state, CasinoState)
            if state.actor() >= 0 and state.builds and len(state.table) <= 7:
                yield state


def test_with_builds_the_list_is_what_the_check_accepts() -> None:
    seen = 0
    for state in itertools.islice(small_positions(), 0, None, 3):
        cards = set(state.hands[state.actor()])
        table = [
            tuple(sorted(choice))
            for size in range(len(state.table) + 1)
            for choice in set(itertools.combinations(sorted(state.table), size))
        ]
        numbers = [one.number for one in state.builds]
        builds = [choice for size in range(len(numbers) + 1) for choice in itertools.combinations(numbers, size)]
        everything = {
            Play(card, taken, built, value)
            for card in cards
            for taken in table
            for built in builds
            for value in (0, *sorted({GLIMNE.hand_values[other][0] for other in cards}))
        }
        accepted = {play for play in everything if play in state.legal()}
        assert list(state.legal()) == sorted(accepted)
        seen += 1
    assert seen > 20


def test_representatives_leave_out_nothing_but_equal_cards() -> None:
    for state in itertools.islice(small_positions(), 0, None, 5):

        def alike(play: Play) -> tuple[object, ...]:
            return play.card, tuple(sorted(GLIMNE.table_values[one] for one in play.taken)), play.builds, play.value

        chosen = [alike(play) for play in state.legal().representatives()]
        assert len(chosen) == len(set(chosen))
        assert set(chosen) == set(map(alike, state.legal()))


def test_the_shape_is_a_card_of_the_hand_and_what_it_takes() -> None:
    assert position(SWEDISH, ["9S", "8S"], "9C", turn=1).legal().shape() == CardWithTargets(hand(1))


def test_every_held_card_can_be_played() -> None:
    state = position(SWEDISH, ["9S 4H KD", "2H"], "9C")
    assert list(state.legal().cards()) == sorted(parse_cards("9S 4H KD"))


def test_a_builder_can_only_play_the_cards_that_his_duties_leave_him() -> None:
    state = position(GLIMNE, ["9H KC", "3S QS"], "7C", builds=[(9, 0, "5C 4C")])
    assert list(state.legal().cards()) == list(parse_cards("9H"))


def test_targets_are_what_a_card_can_be_combined_with() -> None:
    state = position(SWEDISH, ["9S AH", "2H"], "9C 5C 4C 3C KD")
    assert set(state.legal().targets(parse_card("9S"))) == set(on_table("9C", "5C", "4C"))
    assert set(state.legal().targets(parse_card("AH"))) == set(on_table("9C", "5C"))


def test_builds_are_targets_as_a_whole() -> None:
    state = position(GLIMNE, ["9H 3S QD", "KH JH TH"], "7C", builds=[(9, 1, "5C 4C")])
    assert set(state.legal().targets(parse_card("9H"))) == {Target(build(1))}
    assert set(state.legal().targets(parse_card("3S"))) == {Target(build(1))}
    assert set(state.legal().targets(parse_card("QD"))) == set()


def test_completions_contain_what_was_chosen_the_best_first() -> None:
    state = position(SWEDISH, ["9S", "2H"], "9C 9D 5C 4C 2S 7D")
    nine = parse_card("9S")
    first = state.legal().completions(nine, on_table("5C"), 20)
    assert all(parse_card("5C") in play.taken for play in first)
    assert str(first[0]) == "9S x 2S 7D 9D 4C 5C 9C"
    assert texts(state.legal().completions(nine, on_table("9C", "9D"), 20)) == [
        "9S x 2S 7D 9D 4C 5C 9C",
        "9S x 2S 7D 9D 9C",
        "9S x 9D 4C 5C 9C",
        "9S x 9D 9C",
    ]


def test_completions_of_nothing_chosen_include_laying_down() -> None:
    state = position(SWEDISH, ["9S", "2H"], "9C")
    assert texts(state.legal().completions(parse_card("9S"), (), 5)) == ["9S x 9C", "9S"]
    assert len(state.legal().completions(parse_card("9S"), (), 1)) == 1


def test_there_are_no_completions_with_what_cannot_be() -> None:
    state = position(SWEDISH, ["9S", "2H"], "9C KC")
    assert state.legal().completions(parse_card("9S"), on_table("KC"), 5) == []
    assert state.legal().completions(parse_card("9S"), on_table("9D"), 5) == []
    assert state.legal().completions(parse_card("9S"), on_table("9C", "9C"), 5) == []
    assert state.legal().completions(parse_card("2H"), (), 5) == []
    # A card that is not held, though what was chosen lies there and would add up.
    assert state.legal().completions(parse_card("9H"), on_table("9C"), 5) == []
    assert state.legal().completions(parse_card("9H"), on_table("9D"), 5) == []
    # The same card twice where it lies there once; with both twins on the table it is no mistake.
    mulle = position(rules_of("mulle_sassersson", 2), ["9S", "2H"], "9C 9C")
    assert texts(mulle.legal().completions(parse_card("9S"), on_table("9C", "9C"), 5)) == ["9S x 9C 9C"]
    assert mulle.legal().completions(parse_card("9S"), on_table("9C", "9C", "9C"), 5) == []
    two = position(SWEDISH, ["9S", "2H"], "9C 9D")
    assert two.legal().completions(parse_card("9S"), on_table("9C", "9C"), 5) == []


def test_completions_keep_to_the_chosen_one_of_equal_cards() -> None:
    # The nine of spades is the better one, and the nine of clubs was chosen.
    state = position(SWEDISH, ["9H", "2H"], "9S 9C")
    assert "9H x 9S" in texts(state.legal().representatives())
    assert texts(state.legal().completions(parse_card("9H"), on_table("9C"), 5)) == ["9H x 9S 9C", "9H x 9C"]


def test_a_mulle_is_proposed_before_a_better_card_of_the_same_value() -> None:
    state = position(rules_of("mulle_sassersson", 2), ["TH", "2H"], "TD TH 3C")
    assert "TH x TH" in texts(state.legal().representatives())
    assert str(state.legal().completions(parse_card("TH"), (), 5)[0]) == "TH x TH"


def test_a_sweep_and_a_mulle_of_glimnes_come_first() -> None:
    state = position(GLIMNE, ["9H 8H", "2H 3H"], "9H 9S 5S 4S")
    assert str(state.legal().completions(parse_card("9H"), (), 5)[0]) == "9H x 4S 5S 9S 9H"
    state = position(GLIMNE, ["9H 8H", "2H 3H"], "8D 5S 4S", builds=[(9, 1, "9H")])
    assert str(state.legal().completions(parse_card("9H"), (), 5)[0]) == "9H x 4S 5S #1"


def test_exact_is_the_choice_and_nothing_more() -> None:
    state = position(SWEDISH, ["9S", "2H"], "9C 5C 4C")
    nine = parse_card("9S")
    assert texts(state.legal().exact(nine, on_table("5C", "4C"))) == ["9S x 4C 5C"]
    assert texts(state.legal().exact(nine, on_table("5C"))) == []
    assert texts(state.legal().exact(nine, ())) == ["9S"]


def test_exact_leaves_open_whether_to_capture_or_to_build() -> None:
    state = position(GLIMNE, ["9H 9D KC", "2H 3H 4H"], "9C 4S")
    assert texts(state.legal().exact(parse_card("9H"), on_table("9C"))) == ["9H x 9C", "9H + 9C = 9"]
    assert texts(state.legal().exact(parse_card("9H"), on_table("4S"))) == ["9H + 4S = 13"]
    assert texts(state.legal().exact(parse_card("9H"), [Target(build(1))])) == []


def test_chosen_gives_the_targets_of_an_action() -> None:
    state = position(GLIMNE, ["9H KC", "2H 3H"], "9C 4S", builds=[(9, 1, "8C AC")])
    action = parse_play("9H x 9C #1")
    assert list(state.legal().chosen(action)) == [*on_table("9C"), Target(build(1))]
    assert state.legal().exact(action.card, state.legal().chosen(action)) == [action]


@pytest.mark.parametrize("name", ["swedish", "mulle_sassersson", "mulle_glimne", "finnish", "berlin1810"])
def test_what_the_table_is_told_agrees_with_the_list(name: str) -> None:
    generator = rng(7, 7)
    for seed in range(3):
        for state, _ in walk(by_name(f"casino.{name}"), seed):
            if state.actor() < 0 or generator.random() > 0.3:
                continue
            legal_set = state.legal()
            if len(state.zones(0).get(TABLE, ())) > 9:
                continue
            plays: list[Any] = list(legal_set)
            assert set(legal_set.cards()) == {play.card for play in plays}
            for card in legal_set.cards():
                own = [play for play in plays if play.card == card]
                targets = {target for play in own for target in legal_set.chosen(play)}
                assert set(legal_set.targets(card)) == targets
                assert set(legal_set.completions(card, (), 10_000)) <= set(own)
                for target in targets:
                    found = legal_set.completions(card, (target,), 10_000)
                    assert found
                    assert all(play in own and target in legal_set.chosen(play) for play in found)
            for play in plays:
                assert play in legal_set.exact(play.card, legal_set.chosen(play))


def test_nobody_has_legal_plays_when_the_deal_is_over() -> None:
    state = position(SWEDISH, ["9S", ""], "9C")
    state.apply(parse_play("9S x 9C"))
    assert legal(state) == set()
    assert len(state.legal()) == 0
    assert parse_play("9S") not in state.legal()


def test_a_hand_of_twins_is_one_choice() -> None:
    state = position(rules_of("mulle_sassersson", 2), ["9S 9S", "2H 3H"], "KC")
    assert legal(state) == {"9S"}


def test_membership_never_enumerates(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(SWEDISH, ["9S", "2H"], "9C 5C 4C")
    legal_set = state.legal()
    monkeypatch.setattr(type(legal_set), "__iter__", lambda self: pytest.fail("enumerated"))
    assert parse_play("9S x 9C") in legal_set
    assert parse_play("9S x 4C") not in legal_set
    assert PACK_52 not in legal_set


# Why something is refused


def refused(state: CasinoState, card: str, *chosen: Target) -> tuple[str, dict[str, object]] | None:
    error = state.legal().refusal(parse_card(card), chosen)
    return None if error is None else (error.code, dict(error.parameters))


def test_what_is_legal_is_not_refused() -> None:
    state = position(SWEDISH, ["9S", "2H"], "9C 5C 4C")
    assert refused(state, "9S") is None
    assert refused(state, "9S", *on_table("5C", "4C")) is None


def test_the_reason_is_that_of_the_capture() -> None:
    state = position(SWEDISH, ["9S", "2H"], "9C 5C 4C")
    assert refused(state, "9S", *on_table("5C")) == ("does_not_add_up", {"card": "9S", "values": "9"})
    assert refused(state, "2H") == ("not_in_hand", {"card": "2H"})


def test_where_building_is_possible_nothing_is_refused_that_can_be_built() -> None:
    state = position(GLIMNE, ["5H 9D KC", "2H 3H 4H"], "4S 3S", builds=[(12, 1, "7C 5C")])
    assert refused(state, "5H", *on_table("4S")) is None
    assert refused(state, "5H", *on_table("3S")) == ("does_not_add_up", {"card": "5H", "values": "5"})
    assert refused(state, "5H", Target(build(1))) == ("does_not_add_up", {"card": "5H", "values": "5"})


def test_a_builder_is_told_why_he_may_not_lay_down() -> None:
    state = position(GLIMNE, ["9H KC", "3S QS"], "7C", builds=[(9, 0, "5C 4C")])
    assert refused(state, "KC") == ("builder_must_act", {})

"""How many groups a build has where cards count one of two values, against every way of dividing them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.core.cards import parse_card, parse_cards
from cardtable.core.errors import IllegalAction
from cardtable.core.rules import RuleSet
from cardtable.games.casino.actions import Play, parse_play
from cardtable.games.casino.building import groups_in_build, uncovered
from cardtable.games.casino.captures import Values, can_capture, most_sets
from cardtable.games.casino.card_parts import Aces, big_casino
from cardtable.games.casino.dealing import four_each
from cardtable.games.casino.pieces import Build
from cardtable.games.casino.rules import CasinoRules, ScoreTable
from cardtable.games.casino.state import CasinoState
from cardtable.games.casino.values import DOUBLE_VALUES, LOW_OR_HIGH_ACE, CardValues
from cardtable.games.casino.variant_spec import casino
from tests.games.casino.positions import legal, position


def building(values: CardValues, both: bool = False) -> CasinoRules:
    agreed = RuleSet("casino.mine", 2, {"target": 16})
    score = ScoreTable((big_casino(), Aces()))
    plan = four_each(2, pack=52, table=4)
    return casino(agreed, plan=plan, score=score, values=values, both_values=both, building=True)


ACES = building(LOW_OR_HIGH_ACE)
DOUBLE = building(DOUBLE_VALUES)


def divisions(items: Sequence[Values], target: int) -> Iterator[int]:
    """The number of sets of every way to divide the cards into sets that can each add up to ``target``."""
    if not items:
        yield 0
        return
    first, rest = items[0], items[1:]
    for size in range(len(rest) + 1):
        for chosen in itertools.combinations(range(len(rest)), size):
            one = [first, *(rest[place] for place in chosen)]
            if target in map(sum, itertools.product(*one)):
                left = [item for place, item in enumerate(rest) if place not in chosen]
                yield from (1 + more for more in divisions(left, target))


def most_divisions(items: Sequence[Values], target: int) -> int:
    return max(divisions(items, target), default=0)


@pytest.mark.parametrize("values", [LOW_OR_HIGH_ACE, DOUBLE_VALUES], ids=["aces", "double"])
def test_the_most_groups_of_all_small_sets_of_values(values: CardValues) -> None:
    kinds = sorted(set(values.table))
    found = 0
    for size in range(1, 5):
        for items in itertools.combinations_with_replacement(kinds, size):
            for target in range(max(item[0] for item in items), 17):
                expected = most_divisions(items, target)
                assert most_sets(items, target) == expected, (items, target)
                assert (expected > 0) == can_capture(items, (target,), together=False)
                found += expected > 1
    assert found > 100


@settings(max_examples=150, deadline=None)
@given(
    st.lists(st.sampled_from([(1, 14), (1, 14), (2, 15), (10, 16), (2,), (3,), (6,), (13,)]), min_size=5, max_size=8),
    st.integers(10, 16),
)
def test_the_most_groups_of_larger_sets(items: list[Values], target: int) -> None:
    assert most_sets(items, target) == most_divisions(items, target)


def test_the_aces_of_a_build_of_fourteen() -> None:
    # KH + AH is fourteen, and AD is fourteen by itself: two groups, whatever the sum of the low values says.
    play = parse_play("KH + AH AD = 14")
    assert groups_in_build(ACES, play, ()) == 2
    assert groups_in_build(ACES, parse_play("KH + AH = 14"), ()) == 1
    assert groups_in_build(ACES, parse_play("AC + AH AD = 14"), ()) == 3


def test_where_cards_can_be_divided_in_two_ways_the_more_groups_count() -> None:
    # 1 + 1 + 10 + 2 + 2 is sixteen once; 14 + 2, 14 + 2 and 16 are sixteen three times.
    assert groups_in_build(DOUBLE, parse_play("AC + AH TD 2H 2D = 16"), ()) == 3


def test_a_raised_build_is_one_group_with_the_card_that_raises_it() -> None:
    nine = Build(1, 9, 1, 1, parse_cards("5C 4C"))
    assert groups_in_build(ACES, parse_play("5H + #1 = 14"), (nine,)) == 1
    assert groups_in_build(ACES, parse_play("5H + AS #1 = 14"), (nine,)) == 2
    assert groups_in_build(ACES, parse_play("5H + KS AS #1 = 14"), (nine,)) == 2


def double_build() -> CasinoState:
    state = position(DOUBLE, ["KH AC", "2S TD 3C"], "AH AD 9C 5H")
    state.apply(parse_play("KH + AH AD = 14"))
    return state


def test_a_double_build_with_aces_cannot_be_raised() -> None:
    state = double_build()
    (one,) = state.builds
    assert one.groups == 2
    with pytest.raises(IllegalAction) as caught:
        state.apply(Play(parse_card("2S"), (), (one.number,), 16))
    assert caught.value.code == "build_cannot_be_raised"
    assert not any("#1 = 16" in text for text in legal(state))


def test_a_single_build_can_be_raised_by_an_ace_of_either_value() -> None:
    # One by the ace as one; as fourteen it would be too much for anybody here.
    single = position(DOUBLE, ["AS TD 7C", "4C 4D"], "9C", builds=[(9, 1, "5C 4H")])
    assert "AS + #1 = 10" in legal(single)
    low = position(DOUBLE, ["AS TD 7C", "4C 4D"], "9C", builds=[(2, 1, "AC AH")])
    assert "AS + #1 = 16" in legal(low)
    assert "AS + #1 = 3" not in legal(low)


def test_the_list_of_plays_agrees_with_the_check() -> None:
    for state in (double_build(), position(DOUBLE, ["AS TD 2S", "4C"], "AC 2H KD", builds=[(2, 1, "AD AH")])):
        listed = set(state.legal())
        hand = state.hands[state.turn]
        cards = [taken for size in range(4) for taken in itertools.combinations(sorted(state.table), size)]
        numbers = [one.number for one in state.builds]
        every = [
            Play(card, taken, chosen, value)
            for card in hand
            for taken in cards
            for chosen in ((), *((number,) for number in numbers))
            for value in range(17)
        ]
        assert listed == {play for play in every if play in state.legal()}


# Builds of several values need a card each


def test_one_card_of_two_values_does_not_cover_builds_of_both() -> None:
    assert uncovered(ACES, parse_cards("AS 5C"), (1, 14)) == 14
    assert uncovered(ACES, parse_cards("AS AC"), (1, 14)) is None
    assert uncovered(building(LOW_OR_HIGH_ACE, both=True), parse_cards("AS 5C"), (1, 14)) is None


def test_cards_are_shared_out_so_that_all_builds_are_covered_if_they_can_be() -> None:
    # The two of spades is wanted for fifteen, so the two of hearts must cover the two.
    assert uncovered(DOUBLE, parse_cards("2S 2H"), (2, 15)) is None
    assert uncovered(DOUBLE, parse_cards("2H 2S"), (2, 15)) is None
    assert uncovered(DOUBLE, parse_cards("2S 3H"), (2, 15)) == 15


def test_a_builder_always_has_a_legal_play() -> None:
    # With one ace for builds of one and of fourteen he could neither capture one nor lay down.
    state = position(ACES, ["AS 5C", "7C 8C"], "AC 4H KH", builds=[(14, 0, "KD AD")])
    assert not any(text.endswith(" = 1") for text in legal(state))
    assert legal(state)

"""The enumeration of captures against an independent brute force that looks at every subset of cards."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.core.cards import PACK_52, PACK_104, Card, format_cards, parse_card, parse_cards
from cardtable.games.casino.actions import Play
from cardtable.games.casino.captures import Values, can_capture, capture_vectors, number_of_vectors, single_sets
from cardtable.games.casino.rules import CasinoRules
from tests.games.casino.positions import position, rules_of

RULES = {
    "aces": rules_of("swedish", 2),
    "two packs": rules_of("mulle_sassersson", 2),
    "double values, one": rules_of("mulle_sassersson", 2, double_values=True),
    "double values, both": rules_of("mulle_sassersson", 2, double_values=True, double_use="both"),
    "hand and table": rules_of("finnish", 2),
    "Berlin, one": rules_of("berlin1810", 2),
    "Berlin, both": rules_of("berlin1810", 2, double_use="both"),
}


# The brute force


def adds_up(values: Sequence[Values], targets: Sequence[int]) -> bool:
    """Whether the cards of one set can count so that together they make one of ``targets``."""
    return any(sum(choice) in targets for choice in itertools.product(*values))


def divisible(values: Sequence[Values], targets: Sequence[int]) -> list[bool]:
    """For each subset of the cards, as a bit mask, whether it is a union of disjoint sets that each add up."""
    count = len(values)
    single = [
        mask > 0 and adds_up([values[i] for i in range(count) if mask >> i & 1], targets) for mask in range(1 << count)
    ]
    whole = [True] + [False] * ((1 << count) - 1)
    for mask in range(1, 1 << count):
        lowest = mask & -mask
        part = mask
        while part:
            if part & lowest and single[part] and whole[mask ^ part]:
                whole[mask] = True
                break
            part = (part - 1) & mask
    return whole


def brute_force(rules: CasinoRules, card: Card, table: Sequence[Card]) -> set[tuple[Card, ...]]:
    """Every choice of table cards that ``card`` can capture; equal cards of two packs are not told apart."""
    values = [rules.table_values[one] for one in table]
    targets = rules.hand_values[card]
    found: set[tuple[Card, ...]] = set()
    for choice in [targets] if rules.both_values else [(one,) for one in targets]:
        for mask, good in enumerate(divisible(values, choice)):
            if good and mask:
                found.add(tuple(sorted(table[i] for i in range(len(table)) if mask >> i & 1)))
    return found


def subsets(cards: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    for size in range(1, len(cards) + 1):
        yield from itertools.combinations(sorted(cards), size)


def test_the_brute_force_itself() -> None:
    rules = RULES["aces"]
    table = parse_cards("9S 4D 3C 2C")
    assert brute_force(rules, parse_card("9D"), table) == {
        parse_cards("9S"),
        parse_cards("4D 2C 3C"),
        parse_cards("9S 4D 2C 3C"),
    }


# Properties


@st.composite
def tables(draw: st.DrawFn) -> tuple[CasinoRules, Card, list[Card]]:
    rules = RULES[draw(st.sampled_from(sorted(RULES)))]
    pack = list(rules.pack)
    # Low cards and those of two values are where sums abound.
    rich = [card for card in pack if card % 13 < 7 or len(rules.table_values[card]) > 1]
    from_pack = draw(st.sampled_from([pack, rich]))
    places = draw(st.lists(st.integers(0, len(from_pack) - 1), min_size=1, max_size=9, unique=True))
    cards = [from_pack[place] for place in places]
    left = list(pack)
    for card in cards:
        left.remove(card)
    return rules, draw(st.sampled_from(left)), cards


@pytest.mark.slow
@settings(max_examples=250, deadline=None)
@given(tables())
def test_captures_are_exactly_those_of_the_brute_force(made: tuple[CasinoRules, Card, list[Card]]) -> None:
    rules, card, table = made
    state = position(rules, ["", ""], format_cards(table))
    state.hands[0] = [card]
    wanted = brute_force(rules, card, table)
    legal = state.legal()
    listed = list(legal)
    assert {play.taken for play in listed if play.captures} == wanted
    assert len(listed) == len(legal) == len(wanted) + 1
    for taken in set(subsets(table)):
        assert (Play(card, taken) in legal) == (taken in wanted)


@settings(max_examples=150, deadline=None)
@given(tables())
def test_whatever_is_chosen_is_judged_as_by_the_brute_force(made: tuple[CasinoRules, Card, list[Card]]) -> None:
    rules, card, table = made
    values = [rules.table_values[one] for one in table]
    whole = tuple(sorted(table)) in brute_force(rules, card, table)
    assert can_capture(values, rules.hand_values[card], rules.both_values) == whole


@settings(max_examples=150, deadline=None)
@given(tables())
def test_representatives_stand_for_every_capture_by_values(made: tuple[CasinoRules, Card, list[Card]]) -> None:
    rules, card, table = made
    state = position(rules, ["", ""], format_cards(table))
    state.hands[0] = [card]

    def by_values(plays: Sequence[Play]) -> list[tuple[Values, ...]]:
        return [tuple(sorted(rules.table_values[one] for one in play.taken)) for play in plays]

    chosen = by_values(state.legal().representatives())
    assert len(chosen) == len(set(chosen))
    assert set(chosen) == set(by_values(list(state.legal())))
    assert set(state.legal().representatives()) <= set(state.legal())


# Single functions


def test_nothing_can_be_captured_from_nothing() -> None:
    assert capture_vectors((), (9,), False) == ()
    assert not can_capture([], (9,), False)


def test_vectors_count_cards_of_equal_value() -> None:
    # Two threes and one six for a nine: 3 + 6, with either of the threes.
    assert capture_vectors((((3,), 2), ((6,), 1)), (9,), False) == ((1, 1),)
    # Three threes are nine as well.
    assert capture_vectors((((3,), 3), ((6,), 1)), (9,), False) == ((1, 1), (3, 0))


def test_a_class_of_two_values_is_used_either_way() -> None:
    # Two aces for a fourteen: each alone; both, each alone. One with a king: one; both with the king, two sets.
    assert capture_vectors((((1, 14), 2), ((13,), 1)), (14,), False) == ((1, 0), (1, 1), (2, 0), (2, 1))


def test_the_sets_of_one_value() -> None:
    assert single_sets((((1, 14), 2), ((6,), 2)), 14) == ((1, 0), (2, 2))


def test_how_many_vectors_there_are() -> None:
    assert number_of_vectors((((3,), 2), ((6,), 1))) == 6
    assert number_of_vectors(()) == 1


@pytest.mark.parametrize("together", [False, True])
def test_sixteen_and_ten_at_once_or_not(together: bool) -> None:
    values = [(4,), (6,), (7,), (9,)]
    assert can_capture(values, (10, 16), together) == together


# Crowded tables


WORST = {
    "fourteen low cards": ("swedish", "AS AH AD AC 2S 2H 2D 2C 3S 3H 3D 3C 4S 4H", "KS"),
    "fourteen ranks": ("swedish", "AS 2H 3D 4C 5S 6H 7D 8C 9S TH JD QC KS AH", "AC"),
    "sixteen of two packs": ("mulle_sassersson", "AS AS 2H 2H 3D 3D 4C 4C 5S 5S 6H 6H 7D 7D 8C 8C", "KS"),
    "sixteen low ones": ("mulle_sassersson", "AS AS AH AH 2H 2H 2D 2D 3D 3D 3C 3C 4C 4C 4S 4S", "KS"),
    "sixteen for an ace": ("mulle_sassersson", "AS AS AH AH 2H 2H 3D 3D 4C 4C 5S 5S 6H 6H 9D 9D", "AC"),
    "sixteen and building": ("mulle_glimne", "AS 2S 3D 4C 5S 6H 7D 8C 9H TD AH 2D 3C 4S 5H 6C", "KS QS 8H 7H"),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(WORST))
def test_crowded_tables_have_an_answer(name: str) -> None:
    variant, table, hand = WORST[name]
    state = position(rules_of(variant, 2), [hand, ""], table)
    legal = state.legal()
    plays = legal.representatives()
    assert plays == sorted(set(plays))
    assert len(plays) > 20
    assert all(play in legal for play in plays)
    for card in legal.cards():
        best = legal.completions(card, (), 5)
        assert 1 <= len(best) <= 5
        assert all(play.card == card and play in legal for play in best)
        targets = legal.targets(card)
        one = next(iter(targets))
        assert all(one in legal.chosen(play) for play in legal.completions(card, (one,), 5))


def test_a_whole_pack_on_the_table_has_an_answer() -> None:
    rules = rules_of("mulle_sassersson", 2)
    state = position(rules, ["KS", ""], format_cards(PACK_104[:103]))
    legal = state.legal()
    king = parse_cards("KS")[0]
    assert Play(king, parse_cards("KH")) in legal
    assert Play(king, parse_cards("AH QC")) in legal
    assert Play(king, parse_cards("AH JC")) not in legal
    assert legal.representatives()
    (seven,) = parse_cards("7H")
    wanted = next(target for target in legal.targets(king) if target.card == seven)
    assert all(seven in play.taken for play in legal.completions(king, (wanted,), 3))
    assert len(legal.completions(king, (wanted,), 3)) == 3


def test_all_pip_cards_of_a_pack_at_once() -> None:
    # 4 × (2 + 3 + … + 10) = 216 = 18 × 12, and pairs such as 2 + 10 and 5 + 7 exhaust them but for the sixes, 6 + 6.
    table = [card for card in PACK_52 if 1 <= card % 13 <= 9]
    assert can_capture([(card % 13 + 1,) for card in table], (12,), False)
    assert not can_capture([(card % 13 + 1,) for card in table], (13,), False)

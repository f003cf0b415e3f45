"""A point whose pips end in 4 counts one less, as can be agreed at Piquet au Cent (RULES.md, P154)."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from cardtable.core.sheets.categories import EntryError
from cardtable.games.piquet.combinations import Kind, point_options, whole
from cardtable.games.piquet.ranking import mask_of
from cardtable.games.piquet.rules import PiquetRules
from tests.games.piquet.tables import do, exchanged, play_out, points_by, rules_of, suited
from tests.games.sheets import Sheet

LESS = rules_of("points", four_less=True, repique="count")
USUAL = rules_of("points", repique="count")
BOTH = pytest.mark.parametrize(("rules", "less"), [(LESS, 1), (USUAL, 0)], ids=["one less", "usual"])


@pytest.mark.parametrize(
    ("hand", "pips", "counts"),
    [
        ("H:T987", 34, 3),
        ("H:KT987", 44, 4),
        ("H:KQT987", 54, 5),
        ("H:KQJT987", 64, 6),
        ("H:A987", 35, 4),
        ("H:AKQT", 41, 4),
        ("H:AKQJT987", 75, 8),
    ],
)
def test_a_point_that_ends_in_four_counts_one_less(hand: str, pips: int, counts: int) -> None:
    (point,) = whole(Kind.POINT, mask_of(suited(hand)), LESS.smallest_point)
    assert point.rank == pips
    assert LESS.points_of(point) == counts
    assert USUAL.points_of(point) == point.length


def test_of_three_cards_24_counts_two() -> None:
    three = rules_of("points", four_less=True, smallest_point=3)
    (point,) = whole(Kind.POINT, mask_of(suited("H:987")), 3)
    assert three.points_of(point) == 2


def test_with_32_cards_it_is_the_ruff() -> None:
    """Of any cards a point for each ten pips, five and more as another, and more cards have more pips (P164)."""
    three = rules_of("points", four_less=True, smallest_point=3)
    pips_of = {"A": 11, **dict.fromkeys("KQJT", 10), "9": 9, "8": 8, "7": 7}
    found: dict[int, set[int]] = {}
    for length in range(3, 9):
        for cards in combinations(pips_of, length):
            (point,) = whole(Kind.POINT, mask_of(suited(f"H:{''.join(cards)}")), 3)
            pips = sum(map(pips_of.__getitem__, cards))
            assert (point.length, point.rank) == (length, pips)
            assert three.points_of(point) == (pips + 5) // 10
            found.setdefault(length, set()).add(pips)
    assert all(max(found[fewer]) < min(found[more]) for fewer, more in pairwise(sorted(found)))


def test_nothing_else_ends_in_four() -> None:
    hand = mask_of(suited("S:AKQJ H:AJ D:AJ C:AJ"))
    for kind in (Kind.SEQUENCE, Kind.SET):
        for item in whole(kind, hand, LESS.smallest_point):
            assert LESS.points_of(item) == item.points


@BOTH
def test_it_is_marked_so(rules: PiquetRules, less: int) -> None:
    state, _ = exchanged(rules, suited("S:T987 H:AKQ D:AKQ C:98"), suited("S:AKQ H:JT9 D:JT9 C:AKQ"))
    do(state, "point 4S", "good")
    play_out(state)
    assert points_by(state.lines(), "point") == {0: 4 - less}


@BOTH
def test_the_better_point_is_the_same(rules: PiquetRules, less: int) -> None:
    # 34 against 35.
    state, _ = exchanged(rules, suited("S:T987 H:KQJ D:AKQ C:98"), suited("S:AK H:A987 D:JT9 C:AKQ"))
    do(state, "point 4S")
    play_out(state)
    assert points_by(state.lines(), "point") == {1: 4}


@BOTH
def test_a_neunziger_is_missed_by_one(rules: PiquetRules, less: int) -> None:
    # 7, 17 and 3, and 3 for three kings are 30.
    state, _ = exchanged(rules, suited("S:AKQ H:KQJT987 D:K C:8"), suited("S:JT9 D:AQJT9 C:AQJT"))
    play_out(state)
    lines = state.lines()
    assert points_by(lines, "point") == {0: 7 - less}
    # What is missing comes with the first lead.
    assert {line.code for line in lines} & {"repique", "pique"} == ({"pique"} if less else {"repique"})


def test_an_overfull_point_counts_in_full() -> None:
    held = {point.length: point for point in point_options(mask_of(suited("H:KQT987")), LESS.smallest_point)}
    assert [LESS.points_of(held[length]) for length in (6, 5, 4)] == [5, 5, 4]


def test_on_a_sheet_a_point_of_four_cards_can_count_three() -> None:
    def enter(points: int, **options: bool) -> Sheet:
        sheet = Sheet("piquet.points", 2, dealer=1, **options)
        return sheet.enter("by_category", point={0: points}, play={0: 7, 1: 6}, tricks={0: 7})

    # Three, seven for the play and the cards.
    assert enter(3, four_less=True).standing.points == (20, 6)
    assert enter(4).standing.points == enter(4, four_less=True).standing.points == (21, 6)
    with pytest.raises(EntryError) as usual:
        enter(3)
    with pytest.raises(EntryError) as less:
        enter(2, four_less=True)
    assert usual.value.code == less.value.code


def test_how_many_cards_a_point_has_follows_from_what_it_counts() -> None:
    assert LESS.point_cards(5) == (5, 6)
    assert LESS.point_cards(3) == (4,)
    assert LESS.point_cards(0) == (0,)
    assert USUAL.point_cards(5) == (5,)

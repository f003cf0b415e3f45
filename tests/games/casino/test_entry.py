"""Casino deals entered by hand: the sources' figures, and what cannot be."""

from __future__ import annotations

import pytest

from cardtable.core.sheets.categories import EntryError
from tests.games.sheets import Sheet, Typed


def test_swedish_all_points_of_a_deal() -> None:
    # "Wenn alle Wertungen vergeben werden, dann gibt es insgesamt 11 Punkte plus die Zahl der Tabbe."
    sheet = Sheet("casino.swedish", 2).enter(
        cards={0: 30},
        spades={0: "4+3"},
        big_casino={1: 1},
        little_casino={0: 1},
        aces={0: 3, 1: 1},
        last_capture={1: 1},
        sweeps={0: 2},
    )
    assert sheet.standing.points == (2 + 1 + 1 + 3 + 2, 2 + 1 + 1)
    assert sum(sheet.standing.points) == 11 + 2
    assert sheet.points("most_spades") == {0: 2}
    assert sheet.standing.dealer == 1


def test_swedish_tie_of_spades_between_three_and_the_rest_from_the_others() -> None:
    sheet = Sheet("casino.swedish", 3).enter(cards={0: 20, 1: 18}, spades={0: 5, 1: 5})
    assert sheet.points("most_cards") == {0: 1}
    assert sheet.points("most_spades") == {}


def test_swedish_the_match_is_decided_by_more_spades_in_the_last_deal() -> None:
    sheet = Sheet("casino.swedish", 2).at(14, 12).enter(spades={0: 8}, aces={1: 4})
    assert sheet.standing.points == (16, 16)
    assert sheet.standing.winners == (0,)


def test_overspader_a_point_for_each_spade_above_six() -> None:
    sheet = Sheet("casino.overspader", 2).enter(spades={1: 10})
    assert sheet.standing.points == (0, 4)


def test_sassersson_two_packs_and_mulles() -> None:
    sheet = Sheet("casino.mulle_sassersson", 2).enter(
        spades={0: 14}, big_casino={0: 2}, little_casino={0: 1, 1: 1}, aces={0: 5, 1: 3}, mulles={1: 2}, sweeps={0: 1}
    )
    assert sheet.standing.points == (1 + 4 + 1 + 5 + 1, 1 + 3 + 10)


def test_glimne_example_m1_fifteen_points() -> None:
    # "14 Punkte für Mulle mit einem Ass und 1 Punkt für Kehraus."
    sheet = Sheet("casino.mulle_glimne", 2).enter(mulle_points={0: 14}, sweeps={0: 1}, spades={0: 0})
    assert sheet.points("mulles") == {0: 14}
    assert sheet.points("sweep") == {0: 1}


def test_glimne_each_spade_counts() -> None:
    sheet = Sheet("casino.mulle_glimne", 2).enter(
        spades={0: 15}, ace_of_spades={0: 2}, little_casino={1: 2}, big_casino={0: 1}, other_aces={1: 6}
    )
    # The other pack's Big Casino is the second side's.
    assert sheet.standing.points == (13 + 4 + 3, (11 - 2) + 4 + 6 + 3)


@pytest.mark.parametrize(
    ("variant", "entered", "points"),
    [
        ("casino.swedish", {"aces": {0: 3}}, (3, 1)),
        ("casino.swedish", {"aces": {1: 4}}, (0, 4)),
        ("casino.mulle_sassersson", {"big_casino": {1: 2}, "aces": {0: 6}}, (6, 4 + 2)),
        # A match can end before the last ace is anybody's.
        ("casino.finnish", {"aces": {0: 3}}, (3, 0)),
    ],
)
def test_what_is_left_of_two_sides_need_not_be_told(
    variant: str, entered: dict[str, dict[int, int]], points: tuple[int, int]
) -> None:
    assert Sheet(variant, 2).enter(**entered).standing.points == points


def test_an_ace_too_few_is_refused() -> None:
    with pytest.raises(EntryError) as caught:
        Sheet("casino.swedish", 2).enter(aces={0: 2, 1: 1})
    assert (caught.value.code, caught.value.category) == ("does_not_make_the_whole", "aces")


def test_finnish_shared_spades_and_balanced_huts() -> None:
    sheet = Sheet("casino.finnish", 3).enter(
        cards={0: 18, 1: 20, 2: 14}, spades={0: 5, 1: 5}, aces={0: 1, 2: 3}, sweeps={0: 2, 1: 1, 2: 1}
    )
    # One hut each was turned over, so that one stands.
    assert sheet.standing.points == (1 + 1 + 1, 1 + 1, 3)


def test_finnish_no_huts_from_ten_points_on() -> None:
    with pytest.raises(EntryError) as refused:
        Sheet("casino.finnish", 2).at(10, 3).enter(sweeps={1: 1})
    assert refused.value.code == "huts_count_no_more"


def test_finnish_order_of_arrival() -> None:
    # Both would have 16; the ten of diamonds comes before the majority of spades.
    sheet = Sheet("casino.finnish", 2).at(14, 14).enter(spades={1: 8}, cards={0: 26, 1: 26}, big_casino={0: 1})
    assert sheet.standing.winners == (0,)


def test_berlin_example_seven_against_four_marks_three() -> None:
    # "Wenn z.B. Partei A 7 Punkte und B 4 zählt, dann markiert A 3 Punkte."
    sheet = Sheet("casino.berlin1810", 4).enter(
        cards={0: 30}, spades={0: 7}, big_casino={1: 1}, little_casino={0: 1}, aces={0: 2, 1: 2}
    )
    assert sheet.points("difference") == {0: 3}
    assert sheet.standing.points == (3, 0)


def test_berlin_nothing_is_marked_at_26_to_26_and_four_points_each() -> None:
    sheet = Sheet("casino.berlin1810", 4).enter(
        cards={0: 26}, spades={0: 7}, big_casino={1: 1}, little_casino={0: 1}, aces={0: 2, 1: 2}
    )
    assert sheet.standing.points == (0, 0)


def test_berlin_lurch_pays_double_to_each_winner() -> None:
    sheet = Sheet("casino.berlin1810", 4).at(9, 5).enter(sweeps={0: 2})
    assert sheet.standing.winners == (0,)
    assert sheet.rules.accounts(sheet.standing) == (2, -2, 2, -2)
    sheet = Sheet("casino.berlin1810", 4).at(9, 6).enter(sweeps={0: 2})
    assert sheet.rules.accounts(sheet.standing) == (1, -1, 1, -1)


def test_berlin_three_players_example_b1_where_c_wins() -> None:
    # A 14, B 13, C 15: big casino takes B to 15, then little casino takes C to 16 first.
    sheet = (
        Sheet("casino.berlin1810", 3)
        .at(14, 13, 15)
        .enter(
            cards={0: 30, 1: 12, 2: 10},
            spades={0: 3, 1: 8, 2: 2},
            big_casino={1: 1},
            little_casino={2: 1},
            ace_of_hearts={0: 1},
            ace_of_diamonds={0: 1},
            ace_of_spades={1: 1},
            ace_of_clubs={1: 1},
        )
    )
    assert sheet.standing.winners == (2,)
    assert sheet.standing.points[2] == 16


@pytest.mark.parametrize(
    ("kind", "players", "typed", "code", "category"),
    [
        ("casino.swedish", 2, {"aces": {0: 3, 1: 2}}, "too_many_together", "aces"),
        ("casino.swedish", 2, {"spades": {0: 14}}, "too_many", "spades"),
        ("casino.swedish", 2, {"cards": {0: 30, 1: 23}}, "too_many_together", "cards"),
        ("casino.swedish", 2, {"cards": {0: 30, 1: 21}}, "does_not_make_the_whole", "cards"),
        ("casino.swedish", 2, {"last_capture": {0: 1, 1: 1}}, "too_many_together", "last_capture"),
        ("casino.swedish", 2, {"big_casino": {0: 1, 1: 1}}, "too_many_together", "big_casino"),
        ("casino.swedish", 3, {"cards": {0: 20}}, "majority_is_open", "cards"),
        ("casino.swedish", 2, {"cards": {0: 5}, "spades": {0: 6}}, "fewer_than_named", "cards"),
        ("casino.mulle_glimne", 2, {"spades": {0: 0}, "ace_of_spades": {0: 1}}, "fewer_than_named", "spades"),
        ("casino.mulle_sassersson", 2, {"aces": {0: 9}}, "too_many", "aces"),
        ("casino.overspader", 2, {"mulles": {0: 1}}, "no_such_category", "mulles"),
        ("casino.swedish", 2, {"cards": {0: 6}, "spades": {0: 6}, "big_casino": {0: 1}}, "fewer_than_named", "cards"),
        ("casino.swedish", 2, {"cards": {0: 7}, "spades": {0: 6}, "aces": {0: 3}}, "fewer_than_named", "cards"),
        ("casino.swedish", 3, {"spades": {0: 13}, "little_casino": {1: 1}}, "fewer_than_named", "spades"),
        ("casino.swedish", 2, {"spades": {0: 13}, "little_casino": {1: 1}}, "fewer_than_named", "spades"),
        ("casino.swedish", 2, {"cards": {0: 51}}, "captures_take_two", "cards"),
        ("casino.swedish", 2, {"cards": {0: 52}, "last_capture": {1: 1}}, "captures_take_two", "cards"),
        ("casino.swedish", 2, {"cards": {0: 8}, "sweeps": {0: 5}}, "captures_take_two", "cards"),
        ("casino.swedish", 3, {"sweeps": {0: 20, 1: 7}}, "too_many_together", "sweeps"),
        ("casino.mulle_glimne", 2, {"mulle_points": {0: 1}, "spades": {0: 20}}, "no_such_count", "mulle_points"),
        ("casino.mulle_glimne", 2, {"mulle_points": {0: 436}, "spades": {0: 20}}, "too_many", "mulle_points"),
        ("casino.mulle_sassersson", 2, {"mulles": {0: 53}}, "too_many", "mulles"),
        ("casino.mulle_sassersson", 2, {"cards": {0: 60}}, "no_such_category", "cards"),
        ("casino.finnish", 2, {"last_capture": {0: 1}}, "no_such_category", "last_capture"),
    ],
)
def test_what_cannot_be(kind: str, players: int, typed: Typed, code: str, category: str) -> None:
    with pytest.raises(EntryError) as refused:
        Sheet(kind, players).enter(**typed)
    assert (refused.value.code, refused.value.category) == (code, category)


def test_after_sweeps_have_won_the_match_nothing_more_is_counted() -> None:
    with pytest.raises(EntryError) as refused:
        Sheet("casino.berlin1810", 4).at(10, 6).enter(sweeps={0: 1}, cards={0: 30})
    assert refused.value.code == "partie_was_over"
    with pytest.raises(EntryError) as both:
        Sheet("casino.berlin1810", 4).at(10, 10).enter(sweeps={0: 1, 1: 1})
    assert both.value.code == "partie_was_over"


def test_two_who_stood_level_beyond_the_goal_play_on_until_one_marks_more() -> None:
    # Nobody has swept, so nobody has won before the last capture, which is marked at once and decides.
    after = Sheet("casino.berlin1810", 4).at(12, 12).enter(sweeps={0: 0, 1: 0}, last_capture={1: 1}).standing
    assert (after.points, after.winners) == ((12, 13), (1,))
    swept = Sheet("casino.berlin1810", 4).at(12, 12).enter(sweeps={0: 1}).standing
    assert (swept.points, swept.winners) == ((13, 12), (0,))


def test_at_the_classic_game_a_sweep_wins_before_anything_is_counted() -> None:
    after = Sheet("casino.classic", 2).at(10, 5).enter(sweeps={0: 1}).standing
    assert (after.points, after.winners, after.factors) == ((11, 5), (0,), (0, 2))


def test_the_classic_game_of_three_marks_what_one_has_more_than_both_others() -> None:
    sheet = Sheet("casino.classic", 3).enter(
        cards={0: 24, 1: 18, 2: 10},
        spades={0: 7, 1: 4, 2: 2},
        big_casino={0: 1},
        aces={0: 1, 1: 3},
        little_casino={2: 1},
    )
    assert sheet.standing.points == (7 - 3 - 1, 0, 0)


def test_of_aces_without_suits_one_may_be_a_spade() -> None:
    sheet = Sheet("casino.swedish", 3).enter(cards={0: 8, 1: 20}, spades={0: 6, 1: 4}, aces={0: 3})
    assert sheet.points("aces") == {0: 3}


def test_what_is_left_of_the_pack_is_nothing_where_one_has_it_all() -> None:
    sheet = Sheet("casino.swedish", 3).enter(cards={0: 52}, spades={0: 13})
    assert sheet.points("most_cards") == {0: 1}
    assert [dict(line.params)["cards"] for line in sheet.lines if line.code == "won"] == [52]


FOUR_ACES = "ace_of_spades ace_of_clubs ace_of_hearts ace_of_diamonds"


@pytest.mark.parametrize(
    ("kind", "players", "codes"),
    [
        ("casino.swedish", 2, "cards spades big_casino little_casino aces last_capture sweeps"),
        ("casino.overspader", 2, "cards spades big_casino little_casino aces last_capture sweeps"),
        ("casino.mulle_sassersson", 2, "spades big_casino little_casino aces last_capture sweeps mulles"),
        ("casino.mulle_glimne", 2, "spades big_casino little_casino ace_of_spades other_aces sweeps mulle_points"),
        ("casino.finnish", 2, "cards spades big_casino little_casino aces sweeps first"),
        ("casino.berlin1810", 4, "cards spades big_casino little_casino aces last_capture sweeps"),
        ("casino.berlin1810", 3, f"cards spades big_casino little_casino {FOUR_ACES} last_capture sweeps"),
    ],
)
def test_what_is_asked_for_is_what_scores(kind: str, players: int, codes: str) -> None:
    sheet = Sheet(kind, players)
    asked = [one.code for one in sheet.rules.categories(sheet.standing, "by_category")]
    assert asked == [*codes.split(), "misdeal"]


@pytest.mark.parametrize("tie", ["spades_then_deal", "spades_then_arrival"])
def test_sassersson_by_deals_totals_need_no_mark_for_a_tie(tie: str) -> None:
    # There is no target, so no tie is broken.
    sheet = Sheet("casino.mulle_sassersson", 2, tie=tie).enter("totals", total={0: 12, 1: 14})
    assert sheet.standing.points == (12, 14)

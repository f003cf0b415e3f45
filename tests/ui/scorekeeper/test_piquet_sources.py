"""Piquet: every example of settlement in the sources, entered in the window, gives the source's figure."""

from __future__ import annotations

import pytest

from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.scorekeeper.by_hand import Open, accounts, by_category, by_totals, points, type_deal, winners
from tests.ui.scorekeeper.parts import table_view

THREE = ("Anna", "Björn", "Christina")
FOUR = ("Anna", "Björn", "Christina", "David")


def playing(window: SheetWindow) -> set[int]:
    """Who plays the next deal."""
    sheet = window.keeper.sheet
    return set(sheet.rules.playing(sheet.next_standing))


def counts(window: SheetWindow) -> list[tuple[str, int, object]]:
    """The running count after each line of the last deal: what for, whose, how far."""
    lines = window.keeper.sheet.rows[-1].lines
    return [(line.code, line.side, dict(line.params)["count"]) for line in lines if line.marked]


# "Die Berechnung"


@pytest.mark.parametrize(
    ("second", "totals", "gain"), [((8, 40, 36, 7), (121, 106), 15), ((8, 30, 36, 7), (121, 96), 450)]
)
def test_four_deals(opened: Open, second: tuple[int, ...], totals: tuple[int, int], gain: int) -> None:
    window = opened("piquet.four_deals", dealer=1, rounding="none")
    for own, other in zip((24, 16, 13, 22), second, strict=True):
        type_deal(window, total={0: own, 1: other})
    assert points(window) == totals
    assert accounts(window) == (gain, -gain)


def test_prizes_are_set_against_each_other_besides_the_gain(opened: Open) -> None:
    window = opened("piquet.four_deals", dealer=1, rounding="none")
    type_deal(window, total={0: 104, 1: 8}, repique={0: 1})
    type_deal(window, total={0: 16, 1: 70}, pique={1: 1})
    type_deal(window, total={0: 13, 1: 36}, capot={1: 1})
    type_deal(window, total={0: 97, 1: 7}, repique={0: 1})
    assert points(window) == (208 + 16 + 13 + 194, 16 + 70 + 36 + 14)
    # 400 twice against 100 and 300: halves in the second and third deals.
    assert accounts(window) == (431 - 136 + 800 - 400, -695)


@pytest.mark.parametrize(
    ("difference", "rounding", "paid"), [(63, "tens", 6), (65, "tens", 7), (249, "hundreds", 2), (250, "hundreds", 3)]
)
def test_rounding_of_a_session(opened: Open, difference: int, rounding: str, paid: int) -> None:
    window = opened("piquet.session", dealer=1, deals=2, rounding=rounding)
    type_deal(window, total={0: (difference + 1) // 2, 1: 40})
    type_deal(window, total={0: difference // 2 + 40})
    assert accounts(window) == (paid, -paid)


def test_94_and_the_cards_come_too_late_against_96_who_counts_to_101(opened: Open) -> None:
    window = opened("piquet.points", target=101)
    by_totals(window, total={0: 43, 1: 48})
    by_totals(window, total={0: 44, 1: 48})
    by_category(window, play={0: 7, 1: 6}, tricks={0: 7})
    assert winners(window) == (1,)
    assert points(window) == (94, 102)


def test_what_the_loser_counted_in_play_saves_him_from_matsch(opened: Open) -> None:
    window = opened("piquet.points")
    by_totals(window, total={0: 22, 1: 47})
    by_totals(window, total={0: 22, 1: 48})
    by_category(window, play={0: 7, 1: 6}, tricks={0: 6}, half_first={0: True})
    assert winners(window) == (1,)
    assert accounts(window) == (-1, 1)


# "Die Match"


@pytest.mark.parametrize(("target", "loser", "factor"), [(100, 49, 2), (100, 50, 1), (101, 50, 2), (101, 51, 1)])
def test_matsch_below_half(opened: Open, target: int, loser: int, factor: int) -> None:
    window = opened("piquet.points", target=target)
    type_deal(window, total={0: 49 + target - 100, 1: 25})
    type_deal(window, total={0: 50, 1: loser - 25})
    type_deal(window, total={0: 1})
    assert winners(window) == (0,)
    assert accounts(window) == (factor, -factor)


# "Das Zählen"


def test_the_count_of_12_and_13_against_10(opened: Open) -> None:
    window = opened("piquet.session", dealer=1)
    by_category(window, point={0: 6}, sets={0: "3+3"}, sequences={1: "4+3+3"}, play={0: 7, 1: 6}, tricks={0: 6})
    assert counts(window)[:3] == [("point", 0, 6), ("set", 0, 12), ("sequence", 1, 10)]


def test_divided_cards_add_ten_again_and_again(opened: Open) -> None:
    window = opened("piquet.session", dealer=1)
    by_category(window, play={0: 7, 1: 6}, tricks={0: 6})
    assert "The cards are now worth 20." in window.about
    by_category(window, play={0: 7, 1: 6}, tricks={0: 6})
    assert "The cards are now worth 30." in window.about
    before = points(window)
    by_category(window, play={0: 8, 1: 6}, tricks={0: 7})
    assert points(window) == (before[0] + 8 + 30, before[1] + 6)
    assert "The cards are now worth" not in window.about


def test_divided_cards_stand_for_nobody_in_a_match_to_100(opened: Open) -> None:
    window = opened("piquet.points", dealer=1)
    by_category(window, play={0: 7, 1: 6}, tricks={0: 6})
    assert points(window) == (7, 6)
    by_category(window, play={0: 6, 1: 8}, tricks={1: 7})
    assert points(window) == (13, 6 + 8 + 10)


def test_all_the_tricks_are_30_besides_the_10(opened: Open) -> None:
    window = opened("piquet.points", dealer=1)
    by_category(window, play={0: 13}, tricks={0: 12})
    assert points(window) == (13 + 10 + 30, 0)


# "Der Neunziger", "Der Sechziger"


def test_93_for_the_dealer(opened: Open) -> None:
    window = opened("piquet.session", dealer=1)
    by_category(window, point={1: 6}, sequences={1: "15+3+3"}, sets={1: "3+3"}, play={0: 7, 1: 6}, tricks={0: 7})
    assert ("set", 1, 33) in counts(window)
    assert ("repique", 1, 93) in counts(window)


def test_a_repique_in_a_match_to_100_is_won_by_itself(opened: Open) -> None:
    window = opened("piquet.points", dealer=1)
    by_category(window, point={1: 6}, sequences={1: "15+3+3"}, sets={1: "3+3"}, play={0: 7, 1: 6}, tricks={0: 7})
    assert accounts(window) == (-1, 1)
    assert points(window) == (7 + 10, 6)


def test_four_aces_of_the_opponent_come_too_late_against_a_repique(opened: Open) -> None:
    window = opened("piquet.session", dealer=1)
    by_category(window, point={0: 6}, sequences={0: "16+15"}, sets={1: 14}, play={0: 8, 1: 5}, tricks={0: 8})
    assert ("repique", 0, 97) in counts(window)


def test_thirty_with_the_play_are_sixty(opened: Open) -> None:
    window = opened("piquet.session", dealer=1)
    by_category(window, point={0: 7}, sequences={0: "17+3"}, pique={0: 1}, play={0: 10, 1: 3}, tricks={0: 9})
    assert points(window) == (7 + 20 + 30 + 10 + 10, 3)


# "Rote Karte", "Weiße Karte", "Das Bedienen"


def test_carte_rouge_is_20_at_the_end(opened: Open) -> None:
    window = opened("piquet.session", dealer=1, carte_rouge=True)
    by_category(window, point={0: 6}, sets={0: "3+3"}, carte_rouge={0: 1}, play={0: 8, 1: 5}, tricks={0: 8})
    assert counts(window)[-1][0] == "carte_rouge"
    assert points(window) == (12 + 8 + 10 + 20, 5)


def test_carte_blanche_is_10_and_makes_the_other_repique_impossible(opened: Open) -> None:
    window = opened("piquet.session", dealer=1)
    by_category(window, carte_blanche={1: 1}, point={0: 8}, sequences={0: 18}, sets={0: 14}, tricks={0: 12})
    assert points(window) == (40 + 10 + 30, 10)


def test_a_revoke_is_five_for_the_opponent(opened: Open) -> None:
    window = opened("piquet.session", dealer=1)
    by_category(window, revoke={0: 1}, play={0: 8, 1: 5}, tricks={0: 8})
    assert points(window) == (18, 5 + 5)


# "Königspiquet"


@pytest.mark.parametrize(("loser", "stake"), [(50, 1), (49, 2)])
def test_kings_of_three_the_loser_pays_the_winner_and_the_king(opened: Open, loser: int, stake: int) -> None:
    window = opened("piquet.kings", *THREE, dealer=1)
    first, second = sorted(playing(window))
    (king,) = set(range(3)) - {first, second}
    # Both numbers stand for a whole deal, so the sheet asks what came first where that decides what is paid.
    type_deal(window, total={first: 100, second: loser}, **({"half_first": {second: True}} if loser == 50 else {}))
    assert {seat: accounts(window)[seat] for seat in range(3)} == {first: stake, king: stake, second: -2 * stake}
    assert playing(window) == {first, king}
    assert (
        f"Next to play: {THREE[min(first, king)]}" in window.about
        or f"Next to play: {THREE[max(first, king)]}" in window.about
    )


def test_kings_of_four_every_king_is_paid_and_the_fourth_takes_the_losers_place(opened: Open) -> None:
    window = opened("piquet.kings", *FOUR)
    first, second = sorted(playing(window))
    kings = [seat for seat in range(4) if seat not in (first, second)]
    type_deal(window, total={first: 100, second: 60}, half_first={second: True})
    assert accounts(window)[second] == -3
    assert all(accounts(window)[seat] == 1 for seat in (first, *kings))
    assert first in playing(window)
    assert second not in playing(window)


@pytest.mark.parametrize(
    ("order", "pairs"), [("ab_bc_cd_da_ac_bd", "AB BC CD DA AC BD"), ("ab_ac_ad_bc_bd_cd", "AB AC AD BC BD CD")]
)
def test_kings_of_four_in_a_fixed_order(opened: Open, order: str, pairs: str) -> None:
    window = opened("piquet.kings", *FOUR, order=order)
    met = []
    for _ in range(6):
        first, second = sorted(playing(window))
        met.append({first, second})
        type_deal(window, total={first: 100, second: 60}, half_first={second: True})
    assert met == [{"ABCD".index(seat) for seat in pair} for pair in pairs.split()]
    assert window.keeper.sheet.standing.over


def test_kings_a_repique_wins_at_once(opened: Open) -> None:
    window = opened("piquet.kings", *THREE)
    first, second = sorted(playing(window))
    type_deal(window, repique={first: 1}, total={second: 20})
    assert winners(window) == (first,)
    assert accounts(window)[second] == -4


# The chouette and the Rubicon of 1888


def test_chouette_the_box_pays_or_is_paid_by_each(opened: Open) -> None:
    window = opened("piquet.chouette", *THREE, dealer=0)
    assert playing(window) == {0, 1}
    assert "Anna has the box." in window.about
    type_deal(window, total={0: 100, 1: 60}, half_first={1: True})
    assert accounts(window) == (2, -1, -1)
    assert playing(window) == {0, 2}
    type_deal(window, total={0: 60, 2: 100}, half_first={0: True})
    assert accounts(window) == (0, 0, 0)
    assert playing(window) == {1, 2}
    assert "Christina has the box." in window.about


def test_chouette_the_table_view_says_who_has_the_box(opened: Open) -> None:
    window = opened("piquet.chouette", *THREE, dealer=0)
    window.show_table()
    table = table_view(window)
    assert table is not None
    assert "Anna has the box." in table.displays[0].status
    type_deal(window, total={0: 100, 1: 60}, half_first={1: True})
    type_deal(window, total={0: 60, 2: 100}, half_first={0: True})
    # What the match has come to is told first.
    assert "has the box" not in table.displays[0].status
    table.displays[0].over.click()
    assert "Christina has the box." in table.displays[0].status


@pytest.mark.parametrize(
    ("first", "second", "gain"),
    [
        pytest.param((40, 30, 30, 30, 20, 20), (20, 10, 20, 20, 15, 14), 170 + 99 + 100, id="below the Rubicon"),
        pytest.param((40, 30, 30, 30, 20, 20), (20, 10, 20, 20, 15, 15), 70 + 100, id="100 are across it"),
        pytest.param((20, 10, 20, 20, 10, 10), (10, 10, 10, 10, 10, 10), 90 + 60 + 100, id="both below"),
    ],
)
def test_rubicon(opened: Open, first: tuple[int, ...], second: tuple[int, ...], gain: int) -> None:
    window = opened("piquet.rubicon", dealer=1)
    for own, other in zip(first, second, strict=True):
        type_deal(window, total={0: own, 1: other})
    assert accounts(window) == (gain, -gain)


@pytest.mark.parametrize(("last", "gains"), [((30, 20), (10 + 100, -110)), ((20, 20), (0, 0))])
def test_rubicon_two_more_deals_on_a_tie_and_then_a_draw(
    opened: Open, last: tuple[int, int], gains: tuple[int, int]
) -> None:
    window = opened("piquet.rubicon", dealer=1)
    for _ in range(6):
        type_deal(window, total={0: 20, 1: 20})
    assert [row.after.over for row in window.keeper.sheet.rows] == [False] * 6
    type_deal(window, total={0: 20, 1: 20})
    type_deal(window, total={0: last[0], 1: last[1]})
    assert [row.after.over for row in window.keeper.sheet.rows] == [False] * 7 + [True]
    assert accounts(window) == gains


def test_meyers_double_below_50(opened: Open) -> None:
    window = opened("piquet.meyers1888", dealer=1)
    type_deal(window, total={0: 100, 1: 49})
    assert accounts(window) == (2, -2)


# "Räuberpiquet", "Normannisches Piquet"


def test_robber_twenty_from_the_hand_are_ninety_for_both_partners(opened: Open) -> None:
    window = opened("piquet.robber", *FOUR, target=300)
    by_category(window, point={0: 5}, sequences={0: "15"}, play={0: 6, 1: 4}, tricks={0: 5})
    assert points(window) == (90 + 6 + 10, 4)


def test_robber_four_tricks_each_stand(opened: Open) -> None:
    window = opened("piquet.robber", *FOUR)
    by_category(window, play={0: 5, 1: 5}, tricks={0: 4})
    assert points(window) == (5, 5)


def test_norman_the_first_leaves_and_the_loser_of_the_others_pays_both(opened: Open) -> None:
    window = opened("piquet.norman", *THREE)
    type_deal(window, total={0: 100, 1: 60, 2: 30})
    assert playing(window) == {1, 2}
    type_deal(window, total={1: 100, 2: 90})
    assert accounts(window) == (1, 1, -2)


def test_norman_ten_to_the_most_tricks_and_none_where_two_are_equal(opened: Open) -> None:
    window = opened("piquet.norman", *THREE, dealer=0)
    by_category(window, play={0: 5, 1: 4, 2: 3}, tricks={0: 5, 1: 3, 2: 2})
    assert points(window) == (15, 4, 3)
    by_category(window, play={0: 5, 1: 4, 2: 3}, tricks={0: 4, 1: 4, 2: 2})
    assert points(window) == (20, 8, 6)


def test_norman_twenty_are_ninety(opened: Open) -> None:
    window = opened("piquet.norman", *THREE, target=200)
    by_category(window, point={0: 5}, sequences={0: 15}, play={0: 5, 1: 4, 2: 3}, tricks={0: 5, 1: 3, 2: 2})
    assert points(window) == (90 + 5 + 10, 4, 3)

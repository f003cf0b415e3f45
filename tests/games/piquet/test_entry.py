"""Piquet deals entered by hand: the sources' settlements, the running count in order, and what cannot be."""

from __future__ import annotations

import pytest

from cardtable.core.sheets.categories import EntryError
from tests.games.sheets import Sheet, Typed


def _four_deals(first: tuple[int, ...], second: tuple[int, ...], **options: str) -> Sheet:
    sheet = Sheet("piquet.four_deals", 2, dealer=1, **options)
    for own, other in zip(first, second, strict=True):
        sheet.enter(total={0: own, 1: other})
    return sheet


def test_four_deals_121_to_106() -> None:
    sheet = _four_deals((24, 16, 13, 22), (8, 40, 36, 7), rounding="none")
    assert sheet.standing.points == (121, 106)
    assert sheet.rules.accounts(sheet.standing) == (15, -15)


def test_four_deals_450() -> None:
    sheet = _four_deals((24, 16, 13, 22), (8, 30, 36, 7), rounding="none")
    assert sheet.standing.points == (121, 96)
    assert sheet.rules.accounts(sheet.standing) == (450, -450)


def test_prizes_are_doubled_in_the_first_deal_and_noted_as_strokes() -> None:
    sheet = Sheet("piquet.four_deals", 2, dealer=1, rounding="none")
    sheet.enter(total={0: 30, 1: 10}, capot={0: 1}, repique={0: 1})
    assert sheet.points("prize_capot") == {0: 600}
    assert sheet.points("prize_repique") == {0: 400}
    assert [dict(line.params)["strokes"] for line in sheet.lines if line.code.startswith("prize")] == [4, 6]
    sheet.enter(total={0: 30, 1: 10}, pique={1: 1})
    assert sheet.points("prize_pique") == {1: 100}


@pytest.mark.parametrize(
    ("difference", "rounding", "stakes"),
    [
        (63, "tens", 6),
        (65, "tens", 7),
        (249, "hundreds", 2),
        (250, "hundreds", 3),
    ],
)
def test_session_rounding(difference: int, rounding: str, stakes: int) -> None:
    sheet = Sheet("piquet.session", 2, dealer=1, deals=1, rounding=rounding)
    sheet.enter(total={0: difference + 40, 1: 40})
    assert sheet.rules.accounts(sheet.standing) == (stakes, -stakes)


def test_94_against_96_who_counts_to_101_before_the_cards() -> None:
    sheet = Sheet("piquet.points", 2, dealer=1, target=101).at(87, 96)
    sheet.enter("by_category", play={0: 7, 1: 6}, tricks={0: 7})
    assert sheet.standing.winners == (1,)
    assert sheet.points("cards") == {}


def test_who_was_first_is_asked_only_where_the_play_leaves_it_open() -> None:
    sheet = Sheet("piquet.points", 2, dealer=1, target=101).at(95, 96)
    with pytest.raises(EntryError) as refused:
        sheet.enter("by_category", play={0: 7, 1: 6}, tricks={0: 7})
    assert (refused.value.code, refused.value.category) == ("who_was_first", "first")
    assert sheet.enter("by_category", play={0: 7, 1: 6}, tricks={0: 7}, first={0: 1}).standing.winners == (0,)


def test_the_dealers_repique_of_93() -> None:
    # "Der Neunziger": point 6, sequences 15 + 3 …, counted to 33, which are 93.
    sheet = Sheet("piquet.points", 2, dealer=1, repique="count", target=300)
    sheet.enter("by_category", point={1: 6}, sequences={1: 15}, sets={1: "3+3+3+3"}, play={0: 7, 1: 6}, tricks={0: 7})
    assert sheet.points("repique") == {1: 60}
    assert sheet.standing.points[1] == 33 + 60 + 6


def test_what_the_opponent_counts_earlier_prevents_a_repique_and_later_does_not() -> None:
    sheet = Sheet("piquet.points", 2, dealer=1, repique="count", target=300)
    sheet.enter("by_category", point={1: 6}, sequences={0: "16+15"}, play={0: 7, 1: 6}, tricks={0: 7})
    assert sheet.points("repique") == {}
    sheet.enter("by_category", point={1: 6}, sequences={1: "16+15"}, sets={0: 14}, play={0: 7, 1: 7}, tricks={0: 5})
    assert sheet.points("repique") == {1: 60}


def test_a_repique_announced_too_late_is_lost() -> None:
    sheet = Sheet("piquet.points", 2, dealer=1, repique="count", target=300)
    sheet.enter("by_category", point={0: 7}, sequences={0: 17}, sets={0: 14}, too_late={0: 1})
    assert sheet.points("repique") == {}
    assert sheet.standing.points == (38, 0)


def test_a_repique_of_its_own_leaves_the_running_partie_alone() -> None:
    sheet = Sheet("piquet.points", 2, dealer=1)
    sheet.enter("by_category", point={0: 7}, sequences={0: 17}, sets={0: 14}, play={0: 8, 1: 5}, tricks={0: 8})
    assert sheet.standing.points == (18, 5)
    assert sheet.rules.accounts(sheet.standing) == (1, -1)


def test_double_below_half_and_rubicon() -> None:
    sheet = Sheet("piquet.points", 2, dealer=1).at(90, 49).enter(total={0: 12})
    assert sheet.rules.accounts(sheet.standing) == (2, -2)
    sheet = Sheet("piquet.points", 2, dealer=1).at(90, 50).enter(total={0: 12})
    assert sheet.rules.accounts(sheet.standing) == (1, -1)
    sheet = Sheet("piquet.rubicon", 2, dealer=1)
    for own, other in ((40, 20), (30, 10), (30, 20), (30, 20), (20, 15), (20, 14)):
        sheet.enter(total={0: own, 1: other})
    # 170 against 99: below the Rubicon the sum and 100.
    assert sheet.rules.accounts(sheet.standing) == (369, -369)


def test_divided_cards_are_carried_over_in_a_session() -> None:
    sheet = Sheet("piquet.session", 2, dealer=1, deals=3)
    sheet.enter("by_category", point={0: 5}, play={0: 8, 1: 8}, tricks={0: 6})
    assert sheet.points("cards") == {}
    sheet.enter("by_category", point={0: 5}, play={0: 8, 1: 7}, tricks={0: 7})
    assert sheet.points("cards") == {0: 20}


def test_kings_everybody_is_paid_and_the_loser_leaves() -> None:
    sheet = Sheet("piquet.kings", 3, rounds=1)
    first, second = sheet.rules.playing(sheet.standing)
    sheet.enter(total={first: 101, second: 20})
    assert sheet.rules.accounts(sheet.standing)[second] == -4
    assert sorted(sheet.rules.accounts(sheet.standing)) == [-4, 2, 2]
    assert set(sheet.rules.playing(sheet.standing)) == {0, 1, 2} - {second}


@pytest.mark.parametrize("fault", ["wrong_declaration", "hand_too_large", "discards_mixed"])
def test_faults_that_count_nothing(fault: str) -> None:
    sheet = Sheet("piquet.session", 2, dealer=1)
    sheet.enter("by_category", **{fault: {0: 1}}, point={0: 7}, sets={1: 14}, play={0: 8, 1: 5}, tricks={0: 8})
    assert sheet.standing.points == (0, 19)


def test_a_revoke_brings_the_opponent_five() -> None:
    sheet = Sheet("piquet.session", 2, dealer=1)
    sheet.enter("by_category", revoke={0: 1}, point={0: 7}, play={0: 8, 1: 5}, tricks={0: 8})
    assert sheet.standing.points == (7 + 8 + 10, 5 + 5)


@pytest.mark.parametrize(
    ("typed", "code", "category"),
    [
        ({"tricks": {0: 13}}, "too_many", "tricks"),
        ({"last_trick": {0: 1, 1: 1}}, "too_many_together", "last_trick"),
        ({"tricks": {0: 12}, "last_trick": {1: 1}}, "last_without_tricks", "last_trick"),
        ({"point": {0: 5, 1: 4}}, "one_counts_a_class", "point"),
        ({"sets": {0: 3, 1: 14}}, "one_counts_a_class", "sets"),
        ({"sets": {0: 5}}, "no_such_count", "sets"),
        ({"sequences": {0: 14}}, "no_such_count", "sequences"),
        ({"point": {0: 3}}, "no_such_count", "point"),
        ({"tricks": {0: 6}, "play": {0: 3}}, "play_does_not_fit", "play"),
        ({"sets": {1: 14}, "pique": {0: 1}, "play": {0: 13}}, "opponent_has_counted", "pique"),
        ({"point": {0: 5}, "pique": {0: 1}, "play": {0: 13}}, "not_enough_for_pique", "pique"),
        ({}, "nothing_entered", "point"),
    ],
)
def test_what_cannot_be(typed: Typed, code: str, category: str) -> None:
    with pytest.raises(EntryError) as refused:
        Sheet("piquet.session", 2, dealer=1).enter("by_category", **typed)
    assert (refused.value.code, refused.value.category) == (code, category)


def test_a_divided_deal_has_no_capot() -> None:
    sheet = Sheet("piquet.points", 2, dealer=1).enter("by_category", tricks={0: 6}, play={0: 8, 1: 7})
    assert sheet.points("capot") == {}
    assert sheet.points("cards") == {}


def test_carte_blanche_comes_first_and_prevents_the_opponents_repique() -> None:
    sheet = Sheet("piquet.points", 2, dealer=1, repique="count", target=300)
    sheet.enter("by_category", carte_blanche={1: 1}, point={0: 7}, sequences={0: 17}, sets={0: 14})
    assert sheet.lines[0].code == "carte_blanche"
    assert sheet.points("repique") == {}
    assert sheet.standing.points == (38, 10)


def test_carte_rouge_is_counted_at_the_end() -> None:
    sheet = Sheet("piquet.session", 2, dealer=1, carte_rouge=True)
    sheet.enter("by_category", carte_rouge={0: 1}, point={0: 6}, play={0: 8, 1: 5}, tricks={0: 8})
    assert sheet.lines[-1].code == "carte_rouge"
    assert sheet.standing.points == (6 + 8 + 10 + 20, 5)


def test_elders_pique() -> None:
    # 29 from the hand, and thirty with the first lead: thirty more.
    sheet = Sheet("piquet.session", 2, dealer=1)
    sheet.enter("by_category", point={0: 8}, sequences={0: 18}, sets={0: 3}, pique={0: 1}, play={0: 13}, tricks={0: 12})
    assert sheet.points("pique") == {0: 30}
    assert sheet.points("capot") == {0: 30}
    assert sheet.standing.points == (29 + 30 + 13 + 10 + 30, 0)


def test_elders_first_lead_reaches_the_goal_before_the_dealer_counts() -> None:
    sheet = Sheet("piquet.points", 2, dealer=1).at(99, 98)
    sheet.enter("by_category", point={1: 6}, play={0: 7, 1: 6}, tricks={0: 7})
    assert sheet.standing.winners == (0,)
    assert sheet.points("point") == {}


def test_a_declaration_that_reaches_the_goal_ends_the_partie() -> None:
    sheet = Sheet("piquet.points", 2, dealer=1).at(60, 97)
    sheet.enter("by_category", point={1: 6}, sequences={1: 4}, play={0: 7, 1: 6}, tricks={0: 7})
    assert sheet.standing.winners == (1,)
    assert [line.code for line in sheet.lines] == ["point"]


def test_prizes_by_category_in_four_deals_and_the_jump_besides() -> None:
    sheet = Sheet("piquet.four_deals", 2, dealer=1)
    sheet.enter("by_category", point={0: 6}, sequences={0: 16}, sets={0: 14}, play={0: 13}, tricks={0: 12})
    assert sheet.points("prize_repique") == {0: 400}
    assert sheet.points("prize_capot") == {0: 600}
    assert sheet.points("repique") == {0: 60}
    only = Sheet("piquet.four_deals", 2, dealer=1, prizes="only")
    only.enter("by_category", point={0: 6}, sequences={0: 16}, sets={0: 14})
    assert only.points("prize_repique") == {0: 400}
    assert only.standing.points == (2 * 36, 0)


def test_totals_can_say_that_the_tricks_were_divided() -> None:
    sheet = Sheet("piquet.session", 2, dealer=1, deals=3)
    sheet.enter(total={0: 20, 1: 12}, divided={0: 1})
    sheet.enter("by_category", play={0: 8, 1: 6}, tricks={0: 7})
    assert sheet.points("cards") == {0: 20}


def test_a_total_that_reaches_the_goal_and_who_was_first() -> None:
    sheet = Sheet("piquet.points", 2, dealer=1).at(90, 95)
    with pytest.raises(EntryError) as refused:
        sheet.enter(total={0: 12, 1: 9})
    assert refused.value.code == "who_was_first"
    assert sheet.enter(total={0: 12, 1: 9}, first={1: 1}).standing.winners == (1,)
    with pytest.raises(EntryError) as early:
        Sheet("piquet.points", 2, dealer=1).enter(total={0: 12}, first={0: 1})
    assert early.value.code == "has_not_arrived"
    with pytest.raises(EntryError) as nothing:
        Sheet("piquet.points", 2, dealer=1).enter()
    assert nothing.value.code == "nothing_entered"


def test_repiques_in_totals_are_parties_of_their_own_or_win_outright() -> None:
    own = Sheet("piquet.points", 2, dealer=1).enter(total={0: 10, 1: 5}, repique={1: 1})
    assert own.rules.accounts(own.standing) == (-1, 1)
    assert own.standing.points == (10, 5)
    kings = Sheet("piquet.kings", 3, rounds=1)
    first, second = kings.rules.playing(kings.standing)
    kings.enter(total={first: 10}, repique={second: 1})
    assert kings.rules.accounts(kings.standing)[first] < 0


def test_a_repique_wins_kings_by_category() -> None:
    sheet = Sheet("piquet.kings", 3, rounds=1)
    elder = sheet.rules.playing(sheet.standing)[0]
    sheet.enter("by_category", point={elder: 6}, sequences={elder: 16}, sets={elder: 14})
    assert sheet.rules.accounts(sheet.standing)[elder] > 0


def test_nothing_beaten_at_all() -> None:
    sheet = Sheet("piquet.points", 2, dealer=1, repique="count", repique_when="nothing_beaten", target=300)
    sheet.enter("by_category", point={0: 7}, sequences={0: 17}, sets={0: 14})
    assert sheet.points("repique") == {0: 60}
    sheet.enter("by_category", point={1: 6}, sequences={1: "16+15"}, sets={0: 14})
    assert sheet.points("repique") == {}


def test_robber_partners_count_together() -> None:
    sheet = Sheet("piquet.robber", 4)
    sheet.enter("by_category", point={0: 5}, sequences={0: 15}, play={0: 6, 1: 4}, tricks={0: 5})
    assert sheet.points("repique") == {0: 70}
    assert sheet.points("cards") == {0: 10}
    assert sheet.standing.points == (20 + 70 + 6 + 10, 4)
    assert sheet.standing.winners == (0,)
    assert sheet.rules.accounts(sheet.standing) == (2, -2, 2, -2)


def test_norman_the_first_leaves_and_the_loser_of_two_pays_both() -> None:
    sheet = Sheet("piquet.norman", 3)
    assert len(sheet.rules.playing(sheet.standing)) == 3
    sheet.enter(total={0: 100, 1: 40, 2: 50})
    playing = sheet.rules.playing(sheet.standing)
    assert set(playing) == {1, 2}
    sheet.enter(total={1: 100, 2: 90})
    assert sheet.rules.accounts(sheet.standing) == (1, 1, -2)


@pytest.mark.parametrize("method", ["totals", "by_category"])
def test_a_misdeal_alone_is_dealt_anew_by_the_same_dealer(method: str) -> None:
    sheet = Sheet("piquet.session", 2, dealer=1).enter(method, misdeal={1: 1})
    assert (sheet.standing.dealer, sheet.standing.deals, sheet.standing.points) == (1, 0, (0, 0))


def test_against_a_wrong_declaration_counts_even_what_was_beaten() -> None:
    # Elder declared a point of seven wrongly; the dealer's six, beaten by it, are good, and bring him to thirty.
    sheet = Sheet("piquet.points", 2, dealer=1, repique="count", target=300)
    sheet.enter(
        "by_category", wrong_declaration={0: 1}, point={0: 7, 1: 6}, sequences={1: "15+3"}, sets={1: "3+3"}, play={1: 5}
    )
    assert sheet.points("repique") == {1: 60}
    assert sheet.standing.points == (0, 30 + 60 + 5)

"""Piquet deals entered by hand: the sources' settlements, the running count in order, and what cannot be."""

from __future__ import annotations

import pytest

from cardtable.core.rules import OptionValue
from cardtable.core.sheets.categories import FAULT, EntryError
from cardtable.core.sheets.rules import ASKING, BY_DECLARATIONS, SHEET_RULES
from cardtable.games.entry import sheet_rules
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
    sheet.enter(total={0: 120, 1: 0}, capot={0: 1}, repique={0: 1})
    assert sheet.points("prize_capot") == {0: 600}
    assert sheet.points("prize_repique") == {0: 400}
    assert [dict(line.params)["strokes"] for line in sheet.lines if line.code.startswith("prize")] == [4, 6]
    sheet.enter(total={0: 10, 1: 60}, pique={1: 1})
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
    sheet = Sheet("piquet.session", 2, dealer=1, deals=2, rounding=rounding)
    sheet.enter(total={0: (difference + 1) // 2, 1: 40}).enter(total={0: difference // 2 + 40})
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
    # "Der Neunziger": point 6, sequences 15 + 3 + 3, sets 3 + 3, counted to 33, which are 93.
    sheet = Sheet("piquet.points", 2, dealer=1, repique="count", target=300)
    sheet.enter("by_category", point={1: 6}, sequences={1: "15+3+3"}, sets={1: "3+3"}, play={0: 7, 1: 6}, tricks={0: 7})
    assert sheet.points("repique") == {1: 60}
    assert sheet.standing.points[1] == 33 + 60 + 6


def test_what_the_opponent_counts_earlier_prevents_a_repique_and_later_does_not() -> None:
    sheet = Sheet("piquet.points", 2, dealer=1, repique="count", target=300)
    sheet.enter("by_category", point={1: 6}, sequences={0: "16+15"}, play={0: 7, 1: 6}, tricks={0: 7})
    assert sheet.points("repique") == {}
    sheet.enter("by_category", point={1: 6}, sequences={1: "16+15"}, sets={0: 14}, play={0: 6, 1: 7}, tricks={0: 5})
    assert sheet.points("repique") == {1: 60}


@pytest.mark.parametrize(("dealer", "elder", "maker"), [(0, 2, 1), (0, 2, 0)])
def test_a_repique_that_is_announced_in_time_comes_before_elders_lead(dealer: int, elder: int, maker: int) -> None:
    # Norman Piquet is dealt to the right: seat 2 is elder, seat 1 second, seat 0 the dealer. Elder would be there with
    # her first lead.
    points = [40, 40, 40]
    points[elder], points[maker] = 99, 90
    sheet = Sheet("piquet.norman", 3, dealer=dealer).at(*points)
    sheet.enter("by_category", sequences={maker: 6}, sets={maker: 14}, play={elder: 1}, first={maker: 1})
    assert dict(sheet.standing.carried)["left"] == maker


def test_a_repique_announced_too_late_is_lost() -> None:
    sheet = Sheet("piquet.points", 2, dealer=1, repique="count", target=300)
    sheet.enter("by_category", point={0: 7}, sequences={0: 17}, sets={0: 14}, too_late={0: 1})
    assert sheet.points("repique") == {}
    assert sheet.standing.points == (38, 0)


def test_a_repique_of_its_own_leaves_the_running_match_alone() -> None:
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


@pytest.mark.parametrize("fault", ["wrong_declaration", "hand_too_large", "discards_mixed"])
def test_who_counts_nothing_has_no_prize_and_wins_no_match_by_a_neunziger(fault: str) -> None:
    sheet = Sheet("piquet.four_deals", 2, dealer=1)
    sheet.enter("by_category", **{fault: {0: 1}}, play={0: 13}, tricks={0: 12})
    assert sheet.points("prize_capot") == {}
    totals = Sheet("piquet.four_deals", 2, dealer=1)
    totals.enter(**{fault: {0: 1}}, total={0: 120, 1: 0}, capot={0: 1}, repique={0: 1})
    assert (totals.points("prize_capot"), totals.points("prize_repique")) == ({}, {})
    match = Sheet("piquet.points", 2, dealer=1)
    match.enter(**{fault: {0: 1}}, total={0: 30, 1: 10}, repique={0: 1})
    assert match.rules.accounts(match.standing) == (0, 0)


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
        ({"point": {0: 9}}, "too_many", "point"),
        ({"point": {0: 8}, "sets": {0: 28}}, "not_in_the_cards", "sets"),
        ({"point": {0: 8}, "sequences": {0: 18}, "sets": {1: 14}}, "not_in_the_cards", "sets"),
        ({"sets": {0: 14, 1: 14}}, "one_counts_a_class", "sets"),
        ({"carte_blanche": {0: 1, 1: 1}}, "too_many_together", "carte_blanche"),
        ({"tricks": {0: 7}, "play": {0: 6}}, "play_does_not_fit", "play"),
        ({"tricks": {0: 12}, "play": {0: 12}}, "play_does_not_fit", "play"),
        ({"tricks": {0: 12}, "play": {0: 13, 1: 1}}, "play_does_not_fit", "play"),
        ({"tricks": {0: 7}, "play": {0: 7, 1: 9}}, "plays_do_not_fit", "play"),
        (
            {"point": {0: 5}, "sequences": {0: 3}, "sets": {0: 3}, "class_left_out": {0: 1}},
            "no_class_left_out",
            "class_left_out",
        ),
        ({"point": {0: 5}, "bought_too_early": {0: 1}}, "not_for_this_party", "bought_too_early"),
        ({"tricks": {0: 7}, "misdeal": {0: 1}}, "not_for_this_party", "misdeal"),
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
    sheet.enter("by_category", carte_rouge={0: 1}, point={0: 6}, sets={0: "3+3"}, play={0: 8, 1: 5}, tricks={0: 8})
    assert sheet.lines[-1].code == "carte_rouge"
    assert sheet.standing.points == (12 + 8 + 10 + 20, 5)


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


def test_a_declaration_that_reaches_the_goal_ends_the_match() -> None:
    sheet = Sheet("piquet.points", 2, dealer=1).at(60, 97)
    sheet.enter("by_category", point={1: 6}, sequences={1: 4}, play={0: 7, 1: 6}, tricks={0: 7})
    assert sheet.standing.winners == (1,)
    # Elder had led and counted one, before the dealer counted.
    assert [(line.code, line.side, line.points) for line in sheet.lines] == [("play", 0, 1), ("point", 1, 6)]
    assert sheet.standing.points == (61, 103)


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


def test_repiques_in_totals_are_matches_of_their_own_or_win_outright() -> None:
    own = Sheet("piquet.points", 2, dealer=1).enter(total={0: 10, 1: 7}, repique={1: 1})
    assert own.rules.accounts(own.standing) == (-1, 1)
    assert own.standing.points == (10, 7)
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


def test_carte_rouge_wants_every_card_in_a_declaration() -> None:
    typed: Typed = {"carte_rouge": {0: 1}, "point": {0: 6}, "sets": {0: 3}}
    with pytest.raises(EntryError) as refused:
        Sheet("piquet.session", 2, dealer=1, carte_rouge=True).enter("by_category", sequences={1: 3}, **typed)
    assert (refused.value.code, refused.value.category) == ("not_all_cards_declared", "carte_rouge")
    # Where nobody counts sequences, equal ones may have stood.
    Sheet("piquet.session", 2, dealer=1, carte_rouge=True).enter("by_category", **typed)


def test_carte_blanche_after_the_exchange_leaves_no_kings_to_declare() -> None:
    # Meyers: tens are courts, too, so that only aces make a set and only 9, 8, 7 a sequence.
    for sets, sequences, fits in ((14, 3, True), (14, 4, False), (17, 3, False)):
        sheet = Sheet("piquet.meyers1888", 2, dealer=1)
        typed: Typed = {"carte_blanche": {0: 1}, "sets": {0: sets}, "sequences": {0: sequences}}
        if fits:
            sheet.enter("by_category", **typed)
            continue
        with pytest.raises(EntryError) as refused:
            sheet.enter("by_category", **typed)
        assert refused.value.code == "not_in_the_cards"


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ({"total": {0: 120, 1: 20}, "capot": {0: 1}, "divided": {0: 1}}, "divided_has_no_capot"),
        ({"total": {0: 120, 1: 95}, "repique": {1: 1}, "pique": {0: 1}}, "one_jump_only"),
        ({"total": {0: 89}, "repique": {0: 1}}, "total_too_small"),
        ({"total": {0: 59}, "pique": {0: 1}}, "total_too_small"),
        ({"total": {0: 22}, "capot": {0: 1}}, "total_too_small"),
        ({"total": {0: 20, 1: 80}, "pique": {1: 1}}, "not_for_this_party"),
        ({"total": {0: 201}}, "too_many"),
        ({"repique": {0: 1, 1: 1}, "total": {0: 95, 1: 95}}, "too_many_together"),
    ],
)
def test_totals_that_cannot_be(typed: Typed, code: str) -> None:
    with pytest.raises(EntryError) as refused:
        Sheet("piquet.four_deals", 2, dealer=1, divided="carried").enter("totals", **typed)
    assert refused.value.code == code


def test_smaller_totals_do_where_only_the_prizes_are_noted() -> None:
    sheet = Sheet("piquet.four_deals", 2, dealer=1, prizes="only").enter(total={0: 30}, repique={0: 1})
    assert sheet.points("prize_repique") == {0: 400}


def test_what_divided_cards_have_carried_over_is_on_top_of_the_greatest_total() -> None:
    sheet = Sheet("piquet.session", 2, dealer=1).enter(total={0: 20, 1: 20}, divided={0: 1})
    sheet.enter(total={0: 210})
    assert sheet.standing.points == (230, 20)


@pytest.mark.parametrize("fault", ["wrong_declaration", "hand_too_large", "discards_mixed"])
def test_faults_count_nothing_in_totals_either(fault: str) -> None:
    sheet = Sheet("piquet.session", 2, dealer=1).enter("totals", **{fault: {0: 1}}, total={0: 25, 1: 13})
    assert sheet.standing.points == (0, 13)


def test_both_revoked_and_one_of_them_won_by_it() -> None:
    # 96 + 5 for the other's revoke wins; what the loser got for the winner's was claimed before, or it would not have
    # been entered.
    for order in ({0: 1, 1: 1}, {1: 1, 0: 1}):
        sheet = Sheet("piquet.points", 2).at(60, 90)
        sheet.enter("by_category", revoke=order, play={0: 4, 1: 9})
        assert (sheet.standing.points, sheet.standing.winners) == ((69, 104), (1,))


def test_a_revoke_that_was_claimed_before_a_card_won_the_match() -> None:
    sheet = Sheet("piquet.points", 2).at(60, 92).enter("by_category", revoke={1: 1}, play={0: 4, 1: 8})
    assert (sheet.standing.points, sheet.standing.winners) == ((69, 100), (1,))


def test_a_revoke_in_totals_comes_on_top() -> None:
    sheet = Sheet("piquet.session", 2, dealer=1).enter("totals", revoke={0: 1}, total={0: 25, 1: 13})
    assert sheet.standing.points == (25, 18)


@pytest.mark.parametrize("method", ["totals", "by_category"])
def test_who_did_not_name_the_suit_may_not_complain_of_a_revoke(method: str) -> None:
    sheet = Sheet("piquet.session", 2, dealer=1)
    typed: Typed = {"total": {0: 25, 1: 13}} if method == "totals" else {"point": {0: 7}, "play": {1: 2}}
    sheet.enter(method, revoke={0: 1}, suit_not_named={1: 1}, **typed)
    assert sheet.points("revoke") == {1: 0}


@pytest.mark.parametrize("method", ["totals", "by_category"])
def test_a_new_deal_because_the_dealer_bought_too_early(method: str) -> None:
    sheet = Sheet("piquet.session", 2, dealer=1).enter(method, misdeal={1: 1}, bought_too_early={1: 1})
    assert (sheet.standing.dealer, sheet.standing.deals, sheet.standing.points) == (1, 0, (0, 0))
    assert [line.code for line in sheet.lines] == ["misdeal", "bought_too_early"]


def test_robber_two_hands_are_counted_each_by_itself() -> None:
    # Two partners' trios and quatorzes stand in hands of eight: five trios are fifteen cards and not to be had.
    sheet = Sheet("piquet.robber", 4, target=300)
    with pytest.raises(EntryError) as refused:
        sheet.enter("by_category", sets={0: 15})
    assert refused.value.code == "no_such_count"
    sheet.enter("by_category", sets={0: "14+14+3"}, tricks={0: 5})
    assert sheet.points("set") == {0: 31}
    with pytest.raises(EntryError) as both:
        sheet.enter("by_category", sequences={0: 15, 1: 16})
    assert both.value.code == "one_counts_a_class"


def test_robber_a_neunziger_that_is_a_match_is_paid_though_elders_lead_wins_the_match() -> None:
    # Elder's side declares before it leads; the other side, which declares nothing, does not come between.
    sheet = Sheet("piquet.robber", 4, dealer=3, target=10, repique="own_partie", stake=5).at(9, 7)
    sheet.enter("by_category", sequences={0: 3}, sets={0: "14+3"}, play={0: 1})
    assert [line.code for line in sheet.lines] == ["sequence", "set", "repique_partie", "play"]
    assert sheet.rules.accounts(sheet.standing) == (10, -10, 10, -10)


CATALOGUE_FAULTS = {
    "wrong_declaration",
    "revoke",
    "class_left_out",
    "hand_too_large",
    "hand_too_small",
    "discards_mixed",
    "bought_too_early",
    "too_late",
    "suit_not_named",
    "misdeal",
}


@pytest.mark.parametrize("method", ["totals", "by_category"])
@pytest.mark.parametrize(("kind", "players"), [("piquet.points", 2), ("piquet.rubicon", 2), ("piquet.norman", 3)])
def test_every_fault_of_the_catalogue_can_be_entered(kind: str, players: int, method: str) -> None:
    sheet = Sheet(kind, players)
    offered = {one.code for one in sheet.rules.categories(sheet.standing, method) if one.group == FAULT}
    # At Norman Piquet of three the dealer alone buys.
    assert offered == CATALOGUE_FAULTS - ({"bought_too_early"} if players == 3 else set())


def test_where_nobody_buys_there_is_no_fault_of_buying() -> None:
    sheet = Sheet("piquet.robber", 4)
    offered = {one.code for one in sheet.rules.categories(sheet.standing, "by_category") if one.group == FAULT}
    assert offered == CATALOGUE_FAULTS - {"hand_too_large", "hand_too_small", "discards_mixed", "bought_too_early"}


def test_at_norman_piquet_the_dealer_alone_has_too_many_cards() -> None:
    sheet = Sheet("piquet.norman", 3)
    large = next(one for one in sheet.rules.categories(sheet.standing, "totals") if one.code == "hand_too_large")
    assert large.sides == (sheet.standing.dealer,)


def test_where_nobody_announces_nothing_is_announced_too_late() -> None:
    sheet = Sheet("piquet.meyers1888", 2, dealer_counts="before_lead")
    assert "too_late" not in {one.code for one in sheet.rules.categories(sheet.standing, "totals")}


def test_a_loser_past_half_is_asked_for_whether_he_was_there_before_the_winner() -> None:
    # Elder needs 10 of the play; the dealer stands at 45 and writes down 6 for the play, as it went to the end.
    typed: dict[str, dict[int, int]] = {"point": {0: 5}, "play": {0: 12, 1: 6}, "tricks": {0: 8, 1: 4}}
    with pytest.raises(EntryError) as refused:
        Sheet("piquet.points", 2, dealer=1).at(85, 45).enter("by_category", **typed)
    assert (refused.value.code, refused.value.side) == ("half_or_target", 1)
    before = Sheet("piquet.points", 2, dealer=1).at(85, 45).enter("by_category", **typed, half_first={1: 1})
    after = Sheet("piquet.points", 2, dealer=1).at(85, 45).enter("by_category", **typed, half_first={0: 1})
    assert before.rules.accounts(before.standing) == (1, -1)
    assert after.rules.accounts(after.standing) == (2, -2)
    assert after.standing.points[1] < 50


def test_the_half_is_asked_by_totals_too_and_only_where_it_pays() -> None:
    with pytest.raises(EntryError) as refused:
        Sheet("piquet.points", 2).at(80, 45).enter(total={0: 30, 1: 8})
    assert refused.value.code == "half_or_target"
    after = Sheet("piquet.points", 2).at(80, 45).enter(total={0: 30, 1: 8}, half_first={0: 1})
    assert after.rules.accounts(after.standing) == (2, -2)
    below = Sheet("piquet.points", 2).at(80, 30).enter(total={0: 30, 1: 8})
    assert below.rules.accounts(below.standing) == (2, -2)


def test_totals_of_a_deal_that_was_given_up_can_be() -> None:
    # Elder leads once and lays down: 12 tricks and the last one for the dealer, 10 and 30 for all tricks.
    given_up = Sheet("piquet.session", 2, dealer=1, last_trick=1).enter(total={0: 1, 1: 52})
    assert given_up.standing.points == (1, 52)


def test_a_sechziger_is_counted_when_the_play_has_come_to_it() -> None:
    # 22 declared and 8 leads are 30; 60 more lead from 90 to 120. On paper people write the play to its end.
    typed: dict[str, dict[int, int]] = {"point": {0: 6}, "sequences": {0: 16}, "pique": {0: 1}}
    for play in (8, 12):
        sheet = Sheet("piquet.points", 2, dealer=1).at(60, 0).enter("by_category", **typed, play={0: play})
        assert sheet.standing.points == (120, 0)
        assert [line.code for line in sheet.lines] == ["point", "sequence", "play", "pique"]


def test_a_sechziger_that_does_not_end_the_match_is_followed_by_the_rest_of_the_play() -> None:
    typed = {"point": {0: 6}, "sequences": {0: 16}, "pique": {0: 1}, "play": {0: 12, 1: 4}, "tricks": {0: 9, 1: 3}}
    sheet = Sheet("piquet.points", 2, dealer=1).enter("by_category", **typed)
    # 22 declared, 8 leads, 30, 4 more in play and the cards.
    assert sheet.standing.points == (22 + 8 + 30 + 4 + 10, 4)


def test_a_sechziger_with_the_last_trick_comes_after_the_whole_play() -> None:
    # 17 declared and eleven leads are 28; with the last trick, which counts 2, they are 30.
    typed = {"sequences": {0: 3}, "sets": {0: 14}, "pique": {0: 1}, "play": {0: 13}, "tricks": {0: 12}}
    sheet = Sheet("piquet.points", 2, dealer=1).enter("by_category", **typed)
    assert [(line.code, line.points) for line in sheet.lines[2:4]] == [("play", 13), ("pique", 30)]


def test_a_sechziger_of_its_own_is_not_made_after_the_match() -> None:
    # 20 declared lead to 99; the first lead wins, nine leads before there are 30.
    typed = {"point": {0: 5}, "sequences": {0: 15}, "pique": {0: 1}, "play": {0: 12}}
    sheet = Sheet("piquet.points", 2, dealer=1, pique="own_partie").at(79, 60).enter("by_category", **typed)
    assert sheet.points("pique_partie") == {}
    assert sheet.rules.accounts(sheet.standing) == (1, -1)


@pytest.mark.parametrize(("ruled", "gains"), [(ASKING, (1, -1)), (SHEET_RULES, (0, 0))])
def test_an_elder_who_may_count_nothing_makes_no_sechziger_of_its_own(ruled: int, gains: tuple[int, int]) -> None:
    # 5 and 15 declared and ten leads would make one, but a declaration was wrong (P91). Older sheets paid it.
    sheet = Sheet("piquet.points", 2, dealer=1, pique="own_partie")
    sheet.rules = sheet_rules("piquet.points", 2, {"pique": "own_partie"}, ruled=ruled)
    typed = {"point": {0: 5}, "sequences": {0: 15}, "play": {0: 12}, "pique": {0: 1}, "wrong_declaration": {0: 1}}
    sheet.enter("by_category", **typed)
    assert sheet.rules.accounts(sheet.standing) == gains
    assert sheet.standing.points[0] == 0


def test_the_sheet_asks_whether_elder_made_a_neunziger_or_won_the_match() -> None:
    # 3 and 28 are a match of its own if the dealer has no point, and the end of this one if he has.
    def sheet() -> Sheet:
        return Sheet("piquet.points", 2, dealer=1, repique_when="nothing_beaten").at(79, 60)

    typed = {"sequences": {0: 3}, "sets": {0: 28}}
    with pytest.raises(EntryError) as refused:
        sheet().enter("by_category", **typed)
    assert (refused.value.code, refused.value.side) == ("repique_or_beaten", 0)
    made = sheet().enter("by_category", **typed, repique={0: 1}, play={0: 7, 1: 6}, tricks={0: 6, 1: 6})
    assert made.points("repique_partie") == {0: 0}
    assert made.standing.points == (86, 66)
    beaten = sheet().enter("by_category", **typed, point={1: 5})
    assert beaten.points("repique_partie") == {}
    assert (beaten.standing.over, beaten.rules.accounts(beaten.standing)) == (True, (1, -1))


def test_a_neunziger_is_asked_for_only_where_it_decides() -> None:
    typed = {"sequences": {0: 3}, "sets": {0: 28}}
    far = Sheet("piquet.points", 2, dealer=1, repique_when="nothing_beaten").at(60, 60).enter("by_category", **typed)
    assert far.points("repique_partie") == {0: 0}
    whole = Sheet("piquet.points", 2, dealer=1, repique_when="nothing_beaten").at(79, 60)
    assert whole.enter("by_category", **typed, point={0: 5}).points("repique_partie") == {0: 0}
    in_order = Sheet("piquet.points", 2, dealer=1)
    assert "repique" not in {one.code for one in in_order.rules.categories(in_order.standing, "by_category")}


def test_it_asks_so_where_elder_wins_with_her_first_lead_before_the_dealer_counts() -> None:
    # 31 declared lead from 68 to 99; the dealer, who may have a point, counts after the first lead.
    def sheet(points: int, **options: OptionValue) -> Sheet:
        return Sheet("piquet.points", 2, dealer=1, repique_when="nothing_beaten", **options).at(points, 60)

    typed: Typed = {"sequences": {0: 3}, "sets": {0: 28}, "play": {0: 1}}
    with pytest.raises(EntryError) as refused:
        sheet(68).enter("by_category", **typed)
    assert (refused.value.code, refused.value.side) == ("repique_or_beaten", 0)
    beaten = sheet(68).enter("by_category", **typed, point={1: 5})
    assert (beaten.points("repique_partie"), beaten.standing.over) == ({}, True)
    made = sheet(68).enter("by_category", **typed, repique={0: 1})
    assert (made.points("repique_partie"), made.standing.over) == ({0: 0}, False)
    # One point less, and the dealer has counted what he had. Older sheets took it for a Neunziger without asking.
    before = sheet(68)
    before.rules = sheet_rules("piquet.points", 2, {"repique_when": "nothing_beaten"}, ruled=BY_DECLARATIONS)
    for unasked in (sheet(67), before):
        assert unasked.enter("by_category", **typed).points("repique_partie") == {0: 0}


def test_a_neunziger_that_is_marked_must_be_there() -> None:
    sheet = Sheet("piquet.points", 2, dealer=1, repique_when="nothing_beaten")
    with pytest.raises(EntryError) as refused:
        sheet.enter("by_category", sequences={0: 3}, repique={0: 1})
    assert (refused.value.code, refused.value.parameters["least"]) == ("no_repique", 30)


@pytest.mark.parametrize(
    ("kind", "options", "method", "code", "offered"),
    [
        ("piquet.points", {"carte_blanche": "off"}, "by_category", "carte_blanche", False),
        ("piquet.points", {}, "by_category", "carte_blanche", True),
        ("piquet.points", {}, "by_category", "carte_rouge", False),
        ("piquet.points", {"carte_rouge": True}, "by_category", "carte_rouge", True),
        ("piquet.points", {}, "totals", "repique", True),
        ("piquet.points", {"repique": "count"}, "totals", "repique", False),
        ("piquet.points", {}, "totals", "divided", False),
        ("piquet.points", {"divided": "carried"}, "totals", "divided", True),
        ("piquet.points", {}, "totals", "first", True),
        ("piquet.session", {}, "totals", "first", False),
        ("piquet.session", {}, "totals", "divided", True),
        ("piquet.four_deals", {}, "totals", "capot", True),
        ("piquet.rubicon", {}, "totals", "capot", False),
    ],
)
def test_what_is_agreed_changes_the_form(
    kind: str, options: dict[str, OptionValue], method: str, code: str, offered: bool
) -> None:
    sheet = Sheet(kind, 2, 0, **options)
    assert (code in {one.code for one in sheet.rules.categories(sheet.standing, method)}) is offered


@pytest.mark.parametrize(("smallest", "refused"), [(3, False), (4, True)])
def test_the_smallest_point_that_is_agreed(smallest: int, refused: bool) -> None:
    sheet = Sheet("piquet.session", 2, smallest_point=smallest)
    if refused:
        with pytest.raises(EntryError):
            sheet.enter("by_category", point={0: 3})
    else:
        assert sheet.enter("by_category", point={0: 3}).points("point") == {0: 3}


@pytest.mark.parametrize("last", [1, 2, 3])
def test_all_twelve_tricks_count_what_the_last_one_is_worth(last: int) -> None:
    sheet = Sheet("piquet.points", 2, dealer=1, last_trick=last)
    assert sheet.enter("by_category", play={0: 11 + last}, tricks={0: 12}).standing.points == (11 + last + 40, 0)
    with pytest.raises(EntryError):
        Sheet("piquet.points", 2, dealer=1, last_trick=last).enter("by_category", play={0: 12 + last}, tricks={0: 12})

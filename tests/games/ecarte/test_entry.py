"""Écarté deals entered by hand."""

from __future__ import annotations

import pytest

from cardtable.core.sheets.categories import FAULT, EntryError
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import MarkEntry, SheetSetup
from tests.games.sheets import Sheet, Typed


@pytest.mark.parametrize(
    ("typed", "points"),
    [
        ({"tricks": {0: 3}}, (1, 0)),
        ({"tricks": {1: 4}}, (0, 1)),
        ({"tricks": {0: 5}}, (2, 0)),
        ({"tricks": {0: 0}}, (0, 2)),
        ({"tricks": {0: 3}, "stood": {1: 1}}, (2, 0)),
        ({"tricks": {0: 5}, "stood": {1: 1}}, (3, 0)),
        ({"tricks": {1: 3}, "stood": {1: 1}}, (0, 1)),
        ({"tricks": {1: 3}, "refused": {0: 1}}, (0, 2)),
        ({"tricks": {1: 5}, "king": {1: 1}}, (0, 3)),
        ({"tricks": {1: 5}, "king": {1: 1}, "refused": {0: 1}}, (0, 3)),
        ({"tricks": {1: 3}, "king_turned": {0: 1}}, (1, 1)),
        ({"tricks": {1: 3}, "king_too_late": {0: 1}}, (0, 1)),
        ({"tricks": {1: 3}, "too_many_cards": {0: 1}}, (-1, 1)),
    ],
)
def test_what_a_deal_counts(typed: Typed, points: tuple[int, int]) -> None:
    assert Sheet("ecarte", 2).enter(**typed).standing.points == points


def test_a_match_of_five_with_matsch_and_the_stake() -> None:
    sheet = Sheet("ecarte", 2, matsch=True, stake=10)
    sheet.enter(tricks={0: 5}).enter(tricks={0: 5}).enter(king={0: 1})
    assert sheet.standing.winners == (0,)
    assert sheet.standing.factors == (0, 2)
    assert sheet.rules.accounts(sheet.standing) == (20, -20)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ({"tricks": {0: 6}}, "too_many"),
        ({"tricks": {0: 3, 1: 3}}, "too_many_together"),
        ({"king": {0: 1}, "king_turned": {0: 1}, "tricks": {0: 3}}, "one_king_of_trumps"),
        ({"king": {0: 1}, "tricks": {0: 3}, "too_many_cards": {0: 1}}, "king_is_lost"),
        ({"stood": {0: 1}, "tricks": {0: 3}}, "not_for_this_party"),
        ({"stood": {1: 1}, "refused": {0: 1}, "tricks": {0: 3}}, "stood_and_refused"),
        ({"king": {0: 1}}, "tricks_are_missing"),
        ({"king": {0: 1, 1: 1}, "tricks": {0: 3}}, "too_many_together"),
        ({"king_too_late": {0: 1, 1: 1}, "tricks": {0: 3}}, "too_many_together"),
        ({"king": {1: 1}, "king_too_late": {0: 1}, "tricks": {0: 3}}, "one_king_of_trumps"),
        ({"king_turned": {0: 1}, "king_too_late": {1: 1}, "tricks": {0: 3}}, "one_king_of_trumps"),
        ({"king": {0: 1}, "king_too_late": {0: 1}, "tricks": {0: 3}}, "king_is_lost"),
        ({"king": {0: 1}, "king_not_held": {0: 1}, "tricks": {0: 3}}, "king_is_lost"),
        ({"king_turned": {1: 1}, "tricks": {0: 3}}, "not_for_this_party"),
        ({"tricks": {0: 2, 1: 2}}, "does_not_make_the_whole"),
        ({"misdeal": {1: 1}}, "not_for_this_party"),
    ],
)
def test_what_cannot_be(typed: Typed, code: str) -> None:
    with pytest.raises(EntryError) as refused:
        Sheet("ecarte", 2).enter(**typed)
    assert refused.value.code == code


def test_a_king_that_wins_leaves_nothing_to_play() -> None:
    with pytest.raises(EntryError) as refused:
        Sheet("ecarte", 2).at(4, 0).enter(king={0: 1}, tricks={1: 3})
    assert refused.value.code == "partie_was_over"


def test_a_rotation_with_bets_who_plays_whom_next_and_the_accounts() -> None:
    sheet = Sheet("ecarte.rotation", 4, length="parties", parties=2, stake=5)
    assert sheet.rules.playing(sheet.standing) == (0, 1)
    sheet.enter(tricks={0: 5}, bet_on_first={2: 3}, bet_on_second={3: 2})
    sheet.enter(tricks={0: 5}).enter(tricks={0: 3})
    # The loser leaves, the next in the order of entry plays the winner; two units of the bets were covered.
    assert sheet.rules.playing(sheet.standing) == (0, 2)
    assert sheet.rules.accounts(sheet.standing) == (5, -5, 2, -2)
    assert sheet.standing.points == (0, 0, 0, 0)
    with pytest.raises(EntryError) as refused:
        sheet.enter(tricks={1: 3})
    assert refused.value.code == "not_for_this_party"


def test_a_misdeal_alone_is_dealt_anew_by_the_same_dealer() -> None:
    sheet = Sheet("ecarte", 2, dealer=1).enter(misdeal={1: 1})
    assert (sheet.standing.dealer, sheet.standing.deals, sheet.standing.points) == (1, 0, (0, 0))
    sheet.enter(misdeal={1: 1}, tricks={0: 3})
    assert (sheet.standing.dealer, sheet.standing.points) == (0, (1, 0))


def test_every_fault_of_the_catalogue_can_be_entered() -> None:
    sheet = Sheet("ecarte", 2)
    offered = {one.code for one in sheet.rules.categories(sheet.standing, "by_category") if one.group == FAULT}
    assert offered == {"king_too_late", "king_not_held", "too_many_cards", "revoke", "misdeal"}


def test_a_king_not_held_costs_nothing_by_itself_and_lets_the_other_have_it() -> None:
    sheet = Sheet("ecarte", 2).enter(tricks={1: 3}, king_not_held={0: 1}, king={1: 1})
    assert sheet.standing.points == (0, 2)


@pytest.mark.parametrize(("most", "offered"), [(0, False), (5, True)])
def test_bets_are_asked_for_where_they_are_agreed(most: int, offered: bool) -> None:
    sheet = Sheet("ecarte.rotation", 3, most_bet=most)
    codes = {one.code for one in sheet.rules.categories(sheet.standing, "by_category")}
    assert ("bet_on_first" in codes) is offered
    if offered:
        with pytest.raises(EntryError) as refused:
            sheet.enter(tricks={0: 3}, bet_on_first={2: 3}, bet_on_second={2: 3})
        assert refused.value.code == "bets_on_one_player"
        # Once the first deal has been played, nobody bets any more on the match.
        sheet.enter(tricks={0: 3}, bet_on_first={2: 3})
        assert "bet_on_first" not in {one.code for one in sheet.rules.categories(sheet.standing, "by_category")}


@pytest.mark.parametrize(("vole", "points"), [("three", 3), ("two", 2)])
def test_the_vole_against_who_stood_as_agreed(vole: str, points: int) -> None:
    assert Sheet("ecarte", 2, penalty_vole=vole).enter(tricks={0: 5}, stood={1: 1}).standing.points == (points, 0)


def test_a_match_won_by_marks_of_the_hand_pays_the_stake() -> None:
    sheet = ScoreSheet(SheetSetup("ecarte", ("Anna", "Björn"), {"stake": 3, "matsch": True}))
    sheet.add(MarkEntry((5, 0)))
    assert sheet.accounts() == (6, -6)
    sheet.add(MarkEntry((2, 5)))
    assert sheet.accounts() == (3, -3)

"""What a running match hands on to the next sheet of the evening."""

from __future__ import annotations

import pytest

from cardtable.app.scorekeeper.handing_on import handed_on, is_open, next_dealer, taken_off, won_by
from cardtable.core.sheets.categories import Cell
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import DealEntry, MarkEntry, SheetSetup


def points_of(handed: MarkEntry | None) -> tuple[int, ...]:
    """The points that are handed on, where nothing else is."""
    assert handed is not None
    assert not handed.carried
    return handed.points


def marked(kind: str, names: tuple[str, ...], *points: int, **options: bool | int) -> ScoreSheet:
    """A sheet on which these points have been marked."""
    sheet = ScoreSheet(SheetSetup(kind, names, options))
    sheet.add(MarkEntry(points))
    return sheet


@pytest.mark.parametrize(
    ("names", "points"),
    [
        (("Anna", "Cleo"), (7, 3)),
        (("Björn", "Anna"), (3, 7)),
        (("Cleo", "Anna"), (3, 7)),
        (("Cleo", "Dora"), (7, 3)),
    ],
)
def test_points_stay_with_the_persons_and_those_who_come_take_the_place_of_those_who_go(
    names: tuple[str, ...], points: tuple[int, ...]
) -> None:
    sheet = marked("casino.swedish", ("Anna", "Björn"), 7, 3)
    assert points_of(handed_on(sheet, SheetSetup("casino.swedish", names))) == points


def test_points_of_partners_stay_with_their_side() -> None:
    four = ("Anna", "Björn", "Clara", "David")
    sheet = marked("casino.berlin1810", four, 7, 3)
    assert points_of(handed_on(sheet, SheetSetup("casino.berlin1810", ("Björn", "Anna", "David", "Clara")))) == (3, 7)
    assert points_of(handed_on(sheet, SheetSetup("casino.berlin1810", ("Anna", "Björn", "Emil", "David")))) == (7, 3)
    # Where partners are mixed, the sides stay where they sit.
    assert points_of(handed_on(sheet, SheetSetup("casino.berlin1810", ("Anna", "Clara", "Björn", "David")))) == (7, 3)


def test_nothing_is_handed_on_to_another_game_or_other_sides_or_where_nothing_is_open() -> None:
    sheet = marked("casino.swedish", ("Anna", "Björn"), 7, 3)
    assert handed_on(sheet, SheetSetup("casino.finnish", ("Anna", "Björn"))) is None
    assert handed_on(sheet, SheetSetup("casino.swedish", ("Anna", "Björn", "Clara"))) is None
    assert handed_on(sheet, SheetSetup("casino.swedish", ("Anna", "Björn"), {"target": 3})) is None
    fresh = ScoreSheet(SheetSetup("casino.swedish", ("Anna", "Björn")))
    assert handed_on(fresh, SheetSetup("casino.swedish", ("Anna", "Clara"))) is None
    # Without a target every deal has been settled.
    endless = marked("free", ("Anna", "Björn"), 7, 3)
    assert handed_on(endless, SheetSetup("free", ("Anna", "Clara"))) is None


def test_the_dealer_is_the_same_person_or_who_sits_there_now() -> None:
    sheet = ScoreSheet(SheetSetup("casino.swedish", ("Anna", "Björn", "Clara"), dealer=1))
    assert next_dealer(sheet, ("Björn", "Anna", "Clara")) == 0
    assert next_dealer(sheet, ("Anna", "Dora", "Clara")) == 1
    assert next_dealer(ScoreSheet(SheetSetup("casino.swedish", ("A", "B", "C"), dealer=2)), ("A", "B")) == 1


def deal(*totals: int) -> DealEntry:
    return DealEntry(tuple(Cell("total", side, str(one)) for side, one in enumerate(totals)), "totals")


def one_won(**further: bool) -> ScoreSheet:
    """Three matches of five: Anna has won the first, and Björn had more than half of its points."""
    sheet = ScoreSheet(SheetSetup("piquet.points", ("Anna", "Björn"), {"best_of_five": True, **further}, dealer=1))
    for totals in ((40, 36), (16, 16), (50, 14)):
        sheet.add(deal(*totals))
    return sheet


@pytest.mark.parametrize(
    ("names", "won"), [(("Anna", "Cleo"), (1, 0)), (("Cleo", "Anna"), (0, 1)), (("Cleo", "Dora"), (1, 0))]
)
def test_matches_won_of_five_stay_with_the_persons_also_between_two_matches(
    names: tuple[str, ...], won: tuple[int, ...]
) -> None:
    sheet = one_won()
    assert is_open(sheet)
    assert not any(sheet.next_standing.points)
    handed = handed_on(sheet, SheetSetup("piquet.points", names, {"best_of_five": True}))
    assert handed is not None
    assert (handed.points, won_by(handed)) == ((0, 0), won)


def test_what_was_taken_off_and_on_decides_the_stake_once() -> None:
    sheet = one_won()
    setup = SheetSetup("piquet.points", ("Anna", "Cleo"), {"best_of_five": True}, dealer=0)
    handed = handed_on(sheet, setup)
    assert handed is not None
    sheet.add(taken_off(sheet))
    assert not is_open(sheet)
    following = ScoreSheet(setup)
    following.add(handed)
    # Cleo stays below half of the points, so the match counts as two: three are won.
    for totals in ((40, 20), (16, 16), (50, 8)):
        following.add(deal(*totals))
    assert following.accounts() == (1, -1)
    assert sheet.accounts() == (0, 0)


def test_points_of_divided_tricks_are_taken_along() -> None:
    options = {"divided": "carried"}
    sheet = ScoreSheet(SheetSetup("piquet.points", ("Anna", "Björn"), options, dealer=1))
    sheet.add(DealEntry((Cell("total", 0, "20"), Cell("total", 1, "20"), Cell("divided", 0, "1")), "totals"))
    handed = handed_on(sheet, SheetSetup("piquet.points", ("Anna", "Cleo"), options))
    assert handed is not None
    assert (handed.points, handed.carried, won_by(handed)) == ((20, 20), (("cards", 10),), ())


def test_nothing_is_taken_along_to_rules_that_do_not_count_it() -> None:
    assert handed_on(one_won(), SheetSetup("piquet.points", ("Anna", "Cleo"))) is None
    sheet = one_won()
    sheet.add(deal(40, 36))
    assert points_of(handed_on(sheet, SheetSetup("piquet.points", ("Anna", "Cleo")))) == (40, 36)


def test_matches_of_a_rubber_at_casino_are_taken_along_and_stay_paid() -> None:
    options = {"rubber": True}
    sheet = ScoreSheet(SheetSetup("casino.classic", ("Anna", "Björn"), options))
    while not any(sheet.matches_won()):
        sheet.add(MarkEntry((5, 2)))
    paid = sheet.accounts()
    assert paid[0] > 0
    setup = SheetSetup("casino.classic", ("Cleo", "Anna"), options)
    handed = handed_on(sheet, setup)
    assert handed is not None
    assert won_by(handed) == (0, 1)
    sheet.add(taken_off(sheet))
    assert sheet.accounts() == paid
    following = ScoreSheet(setup)
    following.add(handed)
    assert following.accounts() == (0, 0)
    while not any(following.matches_won()):
        following.add(MarkEntry((2, 5)))
    # Two matches won are the rubber.
    assert following.rows[-1].after.over

"""What a running match hands on to the next sheet of the evening."""

from __future__ import annotations

import pytest

from cardtable.app.scorekeeper.handing_on import handed_on, next_dealer
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import MarkEntry, SheetSetup


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
    assert handed_on(sheet, SheetSetup("casino.swedish", names)) == points


def test_points_of_partners_stay_with_their_side() -> None:
    four = ("Anna", "Björn", "Clara", "David")
    sheet = marked("casino.berlin1810", four, 7, 3)
    assert handed_on(sheet, SheetSetup("casino.berlin1810", ("Björn", "Anna", "David", "Clara"))) == (3, 7)
    assert handed_on(sheet, SheetSetup("casino.berlin1810", ("Anna", "Björn", "Emil", "David"))) == (7, 3)
    # Where partners are mixed, the sides stay where they sit.
    assert handed_on(sheet, SheetSetup("casino.berlin1810", ("Anna", "Clara", "Björn", "David"))) == (7, 3)


def test_nothing_is_handed_on_to_another_game_or_other_sides_or_where_nothing_is_open() -> None:
    sheet = marked("casino.swedish", ("Anna", "Björn"), 7, 3)
    assert handed_on(sheet, SheetSetup("casino.finnish", ("Anna", "Björn"))) == ()
    assert handed_on(sheet, SheetSetup("casino.swedish", ("Anna", "Björn", "Clara"))) == ()
    assert handed_on(sheet, SheetSetup("casino.swedish", ("Anna", "Björn"), {"target": 3})) == ()
    fresh = ScoreSheet(SheetSetup("casino.swedish", ("Anna", "Björn")))
    assert handed_on(fresh, SheetSetup("casino.swedish", ("Anna", "Clara"))) == ()
    # Without a target every deal has been settled.
    endless = marked("free", ("Anna", "Björn"), 7, 3)
    assert handed_on(endless, SheetSetup("free", ("Anna", "Clara"))) == ()


def test_the_dealer_is_the_same_person_or_who_sits_there_now() -> None:
    sheet = ScoreSheet(SheetSetup("casino.swedish", ("Anna", "Björn", "Clara"), dealer=1))
    assert next_dealer(sheet, ("Björn", "Anna", "Clara")) == 0
    assert next_dealer(sheet, ("Anna", "Dora", "Clara")) == 1
    assert next_dealer(ScoreSheet(SheetSetup("casino.swedish", ("A", "B", "C"), dealer=2)), ("A", "B")) == 1

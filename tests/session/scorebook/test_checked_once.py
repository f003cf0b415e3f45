"""A deal is counted once on its way from the form onto the sheet, and never by a check that holds no more."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy

import pytest

from cardtable.core.sheets.categories import Cell, EntryError
from cardtable.core.sheets.rules import BEFORE, BY_CATEGORY, TOTALS
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import DealEntry, EndEntry, MarkEntry, SheetSetup

ACES = DealEntry((Cell("aces", 0, "4"),), BY_CATEGORY)


def swedish(dealer: int = 0) -> ScoreSheet:
    return ScoreSheet(SheetSetup("casino.swedish", ("Anna", "Björn"), {"target": 21}, dealer))


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Callable[[ScoreSheet], list[object]]:
    """Notes whenever the rules of a sheet count the lines of a deal."""

    def watch(sheet: ScoreSheet) -> list[object]:
        found: list[object] = []
        lines = sheet.rules.lines

        def noted(*asked: object) -> object:
            found.append(asked)
            return lines(*asked)  # type: ignore[arg-type]

        monkeypatch.setattr(type(sheet.rules), "lines", lambda _, *asked: noted(*asked))
        return found

    return watch


def test_what_was_checked_is_entered_without_being_counted_again(
    counted: Callable[[ScoreSheet], list[object]],
) -> None:
    sheet = swedish()
    found = counted(sheet)
    for number in (1, 2):
        row = sheet.check(ACES)
        # What is missing of it follows from the same row: 4 of 11 points, and six things that somebody must have.
        assert (sheet.completeness(row).given, sheet.completeness(row).whole) == (4, 11)
        sheet.add(DealEntry((Cell("aces", 0, "4"),), BY_CATEGORY))
        assert len(found) == number
    three = DealEntry((Cell("aces", 0, "3"),), BY_CATEGORY)
    sheet.check(three, 0)
    sheet.replace(0, three)
    # The one that is corrected, and the one after it.
    assert len(found) == 4
    # The fourth ace is then the other’s.
    assert sheet.standing.points == (7, 1)


def test_deals_on_which_a_correction_has_no_influence_are_not_counted_again(
    counted: Callable[[ScoreSheet], list[object]],
) -> None:
    sheet = swedish()
    for entry in (ACES, EndEntry(), ACES, ACES):
        sheet.add(entry)
    found = counted(sheet)
    later = sheet.rows[2:]
    sheet.replace(0, DealEntry((Cell("aces", 1, "4"),), BY_CATEGORY))
    assert len(found) == 1
    assert all(now is then for now, then in zip(sheet.rows[2:], later, strict=True))
    assert sheet.rows[1].before.points == (0, 4)
    sheet.remove(1)
    # Now the match goes on, and what was the third deal belongs to it.
    assert sheet.standing.points == (8, 4)


def test_a_copy_to_try_something_on_counts_nothing_again_and_keeps_the_rules(
    counted: Callable[[ScoreSheet], list[object]],
) -> None:
    sheet = ScoreSheet(swedish().setup, ruled=BEFORE)
    sheet.add(ACES)
    found = counted(sheet)
    trial = copy(sheet)
    trial.replace(0, DealEntry((Cell("aces", 1, "4"),), BY_CATEGORY))
    assert len(found) == 1
    assert (sheet.standing.points, trial.standing.points) == ((4, 0), (0, 4))
    # By those rules points can be marked for whoever looks on, and nobody is asked for an order.
    assert trial.ruled == BEFORE


def test_a_deal_is_counted_anew_where_something_before_it_has_changed() -> None:
    sheet = ScoreSheet(SheetSetup("piquet.session", ("Anna", "Björn"), {}, 0))
    totals = DealEntry((Cell("total", 0, "27"), Cell("total", 1, "25")), TOTALS)
    assert sheet.check(totals).before.dealer == 0
    sheet.add(DealEntry((Cell("total", 0, "30"), Cell("total", 1, "12")), TOTALS))
    row = sheet.check(totals)
    assert row.before.dealer == 1
    assert row.before.points == (30, 12)
    sheet.undo()
    assert sheet.check(totals).before.points == (0, 0)


def test_a_deal_is_counted_anew_where_something_else_is_agreed() -> None:
    sheet = swedish(dealer=0)
    sheet.check(ACES)
    sheet.agree(SheetSetup("casino.swedish", ("Anna", "Björn"), {"target": 21}, 1))
    assert sheet.check(ACES).before.dealer == 1


def test_the_row_of_an_entry_has_that_entry_though_another_like_it_was_checked() -> None:
    sheet = swedish()
    sheet.add(ACES)
    sheet.undo()
    sheet.check(DealEntry(ACES.cells, BY_CATEGORY))
    sheet.redo()
    assert sheet.rows[0].entry is sheet.entries[0]


def test_what_cannot_be_is_refused_however_often_it_is_checked(counted: Callable[[ScoreSheet], list[object]]) -> None:
    sheet = swedish()
    # One ace of the four, though all of Björn's cards are Anna's.
    wrong = (Cell("cards", 0, "52"), Cell("cards", 1, "0"), Cell("aces", 1, "1"))
    found = counted(sheet)
    for attempt in (sheet.check, sheet.check, sheet.add):
        with pytest.raises(EntryError):
            attempt(DealEntry(wrong, BY_CATEGORY))
    assert len(found) == 1
    assert sheet.entries == ()


def test_nothing_is_missing_in_what_is_no_deal_by_hand() -> None:
    sheet = swedish()
    for entry in (MarkEntry((1, 0)), ACES, EndEntry()):
        sheet.add(entry)
    missing = [bool(sheet.completeness(row).missing) for row in sheet.rows]
    assert missing == [False, True, False]

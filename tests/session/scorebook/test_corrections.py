"""Everything of a sheet can be corrected afterwards, taken back, kept and read again."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from cardtable.core.errors import CodedError, RecordError
from cardtable.core.sheets.categories import Cell, EntryError
from cardtable.core.sheets.rules import SHEET_RULES
from cardtable.games.entry import FREE_TEMPLATES
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.evening import evening_accounts
from cardtable.session.scorebook.exchange import sheet_from_text, sheet_to_text
from cardtable.session.scorebook.model import DealEntry, EndEntry, MarkEntry, SheetSetup

WHEN = "2026-11-20T19:00:00+00:00"
SESSION = SheetSetup(
    "piquet.session", ("Anna", "Bjrn"), {"deals": 4}, stake=50, unit="EUR", evening="Friday", begun=WHEN
)
SWEDISH = SheetSetup("casino.swedish", ("Anna", "Björn"))


def totals(first: int, second: int) -> DealEntry:
    return DealEntry((Cell("total", 0, str(first)), Cell("total", 1, str(second))), "totals")


def again(sheet: ScoreSheet) -> ScoreSheet:
    """The sheet as it comes out of a file, with everything taken back and done again on the way."""
    undone = 0
    while sheet.can_undo:
        sheet.undo()
        undone += 1
    for _ in range(undone):
        sheet.redo()
    return sheet_from_text(sheet_to_text(sheet))


def test_names_and_stake_are_corrected_for_the_whole_sheet() -> None:
    sheet = ScoreSheet(SESSION)
    sheet.add(totals(27, 25))
    sheet.agree(replace(sheet.setup, names=("Anna", "Björn"), stake=100, evening="Saturday"))
    assert sheet.setup.names == ("Anna", "Björn")
    assert sheet.begun_as == SESSION
    assert again(sheet).setup == sheet.setup
    assert again(sheet).rows == sheet.rows
    sheet.undo()
    assert sheet.setup == SESSION


def test_a_name_that_was_mended_is_one_person_in_the_evening() -> None:
    first = ScoreSheet(replace(SESSION, options={"deals": 1}, dealer=1))
    sheets = [first, ScoreSheet(replace(SESSION, names=("Anna", "Björn")))]
    sheets[0].add(totals(53, 0))
    sheets[0].agree(replace(sheets[0].setup, names=("Anna", "Björn")))
    (account,) = evening_accounts(sheets)
    assert [person.name for person in account.persons] == ["Anna", "Björn"]


def test_another_dealer_makes_another_elder_in_every_deal() -> None:
    sheet = ScoreSheet(SESSION)
    sheet.add(totals(28, 25))
    assert [row.before.dealer for row in sheet.rows] == [0]
    sheet.agree(replace(sheet.setup, dealer=1))
    assert [row.before.dealer for row in sheet.rows] == [1]
    assert sheet.next_standing.dealer == 0


def test_what_no_longer_fits_the_deals_is_refused_and_nothing_changed() -> None:
    sheet = ScoreSheet(SESSION)
    # Björn is elder; if he dealt he would have nothing but what the dealer can have.
    sheet.add(totals(0, 53))
    with pytest.raises(EntryError) as refused:
        sheet.agree(replace(sheet.setup, dealer=1))
    assert refused.value.code == "elder_has_led"
    assert sheet.setup == SESSION
    assert len(sheet.log) == 1


@pytest.mark.parametrize(
    "setup", [replace(SESSION, kind="piquet.rubicon", options={}), replace(SESSION, names=("Anna", "Björn", "Clara"))]
)
def test_another_game_or_company_is_another_sheet(setup: SheetSetup) -> None:
    sheet = ScoreSheet(SESSION)
    with pytest.raises(CodedError) as refused:
        sheet.agree(setup)
    assert refused.value.code == "other_persons"


def test_other_options_count_the_deals_anew() -> None:
    sheet = ScoreSheet(replace(SESSION, options={"deals": 2}))
    for deal in (totals(27, 25), totals(28, 25)):
        sheet.add(deal)
    assert sheet.matches_won() == (1, 0)
    sheet.agree(replace(sheet.setup, options={"deals": 3}))
    assert sheet.matches_won() == (0, 0)
    assert again(sheet).rows == sheet.rows


def test_a_forgotten_deal_is_inserted_and_deals_are_moved() -> None:
    sheet = ScoreSheet(SESSION)
    for deal in (totals(27, 25), totals(28, 25)):
        sheet.add(deal)
    sheet.insert(1, totals(30, 30))
    assert [row.after.points for row in sheet.rows] == [(27, 25), (57, 55), (85, 80)]
    assert [row.before.dealer for row in sheet.rows] == [0, 1, 0]
    sheet.move(2, 0)
    assert [row.after.points for row in sheet.rows] == [(28, 25), (55, 50), (85, 80)]
    assert again(sheet).rows == sheet.rows
    sheet.undo()
    assert [row.after.points for row in sheet.rows] == [(27, 25), (57, 55), (85, 80)]
    with pytest.raises(CodedError):
        sheet.move(0, 3)
    with pytest.raises(CodedError):
        sheet.insert(4, totals(30, 30))


def test_a_session_that_is_closed_is_settled_as_it_stands() -> None:
    # 1888: "erst am Schluß der Sitzung festgestellt": 87 less 55 is 32, three tens.
    sheet = ScoreSheet(replace(SESSION, options={"deals": 8}))
    for deal in (totals(57, 25), totals(30, 30)):
        sheet.add(deal)
    assert sheet.accounts() == (0, 0)
    sheet.add(EndEntry())
    assert sheet.standing.winners == (0,)
    assert sheet.accounts() == (3, -3)
    assert sheet.matches_won() == (1, 0)
    sheet.add(totals(30, 30))
    assert sheet.rows[-1].fresh
    assert sheet.rows[-1].after.points == (30, 30)
    assert sheet.accounts() == (3, -3)
    assert again(sheet).rows == sheet.rows


def test_a_match_that_is_divided_costs_nobody_anything() -> None:
    sheet = ScoreSheet(SWEDISH)
    sheet.add(MarkEntry((9, 3)))
    sheet.add(EndEntry())
    assert sheet.accounts() == (0, 0)
    assert sheet.matches_won() == (0, 0)
    assert sheet.next_standing.points == (0, 0)
    sheet.add(MarkEntry((1, 0)))
    assert [row.match for row in sheet.rows] == [0, 0, 1]


def test_a_neunziger_of_its_own_is_paid_though_the_match_was_divided() -> None:
    sheet = ScoreSheet(SheetSetup("piquet.points", ("Anna", "Björn"), dealer=1))
    sheet.add(DealEntry((Cell("total", 0, "10"), Cell("total", 1, "7"), Cell("repique", 1, "1")), "totals"))
    sheet.add(EndEntry())
    assert sheet.accounts() == (-1, 1)
    sheet.add(totals(27, 25))
    assert sheet.accounts() == (-1, 1)


def test_where_nothing_was_begun_nothing_can_be_ended() -> None:
    sheet = ScoreSheet(SWEDISH)
    with pytest.raises(EntryError) as refused:
        sheet.add(EndEntry())
    assert refused.value.code == "nothing_to_end"


def test_a_sheet_without_anything_new_is_still_a_file_of_the_first_version() -> None:
    sheet = ScoreSheet(SESSION, ruled=None)
    sheet.add(totals(27, 25))
    assert '"version": 1' in sheet_to_text(sheet)
    sheet.add(EndEntry())
    assert '"version": 2' in sheet_to_text(sheet)


def test_the_game_of_a_free_sheet_is_in_the_file_and_of_the_fourth_version() -> None:
    setup = SheetSetup("free", ("Anna", "Björn", "Clara"), FREE_TEMPLATES["Skat"][1], game="Skat")
    text = sheet_to_text(ScoreSheet(setup, ruled=None))
    assert '"version": 4' in text
    assert sheet_from_text(text).setup == setup
    sheet = ScoreSheet(replace(setup, game=""), ruled=None)
    assert "game" not in sheet_to_text(sheet)
    sheet.agree(setup)
    assert '"version": 4' in sheet_to_text(sheet)
    assert sheet_from_text(sheet_to_text(sheet)).setup == setup


def test_the_points_of_each_deal_are_in_the_file_and_of_the_sixth_version() -> None:
    setup = SheetSetup("free", ("Anna", "Björn", "Clara"), {"whole": 26})
    for ruled in (None, SHEET_RULES):
        text = sheet_to_text(ScoreSheet(setup, ruled=ruled))
        assert '"version": 6' in text
        assert sheet_from_text(text).setup == setup


@pytest.mark.parametrize(("kind", "game"), [("free", "Bridge"), ("free", ""), ("casino.classic", "Skat")])
def test_a_file_with_a_game_that_its_sheet_cannot_be_kept_for_is_refused(kind: str, game: str) -> None:
    document = json.loads(sheet_to_text(ScoreSheet(SheetSetup(kind, ("Anna", "Björn"), game="Skat"))))
    document["setup"]["game"] = game
    with pytest.raises(RecordError) as refused:
        sheet_from_text(json.dumps(document))
    assert (refused.value.code, refused.value.place) == ("bad_value", "setup.game")

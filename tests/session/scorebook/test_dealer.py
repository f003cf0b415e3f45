"""A deal that somebody dealt out of turn: what follows from it, and how it stands in a file."""

from __future__ import annotations

import json

import pytest

from cardtable.core.errors import RecordError
from cardtable.core.sheets.categories import Cell, EntryError
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.exchange import sheet_from_text, sheet_to_text
from cardtable.session.scorebook.model import DealEntry, SheetSetup


def test_the_dealer_of_one_deal_is_in_the_file_and_of_the_second_version() -> None:
    sheet = ScoreSheet(SheetSetup("ecarte", ("Anna", "Björn"), dealer=1), ruled=None)
    sheet.add(DealEntry((Cell("tricks", 0, "3"),), "by_category"))
    assert json.loads(sheet_to_text(sheet))["version"] == 1
    sheet.add(DealEntry((Cell("tricks", 0, "3"), Cell("king_turned", 1, "1")), "by_category", dealer=1))
    text = sheet_to_text(sheet)
    assert json.loads(text)["version"] == 2
    read = sheet_from_text(text)
    assert read.entries == sheet.entries
    assert [row.before.dealer for row in read.rows] == [1, 1]
    assert read.standing.points == (2, 1)


@pytest.mark.parametrize("dealer", [-1, 8, "1", None, True])
def test_a_dealer_who_cannot_be_is_refused(dealer: object) -> None:
    sheet = ScoreSheet(SheetSetup("ecarte", ("Anna", "Björn")))
    sheet.add(DealEntry((Cell("tricks", 0, "3"),), "by_category", dealer=1))
    document = json.loads(sheet_to_text(sheet))
    document["log"][0]["entry"]["dealer"] = dealer
    with pytest.raises(RecordError) as refused:
        sheet_from_text(json.dumps(document))
    assert "log[0].entry.dealer" in str(refused.value.parameters.get("place", refused.value))


def test_who_looks_on_does_not_deal() -> None:
    sheet = ScoreSheet(SheetSetup("ecarte.rotation", ("Anna", "Björn", "Cleo")))
    with pytest.raises(EntryError) as refused:
        sheet.add(DealEntry((Cell("tricks", 0, "3"),), "by_category", dealer=2))
    assert refused.value.code == "does_not_deal"
    assert sheet.dealers(sheet.next_standing) == (0, 1)

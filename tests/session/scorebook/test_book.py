"""Entries, corrections, undo and redo: the sheet is what its log says."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable import PROGRAM
from cardtable.core.errors import CodedError, RecordError
from cardtable.core.sheets.categories import Cell, EntryError
from cardtable.core.sheets.rules import BY_CATEGORY, TOTALS
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.evening import evening_accounts
from cardtable.session.scorebook.exchange import LARGEST, sheet_from_text, sheet_to_text
from cardtable.session.scorebook.model import Change, DealEntry, Entry, MarkEntry, PlayedEntry, SheetSetup
from cardtable.session.scorebook.table import ColumnTitles, sheet_to_csv

SWEDISH = SheetSetup("casino.swedish", ("Anna", "Björn"), {"target": 21}, unit="EUR", stake=50, evening="Friday")
WHEN = "2026-11-20T20:00:00+00:00"
CLOCK = datetime.fromisoformat(WHEN).astimezone().strftime("%Y-%m-%d %H:%M:%S")
"""The same moment by the clock here."""


def deal(method: str = BY_CATEGORY, /, **typed: Mapping[int, object]) -> DealEntry:
    cells = [Cell(code, side, str(value)) for code, row in typed.items() for side, value in row.items()]
    return DealEntry(tuple(cells), method)


@st.composite
def deals(draw: st.DrawFn) -> DealEntry:
    """A possible deal of Swedish Casino."""
    spades = draw(st.integers(0, 13))
    aces = draw(st.integers(0, 4))
    sweeps = draw(st.integers(0, 5))
    # As many as the captures and what was entered one by one take, for both.
    least, others = max(spades + 6, 2 * sweeps), max(13 - spades + 6, 2 * sweeps)
    cards = draw(st.integers(least, 52 - others))
    holders: dict[str, dict[int, int]] = {
        code: {draw(st.integers(0, 1)): 1} for code in ("big_casino", "little_casino", "last_capture")
    }
    if spades == 0:
        holders["little_casino"] = {1: 1}
    elif spades == 13:
        holders["little_casino"] = {0: 1}
    return deal(
        cards={0: cards},
        spades={0: spades},
        aces={0: aces, 1: 4 - aces},
        sweeps={draw(st.integers(0, 1)): sweeps},
        **holders,
    )


entries: st.SearchStrategy[list[Entry]] = st.lists(
    deals() | st.tuples(st.integers(0, 4), st.integers(0, 4)).map(MarkEntry), min_size=1, max_size=8
)


@given(entries, entries, st.randoms(use_true_random=False))
@settings(deadline=None, max_examples=60)
def test_corrections_in_any_order_give_the_sheet_as_if_entered_right_at_once(
    first: list[Entry], right: list[Entry], chance: random.Random
) -> None:
    wanted = ScoreSheet(SWEDISH)
    for entry in right:
        wanted.add(entry)
    corrected = ScoreSheet(SWEDISH)
    for entry in first:
        corrected.add(entry)
    while len(corrected.entries) > len(right):
        corrected.remove(chance.randrange(len(corrected.entries)))
    for entry in right[len(corrected.entries) :]:
        corrected.add(entry)
    places = list(range(len(right)))
    chance.shuffle(places)
    for place in places:
        corrected.replace(place, right[place])
    assert corrected.rows == wanted.rows
    assert corrected.standing == wanted.standing
    assert corrected.accounts() == wanted.accounts()


@given(entries, st.data())
@settings(deadline=None, max_examples=60)
def test_undo_to_the_beginning_and_redo_to_the_end(given_entries: list[Entry], data: st.DataObject) -> None:
    sheet = ScoreSheet(SWEDISH)
    stages = [sheet.entries]
    for entry in given_entries:
        kind = data.draw(st.sampled_from(("add", "replace", "remove")))
        if kind == "add" or not sheet.entries:
            sheet.add(entry)
        elif kind == "replace":
            sheet.replace(data.draw(st.integers(0, len(sheet.entries) - 1)), entry)
        else:
            sheet.remove(data.draw(st.integers(0, len(sheet.entries) - 1)))
        stages.append(sheet.entries)
    rows = list(sheet.rows)
    for stage in reversed(stages[:-1]):
        sheet.undo()
        assert sheet.entries == stage
    assert not sheet.can_undo
    assert sheet.rows == []
    for stage in stages[1:]:
        sheet.redo()
        assert sheet.entries == stage
    assert not sheet.can_redo
    assert sheet.rows == rows
    assert ScoreSheet(SWEDISH, sheet.log).rows == rows


@given(entries)
@settings(deadline=None, max_examples=60)
def test_export_and_import_are_identity(given_entries: list[Entry]) -> None:
    sheet = ScoreSheet(SWEDISH)
    for entry in given_entries:
        sheet.add(entry, "Anna", WHEN)
    sheet.undo("Björn", WHEN)
    text = sheet_to_text(sheet)
    again = sheet_from_text(text)
    assert sheet_to_text(again) == text
    assert again.setup == sheet.setup
    assert again.log == sheet.log
    assert again.rows == sheet.rows


def test_everything_after_a_correction_is_computed_anew() -> None:
    sheet = ScoreSheet(replace(SWEDISH, options={"target": 11}))
    sheet.add(deal(aces={0: 4}, sweeps={0: 6}))
    sheet.add(deal(aces={0: 4}))
    assert sheet.rows[0].after.winners == ()
    assert sheet.rows[1].after.winners == (0,)
    sheet.add(deal(aces={1: 4}))
    assert [row.fresh for row in sheet.rows[2:]] == [True]
    assert sheet.standing.points == (0, 4)
    sheet.replace(0, deal(sweeps={0: 2}))
    assert [row.fresh for row in sheet.rows[2:]] == [False]
    assert sheet.standing.points == (6, 4)
    sheet.undo()
    assert sheet.standing.points == (0, 4)


def test_an_entry_that_no_longer_fits_counts_nothing_and_says_why() -> None:
    setup = SheetSetup("ecarte.rotation", ("A", "B", "C"), {"length": "parties", "parties": 9})
    sheet = ScoreSheet(setup)
    for _ in range(3):
        sheet.add(deal(tricks={0: 5}))
    sheet.add(deal(tricks={2: 3}))
    assert sheet.rows[3].error is None
    sheet.remove(0)
    error = sheet.rows[2].error
    assert error is not None
    assert error.code == "not_for_this_party"
    assert sheet.rows[2].lines == ()
    sheet.undo()
    assert sheet.rows[3].error is None


def test_what_cannot_be_changes_nothing() -> None:
    sheet = ScoreSheet(SWEDISH)
    with pytest.raises(EntryError):
        sheet.add(deal(aces={0: 5}))
    assert not sheet.log
    sheet.add(deal(aces={0: 4}))
    with pytest.raises(EntryError):
        sheet.replace(0, deal(aces={0: 4, 1: 1}))
    with pytest.raises(CodedError):
        sheet.replace(1, deal(aces={0: 4}))
    assert len(sheet.log) == 1


def test_the_log_says_who_did_what_and_when() -> None:
    sheet = ScoreSheet(SWEDISH)
    sheet.add(deal(aces={0: 4}), "Anna", WHEN)
    sheet.replace(0, deal(aces={0: 3}), "Björn", WHEN)
    sheet.undo("Anna", WHEN)
    assert [(change.action, change.who, change.when) for change in sheet.log] == [
        ("add", "Anna", WHEN),
        ("replace", "Björn", WHEN),
        ("undo", "Anna", WHEN),
    ]


def test_marks_share_an_entry_and_can_be_taken_off() -> None:
    sheet = ScoreSheet(SWEDISH)
    for _ in range(3):
        sheet.mark(1, 1)
    sheet.mark(0, 1)
    sheet.mark(1, -1)
    assert list(sheet.entries) == [MarkEntry((1, 2))]
    assert len(sheet.log) == 5
    with pytest.raises(EntryError) as refused:
        sheet.mark(0, -2)
    assert refused.value.code == "nothing_to_take_off"
    sheet.mark(0, -1)
    sheet.mark(1, -1)
    sheet.mark(1, -1)
    assert not sheet.entries


def test_marks_alone_win_a_match_and_nobody_deals_for_them() -> None:
    sheet = ScoreSheet(SheetSetup("ecarte", ("A", "B"), {"matsch": True}, dealer=1))
    for _ in range(5):
        sheet.mark(0, 1)
    assert sheet.standing.winners == (0,)
    sheet.mark(1, 1)
    assert sheet.standing.points == (0, 1)
    assert sheet.rows[1].fresh
    counted = ScoreSheet(SheetSetup("casino.swedish", ("A", "B"), {}, dealer=1))
    counted.mark(0, 1)
    assert counted.standing.dealer == 1


def test_played_deals_go_on_with_the_same_match() -> None:
    played = ScoreSheet(SWEDISH)
    played.add(deal(aces={0: 4}))
    sheet = ScoreSheet(SWEDISH)
    sheet.add(deal(sweeps={1: 2}))
    sheet.add(PlayedEntry(played.rows[0].lines, 7, 0))
    assert sheet.standing.points == (4, 2)
    assert sheet_from_text(sheet_to_text(sheet)).rows == sheet.rows


def test_the_evening_over_several_sheets_and_its_payments() -> None:
    first = ScoreSheet(SheetSetup("ecarte", ("Anna", "Björn"), {"stake": 2}, unit="EUR", stake=50))
    for _ in range(3):
        first.add(deal(tricks={0: 5}))
    second = ScoreSheet(SheetSetup("free", ("Björn", "Cleo", "Anna"), {"target": 10}, unit="EUR", stake=50))
    second.add(deal(TOTALS, total={0: "4+7", 1: 3, 2: 5}))
    nuts = ScoreSheet(SheetSetup("free", ("Anna", "Cleo"), {"target": 1}, unit="nuts", stake=100))
    nuts.add(deal(TOTALS, total={1: 1}))
    euros, in_nuts = evening_accounts([first, second, nuts])
    assert {person.name: person.amount for person in euros.persons} == {"Anna": 50, "Björn": 0, "Cleo": -50}
    assert [(payment.payer, payment.receiver, payment.amount) for payment in euros.payments] == [(2, 0, 50)]
    assert {person.name: (person.won, person.matches) for person in euros.persons}["Björn"] == (1, 2)
    assert in_nuts.unit == "nuts"
    assert [person.amount for person in in_nuts.persons] == [-100, 100]


def test_the_document_in_the_readme_can_be_read() -> None:
    readme = (Path(__file__).parents[3] / "cardtable" / "session" / "README.md").read_text("utf-8")
    example = readme[readme.index('    {\n      "format"') :]
    sheet = sheet_from_text(example[: example.index("\n    }\n") + 7])
    assert sheet.setup.names == ("Anna", "Björn")
    assert sheet.standing.points == (0, 0)
    sheet.redo()
    assert sheet.standing.points == (2, 1)


def test_a_free_sheet_on_which_nothing_was_won_has_no_persons() -> None:
    score = ScoreSheet(SheetSetup("free", ("heads", "tails"), {}))
    score.add(deal(TOTALS, total={0: 3, 1: 4}))
    game = ScoreSheet(SheetSetup("ecarte", ("Anna", "Björn"), {}))
    (account,) = evening_accounts([score, game])
    assert [person.name for person in account.persons] == ["Anna", "Björn"]


def test_whoever_looked_on_has_not_played_the_match() -> None:
    kings = ScoreSheet(SheetSetup("piquet.kings", ("Anna", "Björn", "Cleo", "Dag")))
    # Anna beats Björn, who leaves; Cleo begins with her, and their match is not over yet.
    kings.add(deal(TOTALS, total={0: 120, 1: 30}))
    kings.add(deal(TOTALS, total={0: 20, 2: 30}))
    (account,) = evening_accounts([kings])
    assert [(person.name, person.matches, person.won) for person in account.persons] == [
        ("Anna", 1, 1),
        ("Björn", 1, 0),
        ("Cleo", 0, 0),
        ("Dag", 0, 0),
    ]


@pytest.mark.parametrize(
    ("change", "code", "place"),
    [
        (('"version": 5', '"version": 10'), "record_is_newer", "version"),
        (('"version": 5', '"version": 10, "seen": []'), "record_is_newer", "version"),
        (('"version": 5', '"versions": 5'), "unknown_key", "versions"),
        ((f'"program": "{PROGRAM}"', '"program": 1'), "not_a_text", "program"),
        (('"rules": 6', '"rules": 7'), "record_is_newer", "setup.rules"),
        (('"rules": 6', '"rules": 0'), "bad_value", "setup.rules"),
        (('"rules": 6', '"rules": true'), "not_a_number", "setup.rules"),
        (('"kind": "casino.swedish"', '"kind": "bridge"'), "unknown_variant", "setup.kind"),
        (('"target": 21', '"target": 0'), "bad_option_value", "setup.options"),
        (('"stake": 50', '"stake": "a"'), "not_a_number", "setup.stake"),
        (('"action": "add"', '"action": "burn"'), "bad_value", "log[0].action"),
        (('"action": "undo"', '"action": "redo"'), "bad_value", "log[1]"),
        (('"who": "Anna"', '"whose": "Anna"'), "unknown_key", "log[0].whose"),
        (('"entry": "deal"', '"entry": "dream"'), "bad_value", "log[0].entry.entry"),
        (("cardtable score sheet", "something else"), "not_a_score_sheet", ""),
        (("{", "", 1), "not_json", "line 2, column 10"),
    ],
)
def test_a_bad_file_is_refused_with_the_place(change: tuple[str, ...], code: str, place: str) -> None:
    sheet = ScoreSheet(SWEDISH)
    sheet.add(deal(aces={0: 4}), "Anna", WHEN)
    sheet.undo("Anna", WHEN)
    text = sheet_to_text(sheet)
    assert change[0] in text
    with pytest.raises(RecordError) as refused:
        sheet_from_text(text.replace(change[0], change[1], 1))
    assert (refused.value.code, refused.value.place) == (code, place)


def table_words(sides: tuple[str, ...]) -> ColumnTitles:
    titles = ("Partie", "Deal", "Date", "Dealer", "How", "Entered", "Won", "{name} total", "{name} account")
    return ColumnTitles(*titles, sides, lambda row: ("=how", type(row.entry).__name__))


def test_csv_has_a_row_for_each_deal_and_no_formulas() -> None:
    sheet = ScoreSheet(replace(SWEDISH, names=("=Anna", "Björn")))
    sheet.add(deal(aces={0: 4}, sweeps={1: 1}), when=WHEN)
    sheet.add(MarkEntry((0, 2)), when=WHEN)
    head, *rows = sheet_to_csv(sheet, table_words(sheet.setup.names)).splitlines()
    assert head.startswith("Partie,Deal,Date,Dealer,How,Entered,'=Anna,Björn,'=Anna total,Björn total,Won,")
    assert head.count("account, EUR") == 2
    assert rows == [
        f"1,1,{CLOCK},'=Anna,'=how,DealEntry,4,1,4,1,,,",
        f"1,,{CLOCK},,'=how,MarkEntry,0,2,4,3,,,",
    ]


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the zone of a process is not changed on Windows")
def test_csv_tells_the_day_by_the_clock_on_the_wall(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = ScoreSheet(SWEDISH)
    sheet.add(deal(aces={0: 4}), when="2026-11-22T23:30:00+00:00")
    sheet.add(deal(aces={0: 4}), when="a quarter past")
    with monkeypatch.context() as elsewhere:
        elsewhere.setenv("TZ", "XYZ-2")
        time.tzset()
        _, first, second = sheet_to_csv(sheet, table_words(sheet.setup.names)).splitlines()
    time.tzset()
    assert first.split(",")[2] == "2026-11-23 01:30:00"
    assert second.split(",")[2] == "a quarter past"


def test_csv_tells_who_has_won_and_the_accounts_at_the_end_of_a_match() -> None:
    sheet = ScoreSheet(SheetSetup("piquet.four_deals", ("A", "B"), {"rounding": "none"}, 1, 50, "EUR"))
    for own, other in zip((24, 16, 13, 22), (8, 30, 36, 7), strict=True):
        sheet.add(deal(TOTALS, total={0: own, 1: other}), when=WHEN)
    rows = sheet_to_csv(sheet, table_words(("A", "B"))).splitlines()
    assert rows[-2].endswith(",77,82,,,")
    # 121 less 96 is 25, and twice as much for who has fewer than a hundred: 2 × (121 + 100 + 4).
    assert rows[-1] == f"1,4,{CLOCK},A,'=how,DealEntry,44,14,121,96,A,225.0,-225.0"


def test_csv_for_a_reader_with_a_decimal_comma_has_semicolons_between_its_cells() -> None:
    sheet = ScoreSheet(SheetSetup("piquet.four_deals", ("A", "B"), {"rounding": "none"}, 1, 50, "EUR"))
    for own, other in zip((24, 16, 13, 22), (8, 30, 36, 7), strict=True):
        sheet.add(deal(TOTALS, total={0: own, 1: other}), when=WHEN)
    rows = sheet_to_csv(sheet, table_words(("A", "B")), ",").splitlines()
    assert rows[-1] == f"1;4;{CLOCK};A;'=how;DealEntry;44;14;121;96;A;225,0;-225,0"


def test_a_log_that_no_sheet_can_have() -> None:
    for change in (
        Change("undo"),
        Change("redo"),
        Change("remove", 0),
        Change("replace", 0, deal()),
        Change("add", 1, deal()),
        # A sheet keeps its game and its number of persons.
        Change("agree", 0, setup=replace(SWEDISH, names=("A", "B", "C"))),
        Change("agree", 0, setup=SheetSetup("ecarte", SWEDISH.names)),
    ):
        with pytest.raises(CodedError) as refused:
            ScoreSheet(SWEDISH, [change])
        assert refused.value.code == "bad_log"
    sheet = ScoreSheet(SWEDISH)
    for step, code in ((sheet.undo, "nothing_to_undo"), (sheet.redo, "nothing_to_redo")):
        with pytest.raises(CodedError) as nothing:
            step()
        assert nothing.value.code == code
    with pytest.raises(EntryError) as method:
        sheet.add(DealEntry((Cell("aces", 0, "1"),), "by_feeling"))
    assert method.value.code == "no_such_method"


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        (("setup", "names"), "Anna", "not_a_list"),
        (("setup", "names"), ["Anna"], "bad_number_of_players"),
        (("setup", "options"), [], "not_an_object"),
        (("setup", "dealer"), 2, "bad_value"),
        (("setup", "unit"), 3, "not_a_text"),
        (("setup",), [], "not_an_object"),
        (("log",), {}, "not_a_list"),
        (("log", 0, "entry"), None, "bad_value"),
        (("log", 0, "entry"), {"entry": "mark", "points": [1]}, "bad_value"),
        (("log", 0, "entry"), {"entry": "mark", "points": [1, True]}, "not_a_number"),
        (("log", 0, "entry"), {"entry": "deal", "method": "by_category", "cells": [["aces", 0]]}, "bad_value"),
        (("log", 0, "entry"), {"entry": "deal", "method": "by_category", "cells": [["aces", 2, "1"]]}, "bad_value"),
        (("log", 0, "entry"), {"entry": "played", "match": 1, "number": 0, "lines": [{}]}, "missing_key"),
        (
            ("log", 0, "entry"),
            {
                "entry": "played",
                "match": 1,
                "number": 0,
                "lines": [{"code": "ace", "party": 0, "points": 1, "params": {}, "cards": ["ZZ"], "marked": True}],
            },
            "bad_value",
        ),
        (("version",), 0, "no_such_version"),
    ],
)
def test_wrong_values_are_refused(path: tuple[str | int, ...], value: object, code: str) -> None:
    sheet = ScoreSheet(SWEDISH)
    sheet.add(deal(aces={0: 4}), "Anna", WHEN)
    document = json.loads(sheet_to_text(sheet))
    spot = document
    for key in path[:-1]:
        spot = spot[key]
    spot[path[-1]] = value
    with pytest.raises(RecordError) as refused:
        sheet_from_text(json.dumps(document))
    assert refused.value.code == code


def test_files_that_are_too_large_or_too_deep() -> None:
    with pytest.raises(RecordError) as large:
        sheet_from_text(" " * (LARGEST + 1))
    assert large.value.code == "too_large"
    with pytest.raises(RecordError) as deep:
        sheet_from_text("[" * 200_000)
    assert deep.value.code in ("nested_too_deeply", "not_json")


@given(
    st.lists(st.tuples(st.integers(0, 3), st.integers(3, 5)), min_size=3, max_size=14),
    st.randoms(use_true_random=False),
)
@settings(deadline=None, max_examples=60)
def test_a_rotation_survives_corrections_that_change_who_plays(
    tricks: list[tuple[int, int]], chance: random.Random
) -> None:
    setup = SheetSetup("ecarte.rotation", ("A", "B", "C", "D"), {"length": "parties", "parties": 3})
    sheet = ScoreSheet(setup)
    for seat, number in tricks:
        playing = sheet.rules.playing(sheet.next_standing)
        sheet.add(deal(tricks={playing[seat % 2]: number}))
    before = list(sheet.rows)
    position = chance.randrange(len(before))
    playing = sheet.rules.playing(sheet.rows[position].before)
    sheet.replace(position, deal(tricks={chance.choice(playing): chance.randint(3, 5)}))
    for row in sheet.rows:
        assert (row.error is None) == bool(row.lines)
        assert row.error is None or row.after == row.before
    assert sum(sheet.accounts()) == 0
    assert sheet.rows == ScoreSheet(setup, sheet.log).rows == sheet_from_text(sheet_to_text(sheet)).rows
    sheet.undo()
    assert sheet.rows == before

"""Files that somebody has changed: refused with the place, or a sheet that works to the last button."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from cardtable.core.errors import CodedError, RecordError
from cardtable.core.sheets.categories import Cell
from cardtable.core.sheets.rules import TOTALS
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.evening import evening_accounts
from cardtable.session.scorebook.exchange import (
    MOST_CHANGES,
    MOST_ENTRIES,
    sheet_from_text,
    sheet_to_text,
)
from cardtable.session.scorebook.model import ADD, Change, DealEntry, SheetSetup
from cardtable.session.scorebook.table import ColumnTitles, sheet_to_csv
from tests.session.scorebook.test_any_rules import KINDS, filled

JUNK: list[Any] = [
    *(None, True, -1, 0, 1, 7, 10**9, 10**30, 1.5, float("nan"), float("inf")),
    *("", "a", "\ud800", "\x00", "1+1" * 20, "casino.finnish", [], {}, [[]], {"a": 1}, [1, 2]),
]
LINE = {"code": "ace", "party": 0, "points": 1, "params": {}, "cards": [], "marked": True}
CODES = (
    *("ace", "bet", "won", "repique_partie", "stake_won", "bet_won", "prize_capot", "divided", "mulle", "hut"),
    *("king", "misdeal", "spades_above", "point", "deal_total", "doubled", "nonsense"),
)
PARAMS: list[dict[str, Any]] = [
    *({}, {"suit": 9}, {"on": 77, "units": 3}, {"on": "x", "units": "y"}, {"strokes": 10**9}, {"spades": "x"}),
    *({"anew": 1}, {"count": -5}, {"card": "ZZ", "value": 3}),
]


def played(sides: int, chance: random.Random) -> dict[str, Any]:
    """A change that brings a deal in which nothing need make sense."""
    lines = [
        {
            "code": chance.choice(CODES),
            "party": chance.randrange(sides),
            "points": chance.choice((-3, 1, 5, 10**9)),
            "params": chance.choice(PARAMS),
            "cards": chance.choice(([], ["AS"])),
            "marked": chance.random() < 0.8,
        }
        for _ in range(3)
    ]
    entry = {"entry": "played", "match": 1, "number": 0, "lines": lines}
    when = chance.choice(("", "0001-01-01T00:00:00+14:00", "yesterday"))
    return {"action": "add", "position": 0, "entry": entry, "who": "", "when": when}


def places(value: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from places(inner, (*path, index))


def changed(document: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """The document with something put in, taken out or doubled at one place."""
    made = copy.deepcopy(document)
    path = chance.choice([path for path in places(made) if path])
    spot: Any = made
    for key in path[:-1]:
        spot = spot[key]
    match chance.randrange(3):
        case 0:
            spot[path[-1]] = chance.choice(JUNK)
        case 1:
            del spot[path[-1]]
        case _ if isinstance(spot, list):
            spot.insert(path[-1], copy.deepcopy(spot[path[-1]]))
        case _:
            spot["besides"] = 1
    return made


def use(sheet: ScoreSheet) -> None:
    """Press everything once."""
    mark, remove = partial(sheet.mark, 0, 1), partial(sheet.remove, 0)
    steps: list[Callable[[], object]] = [sheet.undo, sheet.redo, sheet.redo, mark, remove, sheet.undo]
    for step in steps:
        with suppress(CodedError):
            step()
    sheet.accounts()
    sheet.matches_won()
    evening_accounts([sheet])
    for method in sheet.rules.methods:
        sheet.categories(method)
    sides = tuple("ABCDEFGH"[: len(sheet.rules.sides)])
    sheet_to_csv(
        sheet,
        ColumnTitles("a", "b", "c", "d", "e", "f", "g", "{name} t", "{name} g", sides, lambda row: ("how", "what")),
    )
    assert sheet_from_text(sheet_to_text(sheet)).rows == sheet.rows


@pytest.mark.parametrize("seed", range(24))
def test_whatever_is_changed_is_refused_or_works(seed: int) -> None:
    chance = random.Random(seed)
    kind, players, options = KINDS[seed % len(KINDS)]
    sheet = filled(SheetSetup(kind, tuple("ABCDEFGH"[:players]), options, 0), 3, chance)
    document = json.loads(sheet_to_text(sheet))
    sides = len(sheet.rules.sides)
    refused = 0
    for _ in range(60):
        made = document
        if chance.random() < 0.7:
            made = {**document, "log": [played(sides, chance), *document["log"]]}
        if chance.random() < 0.7:
            made = changed(made, chance)
        try:
            read = sheet_from_text(json.dumps(made, ensure_ascii=chance.random() < 0.5))
        except RecordError:
            refused += 1
            continue
        use(read)
    assert 0 < refused < 60


@pytest.mark.parametrize(
    ("path", "value", "code", "place"),
    [
        (("setup", "names"), ["Anna", "Anna"], "bad_value", "setup.names"),
        (("setup", "names"), ["Anna", ""], "bad_value", "setup.names"),
        (("setup", "names", 0), "\ud800", "not_a_text", "setup.names[0]"),
        (("setup", "names", 0), "A" * 41, "not_a_text", "setup.names[0]"),
        (("setup", "kind"), "bridge", "unknown_variant", "setup.kind"),
        (("setup", "options"), {"jokers": 2}, "unknown_option", "setup.options"),
        (("setup", "options"), {"target": 10**15}, "bad_option_value", "setup.options"),
        (("setup", "options"), {"target": True}, "bad_option_value", "setup.options"),
        (("setup", "options"), {"target": [16]}, "not_an_object", "setup.options"),
        (("setup", "stake"), 10**12, "bad_value", "setup.stake"),
        (("setup", "stake"), 0.5, "not_a_number", "setup.stake"),
        (("log", 0, "position"), -1, "bad_value", "log[0].position"),
        (("log", 0, "entry", "cells"), "all", "not_a_list", "log[0].entry.cells"),
        (("log", 0, "entry", "points"), [], "unknown_key", "log[0].entry.points"),
    ],
)
def test_the_place_of_what_is_wrong_is_named(path: tuple[Any, ...], value: object, code: str, place: str) -> None:
    sheet = ScoreSheet(SheetSetup("casino.swedish", ("Anna", "Björn"), {}, 0))
    document = json.loads(sheet_to_text(sheet))
    document["log"] = [
        {
            "action": "add",
            "position": 0,
            "entry": {"entry": "deal", "method": "by_category", "cells": [["aces", 0, "3"]]},
            "who": "",
            "when": "",
        }
    ]
    assert sheet_from_text(json.dumps(document)).standing.points == (3, 1)
    spot = document
    for key in path[:-1]:
        spot = spot[key]
    spot[path[-1]] = value
    with pytest.raises(RecordError) as refused:
        sheet_from_text(json.dumps(document))
    assert (refused.value.code, refused.value.place) == (code, place)


@pytest.mark.parametrize("options", [{"target": True}, {"target": -1}, {"target": "7"}, {"columns": 3}])
def test_a_free_sheet_knows_its_goal_and_nothing_else(options: dict[str, Any]) -> None:
    document = json.loads(sheet_to_text(ScoreSheet(SheetSetup("free", ("a", "b"), {}))))
    document["setup"]["options"] = options
    with pytest.raises(RecordError) as refused:
        sheet_from_text(json.dumps(document))
    assert refused.value.place == "setup.options"


def test_a_truncated_file_is_refused_wherever_it_ends() -> None:
    text = sheet_to_text(filled(SheetSetup("piquet.session", ("A", "B"), {}), 3, random.Random(5))).rstrip()
    for length in range(0, len(text), 7):
        with pytest.raises(RecordError) as refused:
            sheet_from_text(text[:length])
        assert refused.value.code == "not_json"


def test_a_played_deal_that_does_not_fit_counts_nothing_and_says_so() -> None:
    sheet = ScoreSheet(SheetSetup("ecarte.rotation", ("A", "B", "C"), {}))
    document = json.loads(sheet_to_text(sheet))
    line = {"code": "bet", "party": 2, "points": 0, "params": {"on": "x"}, "cards": [], "marked": False}
    entry = {"entry": "played", "match": 1, "number": 0, "lines": [line]}
    document["log"] = [{"action": "add", "position": 0, "entry": entry, "who": "", "when": ""}]
    (row,) = sheet_from_text(json.dumps(document)).rows
    assert row.error is not None
    assert row.error.code == "played_by_other_rules"
    assert row.after == row.before


@pytest.mark.parametrize(
    ("entry", "times"),
    [
        ({"entry": "mark", "points": [1, 1]}, MOST_ENTRIES + 1),
        ({"entry": "deal", "method": "by_category", "cells": [["aces", 0, "1"]] * 1000}, 1),
        ({"entry": "played", "match": 1, "number": 0, "lines": [LINE] * 1000}, 1),
        (
            {
                "entry": "played",
                "match": 1,
                "number": 0,
                "lines": [{**LINE, "params": {str(number): number for number in range(1000)}}],
            },
            1,
        ),
    ],
)
def test_what_no_company_writes_is_not_counted(entry: dict[str, Any], times: int) -> None:
    document = json.loads(sheet_to_text(ScoreSheet(SheetSetup("casino.swedish", ("Anna", "Björn"), {}))))
    document["log"] = [
        {"action": "add", "position": position, "entry": entry, "who": "", "when": ""} for position in range(times)
    ]
    with pytest.raises(RecordError) as refused:
        sheet_from_text(json.dumps(document))
    assert refused.value.place.startswith("log")


@pytest.mark.slow
def test_a_sheet_of_ten_thousand_deals_is_read_again_and_one_more_is_refused() -> None:
    sheet = ScoreSheet(SheetSetup("free", ("Anna", "Björn"), {}))
    add = Change(ADD, 0, DealEntry((Cell("total", 0, "1"), Cell("total", 1, "2")), TOTALS))
    sheet.go_on(replace(add, position=position) for position in range(MOST_ENTRIES))
    read = sheet_from_text(sheet_to_text(sheet))
    assert read.rows[-1].after.points == (MOST_ENTRIES, 2 * MOST_ENTRIES)
    sheet.go_on([replace(add, position=MOST_ENTRIES)])
    with pytest.raises(RecordError) as refused:
        sheet_from_text(sheet_to_text(sheet))
    assert (refused.value.code, refused.value.parameters["most"]) == ("too_large", MOST_ENTRIES)


def test_a_log_of_many_changes_is_refused_unread() -> None:
    document = json.loads(sheet_to_text(ScoreSheet(SheetSetup("casino.swedish", ("Anna", "Björn"), {}))))
    document["log"] = [None] * (MOST_CHANGES + 1)
    with pytest.raises(RecordError) as refused:
        sheet_from_text(json.dumps(document))
    assert (refused.value.code, refused.value.place) == ("too_large", "log")

"""Score sheets as files.

The JSON document is an object with these members:

* ``format``: the text ``cardtable score sheet``;
* ``version``: 9, or the earliest version that knows all that is in it;
* ``program``: what wrote the file; it means nothing and may be missing;
* ``setup``: an object with ``kind`` (the id of a variant, or ``free``), ``names`` (by seat, or by column of a free
  sheet), ``options`` (those that differ from the variant's defaults may stand alone; a free sheet knows ``target``),
  ``dealer`` (the seat that deals first, from 0), ``stake`` (hundredths of the unit), ``unit``, ``evening`` and
  ``begun`` (texts);
* ``log``: a list of changes. Each is an object with ``action`` (``add``, ``replace``, ``remove``, ``undo``,
  ``redo``), ``position`` (from 0), ``entry`` (null but for ``add`` and ``replace``), ``who`` and ``when``. An entry is
  ``{"entry": "deal", "method": …, "cells": [[category, side, text], …]}``, ``{"entry": "mark", "points": […]}`` or
  ``{"entry": "played", "match": …, "number": …, "lines": […]}``. The second version knows besides the actions ``move``,
  with ``to``, and ``agree``, with another ``setup`` for the whole sheet, the entry ``{"entry": "end"}``, and in the
  entry of a deal ``dealer``, the seat that dealt it out of turn. The third knows the entries ``{"entry": "comes",
  "seat": …, "points": …, "after": …}`` and ``{"entry": "goes", "seat": …}``, and in ``add`` a ``setup`` where somebody
  comes who has never been there, with the new name last; in ``remove`` a ``setup`` without it. The fourth knows in a
  ``setup`` the ``game`` for which a free sheet is kept, one of ``games.entry.FREE_TEMPLATES``. The fifth knows in the
  ``setup`` that the sheet was begun with the number of its ``rules`` (``core.sheets.rules``); ``before`` says how a
  sheet without it is counted. The sixth knows among the ``options`` of a free sheet ``whole``, the points of each deal,
  the seventh ``declarer`` and ``dealer_out`` there and more games of ``FREE_TEMPLATES``, and the eighth in a ``setup``
  the game of one's ``own`` for which a free sheet is kept (``own_games``). The ninth knows in an entry of marks what a
  match that goes on on another sheet has ``carried`` there besides its points.

Standings and accounts are not in it: they follow from the log.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from cardtable import PROGRAM
from cardtable.core.documents import load_json, size_of
from cardtable.core.errors import CodedError, RecordError
from cardtable.core.sheets import FREE
from cardtable.core.sheets.rules import SHEET_RULES
from cardtable.session.scorebook.before import rules_of
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import (
    ADD,
    AGREE,
    MOVE,
    REMOVE,
    Change,
    DealEntry,
    EndEntry,
    MarkEntry,
    PersonEntry,
    SheetSetup,
    change_from_json,
    setup_from_json,
)
from cardtable.session.scorebook.reader import Reader

FORMAT = "cardtable score sheet"
(
    VERSION,
    EIGHTH_VERSION,
    SEVENTH_VERSION,
    SIXTH_VERSION,
    FIFTH_VERSION,
    FOURTH_VERSION,
    THIRD_VERSION,
    SECOND_VERSION,
    FIRST_VERSION,
) = (
    9,
    8,
    7,
    6,
    5,
    4,
    3,
    2,
    1,
)
_SEVENTH_OPTIONS, _SEVENTH_GAMES = ("declarer", "dealer_out"), ("Seeger-Fabian", "Bierlachs", "Rommé")
_RULES = "rules"
LARGEST = 12_000_000
"""The most bytes of a document."""
MOST_CHANGES = 20_000
MOST_ENTRIES = 10_000
"""The most changes of a sheet in a file, and the most entries made by them: more than a group of persons makes in its
life, and few enough to be read within some seconds.
"""


def sheet_to_text(sheet: ScoreSheet) -> str:
    """Return the sheet as a JSON document, in the earliest version of the format that knows all that is in it."""
    version = max((_version_of_setup(sheet.begun_as), *map(_version_of, sheet.log)))
    document = {
        "format": FORMAT,
        "version": version if sheet.ruled is None else max(version, FIFTH_VERSION),
        "program": PROGRAM,
        "setup": setup_to_json(sheet),
        "log": [change.to_json() for change in sheet.log],
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def setup_to_json(sheet: ScoreSheet) -> dict[str, Any]:
    """Return the setup with which a sheet was begun, as JSON values for files and the database, with the number of its
    rules.
    """
    setup = sheet.begun_as.to_json()
    return setup if sheet.ruled is None else {**setup, _RULES: sheet.ruled}


def _version_of_setup(setup: SheetSetup | None) -> int:
    """Return the earliest version of the format that knows what is in a setup."""
    if setup is None:
        return FIRST_VERSION
    if setup.own is not None:
        return EIGHTH_VERSION
    if setup.kind == FREE and (setup.game in _SEVENTH_GAMES or any(name in setup.options for name in _SEVENTH_OPTIONS)):
        return SEVENTH_VERSION
    if setup.kind == FREE and setup.options.get("whole"):
        return SIXTH_VERSION
    return FOURTH_VERSION if setup.game else FIRST_VERSION


def _version_of(change: Change) -> int:
    """Return the earliest version of the format that knows what is in a change."""
    return max(_version_of_setup(change.setup), _version_of_action(change))


def _version_of_action(change: Change) -> int:
    match change.entry:
        case PersonEntry():
            return THIRD_VERSION
        case EndEntry():
            return SECOND_VERSION
        case DealEntry(dealer=dealer) if dealer is not None:
            return SECOND_VERSION
        case MarkEntry(carried=carried) if carried:
            return VERSION
    if change.action == REMOVE and change.setup is not None:
        return THIRD_VERSION
    return SECOND_VERSION if change.action in (MOVE, AGREE) else FIRST_VERSION


def sheet_from_text(text: str) -> ScoreSheet:
    """Return the sheet of a JSON document. Raises ``RecordError`` with the place of the error."""
    if size_of(text) > LARGEST:
        raise RecordError("too_large", "")
    value = load_json(text)
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise RecordError("not_a_score_sheet", "")
    # A newer version may have keys that are not known here.
    version = Reader(value.get("version", FIRST_VERSION), "version").number()
    if not FIRST_VERSION <= version <= VERSION:
        raise RecordError("record_is_newer" if version > VERSION else "no_such_version", "version", version=version)
    if "program" in value:
        Reader(value["program"], "program").text()
    parts = Reader({key: one for key, one in value.items() if key != "program"}).object_of(
        "format", "version", "setup", "log"
    )
    log = parts["log"]
    if isinstance(log.value, list):
        made = sum(isinstance(change, dict) and change.get("action") == ADD for change in log.value)
        for given, most in ((len(log.value), MOST_CHANGES), (made, MOST_ENTRIES)):
            if given > most:
                raise RecordError("too_large", "log", given=given, most=most)
    return read_sheet(parts["setup"], log, checked=True)


def read_sheet(
    setup_reader: Reader, log_reader: Reader, *, checked: bool = False, told: Mapping[str, Any] | None = None
) -> ScoreSheet:
    """Return the sheet of a setup and a log. Raises ``RecordError``.

    With ``checked``, a deal with a method of entry that its rules do not have is refused; without, it stays on the
    sheet and counts nothing. ``told`` is the result stored with the sheet (``points``, ``gains``), None if it is not
    known.
    """
    ruled, setup_reader = _ruled(setup_reader)
    setup = setup_from_json(setup_reader)
    sheet = ScoreSheet(setup, ruled=ruled)
    try:
        # How many sides there are at a change depends on those before it.
        sheet.go_on(_changes(sheet, log_reader, len(setup.names), checked))
    except RecordError:
        raise
    except CodedError as error:
        line = error.parameters.get("line", 0)
        raise RecordError("bad_value", f"{log_reader.place}[{line}]") from None
    if ruled is None:
        ruled = rules_of(sheet, told or {})
    return sheet if ruled == sheet.ruled else ScoreSheet(setup, sheet.log, ruled)


def _ruled(setup: Reader) -> tuple[int | None, Reader]:
    """Return the number of the rules that a setup names (None if it names none), and the setup without it."""
    if not isinstance(setup.value, dict) or _RULES not in setup.value:
        return None, setup
    place = f"{setup.place}.{_RULES}"
    ruled = Reader(setup.value[_RULES], place).number(1)
    if ruled > SHEET_RULES:
        raise RecordError("record_is_newer", place, version=ruled, known=SHEET_RULES)
    return ruled, Reader({name: value for name, value in setup.value.items() if name != _RULES}, setup.place)


def _changes(sheet: ScoreSheet, log: Reader, begun: int, checked: bool) -> Iterator[Change]:
    """Yield the changes of a log. Each is read when those before it have been applied, because it depends on the
    persons and rules that the sheet has then.
    """
    for reader in log.list():
        change = change_from_json(reader, len(sheet.rules.sides), begun)
        if checked and isinstance(change.entry, DealEntry) and change.entry.method not in sheet.rules.methods:
            raise RecordError("bad_value", f"{reader.place}.entry.method")
        yield change

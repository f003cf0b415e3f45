"""Files that are no sheets, sheets that are hard to show, and disks that are full: told, and nothing lost."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.keeper import SheetKeeper, load_sheet
from cardtable.app.settings import COUNTINGS, Settings
from cardtable.core.sheets.categories import Cell
from cardtable.session.envelope import format_of
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.exchange import FORMAT, LARGEST, read_sheet, sheet_to_text
from cardtable.session.scorebook.model import DealEntry, SheetSetup
from cardtable.session.scorebook.reader import Reader
from cardtable.store.store import Store
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.scorekeeper.desk import SheetDesk
from cardtable.ui.scorekeeper.printing import write_pdf
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.scorekeeper.by_hand import Open, free, points, type_deal
from tests.ui.scorekeeper.parts import persons_list, shown_sheet
from tests.ui.scorekeeper.views import views_of


def good_text() -> str:
    sheet = ScoreSheet(SheetSetup("casino.swedish", ("Anna", "Björn"), {}))
    sheet.add(DealEntry((Cell("aces", 0, "3"),), "by_category"))
    return sheet_to_text(sheet)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        pytest.param(b"", "not", id="empty"),
        pytest.param(good_text().encode("utf-16"), "text", id="utf-16"),
        pytest.param(good_text().encode("latin-1"), "text", id="latin-1"),
        pytest.param(good_text().encode()[:300], "not", id="truncated"),
        pytest.param(b"\x00\x01\xff" * 50, "text", id="bytes"),
        pytest.param(b"[1, 2, 3]", "not one of this program’s score sheets", id="another document"),
        pytest.param(good_text().replace("casino.swedish", "bridge").encode(), "no game called", id="unknown rules"),
        pytest.param(good_text().replace('"version": 5', '"version": 10').encode(), "version", id="of the future"),
    ],
)
def test_what_is_no_sheet_is_told_and_nothing_is_kept(
    desk: SheetDesk, heard: list[str], store: Store, tmp_path: Path, content: bytes, told: str
) -> None:
    path = tmp_path / "sheet.cardtable"
    path.write_bytes(content)
    assert not desk.import_sheet(str(path))
    assert len(heard) == 1
    assert told in heard[0]
    assert store.sheets() == []
    assert desk.windows == []


@pytest.mark.parametrize("name", [".", "missing.cardtable", "missing/sheet.cardtable"])
def test_what_is_no_file_is_told(desk: SheetDesk, heard: list[str], tmp_path: Path, name: str) -> None:
    assert not desk.import_sheet(str(tmp_path / name))
    assert len(heard) == 1


@pytest.mark.skipif(os.name != "posix", reason="has neither devices nor pipes among its files")
def test_nobody_waits_for_a_pipe_or_a_device(desk: SheetDesk, heard: list[str], tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.cardtable"
    os.mkfifo(pipe)
    for place in (pipe, Path("/dev/zero")):
        assert not format_of(place, [FORMAT], LARGEST)
        assert not desk.import_sheet(str(place))
    assert heard == ["This is not an ordinary file."] * 2


def test_a_byte_order_mark_does_no_harm(desk: SheetDesk, tmp_path: Path) -> None:
    path = tmp_path / "sheet.cardtable"
    path.write_bytes(b"\xef\xbb\xbf" + good_text().encode())
    assert desk.import_sheet(str(path))


def strange_sheet() -> ScoreSheet:
    """Points by the thousand million, lines that mean nothing, moments that never were, names of every script."""
    setup = SheetSetup("piquet.four_deals", ("<b>A\u202e", "\N{GRINNING FACE}" * 20), {})
    document = json.loads(sheet_to_text(ScoreSheet(setup)))
    nonsense: list[dict[str, Any]] = [
        {"code": code, "party": 0, "points": 10**6, "params": params, "cards": ["AS"], "marked": True}
        for code, params in (
            ("ace", {"suit": 77}),
            ("ace", {"suit": "x"}),
            ("mulle", {"card": "ZZ"}),
            ("prize_capot", {"strokes": 10**9}),
            ("nonsense", {"a": True}),
            ("point", {"length": -3, "suit": 9, "pips": 10**9}),
            ("set", {"rank": 99, "missing": 12}),
            ("sequence", {"rank": "x", "length": 10**9}),
        )
    ]
    for position, entry in enumerate(
        (
            {"entry": "played", "match": 1, "number": 0, "lines": nonsense},
            *({"entry": "mark", "points": [10**6, -(10**6)]} for _ in range(1900)),
            {"entry": "deal", "method": "no way", "cells": [["what", 1, "\x00\x07"]]},
        )
    ):
        when = "0001-01-01T00:00:00+14:00"
        document["log"].append({"action": "add", "position": position, "entry": entry, "who": "\n", "when": when})
    document["setup"]["stake"] = 10_000_000
    document["setup"]["unit"] = "<u>"
    return read_sheet(Reader(document["setup"], "setup"), Reader(document["log"], "log"))


@pytest.mark.parametrize(
    "summary",
    [
        '{"deals": 1, "played": [1, 1], "won": [1, 0], "gains": [2, 0], "parties": [[0], [7]], "stake": 1, "unit": ""}',
        '{"deals": 1, "played": [1], "won": [], "gains": [2, 0], "parties": [[0], [1]], "stake": 1, "unit": ""}',
        "{}",
        '{"played": null}',
        '{"deals": {"a": 1}, "played": "x", "parties": 5}',
        "[1, 2]",
        "7",
        "{",
        '{"a": 1, "a": 2}',
    ],
)
def test_a_sheet_whose_summary_disagrees_with_its_seats_is_listed_and_counted(
    desk: SheetDesk, heard: list[str], store: Store, summary: str
) -> None:
    sheet = ScoreSheet(SheetSetup("casino.swedish", ("Anna", "Björn"), {"target": 2}))
    sheet.add(DealEntry((Cell("aces", 0, "3"),), "by_category"))
    assert sheet.matches_won() == (1, 0)
    SheetKeeper(store, sheet)
    SheetKeeper(store, ScoreSheet(SheetSetup("casino.swedish", ("Cecilia", "Didrik"), {})))
    store._connection.execute("UPDATE sheets SET summary = ? WHERE id = 1", (summary,))
    desk.show_sheets()
    dialog = desk.sheets_dialog
    assert dialog is not None
    assert heard == []
    assert dialog.list.topLevelItemCount() == 2
    # Name, game, matches at the table, of them won: what the sheet itself says.
    anna = persons_list(dialog).topLevelItem(0)
    assert anna is not None
    assert [anna.text(column) for column in (0, 2, 3)] == ["Anna", "1", "1"]
    dialog.close()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_strangest_sheet_can_be_shown_in_every_view(
    store: Store, pictures: CardPictures, translation: Translation, tmp_path: Path, language: str
) -> None:
    translation.switch(language)
    window = SheetWindow(SheetKeeper(store, strange_sheet()), pictures, Settings(reduced_motion=True))
    window.show()
    shown_sheet(window).tree.expandAll()
    views = [window, *views_of(window)]
    for counting in COUNTINGS:
        shown_sheet(window).set_counting(counting)
        for view in views:
            picture = QImage(view.size(), QImage.Format.Format_ARGB32)
            view.render(picture)
    for row in (0, 1, 1901):
        window.correct(row)
    assert write_pdf(window.paper(), str(tmp_path / "sheet.pdf"))
    free(window)


def full(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("ask", [lambda window: window.exports.ask_json(), lambda window: window.exports.ask_csv()])
def test_a_full_disk_leaves_the_file_as_it_was(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ask: Callable[[SheetWindow], None]
) -> None:
    window = opened("casino.swedish")
    path = tmp_path / "sheet"
    path.write_text("as it was")
    ask(window)
    (dialog,) = window.findChildren(QFileDialog)
    monkeypatch.setattr(Path, "write_text", full)
    dialog.fileSelected.emit(str(path))
    assert window.panel.message.endswith("The disk is full.")
    assert path.read_text(encoding="utf-8") == "as it was"
    assert [one.name for one in tmp_path.iterdir()] == ["sheet"]


def test_a_full_database_is_told_and_made_up_for(opened: Open, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    window = opened("casino.swedish")
    number = window.keeper.number
    assert number is not None
    (size,) = store._connection.execute("PRAGMA page_count").fetchone()
    store._connection.execute(f"PRAGMA max_page_count = {size}")
    while window.keeper.failure is None:
        type_deal(window, aces={0: 1}, sweeps={1: 1})
        assert len(window.keeper.sheet.rows) < 1000
    assert window.keeper.failure.code == "cannot_write"
    assert points(window)[1] > 0
    store._connection.execute("PRAGMA max_page_count = 1000000")
    type_deal(window, aces={0: 2})
    assert window.keeper.is_kept
    assert load_sheet(store, number).rows == window.keeper.sheet.rows

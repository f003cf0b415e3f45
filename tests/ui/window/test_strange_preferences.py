"""Every preference that is kept, replaced by what nobody would keep: the window opens all the same."""

from __future__ import annotations

import random
from contextlib import closing
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.match_statistics import Statistics
from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.app.scorekeeper.statistics import person_records
from cardtable.app.settings import Settings
from cardtable.session.scorebook.model import SheetSetup
from cardtable.store.store import Store
from cardtable.ui.window.main_window import MainWindow
from tests.app.scripted import ScriptedClient, takes_most

USUAL: dict[str, Any] = {
    "score_sheet_forgotten": ["Bo"],
    "settings": Settings().to_json(),
    "window": {"geometry": "AdnQywADAAA=", "record": True, "parts": [700, 300]},
    "guide": True,
    "guided": ["casino"],
    "new_game": {
        "variant": "casino.swedish",
        "seats": [["Anna", "human"], ["Björn", "counter"]],
        "agreed": {"casino.swedish": [2, {"target": 11}], "piquet.rubicon": [2, {}]},
    },
    "score_sheet": {
        "kind": "casino.swedish",
        "stake": 10,
        "unit": "Cent",
        "evening": "Friday",
        "day": "2026-11-20",
        "agreed": {"casino.swedish": [["Anna", "Björn"], {"target": 11}]},
    },
    "score_sheet_drafts": {"1": {"position": 0, "method": "by_category", "cells": [["aces", 0, "1"]]}},
    "score_sheet_countings": {"1": "strokes"},
    "score_sheet_games": [],
    "doubtful_partie": {"match": 1, "skipped": [2, 3]},
    "deal_of_the_day": {"day": "2026-11-20", "match": 1},
    "game_of_the_day": {"day": "2026-11-20", "variant": "ecarte"},
    "school": {"stars": {"casino/pair": 3}, "begun": {"lesson": "casino/sum", "step": "pile", "faults": 1}},
    "problems": {"missed": {"casino/1": ["2026-11-20", 0]}, "ratings": {"casino": 1200}},
}
STRANGE: list[object] = [
    None, True, -1, 1 << 70, 1.5, "", "x" * 10_000, "<img src='/dev/zero'>", [], {}, [None], {"a": [{}]}
]  # fmt: skip
UNREADABLE = ["{bad", "", "[" * 50_000, b"\xff\xfe", "9" * 5_000]


def use(store: Store, translation: Translation, qtbot: QtBot) -> set[str]:
    """Open a window and whatever reads preferences; returns the names of those that were read."""
    read: set[str] = set()
    get = store.get

    def watched(key: str, default: Any = None) -> Any:
        read.add(key)
        return get(key, default)

    store.get = watched  # type: ignore[method-assign]
    window = MainWindow(store, translation, client=ScriptedClient(takes_most))
    qtbot.addWidget(window)
    window.show()
    window.continue_at_start()
    window.ways.ask_new_game()
    window.dialogs.dismiss()
    window.sheet_door.desk.ask_new_sheet()
    dialog = window.sheet_door.desk.setup_dialog
    assert dialog is not None
    dialog.reject()
    window.sheet_door.desk.open_sheet(1)
    for sheet in list(window.sheet_door.desk.windows):
        sheet.close()
    window.late.help.show_here()
    window.show_start_page()
    qtbot.waitUntil(lambda: bool(window.pages.start.state.today))
    told = window.notices.text
    window.close()
    assert "Traceback" not in told
    return read


def sheet_in(store: Store) -> None:
    assert SheetKeeper.begin(store, SheetSetup("casino.swedish", ("Anna", "Björn"))).number == 1


@pytest.mark.parametrize("value", UNREADABLE, ids=range(len(UNREADABLE)))
def test_preferences_that_cannot_be_read(translation: Translation, qtbot: QtBot, value: str | bytes) -> None:
    with closing(Store.in_memory()) as store:
        sheet_in(store)
        for key in USUAL:
            store._connection.execute("INSERT INTO settings VALUES (?, CAST(? AS TEXT))", (key, value))
        window = MainWindow(store, translation, client=ScriptedClient(takes_most))
        qtbot.addWidget(window)
        assert "could not be read" in window.notices.text
        # What really fails afterwards is not passed over.
        assert window.pages.unsaved.text == ""
        window.close()
        assert use(store, translation, qtbot) == set(USUAL)


@pytest.mark.parametrize("value", STRANGE, ids=range(len(STRANGE)))
def test_preferences_of_another_kind(translation: Translation, qtbot: QtBot, value: Any) -> None:
    with closing(Store.in_memory()) as store:
        sheet_in(store)
        for key in USUAL:
            store.put(key, value)
        use(store, translation, qtbot)


def spoilt(value: Any, generator: random.Random, share: float) -> Any:
    """The same value with some of its parts replaced."""
    if generator.random() < share:
        return generator.choice(STRANGE)
    if isinstance(value, dict):
        return {name: spoilt(part, generator, share) for name, part in value.items()}
    if isinstance(value, list):
        return [spoilt(part, generator, share) for part in value]
    return value


@pytest.mark.parametrize("seed", range(24))
def test_preferences_with_strange_parts(translation: Translation, qtbot: QtBot, seed: int) -> None:
    generator = random.Random(seed)
    with closing(Store.in_memory()) as store:
        sheet_in(store)
        for key, value in USUAL.items():
            store.put(key, spoilt(value, generator, 0.25))
        use(store, translation, qtbot)


@pytest.mark.parametrize("seed", range(12))
def test_summaries_of_sheets_that_do_not_fit_them(translation: Translation, qtbot: QtBot, seed: int) -> None:
    generator = random.Random(seed)
    usual = {
        "points": [1, 2],
        "deals": 1,
        "played": [1, 1],
        "won": [1, 0],
        "gains": [5, -5],
        "parties": [[0], [1]],
        "stake": 10,
        "unit": "Cent",
    }
    strange = {name: spoilt(value, generator, 0.4) for name, value in usual.items()}
    with closing(Store.in_memory()) as store:
        store.create_sheet("casino.swedish", ("Anna", "Björn"), "", {}, (), usual)
        store.create_sheet("casino.swedish", ("Anna", "Björn"), "", {}, (), {**usual, "parties": [[0], [1], [2]]})
        store.create_sheet("casino.swedish", ("Anna", "Björn"), "", {}, (), strange)
        found = {person.name: person for person in person_records(store.sheets(), Statistics())}
        assert found["Anna"].matches >= 1
        window = MainWindow(store, translation, client=ScriptedClient(takes_most))
        qtbot.addWidget(window)
        window.sheet_door.desk.show_sheets()
        assert window.sheet_door.desk.sheets_dialog is not None
        window.sheet_door.desk.sheets_dialog.close()
        window.close()

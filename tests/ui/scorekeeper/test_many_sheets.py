"""The list of past evenings when there are hundreds of them: all can be reached, and no more is read than is seen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.keeper import load_sheet
from cardtable.app.scorekeeper.statistics import PersonRecord
from cardtable.app.settings import Settings
from cardtable.art.theme import CardTheme
from cardtable.session.scorebook.evening import evening_accounts
from cardtable.store.store import Store
from cardtable.ui.cards.packs import Packs
from cardtable.ui.scorekeeper import sheets_dialog
from cardtable.ui.scorekeeper.desk import SheetDesk
from cardtable.ui.scorekeeper.evening_dialog import EveningDialog
from cardtable.ui.scorekeeper.sheets_dialog import KnownPersons, SheetsDialog
from tests.benchmarks.large_store import fill
from tests.ui.clicks import press
from tests.ui.scorekeeper.parts import persons_list

MANY = 130


@pytest.fixture
def store() -> Iterator[Store]:
    store = Store.in_memory()
    fill(store, 0, MANY)
    yield store
    store.close()


@pytest.fixture
def dialog(qtbot: QtBot, store: Store, translation: Translation) -> SheetsDialog:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    desk = SheetDesk(store, Packs(CardTheme()), Settings(), window)
    desk.show_sheets()
    dialog = desk.sheets_dialog
    assert dialog is not None
    qtbot.waitUntil(dialog.isVisible)
    return dialog


def evenings(dialog: SheetsDialog) -> list[str]:
    rows = (dialog.list.topLevelItem(row) for row in range(dialog.list.topLevelItemCount()))
    return [row.text(1) for row in rows if row is not None]


def test_whoever_goes_down_comes_to_the_first_sheet(qtbot: QtBot, dialog: SheetsDialog, store: Store) -> None:
    assert 0 < len(evenings(dialog)) < MANY
    for _ in range(10):
        qtbot.keyClick(dialog.list, Qt.Key.Key_End)
    kept = [one.evening for one in store.sheets(MANY)]
    assert evenings(dialog) == kept
    assert len(kept) == MANY
    assert dialog.chosen() == store.sheets(MANY)[-1].id


def test_a_list_with_room_for_all_sheets_shows_them_all(qtbot: QtBot, dialog: SheetsDialog) -> None:
    assert len(evenings(dialog)) < MANY
    dialog.resize(dialog.width(), 2000)
    qtbot.waitUntil(lambda: len(evenings(dialog)) > 50)
    dialog.resize(dialog.width(), 9000)
    qtbot.waitUntil(lambda: len(evenings(dialog)) == MANY)
    assert len(set(evenings(dialog))) == MANY


def test_a_sheet_that_is_changed_meanwhile_does_not_begin_the_list_again(
    qtbot: QtBot, dialog: SheetsDialog, store: Store
) -> None:
    kept = [one.evening for one in store.sheets(MANY)]
    last = store.sheets(len(evenings(dialog)))[-1]
    store.append_sheet_change(last.id, last.changes, {}, last.summary)
    for _ in range(10):
        qtbot.keyClick(dialog.list, Qt.Key.Key_End)
    assert evenings(dialog) == kept


def test_a_search_finds_what_is_not_listed_yet(qtbot: QtBot, dialog: SheetsDialog, store: Store) -> None:
    oldest = store.sheets(MANY)[-1].evening
    assert oldest not in evenings(dialog)
    qtbot.keyClicks(dialog.search, oldest)
    assert evenings(dialog) == [oldest]


def test_persons_are_counted_on_all_sheets_when_their_page_is_opened(dialog: SheetsDialog, store: Store) -> None:
    rows = persons_list(dialog)
    played = sum(int(item.text(2)) for row in range(rows.topLevelItemCount()) if (item := rows.topLevelItem(row)))
    won = [one.summary for one in store.sheets(MANY)]
    assert played == sum(
        told["played"][side] for told in won for side, seats in enumerate(told["parties"]) for _ in seats
    )


def test_a_whole_evening_goes_to_the_trash_wherever_its_sheets_stand(
    qtbot: QtBot, dialog: SheetsDialog, store: Store
) -> None:
    kept = store.sheets(MANY)
    ids = (kept[0].id, kept[-1].id)
    for number in ids:
        store.connection.execute("UPDATE sheets SET evening = 'Michaelmas' WHERE id = ?", (number,))
    dialog.search_wanted.emit("")
    first = dialog.list.topLevelItem(0)
    assert first is not None
    dialog.list.setCurrentItem(first)
    press(dialog, "Evening to the trash")
    assert {one.id for one in store.sheets(MANY, trashed=True)} == set(ids)


def test_after_a_sheet_has_gone_the_list_stays_where_it_was(qtbot: QtBot, dialog: SheetsDialog, store: Store) -> None:
    row, ids = MANY - 3, [one.id for one in store.sheets(MANY)]
    for _ in range(10):
        qtbot.keyClick(dialog.list, Qt.Key.Key_End)
    last = dialog.list.topLevelItem(row)
    assert last is not None
    dialog.list.setCurrentItem(last)
    assert dialog.chosen() == ids[row]
    press(dialog, "To the trash")
    assert dialog.chosen() == ids[row + 1]
    press(dialog, "Undo")
    assert dialog.chosen() == ids[row]
    # Other words find others, from the first on.
    qtbot.keyClicks(dialog.search, "a")
    assert dialog.list.currentIndex().row() == 0


def test_an_evening_with_hundreds_of_sheets_is_counted_whole(qtbot: QtBot, translation: Translation) -> None:
    """Whoever never gives an evening another name plays one for years."""
    store = Store.in_memory()
    fill(store, 0, 2 * MANY, evening="Friday")
    window = QWidget()
    qtbot.addWidget(window)
    desk = SheetDesk(store, Packs(CardTheme()), Settings(), window)
    desk.open_sheet(store.sheets(1)[0].id)
    desk.show_evening(desk.windows[-1])
    (dialog,) = desk.windows[-1].findChildren(EveningDialog)
    every = [load_sheet(store, one.id) for one in reversed(store.sheets())]
    assert len(every) == 2 * MANY
    assert dialog.accounts == evening_accounts(every)
    store.close()


@pytest.mark.parametrize("persons", [60, 3000])
def test_of_many_persons_only_those_that_are_seen_get_rows(
    qtbot: QtBot, translation: Translation, monkeypatch: pytest.MonkeyPatch, persons: int
) -> None:
    told: list[str] = []

    def kind_name(kind: str, game: str) -> str:
        told.append(kind)
        return kind

    monkeypatch.setattr(sheets_dialog, "kind_name", kind_name)
    records = tuple(PersonRecord(f"Anna {number}", "casino.swedish") for number in range(persons))
    dialog = SheetsDialog()
    qtbot.addWidget(dialog)
    dialog.set_sheets(lambda _: (), lambda: KnownPersons(records))
    with qtbot.waitExposed(dialog):
        dialog.show()
    rows = persons_list(dialog)
    rows.grab()
    assert rows.topLevelItemCount() == persons
    assert 0 < len(told) <= 50

"""From the start page to a sheet, past evenings, and the rivalry that goes on at the screen."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cardtable.app.i18n import Translation
from cardtable.app.match_statistics import Statistics
from cardtable.app.scorekeeper.keeper import SheetKeeper, load_sheet
from cardtable.app.scorekeeper.last_sheet import LastSheet
from cardtable.app.scorekeeper.statistics import person_records
from cardtable.core.record import Record, SeatEntry
from cardtable.core.scores import ScoreLine
from cardtable.core.sheets.categories import Cell
from cardtable.core.state import Standing
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import DealEntry, PlayedEntry, SheetSetup
from cardtable.store.errors import StoreError
from cardtable.store.model import DealResult
from cardtable.store.store import Store
from cardtable.ui.help.viewer import RuleViewer
from cardtable.ui.scorekeeper.chart import ChartDialog
from cardtable.ui.scorekeeper.desk import SheetDesk
from cardtable.ui.scorekeeper.evening_dialog import EveningDialog
from cardtable.ui.scorekeeper.name_chips import NameChips
from cardtable.ui.scorekeeper.setup_dialog import SetupDialog, offered_kinds
from cardtable.ui.scorekeeper.window import SheetWindow
from cardtable.ui.window.main_window import MainWindow
from tests.app.scripted import ScriptedClient, takes_most
from tests.ui import clicks
from tests.ui.clicks import offered, press
from tests.ui.scorekeeper.by_hand import choose_kind, start_of
from tests.ui.scorekeeper.parts import number_cells, persons_list

LONG_AGO = "2020-01-01T00:00:00+00:00"


def aces(first: int) -> DealEntry:
    return DealEntry((Cell("aces", 0, str(first)), Cell("aces", 1, str(4 - first))), "by_category")


def show(desk: SheetDesk, store: Store, setup: SheetSetup) -> SheetWindow:
    number = SheetKeeper.begin(store, setup).number
    assert number is not None
    desk.open_sheet(number)
    return desk.windows[-1]


@pytest.fixture
def own_look(qapp: QApplication) -> Iterator[None]:
    """The main window changes the font and the colours of the whole program."""
    font, palette = QApplication.font(), QApplication.palette()
    yield
    QApplication.setFont(font)
    QApplication.setPalette(palette)


@pytest.mark.usefixtures("own_look")
def test_the_sheet_that_is_being_kept_is_offered_on_the_start_page(
    qtbot: QtBot, store: Store, translation: Translation
) -> None:
    setup = SheetSetup("ecarte", ("Anna", "B & C"))
    number = store.create_sheet(setup.kind, setup.names, setup.evening, setup.to_json())
    main = MainWindow(store, translation, client=ScriptedClient(takes_most))
    qtbot.addWidget(main)
    main.show()
    qtbot.waitUntil(lambda: offered(main, "Keep score"))
    tile = clicks.button(main, "Keep score")
    assert tile.accessibleDescription() == "Continue: Écarté for two, Anna and B & C"
    clicks.click(tile)
    (window,) = main.sheet_door.desk.windows
    assert window.keeper.number == number
    window.close()
    store.delete_sheet(number)
    main.show_start_page()
    assert tile.accessibleDescription() == "With real cards on the table"
    long = SheetSetup("ecarte.rotation", ("Alexandra", "Bartholomäus", "Christina", "Friederike", "Maximiliane"))
    store.create_sheet(long.kind, long.names, long.evening, long.to_json())
    main.show_start_page()
    # Whatever the sheet is called, a screen reader is told the name.
    assert tile.accessibleDescription().endswith("Maximiliane")


@pytest.mark.usefixtures("own_look")
def test_a_sheet_that_was_thrown_away_meanwhile_is_no_dead_end(
    qtbot: QtBot, store: Store, translation: Translation
) -> None:
    setup = SheetSetup("ecarte", ("Anna", "Björn"))
    number = store.create_sheet(setup.kind, setup.names, setup.evening, setup.to_json())
    main = MainWindow(store, translation, client=ScriptedClient(takes_most))
    qtbot.addWidget(main)
    main.show()
    qtbot.waitUntil(lambda: offered(main, "Keep score"))
    # Another window on the same data may do so.
    store.put_into_trash(number)
    press(main, "Keep score")
    dialog = main.sheet_door.desk.setup_dialog
    assert dialog is not None
    assert dialog.isVisible()
    dialog.close()


def test_a_sheet_of_another_day_is_a_past_one(store: Store) -> None:
    setup = SheetSetup("ecarte", ("Anna", "Björn"))
    number = store.create_sheet(setup.kind, setup.names, setup.evening, setup.to_json())
    (summary,) = store.sheets()
    found = store.running_sheet(summary.changed + timedelta(hours=17))
    assert found is not None
    assert found.id == number
    assert store.running_sheet(summary.changed + timedelta(hours=19)) is None


def test_from_the_start_page_to_the_first_entry(qtbot: QtBot, store: Store, translation: Translation) -> None:
    main = MainWindow(store, translation, client=ScriptedClient(takes_most))
    qtbot.addWidget(main)
    main.show()
    qtbot.waitUntil(lambda: offered(main, "Keep score"))
    press(main, "Keep score")
    dialog = main.sheet_door.desk.setup_dialog
    assert dialog is not None
    for field, name in zip(dialog.name_fields, ("Anna", "Björn"), strict=True):
        field.setText(name)
    dialog.choose_dealer(1)
    QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)
    (window,) = main.sheet_door.desk.windows
    assert window.sides == ("Anna", "Björn")
    assert window.keeper.sheet.next_standing.dealer == 1
    assert window.focusWidget() is number_cells(window.panel)[0]
    assert set(store.remembered_names()) == {"Anna", "Björn"}
    window.close()
    assert main.sheet_door.desk.windows == []
    main.sheet_door.desk.ask_new_sheet()
    again = main.sheet_door.desk.setup_dialog
    assert again is not None
    assert [field.text() for field in again.name_fields] == ["Anna", "Björn"]
    again.reject()
    press(main, "Scoring")
    sheets = main.sheet_door.desk.sheets_dialog
    assert sheets is not None
    assert [item.text(3) for item in [sheets.list.topLevelItem(0)] if item] == ["Anna and Björn"]
    sheets.reject()
    main.close()


@pytest.mark.usefixtures("own_look")
def test_help_with_a_sheet_and_its_rules_are_one_key_away(qtbot: QtBot, store: Store, translation: Translation) -> None:
    main = MainWindow(store, translation, client=ScriptedClient(takes_most))
    qtbot.addWidget(main)
    main.show()
    window = show(main.sheet_door.desk, store, SheetSetup("piquet.norman", ("A", "B", "C")))
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_F1)
    (viewer,) = main.findChildren(RuleViewer)
    assert viewer.isVisible()
    assert viewer.choice.currentData() == "score_sheet"
    viewer.close()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    assert viewer.isVisible()
    assert viewer.choice.currentData() == "piquet.norman"
    viewer.close()
    free = show(main.sheet_door.desk, store, SheetSetup("free", ("A", "B")))
    free.activateWindow()
    qtbot.waitUntil(free.isActiveWindow)
    QTest.keyClick(free, Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    assert not viewer.isVisible()
    QTest.keyClick(free, Qt.Key.Key_F1)
    assert viewer.choice.currentData() == "score_sheet"
    for one in list(main.sheet_door.desk.windows):
        one.close()
    main.close()


def test_every_kind_can_be_set_up(qtbot: QtBot, translation: Translation) -> None:
    dialog = SetupDialog(LastSheet())
    qtbot.addWidget(dialog)
    dialog.show()
    for kind in offered_kinds():
        choose_kind(dialog, kind)
        assert dialog.kind == kind
        assert dialog.refusal == ""
        assert start_of(dialog).isEnabled()
    choose_kind(dialog, "free")
    dialog.choose_players(5)
    assert len(dialog.name_fields) == 5
    for field in dialog.name_fields[:2]:
        field.setText("Anna")
    assert dialog.refusal
    assert not start_of(dialog).isEnabled()


def test_the_last_choice_survives_and_nonsense_does_not() -> None:
    last = LastSheet("ecarte", 250, "EUR", "Friday", "2026-11-20", {"ecarte": (["A", "B"], {"matsch": True})})
    assert LastSheet.from_json(last.to_json()) == last
    assert LastSheet.from_json({"kind": 3, "stake": "x", "agreed": {"a": [1]}}) == LastSheet()
    assert LastSheet.from_json(None) == LastSheet()


def test_several_sheets_are_open_and_each_only_once(desk: SheetDesk, store: Store) -> None:
    first = show(desk, store, SheetSetup("ecarte", ("A", "B")))
    second = show(desk, store, SheetSetup("free", ("A", "B", "C")))
    assert first is not second
    assert first.keeper.number is not None
    desk.open_sheet(first.keeper.number)
    assert len(desk.windows) == 2


def test_the_account_of_the_evening_in_words(desk: SheetDesk, store: Store) -> None:
    window = show(desk, store, SheetSetup("casino.swedish", ("Anna", "Björn"), {"target": 4}, 0, 50, "EUR", "Friday"))
    window.keeper.add(aces(4))
    other = SheetKeeper.begin(store, SheetSetup("ecarte", ("Björn", "Cleo"), {}, 0, 100, "EUR", "Friday"))
    for _ in range(3):
        other.add(DealEntry((Cell("tricks", 1, "5"),), "by_category"))
    desk.show_evening(window)
    (dialog,) = window.findChildren(EveningDialog)
    assert dialog.sentences == ("Björn pays Cleo €1.00.", "Björn pays Anna €0.50.")


def test_past_evenings_are_searched_opened_and_counted(desk: SheetDesk, store: Store) -> None:
    for names, evening in ((("Anna", "Björn"), "Friday"), (("Cleo", "Dag"), "Sunday")):
        keeper = SheetKeeper.begin(store, SheetSetup("casino.swedish", names, {"target": 4}, 0, 50, "EUR", evening))
        keeper.add(aces(4))
    desk.show_sheets()
    dialog = desk.sheets_dialog
    assert dialog is not None
    assert dialog.list.topLevelItemCount() == 2
    QTest.keyClicks(dialog.search, "dag")
    assert dialog.list.topLevelItemCount() == 1
    number = dialog.chosen()
    assert number is not None
    assert persons_list(dialog).topLevelItemCount() == 4
    records = {record.name: record for record in person_records(store.sheets(), Statistics())}
    assert (records["Cleo"].matches, records["Cleo"].won, records["Cleo"].gains) == (1, 1, {"EUR": 50})
    assert records["Dag"].gains == {"EUR": -50}
    dialog.open_wanted.emit(number)
    assert desk.windows[0].sides == ("Cleo", "Dag")


def played(store: Store, lines_of: SheetKeeper, made: str = "2026-11-20T20:00:00+00:00", **options: object) -> int:
    row = lines_of.sheet.rows[0]
    seats = (SeatEntry("Anna"), SeatEntry("Björn", "counter"))
    record = Record("casino.swedish", 2, {"target": 21} | options, seats, (("7S", "KD"),), (), made)  # type: ignore[arg-type]
    match = store.create_match(record)
    store.append_deal(match, 0, "p")
    store.finish_deal(match, 0, row.lines, Standing((4, 0), 1, 1))
    return match


def test_played_deals_are_written_to_the_sheet_once(desk: SheetDesk, store: Store) -> None:
    source = SheetKeeper.begin(store, SheetSetup("casino.swedish", ("X", "Y")))
    source.add(aces(4))
    window = show(
        desk, store, SheetSetup("casino.swedish", ("Anna", "Björn"), {"target": 21}, begun="2026-11-20T19:00:00+00:00")
    )
    window.keeper.add(aces(1))
    match = played(store, source)
    played(store, source, made=LONG_AGO)
    played(store, source, target=16)
    assert desk.take_in_played(window) == 1
    assert window.keeper.sheet.standing.points == (5, 3)
    entry = window.keeper.sheet.entries[1]
    assert isinstance(entry, PlayedEntry)
    assert (entry.match, entry.number) == (match, 0)
    assert desk.take_in_played(window) == 0
    # Somebody took the last trick back and the deal ended otherwise.
    store.finish_deal(match, 0, (*source.sheet.rows[0].lines, ScoreLine("sweep", 1, 2)), Standing((4, 2), 1, 1))
    assert desk.take_in_played(window) == 1
    assert window.keeper.sheet.standing.points == (5, 5)
    window.undo.trigger()
    assert desk.take_in_played(window) == 1
    window.undo.trigger()
    window.undo.trigger()
    assert desk.take_in_played(window) == 0
    assert isinstance(store.results(match)[0], DealResult)


def test_a_file_comes_back_and_a_bad_one_changes_nothing(
    desk: SheetDesk, heard: list[str], store: Store, tmp_path: Path
) -> None:
    from cardtable.ui.scorekeeper.files import write_csv, write_json

    window = show(desk, store, SheetSetup("casino.swedish", ("Anna", "Björn"), {"target": 21}))
    window.keeper.add(aces(3))
    good, bad, table = tmp_path / "good.json", tmp_path / "bad.json", tmp_path / "sheet.csv"
    write_json(window.keeper.sheet, str(good))
    write_csv(window.keeper.sheet, window.sides, str(table))
    assert "By category,Anna: Aces 3; Björn: Aces 1,3,1,3,1" in table.read_text("utf-8-sig").splitlines()[-1]
    bad.write_text(good.read_text("utf-8").replace('"add"', '"burn"'), "utf-8")
    desk.import_sheet(str(bad))
    assert heard == ["The file is damaged, or it was not made by this program."]
    assert len(store.sheets()) == 1
    desk.import_sheet(str(good))
    assert len(store.sheets()) == 2
    assert desk.windows[1].keeper.sheet.rows == window.keeper.sheet.rows


def test_a_sheet_that_cannot_be_written_goes_on_and_is_made_up_for(
    desk: SheetDesk, heard: list[str], store: Store
) -> None:
    window = show(desk, store, SheetSetup("casino.swedish", ("Anna", "Björn")))
    number = window.keeper.number
    assert number is not None
    store.delete_sheet(number)
    window.keeper.add(aces(1))
    assert heard == ["This score sheet no longer exists."]
    window.keeper.add(aces(2))
    assert window.keeper.number is not None
    assert load_sheet(store, window.keeper.number).rows == window.keeper.sheet.rows


def test_the_log_and_who_makes_the_entries(desk: SheetDesk, store: Store, qapp: QApplication) -> None:
    from cardtable.ui.scorekeeper.log_dialog import LogDialog

    window = show(desk, store, SheetSetup("casino.swedish", ("Anna", "Björn")))
    window.show_log()
    (log,) = window.findChildren(LogDialog)
    window.keeper.who = "Björn"
    window.keeper.add(aces(1))
    window.keeper.undo()
    items = [log.tree.topLevelItem(place) for place in range(2)]
    assert [item.text(1) for item in items if item] == ["Björn", "Björn"]
    made = "Entry 1 made: Anna: Aces 1; Björn: Aces 3"
    assert [item.text(2) for item in items if item] == [made, f"Undone: {made}"]
    window.keeper.redo()
    window.keeper.replace(0, aces(2))
    last = log.tree.topLevelItem(3)
    assert last is not None
    assert last.text(2) == "Entry 1 corrected: Anna: Aces 1; Björn: Aces 3 → Anna: Aces 2; Björn: Aces 2"
    chosen = log.tree.topLevelItem(2)
    assert chosen is not None
    log.tree.setCurrentItem(chosen)
    press(log, "Back to here")
    assert window.keeper.sheet.standing.points == (1, 3)
    QTest.keyClick(log, Qt.Key.Key_Escape)


def test_known_names_are_offered_below_the_fields_and_cover_none(qtbot: QtBot, translation: Translation) -> None:
    dialog = SetupDialog(LastSheet(), ("Anna", "Bertram"))
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    first, second = dialog.name_fields
    first.setFocus()
    first.selectAll()
    QTest.keyClicks(first, "Cleo")
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is second
    second.selectAll()
    QTest.keyClicks(second, "Bert")
    chips = dialog.findChildren(NameChips)[0]
    assert [button.text() for button in chips.buttons] == ["Bertram"]
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    assert dialog.focusWidget() is first
    first.selectAll()
    QTest.keyClicks(first, "a")
    assert [button.text() for button in chips.buttons] == ["Anna"]
    QTest.mouseClick(chips.buttons[0], Qt.MouseButton.LeftButton)
    assert [name.text() for name in dialog.name_fields] == ["Anna", "Bert"]
    first.setFocus()
    # What was typed last is not changed by Return, and known capitals are kept.
    first.selectAll()
    QTest.keyClicks(first, "bertram")
    QTest.keyClick(first, Qt.Key.Key_Return)
    assert dialog.focusWidget() is second
    QTest.keyClick(second, Qt.Key.Key_Return)
    setup = dialog.setup()
    assert setup is not None
    assert setup.names == ("Bertram", "Bert")


def test_one_name_in_two_spellings_is_one_person(qtbot: QtBot, translation: Translation) -> None:
    dialog = SetupDialog(LastSheet(), ("Anna", "Bertram"))
    qtbot.addWidget(dialog)
    dialog.name_fields[0].setText("ANNA")
    dialog.name_fields[1].setText("anna")
    assert dialog.refusal == "Two players on one sheet cannot have the same name."


def test_return_goes_from_name_to_name_and_begins_from_the_last(qtbot: QtBot, translation: Translation) -> None:
    dialog = SetupDialog(LastSheet())
    qtbot.addWidget(dialog)
    dialog.choose_players(3)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    for field, name in zip(dialog.name_fields, ("Anna", "Björn", "Clara"), strict=True):
        assert dialog.setup() is None
        assert dialog.focusWidget() is field
        field.setText(name)
        QTest.keyClick(field, Qt.Key.Key_Return)
    setup = dialog.setup()
    assert setup is not None
    assert setup.names == ("Anna", "Björn", "Clara")


def test_return_in_an_empty_name_begins_with_those_that_are_offered(qtbot: QtBot, translation: Translation) -> None:
    dialog = SetupDialog(LastSheet())
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.keyClick(dialog.name_fields[0], Qt.Key.Key_Enter)
    setup = dialog.setup()
    assert setup is not None
    assert setup.names == ("Player 1", "Player 2")


def test_return_begins_after_the_button_has_had_the_focus(qtbot: QtBot, translation: Translation) -> None:
    last = LastSheet("ecarte", agreed={"ecarte": (["Anna", "Björn"], {})})
    dialog = SetupDialog(last)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    assert dialog.focusWidget() is start_of(dialog)
    dialog.name_fields[0].setFocus()
    QTest.keyClick(dialog.name_fields[0], Qt.Key.Key_Return)
    assert dialog.setup() is not None


def test_past_evenings_are_found_by_the_game_as_it_is_called(
    desk: SheetDesk, store: Store, translation: Translation
) -> None:
    SheetKeeper.begin(store, SheetSetup("ecarte", ("Anna", "Björn")))
    SheetKeeper.begin(store, SheetSetup("free", ("heads", "tails")))
    SheetKeeper.begin(store, SheetSetup("free", ("Cleo", "Dag", "Eva"), game="Skat"))
    desk.show_sheets()
    dialog = desk.sheets_dialog
    assert dialog is not None
    for language, words, names in (
        ("en", "free tails", "heads and tails"),
        ("de", "freies tails", "heads und tails"),
        ("de", "écarté", "Anna und Björn"),
        ("de", "skat", "Cleo, Dag und Eva"),
        ("de", "free", ""),
    ):
        translation.switch(language)
        dialog.search.setText("nobody")
        dialog.search.setText(words)
        items = [dialog.list.topLevelItem(row) for row in range(dialog.list.topLevelItemCount())]
        found = [item.text(3) for item in items if item is not None]
        assert (names in found) if names else len(found) == 2
        assert len(found) == (1 if names else 2)


def test_a_file_that_cannot_be_read_is_told_where_it_was_chosen(desk: SheetDesk, store: Store, tmp_path: Path) -> None:
    bad = tmp_path / "bad.cardtable"
    bad.write_text("{", "utf-8")
    desk.show_sheets()
    dialog = desk.sheets_dialog
    assert dialog is not None
    dialog.import_wanted.emit()
    (asking,) = dialog.findChildren(QFileDialog)
    asking.fileSelected.emit(str(bad))
    assert dialog.isVisible()
    assert dialog.told.startswith("This file cannot be read. ")
    assert not store.sheets()
    assert not desk.windows


def full(*_: object) -> None:
    raise StoreError("cannot_write", reason="disk full")


def test_a_sheet_says_that_it_could_not_be_saved(
    desk: SheetDesk, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = show(desk, store, SheetSetup("casino.swedish", ("Anna", "Björn")))
    assert window.keeper.is_kept
    with monkeypatch.context() as context:
        context.setattr(store, "append_sheet_change", full)
        window.keeper.add(aces(1))
        assert not _is_kept(window)
        assert window.unsaved.isVisible()
        assert "disk full" in window.unsaved.text
    press(window.unsaved, "Try again")
    assert window.keeper.is_kept
    assert not window.unsaved.isVisible()
    assert len(store.load_sheet(window.keeper.number or 0)[1]) == 1


def close_anyway(desk: SheetDesk, window: SheetWindow) -> None:
    assert not window.close()
    question = desk._farewell.question(window)
    assert question is not None
    press(question, "Close anyway")
    assert not window.isVisible()


def _is_kept(window: SheetWindow) -> bool:
    return window.keeper.is_kept


def test_a_sheet_that_is_closed_unsaved_is_saved_later(
    desk: SheetDesk, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = show(desk, store, SheetSetup("casino.swedish", ("Anna", "Björn")))
    number = window.keeper.number
    assert number is not None
    with monkeypatch.context() as context:
        context.setattr(store, "append_sheet_change", full)
        window.keeper.add(aces(1))
        close_anyway(desk, window)
        desk.open_sheet(number)
        (window,) = desk.windows
        assert len(window.keeper.sheet.entries) == 1
        close_anyway(desk, window)
        other = show(desk, store, SheetSetup("casino.swedish", ("Cleo", "Dag")))
        assert other.unsaved.isVisible()
    press(other.unsaved, "Try again")
    assert not other.unsaved.isVisible()
    assert len(store.load_sheet(number)[1]) == 1


def test_a_sheet_that_was_deleted_elsewhere_becomes_one_of_its_own(
    desk: SheetDesk, heard: list[str], store: Store
) -> None:
    window = show(desk, store, SheetSetup("casino.swedish", ("Anna", "Björn")))
    store.delete_sheet(window.keeper.number or 0)
    window.keeper.add(aces(1))
    assert window.keeper.is_kept
    assert len(heard) == 1
    assert len(store.sheets()) == 1


def test_another_sheet_from_the_sheet_that_lies_before_it(qtbot: QtBot, desk: SheetDesk, store: Store) -> None:
    window = show(desk, store, SheetSetup("casino.swedish", ("Anna", "Björn")))
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(
        window.focusWidget(), Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    assert desk.setup_dialog is not None
    QTest.mouseClick(start_of(desk.setup_dialog), Qt.MouseButton.LeftButton)
    assert len(desk.windows) == 2
    window.sheets_wanted.emit()
    assert desk.sheets_dialog is not None
    assert desk.sheets_dialog.list.topLevelItemCount() == 2


def test_a_closed_sheet_is_given_back_with_everything_that_was_opened_from_it(
    qtbot: QtBot, desk: SheetDesk, store: Store
) -> None:
    window = show(desk, store, SheetSetup("casino.swedish", ("Anna", "Björn"), evening="Friday"))
    window.keeper.add(aces(3))
    window.show_table()
    window.show_chart()
    window.show_log()
    window.exports.show_preview()
    desk.show_evening(window)
    children = window.findChildren(QWidget)
    assert {type(one).__name__ for one in children} >= {"EveningTable", "ChartDialog", "LogDialog", "EveningDialog"}
    window.close()
    qtbot.waitUntil(lambda: not isValid(window))
    assert not [one for one in children if isValid(one)]
    assert window not in desk.windows


def test_a_closed_dialog_is_given_back(qtbot: QtBot, desk: SheetDesk, store: Store) -> None:
    window = show(desk, store, SheetSetup("casino.swedish", ("Anna", "Björn")))
    window.show_chart()
    (chart,) = window.findChildren(ChartDialog)
    desk.show_sheets()
    desk.ask_new_sheet()
    sheets, setup = desk.sheets_dialog, desk.setup_dialog
    assert sheets is not None
    assert setup is not None
    for dialog in (chart, sheets, setup):
        dialog.reject()
        qtbot.waitUntil(lambda dialog=dialog: not isValid(dialog))  # type: ignore[misc]


def test_deals_that_were_played_on_another_computer_are_left_alone(desk: SheetDesk, store: Store) -> None:
    source = SheetKeeper.begin(store, SheetSetup("casino.swedish", ("X", "Y")))
    source.add(aces(4))
    begun = "2026-11-20T18:00:00+00:00"
    sheet = ScoreSheet(SheetSetup("casino.swedish", ("Anna", "Björn"), {"target": 21}, begun=begun))
    # Match 1 of the other computer had another deal, and was over before match 1 of this one was begun.
    elsewhere = PlayedEntry((ScoreLine("sweep", 1, 2),), 1, 0)
    sheet.add(elsewhere, when="2026-11-20T18:30:00+00:00")
    match = played(store, source)
    assert match == 1
    keeper = SheetKeeper(store, sheet)
    assert keeper.number is not None
    desk.open_sheet(keeper.number)
    window = desk.windows[-1]
    entries = window.keeper.sheet.entries
    assert entries[0] == elsewhere
    assert [entry.number for entry in entries if isinstance(entry, PlayedEntry)] == [0, 0]
    assert window.keeper.sheet.standing.points == (4, 2)
    # What is played otherwise here changes what was played here.
    store.finish_deal(match, 0, (*source.sheet.rows[0].lines, ScoreLine("sweep", 0, 1)), Standing((5, 0), 1, 1))
    assert desk.take_in_played(window) == 1
    assert window.keeper.sheet.entries[0] == elsewhere
    assert window.keeper.sheet.standing.points == (5, 2)
    assert desk.take_in_played(window) == 0

"""What is chosen in the window of a score sheet, and in the list of past ones, leads where its words say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QFileDialog, QMenu, QTabWidget, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.app.scorekeeper.sheet_statistics import SheetStatistics
from cardtable.app.settings import Settings
from cardtable.art.theme import CardTheme
from cardtable.core.record import Record, SeatEntry
from cardtable.core.sheets.categories import Cell
from cardtable.core.state import Standing
from cardtable.session.scorebook.model import DealEntry, PlayedEntry, SheetSetup
from cardtable.store.store import Store
from cardtable.ui.cards.packs import Packs
from cardtable.ui.look.ways import Ways
from cardtable.ui.scorekeeper.desk import SheetDesk
from cardtable.ui.scorekeeper.evening_dialog import EveningDialog
from cardtable.ui.scorekeeper.joining_dialog import JoiningDialog
from cardtable.ui.scorekeeper.person_dialog import PersonDialog
from cardtable.ui.scorekeeper.setup_dialog import SetupDialog
from cardtable.ui.scorekeeper.sheets_dialog import SheetsDialog
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.clicks import pick, press
from tests.ui.scorekeeper.by_hand import start_of
from tests.ui.scorekeeper.parts import persons_list, shown_sheet

BEGUN = "2026-11-20T19:00:00+00:00"
DEAL = DealEntry((Cell("aces", 0, "3"), Cell("aces", 1, "1")), "by_category")


@pytest.fixture
def sheet(desk: SheetDesk, store: Store) -> SheetWindow:
    """The window of a sheet that nothing has been entered on yet."""
    return opened(desk, store, SheetSetup("casino.swedish", ("Anna", "Björn"), evening="Friday", begun=BEGUN))


def opened(desk: SheetDesk, store: Store, setup: SheetSetup) -> SheetWindow:
    keeper = SheetKeeper.begin(store, setup)
    assert keeper.number is not None
    desk.open_sheet(keeper.number)
    return desk.windows[-1]


def more(window: SheetWindow, words: str) -> None:
    """Open the menu of ``window`` and click on the entry that says ``words``."""
    menu = tool(window, "More").menu()
    assert isinstance(menu, QMenu)
    menu.popup(window.pos())
    (entry,) = [one for one in menu.actions() if one.text().replace("&", "") == words]
    pick(menu, entry)


def tool(window: SheetWindow, words: str) -> QToolButton:
    """The button below the sheet that says ``words``."""
    (found,) = [one for one in window.findChildren(QToolButton) if one.text() == words and one.isVisible()]
    return found


def the(parent: QObject, kind: type[QWidget]) -> QWidget:
    """The window of ``kind`` that is seen; exactly one is."""
    (found,) = [one for one in parent.findChildren(kind) if one.isVisible()]
    return found


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("Correct names, dealer, stake…", SetupDialog),
        ("Continue with other players…", SetupDialog),
        ("New score sheet…", SetupDialog),
        ("Past score sheets…", SheetsDialog),
    ],
)
def test_an_entry_of_the_menu_opens_its_dialog(
    desk: SheetDesk, sheet: SheetWindow, words: str, kind: type[QWidget]
) -> None:
    more(sheet, words)
    assert the(sheet.parent() or sheet, kind).windowTitle()


def test_joining_and_leaving_are_asked_for_where_others_may_join(desk: SheetDesk, store: Store) -> None:
    sheet = opened(desk, store, SheetSetup("ecarte.rotation", ("Anna", "Björn", "Clara")))
    more(sheet, "Joining and leaving…")
    assert the(sheet, JoiningDialog).isVisible()


def test_names_are_corrected_from_the_menu(desk: SheetDesk, sheet: SheetWindow) -> None:
    more(sheet, "Correct names, dealer, stake…")
    dialog = desk.setup_dialog
    assert dialog is not None
    assert [field.text() for field in dialog.name_fields] == ["Anna", "Björn"]
    dialog.name_fields[1].setText("Berta")
    QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)
    assert sheet.keeper.sheet.setup.names == ("Anna", "Berta")
    assert desk.setup_dialog is None


def test_the_evening_goes_on_with_others_from_the_menu(desk: SheetDesk, sheet: SheetWindow) -> None:
    more(sheet, "Continue with other players…")
    dialog = desk.setup_dialog
    assert dialog is not None
    dialog.name_fields[1].setText("Cleo")
    QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)
    (window,) = desk.windows
    assert window is not sheet
    assert window.keeper.sheet.setup.names == ("Anna", "Cleo")
    assert window.keeper.sheet.setup.evening == "Friday"


def test_played_deals_are_taken_in_from_the_menu(desk: SheetDesk, store: Store) -> None:
    source = SheetKeeper.begin(store, SheetSetup("casino.swedish", ("X", "Y")))
    source.add(DEAL)
    window = opened(desk, store, SheetSetup("casino.swedish", ("Anna", "Björn"), begun=BEGUN))
    seats = (SeatEntry("Anna"), SeatEntry("Björn", "counter"))
    record = Record("casino.swedish", 2, {}, seats, (("7S", "KD"),), (), "2026-11-20T20:00:00+00:00")
    match = store.create_match(record)
    store.append_deal(match, 0, "p")
    store.finish_deal(match, 0, source.sheet.rows[0].lines, Standing((3, 1), 1, 1))
    more(window, "Add deals played here")
    assert [type(entry) for entry in window.keeper.sheet.entries] == [PlayedEntry]


def test_the_account_of_the_evening_is_below_the_sheet(sheet: SheetWindow) -> None:
    QTest.mouseClick(tool(sheet, "Settlement"), Qt.MouseButton.LeftButton)
    assert isinstance(the(sheet, EveningDialog), EveningDialog)


def test_a_closed_sheet_is_no_longer_open(desk: SheetDesk, sheet: SheetWindow) -> None:
    press(sheet, "Close")
    assert list(desk.windows) == []


def test_the_help_goes_by_the_ways(qtbot: QtBot, store: Store) -> None:
    gone: list[tuple[object, ...]] = []

    def way(name: str) -> Callable[..., object]:
        return lambda *what: gone.append((name, *what))

    parent = QWidget()
    qtbot.addWidget(parent)
    ways = Ways(tell=way("tell"), show_rules=way("rules"))
    desk = SheetDesk(store, Packs(CardTheme()), Settings(reduced_motion=True), parent, ways=ways)
    window = opened(desk, store, SheetSetup("casino.swedish", ("Anna", "Björn")))
    more(window, "Rules")
    more(window, "Keeping a score sheet")
    assert gone == [
        ("rules", "casino.swedish", "scoring", window.keeper.sheet.rule_set),
        ("rules", "score_sheet", "enter"),
    ]
    window.close()


def test_the_view_of_the_points_is_of_the_sheet(qtbot: QtBot, store: Store) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    gone: list[str] = []
    settings = Settings(reduced_motion=True)
    desk = SheetDesk(store, Packs(CardTheme()), settings, parent, ways=Ways(set_counting=gone.append))
    window = opened(desk, store, SheetSetup("casino.swedish", ("Anna", "Björn")))
    other = opened(desk, store, SheetSetup("casino.swedish", ("Cleo", "Dag")))
    press(window, "Numbers")
    assert [field.view for field in shown_sheet(window).fields] == ["numbers", "numbers"]
    assert [field.view for field in shown_sheet(other).fields] == ["counters", "counters"]
    desk.set_settings(replace(settings, counting="strokes"))
    assert [field.view for field in shown_sheet(window).fields] == ["numbers", "numbers"]
    assert not gone
    number = window.keeper.number
    assert number is not None
    window.close()
    desk.open_sheet(number)
    again = desk.windows[-1]
    assert [field.view for field in shown_sheet(again).fields] == ["numbers", "numbers"]
    for one in list(desk.windows):
        one.close()


def test_the_list_is_searched_opened_read_from_and_cleared(
    qtbot: QtBot, desk: SheetDesk, store: Store, sheet: SheetWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = sheet.keeper.number
    sheet.keeper.add(DEAL)
    press(sheet, "Close")
    desk.show_sheets()
    dialog = desk.sheets_dialog
    assert dialog is not None
    QTest.keyClicks(dialog.search, "Nobody")
    assert dialog.list.topLevelItemCount() == 0
    for _ in "Nobody":
        QTest.keyClick(dialog.search, Qt.Key.Key_Backspace)
    assert dialog.list.topLevelItemCount() == 1
    press(dialog, "Open")
    assert not dialog.isVisible()
    (window,) = desk.windows
    assert window.keeper.number == number
    desk.show_sheets()
    dialog = desk.sheets_dialog
    assert dialog is not None
    press(dialog, "To the trash")
    assert store.sheets() == []
    assert dialog.list.topLevelItemCount() == 0
    assert list(desk.windows) == []


def test_the_list_leads_to_another_sheet_and_to_a_file(desk: SheetDesk, translation: object) -> None:
    desk.show_sheets()
    dialog = desk.sheets_dialog
    assert dialog is not None
    press(dialog, "Import file…")
    (asking,) = [one for one in dialog.findChildren(QFileDialog) if one.isVisible()]
    asking.reject()
    press(dialog, "New score sheet…")
    assert not dialog.isVisible()
    assert desk.setup_dialog is not None


def test_a_person_is_told_of_in_full_from_the_list(desk: SheetDesk, store: Store) -> None:
    # The match is over with its first deal.
    sheet = opened(desk, store, SheetSetup("casino.swedish", ("Anna", "Björn"), {"target": 2}))
    sheet.keeper.add(DEAL)
    desk.show_sheets()
    dialog = desk.sheets_dialog
    assert dialog is not None
    (tabs,) = dialog.findChildren(QTabWidget)
    tabs.setCurrentIndex(1)
    first = persons_list(dialog).topLevelItem(0)
    assert first is not None
    persons_list(dialog).setCurrentItem(first)
    press(dialog, "Details…")
    (person,) = dialog.findChildren(PersonDialog)
    assert person.isVisible()
    assert first.text(0) in person.windowTitle()


def test_of_a_person_all_opponents_are_told(qtbot: QtBot, translation: Translation) -> None:
    opponents = [f"Player {place}" for place in range(12)]
    fared = SheetStatistics(deals=1, against={(name,): [1, 0] for name in opponents})
    dialog = PersonDialog("Anna", "casino.swedish", fared)
    qtbot.addWidget(dialog)
    assert [fact for fact, _ in dialog.told][-12:] == [f"Against {name}" for name in opponents]


def test_two_spellings_are_made_one_from_the_list(desk: SheetDesk, store: Store, sheet: SheetWindow) -> None:
    other = opened(desk, store, SheetSetup("casino.swedish", ("Ana", "Björn")))
    desk.show_sheets()
    dialog = desk.sheets_dialog
    assert dialog is not None
    (tabs,) = dialog.findChildren(QTabWidget)
    tabs.setCurrentIndex(1)
    wrong, right = [one for one in dialog.findChildren(QComboBox) if one.isVisible()]
    wrong.setCurrentText("Ana")
    right.setCurrentText("Anna")
    press(dialog, "Merge them")
    assert other.keeper.sheet.setup.names == ("Anna", "Björn")

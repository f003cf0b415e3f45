"""What was agreed and entered wrongly is mended in the window, and the log tells it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QDateTime, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.keeper import SheetKeeper, load_sheet
from cardtable.app.scorekeeper.last_sheet import LastSheet
from cardtable.app.settings import Settings
from cardtable.core.rules import OptionValue
from cardtable.session.scorebook.evening import evening_accounts
from cardtable.session.scorebook.exchange import sheet_from_text, sheet_to_text
from cardtable.session.scorebook.model import EndEntry, SheetSetup
from cardtable.store.store import Store
from cardtable.ui.dialogs.question import QuestionDialog
from cardtable.ui.scorekeeper.desk import SheetDesk
from cardtable.ui.scorekeeper.exports import paper_of
from cardtable.ui.scorekeeper.joining_dialog import JoiningDialog
from cardtable.ui.scorekeeper.log_dialog import LogDialog
from cardtable.ui.scorekeeper.stake_rows import evening_of
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.clicks import answer_menu, named, offered, press
from tests.ui.scorekeeper.by_hand import Open, answer, choose_kind, choose_template, points, start_of, type_deal
from tests.ui.scorekeeper.parts import number_cells


def told(window: SheetWindow) -> list[str]:
    """The last column of the log."""
    window.show_log()
    dialog = window.findChildren(LogDialog)[-1]
    items = [dialog.tree.topLevelItem(row) for row in range(dialog.tree.topLevelItemCount())]
    words = [item.text(2) for item in items if item is not None]
    dialog.close()
    return words


def test_names_dealer_and_stake_are_corrected(desk: SheetDesk, store: Store, qtbot: QtBot) -> None:
    number = store.create_sheet("ecarte", ("Anna", "Bjrn"), "", SheetSetup("ecarte", ("Anna", "Bjrn")).to_json())
    desk.open_sheet(number)
    (window,) = desk.windows
    type_deal(window, tricks={1: 3})
    desk.ask_correction(window)
    dialog = desk.setup_dialog
    assert dialog is not None
    assert start_of(dialog).text() == "Save the &correction"
    dialog.name_fields[1].setText("Björn")
    dialog.choose_dealer(1)
    QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)
    answer(window, "Misspelt")
    first = number_cells(window.panel)[0]
    assert window.focusWidget() is first
    qtbot.waitUntil(lambda: window.sides == ("Anna", "Björn"))
    assert window.model.sides == ("Anna", "Björn")
    assert window.windowTitle().endswith("Anna and Björn")
    assert store.sheets()[0].names == ("Anna", "Björn")
    assert told(window)[1] == "Corrected: Bjrn becomes Björn; Björn dealt first"
    window.undo.trigger()
    assert store.sheets()[0].names == ("Anna", "Bjrn")
    window.redo.trigger()
    assert store.sheets()[0].names == ("Anna", "Björn")
    what = "Corrected: Bjrn becomes Björn; Björn dealt first"
    assert told(window)[1:] == [*(f"{word}{what}" for word in ("", "Undone: ", "Redone: "))]
    # The digits of the next deal go where the focus is.
    QTest.keyClicks(first, "3")
    assert [cell.text for cell in window.form.cells()] == ["3"]


def test_a_forgotten_deal_is_inserted_and_a_deal_is_moved(opened: Open) -> None:
    window = opened("ecarte")
    type_deal(window, tricks={0: 3})
    type_deal(window, tricks={1: 5})
    window.correct(1)
    press(window.panel, "Insert a deal before this one")
    assert not offered(window.panel, "Remove")
    # It is a deal of its own that comes before the one the sheet calls so.
    assert "Enter a forgotten deal before deal 2" in [label.text() for label in window.panel.findChildren(QLabel)]
    assert window.panel.enter_button.text() == "&Enter"
    type_deal(window, tricks={0: 4})
    assert [row.after.points for row in window.keeper.sheet.rows] == [(1, 0), (2, 0), (2, 2)]
    window.correct(2)
    press(window.panel, "Earlier")
    assert [row.after.points for row in window.keeper.sheet.rows] == [(1, 0), (1, 2), (2, 2)]
    assert points(window) == (2, 2)
    assert told(window)[-1] == "Entry 3 moved to position 2"


def test_it_is_told_when_others_count_as_dealers(opened: Open) -> None:
    window = opened("ecarte", dealer=1)
    for tricks in (3, 3, 0):
        type_deal(window, tricks={0: tricks})
    words = "Deal {} now counts as dealt by {}. If somebody else dealt, correct it there."
    window.correct(1)
    press(window.panel, "Remove")
    assert words.format(2, "Anna") in window.panel.message
    window.undo.trigger()
    # What was dealt by somebody who was named stays his, and so does what follows.
    window.correct(1)
    QTest.mouseClick(window.panel.dealer_button, Qt.MouseButton.LeftButton)
    answer_menu("Björn deals")
    window.panel.enter_button.click()
    assert words.format(3, "Anna") in window.panel.message
    window.correct(0)
    press(window.panel, "Remove")
    assert "counts as dealt" not in window.panel.message
    window.correct(0)
    press(window.panel, "Insert a deal before this one")
    type_deal(window, tricks={0: 3})
    assert "counts as dealt" not in window.panel.message
    window.correct(0)
    press(window.panel, "Later")
    assert words.format(2, "Anna") in window.panel.message


def test_nothing_is_told_of_dealers_where_nobody_deals(opened: Open) -> None:
    window = opened("free")
    for total in (3, 5):
        type_deal(window, total={0: total})
    window.correct(0)
    press(window.panel, "Remove")
    assert "counts as dealt" not in window.panel.message


def test_a_forgotten_deal_is_named_by_its_match_and_comes_before_an_end(opened: Open) -> None:
    window = opened("piquet.session", deals=8, dealer=1)
    for _ in range(2):
        type_deal(window, total={0: 53, 1: 20})
        window.keeper.add(EndEntry())
    window.correct(3)
    press(window.panel, "Insert a deal before this one")
    headings = [label.text() for label in window.panel.findChildren(QLabel)]
    assert "Enter a forgotten deal before deal 2 of match 2" in headings


def test_a_match_is_ended_before_its_time(opened: Open, qtbot: QtBot) -> None:
    window = opened("piquet.session", deals=8, dealer=1)
    type_deal(window, total={0: 53, 1: 0})
    window.ask_end()
    (asking,) = window.findChildren(QuestionDialog)
    assert "The difference: 53 − 0 = 53." in asking.text
    press(asking, "End it")
    QApplication.processEvents()
    assert window.keeper.sheet.entries[-1] == EndEntry()
    assert window.keeper.sheet.accounts() == (5, -5)
    window.correct(1)
    press(window.panel, "Remove")
    asking = window.findChildren(QuestionDialog)[-1]
    assert asking.text.split("\n") == [
        "Then match 1 will not be over.",
        "So far: Björn pays Anna 5.",
        "Then: Nothing to pay.",
    ]
    assert window.keeper.sheet.accounts() == (5, -5)
    answer(window, "Correct it like this")
    assert window.keeper.sheet.accounts() == (0, 0)


def test_nothing_is_asked_where_nothing_can_be_ended(opened: Open) -> None:
    window = opened("ecarte")
    window.ask_end()
    assert window.findChildren(QuestionDialog) == []
    assert window.panel.message == "No match has begun yet."


def test_after_midnight_it_is_still_the_same_evening() -> None:
    times = ("2026-11-20T19:00:00", "2026-11-21T00:05:00", "2026-11-21T05:59:00", "2026-11-21T06:00:00")
    moments = [QDateTime.fromString(text, Qt.DateFormat.ISODate) for text in times]
    assert [evening_of(moment).day() for moment in moments] == [20, 20, 20, 21]


def test_an_evening_goes_on_with_other_persons(desk: SheetDesk, store: Store, qtbot: QtBot) -> None:
    setup = SheetSetup("ecarte", ("Anna", "Björn"), {"matsch": True}, evening="Friday", unit="EUR", stake=50)
    desk.open_sheet(store.create_sheet("ecarte", setup.names, "Friday", setup.to_json()))
    (window,) = desk.windows
    for _ in range(3):
        type_deal(window, tricks={0: 5})
    window.others_wanted.emit(window)
    dialog = desk.setup_dialog
    assert dialog is not None
    assert dialog.windowTitle() == "Continue with other players"
    assert [field.text() for field in dialog.name_fields] == ["Anna", "Björn"]
    dialog.name_fields[1].setText("Cleo")
    QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: [one.sides for one in desk.windows] == [("Anna", "Cleo")])
    (later,) = desk.windows
    agreed = later.keeper.sheet.setup
    assert (agreed.evening, agreed.unit, agreed.stake, agreed.options["matsch"]) == ("Friday", "EUR", 50, True)
    for _ in range(3):
        type_deal(later, tricks={1: 5})
    accounts = evening_accounts([load_sheet(store, one.id) for one in store.sheets(evening="Friday")])
    # Björn has lost the first match to Anna, and she the second one to Cleo, both without a point.
    assert {person.name: person.amount for person in accounts[0].persons} == {"Anna": 0, "Björn": -100, "Cleo": 100}


def test_who_makes_the_entries_is_kept_with_the_sheet(desk: SheetDesk, store: Store) -> None:
    number = store.create_sheet("ecarte", ("Anna", "Björn"), "", SheetSetup("ecarte", ("Anna", "Björn")).to_json())
    desk.open_sheet(number)
    (window,) = desk.windows
    menu = next(one for one in window.findChildren(QMenu) if one.title() == "Score kep&t by")
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == ["Nobody in particular", "Anna", "Björn"]
    menu.actions()[2].trigger()
    type_deal(window, tricks={0: 3})
    assert window.keeper.sheet.log[-1].who == "Björn"
    window.close()
    desk.open_sheet(number)
    (window,) = desk.windows
    type_deal(window, tricks={0: 3})
    assert [change.who for change in window.keeper.sheet.log] == ["Björn", "Björn"]


def test_the_dialog_opens_again_with_as_many_persons(desk: SheetDesk, store: Store) -> None:
    chosen = {"kind": "free", "agreed": {"free": [["Anna", "Björn", "Clara", "David"], {}]}}
    store.put("score_sheet", chosen)
    # Others are remembered from other sheets.
    for names in (("Emil", "Fritz"), ("Gerda", "Hans")):
        store.create_sheet("ecarte", names, "", SheetSetup("ecarte", names).to_json())
    desk.ask_new_sheet()
    dialog = desk.setup_dialog
    assert dialog is not None
    assert [field.text() for field in dialog.name_fields] == ["Anna", "Björn", "Clara", "David"]


def test_the_next_sheet_is_proposed_with_the_names_as_they_were_corrected(desk: SheetDesk, qtbot: QtBot) -> None:
    desk.ask_new_sheet()
    dialog = desk.setup_dialog
    assert dialog is not None
    choose_kind(dialog, "free")
    dialog.choose_players(3)
    for field in dialog.name_fields:
        field.clear()
    dialog.name_fields[0].setText("Ana")
    QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(desk.windows) == 1)
    (window,) = desk.windows
    assert window.sides == ("Ana", "Player 2", "Player 3")
    desk.ask_correction(window)
    correction = desk.setup_dialog
    assert correction is not None
    for field, name in zip(correction.name_fields, ("Anna", "Björn", "Clara"), strict=True):
        field.setText(name)
    QTest.mouseClick(start_of(correction), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.sides == ("Anna", "Björn", "Clara"))
    desk.ask_new_sheet()
    dialog = desk.setup_dialog
    assert dialog is not None
    assert dialog.kind == "free"
    assert [field.text() for field in dialog.name_fields] == ["Anna", "Björn", "Clara"]


def test_a_correction_of_an_older_sheet_changes_no_proposal() -> None:
    last = LastSheet("ecarte", agreed={"ecarte": (["Cleo", "Dag"], {})})
    old = SheetSetup("ecarte", ("Anna", "Bjrn"))
    assert not last.follow(old, replace(old, names=("Anna", "Björn")))
    assert last == LastSheet("ecarte", agreed={"ecarte": (["Cleo", "Dag"], {})})


def test_a_person_who_is_made_one_with_another_is_proposed_by_the_right_name(desk: SheetDesk, store: Store) -> None:
    store.put("score_sheet", LastSheet("ecarte", agreed={"ecarte": (["Anna", "Bjrn"], {})}).to_json())
    setup = SheetSetup("ecarte", ("Anna", "Bjrn"))
    store.create_sheet("ecarte", setup.names, "", setup.to_json())
    desk.show_sheets()
    assert desk.sheets_dialog is not None
    desk.sheets_dialog.one_wanted.emit("Bjrn", "Björn")
    desk.ask_new_sheet()
    dialog = desk.setup_dialog
    assert dialog is not None
    assert [field.text() for field in dialog.name_fields] == ["Anna", "Björn"]


def test_a_sheet_for_a_game_of_the_list_is_headed_with_its_name(
    desk: SheetDesk, store: Store, qtbot: QtBot, translation: Translation
) -> None:
    desk.ask_new_sheet()
    dialog = desk.setup_dialog
    assert dialog is not None
    choose_kind(dialog, "free")
    choose_template(dialog, "Skat")
    for field, name in zip(dialog.name_fields, ("Anna", "Björn", "Clara"), strict=True):
        field.setText(name)
    QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(desk.windows) == 1)
    (window,) = desk.windows
    assert window.windowTitle() == "Skat: Anna, Björn and Clara"
    assert paper_of(window.keeper.sheet, window.sides, Settings()).title == "Skat"
    assert store.sheets()[0].summary["game"] == "Skat"
    assert sheet_from_text(sheet_to_text(window.keeper.sheet)).setup.game == "Skat"
    desk.ask_correction(window)
    correction = desk.setup_dialog
    assert correction is not None
    choose_template(correction, "")
    QTest.mouseClick(start_of(correction), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.windowTitle() == "Free sheet: Anna, Björn and Clara")
    assert told(window) == ["Corrected: heading “Free sheet”"]


def renamed(desk: SheetDesk, store: Store, kind: str, name: str, **options: OptionValue) -> SheetWindow:
    """A sheet of a deal on which another name has just been written for Björn."""
    setup = SheetSetup(kind, ("Anna", "Björn"), options, evening="Friday", unit="EUR", stake=100)
    desk.open_sheet(store.create_sheet(kind, setup.names, "Friday", setup.to_json()))
    (window,) = desk.windows
    window.keeper.mark(0, 1)
    desk.ask_correction(window)
    dialog = desk.setup_dialog
    assert dialog is not None
    dialog.name_fields[1].setText(name)
    QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)
    return window


def test_somebody_else_inherits_nothing_and_plays_on_on_a_new_sheet(desk: SheetDesk, store: Store) -> None:
    window = renamed(desk, store, "casino.swedish", "Dora")
    answer(window, "Somebody else")
    assert window.keeper.sheet.setup.names == ("Anna", "Björn")
    dialog = desk.setup_dialog
    assert dialog is not None
    assert dialog.windowTitle() == "Continue with other players"
    assert [field.text() for field in dialog.name_fields] == ["Anna", "Dora"]
    QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)
    answer(window, "From nought")
    earlier, later = sorted(store.sheets(evening="Friday"), key=lambda one: one.id)
    assert (earlier.names, later.names) == (("Anna", "Björn"), ("Anna", "Dora"))
    # The match that was running is over, and nobody pays for it.
    ended = load_sheet(store, earlier.id)
    assert isinstance(ended.entries[-1], EndEntry)
    assert ended.accounts() == (0, 0)
    assert load_sheet(store, later.id).entries == ()


def test_somebody_else_takes_over_a_seat_with_its_points(desk: SheetDesk, store: Store) -> None:
    setup = SheetSetup("casino.swedish", ("Anna", "Björn"), evening="Friday", unit="EUR", stake=100)
    desk.open_sheet(store.create_sheet(setup.kind, setup.names, "Friday", setup.to_json()))
    (window,) = desk.windows
    type_deal(window, aces={0: 4}, cards={1: 30}, last_capture={1: 1})
    desk.ask_other_persons(window)
    dialog = desk.setup_dialog
    assert dialog is not None
    dialog.name_fields[1].setText("Cleo")
    QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)
    question = window.findChildren(QuestionDialog)[-1]
    assert "Anna 4 and Cleo 2" in question.text
    answer(window, "With the points")
    (later,) = desk.windows
    assert points(later) == (4, 2)
    # Anna has dealt, so the person in the other seat deals now.
    assert later.keeper.sheet.next_standing.dealer == 1
    earlier = min(store.sheets(evening="Friday"), key=lambda one: one.id)
    assert load_sheet(store, earlier.id).next_standing.points == (0, 0)
    type_deal(later, aces={1: 4}, spades={1: 8}, cards={1: 40}, big_casino={1: 1}, little_casino={1: 1}, sweeps={1: 8})
    accounts = evening_accounts([load_sheet(store, one.id) for one in store.sheets(evening="Friday")])
    assert {person.name: person.amount for person in accounts[0].persons} == {"Anna": -100, "Björn": 0, "Cleo": 100}


def test_two_swap_their_seats_and_keep_their_points(desk: SheetDesk, store: Store) -> None:
    setup = SheetSetup("casino.swedish", ("Anna", "Björn"), evening="Friday")
    desk.open_sheet(store.create_sheet(setup.kind, setup.names, "Friday", setup.to_json()))
    (window,) = desk.windows
    type_deal(window, aces={0: 4}, last_capture={1: 1})
    desk.ask_correction(window)
    dialog = desk.setup_dialog
    assert dialog is not None
    swaps = [one for one in dialog.findChildren(QToolButton) if one.accessibleName() == "Swap with the previous one"]
    assert [one.isVisible() for one in swaps] == [False, True]
    QTest.mouseClick(swaps[1], Qt.MouseButton.LeftButton)
    QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)
    answer(window, "From now on")
    going_on = desk.setup_dialog
    assert going_on is not None
    assert [field.text() for field in going_on.name_fields] == ["Björn", "Anna"]
    QTest.mouseClick(start_of(going_on), Qt.MouseButton.LeftButton)
    answer(window, "With the points")
    (later,) = desk.windows
    assert later.sides == ("Björn", "Anna")
    assert points(later) == (1, 4)
    assert later.keeper.sheet.setup.names[later.keeper.sheet.next_standing.dealer] == "Björn"


def test_who_has_always_sat_like_that_is_corrected_from_the_beginning(desk: SheetDesk, store: Store) -> None:
    setup = SheetSetup("casino.swedish", ("Anna", "Björn"), evening="Friday")
    desk.open_sheet(store.create_sheet(setup.kind, setup.names, "Friday", setup.to_json()))
    (window,) = desk.windows
    type_deal(window, aces={0: 4}, last_capture={1: 1})
    desk.ask_correction(window)
    dialog = desk.setup_dialog
    assert dialog is not None
    (_, swap) = [
        one for one in dialog.findChildren(QToolButton) if one.accessibleName() == "Swap with the previous one"
    ]
    QTest.mouseClick(swap, Qt.MouseButton.LeftButton)
    QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)
    answer(window, "From the beginning")
    assert window.sides == ("Björn", "Anna")
    assert points(window) == (4, 1)


def test_somebody_else_joins_where_persons_can_come(desk: SheetDesk, store: Store) -> None:
    window = renamed(desk, store, "free", "Dora", pay="points")
    answer(window, "Somebody else")
    (dialog,) = window.findChildren(JoiningDialog)
    assert named(dialog, QLineEdit, "Name").text() == "Dora"
    press(dialog, "Joins")
    assert window.keeper.sheet.setup.names == ("Anna", "Björn", "Dora")


def test_a_question_that_is_left_changes_nothing(desk: SheetDesk, store: Store) -> None:
    window = renamed(desk, store, "casino.swedish", "Dora")
    answer(window, "Cancel")
    assert window.keeper.sheet.setup.names == ("Anna", "Björn")
    assert desk.setup_dialog is None


def test_a_name_that_the_program_proposed_is_not_remembered(desk: SheetDesk, store: Store) -> None:
    SheetKeeper.begin(store, SheetSetup("ecarte", ("Anna", "Player 2")))
    assert desk.names() == ["Anna"]

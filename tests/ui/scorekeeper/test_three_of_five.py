"""Three matches of five that go on with somebody else: what is won stays won, in the window, the log and the files."""

from __future__ import annotations

import csv
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.keeper import load_sheet
from cardtable.session.scorebook.model import SheetSetup
from cardtable.store.store import Store
from cardtable.ui.dialogs.question import QuestionDialog
from cardtable.ui.scorekeeper.desk import SheetDesk
from cardtable.ui.scorekeeper.files import read_json
from cardtable.ui.scorekeeper.log_dialog import LogDialog
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.clicks import button, click
from tests.ui.scorekeeper.by_hand import accounts, answer, points, start_of, turn_to, type_deal

UNDO, REDO = Qt.Key.Key_Z, Qt.Key.Key_Y


def says(window: SheetWindow, words: str) -> bool:
    return any(words in label.text() for label in window.findChildren(QLabel) if label.isVisible())


def heads(window: SheetWindow) -> list[str]:
    """The first column of the deals."""
    return [str(window.model.index(row, 0).data()) for row in range(window.model.rowCount())]


def press_control(window: SheetWindow, key: Qt.Key) -> None:
    """Press a key with Ctrl in the field that has the focus."""
    field = window.focusWidget()
    assert field is not None
    QTest.keyClick(field, key, Qt.KeyboardModifier.ControlModifier)


def one_match_won(desk: SheetDesk, store: Store) -> SheetWindow:
    """The sheet of Anna and Björn after the first match, which Anna has won; Björn had more than half of its points."""
    setup = SheetSetup("piquet.points", ("Anna", "Björn"), {"best_of_five": True}, dealer=1, evening="Friday")
    desk.open_sheet(store.create_sheet(setup.kind, setup.names, "Friday", setup.to_json()))
    (window,) = desk.windows
    for own, other in ((40, 36), (16, 16), (50, 14)):
        type_deal(window, total={0: own, 1: other})
    return window


def go_on_with_cleo(desk: SheetDesk, window: SheetWindow, best_of_five: bool = True) -> QuestionDialog:
    """Let Cleo take the seat of Björn; return the question about what is open."""
    desk.ask_other_persons(window)
    dialog = desk.setup_dialog
    assert dialog is not None
    field = dialog.name_fields[1]
    field.selectAll()
    QTest.keyClicks(field, "Cleo")
    if not best_of_five:
        click(button(dialog.options, "The best of five matches"))
    QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)
    return window.findChildren(QuestionDialog)[-1]


def test_somebody_else_plays_on_with_the_matches_won(desk: SheetDesk, store: Store, tmp_path: Path) -> None:
    window = one_match_won(desk, store)
    assert says(window, "The matches stand at 1 to 0.")
    question = go_on_with_cleo(desk, window)
    assert "the matches they have won (Anna 1 and Cleo 0), or start" in question.text
    answer(window, "With the matches won")
    (later,) = desk.windows
    assert (later.sides, points(later)) == (("Anna", "Cleo"), (0, 0))
    assert says(later, "The matches stand at 1 to 0.")
    assert heads(later)[0] == "Matches won: Anna +1"
    # Cleo has fewer than half of the points, so the next match counts as two, and three of five are won.
    for own, other in ((40, 20), (16, 16), (50, 8)):
        type_deal(later, total={0: own, 1: other})
    assert accounts(later) == (1, -1)
    earlier = min(store.sheets(evening="Friday"), key=lambda one: one.id)
    assert load_sheet(store, earlier.id).accounts() == (0, 0)

    table, document = tmp_path / "sheet.csv", tmp_path / "sheet.cardtable"
    for ask, path in ((later.exports.ask_csv, table), (later.exports.ask_json, document)):
        ask()
        later.findChildren(QFileDialog)[-1].fileSelected.emit(str(path))
    head, first, *_ = csv.reader(table.read_text("utf-8-sig").splitlines())
    assert dict(zip(head, first, strict=True))["Entries"] == "Matches won: Anna +1"
    copied = read_json(str(document))
    assert (copied.rows, copied.accounts()) == (later.keeper.sheet.rows, (1, -1))


def test_undo_by_keys_takes_back_what_was_taken_over(desk: SheetDesk, store: Store, qtbot: QtBot) -> None:
    window = one_match_won(desk, store)
    go_on_with_cleo(desk, window)
    answer(window, "With the matches won")
    (later,) = desk.windows
    later.activateWindow()
    qtbot.waitUntil(lambda: later.isActiveWindow() and later.focusWidget() is not None)
    press_control(later, UNDO)
    assert not says(later, "The matches stand")
    press_control(later, REDO)
    assert says(later, "The matches stand at 1 to 0.")
    later.show_log()
    tree = later.findChildren(LogDialog)[-1].tree
    lines = [item.text(2) for row in range(tree.topLevelItemCount()) if (item := tree.topLevelItem(row)) is not None]
    assert [line for line in lines if "Matches won: Anna +1" in line]


def test_from_nothing_ends_the_matches_that_were_open(desk: SheetDesk, store: Store) -> None:
    window = one_match_won(desk, store)
    go_on_with_cleo(desk, window)
    answer(window, "From nought")
    (later,) = desk.windows
    assert not says(later, "The matches stand")
    earlier = min(store.sheets(evening="Friday"), key=lambda one: one.id)
    assert load_sheet(store, earlier.id).rows[-1].ends


def test_a_rubber_at_casino_goes_on_with_somebody_else(desk: SheetDesk, store: Store) -> None:
    setup = SheetSetup("casino.classic", ("Anna", "Björn"), {"rubber": True}, evening="Friday")
    desk.open_sheet(store.create_sheet(setup.kind, setup.names, "Friday", setup.to_json()))
    (window,) = desk.windows
    turn_to(window, "totals")
    while not any(window.keeper.sheet.matches_won()):
        type_deal(window, total={0: 8, 1: 3})
    assert says(window, "The matches stand at 1 to 0.")
    question = go_on_with_cleo(desk, window)
    assert "the matches they have won (Anna 1 and Cleo 0)" in question.text
    answer(window, "With the matches won")
    (later,) = desk.windows
    assert says(later, "The matches stand at 1 to 0.")


def test_points_and_matches_won_are_kept_together(desk: SheetDesk, store: Store) -> None:
    window = one_match_won(desk, store)
    type_deal(window, total={0: 30, 1: 20})
    question = go_on_with_cleo(desk, window)
    assert "the matches won (Anna 1 and Cleo 0) and the points (Anna 30 and Cleo 20)" in question.text
    answer(window, "Keep both")
    (later,) = desk.windows
    assert points(later) == (30, 20)
    assert says(later, "The matches stand at 1 to 0.")


def test_rules_that_count_no_matches_say_first_that_those_won_are_lost(desk: SheetDesk, store: Store) -> None:
    window = one_match_won(desk, store)
    type_deal(window, total={0: 30, 1: 20})
    question = go_on_with_cleo(desk, window, best_of_five=False)
    assert "The matches won (Anna 1 and Björn 0) will not be kept." in question.text
    assert "their points (Anna 30 and Cleo 20)" in question.text
    answer(window, "With the points")
    (later,) = desk.windows
    assert points(later) == (30, 20)
    assert not says(later, "The matches stand")


def test_a_match_that_cannot_go_on_says_so_first(desk: SheetDesk, store: Store) -> None:
    window = one_match_won(desk, store)
    question = go_on_with_cleo(desk, window, best_of_five=False)
    assert "it will end now. The matches won (Anna 1 and Björn 0) will not be kept." in question.text
    answer(window, "Cancel")
    assert list(desk.windows) == [window]
    assert not window.keeper.sheet.rows[-1].ends


def test_the_question_in_german(desk: SheetDesk, store: Store, translation: Translation) -> None:
    translation.switch("de")
    window = one_match_won(desk, store)
    question = go_on_with_cleo(desk, window)
    assert "die gewonnenen Partien (Anna 1 und Cleo 0)" in question.text
    answer(window, "Mit den gewonnenen Partien")
    (later,) = desk.windows
    assert heads(later)[0] == "Gewonnene Partien: Anna +1"

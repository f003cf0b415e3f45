"""Somebody comes at ten o'clock, somebody takes a break and comes back: in the windows, by mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QMenu, QSpinBox
from pytestqt.qtbot import QtBot

from cardtable.app.scorekeeper.keeper import load_sheet
from cardtable.core.sheets.categories import Cell
from cardtable.games.entry import FREE_TEMPLATES
from cardtable.session.scorebook.model import DealEntry, SheetSetup
from cardtable.store.store import Store
from cardtable.ui.look.refusal import Refusal
from cardtable.ui.scorekeeper.chart import curves
from cardtable.ui.scorekeeper.desk import SheetDesk
from cardtable.ui.scorekeeper.joining_dialog import JoiningDialog
from cardtable.ui.scorekeeper.log_dialog import LogDialog
from cardtable.ui.scorekeeper.score_cards import cards_of
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.clicks import button, named, names_of, press
from tests.ui.scorekeeper.by_hand import Open, accounts, answer, mark, points, start_of, type_deal
from tests.ui.scorekeeper.parts import shown_sheet, table_view

NAMES = ("Anna", "Björn", "Clara", "David")


def begun(desk: SheetDesk, store: Store, kind: str, *names: str, **options: bool | int | str) -> SheetWindow:
    """The window of a kept sheet that Clara keeps."""
    setup = SheetSetup(kind, names, options, evening="Friday")
    desk.open_sheet(store.create_sheet(kind, names, "Friday", setup.to_json()))
    (window,) = desk.windows
    window.keeper.who = "Clara"
    return window


def joining(desk: SheetDesk, window: SheetWindow) -> JoiningDialog:
    window.joining_wanted.emit(window)
    QApplication.processEvents()
    return window.findChildren(JoiningDialog)[-1]


def click(dialog: JoiningDialog, seat: int) -> None:
    QTest.mouseClick(dialog.changes[seat], Qt.MouseButton.LeftButton)


def told(window: SheetWindow) -> list[tuple[str, str]]:
    """Who made each entry of the log, and what."""
    window.show_log()
    dialog = window.findChildren(LogDialog)[-1]
    items = [dialog.tree.topLevelItem(row) for row in range(dialog.tree.topLevelItemCount())]
    found = [(item.text(1), item.text(2)) for item in items if item is not None]
    dialog.close()
    return found


def rows(window: SheetWindow) -> list[list[str]]:
    """The sheet as it is shown, without its total."""
    model = window.model
    return [
        [str(model.index(row, column).data() or "") for column in range(model.columnCount())]
        for row in range(model.rowCount() - 1)
    ]


def states(dialog: JoiningDialog, *names: str) -> tuple[str, ...]:
    """What stands beside each of the names: whether the person plays, waits or is away."""
    QApplication.processEvents()
    texts = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    return tuple(texts[texts.index(name) + 1] for name in names)


def test_a_fifth_comes_to_hearts_after_three_deals(desk: SheetDesk, store: Store) -> None:
    window = begun(desk, store, "free", *NAMES, **FREE_TEMPLATES["Hearts"][1])
    for typed in ({0: 26, 1: 0, 2: 0, 3: 0}, {0: 0, 1: 13, 2: 10, 3: 3}, {0: 5, 1: 5, 2: 5, 3: 11}):
        type_deal(window, total=typed)
    dialog = joining(desk, window)
    assert not button(dialog, "Joins").isEnabled()
    # As many points as whoever stands worst.
    assert named(dialog, QSpinBox, "Points to begin with").value() == 31
    QTest.keyClicks(named(dialog, QLineEdit, "Name"), "Emil")
    QTest.keyClick(named(dialog, QLineEdit, "Name"), Qt.Key.Key_Return)
    assert window.sides == (*NAMES, "Emil")
    assert named(dialog, QLineEdit, "Name").text() == ""
    assert "Emil" in window.windowTitle()
    assert len(shown_sheet(window).fields) == 5
    assert store.sheets()[0].names == (*NAMES, "Emil")
    assert rows(window)[3] == ["Emil joins", "", "", "", "", "+31 → 31"]
    dialog.close()
    type_deal(window, total={0: 1, 1: 2, 2: 3, 3: 4, 4: 16})
    # The deal after somebody has come is the fourth.
    assert [row[0] for row in rows(window)] == ["1", "2", "3", "Emil joins", "4"]
    assert points(window) == (32, 20, 18, 18, 47)
    assert told(window)[3] == ("Clara", "Entry 4 made: Emil joins")
    assert load_sheet(store, store.sheets()[0].id).accounts() == accounts(window)


def test_who_cannot_join_is_told_why_as_everywhere(desk: SheetDesk, store: Store) -> None:
    dialog = joining(desk, begun(desk, store, "free", *NAMES[:3], **FREE_TEMPLATES["Skat"][1]))
    (told_why,) = dialog.findChildren(Refusal)
    assert not told_why.isVisible()
    QTest.keyClicks(named(dialog, QLineEdit, "Name"), NAMES[0])
    press(dialog, "Joins")
    assert told_why.isVisible()
    assert dialog.refusal == told_why.text() != ""
    named(dialog, QLineEdit, "Name").clear()
    QTest.keyClicks(named(dialog, QLineEdit, "Name"), "Dora")
    press(dialog, "Joins")
    assert not told_why.isVisible()


def test_what_was_done_is_taken_back(desk: SheetDesk, store: Store) -> None:
    window = begun(desk, store, "free", *NAMES[:3], **FREE_TEMPLATES["Skat"][1])
    dialog = joining(desk, window)
    QTest.keyClicks(named(dialog, QLineEdit, "Name"), "Dora")
    press(dialog, "Joins")
    type_deal(window, total={3: 24})
    window.undo.trigger()
    window.undo.trigger()
    assert window.sides == NAMES[:3]
    assert "Dora" not in window.windowTitle()
    assert len(shown_sheet(window).fields) == 3
    assert store.sheets()[0].names == NAMES[:3]
    assert len(dialog.changes) == 3
    # What was done and taken back can still be read.
    assert told(window)[:2] == [("Clara", "Entry 1 made: Dora joins"), ("Clara", "Entry 2 made: Dora: Points 24")]
    window.redo.trigger()
    window.redo.trigger()
    assert points(window) == (0, 0, 0, 24)


def test_somebody_pauses_and_comes_back(desk: SheetDesk, store: Store) -> None:
    window = begun(desk, store, "free", *NAMES[:3], **FREE_TEMPLATES["Skat"][1])
    type_deal(window, total={0: 10})
    dialog = joining(desk, window)
    assert [button.text() for button in dialog.changes] == ["Leaves", "Leaves", "Leaves"]
    click(dialog, 1)
    assert [button.text() for button in dialog.changes] == ["Leaves", "Comes back", "Leaves"]
    # Two must stay.
    assert [button.isEnabled() for button in dialog.changes] == [False, True, False]
    with pytest.raises(KeyError):
        window.panel.cell("total", 1)
    type_deal(window, total={2: 6})
    click(dialog, 1)
    type_deal(window, total={1: 1})
    assert [row[0] for row in rows(window)] == ["1", "Björn leaves", "2", "Björn joins", "3"]
    # The deal that he did not play stands empty in his column.
    assert rows(window)[2] == ["2", "+0 → 10", "", "+6 → 6"]
    # 20, −10, −10; then Clara 6 and Anna −6; then Björn 2 and the others −1.
    assert accounts(window) == (20 - 6 - 1, -10 + 2, -10 + 6 - 1)


def test_the_table_view_says_who_is_away(opened: Open) -> None:
    window = opened("ecarte.rotation", *NAMES)
    window.keeper.go(3)
    window.show_table()
    table = table_view(window)
    assert table is not None
    assert [place.role.text() for place in table.places] == ["deals", "plays first", "watching, account 0", "is away"]


def test_in_a_rotation_it_is_said_what_counts_after_the_match(desk: SheetDesk, store: Store) -> None:
    window = begun(desk, store, "ecarte.rotation", *NAMES[:3])
    type_deal(window, tricks={0: 5})
    dialog = joining(desk, window)
    assert not names_of(dialog) & {"Points to begin with", "Deals after"}
    QTest.keyClicks(named(dialog, QLineEdit, "Name"), "Dora")
    press(dialog, "Joins")
    click(dialog, 0)
    assert states(dialog, *NAMES[:3], "Dora") == (
        "leaves when the match is over",
        "plays",
        "waits",
        "joins from the next match",
    )
    for tricks in (5, 3):
        type_deal(window, tricks={0: tricks})
    # Dora was there before Björn lost.
    assert states(dialog, *NAMES[:3], "Dora") == ("is away", "waits", "plays", "plays")
    assert accounts(window) == (1, -1, 0, 0)


def test_where_nobody_can_come_the_menu_does_not_say_so(opened: Open) -> None:
    def offered(window: SheetWindow) -> bool:
        actions = [action for menu in window.findChildren(QMenu) for action in menu.actions()]
        (action,) = [one for one in actions if one.text() == "&Joining and leaving…"]
        return action.isVisible()

    assert offered(opened("ecarte.rotation", *NAMES))
    assert not offered(opened("casino.swedish"))


def test_names_of_those_who_came_later_are_corrected(desk: SheetDesk, store: Store) -> None:
    window = begun(desk, store, "ecarte.rotation", *NAMES)
    for name in ("Emi", "Fritz"):
        window.keeper.come(name)
    desk.ask_correction(window)
    dialog = desk.setup_dialog
    assert dialog is not None
    dialog.name_fields[4].setText("Emil")
    QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)
    answer(window, "Misspelt")
    assert window.sides == (*NAMES, "Emil", "Fritz")


def test_the_entry_of_a_coming_is_moved_and_taken_off(opened: Open) -> None:
    window = opened("free", *NAMES[:3], **FREE_TEMPLATES["Skat"][1])
    type_deal(window, total={0: 10})
    window.keeper.come("Dora")
    window.correct(1)
    press(window.panel, "Earlier")
    # Dora would have to pay, too.
    assert accounts(window) == (20, -10, -10, 0)
    answer(window, "Correct it like this")
    # She has been there from the beginning on.
    assert accounts(window) == (30, -10, -10, -10)
    press(window.panel, "Remove")
    answer(window, "Correct it like this")
    assert window.sides == NAMES[:3]
    assert accounts(window) == (20, -10, -10)


def test_marks_made_before_somebody_came_are_corrected(opened: Open) -> None:
    window = opened("free", *NAMES[:2])
    mark(window, 2, 1)
    window.keeper.come("Clara")
    window.correct(0)
    type_deal(window, marks={1: 5})
    assert points(window)[:2] == (2, 15)


def test_who_is_away_has_no_place_on_the_table(opened: Open) -> None:
    window = opened("free", *NAMES)
    window.show_table()
    table = table_view(window)
    assert table is not None
    window.keeper.go(1)
    assert [place.isVisibleTo(table) for place in table.places] == [True, False, True, True]
    window.keeper.come("Björn")
    assert all(place.isVisibleTo(table) for place in table.places)


def test_all_cloths_are_of_one_size_also_where_some_look_on(opened: Open, qtbot: QtBot) -> None:
    window = opened("ecarte.rotation", *NAMES)
    window.show_table()
    table = table_view(window)
    assert table is not None
    table.resize(1280, 800)
    qtbot.waitUntil(lambda: table.width() == 1280)
    widths = [place.field.width() for place in table.places]
    # What is left over of the room, a few pixels, goes to some of them; with other letters more is left over.
    assert max(widths) - min(widths) <= 4


def test_who_comes_is_on_paper_in_tables_and_pictures_and_is_no_deal(opened: Open) -> None:
    window = opened("free", *NAMES[:2])
    type_deal(window, total={0: 3})
    window.keeper.come("Clara", 2)
    window.keeper.come("David")
    type_deal(window, total={2: 4})
    assert curves(window.keeper.sheet) == [[0, 3, 3], [0, 0, 0], [0, 2, 6], [0, 0, 0]]
    paper = window.paper()
    assert [row[0] for card in cards_of(paper, 20) for row in card.rows] == ["1", "", "2"]
    assert [deal.title for deal in paper.deals] == ["1", "Clara joins", "David joins", "2"]


def test_the_total_is_read_whole_below_many_deals(opened: Open) -> None:
    window = opened("free", "Anna", "Björn")
    for _ in range(40):
        window.keeper.add(DealEntry((Cell("total", 0, "1"),), "totals"))
    tree = shown_sheet(window).tree
    last = window.model.index(window.model.rowCount() - 1, 0)
    assert tree.columnWidth(0) >= tree.sizeHintForIndex(last).width() + tree.indentation()


def test_what_is_typed_for_somebody_new_stays_when_another_goes(desk: SheetDesk, store: Store) -> None:
    options = {**FREE_TEMPLATES["Hearts"][1], "dealer": True}
    window = begun(desk, store, "free", *NAMES, **options)
    dialog = joining(desk, window)
    name, begins = named(dialog, QLineEdit, "Name"), named(dialog, QSpinBox, "Points to begin with")
    after = named(dialog, QComboBox, "Deals after")
    QTest.keyClicks(name, "Emil")
    begins.setFocus()
    begins.selectAll()
    QTest.keyClicks(begins, "12")
    after.setCurrentIndex(1)
    click(dialog, 3)
    assert (name.text(), begins.value(), after.currentText()) == ("Emil", 12, NAMES[1])
    press(dialog, "Joins")
    # The next one is proposed as many points as whoever stands worst, and the last place.
    assert (name.text(), begins.value(), after.currentText()) == ("", 12, "Clara")

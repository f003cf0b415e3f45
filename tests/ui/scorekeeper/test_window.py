"""The scorekeeper's window: every example entered by hand as a host would."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QMenu, QRadioButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

import cardtable
from cardtable.app.scorekeeper.keeper import load_sheet
from cardtable.core.markers import counters
from cardtable.core.sheets import categories, free
from cardtable.games.entry import sheet_rules
from cardtable.games.registry import VARIANTS, family_of
from cardtable.store.store import Store
from cardtable.ui.look.look import Heading
from cardtable.ui.models.score_sheet import PRIZES_ROLE
from cardtable.ui.scorekeeper.entry_cells import MarkCell, NumberCell
from cardtable.ui.scorekeeper.window import SheetWindow
from cardtable.words.entries import REASON_CODES
from cardtable.words.families import has_words, words_for, words_of
from tests.ui.clicks import button, offered, press
from tests.ui.scorekeeper.by_hand import Open, answer_mark, by_totals, enter, mark, points, turn_to, type_deal
from tests.ui.scorekeeper.parts import number_cells, shown_sheet, table_view


def test_a_deal_of_casino_with_sums_and_what_follows(opened: Open) -> None:
    window = opened("casino.swedish")
    type_deal(
        window,
        cards={0: "10+15+5"},
        spades={0: 7},
        big_casino={1: 1},
        aces={0: 3, 1: 1},
        last_capture={0: 1},
        sweeps={0: 2},
    )
    assert points(window) == (9, 3)
    assert [field.points for field in shown_sheet(window).fields] == [9, 3]
    assert window.form.cells() == ()
    assert window.focusWidget() is number_cells(window.panel)[0]


def test_what_follows_from_the_others_shows_in_grey(opened: Open) -> None:
    window = opened("casino.swedish")
    cell = window.panel.cell("cards", 1)
    assert isinstance(cell, NumberCell)
    QTest.keyClicks(window.panel.cell("cards", 0), "30")
    assert cell.placeholderText() == "22"
    assert window.panel.message.startswith("Anna +1 and Björn +0\nEntered: 1 of 11 points.")


def test_what_cannot_be_is_told_beside_the_cell_and_changes_nothing(opened: Open) -> None:
    window = opened("casino.swedish")
    type_deal(window, aces={0: 3, 1: 2})
    assert window.panel.reason("aces") == "Aces: 5 in all, but the most possible is 4."
    assert window.keeper.sheet.entries == ()
    assert [cell.text for cell in window.form.cells()] == ["3", "2"]
    aces = window.panel.cell("aces", 1)
    assert aces.accessibleDescription() == window.panel.reason("aces")


def test_only_one_has_the_last_capture(opened: Open) -> None:
    window = opened("casino.swedish")
    first, second = window.panel.cell("last_capture", 0), window.panel.cell("last_capture", 1)
    assert isinstance(first, MarkCell)
    assert isinstance(second, MarkCell)
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    QTest.mouseClick(second, Qt.MouseButton.LeftButton)
    assert (first.isChecked(), second.isChecked()) == (False, True)


def test_ecarte_and_its_match(opened: Open) -> None:
    window = opened("ecarte", stake=10, matsch=True)
    type_deal(window, tricks={0: 5}, stood={1: 1})
    type_deal(window, tricks={0: 3}, king={0: 1})
    assert window.keeper.sheet.accounts() == (20, -20)


def test_a_correction_computes_everything_after_it_anew(opened: Open, store: Store) -> None:
    window = opened("casino.swedish")
    type_deal(window, aces={0: 4})
    type_deal(window, aces={1: 4})
    window.correct(0)
    cell = window.panel.cell("aces", 0)
    assert isinstance(cell, NumberCell)
    assert cell.text() == "4"
    cell.selectAll()
    type_deal(window, aces={0: 1})
    assert points(window) == (1, 3 + 4)
    assert window.form.cells() == ()
    window.undo.trigger()
    assert points(window) == (4, 4)
    window.undo.trigger()
    window.undo.trigger()
    assert points(window) == (0, 0)
    # The first deal is in the form, and leaves it last.
    assert len(window.form.cells()) == 1
    window.undo.trigger()
    assert window.form.cells() == ()
    assert not window.undo.isEnabled()
    for _ in range(4):
        window.redo.trigger()
    assert points(window) == (1, 3 + 4)
    assert not window.redo.isEnabled()
    number = window.keeper.number
    assert number is not None
    assert load_sheet(store, number).rows == window.keeper.sheet.rows


def test_every_change_is_in_the_database_at_once(opened: Open, store: Store) -> None:
    window = opened("casino.swedish")
    number = window.keeper.number
    assert number is not None
    changes: list[Callable[[], object]] = [
        lambda: type_deal(window, aces={0: 4}),
        lambda: window.keeper.mark(1, 1),
        window.undo.trigger,
        window.redo.trigger,
        lambda: window.keeper.remove(0),
    ]
    for step, change in enumerate(changes, start=1):
        change()
        assert len(load_sheet(store, number).log) == step
        assert load_sheet(store, number).rows == window.keeper.sheet.rows


def test_counters_are_marked_by_mouse_keys_and_buttons(opened: Open) -> None:
    window = opened("ecarte")
    field = shown_sheet(window).fields[1]
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    answer_mark("A point by hand")
    for _ in range(2):
        QTest.keyClick(field, Qt.Key.Key_Plus)
        answer_mark("A point by hand")
    QTest.keyClick(field, Qt.Key.Key_Minus)
    assert points(window) == (0, 2)
    QTest.mouseClick(field, Qt.MouseButton.RightButton)
    assert field.points == 1
    assert counters(field.points).base == 1
    QTest.mouseClick(shown_sheet(window).fields[0], Qt.MouseButton.RightButton)
    assert window.panel.message == "There are no points to take off."


def test_a_sweep_marked_with_plus_stands_in_the_form_of_its_deal(opened: Open) -> None:
    window = opened("casino.berlin1810")
    field = shown_sheet(window).fields[1]
    QTest.keyClick(field, Qt.Key.Key_Plus)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    # By the keyboard, too: the first line is chosen.
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert window.panel.cell("sweeps", 1).text() == "1"
    assert points(window) == (0, 0)
    window.undo.trigger()
    assert window.panel.cell("sweeps", 1).text() == ""
    QTest.keyClick(field, Qt.Key.Key_Plus)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    # Escape marks nothing.
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert (window.form.cells(), window.keeper.sheet.entries) == ((), ())


def test_the_view_for_the_whole_table(opened: Open) -> None:
    window = opened("casino.swedish", dealer=1)
    window.show_table()
    table = table_view(window)
    assert table is not None
    for key in (Qt.Key.Key_1, Qt.Key.Key_1, Qt.Key.Key_2):
        QTest.keyClick(table, key)
        answer_mark("A point by hand")
    QTest.keyClick(table, Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    QTest.mouseClick(table.places[1].plus, Qt.MouseButton.LeftButton)
    answer_mark("A point by hand")
    assert [place.field.points for place in table.places] == [1, 2]
    assert [place.role.text() for place in table.places] == ["plays first", "deals"]
    assert "Björn" in table.places[1].plus.accessibleName()
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert not table.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_W, Qt.Key.Key_Q])
def test_the_keys_that_close_and_quit_close_the_view_for_the_table_and_then_the_sheet(
    opened: Open, key: Qt.Key
) -> None:
    window = opened("casino.swedish", dealer=1)
    window.show_table()
    table = table_view(window)
    assert table is not None
    table.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(table, key, Qt.KeyboardModifier.ControlModifier)
    assert not table.isVisible()
    assert window.isVisible()
    window.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
    assert not window.isVisible()


def test_who_looks_on_has_no_figures_and_is_named_on_the_table(opened: Open) -> None:
    window = opened("piquet.kings", "Anna", "Björn", "Cleo")
    window.show_table()
    table = table_view(window)
    assert table is not None
    assert [place.role.text() for place in table.places] == ["deals", "plays first", "watching, account 0"]
    # Nothing can be marked for who looks on, and the places of the others stay where they are.
    assert [place.plus.isVisible() for place in table.places] == [True, True, False]
    heights = [place.height() for place in table.places]
    assert max(heights) - min(heights) <= 1
    type_deal(window, total={0: 60, 1: 20})
    assert [window.model.index(0, column).data() for column in range(4)] == ["1", "+60 → 60", "+20 → 20", ""]
    type_deal(window, total={0: 40})
    # Björn owes Anna four tens for 60 to 20.
    assert [place.role.text() for place in table.places] == ["wins", "watching, account −4", "plays first"]
    assert [place.won.text() for place in table.places] == ["1 match won", "", ""]


def test_arrows_go_to_the_cells_around(opened: Open) -> None:
    window = opened("ecarte")
    panel = window.panel

    def press(key: Qt.Key) -> tuple[str, int]:
        QTest.keyClick(window.focusWidget(), key)
        cell = window.focusWidget()
        assert isinstance(cell, NumberCell | MarkCell)
        return cell.place[0], cell.place[1]

    panel.cell("tricks", 0).setFocus()
    assert press(Qt.Key.Key_Right) == ("tricks", 1)
    assert press(Qt.Key.Key_Down) == ("king", 1)
    # The king turned up is the dealer's alone; below it the column goes on.
    assert press(Qt.Key.Key_Down) == ("king_turned", 0)
    assert press(Qt.Key.Key_Down) == ("stood", 1)
    assert press(Qt.Key.Key_Left) == ("stood", 1)
    assert press(Qt.Key.Key_Up) == ("king_turned", 0)
    assert press(Qt.Key.Key_Up) == ("king", 1)
    assert press(Qt.Key.Key_Left) == ("king", 0)
    assert press(Qt.Key.Key_Up) == ("tricks", 0)
    QTest.keyClicks(panel.cell("tricks", 0), "12")
    assert press(Qt.Key.Key_Left) == ("tricks", 0)
    assert press(Qt.Key.Key_Right) == ("tricks", 0)
    assert press(Qt.Key.Key_Right) == ("tricks", 1)


def test_arrows_reach_the_bets_of_those_who_look_on(opened: Open) -> None:
    window = opened("ecarte.rotation", "A", "B", "C", "D")
    window.panel.cell("refused", 0).setFocus()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Down)
    cell = window.focusWidget()
    assert isinstance(cell, NumberCell)
    assert cell.place == ("bet_on_first", 2)


def test_faults_are_named_and_computed(opened: Open) -> None:
    window = opened("piquet.session", dealer=1)
    turn_to(window, "by_category")
    revoke = window.panel.cell("revoke", 0)
    assert isinstance(revoke, MarkCell)
    assert not revoke.isVisible()
    revoke.setChecked(True)
    type_deal(window, point={0: 5}, play={0: 8, 1: 5}, tricks={0: 8})
    assert points(window) == (5 + 8 + 10, 5 + 5)


def test_everything_has_a_name_for_listeners(opened: Open) -> None:
    window = opened("casino.berlin1810", "A", "B", "C", "D")
    for cell in (*number_cells(window.panel), *window.panel.mark_cells):
        assert cell.accessibleName()
    names = [field.accessibleName() for field in shown_sheet(window).fields]
    assert [name.partition(":")[0] for name in names] == ["A and C", "B and D"]


def test_every_category_and_every_reason_has_words() -> None:
    for variant in VARIANTS:
        for players in variant.players:
            rules = sheet_rules(variant.id, players, {})
            for method in rules.methods:
                codes = {category.code for category in rules.categories(rules.begin(0), method)}
                assert all(words_for(variant.id).has_category(code) for code in codes)
    sources = [*Path(cardtable.__file__).parent.rglob("entry.py"), Path(categories.__file__), Path(free.__file__)]
    raised = {code for path in sources for code in re.findall(r'EntryError\(\s*"(\w+)"', path.read_text("utf-8"))}
    assert len(raised) > 20
    assert raised <= REASON_CODES


def test_prizes_stand_as_horizontal_strokes_behind_the_deal(opened: Open) -> None:
    window = opened("piquet.four_deals", dealer=1)
    type_deal(window, total={0: 104, 1: 8}, repique={0: 1})
    assert window.model.index(0, 1).data() == "104 × 2 = 208 → 208"
    assert window.model.index(0, 1).data(PRIZES_ROLE) == 4
    assert window.model.index(0, 2).data() == "8 × 2 = 16 → 16"


def test_strokes_for_prizes_are_no_part_of_what_is_added_up(opened: Open) -> None:
    window = opened("piquet.four_deals", dealer=1)
    for own, other, prizes in ((104, 8, 1), (61, 20, 0), (95, 12, 1)):
        type_deal(window, total={0: own, 1: other}, **({"repique": {0: 1}} if prizes else {}))
    texts = [
        str(window.model.index(row, column).data())
        for row in range(window.model.rowCount())
        for column in range(1, window.model.columnCount())
    ]
    for text in texts:
        sums, *reached = text.split(" → ")
        assert len(reached) <= 1
        # Whatever is written with signs is true as it stands.
        terms, _, result = sums.partition(" = ")
        if result:
            factors = [int(one) for one in terms.split(" × ")]
            assert factors[0] * factors[1] == int(result), text
        else:
            assert terms.removeprefix("+").removeprefix("−").isdigit(), text


def test_return_in_the_list_opens_a_deal_and_enters_nothing(opened: Open) -> None:
    window = opened("casino.swedish")
    type_deal(window, aces={0: 4})
    tree = shown_sheet(window).tree
    tree.setFocus()
    tree.setCurrentIndex(window.model.index(0, 0))
    QTest.keyClick(tree, Qt.Key.Key_Return)
    assert window.panel.cell("aces", 0).text() == "4"
    assert len(window.keeper.sheet.log) == 1


def test_marks_are_made_and_entered_by_the_keyboard(opened: Open) -> None:
    window = opened("casino.swedish")
    mark = window.panel.cell("big_casino", 1)
    mark.setFocus()
    QTest.keyClick(mark, Qt.Key.Key_Space)
    QTest.keyClick(mark, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    window.panel.enter_button.setFocus()
    QTest.keyClick(window.panel.enter_button, Qt.Key.Key_Return)
    assert points(window) == (0, 2)


def test_escape_leaves_a_correction_and_neither_the_sheet_nor_what_is_typed(opened: Open) -> None:
    window = opened("casino.swedish")
    type_deal(window, aces={0: 4})
    QTest.keyClicks(window.panel.cell("aces", 1), "3")
    window.correct(0)
    assert window.form.text(("aces", 0)) == "4"
    for _ in range(3):
        QTest.keyClick(number_cells(window.panel)[0], Qt.Key.Key_Escape)
        assert [(cell.side, cell.text) for cell in window.form.cells()] == [(1, "3")]
    assert window.isVisible()


def test_undo_from_an_empty_cell_is_the_sheets(opened: Open, qtbot: QtBot) -> None:
    window = opened("casino.swedish")
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    type_deal(window, aces={0: 4})
    cell = number_cells(window.panel)[0]
    cell.setFocus()
    QTest.keyClick(cell, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert points(window) == (0, 0)
    QTest.keyClick(cell, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert points(window) == (4, 0)
    QTest.keyClicks(cell, "12")
    QTest.keyClick(cell, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert points(window) == (4, 0)
    assert cell.text() != "12"


def test_every_option_that_matters_on_paper_has_words() -> None:
    for variant in VARIANTS:
        assert has_words(variant.id), variant.id
        for players in variant.players:
            for option in variant.options(players):
                if option.name in family_of(variant.id).paper_options:
                    assert words_for(variant.id).has_option(option), (variant.id, option.name)


def test_every_line_of_a_deal_of_piquet_has_a_title(opened: Open) -> None:
    window = opened("piquet.four_deals", dealer=1)
    turn_to(window, "by_category")
    type_deal(window, carte_blanche={0: 1}, point={0: 6}, sequences={0: 16}, sets={0: 14}, play={0: 13}, tricks={0: 12})
    (row,) = window.keeper.sheet.rows
    assert len(row.lines) > 7
    assert all(words_of("piquet").has_title(line.code) for line in row.lines)
    titles = [window.model.index(place, 0, window.model.index(0, 0)).data() for place in range(3)]
    assert titles == ["Carte blanche", "Point", "Sequences"]


def test_marks_by_hand_can_be_corrected(opened: Open) -> None:
    window = opened("casino.swedish")
    mark(window, 3, 1)
    type_deal(window, aces={0: 4})
    window.correct(0)
    cells = [window.panel.cell("marks", side) for side in (0, 1)]
    assert [cell.text() for cell in cells] == ["3", "1"]
    cells[1].setFocus()
    QTest.keyClicks(cells[1], "+4")
    assert window.panel.message == "Anna +3 and Björn +5"
    QTest.keyClick(cells[1], Qt.Key.Key_Return)
    assert points(window) == (7, 5)
    assert number_cells(window.panel)[0].place[0] == "cards"
    window.correct(0)
    for side in (0, 1):
        cell = window.panel.cell("marks", side)
        assert isinstance(cell, NumberCell)
        cell.clear()
    enter(window)
    assert window.panel.reason("marks") == "Nothing has been entered yet."
    assert points(window) == (7, 5)


def test_a_deal_that_is_being_typed_survives_a_mark(opened: Open) -> None:
    window = opened("casino.swedish")
    QTest.keyClicks(window.panel.cell("aces", 0), "3")
    mark(window, 0, 2)
    assert [(cell.code, cell.side, cell.text) for cell in window.form.cells()] == [("aces", 0, "3")]
    window.undo.trigger()
    assert window.panel.cell("aces", 0).text() == "3"
    type_deal(window)
    assert points(window) == (3, 1 + 1)
    assert window.form.cells() == ()


def test_an_impossible_entry_says_why_when_it_is_opened(opened: Open) -> None:
    window = opened("ecarte.rotation", "A", "B", "C", length="parties", parties=9)
    for _ in range(3):
        type_deal(window, tricks={0: 5})
    type_deal(window, tricks={2: 3})
    window.keeper.remove(0)
    window.correct(2)
    assert window.panel.message.startswith("Tricks: this does not apply to this deal")


def focused(window: SheetWindow) -> tuple[str, int]:
    cell = window.focusWidget()
    assert isinstance(cell, NumberCell | MarkCell)
    return cell.place[0], cell.place[1]


def test_a_whole_deal_of_casino_in_eleven_keys(opened: Open) -> None:
    window = opened("casino.swedish")
    number_cells(window.panel)[0].setFocus()
    for key in (
        "3",
        "0",
        Qt.Key.Key_Down,
        "7",
        Qt.Key.Key_Down,
        "2",
        "1",
        "1",
        Qt.Key.Key_Down,
        "1",
        Qt.Key.Key_Return,
    ):
        cell = window.focusWidget()
        if isinstance(key, str):
            QTest.keyClicks(cell, key)
        else:
            held = Qt.KeyboardModifier.ControlModifier if key == Qt.Key.Key_Return else Qt.KeyboardModifier.NoModifier
            QTest.keyClick(cell, key, held)
    # Most cards 1, most spades 2, Little Casino, an ace and the last capture against Big Casino and three aces.
    assert points(window) == (1 + 2 + 1 + 1 + 1, 2 + 3)
    assert focused(window) == ("cards", 0)


def test_digits_give_a_mark_to_a_side_and_go_on(opened: Open) -> None:
    window = opened("casino.swedish", "Anna", "Björn", "Christina")
    mark_cell = window.panel.cell("big_casino", 2)
    mark_cell.setFocus()
    QTest.keyClicks(mark_cell, "2")
    casino = [cell for cell in window.panel.mark_cells if cell.place[0] == "big_casino"]
    assert [cell.isChecked() for cell in casino] == [False, True, False]
    assert focused(window) == ("little_casino", 2)
    mark_cell.setFocus()
    # Nobody is the fourth; 0 is nobody.
    QTest.keyClicks(mark_cell, "4")
    assert focused(window) == ("big_casino", 2)
    QTest.keyClicks(mark_cell, "0")
    assert window.form.cells() == ()
    assert focused(window) == ("little_casino", 2)


def test_a_correction_is_headed_by_what_the_sheet_calls_the_deal(opened: Open) -> None:
    def heading(position: int) -> str:
        window.correct(position)
        return window.panel.findChildren(Heading)[0].text()

    window = opened("casino.swedish", target=8)
    type_deal(window, aces={0: 4})
    type_deal(window, aces={0: 4})
    assert heading(1) == "Correct deal 2"
    type_deal(window)
    type_deal(window, aces={1: 4})
    mark(window, 1, 0)
    assert heading(2) == "Correct deal 1 of match 2"
    assert heading(3) == "Correct the points marked by hand"


def test_faults_unfold_below_their_button_and_come_into_sight(opened: Open, qtbot: QtBot) -> None:
    window = opened("piquet.points")
    window.resize(980, 700)
    turn_to(window, "by_category")
    button = window.panel.faults_button
    area = window.panel.findChild(QScrollArea)
    assert area is not None
    qtbot.waitUntil(lambda: not area.verticalScrollBar().isVisible())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    revoke = window.panel.cell("revoke", 1)
    qtbot.waitUntil(lambda: not revoke.visibleRegion().isEmpty())
    # What unfolds is laid out and scrolled to one after the other.
    qtbot.waitUntil(lambda: button.mapTo(window, button.rect().bottomLeft()).y() < revoke.mapTo(window, QPoint()).y())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not area.verticalScrollBar().isVisible())


@pytest.mark.parametrize("column", [0, 1, 2])
def test_a_double_click_anywhere_in_a_deal_corrects_it(opened: Open, qtbot: QtBot, column: int) -> None:
    window = opened("piquet.points")
    by_totals(window, total={0: 40, 1: 20})
    tree = shown_sheet(window).tree
    place = tree.visualRect(window.model.index(0, column)).center()
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.waitUntil(lambda: window.panel.findChildren(Heading)[0].text() == "Correct deal 1")
    assert tree.state() == QAbstractItemView.State.NoState


def test_the_buttons_below_a_sheet_tell_their_keys(opened: Open) -> None:
    window = opened("ecarte")
    actions = (window.undo, window.redo, window.table, window.evening)
    tips = [action.toolTip() for action in actions]
    assert tips == ["Undo (Ctrl+Z)", "Redo (Ctrl+Shift+Z)", "Table view (F11)", "Settlement (Ctrl+Shift+E)"]


def test_a_deal_that_is_chosen_with_one_click_can_be_corrected(opened: Open) -> None:
    window = opened("casino.swedish")
    type_deal(window, aces={0: 4})
    type_deal(window, aces={1: 4})
    tree = shown_sheet(window).tree
    assert not offered(shown_sheet(window), "Correct")
    assert not window.correction.isEnabled()

    def choose(row: int) -> None:
        spot = tree.visualRect(tree.model().index(row, 0)).center()
        QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=spot)

    def asked() -> bool:
        """Whether it is said that a deal must be chosen first."""
        return any(
            one.isVisible()
            for one in shown_sheet(window).findChildren(QLabel)
            if one.text() == "Choose a deal to correct it."
        )

    assert asked()
    choose(1)
    assert not asked()
    press(shown_sheet(window), "Correct")
    assert window.form.text(("aces", 1)) == "4"
    assert window.form.text(("aces", 0)) == ""
    # The sums are no deal.
    choose(2)
    assert not offered(shown_sheet(window), "Correct")
    assert asked()
    assert not window.correction.isEnabled()
    choose(0)
    assert button(shown_sheet(window), "Correct").toolTip() == "Correct (F2)"
    window.correction.trigger()
    assert window.form.text(("aces", 0)) == "4"
    # Nothing is chosen any more on a sheet that has changed.
    window.undo.trigger()
    assert not offered(shown_sheet(window), "Correct")
    assert not window.correction.isEnabled()


def test_a_cell_to_tick_looks_like_one(opened: Open) -> None:
    window = opened("casino.swedish")
    cell, number = window.panel.cell("last_capture", 0), window.panel.cell("cards", 0)
    assert isinstance(cell, MarkCell)
    cell.clearFocus()
    number.clearFocus()
    empty = cell.grab().toImage()
    # The same paper as where a number is written, a rim in the middle, and a tick within it.
    assert empty.pixelColor(6, cell.height() // 2) == number.grab().toImage().pixelColor(6, number.height() // 2)
    across = {empty.pixelColor(x, cell.height() // 2).rgb() for x in range(6, cell.width() - 6)}
    assert len(across) > 1
    cell.setChecked(True)
    assert cell.grab().toImage() != empty


def test_what_unfolds_points_to_where_it_is_unfolded(opened: Open) -> None:
    button = opened("piquet.points").panel.faults_button
    folded = button.grab().toImage()
    button.setChecked(True)
    assert button.text() == "Faults in this deal"
    assert button.grab().toImage() != folded


def _is_whole(cell: QWidget) -> bool:
    return bool(cell.visibleRegion().boundingRect().size() == cell.size())


def test_six_sides_in_a_small_window_leave_room_for_deals_and_form(opened: Open, qtbot: QtBot) -> None:
    window = opened("ecarte.rotation", *("Anna", "Björn", "Christina", "David", "Emil", "Franziska"))
    radios = shown_sheet(window).findChildren(QRadioButton)
    window.resize(900, 600)
    qtbot.waitUntil(lambda: not any(radio.isVisible() for radio in radios))
    for code, side in (("tricks", 0), ("king", 1), ("king_turned", 0)):
        cell = window.panel.cell(code, side)
        qtbot.waitUntil(partial(_is_whole, cell))
    # A cloth is marked without its signs, too.
    QTest.mouseClick(shown_sheet(window).fields[0], Qt.MouseButton.LeftButton)
    answer_mark("A point by hand")
    assert points(window)[0] == 1
    window.resize(1400, 900)
    qtbot.waitUntil(lambda: all(radio.isVisible() for radio in radios))


def test_a_long_sheet_opens_at_its_latest_deals(opened: Open, qtbot: QtBot) -> None:
    window = opened("free", "Red", "Blue")
    for _ in range(30):
        type_deal(window, total={0: 1, 1: 2})
    window.hide()
    shown_sheet(window).tree.scrollToTop()
    window.show()
    bar = shown_sheet(window).tree.verticalScrollBar()
    qtbot.waitUntil(lambda: 0 < bar.maximum() == bar.value())

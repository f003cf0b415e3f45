"""Screen readers find every card by name, and a press does what a click does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from cardtable.core.zones import PlacedCard, Zone, build, hand
from cardtable.ui.table.accessibility import CardButton, CardButtons, NamedCard, tell_as_group
from cardtable.ui.table.view import TableView
from tests.ui.table.conftest import MakeTable
from tests.ui.table.playing import Playing


@pytest.fixture(autouse=True)
def _told_as_the_program_tells_it(qapp: QApplication) -> None:
    """Tell the view as a group, as each start of the program does; a scrolling surface hides what lies beside it."""
    tell_as_group(TableView)


def spoken(zone: Zone, placed: PlacedCard) -> str:
    from cardtable.core.cards import format_card

    return f"{format_card(placed.card)} in {zone}"


def table(make_table: MakeTable, **options: object) -> Playing:
    playing = make_table("swedish", ("9D 4S", "KH QH"), "9S 5H", **options)
    playing.view.showing.describe = spoken
    playing.your_turn()
    return playing


def walk(interface: QAccessibleInterface | None) -> Iterator[QAccessibleInterface]:
    if interface is None or not interface.isValid():
        return
    yield interface
    for index in range(interface.childCount()):
        yield from walk(interface.child(index))


def names(playing: Playing) -> list[str]:
    """The names of all visible buttons in the tree that screen readers walk."""
    root = QAccessible.queryAccessibleInterface(playing.view)
    return [
        interface.text(QAccessible.Text.Name)
        for interface in walk(root)
        if interface.role() == QAccessible.Role.Button and not interface.state().invisible
    ]


def test_the_tree_names_what_lies_there(make_table: MakeTable) -> None:
    playing = table(make_table, piles=("2C 3C", ""), stock="2D 3D", last=False)
    found = names(playing)
    for name in (
        "9D in hand:0",
        "4S in hand:0",
        "9S in table",
        "5H in table",
        "hidden card in pile:0",
        "hidden card in stock",
    ):
        assert name in found
    assert not any("KH" in name or "hand:1" in name for name in found)


def test_the_table_is_a_group_with_a_name_for_as_long_as_it_is_there(make_table: MakeTable) -> None:
    playing = table(make_table)
    playing.view.setAccessibleName("Card table")
    group = QAccessible.queryAccessibleInterface(playing.view)
    assert group is not None
    assert group.role() is QAccessible.Role.Grouping
    assert group.text(QAccessible.Text.Name) == "Card table"
    assert group.state().focusable
    assert "9D in hand:0" in names(playing)
    del group
    for _ in range(20):
        gone = TableView()
        assert next(one.role() for one in walk(QAccessible.queryAccessibleInterface(gone))) is QAccessible.Role.Grouping
        gone.deleteLater()
        QCoreApplication.sendPostedEvents(gone, QEvent.Type.DeferredDelete)
        assert not isValid(gone)
    group = QAccessible.queryAccessibleInterface(playing.view)
    assert group is not None
    assert group.role() is QAccessible.Role.Grouping


def test_a_press_does_what_a_click_does(make_table: MakeTable) -> None:
    playing = table(make_table)
    press(playing, "9D in hand:0")
    assert playing.item("9D").rise > 0
    press(playing, "9S in table")
    assert [str(action) for action in playing.actions] == ["9D x 9S"]


def press(playing: Playing, name: str) -> None:
    button = next(
        button
        for button in playing.view.viewport().findChildren(CardButton)
        if button.isVisible() and button.accessibleName() == name
    )
    button.click()


def test_the_focus_of_the_keyboard_is_the_focus_of_the_screen_reader(make_table: MakeTable) -> None:
    playing = table(make_table)
    playing.view.activateWindow()
    playing.qtbot.waitUntil(playing.view.isActiveWindow)
    playing.key(Qt.Key.Key_Right)
    focused = next(item for item in playing.items() if item.focused)
    button = playing.view.buttons.button(focused)
    assert button is not None
    assert QApplication.focusWidget() is button
    assert button.geometry().contains(focused.pos().toPoint())


def test_keys_on_a_card_are_the_tables(make_table: MakeTable) -> None:
    from PySide6.QtTest import QTest

    playing = table(make_table)
    playing.key(Qt.Key.Key_Right)
    focused = next(item for item in playing.items() if item.focused)
    button = playing.view.buttons.button(focused)
    assert button is not None
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert focused.rise > 0
    QTest.keyClick(button, Qt.Key.Key_Escape)
    assert focused.rise == 0


def test_the_buttons_let_the_mouse_through_and_follow_the_cards(make_table: MakeTable) -> None:
    playing = table(make_table)
    for button in playing.view.viewport().findChildren(CardButton):
        assert button.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    playing.view.resize(900, 600)
    for text in ("9D", "9S"):
        item = playing.item(text)
        over = playing.view.buttons.button(item)
        assert over is not None
        assert over.geometry().contains(item.pos().toPoint())


def test_a_table_that_was_filled_unseen_has_its_cards_named_when_it_appears(make_table: MakeTable) -> None:
    playing = table(make_table)
    playing.view.hide()
    playing.view.showing.describe = lambda zone, placed: f"{zone} again"
    playing.view.showing.show_view(playing.shown)
    playing.view.show()
    assert "hand:0 again" in names(playing)
    assert "9D in hand:0" not in names(playing)


def test_no_card_is_named_on_a_table_that_changes_unseen(make_table: MakeTable) -> None:
    playing = table(make_table)
    playing.view.hide()
    playing.view.showing.set_legal(None)
    buttons = playing.view.viewport().findChildren(CardButton)
    assert buttons
    assert not any(one.accessibleName() or one.accessibleDescription() for one in buttons)


def test_cards_that_left_have_no_button(make_table: MakeTable) -> None:
    playing = table(make_table)
    playing.drag(playing.item("9D"), playing.item("9S"))
    playing.go_on()
    playing.settle()
    assert "9S in table" not in names(playing)
    assert "hidden card in pile:0" in names(playing)


def test_a_build_is_one_thing(make_table: MakeTable) -> None:
    playing = make_table(
        "mulle_glimne", ("5S 9D 8C", "KH QH"), "4H 4D", builds=[(8, 1, "5D 3C")], last=False, stock="AH AD"
    )
    playing.view.showing.describe = spoken
    playing.your_turn()
    assert len([name for name in names(playing) if str(build(1)) in name]) == 1


def test_a_covered_hand_is_not_named(make_table: MakeTable) -> None:
    playing = table(make_table)
    playing.view.showing.set_cover(True, "Anna is to play.")
    found = names(playing)
    assert not any(name.startswith(("9D", "4S")) for name in found)
    assert len([name for name in found if str(hand(0)) in name]) == 2


def test_the_choosers_buttons_have_names(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("9D 4S", "KH QH"), "9S 5H 4C")
    playing.your_turn()
    playing.drag(playing.item("9D"), playing.item("9S"))
    found = names(playing)
    for name in ("9D x 9S", "9D x 9S 5H 4C", "Put back"):
        assert any(name in one for one in found), name


def test_no_button_keeps_the_name_of_a_card_that_lies_there_no_more(make_table: MakeTable) -> None:
    playing = table(make_table)
    view = playing.view
    buttons = CardButtons(view.viewport(), lambda item: None, lambda item: None)
    nine, four = NamedCard(playing.item("9D"), "my nine"), NamedCard(playing.item("4S"), "my four", "4 of 9")
    buttons.update([nine, four])

    def every_word() -> set[str]:
        """Hidden buttons are in the tree as well."""
        root = QAccessible.queryAccessibleInterface(view)
        found = [one for one in walk(root) if one.role() == QAccessible.Role.Button]
        return {one.text(part) for one in found for part in (QAccessible.Text.Name, QAccessible.Text.Description)}

    assert {"my nine", "my four", "4 of 9"} <= every_word()
    buttons.update([NamedCard(playing.item("9D"), "a card")])
    assert not {"my nine", "my four", "4 of 9"} & every_word()
    buttons.update([])
    assert "a card" not in every_word()


def test_a_card_keeps_its_button_wherever_it_goes(make_table: MakeTable) -> None:
    playing = table(make_table)
    nine, four = playing.item("9D"), playing.item("4S")
    before = playing.view.buttons.button(four)
    assert before is not None
    playing.view.gestures.play_alone(nine)
    playing.go_on()
    playing.settle()
    assert playing.view.buttons.button(four) is before
    assert before.accessibleName() == "4S in hand:0"


def details_of(playing: Playing, text: str) -> str:
    button = playing.view.buttons.button(playing.item(text))
    assert button is not None
    return button.accessibleDescription()


def test_each_card_tells_which_of_how_many_it_is_and_what_was_done_with_it(make_table: MakeTable) -> None:
    playing = table(make_table)
    assert details_of(playing, "9D") == "1 of 2"
    assert details_of(playing, "4S") == "2 of 2"
    assert details_of(playing, "5H") == "2 of 2"
    press(playing, "9D in hand:0")
    assert details_of(playing, "9D") == "1 of 2, picked up"
    playing.key(Qt.Key.Key_Escape)
    assert details_of(playing, "9D") == "1 of 2"
    playing.view.showing.show_hint(next(one for one in playing.state.legal().representatives() if one.card))
    assert any("suggested" in details_of(playing, text) for text in ("9D", "4S"))


def test_focus_that_a_screen_reader_sets_moves_the_frame(make_table: MakeTable) -> None:
    playing = table(make_table)
    playing.view.activateWindow()
    playing.qtbot.waitUntil(playing.view.isActiveWindow)
    button = playing.view.buttons.button(playing.item("4S"))
    assert button is not None
    button.setFocus()
    assert [item for item in playing.items() if item.focused] == [playing.item("4S")]
    playing.key(Qt.Key.Key_Left)
    assert [item for item in playing.items() if item.focused] == [playing.item("9D")]
    assert QApplication.focusWidget() is playing.view.buttons.button(playing.item("9D"))


def test_the_frame_goes_around_a_whole_build(make_table: MakeTable) -> None:
    playing = make_table(
        "mulle_glimne", ("5S 9D 8C", "KH QH"), "4H 4D", builds=[(8, 1, "5D 3C")], last=False, stock="AH AD"
    )
    playing.your_turn()
    thing = playing.thing("#1")
    button = playing.view.buttons.button(thing.items[-1])
    assert button is not None
    playing.view.activateWindow()
    playing.qtbot.waitUntil(playing.view.isActiveWindow)
    button.setFocus()
    area, drawn = thing.area(), thing.items[-1].sceneBoundingRect()
    assert thing.items[-1].focused
    assert drawn.left() < area.x
    assert drawn.right() > area.right
    assert drawn.top() < area.y
    assert drawn.bottom() > area.bottom

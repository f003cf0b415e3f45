"""Digits and signs are understood on every layout: by what a key writes, and by its place."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.dialogs.score_sheet.mark_field import MarkField
from cardtable.ui.help.viewer import RuleViewer
from cardtable.ui.look.keys import digit
from cardtable.ui.look.look import Numbers
from cardtable.ui.scorekeeper.entry_cells import MarkCell
from cardtable.ui.scorekeeper.stake_box import StakeBox
from cardtable.ui.table.options import Offer, OptionBar
from tests.ui.keyboards import ALT, CONTROL, NONE, ROWS, SHIFT, key_event, press

LAYOUTS = sorted(ROWS)


def written(layout: str, number: int, modifiers: Qt.KeyboardModifier) -> int | None:
    """What the key is to mean: the digit that it writes, or without Shift that of its place."""
    row = ROWS[layout]
    text = (row.shifted if modifiers & SHIFT else row.alone)[(number - 1) % 10]
    if text.isdecimal():
        return int(text)
    return None if modifiers & SHIFT else number


@pytest.mark.parametrize("platform", ["xcb", "wayland", "windows"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_key_of_the_row_is_its_digit(platform: str, layout: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: platform)
    for number in range(10):
        for modifiers in (NONE, SHIFT, ALT):
            assert digit(key_event(layout, number, modifiers)) == written(layout, number, modifiers), number


def test_a_mac_is_understood_by_its_own_codes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "cocoa")
    plain = QEvent.Type.KeyPress
    # kVK_ANSI_5 and kVK_ANSI_6 stand in the reverse order of their digits; 36 is Return.
    assert digit(QKeyEvent(plain, ord("("), NONE, 0, 23, 0, "(")) == 5
    assert digit(QKeyEvent(plain, ord("§"), NONE, 0, 22, 0, "§")) == 6
    assert digit(QKeyEvent(plain, Qt.Key.Key_Return, NONE, 0, 36, 0, "\r")) is None


def test_what_is_written_with_alt_gr_is_no_digit(qtbot: QtBot) -> None:
    group = Qt.KeyboardModifier.GroupSwitchModifier
    assert digit(QKeyEvent(QEvent.Type.KeyPress, ord("|"), group, 10, 0, 0, "|")) is None


def test_nor_on_windows_where_that_is_ctrl_and_alt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "windows")
    # German AltGr+2 and AltGr+7.
    for number, text in ((2, "²"), (7, "{")):
        event = QKeyEvent(QEvent.Type.KeyPress, ord(text), CONTROL | ALT, number + 1, ord("0") + number, 0, text)
        assert digit(event) is None
    assert digit(QKeyEvent(QEvent.Type.KeyPress, ord("3"), CONTROL | ALT, 4, ord("3"), 0, "3")) == 3


@pytest.fixture
def bar(qtbot: QtBot) -> Iterator[tuple[OptionBar, list[object]]]:
    """Four buttons in a row, and what is chosen."""
    room = QWidget()
    qtbot.addWidget(room)
    bar, chosen = OptionBar(room), list[object]()
    bar.chosen.connect(chosen.append)
    room.show()
    bar.offer([Offer(f"&{name}", place) for place, name in enumerate(("Play", "Change", "Stop", "Wait"))])
    yield bar, chosen
    room.close()


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_digit_presses_its_button(layout: str, bar: tuple[OptionBar, list[object]]) -> None:
    buttons, chosen = bar
    for number in (1, 2, 3, 4):
        for modifiers in (NONE, SHIFT):
            meant = written(layout, number, modifiers)
            chosen.clear()
            assert buttons.key(key_event(layout, number, modifiers)) == (meant is not None)
            assert chosen == ([] if meant is None else [meant - 1])


@pytest.mark.parametrize(("text", "key"), [("p", Qt.Key.Key_P), ("P", Qt.Key.Key_P), ("p", 0)])
def test_a_letter_presses_its_button_by_what_it_writes(
    text: str, key: int, bar: tuple[OptionBar, list[object]]
) -> None:
    buttons, chosen = bar
    assert buttons.key(QKeyEvent(QEvent.Type.KeyPress, key, NONE, text))
    assert chosen == [0]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_digit_gives_a_mark_in_the_form(layout: str, mark_cell: MarkCell) -> None:
    given: list[int] = []
    mark_cell.given.connect(given.append)
    for modifiers in (NONE, SHIFT):
        given.clear()
        press(mark_cell, layout, 2, modifiers)
        meant = written(layout, 2, modifiers)
        assert given == ([] if meant is None else [meant])


@pytest.fixture
def mark_cell(qtbot: QtBot) -> MarkCell:
    cell = MarkCell(("pairs", 0))
    qtbot.addWidget(cell)
    return cell


@pytest.mark.parametrize(("text", "points"), [("+", 1), ("-", -1), ("−", -1), ("&", 0)])
def test_signs_mark_whatever_key_writes_them(text: str, points: int, qtbot: QtBot) -> None:
    field = MarkField()
    qtbot.addWidget(field)
    marked: list[int] = []
    field.marked.connect(marked.append)
    # Swiss Shift+1 writes the plus, French 6 the minus.
    QApplication.sendEvent(field, QKeyEvent(QEvent.Type.KeyPress, 0, NONE, 10, 0, 0, text))
    assert marked == ([points] if points else [])


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_usual_size_of_text_comes_back_on_every_layout(layout: str, qtbot: QtBot, pictures: CardPictures) -> None:
    viewer = RuleViewer(pictures, "en")
    qtbot.addWidget(viewer)
    wanted: list[bool] = []
    viewer.usual.triggered.connect(lambda: wanted.append(True))
    press(viewer, layout, 0, CONTROL)
    press(viewer, layout, 1, CONTROL)
    press(viewer, layout, 0)
    assert len(wanted) == 1


@pytest.mark.parametrize("layout", ["us", "de", "fr", "cz"])
def test_digits_need_no_shift_in_a_field_for_a_number(layout: str, qtbot: QtBot) -> None:
    whole, stake = Numbers(), StakeBox()
    whole.setRange(0, 9999)
    shift = NONE if ROWS[layout].alone[0] == "1" else SHIFT
    for box in (whole, stake):
        qtbot.addWidget(box)
        for modifiers in (NONE, shift):
            box.selectAll()
            for number in (1, 6, 5, 0):
                press(box, layout, number, modifiers)
            assert box.value() == 1650


def test_the_sign_of_a_number_that_may_be_negative_stays_a_sign(qtbot: QtBot) -> None:
    box = Numbers()
    qtbot.addWidget(box)
    box.setRange(-20, 20)
    box.selectAll()
    # The French key of the 6 writes a minus.
    for number in (6, 2):
        press(box, "fr", number)
    assert box.value() == -2

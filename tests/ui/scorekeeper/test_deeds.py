"""Whatever is pressed on the table view is done, from whichever side and by whichever key."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from cardtable.ui.scorekeeper.evening_table import EveningTable, TableDeeds
from cardtable.ui.scorekeeper.table_display import TableDisplay
from tests.ui.scorekeeper.by_hand import Open

Done = list[tuple[object, ...]]


@pytest.fixture
def done() -> Done:
    """What has been done on the table, by the names of ``TableDeeds``."""
    return []


@pytest.fixture
def table(qtbot: QtBot, opened: Open, done: Done) -> EveningTable:
    """A table that lies as that of a new sheet does, and whose deeds are written down."""

    def deed(name: str) -> Callable[..., None]:
        return lambda *what: done.append((name, *what))

    window = opened("casino.swedish")
    made = EveningTable(
        window._form, window.model, TableDeeds(**{one.name: deed(one.name) for one in fields(TableDeeds)})
    )
    qtbot.addWidget(made)
    made.follow(replace(window._table._state(), can_undo=True))
    made.resize(1000, 700)
    made.show()
    return made


def seen_from(table: EveningTable, side: str) -> TableDisplay:
    """What somebody on that side of the table sees."""
    while table.facing.value != side:
        table.turn()
    return table.displays[0]


def click(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("side", ["near", "far"])
def test_every_button_does_its_deed(table: EveningTable, done: Done, side: str) -> None:
    display = seen_from(table, side)
    click(display.places[1].plus)
    click(display.places[0].minus)
    click(display.places[1].events["sweeps"])
    click(display.undo)
    click(display.faults)
    click(display.cash)
    places = display.places
    marked = [("mark", 1, 1, places[1]), ("mark", 0, -1, places[0])]
    assert done == [*marked, ("happen", 1, "sweeps"), ("take_back",), ("show_faults",), ("show_cash",)]


@pytest.mark.parametrize("side", ["near", "far"])
def test_a_deal_is_typed_and_entered(table: EveningTable, done: Done, side: str) -> None:
    display = seen_from(table, side)
    click(display.over)
    assert display.entering
    click(display.entry.cell("cards", 1))
    click(display.entry.keypad.key("7"))
    form = table._form
    assert form.form.text(("cards", 1)) == "7"
    told: list[str] = []
    form.said.connect(told.append)
    click(display.entry.enter_button)
    # There is more to be said of a deal, which it is told.
    assert len(told) == 1
    assert done == []


@pytest.mark.parametrize("side", ["near", "far"])
def test_the_result_of_a_match_is_looked_at(table: EveningTable, done: Done, side: str) -> None:
    display = seen_from(table, side)
    table.follow(replace(table._state, result=("Anna wins.",)))
    click(display.over)
    assert done == [("look_at_next",)]


def test_keys_do_the_same(table: EveningTable, done: Done, qtbot: QtBot) -> None:
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_2)
    QTest.keyClick(table, Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(table, Qt.Key.Key_F4)
    QTest.keyClick(table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    marked = [("mark", 1, 1, table.places[1]), ("mark", 0, -1, table.places[0])]
    assert done == [*marked, ("show_faults",), ("take_back",)]
    told: list[str] = []
    table._form.said.connect(told.append)
    QTest.keyClick(table, Qt.Key.Key_Return)
    QTest.keyClick(table, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(told) == 1


def test_it_is_turned_and_put_away_by_its_buttons(table: EveningTable) -> None:
    facing = []
    for _ in range(3):
        click(table.displays[0].turn)
        facing.append(table.facing.value)
    assert facing == ["far", "both", "near"]
    click(table.displays[0].back)
    assert not table.isVisible()

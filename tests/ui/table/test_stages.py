"""Which stage follows which, whatever the device."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.ui.table.card_item import CardItem
from cardtable.ui.table.stages import Idle, Offered, Open, Picked, Stage
from tests.ui.table.conftest import MakeTable
from tests.ui.table.playing import Playing

Step = Callable[[Playing], object]


def click(text: str) -> Step:
    return lambda table: table.click(table.item(text))


def double_click(text: str) -> Step:
    return lambda table: table.double_click(table.item(text))


def drop(text: str, target: str) -> Step:
    return lambda table: table.drag(table.item(text), table.item(target))


def carry(text: str, target: str) -> Step:
    return lambda table: table.drag(table.item(text), table.item(target), drop=False)


def key(pressed: Qt.Key) -> Step:
    return lambda table: table.key(pressed)


ESCAPE, ENTER, SPACE, RIGHT = map(key, (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Right))

WALKS: dict[str, list[tuple[Step, type[Stage]]]] = {
    "picked and put back": [(click("9D"), Picked), (ESCAPE, Open)],
    "another card is picked": [(click("9D"), Picked), (click("4S"), Picked), (ESCAPE, Open)],
    "taken by clicks": [(click("9D"), Picked), (click("9S"), Picked), (click("9D"), Idle)],
    "what was asked for first is taken by the only card": [(click("9S"), Picked), (ESCAPE, Open)],
    "offered and chosen": [(drop("9D", "9S"), Offered), (click("5H"), Offered), (ESCAPE, Open)],
    "offered and confirmed": [(drop("9D", "9S"), Offered), (ENTER, Idle)],
    "offered and carried again": [(drop("9D", "9S"), Offered), (carry("9D", "KC"), Picked), (ESCAPE, Open)],
    "offered, and another card picked": [(drop("9D", "9S"), Offered), (click("4S"), Picked)],
    "refused": [(drop("9D", "KC"), Open)],
    "offered by a double click": [(double_click("9D"), Offered)],
    "by the keyboard": [
        (RIGHT, Open),
        (SPACE, Picked),
        (SPACE, Open),
        (SPACE, Picked),
        (ENTER, Offered),
        (ENTER, Idle),
    ],
}
"""♦9 and ♠4 are held, ♠9, ♥5, ♣4 and ♣K lie on the table."""


@pytest.fixture
def nine(make_table: MakeTable) -> Playing:
    return make_table("swedish", ("9D 4S", "KH QH"), "9S 5H 4C KC")


def stage_of(table: Playing) -> type[Stage]:
    return type(table.view.gestures.stage)


@pytest.mark.parametrize("walk", WALKS)
def test_one_stage_follows_another(nine: Playing, walk: str) -> None:
    assert stage_of(nine) is Idle
    nine.your_turn()
    assert stage_of(nine) is Open
    for number, (step, stage) in enumerate(WALKS[walk]):
        step(nine)
        assert stage_of(nine) is stage, number
    # A move is final exactly where nothing is left to be decided.
    assert len(nine.actions) == (WALKS[walk][-1][1] is Idle)
    assert nine.view.gestures.stage.begun == (WALKS[walk][-1][1] in (Picked, Offered))


def test_a_card_that_escapes_from_the_mouse_is_not_let_go_later(nine: Playing) -> None:
    nine.your_turn()
    before = nine.snapshot()
    cloth = nine.cloth()
    nine.drag(nine.item("9D"), cloth, drop=False)
    assert nine.view.gestures.stage.carried is nine.item("9D")
    nine.key(Qt.Key.Key_Escape)
    QTest.mouseRelease(nine.view.viewport(), Qt.MouseButton.LeftButton, pos=cloth)
    assert not nine.actions
    assert nine.snapshot() == before


def test_a_joker_on_bare_cloth_asks_what_it_counts(make_table: MakeTable) -> None:
    table = make_table("zwicker", ("JK 4S", "KH QH"), "9S 5H", agreed={"jokers": True})
    table.your_turn()
    table.drag(table.item("JK"), table.cloth())
    assert stage_of(table) is Offered
    assert not table.actions
    # All thirteen are listed, because no card could be touched to tell them apart; the highest is taken by the fewest.
    rows = [row for row in table.chooser.rows if row.isVisible()]
    assert [row.accessibleName() for row in rows] == [f"JK = {value}" for value in range(14, 1, -1)]
    rows[4].click()
    assert not table.actions
    rows[4].click()
    assert list(map(str, table.actions)) == ["JK = 10"]


def test_a_joker_beside_one_card_shows_everything_that_the_two_can_make(make_table: MakeTable) -> None:
    table = make_table("zwicker", ("JK 4S", "KH QH"), "9S 5H", agreed={"jokers": True})
    table.your_turn()
    table.click(table.item("JK"))
    table.click(table.item("9S"))
    rows = [row.accessibleName() for row in table.chooser.rows if row.isVisible()]
    assert rows == ["JK x 9S", *(f"JK on 9S = {value}" for value in range(11, 15))]
    # Of different cards only the first few are listed.
    table.key(Qt.Key.Key_Escape)
    table.drag(table.item("JK"), table.item("9S"))
    assert sum(row.isVisible() for row in table.chooser.rows) == 3
    assert table.chooser.others.isVisible()


def test_with_marked_cards_tab_goes_through_everything_they_can_make(make_table: MakeTable) -> None:
    table = make_table("zwicker", ("JK 4S", "KH QH"), "9S 5H", agreed={"jokers": True})
    table.your_turn()
    table.click(table.item("JK"))
    table.click(table.item("9S"))
    chosen = []
    for _ in range(5):
        chosen.append(str(table.view.gestures.stage.composition.choice.move()))  # type: ignore[union-attr]
        table.key(Qt.Key.Key_Tab)
    assert chosen == ["JK x 9S", *(f"JK on 9S = {value}" for value in range(11, 15))]
    assert table.chooser.told.row == 0
    assert not table.actions
    table.key(Qt.Key.Key_Backtab)
    table.key(Qt.Key.Key_Return)
    assert list(map(str, table.actions)) == ["JK on 9S = 14"]


def test_a_card_on_another_offers_their_sum_and_their_difference(make_table: MakeTable) -> None:
    table = make_table("zwicker_jensen", ("2H 7D AS", "KH QH KS"), "9C TD")
    table.your_turn()
    table.drag(table.item("2H"), table.item("9C"))
    assert stage_of(table) is Offered
    rows = [row for row in table.chooser.rows if row.isVisible()]
    assert [row.accessibleName() for row in rows] == ["2H on 9C = 7", "2H on 9C = 11"]
    rows[1].click()
    rows[1].click()
    assert list(map(str, table.actions)) == ["2H on 9C = 11"]


def test_a_queen_on_bare_cloth_is_trailed_or_announced(make_table: MakeTable) -> None:
    table = make_table("zwicker_jensen", ("QH QC", "KH KS"), "9C 25")
    table.your_turn()
    table.drag(table.item("QH"), table.cloth())
    assert stage_of(table) is Offered
    rows = [row for row in table.chooser.rows if row.isVisible()]
    assert [row.accessibleName() for row in rows] == ["QH", "QH = 3", "QH = 13"]
    rows[2].click()
    rows[2].click()
    assert list(map(str, table.actions)) == ["QH = 13"]


def test_a_long_move_among_many_short_ones_has_a_row_of_its_own(make_table: MakeTable) -> None:
    table = make_table("zwicker", ("JK 4S", "KH QH"), "9S 5H", agreed={"jokers": True})
    table.view.choosing.words.gain = lambda action: (
        "3 points, 2 cards, and a long sentence" if "x" in str(action) else ""
    )
    # Where two of the short ones stand side by side in the letters of any system.
    table.view.resize(1900, 1000)
    table.your_turn()
    table.click(table.item("JK"))
    table.click(table.item("9S"))
    long, *others = (row for row in table.chooser.rows if row.isVisible())
    assert len(others) == 4
    assert all(row.y() > long.y() for row in others)
    assert others[1].y() == others[0].y()
    assert long.width() >= long.sizeHint().width()
    assert all(table.chooser.rect().contains(row.geometry()) for row in (long, *others))


def test_who_hesitates_with_a_card_that_captures_nothing_is_told_how_it_is_played(
    make_table: MakeTable, qtbot: QtBot
) -> None:
    table = make_table("swedish", ("9D 2S", "KH QH"), "9S KC")
    table.your_turn()
    table.click(table.item("2S"))
    qtbot.waitUntil(lambda: "play it" in table.notice)
    table.click(table.item("2S"))
    assert not table.notice
    assert list(map(str, table.actions)) == ["2S"]


@pytest.fixture(scope="module")
def screen() -> Any:
    return QTest.createTouchDevice(QPointingDevice.DeviceType.TouchScreen)


def touch(table: Playing, device: Any, item: CardItem) -> None:
    """A short tap on a card."""
    window = table.view.window()
    at = table.view.viewport().mapTo(window, table.point(item))
    QTest.touchEvent(window, device).press(0, at, window).commit()
    QTest.touchEvent(window, device).release(0, at, window).commit()


@pytest.mark.parametrize(
    ("device", "words"),
    [
        ("mouse", "Click the card again, or click the table, to play it."),
        ("finger", "Tap the card again, or tap the table, to play it."),
        ("keys", "Press Return to play the card."),
    ],
)
def test_how_a_card_is_played_is_told_by_what_the_person_uses(
    make_table: MakeTable, qtbot: QtBot, screen: Any, device: str, words: str
) -> None:
    table = make_table("swedish", ("7D 4S", "KH QH"), "9S KC")
    table.your_turn()
    # Something else was used before.
    table.click(table.item("7D")) if device == "keys" else table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Escape)
    match device:
        case "mouse":
            table.click(table.item("7D"))
        case "finger":
            touch(table, screen, table.item("7D"))
        case "keys":
            table.key(Qt.Key.Key_Right, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: table.notice != "")
    assert table.notice == words


def test_a_card_that_plays_at_once_is_not_looked_for_afterwards(make_table: MakeTable) -> None:
    # Values are announced by what else is in the hand, where the card is no longer as soon as it has been played.
    hands = ("QD 4S 9C", "KH 2H 7D", "2C 3C 7H", "5C 6C 7S")
    table = make_table("zwicker_jensen", hands, "", builds=[(13, 1, "9H 4C")])
    played: list[object] = []
    table.view.showing.action_chosen.connect(lambda action: played.append(table.go_on(action)))
    table.your_turn()
    table.click(table.item("4C"))
    table.click(table.item("QD"))
    assert len(played) == 1
    table.settle()

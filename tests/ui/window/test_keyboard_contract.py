"""The keyboard contract: the focus is always seen, Return does the bright thing, arrows stay in their bar, Escape goes
one step back. The whole of what is pressed at random is in ``tests/trials/test_keys.py``.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QMenu, QWidget
from pytestqt.qtbot import QtBot

from cardtable.games.registry import VARIANTS
from cardtable.ui.dialogs.deal_result import DealResultDialog
from cardtable.ui.dialogs.game_tile import GameTile
from cardtable.ui.dialogs.panels import Panel
from cardtable.ui.hall.today_sheet import TodaySheet
from cardtable.ui.help.pages import GLOSSARY
from cardtable.ui.look.bars import CloseButton
from cardtable.ui.look.focus import FocusFrame, can_have_focus
from cardtable.ui.look.letters import letter as letter_of
from cardtable.ui.look.palette import FOCUS_EDGE, FOCUS_LINE
from cardtable.ui.look.plain import LinkedLabel
from cardtable.ui.look.popover import Popover
from cardtable.ui.look.word_button import WordButton
from cardtable.ui.table.accessibility import CardButton
from cardtable.ui.window.main_window import MainWindow
from tests.ui import windows
from tests.ui.clicks import button
from tests.ui.window.random_keys import PLACES, K, astray, played, press, press_many, return_plays
from tests.ui.windows import Begun, main_window

__all__ = ["main_window"]


@pytest.fixture
def window(main_window: Begun) -> MainWindow:
    """Anna's window with a match of Swedish Casino on the table."""
    return at_table(main_window, "casino.swedish")


def at_table(main_window: Begun, kind: str) -> MainWindow:
    made = main_window("en")
    made.activateWindow()
    QApplication.processEvents()
    windows.begin(made, kind)
    QApplication.processEvents()
    return made


def on_cloth(window: MainWindow) -> bool:
    return window.table.buttons.have_focus


@pytest.mark.parametrize("place", PLACES)
def test_after_keys_at_random_the_focus_is_seen_and_return_plays(main_window: Begun, place: str) -> None:
    kinds = ["casino.swedish", "casino.mulle_glimne", "ecarte", "piquet.rubicon"]
    chance = random.Random(place)
    window = at_table(main_window, chance.choice(kinds))
    PLACES[place](window)
    assert press_many(window, chance, 60) == []
    assert return_plays(window)


def test_arrows_stay_on_the_ledge(window: MainWindow) -> None:
    window.ways.tell("Something to be read once.")
    window.commands.hint.trigger()
    QApplication.processEvents()
    ledge = window.table.ledge
    parts = [one for one in ledge.findChildren(QWidget) if can_have_focus(one)]
    assert parts
    for part in parts:
        for key in (K.Key_Left, K.Key_Right, K.Key_Up, K.Key_Down):
            part.setFocus()
            press(window, key)
            now = QApplication.focusWidget()
            assert now is not None
            assert ledge.isAncestorOf(now)


def test_after_a_notice_has_been_read_the_focus_is_on_the_cloth(window: MainWindow) -> None:
    window.ways.tell("Something to be read once.")
    QApplication.processEvents()
    ok = next(one for one in window.table.ledge.findChildren(WordButton) if one.text() == "OK" and one.isVisible())
    ok.setFocus()
    press(window, K.Key_Return)
    assert window.notices.text == ""
    assert on_cloth(window)
    assert astray(window) == ""


def test_a_word_of_the_guide_is_looked_up_once_and_then_return_plays(window: MainWindow) -> None:
    for _ in range(len(window.findChildren(QWidget))):
        press(window, K.Key_Tab)
        if isinstance(QApplication.focusWidget(), LinkedLabel):
            break
    assert astray(window) == ""
    # The first Tab comes to the paper, the next one to the link on it.
    press(window, K.Key_Tab)
    assert isinstance(QApplication.focusWidget(), LinkedLabel)
    press(window, K.Key_Return)
    (told,) = window.findChildren(Popover)
    assert told.isAncestorOf(QApplication.focusWidget() or window)
    assert astray(window) == ""
    press(window, K.Key_Escape)
    assert not any(one.isVisible() for one in window.findChildren(Popover))
    assert on_cloth(window)
    assert return_plays(window)


def test_return_on_what_a_word_means_leads_to_the_glossary(window: MainWindow) -> None:
    window.ways.show_word("stock")
    assert [one.isVisible() for one in window.findChildren(Popover)] == [True]
    press(window, K.Key_Return)
    assert not any(one.isVisible() for one in window.findChildren(Popover))
    viewer = window.late.help.viewer
    assert viewer is not None
    assert viewer.browser.name == GLOSSARY


def test_escape_closes_the_question_before_reasons_are_told(window: MainWindow, qtbot: QtBot) -> None:
    assert return_plays(window)
    qtbot.waitUntil(window.commands.why.isEnabled)
    window.commands.why.trigger()
    assert window.pages.prompt.text
    press(window, K.Key_Escape)
    assert window.pages.prompt.text == ""
    assert on_cloth(window)


def test_escape_brings_the_focus_back_to_the_cloth(window: MainWindow) -> None:
    press(window, K.Key_Tab)
    beside = QApplication.focusWidget()
    assert beside is not None
    assert window.table.ledge.isAncestorOf(beside)
    press(window, K.Key_Escape)
    assert on_cloth(window)
    assert astray(window) == ""


def test_tab_goes_round_everything_that_can_have_the_focus(window: MainWindow) -> None:
    press(window, K.Key_Right)
    all_parts = {id(one) for one in window.findChildren(QWidget) if can_have_focus(one) and one is not window.table}
    met: set[int] = set()
    for _ in range(2 * len(all_parts) + 2):
        press(window, K.Key_Tab)
        met.add(id(QApplication.focusWidget()))
        assert astray(window) == ""
        if on_cloth(window):
            break
    missed = [one for one in window.findChildren(QWidget) if id(one) in all_parts - met]
    assert missed == []


def test_return_presses_the_bright_button_of_a_panel_wherever_the_focus_is(main_window: Begun, qtbot: QtBot) -> None:
    window = main_window("en")
    windows.begin(window, "ecarte", player="counter")
    qtbot.waitUntil(lambda: isinstance(window.dialogs.waiting, DealResultDialog), timeout=60_000)
    dialog = window.dialogs.waiting
    assert isinstance(dialog, DealResultDialog)
    panel = window.findChildren(Panel)[-1]
    cross = panel.findChild(CloseButton)
    assert cross is not None
    cross.setFocus()
    for key in (K.Key_Left, K.Key_Right, K.Key_Up, K.Key_Down):
        press(window, key)
        now = QApplication.focusWidget()
        assert now is not None
        assert panel.isAncestorOf(now)
    cross.setFocus()
    with qtbot.waitSignal(dialog.accepted):
        press(window, K.Key_Return)


def test_letters_press_the_buttons_of_the_start_page_without_alt(
    annas_window: Callable[[str], MainWindow], qtbot: QtBot
) -> None:
    window = annas_window("en")
    QTest.keyClick(button(window.pages.start, "School"), Qt.Key.Key_N)
    qtbot.waitUntil(lambda: window.dialogs.waiting is not None)


def test_escape_in_the_hall_brings_the_focus_back_to_what_is_bright(
    annas_window: Callable[[str], MainWindow],
) -> None:
    window = annas_window("en")
    window.activateWindow()
    QApplication.processEvents()
    bright = QApplication.focusWidget()
    for place in window.pages.start.bar.buttons:
        place.setFocus()
        press(window, K.Key_Escape)
        assert QApplication.focusWidget() is bright
        assert astray(window) == ""


def test_a_click_beside_the_buttons_leaves_the_focus_on_the_bright_one(
    annas_window: Callable[[str], MainWindow],
) -> None:
    window = annas_window("en")
    before = QApplication.focusWidget()
    assert isinstance(before, QAbstractButton)
    area = window.pages.start.childAt(4, 4)
    QTest.mouseClick(area or window.pages.start, Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is before


def test_the_frame_is_drawn_in_its_colours_around_the_cross(qtbot: QtBot) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    room.resize(200, 200)
    cross = CloseButton(room)
    cross.setGeometry(80, 80, 30, 30)
    frame = FocusFrame(room)
    with qtbot.waitExposed(room):
        room.show()
    frame.surround(cross)
    assert not frame.geometry().isEmpty()
    picture = room.grab().toImage()
    # The lines from the outside to the inside, in the middle of the left edge.
    left, middle = frame.geometry().left(), 95
    seen = [picture.pixelColor(left + place, middle).name() for place in range(7)]
    assert seen[0] == seen[6] == QColor(FOCUS_EDGE).name()
    assert seen[3] == QColor(FOCUS_LINE).name()
    cross.move(20, 20)
    assert frame.geometry().contains(cross.geometry().center())
    frame.surround(None)
    assert frame.isHidden()


def test_control_f6_goes_from_the_card_to_the_ledge_and_back_to_the_card(window: MainWindow) -> None:
    press(window, K.Key_Right)
    framed = QApplication.focusWidget()
    assert on_cloth(window)
    press(window, K.Key_F6, Qt.KeyboardModifier.ControlModifier)
    now = QApplication.focusWidget()
    assert now is not None
    assert window.table.ledge.isAncestorOf(now)
    assert astray(window) == ""
    press(window, K.Key_F6, Qt.KeyboardModifier.ControlModifier)
    assert on_cloth(window)
    assert QApplication.focusWidget() is framed
    assert astray(window) == ""


@pytest.mark.parametrize("kind", ["casino.swedish", "casino.mulle_glimne", "casino.royal", "ecarte", "piquet.rubicon"])
def test_home_and_end_go_to_the_ends_of_the_row(main_window: Begun, qtbot: QtBot, kind: str) -> None:
    window = at_table(main_window, kind)
    qtbot.waitUntil(lambda: window.table.gestures.stage.listens)
    cards = window.table.scene().cards
    held, lying = cards.own_hand(), [thing.items[-1] for thing in cards.things()]
    assert len(held) > 3
    for where in (held, lying) if lying else (held,):
        press(window, K.Key_End)
        last = QApplication.focusWidget()
        assert isinstance(last, CardButton)
        # Many cards on the table lie in two rows.
        row = [item for item in where if abs(item.y() - last.item.y()) < item.height / 2]
        assert last.item is max(row, key=lambda item: item.x())
        press(window, K.Key_Home)
        first = QApplication.focusWidget()
        assert isinstance(first, CardButton)
        assert first.item is min(row, key=lambda item: item.x())
        assert astray(window) == ""
        press(window, K.Key_Up)


def test_end_goes_to_the_last_card_of_one_of_two_rows(main_window: Begun, qtbot: QtBot) -> None:
    window = at_table(main_window, "piquet.rubicon")
    qtbot.waitUntil(lambda: window.table.gestures.stage.listens)
    items = window.table.scene().cards.own_hand()
    for item in items[6:]:
        item.moveBy(0.0, item.height)
    press(window, K.Key_Home)
    now = QApplication.focusWidget()
    assert isinstance(now, CardButton)
    assert now.item is items[0]
    press(window, K.Key_End)
    now = QApplication.focusWidget()
    assert isinstance(now, CardButton)
    assert now.item is items[5]


def test_home_and_end_choose_the_first_and_the_last_game(main_window: Begun) -> None:
    window = at_table(main_window, "casino.swedish")
    PLACES["new game"](window)
    QApplication.processEvents()
    (panel,) = (panel for panel in window.findChildren(Panel) if panel.isVisible())
    tiles = panel.findChildren(GameTile)
    assert len(tiles) == len(list(VARIANTS))
    next(tile for tile in tiles if tile.isChecked()).setFocus()
    for key, place in ((K.Key_End, -1), (K.Key_Home, 0)):
        press(window, key)
        assert QApplication.focusWidget() is tiles[place]
        assert [tile for tile in tiles if tile.isChecked()] == [tiles[place]]
        assert not tiles[place].visibleRegion().isEmpty()
        assert astray(window) == ""


def test_control_home_goes_home_from_every_panel(main_window: Begun, qtbot: QtBot) -> None:
    for place in ("a result", "settings", "new game", "the lessons"):
        window = at_table(main_window, "ecarte")
        PLACES[place](window)
        QApplication.processEvents()
        assert window.findChildren(Panel), place
        press(window, K.Key_Home, Qt.KeyboardModifier.ControlModifier)
        assert window.pages.start.isVisible(), place
        assert not window.dialogs.take_focus(), place
        assert astray(window) == ""
        window.close()


def test_escape_takes_a_choice_back_and_then_leaves_a_lesson(window: MainWindow, qtbot: QtBot) -> None:
    before = played(window)
    window.school_door.begin("casino/choice")
    qtbot.waitUntil(lambda: window.school_door.classroom.teacher.ready)
    assert window.pages.lesson.isVisible()
    for _ in range(3):
        if on_cloth(window):
            break
        press(window, K.Key_Escape)
        assert window.pages.lesson.isVisible()
    press(window, K.Key_Escape)
    assert not window.pages.lesson.isVisible()
    # The very match that waited lies there again.
    assert played(window)[1][1] == before[1][1]  # type: ignore[index]
    assert window.table.isVisible()
    assert on_cloth(window)
    assert return_plays(window)


def test_letters_that_a_menu_has_no_use_for_do_nothing_on_the_table(window: MainWindow) -> None:
    bar = window.menuBar()
    first = bar.actions()[0]
    window.ways.tell("Something to be read once.")
    window.commands.hint.trigger()
    QApplication.processEvents()
    window.pages.hints.go_further()
    letter = next(button.letter for button in window.pages.hints.holds.buttons if button.isEnabled())  # type: ignore[union-attr]
    step = window.pages.hints.step
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.actionGeometry(first).center())
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert letter not in {letter_of(action.text()) for action in (*menu.actions(), *bar.actions())}
    QTest.keyClick(menu, K(ord(letter)))
    assert window.pages.hints.step == step
    menu.close()
    QTest.keyClick(window.table, K(ord(letter)))
    assert window.pages.hints.step != step


def test_the_wheel_over_a_choice_changes_and_frames_nothing(window: MainWindow) -> None:
    PLACES["settings"](window)
    QApplication.processEvents()
    at = QApplication.focusWidget()
    boxes = [box for box in window.findChildren(QComboBox) if box.isVisible()]
    assert boxes
    for box in boxes:
        chosen = box.currentIndex()
        for turned in (-120, 120):
            middle = QPointF(box.rect().center())
            event = QWheelEvent(
                middle,
                box.mapToGlobal(middle),
                QPoint(),
                QPoint(0, turned),
                Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            )
            QApplication.sendEvent(box, event)
        assert box.currentIndex() == chosen
        assert QApplication.focusWidget() is at


def test_arrows_reach_everything_in_the_hall(main_window: Begun) -> None:
    window = main_window("en")
    window.activateWindow()
    QApplication.processEvents()
    room = window.pages.start.findChildren(TodaySheet)[0].parentWidget()
    assert room is not None
    wanted = {part for part in room.findChildren(QAbstractButton) if can_have_focus(part)}
    met = set()
    chance = random.Random(1)
    for _ in range(400):
        press(window, chance.choice((K.Key_Left, K.Key_Right, K.Key_Up, K.Key_Down)))
        met.add(QApplication.focusWidget())
        assert astray(window) == ""
    assert wanted - met == set()

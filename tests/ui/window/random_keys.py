"""Somebody who presses keys at random, and whether the focus is always seen and Return still plays."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu

from cardtable.app.controller import Mode
from cardtable.ui.dialogs.deal_result import DealResultDialog
from cardtable.ui.table.accessibility import CardButton
from cardtable.ui.table.marking import Marking
from cardtable.ui.table.view import TableView
from cardtable.ui.window.main_window import MainWindow

K = Qt.Key
OFTEN = (K.Key_Left, K.Key_Right, K.Key_Up, K.Key_Down, K.Key_Return, K.Key_Space, K.Key_Escape, K.Key_Tab)
SELDOM = (
    *(K.Key_Backtab, K.Key_Home, K.Key_End, K.Key_PageUp, K.Key_PageDown, K.Key_F3, K.Key_F9),
    *(K(code) for code in range(K.Key_A, K.Key_Z + 1)),
    *(K(code) for code in range(K.Key_0, K.Key_9 + 1)),
)
MOST_RETURNS = 30
"""How often Return is pressed at most until something is played: from the start page it goes through a new game."""
MOST_STEPS_BACK, MOST_ROWS = 4, 6
MOST_MOVES, LONGEST = 400, 50
"""How often something is played at most until a deal has been counted, and how long others may take before it is looked
at again, in milliseconds.
"""


def press(window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the focus is, as the system does."""
    above = QApplication.activePopupWidget()
    now = QApplication.focusWidget()
    target = above if above is not None else window if now is None else now
    if key == K.Key_Backtab:
        modifiers = Qt.KeyboardModifier.ShiftModifier
    QTimer.singleShot(0, _say_no)
    QTest.keyClick(target, key, modifiers)
    QApplication.processEvents()
    other = QApplication.activeWindow()
    if other is not window and QApplication.activePopupWidget() is None:
        # Rules and score sheets have windows of their own, with keys of their own.
        if other is not None:
            other.close()
        window.activateWindow()
        QApplication.processEvents()


def _say_no() -> None:
    """Close a file dialog or a menu for which the program waits, without an answer."""
    asking, menu = QApplication.activeModalWidget(), QApplication.activePopupWidget()
    if isinstance(asking, QDialog):
        asking.reject()
    if isinstance(menu, QMenu):
        menu.close()


def astray(window: MainWindow) -> str:
    """Return what is wrong with the focus: nothing has it, or it is not seen; an empty text if all is well."""
    now = QApplication.focusWidget()
    if QApplication.activePopupWidget() is not None:
        return ""
    if now is None:
        return "nothing has the focus"
    name = f"{type(now).__name__} {now.accessibleName() or getattr(now, 'text', str)()!r}"
    if not now.isVisible() or not now.isEnabled():
        return f"{name} has the focus and is hidden"
    framed = [table for table in window.findChildren(TableView) if table.isVisible() and table.framed]
    frame = window.focus.frame
    if frame.around is now and frame.isVisible() and not framed:
        return ""
    if len(framed) == 1 and not frame.isVisible() and framed[0].buttons.have_focus:
        return ""
    return f"{name} has the focus; framed are {frame.around} {frame.isVisible()}, {len(framed)} tables"


def played(window: MainWindow) -> object:
    """Return something that is another one as soon as somebody has played."""
    session = window.controller.session
    return (
        window.controller.mode is Mode.TAUGHT,
        None if session is None else (id(session), sum(len(deal.actions) for deal in session.deals)),
    )


def press_many(window: MainWindow, chance: random.Random, count: int) -> list[str]:
    """Press ``count`` keys; return everything that was wrong with the focus, each time with the last three keys."""
    found: dict[str, None] = {}
    log: list[str] = []
    for _ in range(count):
        key = chance.choice(OFTEN) if chance.random() < 0.75 else chance.choice(SELDOM)
        before = type(QApplication.focusWidget()).__name__
        press(window, key)
        log.append(f"{before} {key.name}")
        if astray(window):
            # A page that is being laid out anew scrolls to the focus only when all of its parts lie.
            QApplication.processEvents()
        if wrong := astray(window):
            found[f"{' '.join(log[-3:])}: {wrong}"] = None
    return list(found)


def return_plays(window: MainWindow) -> bool:
    """Return whether something is played after Return has been pressed several times, each time on another card where a
    card may not be played.
    """
    for _ in range(MOST_STEPS_BACK):
        if window.controller.mode is not Mode.TAUGHT and not window.looking_back.active and not _is_popup_open():
            break
        press(window, K.Key_Escape)
        if window.controller.mode is Mode.TAUGHT:
            # Nothing but the right answer goes on in a lesson.
            press(window, K.Key_Home, Qt.KeyboardModifier.ControlModifier)
    before, way = played(window), K.Key_Right
    for _ in range(MOST_RETURNS):
        gestures = window.table.gestures
        if window.pages.start.isVisible() and window.dialogs.waiting is None:
            # Return opens the place of the hall that is framed; what is bright there begins a game.
            press(window, K.Key_Escape)
        if window.controller.mode in (Mode.THINKING, Mode.ANIMATING) and window.dialogs.waiting is None:
            # Others are playing, perhaps without oneself.
            QTest.qWait(LONGEST)
        _come_to_the_hand(window)
        if isinstance(gestures.stage, Marking) and window.dialogs.waiting is None:
            if not isinstance(QApplication.focusWidget(), CardButton):
                # Space would press what has the focus, and nothing is bright before a card is marked.
                press(window, K.Key_Escape)
            press(window, K.Key_Space)
        press(window, K.Key_Return)
        if played(window) != before:
            return True
        if gestures.refusals.text and window.dialogs.waiting is None:
            at = QApplication.focusWidget()
            press(window, way)
            if QApplication.focusWidget() is at:
                way = K.Key_Left if way is K.Key_Right else K.Key_Right
                press(window, way)
    return False


def _is_popup_open() -> bool:
    return QApplication.activePopupWidget() is not None


def _come_to_the_hand(window: MainWindow) -> None:
    """Bring the frame from a card on the table down to the hand, and take back what was asked there."""
    hand = window.table.scene().cards.own_hand()
    for _ in range(MOST_ROWS):
        framed = QApplication.focusWidget()
        if not isinstance(framed, CardButton) or framed.item in hand:
            return
        press(window, K.Key_Escape)
        press(window, K.Key_Down)


def _shown(window: MainWindow, action: str) -> None:
    getattr(window.commands, action).trigger()
    QApplication.processEvents()


def _after_a_move(window: MainWindow, action: str) -> None:
    return_plays(window)
    _shown(window, action)


def _to_the_result(window: MainWindow) -> None:
    """Play until a deal has been counted."""
    for _ in range(MOST_MOVES):
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, LONGEST)
        if window.controller.mode is Mode.RESULT:
            break
        if window.controller.mode is Mode.HUMAN:
            return_plays(window)
    assert isinstance(window.dialogs.waiting, DealResultDialog)


def _to_the_review(window: MainWindow) -> None:
    """Look back at the deal that has been counted."""
    _to_the_result(window)
    press(window, K.Key_B)
    assert window.looking_back.active


PLACES: dict[str, Callable[[MainWindow], object]] = {
    "the table": lambda _: None,
    "the start page": lambda window: window.ways.go_home(),
    "a hint": lambda window: _shown(window, "hint"),
    "a notice": lambda window: window.ways.tell("Something to be read once."),
    "a question": lambda window: _after_a_move(window, "why"),
    "the last capture": lambda window: _after_a_move(window, "last_capture"),
    "a result": _to_the_result,
    "a review": _to_the_review,
    "new game": lambda window: _shown(window, "new_game"),
    "settings": lambda window: _shown(window, "preferences"),
    "past games": lambda window: _shown(window, "matches"),
    "the lessons": lambda window: _shown(window, "learn"),
    "the puzzles": lambda window: _shown(window, "puzzles"),
    "about": lambda window: _shown(window, "about"),
    "the code": lambda window: _shown(window, "code"),
}
"""Where keys are pressed, each with how one gets there from the table."""

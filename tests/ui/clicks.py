"""Buttons and entries of menus pressed with the mouse, found by the words that people read on them."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QMenu, QWidget

W = TypeVar("W", bound=QWidget)


def button(parent: QWidget, words: str) -> QAbstractButton:
    """Return the visible button in ``parent`` whose text is ``words``."""
    seen = [one for one in parent.findChildren(QAbstractButton) if one.isVisible()]
    found = [one for one in seen if _read(one) == words]
    assert len(found) == 1, (words, [one.text() for one in seen])
    return found[0]


def offered(parent: QWidget, words: str) -> bool:
    """Whether a button that says ``words`` is visible in ``parent``."""
    return any(one.isVisible() and _read(one) == words for one in parent.findChildren(QAbstractButton))


def named(parent: QWidget, kind: type[W], name: str) -> W:
    """Return the visible widget of a ``kind`` in ``parent`` that a screen reader calls ``name``."""
    seen = [one for one in parent.findChildren(kind) if one.isVisible()]
    found = [one for one in seen if one.accessibleName() == name]
    assert len(found) == 1, (name, [one.accessibleName() for one in seen])
    return found[0]


def names_of(parent: QWidget) -> set[str]:
    """Return what a screen reader calls the visible widgets in ``parent``."""
    return {one.accessibleName() for one in parent.findChildren(QWidget) if one.isVisible()} - {""}


def press(parent: QWidget, words: str) -> None:
    """Click on the button in ``parent`` that says ``words``."""
    click(button(parent, words))


def click(found: QAbstractButton) -> None:
    """Click on a button, which must be enabled."""
    assert found.isEnabled()
    # Near its beginning: a round button is pressed on its sign and its words, not in the room behind them.
    QTest.mouseClick(found, Qt.MouseButton.LeftButton, pos=QPoint(12, found.height() // 2))


def turn_wheel(widget: QWidget, notches: int) -> bool:
    """Turn the wheel of the mouse over ``widget``, by a positive number of ``notches`` towards the person; return
    whether the widget took it for itself.
    """
    turned = QWheelEvent(
        QPointF(5, 5),
        QPointF(widget.mapToGlobal(QPoint(5, 5))),
        QPoint(0, 0),
        QPoint(0, -120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, turned)
    return turned.isAccepted()


def _read(button: QAbstractButton) -> str:
    """Return what a person reads on a button: its text without the signs that underline letters."""
    return "&".join(part.replace("&", "") for part in button.text().split("&&"))


def choose(window: QMainWindow, action: QAction) -> None:
    """Open the menu of ``window`` in which ``action`` stands, and click on it."""
    (menu,) = [one for one in menus(window) if action in one.actions()]
    menu.popup(window.mapToGlobal(QPoint(20, 20)))
    pick(menu, action)


def pick(menu: QMenu, action: QAction) -> None:
    """Click on ``action`` in a menu that is open."""
    assert action.isEnabled()
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
    QApplication.processEvents()


def answer_menu(words: str) -> None:
    """Click on the line that says ``words`` in the menu that is open."""
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    (action,) = [one for one in menu.actions() if one.text().replace("&", "") == words]
    pick(menu, action)


def menus(window: QMainWindow) -> list[QMenu]:
    """Return the menus of the menu bar, and those inside them."""
    found = [menu for action in window.menuBar().actions() if isinstance(menu := action.menu(), QMenu)]
    for one in found:
        found += [menu for action in one.actions() if isinstance(menu := action.menu(), QMenu)]
    return found

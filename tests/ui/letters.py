"""The letters with which a person presses what is shown: which there are together, and which stand for two things."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QGroupBox, QLabel, QMenu, QMenuBar, QTabBar, QWidget


def letter(text: str) -> str:
    """The underlined letter of ``text``, in upper case; empty if there is none."""
    return QKeySequence.mnemonic(text).toString().rpartition("+")[2]


def _texts(widget: QWidget) -> Iterator[str]:
    match widget:
        case QMenuBar():
            yield from (action.text() for action in widget.actions() if action.isVisible())
        case QAbstractButton():
            yield widget.text()
        case QLabel() if widget.buddy() is not None:
            yield widget.text()
        case QGroupBox():
            yield widget.title()
        case QTabBar():
            yield from (widget.tabText(place) for place in range(widget.count()))


def _doubled(texts: Iterable[str]) -> dict[str, list[str]]:
    told = defaultdict(list)
    for text in texts:
        if letter(text):
            told[letter(text)].append(text)
    return {which: sorted(those) for which, those in told.items() if len(those) > 1}


def _in_menu(menu: QMenu) -> Iterator[dict[str, list[str]]]:
    actions: list[QAction] = [action for action in menu.actions() if action.isVisible()]
    yield _doubled(action.text() for action in actions)
    for action in actions:
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from _in_menu(inner)


def doubled(window: QWidget) -> list[dict[str, list[str]]]:
    """The letters that stand for two things at a time: in the window, and in each of its menus."""
    here = (one for one in (window, *window.findChildren(QWidget)) if one.window() is window)
    shown = [one for one in here if one.isVisibleTo(window)]
    found = [_doubled(text for one in shown for text in _texts(one))]
    for bar in window.findChildren(QMenuBar):
        for action in bar.actions():
            menu = action.menu()
            if isinstance(menu, QMenu):
                found += _in_menu(menu)
    return [one for one in found if one]

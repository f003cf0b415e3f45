"""What a key means by what it writes, with every keyboard layout.

Qt's key codes depend on the layout: in France the first key in the row of digits is ``&``, and 1 only with Shift.
Therefore the written character counts, and where that is no digit, the position of the key in the row.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.ui.look.letters import letter

_ELSEWHERE = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_PLACED = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier)
"""With one of these modifiers a key in the row of digits still stands for its position. With Shift or AltGr, which is
Ctrl and Alt on Windows, it stands for what it writes.
"""
_MAC = {18: 1, 19: 2, 20: 3, 21: 4, 23: 5, 22: 6, 26: 7, 28: 8, 25: 9, 29: 0}
"""The digits by the codes of their keys on macOS."""
_FIRST_SCAN_CODE = 10
"""The code of the first key in the row of digits under X11 and Wayland; there the codes follow one another, as on
Windows, where they begin with that of ASCII 0.
"""


def quit_keys(window: QWidget) -> list[QShortcut]:
    """Return a shortcut that closes ``window`` by the key with which the main window quits. There is none on a Mac,
    where that key belongs to the menu of the program and works in every window.
    """
    return [] if sys.platform == "darwin" else [QShortcut(QKeySequence("Ctrl+Q"), window, window.close)]


def is_plain(event: QKeyEvent) -> bool:
    """Return whether a key was pressed without modifiers; the keypad does not count as one."""
    return event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.NoModifier


def is_typed(event: QKeyEvent) -> bool:
    """Return whether a key was pressed to write something: alone or with Shift, but not with Ctrl, Alt or the like."""
    return not event.modifiers() & _ELSEWHERE


def is_meant(button: QAbstractButton, event: QKeyEvent) -> bool:
    """Return whether a key writes the letter that is underlined on ``button``."""
    meant = letter(button.text())
    return bool(meant) and (event.text().upper() == meant or event.key() == ord(meant))


def press_meant(buttons: Iterable[QAbstractButton], event: QKeyEvent) -> bool:
    """Press the first of ``buttons`` on which the letter of a key is underlined, of those that are seen and can be
    pressed; return whether there is one.
    """
    for button in buttons:
        if button.isVisible() and button.isEnabled() and is_meant(button, event):
            button.click()
            return True
    return False


def digit(event: QKeyEvent) -> int | None:
    """Return the digit that a key writes, in any script; otherwise the digit of its position in the row, if it was
    pressed alone or with Ctrl or Alt; None for all other keys.
    """
    text = event.text()
    if len(text) == 1 and text.isdecimal():
        return int(text)
    return _digit_of_place(event) if event.modifiers() in _PLACED else None


def with_digit(event: QKeyEvent) -> QKeyEvent:
    """Return the key press of a digit in place of that of a key in its row, pressed alone, which writes something else;
    otherwise ``event`` itself.
    """
    number = digit(event) if is_plain(event) and not event.text().isdecimal() else None
    if number is None:
        return event
    return QKeyEvent(event.type(), Qt.Key.Key_0 + number, event.modifiers(), str(number))


def _digit_of_place(event: QKeyEvent) -> int | None:
    platform = QGuiApplication.platformName()
    if platform == "windows":
        place = event.nativeVirtualKey() - ord("0")
        return place if 0 <= place <= 9 else None
    if platform == "cocoa":
        return _MAC.get(event.nativeVirtualKey())
    place = event.nativeScanCode() - _FIRST_SCAN_CODE
    return (place + 1) % 10 if 0 <= place <= 9 else None

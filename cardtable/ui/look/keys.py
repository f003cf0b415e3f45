"""What keys mean by what they write, on every layout of a keyboard.

Qt's codes say what a layout makes of a key: in France the first of the row of digits is ``&``, and 1 only with Shift.
So what is written counts, and where that is no digit the place in the row.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

_ELSEWHERE = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_PLACED = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier)
"""With one of these a key of the row of digits still means its place; with Shift or AltGr, which is Ctrl and Alt on
Windows, it writes what it is to write.
"""
_MAC = {18: 1, 19: 2, 20: 3, 21: 4, 23: 5, 22: 6, 26: 7, 28: 8, 25: 9, 29: 0}
"""The digits by the codes of their keys on macOS."""
_FIRST_SCAN_CODE = 10
"""Of the row of digits under X11 and Wayland; there and on Windows (from ASCII 0 on) the codes follow one another."""


def is_plain(event: QKeyEvent) -> bool:
    """Whether a key was pressed alone, on the keypad or not."""
    return event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.NoModifier


def is_typed(event: QKeyEvent) -> bool:
    """Whether a key was pressed to write something: alone, or with Shift, but not with Ctrl, Alt or the like."""
    return not event.modifiers() & _ELSEWHERE


def digit(event: QKeyEvent) -> int | None:
    """The digit that a key writes, in any script; else the one whose place in the row it has, pressed alone or with
    Ctrl or Alt.
    """
    text = event.text()
    if len(text) == 1 and text.isdecimal():
        return int(text)
    return _digit_of_place(event) if event.modifiers() in _PLACED else None


def _digit_of_place(event: QKeyEvent) -> int | None:
    platform = QGuiApplication.platformName()
    if platform == "windows":
        place = event.nativeVirtualKey() - ord("0")
        return place if 0 <= place <= 9 else None
    if platform == "cocoa":
        return _MAC.get(event.nativeVirtualKey())
    place = event.nativeScanCode() - _FIRST_SCAN_CODE
    return (place + 1) % 10 if 0 <= place <= 9 else None

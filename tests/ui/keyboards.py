"""What keyboards of different countries send for the keys of their row of digits."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget


class Row(NamedTuple):
    """What the keys of the digits 1 to 9 and 0 write, alone and with Shift."""

    alone: str
    shifted: str


ROWS = {
    "us": Row("1234567890", "!@#$%^&*()"),
    "de": Row("1234567890", '!"§$%&/()='),
    "fr": Row("&é\"'(-è_çà", "1234567890"),
    "se": Row("1234567890", '!"#¤%&/()='),
    "tr": Row("1234567890", "!'^+%&/()="),
    "ch": Row("1234567890", '+"*ç%&/()='),
    "es": Row("1234567890", '!"·$%&/()='),
    "cz": Row("+ěščřžýáíé", "1234567890"),
    "ir": Row("۱۲۳۴۵۶۷۸۹۰", "!٬٫﷼٪×،*)("),
}
"""By the names that X11 has for the layouts."""
SHIFT, ALT = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier
CONTROL, NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
FIRST = 10
"""The code of the first key of the row under X11 and Wayland."""


def key_event(layout: str, number: int, modifiers: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    """What Qt gets from the key in the place of the digit ``number`` of a layout, under X11, Wayland or Windows."""
    place = (number - 1) % 10
    row = ROWS[layout]
    text = (row.shifted if modifiers & SHIFT else row.alone)[place]
    windows = QGuiApplication.platformName() == "windows"
    scan, virtual = (place + 2, ord("0") + number % 10) if windows else (FIRST + place, 0)
    return QKeyEvent(QEvent.Type.KeyPress, ord(text.upper()), modifiers, scan, virtual, 0, text)


def press(widget: QWidget, layout: str, number: int, modifiers: Qt.KeyboardModifier = NONE) -> None:
    """Press that key with the focus in ``widget``."""
    QApplication.sendEvent(widget, key_event(layout, number, modifiers))

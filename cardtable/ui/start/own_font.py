"""A font for computers that have none: the window uses the letters of the cards and says what is missing."""

from __future__ import annotations

import contextlib
import sys

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from cardtable.art.font import font_data


def lend(application: QApplication) -> bool:
    """Give ``application`` the font with the letters of the cards, and write a warning on standard error. Returns
    whether the font could be added.
    """
    with contextlib.suppress(OSError, ValueError, AttributeError):
        sys.stderr.write(
            "There is no font on this computer, so cardtable writes with letters of its own. Install one, such as the"
            " package fonts-dejavu-core.\n"
        )
    families = QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFontFromData(font_data()))
    if families:
        font = QFont(application.font())
        font.setFamilies(families)
        application.setFont(font)
    return bool(families)


def words() -> str:
    """Return the sentences about the missing fonts for the window."""
    return QCoreApplication.translate(
        "OwnFont",
        "This computer has no fonts, so the lettering from the cards is used. Install a font, such as the package "
        "fonts-dejavu-core.",
    )

"""The words below the picture of a tile in the hall."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication

from cardtable.ui.hall.picture_tile import in_two_lines

MANY = "Continue: Free sheet, Anna, Björn, Christa, Dora, Emil, Friederike and Maximiliane"


def test_the_names_of_many_take_two_lines_at_most(qapp: QApplication) -> None:
    font = QFont()
    font.setPointSizeF(10.5)
    words, letters, high = in_two_lines(font, MANY, 130)
    assert high <= 2 * QFontMetrics(letters).height()
    assert words.startswith("Continue: Free sheet")
    assert words.endswith(" …")
    # Where there is room, nothing is left out.
    assert in_two_lines(font, MANY, 900)[0] == MANY
    assert in_two_lines(font, "Continue", 130)[0] == "Continue"

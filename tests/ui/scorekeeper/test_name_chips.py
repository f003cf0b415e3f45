"""Known names as buttons: whole where there is room for them."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.ui.scorekeeper.name_chips import NameChips

LONG = "Friedrich-Wilhelm Obermüller"


def test_a_long_name_is_whole_in_a_wide_row_and_cut_again_in_a_narrow_one(qtbot: QtBot) -> None:
    before = QApplication.font()
    large = QFont(before)
    large.setPointSizeF(2 * large.pointSizeF())
    QApplication.setFont(large)
    try:
        chips = NameChips((LONG, "Anna"), lambda: ("", ()))
        qtbot.addWidget(chips)
        chips.show()
        least = chips.minimumSizeHint().width()
        for width in (least, 3 * least, least):
            chips.resize(width, 60)
            qtbot.waitUntil(lambda width=width: chips.width() == width)  # type: ignore[misc]
            assert (chips.buttons[0].text() == LONG) is (width > least)
            assert chips.buttons[0].accessibleName() == LONG
            assert chips.minimumSizeHint().width() <= least
    finally:
        QApplication.setFont(before)

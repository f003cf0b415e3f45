"""Large buttons with words."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.look.word_button import WordButton


def test_a_narrower_button_never_needs_fewer_lines(qtbot: QtBot) -> None:
    # A line that is broken after a comma has to hold the comma as well.
    table = QWidget()
    qtbot.addWidget(table)
    button = WordButton(table)
    highs = []
    for width in range(400, 150, -1):
        button.set_words("♠4 ♥3 ♥7 ♦6, 1 ♠, 5 cards", 18.0, width)
        highs.append(button.sizeHint().height())
    assert highs == sorted(highs)
    assert highs[0] < highs[-1]

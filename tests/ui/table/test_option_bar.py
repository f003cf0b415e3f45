"""The row of buttons for what is said or done without playing a card."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.table.options import Offer, OptionBar


def test_a_button_grows_with_its_words(qtbot: QtBot) -> None:
    table = QWidget()
    table.resize(900, 600)
    qtbot.addWidget(table)
    bar = OptionBar(table)
    table.show()
    for words in ("No", "A good deal more than that", "Exchange five cards with the talon", "No"):
        bar.offer([Offer(words, words)], "", 18.0)
        button = bar.buttons[0]
        assert button.width() >= button.sizeHint().width()
        assert bar.rect().contains(button.geometry())

"""Rows of a list in which suits have their colours."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QStringListModel
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from cardtable.ui.look.palette import INK, IVORY, suit_ink
from cardtable.ui.look.suit_rows import SuitRows

_WORDS = "Anna plays ♥8 with a long sentence that needs several lines"


def colours(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


def shown(qtbot: QtBot, words: str, *, coloured: bool, ink: str = INK, ground: str = IVORY) -> QImage:
    view = QListView()
    qtbot.addWidget(view)
    palette = QPalette(view.palette())
    palette.setColor(QPalette.ColorRole.Text, QColor(ink))
    palette.setColor(QPalette.ColorRole.Base, QColor(ground))
    view.setPalette(palette)
    view.setWordWrap(True)
    view.setModel(QStringListModel([words], view))
    if coloured:
        view.setItemDelegate(SuitRows(view))
    view.resize(160, 160)
    view.show()
    return view.viewport().grab().toImage()


@pytest.mark.parametrize(("ink", "ground"), [(INK, IVORY), (IVORY, INK)])
def test_a_heart_is_red_and_the_words_keep_their_colour(qtbot: QtBot, ink: str, ground: str) -> None:
    found = colours(shown(qtbot, "♥" * 8 + " A", coloured=True, ink=ink, ground=ground))
    assert suit_ink("♥", QColor(ink)) in found
    assert ink in found


def test_words_stand_where_qt_has_them(qtbot: QtBot) -> None:
    def inked(image: QImage) -> set[tuple[int, int]]:
        return {
            (x, y)
            for x in range(image.width())
            for y in range(image.height())
            if image.pixelColor(x, y) != QColor(IVORY)
        }

    assert inked(shown(qtbot, _WORDS, coloured=True)) == inked(shown(qtbot, _WORDS, coloured=False))

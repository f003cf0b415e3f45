"""The tag with what a card counts: on the card, and on neither of its indices."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from cardtable.ui.table.worth_tag import paint_worth, tag_of
from tests.ui.window.erring import CORNER


@pytest.mark.parametrize("width", [56.0, 95.0, 147.0, 300.0])
@pytest.mark.parametrize("words", ["K = 13", "A = 1/14", "10 = 10/16"])
def test_a_tag_hides_neither_index(qtbot: QtBot, width: float, words: str) -> None:
    surface = QRectF(0.0, 0.0, width, 1.397 * width)
    tag = tag_of(surface, words)
    upper = QRectF(0.0, 0.0, CORNER[0] * width, CORNER[1] * surface.height())
    lower = QRectF(width - upper.width(), surface.bottom() - upper.height(), upper.width(), upper.height())
    assert surface.contains(tag)
    assert not tag.intersects(upper)
    assert not tag.intersects(lower)


def test_a_tag_is_painted_where_it_says(qtbot: QtBot) -> None:
    image = QImage(160, 220, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    surface = QRectF(10.0, 5.0, 140.0, 195.0)
    painter = QPainter(image)
    paint_worth(painter, surface, "K = 13")
    painter.end()
    place = tag_of(surface, "K = 13").adjusted(-2, -2, 2, 2)
    painted = [(x, y) for x in range(160) for y in range(220) if QColor(image.pixel(x, y)) != QColor("white")]
    assert painted
    assert all(place.contains(x, y) for x, y in painted)

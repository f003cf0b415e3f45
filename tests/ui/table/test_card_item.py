"""How a card on the cloth is framed."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from cardtable.core.cards import parse_card
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.table.card_item import CardItem, Mark


def painted(pictures: CardPictures, mark: Mark, *, focused: bool) -> QImage:
    """Return a card of 100 pixels of width, painted on a green cloth."""
    item = CardItem(pictures)
    item.set_card(parse_card("7C"))
    item.set_width(100)
    item.set_mark(mark)
    item.set_focused(focused)
    image = QImage(200, 240, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.darkGreen)
    painter = QPainter(image)
    painter.translate(100, 120)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return image


def changes(image: QImage) -> int:
    """Return how often the colour jumps along the left edge of the card, which a whole line does not."""
    edge = [image.pixelColor(51, y).lightness() for y in range(70, 170)]
    return sum(abs(before - after) > 60 for before, after in pairwise(edge))


def test_the_frame_of_the_keyboard_is_a_whole_line_and_that_of_a_hint_is_dashed_and_lit(
    qtbot: QtBot, pictures: CardPictures
) -> None:
    plain = painted(pictures, Mark.NONE, focused=False)
    framed = painted(pictures, Mark.NONE, focused=True)
    hinted = painted(pictures, Mark.HINT, focused=False)
    assert changes(hinted) >= 4 > changes(framed) == 0
    # Light around the card belongs to the hint alone.
    beyond = 50 - 10, 120
    assert framed.pixelColor(*beyond) == plain.pixelColor(*beyond) != hinted.pixelColor(*beyond)
    # Both together are seen, each as it is.
    both = painted(pictures, Mark.HINT, focused=True)
    assert changes(both) >= 4
    line = 50 - 5, 120
    assert both.pixelColor(*line) == framed.pixelColor(*line)

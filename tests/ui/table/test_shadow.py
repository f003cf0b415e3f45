"""Shadows under cards."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from cardtable.art.theme import CardTheme
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.table import shadow
from cardtable.ui.table.card_item import CardItem

pytestmark = pytest.mark.usefixtures("qapp")


def _pictures(width: int) -> list[QImage]:
    """A card on white, at all heights and turned to all sides."""
    scene = QGraphicsScene()
    item = CardItem(CardPictures(CardTheme()))
    item.set_card(30)
    item.set_width(width)
    item.setVisible(True)
    scene.addItem(item)
    made = []
    for lift, rise, angle in itertools.product((0.0, 0.4, 1.0), (0.0, 0.2), (0, 19, 45, 90, 180, 290)):
        item.set_lift(lift)
        item.set_rise(rise)
        item.setRotation(angle)
        image = QImage(260, 260, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scene.render(painter, QRectF(image.rect()), QRectF(-130, -130, 260, 260))
        painter.end()
        made.append(image)
    return made


@pytest.mark.parametrize("width", [30, 97])
def test_nobody_sees_that_a_shadow_is_missing_where_its_card_lies(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    shadow.shadow_pixmap.cache_clear()
    pictures = _pictures(width)
    monkeypatch.setattr(shadow, "FURTHEST", 0.5)
    shadow.shadow_pixmap.cache_clear()
    assert _pictures(width) == pictures
    shadow.shadow_pixmap.cache_clear()


def test_a_shadow_has_a_hole() -> None:
    picture, _ = shadow.shadow_pixmap(100.0, 140.0, 5.0, True, 1.0)
    image = picture.toImage()
    assert image.pixelColor(image.rect().center()).alpha() == 0
    assert image.pixelColor(image.width() // 2, image.height() - 20).alpha() > 0

"""Pictures of what is different in a rule set."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPalette

from cardtable.core.cards import HIDDEN, parse_cards
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.game_views.game_view import GamePicture, game_view_of
from cardtable.ui.look.game_picture import paint_game_picture
from cardtable.ui.look.palette import BRASS, CONTRAST_DARK, CONTRAST_LIGHT, LIGHT, ROOMS, application_palette


def painted(picture: GamePicture, pictures: CardPictures, palette: QPalette | None = None) -> QImage:
    image = QImage(140, 80, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    colours = palette or application_palette(LIGHT)
    paint_game_picture(painter, QRectF(0, 0, 140, 80), picture, pictures, ROOMS["green"], colours, 1.0)
    painter.end()
    return image


def share(image: QImage, colour: str) -> float:
    """The share of the pixels that have about this colour."""
    wanted = QColor(colour)
    found = sum(
        abs(one.red() - wanted.red()) + abs(one.green() - wanted.green()) + abs(one.blue() - wanted.blue()) < 40
        for x in range(image.width())
        for y in range(image.height())
        for one in (image.pixelColor(x, y),)
    )
    return found / (image.width() * image.height())


PAPER = "#f7f1e1"


def test_cards_lie_on_the_cloth(pictures: CardPictures) -> None:
    empty = share(painted(GamePicture(), pictures), PAPER)
    one = share(painted(GamePicture((parse_cards("2S"),)), pictures), PAPER)
    two = share(painted(GamePicture((parse_cards("2S"), parse_cards("2H"))), pictures), PAPER)
    assert empty == 0 < one < two


def test_cards_of_a_group_lie_on_each_other(pictures: CardPictures) -> None:
    apart = painted(GamePicture((parse_cards("2S"), parse_cards("2H"))), pictures)
    together = painted(GamePicture((parse_cards("2S 2H"),)), pictures)
    assert share(together, PAPER) < share(apart, PAPER)


def test_a_figure_stands_on_brass_and_stays_inside(pictures: CardPictures) -> None:
    without = painted(GamePicture((parse_cards("2S"),)), pictures)
    image = painted(GamePicture((parse_cards("2S"),), "9"), pictures)
    assert share(image, BRASS) > share(without, BRASS) + 0.02
    frame = [image.pixelColor(x, 78).name() for x in range(140)]
    assert frame == [without.pixelColor(x, 78).name() for x in range(140)]
    fan = painted(GamePicture((parse_cards("2S 3S 4S 5S 6S"),), "100"), pictures)
    assert share(fan, BRASS) > 0.02


def test_counters_lie_in_heaps(pictures: CardPictures) -> None:
    image = painted(GamePicture(counters=(3, 1)), pictures)
    row = [image.pixelColor(x, 34).lightnessF() > 0.7 for x in range(140)]
    heaps = "".join("x" if light else " " for light in row).split()
    assert len(heaps) >= 4


def test_a_pack_and_high_contrast(pictures: CardPictures) -> None:
    image = painted(GamePicture(((HIDDEN,),)), pictures, application_palette(CONTRAST_DARK))
    assert image.pixelColor(20, 40).name() == "#000000"
    assert share(image, "#000000") < 0.9


@pytest.mark.parametrize("family", ["casino", "piquet", "ecarte"])
def test_a_rule_set_that_nobody_has_drawn_has_the_picture_of_its_family(family: str) -> None:
    view = game_view_of(family)
    assert view.picture_of("nothing.known").groups == tuple((card,) for card in view.picture)
    assert view.picture_of(view.first_game) == view.pictures[view.first_game]


def test_on_white_paper_cards_lie_on_black(pictures: CardPictures) -> None:
    image = painted(GamePicture((parse_cards("2S"),)), pictures, application_palette(CONTRAST_LIGHT))
    assert image.pixelColor(20, 40).name() == "#000000"

"""The cache of rendered cards."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from cardtable.art.theme import BACKS, CardTheme
from cardtable.core.cards import HIDDEN, PACK_52
from cardtable.ui.cards.pictures import CardPictures, render_card
from cardtable.ui.cards.sheet import contact_sheet, main
from tests.art.pictures import card_svg, difference, rasterise

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(("width", "ratio"), [(60, 1.0), (120, 2.0), (97.5, 1.25), (300, 1.5)])
def test_a_pixmap_has_the_asked_for_size_on_the_screen(width: float, ratio: float) -> None:
    pixmap = CardPictures(CardTheme()).pixmap(12, width, ratio)
    assert pixmap.width() == round(width * ratio)
    assert pixmap.height() == round(round(width * ratio) * 88 / 63)
    assert pixmap.devicePixelRatio() == ratio
    assert pixmap.deviceIndependentSize().width() == pytest.approx(width, abs=0.5)
    assert pixmap.hasAlphaChannel()


def test_the_same_question_gets_the_same_object() -> None:
    pictures = CardPictures(CardTheme())
    pixmap = pictures.pixmap(5, 80, 1.0)
    assert pictures.pixmap(5, 80, 1.0) is pixmap
    assert pictures.pixmap(5, 81, 1.0) is not pixmap
    assert pictures.pixmap(5, 40, 2.0) is not pixmap, "the same pixels at another ratio are painted at another size"
    assert pictures.pixmap(6, 80, 1.0) is not pixmap
    assert pictures.pixmap(5, 80, 1.0) is pixmap
    assert len(pictures) == 4


def test_a_new_theme_is_announced_and_drawn(qtbot: QtBot) -> None:
    pictures = CardPictures(CardTheme())
    before = pictures.pixmap(HIDDEN, 60, 1.0)
    with qtbot.waitSignal(pictures.changed):
        pictures.set_theme(CardTheme(back="waves"))
    assert pictures.theme == CardTheme(back="waves")
    after = pictures.pixmap(HIDDEN, 60, 1.0)
    assert difference(before.toImage(), after.toImage()) > 15


def test_the_same_theme_is_no_change(qtbot: QtBot) -> None:
    pictures = CardPictures(CardTheme(four_colours=True))
    with qtbot.assertNotEmitted(pictures.changed):
        pictures.set_theme(CardTheme(four_colours=True))


def test_what_is_kept_is_bounded_and_the_oldest_goes_first() -> None:
    one = 60 * 84 * 4
    pictures = CardPictures(CardTheme(), budget=10 * one)
    pixmaps = [pictures.pixmap(card, 60, 1.0) for card in range(10)]
    assert len(pictures) == 10
    assert pictures.pixmap(0, 60, 1.0) is pixmaps[0], "now the latest to be used"
    pictures.pixmap(10, 60, 1.0)
    assert len(pictures) == 10
    assert pictures.pixmap(0, 60, 1.0) is pixmaps[0]
    assert pictures.pixmap(1, 60, 1.0) is not pixmaps[1]
    for card in PACK_52:
        pictures.pixmap(card, 60, 1.0)
    assert len(pictures) == 10


def test_a_picture_larger_than_the_budget_is_still_given() -> None:
    pictures = CardPictures(CardTheme(), budget=1)
    assert pictures.pixmap(3, 60, 1.0).width() == 60
    assert pictures.pixmap(4, 60, 1.0).width() == 60
    assert len(pictures) == 1


def test_a_card_under_way_is_painted_in_another_size_until_its_own_is_drawn(qtbot: QtBot) -> None:
    pictures = CardPictures(CardTheme())
    before = pictures.pixmap(12, 60, 1.0)
    assert pictures.nearly(12, 80, 1.0) is before
    qtbot.waitUntil(lambda: len(pictures) == 2)
    after = pictures.nearly(12, 80, 1.0)
    assert after.width() == 80
    assert pictures.pixmap(12, 80, 1.0) is after


def test_a_card_of_which_there_is_no_size_is_drawn_at_once() -> None:
    pictures = CardPictures(CardTheme(), budget=1)
    assert pictures.nearly(12, 60, 1.0).width() == 60
    pictures.pixmap(13, 60, 1.0)
    assert pictures.nearly(12, 70, 1.0).width() == 70, "the size that was drawn has gone"


def test_cards_that_are_expected_are_drawn_in_quiet_moments_and_once(qtbot: QtBot) -> None:
    pictures = CardPictures(CardTheme())
    kept = pictures.pixmap(0, 60, 1.0)
    for card in (0, 1, 2, 1):
        pictures.soon(card, 60, 1.0)
    assert len(pictures) == 1
    drawn = pictures.pixmap(1, 60, 1.0)
    qtbot.waitUntil(lambda: len(pictures) == 3)
    assert [pictures.pixmap(card, 60, 1.0) is pixmap for card, pixmap in ((0, kept), (1, drawn))] == [True, True]


@pytest.mark.parametrize(("card", "width"), [(0, 0.0), (0, -5.0), (99, 60.0)])
def test_nonsense_is_refused(card: int, width: float) -> None:
    pictures = CardPictures(CardTheme())
    with pytest.raises(ValueError, match=r"pixels wide|not a card"):
        pictures.pixmap(card, width, 1.0)
    assert len(pictures) == 0


@pytest.mark.parametrize("card", [0, 9, 10, 24, 38, 51, HIDDEN])
def test_painting_in_layers_gives_the_whole_drawing(card: int) -> None:
    painted = render_card(card, CardTheme(), 120)
    on_white = rasterise(card_svg(card, CardTheme()), 120)
    ground = QImage(painted.size(), QImage.Format.Format_RGB32)
    ground.fill(0xFFFFFFFF)
    painter = QPainter(ground)
    painter.drawImage(0, 0, painted)
    painter.end()
    assert difference(ground, on_white) < 0.8


def test_the_contact_sheet_shows_the_pack_and_the_backs(tmp_path: Path) -> None:
    image = contact_sheet(CardTheme(), 20)
    assert image.width() > 13 * 20
    assert image.height() > 5 * 28
    assert len(BACKS) <= 13
    out = tmp_path / "sheet.png"
    assert main([str(out), "--width", "20", "--letters", *"ABDK", "--four-colours", "--large", "--courts"]) == 0
    assert not QImage(str(out)).isNull()
    assert main([str(tmp_path / "missing" / "sheet.png"), "--width", "8"]) == 1

"""The German pack: its signs and figures, its indices, and where an Ober and an Unter have their sign."""

from __future__ import annotations

import itertools
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from cardtable.art.german.signs import index_colour
from cardtable.art.indices import GERMAN_LETTERS, index_text
from cardtable.art.palette import PAPER
from cardtable.art.theme import CardTheme
from cardtable.core.cards import ACE, CLUBS, DIAMONDS, HEARTS, JACK, KING, PACK_32, PACK_52, QUEEN, SPADES, make_card
from cardtable.ui.cards.packs import Packs
from cardtable.ui.cards.pictures import render_card
from cardtable.ui.cards.sheet import contact_sheet
from tests.art.pictures import card_svg, colours, difference, mirrored, rasterise, turned

pytestmark = pytest.mark.usefixtures("qapp")

GERMAN = CardTheme(pack="german")
LARGE = CardTheme(pack="german", large_indices=True)
COURTS = [make_card(rank, suit) for rank in (JACK, QUEEN, KING) for suit in range(4)]
ELEMENTS = {"svg", "g", "defs", "use", "path"}


@pytest.mark.parametrize("theme", [GERMAN, LARGE], ids=["regular", "large"])
def test_every_card_is_a_valid_drawing_of_paths(theme: CardTheme) -> None:
    for card in PACK_52:
        svg = card_svg(card, theme)
        names = {element.tag.split("}")[1] for element in ElementTree.fromstring(svg).iter()}
        assert names <= ELEMENTS, f"card {card}"
        assert QSvgRenderer(svg.encode()).isValid()


def test_every_card_differs_from_the_french_one_and_from_all_others() -> None:
    pictures = {card: rasterise(card_svg(card, GERMAN), 63) for card in PACK_32}
    for card, picture in pictures.items():
        assert difference(picture, rasterise(card_svg(card, CardTheme()), 63)) > 4, card
    for (one, first), (other, second) in itertools.combinations(pictures.items(), 2):
        assert difference(first, second) > 3, (one, other)


def test_indices_are_the_initials_of_the_ranks_in_every_language() -> None:
    ranks = (ACE, KING, QUEEN, JACK, 10, 9, 8, 7)
    assert [index_text(rank, GERMAN_LETTERS) for rank in ranks] == ["D", "K", "O", "U", "10", "9", "8", "7"]
    for card in PACK_32:
        assert card_svg(card, GERMAN) == card_svg(card, CardTheme(pack="german", letters=("A", "B", "D", "K")))


def test_the_signs_have_colours_of_their_own_whatever_the_number_of_colours() -> None:
    for card in PACK_32:
        assert card_svg(card, GERMAN) == card_svg(card, CardTheme(pack="german", four_colours=True))
    assert len({index_colour(suit) for suit in range(4)}) == 4


def _inked(theme: CardTheme, card: int) -> int:
    image = rasterise(card_svg(card, theme), 126)
    return sum(image.pixelColor(x, y).lightness() < 120 for x in range(4, 25) for y in range(4, 60))


def test_large_indices_are_much_larger() -> None:
    card = make_card(7, SPADES)
    assert _inked(LARGE, card) > 1.8 * _inked(GERMAN, card)


def _figure(card: int) -> QImage:
    """The inside of the frame, without the indices."""
    return rasterise(card_svg(card, GERMAN), 126).copy(22, 19, 82, 138)


def test_the_twelve_court_figures_differ_from_one_another() -> None:
    figures = {card: _figure(card) for card in COURTS}
    for (one, first), (other, second) in itertools.combinations(figures.items(), 2):
        assert difference(first, second) > 25, (one, other)
        assert difference(first, mirrored(second)) > 25, (one, other, "mirrored")


@pytest.mark.parametrize("card", COURTS)
def test_a_court_figure_is_double_and_stays_inside_its_frame(card: int) -> None:
    picture = rasterise(card_svg(card, GERMAN), 315)
    frame_x, frame_y = 215.65 + 6, 359.1 + 6
    assert colours(picture, frame_x, -425, 300, 200) == {PAPER}, "right of the frame, above the lower index"
    assert colours(picture, -300, -200, -frame_x, 425) == {PAPER}, "left of the frame, below the upper index"
    assert colours(picture, -frame_x + 20, -425, 300, -frame_y) == {PAPER}, "above the frame"
    assert colours(picture, -300, frame_y, frame_x - 20, 425) == {PAPER}, "below the frame"
    assert difference(picture, turned(picture)) < 0.6


_SIGN_COLOURS = {SPADES: "#2f7f40", HEARTS: "#b3261e", DIAMONDS: "#e6b53d", CLUBS: "#c07a2c"}


def _has_sign(picture: QImage, suit: int, sign: int, top: float, bottom: float) -> bool:
    """Whether the strip beside the frame shows much of the suit's colour between two heights."""
    left, right = (-208, -118) if sign < 0 else (118, 208)
    scale = picture.width() / 630
    found = sum(
        picture.pixelColor(round((x + 315) * scale), round((y + 440) * scale)).name() == _SIGN_COLOURS[suit]
        for x in range(left, right, 2)
        for y in range(round(top), round(bottom), 2)
    )
    return found > 130


@pytest.mark.parametrize("suit", range(4))
def test_kings_and_ober_have_their_sign_above_and_unter_below(suit: int) -> None:
    for rank in (KING, QUEEN):
        picture = rasterise(card_svg(make_card(rank, suit), GERMAN), 630)
        assert any(_has_sign(picture, suit, sign, -355, -260) for sign in (-1, 1)), rank
    picture = rasterise(card_svg(make_card(JACK, suit), GERMAN), 630)
    assert any(_has_sign(picture, suit, sign, -168, -70) for sign in (-1, 1))
    assert not any(_has_sign(picture, suit, sign, -355, -260) for sign in (-1, 1))


@pytest.mark.parametrize("theme", [GERMAN, LARGE], ids=["regular", "large"])
def test_a_margin_is_left_at_the_edge(theme: CardTheme) -> None:
    for card in PACK_32:
        picture = rasterise(card_svg(card, theme), 315)
        for left, top, right, bottom in (
            (-308, -400, -303, 400),
            (303, -400, 308, 400),
            (-280, -433, 280, -424),
            (-280, 424, 280, 433),
        ):
            assert colours(picture, left, top, right, bottom) == {PAPER}, f"card {card}"


@pytest.mark.parametrize("theme", [GERMAN, LARGE], ids=["regular", "large"])
def test_a_daus_keeps_clear_of_its_indices(theme: CardTheme) -> None:
    inner = 178 if theme.large_indices else 222
    for suit in range(4):
        picture = rasterise(card_svg(make_card(ACE, suit), theme), 315)
        assert colours(picture, -inner - 5, -420, -inner, -170) == {PAPER}, "right of the upper index"
        assert colours(picture, inner, 170, inner + 5, 420) == {PAPER}, "left of the lower index"


@pytest.mark.parametrize("card", [make_card(rank, suit) for rank in (ACE, 7, JACK, KING) for suit in range(4)])
def test_painting_in_layers_gives_the_whole_drawing(card: int) -> None:
    painted = render_card(card, GERMAN, 120)
    ground = QImage(painted.size(), QImage.Format.Format_RGB32)
    ground.fill(0xFFFFFFFF)
    painter = QPainter(ground)
    painter.drawImage(0, 0, painted)
    painter.end()
    assert difference(ground, rasterise(card_svg(card, GERMAN), 120)) < 0.8


def test_the_backs_are_those_of_the_french_pack() -> None:
    assert card_svg(-1, GERMAN) == card_svg(-1, CardTheme())


def test_the_contact_sheet_shows_the_thirty_two() -> None:
    image = contact_sheet(GERMAN, 20)
    assert 8 * 20 < image.width() < 13 * 20


def test_games_of_thirty_two_cards_have_the_chosen_pack_and_all_others_a_french_one(qtbot: QtBot) -> None:
    packs = Packs(GERMAN)
    assert packs.of(short=True).theme == GERMAN
    assert packs.of(short=False).theme == packs.french.theme == CardTheme()
    with qtbot.waitSignals([packs.of(short=True).changed, packs.french.changed]):
        packs.set_theme(CardTheme(back="waves"))
    assert packs.of(short=True).theme == packs.french.theme == CardTheme(back="waves")

"""The cards as drawings: valid, complete, telling apart what must be told apart, and inside their edges."""

from __future__ import annotations

import itertools
import re
import subprocess
import sys
from string import ascii_lowercase, ascii_uppercase
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer

from cardtable.art.card import card_layers
from cardtable.art.geometry import flatten
from cardtable.art.glyphs import GLYPHS, glyph_path, index_path
from cardtable.art.glyphs import MARKS as DRAWN_MARKS
from cardtable.art.indices import ENGLISH_LETTERS, Letters, index_text
from cardtable.art.letters import BASES, MARKS, can_be_drawn
from cardtable.art.palette import PAPER
from cardtable.art.pips import pip_places
from cardtable.art.theme import BACKS, CardTheme
from cardtable.core.cards import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    HIDDEN,
    HIGHEST_CARD,
    JACK,
    JOKER,
    KING,
    PACK_52,
    QUEEN,
    SPADES,
    make_card,
)
from tests.art.pictures import card_svg, colours, difference, mirrored, rasterise, turned

pytestmark = pytest.mark.usefixtures("qapp")

LETTERS = (ENGLISH_LETTERS, ("A", "B", "D", "K"), ("E", "Kn", "D", "K"))
"""Of English, German and Swedish."""
THEMES = [
    CardTheme(four_colours=four, large_indices=large, letters=letters)
    for four, large, letters in itertools.product((False, True), (False, True), LETTERS)
]
COURTS = [make_card(rank, suit) for rank in (JACK, QUEEN, KING) for suit in range(4)]
ELEMENTS = {"svg", "g", "defs", "use", "path"}


@pytest.mark.parametrize("theme", THEMES, ids=str)
def test_every_card_is_a_valid_drawing_of_paths(theme: CardTheme) -> None:
    for card in (*PACK_52, JOKER):
        svg = card_svg(card, theme)
        names = {element.tag.split("}")[1] for element in ElementTree.fromstring(svg).iter()}
        assert names <= ELEMENTS, f"card {card}"
        assert QSvgRenderer(svg.encode()).isValid()


def test_a_joker_is_the_same_in_every_pack_but_for_its_indices() -> None:
    regular, large = card_svg(JOKER, CardTheme()), card_svg(JOKER, CardTheme(large_indices=True))
    assert card_svg(JOKER, CardTheme(pack="german", four_colours=True)) == regular
    assert large != regular
    layers = card_layers(JOKER, CardTheme())
    assert layers.half
    assert layers.above


@pytest.mark.parametrize("back", BACKS)
def test_every_back_is_a_valid_drawing_of_paths(back: str) -> None:
    svg = card_svg(HIDDEN, CardTheme(back=back))
    assert {element.tag.split("}")[1] for element in ElementTree.fromstring(svg).iter()} <= ELEMENTS
    assert QSvgRenderer(svg.encode()).isValid()


def test_drawings_need_no_qt() -> None:
    code = (
        "import sys; from cardtable.art.card import card_layers; from cardtable.art.theme import CardTheme;"
        "card_layers(12, CardTheme()); assert not [name for name in sys.modules if name.startswith('PySide6')]"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("card", [-2, HIGHEST_CARD + 1, 1000])
def test_what_is_no_card_is_refused(card: int) -> None:
    with pytest.raises(ValueError, match=str(card)):
        card_svg(card, CardTheme())


@pytest.mark.parametrize(
    "unknown",
    [
        {"pack": "tarot"},
        {"back": "tartan"},
        {"letters": ("A", "V", "ﬀ", "R")},
        {"letters": ("A", "", "D", "R")},
        {"letters": ("A", "Val", "D", "R")},
    ],
    ids=str,
)
def test_a_theme_that_cannot_be_drawn_cannot_be_made(unknown: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=re.escape(repr(next(iter(unknown.values()))))):
        CardTheme(**unknown)  # type: ignore[arg-type]


def test_indices_are_the_letters_of_the_theme_or_numbers() -> None:
    ranks = range(1, 14)
    assert [index_text(rank, ENGLISH_LETTERS) for rank in ranks] == ["A", *map(str, range(2, 11)), "J", "Q", "K"]
    assert [index_text(rank, ("A", "B", "D", "K")) for rank in ranks] == ["A", *map(str, range(2, 11)), "B", "D", "K"]


@pytest.mark.parametrize("large", [False, True])
def test_only_jacks_and_queens_differ_between_the_languages(large: bool) -> None:
    english = CardTheme(large_indices=large)
    german = CardTheme(large_indices=large, letters=("A", "B", "D", "K"))
    changed = {card for card in PACK_52 if card_svg(card, english) != card_svg(card, german)}
    assert changed == {make_card(rank, suit) for rank in (JACK, QUEEN) for suit in range(4)}


def test_every_index_has_a_shape_of_its_own() -> None:
    """Every Latin letter, with the marks of the languages that have any; a small one is a small capital."""
    texts = [*ascii_uppercase, *ascii_lowercase, *"0123456789", "10", "Kn", *"ÁÀÂÃĀĂȦÄÅŐǍ", *"ÉŠŻñ"]
    assert all(can_be_drawn(text) for text in texts)
    assert len({index_path(text, 100, 1000) for text in texts}) == len(texts)
    assert set("".join(texts)) >= set(GLYPHS), "a nine is a six turned over; the rest is drawn"
    assert {*GLYPHS, "9"} == BASES
    assert set(DRAWN_MARKS) == MARKS


@pytest.mark.parametrize("text", ["", "Кр", "♠", "Æ", " ", "Knt", "ß", "\u0301"])
def test_what_is_not_drawn_is_known_as_such(text: str) -> None:
    assert not can_be_drawn(text)


@pytest.mark.parametrize("letter", [*ascii_uppercase, *"ÁÅÑ"])
def test_a_letter_stays_in_its_box(letter: str) -> None:
    data, width = glyph_path(letter)
    points = [point for polygon in flatten(data) for point in polygon]
    assert min(x for x, _ in points) >= -12
    assert max(x for x, _ in points) <= width + 12
    assert min(y for _, y in points) >= -1
    assert max(y for _, y in points) <= 106, "only the tail of a Q goes below"


def test_four_colours_change_diamonds_and_clubs_alone() -> None:
    two, four = CardTheme(), CardTheme(four_colours=True)
    for card in PACK_52:
        suit = card // 13
        assert (card_svg(card, two) != card_svg(card, four)) == (suit in {DIAMONDS, CLUBS})


def test_large_indices_are_much_larger() -> None:
    def inked(theme: CardTheme) -> int:
        image = rasterise(card_svg(make_card(2, SPADES), theme), 126)
        return sum(image.pixelColor(x, y).lightness() < 90 for x in range(4, 25) for y in range(4, 60))

    assert inked(CardTheme(large_indices=True)) > 1.8 * inked(CardTheme())


@pytest.mark.parametrize("count", range(2, 11))
def test_pips_are_as_many_as_the_index_says(count: int) -> None:
    places = pip_places(count)
    assert len(set(places)) == len(places) == count
    assert {(-column, row) for column, row in places} == set(places), "left and right mirror each other"


def _is_point_symmetric(card: int) -> bool:
    rank, suit = card % 13 + 1, card // 13
    if rank > 10 or rank in {2, 4, 10}:
        return True
    # A diamond is the same upside down; only the seven's single pip between the rows has no counterpart.
    return suit == DIAMONDS and rank != 7


@pytest.mark.parametrize("large", [False, True])
def test_cards_are_the_same_after_half_a_turn_where_they_should_be(large: bool) -> None:
    for card in PACK_52:
        picture = rasterise(card_svg(card, CardTheme(large_indices=large)), 90)
        distance = difference(picture, turned(picture))
        if _is_point_symmetric(card):
            assert distance < 0.6, f"card {card}"
        else:
            assert distance > 1.0, f"card {card}"


@pytest.mark.parametrize("back", BACKS)
def test_a_back_does_not_tell_which_end_is_up(back: str) -> None:
    picture = rasterise(card_svg(HIDDEN, CardTheme(back=back)), 180)
    assert difference(picture, turned(picture)) < 0.6


def test_backs_differ() -> None:
    pictures = [rasterise(card_svg(HIDDEN, CardTheme(back=back)), 60) for back in BACKS]
    for one, other in itertools.combinations(pictures, 2):
        assert difference(one, other) > 15


def _figure(card: int) -> QImage:
    """The inside of the frame, without the indices."""
    picture = rasterise(card_svg(card, CardTheme()), 126)
    return picture.copy(22, 19, 82, 138)


def test_the_twelve_court_figures_differ_from_one_another() -> None:
    figures = {card: _figure(card) for card in COURTS}
    for (one, first), (other, second) in itertools.combinations(figures.items(), 2):
        assert difference(first, second) > 25, (one, other)
        assert difference(first, mirrored(second)) > 25, (one, other, "mirrored")


@pytest.mark.parametrize("card", COURTS)
def test_a_court_figure_stays_inside_its_frame(card: int) -> None:
    picture = rasterise(card_svg(card, CardTheme()), 315)
    frame_x, frame_y = 215.65 + 6, 359.1 + 6
    assert colours(picture, frame_x, -425, 300, 200) == {PAPER}, "right of the frame, above the lower index"
    assert colours(picture, -300, -200, -frame_x, 425) == {PAPER}, "left of the frame, below the upper index"
    assert colours(picture, -frame_x + 20, -425, 300, -frame_y) == {PAPER}, "above the frame"
    assert colours(picture, -300, frame_y, frame_x - 20, 425) == {PAPER}, "below the frame"


@pytest.mark.parametrize("letters", LETTERS, ids=str)
@pytest.mark.parametrize("large", [False, True])
def test_a_margin_is_left_at_the_edge(large: bool, letters: Letters) -> None:
    for card in PACK_52:
        picture = rasterise(card_svg(card, CardTheme(large_indices=large, letters=letters)), 315)
        for left, top, right, bottom in (
            (-308, -400, -303, 400),
            (303, -400, 308, 400),
            (-280, -433, 280, -424),
            (-280, 424, 280, 433),
        ):
            assert colours(picture, left, top, right, bottom) == {PAPER}, f"card {card}"


@pytest.mark.parametrize("card", [*COURTS, make_card(1, SPADES), make_card(10, HEARTS), HIDDEN])
def test_corners_are_round(card: int) -> None:
    picture = rasterise(card_svg(card, CardTheme(back="diamonds")), 126)
    right, bottom = picture.width() - 1, picture.height() - 1
    for x, y in ((0, 0), (right, 0), (0, bottom), (right, bottom)):
        assert picture.pixelColor(x, y).name() == "#ffffff"

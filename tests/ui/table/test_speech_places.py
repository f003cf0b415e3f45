"""Where people speak: never over each other, and beside the cards where there is room."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from cardtable.core.cards import parse_card
from cardtable.ui.look.palette import INK, colour_suits
from cardtable.ui.table.arrangement import lay_out
from cardtable.ui.table.furniture import to_qt
from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.slips import Speech, paint_slip
from cardtable.ui.table.speech_places import KeptFree, kept_free, place_words, tail_of
from tests.ui.table.conftest import MakeTable

SIZES = [(640, 470), (900, 560), (1280, 700), (2560, 1500), (700, 900), (800, 900), (800, 1200)]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("sides", [((0,), (1,)), ((0,), (1,), (2,)), ((0, 2), (1, 3))], ids=len)
def test_nobody_speaks_over_another(size: tuple[float, float], sides: tuple[tuple[int, ...], ...]) -> None:
    seats = sum(map(len, sides))
    for perspective in range(seats):
        table = lay_out(*size, seats, perspective, sides).for_tricks(tuple(range(seats)), ())
        for one, other in combinations(table.seats, 2):
            assert one.speech.overlap(other.speech) == 0, (one.edge, other.edge)
            assert one.speech.overlap(other.plate) == 0, (one.edge, other.edge)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_partner_at_the_top_has_room_for_a_sentence(size: tuple[float, float]) -> None:
    table = lay_out(*size, 4, 0, ((0, 2), (1, 3))).for_tricks((0, 1, 2, 3), ())
    assert table.seat(2).speech.width > 6.5 * table.measures.line


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_speaks_over_what_is_laid_away(size: tuple[float, float], seats: int) -> None:
    table = lay_out(*size, seats, 0, tuple((seat,) for seat in range(seats))).for_tricks(tuple(range(seats)), ())
    assert table.tricks is not None
    for place in table.seats:
        away = table.tricks.discards[place.edge]
        assert all(one.speech.overlap(away) == 0 for one in table.seats), place.edge
        assert table.tricks.stock.overlap(away) == 0, place.edge
        assert table.tricks.trick.overlap(away) == 0, place.edge


@pytest.mark.parametrize(
    "size", [(658, 520), (900, 560), (1280, 700), (2560, 1500)], ids=lambda size: f"{size[0]}x{size[1]}"
)
def test_two_people_speak_at_their_hands_or_names_and_not_over_the_cards_between(size: tuple[float, float]) -> None:
    table = lay_out(*size, 2, 0, ((0,), (1,)))
    row = Rect(
        table.area.x,
        table.area.centre_y - table.measures.other_height,
        table.area.width,
        2 * table.measures.other_height,
    )
    for place in table.seats:
        assert place.speech.overlap(row) == 0, place.edge
        said, plate = place.speech.centre_y, place.plate
        at_hand = abs(said - (place.hand.bottom if place.edge == "top" else place.hand.y))
        level = place.speech.x < plate.right and plate.x < place.speech.right
        at_name = abs(said - (plate.bottom if place.edge == "top" else plate.y)) if level else at_hand
        assert min(at_hand, at_name) < 2 * table.measures.speech, place.edge


def test_words_get_out_of_the_way_of_cards_that_are_laid_anew(make_table: MakeTable, qtbot: QtBot) -> None:
    playing = make_table("swedish", ("9D 4S", "KH QH"), "9S 5H 2C 3C AD 7C 8C 6D TS", stock="2D 3D", last=False)
    view, scene = playing.view, playing.scene

    def hidden() -> float:
        speech = scene.furniture.speech(1).paper
        said = Rect(speech.x(), speech.y(), speech.width(), speech.height())
        return sum(said.overlap(thing.area()) for thing in scene.cards.things())

    view.showing.say(1, "Good evening.")
    least = {}
    for size in ((700, 900), (800, 1240), (1280, 800), (900, 600), (700, 900)):
        view.resize(*size)
        qtbot.waitUntil(lambda: not view.motion.running)
        covered = hidden()
        view.showing.say(1, "Good evening.")
        least[size] = (covered, hidden())
    # Neither words that were said before nor those that begin now lie on a card, at any of these sizes.
    assert set(least.values()) == {(0.0, 0.0)}, least


@pytest.mark.parametrize("said", ["13!", "Good evening.", "A point of five, a tierce to the queen, three kings."])
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_point_of_words_keeps_off_the_sign_of_the_dealer(
    make_table: MakeTable, qtbot: QtBot, dealer: int, said: str
) -> None:
    playing = make_table("swedish", ("9D 4S", "KH QH"), "9S 5H", stock="2D 3D")
    view, furniture = playing.view, playing.scene.furniture
    for size in ((700, 900), (800, 1240), (1280, 800), (900, 600)):
        view.resize(*size)
        qtbot.waitUntil(lambda: not view.motion.running)
        for seat in (0, 1):
            furniture.plate(seat).set_state(turn=False, dealer=seat == dealer)
        pack, speech = furniture.plate(dealer).pack, furniture.speech(dealer)
        assert pack.width() > 0
        assert furniture.plate(1 - dealer).pack.width() == 0
        view.showing.say(dealer, "")
        view.showing.say(dealer, said)
        reach = 0.5 * playing.scene.layout.measures.line
        assert not speech.paper.adjusted(-reach, -reach, reach, reach).intersects(pack), size


def test_words_have_left_where_a_card_will_lie_before_it_lies_there(make_table: MakeTable) -> None:
    playing = make_table("swedish", ("9D 4S", "KH QH"), "", stock="2D 3D", speed=0.5)
    view, furniture = playing.view, playing.scene.furniture
    view.showing.say(1, "Shall we?")
    # They were laid there when the cloth was empty, as while the dealer is drawn for.
    speech = furniture.speech(1)
    speech.set_end("middle", "up")
    middle = playing.scene.layout.middle
    speech.lay(replace(middle, y=middle.centre_y), playing.scene.layout.measures.line)
    before = speech.paper
    playing.go_on(next(action for action in playing.state.legal() if str(action) == "9D"))
    flight = next(flight for flight in view.motion.flights() if flight.card == parse_card("9D"))
    lands = to_qt(flight.end.footprint())
    assert before.intersects(lands)
    assert not speech.paper.intersects(lands)
    playing.settle()


@pytest.mark.parametrize("count", [4, 7, 15])
@pytest.mark.parametrize("size", [(900, 480), (1280, 700)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("hands", [("9D 4S", "KH QH"), ("9D 4S", "KH QH", "TD JD", "QS JS")], ids=len)
def test_nobody_speaks_over_a_card_that_can_be_captured(
    make_table: MakeTable, qtbot: QtBot, size: tuple[int, int], hands: tuple[str, ...], count: int
) -> None:
    cards = "9S 5H 4C 2C 3C AD 6D TS 4H 2H 3S 5S AC AS 2D"
    playing = make_table("classic", hands, cards[: 3 * count])
    view, furniture = playing.view, playing.scene.furniture
    view.resize(*size)
    qtbot.waitUntil(lambda: not view.motion.running)
    lie = playing.scene.layout
    things = [thing.area() for thing in playing.scene.cards.things()]
    assert len(things) == count
    for seat in range(len(hands)):
        view.showing.say(seat, "There you are. Let’s play!")
        paper = furniture.speech(seat).paper
        said = Rect(paper.x(), paper.y(), paper.width(), paper.height())
        view.showing.say(seat, "")
        assert sum(map(said.overlap, things)) < 1, seat
        assert not any(said.overlap(place.plate) for place in lie.seats), seat
        assert said.overlap(lie.seat(0).hand) == 0, seat


def test_spoken_words_keep_their_size_and_take_more_lines(make_table: MakeTable) -> None:
    speech = make_table("swedish").scene.furniture.speech(1)
    speech.say("Well played, that was a fine capture!")
    sizes = speech.sizes(20.0)
    heights = [high for _, high in sizes]
    assert len(sizes) > 2
    assert heights == sorted(heights)
    for wide, high in sizes:
        speech.lay(Rect(0, 0, wide, high), 20.0)
        # A paper of that size has room for the letters as they are, and is filled by them.
        assert abs(speech.paper.width() - wide) < 2
        assert abs(speech.paper.height() - high) < 2


@pytest.mark.parametrize(
    ("words", "tail"),
    [
        (Rect(200, 20, 100, 40), ("left", "left")),
        (Rect(380, 20, 100, 40), ("right", "right")),
        (Rect(100, 80, 160, 40), ("left", "up")),
        (Rect(20, 80, 160, 40), ("middle", "up")),
        (Rect(560, 80, 160, 40), ("left", "up")),
        (Rect(400, 80, 160, 40), ("right", "up")),
        (Rect(720, 10, 100, 40), ("left", "left")),
    ],
    ids=str,
)
def test_the_tail_points_to_name_or_hand_of_the_speaker(words: Rect, tail: tuple[str, str]) -> None:
    seat = replace(lay_out(900.0, 560.0, 2, 0, ((0,), (1,))).seat(1), plate=Rect(50, 20, 100, 30))
    assert tail_of(words, replace(seat, hand=Rect(500, 0, 200, 60)), holds_cards=True) == tail


def test_the_tail_does_not_point_to_a_hand_without_cards() -> None:
    seat = replace(lay_out(900.0, 560.0, 2, 0, ((0,), (1,))).seat(1), plate=Rect(50, 20, 100, 30))
    seat, words = replace(seat, hand=Rect(500, 0, 200, 60)), Rect(380, 20, 100, 40)
    assert [tail_of(words, seat, holds_cards=holds) for holds in (True, False)] == [("right",) * 2, ("left",) * 2]


def test_words_hide_what_matters_least() -> None:
    table = lay_out(1280.0, 700.0, 2, 0, ((0,), (1,)))
    speaker = table.seat(1)
    assert place_words(table, speaker, [(100.0, 40.0)], kept_free(table, speaker)).overlap(speaker.plate) == 0
    everywhere = [KeptFree(Rect(0, 0, 1280, 700), 10.0)]
    assert place_words(table, speaker, [(400.0, 60.0), (100.0, 40.0)], everywhere).width == 100
    assert place_words(table, speaker, [(400.0, 60.0), (100.0, 40.0)], []).width == 400


def test_two_lines_somewhat_further_away_are_better_than_a_high_column() -> None:
    table = lay_out(1280.0, 700.0, 2, 0, ((0,), (1,)))
    speaker = table.seat(1)
    sizes = [(400.0, 60.0), (100.0, 260.0)]
    hand = speaker.hand
    # There is room at the hand for no more than the column.
    beside = [
        KeptFree(Rect(0, 0, hand.x - 120, 200), 300.0),
        KeptFree(Rect(hand.x, 0, hand.width, hand.bottom), 300.0),
        KeptFree(Rect(hand.right + 120, 0, 1280 - hand.right - 120, 200), 300.0),
        KeptFree(Rect(hand.x, hand.bottom + 30, hand.width, 20), 300.0),
    ]
    assert place_words(table, speaker, sizes[1:], beside).y < hand.bottom
    assert place_words(table, speaker, sizes, beside).width == 400


@pytest.mark.parametrize("said", ["Lassen Sie sich Zeit. Ich habe ein gutes Gedächtnis.", "Je pense.", "A long " * 6])
def test_a_long_sentence_hides_no_corner_of_eight_cards_in_a_small_window(qapp: object, said: str) -> None:
    layout = lay_out(654.0, 520.0, 2, 0, ((0,), (1,)))
    grid = layout.grid(8)
    cards = [grid.card_spot(place).footprint() for place in grid.order()[:8]]
    speech = Speech()
    speech.say(said)
    speaker = layout.seat(1)
    found = place_words(layout, speaker, speech.sizes(layout.measures.line), kept_free(layout, speaker, cards=cards))
    corners = [replace(card, width=0.24 * card.width, height=0.2 * card.height) for card in cards]
    assert not any(found.overlap(corner) for corner in corners)
    assert found.overlap(speaker.plate) == 0


@pytest.mark.parametrize(
    "text",
    [
        "♥9 ♦9",
        "Nine of ♥, and then the nine of ♦ as well\nand no more",
        # Signs that Qt counts as two, and that Source has not.
        "\N{MATHEMATICAL BOLD CAPITAL A}\N{MATHEMATICAL BOLD CAPITAL B} draws ♥9 ♦9",
    ],
)
def test_spoken_suits_have_their_colours_and_lie_where_plain_ones_would(qtbot: QtBot, text: str) -> None:
    def painted(words: str) -> QImage:
        image = QImage(420, 160, QImage.Format.Format_RGB32)
        image.fill(0xFFFFFF)
        painter = QPainter(image)
        paint_slip(painter, QRectF(10, 10, 400, 140), words, 24, "left")
        painter.end()
        return image

    def reds(image: QImage) -> set[tuple[int, int]]:
        pixels = ((x, y) for x in range(image.width()) for y in range(image.height()))
        return {at for at in pixels if image.pixelColor(*at).red() > image.pixelColor(*at).green() + 80}

    def blues(image: QImage) -> set[tuple[int, int]]:
        pixels = ((x, y) for x in range(image.width()) for y in range(image.height()))
        return {at for at in pixels if image.pixelColor(*at).blue() > image.pixelColor(*at).red() + 60}

    coloured, black = painted(text), painted(text.replace("♥", "♠").replace("♦", "♠"))
    assert reds(coloured)
    assert not reds(black)
    assert not blues(coloured)
    try:
        colour_suits(True)
        assert blues(painted(text))
        assert reds(painted(text)) < reds(coloured)
    finally:
        colour_suits(False)


def test_words_with_suits_lie_as_qt_would_lay_them(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "Nine of ♥, and then the nine of ♦ as well\nand no more"
    pictures = []
    for suits in ("♥♦", ""):
        monkeypatch.setattr("cardtable.ui.table.slips.coloured_suits", lambda suits=suits: suits)
        monkeypatch.setattr("cardtable.ui.table.slips.suit_ink", lambda *_: INK)
        image = QImage(420, 160, QImage.Format.Format_RGB32)
        image.fill(0xFFFFFF)
        painter = QPainter(image)
        paint_slip(painter, QRectF(10, 10, 400, 140), text, 24, "left")
        painter.end()
        dark = [(x, y) for x in range(420) for y in range(160) if image.pixelColor(x, y).lightness() < 100]
        pictures.append([(min(one), max(one)) for one in zip(*dark, strict=True)])
    (across, down), (plain_across, plain_down) = pictures
    assert across == pytest.approx(plain_across, abs=1)
    assert down == pytest.approx(plain_down, abs=1)

"""The head of the ledge: game, situation, turn, and the seal that says that nothing is being saved."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor, QTextLayout
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.ui.table.banner import Banner

WIDE = 280


@pytest.fixture
def banner(qtbot: QtBot) -> Banner:
    made = Banner()
    qtbot.addWidget(made)
    made.set_situation(("Swedish Casino", "Deal 2", "to 16 points", "Lina deals"))
    made.write_into(QSize(WIDE, 400), 17.0)
    made.show()
    return made


def painted(banner: Banner) -> set[str]:
    """The colours of what is painted in the height that the banner asks for."""
    banner.resize(WIDE, banner.height_in(WIDE))
    picture = banner.grab().toImage()
    return {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}


def test_the_situation_is_told_in_one_line_of_words(banner: Banner) -> None:
    assert banner.situation == "Swedish Casino · Deal 2 · to 16 points · Lina deals"


def test_no_line_begins_with_a_dot(banner: Banner) -> None:
    for width in range(90, WIDE, 10):
        for words, font, _ in banner._lines(width):
            layout = QTextLayout(words, font)
            layout.beginLayout()
            while (line := layout.createLine()).isValid():
                line.setLineWidth(width)
                assert not words[line.textStart() :].startswith("·"), width
            layout.endLayout()


def test_narrow_banners_are_higher(banner: Banner) -> None:
    assert banner.height_in(120) > banner.height_in(WIDE)


def test_the_strip_is_as_high_for_another_as_for_oneself_and_goes_with_the_words(banner: Banner) -> None:
    without = banner.height_in(WIDE)
    banner.set_turn("It is your turn", own=True)
    own = banner.height_in(WIDE)
    assert (banner.turn, banner.own) == ("It is your turn", True)
    banner.set_turn("It is Lina’s turn", own=False)
    assert banner.height_in(WIDE) == own > without
    banner.set_turn("", own=False)
    assert banner.height_in(WIDE) == without


def test_a_long_name_gets_a_higher_strip(banner: Banner, qtbot: QtBot) -> None:
    banner.resize(WIDE, 200)
    banner.set_turn("It is Lina’s turn", own=False)
    short = banner.height_in(WIDE)
    with qtbot.waitSignal(banner.changed):
        banner.set_turn("It is the turn of somebody with a very long name indeed", own=False)
    assert banner.height_in(WIDE) > short


def test_the_strip_shines_only_for_oneself(banner: Banner) -> None:
    def brightness() -> int:
        banner.resize(WIDE, banner.height_in(WIDE))
        picture = banner.grab().toImage()
        # Beside the words, in the middle of the strip.
        return QColor(picture.pixelColor(8, banner.height() - 14)).lightness()

    banner.set_turn("Me", own=True)
    own = brightness()
    banner.set_turn("Me", own=False)
    assert own > brightness() + 40 or own < brightness() - 40


def test_it_says_when_it_needs_another_height(banner: Banner, qtbot: QtBot) -> None:
    with qtbot.waitSignal(banner.changed):
        banner.set_turn("It is your turn", own=True)
    with qtbot.assertNotEmitted(banner.changed):
        banner.set_turn("It is Lina’s turn", own=False)
        banner.set_situation(("Swedish Casino", "Deal 2", "to 16 points", "Lina deals"))
    with qtbot.waitSignal(banner.changed):
        banner.set_sealed(True)


def test_the_seal_is_of_wax_and_can_be_pressed(banner: Banner, qtbot: QtBot) -> None:
    wax = "#8e2f25"
    assert wax not in painted(banner)
    usual = banner.height_in(WIDE)
    banner.set_sealed(True)
    assert wax in painted(banner)
    assert banner.height_in(WIDE) > usual
    with qtbot.waitSignal(banner.seal_pressed):
        QTest.mouseClick(banner, Qt.MouseButton.LeftButton, pos=QPoint(20, banner.height() - 10))
    banner.set_sealed(False)
    assert not banner.sealed
    with qtbot.assertNotEmitted(banner.seal_pressed):
        QTest.mouseClick(banner, Qt.MouseButton.LeftButton)


def test_letters_get_smaller_where_a_word_or_all_of_them_have_no_room(banner: Banner) -> None:
    banner.set_turn("It is your turn", own=True)
    usual = banner.height_in(WIDE)
    assert usual <= 400
    banner.write_into(QSize(WIDE, usual - 20), 17.0)
    assert banner.height_in(WIDE) <= usual - 20
    banner.write_into(QSize(WIDE, 400), 17.0)
    assert banner.height_in(WIDE) == usual
    # Two words of the same length that do not fit side by side: as high as one line above the other in small letters.
    banner.set_turn("", own=False)
    banner.set_situation(("Swedish Swedish",))
    banner.write_into(QSize(70, 400), 34.0)
    assert banner.height_in(70) < 2 * 34


def test_the_strip_does_not_lie_over_the_situation_before_there_is_room(banner: Banner) -> None:
    low = banner.height_in(WIDE)
    banner.resize(WIDE, low)
    usual = banner.grab().toImage()
    banner.set_turn("It is Lina’s turn", own=False)
    assert banner.height_in(WIDE) > low
    assert banner.grab().toImage() == usual
    banner.resize(WIDE, banner.height_in(WIDE))
    assert banner.grab().toImage() != usual

"""The framed pictures of the hall: their words stand below one another in letters of one size."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QFont, QFontMetrics, QImage, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.cards.kept_pictures import KEPT
from cardtable.ui.hall.picture_tile import PictureTile, TileWords, in_lines
from cardtable.ui.look.look import LEAST_SHARE, apply_look
from cardtable.ui.look.palette import CONTRAST_LIGHT, application_palette

MANY = "Continue: Free sheet, Anna, Björn, Christa, Dora, Emil, Friederike and Maximiliane"
LONG = "Weiter: Schwedisches Casino"
BLUE = QColor(0, 0, 255)


@pytest.fixture
def around(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def tile(around: QWidget, line: str, more: str = "") -> PictureTile:
    """Return a tile of the size that it has in a window of 900 × 600 pixels, whose picture is blue."""

    def paint(painter: QPainter, place: object, ratio: float) -> None:
        painter.fillRect(0, 0, 1000, 1000, BLUE)

    made = PictureTile("test", paint, lambda: TileWords("Anschreiben", line, more, "Weiter"), around)
    made.resize(198, 208)
    around.show()
    return made


def inked_rows(image: QImage, colours: QPalette) -> list[bool]:
    """Return for each row of ``image`` below the picture whether something is written there."""
    paper = colours.color(QPalette.ColorRole.Window)
    top = max(y for y in range(image.height()) if image.pixelColor(image.width() // 2, y) == BLUE) + 2
    strip = QRect(30, top, image.width() - 60, image.height() - top - 24)
    rows = range(strip.top(), strip.bottom())
    return [any(image.pixelColor(x, y) != paper for x in range(strip.left(), strip.right())) for y in rows]


@pytest.mark.parametrize("percent", [100, 150])
def test_two_lines_stand_below_the_name_and_keep_their_size(qapp: QApplication, around: QWidget, percent: int) -> None:
    apply_look(qapp, "light", percent)
    around.setFont(QApplication.font())
    try:
        made = tile(around, LONG)
        made.resize(made.minimumSizeHint().expandedTo(made.size()))
        room = made.width() - 60
        written = made._written(room)
        assert written.font.pointSizeF() >= LEAST_SHARE * QApplication.font().pointSizeF() - 0.01
        assert written.high > QFontMetrics(made.font()).height()
        image = made.grab().toImage()
        rows = inked_rows(image, made.palette())
        # The name and each line, with paper between them.
        blocks = sum(one and not before for before, one in zip([False, *rows], rows, strict=False))
        assert blocks == 1 + round(written.high / QFontMetrics(written.font).height()) >= 3
    finally:
        apply_look(qapp, "light", 100)


def test_a_row_of_pictures_ends_at_one_height_below_names_of_one_size(around: QWidget) -> None:
    row = [tile(around, LONG), tile(around, "Weiter")]

    def ends(one: PictureTile) -> int:
        image = one.grab().toImage()
        return max(y for y in range(image.height()) if image.pixelColor(image.width() // 2, y) == BLUE)

    assert ends(row[0]) < ends(row[1])
    for one in row:
        one.stand_with(row)
    assert ends(row[0]) == ends(row[1])
    colours = row[0].palette()
    tops = [inked_rows(one.grab().toImage(), colours).index(True) for one in row]
    assert tops[0] == tops[1]


def test_what_is_added_is_left_out_where_it_has_no_room(around: QWidget) -> None:
    made = tile(around, "Weiter: Casino", "(Anna, Ben und Cleo)")
    assert made._written(400).line == "Weiter: Casino (Anna, Ben und Cleo)"
    assert made._written(140).line == "Weiter: Casino"


def test_a_tile_that_was_kept_knows_its_name_without_asking(around: QWidget, tmp_path: Path) -> None:
    asked = []

    def words() -> TileWords:
        asked.append(1)
        return TileWords("Écarté", "Fünf Stiche", "· 2 Spiele", "Weiter")

    def begun() -> PictureTile:
        KEPT.open(tmp_path / "pictures")
        made = PictureTile("test", lambda *_: None, words, around)
        made.set_circumstances("de")
        made.resize(198, 208)
        made.grab()
        made.name()
        return made

    try:
        begun()
        KEPT.write()
        assert asked
        asked.clear()
        made = begun()
        assert (made.accessibleName(), made.accessibleDescription()) == ("Écarté", "Fünf Stiche, 2 Spiele")
        assert not asked
        # In another language the kept words are not those.
        made.set_circumstances("en")
        made.name()
        assert asked
    finally:
        KEPT.write()


def test_words_of_any_length_take_so_many_lines_at_most(qapp: QApplication) -> None:
    font = QFont()
    font.setPointSizeF(10.5)
    words, letters, high = in_lines(font, (MANY, "Continue"), 130, 2)
    assert high <= 2 * QFontMetrics(letters).height()
    # A shorter sentence, none that breaks off.
    assert words == "Continue"
    assert in_lines(font, (MANY, "Continue"), 900, 2)[0] == MANY


def test_a_tile_says_a_shorter_sentence_where_its_line_would_cover_the_picture(around: QWidget) -> None:
    made = tile(around, MANY)
    assert made._written(140).line == "Weiter"
    assert made._written(900).line == MANY
    made.name()
    assert made.accessibleDescription() == MANY


def test_of_several_pictures_either_all_or_none_say_how_many_games_there_are(around: QWidget) -> None:
    alike = [tile(around, "Kurz.", "3 Spiele"), tile(around, "Eine ganz schön lange Zeile.", "13 Spiele")]
    for one in alike:
        one.say_as_much_as(alike)
    assert [one._written(200).line for one in alike] == ["Kurz.", "Eine ganz schön lange Zeile."]
    assert [one._written(900).line for one in alike] == ["Kurz. 3 Spiele", "Eine ganz schön lange Zeile. 13 Spiele"]


def test_in_high_contrast_a_tile_has_no_shadow(around: QWidget) -> None:
    def edges() -> set[str]:
        image = tile(around, "Mit echten Karten").grab().toImage()
        return {image.pixelColor(x, image.height() - 1).name() for x in range(image.width())}

    assert len(edges()) > 1
    around.setPalette(application_palette(CONTRAST_LIGHT))
    assert len(edges()) == 1

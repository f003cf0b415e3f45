"""The faces of the computer players: on plates and where they are chosen."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.ai.names import EVERYBODY
from cardtable.app.table import SeatLabel
from cardtable.art.portraits import portrait
from cardtable.core.record import SeatEntry
from cardtable.ui.dialogs.seat_row import SeatRow
from cardtable.ui.look.plain import Label
from cardtable.ui.look.portraits import paint_person, portrait_pixmap
from cardtable.ui.table.view import TableView
from tests.ui.clicks import press


@pytest.mark.parametrize("size", [24, 48, 200])
def test_every_computer_player_has_a_face_of_its_own(qtbot: QtBot, size: int) -> None:
    images = [portrait_pixmap(player, size, 1.0).toImage() for player in EVERYBODY]
    assert all(image.width() == image.height() == size for image in images)
    for one, other in combinations(images, 2):
        assert one != other
    for image in images:
        # Round: nothing in the corners, something in the middle.
        assert image.pixelColor(0, 0).alpha() == 0
        assert image.pixelColor(size // 2, size // 2).alpha() == 255


def test_head_and_shoulders_of_nobody_in_particular_are_round_and_alike_on_both_sides(qapp: QApplication) -> None:
    image = QImage(48, 48, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter, colours = QPainter(image), qapp.palette()
    paint_person(painter, QRectF(image.rect()), colours)
    painter.end()
    assert image.pixelColor(0, 0).alpha() == 0
    dark, ground = colours.color(QPalette.ColorRole.Dark), colours.color(QPalette.ColorRole.AlternateBase)
    # From above: what lies behind the head, the head, the shoulders.
    assert [image.pixelColor(24, y) for y in (4, 17, 44)] == [ground, dark, dark]
    assert all(image.pixelColor(x, y) == image.pixelColor(47 - x, y) for x in range(24) for y in (10, 17, 40))


def test_nobody_else_has_one() -> None:
    with pytest.raises(KeyError):
        portrait("somebody")


def test_the_plate_of_a_computer_player_shows_its_face(qtbot: QtBot) -> None:
    table = TableView()
    qtbot.addWidget(table)
    labels = [SeatLabel("Anna", 0), SeatLabel("Agda", 1, "counter"), SeatLabel("Guest", 2, "from elsewhere")]
    table.showing.set_seats(labels)
    furniture = table.scene().furniture
    assert [furniture.plate(seat).portrait for seat in range(3)] == [None, "counter", None]
    table.resize(900, 600)
    assert not table.grab().isNull()


def test_whoever_is_chosen_is_seen_with_former_meetings(qtbot: QtBot) -> None:
    row = SeatRow(SeatEntry("Agda", "counter"), 48, lambda opponent, family: f"met {opponent.name} at {family}")
    qtbot.addWidget(row)
    row.retranslate(2, None, "casino")
    row.show()
    assert any("met Agda at casino" in label.text() for label in row.findChildren(Label))
    press(row, "Human")
    assert not any("met" in label.text().split() for label in row.findChildren(Label))

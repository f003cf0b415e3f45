"""The map of a path: what is passed lies face up on a line drawn out so far, and the chosen card is in sight."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from cardtable.art.palette import GREEN
from cardtable.ui.look.palette import BRASS, IVORY
from cardtable.ui.school.station_map import ID, Station, StationMap


def stations(passed: int, count: int = 12) -> list[Station]:
    return [
        Station(f"path/{number}", number, f"Lesson {number}", "★★★", number <= passed) for number in range(1, count + 1)
    ]


@pytest.fixture
def map_(qtbot: QtBot) -> StationMap:
    made = StationMap()
    qtbot.addWidget(made)
    made.resize(700, 420)
    made.show_stations(stations(2), "path/3")
    made.show()
    qtbot.waitExposed(made)
    return made


def colours(image: QImage, map_: StationMap, row: int) -> set[str]:
    """Return the colours of the card of a station, and of its piece of the line to the next one."""
    place = map_.visualItemRect(map_.item(row)).translated(map_.viewport().pos())
    line = map_.fontMetrics().height()
    high = place.top() + 8 + round(1.45 * line)
    inside = QPoint(place.center().x() - round(0.6 * line), high - line)
    beside = [QPoint(x, high) for x in range(place.right() - 8, place.right())]
    return {image.pixelColor(one).name() for one in (inside, *beside)}


def test_passed_cards_are_face_up_and_the_line_is_whole_so_far(map_: StationMap) -> None:
    image = map_.grab().toImage()
    first, fourth = colours(image, map_, 0), colours(image, map_, 3)
    assert IVORY in first
    assert GREEN in fourth
    assert QColor(BRASS).name() in first
    # A dotted line lets the ground through.
    ground = image.pixelColor(map_.viewport().pos() + map_.visualItemRect(map_.item(3)).bottomRight() - QPoint(3, 3))
    assert ground.name() in fourth
    assert ground.name() not in first


def test_the_chosen_station_is_in_sight_and_each_is_read_out(map_: StationMap) -> None:
    assert map_.chosen == "path/3"
    map_.show_stations(stations(0), "path/12")
    assert map_.chosen == "path/12"
    assert map_.viewport().rect().contains(map_.visualItemRect(map_.currentItem()).center())
    item = map_.item(11)
    assert (item.data(ID), item.data(Qt.ItemDataRole.AccessibleTextRole)) == (
        "path/12",
        "12. Lesson 12, 3 of 3 stars.",
    )
    map_.show_stations(stations(0), "elsewhere/1")
    assert map_.chosen == "path/1"


def test_a_row_has_as_many_cards_as_have_room(map_: StationMap) -> None:
    def tops() -> list[int]:
        return [map_.visualItemRect(map_.item(row)).top() for row in range(map_.count())]

    wide = tops().count(tops()[0])
    map_.resize(300, 420)
    narrow = tops().count(tops()[0])
    assert 1 <= narrow < wide < map_.count()
    assert map_.minimumSizeHint().width() < 300

"""Ratings stand on a common scale, and of many players the nearest ones are shown."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from cardtable.ui.dialogs.rating_ladder import RatingLadder, Rung


@pytest.fixture
def ladder(qtbot: QtBot) -> RatingLadder:
    made = RatingLadder()
    qtbot.addWidget(made)
    made.resize(600, 400)
    return made


def many(own: int) -> list[Rung]:
    return [Rung(f"Player {place}", 2000 - 10 * place, 60, place == own) for place in range(30)]


def test_the_scale_reaches_round_all_ratings(ladder: RatingLadder) -> None:
    assert ladder.scale() == (-250, 250)
    ladder.set_rungs([Rung("Falk", 2032, 118), Rung("Anna", 1660, 339, True), Rung("Lina", 1042, 117)], "all of them")
    assert ladder.scale() == (1000, 2250)
    assert ladder.accessibleName() == "all of them"
    ladder.set_rungs([Rung("Anna", 1500, 339, True)], "")
    assert ladder.scale() == (1250, 1750)


@pytest.mark.parametrize(("own", "first", "last"), [(0, 0, 8), (3, 0, 8), (15, 11, 19), (29, 21, 29)])
def test_of_many_players_the_nearest_ones_are_shown(ladder: RatingLadder, own: int, first: int, last: int) -> None:
    ladder.set_rungs(many(own), "")
    assert (ladder.names[0], ladder.names[-1], len(ladder.names)) == (f"Player {first}", f"Player {last}", 9)
    assert f"Player {own}" in ladder.names


def test_each_mark_stands_where_its_rating_lies(ladder: RatingLadder) -> None:
    ladder.set_rungs([Rung("Anna", 1750, 1, True), Rung("Lina", 1250, 1), Rung("Berta", 1000, 1)], "")
    assert ladder.scale() == (1000, 1750)
    picture, field = ladder.grab().toImage(), ladder.field()
    link = QColor(ladder.palette().link().color())
    for place, share in enumerate((1.0, 1 / 3, 0.0)):
        y = round((place + 0.5) * field.height() / 3)
        row = [x for x in range(picture.width()) if picture.pixelColor(x, y) == link]
        assert sum(row) / len(row) == pytest.approx(field.left() + share * field.width(), abs=2)


def test_a_long_name_leaves_room_for_the_scale(ladder: RatingLadder) -> None:
    ladder.set_rungs([Rung("M" * 80, 1500, 60, True)], "")
    assert ladder.field().width() > 200
    assert not ladder.grab().isNull()
    ladder.resize(120, 60)
    assert not ladder.grab().isNull()

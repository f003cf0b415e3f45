"""What the status plate says where there is little room."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.status_plate import StatusPlate

WORDS = ("Piquet to points", "Deal 1", "to 100 points")


@pytest.fixture
def status_plate(qapp: QApplication) -> StatusPlate:
    made = StatusPlate()
    made.lay(Rect(0, 0, 900, 60), 36)
    made.set_situation(WORDS)
    return made


def test_the_name_of_the_game_gives_way_before_the_deal_and_the_goal(status_plate: StatusPlate) -> None:
    shown = [status_plate.fitting(width)[0] for width in range(900, 0, -10)]
    whole = ["  ·  ".join(WORDS[first:]) for first in range(3)]
    told = [words for at, words in enumerate(shown) if words not in shown[:at]]
    assert told[:3] == whole
    assert all("…" in words or not words for words in told[3:])


def test_what_is_told_fits(status_plate: StatusPlate) -> None:
    for width in range(900, 60, -10):
        words, font = status_plate.fitting(width)
        assert QFontMetricsF(font).horizontalAdvance(words) <= width


def test_nothing_to_tell_is_told_as_nothing(status_plate: StatusPlate) -> None:
    status_plate.set_situation(())
    assert status_plate.situation == ""
    assert status_plate.fitting(300)[0] == ""

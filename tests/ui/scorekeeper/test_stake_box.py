"""What one stake is worth, typed in by hand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.ui.scorekeeper.stake_box import StakeBox
from tests.ui.clicks import turn_wheel


@pytest.mark.parametrize("locale", ["de_DE", "en_US", "fr_FR"])
@pytest.mark.parametrize(("typed", "hundredths"), [("0.50", 50), ("0,50", 50), ("12", 1200), ("1,5", 150)])
def test_a_point_and_a_comma_mean_the_same(qtbot: QtBot, locale: str, typed: str, hundredths: int) -> None:
    box = StakeBox()
    qtbot.addWidget(box)
    box.setLocale(QLocale(locale))
    box.show()
    box.selectAll()
    QTest.keyClicks(box, typed)
    box.interpretText()
    assert box.hundredths == hundredths
    assert box.text().count(QLocale(locale).decimalPoint()) == 1


def test_the_wheel_leaves_the_value_alone(qtbot: QtBot) -> None:
    box = StakeBox()
    qtbot.addWidget(box)
    box.setValue(2)
    box.show()
    box.setFocus()
    assert not any(turn_wheel(box, notches) for notches in (1, -1))
    assert box.hundredths == 200

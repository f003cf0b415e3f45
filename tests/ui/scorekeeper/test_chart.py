"""The scale of a chart has room for its figures."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ui.scorekeeper.chart import StandingChart, _step


@pytest.mark.parametrize(
    ("span", "most", "step"), [(4, 8, 1), (4, 3, 2), (4, 1.5, 5), (4, 0.2, 5), (300, 20, 50), (300, 4, 100)]
)
def test_the_lines_of_a_scale_are_no_more_than_there_is_room_for(span: int, most: float, step: int) -> None:
    assert _step(span, most) == step


def test_a_chart_needs_more_height_for_larger_letters(qtbot: QtBot) -> None:
    chart = StandingChart()
    qtbot.addWidget(chart)
    usual = chart.minimumSizeHint().height()
    font = chart.font()
    font.setPointSizeF(2 * font.pointSizeF())
    chart.setFont(font)
    assert chart.minimumSizeHint().height() > 1.8 * usual

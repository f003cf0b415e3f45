"""Totals that hardly any deal of Casino brings are asked about, and what ordinary deals bring is not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.scorekeeper.by_hand import Open, choose
from tests.ui.scorekeeper.parts import number_cells

NAMES = ("Anna", "Björn", "Clara")


@pytest.mark.parametrize(
    ("kind", "totals", "besides"),
    [
        # Eleven points are in the cards, nothing else but sweeps brings the others.
        ("casino.swedish", (30, 0, 0), 19),
        ("casino.swedish", (11, 11, 11), 22),
        ("casino.swedish", (25, 10), 24),
        ("casino.swedish", (9, 8), 0),
        ("casino.swedish", (13, 4, 2), 0),
    ],
)
def test_what_hardly_ever_happens_is_asked_about(
    opened: Open, kind: str, totals: tuple[int, ...], besides: int
) -> None:
    window = opened(kind, *NAMES[: len(totals)], target=61)
    choose(window, "totals")
    for cell, points in zip(number_cells(window.panel), totals, strict=False):
        cell.setFocus()
        QTest.keyClicks(cell, str(points))
    QTest.keyClick(number_cells(window.panel)[0], Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(window.keeper.sheet.rows) == (not besides)
    if besides:
        assert window.panel.message == (
            f"At least {besides} points in this deal would have to come from sweeps and the like. Such deals are very"
            " rare. Enter it anyway?"
        )
        QTest.mouseClick(window.panel.enter_button, Qt.MouseButton.LeftButton)
    assert window.keeper.sheet.standing.points == totals

"""What is chosen can be told from what is not, in every look of windows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.ui.look.look import apply_look
from cardtable.ui.look.toggle import Toggle
from tests.ui.contrast import ratio


@pytest.fixture(params=["light", "dark", "contrast"])
def look(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    before = qapp.palette()
    apply_look(qapp, request.param, 100)
    yield request.param
    qapp.setPalette(before)


def ground(button: Toggle) -> QColor:
    """The colour below the words."""
    return button.grab().toImage().pixelColor(button.width() // 2, 6)


def test_what_is_chosen_stands_out(qtbot: QtBot, look: str) -> None:
    one, other = Toggle(), Toggle()
    for button in (one, other):
        qtbot.addWidget(button)
        button.resize(90, 32)
    one.setChecked(True)
    assert ratio(ground(one), ground(other)) >= 1.8
    assert one.isCheckable()
    assert not one.autoDefault()

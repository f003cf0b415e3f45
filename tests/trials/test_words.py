"""Six hundred looks at words at the table, in every size and language: none on another, none on a card's corner, none
whose owner has gone.
"""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.window.erring import play_and_look
from tests.ui.windows import Begun, main_window

__all__ = ["main_window"]

SIZES = [(900, 600), (1280, 800), (1920, 1080), (800, 1240)]
KINDS = [
    ("casino.mulle_glimne", 2),
    ("casino.swedish", 2),
    ("casino.royal", 4),
    ("ecarte", 2),
    ("ecarte.chouette", 4),
    ("piquet.rubicon", 2),
    ("piquet.norman", 3),
    ("casino.cicera", 2),
]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en", "sv"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_words_lie_where_they_must_not(
    qtbot: QtBot, main_window: Begun, size: tuple[int, int], language: str, times: int
) -> None:
    window = main_window(language)
    window.resize(*size)
    QApplication.processEvents()
    chance = random.Random(repr((size, language)))
    for kind, players in KINDS:
        assert play_and_look(qtbot, window, kind, chance, 10 * times, players) == [], kind
        window.controller.leave()

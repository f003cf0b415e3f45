"""A newcomer's whole game by mouse, from the hall to the end of the match: no words where they must not lie."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.ui.window.main_window import MainWindow
from tests.trials.newcomer import Newcomer
from tests.ui.windows import Begun, main_window

__all__ = ["main_window"]

GAMES = ["casino", "ecarte", "piquet"]
"""The pictures in the hall, from the left."""
SMALLEST = (900, 600)


class _Camera:
    """Pictures of ``window`` in ``folder``: the first of each kind of step, to be looked at."""

    def __init__(self, window: MainWindow, folder: Path) -> None:
        self._window, self._folder = window, folder

    def __call__(self, done: str) -> None:
        place = self._folder / f"{done}.png"
        if not place.exists():
            self._window.grab().save(str(place))


@pytest.mark.slow
@pytest.mark.turns(2)
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_of_a_newcomer_without_one_overlap(
    qtbot: QtBot, main_window: Begun, tmp_path: Path, game: str, language: str, times: int
) -> None:
    chance = random.Random(repr((game, language)))
    for _ in range(times):
        window = main_window(language)
        window.resize(*SMALLEST)
        QApplication.processEvents()
        newcomer = Newcomer(qtbot.waitUntil, window, chance, _Camera(window, tmp_path))
        newcomer.begin(GAMES.index(game))
        newcomer.play()
        assert list(newcomer.wrong) == [], f"pictures are in {tmp_path}"
        assert newcomer.looks > len(GAMES)
        window.close()

"""Three hundred keys at random from everywhere: the focus is always seen, and then Return plays."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.window.random_keys import PLACES, press_many, return_plays
from tests.ui.windows import KINDS, Begun, begin, main_window

__all__ = ["main_window"]


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_from_every_place_keys_never_get_lost(main_window: Begun, kind: str, times: int) -> None:
    chance = random.Random(kind)
    # One run takes three of the places for each game, and all games together take all of them.
    places = list(PLACES) if times > 1 else chance.sample(list(PLACES), 3)
    for place in places:
        window = main_window("en")
        window.activateWindow()
        QApplication.processEvents()
        begin(window, kind)
        QApplication.processEvents()
        PLACES[place](window)
        assert press_many(window, chance, 300) == [], place
        assert return_plays(window), place
        window.controller.leave()
        window.close()

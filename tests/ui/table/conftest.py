"""A table on which positions are laid by hand and played by the real rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.table.playing import Playing

MakeTable = Callable[..., Playing]


@pytest.fixture
def make_table(qtbot: QtBot) -> Iterator[MakeTable]:
    """Makes a ``Playing`` for a Casino variant; afterwards nothing may move any more on any of them."""
    made: list[Playing] = []

    def make(
        name: str = "swedish",
        hands: Sequence[str] = ("9D 4S", "KH QH"),
        table: str = "9S 5H 4C",
        *,
        speed: float = 0.0,
        **options: Any,
    ) -> Playing:
        playing = Playing(qtbot, name, hands, table, speed, **options)
        made.append(playing)
        return playing

    yield make
    for playing in made:
        if playing.view.showing.busy:
            with qtbot.waitSignal(playing.view.showing.settled):
                playing.view.showing.skip()
        playing.view.choreographer.set_speed(0)
        assert not playing.moving()

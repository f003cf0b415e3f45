"""How far long work has come, and how long it still takes, in words."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.core.time_left import TimeLeft, Unit
from cardtable.ui.look.work_progress import WorkProgress


class Told(TimeLeft):
    """Says that so much time is left, whatever was done."""

    def __init__(self, left: tuple[int, Unit] | None) -> None:
        super().__init__()
        self._told = left

    def after(self, done: int, of: int) -> tuple[int, Unit] | None:
        return self._told


@pytest.mark.parametrize(
    ("left", "words"),
    [
        (None, ""),
        ((5, Unit.SECONDS), "About 5 seconds left"),
        ((1, Unit.MINUTES), "About 1 minute left"),
        ((2, Unit.HOURS), "About 2 hours left"),
    ],
)
def test_the_time_that_is_left_is_told(
    qtbot: QtBot, translation: Translation, left: tuple[int, Unit] | None, words: str
) -> None:
    progress = WorkProgress(left=Told(left))
    qtbot.addWidget(progress)
    assert (progress.bar.minimum(), progress.bar.maximum()) == (0, 0)
    progress.show_progress(3, 10)
    assert (progress.bar.value(), progress.bar.maximum()) == (3, 10)
    assert progress.words.text() == words

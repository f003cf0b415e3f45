"""What the walks through the windows of the program have in common: a step, waiting, pressing a button, a match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.ai.names import PLAYERS
from cardtable.core.record import SeatEntry
from cardtable.games.registry import VARIANTS
from cardtable.ui.window.main_window import MainWindow

PERSON = "Anna"
"""Whom all that is shown belongs to."""
SETTLED = 250
"""Until a window stands, in milliseconds."""

Step = tuple[str, Callable[[], object], int]
"""The name of a picture, what is done before it is taken, and how long that takes, in milliseconds."""


def press(window: QWidget, words: str) -> None:
    """Press the button of ``window`` and its sheets that bears ``words``; they have their tag, and no other has it."""
    for button in window.findChildren(QAbstractButton):
        if button.text() == words and button.isVisible():
            button.click()
            return


def nothing() -> None:
    """Only look."""


def wait(milliseconds: int) -> None:
    """Let the program go on for so long."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def first_of(family: str) -> str:
    """Return the first rule set of a family."""
    return next(variant.id for variant in VARIANTS if variant.family == family)


def begin(window: MainWindow, kind: str, player: str = "") -> None:
    """Begin a match of a rule set; with ``player``, this computer player plays for the person, and it stops after a
    deal.
    """
    rule_set = next(variant for variant in VARIANTS if variant.id == kind).rule_set()
    first = SeatEntry(PERSON, player) if player else SeatEntry(PERSON)
    window.controller.leave()
    window.controller.set_stops(bool(player))
    others = (SeatEntry(PLAYERS[0], PLAYERS[0]) for _ in range(rule_set.players - 1))
    window.controller.begin(rule_set, [first, *others])
    window.pages.show_table()


def show_end(window: MainWindow, winner: int) -> None:
    """Show the end of the match on the table, as if this side had won it."""
    session = window.controller.session
    if session is not None:
        standing = session.standing
        factors = tuple(int(side != winner) for side in range(len(standing.points)))
        window.late.results.show_match(replace(standing, winners=(winner,), factors=factors))

"""What the walks through the windows of the program have in common: a step, waiting, and pressing a button."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QAbstractButton, QWidget

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

"""The room below a form in which it is told what an entry would bring, or why it cannot be entered."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardtable.ui.look.plain import Label
from cardtable.ui.scorekeeper.wrong import warning_red

_LINES = 3
"""What a deal usually needs: what everybody gains, and two lines about what is still open."""

_HIGH = 10_000
"""Pixels in which any message fits."""


class MessageRoom(Label):
    """Words that come and go while somebody types. Room for some lines is kept free, so that no button below moves
    under the mouse, and what a long message has taken it keeps until ``begin``.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._spared = self._taken = 0
        self.setWordWrap(True)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.begin()

    @property
    def usual(self) -> int:
        """The height of a few lines, for which there should be room."""
        return self._height_of("\n".join("x" * _LINES))

    def begin(self) -> None:
        """Give back the room that long messages have taken: another deal is entered."""
        self._taken = self._needed()
        self._keep()

    def say(self, words: str, wrong: bool = False) -> None:
        """Show ``words``, in red if they say what is ``wrong``."""
        colours = QPalette()
        if wrong:
            colours.setColor(QPalette.ColorRole.WindowText, warning_red(self.palette()))
        self.setPalette(colours)
        self.setText(words)
        self._taken = max(self._taken, self._needed())
        self._keep()

    def spare(self, height: int) -> None:
        """Keep room free while nothing is said: so many pixels, but no more than ``usual``."""
        self._spared = max(0, min(height, self.usual))
        self._keep()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.begin()

    def _needed(self) -> int:
        return self._height_of(self.text()) if self.text() else 0

    def _height_of(self, words: str) -> int:
        # What Qt’s label says of itself is never less than its present height.
        room = QRect(0, 0, self.width(), _HIGH)
        return self.fontMetrics().boundingRect(room, int(Qt.TextFlag.TextWordWrap), words).height()

    def _keep(self) -> None:
        # Where there is no room to spare the form above is scrolled, and gives what is needed and no more.
        self.setFixedHeight(max(self._spared, self._taken if self._spared else self._needed()))

"""Composes the court cards of the pack on the table before they are seen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from cardtable.core.cards import JACK, PACK_52, rank_of
from cardtable.ui.table.scene import TableScene

INTERVAL = 120
"""Milliseconds between two cards; to compose one takes up to 12 ms."""


_LIGHT = PACK_52[6]
"""A seven, which every pack has and which is composed quickly."""


class CourtsAhead(QObject):
    """Composes the court cards of the pack on ``scene`` one after another, at moments when ``busy()`` is false; and
    those of another pack if the pack is changed later.

    To compose a court card takes much longer than to paint it, nearly the time between two frames of the screen; a card
    that is turned over while others move should therefore be composed already.
    """

    def __init__(self, scene: TableScene, busy: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._busy = busy
        self._waiting: list[int] = []
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL)
        self._timer.timeout.connect(self._go_on)
        scene.pictures_set.connect(self.start)

    @property
    def done(self) -> bool:
        """Whether no card waits to be composed."""
        return not self._waiting

    def start(self) -> None:
        """Begin with the court cards of the pack as it looks now."""
        # With it comes what draws the pack, which is imported with the first card and takes as long as a court.
        self._scene.pictures.compose(_LIGHT)
        self._waiting = [card for card in PACK_52 if rank_of(card) >= JACK]
        self._timer.start()

    def _go_on(self) -> None:
        if self._busy():
            return
        if self._waiting:
            self._scene.pictures.compose(self._waiting.pop())
        if not self._waiting:
            self._timer.stop()

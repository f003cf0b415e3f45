"""Receives the errands of later starts of the program while the window runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

from cardtable.app.instance import Errand

LOOK_MILLISECONDS = 300
"""Time between two checks on systems where no descriptor tells that a later start has connected."""


class Door(Protocol):
    """The place where later starts connect; see ``local_socket`` and ``local_pipe``."""

    def fileno(self) -> int: ...

    def next_errand(self, understand: Callable[[bytes], Errand | None], /) -> Errand | None: ...


class Listening(QObject):
    """Takes the errands that come to ``door``, until ``stop`` is called."""

    came = Signal(object)
    """Emitted with the ``Errand`` that has come."""

    def __init__(self, door: Door, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._door = door
        self._notifier: QSocketNotifier | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MILLISECONDS)
        if door.fileno() >= 0:
            self._notifier = QSocketNotifier(door.fileno(), QSocketNotifier.Type.Read, self)
            self._notifier.activated.connect(self._look)
        else:
            self._timer.timeout.connect(self._look)
            self._timer.start()

    def stop(self) -> None:
        """Stop listening; must be called before the door is closed."""
        self._timer.stop()
        if self._notifier is not None:
            self._notifier.setEnabled(False)

    def _look(self) -> None:
        errand = self._door.next_errand(Errand.of_bytes)
        if errand is not None:
            self.came.emit(errand)

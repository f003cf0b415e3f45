"""Copies of the database, made by a child process while the window is in use."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Qt, QTimer, Signal

from cardtable import BACKUP
from cardtable.app.child import Child
from cardtable.core.child import Bounds, Cause, ChildEnd
from cardtable.core.errors import CodedError

_PATIENCE = 500
"""Milliseconds that a copy may still take when the program ends; the next start makes it otherwise."""
_HOUR = 3_600_000
"""Milliseconds between two looks whether something has changed; a window may be open for weeks."""
_BOUNDS = Bounds(memory=1 << 30, time=600.0)


class BackingUp(QObject):
    """Starts the process when the program starts and every hour from then on, which makes a copy if something has
    changed since the last one; and ends with the program.
    """

    ended = Signal(object)
    """The ``ChildEnd`` of the process."""
    failed = Signal(object)
    """The ``CodedError`` for which there is no copy of what is kept now, unless that was so the last time already."""

    def __init__(self, parent: QObject | None = None, every: int = _HOUR) -> None:
        """``every`` so many milliseconds."""
        super().__init__(parent)
        self._child: Child | None = None
        self._every = every
        self._timer: QTimer | None = None
        self._told = ""
        """The code that was emitted for the last copy; empty if that was made."""
        self.last_end: ChildEnd | None = None
        """How the last process ended; None if none has ended yet."""

    @property
    def process(self) -> QProcess | None:
        """The child process, while it runs."""
        return self._child.process if self._child else None

    def start(self, database: Path) -> bool:
        """Copy the database if something has changed, now and every hour. Returns whether a process was started."""
        if self._timer is None:
            self._timer = QTimer(self)
            self._timer.setTimerType(Qt.TimerType.VeryCoarseTimer)
            self._timer.timeout.connect(lambda: self._look(database))
            self._timer.start(self._every)
        return self._look(database)

    def _look(self, database: Path) -> bool:
        # The copy has time until the first table is painted, and so has what it needs.

        if self._child is not None or not database.is_file():
            return False
        # The child stands elsewhere.
        self._child = Child.of(BACKUP, str(database.absolute()), bounds=_BOUNDS, parent=self)
        self._child.ended.connect(self._end)
        self._child.start()
        return True

    def _end(self, end: ChildEnd) -> None:
        from cardtable.store import backups

        # Whatever went wrong, the copies that are there are as good as before, and the next time it is tried again.
        child, self._child = self._child, None
        if child is not None:
            child.deleteLater()
        self.last_end = end
        self.ended.emit(end)
        damaged = end.cause is Cause.FAILED and end.status == backups.DAMAGED
        told, self._told = self._told, "" if end.good else "damage_found" if damaged else "no_copy"
        if self._told not in ("", told):
            self.failed.emit(CodedError(self._told))

    def stop(self) -> None:
        """The program ends: give the process a moment, and end it."""
        if self._timer is not None:
            self._timer.stop()
        child, self._child = self._child, None
        if child is not None:
            child.stop(_PATIENCE)

"""Copies of the database, made by a child process while the window is in use."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Qt, QTimer, Signal

from cardtable import BACKUP
from cardtable.app.child import Child
from cardtable.core.child import Bounds, Cause, ChildEnd
from cardtable.core.errors import CodedError

_PATIENCE = 500
"""Milliseconds that the copying may still take when the program ends; if it takes longer, the next start makes the
copy.
"""
_HOUR = 3_600_000
"""Milliseconds between two checks whether something has changed; a window can be open for weeks."""
_BOUNDS = Bounds(memory=1 << 30, time=600.0)


class BackingUp(QObject):
    """Starts a process at the start of the program and every hour after that, which copies the database if it has
    changed since the last copy. The process ends with the program.
    """

    ended = Signal(object)
    """The ``ChildEnd`` of the process."""
    failed = Signal(object)
    """A ``CodedError``: there is no copy of the present content. Not emitted if the last attempt failed too."""

    def __init__(self, parent: QObject | None = None, every: int = _HOUR) -> None:
        """``every`` is the time between two checks, in milliseconds."""
        super().__init__(parent)
        self._child: Child | None = None
        self._every = every
        self._timer: QTimer | None = None
        self._told = ""
        """The code emitted for the last copy; empty if the copy was made."""
        self.last_end: ChildEnd | None = None
        """How the last process ended; None if none has ended yet."""

    @property
    def process(self) -> QProcess | None:
        """The child process; None while none runs."""
        return self._child.process if self._child else None

    def start(self, database: Path) -> bool:
        """Copy the database if it has changed, now and every hour. Return whether a process was started now."""
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
        """Give the process a moment to end, then end it; called when the program ends."""
        if self._timer is not None:
            self._timer.stop()
        child, self._child = self._child, None
        if child is not None:
            child.stop(_PATIENCE)

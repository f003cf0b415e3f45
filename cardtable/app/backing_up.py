"""A copy of the database, made by a child process while the window is in use."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Signal

from cardtable import BACKUP
from cardtable.app.child import Child
from cardtable.core.child import Bounds, Cause, ChildEnd
from cardtable.core.errors import CodedError

_PATIENCE = 500
"""Milliseconds that a copy may still take when the program ends; the next start makes it otherwise."""
_BOUNDS = Bounds(memory=1 << 30, time=600.0)


class DailyBackup(QObject):
    """Starts the process at each start, which copies what has changed, and ends with the program."""

    ended = Signal(object)
    """The ``ChildEnd`` of the process."""
    failed = Signal(object)
    """The ``CodedError`` for which there is no copy of what is kept now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._child: Child | None = None
        self.last_end: ChildEnd | None = None
        """How the last copy ended; None if none was made in this start."""

    @property
    def process(self) -> QProcess | None:
        """The child process, while it runs."""
        return self._child.process if self._child else None

    def start(self, database: Path) -> bool:
        """Copy the database if something has changed. Returns whether a process was started."""
        if self._child is not None or not database.is_file():
            return False
        # The child stands elsewhere.
        self._child = Child.of(BACKUP, str(database.absolute()), bounds=_BOUNDS, parent=self)
        self._child.ended.connect(self._end)
        self._child.start()
        return True

    def _end(self, end: ChildEnd) -> None:
        from cardtable.store import backups

        # Whatever went wrong, the copies that are there are as good as before, and the next start tries again.
        child, self._child = self._child, None
        if child is not None:
            child.deleteLater()
        self.last_end = end
        self.ended.emit(end)
        if not end.good:
            damaged = end.cause is Cause.FAILED and end.status == backups.DAMAGED
            self.failed.emit(CodedError("damage_found" if damaged else "no_copy"))

    def stop(self) -> None:
        """The program ends: give the process a moment, and end it."""
        child, self._child = self._child, None
        if child is not None:
            child.stop(_PATIENCE)

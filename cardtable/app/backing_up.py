"""The day's copy of the database, made by a child process while the window is in use."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, QProcess

from cardtable.app.computer import worker_command

_PATIENCE = 500
"""Milliseconds that a copy may still take when the program ends; the next start makes it otherwise."""


class DailyBackup(QObject):
    """Starts the process at the day's first start, and ends with the program."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None

    @property
    def process(self) -> QProcess | None:
        """The child process, while it runs."""
        return self._process

    def start(self, database: Path) -> bool:
        """Copy the database unless it was copied today. Returns whether a process was started."""
        # The copy has time until the first table is painted, and so has what it needs.
        from cardtable.store import backups

        if self._process is not None or not backups.is_due(database, date.today()):
            return False
        program, *arguments = worker_command()
        process = self._process = QProcess(self)
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._ended)
        process.start(program, [*arguments[:-1], backups.COMMAND, str(database)])
        return True

    def _ended(self) -> None:
        # Whatever went wrong, the copies that are there are as good as before, and the next start tries again.
        self._process = None

    def stop(self) -> None:
        """The program ends: give the process a moment, and end it."""
        process, self._process = self._process, None
        if process is not None and not process.waitForFinished(_PATIENCE):
            process.kill()
            process.waitForFinished()

"""The sounds of the table, played by a child process if they are wanted. If they cannot be played, nobody is told."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

from PySide6.QtCore import QElapsedTimer, QObject, QProcess, QTimer

from cardtable import SOUNDS
from cardtable.app.child import Child
from cardtable.art.sounds import LIBRARY, REST
from cardtable.core.child import Bounds, Cause, ChildEnd, command

APART = 40
"""Milliseconds within which a sound is not repeated."""
IDLE = 15_000
"""Milliseconds without a sound after which the process is ended and so releases the audio device."""
DEAF = 30_000
"""Milliseconds after which a process that has not confirmed a sound is taken for stuck, as by a device that does not
respond.
"""
SOUND_BOUNDS = Bounds(memory=1 << 30)
"""Sound servers share large pieces of memory with each program, which count for the limit."""


class Sounds(QObject):
    """Plays sounds by their names; see ``art.sounds.making.SOUNDS``. The process starts with the first sound."""

    def __init__(self, program: Sequence[str] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = list(program or command(SOUNDS, bounds=SOUND_BOUNDS))
        self._child: Child | None = None
        self.last_end: ChildEnd | None = None
        """How the process ended, if it was not ended by this object; otherwise None."""
        # Without the library the process would only end again.
        self._gone = program is None and find_spec(LIBRARY) is None
        self._on = False
        self._last: dict[str, int] = {}
        self._clock = QElapsedTimer()
        self._clock.start()
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE)
        self._idle.timeout.connect(lambda: self._write(REST))
        self._heartbeat = QTimer(self)
        self._heartbeat.setSingleShot(True)
        self._heartbeat.setInterval(DEAF)
        self._heartbeat.timeout.connect(self._give_up)

    @property
    def process(self) -> QProcess | None:
        """The process; None if it does not run."""
        return self._child.process if self._child else None

    def set_on(self, on: bool) -> None:
        """Set whether sounds are played."""
        self._on = on
        if not on:
            self.stop()

    def play(self, name: str) -> None:
        """Play a sound, if sounds are wanted and can be played."""
        now = self._clock.elapsed()
        if not self._on or self._gone or now - self._last.get(name, -APART) < APART:
            return
        self._last[name] = now
        if self._child is None:
            self._start()
        self._write(name)
        self._idle.start()
        if not self._heartbeat.isActive():
            self._heartbeat.start()

    def stop(self) -> None:
        """End the process."""
        self._idle.stop()
        self._heartbeat.stop()
        child, self._child = self._child, None
        if child is not None:
            child.stop(300)

    def _start(self) -> None:
        self._child = child = Child(self._command, SOUND_BOUNDS, self, part=SOUNDS)
        child.said.connect(self._heartbeat.stop)
        child.ended.connect(self._lose)
        # By a method of its own, which is no more called when it is destroyed.
        child.process.errorOccurred.connect(child.hang_up)
        child.start()

    def _write(self, line: str) -> None:
        if self._child is not None:
            self._child.write(f"{line}\n".encode())

    def _give_up(self) -> None:
        if self._child is not None:
            self._child.kill(Cause.SILENT)

    def _lose(self, end: ChildEnd) -> None:
        """Note that the process has ended because there is no library or no device. It is not tried again in
        this run.
        """
        self._gone = True
        self._idle.stop()
        self._heartbeat.stop()
        child, self._child = self._child, None
        if child is not None:
            child.deleteLater()
        self.last_end = end

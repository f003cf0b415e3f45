"""The sounds of the table as far as they are wanted: a child process plays them, or nobody hears of it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

from PySide6.QtCore import QElapsedTimer, QObject, QProcess, QTimer

from cardtable.app.computer import worker_command
from cardtable.art.sounds import LIBRARY, REST

APART = 40
"""Milliseconds within which the same sound is not heard twice."""
IDLE = 15_000
"""Milliseconds without a sound after which the device is given back."""


def sound_command() -> list[str]:
    """The program and arguments that play sounds."""
    return [*worker_command()[:-1], "sounds"]


class Sounds(QObject):
    """Plays sounds by their names; see ``art.sounds.making.SOUNDS``. The process starts with the first of them."""

    def __init__(self, command: Sequence[str] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = list(command or sound_command())
        self._process: QProcess | None = None
        # Without the library the process would only end again.
        self._gone = command is None and find_spec(LIBRARY) is None
        self._on = False
        self._last: dict[str, int] = {}
        self._clock = QElapsedTimer()
        self._clock.start()
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE)
        self._idle.timeout.connect(lambda: self._write(REST))

    @property
    def process(self) -> QProcess | None:
        """The process, if it runs."""
        return self._process

    def set_on(self, on: bool) -> None:
        """Whether anything is to be heard."""
        self._on = on
        if not on:
            self.stop()

    def play(self, name: str) -> None:
        """Let a sound be heard, if sounds are wanted and can be played."""
        now = self._clock.elapsed()
        if not self._on or self._gone or now - self._last.get(name, -APART) < APART:
            return
        self._last[name] = now
        if self._process is None:
            self._start()
        self._write(name)
        self._idle.start()

    def stop(self) -> None:
        """End the process."""
        self._idle.stop()
        process, self._process = self._process, None
        if process is None:
            return
        process.finished.disconnect()
        process.errorOccurred.disconnect()
        process.closeWriteChannel()
        if not process.waitForFinished(300):
            process.kill()
            process.waitForFinished(3000)

    def _start(self) -> None:
        self._process = process = QProcess(self)
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(self._lose)
        process.errorOccurred.connect(self._lose)
        process.start(self._command[0], self._command[1:])

    def _write(self, line: str) -> None:
        if self._process is not None:
            self._process.write(f"{line}\n".encode())

    def _lose(self) -> None:
        """It has ended: there is no library, or no device. It is not tried again before the next start."""
        self._gone = True
        self._idle.stop()
        process, self._process = self._process, None
        if process is None:
            return
        if process.state() == QProcess.ProcessState.NotRunning:
            process.deleteLater()
        else:
            # It does not hear any more and has not ended yet; destroyed now, the window would stand still until it has.
            process.finished.connect(process.deleteLater)
            process.kill()

"""How a window starts processes: a child with its lines of output, its limits and its end.

``core.child`` decides what is started and with which environment.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from cardtable.core.child import UNBOUNDED, Bounds, Cause, ChildEnd, command, end_of, end_session, environment, folder

_ERRORS = 2000
"""How many bytes of a child's error output are kept, the last ones."""
_GONE = 3000
"""Milliseconds within which a killed process is gone."""


TROUBLE: dict[str, ChildEnd] = {}
"""The end of the last failed child of each part of the program; reports of faults contain it."""


class Child(QObject):
    """A process that is started once. Its output is read line by line; each line is a sign of life.

    ``part`` is its name in reports of trouble. With ``aloud`` its error output is also written to the error output of
    this program.
    """

    said = Signal(bytes)
    """A line of its output, without the line break."""
    ended = Signal(object)
    """The ``ChildEnd``; emitted once, after the last line."""

    def __init__(
        self,
        command: Sequence[str],
        bounds: Bounds = UNBOUNDED,
        parent: QObject | None = None,
        *,
        part: str = "",
        aloud: bool = False,
    ) -> None:
        super().__init__(parent)
        self._part = part
        self._command = list(command)
        self._bounds = bounds
        self._aloud = aloud
        self._line = b""
        self._errors = b""
        self._reason: Cause | None = None
        self._heard = True
        self._end: ChildEnd | None = None
        self.process = process = QProcess(self)
        """The process. Other code may ask for its state; only this object starts and ends it."""
        process.setProcessEnvironment(_surroundings())
        process.setWorkingDirectory(folder())
        if sys.platform != "win32":
            # What is typed or ended in the terminal of the window is none of its business.
            alone = QProcess.UnixProcessParameters()
            alone.flags = QProcess.UnixProcessFlag.CreateNewSession
            process.setUnixProcessParameters(alone)
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._read_errors)
        process.finished.connect(self._finish)
        process.errorOccurred.connect(self._fail)
        self._longest = self._timer(Cause.OUT_OF_TIME)
        self._silence = self._timer(Cause.SILENT)
        self._number = 0

    @classmethod
    def of(cls, part: str, *arguments: str, bounds: Bounds = UNBOUNDED, parent: QObject | None = None) -> Child:
        """Return a child that will run ``part`` of this program."""
        return cls(command(part, *arguments, bounds=bounds), bounds, parent, part=part)

    @property
    def running(self) -> bool:
        """Whether the process was started and has not ended."""
        return self.process.state() is not QProcess.ProcessState.NotRunning

    @property
    def end(self) -> ChildEnd | None:
        """How the process ended; None while it has not."""
        return self._end

    def start(self) -> None:
        """Start the process. ``ended`` follows later, even if it cannot be started."""
        if self._bounds.time is not None:
            self._longest.start(round(self._bounds.time * 1000))
        self._live()
        program, *arguments = written_for_qt(self._command)
        self.process.start(program, arguments)
        self._number = self.process.processId()

    def write(self, data: bytes) -> None:
        """Write ``data`` to the input of the process."""
        self.process.write(data)

    def kill(self, cause: Cause = Cause.STOPPED) -> None:
        """End the process at once, with all that it has started; ``ended`` follows with ``cause``."""
        if self.running:
            self._reason = self._reason or cause
            self._end_session()
            self.process.kill()

    def hang_up(self, _error: QProcess.ProcessError) -> None:
        """End the process because writing to it failed; it may still be running."""
        self.kill(Cause.FAILED)

    def stop(self, patience: int) -> None:
        """End the process: close its input, and kill it if it has not ended after ``patience`` milliseconds. It is gone
        when this returns; nothing is emitted afterwards, and this object is deleted.
        """
        self._heard = False
        if not self.running:
            self.deleteLater()
            return
        self.process.closeWriteChannel()
        if not self.process.waitForFinished(patience):
            self.kill()
            # Qt complains of processes that outlive their objects.
            self.process.waitForFinished(_GONE)

    def drop(self) -> None:
        """End the process at once, without waiting. Nothing is emitted afterwards; this object is deleted when the
        process has gone.
        """
        self._heard = False
        if self.running:
            self.kill()
        else:
            self.deleteLater()

    def _timer(self, cause: Cause) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(lambda: self.kill(cause))
        return timer

    def _live(self) -> None:
        """Begin the time of silence again after a sign of life."""
        if self._bounds.silence is not None:
            self._silence.start(round(self._bounds.silence * 1000))

    def _read(self) -> None:
        self._take(bytes(self.process.readAllStandardOutput().data()))

    def _take(self, data: bytes) -> None:
        if not self._heard or not data:
            return
        self._live()
        *lines, self._line = (self._line + data).split(b"\n")
        for line in lines:
            # A receiver of one line may have stopped listening.
            if self._heard:
                self.said.emit(_whole(line))
        if len(self._line) > self._bounds.line:
            self._line = b""
            self.kill(Cause.TOO_LONG)

    def _read_errors(self) -> None:
        data = bytes(self.process.readAllStandardError().data())
        self._errors = (self._errors + data)[-_ERRORS:]
        if self._aloud and sys.stderr is not None:
            with suppress(OSError, ValueError):
                sys.stderr.write(data.decode(errors="replace"))

    def _end_session(self) -> None:
        end_session(self._number)

    def _finish(self, status: int, how: QProcess.ExitStatus) -> None:
        self._read()
        self._read_errors()
        # What it has started must not outlive it.
        self._end_session()
        if self._line and self._heard:
            line, self._line = self._line, b""
            self.said.emit(_whole(line))
        errors = self._errors.decode(errors="replace").strip()
        if self._reason is not None:
            self._settle(ChildEnd(self._reason, status, errors))
        else:
            self._settle(end_of(status, how is QProcess.ExitStatus.CrashExit, errors))

    def _fail(self, error: QProcess.ProcessError) -> None:
        # Every other error is followed by ``finished``, or is said of a pipe that the child has closed.
        if error is QProcess.ProcessError.FailedToStart:
            self._settle(ChildEnd(Cause.CANNOT_START, errors=self.process.errorString()))

    def _settle(self, found: ChildEnd) -> None:
        self._longest.stop()
        self._silence.stop()
        self._end = found
        if found.good:
            TROUBLE.pop(self._part, None)
        elif found.cause is not Cause.STOPPED:
            TROUBLE[self._part] = found
        if self._heard:
            self.ended.emit(found)
        else:
            self.deleteLater()


def _whole(line: bytes) -> bytes:
    """Return a line without what Windows writes before its end."""
    return line.removesuffix(b"\r")


def written_for_qt(command: Sequence[str]) -> list[str]:
    """Return ``command`` in a form that Qt starts with the same bytes as Python would.

    Qt writes names of files in UTF-8. Where Python writes them in another way, as under a locale in ISO 8859-1, a shell
    that is given their bytes as digits starts what has other letters than ASCII in it.
    """
    coding = sys.getfilesystemencoding()
    if sys.platform == "win32" or coding == "utf-8" or all(map(str.isascii, command)):
        return [*command]
    words = ("".join(f"\\{byte:03o}" for byte in os.fsencode(word)) for word in command)
    return ["/bin/sh", "-c", "exec " + " ".join(f"\"$(printf '{word}')\"" for word in words)]


def _surroundings() -> QProcessEnvironment:
    """Return the environment that ``core.child`` wants, made from the system's one, so that variables that are not
    valid text are kept as they are.
    """
    found, wanted = QProcessEnvironment.systemEnvironment(), environment()
    for name in set(os.environ) - set(wanted):
        found.remove(name)
    for name, value in wanted.items():
        if os.environ.get(name) != value:
            found.insert(name, value)
    return found

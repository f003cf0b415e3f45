"""Long work on the database that reads data from anywhere: done by a child process, so that the window neither waits
nor crashes with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from cardtable.app.child import Child
from cardtable.core.child import Bounds, ChildEnd
from cardtable.core.documents import load_json, whole
from cardtable.core.errors import CodedError
from cardtable.core.sanitise import as_text
from cardtable.store.workshop import clear, workshop

_BOUNDS = Bounds(memory=1 << 30, silence=300.0)


class LongWork(QObject):
    """One piece of work. The child either does all of it or changes nothing; it reports in lines of JSON."""

    failure = "taking_in_failed"
    """The code of the error if the child ended without a result; its parameter ``reason`` is the cause."""

    progressed = Signal(int, int)
    """How much is done, and how much there is to do."""
    ended = Signal(object)
    """The result; or the ``CodedError`` because of which nothing was done; or None if it was cancelled."""

    def __init__(self, part: str, *arguments: str, database: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # A child that is killed leaves a copy of what is kept there.
        self._folder = workshop(database, part)
        self._end: object = None
        self._cancelled = False
        self._child = Child.of(part, *arguments, str(database.absolute()), bounds=_BOUNDS, parent=self)
        self._child.said.connect(self._hear)
        self._child.ended.connect(self._finish)

    def start(self) -> None:
        """Start the work; ``ended`` follows."""
        self._child.start()

    def cancel(self) -> None:
        """Cancel the work; ``ended`` follows, with the result if it was complete already."""
        self._cancelled = True
        self._child.kill()

    def stop(self) -> None:
        """End the work because the program ends; nothing is emitted afterwards."""
        self._child.stop(0)
        clear(self._folder)

    @property
    def process(self) -> int:
        """The number of the child process, 0 if it does not run."""
        return self._child.process.processId()

    def understood(self, told: Mapping[str, object]) -> object:
        """Return the result if the line ``told`` contains it, otherwise None. Raises ``CodedError``, or ``ValueError``
        for a line that makes no sense.
        """
        raise NotImplementedError

    def _hear(self, line: bytes) -> None:
        try:
            match load_json(line.decode()):
                case {"done": int(done), "of": int(most)}:
                    self.progressed.emit(min(whole(done), 1 << 30), min(whole(most), 1 << 30))
                case {"failed": str(code), "parameters": dict(parameters)}:
                    self._end = coded(code, parameters)
                case dict(told):
                    self._end = self.understood(told) or self._end
        except (CodedError, ValueError):
            # A line that means nothing, such as a warning of a library.
            return

    def _finish(self, ending: ChildEnd) -> None:
        clear(self._folder)
        if self._end is None and not self._cancelled:
            self._end = CodedError(self.failure, reason=ending.cause.value)
        self.ended.emit(self._end)


def coded(code: str, parameters: Mapping[str, object]) -> CodedError:
    """Return an error (or another message with a code) with the code and the parameters that a child has reported."""
    return CodedError(as_text(code), **{as_text(name): value for name, value in parameters.items()})

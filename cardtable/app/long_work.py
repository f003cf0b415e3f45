"""Work on the database that takes long and reads what may be anything: done by a child process, so that no window
stands still or falls with it.
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
    """One piece of work. The child either does all of it or changes nothing, and tells of it in lines of JSON."""

    failure = "taking_in_failed"
    """The code of an end without a word, with its ``reason``."""

    progressed = Signal(int, int)
    """How much is done, and how much there is to do."""
    ended = Signal(object)
    """What was done, or the ``CodedError`` for which nothing was; None if it was cancelled before the end."""

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
        """Begin; ``ended`` follows."""
        self._child.start()

    def cancel(self) -> None:
        """End it; ``ended`` follows, with what was done if that was done already."""
        self._cancelled = True
        self._child.kill()

    def stop(self) -> None:
        """The program ends: nothing is emitted any more."""
        self._child.stop(0)
        clear(self._folder)

    @property
    def process(self) -> int:
        """The number of the child process, 0 if it does not run."""
        return self._child.process.processId()

    def understood(self, told: Mapping[str, object]) -> object:
        """What was done, if this line tells it, or None. Raises ``CodedError`` or ``ValueError`` for nonsense."""
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
    """An error, or what else is told by code, with the parameters that a child has named."""
    return CodedError(as_text(code), **{as_text(name): value for name, value in parameters.items()})

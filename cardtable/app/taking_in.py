"""A file into which everything was written, taken in by a child process: a stranger's file stops no window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from cardtable import TAKE_IN
from cardtable.app.child import Child
from cardtable.core.child import Bounds, ChildEnd
from cardtable.core.documents import load_json, whole
from cardtable.core.errors import CodedError
from cardtable.core.foreign import as_text
from cardtable.store.whole import Restored

_BOUNDS = Bounds(memory=1 << 30, silence=300.0)


class TakingIn(QObject):
    """Takes in one file. The child works in one transaction, so that nothing was taken in unless it says so."""

    progressed = Signal(int, int)
    """How much is done, and how much there is to do."""
    ended = Signal(object)
    """``Restored``, or the ``CodedError`` for which nothing was taken in; None if it was cancelled before the end."""

    def __init__(self, file: Path, database: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._end: Restored | CodedError | None = None
        self._cancelled = False
        # The child stands elsewhere.
        self._child = Child.of(TAKE_IN, str(file.absolute()), str(database.absolute()), bounds=_BOUNDS, parent=self)
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

    def _hear(self, line: bytes) -> None:
        try:
            match load_json(line.decode()):
                case {"done": int(done), "of": int(most)}:
                    self.progressed.emit(min(whole(done), 1 << 30), min(whole(most), 1 << 30))
                case {"taken": [_, _, _, _, _] as numbers}:
                    self._end = Restored(*(whole(number, 0) for number in numbers))
                case {"failed": str(code), "parameters": dict(parameters)}:
                    self._end = CodedError(
                        as_text(code), **{as_text(name): value for name, value in parameters.items()}
                    )
        except (CodedError, ValueError):
            # A line that means nothing, such as a warning of a library.
            return

    def _finish(self, end: ChildEnd) -> None:
        if self._end is None and not self._cancelled:
            self._end = CodedError("taking_in_failed", reason=end.cause.value)
        self.ended.emit(self._end)

"""What the steps of the self-test share."""

from __future__ import annotations

from PySide6.QtCore import QEventLoop, QTimer

from cardtable.core.child import ChildEnd
from cardtable.core.sanitise import as_quoted

PATIENCE = 120_000
"""The most milliseconds to wait for an answer of another process or for a window."""


class SelfTestError(Exception):
    """A step has found a fault; the text says which."""


class NotTriedError(Exception):
    """A step cannot be tried on this computer; the text says why."""


def expect(condition: bool, fault: str) -> None:
    """Raise ``SelfTestError`` with ``fault`` unless the condition holds."""
    if not condition:
        raise SelfTestError(fault)


def wait(loop: QEventLoop, patience: int = PATIENCE) -> None:
    """Run ``loop`` until it is ended, at most ``patience`` milliseconds."""
    watch = QTimer()
    watch.setSingleShot(True)
    watch.timeout.connect(loop.quit)
    watch.start(patience)
    loop.exec()
    watch.stop()


def told(end: ChildEnd | None) -> str:
    """Return a text about the end of a process, to help in finding a fault."""
    return f"the process: {end.cause}, {end.status}, {last_line(end)}" if end else "the process is silent"


def last_line(end: ChildEnd) -> str:
    """Return the last line that a process wrote to its error output."""
    return as_quoted(end.errors.rpartition("\n")[2])

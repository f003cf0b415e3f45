"""Ending in good order when the display is lost.

Qt prints a message and ends the process at once, in the middle of its loop. It destroys objects that are still in use
on the way, so that the process would end by a memory fault.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable

from PySide6.QtCore import QMessageLogContext, QtMsgType, qFormatLogMessage, qInstallMessageHandler

from cardtable import DISPLAY_LOST

_SIGNS = (
    "The X11 connection broke",
    "The Wayland connection broke",
    "The Wayland connection experienced a fatal error",
)
"""The beginnings of Qt's last message in such a case."""


def watch(close: Callable[[], None]) -> None:
    """Call ``close`` if the display is lost, and then end the process with status ``DISPLAY_LOST``. All other messages
    of Qt are written as usual. Does nothing on Windows and macOS.
    """
    if sys.platform in ("win32", "darwin"):
        return

    def hear(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if message.startswith(_SIGNS):
            with contextlib.suppress(Exception):
                close()
            _write("cardtable has ended, because its display was taken away. All that was done is saved.")
            os._exit(DISPLAY_LOST)
        _write(qFormatLogMessage(kind, context, message))

    qInstallMessageHandler(hear)


def _write(words: str) -> None:
    # The terminal may have gone with the display.
    with contextlib.suppress(OSError, ValueError, AttributeError):
        sys.stderr.write(f"{words}\n")
        sys.stderr.flush()

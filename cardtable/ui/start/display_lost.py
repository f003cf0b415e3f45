"""A display that is taken away: the program ends in good order.

Qt says so and ends the process there and then, in the middle of its loop; what it destroys on the way is still in use,
so that the process would end by a fault of memory.
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
"""How the last words of Qt begin."""


def watch(close: Callable[[], None]) -> None:
    """From now on call ``close`` if the display is taken away, and end the process with ``DISPLAY_LOST``. All else that
    Qt has to say is written where it always is.
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

"""X servers that a test starts for itself."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple


class NoServer(RuntimeError):
    """Xvfb did not start."""


class XServer(NamedTuple):
    """An Xvfb that answers, and the value of ``DISPLAY`` for its clients."""

    process: subprocess.Popen[bytes]
    display: str


@contextmanager
def x_server(screen: str = "1280x800x24", **options: Any) -> Iterator[XServer]:
    """Yield an X server once it accepts connections, and end it afterwards.

    Args:
        screen: Width and height in pixels, and bits of colour.
        options: Further arguments of ``subprocess.Popen``.

    Raises:
        NoServer: It ended before it answered.
    """
    reader, writer = os.pipe()
    # Without ``-noreset`` it begins anew when its last client leaves, which turns away who comes meanwhile and forgets
    # the layout of the keyboard.
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", screen, "-dpi", "96", "-nolisten", "tcp", "-noreset"]
    process = subprocess.Popen(
        command, pass_fds=[writer], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options
    )
    os.close(writer)
    try:
        # It writes its number once it accepts connections, and closes the pipe if it dies.
        with os.fdopen(reader) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise NoServer("Xvfb did not start")
        yield XServer(process, f":{number}")
    finally:
        process.terminate()
        process.wait()

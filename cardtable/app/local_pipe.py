"""A door for other starts of the same program on Windows: a named pipe of this user, on this computer only.

Its name cannot be guessed, only its owner may write into it, and connections from other computers are refused. The pipe
is checked at intervals, because nothing in Qt's core can wait for one.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

# Not even the imports below are known elsewhere.
assert sys.platform == "win32"

import _winapi  # noqa: E402
import ctypes  # noqa: E402
from multiprocessing.connection import Client, PipeConnection  # noqa: E402

Errand = TypeVar("Errand")

ANSWER = b"taken\n"

MOST_BYTES = 65_536
"""The most bytes of one errand."""

LISTENING_SECONDS = 0.3
"""How long to wait for the line of a caller. A start of this program writes it at once; another caller must not hold up
the window for longer.
"""

_PREFIX = r"\\.\pipe\cardtable-"
_REJECT_REMOTE_CLIENTS = 0x8
_ANY_PROCESS = -1


class Door:
    """A pipe that listens; call ``next_errand`` at intervals."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._listen(_winapi.FILE_FLAG_FIRST_PIPE_INSTANCE)

    def _listen(self, flag: int = 0) -> None:
        self._handle = _winapi.CreateNamedPipe(
            self.address,
            _winapi.PIPE_ACCESS_DUPLEX | _winapi.FILE_FLAG_OVERLAPPED | flag,
            _winapi.PIPE_TYPE_MESSAGE | _winapi.PIPE_READMODE_MESSAGE | _winapi.PIPE_WAIT | _REJECT_REMOTE_CLIENTS,
            _winapi.PIPE_UNLIMITED_INSTANCES,
            MOST_BYTES,
            MOST_BYTES,
            _winapi.NMPWAIT_WAIT_FOREVER,
            _winapi.NULL,
        )
        self._coming = _winapi.ConnectNamedPipe(self._handle, overlapped=True)

    def fileno(self) -> int:
        """Return -1: a pipe has no descriptor that could be watched."""
        return -1

    def next_errand(self, understand: Callable[[bytes], Errand | None]) -> Errand | None:
        """Return the errand that ``understand`` makes from the line of a caller, after answering that it was taken;
        None if no caller is there or the line makes no sense.
        """
        if _winapi.WaitForSingleObject(self._coming.event, 0) != _winapi.WAIT_OBJECT_0:
            return None
        try:
            with PipeConnection(self._handle) as caller:
                self._listen()
                if not caller.poll(LISTENING_SECONDS):
                    return None
                errand = understand(caller.recv_bytes(MOST_BYTES))
                if errand is not None:
                    caller.send_bytes(ANSWER)
                    # The caller hangs up once it has read the answer, which would be lost with the pipe before.
                    caller.poll(LISTENING_SECONDS)
                return errand
        except (OSError, EOFError):
            return None

    def close(self) -> None:
        self._coming.cancel()
        _winapi.CloseHandle(self._handle)


def open_door(directory: Path) -> Door | None:
    """Open a pipe and listen; None if that is not possible."""
    try:
        return Door(f"{_PREFIX}{os.urandom(16).hex()}")
    except OSError:
        return None


def send(address: str, line: bytes, seconds: float) -> bool:
    """Send ``line`` to the door at ``address``; return True if it was taken within ``seconds``."""
    if not address.startswith(_PREFIX):
        return False
    try:
        # Without this the other window could only blink in the task bar.
        ctypes.windll.user32.AllowSetForegroundWindow(_ANY_PROCESS)
        with Client(address, family="AF_PIPE") as connection:
            connection.send_bytes(line)
            return connection.poll(seconds) and connection.recv_bytes(len(ANSWER)) == ANSWER
    except (OSError, EOFError):
        return False


def sweep(address: str) -> None:
    """Do nothing: pipes go away with their process."""

"""A door for other starts of the same program: a socket in a folder of this user, on this computer alone.

A plain socket of the standard library, because Qt's own (QLocalServer) lives in QtNetwork, which the program does
not ship: it would cost every start a library made for reaching other computers. The family is AF_UNIX and no other.
Only this user's processes are heard and spoken to: by the modes of folder and socket, and where the system tells
who is at the other end (Linux), by asking.
"""

from __future__ import annotations

import os
import socket
import stat
import struct
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

assert sys.platform != "win32"

Errand = TypeVar("Errand")

ANSWER = b"taken\n"

MOST_BYTES = 65_536
"""Of one errand."""

LISTENING_SECONDS = 0.3
"""An errand is written at once by whoever brings one; nobody else may hold the window up for longer."""

_LONGEST_ADDRESS = 100
"""Bytes of a path that every system takes as a socket's."""

_PREFIX, _SUFFIX = "cardtable-", ".socket"


class Door:
    """A socket that listens. ``next_errand`` when its descriptor can be read."""

    def __init__(self, listener: socket.socket, address: str) -> None:
        self._listener = listener
        self.address = address

    def fileno(self) -> int:
        """The descriptor that becomes readable when somebody knocks."""
        return self._listener.fileno()

    def next_errand(self, understand: Callable[[bytes], Errand | None]) -> Errand | None:
        """What ``understand`` makes of the line that somebody has brought, to whom it is answered that it was taken;
        None if nobody is there or nothing is understood.
        """
        try:
            caller, _ = self._listener.accept()
        except OSError:
            return None
        with caller:
            try:
                if not _is_own(caller):
                    return None
                line = _line(caller)
                errand = None if line is None else understand(line)
                if errand is not None:
                    # Fails if the caller has waited too long, and has opened a window of its own.
                    caller.sendall(ANSWER)
                return errand
            except OSError:
                return None

    def close(self) -> None:
        self._listener.close()
        sweep(self.address)


def _line(caller: socket.socket) -> bytes | None:
    until = time.monotonic() + LISTENING_SECONDS
    data = b""
    while not data.endswith(b"\n"):
        caller.settimeout(max(0.01, until - time.monotonic()))
        part = caller.recv(MOST_BYTES)
        data += part
        if not part or len(data) > MOST_BYTES or time.monotonic() > until:
            return None
    return data


def open_door(directory: Path) -> Door | None:
    """Listen in a folder of this user alone: the session's, or ``directory``, or one that is made for it. None where
    there are no such sockets.
    """
    for folder in _folders(directory):
        path = str(folder / f"{_PREFIX}{os.urandom(8).hex()}{_SUFFIX}")
        if len(os.fsencode(path)) > _LONGEST_ADDRESS:
            continue
        try:
            return Door(_listener(path), path)
        except OSError:
            sweep(path)
    return None


def _listener(path: str) -> socket.socket:
    """A socket at ``path`` for this user alone. Raises ``OSError``."""
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    mask = os.umask(0o177)
    try:
        listener.bind(path)
        listener.listen(8)
        listener.setblocking(False)
    except OSError:
        listener.close()
        raise
    finally:
        os.umask(mask)
    return listener


def _folders(directory: Path) -> Iterator[Path]:
    session = os.environ.get("XDG_RUNTIME_DIR", "")
    if os.path.isabs(session):
        # In a sandbox this part of the session's folder is the one that all its starts see.
        sandbox = os.environ.get("FLATPAK_ID", "")
        folder = Path(session, "app", sandbox) if sandbox else Path(session)
        if _is_private(folder):
            yield folder
    if _is_private(directory):
        yield directory
    try:
        made = Path(tempfile.mkdtemp(prefix=_PREFIX))
    except OSError:
        return
    yield made
    # Sweeping the socket may have taken the folder with it.
    with suppress(OSError):
        made.rmdir()


def _is_private(folder: Path) -> bool:
    """Whether nobody else can put anything into the folder."""
    try:
        status = folder.stat()
    except OSError:
        return False
    return stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid() and not status.st_mode & 0o022


def send(address: str, line: bytes, seconds: float) -> bool:
    """Bring ``line`` to the door at ``address``; True if it was taken within ``seconds``."""
    until = time.monotonic() + seconds
    try:
        status = os.lstat(address)
        if not stat.S_ISSOCK(status.st_mode) or status.st_uid != os.getuid():
            return False
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
            connection.settimeout(seconds)
            connection.connect(address)
            if not _is_own(connection):
                return False
            connection.sendall(line)
            connection.settimeout(max(0.01, until - time.monotonic()))
            return connection.recv(len(ANSWER)) == ANSWER
    except (OSError, ValueError):
        return False


def _is_own(connection: socket.socket) -> bool:
    """Whether this user's process is at the other end, as far as that can be known."""
    if sys.platform != "linux":
        return True
    layout = "iII"
    found = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize(layout))
    _, user, _ = struct.unpack(layout, found)
    return bool(user == os.getuid())


def sweep(address: str) -> None:
    """Remove the socket at ``address`` if it is one of ours, with the folder that was made for it alone."""
    path = Path(address)
    if not (path.name.startswith(_PREFIX) and path.name.endswith(_SUFFIX) and path.is_absolute()):
        return
    try:
        status = path.lstat()
        if stat.S_ISSOCK(status.st_mode) and status.st_uid == os.getuid():
            path.unlink()
            if path.parent.name.startswith(_PREFIX):
                path.parent.rmdir()
    except OSError:
        return

"""A door for other starts of the same program: a socket in a folder of this user, on this computer alone.

It is a plain socket of the standard library, because Qt's own (QLocalServer) is part of QtNetwork, which the program
does not ship: every start would have to load a library made for reaching other computers. Only the family AF_UNIX is
used. Only processes of this user are listened to and answered; the permissions of folder and socket ensure that, and on
Linux the system is also asked for the user at the other end.
"""

from __future__ import annotations

import _socket
import os
import stat
import struct
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    import socket

assert sys.platform != "win32"

Errand = TypeVar("Errand")

ANSWER = b"taken\n"

MOST_BYTES = 65_536
"""The most bytes of one errand."""

LISTENING_SECONDS = 0.3
"""How long to wait for the line of a caller. A start of this program writes it at once; another caller must not hold up
the window for longer.
"""

_LONGEST_ADDRESS = 100
"""The most bytes of a path that every system accepts for a socket."""

_PREFIX, _SUFFIX = "cardtable-", ".socket"


class Door:
    """A socket that listens; call ``next_errand`` when its descriptor becomes readable."""

    def __init__(self, listener: _socket.socket, address: str) -> None:
        self._listener = listener
        self.address = address

    def fileno(self) -> int:
        """The descriptor that becomes readable when a caller connects."""
        return self._listener.fileno()

    def next_errand(self, understand: Callable[[bytes], Errand | None]) -> Errand | None:
        """Return the errand that ``understand`` makes from the line of a caller, after answering that it was taken;
        None if no caller is there or the line makes no sense.
        """
        # The start needs only to listen, which does not take all of this module.
        import socket

        try:
            with socket.socket(fileno=os.dup(self.fileno())) as door:
                caller, _ = door.accept()
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
    """Listen at a socket in a folder that only this user can enter: that of the session, or ``directory``, or one made
    for it. None if there are no such sockets.
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


def _listener(path: str) -> _socket.socket:
    """Return a socket at ``path`` that only this user can use. Raises ``OSError``."""
    listener = _socket.socket(_socket.AF_UNIX, _socket.SOCK_STREAM)
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
    """Return whether the folder is this user's and no other user can write into it."""
    try:
        status = folder.stat()
    except OSError:
        return False
    return stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid() and not status.st_mode & 0o022


def send(address: str, line: bytes, seconds: float) -> bool:
    """Send ``line`` to the door at ``address``; return True if it was taken within ``seconds``."""
    import socket

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


def _is_own(connection: _socket.socket) -> bool:
    """Return whether a process of this user is at the other end. Where the system cannot tell that, True."""
    if sys.platform != "linux":
        return True
    layout = "iII"
    found = connection.getsockopt(_socket.SOL_SOCKET, _socket.SO_PEERCRED, struct.calcsize(layout))
    _, user, _ = struct.unpack(layout, found)
    return bool(user == os.getuid())


def sweep(address: str) -> None:
    """Remove the socket at ``address`` if it was made by this program, together with its folder if that was made for
    it.
    """
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

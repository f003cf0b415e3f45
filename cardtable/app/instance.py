"""One window for each data directory: which start is the first one, and how later starts hand over their files to it.

The first start holds a lock in the data directory and writes into the lock file the address at which it listens. A
later start finds the lock taken, sends an ``Errand`` to that address and ends. The lock goes away with its process; so
an address that a killed program has left behind is recognised and replaced. Programs with different data directories
never meet.

Nothing of Qt is needed here: a later start is over before a window would have been built.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from cardtable.app.sole_lock import SoleLock
from cardtable.core.documents import load_json
from cardtable.core.errors import RecordError
from cardtable.store.places import make_private

if sys.platform == "win32":
    from cardtable.app.local_pipe import Door, open_door, send, sweep
else:
    from cardtable.app.local_socket import Door, open_door, send, sweep

LOCK_NAME = "window.lock"

PATIENCE = 4.0
"""Seconds within which the other window must have answered; it may still be starting, or be ending."""

MOST_CHARACTERS = 4096
"""The most characters of a file's path; no system opens longer ones."""

_VERSION = 1

_WITH_VALUE = frozenset(
    {"-display", "-geometry", "-platform", "-platformpluginpath", "-platformtheme", "-plugin", "-qwindowgeometry"}
    | {"-qwindowicon", "-qwindowtitle", "-session", "-style", "-stylesheet"}
)
"""Options of Qt whose value is a separate argument."""


@dataclass(frozen=True, slots=True)
class Errand:
    """What a later start asks of the window that is there: to come to the front, and to open ``file`` if it is not
    empty.

    ``token`` is given by the desktop and allows a program to come to the front.
    """

    file: str = ""
    token: str = ""

    @classmethod
    def of_arguments(cls, arguments: Sequence[str]) -> Errand:
        """Return the errand of a start with ``arguments``, which are those after the program's name."""
        file = file_of(arguments)
        token = os.environ.get("XDG_ACTIVATION_TOKEN", "")
        return cls(os.path.abspath(file) if file else "", token if _is_token(token) else "")

    def to_bytes(self) -> bytes:
        """Return the errand as one line of JSON; file names that are not valid text survive this."""
        return json.dumps({"version": _VERSION, "file": self.file, "token": self.token}).encode() + b"\n"

    @classmethod
    def of_bytes(cls, line: bytes) -> Errand | None:
        """Return the errand of a line; None if it is not one. An errand contains only a path and a token."""
        try:
            data = load_json(line.decode())
        except (RecordError, UnicodeDecodeError):
            return None
        if not isinstance(data, dict) or data.keys() != {"version", "file", "token"} or data["version"] != _VERSION:
            return None
        file, token = data["file"], data["token"]
        return cls(file, token) if _is_path(file) and _is_token(token) else None


def _is_path(value: object) -> bool:
    if not isinstance(value, str) or len(value) > MOST_CHARACTERS or "\0" in value:
        return False
    return not value or os.path.isabs(value)


def _is_token(value: object) -> bool:
    return isinstance(value, str) and len(value) <= 256 and value.isascii() and (value.isprintable() or not value)


def file_of(arguments: Sequence[str]) -> str:
    """Return the path of the first argument that names a file; empty if there is none."""
    for before, argument in zip(("", *arguments), arguments, strict=False):
        if argument and not argument.startswith("-") and before.replace("--", "-", 1) not in _WITH_VALUE:
            return _local(argument)
    return ""


def _local(argument: str) -> str:
    """Return the path that ``argument`` names; browsers and launchers may write it as a ``file:`` address of this
    computer.
    """
    scheme, sign, rest = argument.partition(":")
    if not sign or scheme.lower() != "file" or os.path.exists(argument):
        return argument
    from urllib.parse import unquote

    host, slash, path = rest.removeprefix("//").partition("/") if rest.startswith("//") else ("", "", rest)
    path = unquote(slash + path, errors="surrogateescape")
    if sys.platform == "win32" and path[:1] == "/" and path[2:3] in (":", "|"):
        path = f"{path[1]}:{path[3:]}"
    return path if host.lower() in ("", "localhost") and path and "\0" not in path else argument


class Instance:
    """The hold of this program on its data directory. After ``close`` another program can be the first."""

    def __init__(self, lock: SoleLock | None = None, door: Door | None = None, occupied: bool = False) -> None:
        self._lock = lock
        self.door = door
        """The place at which later starts of the program report; None if there is none."""
        self.occupied = occupied
        """Whether another program holds the data directory and did not answer."""

    def close(self) -> None:
        """Stop listening and release the lock."""
        if self.door is not None:
            self.door.close()
            self.door = None
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def claim(directory: Path, errand: Errand, patience: float = PATIENCE) -> Instance | None:
    """Become the one window for ``directory``; return None if there is another one and it has taken ``errand``.

    If the other one does not answer within ``patience`` seconds, the instance that is returned is ``occupied``. If
    nothing can be written or locked in the directory, other programs are neither asked nor kept out.
    """
    try:
        make_private(directory)
        lock = SoleLock(directory / LOCK_NAME)
    except OSError:
        return Instance()
    until = time.monotonic() + patience
    while not lock.take():
        address = lock.read()
        if address and send(address, errand.to_bytes(), max(0.1, until - time.monotonic())):
            lock.close()
            return None
        if time.monotonic() >= until:
            lock.close()
            return Instance(occupied=True)
        time.sleep(0.05)
    sweep(lock.read())
    door = open_door(directory)
    lock.write(door.address if door is not None else "")
    return Instance(lock, door)

"""Watching which files of a folder are opened, by means of the system, because Qt's reading is invisible to Python."""

from __future__ import annotations

import ctypes
import os
import struct
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_IN_OPEN = 0x20
_EVENT = struct.Struct("iIII")


@contextmanager
def opened_files(folder: Path) -> Iterator[list[str]]:
    """The names of the files in ``folder`` that are opened inside the ``with`` block, filled in at its end; on systems
    other than Linux none.
    """
    if sys.platform != "linux":
        yield []
        return
    system = ctypes.CDLL(None, use_errno=True)
    watch = system.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
    if watch < 0 or system.inotify_add_watch(watch, os.fsencode(folder), _IN_OPEN) < 0:
        raise OSError(ctypes.get_errno(), "the folder cannot be watched")
    names: list[str] = []
    try:
        yield names
        names.extend(_names(watch))
    finally:
        os.close(watch)


def _names(watch: int) -> Iterator[str]:
    while True:
        try:
            told = os.read(watch, 1 << 16)
        except BlockingIOError:
            return
        place = 0
        while place < len(told):
            *_, length = _EVENT.unpack_from(told, place)
            place += _EVENT.size
            name = told[place : place + length].rstrip(b"\0").decode()
            place += length
            if name:
                yield name

"""Who has the database open, so that nobody moves or rebuilds it under a running program."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from cardtable.core.regular_files import open_regular

if sys.platform == "win32":
    import ctypes
    import msvcrt
    from ctypes import wintypes

    class _Overlapped(ctypes.Structure):
        """Where in a file, as Windows wants to be told (OVERLAPPED)."""

        _fields_ = (
            ("Internal", ctypes.c_void_p),
            ("InternalHigh", ctypes.c_void_p),
            ("Offset", wintypes.DWORD),
            ("OffsetHigh", wintypes.DWORD),
            ("hEvent", wintypes.HANDLE),
        )

    _FAR = 1 << 30
    """Locked bytes cannot be read by others, so one is locked that no file here has."""

    def hold(descriptor: int) -> bool:
        """Hold an open file alone, until it is closed or the process ends; False if another process holds it."""
        os.lseek(descriptor, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    _kernel = ctypes.WinDLL("kernel32", use_last_error=True)
    _LOCK_VIOLATION = 33
    _FLAGS = {"share": 1, "exclude": 1 | 2}
    """LOCKFILE_FAIL_IMMEDIATELY, and LOCKFILE_EXCLUSIVE_LOCK."""

    def _flock(descriptor: int, how: str) -> bool:
        file = wintypes.HANDLE(msvcrt.get_osfhandle(descriptor))
        place = _Overlapped(Offset=_FAR)
        # One lock is not changed into another here: even one's own is in the way.
        _kernel.UnlockFileEx(file, 0, 1, 0, ctypes.byref(place))
        if how not in _FLAGS or _kernel.LockFileEx(file, _FLAGS[how], 0, 1, 0, ctypes.byref(place)):
            return True
        # Some network file systems know nothing of locks; they must not keep anybody from playing.
        return ctypes.get_last_error() != _LOCK_VIOLATION

else:
    import fcntl

    def hold(descriptor: int) -> bool:
        """Hold an open file alone, until it is closed or the process ends; False if another process holds it."""
        return _flock(descriptor, "exclude")

    _OPERATIONS = {"share": fcntl.LOCK_SH, "exclude": fcntl.LOCK_EX, "release": fcntl.LOCK_UN}

    def _flock(descriptor: int, how: str) -> bool:
        try:
            fcntl.flock(descriptor, _OPERATIONS[how] | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            # Some network file systems know nothing of locks; they must not keep anybody from playing.
            return True
        return True


class UseLock:
    """A lock on a file beside the database: shared by all who use it, exclusive for who moves or rebuilds it.

    It goes away with the process. Where there are no such locks, everything is granted.
    """

    def __init__(self, path: Path) -> None:
        """Raises ``OSError`` if the file can neither be opened nor made, and if something else is in its place."""
        self._descriptor = open_regular(path, own=True)

    def share(self) -> bool:
        """Use the database together with others; False if somebody keeps all others out."""
        return _flock(self._descriptor, "share")

    def exclude(self) -> bool:
        """Keep all others out; False if somebody uses the database, and what was held before may then be lost.

        Whatever was looked at under a shared lock must be looked at again: the change from one to the other lets
        others in between.
        """
        return _flock(self._descriptor, "exclude")

    def release(self) -> None:
        """Let go, to try again later."""
        _flock(self._descriptor, "release")

    def close(self) -> None:
        """Let go for good."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

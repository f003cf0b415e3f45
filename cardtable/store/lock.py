"""A lock that shows which programs have the database open, so that none moves or rebuilds it while another uses it."""

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
        """A place in a file, in the form that Windows needs (OVERLAPPED)."""

        _fields_ = (
            ("Internal", ctypes.c_void_p),
            ("InternalHigh", ctypes.c_void_p),
            ("Offset", wintypes.DWORD),
            ("OffsetHigh", wintypes.DWORD),
            ("hEvent", wintypes.HANDLE),
        )

    _FAR = 1 << 30
    """The place of the byte that is locked. Locked bytes cannot be read by others, so it lies beyond the end of every
    file here.
    """

    def hold(descriptor: int) -> bool:
        """Lock an open file exclusively, until it is closed or the process ends; return False if another process holds
        it.
        """
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
        """Lock an open file exclusively, until it is closed or the process ends; return False if another process holds
        it.
        """
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
    """A lock on a file beside the database: shared by all programs that use it, exclusive for one that moves or
    rebuilds it.

    It is released when the process ends. On a system without such locks every request succeeds.
    """

    def __init__(self, path: Path) -> None:
        """Raises ``OSError`` if the file can be neither opened nor made, or if it is not a regular file."""
        self._descriptor = open_regular(path, own=True)

    def share(self) -> bool:
        """Use the database together with others; return False if another program has locked it exclusively."""
        return _flock(self._descriptor, "share")

    def exclude(self) -> bool:
        """Lock out all others; return False if another program uses the database. A shared lock held before may be lost
        then.

        What was checked under a shared lock must be checked again, because other programs can come in while the lock
        changes.
        """
        return _flock(self._descriptor, "exclude")

    def release(self) -> None:
        """Release the lock, so that it can be tried again later."""
        _flock(self._descriptor, "release")

    def close(self) -> None:
        """Release the lock finally."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

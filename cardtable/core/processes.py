"""Processes with pipes for programs without a window; ``core.child`` says how a part of this program is started."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from contextlib import suppress

from cardtable.core.child import UNBOUNDED, Bounds, command, end_session, memory_lent


def started_part(part: str, *arguments: str, bounds: Bounds = UNBOUNDED) -> subprocess.Popen[bytes]:
    """Start a part of this program and return the process, with pipes for its input and output. It runs in the working
    directory and with the whole environment of this process, because it may have to start programs of others that are
    named relative to them. It imports nothing from there, see ``__main__``. Of ``bounds``, only memory and processor
    time are used. Raises ``OSError``.
    """
    return _started(command(part, *arguments, bounds=bounds))


def started_stranger(words: Sequence[str] | str) -> subprocess.Popen[bytes]:
    """Start a program of somebody else and return the process, with pipes for its input and output. It runs in the
    working directory of this process, where its name was given. Raises ``OSError`` and ``ValueError``.
    """
    with memory_lent():
        return _started(words)


def end_whole(process: subprocess.Popen[bytes]) -> None:
    """End at once a process that was started here, and all that it has started."""
    end_session(process.pid)
    with suppress(OSError):
        process.kill()
    process.wait()


def _started(words: Sequence[str] | str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        words,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        # It can be ended with all that it has started, and what is typed in the terminal is none of its business.
        start_new_session=True,
    )

"""Processes with pipes, for what has no window; ``core.child`` says what a part of this program needs."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress

from cardtable.core.child import UNBOUNDED, Bounds, command, end_session, memory_lent, strangers_environment


def started_part(part: str, *arguments: str, bounds: Bounds = UNBOUNDED) -> subprocess.Popen[bytes]:
    """A part of this program that runs, with pipes for its input and its output, where the person stands and with all
    surroundings that are there: the programs of others that it starts may be named from there, and need them. It
    imports nothing from there, see ``__main__``. Raises ``OSError``. Only the memory and the processor time of
    ``bounds`` count.
    """
    return _started(command(part, *arguments, bounds=bounds), None)


def started_stranger(words: Sequence[str] | str) -> subprocess.Popen[bytes]:
    """A program of somebody else that runs, with pipes for its input and its output, where the person stands who named
    it. Raises ``OSError`` and ``ValueError``.
    """
    with memory_lent():
        return _started(words, strangers_environment())


def end_whole(process: subprocess.Popen[bytes]) -> None:
    """End at once a process from here and all that it has started."""
    end_session(process.pid)
    with suppress(OSError):
        process.kill()
    process.wait()


def _started(words: Sequence[str] | str, environ: Mapping[str, str] | None) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        words,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environ,
        # It can be ended with all that it has started, and what is typed in the terminal is none of its business.
        start_new_session=True,
    )

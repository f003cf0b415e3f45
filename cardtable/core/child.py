"""The door through which this program starts processes, as far as it needs no Qt: what is started, with which
surroundings, within which bounds, how all of it is ended, and what is told of the end.

Whoever stands in a folder has not asked for the code in it: a child imports from where this program lies and from where
Python keeps what is installed, from nowhere else. ``app.child`` starts and watches children of a window.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from enum import StrEnum

from cardtable import WITHIN

HOME = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
"""The folder that Python finds this program in."""

OUT_OF_MEMORY = 12
"""The exit status of a part that had not enough memory: ENOMEM."""

_NOT_FOR_CHILDREN = ("PYTHONINSPECT", "PYTHONSTARTUP")
"""What makes of a program one that is typed at."""
_FLAGS = {"isolated": "-I", "ignore_environment": "-E", "no_user_site": "-s", "no_site": "-S"}
"""What decides where modules come from; a child’s come from where this process has them."""


class Cause(StrEnum):
    """Why a child ended."""

    FINISHED = "finished"
    FAILED = "failed"
    """It said so itself, by its exit status."""
    CRASHED = "crashed"
    """A signal ended it, or what there is in place of signals; the status is its number."""
    OUT_OF_TIME = "out_of_time"
    SILENT = "silent"
    """It gave no sign of life for longer than it may."""
    OUT_OF_MEMORY = "out_of_memory"
    TOO_LONG = "too_long"
    """It wrote a line without an end."""
    CANNOT_START = "cannot_start"
    STOPPED = "stopped"
    """It was ended by who had started it."""


@dataclass(frozen=True, slots=True)
class ChildEnd:
    """How a child ended: ``status`` is its exit status or the number of a signal, ``errors`` are the last words that it
    wrote about errors, which are a stranger's.
    """

    cause: Cause
    status: int = 0
    errors: str = ""

    @property
    def good(self) -> bool:
        """Whether it did what it was there for."""
        return self.cause is Cause.FINISHED


@dataclass(frozen=True, slots=True)
class Bounds:
    """What a child may take; None is without a bound.

    ``memory`` is bytes of address space and ``processor`` seconds of processor time, which the child's own system
    enforces: Windows neither, macOS no memory. ``time`` is seconds from the start and ``silence`` seconds between two
    signs of life; ``line`` is bytes of a line.
    """

    memory: int | None = None
    processor: int | None = None
    time: float | None = None
    silence: float | None = None
    line: int = 1 << 20


UNBOUNDED = Bounds()


def command(part: str, *arguments: str, bounds: Bounds = UNBOUNDED) -> list[str]:
    """The program and the arguments that run ``part`` of this program, one of the subcommands of ``__main__``."""
    within = []
    if bounds.memory is not None or bounds.processor is not None:
        within = [f"{WITHIN}{bounds.memory or ''},{bounds.processor or ''}"]
    return [*_program(), *within, part, *arguments]


def _program() -> list[str]:
    if getattr(sys, "frozen", False):
        # A windowed program has no standard streams on Windows, so the packages bring a console twin.
        stem, suffix = os.path.splitext(sys.executable)
        twin = f"{stem}-worker{suffix}"
        return [twin if os.path.exists(twin) else sys.executable]
    # A file by its name: ``-m`` would look for its package, and for what it needs itself, in the working directory.
    flags = [flag for name, flag in _FLAGS.items() if getattr(sys.flags, name)]
    return [sys.executable, "-P", *flags, _script()]


def _script() -> str:
    """The file that starts the program: where Python itself finds no packages, the one that has told it where they are;
    else the program's own.
    """
    started = getattr(sys.modules.get("__main__"), "__file__", None)
    if sys.flags.no_site and isinstance(started, str):
        return os.path.abspath(started)
    return os.path.join(HOME, "cardtable", "__main__.py")


def environment(environ: Mapping[str, str] | None = None) -> dict[str, str]:
    """The environment of a child of this program: this process's, or ``environ``, without what would let Python look
    into the working directory.
    """
    given = os.environ if environ is None else environ
    found = {name: value for name, value in given.items() if name not in _NOT_FOR_CHILDREN}
    found["PYTHONSAFEPATH"] = "1"
    # An empty part of it is the working directory; for a frozen program and an isolated one it means nothing.
    kept = [part for part in found.pop("PYTHONPATH", "").split(os.pathsep) if os.path.isabs(part)]
    if kept:
        found["PYTHONPATH"] = os.pathsep.join(kept)
    return found


def folder() -> str:
    """The working directory of a child of this program: the person's home, or where there is none or it is closed, the
    program's own folder.
    """
    home = os.path.expanduser("~")
    try:
        # Qt writes names of files in UTF-8, whatever Python does here.
        named = home.encode()
    except UnicodeEncodeError:
        return HOME
    usable = os.path.isabs(home) and os.path.isdir(named) and os.access(named, os.R_OK | os.X_OK)
    return home if usable else HOME


def strangers_environment() -> dict[str, str] | None:
    """The environment of a program of somebody else; None is that of this process."""
    before = os.environ.get("LD_LIBRARY_PATH_ORIG")
    if not getattr(sys, "frozen", False) or (before is None and "LD_LIBRARY_PATH" not in os.environ):
        return None
    # The libraries beside a frozen program are for that program.
    found = {name: value for name, value in os.environ.items() if not name.startswith("LD_LIBRARY_PATH")}
    return found if before is None else {**found, "LD_LIBRARY_PATH": before}


def end_session(process: int) -> None:
    """End at once what runs in the session of a child that was begun with it: the child with the number ``process`` and
    all that it has started. On Windows whoever holds the child ends it alone.
    """
    if sys.platform == "win32" or process <= 0:
        return
    try:
        os.killpg(process, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        # All of them are over; on macOS one that nobody has asked after yet may not be ended again.
        return


def keep_within(bounds: str) -> None:
    """Hold this process within what follows ``WITHIN``: bytes of address space and seconds of processor time, each of
    which may be missing, as far as the system can. Raises ``ValueError`` for anything else.
    """
    memory, processor = (int(text) if text else None for text in bounds.split(",", 1))
    if sys.platform == "win32":
        return
    import resource

    if sys.platform == "darwin":
        # More than any bound is mapped there before a process begins, and the system refuses it.
        memory = None
    for what, most in ((resource.RLIMIT_AS, memory), (resource.RLIMIT_CPU, processor)):
        if most is not None:
            hard = resource.getrlimit(what)[1]
            soft = most if hard == resource.RLIM_INFINITY else min(most, hard)
            # A part without a bound is better than none.
            with suppress(ValueError, OSError):
                resource.setrlimit(what, (soft, hard))


@contextmanager
def memory_lent() -> Iterator[None]:
    """Meanwhile this process may take as much memory as the system allows, and so may for ever what it starts: programs
    of others inherit no bound of ours.
    """
    if sys.platform == "win32":
        yield
        return
    import resource

    before = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (before[1], before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)


def end_of(status: int, crashed: bool, errors: str = "") -> ChildEnd:
    """How a child ended by itself. ``status`` is the number of the signal if it ``crashed``, else its exit status."""
    if crashed:
        out_of_time = sys.platform != "win32" and status == signal.SIGXCPU
        return ChildEnd(Cause.OUT_OF_TIME if out_of_time else Cause.CRASHED, status, errors)
    if status == OUT_OF_MEMORY:
        return ChildEnd(Cause.OUT_OF_MEMORY, status, errors)
    return ChildEnd(Cause.FAILED if status else Cause.FINISHED, status, errors)

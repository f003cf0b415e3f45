"""How this program starts other processes, as far as Qt is not needed for it: the command, the environment, the limits,
how a process is ended with all that it has started, and how its end is reported.

A person working in a folder has not asked to run code that lies there. A child therefore imports modules only from the
place of this program and from the places where Python keeps installed packages. ``app.child`` starts and watches the
children of a window.
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
"""The folder from which Python imports this program."""

OUT_OF_MEMORY = 12
"""The exit status of a part of the program that ran out of memory: the number of ENOMEM."""

_NOT_FOR_CHILDREN = ("PYTHONINSPECT", "PYTHONSTARTUP")
"""Variables that make Python interactive or let it run something first; a child does not get them."""
_FLAGS = {"isolated": "-I", "ignore_environment": "-E", "no_user_site": "-s", "no_site": "-S"}
"""Flags of Python that decide where modules come from; a child is started with those of this process."""


class Cause(StrEnum):
    """Why a child ended."""

    FINISHED = "finished"
    FAILED = "failed"
    """The child reported a failure itself, by its exit status."""
    CRASHED = "crashed"
    """A signal ended it (on Windows: what replaces signals); the status is the number of the signal."""
    OUT_OF_TIME = "out_of_time"
    SILENT = "silent"
    """It sent no sign of life for longer than is allowed."""
    OUT_OF_MEMORY = "out_of_memory"
    TOO_LONG = "too_long"
    """It wrote a line longer than is allowed."""
    CANNOT_START = "cannot_start"
    STOPPED = "stopped"
    """The process that had started it ended it."""


@dataclass(frozen=True, slots=True)
class ChildEnd:
    """How a child ended. ``status`` is its exit status or the number of a signal. ``errors`` is the last text that it
    wrote to its error output; that text is untrusted.
    """

    cause: Cause
    status: int = 0
    errors: str = ""

    @property
    def good(self) -> bool:
        """Whether the child ended without a failure."""
        return self.cause is Cause.FINISHED


@dataclass(frozen=True, slots=True)
class Bounds:
    """Limits for a child; None means no limit.

    ``memory`` is bytes of address space and ``processor`` seconds of processor time. The operating system enforces
    these two; Windows enforces neither, and macOS not the memory. ``time`` is seconds from the start and ``silence``
    seconds between two signs of life; ``line`` is the most bytes of one line.
    """

    memory: int | None = None
    processor: int | None = None
    time: float | None = None
    silence: float | None = None
    line: int = 1 << 20


UNBOUNDED = Bounds()


def command(part: str, *arguments: str, bounds: Bounds = UNBOUNDED) -> list[str]:
    """Return the program and the arguments that run ``part`` of this program, one of the subcommands of
    ``__main__``.
    """
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
    """Return the file that starts the program: the script that started this process if Python was told not to look for
    packages (then that script has said where they are), otherwise the program's own ``__main__.py``.
    """
    started = getattr(sys.modules.get("__main__"), "__file__", None)
    if sys.flags.no_site and isinstance(started, str):
        return os.path.abspath(started)
    return os.path.join(HOME, "cardtable", "__main__.py")


def environment(environ: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return the environment for a child of this program: that of this process, or ``environ``, without the variables
    that would let Python import from the working directory.
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
    """Return the working directory for a child of this program: the home of the person, or the folder of the program if
    there is no home or it cannot be entered.
    """
    home = os.path.expanduser("~")
    try:
        # Qt writes names of files in UTF-8, whatever Python does here.
        named = home.encode()
    except UnicodeEncodeError:
        return HOME
    usable = os.path.isabs(home) and os.path.isdir(named) and os.access(named, os.R_OK | os.X_OK)
    return home if usable else HOME


def end_session(process: int) -> None:
    """End at once all processes in the session of the child ``process``: the child, which began that session, and all
    that it has started. On Windows nothing happens here; there the child has to be ended by its handle.
    """
    if sys.platform == "win32" or process <= 0:
        return
    try:
        os.killpg(process, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        # All processes have ended; on macOS a signal to an ended process that has not been waited for yet is refused.
        return


def keep_within(bounds: str) -> None:
    """Limit this process as the text ``bounds`` says, as far as the system can: bytes of address space and seconds of
    processor time, separated by a comma; each of the two may be missing. It is the text after ``WITHIN`` on the command
    line. Raises ``ValueError`` for any other text.
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
    """Lift the limit on memory inside the ``with`` block. This process gets its limit back afterwards; a process
    started inside the block keeps the larger one, because programs of others do not inherit our limits.
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
    """Return how a child ended that was not stopped from outside. ``status`` is the number of the signal if it
    ``crashed``, otherwise its exit status.
    """
    if crashed:
        out_of_time = sys.platform != "win32" and status == signal.SIGXCPU
        return ChildEnd(Cause.OUT_OF_TIME if out_of_time else Cause.CRASHED, status, errors)
    if status == OUT_OF_MEMORY:
        return ChildEnd(Cause.OUT_OF_MEMORY, status, errors)
    return ChildEnd(Cause.FAILED if status else Cause.FINISHED, status, errors)

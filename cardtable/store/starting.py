"""A mark in the data directory while the program starts. It tells the next start that the last one failed, and how much
the next one should leave out.

A start that opens its window ends the matter, and the next one is as usual again. But the cause of the failure may
still be there, and then every second start would fail. So the mark remembers that a window was opened on a lower rung,
and on which. If the start as usual that follows also ends the program, that rung is kept: all starts begin there, and
go further down if necessary, until a person chooses to start as usual; then everything is forgotten. Of starts as usual
that nobody has chosen, at most two fail. A start that goes down a rung by itself, without ending the program, costs
nobody anything; nothing is kept of it, and the next start is as usual.
"""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path
from typing import NamedTuple

from cardtable.core.documents import load_json
from cardtable.core.errors import RecordError
from cardtable.core.regular_files import open_regular
from cardtable.store.lock import hold
from cardtable.store.places import make_private

NAME = "cardtable.start"

USUAL, NO_MATCH, PLAIN, NO_DATABASE = range(4)
"""The rungs of a start: as usual; without the match that was left and the cache; in addition without the stored looks
and languages (English, as at the first start); in addition without the database.
"""

PROGRAM, MATCH, WINDOW, DATABASE, OPENED = "program", "partie", "window", "database", "opened"
"""What a start is doing: loading the program and its cache, opening a match or a file, the window, or the database; or
nothing any more, because its window is open.
"""

_WITHOUT = {WINDOW: PLAIN, DATABASE: NO_DATABASE}
"""The first rung without the thing that failed, if that is not the next rung."""

_MOST_BYTES = 1 << 16


class FailedStart(NamedTuple):
    """What a start that did not come to its end was doing. ``match`` is the match that it was opening (None if none),
    ``file`` the file that it was given (empty if none), ``rung`` its rung, and ``step`` what it was doing. ``opened``
    is the rung on which the window before it was opened; ``kept`` says whether that rung is kept.
    """

    match: int | None = None
    file: str = ""
    rung: int = USUAL
    step: str = PROGRAM
    opened: int = USUAL
    kept: bool = False

    @property
    def next_rung(self) -> int:
        """The rung for a start that follows after this one has failed."""
        return max(min(self.rung + 1, NO_DATABASE), _WITHOUT.get(self.step, USUAL))

    def following(self, file: str) -> FailedStart:
        """Return the mark of the start that follows this one, as it is written at its beginning; ``file`` is the file
        that it is to open.
        """
        if self.step == OPENED:
            return FailedStart(None, file, self.rung if self.kept else USUAL, PROGRAM, self.rung, self.kept)
        # With a window further down before it, it had begun as usual.
        rung = max(self.next_rung, self.opened)
        return FailedStart(None, file, rung, PROGRAM, self.opened, self.opened > USUAL)


class StartMark:
    """The mark that exists from the beginning of a start to the first painting, however the program ends in between.

    The mark is a file with content that is locked as long as its start lasts. A file with content and without a lock
    was left by a dead start. A locked one belongs to another start that goes on at the same time; then this one leaves
    no mark. If nothing can be written, there is no mark either. Nothing here raises.
    """

    def __init__(self, directory: Path | None) -> None:
        """``directory`` is that of the person's data; without one (None) there is no mark."""
        self._path = None if directory is None else directory / NAME
        self._descriptor = -1
        self._now = FailedStart()
        self.failed: FailedStart | None = None
        """The failed start before this one; None if that did not fail."""

    @property
    def rung(self) -> int:
        """The rung of this start."""
        return self._now.rung

    @property
    def kept(self) -> bool:
        """Whether later starts begin on this rung too, until a person chooses otherwise."""
        return self._now.kept

    def begin(self, file: str = "", occupied: bool = False, afresh: bool = False) -> FailedStart | None:
        """Begin a start that was given ``file``; with ``afresh`` it is as usual, whatever was before.

        Returns what an earlier failed start has left; if the data directory is ``occupied``, also what a start has left
        that goes on at the same time but does not answer. None if there is nothing.
        """
        found = self._found(occupied)
        if found is None or afresh:
            found = FailedStart(step=OPENED)
        self._now = found.following(file)
        self.failed = found if found.step != OPENED or self._now.rung > USUAL else None
        self._write()
        return self.failed

    def at(self, step: str) -> None:
        """Note what the start is doing from now on. After the end of the start this does nothing."""
        self._now = self._now._replace(step=step)
        self._write()

    def opening(self, match: int | None) -> None:
        """Note that this match is being opened now."""
        self._now = self._now._replace(match=match, step=MATCH)
        self._write()

    def fall(self) -> FailedStart:
        """Note that this start has failed at this point and begins again on a lower rung. Return what it was doing."""
        self.failed = self._now
        self._now = self._now._replace(match=None, rung=self._now.next_rung, step=PROGRAM)
        self._write()
        return self.failed

    def clear(self) -> None:
        """Note that the start has come to its end."""
        if self.rung == USUAL:
            self._put(b"")
        else:
            # The database has the match, and the person's decision about it.
            file = self.failed.file if self.failed else ""
            self._now = self._now._replace(match=None, file=file, step=OPENED)
            self._write()
        self.leave()

    def leave(self) -> None:
        """End the start where it is; the mark stays for the next one."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

    def _found(self, occupied: bool) -> FailedStart | None:
        if self._path is None:
            return None
        try:
            make_private(self._path.parent)
            self._descriptor, replaced = _opened(self._path)
            mine = hold(self._descriptor)
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            words = os.read(self._descriptor, _MOST_BYTES)
        except OSError:
            self.leave()
            return None
        if not mine:
            self.leave()
            told = _understood(words) if occupied and words.strip() else None
            return None if told is None or told.step == OPENED else told
        return _understood(words) if replaced or words.strip() else None

    def _write(self) -> None:
        self._put(json.dumps(self._now._asdict()).encode())

    def _put(self, words: bytes) -> None:
        if self._descriptor < 0:
            return
        # On a full disk there is no mark.
        with contextlib.suppress(OSError):
            # In place: a new file of the name would not be the locked one.
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            os.write(self._descriptor, words)
            os.ftruncate(self._descriptor, len(words))


def _opened(path: Path) -> tuple[int, bool]:
    """Return a descriptor of the mark, and whether something that could not be read lay there and was deleted. Raises
    ``OSError``.
    """
    for replaced in (False, True):
        with contextlib.suppress(OSError):
            return open_regular(path, own=True), replaced
        if not replaced:
            path.unlink()
    raise OSError


def _understood(found: bytes) -> FailedStart:
    try:
        told = load_json(found.decode())
    except (RecordError, UnicodeDecodeError):
        return FailedStart()
    if not isinstance(told, dict):
        return FailedStart()
    match, file, rung, step, opened, kept = (told.get(name) for name in FailedStart._fields)
    return FailedStart(
        match if type(match) is int else None,
        file if isinstance(file, str) else "",
        rung if type(rung) is int and USUAL <= rung <= NO_DATABASE else USUAL,
        step if isinstance(step, str) else PROGRAM,
        opened if type(opened) is int and USUAL <= opened <= NO_DATABASE else USUAL,
        kept is True,
    )

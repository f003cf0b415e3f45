"""A mark in the data directory while the program starts, by which the next start knows that the last one failed, and
how much it does better without.

A start that opens its window ends the matter: the next one is as usual again. What failed may still be there, though,
and then every other start would fail. So the mark remembers a window that was opened further down, and on which rung.
If the start as usual that follows ends the program, too, that rung is kept: all starts begin there, and go further down
if need be, until somebody chooses to start as usual; then all is forgotten. Of starts as usual that nobody has chosen,
two fail at most. A start that falls by itself costs nobody anything, so that nothing is kept of it, and it is as usual
again as soon as it can be.
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
"""The rungs of a start: as usual; without the match that was left and the cache; besides, without what is kept of
looks and languages (English, as at the first start); besides, without the database.
"""

PROGRAM, MATCH, WINDOW, DATABASE, OPENED = "program", "partie", "window", "database", "opened"
"""What a start is busy with: the program itself and its cache, a match or a file, the window, the database; or with
nothing any more, since its window is open.
"""

_WITHOUT = {WINDOW: PLAIN, DATABASE: NO_DATABASE}
"""The first rung that does without it, if that is not the next one."""

_MOST_BYTES = 1 << 16


class FailedStart(NamedTuple):
    """What a start that did not come to its end was doing: the match that it was opening, and the file that it had
    been given; None and empty if it had not come so far or had none. Its rung, and what it was busy with. The rung on
    which the window before it was ``opened``, and whether that one is ``kept``.
    """

    match: int | None = None
    file: str = ""
    rung: int = USUAL
    step: str = PROGRAM
    opened: int = USUAL
    kept: bool = False

    @property
    def next_rung(self) -> int:
        """The rung of the start that follows it."""
        return max(min(self.rung + 1, NO_DATABASE), _WITHOUT.get(self.step, USUAL))

    def following(self, file: str) -> FailedStart:
        """The start that follows it and is given ``file``, as it begins."""
        if self.step == OPENED:
            return FailedStart(None, file, self.rung if self.kept else USUAL, PROGRAM, self.rung, self.kept)
        # With a window further down before it, it had begun as usual.
        rung = max(self.next_rung, self.opened)
        return FailedStart(None, file, rung, PROGRAM, self.opened, self.opened > USUAL)


class StartMark:
    """Stands from the beginning of a start to the first painting, however the program ends in between.

    The mark is a file with words in it that is locked as long as its start lasts. A file with words and without a lock
    is what a dead start has left; a locked one belongs to another start that goes on at the same time, and then this
    one leaves no mark. Where nothing can be written, there is no mark either. Nothing here raises.
    """

    def __init__(self, directory: Path | None) -> None:
        """``directory`` is that of the person's data; None if there is none, and then there is no mark."""
        self._path = None if directory is None else directory / NAME
        self._descriptor = -1
        self._now = FailedStart()
        self.failed: FailedStart | None = None
        """What the start before this one has left, if it failed."""

    @property
    def rung(self) -> int:
        """How far down this start is."""
        return self._now.rung

    @property
    def kept(self) -> bool:
        """Whether the starts to come are as far down, until somebody chooses another."""
        return self._now.kept

    def begin(self, file: str = "", occupied: bool = False, afresh: bool = False) -> FailedStart | None:
        """A start begins, which was given ``file``; as usual whatever was before, if it is to begin ``afresh``.
        Returns what a failed one before it has left, or one that goes on at the same time and answers nobody, if the
        data directory is ``occupied``.
        """
        found = self._found(occupied)
        if found is None or afresh:
            found = FailedStart(step=OPENED)
        self._now = found.following(file)
        self.failed = found if found.step != OPENED or self._now.rung > USUAL else None
        self._write()
        return self.failed

    def at(self, step: str) -> None:
        """This is what the start is busy with from now on. Once the start is over, this does nothing."""
        self._now = self._now._replace(step=step)
        self._write()

    def opening(self, match: int | None) -> None:
        """This match is being opened now."""
        self._now = self._now._replace(match=match, step=MATCH)
        self._write()

    def fall(self) -> FailedStart:
        """This start has failed where it is, and begins again further down. Returns what it was doing."""
        self.failed = self._now
        self._now = self._now._replace(match=None, rung=self._now.next_rung, step=PROGRAM)
        self._write()
        return self.failed

    def clear(self) -> None:
        """The start has come to its end."""
        if self.rung == USUAL:
            self._put(b"")
        else:
            # The database remembers the match, and what somebody has decided about it.
            file = self.failed.file if self.failed else ""
            self._now = self._now._replace(match=None, file=file, step=OPENED)
            self._write()
        self.leave()

    def leave(self) -> None:
        """The start ends where it is; the mark stays for the next one."""
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
    """A descriptor of the mark, and whether what lay there could not be read, so that it had to be taken away. Raises
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

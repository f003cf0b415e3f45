"""New puzzles, made while a person thinks about one: by the command line, in a separate process, one at a time.

The process runs only while a puzzle lies on the table, has low priority on the computer, and is ended with the puzzle;
an unfinished puzzle is lost then.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from cardtable.app.child import Child
from cardtable.app.keeping import Keeping
from cardtable.core.chance import random_number
from cardtable.core.child import Bounds, ChildEnd
from cardtable.core.record import LARGEST_NUMBER
from cardtable.games.puzzles import OWN, Puzzle, PuzzleError, format_puzzle, parse_puzzles

KEY = "problems_made"
MOST = 100
"""The most puzzles of a family that are kept; the oldest are dropped."""
AHEAD = 5
"""How many unseen puzzles of one kind are enough."""
IDLE = 4000
"""Milliseconds for which a person must have been thinking before a puzzle is made."""
_URGENCY = 15
"""The priority of the process, as ``nice`` counts: higher numbers give way to other processes."""
_LONGEST = 1 << 16
"""The most characters of the process's output that are read."""
_BOUNDS = Bounds(time=600.0, line=_LONGEST)


class MadeHere:
    """The puzzles that were made on this computer, kept with the settings."""

    def __init__(self, keeping: Keeping) -> None:
        self._keeping = keeping
        self._read: tuple[object, dict[str, Sequence[Puzzle]]] = (None, {})
        """The value read last from the settings, and the puzzles in it by their family."""

    def of(self, family: str) -> Sequence[Puzzle]:
        """Return the readable puzzles of a family, the oldest first."""
        kept = self._keeping.get(KEY)
        if kept != self._read[0]:
            self._read = kept, {}
        if family not in self._read[1]:
            lines = kept.get(family) if isinstance(kept, dict) else None
            self._read[1][family] = _parsed(lines, family) if isinstance(lines, list) else ()
        return self._read[1][family]

    def keep(self, one: Puzzle) -> None:
        """Keep another puzzle, unless it is kept already."""
        family = one.family.name
        known = self.of(family)
        if one.id not in {other.id for other in known}:
            kept = self._keeping.get(KEY)
            # What is kept is one line each, and has no tabs.
            lines = [format_puzzle(other).split("\t") for other in (*known, one)][-MOST:]
            self._keeping.put(KEY, {**(kept if isinstance(kept, dict) else {}), family: lines})

    def reset(self) -> None:
        """Delete all puzzles that were made on this computer."""
        self._keeping.put(KEY, {})


class Making(QObject):
    """Lets ``program`` make puzzles of the kind that is wanted."""

    made = Signal(object)
    """A new ``Puzzle``."""

    def __init__(self, program: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._program = list(program)
        self._wanted: tuple[str, str] | None = None
        self._child: Child | None = None
        self._said: list[bytes] = []
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE)
        self._idle.timeout.connect(self._begin)

    @property
    def process(self) -> QProcess | None:
        """The process that makes a puzzle; None if none runs."""
        return self._child.process if self._child else None

    def want(self, family: str, kind: str) -> None:
        """Prepare to make a puzzle of this kind, because a person is thinking about one and might want another."""
        wanted = (family, kind) if kind != OWN else None
        if wanted != self._wanted:
            self.stop()
            self._wanted = wanted
        if wanted is not None and self._child is None:
            self._idle.start()

    def stop(self) -> None:
        """Stop making puzzles."""
        self._wanted = None
        self._idle.stop()
        child, self._child = self._child, None
        if child is not None:
            child.stop(0)

    def _begin(self) -> None:
        if self._wanted is None or self._child is not None:
            return
        family, kind = self._wanted
        seed = str(random_number(LARGEST_NUMBER))
        self._said = []
        made = [*self._program, *_MAKE, family, "--kind", f"{kind}=1", "--seed", seed]
        self._child = child = Child(made, _BOUNDS, self, part=_MAKE[0])
        child.process.started.connect(lambda: _stand_back(child.process.processId()))
        child.said.connect(self._said.append)
        child.ended.connect(self._finish)
        child.start()

    def _finish(self, end: ChildEnd) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.deleteLater()
        text = b"\n".join(self._said).decode("utf-8", errors="replace")
        try:
            found = parse_puzzles(text[:_LONGEST]) if end.good else []
        except PuzzleError:
            found = []
        for one in found:
            self.made.emit(one)


_MAKE = ("problems", "make")


def _stand_back(process: int) -> None:
    if sys.platform != "win32" and process:
        # The process may have ended, or may belong to a user who does not allow this.
        try:
            os.setpriority(os.PRIO_PROCESS, process, _URGENCY)
        except OSError:
            return


def _parsed(lines: Sequence[object], family: str) -> Sequence[Puzzle]:
    found: dict[str, Puzzle] = {}
    for line in lines:
        try:
            read = parse_puzzles("\t".join(map(str, line))) if isinstance(line, list) else []
        except PuzzleError:
            continue
        found.update({one.id: one for one in read if one.family.name == family})
    return list(found.values())

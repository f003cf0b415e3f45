"""Why an answer to a puzzle is the best: the reasons of the strongest computer player, or the deal played to its end.

Both are found in other processes. Where all cards are known, the command line plays the deal out after the best answer
and after the person's; elsewhere a computer player is asked what speaks for the best move and what sets it apart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from cardtable.ai.names import STRONGEST
from cardtable.ai.protocol import HINT, LONGEST_LINE, Reason, Reply
from cardtable.app.child import Child
from cardtable.app.computer import ComputerClient
from cardtable.core.child import Bounds, ChildEnd
from cardtable.core.documents import load_json, text_of, whole
from cardtable.core.errors import CodedError
from cardtable.games.puzzles import PLAYERS, Puzzle, format_puzzle
from cardtable.session.session import Session

SECONDS = 1.5
"""How long the computer player thinks."""
_MOST_ACTIONS = 64
_BOUNDS = Bounds(memory=1 << 30, time=60.0, line=LONGEST_LINE)


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """A deal to its end: the ``actions`` from the answer on, of both sides in their order, and what each side has
    counted in the whole deal (``points``).
    """

    actions: tuple[str, ...]
    points: tuple[int, ...]


class Explainer(QObject):
    """Explains the answer to one puzzle at a time; what comes late about another one is dropped."""

    found = Signal()
    """There is something new in the fields."""

    def __init__(
        self,
        program: Sequence[str],
        parent: QObject | None = None,
        client: Callable[[QObject], ComputerClient] = lambda owner: ComputerClient(parent=owner),
    ) -> None:
        super().__init__(parent)
        self._program = list(program)
        self._make_client = client
        self._client: ComputerClient | None = None
        self._child: Child | None = None
        self._asked = 0
        self._best = self._given = ""
        self.reasons: tuple[Reason, ...] = ()
        """What speaks for the best move."""
        self.apart: tuple[Reason, ...] = ()
        """In what it is better than the move of the person."""
        self.lines: dict[str, PlayedOut] = {}
        """The deal after each of the answers, the best and that of the person."""
        self.busy = False
        """Whether something is still to come."""

    def stop(self) -> None:
        """Forget everything, and stop what is under way."""
        self._asked += 1
        self.reasons = self.apart = ()
        self.lines = {}
        self.busy = False
        child, self._child = self._child, None
        if child is not None:
            child.stop(0)
        if self._client is not None:
            self._client.drop()

    def rest(self) -> None:
        """Stop, and end the process of the computer player too."""
        self.stop()
        if self._client is not None:
            self._client.stop()

    def prepare(self) -> None:
        """Start the process of the computer player before it is asked, so that the answer comes sooner."""
        self._asking.start()

    @property
    def _asking(self) -> ComputerClient:
        if self._client is None:
            self._client = self._make_client(self)
            self._client.answered.connect(self._take)
            self._client.failed.connect(lambda token, _failure: self._end(token))
        return self._client

    def ask(self, puzzle: Puzzle, session: Session, given: str) -> None:
        """Ask the strongest computer player for the reasons; ``given`` is the move of the person, empty for none."""
        self.stop()
        self._best, self._given, self.busy = puzzle.best, given, True
        seen = session.observe(session.actor())
        # The same puzzle is explained in the same words each time.
        asked = given or puzzle.best
        self._asking.ask(
            HINT, STRONGEST, session.rule_set, session.standing, seen, SECONDS, self._asked, puzzle.number, asked
        )

    def play_out(self, puzzle: Puzzle, given: str) -> None:
        """Have the deal played to its end after the best answer and after ``given``, which may be empty."""
        self.stop()
        self.busy = True
        answers = list(dict.fromkeys(one for one in (puzzle.best, given) if one))
        arguments = [*_PLAY, format_puzzle(puzzle), *answers]
        self._child = child = Child([*self._program, *arguments], _BOUNDS, self, part=_PLAY[0])
        child.said.connect(self._hear)
        child.ended.connect(self._finish)
        child.start()

    def _hear(self, line: bytes) -> None:
        try:
            answer, played = played_out(line.decode("utf-8", errors="replace"))
        except (CodedError, ValueError):
            return
        self.lines[answer] = played

    def _finish(self, _end: ChildEnd) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.deleteLater()
        self._end(self._asked)

    def _take(self, token: int, reply: Reply) -> None:
        if token != self._asked:
            return
        considered = {one.action: one for one in reply.considered}
        best, given = considered.get(self._best), considered.get(self._given)
        if best is not None:
            self.reasons = best.reasons
        # What sets the first apart is told of the others.
        if given is not None and reply.action == self._best:
            self.apart = given.contrast
        self._end(token)

    def _end(self, token: int) -> None:
        if token == self._asked:
            self.busy = False
            self.found.emit()


_PLAY = ("problems", "play")


def played_out(line: str) -> tuple[str, PlayedOut]:
    """Return an answer and the deal after it; raises ``CodedError`` and ``ValueError``."""
    match load_json(line):
        case {"answer": answer, "actions": [*actions], "points": [*points]} if (
            len(actions) <= _MOST_ACTIONS and len(points) == PLAYERS
        ):
            done = tuple(text_of(one) for one in actions)
            return text_of(answer), PlayedOut(done, tuple(whole(one) for one in points))
    raise ValueError(line)

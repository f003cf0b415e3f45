"""The moves of computer players: asked for, made at the right time, and replaced by a simple move if there is no
answer.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from cardtable.app.advice import Adviser
from cardtable.app.computer import Health
from cardtable.app.pacing import Pacing
from cardtable.app.running import RunningMatch
from cardtable.core.errors import CodedError
from cardtable.core.state import Action
from cardtable.words.errors import error_sentence


class ComputerTurn(QObject):
    """Makes the moves of the computer player whose turn it is, at the times of ``pacing``.

    ``submit`` makes a move for the seat whose turn it is; it raises ``CodedError`` if that move is not possible.
    """

    notice = Signal(str)
    """A sentence for the person, to be shown once."""

    def __init__(
        self,
        running: RunningMatch,
        adviser: Adviser,
        pacing: Pacing,
        submit: Callable[[Action], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._running = running
        self._adviser = adviser
        self._pacing = pacing
        self._submit = submit
        self._told: set[str] = set()
        self.runs = False
        """Whether a computer player is to act and the table waits for nothing else."""
        pacing.move_due.connect(self._act)
        adviser.decided.connect(self._take_decision)
        adviser.undecided.connect(self._do_without)

    def open(self) -> None:
        """Prepare for another match: notices can be shown again."""
        self._told.clear()

    def ask(self) -> None:
        """Ask for a decision already if it is a computer player's turn; the cards of the last move may still
        be moving.
        """
        seconds = self._adviser.ask_decision(self._pacing.time_to_think)
        if seconds is not None:
            self._pacing.secret = bool(self._running.humans)
            self._pacing.begin_thinking(seconds)

    def begin(self) -> None:
        """Begin the turn of a computer player; the table has settled, and ``runs`` is True already."""
        self.ask()
        self._pacing.begin_pause()
        self._take_decision()

    def move_simply(self) -> None:
        """Make a simple move for the computer player that keeps people waiting, and restart its process."""
        if self.runs and not self._pacing.waiting:
            self._adviser.drop()
            self._adviser.restart()
            self._make_simple_move()

    def _take_decision(self) -> None:
        if self.runs and self._adviser.decision is not None:
            self._pacing.wait_for_move()

    def _act(self) -> None:
        session = self._running.session
        reply = self._adviser.take_decision() if session is not None and self.runs else None
        if session is None or reply is None:
            return
        try:
            self._submit(session.family.parse_action(reply.action))
        except CodedError as error:
            self._act_without(error_sentence(error))

    def _do_without(self, reason: str) -> None:
        # While the table still moves, the decision is not needed yet; the question is asked again when the table has
        # settled.
        if not self.runs:
            return
        if self._adviser.health is Health.RESTING:
            # The part of the window that shows this condition says so as long as it lasts.
            self._make_simple_move()
        else:
            self._act_without(reason)

    def _act_without(self, reason: str) -> None:
        """Play a legal move for a computer player that cannot answer, and tell people the reason once."""
        session = self._running.session
        assert session is not None
        if reason not in self._told:
            self._told.add(reason)
            name = self._running.names[session.actor()]
            self.notice.emit(
                self.tr("{reason} For now the program is playing for {name}.").format(reason=reason, name=name)
            )
        self._make_simple_move()

    def _make_simple_move(self) -> None:
        session = self._running.session
        assert session is not None
        legal = session.legal()
        # Taking as much as possible is the simplest way of playing that brings a match to its end.
        self._submit(max(legal.representatives(), key=lambda action: len(legal.chosen(action))))

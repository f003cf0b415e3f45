"""The connection to the computer players: a child process that is asked in lines of JSON, is restarted if it dies, and
can be missing.

Every question carries a token of the position that it is about; receivers drop answers to an older position.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from cardtable import WORKER
from cardtable.ai.protocol import (
    LONGEST_LINE,
    Cancel,
    Failure,
    ProtocolError,
    Quit,
    Request,
    decode_answer,
    encode,
)
from cardtable.app.child import Child
from cardtable.core.child import Bounds, Cause, ChildEnd, command
from cardtable.core.rules import RuleSet
from cardtable.core.state import Observation, Standing

SLOW = 2.0
"""Seconds after the end of the thinking time after which people are told that the process is silent."""

STARTING = 2.0
"""Additional seconds for a process that has not answered yet, because it has to start first."""

PATIENCE = 10.0
"""Seconds after the end of the thinking time after which a silent process is taken for dead."""

LONGEST_START = 60.0
"""Seconds after which a process that has never answered is taken for dead. A virus scanner may first check all files
that are new to it; a process that is killed during that begins again from the start.
"""

_BOUNDS = Bounds(memory=1 << 30, line=LONGEST_LINE)
"""Several times as much memory as any search has needed. There is no limit of silence; ``PATIENCE`` limits the time of
an answer.
"""

FIRST_REST, LONGEST_REST = 2.0, 60.0
"""Seconds for which a process is not started again after it died without an answer; twice as long after each further
death, up to the second number.
"""


class Health(Enum):
    """The condition of the process."""

    WELL = "well"
    """It answers, or it has not been asked anything."""
    SLOW = "slow"
    """It has been silent for longer than an answer may take."""
    RESTING = "resting"
    """It died again before it had answered, and will not be started for a while."""


@dataclass(frozen=True, slots=True)
class _Pending:
    """A question without an answer so far."""

    token: int
    request: Request


class ComputerClient(QObject):
    """Asks the child process, which is started with the first question.

    A process that dies is started again, once, and asked again. If the second one dies without an answer too, questions
    fail with the code ``computer_is_gone`` for some time, which grows with each death; the first question after that
    time starts a new process. ``revive`` ends that time at once.
    """

    answered = Signal(int, object)
    """The token of a question and its ``Reply``."""
    failed = Signal(int, object)
    """The token of a question, and the ``Failure`` that came instead of an answer."""
    restarted = Signal()
    """The process had died; a new one was started and has answered."""
    lost = Signal()
    """The process died again before it had answered. Emitted once, until an answer comes."""
    health_changed = Signal()

    def __init__(self, program: Sequence[str] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = list(program) if program else command(WORKER, bounds=_BOUNDS)
        self._child: Child | None = None
        self.last_end: ChildEnd | None = None
        """How the process ended that died last; None if none has, or if it could not be said."""
        self._pending: dict[int, _Pending] = {}
        self._next = 1
        self._deaths = 0
        self._rests_until = 0.0
        self._health = Health.WELL
        self._has_answered = False
        self._replaces_dead = False
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._grow_impatient)
        self._watchdog = QTimer(self)
        self._watchdog.setSingleShot(True)
        self._watchdog.timeout.connect(self._give_up_waiting)

    @property
    def program(self) -> list[str]:
        """The command by which other parts of the program can be started, with their arguments after it; it carries the
        same limit of memory.
        """
        return self._command[:-1] or self._command

    @property
    def health(self) -> Health:
        return self._health

    @property
    def process(self) -> QProcess | None:
        """The child process; None if none runs."""
        return self._child.process if self._child else None

    def start(self) -> None:
        """Start the process before the first question, so that the first answer comes quickly."""
        if self._child is None and not self._resting():
            self._launch()

    def ask(
        self,
        do: str,
        player: str,
        rule_set: RuleSet,
        standing: Standing,
        observation: Observation,
        seconds: float,
        token: int,
        seed: int | None = None,
        compared: str | None = None,
        level: float | None = None,
        against: str | None = None,
    ) -> None:
        """Ask ``player`` what it would do; ``do`` is ``decide`` or ``hint``. Exactly one of ``answered`` and ``failed``
        follows with ``token``, unless ``drop`` comes first. ``compared`` is the text of an action that must be among
        those examined. ``against`` is the text of the only other action with which it is then compared. ``level`` is
        the strength for a player that can play at different levels.
        """
        request = Request.about(
            self._next,
            do,
            player,
            rule_set,
            standing,
            observation,
            seconds,
            seed,
            compared=compared,
            level=level,
            against=against,
        )
        self._next += 1
        waits_already = bool(self._pending)
        self._pending[request.id] = _Pending(token, request)
        if self._resting():
            QTimer.singleShot(0, self, self._fail_all)
            return
        self.start()
        self._send(request)
        if not waits_already:
            self._watch()

    def drop(self) -> None:
        """Drop all questions; no answer to them will be told."""
        for number in self._pending:
            if self._child is not None:
                self._child.write(encode(Cancel(number)).encode())
        self._pending.clear()
        self._watch()

    def revive(self) -> None:
        """Forget earlier deaths of the process, so that the next question starts it at once."""
        self._deaths, self._rests_until = 0, 0.0
        if self._health is Health.RESTING:
            self._be(Health.WELL)

    def restart(self) -> None:
        """Replace the running process by a new one, whatever its condition, and ask that one all that is still
        unanswered.
        """
        self.revive()
        child, self._child = self._child, None
        if child is not None:
            child.drop()
        if self._pending:
            self._ask_again()
        else:
            self._watch()

    def stop(self) -> None:
        """End the process: by a request, and after half a second by force. Nothing is emitted afterwards."""
        self._pending.clear()
        self._patience.stop()
        self._watchdog.stop()
        child, self._child = self._child, None
        if child is not None:
            child.write(encode(Quit()).encode())
            child.stop(500)
        for replaced in self.findChildren(Child):
            # Those that were replaced have been killed, too, and are gone in a moment.
            replaced.stop(0)

    def _resting(self) -> bool:
        """Whether no process may be started yet."""
        return time.monotonic() < self._rests_until

    def _be(self, health: Health) -> None:
        if health is not self._health:
            self._health = health
            self.health_changed.emit()

    def _launch(self) -> None:
        self._has_answered = False
        self._child = child = Child(self._command, _BOUNDS, self, part=WORKER, aloud=True)
        child.said.connect(self._take)
        child.ended.connect(self._died)
        child.start()

    def _send(self, request: Request) -> None:
        if self._child is not None:
            self._child.write(encode(request).encode())

    def _ask_again(self) -> None:
        self._launch()
        for pending in self._pending.values():
            self._send(pending.request)
        self._watch()

    def _watch(self) -> None:
        """Begin the time of silence again, because the process gave a sign of life or was asked when it had nothing to
        do.
        """
        if self._health is Health.SLOW:
            self._be(Health.WELL)
        if not self._pending:
            self._patience.stop()
            self._watchdog.stop()
            return
        longest = max(pending.request.seconds for pending in self._pending.values())
        silent = SLOW if self._has_answered else SLOW + STARTING
        dead = PATIENCE if self._has_answered else LONGEST_START
        self._patience.start(round((longest + silent) * 1000))
        self._watchdog.start(round((longest + dead) * 1000))

    def _grow_impatient(self) -> None:
        self._be(Health.SLOW)

    def _give_up_waiting(self) -> None:
        if self._child is not None:
            self._child.kill(Cause.SILENT)

    def _take(self, data: bytes) -> None:
        line = data.decode("utf-8", errors="replace")
        if not line.strip():
            return
        try:
            answer = decode_answer(line)
        except ProtocolError as error:
            answer = Failure.of(error.request, error)
        if answer.id is None:
            return
        self._hear()
        pending = self._pending.pop(answer.id, None)
        self._watch()
        if pending is None:
            return
        if isinstance(answer, Failure):
            self.failed.emit(pending.token, answer)
        else:
            self.answered.emit(pending.token, answer)

    def _hear(self) -> None:
        """Note that the process has answered a question."""
        self._has_answered = True
        self.revive()
        if self._replaces_dead:
            self._replaces_dead = False
            self.restarted.emit()

    def _died(self, end: ChildEnd | None = None) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.deleteLater()
        self.last_end = end
        self._deaths += 1
        self._replaces_dead = True
        if self._deaths == 1:
            if self._pending:
                self._ask_again()
            return
        self._rests_until = time.monotonic() + min(LONGEST_REST, FIRST_REST * 2.0 ** (self._deaths - 2))
        self._patience.stop()
        self._watchdog.stop()
        if self._deaths == 2:
            self.lost.emit()
        self._be(Health.RESTING)
        self._fail_all()

    def _fail_all(self) -> None:
        pending, self._pending = list(self._pending.values()), {}
        for one in pending:
            self.failed.emit(one.token, Failure(one.request.id, "computer_is_gone"))

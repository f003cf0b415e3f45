"""The computer players' side of the window: a child process that is asked in JSON lines, restarted, or done without.

Every question bears a token of the position that it is about; whoever listens drops answers to an older one.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

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
from cardtable.core.rules import RuleSet
from cardtable.core.state import Observation, Standing

PATIENCE = 10.0
"""Seconds beyond the time it was given after which a silent process counts as dead."""


def worker_command() -> list[str]:
    """The program and arguments that serve the computer players."""
    if getattr(sys, "frozen", False):
        # A windowed program has no standard streams on Windows, so the packages bring a console twin.
        own = Path(sys.executable)
        twin = own.with_name(f"{own.stem}-worker{own.suffix}")
        return [str(twin if twin.exists() else own), "worker"]
    return [sys.executable, "-m", "cardtable", "worker"]


@dataclass(frozen=True, slots=True)
class _Pending:
    token: int
    request: Request


class ComputerClient(QObject):
    """Asks the child process, which is started with the first question.

    A process that dies is started once more and asked again; if that one dies without an answer too, every question
    fails with the code ``computer_is_gone`` from then on, until ``revive``.
    """

    answered = Signal(int, object)
    """The token of a question and its ``Reply``."""
    failed = Signal(int, object)
    """The token of a question and the ``Failure`` that it got instead of an answer."""
    restarted = Signal()
    """The process had died and was started again."""
    lost = Signal()
    """The process died again; no more answers will come."""

    def __init__(self, command: Sequence[str] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = list(command) if command else worker_command()
        self._process: QProcess | None = None
        self._pending: dict[int, _Pending] = {}
        self._next = 1
        self._restarts_left = 1
        self._gone = False
        self._buffer = b""
        self._watchdog = QTimer(self, singleShot=True)
        self._watchdog.timeout.connect(self._give_up_waiting)

    @property
    def gone(self) -> bool:
        """Whether the process has died for good."""
        return self._gone

    @property
    def process(self) -> QProcess | None:
        """The child process, if it runs."""
        return self._process

    def start(self) -> None:
        """Start the process ahead of the first question, so that the first answer is quick."""
        if self._process is None and not self._gone:
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
    ) -> None:
        """Ask ``player`` what it would do; ``do`` is ``decide`` or ``hint``. Exactly one of ``answered`` and
        ``failed`` follows with ``token``, unless ``drop`` comes first. ``compared`` is the text of an action that is
        to be among those looked at."""
        request = Request.about(
            self._next, do, player, rule_set, standing, observation, seconds, seed, compared=compared
        )
        self._next += 1
        self._pending[request.id] = _Pending(token, request)
        if self._gone:
            QTimer.singleShot(0, self._fail_all)
            return
        self.start()
        self._send(request)
        self._watch()

    def drop(self) -> None:
        """Want no answer to anything that was asked."""
        for number in self._pending:
            if self._process is not None:
                self._process.write(encode(Cancel(number)).encode())
        self._pending.clear()
        self._watchdog.stop()

    def revive(self) -> None:
        """Try again after the process was lost."""
        self._gone = False
        self._restarts_left = 1

    def stop(self) -> None:
        """End the process: politely, and after half a second by force. Nothing is emitted any more."""
        self._pending.clear()
        self._watchdog.stop()
        process, self._process = self._process, None
        if process is None:
            return
        process.readyReadStandardOutput.disconnect(self._read)
        process.finished.disconnect(self._died)
        process.errorOccurred.disconnect(self._on_error)
        if process.state() != QProcess.ProcessState.NotRunning:
            process.write(encode(Quit()).encode())
            process.closeWriteChannel()
            if not process.waitForFinished(500):
                process.kill()
                process.waitForFinished(1000)
        process.deleteLater()

    def _launch(self) -> None:
        process = QProcess(self)
        home = str(Path(__file__).resolve().parents[2])
        environment = QProcessEnvironment.systemEnvironment()
        paths = [home, *filter(None, [environment.value("PYTHONPATH")])]
        environment.insert("PYTHONPATH", os.pathsep.join(paths))
        process.setProcessEnvironment(environment)
        # ``-m`` looks into the working directory first, where a person may keep a file named like a module.
        process.setWorkingDirectory(home)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._died)
        process.errorOccurred.connect(self._on_error)
        self._buffer = b""
        self._process = process
        process.start(self._command[0], self._command[1:])

    def _send(self, request: Request) -> None:
        if self._process is not None:
            self._process.write(encode(request).encode())

    def _watch(self) -> None:
        if self._pending:
            longest = max(pending.request.seconds for pending in self._pending.values())
            self._watchdog.start(round((longest + PATIENCE) * 1000))
        else:
            self._watchdog.stop()

    def _give_up_waiting(self) -> None:
        if self._process is not None:
            self._process.kill()

    def _read(self) -> None:
        if self._process is None:
            return
        self._buffer += bytes(self._process.readAllStandardOutput().data())
        *lines, self._buffer = self._buffer.split(b"\n")
        if len(self._buffer) > LONGEST_LINE:
            self._process.kill()
            return
        for line in lines:
            if line.strip():
                self._take(line.decode("utf-8", errors="replace"))

    def _take(self, line: str) -> None:
        try:
            answer = decode_answer(line)
        except ProtocolError as error:
            answer = Failure.of(error.request, error)
        if answer.id is None:
            return
        pending = self._pending.pop(answer.id, None)
        if pending is None:
            return
        self._watch()
        if isinstance(answer, Failure):
            self.failed.emit(pending.token, answer)
        else:
            self._restarts_left = 1
            self.answered.emit(pending.token, answer)

    def _on_error(self, error: QProcess.ProcessError) -> None:
        # Every other error is followed by ``finished``.
        if error == QProcess.ProcessError.FailedToStart:
            self._died()

    def _died(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.deleteLater()
        self._watchdog.stop()
        if self._restarts_left > 0:
            self._restarts_left -= 1
            if self._pending:
                self._launch()
                for pending in self._pending.values():
                    self._send(pending.request)
                self._watch()
            self.restarted.emit()
            return
        self._gone = True
        self.lost.emit()
        self._fail_all()

    def _fail_all(self) -> None:
        pending, self._pending = list(self._pending.values()), {}
        for one in pending:
            self.failed.emit(one.token, Failure(one.request.id, "computer_is_gone"))

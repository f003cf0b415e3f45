"""Tables of a contest played in separate processes: the executor that starts them, and the loop that runs in each.

They exchange pickled calls and results. If a process is lost, what it was playing is lost too.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from typing import IO, Any

from cardtable import TABLES
from cardtable.core.child import Bounds
from cardtable.core.errors import CodedError
from cardtable.core.processes import end_whole, started_part

_BOUNDS = Bounds(memory=1 << 31)
"""The memory for a table. Its time is not limited here; it depends on how long the players think."""


class Processes(ThreadPoolExecutor):
    """An executor with ``processes`` processes of this program; a thread waits for each of them."""

    def __init__(self, processes: int) -> None:
        self._running: list[subprocess.Popen[bytes]] = []
        self._mine = threading.local()
        super().__init__(processes, initializer=self._start)

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **named: Any) -> Any:
        return super().submit(self._done, function, *arguments, **named)

    def __exit__(self, kind: type[BaseException] | None, *error: Any) -> bool | None:
        if kind is not None:
            # The results of matches still being played are not needed any more.
            for process in self._running:
                end_whole(process)
        return super().__exit__(kind, *error)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        super().shutdown(wait, cancel_futures=cancel_futures)
        if wait:
            for process in self._running:
                # They end with their input.
                process.communicate()

    def _start(self) -> None:
        self._mine.process = process = started_part(TABLES, bounds=_BOUNDS)
        self._running.append(process)

    def _done(self, function: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
        process: subprocess.Popen[bytes] = self._mine.process
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            pickle.dump((function, arguments, named), process.stdin)
            process.stdin.flush()
            failed, result = pickle.load(process.stdout)
        except (OSError, EOFError, pickle.UnpicklingError):
            raise BrokenExecutor(f"a process ended with status {process.wait()}") from None
        if failed:
            raise result
        return result


def main() -> int:
    """Do what standard input asks for until it ends; the exit status is always 0."""
    # Ctrl-C in a terminal is handled by the process that started this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.dup(sys.stdout.fileno())
    # Whatever a player prints must not get among the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with open(answers, "wb") as stream:
        serve(sys.stdin.buffer, stream)
    return 0


def serve(asked: IO[bytes], answers: IO[bytes]) -> None:
    """Answer each call in ``asked`` with whether it failed, and the result or the error."""
    while True:
        try:
            function, arguments, named = pickle.load(asked)
        except EOFError:
            return
        try:
            answer = False, function(*arguments, **named)
        except Exception as error:  # whoever has asked hears of it
            if not isinstance(error, CodedError):
                error.add_note(traceback.format_exc())
            answer = True, error
        pickle.dump(answer, answers)
        answers.flush()

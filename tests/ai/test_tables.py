"""Processes that tables are played in: what they answer, what breaks them, and that they end."""

from __future__ import annotations

import io
import operator
import os
import pickle
import signal
import subprocess
import time
from concurrent.futures import BrokenExecutor
from functools import partial

import pytest

from cardtable import TABLES
from cardtable.ai.tables import Processes, serve
from cardtable.core.child import command
from cardtable.core.errors import CodedError

posix = pytest.mark.skipif("os.name != 'posix'")


def test_calls_are_done_in_other_processes() -> None:
    with Processes(2) as executor:
        numbers = {executor.submit(os.getpid).result() for _ in range(20)}
        done = [executor.submit(max, one, 3) for one in range(6)]
        assert [one.result() for one in done] == [3, 3, 3, 3, 4, 5]
        with pytest.raises(ZeroDivisionError) as caught:
            executor.submit(operator.truediv, 1, 0).result()
        # Where it went wrong is told, too.
        assert "Traceback" in caught.value.__notes__[0]
        assert executor.submit(abs, -1).result() == 1
    assert os.getpid() not in numbers


def test_what_is_printed_does_not_get_among_the_answers() -> None:
    with Processes(1) as executor:
        assert executor.submit(print, "hello").result() is None
        assert executor.submit(os.write, 1, b"x").result() == 1
        assert executor.submit(abs, -1).result() == 1


@posix
def test_a_process_that_dies_is_lost_and_said_to_be() -> None:
    with Processes(1) as executor, pytest.raises(BrokenExecutor, match="ended with status -9"):
        executor.submit(os.kill, executor.submit(os.getpid).result(), signal.SIGKILL).result()


@posix
def test_nobody_waits_for_what_is_played_when_it_was_broken_off() -> None:
    begun = time.monotonic()
    executor = Processes(1)
    executor.submit(abs, 1).result()
    slow = executor.submit(time.sleep, 600)
    # As a "with" statement does in which Ctrl-C was pressed.
    executor.__exit__(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert time.monotonic() - begun < 300
    assert isinstance(slow.exception(), BrokenExecutor)


def test_errors_of_the_program_come_through_whole() -> None:
    asked, answers = io.BytesIO(), io.BytesIO()
    calls: list[tuple[object, tuple[object, ...]]] = [(partial(int, base=2), ("3",)), (_refuse, ()), (sum, ([1, 2],))]
    for function, arguments in calls:
        pickle.dump((function, arguments, {}), asked)
    asked.seek(0)
    serve(asked, answers)
    answers.seek(0)
    (failed, wrong), (refused, coded), (last, total) = (pickle.load(answers) for _ in range(3))
    assert (failed, refused, last, total) == (True, True, False, 3)
    assert isinstance(wrong, ValueError)
    assert isinstance(coded, CodedError)
    assert (coded.code, dict(coded.parameters)) == ("no_such_thing", {"name": "x"})


def _refuse() -> None:
    raise CodedError("no_such_thing", name="x")


def test_the_process_ends_with_its_input() -> None:
    done = subprocess.run(command(TABLES), input=b"", capture_output=True, check=False, timeout=120)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")

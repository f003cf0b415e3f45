"""The child process: a real one on real pipes, and its loop with streams of our own."""

from __future__ import annotations

import gc
import json
import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any

import pytest

from cardtable.ai.protocol import (
    LONGEST_LINE,
    Answer,
    Cancel,
    Considered,
    Failure,
    Quit,
    Reply,
    Request,
    decode_answer,
    encode,
)
from cardtable.ai.worker import MOST_WAITING, Worker
from cardtable.core.chance import rng, shuffled
from cardtable.core.state import Deal, Standing
from cardtable.games.registry import family_of, variant

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60


def question(number: int, do: str = "decide", player: str = "counter", samples: int | None = 8) -> Request:
    """The first decision of a Swedish deal."""
    rules = variant("casino.swedish").rule_set(2)
    family = family_of("casino.swedish")
    state = family.deal(rules, Standing((0, 0), 0))
    state.apply(Deal(shuffled(family.pack(rules), rng(5))))
    return Request.about(
        number, do, player, rules, Standing((0, 0), 0), state.observe(1), 30.0, seed=3, samples=samples
    )


class Child:
    """The worker as the program starts it."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "cardtable", "worker"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def say(self, data: bytes | Request | Cancel | Quit) -> None:
        stream: IO[bytes] | None = self.process.stdin
        assert stream is not None
        stream.write(data if isinstance(data, bytes) else encode(data).encode())
        stream.flush()

    def hear(self) -> Answer:
        assert self.process.stdout is not None
        return decode_answer(self.process.stdout.readline().decode())

    def end(self) -> tuple[int, bytes]:
        assert self.process.stdin is not None
        if not self.process.stdin.closed:
            self.process.stdin.close()
            self.process.stdin = None
        _, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, errors


@pytest.fixture
def child() -> Iterator[Child]:
    one = Child()
    try:
        yield one
    finally:
        one.process.kill()
        one.process.communicate()


def test_it_answers_and_ends_with_its_input(child: Child) -> None:
    child.say(question(1))
    reply = child.hear()
    assert isinstance(reply, Reply)
    assert reply.id == 1
    assert reply.considered[0].action == reply.action
    values = [one.value for one in reply.considered]
    assert values == sorted(values, reverse=True)
    assert child.end() == (0, b"")


def test_a_hint_has_reasons(child: Child) -> None:
    child.say(question(1, do="hint", player="searcher"))
    reply = child.hear()
    assert isinstance(reply, Reply)
    assert any(one.reasons for one in reply.considered)


def test_what_was_asked_before_the_input_ended_is_answered(child: Child) -> None:
    for number in range(3):
        child.say(question(number))
    assert child.process.stdin is not None
    child.process.stdin.close()
    child.process.stdin = None
    output, _ = child.process.communicate(timeout=PATIENCE)
    assert [json.loads(line)["id"] for line in output.splitlines()] == [0, 1, 2]
    assert b"error" not in output


def test_quit_ends_it(child: Child) -> None:
    child.say(Quit())
    assert child.process.wait(timeout=PATIENCE) == 0


def test_a_long_thought_can_be_cancelled(child: Child) -> None:
    child.say(question(7, player="searcher", samples=100_000))
    child.say(Cancel(7))
    child.say(question(8))
    first, second = child.hear(), child.hear()
    assert first == Failure(7, "cancelled")
    assert isinstance(second, Reply)
    assert second.id == 8


def test_quit_does_not_wait_for_a_long_thought(child: Child) -> None:
    child.say(question(7, player="searcher", samples=100_000))
    child.say(Quit())
    assert child.process.wait(timeout=PATIENCE) == 0


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"garbage\n", "not_json"),
        (b"\xff\xfe\n", "not_utf8"),
        (b"x" * (LONGEST_LINE + 5) + b"\n", "line_too_long"),
        (b'{"id": 4, "do": "decide"}\n', "missing_key"),
    ],
)
def test_bad_lines_are_answered_and_survived(child: Child, line: bytes, code: str) -> None:
    child.say(line)
    child.say(question(2))
    bad, good = child.hear(), child.hear()
    assert isinstance(bad, Failure)
    assert bad.code == code
    assert isinstance(good, Reply)


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("player", "wizard", "unknown_player"),
        ("variant", "chess", "unknown_variant"),
        ("players", 7, "bad_number_of_players"),
        ("options", {"stakes": 5}, "unknown_option"),
        ("observation", {}, "not_an_observation"),
    ],
)
def test_requests_that_make_no_sense_are_answered_by_code(child: Child, key: str, value: Any, code: str) -> None:
    data = {**question(3).to_json(), key: value}
    child.say(json.dumps(data).encode() + b"\n")
    failure = child.hear()
    assert isinstance(failure, Failure)
    assert (failure.id, failure.code) == (3, code)


def test_nobody_reading_the_answers_ends_it(child: Child) -> None:
    assert child.process.stdout is not None
    child.process.stdout.close()
    child.say(question(1))
    assert child.process.wait(timeout=PATIENCE) == 0
    child.process.stdout = None


class Loop:
    """The worker's loop in a thread, fed and heard through queues."""

    def __init__(self, answering: Callable[[Request, Callable[[], bool]], Answer]) -> None:
        self.inbound: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.heard: queue.SimpleQueue[Answer] = queue.SimpleQueue()
        self._asked: queue.SimpleQueue[None] = queue.SimpleQueue()
        worker = Worker(self._read, lambda data: self.heard.put(decode_answer(data.decode())), answering)
        self.thread = threading.Thread(target=worker.serve)
        self.thread.start()

    def _read(self) -> bytes:
        self._asked.put(None)
        return self.inbound.get()

    def say(self, *questions: Request | Cancel | Quit) -> None:
        """Send all at once, and wait until they have been read."""
        self._asked.get(timeout=PATIENCE)
        self.inbound.put(b"".join(encode(one).encode() for one in questions))
        self._asked.get(timeout=PATIENCE)
        self._asked.put(None)

    def hear(self) -> Answer:
        return self.heard.get(timeout=PATIENCE)

    def end(self) -> None:
        self.inbound.put(b"")
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


def test_a_fault_in_a_player_is_survived(capsys: pytest.CaptureFixture[str]) -> None:
    def answering(request: Request, cancelled: Callable[[], bool]) -> Answer:
        if request.id == 1:
            raise ZeroDivisionError("oh")
        return Reply(request.id, "9D")

    loop = Loop(answering)
    loop.say(question(1), question(2))
    assert loop.hear() == Failure(1, "player_failed", {"reason": "ZeroDivisionError"})
    assert loop.hear() == Reply(2, "9D")
    loop.end()
    assert "oh" in capsys.readouterr().err


def test_nothing_is_collected_until_the_answer_is_out(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[object] = []
    lines = iter([encode(question(1)).encode(), b""])

    def answering(request: Request, cancelled: Callable[[], bool]) -> Answer:
        told.append(("thinks", gc.isenabled()))
        return Reply(request.id, "9D")

    monkeypatch.setattr("cardtable.ai.worker.collect_what_is_due", lambda: told.append(("collects", gc.isenabled())))
    before = gc.isenabled()
    gc.enable()
    try:
        Worker(lambda: next(lines), lambda data: told.append(("answers", gc.isenabled())), answering).serve()
    finally:
        (gc.enable if before else gc.disable)()
    assert told == [("thinks", False), ("answers", False), ("collects", True)]


def test_an_answer_without_a_form_in_json_is_survived(capsys: pytest.CaptureFixture[str]) -> None:
    def answering(request: Request, cancelled: Callable[[], bool]) -> Answer:
        return Reply(request.id, "9D", (Considered("9D", float("nan" if request.id == 1 else "1.5")),))

    loop = Loop(answering)
    loop.say(question(1), question(2))
    assert loop.hear() == Failure(1, "player_failed", {"reason": "ValueError"})
    assert loop.hear() == Reply(2, "9D", (Considered("9D", 1.5),))
    loop.end()
    assert "ValueError" in capsys.readouterr().err


def test_lines_may_arrive_in_pieces_and_without_a_last_break() -> None:
    loop = Loop(lambda request, cancelled: Reply(request.id, "9D"))
    data = encode(question(1)).encode()
    for start in range(0, len(data), 100):
        loop.inbound.put(data[start : start + 100])
    assert loop.hear() == Reply(1, "9D")
    loop.inbound.put(b"  \n\r\n" + encode(question(2)).rstrip("\n").encode())
    loop.inbound.put(b"")
    assert loop.hear() == Reply(2, "9D")
    loop.thread.join(PATIENCE)
    assert not loop.thread.is_alive()


def test_a_waiting_request_can_be_cancelled_and_ids_are_not_mixed_up() -> None:
    begun, go_on = threading.Event(), threading.Event()

    def answering(request: Request, cancelled: Callable[[], bool]) -> Answer:
        begun.set()
        assert go_on.wait(PATIENCE)
        return Failure(request.id, "cancelled") if cancelled() else Reply(request.id, "9D")

    loop = Loop(answering)
    loop.say(question(1))
    assert begun.wait(PATIENCE)
    loop.say(question(1), question(2), question(3), Cancel(3), Cancel(99))
    go_on.set()
    answers = [loop.hear() for _ in range(4)]
    assert Reply(1, "9D") in answers
    assert Failure(1, "id_in_use") in answers
    assert Reply(2, "9D") in answers
    assert Failure(3, "cancelled") in answers
    loop.say(question(1))
    assert loop.hear() == Reply(1, "9D")
    loop.end()


def test_too_many_waiting_requests_are_refused() -> None:
    begun, go_on = threading.Event(), threading.Event()

    def answering(request: Request, cancelled: Callable[[], bool]) -> Answer:
        begun.set()
        assert go_on.wait(PATIENCE)
        return Reply(request.id, "9D")

    loop = Loop(answering)
    loop.say(question(0))
    assert begun.wait(PATIENCE)
    loop.say(*(question(number) for number in range(1, MOST_WAITING + 3)))
    loop.inbound.put(b"")
    go_on.set()
    answers = [loop.hear() for _ in range(MOST_WAITING + 3)]
    refused = [one for one in answers if isinstance(one, Failure)]
    assert [(one.id, one.code) for one in refused] == [
        (MOST_WAITING, "too_many_requests"),
        (MOST_WAITING + 1, "too_many_requests"),
        (MOST_WAITING + 2, "too_many_requests"),
    ]
    loop.thread.join(PATIENCE)
    assert not loop.thread.is_alive()


# A player that never comes to an end, in the real process.
HANGS = (
    "import time\nfrom cardtable.ai import worker\n"
    "def hang(*_):\n    print('thinking', file=sys.stderr, flush=True)\n    while True: time.sleep(0.01)\n"
    "worker.answer = hang\nsys.exit(worker.main())\n"
)


@pytest.mark.skipif(os.name != "posix", reason="a closed pipe cannot be waited for")
def test_the_process_ends_in_the_middle_of_a_thought_when_nobody_is_there() -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", f"import sys\n{HANGS}"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(encode(question(1)).encode())
        process.stdin.flush()
        assert process.stderr.readline() == b"thinking\n"
        process.stdin.close()
        process.stdout.close()
        assert process.wait(timeout=60) == 0
        assert process.stderr.read() == b""
        process.stderr.close()
    finally:
        process.kill()
        process.wait()


@pytest.mark.skipif(os.name != "posix", reason="there is no such signal")
def test_the_keys_that_end_the_window_do_not_disturb_the_process() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "cardtable", "worker"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(3):
            process.stdin.write(b"no question\n")
            process.stdin.flush()
            assert b"error" in process.stdout.readline()
            process.send_signal(signal.SIGINT)
        process.stdin.close()
        assert process.wait(timeout=60) == 0

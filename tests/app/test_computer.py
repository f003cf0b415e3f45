"""The client of the computer players, against child processes that behave well and badly."""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ai.protocol import Failure, Reply
from cardtable.app import computer
from cardtable.app.computer import ComputerClient, Health
from cardtable.core.record import SeatEntry
from cardtable.games.registry import variant
from cardtable.session.session import Session

posix = pytest.mark.skipif(os.name != "posix", reason="there are no such signals")

READ = "import sys, json, os\nfor line in sys.stdin:\n    q = json.loads(line)\n    if q['do'] == 'quit': break\n"
ANSWER = "    print(json.dumps({'id': q['id'], 'action': 'KD', 'considered': []}), flush=True)\n"


@pytest.fixture
def session() -> Session:
    rule_set = variant("casino.swedish").rule_set(2)
    made = Session.begin(rule_set, [SeatEntry("A", "counter"), SeatEntry("B", "counter")], random.Random(1))
    made.begin_deal()
    return made


@pytest.fixture
def clients() -> Iterator[list[ComputerClient]]:
    made: list[ComputerClient] = []
    yield made
    for client in made:
        client.stop()


def client_of(clients: list[ComputerClient], program: str) -> ComputerClient:
    client = ComputerClient([sys.executable, "-c", program])
    clients.append(client)
    return client


def ask(client: ComputerClient, session: Session, token: int, do: str = "decide") -> None:
    seat = session.actor()
    client.ask(do, "counter", session.rule_set, session.standing, session.observe(seat), 0.1, token)


def test_an_answer_bears_its_token(qtbot: QtBot, clients: list[ComputerClient], session: Session) -> None:
    client = client_of(clients, READ + ANSWER)
    answers: list[tuple[int, Any]] = []
    client.answered.connect(lambda token, reply: answers.append((token, reply)))
    ask(client, session, 7)
    ask(client, session, 8)
    qtbot.waitUntil(lambda: len(answers) == 2)
    assert [token for token, _ in answers] == [7, 8]
    assert isinstance(answers[0][1], Reply)
    assert answers[0][1].action == "KD"


def test_answers_nobody_waits_for_are_dropped(qtbot: QtBot, clients: list[ComputerClient], session: Session) -> None:
    client = client_of(clients, READ + ANSWER)
    answers: list[int] = []
    client.answered.connect(lambda token, reply: answers.append(token))
    ask(client, session, 1)
    client.drop()
    ask(client, session, 2)
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == [2]


def test_a_process_that_dies_is_started_again_and_asked_again(
    qtbot: QtBot, clients: list[ComputerClient], session: Session, tmp_path: Any
) -> None:
    first = tmp_path / "first"
    dies_once = (
        f"    if not os.path.exists({str(first)!r}):\n        open({str(first)!r}, 'w').close()\n        os._exit(3)\n"
    )
    client = client_of(clients, READ + dies_once + ANSWER)
    with qtbot.waitSignals([client.restarted, client.answered]):
        ask(client, session, 5)
    assert client.health is Health.WELL


def test_a_process_that_keeps_dying_rests(qtbot: QtBot, clients: list[ComputerClient], session: Session) -> None:
    client = client_of(clients, READ + "    os._exit(3)\n")
    failures: list[tuple[int, Failure]] = []
    restarts: list[int] = []
    client.failed.connect(lambda token, failure: failures.append((token, failure)))
    client.restarted.connect(lambda: restarts.append(1))
    with qtbot.waitSignal(client.lost):
        ask(client, session, 5)
    qtbot.waitUntil(lambda: bool(failures))
    assert (failures[0][0], failures[0][1].code) == (5, "computer_is_gone")
    assert restarts == []
    assert client.health is Health.RESTING
    ask(client, session, 6)
    qtbot.waitUntil(lambda: len(failures) == 2)
    assert failures[1][0] == 6
    assert client.process is None


def dies_while(file: Path) -> str:
    """A program that dies of every question as long as there is ``file``."""
    return READ + f"    if os.path.exists({str(file)!r}): os._exit(3)\n" + ANSWER


@pytest.mark.parametrize("way", ["revive", "restart", "rest"])
def test_a_process_that_has_died_often_is_revived(
    qtbot: QtBot,
    clients: list[ComputerClient],
    session: Session,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    way: str,
) -> None:
    monkeypatch.setattr(computer, "FIRST_REST", 0.05 if way == "rest" else 1_000.0)
    bad = tmp_path / "bad"
    bad.touch()
    client = client_of(clients, dies_while(bad))
    lost: list[int] = []
    failed: list[int] = []
    client.lost.connect(lambda: lost.append(1))
    client.failed.connect(lambda token, _: failed.append(token))
    for token in range(5):
        ask(client, session, token)
        qtbot.waitUntil(partial(failed.__contains__, token))
    assert len(lost) == 1
    bad.unlink()
    if way == "rest":
        qtbot.waitUntil(lambda: not client._resting())
    elif way == "revive":
        client.revive()
    else:
        client.restart()
    with qtbot.waitSignals([client.restarted, client.answered]):
        ask(client, session, 9)
    assert client.health is Health.WELL


def test_each_rest_is_longer_than_the_one_before(
    clients: list[ComputerClient], session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    client = client_of(clients, "")
    rests = []
    for _ in range(9):
        client._died()
        rests.append(client._rests_until - now[0] if client._resting() else 0.0)
        now[0] = max(now[0], client._rests_until)
    assert rests == [0.0, 2.0, 4.0, 8.0, 16.0, 32.0, 60.0, 60.0, 60.0]


def _has_process(client: ComputerClient) -> bool:
    return client.process is not None


def _health(client: ComputerClient) -> Health:
    return client.health


def kill(client: ComputerClient, how: signal.Signals) -> None:
    process = client.process
    assert process is not None
    os.kill(process.processId(), how)


@posix
def test_a_process_that_is_killed_many_times_answers_each_time(
    qtbot: QtBot, clients: list[ComputerClient], session: Session
) -> None:
    client = client_of(clients, READ + ANSWER)
    for token in range(12):
        with qtbot.waitSignal(client.answered):
            ask(client, session, token)
        assert client.process is not None
        with qtbot.waitSignal(client.process.finished):
            kill(client, signal.SIGKILL)


@posix
def test_a_process_that_dies_while_nothing_is_asked_is_not_said_to_run_again(
    qtbot: QtBot, clients: list[ComputerClient], session: Session
) -> None:
    client = client_of(clients, READ + ANSWER)
    said: list[str] = []
    client.restarted.connect(lambda: said.append("restarted"))
    client.answered.connect(lambda *_: said.append("answered"))
    with qtbot.waitSignal(client.answered):
        ask(client, session, 1)
    assert client.process is not None
    with qtbot.waitSignal(client.process.finished):
        kill(client, signal.SIGKILL)
    assert said == ["answered"]
    assert not _has_process(client)
    with qtbot.waitSignal(client.answered):
        ask(client, session, 2)
    assert sorted(said) == ["answered", "answered", "restarted"]


@posix
@pytest.mark.parametrize("way", ["continued", "restarted", "dropped"])
def test_a_stopped_process_is_said_to_be_slow(
    qtbot: QtBot, clients: list[ComputerClient], session: Session, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    client = client_of(clients, READ + ANSWER)
    with qtbot.waitSignal(client.answered):
        ask(client, session, 1)
    monkeypatch.setattr(computer, "SLOW", 0.2)
    monkeypatch.setattr(computer, "PATIENCE", 600.0)
    kill(client, signal.SIGSTOP)
    restarts: list[int] = []
    client.restarted.connect(lambda: restarts.append(1))
    with qtbot.waitSignal(client.health_changed):
        ask(client, session, 2)
    assert client.health is Health.SLOW
    if way == "dropped":
        client.drop()
    else:
        with qtbot.waitSignal(client.answered) as caught:
            if way == "continued":
                kill(client, signal.SIGCONT)
            else:
                client.restart()
        assert caught.args[0] == 2
    assert _health(client) is Health.WELL
    # It was the person who wanted it: nothing had died.
    assert restarts == []


@pytest.mark.slow
def test_a_process_that_needs_its_time_is_not_slow(
    qtbot: QtBot, clients: list[ComputerClient], session: Session
) -> None:
    client = client_of(clients, READ + "    import time; time.sleep(q['seconds'] + 0.4)\n" + ANSWER)
    changes: list[Health] = []
    client.health_changed.connect(lambda: changes.append(client.health))
    for token in range(3):
        with qtbot.waitSignal(client.answered):
            ask(client, session, token)
    assert changes == []


@posix
def test_the_process_is_out_of_reach_of_the_terminal(
    qtbot: QtBot, clients: list[ComputerClient], session: Session
) -> None:
    client = client_of(clients, READ + ANSWER)
    with qtbot.waitSignal(client.answered):
        ask(client, session, 1)
    assert client.process is not None
    child = client.process.processId()
    assert os.getsid(child) == os.getpgid(child) == child


def test_a_program_that_does_not_exist(qtbot: QtBot, session: Session) -> None:
    client = ComputerClient(["/no/such/program"])
    with qtbot.waitSignals([client.lost, client.failed]):
        ask(client, session, 1)
    client.revive()
    assert client.health is Health.WELL
    client.stop()


def test_a_silent_process_is_killed(
    qtbot: QtBot, clients: list[ComputerClient], session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer, "LONGEST_START", 0.05)
    client = client_of(clients, READ)
    with qtbot.waitSignals([client.lost, client.failed]):
        ask(client, session, 1)


def test_a_process_that_starts_slowly_is_left_alone(
    qtbot: QtBot, clients: list[ComputerClient], session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer, "PATIENCE", 0.0)
    monkeypatch.setattr(computer, "STARTING", 0.0)
    client = client_of(clients, "import time; time.sleep(0.6)\n" + READ + ANSWER)
    changes: list[object] = []
    client.restarted.connect(lambda: changes.append("restarted"))
    with qtbot.waitSignal(client.answered):
        ask(client, session, 1)
    assert changes == []


def test_nonsense_is_skipped_or_fails_its_own_question(
    qtbot: QtBot, clients: list[ComputerClient], session: Session
) -> None:
    nonsense = (
        "    print('hello', flush=True)\n"
        "    print(json.dumps({'id': q['id'], 'action': 7, 'considered': []}), flush=True)\n"
    )
    client = client_of(clients, READ + nonsense)
    with qtbot.waitSignal(client.failed) as caught:
        ask(client, session, 4)
    token, failure = caught.args
    assert token == 4
    assert failure.code == "bad_value"


def test_an_endless_line_ends_the_process(qtbot: QtBot, clients: list[ComputerClient], session: Session) -> None:
    client = client_of(clients, READ + "    sys.stdout.write('x' * 2_000_000); sys.stdout.flush()\n")
    with qtbot.waitSignal(client.lost):
        ask(client, session, 1)


def test_stopping_is_polite_and_quick(qtbot: QtBot, session: Session) -> None:
    client = ComputerClient([sys.executable, "-c", READ + ANSWER])
    with qtbot.waitSignal(client.answered):
        ask(client, session, 1)
    process = client.process
    assert process is not None
    pid = process.processId()
    client.stop()
    assert client.process is None
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    client.stop()

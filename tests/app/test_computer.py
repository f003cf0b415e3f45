"""The client of the computer players, against child processes that behave well and badly."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ai.protocol import Failure, Reply
from cardtable.app import computer
from cardtable.app.computer import ComputerClient, worker_command
from cardtable.core.record import SeatEntry
from cardtable.games.registry import variant
from cardtable.session.session import Session

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
    assert not client.gone


def test_a_process_that_keeps_dying_is_given_up(qtbot: QtBot, clients: list[ComputerClient], session: Session) -> None:
    client = client_of(clients, READ + "    os._exit(3)\n")
    failures: list[tuple[int, Failure]] = []
    restarts: list[int] = []
    client.failed.connect(lambda token, failure: failures.append((token, failure)))
    client.restarted.connect(lambda: restarts.append(1))
    with qtbot.waitSignal(client.lost):
        ask(client, session, 5)
    qtbot.waitUntil(lambda: bool(failures))
    assert (failures[0][0], failures[0][1].code) == (5, "computer_is_gone")
    assert len(restarts) == 1
    assert client.gone
    ask(client, session, 6)
    qtbot.waitUntil(lambda: len(failures) == 2)
    assert failures[1][0] == 6


def test_a_program_that_does_not_exist(qtbot: QtBot, session: Session) -> None:
    client = ComputerClient(["/no/such/program"])
    with qtbot.waitSignals([client.lost, client.failed]):
        ask(client, session, 1)
    client.revive()
    assert not client.gone
    client.stop()


def test_a_silent_process_is_killed(
    qtbot: QtBot, clients: list[ComputerClient], session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer, "PATIENCE", 0.05)
    client = client_of(clients, READ)
    with qtbot.waitSignals([client.restarted, client.lost, client.failed]):
        ask(client, session, 1)


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


def test_the_command_of_a_frozen_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    assert worker_command() == [sys.executable, "-m", "cardtable", "worker"]
    program = tmp_path / "cardtable.exe"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    assert worker_command() == [str(program), "worker"]
    twin = tmp_path / "cardtable-worker.exe"
    twin.touch()
    assert worker_command() == [str(twin), "worker"]

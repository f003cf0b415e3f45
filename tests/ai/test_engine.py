"""Programs of others as players. They are tiny ones, started as processes of their own."""

from __future__ import annotations

import json
import os
import random
import re
import shlex
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from cardtable.ai.arena import Contest, play_contest
from cardtable.ai.budget import Budget
from cardtable.ai.engine import Engine, Program
from cardtable.ai.player import Situation
from cardtable.ai.protocol import LONGEST_LINE, Request, decode_question
from cardtable.core.chance import rng, shuffled
from cardtable.core.errors import CodedError
from cardtable.core.state import Deal, Standing
from cardtable.games.registry import family_of, variant

README = Path(__file__).resolve().parents[2] / "cardtable" / "ai" / "README.md"
PATIENCE = 60.0

ANSWERS = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    if question["do"] == "quit":
        break
    {}
"""
"""A program that does something with every question."""


def documented(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


def program(folder: Path, source: str, patience: float = PATIENCE, player: str = "stranger") -> Program:
    file = folder / "a stranger.py"
    file.write_text(source, encoding="utf-8")
    words = [sys.executable, "-I", str(file)]
    return Program("stranger", " ".join(f'"{word}"' for word in words), player, patience)


def answering(folder: Path, what: str, patience: float = PATIENCE) -> Program:
    return program(folder, ANSWERS.format(what), patience)


def situation(name: str = "casino.swedish") -> Situation:
    """The first decision of a deal."""
    rules, family, standing = variant(name).rule_set(2), family_of(name), Standing((0, 0), 0)
    state = family.deal(rules, standing)
    state.apply(Deal(shuffled(family.pack(rules), rng(5))))
    return Situation(family, rules, standing, state.observe(state.actor()))


def decide(asked: Program, times: int = 1) -> str:
    """What it does in the first decision of a Swedish deal."""
    with Engine(asked) as engine:
        for _ in range(times):
            (decision,) = engine.consider(situation(), random.Random(3), Budget(0.1))
        assert engine.explain(situation(), [decision]) == [decision]
    return str(decision.action)


def refused(asked: Program, times: int = 1) -> CodedError:
    with pytest.raises(CodedError) as caught:
        decide(asked, times)
    assert caught.value.parameters["engine"] == "stranger"
    return caught.value


def test_the_documented_program_plays_whole_matches_and_the_same_ones_again(tmp_path: Path) -> None:
    (source,) = documented("python")
    rules = variant("casino.swedish").rule_set(2, {"target": 3})
    contest = Contest(rules, ("greedy", "stranger"), 1, 1, keep_records=True, programs=(program(tmp_path, source),))
    once, again = play_contest(contest), play_contest(contest)
    assert once.failure is None
    assert [one.record for one in once.tables[0].matches] == [one.record for one in again.tables[0].matches]
    assert [one.seating for one in once.tables[0].matches] == [(0, 1), (1, 0)]


def test_the_documented_question_is_one_and_has_the_documented_keys() -> None:
    question, answer = (json.loads(text) for text in documented("json"))
    assert isinstance(decode_question(json.dumps(question)), Request)
    keys = set(re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| (.*?) \|", README.read_text("utf-8"), re.MULTILINE))))
    assert keys == {*question, "samples", "level"}
    assert answer["action"] in question["legal"]


def test_a_program_is_told_what_its_seat_knows_and_may_do(tmp_path: Path) -> None:
    heard = tmp_path / "heard.json"
    asked = answering(
        tmp_path,
        f"open({str(heard)!r}, 'w').write(line); print(json.dumps({{'id': question['id'], 'action': '5C x 5H'}}),"
        " flush=True)",
    )
    assert decide(asked) == "5C x 5H"
    question: dict[str, Any] = json.loads(heard.read_text())
    told = situation()
    assert question["observation"] == json.loads(json.dumps(told.observation.to_json()))
    state = told.family.sample(told.observation, random.Random(1))
    assert question["legal"] == [str(action) for action in state.legal().representatives()]
    assert (question["player"], question["seconds"]) == ("stranger", 0.1)


def test_each_seat_of_each_match_has_a_program_of_its_own(tmp_path: Path) -> None:
    # It refuses to serve a second seat, or a match that begins anew.
    asked = answering(
        tmp_path,
        "first = globals().setdefault('first', question['observation']['seat'])\n"
        "    if question['observation']['seat'] != first: sys.exit(7)\n"
        "    deals = question['standing']['deals']\n"
        "    if deals < globals().get('before', 0): sys.exit(8)\n"
        "    before = deals\n"
        "    print(json.dumps({'id': question['id'], 'action': question['legal'][0]}), flush=True)",
    )
    rules = variant("casino.finnish").rule_set(4, {"target": 2})
    result = play_contest(Contest(rules, ("stranger", "greedy"), 1, 1, programs=(asked,)))
    assert result.failure is None
    assert len(result.tables[0].matches) == 2


@pytest.mark.parametrize(
    ("says", "code"),
    [
        ("print('info depth 5', flush=True)", "engine_is_not_understood"),
        ("print('[]', flush=True)", "engine_is_not_understood"),
        ("sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", "engine_is_not_understood"),
        (f"print('x' * {LONGEST_LINE + 5}, flush=True)", "engine_is_not_understood"),
        ("print(json.dumps({'id': 99, 'action': '2S'}), flush=True)", "engine_is_not_understood"),
        ("print(json.dumps({'id': 1, 'error': 'tired', 'parameters': {'of': 'it'}}), flush=True)", "engine_refuses"),
        ("print(json.dumps({'id': 1, 'action': 'KH'}), flush=True)", "engine_breaks_rules"),
        ("print(json.dumps({'id': 1, 'action': 'castle'}), flush=True)", "engine_breaks_rules"),
        ("sys.exit(3)", "engine_has_ended"),
        ("sys.stdout.write('{'); sys.exit(3)", "engine_has_ended"),
    ],
)
def test_what_is_no_answer_is_an_error(says: str, code: str, tmp_path: Path) -> None:
    error = refused(answering(tmp_path, says))
    assert error.code == code
    if code == "engine_has_ended":
        assert error.parameters["status"] == 3


def test_a_second_answer_to_one_question_is_not_taken_for_the_next(tmp_path: Path) -> None:
    twice = "print((json.dumps({'id': question['id'], 'action': '2S'}) + '\\n') * 2, end='', flush=True)"
    assert decide(answering(tmp_path, twice)) == "2S"
    error = refused(answering(tmp_path, twice), times=2)
    assert error.parameters["reason"] == "not the answer to 2"


@pytest.mark.parametrize("source", ["import sys\nsys.stdin.read()", "import time\ntime.sleep(3600)"])
def test_silence_is_an_error_and_the_program_is_ended(source: str, tmp_path: Path) -> None:
    engine = Engine(program(tmp_path, source, patience=0.1))
    with engine, pytest.raises(CodedError) as caught:
        engine.consider(situation(), random.Random(3), Budget(0.1))
    assert (caught.value.code, caught.value.parameters["seconds"]) == ("engine_is_silent", 0.2)
    assert engine._process.returncode is not None


def test_a_program_that_does_not_end_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardtable.ai.engine._FAREWELL", 0.1)
    engine = Engine(program(tmp_path, "import time\ntime.sleep(3600)"))
    engine.close()
    assert engine._process.returncode not in (None, 0)


@pytest.mark.skipif("os.name != 'posix'")
@pytest.mark.parametrize("ends", ["before it answers", "after it has answered", "never"])
def test_what_a_program_has_started_holds_nobody_up_and_is_ended(tmp_path: Path, ends: str) -> None:
    """It holds the output open, which whoever reads it would otherwise wait for."""
    pipe = tmp_path / "held"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    inner = f"import time; held = open({str(pipe)!r}, 'w'); held.write('x'); held.flush(); time.sleep(600)"
    start = f"import subprocess; subprocess.Popen([sys.executable, '-c', {inner!r}]); open({str(pipe)!r}, 'w').close()"
    answer = "print(json.dumps({'id': question['id'], 'action': question['legal'][0]}), flush=True)"
    end = "sys.exit(7)"
    what = {"before it answers": (start, end), "after it has answered": (start, answer, end), "never": (start, answer)}
    asked = answering(tmp_path, "; ".join(what[ends]), patience=500.0)
    begun = time.monotonic()
    if ends == "before it answers":
        assert refused(asked).code == "engine_has_ended"
    else:
        assert decide(asked)
    assert time.monotonic() - begun < 250
    # Nobody writes there any more: all of them are gone.
    heard = b""
    while time.monotonic() - begun < 250:
        with suppress(BlockingIOError):
            data = os.read(reader, 10)
            heard += data
            if not data:
                break
    os.close(reader)
    assert data == b""


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("", "engine_has_no_command"),
        ("   ", "engine_has_no_command"),
        ("/nowhere/stranger", "engine_cannot_start"),
        (shlex.quote(str(README)), "engine_cannot_start"),
    ],
)
def test_what_cannot_be_started_is_an_error(command: str, code: str) -> None:
    assert refused(Program("stranger", command, "stranger")).code == code


def test_what_was_played_before_a_program_died_is_not_lost(tmp_path: Path) -> None:
    # The fifth that is started, in the first match of the third table, dies.
    counter = tmp_path / "started"
    dies = (
        f"import pathlib\nplace = pathlib.Path({str(counter)!r})\n"
        "started = len(place.read_text()) if place.exists() else 0\nplace.write_text('x' * (started + 1))\n"
        + ANSWERS.format(
            "if started >= 4: sys.exit(9)\n"
            "    print(json.dumps({'id': question['id'], 'action': question['legal'][0]}), flush=True)"
        )
    )
    rules = variant("casino.swedish").rule_set(2, {"target": 1})
    result = play_contest(Contest(rules, ("greedy", "stranger"), 5, 1, programs=(program(tmp_path, dies),)))
    assert [table.number for table in result.tables] == [0, 1]
    assert isinstance(result.failure, CodedError)
    assert (result.failure.code, result.failure.parameters["status"]) == ("engine_has_ended", 9)
    assert result.outcomes()[0].matches == 4

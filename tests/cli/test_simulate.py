"""``cardtable simulate``."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from cardtable.cli.commands import main
from cardtable.core import time_left
from cardtable.core.record import parse_record, replay
from cardtable.games.registry import family_of
from tests.ai.test_engine import answering
from tests.cli.records import run

SHORT = ("--samples", "2", "--seed", "1", "--option", "target=5")


def refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def result(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["simulate", *arguments, "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    data = json.loads(said.out, parse_constant=refuse_constant)
    assert isinstance(data, dict)
    return data


def untimed(data: dict[str, Any]) -> dict[str, Any]:
    """The result without the times of the decisions, which are never the same twice."""
    players = [{key: value for key, value in player.items() if key != "seconds"} for player in data["players"]]
    return data | {"players": players}


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line that is said about a request that makes no sense."""
    assert main(["simulate", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("cardtable simulate: ")
    return said.err.removeprefix("cardtable simulate: ").strip()


@pytest.mark.slow
def test_a_small_match_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["casino.swedish", "--players", "counter,beginner", "--parties", "5", *SHORT]
    data = result(capsys, *arguments)
    assert list(data) == [
        "variant",
        "seats",
        "options",
        "seed",
        "samples",
        "seconds",
        "mirrored_sets",
        "players",
        "mirrored_pairs",
    ]
    assert (data["variant"], data["seats"], data["seed"], data["samples"]) == ("casino.swedish", 2, 1, 2)
    assert data["options"] == {"target": 5, "tie": "spades_then_deal", "strict": False, "stake": 0}
    # Five matches are asked for, and mirrored sets are whole.
    assert data["mirrored_sets"] == 3
    one, other = data["players"]
    assert (one["player"], other["player"]) == ("counter", "beginner")
    assert one["parties"] == other["parties"] == 6
    assert one["wins"] + other["wins"] == 6
    assert one["deals"] == other["deals"] >= 6
    assert one["win_rate"]["value"] == pytest.approx(one["wins"] / 6, abs=1e-4)
    assert one["win_rate"]["low"] < one["win_rate"]["value"] <= one["win_rate"]["high"]
    assert one["points_per_deal"]["value"] == -other["points_per_deal"]["value"]
    assert set(one["seconds"]) == {"p50", "p95", "max"}
    assert sum(data["mirrored_pairs"].values()) == 3
    assert untimed(result(capsys, *arguments)) == untimed(data)
    assert untimed(result(capsys, *arguments, "--seed", "2")) != untimed(data)


def test_a_single_mirrored_set_is_json_all_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    data = result(capsys, "casino.swedish", "--players", "greedy,beginner", "--parties", "2", *SHORT)
    assert data["mirrored_sets"] == 1
    assert data["players"][0]["points_per_deal"]["low"] is None


def test_the_same_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["casino.swedish", "--players", "greedy,beginner", "--parties", "4", *SHORT]
    data = result(capsys, *arguments)
    assert main(["simulate", *arguments]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    lines = said.out.splitlines()
    deals = data["players"][0]["deals"]
    assert lines[0] == "casino.swedish, 2 players, target=5 tie=spades_then_deal strict=off stake=0"
    assert lines[1] == f"2 mirrored sets, 4 matches, {deals} deals, seed 1, 2 samples"
    for line, player in zip(lines[4:6], data["players"], strict=True):
        rate = 100 * player["win_rate"]["value"]
        assert line.split()[:3] == [player["player"], f"{player['wins']:.1f}", f"{rate:.1f}"]
        assert f" {player['points_per_deal']['value']:+.2f} ± " in line
        assert line.endswith(" ms")
    pairs = data["mirrored_pairs"]
    assert lines[-1] == (
        f"mirrored pairs of greedy: {pairs['won']} won, {pairs['divided']} divided, {pairs['lost']} lost"
    )


def test_records_replay_to_the_same_score(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    directory = tmp_path / "records" / "new"
    arguments = ["casino.swedish", "--players", "greedy,beginner", "--parties", "4", *SHORT]
    data = result(capsys, *arguments, "--record-dir", str(directory))
    files = sorted(directory.iterdir())
    assert [file.name for file in files] == [f"0000{table}-{turn}.cardtable" for table in (1, 2) for turn in (1, 2)]
    wins, deals = 0.0, 0
    for file in files:
        assert main(["replay", str(file)]) == 0
        record = parse_record(file.read_text(encoding="utf-8"))
        assert record.options == {"target": 5}
        match = replay(record, family_of)
        seat = [entry.player for entry in record.seats].index("greedy")
        wins += (seat in match.standing.winners) / len(match.standing.winners)
        deals += len(match.deals)
    assert data["players"][0]["wins"] == wins
    assert data["players"][0]["deals"] == deals


def test_options_and_seats(capsys: pytest.CaptureFixture[str]) -> None:
    data = result(
        capsys,
        *("mulle", "--players", "greedy,beginner", "--seats", "4", "--parties", "1", "--samples", "1"),
        *("--option", "length=points", "--option", "target=3", "--option", "double_values=on"),
    )
    assert (data["variant"], data["seats"], data["seed"]) == ("casino.mulle_sassersson", 4, 0)
    assert data["options"]["length"] == "points"
    assert data["options"]["target"] == 3
    assert data["options"]["double_values"] is True
    assert data["options"]["even_dealing"] is False
    assert data["mirrored_sets"] == 1
    assert data["players"][0]["parties"] == 2


def test_three_players_have_no_pairs(capsys: pytest.CaptureFixture[str]) -> None:
    data = result(capsys, "casino.swedish", "--players", "greedy,beginner,greedy", "--parties", "1", *SHORT)
    assert data["seats"] == 3
    assert data["players"][0]["parties"] == 3
    assert sum(player["wins"] for player in data["players"]) == pytest.approx(3)
    assert "mirrored_pairs" not in data


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        (["casino.atlantis", "--players", "greedy,counter"], "unknown variant (variant casino.atlantis)"),
        (["casino.swedish", "--players", "greedy,wizard"], "unknown player (player wizard, family casino)"),
        (["casino.swedish", "--players", "greedy,"], "unknown player (player , family casino)"),
        (["casino.swedish", "--players", "greedy"], "bad number of players (variant casino.swedish, players 1"),
        (["casino.swedish", "--players", "greedy,counter", "--seats", "3"], "players do not fit (seats 3, players 2)"),
        (["casino.swedish", "--players", "greedy,counter", "--seats", "9"], "bad number of players"),
        (["casino.swedish", "--players", "greedy,counter", "--seats", "9", "--option", "target=5"], "bad number of"),
        (
            ["casino.swedish", "--players", "greedy,counter", "--option", "target"],
            "option without value (option target)",
        ),
        (["casino.swedish", "--players", "greedy,counter", "--option", "trumps=1"], "unknown option (variant"),
        (["casino.swedish", "--players", "greedy,counter", "--option", "target=x"], "bad option value (option target"),
        (["casino.swedish", "--players", "greedy,counter", "--option", "target=0"], "bad option value (option target"),
        (["casino.swedish", "--players", "greedy,counter", "--option", "target="], "bad option value (option target"),
        (["casino.swedish", "--players", "greedy,counter", "--option", "tie=toss"], "bad option value (option tie"),
        (["mulle", "--players", "greedy,counter", "--option", "double_values=2"], "bad option value (option double"),
        (["casino.swedish", "--players", "greedy,x", "--engine", "x="], "engine has no command (engine x, command "),
        (
            ["casino.swedish", "--players", "greedy,x", "--engine", "x=/nowhere/x"],
            "engine cannot start (engine x, reas",
        ),
        (["casino.swedish", "--players", "greedy,x", "--engine", "y=true"], "engine does not play (engine y)"),
        (["mulle", "--players", "greedy,counter", "--option", "target=50"], "option does not apply (variant"),
    ],
)
def test_requests_that_make_no_sense(changes: list[str], line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, *changes).startswith(line)


def test_a_directory_that_cannot_be_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "taken"
    file.write_text("", encoding="utf-8")
    line = refused(capsys, "casino.swedish", "--players", "greedy,counter", "--record-dir", str(file / "records"))
    assert line.startswith(str(file))


def test_a_terminal_sees_how_far_it_is(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    # However busy this machine is.
    monkeypatch.setattr(time_left, "_SURE_AFTER", 1e9)
    assert main(["simulate", "casino.swedish", "--players", "greedy,beginner", "--parties", "4", *SHORT]) == 0
    states = terminal.getvalue().split("\r")
    assert states == ["", f"[{'#' * 15}{'.' * 15}] 1/2", f"[{'#' * 30}] 2/2\n"]


def test_a_program_of_others_is_matched_and_what_was_played_before_it_failed_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plays = "print(json.dumps({'id': question['id'], 'action': question['legal'][0]}), flush=True)"
    command = answering(tmp_path, plays).command
    arguments = ["casino.swedish", "--players", "greedy,other", "--parties", "6", *SHORT]
    data = result(capsys, *arguments, "--engine", f"other={command}")
    assert [player["player"] for player in data["players"]] == ["greedy", "other"]
    assert "broken_off" not in data

    started = tmp_path / "started"
    dies = (
        f"with open({str(started)!r}, 'a') as file: file.write('x') if question['id'] == 1 else None\n"
        f"    if len(open({str(started)!r}).read()) > 2: sys.exit(4)\n    {plays}"
    )
    records = tmp_path / "records"
    engine = f"other:player={answering(tmp_path, dies).command}"
    assert main(["simulate", *arguments, "--engine", engine, "--json", "--record-dir", str(records)]) == 2
    said = capsys.readouterr()
    assert said.err == "cardtable simulate: engine has ended (engine other, status 4)\n"
    left = json.loads(said.out)
    assert left["mirrored_sets"] == 1
    assert left["broken_off"] == "engine has ended (engine other, status 4)"
    assert len(list(records.iterdir())) == 2


def test_several_processes_without_qt_give_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["casino.swedish", "--players", "greedy,beginner", "--parties", "4", *SHORT]
    done = run("simulate", *arguments, "--json", "--jobs", "2")
    assert (done.returncode, done.stderr) == (0, b"")
    assert untimed(json.loads(done.stdout)) == untimed(result(capsys, *arguments))

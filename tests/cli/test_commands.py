"""The command line: what it prints, where, and with which exit status."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cardtable.cli.commands import main
from cardtable.core.record import parse_record
from cardtable.games.registry import VARIANTS

ROOT = Path(__file__).resolve().parents[2]
SIMULATE = ["simulate", "casino.swedish", "--players", "greedy,beginner", "--parties", "6", "--seed", "3"]


GOLDEN: dict[str, Any] = {
    "wins": [5.0, 1.0],
    "deals": 15,
    "decisions": [360, 360],
    "points_per_deal": 4.8,
    "mirrored_pairs": {"won": 2, "divided": 1, "lost": 0},
}
"""Of the match below, which comes out the same on every machine; it changes when a player changes."""


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    status = main(argv)
    heard = capsys.readouterr()
    return status, heard.out, heard.err


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Records of four matches."""
    folder = tmp_path_factory.mktemp("records")
    argv = ["simulate", "casino.finnish", "--players", "greedy,beginner", "--parties", "3", "--record-dir", str(folder)]
    assert main(argv) == 0
    return folder


def test_all_rule_sets_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "rules")
    assert (status, err) == (0, "")
    for kind in VARIANTS:
        assert f"\n{kind.id}" in f"\n{out}"
    assert "target: 1..999, default 11 (4 players), 16 (3 players), 11 (2 players)" in out
    assert "even_dealing: on|off, default off" in out


def test_rule_sets_as_json_have_all_options(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "rules", "--json")
    assert (status, err) == (0, "")
    listed = {entry["id"]: entry for entry in json.loads(out)}
    assert set(listed) == {kind.id for kind in VARIANTS}
    for kind in VARIANTS:
        assert listed[kind.id]["players"] == list(kind.players)
        for players in kind.players:
            options = listed[kind.id]["options"][str(players)]
            offered = {option.name: option.default for option in kind.options(players) if option.offered}
            assert {option["name"]: option["default"] for option in options} == offered


def test_a_small_match_comes_out_the_same_every_time(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, *SIMULATE, "--json")
    assert (status, err) == (0, "")
    result = json.loads(out)
    greedy, beginner = result["players"]
    assert (result["variant"], result["seats"], result["seed"], result["mirrored_sets"]) == ("casino.swedish", 2, 3, 3)
    assert result["options"] == {"target": 16, "tie": "spades_then_deal", "strict": False, "stake": 0}
    assert {
        "wins": [greedy["wins"], beginner["wins"]],
        "deals": greedy["deals"],
        "decisions": [greedy["decisions"], beginner["decisions"]],
        "points_per_deal": greedy["points_per_deal"]["value"],
        "mirrored_pairs": result["mirrored_pairs"],
    } == GOLDEN
    assert greedy["win_rate"]["low"] <= greedy["win_rate"]["value"] <= greedy["win_rate"]["high"]
    assert greedy["parties"] == beginner["parties"] == 6
    assert set(greedy["seconds"]) == {"p50", "p95", "max"}


def test_a_match_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, *SIMULATE)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "casino.swedish, 2 players, target=16 tie=spades_then_deal strict=off stake=0"
    assert lines[1].startswith("3 mirrored sets, 6 matches, ")
    assert [line.split()[0] for line in lines[4:6]] == ["greedy", "beginner"]
    assert lines[-1].startswith("mirrored pairs of greedy: ")


def test_jobs_change_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    results = []
    for jobs in ("1", "2"):
        status, out, _ = run(capsys, *SIMULATE, "--json", "--jobs", jobs)
        assert status == 0
        result = json.loads(out)
        for player in result["players"]:
            del player["seconds"]
        results.append(result)
    assert results[0] == results[1]


def test_options_and_seats_are_passed_on(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["simulate", "berlin", "--players", "greedy,beginner", "--seats", "4", "--parties", "2"]
    status, out, _ = run(capsys, *argv, "--option", "target=5", "--option", "lurch=off", "--json")
    assert status == 0
    result = json.loads(out)
    assert result["seats"] == 4
    assert result["options"]["target"] == 5
    assert result["options"]["lurch"] is False


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["simulate", "chess", "--players", "greedy,greedy"], "unknown variant"),
        (["simulate", "swedish", "--players", "greedy,wizard"], "unknown player"),
        (["simulate", "swedish", "--players", "greedy"], "bad number of players"),
        (["simulate", "swedish", "--players", "greedy,greedy", "--seats", "3"], "players do not fit"),
        (["simulate", "swedish", "--players", "greedy,greedy", "--option", "target"], "option without value"),
        (["simulate", "swedish", "--players", "greedy,greedy", "--option", "target=x"], "bad option value"),
        (["simulate", "swedish", "--players", "greedy,greedy", "--option", "stakes=1"], "unknown option"),
        (["replay", "no such folder/file.json"], f"cardtable replay: {Path('no such folder/file.json')}: "),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, argv: list[str], words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    status, out, err = run(capsys, *argv)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert words in err


@pytest.mark.parametrize(
    "argv",
    [
        [],
        ["simulate"],
        ["simulate", "swedish"],
        ["simulate", "swedish", "--players", "a,b", "--parties", "0"],
        ["simulate", "swedish", "--players", "a,b", "--seconds", "0"],
        ["simulate", "swedish", "--players", "a,b", "--seconds", "nan"],
        ["simulate", "swedish", "--players", "a,b", "--seconds", "1", "--samples", "1"],
        ["replay"],
        ["rules", "casino"],
        ["dance"],
    ],
)
def test_bad_usage_exits_with_2(capsys: pytest.CaptureFixture[str], argv: list[str]) -> None:
    status, out, err = run(capsys, *argv)
    assert (status, out) == (2, "")
    assert "usage:" in err


@pytest.mark.parametrize("command", ["rules", "replay", "simulate"])
def test_help_exits_with_0(capsys: pytest.CaptureFixture[str], command: str) -> None:
    status, out, err = run(capsys, command, "--help")
    assert (status, err) == (0, "")
    assert out.startswith(f"usage: cardtable {command}")


def test_recorded_matches_can_be_replayed(capsys: pytest.CaptureFixture[str], records: Path) -> None:
    files = sorted(records.iterdir())
    assert [file.name for file in files] == [f"0000{table}-{turn}.cardtable" for table in (1, 2) for turn in (1, 2)]
    for file in files:
        status, out, err = run(capsys, "replay", str(file))
        assert (status, err) == (0, "")
        assert out.startswith("casino.finnish, ")
        assert out.count("\nDeal ") == len(parse_record(file.read_text(encoding="utf-8")).deals)
        assert "\nWon by " in out


def test_a_replay_as_json_adds_up(capsys: pytest.CaptureFixture[str], records: Path) -> None:
    for file in records.iterdir():
        status, out, _ = run(capsys, "replay", "--json", str(file))
        assert status == 0
        match = json.loads(out)
        points = [0, 0]
        for deal in match["deals"]:
            for line in deal["lines"]:
                points[line["party"]] += line["points"] * line["marked"]
            points_after = [a + b for a, b in zip([0, 0], deal["points"], strict=True)]
            assert points_after == points
        assert match["points"] == points
        assert len(match["winners"]) == 1
        assert match["parties"] in (["greedy", "beginner"], ["beginner", "greedy"])


def test_a_match_that_is_not_over_says_so(capsys: pytest.CaptureFixture[str], records: Path, tmp_path: Path) -> None:
    record = json.loads(sorted(records.iterdir())[0].read_text(encoding="utf-8"))
    del record["deals"][-1]["actions"][-1]
    file = tmp_path / "running.json"
    file.write_text(json.dumps(record))
    status, out, _ = run(capsys, "replay", str(file))
    assert status == 0
    assert "not over: " in out
    assert "\nNot over; standing: " in out
    status, out, _ = run(capsys, "replay", str(file), "--json")
    assert status == 0
    assert json.loads(out)["deals"][-1]["over"] is False


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: text[: len(text) // 2], "line "),
        (lambda text: "", "line 1, column 1"),
        (lambda text: "[]", "not an object"),
        (lambda text: text.replace('"version": 1', '"version": 2'), "version: record is newer"),
        (lambda text: text.replace("cardtable-record", "other"), "format: "),
        (lambda text: text.replace("casino.finnish", "casino.danish"), "variant: unknown variant"),
        (lambda text: text.replace('"pack": "', '"pack": "XX ', 1), "deals[0].pack: not a card"),
    ],
)
def test_a_bad_file_is_refused_in_one_line_that_names_the_place(
    capsys: pytest.CaptureFixture[str], records: Path, tmp_path: Path, change: Any, words: str
) -> None:
    file = tmp_path / "bad.json"
    file.write_text(change(sorted(records.iterdir())[0].read_text(encoding="utf-8")))
    status, out, err = run(capsys, "replay", str(file))
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert words in err


def test_an_illegal_action_is_named(capsys: pytest.CaptureFixture[str], records: Path, tmp_path: Path) -> None:
    record = json.loads(sorted(records.iterdir())[0].read_text(encoding="utf-8"))
    record["deals"][0]["actions"][3] = record["deals"][0]["actions"][0]
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(record))
    status, _, err = run(capsys, "replay", str(file))
    assert status == 2
    assert "deals[0].actions[3]: " in err


def test_bytes_that_are_no_text_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(b"\xff\xfe{}")
    status, _, err = run(capsys, "replay", str(file))
    assert status == 2
    assert err.startswith("cardtable replay: not text (")
    assert "byte 0" in err


def test_a_record_can_come_from_standard_input(
    capsys: pytest.CaptureFixture[str], records: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = sorted(records.iterdir())[0].read_bytes()
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data)))
    status, out, _ = run(capsys, "replay", "-")
    assert status == 0
    assert out.startswith("casino.finnish, ")


def test_progress_is_shown_on_a_terminal_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    status, _, err = run(capsys, *SIMULATE)
    assert status == 0
    assert err.startswith("\r[##########....................] 1/3")
    assert err.endswith("\r[##############################] 3/3\n")


def test_the_command_line_needs_no_qt() -> None:
    code = (
        "import sys; from cardtable.cli.commands import main; "
        "main(['rules', '--json']); main(['simulate', 'swedish', '--players', 'greedy,greedy', '--parties', '1']); "
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr


def test_a_reader_that_leaves_is_no_error() -> None:
    code = "import sys; from cardtable.cli.commands import main; sys.exit(main(['rules', '--json']))"
    with subprocess.Popen(
        [sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 0

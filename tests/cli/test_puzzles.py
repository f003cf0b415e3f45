"""``cardtable problems``: made, checked and shown without a window."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardtable.app.school.puzzles import puzzles_of
from cardtable.cli.commands import main
from cardtable.games.puzzles import format_puzzle, parse_puzzles


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    status = main(["problems", *argv])
    heard = capsys.readouterr()
    return status, heard.out, heard.err


def made(capsys: pytest.CaptureFixture[str], *more: str) -> str:
    status, out, err = run(capsys, "make", "casino", "--kind", "capture=2", "--seed", "4", *more)
    assert (status, err) == (0, "capture: 2\n")
    return out


def test_puzzles_are_made_alike_from_the_same_seed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = made(capsys)
    assert out.startswith("# cardtable problems make casino --seed 4 --kind capture=2\n")
    assert [one.kind for one in parse_puzzles(out)] == ["capture", "capture"]
    file = tmp_path / "some.txt"
    assert made(capsys, "--output", str(file)) == ""
    assert file.read_text(encoding="utf-8") == out


def test_puzzles_that_stand_are_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "some.txt"
    made(capsys, "--output", str(file))
    status, out, _ = run(capsys, "check", str(file))
    assert (status, out) == (0, f"{file}: 2 of 2 looked at (2 capture), 0 do not stand in all so far\n")
    status, out, _ = run(capsys, "check", str(file), "--sample", "1", "--seed", "9")
    assert "1 of 2 looked at" in out


def test_a_puzzle_that_does_not_stand_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "some.txt"
    text = made(capsys)
    first, second = parse_puzzles(text)
    best, other, *_ = first.answers
    swapped = text.replace(f"{best}=0; {other}=", f"{other}=0; {best}=", 1)
    assert swapped != text
    file.write_text(swapped, encoding="utf-8")
    status, out, _ = run(capsys, "check", str(file))
    assert status == 1
    assert f"{first.id}: another answer is the best" in out
    assert second.id not in out
    line = next(line for line in text.splitlines() if f"\t{second.number}\t" in line)
    fields = line.split("\t")
    fields[8] = "AS x KS"
    file.write_text("\t".join(fields) + "\n", encoding="utf-8")
    status, out, _ = run(capsys, "check", str(file))
    assert status == 1
    assert second.id in out


def test_puzzles_are_listed_and_one_is_shown(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "some.txt"
    first, second = parse_puzzles(made(capsys, "--output", str(file)) or file.read_text(encoding="utf-8"))
    status, out, _ = run(capsys, "show", str(file))
    assert status == 0
    assert out.splitlines() == [f"{one.id}\t{one.rating}\t{one.best}" for one in (first, second)]
    status, out, _ = run(capsys, "show", str(file), "--id", second.id)
    assert status == 0
    assert out.startswith(f"{second.id}: casino.swedish, rating {second.rating}\npack: ")
    assert f"about: {second.about}" in out
    assert f"  {second.best}: costs 0" in out
    status, _, err = run(capsys, "show", str(file), "--id", "nobody")
    assert (status, "no such problem" in err) == (2, True)


@pytest.mark.parametrize(
    ("argv", "reason"),
    [
        (["make", "whist"], "unknown family"),
        (["make", "casino", "--kind", "song"], "unknown kind"),
        (["make", "casino", "--kind", "capture=0"], "bad count"),
        # What is wrong with it each system says in its own words.
        (["check", "no-such-file"], "no-such-file: "),
    ],
)
def test_what_makes_no_sense_is_refused(capsys: pytest.CaptureFixture[str], argv: list[str], reason: str) -> None:
    status, _, err = run(capsys, *argv)
    assert status == 2
    assert reason in err


def test_those_that_come_with_the_program_are_found(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "show")
    assert status == 0
    assert len(out.splitlines()) >= 900


def test_what_cannot_be_read_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "spoilt.txt"
    file.write_text("nothing of the kind\n", encoding="utf-8")
    status, _, err = run(capsys, "check", str(file))
    assert (status, "bad exercise (line 1" in err) == (2, True)


@pytest.mark.parametrize("command", ["check", "show"])
def test_nothing_in_a_file_of_puzzles_gives_orders_to_the_terminal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    file = tmp_path / "some.txt"
    lines = made(capsys).splitlines()
    fields = lines[-1].split("\t")
    fields[0] = "cap\x1b]0;gone\x07\x9b31m\u202e"
    file.write_text("\t".join(fields), encoding="utf-8")
    _, out, err = run(capsys, command, str(file))
    assert "gone" in out + err
    assert not set("\x1b\x07\x9b\u202e") & set(out + err)


def test_a_deal_is_played_out_after_each_answer(capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = next(one for one in puzzles_of("ecarte") if one.kind == "trick")
    status, out, _ = run(capsys, "play", format_puzzle(puzzle), *puzzle.answers)
    assert status == 0
    told = [json.loads(line) for line in out.splitlines()]
    assert [one["answer"] for one in told] == list(puzzle.answers)
    assert all(one["actions"][0] == one["answer"] for one in told)
    own, other = told[0]["points"]
    assert own > other


def test_what_is_not_counted_out_is_not_played_out(capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = next(one for one in puzzles_of("piquet") if one.kind == "discard")
    status, out, err = run(capsys, "play", format_puzzle(puzzle), puzzle.best)
    assert (status, out) == (2, "")
    assert puzzle.id in err

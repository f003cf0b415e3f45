"""The command that contests all computer players with their neighbours."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardtable.ai.arena import play_contest
from cardtable.ai.names import PLAYERS
from tests.benchmarks import ladder


def test_every_rule_set_and_number_of_seats_has_a_match_of_all_neighbours() -> None:
    found = list(ladder.rungs([], []))
    assert len(found) == len(set(found))
    assert {one.stronger for one in found} == set(PLAYERS[1:])
    assert all(PLAYERS.index(one.weaker) < PLAYERS.index(one.stronger) for one in found)
    assert [one.seats for one in ladder.rungs(["casino.finnish"], ["greedy"])] == [2, 3, 4]
    assert [one.seats for one in ladder.rungs(["casino.finnish,3"], ["greedy"])] == [3]
    assert ladder.Rung("casino.finnish", 3, "counter").names() == ("counter", "greedy", "greedy")


@pytest.mark.slow
def test_what_has_been_played_is_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ladder.jsonl"
    words = [str(file), "--tables", "2", "--samples", "1", "--only", "ecarte", "--stronger", "greedy"]
    ladder.main([*words, "--minutes", "0"])
    assert not file.exists()
    assert "goes on" in capsys.readouterr().err
    ladder.main(words)
    kept = file.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in kept.splitlines()]
    assert [(line["stronger"], line["number"], line["samples"]) for line in lines] == [
        ("greedy", 0, 1),
        ("greedy", 1, 1),
    ]
    first = capsys.readouterr().out.splitlines()
    assert len(first) == 3
    assert first[-1].startswith("| ecarte, 2 | greedy, beginner | 4 |")
    ladder.main(words)
    assert file.read_text(encoding="utf-8") == kept
    assert capsys.readouterr().out.splitlines() == first
    ladder.main([*words, "--tables", "3"])
    assert file.read_text(encoding="utf-8").startswith(kept)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 3
    ladder.main([*words, "--seed", "2"])
    assert len(file.read_text(encoding="utf-8").splitlines()) == 5


def test_what_is_played_table_by_table_says_the_same_as_a_match(tmp_path: Path) -> None:
    rung, settings = ladder.Rung("casino.finnish", 3, "greedy"), ladder.Settings(1888, 1, 0.7)
    lines = [json.loads(json.dumps(ladder.line_of(rung, settings, number))) for number in (1, 0)]
    told = ladder.Ladder(tmp_path / "ladder.jsonl", settings, [rung], 2)
    told.keep(rung, *lines)
    whole = play_contest(rung.contest(settings, 2)).outcomes()[0]
    again = told.result(rung)
    assert (again.matches, again.win_rate, again.margin) == (whole.matches, whole.win_rate, whole.margin)


def test_who_has_had_the_least_time_is_next(tmp_path: Path) -> None:
    quick, slow, new = (ladder.Rung("ecarte", 2, player) for player in ("greedy", "counter", "searcher"))
    settings = ladder.Settings(1888, None, 0.7)
    told = ladder.Ladder(tmp_path / "ladder.jsonl", settings, [quick, slow, new], 3)
    told.keep(quick, {"number": 0, "took": 1.0}, {"number": 2, "took": 1.0})
    told.keep(slow, {"number": 0, "took": 9.0})
    assert told.take() == (new, 0)
    told.keep(new, {"number": 0, "took": 5.0})
    assert told.take() == (quick, 1)
    assert told.missing() == [slow, new]
    assert told.take() == (new, 1)


def won(number: int, share: float) -> dict[str, object]:
    """Table ``number`` of two, of whose two matches the stronger one won so many."""
    matches = []
    for turn in (0, 1):
        shares = [share / 2, 1 - share / 2] if turn == 0 else [1 - share / 2, share / 2]
        seating = [turn, 1 - turn]
        matches.append(
            {"seating": seating, "points": [0, 0], "shares": shares, "margins": [[0, 0]], "milliseconds": [[1], [1]]}
        )
    return {"number": number, "took": 1.0, "parties": matches}


def test_ratings_are_the_logarithms_of_the_odds_of_neighbours(tmp_path: Path) -> None:
    settings = ladder.Settings(1888, 1, 0.7)
    wanted = [ladder.Rung("ecarte", 2, player) for player in ladder.WEAKER]
    told = ladder.Ladder(tmp_path / "ladder.jsonl", settings, wanted, 10)
    for rung in wanted:
        # Seven and a half of ten matches and half of one more: eight to three.
        told.keep(rung, *(won(number, 1.5) for number in range(5)))
    # 400 times the decimal logarithm of 8/3 is 170; planner and searcher are both matched with the counter.
    assert told.ratings() == "ecarte 1330 1500 1670 1841 1841"

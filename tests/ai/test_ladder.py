"""The command that matches all computer players with their neighbours."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from cardtable.ai.names import PLAYERS
from tests.benchmarks import ladder


def test_every_rule_set_and_number_of_seats_has_a_match_of_all_neighbours() -> None:
    found = list(ladder.rungs([], []))
    assert len(found) == len(set(found))
    assert {(one.weaker, one.stronger) for one in found} == set(pairwise(PLAYERS))
    assert [one.seats for one in ladder.rungs(["casino.finnish"], ["greedy"])] == [2, 3, 4]
    assert ladder.Rung("casino.finnish", 3, "counter", "greedy").names() == ("counter", "greedy", "greedy")


def test_what_has_been_played_is_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ladder.jsonl"
    words = [str(file), "--tables", "2", "--samples", "1", "--only", "ecarte", "--stronger", "greedy"]
    ladder.main([*words, "--minutes", "0"])
    assert not file.exists()
    assert "goes on" in capsys.readouterr().err
    ladder.main(words)
    kept = file.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in kept.splitlines()]
    assert [(line["stronger"], line["weaker"], line["tables"], line["samples"]) for line in lines] == [
        ("greedy", "beginner", 2, 1)
    ]
    first = capsys.readouterr().out.splitlines()
    assert len(first) == 3
    assert first[-1].startswith("| ecarte, 2 | greedy, beginner | 4 |")
    ladder.main(words)
    assert file.read_text(encoding="utf-8") == kept
    assert capsys.readouterr().out.splitlines() == first
    ladder.main([*words, "--seed", "2"])
    assert len(file.read_text(encoding="utf-8").splitlines()) == 2


def test_a_single_set_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        ladder.main([str(tmp_path / "ladder.jsonl"), "--tables", "1"])

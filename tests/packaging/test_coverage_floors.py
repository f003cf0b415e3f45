"""The coverage that each file must reach."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import coverage_floors
from coverage_floors import Reached, errors, main, raised


@pytest.mark.parametrize(
    ("covered", "total", "floor", "kept"),
    [
        (90, 100, 90.0, True),
        # Ten lines or branches may come and go.
        (80, 100, 90.0, True),
        (79, 100, 90.0, False),
        # Of a large file, eight in a hundred.
        (820, 1000, 90.0, True),
        (819, 1000, 90.0, False),
        (0, 0, 100.0, True),
    ],
)
def test_a_file_is_held_to_its_floor(covered: int, total: int, floor: float, kept: bool) -> None:
    found = errors({"cardtable/a.py": Reached(covered, total)}, {"cardtable/a.py": floor})
    assert (not found) == kept
    assert all(line.startswith("cardtable/a.py: ") and "90.0 %" in line for line in found)


def test_a_new_file_must_reach_what_is_asked_of_new_ones() -> None:
    reached = {"cardtable/new.py": Reached(79, 100), "cardtable/other.py": Reached(95, 100)}
    assert errors(reached, {}) == [
        f"cardtable/new.py: 79.0 % of lines and branches, the floor is {coverage_floors.NEW:.1f} %"
    ]


def test_floors_rise_and_never_sink_whatever_was_measured() -> None:
    floors = {"a.py": 90.0, "b.py": 50.0, "not_measured.py": 70.0}
    reached = {"b.py": Reached(2, 3), "a.py": Reached(89, 100), "new.py": Reached(0, 0)}
    assert raised(reached, floors) == {"a.py": 90.0, "b.py": 66.6, "new.py": 100.0, "not_measured.py": 70.0}


def test_a_file_that_is_gone_loses_its_floor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coverage_floors, "ROOT", tmp_path)
    monkeypatch.setattr(coverage_floors, "FLOORS", tmp_path / "floors.json")
    monkeypatch.setattr(coverage_floors, "measured", lambda: {"new.py": Reached(1, 2)})
    (tmp_path / "there.py").write_text("")
    (tmp_path / "floors.json").write_text(json.dumps({"there.py": 80.0, "gone.py": 70.0}))
    assert main(["raise"]) == 0
    assert json.loads((tmp_path / "floors.json").read_text()) == {"new.py": 50.0, "there.py": 80.0}

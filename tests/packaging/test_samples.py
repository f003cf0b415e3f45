"""Which tests a run takes: a sample, a whole run by turns, or all."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests import conftest

FOLDER = "/checkout/tests"


class Marked:
    """A test as the collection has it."""

    def __init__(self, nodeid: str, **marks: tuple[int, ...]) -> None:
        self.nodeid = f"tests/{nodeid}"
        self.path = Path(FOLDER, nodeid.partition("::")[0])
        self._marks = marks

    def get_closest_marker(self, name: str) -> SimpleNamespace | None:
        return SimpleNamespace(args=self._marks[name]) if name in self._marks else None


TESTS: list[Any] = [
    *(Marked(f"games/test_a.py::test_usual[{case}]") for case in range(50)),
    *(Marked(f"ui/test_b.py::test_slow[{case}]", slow=()) for case in range(50)),
    *(Marked(f"ui/test_c.py::test_turns[{case}]", turns=(5,)) for case in range(50)),
    Marked("ui/test_d.py::test_alone"),
]


def names(chosen: set[pytest.Item]) -> Counter[str]:
    return Counter(item.nodeid.partition("::")[2].partition("[")[0] for item in chosen)


def test_a_quick_run_takes_nothing_slow_and_a_case_of_each() -> None:
    assert names(conftest._sample(TESTS, 3)) == {"test_usual": 1, "test_turns": 1, "test_alone": 1}
    assert conftest._sample(TESTS, 3) == conftest._sample(list(reversed(TESTS)), 3)
    assert len({item.nodeid for seed in range(9) for item in conftest._sample(TESTS, seed)}) > 9


def test_a_whole_run_takes_the_fixed_sample_and_a_part_of_the_others() -> None:
    fixed = conftest._sample(TESTS, 0)
    runs = [conftest._turn(TESTS, seed, []) for seed in range(200)]
    assert all(fixed <= run for run in runs)
    # So many runs take everything, and none takes much.
    assert set.union(*runs) >= {item for item in TESTS if not item.get_closest_marker("turns")}
    assert names(set.union(*runs))["test_turns"] > 9
    assert max(map(len, runs)) < len(TESTS) / 2
    usual = sum(names(run)["test_usual"] - 1 for run in runs) / len(runs)
    assert usual == pytest.approx(49 / conftest.OTHERS, rel=0.2)


def test_what_another_run_has_tried_is_left_out() -> None:
    everywhere, apart = conftest._turn(TESTS, 5, []), conftest._turn(TESTS, 5, [f"{FOLDER}/games"])
    left = everywhere - apart
    assert left == {item for item in conftest._sample(TESTS, 0) if "games" in item.nodeid}
    assert left
    assert apart < everywhere


def test_by_turns_a_test_has_so_many_of_its_cases() -> None:
    assert names(conftest._turns(TESTS, 1)) == {"test_usual": 50, "test_slow": 50, "test_turns": 5, "test_alone": 1}

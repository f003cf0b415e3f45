"""The step of a rating is that of the last matches, and stays until the next one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cardtable.app.keeping import Keeping
from cardtable.app.rating import Rating
from cardtable.app.rating_steps import KEY, step
from cardtable.store.store import Store


@pytest.fixture
def keeping(qapp: object) -> Iterator[Keeping]:
    store = Store.in_memory()
    yield Keeping(store)
    store.close()


def test_the_first_rating_has_no_step_and_each_later_one_its_own(keeping: Keeping) -> None:
    assert step(keeping, "casino", Rating(1540.4, 80, 12)) == 0
    assert step(keeping, "casino", Rating(1561.2, 78, 13)) == 21
    assert step(keeping, "casino", Rating(1561.2, 78, 13)) == 21
    assert step(keeping, "piquet", Rating(1500, 350, 1)) == 0
    assert step(keeping, "casino", Rating(1550.0, 77, 14)) == -11


def test_fewer_matches_than_before_are_no_step(keeping: Keeping) -> None:
    step(keeping, "casino", Rating(1540, 80, 12))
    step(keeping, "casino", Rating(1560, 80, 13))
    assert step(keeping, "casino", Rating(1540, 80, 12)) == 0


@pytest.mark.parametrize("kept", [None, [], 3, {"casino": "x"}, {"casino": [1, 2]}, {"casino": [1, "2", 3]}])
def test_what_is_kept_and_means_nothing_is_as_nothing(keeping: Keeping, kept: object) -> None:
    keeping.put(KEY, kept)
    assert step(keeping, "casino", Rating(1540, 80, 12)) == 0

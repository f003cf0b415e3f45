"""The deal of the day that was begun is remembered."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest

from cardtable.app.deal_of_the_day import KEY, DayDeal, latest, note
from cardtable.app.keeping import Keeping
from cardtable.store.store import Store


@pytest.fixture
def keeping(qapp: object) -> Iterator[Keeping]:
    store = Store.in_memory()
    yield Keeping(store)
    store.close()


def test_the_last_one_is_remembered(keeping: Keeping) -> None:
    assert latest(keeping) is None
    note(keeping, DayDeal(date(2026, 11, 26), 3))
    note(keeping, DayDeal(date(2026, 11, 27), 7))
    assert latest(keeping) == DayDeal(date(2026, 11, 27), 7)


@pytest.mark.parametrize(
    "kept", [None, 7, [], {"day": "yesterday", "match": 1}, {"day": "2026-11-27"}, {"day": "2026-11-27", "match": "1"}]
)
def test_what_is_kept_and_is_no_deal_is_none(keeping: Keeping, kept: object) -> None:
    keeping.put(KEY, kept)
    assert latest(keeping) is None

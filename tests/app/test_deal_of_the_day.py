"""The deal of the day that was begun is remembered."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest

from cardtable.app.deal_of_the_day import GAME_KEY, KEY, DayDeal, game_of, latest, note
from cardtable.app.keeping import Keeping
from cardtable.games.registry import VARIANTS
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


def test_the_game_of_a_day_is_that_of_the_first_look_and_stays_until_the_next_day(keeping: Keeping) -> None:
    swedish, rubicon, ecarte = (VARIANTS[name] for name in ("casino.swedish", "piquet.rubicon", "ecarte"))
    assert game_of(keeping, date(2026, 11, 27), swedish) is swedish
    assert game_of(keeping, date(2026, 11, 27), rubicon) is swedish
    assert game_of(keeping, date(2026, 11, 28), rubicon) is rubicon
    assert game_of(keeping, date(2026, 11, 28), ecarte) is rubicon


@pytest.mark.parametrize("kept", [None, 7, {"day": "2026-11-27"}, {"day": "2026-11-27", "variant": "whist"}])
def test_a_game_that_is_none_is_replaced(keeping: Keeping, kept: object) -> None:
    keeping.put(GAME_KEY, kept)
    assert game_of(keeping, date(2026, 11, 27), VARIANTS["ecarte"]) is VARIANTS["ecarte"]

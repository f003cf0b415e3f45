"""What somebody has met at the table is counted until it is known, and kept."""

from __future__ import annotations

from contextlib import closing

import pytest

from cardtable.app.keeping import Keeping
from cardtable.app.situations import ENOUGH, KEY, Situations
from cardtable.store.store import Store


def test_a_situation_is_new_until_it_was_met_often_enough() -> None:
    with closing(Store.in_memory()) as store:
        met = Situations(Keeping(store))
        for times in range(ENOUGH):
            assert met.new(["a", "b"]) == ["a", "b"]
            assert met.times("a") == times
            met.note(["a"])
        assert met.new(["a", "b"]) == ["b"]
        met.note(["a"])
        # Another start finds it so.
        assert Situations(Keeping(store)).times("a") == ENOUGH
        assert store.get(KEY) == {"a": ENOUGH}


@pytest.mark.parametrize("kept", [None, 3, ["a"], {"a": "x"}, {"a": -1}, {"a": True}, {"a": 99}])
def test_what_makes_no_sense_counts_for_nothing(kept: object) -> None:
    with closing(Store.in_memory()) as store:
        store.put(KEY, kept)
        met = Situations(Keeping(store))
        assert met.new(["a"]) == ["a"]
        met.note(["a"])
        assert met.times("a") == 1

"""Settings and favourites."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.core.sanitise import as_text
from cardtable.store import Favourite, Store, StoreError

texts = st.text().map(as_text)
json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**12), 10**12)
    | st.floats(allow_nan=False, allow_infinity=False)
    | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=6,
)


@settings(deadline=None)
@given(st.dictionaries(st.text(), json_values, max_size=4))
def test_settings_come_back_as_they_were_put(values: dict[str, object]) -> None:
    with closing(Store.in_memory()) as store:
        for key, value in values.items():
            store.put(key, "something else")
            store.put(key, value)
        for key, value in values.items():
            assert store.get(key, "default") == value


def test_settings_outlive_the_store(path: Path) -> None:
    with closing(Store.open(path).store) as store:
        assert store.get("language") is None
        assert store.get("language", "de") == "de"
        store.put("language", "en")
        store.put("speed", None)
    with closing(Store.open(path).store) as store:
        assert store.get("language", "de") == "en"
        assert store.get("speed", 1.0) is None


@pytest.mark.parametrize("value", [{1, 2}, object(), float("nan"), b"bytes"])
def test_what_json_does_not_have_is_refused(store: Store, value: object) -> None:
    store.put("key", "old")
    with pytest.raises((TypeError, ValueError)):
        store.put("key", value)
    assert store.get("key") == "old"


def test_favourites_are_listed_by_name_and_replaced_under_it(store: Store) -> None:
    assert store.favourites() == []
    short = Favourite("mit Oma", "casino.swedish", 2, {"target": 11})
    store.save_favourite(short)
    store.save_favourite(Favourite("Abends", "casino.berlin1810", 4))
    longer = Favourite("mit Oma", "casino.mulle_sassersson", 3, {"double_values": True, "length": "deals"})
    store.save_favourite(longer)
    assert store.favourites() == [Favourite("Abends", "casino.berlin1810", 4), longer]
    store.delete_favourite("mit Oma")
    assert [one.name for one in store.favourites()] == ["Abends"]
    with pytest.raises(StoreError) as missing:
        store.delete_favourite("mit Oma")
    assert missing.value.code == "no_such_favourite"


def test_a_favourite_whose_name_holds_more_than_characters_can_be_replaced_and_deleted(store: Store) -> None:
    store.save_favourite(Favourite("x", "casino.swedish", 2))
    store._connection.execute("UPDATE favourites SET name = ?", ("mit\x1b Oma\u202e",))
    assert [one.name for one in store.favourites()] == ["mit Oma"]
    store.save_favourite(Favourite("mit Oma", "casino.berlin1810", 4))
    assert store.favourites() == [Favourite("mit Oma", "casino.berlin1810", 4)]
    store._connection.execute("UPDATE favourites SET name = ?", ("mit\n Oma" * 1000,))
    (long,) = store.favourites()
    assert len(long.name) == 60
    store.delete_favourite(long.name)
    assert store.favourites() == []


UNREADABLE = ["{bad", "", "[" * 100_000, "9" * 5_000, b"\xff\xfe", "NaN,"]


@pytest.mark.parametrize("value", UNREADABLE, ids=range(len(UNREADABLE)))
def test_a_setting_that_cannot_be_read_is_forgotten_and_that_is_told_once(store: Store, value: str | bytes) -> None:
    store.put("other", 1)
    assert not store.take_forgotten()
    store._connection.execute("INSERT INTO settings VALUES ('key', CAST(? AS TEXT))", (value,))
    assert store.get("key", "default") == "default"
    assert store.take_forgotten()
    assert not store.take_forgotten()
    assert store._connection.execute("SELECT name FROM settings").fetchall() == [("other",)]
    assert store.get("key") is None
    assert not store.take_forgotten()


@pytest.mark.parametrize("value", [*UNREADABLE, "[1]", "null"], ids=range(len(UNREADABLE) + 2))
def test_a_favourite_that_cannot_be_read_does_not_hide_the_others(store: Store, value: str | bytes) -> None:
    good = Favourite("mit Oma", "casino.swedish", 2, {"target": 11})
    store.save_favourite(good)
    store._connection.execute("INSERT INTO favourites VALUES ('a', 'casino.swedish', 2, CAST(? AS TEXT))", (value,))
    store._connection.execute("INSERT INTO favourites VALUES (CAST(? AS TEXT), 'b', 2, '{}')", (b"\xff",))
    assert store.favourites() == [good]
    assert store.take_forgotten()
    assert store.favourites() == [good]
    assert not store.take_forgotten()

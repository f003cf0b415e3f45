"""Stakes that were agreed for a whole evening."""

from __future__ import annotations

import json

from cardtable.app.scorekeeper.evening_stakes import MOST_EVENINGS, EveningStakes


def test_what_is_agreed_for_an_evening_stays_on_it_and_apart_by_what_is_paid_for() -> None:
    stakes = EveningStakes()
    stakes.agree("Friday", "match", (50, "EUR"))
    stakes.agree("Friday", "points", (5, "EUR"))
    stakes.agree("Saturday", "match", (100, "nuts"))
    stakes.agree("", "match", (700, "EUR"))
    again = EveningStakes.from_json(json.loads(json.dumps(stakes.to_json())))
    for one in (stakes, again):
        assert [one.of(evening, "match") for evening in ("Friday", "Saturday", "Sunday", "")] == [
            (50, "EUR"),
            (100, "nuts"),
            None,
            None,
        ]
        assert one.of("Friday", "points") == (5, "EUR")
    again.agree("Friday", "match", None)
    assert (again.of("Friday", "match"), again.of("Friday", "points")) == (None, (5, "EUR"))


def test_the_latest_evenings_are_kept() -> None:
    stakes = EveningStakes()
    for evening in range(MOST_EVENINGS + 1):
        stakes.agree(str(evening), "match", (50, "EUR"))
        stakes.agree(str(evening), "points", (5, "EUR"))
    again = EveningStakes.from_json(stakes.to_json())
    assert again.of("0", "match") is None
    # The last one keeps all that is paid for.
    assert (again.of(str(MOST_EVENINGS), "match"), again.of(str(MOST_EVENINGS), "points")) == ((50, "EUR"), (5, "EUR"))


def test_what_strangers_write_is_ignored() -> None:
    nonsense = {"Friday": {"match": [50], "points": [True, "EUR"], "game": [-1, "EUR"], "deal": [1, 2]}, "Saturday": 7}
    strange: list[object] = [nonsense, [], None, "Friday"]
    for data in strange:
        assert EveningStakes.from_json(data).to_json() == {}

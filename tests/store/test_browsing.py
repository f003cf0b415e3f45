"""Lists of matches, and statistics."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from cardtable.app.match_statistics import statistics_of
from cardtable.core.record import HUMAN
from cardtable.store import Store
from cardtable.store.model import MatchChoices, MatchFilter
from tests.store.conftest import PlayAtRandom


def meetings(store: Store, person: str) -> dict[str, tuple[int, int]]:
    """How many matches ``person`` has played to their end against whom, and how many of them she won."""
    found = statistics_of(store, datetime.now(UTC).date()).of_person(person)
    return {share.name: (share.played, share.won) for share in found.by_opponent}


def by_rule_set(store: Store, person: str) -> dict[str, tuple[int, int]]:
    """How many matches ``person`` has played to their end under which rule set, and how many of them she won."""
    found = statistics_of(store, datetime.now(UTC).date()).of_person(person)
    return {share.name: (share.played, share.won) for share in found.by_rule_set}


def test_a_summary_tells_where_a_match_stands(store: Store, played: PlayAtRandom) -> None:
    whole = played(players=3)
    before = datetime.now(UTC).replace(microsecond=0)
    match = store.create_match(whole.record, whole.results)
    begun = store.create_match(played(actions=0).record)
    under_way, done = store.matches()
    assert (under_way.id, done.id) == (begun, match)
    assert done.variant == "casino.swedish"
    assert done.names == ("Anna", "Björn", "Cleo")
    assert done.computers == (HUMAN, "counter", "searcher")
    assert done.sides == (0, 1, 2)
    assert done.begun == datetime(2026, 11, 20, 17, 30, tzinfo=UTC)
    assert before <= done.changed <= datetime.now(UTC)
    assert done.finished is not None
    assert done.finished >= before
    assert done.deals == len(whole.record.deals)
    assert done.points == whole.whole.standing.points
    assert done.winners == whole.whole.standing.winners
    assert under_way.finished is None
    assert (under_way.deals, under_way.points, under_way.winners) == (0, (), ())


def test_points_of_a_running_match_are_those_after_its_last_finished_deal(store: Store, played: PlayAtRandom) -> None:
    whole = played(actions=60)
    assert len(whole.record.deals) == 2
    store.create_match(whole.record, whole.results)
    [summary] = store.matches()
    assert summary.points == whole.results[0].standing.points
    assert summary.deals == 2


def test_the_last_changed_comes_first_up_to_a_limit(store: Store, played: PlayAtRandom) -> None:
    record = played(actions=0).record
    ids = [store.create_match(record) for _ in range(5)]
    store.append_deal(ids[1], 0, "pack")
    assert [match.id for match in store.matches()] == [ids[1], ids[4], ids[3], ids[2], ids[0]]
    assert [match.id for match in store.matches(limit=2)] == [ids[1], ids[4]]
    assert store.matches(limit=0) == []


def test_a_list_goes_on_behind_a_match(store: Store, played: PlayAtRandom) -> None:
    record = played(actions=0).record
    ids = [store.create_match(record) for _ in range(5)]
    assert [match.id for match in store.matches(2, after=ids[3])] == [ids[2], ids[1]]
    assert store.matches(after=ids[0]) == []
    assert [match.id for match in store.matches(None)] == ids[::-1]


def test_a_match_is_told_by_its_number(store: Store, played: PlayAtRandom) -> None:
    record = played(actions=0).record
    ids = [store.create_match(record) for _ in range(2)]
    assert store.match_summary(ids[0]) == store.matches()[1]
    assert store.match_summary(77) is None


def test_matches_are_chosen_by_game_person_and_year(store: Store, played: PlayAtRandom) -> None:
    swedish = store.create_match(played(actions=0, names=("Anna", "Östen Weiß")).record)
    finnish = store.create_match(
        played(actions=0, name="casino.finnish", names=("Eeva", "Anna"), computers=(HUMAN, "searcher")).record
    )
    store.connection.execute("UPDATE matches SET changed = '2019-07-01T12:00:00+00:00' WHERE id = ?", (swedish,))
    store.connection.execute("UPDATE matches SET changed = 'long ago' WHERE id = ?", (finnish,))
    choices = store.match_choices()
    assert choices == MatchChoices(("casino.finnish", "casino.swedish"), ("Anna", "Eeva", "Östen Weiß"), (2019,))
    for wanted, found in (
        (MatchFilter(variant="casino.swedish"), [swedish]),
        (MatchFilter(person="Eeva"), [finnish]),
        (MatchFilter(person="Anna"), [finnish, swedish]),
        (MatchFilter(person="Ann"), []),
        (MatchFilter(year=2019), [swedish]),
        (MatchFilter(year=2018), []),
        (MatchFilter(variant="casino.finnish", person="Östen Weiß"), []),
        (MatchFilter(search="schwed", titles={"casino.swedish": "Schwedisches Casino"}), [swedish]),
        (MatchFilter(begun_since=datetime(2026, 11, 20, 17, 30, tzinfo=UTC)), [finnish, swedish]),
        (MatchFilter(begun_since=datetime(2026, 11, 20, 17, 31, tzinfo=UTC)), []),
        (MatchFilter(unfinished=True, person="Anna"), [finnish, swedish]),
    ):
        assert [match.id for match in store.matches(wanted=wanted)] == found
        assert store.count_matches(wanted) == len(found)


def test_those_that_go_on_are_found(store: Store, played: PlayAtRandom) -> None:
    over, begun = played(), played(actions=3)
    going_on = store.create_match(begun.record)
    assert store.create_match(over.record, over.results) != going_on
    assert [match.id for match in store.matches(wanted=MatchFilter(unfinished=True))] == [going_on]
    assert store.count_matches(MatchFilter(unfinished=True)) == 1


def test_what_a_list_costs_does_not_grow_with_what_was_played(store: Store, played: PlayAtRandom) -> None:
    """Counted are queries, and steps of the machine that runs them."""
    whole = played(players=3)
    queries: list[str] = []
    costs: list[tuple[int, int]] = []
    steps = 0

    def step() -> int:
        nonlocal steps
        steps += 1
        return 0

    for matches in (20, 300):
        for _ in range(matches):
            store.create_match(whole.record, whole.results)
        queries, steps = [], 0
        store.connection.set_trace_callback(queries.append)
        store.connection.set_progress_handler(step, 10)
        assert len(store.matches(limit=10)) == 10
        assert store.match_summary(5) is not None
        store.connection.set_progress_handler(None, 0)
        store.connection.set_trace_callback(None)
        costs.append((len(queries), steps))
    assert costs[0][0] == costs[1][0]
    assert costs[1][1] < 1.3 * costs[0][1]


@pytest.mark.parametrize(
    ("search", "found"),
    [
        ("", {"swedish", "finnish"}),
        ("  ", {"swedish", "finnish"}),
        ("ÖSTEN", {"swedish"}),
        ("östen weiß", {"swedish"}),
        ("WEISS", {"swedish"}),
        ("FINNISH", {"finnish"}),
        ("casino anna", {"swedish", "finnish"}),
        ("finnish östen", set()),
        ("searcher", {"finnish"}),
        ("%", set()),
        ("_", set()),
        ("'; DROP TABLE matches; --", set()),
    ],
)
def test_search_finds_words_in_names_and_variants(
    store: Store, played: PlayAtRandom, search: str, found: set[str]
) -> None:
    store.create_match(played(actions=0, names=("Anna", "Östen Weiß")).record)
    finnish = played(actions=0, name="casino.finnish", names=("Anna", "Eeva"), computers=(HUMAN, "searcher"))
    store.create_match(finnish.record)
    assert {
        match.variant.removeprefix("casino.") for match in store.matches(wanted=MatchFilter(search=search))
    } == found


def test_statistics_add_up_finished_matches_by_person_and_variant(store: Store, played: PlayAtRandom) -> None:
    whole_matches = [played(seed, names=("Anna", "Björn")) for seed in range(6)]
    for whole in whole_matches:
        store.create_match(whole.record, whole.results)
    store.create_match(played(7, actions=60).record, played(7, actions=60).results)
    other = played(8, "casino.finnish", 2, names=("Anna", "Dora"), computers=(HUMAN, HUMAN))
    store.create_match(other.record, other.results)

    won = sum(0 in whole.whole.standing.winners for whole in whole_matches)
    finnish = int(0 in other.whole.standing.winners)
    assert by_rule_set(store, "Anna") == {"casino.swedish": (6, won), "casino.finnish": (1, finnish)}
    assert by_rule_set(store, "Dora") == {"casino.finnish": (1, 1 - finnish)}
    assert by_rule_set(store, "Björn") == {}, "a computer player has that name"


def test_what_was_played_on_from_a_known_deal_counts_for_nothing(store: Store, played: PlayAtRandom) -> None:
    whole = played(1, names=("Anna", "Björn"))
    store.create_match(whole.record, whole.results)
    before = by_rule_set(store, "Anna"), meetings(store, "Anna")
    assert before[1] == {"Björn": (1, int(0 in whole.whole.standing.winners))}
    match = store.create_match(replace(whole.record, branched=True), whole.results)
    assert (by_rule_set(store, "Anna"), meetings(store, "Anna")) == before
    assert store.load_match(match).branched
    assert [summary.branched for summary in store.matches()] == [True, False]


def test_meetings_are_told_by_opponent_as_far_as_somebody_won(store: Store, played: PlayAtRandom) -> None:
    three = played(players=3)
    store.create_match(three.record, three.results)
    one = played(4, names=("Anna", "Cleo"), computers=(HUMAN, HUMAN))
    store.create_match(one.record, one.results)
    store.create_match(played(4, actions=20, names=("Anna", "Dora")).record)
    left = store.create_match(played(5, actions=0, names=("Anna", "Dora")).record)
    store.finish_match(left, played(5, actions=0).whole.standing)
    won = [int(0 in whole.whole.standing.winners) for whole in (three, one)]
    assert meetings(store, "Anna") == {"Björn": (1, won[0]), "Cleo": (2, sum(won))}
    assert meetings(store, "Cleo") == {"Anna": (1, 1 - won[1])}, "the other one was a computer player of that name"
    alone = played(6, names=("Anna", "Anna"), computers=(HUMAN, HUMAN))
    store.create_match(alone.record, alone.results)
    assert "Anna" not in meetings(store, "Anna")


def test_partners_share_the_result_and_one_person_on_both_seats_counts_once(store: Store, played: PlayAtRandom) -> None:
    names = ("Anna", "Björn", "Anna", "Dag")
    whole = played(2, "casino.berlin1810", 4, names=names, computers=(HUMAN,) * 4)
    store.create_match(whole.record, whole.results)
    winners = whole.whole.standing.winners
    for name, side in (("Anna", 0), ("Björn", 1), ("Dag", 1)):
        assert by_rule_set(store, name) == {"casino.berlin1810": (1, int(side in winners))}


def test_names_in_lists_hold_nothing_but_characters(store: Store, played: PlayAtRandom) -> None:
    match = store.create_match(played().record, played().results)
    store._connection.execute("UPDATE seats SET name = ? WHERE seat = 0", ("\x1b]0;x\x07<b>" + "W" * 10**6,))
    name = "]0;x<b>" + "W" * 32 + "…"
    assert store.matches()[0].names[0] == name
    assert store.load_match(match).seats[0].name == name
    assert [one.id for one in store.matches(wanted=MatchFilter(search="]0;x<b>ww"))] == [match]
    assert name in store.remembered_names()

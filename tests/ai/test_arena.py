"""Contests on mirrored deals."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from multiprocessing import get_context

import pytest

from cardtable.ai.arena import Contest, PlayedTable, play_contest, play_table
from cardtable.core.errors import CodedError
from cardtable.core.record import record_from_json, replay
from cardtable.games.registry import family_of, variant


def contest_of(
    players: str, tables: int = 3, variant_name: str = "casino.swedish", seats: int = 2, seed: int = 1
) -> Contest:
    return Contest(
        variant(variant_name).rule_set(seats), tuple(players.split(",")), tables, seed, samples=4, keep_records=True
    )


def without_times(table: PlayedTable) -> PlayedTable:
    """``table`` with the number of decisions in place of how long they took."""
    matches = [replace(one, seconds=tuple((float(len(times)),) for times in one.seconds)) for one in table.matches]
    return PlayedTable(table.number, tuple(matches))


@pytest.mark.slow
def test_results_do_not_depend_on_where_tables_are_played() -> None:
    contest = contest_of("beginner,greedy", tables=4)
    alone = play_contest(contest)
    assert [table.number for table in alone.tables] == [0, 1, 2, 3]
    with ThreadPoolExecutor(3) as executor:
        threads = play_contest(contest, executor)
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as executor:
        processes = play_contest(contest, executor)
    expected = [without_times(table) for table in alone.tables]
    assert [without_times(table) for table in threads.tables] == expected
    assert [without_times(table) for table in processes.tables] == expected


def test_another_seed_gives_other_cards() -> None:
    first, second = (play_table(contest_of("greedy,greedy", seed=seed), 0).matches[0].record for seed in (1, 2))
    assert first is not None
    assert second is not None
    assert first["deals"][0]["pack"] != second["deals"][0]["pack"]


def test_all_matches_of_a_table_have_the_same_cards() -> None:
    table = play_table(contest_of("beginner,greedy", tables=1), 0)
    assert [one.seating for one in table.matches] == [(0, 1), (1, 0)]
    records = [one.record for one in table.matches]
    assert records[0] is not None
    assert records[1] is not None
    assert records[0]["cut"] == records[1]["cut"]
    packs = [[deal["pack"] for deal in record["deals"]] for record in records if record]
    assert all(a == b for a, b in zip(*packs, strict=False))
    assert [[seat["player"] for seat in record["seats"]] for record in records if record] == [
        ["beginner", "greedy"],
        ["greedy", "beginner"],
    ]


def test_a_player_against_itself_wins_half_of_mirrored_matches() -> None:
    """The greedy player does not play dice, so both matches of a table run alike."""
    result = play_contest(contest_of("greedy,greedy", tables=5))
    one, other = result.outcomes()
    assert one.wins == other.wins == 5
    assert one.margin.value == pytest.approx(0.0)
    assert result.pairs() == (0, 5, 0)


def test_records_tell_what_happened() -> None:
    for table in play_contest(contest_of("beginner,greedy", tables=2)).tables:
        for one in table.matches:
            assert one.record is not None
            match = replay(record_from_json(one.record), family_of)
            assert match.over
            assert match.standing.points == one.points
            winner = match.standing.winners[0]
            assert one.shares == tuple(1.0 if seat == winner else 0.0 for seat in range(2))
            assert len(one.margins) == len(match.deals)
            assert sum(margins[0] or 0.0 for margins in one.margins) == one.points[0] - one.points[1]


@pytest.mark.parametrize(
    ("players", "seats", "variant_name", "seatings"),
    [
        ("a,b", 2, "casino.swedish", [(0, 1), (1, 0)]),
        ("a,b,c", 3, "casino.swedish", [(0, 1, 2), (1, 2, 0), (2, 0, 1)]),
        ("a,b", 4, "casino.berlin1810", [(0, 1, 0, 1), (1, 0, 1, 0)]),
        ("a", 2, "casino.swedish", [(0, 0)]),
    ],
)
def test_players_are_seated_in_turn(
    players: str, seats: int, variant_name: str, seatings: list[tuple[int, ...]]
) -> None:
    assert list(contest_of(players, variant_name=variant_name, seats=seats).seatings()) == seatings


def test_players_who_do_not_fit_the_seats_are_refused() -> None:
    with pytest.raises(CodedError) as caught:
        play_contest(contest_of("greedy,greedy", variant_name="casino.swedish", seats=3))
    assert caught.value.code == "players_do_not_fit"


def test_unknown_players_are_refused_before_anything_is_played() -> None:
    with pytest.raises(CodedError) as caught:
        play_contest(contest_of("greedy,wizard"))
    assert caught.value.code == "unknown_player"


def test_partners_win_and_lose_together() -> None:
    result = play_contest(contest_of("greedy,beginner", tables=2, variant_name="casino.finnish", seats=4))
    for table in result.tables:
        for one in table.matches:
            assert one.shares[0] == one.shares[2]
            assert one.shares[1] == one.shares[3]
            assert sum(one.shares) == 2.0
    assert sum(outcome.wins for outcome in result.outcomes()) == 4


@pytest.mark.parametrize(("variant_name", "good"), [("casino.swedish", 1), ("casino.kryp", -1)])
def test_the_lead_of_the_winner_is_none_below_nothing_also_where_the_fewest_points_win(
    variant_name: str, good: int
) -> None:
    (table,) = play_contest(contest_of("greedy,beginner", tables=1, variant_name=variant_name)).tables
    for one in table.matches:
        lead = sum(margins[0] or 0.0 for margins in one.margins)
        assert lead == good * (one.points[0] - one.points[1])
        assert lead > 0 if one.shares[0] == 1 else lead < 0


def test_the_lead_of_a_player_with_several_seats_is_the_mean_of_theirs() -> None:
    # Everybody plays for himself, so the two seats of a name have leads of their own.
    result = play_contest(contest_of("greedy,beginner", tables=1, variant_name="casino.swedish", seats=4))
    assert len(family_of("casino.swedish").sides(result.contest.rule_set)) == 4
    for place, outcome in enumerate(result.outcomes()):
        leads = [
            lead
            for table in result.tables
            for match in table.matches
            for deal in match.margins
            for lead, player in zip(deal, match.seating, strict=True)
            if player == place and lead is not None
        ]
        assert len(leads) == 2 * outcome.deals
        assert outcome.margin.value == pytest.approx(sum(leads) / len(leads))


def test_who_waits_is_not_behind_by_what_the_others_count() -> None:
    # Whoever wins the first match of Norman Piquet waits while the other two play the second one.
    (table,) = play_contest(
        contest_of("greedy,beginner,beginner", tables=1, variant_name="piquet.norman", seats=3)
    ).tables
    for match in table.matches:
        of_two = [deal for deal in match.margins if None in deal]
        assert of_two
        assert all(None not in deal for deal in match.margins[: -len(of_two)])
        assert len({deal.index(None) for deal in of_two}) == 1
        for deal in match.margins:
            assert sum(lead for lead in deal if lead is not None) == pytest.approx(0)
            assert sum(lead is None for lead in deal) <= 1


def test_deals_count_for_who_plays_them() -> None:
    result = play_contest(contest_of("greedy,beginner,beginner", tables=2, variant_name="piquet.norman", seats=3))
    matches = [match for table in result.tables for match in table.matches]
    assert sum(outcome.deals for outcome in result.outcomes()) < 3 * sum(len(match.margins) for match in matches)
    for place, outcome in enumerate(result.outcomes()):
        leads = [deal[match.seating.index(place)] for match in matches for deal in match.margins]
        assert outcome.deals == len(leads) - leads.count(None)
        assert outcome.margin.value == pytest.approx(sum(lead or 0.0 for lead in leads) / outcome.deals)


def test_progress_is_told() -> None:
    heard: list[tuple[int, int]] = []
    play_contest(contest_of("greedy,greedy", tables=3), progress=lambda done, total: heard.append((done, total)))
    assert heard == [(1, 3), (2, 3), (3, 3)]

"""Which game is proposed to newcomers, for so many people and so much time."""

from __future__ import annotations

import pytest

from cardtable.app.school.advising import EVENING, suited


@pytest.mark.parametrize(
    ("people", "minutes", "game"),
    [(2, 10, "ecarte"), (2, 30, "casino.swedish"), (3, 30, "casino.swedish"), (4, 10, "casino.classic")],
)
def test_those_with_little_time_are_shown_an_easy_game_that_ends_in_it(people: int, minutes: int, game: str) -> None:
    found = suited(people, minutes)
    assert (found.id, found.demand) == (game, 1)
    assert found.minutes <= minutes


def test_whoever_is_alone_plays_against_one_other() -> None:
    assert suited(1, 10) is suited(2, 10)


@pytest.mark.parametrize("people", [2, 3, 4])
def test_for_an_evening_there_is_a_rich_game_for_just_so_many(people: int) -> None:
    found = suited(people, EVENING)
    assert (found.demand, people in found.players) == (3, True)


def test_where_nothing_ends_in_time_the_shortest_is_shown_and_too_many_are_refused() -> None:
    found = suited(6, 10)
    assert 6 in found.players
    assert found.minutes > 10
    with pytest.raises(ValueError, match="nothing is played"):
        suited(20, 30)

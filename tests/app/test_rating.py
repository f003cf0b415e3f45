"""Ratings: the published example, and what kept matches bring."""

from __future__ import annotations

import math
from dataclasses import replace
from datetime import timedelta
from itertools import pairwise

import pytest

from cardtable.ai.names import COMPANION, PLAYERS, USUAL_LEVEL
from cardtable.app.rating import (
    FIRST,
    FIRST_SPREAD,
    Compared,
    Met,
    RatedPlayer,
    Rating,
    compared,
    computer_players,
    rated,
    ratings,
)
from cardtable.core.record import HUMAN
from cardtable.store.model import MatchSummary
from tests.app.matches import GUSTAV
from tests.app.test_match_statistics import AGDA, ANNA, BERTA, LINA, match

HUMAN_ANNA, COUNTER, BEGINNER = RatedPlayer("human", "Anna"), RatedPlayer("counter", ""), RatedPlayer("beginner", "")


def test_the_published_example_comes_out() -> None:
    """Glickman, “The Glicko system”, section “An example calculation”."""
    games = [Met(0, 1400, 30, 1), Met(0, 1550, 100, 0), Met(0, 1700, 300, 0)]
    found = rated(Rating(1500, 200), games)
    assert round(found.value) == 1464
    assert round(found.spread, 1) == 151.4


def test_who_has_not_played_is_as_before() -> None:
    assert rated(Rating(1612, 80, 4), []) == Rating(1612, 80, 4)


def test_the_winner_of_one_match_is_as_far_above_as_the_loser_is_below() -> None:
    found = ratings([match(1, "ecarte", ANNA, AGDA)], "ecarte")
    assert list(found) == [HUMAN_ANNA, COUNTER]
    assert found[HUMAN_ANNA].value - FIRST == pytest.approx(FIRST - found[COUNTER].value)
    assert found[HUMAN_ANNA].value > FIRST
    assert found[HUMAN_ANNA].spread == pytest.approx(found[COUNTER].spread)
    assert found[HUMAN_ANNA].spread < FIRST_SPREAD
    assert {one.matches for one in found.values()} == {1}


def test_a_shared_match_tells_nothing_of_who_is_better_but_makes_surer() -> None:
    found = ratings([match(1, "ecarte", ANNA, AGDA, won=(0, 1))], "ecarte")
    assert [one.value for one in found.values()] == [FIRST, FIRST]
    assert all(one.spread < FIRST_SPREAD for one in found.values())


def test_three_of_four_are_worth_190_points() -> None:
    days = [match(day, "ecarte", ANNA, AGDA, won=(int(day % 4 == 0),)) for day in range(2000)]
    found = ratings(days, "ecarte")
    assert found[HUMAN_ANNA].value - found[COUNTER].value == pytest.approx(400 * math.log10(3), abs=40)


def test_partners_are_rated_together_and_losers_are_not_matched_with_each_other() -> None:
    partners = match(1, "casino.finnish", ANNA, AGDA, ("Falk", "searcher", 0), LINA)
    found = ratings([partners], "casino")
    assert found[HUMAN_ANNA].value == found[RatedPlayer("searcher", "")].value > FIRST
    assert found[COUNTER].value == found[BEGINNER].value < FIRST
    three = match(2, "casino.swedish", ANNA, AGDA, ("Lina", "beginner", 2))
    found = ratings([three], "casino")
    assert found[COUNTER] == found[BEGINNER]
    assert found[HUMAN_ANNA].value > FIRST


def test_what_is_not_a_result_does_not_count() -> None:
    over = match(1, "ecarte", ANNA, AGDA)
    others: list[MatchSummary] = [
        replace(over, finished=None),
        replace(over, winners=()),
        replace(over, branched=True),
        replace(over, variant="piquet.rubicon"),
    ]
    assert not ratings(others, "ecarte")
    twice = ratings([match(1, "ecarte", ANNA, ("Anna", "human", 1))], "ecarte")
    assert twice[HUMAN_ANNA] == Rating(matches=1)


def test_people_are_known_less_well_after_a_rest_and_computer_players_are_not() -> None:
    def spreads(days: int) -> tuple[float, float]:
        found = ratings([match(1, "ecarte", ANNA, AGDA), match(1 + days, "ecarte", ANNA, AGDA)], "ecarte")
        return found[HUMAN_ANNA].spread, found[COUNTER].spread

    (soon, known), (late, still) = spreads(1), spreads(2000)
    assert late > soon
    assert (late - soon) > 5 * (still - known)


def test_two_people_of_a_name_with_and_without_a_computer_are_two() -> None:
    found = ratings([match(1, "ecarte", ANNA, ("Anna", "counter", 1)), match(2, "ecarte", ANNA, BERTA)], "ecarte")
    assert set(found) == {HUMAN_ANNA, COUNTER, RatedPlayer("human", "Berta")}


def test_a_computer_player_begins_where_matches_have_put_it() -> None:
    before = computer_players("casino")
    assert [one.kind for one in before] == list(PLAYERS)
    values = [one.value for one in before.values()]
    assert all(weaker < stronger for weaker, stronger in pairwise(values))
    assert values[int(USUAL_LEVEL)] == FIRST
    assert not computer_players("skat")


def test_who_beats_the_strongest_is_worth_more_than_who_beats_the_weakest() -> None:
    before = computer_players("casino")
    falk = ratings([match(1, "casino.swedish", ANNA, ("Falk", "searcher", 1))], "casino", before)
    lina = ratings([match(1, "casino.swedish", ANNA, ("Lina", "beginner", 1))], "casino", before)
    assert falk[HUMAN_ANNA].value > lina[HUMAN_ANNA].value > FIRST
    # They are known well: one match moves the person and hardly the player.
    searcher = RatedPlayer("searcher", "")
    assert falk[HUMAN_ANNA].value - FIRST > 10 * (before[searcher].value - falk[searcher].value) > 0


def test_computer_players_that_nobody_has_met_are_told_too() -> None:
    found = ratings([match(1, "ecarte", ANNA, AGDA)], "ecarte", computer_players("ecarte"))
    assert {one.kind for one in found} == {"human", *PLAYERS}
    assert found[RatedPlayer("searcher", "")].matches == 0
    assert found[COUNTER].matches == 1


def test_the_step_is_that_of_the_last_match() -> None:
    first, second = match(1, "ecarte", ANNA, AGDA), match(2, "ecarte", ANNA, AGDA, won=(1,))
    alone = ratings([first], "ecarte")[HUMAN_ANNA]
    assert (alone.before, alone.step) == (None, 0)
    found = ratings([first, second], "ecarte")[HUMAN_ANNA]
    assert found.before == alone.value
    assert found.step == round(found.value) - round(alone.value) < 0
    # A match against the companion does not count, and changes nothing of that.
    beside = ratings([first, second, match(3, "ecarte", ANNA, ("Ida", COMPANION, 1))], "ecarte")[HUMAN_ANNA]
    assert beside == found


def test_of_several_matches_of_a_day_the_step_is_that_of_the_one_finished_last() -> None:
    morning = match(1, "ecarte", ANNA, AGDA)
    assert morning.finished is not None
    evening = replace(match(1, "ecarte", ANNA, AGDA, won=(1,)), id=0, finished=morning.finished + timedelta(hours=3))
    both = ratings([evening, morning], "ecarte")[HUMAN_ANNA]
    assert both.before == ratings([morning], "ecarte")[HUMAN_ANNA].value
    assert both.step < 0
    assert both.matches == 2


def test_a_rating_lies_between_those_of_computer_players() -> None:
    known = {RatedPlayer("beginner", ""): Rating(1300), RatedPlayer("greedy", ""): Rating(1500)}
    assert compared(Rating(1400), known) == Compared("beginner", "", "greedy")
    assert compared(Rating(1480), known) == Compared("beginner", "greedy", "greedy")
    assert compared(Rating(1700), known) == Compared("greedy", "", "")
    assert compared(Rating(1100), {**known, RatedPlayer(HUMAN, "Anna"): Rating(1100)}) == Compared("", "", "beginner")
    assert compared(Rating(), {}) == Compared()


def test_the_first_rating_of_a_person_is_that_of_a_computer_player() -> None:
    assert compared(Rating(), computer_players("casino")).equal == GUSTAV[1]

"""How somebody has fared: from the list of kept matches."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from cardtable.app.match_statistics import Share, Statistics
from cardtable.store.model import MatchSummary

MOMENT = datetime(2026, 11, 20, 18, 30, tzinfo=UTC)


def match(day: int, variant: str, *seats: tuple[str, str, int], won: tuple[int, ...] = (0,)) -> MatchSummary:
    """A finished match; ``seats`` are names, players and sides."""
    end = MOMENT + timedelta(days=day)
    names, players, sides = zip(*seats, strict=True)
    return MatchSummary(day, variant, names, players, sides, MOMENT, end, end, 2, (), won)


ANNA, BERTA = ("Anna", "human", 0), ("Berta", "human", 1)
AGDA, LINA = ("Agda", "counter", 1), ("Lina", "beginner", 1)


def test_form_opponents_and_games() -> None:
    played = [
        match(3, "ecarte", ANNA, AGDA, won=(1,)),
        match(1, "casino.swedish", ANNA, AGDA),
        match(2, "casino.swedish", ANNA, LINA),
    ]
    found = Statistics.of(played).of_person("Anna")
    assert found.form == (True, True, False)
    assert found.by_opponent == (Share("Agda", 2, 1), Share("Lina", 1, 1))
    assert found.by_rule_set == (Share("casino.swedish", 2, 2), Share("ecarte", 1, 0))


def test_partners_win_together_and_are_no_opponents() -> None:
    four = match(1, "casino.mulle_glimne", ANNA, AGDA, ("Falk", "searcher", 0), ("Lina", "beginner", 1), won=(0,))
    found = Statistics.of([four]).of_person("Anna")
    assert found.by_opponent == (Share("Agda", 1, 1), Share("Lina", 1, 1))


def test_what_is_not_over_or_nobodys_does_not_count() -> None:
    over = match(1, "ecarte", ANNA, AGDA)
    others = [
        replace(over, finished=None, winners=()),
        replace(over, winners=()),
        replace(over, branched=True),
        match(2, "ecarte", ANNA, ("Anna", "human", 1)),
        # A computer player of that name is somebody else.
        match(3, "ecarte", ("Anna", "counter", 0), AGDA),
    ]
    assert Statistics.of(others).of_person("Anna").form == ()
    # Nobody is named of whom there is nothing to tell.
    assert Statistics.of(others).persons() == []


def test_who_plays_most_comes_first() -> None:
    played = [
        match(1, "ecarte", ANNA, BERTA),
        match(2, "ecarte", BERTA, ("Agda", "counter", 0)),
        match(3, "ecarte", ANNA, AGDA),
    ]
    played.append(match(4, "ecarte", ("Zoe", "human", 0), BERTA))
    assert Statistics.of(played).persons() == ["Berta", "Anna", "Zoe"]

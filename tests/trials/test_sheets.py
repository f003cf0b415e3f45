"""Score sheets of evenings by chance, under fresh seeds: 120 entries of each kind in the ordinary run, so that
``--trials 30`` makes more than 100,000.
"""

from __future__ import annotations

import random

import pytest

from tests.session.scorebook.any_evening import KINDS, any_evening
from tests.session.scorebook.test_any_evening import sit_elsewhere

STEPS = 30
EVENINGS = 4


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "players"), KINDS, ids=str)
def test_evenings_by_chance_have_results_or_reasons(kind: str, players: int, times: int) -> None:
    for _ in range(EVENINGS * times):
        seed = random.randrange(2**32)
        try:
            any_evening(kind, players, seed, STEPS)
        except Exception as error:
            raise AssertionError(f"any_evening({kind!r}, {players}, {seed}, {STEPS})") from error


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "players"), KINDS, ids=str)
def test_if_all_sit_elsewhere_the_same_person_wins_by_chance_too(kind: str, players: int, times: int) -> None:
    for _ in range(times):
        seed = random.randrange(2**32)
        try:
            sit_elsewhere(kind, players, seed)
        except Exception as error:
            raise AssertionError(f"sit_elsewhere({kind!r}, {players}, {seed})") from error

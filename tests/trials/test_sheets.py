"""Score sheets of evenings by chance, under fresh seeds: 120 entries of each kind in the ordinary run, so that
``--trials 30`` makes more than 100,000.
"""

from __future__ import annotations

import random

import pytest

from tests.session.scorebook.any_evening import KINDS, any_evening

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

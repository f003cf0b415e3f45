"""Deals under fresh seeds against the referees that were written apart from the engine: ``--trials 50`` makes 3,000 of
each rule set.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from tests.oracles import test_cicera, test_house, test_zwicker_jensen

DEALS = 60
REFEREES: dict[str, Callable[[range], Counter[str] | tuple[int, int]]] = {
    "casino.cicera": test_cicera.check_deals,
    "casino.house": test_house.check_deals,
    "casino.zwicker_jensen": test_zwicker_jensen.check_deals,
}


@pytest.mark.slow
@pytest.mark.parametrize("name", REFEREES)
def test_deals_by_chance_are_as_another_referee_says(name: str, times: int) -> None:
    for _ in range(times):
        seed = random.randrange(10**9)
        try:
            REFEREES[name](range(seed, seed + DEALS))
        except Exception as error:
            raise AssertionError(f"{name}: check_deals(range({seed}, {seed + DEALS}))") from error

"""Deals of every rule set under fresh seeds against the referees that were written apart from the engine: ``--trials
50`` makes 3,000 of each.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

import pytest

from cardtable.core.rules import Variant
from cardtable.games.ecarte.variants import VARIANTS as OF_ECARTE
from cardtable.games.piquet.variants import OF_OLD
from cardtable.games.piquet.variants import VARIANTS as OF_PIQUET
from cardtable.games.registry import VARIANTS
from tests.games.agreements import agreed
from tests.games.casino import zwickern
from tests.games.ecarte import test_recount as ecarte
from tests.games.piquet import test_recount as piquet
from tests.games.piquet.recount import Count
from tests.games.piquet.recount_irregularities import CountWithIrregularities
from tests.oracles import test_cicera, test_house, test_named, test_old36, test_zwicker_jensen

DEALS = 60


def of_ecarte(kind: Variant, seeds: range) -> None:
    tables = [players for players in kind.players if players < 5]
    for seed in seeds:
        ecarte.counted(kind, tables[seed % len(tables)], seed % 2 > 0, random.Random(seed))


def of_piquet(kind: Variant, seeds: range) -> None:
    for seed in seeds:
        chance, players = random.Random(seed), kind.players[seed % len(kind.players)]
        counting = CountWithIrregularities if seed % 2 else Count
        piquet.counted(agreed(kind, players, chance, strict=seed % 2 > 0), chance, counting)


def of_old(seeds: range) -> None:
    for seed in seeds:
        test_old36.check_deal(seed)


REFEREES: dict[str, Callable[[range], object]] = {
    "casino.cicera": test_cicera.check_deals,
    "casino.house": test_house.check_deals,
    "casino.zwicker": zwickern.check_deals,
    "casino.zwicker_jensen": test_zwicker_jensen.check_deals,
    **test_named.REFEREES,
    **{kind.id: partial(of_ecarte, kind) for kind in OF_ECARTE},
    **{kind.id: partial(of_piquet, kind) for kind in OF_PIQUET},
    OF_OLD: of_old,
}


def test_every_rule_set_has_a_referee() -> None:
    assert set(REFEREES) == {kind.id for kind in VARIANTS}


@pytest.mark.slow
@pytest.mark.parametrize("name", REFEREES)
def test_deals_by_chance_are_as_another_referee_says(name: str, times: int) -> None:
    for _ in range(times):
        seed = random.randrange(10**9)
        try:
            REFEREES[name](range(seed, seed + DEALS))
        except Exception as error:
            raise AssertionError(f"{name}: check_deals(range({seed}, {seed + DEALS}))") from error

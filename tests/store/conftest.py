"""Stores and played matches for the tests of keeping."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardtable.core.chance import shuffled
from cardtable.core.match import Match, cut_for_deal
from cardtable.core.record import HUMAN, Record, SeatEntry, record_of
from cardtable.core.state import CHANCE, Deal
from cardtable.games.registry import family_of, variant
from cardtable.store import DealResult, Store

ROOT = Path(__file__).parents[2]
NAMES = ("Anna", "Björn", "Cleo", "Dag")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "cardtable.sqlite3"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    opened = Store.open(path)
    assert opened.message is None
    yield opened.store
    opened.store.close()


class Played:
    """A match played at random, as a record and as the results of its finished deals."""

    def __init__(self, whole: Match, seats: tuple[SeatEntry, ...]) -> None:
        changes = variant(whole.rule_set.variant).changes(whole.rule_set)
        self.whole = whole
        self.record: Record = record_of(whole, seats, changes, "2026-11-20T18:30:00+01:00")
        self.results = tuple(
            DealResult(deal.lines, deal.standing)
            for deal in whole.deals
            if deal.lines is not None and deal.standing is not None
        )


PlayAtRandom = Callable[..., Played]


@pytest.fixture(scope="session")
def played() -> PlayAtRandom:
    """Return a function that plays a match at random, whole or only its first ``actions`` actions."""

    def play(
        seed: int = 1,
        name: str = "casino.swedish",
        players: int = 2,
        actions: int = 100_000,
        names: tuple[str, ...] = NAMES,
        computers: tuple[str, ...] = (HUMAN, "counter", "searcher", "beginner"),
    ) -> Played:
        generator = random.Random(seed)
        family = family_of(name)
        rule_set = variant(name).rule_set(players)
        whole = Match(family, rule_set, cut_for_deal(family, rule_set, generator))
        for _ in range(actions):
            if whole.over:
                break
            if whole.state is None:
                whole.begin_deal(shuffled(family.pack(rule_set), generator))
            assert whole.state is not None
            if whole.state.actor() == CHANCE:
                # Somebody has asked for another shuffle.
                whole.apply(Deal(shuffled(family.pack(rule_set), generator)))
            else:
                whole.apply(generator.choice(list(whole.state.legal())))
        seats = tuple(map(SeatEntry, names[:players], computers[:players]))
        return Played(whole, seats)

    return play


Spawn = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def rng() -> Iterator[Spawn]:
    """Yield a function that starts a Python process which can import the package; end all such processes afterwards."""
    running: list[subprocess.Popen[str]] = []

    def start(code: str, *arguments: object) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-c", code, *map(str, arguments)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        running.append(process)
        return process

    yield start
    for process in running:
        process.kill()
        process.communicate()

"""Whole matches that are played at random, until one ends as a test wants it."""

from __future__ import annotations

import random
from collections.abc import Callable

from cardtable.core.record import HUMAN, SeatEntry
from cardtable.core.rules import OptionValue
from cardtable.games.registry import variant
from cardtable.session.session import Session
from cardtable.store.model import DealResult
from cardtable.store.store import Store

ANNA = ("Anna", HUMAN)
LINA, GUSTAV, AGDA = ("Lina", "beginner"), ("Gustav", "greedy"), ("Agda", "counter")
HENRIK, FALK, IDA = ("Henrik", "planner"), ("Falk", "searcher"), ("Ida", "companion")
_MOST = 200
"""So many matches are played at most."""


def whole_match(
    name: str,
    *seats: tuple[str, str],
    wanted: Callable[[Session], bool] = lambda _: True,
    seed: int = 7,
    **options: OptionValue,
) -> Session:
    """Return a match of the rule set ``name`` that is over and as ``wanted``."""
    chance = random.Random(seed)
    for _ in range(_MOST):
        rule_set = variant(name).rule_set(len(seats), options)
        session = Session.begin(rule_set, [SeatEntry(*seat) for seat in seats], chance)
        while not session.over:
            session.begin_deal()
            while not session.between_deals:
                session.submit(session.actor(), chance.choice(list(session.legal().representatives())))
        if wanted(session):
            return session
    raise AssertionError(name)


def won(session: Session) -> bool:
    """Whether the first side has won alone."""
    return session.standing.winners == (0,)


def lost(session: Session) -> bool:
    """Whether the first side has not won."""
    return 0 not in session.standing.winners


def kept(store: Store, session: Session) -> int:
    """Keep a match; return its number."""
    results = [DealResult(deal.lines, deal.standing) for deal in session.finished_deals()]
    return store.create_match(session.record(), results)

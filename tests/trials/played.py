"""Matches played by chance as far as three deals go, a person on one seat and a computer player on the others."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

from cardtable.core.record import HUMAN, SeatEntry
from cardtable.core.rules import Variant
from cardtable.session.session import Session
from tests.contract.setups import choose


def played(kinds: Iterable[Variant], generator: random.Random) -> Iterator[Session]:
    """A match of each of the rule sets ``kinds``, for the fewest who can play it."""
    for number, kind in enumerate(kinds):
        seats = [SeatEntry(f"Seat {n}", HUMAN if n == number % 2 else "greedy") for n in range(kind.players[0])]
        session = Session.begin(kind.rule_set(kind.players[0]), seats, generator)
        while len(session.deals) < 3 and not session.over:
            if session.between_deals:
                session.begin_deal()
            state = session._match.state
            assert state is not None
            session.submit(session.actor(), choose(state, generator))
        yield session

"""A finished deal of Écarté as somebody counts it alone."""

from __future__ import annotations

import random

import pytest

from cardtable.core.record import HUMAN, SeatEntry
from cardtable.games.ecarte.family import EcarteFamily
from cardtable.session.session import Session

FAMILY = EcarteFamily()


@pytest.mark.parametrize("seed", range(40))
def test_the_king_and_the_tricks_make_the_sum(seed: int) -> None:
    rule_set = next(one for one in FAMILY.variants() if 2 in one.players).rule_set(2)
    seats = (SeatEntry("Anna", HUMAN), SeatEntry("Lina", "greedy"))
    generator = random.Random(seed)
    session = Session.begin(rule_set, seats, generator, first_dealer=seed % 2)
    session.begin_deal()
    while not session.between_deals:
        session.submit(session.actor(), session.legal().random_action(generator))
    deal = session.finished(0)
    for side in (0, 1):
        king, total = FAMILY.own_deal(rule_set, deal.lines, side)
        assert king.right[0] in (0, 1)
        assert FAMILY.own_beside(deal.lines, side) == ()
        assert total.right == (deal.standing.points[side],)
        assert total.right[0] in (0, 1, 2, 3)

"""A finished deal of Casino as somebody counts it who has only the piles before him."""

from __future__ import annotations

import random

import pytest

from cardtable.core.cards import ACE, DIAMONDS, SPADES, Card, make_card, rank_of, suit_of
from cardtable.core.own_count import AnswerForm
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.core.scores import totals
from cardtable.games.casino.family import CasinoFamily
from cardtable.games.registry import VARIANTS
from cardtable.session.session import Session

FAMILY = CasinoFamily()
SEATS = (SeatEntry("Anna", HUMAN), SeatEntry("Lina", "greedy"))


def finished(variant: str, seed: int) -> Session:
    rule_set = next(one for one in FAMILY.variants() if one.id == variant).rule_set(2)
    generator = random.Random(seed)
    session = Session.begin(rule_set, SEATS, generator, first_dealer=seed % 2)
    session.begin_deal()
    while not session.between_deals:
        session.submit(session.actor(), session.legal().random_action(generator))
    return session


def worth(own: frozenset[Card], other: frozenset[Card]) -> dict[str, int]:
    """Return what the cards of two piles bring the first at the Swedish game, as its rules say it."""
    spades = [sum(suit_of(card) == SPADES for card in pile) for pile in (own, other)]
    return {
        "cards": int(len(own) > len(other)),
        "spades": 2 * (spades[0] > spades[1]),
        "big_casino": 2 * (make_card(10, DIAMONDS) in own),
        "little_casino": int(make_card(2, SPADES) in own),
        "aces": sum(rank_of(card) == ACE for card in own),
    }


@pytest.mark.parametrize("seed", range(40))
def test_what_is_asked_follows_from_the_piles(seed: int) -> None:
    session = finished("casino.swedish", seed)
    deal = session.finished(0)
    piles = {line.side: frozenset(line.cards) for line in deal.lines if line.code == "won"}
    for side in (0, 1):
        asked = FAMILY.own_deal(session.rule_set, deal.lines, side)
        assert all(one.form is AnswerForm.NUMBER for one in asked)
        own, other = piles.get(side, frozenset()), piles.get(1 - side, frozenset())
        numbers = {dict(one.params)["of"]: one.right[0] for one in asked if one.code == "number"}
        assert numbers == {"cards": len(own), "spades": sum(suit_of(card) == SPADES for card in own)}
        points = {str(dict(one.params)["of"]): one.right[0] for one in asked if one.code == "points"}
        assert {code: points[code] for code in worth(own, other)} == worth(own, other)
        total = asked[-1]
        assert (total.code, total.right) == ("total", (totals(deal.lines, 2)[side],))
        assert sum(int(str(one)) for one in points.values()) == total.right[0]


@pytest.mark.parametrize("variant", [one.id for one in VARIANTS if one.family == "casino" and 2 in one.players])
def test_every_game_can_be_counted(variant: str) -> None:
    session = finished(variant, 7)
    for side in range(len(session.sides)):
        asked = FAMILY.own_deal(session.rule_set, session.finished(0).lines, side)
        assert asked[-1].code == "total"
        assert len({(one.code, one.params) for one in asked}) == len(asked)

"""What a further spade or card is worth while it is open who gets the majority."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.games.casino.facts import SideFacts
from cardtable.games.casino.majorities import Majority, SpadesMajority
from cardtable.games.casino.observation import CasinoObservation
from cardtable.games.casino.pieces import facts_of_pile
from cardtable.games.casino.rules import CasinoRules


@dataclass(frozen=True, slots=True)
class Prices:
    """What one more spade and one more card are worth, in points for whoever has them."""

    spade: float
    card: float


def prices(rules: CasinoRules, observation: CasinoObservation) -> Prices:
    """The prices for the observing seat's side against the side that is strongest in each race."""
    facts = side_facts(observation)
    mine = rules.side_of[observation.seat]
    own = facts[mine]
    others = [fact for side, fact in enumerate(facts) if side != mine]
    spade, card = 0.0, 0.0
    for part in rules.score.majorities:
        price = rules.good * _price(part, own, others, len(rules.pack))
        if isinstance(part, SpadesMajority):
            spade += price
        else:
            card += price
    return Prices(spade, card)


def _price(part: Majority, own: SideFacts, others: Sequence[SideFacts], cards: int) -> float:
    return part.price(part.number_of(own), max(map(part.number_of, others)), part.whole(cards))


def side_facts(observation: CasinoObservation) -> list[SideFacts]:
    """What each side has captured so far."""
    return list(map(facts_of_pile, observation.piles, observation.markers))

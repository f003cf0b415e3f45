"""The worth of one more card of a count while the majority is undecided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from cardtable.ai.casino.packing import Packing, packing_of
from cardtable.ai.casino.surplus import matters, surplus
from cardtable.core.cards import Card
from cardtable.games.casino.counts import Count
from cardtable.games.casino.facts import SideFacts
from cardtable.games.casino.majorities import Majority
from cardtable.games.casino.observation import CasinoObservation
from cardtable.games.casino.pieces import facts_of_pile
from cardtable.games.casino.rules import CasinoRules

_LEFT_OF_ALL, _LEFT_OF_SOME = 0.25, 0.28
"""The fraction of the table that the player who begins the next round may expect: of all cards, and of scarcer ones."""


class Prices:
    """The worth of one more of each count, in points for the side that gets it. ``each`` has the worths by the count's
    code; a missing count is worth nothing. ``of_cards`` has what single cards are worth besides.

    ``counted`` is what a point that is counted at the end is worth beside one that is marked at once: 1, but for a
    surplus among more than two sides. Worths are in points that are counted.
    """

    def __init__(
        self,
        packing: Packing,
        each: Mapping[str, float],
        of_cards: Mapping[Card, float] = MappingProxyType({}),
        counted: float = 1.0,
    ) -> None:
        self._each = each
        self.counted = counted
        self.of_cards = of_cards
        priced = [(field, each[field.what.code]) for field in packing.fields if each.get(field.what.code)]
        self.fields = tuple((field.shift, field.mask, price) for field, price in priced)
        """Shift, mask and price of each field that is worth something."""
        self.left_fields = tuple(
            (field.shift, field.mask, (_LEFT_OF_ALL if field.what.of_all else _LEFT_OF_SOME) * price)
            for field, price in priced
        )
        """Shift, mask and price of each such field, for a table with which the next round begins."""

    def of(self, count: Count) -> float:
        """Return the worth of one more of a count."""
        return self._each.get(count.code, 0.0)

    def worth(self, packed: int) -> float:
        """Return the worth of all numbers of ``packed`` together."""
        worth = 0.0
        for shift, mask, price in self.fields:
            worth += price * (packed >> shift & mask)
        return worth


def prices(rules: CasinoRules, observation: CasinoObservation) -> Prices:
    """Return the prices for the observing seat's side, against the side that is strongest in each majority."""
    facts = side_facts(observation)
    mine = rules.side_of[observation.seat]
    own = facts[mine]
    others = [fact for side, fact in enumerate(facts) if side != mine]
    each: dict[str, float] = {}
    of_cards: dict[Card, float] = {}
    for part in rules.score.majorities:
        price = rules.good * _price(part, own, others, len(rules.pack))
        each[part.count.code] = each.get(part.count.code, 0.0) + price
        for card, worth in part.prices_of_cards(part.number_of(own), sum(map(part.number_of, others))).items():
            of_cards[card] = of_cards.get(card, 0.0) + rules.good * worth
    counted = surplus(rules, facts, mine).counted if matters(rules) else 1.0
    return Prices(packing_of(rules), each, of_cards, counted)


def _price(part: Majority, own: SideFacts, others: Sequence[SideFacts], cards: int) -> float:
    return part.price(part.number_of(own), max(map(part.number_of, others)), part.whole(cards))


def side_facts(observation: CasinoObservation) -> list[SideFacts]:
    """Return the facts about each side's captures so far."""
    return list(map(facts_of_pile, observation.piles, observation.markers))

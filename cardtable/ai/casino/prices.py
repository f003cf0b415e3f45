"""What a further spade or card is worth while it is open who gets the majority."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import comb

from cardtable.games.casino.observation import CasinoObservation
from cardtable.games.casino.rules import CasinoRules, Spades
from cardtable.games.casino.scoring import PartyFacts, facts_of_cards

SPADES_WEIGHT = 1.2
"""Spades are taken together with cards that count, so the race for them is worth a little more than it looks."""


@dataclass(frozen=True, slots=True)
class Prices:
    """Points for one more spade and for one more card."""

    spade: float
    card: float


@lru_cache(maxsize=4096)
def expected_lead(own: int, other: int, total: int) -> float:
    """The chance to have more of ``total`` in the end less the chance to have fewer, the rest falling by coin."""
    rest = total - own - other
    value = 0
    for number in range(rest + 1):
        lead = own + number - (other + rest - number)
        value += comb(rest, number) * ((lead > 0) - (lead < 0))
    return float(value / 2**rest)


def _price(own: int, other: int, total: int, worth: int) -> float:
    if own + other >= total or not worth:
        return 0.0
    return worth * (expected_lead(own + 1, other, total) - expected_lead(own, other + 1, total)) / 2


def prices(rules: CasinoRules, observation: CasinoObservation) -> Prices:
    """The prices for the observing seat's party against the party that is strongest in each race."""
    facts = party_facts(observation)
    mine = rules.party_of[observation.seat]
    own = facts[mine]
    others = [fact for party, fact in enumerate(facts) if party != mine]
    packs = len(rules.pack) // 52
    score = rules.score
    spades = max(fact.spades for fact in others)
    cards = max(fact.cards for fact in others)
    match score.spades:
        case Spades.NOTHING:
            spade = 0.0
        case Spades.ABOVE_SIX:
            # Each spade above six counts, so about half of all spades do.
            spade = 1.0 if max(own.spades, spades) >= 6 else 0.5
        case _:
            spade = SPADES_WEIGHT * _price(own.spades, spades, 13 * packs, score.spades_points)
    return Prices(spade, _price(own.cards, cards, 52 * packs, score.most_cards))


def party_facts(observation: CasinoObservation) -> list[PartyFacts]:
    """What each party has captured so far."""
    return [
        facts_of_cards(
            (*pile, *(marker.card for marker in markers)),
            sweeps=sum(marker.face_up and not marker.mulle for marker in markers),
            mulles=[marker.card for marker in markers if marker.mulle],
        )
        for pile, markers in zip(observation.piles, observation.markers, strict=True)
    ]

"""The hands that the opponent of two may hold after the exchange, and how likely each of them is.

All deals that agree with what is known are equally likely before anybody has laid a card away. Whoever did so kept
what fits together: cards that would have helped the hand are seldom among its discards.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations

from cardtable.ai.piquet.promise import promise
from cardtable.games.piquet.deals import shown_before
from cardtable.games.piquet.knowledge import Knowledge, unseen_cards
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.ranking import BIT, mask_of
from cardtable.games.piquet.rules import PiquetRules

MOST_WAYS = 24_000
"""Ways to divide the cards between hand, discards and talon of which each is looked at; more are taken to be equally
likely for every hand."""
_CARE = 0.6
"""How much less likely discards are for each point of promise that they would have added to the hand that was kept.
Fitted to the discards of computer players who try exchanges on sampled deals."""


def possible_hands(rules: PiquetRules, observation: PiquetObservation) -> dict[int, float]:
    """Masks of the cards that the opponent may hold now, each with its weight; never empty.

    What was kept back while declaring is believed only if there is no deal in which nothing was.
    """
    (opponent,) = observation.others
    knowledge = Knowledge(rules, observation, opponent)
    for honest in (True, False):
        hands = _weighted(observation, knowledge, honest)
        if hands:
            break
    return hands


def _weighted(observation: PiquetObservation, knowledge: Knowledge, honest: bool) -> dict[int, float]:
    unseen = unseen_cards(knowledge.rules, observation)
    everything = mask_of(unseen)
    held = mask_of(card for card in unseen if card in knowledge.held)
    free = [BIT[card] for card in unseen if not BIT[card] & (held | knowledge.excluded)]
    number = observation.hand_counts[knowledge.seat] - held.bit_count()
    if number < 0:
        return {}
    ways = math.comb(len(free), number) * _ways(observation, knowledge.seat, len(unseen))
    hands = {}
    for chosen in combinations(free, number):
        remaining = held + sum(chosen)
        full = knowledge.full_hand(remaining)
        if knowledge.fits(full, honest):
            rest = everything & ~remaining
            if ways > MOST_WAYS:
                hands[remaining] = 1.0
                continue
            kept = promise(full)
            weight = sum(
                math.exp(_CARE * (kept - promise(full | away)))
                for away in _discards(observation, knowledge.seat, rest)
            )
            if weight:
                hands[remaining] = weight
    return hands


def _ways(observation: PiquetObservation, seat: int, unseen: int) -> int:
    return math.comb(unseen - observation.hand_counts[seat], observation.discard_counts[seat])


def _discards(observation: PiquetObservation, seat: int, rest: int) -> Iterator[int]:
    """What the opponent may have laid away of the cards that are not in his hand."""
    number = observation.discard_counts[seat]
    if shown_before(observation, seat) and number:
        away = rest & mask_of(observation.blank[seat])
        if away.bit_count() == number:
            yield away
    elif rest.bit_count() == number:
        yield rest
    else:
        bits = [bit for bit in BIT.values() if bit & rest]
        yield from map(sum, combinations(bits, number))

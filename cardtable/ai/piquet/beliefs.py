"""The hands that the opponent of two may hold after the exchange, and how likely each of them is.

All deals that agree with what is known are equally likely before anybody has laid a card away. Whoever did so kept
what fits together: cards that would have helped the hand are seldom among its discards.
"""

from __future__ import annotations

import math

from cardtable.ai.piquet.promise import promise
from cardtable.games.piquet.deals import consistent_hands, shown_before
from cardtable.games.piquet.knowledge import unseen_cards
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.ranking import mask_of
from cardtable.games.piquet.rules import PiquetRules

_CARE = 0.6
"""How much less likely discards are for each point of promise that they would have added to the hand that was kept.
Fitted to the discards of computer players who try exchanges on sampled deals."""


def possible_hands(rules: PiquetRules, observation: PiquetObservation) -> dict[int, float]:
    """Masks of the cards that the opponent may hold now, each with its weight; never empty.

    What was kept back while declaring is believed only if there is no deal in which nothing was.
    """
    (opponent,) = observation.others
    unseen = unseen_cards(rules, observation)
    everything = mask_of(unseen)
    played = mask_of(observation.played(opponent))
    number = observation.discard_counts[opponent]
    blank = mask_of(observation.blank[opponent]) if shown_before(observation, opponent) and number else 0
    hands: dict[int, float] = {}
    for honest in (True, False):
        for hand in consistent_hands(rules, observation, honest):
            rest = everything & ~hand
            if blank:
                rest &= blank
                if rest.bit_count() != number:
                    continue
            full = hand | played
            # Some of the rest may lie in the talon: then the discards are taken to be like all of it.
            part = number / rest.bit_count() if number else 0.0
            hands[hand] = math.exp(_CARE * part * (promise(full) - promise(full | rest)))
        if hands:
            break
    return hands

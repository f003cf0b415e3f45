"""The hands that the opponent of two may hold after the exchange, and how likely each is.

Before any card is laid away, all deals that agree with what is known are equally likely. A player keeps cards that fit
together; so cards that would have helped the hand are seldom among the discards. Most players declare everything that
they hold, but they may keep something back (sink); so no hand is excluded by what was not said. For the same reason, at
a table with irregularities, no hand is excluded by a suit that was not followed or by a declaration with one card too
many. If there are too many hands in which something was kept back, a part of them, another one after each card, stands
for all.
"""

from __future__ import annotations

import math
from dataclasses import replace
from functools import cache
from typing import NamedTuple, TypeAlias

from cardtable.ai.piquet.promise import promise
from cardtable.games.piquet.deals import dealt_hands, shown_before
from cardtable.games.piquet.knowledge import Knowledge, unseen_cards
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.ranking import COUNT, SUIT_BITS, mask_of
from cardtable.games.piquet.rules import PiquetRules


class Habits(NamedTuple):
    """What makes it unlikely that cards were laid away, in units of the logarithm of the odds."""

    promise: float
    """For each point of promise that the cards would add to the hand that was kept."""
    strength: float
    """For each rank from the seven up."""
    length: float
    """For each card that was kept of the same suit."""
    rank: float
    """For a card of a rank of which all four would be together; less if there would be fewer, by the square of the
    number.
    """
    suit: float
    """For each suit from which cards were laid away."""
    high: float
    """For a king or an ace, in addition to its strength."""


ELDER = Habits(0.31, 0.15, 0.17, 0.27, 0.2, 0.8)
DEALER = Habits(0.14, 0.46, 0.35, 0.95, 0.84, 0.95)
"""Fitted to the discards of strong computer players in 300 deals by Rubicon rules (a conditional logit over all hands
that agreed with what was known when the first card was led).
"""
SINKS = 0.01
"""The probability that a player keeps something back in a class in which that is possible."""
MOST_SUNK = 600
"""The most hands in which something was kept back that are examined."""
_KING = 6
_LOWEST_OF_SETS = 3


@cache
def _by_suit(habits: Habits, kept: int, away: int) -> float:
    """Return how unlikely it is to lay ``away`` these bits of a suit and to keep the bits ``kept``."""
    value = habits.suit if away else 0.0
    for strength in range(8):
        if away >> strength & 1:
            value += habits.strength * strength + habits.length * COUNT[kept] + habits.high * (strength >= _KING)
    return value


def _by_rank(habits: Habits, kept: int, away: int) -> float:
    value = 0.0
    for strength in range(_LOWEST_OF_SETS, 8):
        gone = (away >> strength & _EACH_SUIT).bit_count()
        if gone:
            value += gone * (kept >> strength & _EACH_SUIT).bit_count() ** 2
    return habits.rank * value / 4


_EACH_SUIT = 0x01010101


def unlikely(habits: Habits, kept: int, away: int) -> float:
    """Return how unlikely it is that a player with these habits laid the cards ``away`` and kept ``kept``."""
    value = habits.promise * (promise(kept | away) - promise(kept)) + _by_rank(habits, kept, away)
    for shift in (0, 8, 16, 24):
        value += _by_suit(habits, kept >> shift & SUIT_BITS, away >> shift & SUIT_BITS)
    return value


Verdicts: TypeAlias = dict[int, int]
"""The ``Knowledge.lapses`` of full hands."""


class Heard:
    """What has been found about the opponent's hands, remembered for observations with equal public knowledge."""

    def __init__(self) -> None:
        self._verdicts: dict[tuple[object, ...], Verdicts] = {}

    def verdicts(self, observation: PiquetObservation) -> Verdicts:
        """Return what was found for observations in which everything was said, shown and played as here."""
        public = replace(observation, hand=(), received=(), discards=(), looked=(), listed=())
        # How high the own best is decides what the other could not beat.
        heights = tuple(items[0].rank if items else -1 for items in observation.listed)
        return self._verdicts.setdefault((public, heights), {})


def possible_hands(
    rules: PiquetRules,
    observation: PiquetObservation,
    most_sunk: int = MOST_SUNK,
    heard: Heard | None = None,
) -> dict[int, float]:
    """Return masks of the hands that the opponent may hold now, each with its weight; never empty.

    Declarations are not taken to be complete for certain: a hand in which something was kept back is less likely, the
    more classes it was kept back in. At a table with irregularities, suits that were not followed and classes with a
    card too many count in the same way. If there are more than ``most_sunk`` such hands, a part of them stands for all,
    another part after each card that is played; the others are not excluded for later.
    """
    (opponent,) = observation.others
    knowledge = Knowledge(rules, observation, opponent)
    if rules.irregularities:
        knowledge = knowledge.doubting()
    verdicts = (heard or Heard()).verdicts(observation)
    unseen = unseen_cards(rules, observation)
    everything = mask_of(unseen)
    number = observation.discard_counts[opponent]
    blank = mask_of(observation.blank[opponent]) if shown_before(rules, observation, opponent) and number else 0
    habits = ELDER if opponent == observation.elder else DEALER
    # First all possible hands, each with the number of classes in which something was kept back. That depends only on
    # the declarations, so it is remembered from card to card, by the full hand, which stays the same.
    honest: list[int] = []
    sunk: list[tuple[int, int]] = []
    for hand in dealt_hands(observation, knowledge):
        if blank and (everything & ~hand & blank).bit_count() != number:
            # The hand was shown as carte blanche before the exchange: exactly those cards of it that are no longer held
            # were laid away.
            continue
        full_hand = knowledge.full_hand(hand)
        verdict = verdicts.get(full_hand)
        if verdict is None:
            verdict = verdicts[full_hand] = knowledge.lapses(full_hand)
        if verdict > 0:
            sunk.append((hand, verdict))
        elif verdict == 0:
            honest.append(hand)
    # Hands in which something was kept back are many and unlikely. Every ``step``-th of them stands for its neighbours,
    # with ``step`` times the weight, so that the mean stays right; the offset moves with each card, so that none is
    # left out for good.
    step = -(-len(sunk) // max(1, most_sunk)) or 1
    part = sunk[len(observation.plays) % step :: step]
    hands: dict[int, float] = {}
    for hand, classes in (*((one, 0) for one in honest), *part):
        # The weight: how likely a player with these habits laid away the other cards and kept this hand.
        rest = everything & ~hand & (blank or everything)
        # Some of the rest may lie in the talon: then the discards are taken to be like all of it.
        share = number / rest.bit_count() if number else 0.0
        weight = math.exp(-share * unlikely(habits, knowledge.full_hand(hand), rest))
        hands[hand] = weight * step * SINKS**classes if classes else weight
    return hands

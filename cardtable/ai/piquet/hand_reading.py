"""What the cards that others have played tell of their hands when more than two play; hands are masks."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from cardtable.ai.piquet.open_deal import Trick, by_thumb, suit_of_bit
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.ranking import BIT, SUIT_BITS

_READ, _TAKEN = 12, 3
"""Of each ``_READ`` sampled deals, ``_TAKEN`` are used."""
_ERRS = 0.6
"""The probability that a player plays any card instead of that of the rule of thumb."""
_NEW = 0.8
"""The exponent for the evidence of one card: a part of it was already contained in the cards before."""


class _Step(NamedTuple):
    """A card that another player has played: the place, the trick to which it was played, and what has been played
    since then by that player and by all, including this card.
    """

    place: int
    card: int
    trick: Trick
    own: int
    all: int


class HandReader:
    """How likely it is that others have played the cards that they have, for hands that they may hold. They are assumed
    to follow the rule of thumb more or less, so no hand is excluded.
    """

    def __init__(self, observation: PiquetObservation, sides: Sequence[int]) -> None:
        self._sides = sides
        players, number = observation.players, len(observation.players)
        self._steps: list[_Step] = []
        trick = Trick(0)
        before: list[tuple[int, int, Trick]] = []
        for at, (seat, card) in enumerate(observation.plays):
            place = players.index(seat)
            trick = Trick(place) if at % number == 0 else trick
            before.append((place, BIT[card], trick.copy()))
            trick.add(place, BIT[card])
        own, played = [0] * number, 0
        for place, card, trick in reversed(before):
            own[place] |= card
            played |= card
            if players[place] != observation.seat:
                self._steps.append(_Step(place, card, trick, own[place], played))

    def likelihood(self, hands: Sequence[int]) -> float:
        """Return the likelihood of ``hands`` (masks in the order of play), up to a constant factor; greater than 0."""
        now = 0
        for hand in hands:
            now |= hand
        value = 1.0
        for place, card, trick, own, played in self._steps:
            held = hands[place] | own
            follows = held & (SUIT_BITS << 8 * suit_of_bit(trick.led)) if trick.led else 0
            could = (follows or held).bit_count()
            if could > 1:
                friendly = self._sides[trick.winner] == self._sides[place]
                last = trick.played == len(hands) - 1
                usual = by_thumb(held, trick, now | played, friendly, last)
                value *= _ERRS / could + (1 - _ERRS) * (usual == card)
        return value


def read(hands: Iterator[tuple[int, ...]], reader: HandReader, generator: random.Random) -> Iterator[tuple[int, ...]]:
    """Yield some of ``hands``, possibly repeatedly, with probabilities by how likely the played cards were
    with them.
    """
    while True:
        some = list(islice(hands, _READ))
        yield from generator.choices(some, [reader.likelihood(one) ** _NEW for one in some], k=_TAKEN)

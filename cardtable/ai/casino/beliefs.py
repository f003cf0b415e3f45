"""Conclusions from the plays of other players about the cards that they still hold.

A player who lays a card down probably holds no card that would have captured something good. The *regret* of a supposed
hand says how much better its best play would have been than the play made; the greater it is, the less likely is the
hand. Only plays of the running dealing round are used, because other cards were held before it. In games with building,
the only conclusion is that builders hold the cards for their builds.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence

from cardtable.ai.casino.model import KINDS, Model, bits
from cardtable.ai.casino.seen import Seen
from cardtable.core.cards import Card
from cardtable.games.casino.actions import Play
from cardtable.games.casino.dealing import TO_TABLE
from cardtable.games.casino.observation import CasinoObservation
from cardtable.games.casino.sampling import Known

SUSPICION = 1.5
"""A regret of one point makes a hand exp(SUSPICION) times less likely."""
_MOST_REGRET = 3.0
"""The greatest regret that is counted: players err too often for a greater one to prove more."""
_TRIES = 24
"""The number of hands dealt for one sample, of which the likeliest is taken."""
_TRIES_FOR_BUILDERS = 200
"""Hands dealt until every builder holds the cards for his builds."""

Hands = tuple[tuple[int, ...], ...]


class Beliefs:
    """Deals the hidden cards to the other hands, likely hands more often."""

    def __init__(self, model: Model, seen: Seen, observation: CasinoObservation) -> None:
        self._seat = observation.seat
        self._hand = seen.hand
        self._counts = observation.hand_counts
        self._unseen = seen.unseen
        self._clues: list[list[tuple[float, dict[int, float]]]] = [[] for _ in observation.hand_counts]
        self._builders = Known(model.rules, observation)
        if not model.rules.with_builds:
            self._collect(model, observation)
        self._telling = any(self._clues)

    def _collect(self, model: Model, observation: CasinoObservation) -> None:
        """Collect, for each play of another seat in this round, how much more the best of the cards played then or
        later would have brought, and how much more each unseen card would have.
        """
        plays = _plays_of_round(model, observation)
        before_round = len(observation.plays) - len(plays)
        later: list[list[int]] = [[] for _ in observation.hand_counts]
        table = list(observation.table)
        for place, (seat, play) in reversed(list(enumerate(plays, before_round))):
            if play.captures:
                table += play.taken
            else:
                table.remove(play.card)
            if seat == self._seat or not self._counts[seat]:
                continue
            later[seat].append(play.card)
            # Both copies of a card can take the same, so it does not matter which copy the bit stands for.
            before = model.lying_since(_mask(table), observation.plays[:place])
            made = model.take(before, _free(before, play.card), _bits_of(play)).worth if play.captures else 0.0
            known = max(_best(model, before, card) for card in later[seat]) - made
            gains = {card: _best(model, before, card) - made for card in self._unseen}
            self._clues[seat].append((known, gains))

    def deal(self, generator: random.Random) -> Hands:
        """Return random hands for all seats, likely ones more often; the own hand is as it is."""
        hands = self._at_random(generator)
        if self._builders.tells_something:
            for _ in range(_TRIES_FOR_BUILDERS):
                if self._builders.agrees_with([[KINDS[bit] for bit in hand] for hand in hands]):
                    break
                hands = self._at_random(generator)
        if not self._telling:
            return hands
        likeliest, least = hands, math.inf
        for _ in range(_TRIES):
            regret = self._regret(hands)
            if regret < least:
                likeliest, least = hands, regret
            if generator.random() < math.exp(-SUSPICION * regret):
                return hands
            hands = self._at_random(generator)
        return likeliest

    def _regret(self, hands: Hands) -> float:
        sum_of_all = 0.0
        for seat, clues in enumerate(self._clues):
            hand = hands[seat]
            for known, gains in clues:
                regret = max(known, *(gains[card] for card in hand)) if hand else known
                if regret > 0:
                    sum_of_all += min(regret, _MOST_REGRET)
        return sum_of_all

    def _at_random(self, generator: random.Random) -> Hands:
        unseen = list(self._unseen)
        last = len(unseen)
        hands: list[tuple[int, ...]] = []
        for seat, count in enumerate(self._counts):
            if seat == self._seat:
                hands.append(self._hand)
                continue
            dealt = []
            for _ in range(count):
                place = int(generator.random() * last)
                last -= 1
                unseen[place], unseen[last] = unseen[last], unseen[place]
                dealt.append(unseen[last])
            dealt.sort()
            hands.append(tuple(dealt))
        return tuple(hands)


def _plays_of_round(model: Model, observation: CasinoObservation) -> Sequence[tuple[int, Play]]:
    """Return the plays of the running dealing round: all plays but those of the rounds before, in which every dealt
    card was played.
    """
    packets = [packet for packets in model.rules.plan.rounds[: observation.round - 1] for packet in packets]
    return observation.plays[sum(packet.cards for packet in packets if packet.place != TO_TABLE) :]


def _mask(cards: Iterable[Card]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << _free(mask, card)
    return mask


def _free(mask: int, card: Card) -> int:
    """Return the bit of the first copy of ``card`` that is not in ``mask``."""
    return card + 52 if mask >> card & 1 else card


def _bits_of(play: Play) -> list[int]:
    mask = 0
    for card in play.taken:
        mask |= 1 << _free(mask, card)
    return bits(mask)


def _best(model: Model, table: int, card: int) -> float:
    best = model.best(table, _free(table, KINDS[card]))
    return best.worth if best else 0.0

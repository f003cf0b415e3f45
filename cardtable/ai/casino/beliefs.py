"""What other players' plays tell about the cards that they still hold.

Whoever lays a card down where one in the hand would have taken something good probably has no such card. How much
better than the play made the best one with a supposed hand would have been is its *regret*; the likelihood of a hand
falls with it. Only the running dealing round tells anything: before it, other cards were held. Where there is building,
nothing is concluded but that a builder holds the cards for his builds.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence

from cardtable.ai.casino.model import KINDS, Model, Seen, bits
from cardtable.core.cards import Card
from cardtable.games.casino.actions import Play
from cardtable.games.casino.dealing import TO_TABLE
from cardtable.games.casino.observation import CasinoObservation
from cardtable.games.casino.sampling import Known

SUSPICION = 1.5
"""A regret of one point makes a hand exp(SUSPICION) times less likely."""
_MOST_REGRET = 3.0
"""Nobody plays so well that a greater one would prove anything more."""
_TRIES = 24
"""Hands dealt for one sample before the likeliest of them is taken."""
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
        """For each play of another seat in this round, how much more than it the best of the cards that were played
        then or later would have brought, and how much more each unseen card would have.
        """
        plays = _plays_of_round(model, observation)
        later: list[list[int]] = [[] for _ in observation.hand_counts]
        table = list(observation.table)
        for seat, play in reversed(plays):
            if play.captures:
                table += play.taken
            else:
                table.remove(play.card)
            if seat == self._seat or not self._counts[seat]:
                continue
            later[seat].append(play.card)
            # Which copy of a card a bit means does not matter for what can be taken.
            before = _mask(table)
            made = model.take(before, _free(before, play.card), _bits_of(play)).worth if play.captures else 0.0
            known = max(_best(model, before, card) for card in later[seat]) - made
            gains = {card: _best(model, before, card) - made for card in self._unseen}
            self._clues[seat].append((known, gains))

    def deal(self, generator: random.Random) -> Hands:
        """Hands for all seats, the own one as it is."""
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
    """The plays of the running dealing round; in the rounds before, every card that was dealt has been played."""
    packets = [packet for packets in model.rules.plan.rounds[: observation.round - 1] for packet in packets]
    return observation.plays[sum(packet.cards for packet in packets if packet.place != TO_TABLE) :]


def _mask(cards: Iterable[Card]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << _free(mask, card)
    return mask


def _free(mask: int, card: Card) -> int:
    """The bit of the first copy of ``card`` that is not in ``mask``."""
    return card + 52 if mask >> card & 1 else card


def _bits_of(play: Play) -> list[int]:
    mask = 0
    for card in play.taken:
        mask |= 1 << _free(mask, card)
    return bits(mask)


def _best(model: Model, table: int, card: int) -> float:
    best = model.best(table, _free(table, KINDS[card]))
    return best.worth if best else 0.0

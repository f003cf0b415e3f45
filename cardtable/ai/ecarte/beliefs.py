"""The hands that the opponent may hold, and how likely each is after what he has said."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from cardtable.ai.ecarte.equilibrium import DEALER, ELDER, equilibrium
from cardtable.ai.ecarte.hands import PACK, Deck, Hand, bits, deck_of, kept_choices
from cardtable.ai.ecarte.worth import Worth
from cardtable.games.ecarte.dealing import HAND
from cardtable.games.ecarte.observation import EcarteObservation
from cardtable.games.ecarte.phases import Closed, Phase
from cardtable.games.ecarte.sampling import Sampler

DOUBT = 0.04
"""The smallest weight of a hand with which an equilibrium player would never have said what was said; real players do
not always follow the equilibrium.
"""
SILENT = 0.03
"""The probability that a player does not mark the king although he could."""
ATTEMPTS = 12
"""The most hands that are generated for each one that is needed; after that the exchange is not taken into account."""


class Belief(NamedTuple):
    """A hand that the opponent may hold now, and its weight."""

    hand: Hand
    weight: float


class Beliefs:
    """Samples hands of a player's opponent."""

    def __init__(self, observation: EcarteObservation) -> None:
        self.observation = observation
        self.deck = deck_of(observation.turned)
        self.opponent = observation.others[0]
        self.is_elder = self.opponent == observation.elder
        self._played = self.deck.hand(observation.played(self.opponent))
        self._sampler = Sampler(observation)
        self._worth = Worth(observation, self.opponent)
        self._values: dict[Hand, float] = {}
        self.unseen = (
            PACK
            & ~self.deck.hand(observation.received)
            & ~self.deck.hand(card for player, card in observation.plays if player == self.opponent)
        )

    def draw(self, generator: random.Random) -> Iterator[Belief]:
        """Yield beliefs without end."""
        changed = self._changed()
        if changed and len(self.observation.plays) <= 1:
            yield from self._after_exchange(changed, generator)
        yield from self.weighed(changed, generator)

    def weighed(self, changed: int, generator: random.Random) -> Iterator[Belief]:
        """Yield beliefs after the opponent has changed ``changed`` cards: any hand that agrees with what is known,
        weighted by how likely it came about.
        """
        while True:
            hand = self.deck.hand(self._sampler.hands(generator)[0])
            full = hand | self._played
            yield Belief(hand, self._weight(full) * (self._kept(full, changed, generator) if changed else 1.0))

    def rest(self, hand: Hand, generator: random.Random) -> list[Hand]:
        """Return the cards that the player has not seen and ``hand`` does not contain, in random order; the first ones
        are the stock.
        """
        cards = list(bits(self.unseen & ~hand))
        _mix(cards, generator)
        return cards

    def _changed(self) -> int:
        """Return how many cards the opponent took in the last exchange."""
        observation = self.observation
        if self.is_elder and observation.pending:
            # He has laid away and not yet been served: his hand is the one before, less what he laid away.
            return 0
        if not observation.exchanges:
            return 0
        last = observation.exchanges[-1]
        return last.elder if self.is_elder else last.dealer

    def _after_exchange(self, changed: int, generator: random.Random) -> Iterator[Belief]:
        """Yield beliefs made by imitating the exchange: five cards are dealt, the best are kept, others are bought; the
        result must contain the cards that were played since.
        """
        observation = self.observation
        must = self._played | self.deck.hand(observation.known_in_hand(self.opponent))
        if observation.king == self.opponent:
            must |= self.deck.bit[_king(self.deck)]
        pool = list(bits(self.unseen | self._played))
        if len(pool) < 5 + changed:
            return
        attempts = found = 0
        while attempts < ATTEMPTS * (found + 10):
            attempts += 1
            _mix(pool, generator, 5 + changed)
            hand = sum(pool[:5])
            hand = self._keeps(hand, changed) | sum(pool[5 : 5 + changed])
            if hand & must != must:
                continue
            found += 1
            yield Belief(hand & ~self._played, self._weight(hand))

    def _keeps(self, hand: Hand, changed: int) -> Hand:
        """Return what the opponent keeps of five cards when he changes ``changed`` of them."""
        return max(kept_choices(hand, changed, changed), key=self._value_of)

    def _value_of(self, kept: Hand) -> float:
        """Return what these cards were worth to the opponent before he bought others for the rest."""
        known = self._values.get(kept)
        if known is None:
            elder_changed = None if self.is_elder else self.observation.exchanges[-1].elder
            told = equilibrium().kept(kept, elder_changed, self.deck.king_turned)
            known = self._values[kept] = self._worth.kept(told)
        return known

    def _kept(self, hand: Hand, changed: int, generator: random.Random) -> float:
        """Return how likely the last exchange made ``hand`` (five cards), relative to five cards dealt at random.

        Any part of the hand may have been kept. With it, some of the unseen cards were held, and were laid away if they
        were worth less. One random sample of these for each part gives the right value on average.
        """
        if hand.bit_count() != HAND:
            return 1.0
        rest = list(bits(self.unseen & ~hand))
        ways = 0
        for kept in kept_choices(hand, changed, changed):
            _mix(rest, generator, changed)
            ways += self._keeps(kept | sum(rest[:changed]), changed) == kept
        return DOUBT + (1 - DOUBT) * ways

    def _weight(self, hand: Hand) -> float:
        """Return how likely it is that the opponent with ``hand`` (five cards) said his last words and did not mark the
        king.
        """
        if hand.bit_count() != HAND:
            return 1.0
        silent = self._played and self.observation.king < 0 and self.deck.holds_king(hand)
        return self._of_words(hand) * (SILENT if silent else 1.0)

    def _of_words(self, hand: Hand) -> float:
        observation = self.observation
        spoke_last, yes = self._last_word()
        if not spoke_last:
            return 1.0
        table, king_turned = equilibrium(), self.deck.king_turned
        if observation.exchanges:
            share = table.later_share(ELDER if self.is_elder else DEALER, hand, king_turned)
        elif self.is_elder:
            share = table.propose(hand, king_turned, self._worth.needs, self._worth.matsch)
        else:
            share = table.accept(hand, king_turned, self._worth.needs, self._worth.matsch)
        return DOUBT + (1 - DOUBT) * (share if yes else 1 - share)

    def _last_word(self) -> tuple[bool, bool]:
        """Return whether the opponent has spoken since the last exchange, and whether he proposed or accepted."""
        observation = self.observation
        if observation.closed is Closed.EMPTY or observation.phase is Phase.PROPOSE:
            return False, False
        if self.is_elder:
            return True, observation.closed is not Closed.PLAYED
        if observation.phase is Phase.PLAY:
            return observation.closed is Closed.REFUSED, False
        return observation.phase is Phase.ELDER_CHANGE, True


def _king(deck: Deck) -> int:
    return deck.card[1 << 6]


def _mix(cards: list[Hand], generator: random.Random, count: int = 32) -> None:
    size = len(cards)
    uniform = generator.random
    for index in range(min(count, size - 1)):
        other = index + int(uniform() * (size - index))
        cards[index], cards[other] = cards[other], cards[index]

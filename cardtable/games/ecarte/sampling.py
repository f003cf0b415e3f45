"""Dealing the cards that a seat does not know, in agreement with everything that it does know."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import comb

from cardtable.core.cards import HIDDEN, KING, Card, make_card
from cardtable.games.ecarte.observation import EcarteObservation
from cardtable.games.ecarte.state import EcarteState
from cardtable.games.ecarte.variants import ecarte_rules


class Sampler:
    """Deals the unknown cards of one observation, as often as wanted.

    The seat knows its own cards, the turned card and all cards played; it knows that no player holds a card that he
    would have had to play, and that a king which was marked is held until it is played. At a table with irregularities
    the last two are believed as long as they can be true; cards that were taken back are known in addition. All hands
    that agree with this are equally likely. What a proposal or a played card suggests is not used; the caller can
    weight the samples. Nor is anything concluded from what was laid away: a history of exchanges is invented to fit the
    hand.
    """

    def __init__(self, observation: EcarteObservation) -> None:
        self._observation = observation
        self._others = observation.others if observation.turned != HIDDEN else ()
        seen = set(observation.seen())
        self._state = _known_part(observation)
        fixed: list[tuple[Card, ...]] = []
        # A card that a player has taken back is in no other hand, even if another player has marked the king.
        for seat in self._others:
            seen.update(observation.known_in_hand(seat))
        for seat in self._others:
            known = observation.known_in_hand(seat)
            king = _marked_king(observation, seat)
            if self._state.rules.irregularities and (
                not seen.isdisjoint({*king} - {*known}) or len(known) == observation.hand_counts[seat]
            ):
                king = ()
            held = tuple(dict.fromkeys((*known, *king)))
            seen.update(held)
            fixed.append(held)
        unseen = [card for card in self._state.rules.pack if card not in seen]
        self._fixed = fixed
        self._needs = [
            observation.hand_counts[seat] - len(held) for seat, held in zip(self._others, fixed, strict=True)
        ]
        self._part(unseen, [observation.excluded(seat) for seat in self._others])
        if self._state.rules.irregularities and not self._possible():
            self._part(unseen, [frozenset() for _ in self._others])

    def _part(self, unseen: Sequence[Card], excluded: Sequence[frozenset[Card]]) -> None:
        """Divide the unseen cards by the players who cannot hold them."""
        if len(self._others) == 2:
            first, second = excluded
            self._only_first = [card for card in unseen if card in second and card not in first]
            self._only_second = [card for card in unseen if card in first and card not in second]
            self._free = [card for card in unseen if card not in first and card not in second]
            self._barred = [card for card in unseen if card in first and card in second]
            self._weights = self._ways()
        else:
            barred = excluded[0] if excluded else frozenset()
            self._free = [card for card in unseen if card not in barred]
            self._barred = [card for card in unseen if card in barred]

    def _possible(self) -> bool:
        """Return whether the unknown hands can be dealt. At a table with irregularities that can fail, because a player
        may hold a card that he should have played.
        """
        if len(self._others) == 2:
            return any(self._weights)
        return all(need <= len(self._free) for need in self._needs)

    def hands(self, generator: random.Random) -> list[list[Card]]:
        """Return hands for the players whose cards are unknown, in the order of ``EcarteObservation.others``."""
        return self._split(generator)[0]

    def state(self, generator: random.Random) -> EcarteState:
        """Return a whole state that for the observing seat could be the true one."""
        state = self._state.copy()
        hands, rest = self._split(generator)
        _mix(rest, len(rest), generator)
        for seat, cards in zip(self._others, hands, strict=True):
            count = sum(self._observation.batches(seat))
            laid_away, rest = rest[:count], rest[count:]
            known = self._observation.known_in_hand(seat)
            state.hands[seat] = [*(card for card in cards if card not in known), *known]
            state.discards[seat] = laid_away
            state.received[seat] = self._history(seat, cards, laid_away, generator)
        state.stock = tuple(rest)
        return state

    def _split(self, generator: random.Random) -> tuple[list[list[Card]], list[Card]]:
        """Return the unknown hands, and the cards that are in none of them."""
        if not self._others:
            return [], self._free[:]
        if len(self._others) == 1:
            cards = self._free[:]
            need = self._needs[0]
            _mix(cards, need, generator)
            return [[*self._fixed[0], *cards[:need]]], cards[need:] + self._barred
        return self._split_two(generator)

    def _split_two(self, generator: random.Random) -> tuple[list[list[Card]], list[Card]]:
        """Return two unknown hands, as a spectator needs them, and the other cards. First it is drawn how many cards of
        the first hand come from those that only it can hold, each number with a weight of how many deals have it.
        """
        own = _draw(self._weights, generator)
        first_need, second_need = self._needs
        first_pool, free = self._only_first[:], self._free[:]
        _mix(first_pool, own, generator)
        _mix(free, first_need - own, generator)
        second_pool = self._only_second + free[first_need - own :]
        _mix(second_pool, second_need, generator)
        hands = [
            [*self._fixed[0], *first_pool[:own], *free[: first_need - own]],
            [*self._fixed[1], *second_pool[:second_need]],
        ]
        return hands, first_pool[own:] + second_pool[second_need:] + self._barred

    def _ways(self) -> list[int]:
        """Return, for each number of cards of the first hand from those that only it can hold, how many deals there
        are.
        """
        first_need, second_need = self._needs
        ways = []
        for own in range(first_need + 1):
            shared = first_need - own
            left = len(self._free) - shared + len(self._only_second)
            possible = shared <= len(self._free)
            ways.append(
                comb(len(self._only_first), own) * comb(len(self._free), shared) * comb(left, second_need)
                if possible
                else 0
            )
        return ways

    def _history(
        self, seat: int, hand: Sequence[Card], laid_away: Sequence[Card], generator: random.Random
    ) -> list[Card]:
        """Return cards that ``seat`` may have received so that it has its hand after all exchanges: five dealt, then
        those bought.
        """
        batches = self._observation.batches(seat)
        held = [*hand, *self._observation.played(seat)]
        end = len(laid_away)
        bought: list[list[Card]] = []
        received = self._observation.bought(seat)
        for number in reversed(range(len(batches))):
            count = batches[number]
            if number < len(self._observation.exchanges):
                _mix(held, received[number], generator)
                bought.append(held[: received[number]])
                del held[: received[number]]
            held += laid_away[end - count : end]
            end -= count
        return held + [card for batch in reversed(bought) for card in batch]


def sample(observation: EcarteObservation, generator: random.Random) -> EcarteState:
    """Return a state that for the observing seat could be the true one."""
    return Sampler(observation).state(generator)


def _mix(cards: list[Card], count: int, generator: random.Random) -> None:
    """Bring a random choice of ``count`` cards to the front of ``cards``, in random order."""
    uniform = generator.random
    size = len(cards)
    for index in range(min(count, size - 1)):
        other = index + int(uniform() * (size - index))
        cards[index], cards[other] = cards[other], cards[index]


def _draw(weights: Sequence[int], generator: random.Random) -> int:
    """Return an index at random, with a probability in proportion to its weight."""
    left = generator.random() * sum(weights)
    chosen = -1
    for index, weight in enumerate(weights):
        if weight and left >= 0:
            chosen = index
            left -= weight
    return chosen


def _marked_king(observation: EcarteObservation, seat: int) -> tuple[Card, ...]:
    """Return the king of trumps if ``seat`` is known to hold it; otherwise empty."""
    if observation.king != seat:
        return ()
    king = make_card(KING, observation.trump)
    return () if (seat, king) in observation.plays else (king,)


def _known_part(observation: EcarteObservation) -> EcarteState:
    state = EcarteState(ecarte_rules(observation.rule_set), observation.standing)
    observation.restore(state)
    return state

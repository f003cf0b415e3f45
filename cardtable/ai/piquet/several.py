"""Playing the tricks where more than two play: sampled deals, played on by rules of thumb and exactly at the end.

Hands are masks, and places count from elder in the order of play. In the exact part everybody else plays against the
one who asks, partners apart.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.tricks import unlike
from cardtable.core.cards import Card
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.phases import Jump
from cardtable.games.piquet.ranking import BIT, COUNT, SUIT_BITS, mask_of
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.sampling import sample
from cardtable.games.piquet.scoring import CARDS_POINTS

EXACT = 3
"""With so many cards in each hand everything is played out exactly."""
MOST_DEALS = 120
_ENOUGH = 0.85
"""The share of the time after which no further deal is begun: one deal can take a while to be found."""
_FAR = 1e6


@dataclass(frozen=True, slots=True)
class Counts:
    """What tricks bring the party ``own``: its own points, less the mean of the other parties'.

    ``parties`` has the party of each place. ``pique_at`` is what elder's party still has to count for a Sechziger,
    0 if it cannot make one any more.
    """

    rules: PiquetRules
    parties: tuple[int, ...]
    own: int
    pique_at: int = 0

    def share(self, party: int) -> float:
        """What a point of ``party`` is worth."""
        return 1.0 if party == self.own else -1.0 / (len(self.rules.parties) - 1)

    def trick(self, leader: int, winner: int, last: bool) -> float:
        """What a trick brings that the party ``leader`` has led to and ``winner`` takes."""
        points = (self.rules.last_trick if last else 1) - (leader == winner)
        return self.share(leader) + points * self.share(winner)

    def end(self, tricks: Sequence[int]) -> float:
        """What cards and capot bring when each party has taken so many tricks."""
        rules, most = self.rules, max(tricks)
        best = [party for party, number in enumerate(tricks) if number == most]
        if len(best) == 1 and most >= rules.majority:
            points = CARDS_POINTS + (rules.capot if most == sum(tricks) else 0)
            return points * self.share(best[0])
        if rules.shared_cards:
            return CARDS_POINTS * sum(self.share(one) for one, number in enumerate(tricks) if number >= rules.majority)
        return 0.0


@cache
def _unlike_bits(own: int, alive: int) -> tuple[int, ...]:
    """Of one suit's bits, the lowest of each run between which nobody else holds a card."""
    found = []
    joined = False
    for strength in range(8):
        bit = 1 << strength
        if own & bit:
            if not joined:
                found.append(bit)
            joined = True
        elif alive & bit:
            joined = False
    return tuple(found)


def _suit_of(bit: int) -> int:
    return (bit.bit_length() - 1) >> 3


def _may_play(hand: int, led: int) -> int:
    """The cards of ``hand`` that follow the card ``led``; all of them if none does or nothing is led."""
    return hand & SUIT_BITS << 8 * _suit_of(led) or hand if led else hand


class Trick:
    """A trick as far as it has been played."""

    __slots__ = ("best", "leader", "led", "played", "winner")

    def __init__(self, leader: int) -> None:
        self.leader = self.winner = leader
        self.led = self.best = self.played = 0

    def add(self, place: int, bit: int) -> None:
        if not self.played:
            self.led = self.best = bit
        elif bit > self.best and _suit_of(bit) == _suit_of(self.led):
            self.best, self.winner = bit, place
        self.played += 1

    def copy(self) -> Trick:
        twin = Trick(self.leader)
        twin.winner, twin.led, twin.best, twin.played = self.winner, self.led, self.best, self.played
        return twin


def by_thumb(hand: int, trick: Trick, alive: int, friendly: bool, last: bool) -> int:
    """The card that is played by rule of thumb; ``alive`` are all cards that are still in somebody's hand.

    Lead the highest card of a suit if it takes for certain, of the longest such suit first; take as cheaply as
    possible what an opponent has; throw away what is lowest.
    """
    if not trick.played:
        best, chosen = -1, 0
        for suit in range(4):
            bits = hand >> 8 * suit & SUIT_BITS
            if bits:
                sure = bits > (alive >> 8 * suit & SUIT_BITS & ~bits)
                merit = 16 * sure + COUNT[bits]
                if merit > best:
                    best, chosen = merit, 1 << (bits.bit_length() - 1 + 8 * suit)
        return chosen
    suit = _suit_of(trick.led)
    bits = hand & SUIT_BITS << 8 * suit
    if not bits:
        # Strengths are compared across suits, the longer suit giving way.
        low = 99
        for suit in range(4):
            own = hand >> 8 * suit & SUIT_BITS
            if own:
                strength = 8 * ((own & -own).bit_length() - 1) - COUNT[own]
                if strength < low:
                    low, chosen = strength, (own & -own) << 8 * suit
        return chosen
    above = bits & ~(2 * trick.best - 1)
    sure = trick.best > (alive & SUIT_BITS << 8 * suit & ~bits)
    if above and not (friendly and (last or sure)):
        return above & -above
    return bits & -bits


class OpenDeal:
    """One sampled deal from the position in which a card is to be chosen."""

    def __init__(self, counts: Counts, hands: Sequence[int], trick: Trick, tricks: Sequence[int]) -> None:
        self.counts = counts
        self.hands = hands
        self.trick = trick
        self.tricks = tricks
        self._known: dict[tuple[tuple[int, ...], int, tuple[int, ...]], float] = {}

    def value(self, place: int, bit: int) -> float:
        """What it is worth to ``place`` to play ``bit`` now."""
        counts, parties = self.counts, self.counts.parties
        players = len(parties)
        hands, tricks, trick = list(self.hands), list(self.tricks), self.trick.copy()
        total = 0.0
        elder_counts, missing = parties[0], counts.pique_at
        while True:
            if not trick.played and parties[trick.leader] == elder_counts:
                missing -= 1
                if missing == 0 and counts.pique_at:
                    total += counts.rules.pique_jump * counts.share(elder_counts)
            hands[place] &= ~bit
            trick.add(place, bit)
            if trick.played == players:
                winner = trick.winner
                last = not hands[winner]
                party = parties[winner]
                tricks[party] += 1
                total += counts.trick(parties[trick.leader], party, last)
                if party != elder_counts:
                    missing = 0
                if last:
                    return total + counts.end(tricks)
                trick, place = Trick(winner), winner
                if hands[winner].bit_count() <= EXACT:
                    return total + self.exact(tuple(hands), winner, tuple(tricks), -_FAR, _FAR)
            else:
                place = (place + 1) % players
            alive = 0
            for hand in hands:
                alive |= hand
            friendly = parties[trick.winner] == parties[place]
            bit = by_thumb(hands[place], trick, alive, friendly, trick.played == players - 1)

    def exact(self, hands: tuple[int, ...], leader: int, tricks: tuple[int, ...], alpha: float, beta: float) -> float:
        """What the rest is worth when ``leader`` leads to the next trick, by alpha-beta; only exact values are kept."""
        key = (hands, leader, tricks)
        found = self._known.get(key)
        if found is None:
            found = self._rest(list(hands), Trick(leader), leader, tricks, alpha, beta)
            if alpha < found < beta:
                self._known[key] = found
        return found

    def _rest(
        self, hands: list[int], trick: Trick, place: int, tricks: tuple[int, ...], alpha: float, beta: float
    ) -> float:
        counts, parties = self.counts, self.counts.parties
        alive = trick.best
        for hand in hands:
            alive |= hand
        mine = parties[place] == counts.own
        best = -_FAR if mine else _FAR
        playable = _may_play(hands[place], trick.led)
        last_to_play = trick.played == len(parties) - 1
        for suit in range(4):
            for low in _unlike_bits(playable >> 8 * suit & SUIT_BITS, alive >> 8 * suit & SUIT_BITS):
                bit = low << 8 * suit
                after = trick.copy()
                after.add(place, bit)
                hands[place] ^= bit
                if last_to_play:
                    value = self._taken(hands, after, tricks, alpha, beta)
                else:
                    value = self._rest(hands, after, (place + 1) % len(parties), tricks, alpha, beta)
                hands[place] ^= bit
                if mine:
                    best = max(best, value)
                    alpha = max(alpha, best)
                else:
                    best = min(best, value)
                    beta = min(beta, best)
                if alpha >= beta:
                    return best
        return best

    def _taken(self, hands: list[int], trick: Trick, tricks: tuple[int, ...], alpha: float, beta: float) -> float:
        winner = trick.winner
        party = self.counts.parties[winner]
        last = not hands[winner]
        gain = self.counts.trick(self.counts.parties[trick.leader], party, last)
        taken = tuple(number + (one == party) for one, number in enumerate(tricks))
        if last:
            return gain + self.counts.end(taken)
        return gain + self.exact(tuple(hands), winner, taken, alpha - gain, beta - gain)


def tried(
    observation: PiquetObservation,
    rules: PiquetRules,
    cards: Sequence[Card],
    generator: random.Random,
    budget: Budget,
) -> dict[Card, float]:
    """The mean difference of points that each of the ``cards`` leads to over sampled deals. Raises ``Cancelled``.

    At least one deal is looked at, and further ones while time is left.
    """
    players = observation.players
    place = players.index(observation.seat)
    parties = tuple(rules.party_of[seat] for seat in players)
    counts = Counts(rules, parties, parties[place], _pique_at(observation, rules))
    trick = Trick(players.index(observation.leader) if observation.trick else place)
    for number, card in enumerate(observation.trick):
        trick.add((trick.leader + number) % len(players), BIT[card])
    runs = unlike(cards, observation)
    sums = dict.fromkeys(runs, 0.0)
    done = 0
    while done < MOST_DEALS and (not done or budget.spent(done) < _ENOUGH):
        state = sample(observation, generator)
        deal = OpenDeal(counts, [mask_of(state.hands[seat]) for seat in players], trick, observation.tricks)
        for card in sums:
            sums[card] += deal.value(place, BIT[card])
        done += 1
    return {card: sums[like] / done for like, alike in runs.items() for card in alike}


def _pique_at(observation: PiquetObservation, rules: PiquetRules) -> int:
    """How many points elder's party must still count to make a Sechziger; 0 if it cannot."""
    party = rules.party_of[observation.elder]
    counted = [0] * len(rules.parties)
    for line in observation.marked:
        counted[line.party] += line.points
    others = [one for one in range(len(counted)) if one != party]
    if observation.jumps[party] is not Jump.NONE or any(counted[one] or observation.tricks[one] for one in others):
        return 0
    return max(0, rules.threshold - counted[party])

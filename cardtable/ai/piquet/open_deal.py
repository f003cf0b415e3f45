"""A deal with all cards known when more than two play: played on by rules of thumb, and solved exactly at its end.

Hands are masks; places count from elder in the order of play. In the exact part all others play against the observing
player, except partners. If a side can win the match with the deal, it matters which side counts first, and winning is
worth a fixed number of additional points, twice as many if the other is below half.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from cardtable.ai.piquet.style import runs
from cardtable.games.piquet.ranking import COUNT, SUIT_BITS
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.scoring import CARDS_POINTS
from cardtable.games.piquet.settlement import match_factor

EXACT = 3
"""The number of cards in each hand from which on a deal is solved exactly, unless another number is given."""
MATCH = 45.0
"""The additional worth of winning the match with this deal, and the cost of losing it, if the loser pays once."""
_MOST_MATCH = 2 * MATCH
_FAR = 1e6
_SUITS = range(4)
Interval: TypeAlias = tuple[float, float]
"""The least and the most that something can be worth."""


@dataclass(frozen=True, slots=True)
class Counts:
    """What tricks bring the side ``own``: its own points, less the mean of the other sides'.

    ``sides`` has the side of each place. ``pique_at`` is what elder's side still has to count for a Sechziger, 0 if
    that is impossible. ``needs`` are the points that each side still needs to win the match; empty if none is near
    that.
    """

    rules: PiquetRules
    sides: tuple[int, ...]
    own: int
    pique_at: int = 0
    needs: tuple[int, ...] = ()

    def share(self, side: int) -> float:
        """Return what a point of ``side`` is worth."""
        return 1.0 if side == self.own else -1.0 / (len(self.rules.sides) - 1)

    def trick(self, leader: int, winner: int, last: bool) -> float:
        """Return what a trick brings that the side ``leader`` has led to and the side ``winner`` takes."""
        points = (self.rules.last_trick if last else 1) - (leader == winner)
        return self.share(leader) + points * self.share(winner)

    def end(self, tricks: Sequence[int]) -> float:
        """Return what cards and capot bring, by the number of tricks of each side."""
        return sum(points * self.share(side) for side, points in self._ends(tricks))

    def _ends(self, tricks: Sequence[int]) -> list[tuple[int, int]]:
        """Return which sides count how much for cards and capot."""
        rules, most = self.rules, max(tricks)
        best = [side for side, number in enumerate(tricks) if number == most]
        if len(best) == 1 and most >= rules.majority:
            return [(best[0], CARDS_POINTS + (rules.capot if most == sum(tricks) else 0))]
        if rules.shared_cards:
            return [(one, CARDS_POINTS) for one, number in enumerate(tricks) if number >= rules.majority]
        return []

    def won(self, side: int, needs: Sequence[int]) -> float:
        """Return the additional worth if ``side`` wins the match while the others still need so many points: one below
        half pays double.
        """
        owed = [match_factor(self.rules, self.rules.target - need) for one, need in enumerate(needs) if one != side]
        return MATCH * self.share(side) * sum(owed) / len(owed)

    def most(self, left: int) -> int:
        """Return the most that a side can count with ``left`` tricks, without a Sechziger."""
        return left + self.rules.last_trick - 1 + CARDS_POINTS + self.rules.capot

    def after_trick(self, needs: Sequence[int], leader: int, winner: int, last: bool) -> tuple[tuple[int, ...], int]:
        """Return what each side needs after a trick, and the side that has won the match with it (-1 for none). The
        side ``leader`` has led to it, and ``winner`` takes it; the lead counts first.
        """
        left = list(needs)
        for side, points in ((leader, 1), (winner, (self.rules.last_trick if last else 1) - (leader == winner))):
            left[side] -= points
            if left[side] <= 0:
                return tuple(left), side
        return tuple(left), -1

    def won_at_the_end(self, needs: Sequence[int], tricks: Sequence[int]) -> float:
        """Return the additional worth if cards and capot decide the match; 0 if they do not."""
        return next((self.won(side, needs) for side, points in self._ends(tricks) if needs[side] <= points), 0.0)

    def taking_all(self, side: int, left: int, tricks: Sequence[int], needs: Sequence[int]) -> float:
        """Return what the rest is worth if ``side`` leads to all remaining tricks and takes them."""
        play = left - 1 + self.rules.last_trick
        if needs and needs[side] <= play:
            return (needs[side] if needs[side] < left else play) * self.share(side) + self.won(side, needs)
        found = play * self.share(side) + self.end_of_all(side, left, tricks)
        if needs:
            found += self.won_at_the_end(
                [need - play * (one == side) for one, need in enumerate(needs)],
                [number + left * (one == side) for one, number in enumerate(tricks)],
            )
        return found

    def within_reach(self, needs: tuple[int, ...], left: int) -> tuple[int, ...]:
        """Return ``needs`` with numbers that ``left`` tricks do not make different replaced by one value; empty if they
        can bring nobody what he needs.
        """
        most = self.most(left)
        if not needs or min(needs) > most:
            return ()
        # Who needs more than this is below half.
        half = self.rules.target - self.rules.half
        return tuple(
            need
            if need <= most or half < need <= half + most
            else most + 1
            if need <= half or not self.rules.half
            else half + most + 1
            for need in needs
        )

    def bounds(self, leader: int, left: int, tricks: Sequence[int]) -> Interval:
        """Return the least and the most that the rest can be worth when ``leader`` leads to the first of ``left``
        tricks; only for two sides.
        """
        if len(tricks) != 2:
            return -_FAR, _FAR
        own, other = self.own, 1 - self.own
        leads = self.sides[leader] == own
        # Each trick brings a point for the lead and one for taking it from the leader, and the last trick more.
        play = left - 1 + self.rules.last_trick
        ends = [self.end_of_all(one, left, tricks) for one in (own, other)]
        return ends[1] - play + leads, ends[0] + play - (not leads)

    def end_of_all(self, side: int, left: int, tricks: Sequence[int]) -> float:
        """Return what the end brings if ``side`` takes all remaining tricks."""
        return self.end([number + left * (one == side) for one, number in enumerate(tricks)])


@cache
def _unlike_bits(own: int, alive: int) -> tuple[int, ...]:
    """Return, of one suit's bits, the lowest of each run that no card of another hand interrupts, the highest run
    first.
    """
    return tuple(run & -run for run in reversed(runs(own, alive)))


def _takes_all(hands: Sequence[int], leader: int) -> bool:
    """Return whether no card of the leader can be beaten."""
    own, others = hands[leader], 0
    for place, hand in enumerate(hands):
        if place != leader:
            others |= hand
    for shift in (0, 8, 16, 24):
        bits = own >> shift & SUIT_BITS
        if bits and others >> shift & SUIT_BITS > bits & -bits:
            return False
    return True


def suit_of_bit(bit: int) -> int:
    """Return the suit of the card whose mask is ``bit``."""
    return (bit.bit_length() - 1) >> 3


class Trick:
    """A trick as far as it has been played."""

    __slots__ = ("best", "leader", "led", "played", "winner")

    def __init__(self, leader: int) -> None:
        self.leader = self.winner = leader
        self.led = self.best = self.played = 0

    def add(self, place: int, bit: int) -> None:
        if not self.played:
            self.led = self.best = bit
        elif bit > self.best and suit_of_bit(bit) == suit_of_bit(self.led):
            self.best, self.winner = bit, place
        self.played += 1

    def copy(self) -> Trick:
        twin = Trick(self.leader)
        twin.winner, twin.led, twin.best, twin.played = self.winner, self.led, self.best, self.played
        return twin


def by_thumb(hand: int, trick: Trick, alive: int, friendly: bool, last: bool) -> int:
    """Return the card that is played by rule of thumb; ``alive`` are all cards that are still in hands.

    The rule: lead the highest card of a suit if it is certain to take, from the longest such suit; take as cheaply as
    possible what an opponent has; throw away the lowest card.
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
    suit = suit_of_bit(trick.led)
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
    """One sampled deal from the position in which a card is to be chosen; with ``exact`` cards in each hand the rest is
    solved exactly.
    """

    def __init__(
        self, counts: Counts, hands: Sequence[int], trick: Trick, tricks: Sequence[int], exact: int = EXACT
    ) -> None:
        self.counts = counts
        self._exact = exact
        self.hands = hands
        self.trick = trick
        self.tricks = tricks
        self._known: dict[tuple[tuple[int, ...], int, tuple[int, ...], tuple[int, ...]], Interval] = {}

    def begun(self) -> float:
        """Return what the tricks are worth if elder leads to the first one by rule of thumb."""
        alive = 0
        for hand in self.hands:
            alive |= hand
        return self.value(0, by_thumb(self.hands[0], self.trick, alive, friendly=False, last=False))

    def value(self, place: int, bit: int) -> float:
        """Return what it is worth to the side of ``Counts.own`` if ``place`` plays ``bit`` now."""
        counts, sides = self.counts, self.counts.sides
        players = len(sides)
        hands, tricks, trick = list(self.hands), list(self.tricks), self.trick.copy()
        total = 0.0
        elder_counts, missing, needs = sides[0], counts.pique_at, counts.needs
        while True:
            if not trick.played and sides[trick.leader] == elder_counts:
                missing -= 1
                if missing == 0 and counts.pique_at:
                    total += counts.rules.pique_jump * counts.share(elder_counts)
                    needs = tuple(
                        need - counts.rules.pique_jump * (side == elder_counts) for side, need in enumerate(needs)
                    )
            hands[place] &= ~bit
            trick.add(place, bit)
            if trick.played == players:
                winner = trick.winner
                last = not hands[winner]
                side = sides[winner]
                tricks[side] += 1
                total += counts.trick(sides[trick.leader], side, last)
                if side != elder_counts:
                    missing = 0
                if needs:
                    needs, wins = counts.after_trick(needs, sides[trick.leader], side, last)
                    if wins >= 0:
                        return total + counts.won(wins, needs)
                if last:
                    return total + counts.end(tricks) + (counts.won_at_the_end(needs, tricks) if needs else 0.0)
                trick, place = Trick(winner), winner
                # What is played out exactly knows nothing of a Sechziger.
                left = hands[winner].bit_count()
                if left <= self._exact and not 0 < missing <= left:
                    return total + self.exact(tuple(hands), winner, tuple(tricks), -_FAR, _FAR, needs)
            else:
                place = (place + 1) % players
            # Many cards are left: all players go on by the rule of thumb. Its errors are about equal for all cards that
            # are compared.
            alive = 0
            for hand in hands:
                alive |= hand
            friendly = sides[trick.winner] == sides[place]
            bit = by_thumb(hands[place], trick, alive, friendly, trick.played == players - 1)

    def exact(
        self,
        hands: tuple[int, ...],
        leader: int,
        tricks: tuple[int, ...],
        alpha: float,
        beta: float,
        needs: tuple[int, ...] = (),
    ) -> float:
        """Return what the rest is worth when ``leader`` leads to the next trick, by alpha-beta search: exact between
        ``alpha`` and ``beta``, otherwise a bound on that side of them. No Sechziger is possible.
        """
        left = hands[leader].bit_count()
        # Points that no side can reach any more make no difference; without them more positions are equal.
        needs = self.counts.within_reach(needs, left)
        key = (hands, leader, tricks, needs)
        known = self._known.get(key)
        if known is None:
            # The bounds: what it is worth to lose all remaining tricks, and to win them all.
            low, high = self.counts.bounds(leader, left, tricks)
            if needs:
                # The match may be decided before the rest is counted.
                most = self.counts.most(left)
                low, high = min(low, -most) - _MOST_MATCH, max(high, most) + _MOST_MATCH
        else:
            low, high = known
        # Bounds outside of the window answer without a search: a player has a better choice earlier.
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        # If no card of the leader can be beaten, which is often so long before the last card, nothing need be searched.
        if _takes_all(hands, leader):
            found = self.counts.taking_all(self.counts.sides[leader], left, tricks, needs)
            self._known[key] = found, found
            return found
        alpha, beta = max(alpha, low), min(beta, high)
        found = self._rest(list(hands), leader, leader, 0, 0, 0, leader, tricks, alpha, beta, needs)
        # A result outside of the window is a bound on one side only; the bound on the other side stays.
        self._known[key] = (found if found > alpha else low, found if found < beta else high)
        return found

    def _rest(
        self,
        hands: list[int],
        leader: int,
        place: int,
        played: int,
        led: int,
        best: int,
        winner: int,
        tricks: tuple[int, ...],
        alpha: float,
        beta: float,
        needs: tuple[int, ...],
    ) -> float:
        """Return the value of the rest of the deal within a trick: ``place`` is to play; ``played`` cards have been
        played to the trick, ``led`` first; ``best``, played by ``winner``, is the highest of its suit.
        """
        counts = self.counts
        sides = counts.sides
        players = len(sides)
        # The own side chooses the largest value, all others the smallest: with more than two sides the others are
        # assumed to play together against it (paranoid search: N. Sturtevant and R. Korf, "On pruning techniques for
        # multi-player games", 2000). Otherwise alpha and beta could cut off almost nothing.
        mine = sides[place] == counts.own
        found = -_FAR if mine else _FAR
        own = hands[place]
        alive = best
        for hand in hands:
            alive |= hand
        follows = 0
        suits: Sequence[int] = _SUITS
        if led:
            suit = suit_of_bit(led)
            follows = own & SUIT_BITS << 8 * suit
            if follows:
                # Suit must be followed. A player who cannot follow may play any card, and none takes the trick.
                suits = (suit,)
        for suit in suits:
            # Cards that no other player's card separates are equivalent: the lowest of them stands for all.
            bits = _unlike_bits(own >> 8 * suit & SUIT_BITS, alive >> 8 * suit & SUIT_BITS)
            if led:
                # As cheaply as possible; what is best is mostly found so, and the rest need not be looked at.
                bits = bits[::-1]
                # Against an opponent, first the cards that take the trick, the lowest first, then the others.
                if follows and bits[-1] << 8 * suit > best and sides[winner] != sides[place]:
                    bits = tuple(sorted(bits, key=lambda low: (low << 8 * suit < best, low)))
            for low in bits:
                bit = low << 8 * suit
                takes = not led or (bit > best and bool(follows))
                now, holds = (bit, place) if takes else (best, winner)
                hands[place] = own ^ bit
                # The last card ends the trick; the rest is searched or looked up from the next trick on.
                if played == players - 1:
                    value = self._taken(hands, leader, holds, tricks, alpha, beta, needs)
                else:
                    then = place + 1 if place + 1 < players else 0
                    value = self._rest(
                        hands, leader, then, played + 1, led or bit, now, holds, tricks, alpha, beta, needs
                    )
                if mine:
                    if value > found:
                        found = value
                        alpha = max(alpha, value)
                elif value < found:
                    found = value
                    beta = min(beta, value)
                if alpha >= beta:
                    # A player has a better choice earlier, so this position is not reached: other cards are cut off.
                    hands[place] = own
                    return found
        hands[place] = own
        return found

    def _taken(
        self,
        hands: list[int],
        leader: int,
        winner: int,
        tricks: tuple[int, ...],
        alpha: float,
        beta: float,
        needs: tuple[int, ...],
    ) -> float:
        side = self.counts.sides[winner]
        last = not hands[winner]
        gain = self.counts.trick(self.counts.sides[leader], side, last)
        taken = tuple(number + (one == side) for one, number in enumerate(tricks))
        if needs:
            needs, wins = self.counts.after_trick(needs, self.counts.sides[leader], side, last)
            if wins >= 0:
                return gain + self.counts.won(wins, needs)
        # The window for the rest is moved by what this trick has brought.
        if last:
            return gain + self.counts.end(taken) + (self.counts.won_at_the_end(needs, taken) if needs else 0.0)
        return gain + self.exact(tuple(hands), winner, taken, alpha - gain, beta - gain, needs)

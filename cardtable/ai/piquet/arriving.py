"""Who arrives first: the last tricks of two open hands in a match to a number of points, played for what it pays.

Near the target the difference of the points says little: who reaches it first has won, and the rest is not counted. So
the last few cards, and the last few tricks before somebody must arrive, are searched for the payment itself, mark by
mark, in the order in which they are counted.
"""

from __future__ import annotations

from math import inf
from typing import NamedTuple

from cardtable.ai.piquet.prospect import Prospect
from cardtable.ai.piquet.solver import Scoring, Totals, suit_mask
from cardtable.ai.piquet.style import runs
from cardtable.games.piquet.ranking import SUIT_BITS

_SUITS = (0, 8, 16, 24)

MOST_CARDS = 6
"""With at most so many cards in each hand the payment is searched for; with more it takes too long."""
MOST_TRICKS = 8
"""So it is with more cards if somebody must arrive within so many tricks, because then the first who does ends the
search. A hand takes one or two milliseconds either way, twenty at most.
"""


class OpenEnding(NamedTuple):
    """An ending between two open hands (masks) at the beginning of a trick. ``taken`` are the leader's tricks; ``own``
    says that the side with the prospect leads, ``clean`` that the leader can still make a Sechziger. ``counted`` and
    ``against`` are what leader and follower have counted in the deal since the search began.
    """

    leader: int
    follower: int
    taken: int
    own: bool
    clean: bool
    counted: int = 0
    against: int = 0


class Arriving:
    """Searches endings for the side with the ``prospect``, whose tricks count as ``scoring`` says, and remembers what
    it has found.
    """

    def __init__(self, scoring: Scoring, prospect: Prospect) -> None:
        self._scoring = scoring
        self._prospect = prospect
        self._needs = tuple(prospect.target - total for total in prospect.now())
        self._known: dict[OpenEnding, float] = {}

    def value(self, trick: OpenEnding) -> float:
        """Return what the match is worth to the leader."""
        if not trick.leader:
            return self._ended(trick)
        found = self._known.get(trick)
        if found is None:
            # Nothing is better than to have won by now.
            found, best = -inf, self._paid(trick, True)
            for card in _leads(trick.leader, trick.follower):
                found = max(found, self.led(trick, card))
                if found >= best:
                    break
            self._known[trick] = found
        return found

    def led(self, trick: OpenEnding, card: int) -> float:
        """Return what the match is worth to the leader after the lead ``card``."""
        scoring, left = self._scoring, trick.leader.bit_count()
        counted = trick.counted + 1
        if self._arrived(trick.own, counted):
            return self._paid(trick._replace(counted=counted), True)
        if trick.clean and scoring.pique_at == scoring.tricks - left + 1:
            counted += scoring.pique - scoring.pique_prize
            if self._arrived(trick.own, counted):
                return self._paid(trick._replace(counted=counted), True)
        trick = trick._replace(counted=counted)
        found, worst = inf, self._paid(trick, False)
        for reply in _replies(trick.follower, card):
            found = min(found, self.answered(trick, card, reply))
            if found <= worst:
                break
        return found

    def answered(self, trick: OpenEnding, card: int, reply: int) -> float:
        """Return what the match is worth to the leader after ``card``, which has been counted, and the ``reply``."""
        leader, follower = trick.leader & ~card, trick.follower & ~reply
        points = 1 if leader else self._scoring.last
        if reply > card and reply & suit_mask(card):
            against = trick.against + points
            if self._arrived(not trick.own, against):
                return self._paid(trick._replace(against=against), False)
            others = self._scoring.tricks - leader.bit_count() - trick.taken
            return -self.value(OpenEnding(follower, leader, others, not trick.own, False, against, trick.counted))
        counted = trick.counted + points - 1
        if self._arrived(trick.own, counted):
            return self._paid(trick._replace(counted=counted), True)
        return self.value(trick._replace(leader=leader, follower=follower, taken=trick.taken + 1, counted=counted))

    def _arrived(self, own: bool, counted: int) -> bool:
        return counted >= self._needs[0 if own else 1]

    def _paid(self, trick: OpenEnding, wins: bool) -> float:
        """Return what a match that is over is worth to the leader."""
        own, other = (trick.counted, trick.against) if trick.own else (trick.against, trick.counted)
        found = self._prospect.arrived(own, other, wins is trick.own)
        return found if trick.own else -found

    def _ended(self, trick: OpenEnding) -> float:
        scoring = self._scoring
        points = [trick.counted, trick.against]
        for place, taken in enumerate((trick.taken, scoring.tricks - trick.taken)):
            gains = [scoring.cards] * (taken >= scoring.majority) + [scoring.capot] * (taken == scoring.tricks)
            for gain in gains:
                points[place] += gain
                if self._arrived(trick.own if place == 0 else not trick.own, points[place]):
                    counted, against = points
                    return self._paid(trick._replace(counted=counted, against=against), place == 0)
        own, other = points if trick.own else points[::-1]
        found = self._prospect.settled((0, 0), Totals(own, other, 0, 0))
        return found if trick.own else -found


def _leads(own: int, other: int) -> list[int]:
    """Return one card of each run that no card of the ``other`` interrupts, those that take first."""
    found = []
    for shift in _SUITS:
        out = other >> shift & SUIT_BITS
        found += [(run < out, (run & -run) << shift) for run in runs(own >> shift & SUIT_BITS, out)]
    return [card for _, card in sorted(found)]


def _replies(own: int, card: int) -> list[int]:
    """Return the cards that matter in reply to ``card``: the lowest that takes and the lowest that does not, or who has
    none of the suit the lowest of each other.
    """
    of_suit = own & suit_mask(card)
    if of_suit:
        over = of_suit & -(card << 1)
        under = of_suit & ~over
        return [one & -one for one in (over, under) if one]
    suits = [own & SUIT_BITS << shift for shift in _SUITS]
    return [one & -one for one in suits if one]

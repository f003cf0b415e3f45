"""Every line of play at Piquet with open hands, without a thought: what the solver must agree with."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.ai.piquet.solver import Scoring
from cardtable.core.cards import Card, suit_of
from cardtable.games.piquet.ranking import takes

Hands = tuple[tuple[Card, ...], tuple[Card, ...]]


def worth(
    scoring: Scoring, hands: tuple[Sequence[Card], Sequence[Card]], leader: int, tricks: tuple[int, int], first: int
) -> int:
    """The points of seat 0 less those of seat 1 from here on, both playing as well as can be.

    ``tricks`` have been taken by either; seat ``first`` led to the first trick. Counts as the rules do: 1 for each
    lead, 1 for a trick taken from the leader, ``last`` in all for the last trick, then cards and capot; a Sechziger
    for who leads first, with the lead of trick number ``pique_at``, if the other has taken no trick.
    """
    return _Lines(scoring, first).worth((tuple(hands[0]), tuple(hands[1])), leader, tricks)


class _Lines:
    """All lines of play from one position; what two lines have in common is reckoned once."""

    def __init__(self, scoring: Scoring, first: int) -> None:
        self._scoring = scoring
        self._first = first
        self._known: dict[tuple[Hands, int, tuple[int, int]], int] = {}

    def worth(self, hands: Hands, leader: int, tricks: tuple[int, int]) -> int:
        key = (hands, leader, tricks)
        if key not in self._known:
            self._known[key] = self._led(hands, leader, tricks) if hands[0] else self._ended(tricks)
        return self._known[key]

    def _ended(self, tricks: tuple[int, int]) -> int:
        scoring = self._scoring
        total = 0
        for sign, own, other in ((1, tricks[0], tricks[1]), (-1, tricks[1], tricks[0])):
            if own >= scoring.majority:
                total += sign * scoring.cards
            if not other:
                total += sign * scoring.capot
        return total

    def _led(self, hands: Hands, leader: int, tricks: tuple[int, int]) -> int:
        scoring, first = self._scoring, self._first
        sign = 1 if leader == 0 else -1
        lead_points = 1
        if leader == first and scoring.pique_at == sum(tricks) + 1 and not tricks[1 - first]:
            lead_points += scoring.pique
        values = []
        for card in hands[leader]:
            hand = hands[1 - leader]
            replies = []
            for reply in [other for other in hand if suit_of(other) == suit_of(card)] or hand:
                winner = 1 - leader if takes(reply, card) else leader
                points = sign * lead_points
                last = len(hand) == 1
                if winner != leader:
                    points -= sign * (scoring.last if last else 1)
                elif last:
                    points += sign * (scoring.last - 1)
                left = [tuple(other for other in held if other not in (card, reply)) for held in hands]
                taken = (tricks[0] + (winner == 0), tricks[1] + (winner == 1))
                replies.append(points + self.worth((left[0], left[1]), winner, taken))
            values.append(min(replies, key=lambda value: sign * value))
        return max(values, key=lambda value: sign * value)

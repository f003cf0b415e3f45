"""Every line of play at Piquet with open hands, without a thought: what the solver must agree with."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.ai.piquet.solver import Scoring
from cardtable.core.cards import Card, suit_of
from cardtable.games.piquet.ranking import takes


def worth(
    scoring: Scoring, hands: tuple[Sequence[Card], Sequence[Card]], leader: int, tricks: tuple[int, int], first: int
) -> int:
    """The points of seat 0 less those of seat 1 from here on, both playing as well as can be.

    ``tricks`` have been taken by either; seat ``first`` led to the first trick. Counts as the rules do: 1 for each
    lead, 1 for a trick taken from the leader, ``last`` in all for the last trick, then cards and capot; a Sechziger
    for who leads first, with the lead of trick number ``pique_at``, if the other has taken no trick.
    """
    if not hands[0]:
        total = 0
        for sign, own, other in ((1, tricks[0], tricks[1]), (-1, tricks[1], tricks[0])):
            if own >= scoring.majority:
                total += sign * scoring.cards
            if not other:
                total += sign * scoring.capot
        return total
    sign = 1 if leader == 0 else -1
    lead_points = 1
    number = sum(tricks) + 1
    if leader == first and scoring.pique_at == number and not tricks[1 - first]:
        lead_points += scoring.pique
    best: int | None = None
    for card in hands[leader]:
        hand = hands[1 - leader]
        following = [other for other in hand if suit_of(other) == suit_of(card)] or list(hand)
        worst: int | None = None
        for reply in following:
            winner = 1 - leader if takes(reply, card) else leader
            points = sign * lead_points
            last = len(hand) == 1
            if winner != leader:
                points -= sign * (scoring.last if last else 1)
            elif last:
                points += sign * (scoring.last - 1)
            left = [[other for other in held if other not in (card, reply)] for held in hands]
            taken = (tricks[0] + (winner == 0), tricks[1] + (winner == 1))
            value = points + worth(scoring, (left[0], left[1]), winner, taken, first)
            if worst is None or sign * value < sign * worst:
                worst = value
        assert worst is not None
        if best is None or sign * worst > sign * best:
            best = worst
    assert best is not None
    return best

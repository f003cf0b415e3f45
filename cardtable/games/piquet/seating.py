"""Where persons sit after they have cut, if that depends on the cards.

Sources: "Königspiquet", "Räuberpiquet". Seats are numbered to the left; the deal at Robber Piquet goes to the right.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.cards import Card
from cardtable.games.piquet.ranking import strength_of
from cardtable.games.piquet.rules import PiquetRules, Table

_ROBBER = (0, 2, 1, 3)
"""The seats from the lowest card to the highest: the dealer, his partner opposite, the other two, the highest on his
right.
"""


def seats_by_cut(rules: PiquetRules, cut: Sequence[Card]) -> tuple[int, ...] | None:
    """Return the seat of each person, in the order in which they cut; None if two cut equal ranks.

    Seat 0 deals first. At Königspiquet, and in the same way at a chouette, the two lowest cards play, seats 0 and 1,
    and the highest enters last. Two players, and three at Norman Piquet, sit as they come.
    """
    persons = range(len(cut))
    if len(cut) == 2 or rules.table is Table.NORMAN:
        return tuple(persons)
    if len({strength_of(card) for card in cut}) < len(cut):
        return None
    order = sorted(persons, key=lambda person: strength_of(cut[person]))
    seats = _ROBBER if rules.table is Table.ROBBER else tuple(persons)
    taken = dict(zip(order, seats, strict=True))
    return tuple(taken[person] for person in persons)

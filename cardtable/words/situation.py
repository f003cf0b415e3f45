"""Where a match stands, in the few words that are always visible at the table. Everybody is named in them as on the
plates and in the record; whoever looks on is addressed only when there is something to do.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.view import SeatView
from cardtable.words.cards import suit_name
from cardtable.words.mark import translate


def deal_of(number: int, deals: int = 0) -> str:
    """Return which deal is played; ``number`` counts from 0, ``deals`` is the agreed number of deals, 0 if none is
    agreed.
    """
    if number < deals:
        return translate("Situation", "Deal {number} of {deals}").format(number=number + 1, deals=deals)
    return translate("Situation", "Deal {number}").format(number=number + 1)


def to_points(points: int) -> str:
    """Return to how many points the match goes."""
    return translate("Situation", "to {points} points").format(points=points)


def trumps(suit: int) -> str:
    """Return which suit is trump."""
    return translate("Situation", "Trumps: {suit}").format(suit=suit_name(suit))


def deals(view: SeatView, names: Sequence[str]) -> str:
    """Return who deals; an empty text before there is a dealer."""
    if not 0 <= view.dealer < len(names):
        return ""
    return translate("Situation", "{name} deals").format(name=names[view.dealer])


def elder_hand(view: SeatView, players: Sequence[int], names: Sequence[str]) -> str:
    """Return which of the ``players`` is elder hand: of two the one that does not deal, of more the first; an empty
    text before there is a dealer.
    """
    elder = [seat for seat in players if seat != view.dealer][:1]
    if view.dealer not in players or not elder or elder[0] >= len(names):
        return ""
    return translate("Situation", "{name} is elder hand").format(name=names[elder[0]])

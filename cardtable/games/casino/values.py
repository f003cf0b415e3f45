"""The values of cards in the hand and on the table; court cards count 11, 12 and 13, or only pair. A joker counts as
its player says, and has no value of its own on the table.
"""

from __future__ import annotations

from typing import NamedTuple

from cardtable.core.cards import ACE, JACK, JOKER_VALUES, KING, PACK_52, QUEEN, rank_of
from cardtable.games.casino.captures import PAIRS, Values
from cardtable.games.casino.facts import BIG_CASINO, LITTLE_CASINO


class CardValues(NamedTuple):
    """The values of every card by card number: ``hand`` for a card that is played, ``table`` for a card that lies on
    the table.

    After those of a pack there is an entry for jokers that are called, if there are any: in ``hand`` all values that
    one can be given, and in ``table`` none, because such a joker on the table is a stack of the value that it got.
    Jokers of fixed values follow.
    """

    hand: tuple[Values, ...]
    table: tuple[Values, ...]


def values(ace: Values, little: Values = (2,), big: Values = (10,)) -> tuple[Values, ...]:
    """Return the values of the 52 cards, with values of their own for the aces, the two of spades and the ten of
    diamonds. A card of two values has the lower one first.
    """
    special = {LITTLE_CASINO: little, BIG_CASINO: big}
    return tuple(special.get(card, ace if rank_of(card) == ACE else (rank_of(card),)) for card in PACK_52)


def above_ten(ace: int, jack: int, queen: int, king: int) -> tuple[Values, ...]:
    """Return the values of the 52 cards with the given values of aces and courts; all others count their rank."""
    high = {ACE: ace, JACK: jack, QUEEN: queen, KING: king}
    return tuple((high.get(rank_of(card), rank_of(card)),) for card in PACK_52)


LOW = values((1,))
PIPS = tuple((one,) if one <= 10 else (PAIRS + one,) for (one,) in LOW)
LOW_OR_HIGH = values((1, 14))
HIGH_ACE = values((14,))
HIGH = values((14,), (15,), (16,))
DOUBLE = values((1, 14), (2, 15), (10, 16))

LOW_OR_HIGH_ACE = CardValues(LOW_OR_HIGH, LOW_OR_HIGH)
"""An ace counts 1 or 14."""
DOUBLE_VALUES = CardValues(DOUBLE, DOUBLE)
"""An ace counts 1 or 14, the two of spades 2 or 15, the ten of diamonds 10 or 16."""
COURTS_PAIR = CardValues(PIPS, PIPS)
"""An ace counts 1; the court cards have no number and are captured by their like alone."""
HIGH_ACE_IN_HAND = CardValues(HIGH_ACE, LOW)
"""An ace is 14 in the hand and 1 on the table."""
FROM_ELEVEN = CardValues(above_ten(11, 12, 13, 14), above_ten(11, 12, 13, 14))
"""Ace, jack, queen and king count 11 to 14."""
HIGH_IN_HAND = CardValues(HIGH, LOW)
"""14, 15 and 16 in the hand; 1, 2 and 10 on the table."""
FROM_ELEVEN_WITH_JOKERS = CardValues((*FROM_ELEVEN.hand, tuple(range(2, 15))), (*FROM_ELEVEN.table, ()))
"""``FROM_ELEVEN`` with jokers, each of which counts 2 to 14 as its player says."""
_OF_COURTS = {ACE: (1, 11), JACK: (2, 12), QUEEN: (3, 13), KING: (4, 14)}
_LOW_OR_TEN_MORE: tuple[Values, ...] = (
    *(_OF_COURTS.get(rank_of(card), (rank_of(card),)) for card in PACK_52),
    (),
    *((value,) for value in JOKER_VALUES),
)
LOW_OR_TEN_MORE = CardValues(_LOW_OR_TEN_MORE, _LOW_OR_TEN_MORE)
"""Ace, jack, queen and king count 1 to 4 or ten more; jokers of a fixed value count that."""


_ACES: dict[str, tuple[Values, Values]] = {
    "one": ((1,), (1,)),
    "one_or_fourteen": ((1, 14), (1, 14)),
    "high_in_hand": ((1, 14), (1,)),
    "fourteen_in_hand": ((14,), (1,)),
    "fourteen": ((14,), (14,)),
    "eleven": ((11,), (11,)),
}
_LITTLE: dict[str, tuple[Values, Values]] = {
    "two": ((2,), (2,)),
    "two_or_fifteen": ((2, 15), (2, 15)),
    "fifteen_in_hand": ((15,), (2,)),
}
_BIG: dict[str, tuple[Values, Values]] = {
    "ten": ((10,), (10,)),
    "ten_or_sixteen": ((10, 16), (10, 16)),
    "sixteen_in_hand": ((16,), (10,)),
}
"""For each choice the values in the hand and on the table."""


def house_values(ace: str, courts: str, little: str, big: str) -> CardValues:
    """Return the values of the 52 cards for the choices of those who put their rules together: of the aces, the
    ``courts`` (``numbers``, ``ten`` or ``pair``), the two of spades and the ten of diamonds. Numbers of courts follow
    ten, and an ace of eleven if there is one.
    """
    first = 12 if ace == "eleven" else 11

    def of(place: int) -> tuple[Values, ...]:
        plain = values(_ACES[ace][place], _LITTLE[little][place], _BIG[big][place])
        return tuple(
            one if rank_of(card) < JACK else (_court(rank_of(card), courts, first),)
            for card, one in zip(PACK_52, plain, strict=True)
        )

    return CardValues(of(0), of(1))


def _court(rank: int, courts: str, first: int) -> int:
    if courts == "pair":
        return PAIRS + rank
    return 10 if courts == "ten" else first + rank - JACK

"""Cards as small integers, packs as ordered tuples, and the text form of both.

A card is ``suit * 13 + (rank - 1)``: suits are spades 0, hearts 1, diamonds 2, clubs 3; ranks run from ace 1 over
the pip cards to jack 11, queen 12 and king 13. Two copies of a card in a double pack are the same integer, because
no rule can tell them apart; zones are therefore multisets, and all jokers that are whatever their player calls them are
the same integer too, ``JOKER``. Jokers of a fixed value follow it, ``VALUED_JOKERS``. None of them has a rank or a
suit. A card that a seat does not know is ``HIDDEN``.

Text: rank then suit, ``T`` for ten: ``AS KH TD 7C``; a joker ``JK``, one of a fixed value ``25``, hidden ``??``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from cardtable.core.errors import CardError

Card: TypeAlias = int

HIDDEN: Card = -1
JOKER: Card = 52
"""The number after the last card with a suit."""
JOKER_VALUES = (15, 17, 20, 22, 25, 30)
"""The fixed values that jokers can have, in ascending order (Zwicker in Schleswig-Holstein)."""
VALUED_JOKERS: dict[int, Card] = {value: JOKER + place for place, value in enumerate(JOKER_VALUES, start=1)}
"""The jokers of a fixed value, by their values."""
HIGHEST_CARD: Card = JOKER + len(JOKER_VALUES)
"""The greatest number of a card."""

SPADES, HEARTS, DIAMONDS, CLUBS = range(4)
ACE, JACK, QUEEN, KING = 1, 11, 12, 13

SUIT_LETTERS = "SHDC"
RANK_LETTERS = "A23456789TJQK"
HIDDEN_TEXT = "??"
JOKER_TEXT = "JK"

_TEXTS = (*(rank + suit for suit in SUIT_LETTERS for rank in RANK_LETTERS), JOKER_TEXT, *map(str, JOKER_VALUES))
_CARDS = {text: card for card, text in enumerate(_TEXTS)}
_CARDS[HIDDEN_TEXT] = HIDDEN


def make_card(rank: int, suit: int) -> Card:
    """The card of ``rank`` 1–13 and ``suit`` 0–3; raises ``CardError`` for anything else."""
    if not (1 <= rank <= 13 and 0 <= suit <= 3):
        raise CardError("no_such_card", rank=rank, suit=suit)
    return suit * 13 + rank - 1


def rank_of(card: Card) -> int:
    """1 (ace) to 13 (king); 0 for a joker."""
    return card % 13 + 1 if card < JOKER else 0


def suit_of(card: Card) -> int:
    """0 spades, 1 hearts, 2 diamonds, 3 clubs; 4 for a joker."""
    return card // 13


def joker_value(card: Card) -> int:
    """The fixed value of a joker; 0 for one that has none, and for any other card."""
    return JOKER_VALUES[card - JOKER - 1] if card > JOKER else 0


def format_card(card: Card) -> str:
    """``TD`` for the ten of diamonds, ``JK`` for a joker, ``25`` for the one of that value, ``??`` for a hidden
    card.
    """
    return HIDDEN_TEXT if card == HIDDEN else _TEXTS[card]


def format_cards(cards: Iterable[Card]) -> str:
    """Cards separated by single spaces, in the order given."""
    return " ".join(map(format_card, cards))


def parse_card(text: str) -> Card:
    """The card that ``text`` names; raises ``CardError`` ``not_a_card``."""
    try:
        return _CARDS[text]
    except KeyError:
        raise CardError("not_a_card", text=text) from None


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards separated by white space, in the order given; raises ``CardError`` ``not_a_card``.

    >>> [(rank_of(card), suit_of(card)) for card in parse_cards("AS TH KC")]
    [(1, 0), (10, 1), (13, 3)]
    >>> format_cards(parse_cards(" 7D   8D "))
    '7D 8D'
    """
    return tuple(parse_card(word) for word in text.split())


def _pack(ranks: Iterable[int], copies: int = 1) -> tuple[Card, ...]:
    chosen = tuple(ranks)
    return tuple(make_card(rank, suit) for _ in range(copies) for suit in range(4) for rank in chosen)


PACK_52 = _pack(range(1, 14))
"""A whole French pack."""
PACK_104 = _pack(range(1, 14), copies=2)
"""Two whole French packs shuffled together."""
PACK_58 = (*PACK_52, *(JOKER,) * 6)
"""A whole French pack with six jokers."""
PACK_55 = (*PACK_52, *(VALUED_JOKERS[value] for value in (15, 20, 25)))
"""A whole French pack with three jokers of fixed values."""
PACK_56 = (*PACK_52, *(VALUED_JOKERS[value] for value in (15, 20, 25, 30)))
"""A whole French pack with four jokers of fixed values."""
PACK_WITH_SIX_VALUES = (*PACK_52, *VALUED_JOKERS.values())
"""A whole French pack with six jokers of fixed values."""
PACK_32 = _pack((ACE, 7, 8, 9, 10, JACK, QUEEN, KING))
"""The Piquet pack."""
PACK_36 = _pack((ACE, 6, 7, 8, 9, 10, JACK, QUEEN, KING))
"""The Piquet pack of old, with the sixes."""

PACKS = {32: PACK_32, 36: PACK_36, 52: PACK_52, 58: PACK_58, 104: PACK_104}


def check_order(order: Iterable[Card], pack: tuple[Card, ...]) -> None:
    """Raise ``CardError`` ``not_this_pack`` unless ``order`` is an arrangement of ``pack``."""
    given = list(order)
    missing = list(pack)
    for card in given:
        if card not in missing:
            raise CardError("not_this_pack", card=format_card(card), expected=len(pack), given=len(given))
        missing.remove(card)
    if missing:
        raise CardError("not_this_pack", card=format_card(missing[0]), expected=len(pack), given=len(given))

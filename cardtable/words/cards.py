"""The names of cards, suits and ranks, and lists of them."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.art.indices import GERMAN_LETTERS, index_text
from cardtable.core.cards import ACE, HIDDEN, JACK, JOKER, QUEEN, Card, parse_card, rank_of, suit_of
from cardtable.core.errors import CardError
from cardtable.words.forms import composed, letters, listed, word
from cardtable.words.mark import QT_TRANSLATE_NOOP, translate
from cardtable.words.pack import german_table

_RANKS = (
    QT_TRANSLATE_NOOP("Cards", "ace"),
    QT_TRANSLATE_NOOP("Cards", "two"),
    QT_TRANSLATE_NOOP("Cards", "three"),
    QT_TRANSLATE_NOOP("Cards", "four"),
    QT_TRANSLATE_NOOP("Cards", "five"),
    QT_TRANSLATE_NOOP("Cards", "six"),
    QT_TRANSLATE_NOOP("Cards", "seven"),
    QT_TRANSLATE_NOOP("Cards", "eight"),
    QT_TRANSLATE_NOOP("Cards", "nine"),
    QT_TRANSLATE_NOOP("Cards", "ten"),
    QT_TRANSLATE_NOOP("Cards", "jack"),
    QT_TRANSLATE_NOOP("Cards", "queen"),
    QT_TRANSLATE_NOOP("Cards", "king"),
)
_SUITS = (
    QT_TRANSLATE_NOOP("Cards", "spades"),
    QT_TRANSLATE_NOOP("Cards", "hearts"),
    QT_TRANSLATE_NOOP("Cards", "diamonds"),
    QT_TRANSLATE_NOOP("Cards", "clubs"),
)
_GERMAN_RANKS = {
    ACE: QT_TRANSLATE_NOOP("GermanPack", "Daus"),
    JACK: QT_TRANSLATE_NOOP("GermanPack", "Unter"),
    QUEEN: QT_TRANSLATE_NOOP("GermanPack", "Ober"),
}
_GERMAN_SUITS = (
    QT_TRANSLATE_NOOP("GermanPack", "leaves"),
    QT_TRANSLATE_NOOP("GermanPack", "hearts"),
    QT_TRANSLATE_NOOP("GermanPack", "bells"),
    QT_TRANSLATE_NOOP("GermanPack", "acorns"),
)
_VALUES = (
    QT_TRANSLATE_NOOP("Values", "none"),
    QT_TRANSLATE_NOOP("Values", "one"),
    QT_TRANSLATE_NOOP("Values", "two"),
    QT_TRANSLATE_NOOP("Values", "three"),
    QT_TRANSLATE_NOOP("Values", "four"),
    QT_TRANSLATE_NOOP("Values", "five"),
    QT_TRANSLATE_NOOP("Values", "six"),
    QT_TRANSLATE_NOOP("Values", "seven"),
    QT_TRANSLATE_NOOP("Values", "eight"),
    QT_TRANSLATE_NOOP("Values", "nine"),
    QT_TRANSLATE_NOOP("Values", "ten"),
    QT_TRANSLATE_NOOP("Values", "jack"),
    QT_TRANSLATE_NOOP("Values", "queen"),
    QT_TRANSLATE_NOOP("Values", "king"),
    QT_TRANSLATE_NOOP("Values", "fourteen"),
    QT_TRANSLATE_NOOP("Values", "fifteen"),
    QT_TRANSLATE_NOOP("Values", "sixteen"),
)
_HIDDEN_CARD = QT_TRANSLATE_NOOP("Cards", "hidden card")
_A_HIDDEN_CARD = QT_TRANSLATE_NOOP("Cards", "a hidden card")
_JOKER = QT_TRANSLATE_NOOP("Cards", "joker")
_THE_JOKER = QT_TRANSLATE_NOOP("Cards", "the joker")
_JOKERS_SIGN = QT_TRANSLATE_NOOP("Cards", "Jo")
_CARD = QT_TRANSLATE_NOOP("Cards", "{rank} of {suit}")
_THE_CARD = QT_TRANSLATE_NOOP("Cards", "the {rank} of {suit}")
SUIT_SIGNS = "♠♥♦♣"


def rank_name(rank: int) -> str:
    """``ace`` … ``king`` for 1 … 13; of a German pack ``Daus``, ``Unter`` and ``Ober``."""
    if german_table() and rank in _GERMAN_RANKS:
        return word("GermanPack", _GERMAN_RANKS[rank])
    return word("Cards", _RANKS[rank - 1])


def suit_name(suit: int) -> str:
    """``spades``, ``hearts``, ``diamonds`` or ``clubs`` for 0 … 3; of a German pack leaves, hearts, bells, acorns."""
    if german_table():
        return word("GermanPack", _GERMAN_SUITS[suit])
    return word("Cards", _SUITS[suit])


def rank_sign(rank: int) -> str:
    """``K``, ``10``: what the index of a card says; the letters follow the language and the pack."""
    if german_table():
        return index_text(rank, GERMAN_LETTERS)
    return index_text(rank, letters())


def suit_sign(suit: int) -> str:
    """``♠``; of a German pack, whose signs are in no font, the suit's name."""
    return suit_name(suit) if german_table() else SUIT_SIGNS[suit]


def card_name(card: Card) -> str:
    """``ace of spades``, without an article."""
    if card == HIDDEN:
        return word("Cards", _HIDDEN_CARD)
    if card == JOKER:
        return word("Cards", _JOKER)
    return composed("Cards", _CARD, rank=rank_name(rank_of(card)), suit=suit_name(suit_of(card)))


def the_card(card: Card) -> str:
    """``the ace of spades``, as it stands inside a sentence."""
    if card == HIDDEN:
        return word("Cards", _A_HIDDEN_CARD)
    if card == JOKER:
        return word("Cards", _THE_JOKER)
    return composed("Cards", _THE_CARD, rank=rank_name(rank_of(card)), suit=suit_name(suit_of(card)))


def card_sign(card: Card) -> str:
    """``♦10``, ``♠A``: short, for lists and the record; the letters follow the language.

    The signs of a German pack are in no font: its cards have their names there too.
    """
    if card == HIDDEN:
        return "??"
    if card == JOKER:
        return word("Cards", _JOKERS_SIGN)
    return card_name(card) if german_table() else SUIT_SIGNS[suit_of(card)] + rank_sign(rank_of(card))


def value_name(value: int) -> str:
    """How a capturing value is called at the table: ``nine``, ``king``, ``fourteen``."""
    return word("Values", _VALUES[value]) if 0 <= value < len(_VALUES) else str(value)


def joined(words: Sequence[str]) -> str:
    """``a, b and c``."""
    return listed(words, ", ", translate("Lists", "{many} and {last}"))


def one_of(words: Sequence[str]) -> str:
    """``a, b or c``."""
    return listed(words, ", ", translate("Lists", "{many} or {last}"))


def card_names(cards: Sequence[Card]) -> str:
    """``the ace of spades, the two of hearts and the king of clubs``."""
    return joined([the_card(card) for card in cards])


def card_signs(cards: Sequence[Card]) -> str:
    """``♠A ♥2 ♣K``; of a German pack ``Daus of leaves, ten of hearts``."""
    return (", " if german_table() else " ").join(card_sign(card) for card in cards)


def card_of_text(text: object) -> Card | None:
    """The card that a parameter such as ``"TD"`` names, or None if it is no card's text."""
    try:
        return parse_card(str(text))
    except CardError:
        return None

"""The names of cards, suits and ranks, and lists of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtable.art.indices import GERMAN_LETTERS, index_text
from cardtable.core.cards import ACE, HIDDEN, JACK, JOKER, QUEEN, Card, joker_value, parse_card, rank_of, suit_of
from cardtable.core.errors import CardError
from cardtable.words.forms import composed, letters, listed, word
from cardtable.words.mark import QT_TRANSLATE_NOOP, translate
from cardtable.words.pack import german_table

DOT: Final = "\N{NO-BREAK SPACE}· "
"""The dot between the parts of a row: it stays with the part before, so that no line begins with it."""
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
_VALUED_JOKER = QT_TRANSLATE_NOOP("Cards", "joker of {value}")
_THE_VALUED_JOKER = QT_TRANSLATE_NOOP("Cards", "the joker of {value}")
_VALUED_JOKERS_SIGN = QT_TRANSLATE_NOOP("Cards", "Jo{value}")
_JOKERS_SIGN = QT_TRANSLATE_NOOP("Cards", "Jo")
_CARD = QT_TRANSLATE_NOOP("Cards", "{rank} of {suit}")
_THE_CARD = QT_TRANSLATE_NOOP("Cards", "the {rank} of {suit}")
SUIT_SIGNS = "♠♥♦♣"


def rank_name(rank: int) -> str:
    """Return the name of a rank from 1 to 13, ``ace`` … ``king``; with a German pack ``Daus``, ``Unter`` and
    ``Ober``.
    """
    if german_table() and rank in _GERMAN_RANKS:
        return word("GermanPack", _GERMAN_RANKS[rank])
    return word("Cards", _RANKS[rank - 1])


def suit_name(suit: int) -> str:
    """Return the name of a suit from 0 to 3: ``spades``, ``hearts``, ``diamonds``, ``clubs``; with a German pack
    leaves, hearts, bells, acorns.
    """
    if german_table():
        return word("GermanPack", _GERMAN_SUITS[suit])
    return word("Cards", _SUITS[suit])


def rank_sign(rank: int) -> str:
    """Return the index of a card, such as ``K`` or ``10``; its letters follow the language and the pack."""
    if german_table():
        return index_text(rank, GERMAN_LETTERS)
    return index_text(rank, letters())


def suit_sign(suit: int) -> str:
    """Return the sign of a suit, such as ``♠``; with a German pack the name of the suit, because no font has
    its signs.
    """
    return suit_name(suit) if german_table() else SUIT_SIGNS[suit]


def card_name(card: Card) -> str:
    """Return the name of a card without an article, such as ``ace of spades``."""
    if card == HIDDEN:
        return word("Cards", _HIDDEN_CARD)
    if card == JOKER:
        return word("Cards", _JOKER)
    if value := joker_value(card):
        return composed("Cards", _VALUED_JOKER, value=str(value))
    return composed("Cards", _CARD, rank=rank_name(rank_of(card)), suit=suit_name(suit_of(card)))


def the_card(card: Card) -> str:
    """Return the name of a card with its article, as inside a sentence: ``the ace of spades``."""
    if card == HIDDEN:
        return word("Cards", _A_HIDDEN_CARD)
    if card == JOKER:
        return word("Cards", _THE_JOKER)
    if value := joker_value(card):
        return composed("Cards", _THE_VALUED_JOKER, value=str(value))
    return composed("Cards", _THE_CARD, rank=rank_name(rank_of(card)), suit=suit_name(suit_of(card)))


def card_sign(card: Card) -> str:
    """Return a card in signs, such as ``♦10`` or ``♠A``, for lists and the record; the letters follow the language.

    With a German pack it returns the card's name, because no font has the signs of that pack.
    """
    if card == HIDDEN:
        return "??"
    if card == JOKER:
        return word("Cards", _JOKERS_SIGN)
    if value := joker_value(card):
        return composed("Cards", _VALUED_JOKERS_SIGN, value=str(value))
    return card_name(card) if german_table() else SUIT_SIGNS[suit_of(card)] + rank_sign(rank_of(card))


def value_name(value: int) -> str:
    """Return the name of a capturing value, such as ``nine``, ``king`` or ``fourteen``; the number itself where it has
    no name.
    """
    return word("Values", _VALUES[value]) if 0 <= value < len(_VALUES) else str(value)


def joined(words: Sequence[str]) -> str:
    """Return ``words`` as one list: ``a, b and c``."""
    return listed(words, ", ", translate("Lists", "{many} and {last}"))


def one_of(words: Sequence[str]) -> str:
    """Return ``words`` as alternatives: ``a, b or c``."""
    return listed(words, ", ", translate("Lists", "{many} or {last}"))


def card_names(cards: Sequence[Card]) -> str:
    """Return several cards by name: ``the ace of spades, the two of hearts and the king of clubs``."""
    return joined([the_card(card) for card in cards])


def card_signs(cards: Sequence[Card]) -> str:
    """Return several cards in signs: ``♠A ♥2 ♣K``; with a German pack ``Daus of leaves, ten of hearts``."""
    return (", " if german_table() else " ").join(card_sign(card) for card in cards)


def card_of_text(text: object) -> Card | None:
    """Return the card with the text form ``text``, such as ``"TD"``; None if it is no card's text."""
    try:
        return parse_card(str(text))
    except CardError:
        return None

"""The combinations of Piquet in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.core.cards import JACK, KING, QUEEN
from cardtable.core.scores import ScoreLine
from cardtable.games.piquet.combinations import LONGEST, NO_SUIT, RUFF_LENGTH, Item, Kind
from cardtable.games.piquet.ranking import RANKS
from cardtable.words.cards import joined, suit_name
from cardtable.words.mark import QT_TRANSLATE_NOOP, translate
from cardtable.words.pack import german_chosen

_POINTS = {
    1: QT_TRANSLATE_NOOP("Piquet", "one card"),
    2: QT_TRANSLATE_NOOP("Piquet", "two cards"),
    3: QT_TRANSLATE_NOOP("Piquet", "three cards"),
    4: QT_TRANSLATE_NOOP("Piquet", "four cards"),
    5: QT_TRANSLATE_NOOP("Piquet", "five cards"),
    6: QT_TRANSLATE_NOOP("Piquet", "six cards"),
    7: QT_TRANSLATE_NOOP("Piquet", "seven cards"),
    8: QT_TRANSLATE_NOOP("Piquet", "eight cards"),
}
_SEQUENCES = {
    3: QT_TRANSLATE_NOOP("Piquet", "tierce"),
    4: QT_TRANSLATE_NOOP("Piquet", "quart"),
    5: QT_TRANSLATE_NOOP("Piquet", "quint"),
    6: QT_TRANSLATE_NOOP("Piquet", "sixième"),
    7: QT_TRANSLATE_NOOP("Piquet", "septième"),
    8: QT_TRANSLATE_NOOP("Piquet", "huitième"),
    9: QT_TRANSLATE_NOOP("Piquet", "neuvième"),
}
_MAJORS = {
    3: QT_TRANSLATE_NOOP("Piquet", "tierce major"),
    4: QT_TRANSLATE_NOOP("Piquet", "quart major"),
    5: QT_TRANSLATE_NOOP("Piquet", "quint major"),
    6: QT_TRANSLATE_NOOP("Piquet", "sixième major"),
    7: QT_TRANSLATE_NOOP("Piquet", "septième major"),
    8: QT_TRANSLATE_NOOP("Piquet", "huitième"),
    9: QT_TRANSLATE_NOOP("Piquet", "neuvième"),
}
"""The names of sequences that begin with the ace."""
_TOPS = {
    1: QT_TRANSLATE_NOOP("Piquet", "major"),
    KING: QT_TRANSLATE_NOOP("Piquet", "to a king"),
    QUEEN: QT_TRANSLATE_NOOP("Piquet", "to a queen"),
    JACK: QT_TRANSLATE_NOOP("Piquet", "to a jack"),
    10: QT_TRANSLATE_NOOP("Piquet", "to a ten"),
    9: QT_TRANSLATE_NOOP("Piquet", "to a nine"),
    8: QT_TRANSLATE_NOOP("Piquet", "to an eight"),
}
_THREE = {
    1: QT_TRANSLATE_NOOP("Piquet", "three aces"),
    KING: QT_TRANSLATE_NOOP("Piquet", "three kings"),
    QUEEN: QT_TRANSLATE_NOOP("Piquet", "three queens"),
    JACK: QT_TRANSLATE_NOOP("Piquet", "three jacks"),
    10: QT_TRANSLATE_NOOP("Piquet", "three tens"),
}
_FOUR = {
    1: QT_TRANSLATE_NOOP("Piquet", "four aces"),
    KING: QT_TRANSLATE_NOOP("Piquet", "four kings"),
    QUEEN: QT_TRANSLATE_NOOP("Piquet", "four queens"),
    JACK: QT_TRANSLATE_NOOP("Piquet", "four jacks"),
    10: QT_TRANSLATE_NOOP("Piquet", "four tens"),
}
_TWO = {
    1: QT_TRANSLATE_NOOP("Piquet", "two aces"),
    KING: QT_TRANSLATE_NOOP("Piquet", "two kings"),
    QUEEN: QT_TRANSLATE_NOOP("Piquet", "two queens"),
    JACK: QT_TRANSLATE_NOOP("Piquet", "two jacks"),
    10: QT_TRANSLATE_NOOP("Piquet", "two tens"),
}

_GERMAN_TOPS = {
    1: QT_TRANSLATE_NOOP("GermanPack", "major"),
    QUEEN: QT_TRANSLATE_NOOP("GermanPack", "to an Ober"),
    JACK: QT_TRANSLATE_NOOP("GermanPack", "to an Unter"),
}
_GERMAN_THREE = {
    1: QT_TRANSLATE_NOOP("GermanPack", "three Daus"),
    QUEEN: QT_TRANSLATE_NOOP("GermanPack", "three Obers"),
    JACK: QT_TRANSLATE_NOOP("GermanPack", "three Unters"),
}
_GERMAN_FOUR = {
    1: QT_TRANSLATE_NOOP("GermanPack", "four Daus"),
    QUEEN: QT_TRANSLATE_NOOP("GermanPack", "four Obers"),
    JACK: QT_TRANSLATE_NOOP("GermanPack", "four Unters"),
}
_GERMAN_TWO = {
    1: QT_TRANSLATE_NOOP("GermanPack", "two Daus"),
    QUEEN: QT_TRANSLATE_NOOP("GermanPack", "two Obers"),
    JACK: QT_TRANSLATE_NOOP("GermanPack", "two Unters"),
}
"""How many cards of the ranks that have other names in a German pack; see also ``_GERMAN_TOPS``."""

_FRENCH = {2: _TWO, 3: _THREE, 4: _FOUR}
_GERMANS = {2: _GERMAN_TWO, 3: _GERMAN_THREE, 4: _GERMAN_FOUR}

# Combinations


def point_words(length: int) -> str:
    """Return the length of a point in words, such as ``six cards``; of a ruff its pips, such as ``46 pips``."""
    if length == RUFF_LENGTH:
        return translate("Piquet", "all pips")
    if length > LONGEST:
        return translate("Piquet", "{pips} pips").format(pips=length)
    return translate("Piquet", _POINTS[length]) if length in _POINTS else str(length)


def sequence_words(length: int, rank: int = 0) -> str:
    """Return the name of a sequence, such as ``quart``. A ``rank`` from 1 to 13 adds its highest card, as in ``quart
    major`` with an ace and ``quart to a king``.
    """
    if rank == 1 and length in _MAJORS:
        return translate("Piquet", _MAJORS[length])
    name = translate("Piquet", _SEQUENCES[length]) if length in _SEQUENCES else str(length)
    if rank not in _TOPS:
        return name
    return translate("Piquet", "{sequence} {top}").format(sequence=name, top=top_words(rank))


def top_words(rank: int) -> str:
    """Return the highest card of a sequence in words, such as ``to a king``; an ellipsis for a rank that cannot be the
    highest.
    """
    if german_chosen() and rank in _GERMAN_TOPS:
        return translate("GermanPack", _GERMAN_TOPS[rank])
    return translate("Piquet", _TOPS[rank]) if rank in _TOPS else "…"


def set_words(length: int, rank: int) -> str:
    """Return a set in words, such as ``three kings`` or ``four aces``; also ``two kings``, which are no set yet."""
    german = _GERMANS.get(length, _GERMAN_THREE)
    if german_chosen() and rank in german:
        return translate("GermanPack", german[rank])
    names = _FRENCH.get(length, _THREE)
    return translate("Piquet", names[rank]) if rank in names else str(length)


def item_words(item: Item) -> str:
    """Return a combination with its suit, as on a button: ``six cards of hearts``, ``quart to a king, spades``."""
    match item.kind:
        case Kind.POINT if item.length == RUFF_LENGTH:
            return translate("Piquet", "the point in {suit}").format(suit=suit_name(item.suit))
        case Kind.POINT:
            return translate("Piquet", "{cards} in {suit}").format(
                cards=point_words(item.length), suit=suit_name(item.suit)
            )
        case Kind.SEQUENCE:
            return translate("Piquet", "{sequence}, {suit}").format(
                sequence=sequence_words(item.length, RANKS[item.rank]), suit=suit_name(item.suit)
            )
    words = set_words(item.length, RANKS[item.rank])
    if item.suit == NO_SUIT or item.length == 4:
        return words
    return translate("Piquet", "{set} without {suit}").format(set=words, suit=suit_name(item.suit))


def item_told(item: Item) -> str:
    """Return a combination with its suit, as inside a sentence: ``quart to a king in spades``."""
    if item.kind is not Kind.SEQUENCE:
        return item_words(item)
    return translate("Piquet", "{sequence} in {suit}").format(
        sequence=sequence_words(item.length, RANKS[item.rank]), suit=suit_name(item.suit)
    )


def items_words(items: Sequence[Item]) -> str:
    """Return several combinations as a list in words."""
    return joined([item_words(item) for item in items])


def told_item(params: Mapping[str, object]) -> str:
    """Return a combination from the parameters of an event or a score line: ``kind``, ``length``, and ``rank`` if it
    was told.
    """
    length, rank = params.get("length"), params.get("rank")
    number = length if isinstance(length, int) else 0
    height = rank if isinstance(rank, int) else 0
    match params.get("kind"):
        case "point":
            return point_words(number)
        case "sequence":
            return sequence_words(number, height)
        case "set":
            return set_words(number, height)
    return ""


def line_item(line: ScoreLine) -> str:
    """Return the combination that a score line counts; an empty text for a line without one."""
    params = dict(line.params)
    return told_item({**params, "kind": line.code}) if "length" in params else ""


# Buttons, hints and signs


def capital(words: str) -> str:
    """Return ``words`` with a capital letter, as they begin a sentence."""
    return words[:1].upper() + words[1:]

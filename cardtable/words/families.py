"""Where the words of a family are found, and the names of the games."""

from __future__ import annotations

from cardtable.core.errors import RuleSetError
from cardtable.core.sheets import FREE
from cardtable.games.registry import FAMILIES, VARIANTS, WORDS, room, variant
from cardtable.words.family import NO_FAMILY, FamilyWords, WordsOf
from cardtable.words.mark import QT_TRANSLATE_NOOP, in_words, translate
from cardtable.words.options import OPTIONS


def words_of(family: str) -> FamilyWords:
    """Return the words of a family by its name. Raises ``RuleSetError`` ``unknown_family``."""
    words: FamilyWords = room(family, WORDS).WORDS
    assert isinstance(words, WordsOf)
    return words


def words_for(kind: str) -> FamilyWords:
    """Return the words of the family of a rule set; for ``FREE`` those that belong to no family. Raises
    ``RuleSetError`` ``unknown_variant``.
    """
    return NO_FAMILY if kind == FREE else words_of(variant(kind).family)


def variant_name(name: str) -> str:
    """Return the name of a rule set; its id, spelt out, if it is not known, as one in a record from elsewhere
    can be.
    """
    try:
        return words_for(name).variant_name(name)
    except RuleSetError:
        return in_words(name)


def variant_description(name: str) -> str:
    """Return one line on a rule set; an empty text if it has none. Raises ``RuleSetError`` ``unknown_variant``."""
    return words_for(name).variant_description(name)


def variant_difference(name: str) -> str:
    """Return in about five words what is different in a rule set; empty if nothing is said of it. Raises
    ``RuleSetError`` ``unknown_variant``.
    """
    return words_for(name).variant_difference(name)


def figure_words(name: str) -> str:
    """Return what the figure in the picture of a rule set stands for; empty if there is none. Raises ``RuleSetError``
    ``unknown_variant``.
    """
    return words_for(name).figure_words(name)


def has_words(name: str) -> bool:
    """Return whether a rule set has a name and a description."""
    words = words_for(name)
    return name in words.variants and name in words.descriptions


def option_title(option: str, kind: str = FREE) -> str:
    """Return the title of an option of a rule set or a kind of sheet. For a ``kind`` that is no rule set, any family
    that has words for the option gives them.
    """
    if kind in VARIANTS:
        return words_for(kind).option_title(option)
    own = [words for family in FAMILIES if option not in OPTIONS and option in (words := words_of(family)).options]
    return (own or [NO_FAMILY])[0].option_title(option)


def kind_name(kind: str, game: str = "") -> str:
    """Return the name of a kind of sheet: a rule set's; for a free sheet that of its ``game``, a member of
    ``FREE_TEMPLATES`` or a name that somebody has given it, or “Free sheet” if it has none.
    """
    if kind != FREE:
        return variant_name(kind)
    return game_name(game) if game in _GAMES else game or translate("Entry", "Free sheet")


def game_name(game: str) -> str:
    """Return the name of one of the games in ``games.entry.FREE_TEMPLATES``."""
    return translate("Entry", _GAMES[game])


_GAMES = {
    "Skat": QT_TRANSLATE_NOOP("Entry", "Skat"),
    "Seeger-Fabian": QT_TRANSLATE_NOOP("Entry", "Skat (Seeger–Fabian)"),
    "Bierlachs": QT_TRANSLATE_NOOP("Entry", "Bierlachs"),
    "Doppelkopf": QT_TRANSLATE_NOOP("Entry", "Doppelkopf"),
    "Tarock": QT_TRANSLATE_NOOP("Entry", "Tarock"),
    "Whist": QT_TRANSLATE_NOOP("Entry", "Whist"),
    "Hearts": QT_TRANSLATE_NOOP("Entry", "Hearts"),
    "Rommé": QT_TRANSLATE_NOOP("Entry", "Rummy"),
}
"""The names of the games in ``FREE_TEMPLATES``."""

"""Where the words of a family are found, and how the games are called."""

from __future__ import annotations

from cardtable.core.errors import RuleSetError
from cardtable.games.entry import FREE
from cardtable.games.registry import FAMILIES, VARIANTS, WORDS, room, variant
from cardtable.words.family import NO_FAMILY, FamilyWords, WordsOf
from cardtable.words.mark import QT_TRANSLATE_NOOP, in_words, translate
from cardtable.words.options import OPTIONS


def words_of(family: str) -> FamilyWords:
    """The words of a family; raises ``RuleSetError`` ``unknown_family``."""
    words: FamilyWords = room(family, WORDS).WORDS
    assert isinstance(words, WordsOf)
    return words


def words_for(kind: str) -> FamilyWords:
    """The words of the family of a rule set; those of no family for ``FREE``. Raises ``RuleSetError``
    ``unknown_variant``.
    """
    return NO_FAMILY if kind == FREE else words_of(variant(kind).family)


def variant_name(name: str) -> str:
    """What a rule set is called; one that is not known, such as that of a record from elsewhere, by its id."""
    try:
        return words_for(name).variant_name(name)
    except RuleSetError:
        return in_words(name)


def variant_description(name: str) -> str:
    """A rule set in one line; empty if there is nothing to say. Raises ``RuleSetError`` ``unknown_variant``."""
    return words_for(name).variant_description(name)


def has_words(name: str) -> bool:
    """Whether a rule set has a name and a description."""
    words = words_for(name)
    return name in words.variants and name in words.descriptions


def option_title(option: str, kind: str = FREE) -> str:
    """What is agreed on by an option of a kind of sheet or a rule set, or else of any family that has words for it."""
    if kind in VARIANTS:
        return words_for(kind).option_title(option)
    own = [words for family in FAMILIES if option not in OPTIONS and option in (words := words_of(family)).options]
    return (own or [NO_FAMILY])[0].option_title(option)


def kind_name(kind: str, game: str = "") -> str:
    """What a sheet is kept by: a rule set, the ``game`` of a free sheet, or columns of one's own."""
    if kind != FREE:
        return variant_name(kind)
    return game_name(game) if game in _GAMES else translate("Entry", "Free sheet")


def game_name(game: str) -> str:
    """One of ``games.entry.FREE_TEMPLATES``."""
    return translate("Entry", _GAMES[game])


_GAMES = {
    "Skat": QT_TRANSLATE_NOOP("Entry", "Skat"),
    "Doppelkopf": QT_TRANSLATE_NOOP("Entry", "Doppelkopf"),
    "Tarock": QT_TRANSLATE_NOOP("Entry", "Tarock"),
    "Whist": QT_TRANSLATE_NOOP("Entry", "Whist"),
    "Hearts": QT_TRANSLATE_NOOP("Entry", "Hearts"),
}
"""The games of ``FREE_TEMPLATES`` by name."""

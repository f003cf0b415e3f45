"""Text from outside made harmless: whatever comes from a file, a database or another process is only data.

A text that has passed is one line, contains only printable characters, in the order in which they are read, and has a
bounded length. Characters that windows and terminals would obey (line breaks, escape sequences, marks that change the
direction of writing) are removed; markup stays, as the plain characters of which it consists.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Any

LONGEST_NAME = 40
"""Characters of a person's name."""
LONGEST_TITLE = 60
"""Characters of a name that a person gives to a rule set."""
LONGEST_QUOTE = 80
"""Characters of a value that a message quotes."""
LONGEST_TEXT = 200
"""Characters of any other text that a person has typed."""

_FILE_NAME = 80
"""Characters of a file's name before its ending; even with characters of four bytes it is short enough for every
system.
"""
_JOINERS = "\u200c\u200d"
"""Format characters that some scripts and emoji need for their spelling."""
_ELLIPSIS = "…"


def as_text(text: str, most: int = LONGEST_TEXT) -> str:
    """Return ``text`` as one printable line of at most ``most`` characters; the last character is an ellipsis if
    something was cut off.
    """
    if len(text) <= most and text.isascii() and text.isprintable():
        return text
    # A text of megabytes is not looked through for the few characters that are kept.
    kept = "".join(map(_harmless, text[: 4 * most]))
    return kept if len(kept) <= most and len(text) <= 4 * most else kept[: most - 1] + _ELLIPSIS


def as_name(text: str) -> str:
    """The name of a person or a computer player: ``as_text`` of at most ``LONGEST_NAME``."""
    return as_text(text, LONGEST_NAME).strip()


def as_names(texts: Iterable[str]) -> tuple[str, ...]:
    """Return the names of persons so that no two are equal: each made by ``as_name``, with a number added if nothing is
    left of it or a person before has it already.
    """
    made: list[str] = []
    for place, text in enumerate(texts, start=1):
        name = short = as_name(text) or str(place)
        while name in made:
            name = f"{short[: LONGEST_NAME - 3]} {place}"
            place += 1
        made.append(name)
    return tuple(made)


def as_title(text: str) -> str:
    """The name of a favourite: ``as_text`` of at most ``LONGEST_TITLE``."""
    return as_text(text, LONGEST_TITLE).strip()


def as_quoted(value: object, most: int = LONGEST_QUOTE) -> str:
    r"""Return a value as a message quotes it, at most ``most`` characters long: characters that cannot be printed are
    written as escapes.

    >>> print(as_quoted("one\ntwo"), as_quoted("far too long", 8))
    one\ntwo far too…
    """
    text = value if isinstance(value, str) else _spelt(value)
    if len(text) <= most and text.isprintable():
        return text
    kept = "".join(one if _is_printable(one) else _escape(one) for one in text[: most + 1])
    return kept if len(kept) <= most else kept[: most - 1] + _ELLIPSIS


def as_file_name(game: str, persons: Iterable[str], day: str) -> str:
    """Return a name for a file, without its ending, that every system allows and none finds too long.

    >>> as_file_name("Swedish Casino", ("Anna", "A/C: *Björn*"), "2026-11-20")
    'Swedish Casino Anna AC Björn 2026-11-20'
    """
    names = _FILE_NAME - len(game) - len(day)
    words = " ".join((game, " ".join(persons)[: max(0, names)], day))
    return " ".join("".join(letter for letter in words if letter.isalnum() or letter in " -").split())


def as_values(value: Any, most: int = 5 * LONGEST_TEXT) -> Any:
    """Return JSON values with every text in them, keys too, cut and cleaned by ``as_text``. Raises ``RecursionError``
    if they are nested too deeply.
    """
    match value:
        case str():
            return as_text(value, most)
        case list():
            return [as_values(one, most) for one in value]
        case dict():
            return {as_text(name, most): as_values(one, most) for name, one in value.items()}
    return value


def _harmless(character: str) -> str:
    category = unicodedata.category(character)
    if category in ("Zl", "Zp") or (category == "Cc" and character.isspace()):
        return " "
    return "" if category in ("Cc", "Cs") or (category == "Cf" and character not in _JOINERS) else character


def _is_printable(character: str) -> bool:
    # Python takes no space but one for printable, and Qt writes times and amounts with others.
    return character.isprintable() or character in _JOINERS or unicodedata.category(character) == "Zs"


def _escape(character: str) -> str:
    return character.encode("unicode_escape").decode("ascii")


def _spelt(value: object) -> str:
    try:
        return str(value)
    except ValueError:
        # A number of thousands of digits.
        return "…"

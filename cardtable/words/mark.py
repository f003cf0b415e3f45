"""How texts are marked and looked up outside of widgets, and how placeholders are filled without ever failing."""

from __future__ import annotations

import string
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

_look_up = QCoreApplication.translate


class Sentence(str):
    """A translated text, whose ``format`` fills placeholders without ever failing."""

    __slots__ = ()

    def format(self, *_: object, **values: object) -> str:
        return fill(self, values)


def worded(context: str, text: str, comment: str | None = None, n: int = -1) -> str:
    """The translation of a text that is marked elsewhere, a ``Sentence``."""
    return Sentence(_look_up(context, text, comment, n))


translate = worded
"""The name by which texts to translate are looked for; ``worded`` is for those that are marked elsewhere."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """``text`` itself; the call marks it for translation in ``context``, to be looked up when it is shown."""
    return text


class _Lenient(dict[str, object]):
    """Values for placeholders; one that is missing shows as an ellipsis instead of raising."""

    def __missing__(self, key: str) -> str:
        return "…"


class _Plain(string.Formatter):
    """Writes a value as it is where it has not the form that is asked for."""

    def format_field(self, value: Any, format_spec: str) -> str:
        try:
            return format(value, format_spec)
        except ValueError:
            return str(value)


def fill(template: str, values: Mapping[str, object]) -> str:
    """``template`` with its ``{placeholders}`` replaced. What the template asks for and nobody gave shows as "…"; a
    case that something cannot be put into is passed over.
    """
    lenient = _Lenient(values)
    try:
        return template.format_map(lenient)
    except ValueError:
        pass
    except (IndexError, AttributeError, KeyError):
        return template
    try:
        return _Plain().vformat(template, (), lenient)
    except (ValueError, IndexError, AttributeError, KeyError):
        return template


def in_words(code: str) -> str:
    """A code that has no words yet, at least readable: ``most_spades`` gives ``Most spades``."""
    words = code.replace("_", " ").replace(".", " ").strip()
    return words[:1].upper() + words[1:]

"""How texts are marked and looked up outside of widgets, and how placeholders are filled without ever failing."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """``text`` itself; the call marks it for translation in ``context``, to be looked up when it is shown."""
    return text


class _Lenient(dict[str, object]):
    """Values for placeholders; one that is missing shows as an ellipsis instead of raising."""

    def __missing__(self, key: str) -> str:
        return "…"


def fill(template: str, values: Mapping[str, object]) -> str:
    """``template`` with its ``{placeholders}`` replaced. What the template asks for and nobody gave shows as "…"."""
    try:
        return template.format_map(_Lenient(values))
    except (ValueError, IndexError, AttributeError, KeyError):
        return template


def in_words(code: str) -> str:
    """A code that has no words yet, at least readable: ``most_spades`` gives ``Most spades``."""
    words = code.replace("_", " ").replace(".", " ").strip()
    return words[:1].upper() + words[1:]

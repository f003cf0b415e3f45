"""How texts are marked and looked up, and how placeholders are filled without ever failing.

A translation that Qt returns can come from a file of unknown origin. Therefore ``tr`` and ``translate`` return a
``Sentence`` wherever they are called after this module has been imported: its ``format`` knows only plain placeholders,
and no attributes or indices.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QObject

_look_up = QCoreApplication.translate
_look_up_own = vars(QObject)["tr"]

PLACEHOLDER = re.compile(r"\{([A-Za-z_]\w*)(?::([a-z_]+))?\}", re.ASCII)
"""The pattern of a placeholder: a name, and if wanted the case of the word."""


class Sentence(str):
    """A translated text, whose ``format`` fills placeholders without ever failing."""

    __slots__ = ()

    def format(self, *_: object, **values: object) -> str:
        return fill(self, values)


def worded(context: str, text: str, comment: str | None = None, n: int = -1) -> str:
    """Return the translation of a text that is marked elsewhere, as a ``Sentence``."""
    return Sentence(_look_up(context, text, comment, n))


translate = worded
"""The name by which the tools find texts to translate; ``worded`` is for texts that are marked elsewhere."""


class _OwnWords:
    """The ``tr`` of every Qt object: Qt's own method, bound in the same way, but returning a ``Sentence``."""

    def __get__(self, instance: object, owner: type) -> Callable[..., str]:
        look_up = _look_up_own.__get__(instance, owner)
        return lambda text, comment=None, n=-1: Sentence(look_up(text, comment, n))


QCoreApplication.translate = staticmethod(worded)  # type: ignore[assignment, method-assign]
QObject.tr = _OwnWords()  # type: ignore[assignment, method-assign]


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Return ``text`` itself. The call marks it for translation in ``context``; it is looked up when it is shown."""
    return text


def fill(template: str, values: Mapping[str, object]) -> str:
    """Return ``template`` with its ``{placeholders}`` replaced. A placeholder without a value becomes "…"; a case that
    the value does not have is ignored; text that is no placeholder stays as it is.

    >>> fill("{name} takes {card:elative}, {card.rank} {", {"name": "Anna", "card": "a nine"})
    'Anna takes a nine, {card.rank} {'
    """

    def value_of(found: re.Match[str]) -> str:
        name, case = found.groups()
        value = values.get(name, "…")
        if case and isinstance(value, str):
            try:
                return format(value, case)
            except ValueError:
                pass
        return str(value)

    return PLACEHOLDER.sub(value_of, template)


def off_button(words: str) -> str:
    """Return the words of a button as they are read, without the mark of its letter.

    >>> off_button("&Back, Anna && Ben")
    'Back, Anna & Ben'
    """
    return words.replace("&&", "\0").replace("&", "").replace("\0", "&")


def in_words(code: str) -> str:
    """Return a readable text for a code that has no words: ``most_spades`` gives ``Most spades``."""
    words = code.replace("_", " ").replace(".", " ").strip()
    return words[:1].upper() + words[1:]

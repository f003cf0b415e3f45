"""How texts are marked and looked up, and how placeholders are filled without ever failing.

What Qt returns as a translation can come from a stranger's file. So ``tr`` and ``translate`` return a ``Sentence``
wherever they are called, from the import of this module on: its ``format`` knows placeholders and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QObject

_look_up = QCoreApplication.translate
_look_up_own = vars(QObject)["tr"]

PLACEHOLDER = re.compile(r"\{([A-Za-z_]\w*)(?::([a-z_]+))?\}", re.ASCII)
"""What is filled in: a name, and perhaps the case in which the word is wanted."""


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


class _OwnWords:
    """``tr`` of every object of Qt: Qt's own, bound as that is, with a ``Sentence`` for what it returns."""

    def __get__(self, instance: object, owner: type) -> Callable[..., str]:
        look_up = _look_up_own.__get__(instance, owner)
        return lambda text, comment=None, n=-1: Sentence(look_up(text, comment, n))


QCoreApplication.translate = staticmethod(worded)  # type: ignore[assignment, method-assign]
QObject.tr = _OwnWords()  # type: ignore[assignment, method-assign]


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """``text`` itself; the call marks it for translation in ``context``, to be looked up when it is shown."""
    return text


def fill(template: str, values: Mapping[str, object]) -> str:
    """``template`` with its ``{placeholders}`` replaced. What the template asks for and nobody gave shows as "…"; a
    case that something cannot be put into is passed over, and what is no placeholder stays as it is written.

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


def in_words(code: str) -> str:
    """A code that has no words yet, at least readable: ``most_spades`` gives ``Most spades``."""
    words = code.replace("_", " ").replace(".", " ").strip()
    return words[:1].upper() + words[1:]

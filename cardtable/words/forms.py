"""What a language says of cards by data instead of by sentences: the letters of their indices, and case forms.

A language with cases writes them into its sentences: ``{card:elative}`` is the card in the form that its
``language.toml`` calls ``elative``. Nothing else of a sentence can be declined, and a language without cases has none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from cardtable.art.indices import ENGLISH_LETTERS, Letters
from cardtable.words.mark import Sentence, worded

Forms = Mapping[str, Mapping[str, str]]
"""By case the forms of words, and the patterns that put them together, by their English texts."""


class _Spoken:
    letters: Letters = ENGLISH_LETTERS
    forms: Forms = MappingProxyType({})


def speak(letters: Letters, forms: Forms) -> None:
    """Write and decline cards as this language does from now on."""
    _Spoken.letters, _Spoken.forms = letters, forms


def letters() -> Letters:
    """The letters of ace, jack, queen and king in texts."""
    return _Spoken.letters


class Declined(str):
    """A word with its forms by case. ``{word:case}`` in a sentence takes one; of a case that it has not, the word."""

    __slots__ = ("_forms",)
    _forms: Mapping[str, str]

    def __new__(cls, word: str, forms: Mapping[str, str]) -> Declined:
        made = super().__new__(cls, word)
        made._forms = forms
        return made

    def __format__(self, specification: str) -> str:
        return self.form(specification)

    def form(self, case: str) -> str:
        """The word in ``case``."""
        return self._forms.get(case, str(self))


def word(context: str, text: str) -> Declined:
    """The translation of a text that was marked elsewhere, with its forms."""
    found = worded(context, text)
    return Declined(found, {case: forms[text] for case, forms in _Spoken.forms.items() if text in forms})


def composed(context: str, text: str, **words: str) -> Declined:
    """Return the translation of a text with placeholders, whose ``words`` are declined with it; a text that has forms
    of its own keeps them.
    """
    pattern = worded(context, text)
    declined = {
        case: Sentence(forms.get(text, pattern)).format(
            **{name: _in_case(given, case) for name, given in words.items()}
        )
        for case, forms in _Spoken.forms.items()
    }
    return Declined(pattern.format(**words), declined)


def _in_case(word: str, case: str) -> str:
    """``word`` in ``case``, as it is if it has none."""
    return word.form(case) if isinstance(word, Declined) else word


def listed(words: Sequence[str], many: str, between: str) -> Declined:
    """``words`` with ``many`` between them and ``between`` before the last, each in the same form."""
    texts = {case: [_in_case(one, case) for one in words] for case in _Spoken.forms}
    return Declined(
        _joined([str(one) for one in words], many, between),
        {case: _joined(declined, many, between) for case, declined in texts.items()},
    )


def _joined(words: Sequence[str], many: str, between: str) -> str:
    return "".join(words) if len(words) < 2 else Sentence(between).format(many=many.join(words[:-1]), last=words[-1])

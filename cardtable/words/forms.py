"""What a language needs for cards besides sentences, given as data: the letters of the indices, and case forms.

A language with cases asks for them in its sentences: ``{card:elative}`` is the card in the form that its
``language.toml`` calls ``elative``. Only the words put into sentences can be declined; a language without cases has no
forms.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from cardtable.art.indices import ENGLISH_LETTERS, Letters
from cardtable.words.mark import Sentence, worded

Forms = Mapping[str, Mapping[str, str]]
"""For each case, the forms of words and the patterns that combine them, by their English texts."""


class _Spoken:
    letters: Letters = ENGLISH_LETTERS
    forms: Forms = MappingProxyType({})


def speak(letters: Letters, forms: Forms) -> None:
    """Set the letters and the case forms of the language that is spoken from now on."""
    _Spoken.letters, _Spoken.forms = letters, forms


def letters() -> Letters:
    """Return the letters of ace, jack, queen and king in texts."""
    return _Spoken.letters


class Declined(str):
    """A word with its forms by case. ``{word:case}`` in a sentence takes one of them; for a case that it does not have,
    the word itself.
    """

    __slots__ = ("_forms",)
    _forms: Mapping[str, str]

    def __new__(cls, word: str, forms: Mapping[str, str]) -> Declined:
        made = super().__new__(cls, word)
        made._forms = forms
        return made

    def __format__(self, specification: str) -> str:
        return self.form(specification)

    def form(self, case: str) -> str:
        """Return the word in ``case``; the word itself if it has no such form."""
        return self._forms.get(case, str(self))


def word(context: str, text: str) -> Declined:
    """Return the translation of a text that was marked elsewhere, with its case forms."""
    found = worded(context, text)
    return Declined(found, {case: forms[text] for case, forms in _Spoken.forms.items() if text in forms})


def composed(context: str, text: str, **words: str) -> Declined:
    """Return the translation of a text with placeholders, filled with ``words``, which are declined together with it; a
    text that has case forms of its own uses those.
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
    """Return ``word`` in ``case``; as it is, if it has no case forms."""
    return word.form(case) if isinstance(word, Declined) else word


def listed(words: Sequence[str], many: str, between: str) -> Declined:
    """Return ``words`` as one list, with ``many`` between them and ``between`` as the pattern for the last one; in each
    case all words have that case.
    """
    texts = {case: [_in_case(one, case) for one in words] for case in _Spoken.forms}
    return Declined(
        _joined([str(one) for one in words], many, between),
        {case: _joined(declined, many, between) for case, declined in texts.items()},
    )


def _joined(words: Sequence[str], many: str, between: str) -> str:
    return "".join(words) if len(words) < 2 else Sentence(between).format(many=many.join(words[:-1]), last=words[-1])

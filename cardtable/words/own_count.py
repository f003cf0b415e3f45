"""What somebody is asked, and told, who declares and counts alone.

A family has the words of its questions in ``WordsOf.own_count``, by their codes; where a question is about a class or a
part, its code and the name of that come together, such as ``mark.point``.
"""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.core.own_count import CountQuestion, OwnAnswer
from cardtable.words.cards import card_signs
from cardtable.words.families import words_of
from cardtable.words.mark import translate, worded
from cardtable.words.own_words import OwnWords


def asked(family: str, question: CountQuestion) -> str:
    """Return a question in words."""
    return worded("OwnCount", _words(family, question).question).format(**_values(family, question))


def told(family: str, question: CountQuestion) -> str:
    """Return the right answer to a question as a sentence with its reason."""
    words, right = _words(family, question), question.right[0]
    code = "" if isinstance(right, frozenset) and not right else str(right)
    template = words.instead.get(code, words.told)
    values = {**_values(family, question), "answer": answered(family, question, right)}
    return worded("OwnCount", template).format(**values)


def offered(family: str, question: CountQuestion) -> Mapping[str, str]:
    """Return the words that can be chosen as answers, by their codes."""
    known = _words(family, question).offered
    return {code: worded("OwnCount", known.get(code, code)) for code in question.offered}


def answered(family: str, question: CountQuestion, answer: OwnAnswer) -> str:
    """Return an answer in words."""
    match answer:
        case int():
            return str(answer)
        case str():
            return offered(family, question).get(answer, answer)
    cards = question.cards if answer == frozenset(question.cards) else sorted(answer)
    return card_signs(cards) or translate("OwnCount", "nothing")


def _words(family: str, question: CountQuestion) -> OwnWords:
    known, about = words_of(family).own_count(), dict(question.params)
    return known.get(f"{question.code}.{about.get('kind')}") or known[question.code]


def _values(family: str, question: CountQuestion) -> dict[str, object]:
    values: dict[str, object] = dict(question.params)
    if "of" in values:
        values["of"] = words_of(family).category(str(values["of"]))
    return values

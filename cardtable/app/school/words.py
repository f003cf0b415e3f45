"""The sentences of lessons, in separate files for each language; ``app/school/README.md`` describes their form.

A sentence that a language lacks is shown in English.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from cardtable.app.dropped_in import LanguageError
from cardtable.app.languages import offering
from cardtable.app.school.lesson import Given
from cardtable.app.texts import texts_in
from cardtable.core.cards import Card, format_card
from cardtable.words.cards import card_name, card_of_text, card_sign
from cardtable.words.pack import german_table

OTHER = "other"
"""The key of the sentence for every wrong answer that has none of its own."""

_CARD = re.compile(r"\{(\w\w)\}")
_BY_PACK = re.compile(r"\{([^{}|]+)\|([^{}|]+)\}")


@dataclass(frozen=True)
class StepWords:
    """The texts of a step: its ``text``, answers to ``wrong`` answers, the ``offered`` words, and the names of
    ``links``.
    """

    text: str = ""
    wrong: Mapping[str, str] = field(default_factory=dict)
    offered: Mapping[str, str] = field(default_factory=dict)
    links: Mapping[str, str] = field(default_factory=dict)

    def to_answer(self, answer: Given) -> str:
        """Return the sentence for a wrong answer."""
        keys = [format_card(card) for card in sorted(answer)] if isinstance(answer, frozenset) else [str(answer)]
        return self._to(keys)

    def to_move(self, move: str) -> str:
        """Return the sentence for a legal move that is not a right one."""
        return self._to([move, move.split(maxsplit=1)[0]])

    def _to(self, keys: list[str]) -> str:
        return next((self.wrong[key] for key in (*keys, OTHER) if key in self.wrong), "")


@dataclass(frozen=True)
class LessonWords:
    """The title of a lesson, and the texts of each of its steps, by the name of the step."""

    title: str = ""
    steps: Mapping[str, StepWords] = field(default_factory=dict)
    fault: LanguageError | None = None
    """Why words of the language are missing here; None if none are."""

    def at(self, step: str) -> StepWords:
        """Return the texts of a step; empty ones if there are none."""
        return self.steps.get(step, StepWords())


def words_of(lesson: str, language: str) -> LessonWords:
    """Return the texts of a lesson; an unusable file is reported as their ``fault``."""
    merged, fault = texts_in(offering(language), "lessons", f"{lesson}.toml")
    return _lesson_words(merged, fault)


def title_of(path: str, language: str) -> str:
    """Return the title of a path, which is read like the words of a lesson."""
    return words_of(f"{path}/path", language).title


def rule_of(lesson: str, code: str, language: str) -> str:
    """Return the rule that ``lesson`` explains to whoever is refused something by ``code``; the words stand with those
    of the lesson’s path.
    """
    path, _, _ = lesson.partition("/")
    return words_of(f"{path}/path", language).at(code).text


def shown(text: str) -> str:
    """Return ``text`` with its cards, ``{TD}``, in the form that the table shows: ``♦10``."""
    return _with_cards(by_pack(text, german=german_table()), card_sign)


def spoken(text: str) -> str:
    """Return ``text`` with its cards in words: ``ten of diamonds``."""
    return _with_cards(by_pack(text, german=german_table()), card_name)


def by_pack(text: str, *, german: bool) -> str:
    """Return ``text`` with the names that suits and ranks have in the pack on the table: of each ``{the queen|the
    Ober}``, the first with a French pack, the second with a German one.
    """
    return _BY_PACK.sub(lambda found: found.group(2 if german else 1), text)


def _with_cards(text: str, name: Callable[[Card], str]) -> str:
    def named(found: re.Match[str]) -> str:
        card = card_of_text(found.group(1))
        return found.group() if card is None else name(card)

    return _CARD.sub(named, text)


def _lesson_words(data: Mapping[str, Any], fault: LanguageError | None) -> LessonWords:
    title = data.get("title")
    steps = {name: _step_words(value) for name, value in data.items() if isinstance(value, dict)}
    return LessonWords(title if isinstance(title, str) else "", steps, fault)


def _step_words(data: Mapping[str, Any]) -> StepWords:
    text = data.get("text")
    tables = {key: _texts(data.get(key)) for key in ("wrong", "offered", "links")}
    return StepWords(text if isinstance(text, str) else "", **tables)


def _texts(data: object) -> Mapping[str, str]:
    found = data if isinstance(data, dict) else {}
    return {key: value for key, value in found.items() if isinstance(value, str)}

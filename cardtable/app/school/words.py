"""The sentences of lessons, for each language in files of their own; ``app/school/README.md`` has their form.

What a language lacks is English, each sentence by itself.
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

OTHER = "other"
"""What is said to every wrong answer that has no sentence of its own."""

_CARD = re.compile(r"\{(\w\w)\}")


@dataclass(frozen=True)
class StepWords:
    """What is said at a step: its ``text``, to ``wrong`` answers, the ``offered`` words, and the names of ``links``."""

    text: str = ""
    wrong: Mapping[str, str] = field(default_factory=dict)
    offered: Mapping[str, str] = field(default_factory=dict)
    links: Mapping[str, str] = field(default_factory=dict)

    def to_answer(self, answer: Given) -> str:
        """What is said to a wrong answer."""
        keys = [format_card(card) for card in sorted(answer)] if isinstance(answer, frozenset) else [str(answer)]
        return self._to(keys)

    def to_move(self, move: str) -> str:
        """What is said to a legal move that is not the one that is meant."""
        return self._to([move, move.split(maxsplit=1)[0]])

    def _to(self, keys: list[str]) -> str:
        return next((self.wrong[key] for key in (*keys, OTHER) if key in self.wrong), "")


@dataclass(frozen=True)
class LessonWords:
    """The title of a lesson, and what is said at each of its steps, by the name of the step."""

    title: str = ""
    steps: Mapping[str, StepWords] = field(default_factory=dict)
    fault: LanguageError | None = None
    """Why the words of the language are not these."""

    def at(self, step: str) -> StepWords:
        """What is said at a step."""
        return self.steps.get(step, StepWords())


def words_of(lesson: str, language: str) -> LessonWords:
    """What is said in a lesson; a file that cannot be used is told as a ``fault``."""
    merged, fault = texts_in(offering(language), "lessons", f"{lesson}.toml")
    return _lesson_words(merged, fault)


def title_of(path: str, language: str) -> str:
    """What a path is called, read as the words of its lessons are."""
    return words_of(f"{path}/path", language).title


def shown(text: str) -> str:
    """``text`` with its cards, ``{TD}``, as they are named on the table: ``♦10``."""
    return _with_cards(text, card_sign)


def spoken(text: str) -> str:
    """``text`` with its cards as they are read out: ``ten of diamonds``."""
    return _with_cards(text, card_name)


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

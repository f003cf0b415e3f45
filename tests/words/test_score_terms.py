"""Score lines and lessons say the same words: no term of a score line is without its lesson in that game, and nothing
that a lesson links as counting has another name on the score lines.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from cardtable.app.i18n import LANGUAGES, Translation
from cardtable.app.resources import resource_path
from cardtable.app.school.words import by_pack
from cardtable.words.casino.scores import TITLES as OF_CASINO
from cardtable.words.ecarte.scores import TITLES as OF_ECARTE
from cardtable.words.mark import worded
from cardtable.words.piquet.scores import TITLES as OF_PIQUET

TITLES: Mapping[str, Mapping[str, str]] = {"casino": OF_CASINO, "ecarte": OF_ECARTE, "piquet": OF_PIQUET}
FOR_ALL = "table"
"""The path of lessons for players of every game: faults and sheets."""
SHORTEST, STEM = 3, 5
"""Shorter words are no terms; of longer ones the beginning is compared, so that forms of a word are one."""
EVERYDAY = {
    "en": "a an the and or by of in on to for not than from with without that were all other each own most more "
    "many two equally shared made time early late left out few laid held holding counted separate against among",
    "de": "die der das den des und oder als zu im in sich mit ohne nicht ihn hat haben wurde alle beide eine eigene "
    "jedes mehr viele wenige übrigen gleiche geteilt gegen unter früher spät rechtzeitig genannt gesetzt ausgelassen",
}
"""Words that mean at the table what they mean elsewhere."""
NAMED = ("ten_of_", "seven_of_", "jack_of_", "joker_", "ace")
"""Beginnings of codes of lines that name a card, which says itself what it is."""
COUNTS = {
    "casino": {"cards", "spades", "big_casino", "little_casino", "sweep", "last_capture", "overspades", "hut", "mulle",
               "difference", "scua", "picada", "simili", "quadriglia"},
    "ecarte": {"ecarte_point", "vole", "mark_king", "stake"},
    "piquet": {"carte_blanche", "carte_rouge", "the_cards", "capot", "pique", "repique", "point", "sequence",
               "piquet_set", "trick", "prize_strokes"},
}  # fmt: skip
"""What counts, of all that lessons link to the glossary, by the place there."""
OTHERWISE = {"arrival", "lurch", "double_value", "royal_casino", "build", "party", "hand_value", "table_value",
             "balance", "partie", "trail", "capture", "raise", "multiple_build", "value", "set", "twin", "command",
             "follow", "buy", "discard", "elder", "stock", "pips", "full", "stands", "major", "four", "three",
             "rubicon", "book", "head", "turn_up", "matsch", "gallery", "covered", "enter", "propose", "accept",
             "refuse", "stand", "trick"}  # fmt: skip
"""What lessons link besides: deeds, parts of a deal, and names of single combinations."""


@cache
def steps(path: str, language: str) -> tuple[Mapping[str, Any], ...]:
    """Return the texts of all steps of the lessons of a path."""
    files = sorted(resource_path("lessons", language, path).glob("*.toml"))
    read = [tomllib.loads(by_pack(file.read_text(encoding="utf-8"), german=False)) for file in files]
    return tuple(step for one in read for step in one.values() if isinstance(step, dict))


@cache
def lessons(path: str, language: str) -> str:
    """Return all that is said in the lessons of a path, and in those for every game, with the words they link."""
    heard = [step for one in (path, FOR_ALL) for step in steps(one, language)]
    said = [text for step in heard for text in (step.get("text", ""), *step.get("links", {}).values())]
    return " ".join(said).lower()


def terms(title: str, language: str) -> Iterator[str]:
    """Yield the words of a title that must have been heard in a lesson."""
    for word in re.findall(r"[^\W\d_]+", title.partition("{")[0].lower()):
        if len(word) >= SHORTEST and word not in EVERYDAY[language].split():
            yield word[:STEM]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", TITLES)
def test_no_term_of_a_score_line_is_without_its_lesson(family: str, language: str, translation: Translation) -> None:
    translation.switch(language)
    said = lessons(family, language)
    unheard = {
        code: worded("Scores", title)
        for code, title in TITLES[family].items()
        if not code.startswith(NAMED)
        for term in terms(worded("Scores", title), language)
        if term not in said
    }
    assert unheard == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", TITLES)
def test_what_lessons_call_something_that_counts_is_its_name_on_the_score_lines(
    family: str, language: str, translation: Translation
) -> None:
    translation.switch(language)
    links = {place: name for step in steps(family, language) for place, name in step.get("links", {}).items()}
    assert set(links) <= COUNTS[family] | OTHERWISE
    assert set(links) >= COUNTS[family]
    lines = " ".join(worded("Scores", title) for title in TITLES[family].values()).lower()
    other = {
        place: links[place]
        for place in COUNTS[family]
        if not any(
            term in lines for name in re.split(r", | und | and ", links[place]) for term in terms(name, language)
        )
    }
    assert other == {}

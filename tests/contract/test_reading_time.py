"""How long it takes to come to the first deal of one's own, by a model of a reader; no path may grow over its limit."""

from __future__ import annotations

import pytest

from cardtable.app.i18n import LANGUAGES
from cardtable.app.school.lesson import StepKind
from cardtable.app.school.library import Course, lesson, own_id, paths
from cardtable.app.school.words import by_pack, words_of

WORDS_A_MINUTE = 130
A_STEP = 5
"""Seconds that each step takes besides its words."""
AN_ANSWER = {StepKind.ASK: 8, StepKind.TRY: 15}
"""Seconds for finding an answer, or a move."""
AT_MOST = {"casino": 8, "ecarte": 10, "piquet": 25}
"""Minutes from the first sentence of a path to the first deal that the learner counts."""


def minutes(name: str, language: str) -> float:
    """Return how long a lesson takes somebody who makes no mistake."""
    words, seconds = words_of(name, language), 0.0
    for step in lesson(name).steps:
        said = words.at(step.name)
        told = [by_pack(said.text, german=False), *said.offered.values()]
        read = sum(len(one.split()) for one in told)
        seconds += A_STEP + AN_ANSWER.get(step.kind, 0) + read * 60 / WORDS_A_MINUTE
    return seconds / 60


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", [path for path in paths() if path.own is not None], ids=lambda path: path.name)
def test_the_first_deal_of_ones_own_is_near(path: Course, language: str) -> None:
    before = path.stations[: path.stations.index(own_id(path.name))]
    assert len(before) >= 3
    assert sum(minutes(name, language) for name in before) <= AT_MOST[path.name]


def test_a_reader_needs_time_for_words_answers_and_moves() -> None:
    """The first lesson of Casino has seven steps: two questions, two moves and a hundred and some words."""
    steps = lesson("casino/pair").steps
    kinds = [step.kind for step in steps]
    assert (len(kinds), kinds.count(StepKind.ASK), kinds.count(StepKind.TRY)) == (7, 2, 2)
    told = minutes("casino/pair", "en") * 60 - 7 * 5 - 2 * 8 - 2 * 15
    assert 70 < told < 100

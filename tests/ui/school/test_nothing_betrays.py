"""While a lesson asks something, nothing in the window says the answer: each *ask* and *try*, in each language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import LANGUAGES
from cardtable.app.school.lesson import Step, StepKind
from cardtable.app.school.library import lesson, paths
from cardtable.ui.table.card_item import Mark
from cardtable.ui.window.main_window import MainWindow
from tests.ui.school.test_classroom import begin, key, solve

FIRST_AT_MOST = 0.75
"""Of the words to choose from, the first may be right so often."""


def shown(window: MainWindow) -> Iterator[str]:
    """What is written on the table: words of the seats, points, and numbers of cards."""
    scene = window.table.scene()
    furniture = scene.furniture
    for seat in range(scene.seating.count):
        yield furniture.speech(seat).text
        yield furniture.plate(seat).points
    for place in scene.layout.sides:
        if furniture.field(place.side).isVisible():
            yield str(furniture.field(place.side).points)
        if furniture.pile_label(place.side).isVisible():
            yield furniture.pile_label(place.side).text
    yield from (offer.label for offer in window.table.offering.bar.offers if window.table.offering.bar.isVisible())
    if window.pages.lesson.answer:
        yield window.pages.lesson.answer


def check(window: MainWindow, step: Step) -> None:
    scene, where = window.table.scene(), f"{window.pages.lesson.text}"
    lit = {item.card for item in scene.cards.every if item.mark is Mark.HINT}
    framed = {item.card for item in scene.cards.every if item.focused}
    match step.answer:
        case int(number):
            for text in shown(window):
                assert not re.search(rf"(?<!\d){number}(?!\d)", text), f"{where}: {text}"
            assert window.pages.lesson.number.value() == 0 or number == 0
        case str(word):
            right = window.school_door.classroom._words.at(step.name).offered[word]
            assert not any(right in text for text in shown(window)), where
            assert not any(button.isDefault() for button in window.pages.lesson.buttons), where
        case frozenset() as cards:
            assert not cards & lit, where
            assert not cards & framed, where
    if step.kind is StepKind.TRY:
        assert not lit, where
        assert not framed, where
        bar = window.table.offering.bar
        for button, offer in zip(bar.buttons, bar.offers, strict=False):
            if button.main and offer.action is not None:
                assert str(offer.action) in step.moves, f"{where}: {offer.label}"


@pytest.mark.slow
@pytest.mark.turns(2)
@pytest.mark.parametrize("path", paths(), ids=lambda path: path.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_says_the_answer_while_it_is_asked(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], path: Any, language: str
) -> None:
    window = annas_window(language)
    window.activateWindow()
    QApplication.processEvents()
    # The frame is wanted by whoever has used a key.
    key(Qt.Key.Key_Tab)
    teacher = window.school_door.classroom.teacher
    asked, wrong = 0, []
    for name in path.lessons:
        begin(qtbot, window, name)
        while (step := teacher.step) is not None:
            if step.wants:
                asked += 1
                try:
                    check(window, step)
                except AssertionError as error:
                    wrong.append(f"{name} {step.name}: {error}".splitlines()[0])
            solve(qtbot, window)
        assert window.table._focus.by_keys
        # At the end of the lesson all is told again.
        assert window.table.scene().furniture.plate(0).points
    assert asked >= 2 * len(path.lessons) - 1
    assert not wrong, "\n".join(wrong)


def test_the_right_word_does_not_always_stand_first() -> None:
    places: Counter[int] = Counter()
    for path in paths():
        for step in (step for name in path.lessons for step in lesson(name).steps if step.offered):
            assert isinstance(step.answer, str)
            places[step.offered.index(step.answer)] += 1
    assert places[0] <= FIRST_AT_MOST * places.total()
    assert len(places) > 1

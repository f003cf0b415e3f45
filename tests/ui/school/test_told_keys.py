"""What the text of a step says to press does what it says, by keyboard and by mouse, in each language."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import LANGUAGES
from cardtable.app.school.lesson import Step, StepKind
from cardtable.app.school.library import lesson, paths
from cardtable.app.school.words import words_of
from cardtable.ui.table.card_item import CardItem
from cardtable.ui.window.main_window import MainWindow
from tests.ui.pupil import Pupil
from tests.ui.school.test_classroom import begin, go_to, key, solve, wait_for_next

RETURN = re.compile(r"Return|Eingabetaste")
SPACE = re.compile(r"space bar|Leertaste")
TWICE = re.compile(r"click it twice|klicken Sie (sie )?zweimal")
DRAGGED = re.compile(r"[Dd]rag (it|one)|[Zz]iehen Sie sie")
NAMED_BUTTON = re.compile(r"(?:choose|Press|wählen Sie dann|Drücken Sie) [“„]([^”“]+)[”“]")


def telling(*told: re.Pattern[str]) -> list[Any]:
    """The steps with one of these in their text: the lesson, the name of the step and the language."""
    return [
        pytest.param(name, step.name, language, id=f"{name}.{step.name} {language}")
        for path in paths()
        for name in path.lessons
        for language in LANGUAGES
        for step in lesson(name).steps
        if step.wants and any(one.search(words_of(name, language).at(step.name).text) for one in told)
    ]


def at_step(qtbot: QtBot, window: MainWindow, name: str, step: str) -> Step:
    """Begin the lesson ``name`` and solve it up to ``step``."""
    begin(qtbot, window, name)
    teacher = window.school_door.classroom.teacher
    while teacher.step is not None and teacher.step.name != step:
        solve(qtbot, window)
    assert teacher.step is not None
    return teacher.step


def things_of(window: MainWindow, action: Any) -> list[CardItem]:
    """The cards on the table that ``action`` takes."""
    legal: Any = window.table.gestures.stage.legal
    free = window.table.scene().cards.things()
    found = []
    for target in legal.chosen(action):
        thing = next(one for one in free if one.target == target)
        free.remove(thing)
        found.append(thing.items[-1])
    return found


def by_told_keys(window: MainWindow, action: Any, text: str) -> None:
    """Go to the card and press what ``text`` names: Return alone, or space for each card and then Return."""
    taken = things_of(window, action)
    go_to(window, action.card, window.table.scene().cards.own_hand())
    if SPACE.search(text):
        key(Qt.Key.Key_Space)
        for item in taken:
            go_to(window, item.card, [item])
            key(Qt.Key.Key_Space)
    key(Qt.Key.Key_Return)


def in_hand(window: MainWindow, card: int) -> CardItem:
    return next(one for one in window.table.scene().cards.own_hand() if one.card == card)


def drag(window: MainWindow, item: CardItem, to: CardItem | None) -> None:
    """Drag a card on another, or on the free cloth."""
    table = window.table
    start = table.mapFromScene(item.sceneBoundingRect().center())
    middle = table.sceneRect().center()
    end = table.mapFromScene(to.sceneBoundingRect().center() if to is not None else QPointF(middle.x(), middle.y()))
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for part in (0.3, 0.6, 1.0):
        QTest.mouseMove(table.viewport(), start + (end - start) * part)
        QApplication.processEvents()
    QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=end)


@pytest.mark.parametrize(("name", "at", "language"), telling(RETURN, NAMED_BUTTON))
def test_the_keys_of_a_text_do_what_it_says(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], name: str, at: str, language: str
) -> None:
    window = annas_window(language)
    qtbot.waitUntil(window.isActiveWindow)
    step = at_step(qtbot, window, name, at)
    teacher, text = window.school_door.classroom.teacher, window.pages.lesson.text
    for words in NAMED_BUTTON.findall(text):
        assert words in [one.text() for one in window.pages.lesson.buttons]
    if not RETURN.search(text):
        return
    assert step.kind is StepKind.TRY
    session, place, faults = window.controller.session, teacher.place, teacher.faults
    assert session is not None
    by_told_keys(window, session.family.parse_action(step.moves[0]), text)
    wait_for_next(qtbot, window, place)
    assert teacher.faults == faults


@pytest.mark.parametrize(
    ("dragged", "name", "at", "language"),
    [pytest.param(told is DRAGGED, *one.values, id=one.id) for told in (TWICE, DRAGGED) for one in telling(told)],
)
def test_clicks_and_drags_of_a_text_do_what_it_says(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], dragged: bool, name: str, at: str, language: str
) -> None:
    window = annas_window(language)
    step = at_step(qtbot, window, name, at)
    teacher = window.school_door.classroom.teacher
    session, place = window.controller.session, teacher.place
    assert session is not None
    action: Any = session.family.parse_action(step.moves[0])
    item, taken = in_hand(window, action.card), things_of(window, action)
    if dragged:
        drag(window, item, taken[0] if taken else None)
    else:
        pupil = Pupil(qtbot, window, language)
        pupil.click(item)
        pupil.click(item)
    wait_for_next(qtbot, window, place)
    assert teacher.faults == 0

"""Everything in the panel of lessons and problems can be read, and its buttons stay in sight, also in a small window
and with large text.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLabel
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import LANGUAGES
from cardtable.app.school.library import paths
from cardtable.app.school.words import words_of
from cardtable.ui.dialogs.base import UprightArea
from cardtable.ui.school.lesson_panel import LessonButton, LessonPage
from cardtable.ui.table.options import OptionBar
from cardtable.ui.window.main_window import MainWindow
from tests.ui.clicks import press
from tests.ui.cut import cut
from tests.ui.school.test_classroom import solve
from tests.ui.school.test_puzzle_reasons import answer, of
from tests.ui.school.test_puzzle_room import set_puzzle
from tests.ui.windows import Begun, main_window

__all__ = ["main_window"]

every_size = pytest.mark.parametrize("screen", [(900, 600), (1280, 800), (800, 1240)], ids=str)
every_text = pytest.mark.parametrize("size", [100, 150])
every_language = pytest.mark.parametrize("language", LANGUAGES)


def troubles(window: MainWindow, screen: tuple[int, int]) -> list[str]:
    """Return what is wrong with the room in the panel: cut words, what scrolls sideways, the first choice or the number
    out of sight.
    """
    window.setFixedSize(*screen)
    for _ in range(3):
        QApplication.processEvents()
    panel = window.pages.lesson
    found = cut(panel)
    for area in panel.findChildren(QAbstractScrollArea):
        if area.isVisible() and area.horizontalScrollBar().maximum() > 0:
            found.append(f"{area.horizontalScrollBar().maximum()} pixels sideways")
    for control in (panel.number, panel.buttons[0]):
        if control.isVisible() and control.visibleRegion().boundingRect() != control.rect():
            found.append(f"{control.text()!r} is out of sight")
    return found


@every_size
@every_text
@every_language
def test_a_number_is_asked_for_in_sight(
    qtbot: QtBot, main_window: Begun, language: str, size: int, screen: tuple[int, int]
) -> None:
    window = main_window(language, text_size=size)
    for family, kind in (("piquet", "hand"), ("casino", "count")):
        puzzle = of(family, kind)
        set_puzzle(qtbot, window, puzzle)
        assert window.pages.lesson.number.isVisible()
        assert troubles(window, screen) == []
        answer(window, puzzle, "1")
        assert not window.pages.lesson.number.isVisible()
        assert troubles(window, screen) == []
    window.go_home()


@every_size
@every_text
@every_language
def test_reasons_scroll_and_the_way_on_stays_in_sight(
    qtbot: QtBot, main_window: Begun, language: str, size: int, screen: tuple[int, int]
) -> None:
    window = main_window(language, text_size=size)
    puzzle = of("ecarte", "propose")
    set_puzzle(qtbot, window, puzzle)
    assert troubles(window, screen) == []
    line = "(♠Q) ♠10 (♥8) ♥Q ♦8 (♦Q) ♣K (♣7) ♣8 (♣9). "
    pressed: list[int] = []
    words = ("Next problem", "Play out the best answer", "Play out mine", "All problems")
    labels = [QCoreApplication.translate("PuzzleRoom", one) for one in words]
    window.pages.lesson.tell(
        LessonPage(
            title=puzzle.kind,
            progress="860 · 1158 (−42)",
            words=window.pages.lesson.text,
            answer=line,
            reasons=(6 * line, 6 * line),
            choices=[
                LessonButton(one, lambda place=place: pressed.append(place), main=not place)  # type: ignore[misc]
                for place, one in enumerate(labels)
            ],
        )
    )
    assert troubles(window, screen) == []
    # What is told anew is seen without scrolling, and the other choices follow it.
    panel = window.pages.lesson
    (told,) = [label for label in panel.findChildren(QLabel) if label.text() == panel.answer]
    assert not told.visibleRegion().isEmpty()
    for one in labels:
        press(window.pages.lesson, one)
    assert pressed == [0, 1, 2, 3]
    window.go_home()


@every_language
def test_words_on_a_wrong_answer_are_seen_whole_where_a_third_choice_takes_room_from_them(
    qtbot: QtBot, main_window: Begun, language: str
) -> None:
    window = main_window(language)
    window.setFixedSize(900, 600)
    window.school_door.begin("ecarte/order")
    panel, teacher = window.pages.lesson, window.school_door.classroom.teacher
    while teacher.step is not None and teacher.step.name != "who":
        solve(qtbot, window)
    press(panel, words_of("ecarte/order", language).steps["who"].offered["me"])
    qtbot.wait(50)
    (told,) = [label for label in panel.findChildren(QLabel) if label.text() == panel.answer]
    assert told.visibleRegion().boundingRect() == told.rect()


@every_size
@every_text
@every_language
def test_links_to_the_glossary_are_never_wider_than_the_panel(
    main_window: Begun, language: str, size: int, screen: tuple[int, int]
) -> None:
    window = main_window(language, text_size=size)
    window.school_door.begin("casino/count")
    asked = QCoreApplication.translate("Classroom", "What does “{word}” mean?")
    wide = {}
    for path in paths():
        for name in path.lessons:
            for step in words_of(name, language).steps.values():
                words = [name.partition(",")[0].strip("“”„") for name in step.links.values()]
                if not words:
                    continue
                links = [LessonButton(asked.format(word=word), lambda: None) for word in words]
                page = LessonPage(title=name, progress="", words=step.text, links=links, number=True)
                window.pages.lesson.tell(page)
                # The links may scroll out of sight, but upwards alone.
                if found := [one for one in troubles(window, screen) if not one.endswith("out of sight")]:
                    wide[name, *words] = found
    assert wide == {}


def test_a_title_without_room_is_hidden_and_not_cut(qtbot: QtBot, main_window: Begun) -> None:
    window = main_window("de", text_size=150)
    window.setFixedSize(900, 600)
    window.school_door.begin("casino/pair")
    qtbot.waitUntil(lambda: window.school_door.classroom.teacher.ready)
    panel = window.pages.lesson
    (title,) = [one for one in panel.findChildren(QLabel) if one.text() == "Ein Paar"]
    seen = {}
    for high in (90, 400):
        panel.resize(panel.width(), high)
        seen[high] = title.isVisible()
    assert seen == {90: False, 400: True}


@every_language
def test_a_sentence_is_seen_whole_at_the_foot_of_an_upright_window(
    qtbot: QtBot, main_window: Begun, language: str
) -> None:
    """The choices stand beside it, and the step beside the title."""
    window = main_window(language)
    window.school_door.begin("casino/sums")
    qtbot.waitUntil(lambda: window.school_door.classroom.teacher.ready)
    panel = window.pages.lesson
    assert len(panel.text.split()) > 30
    assert troubles(window, (800, 1240)) == []
    (words,) = (label for label in panel.findChildren(QLabel) if label.text() == panel.text)
    assert words.visibleRegion().boundingRect() == words.rect()
    (go_on, *_) = panel.buttons
    assert go_on.mapTo(panel, go_on.rect().topLeft()).x() > panel.width() // 2
    window.go_home()


@pytest.mark.parametrize("size", [150, 200])
@every_language
def test_words_are_read_above_what_can_be_said_at_the_table(
    qtbot: QtBot, main_window: Begun, language: str, size: int
) -> None:
    """Title, step and banner give way to them, and the buttons get smaller."""
    window = main_window(language, text_size=size)
    window.setFixedSize(900, 600)
    window.school_door.begin("piquet/point")
    qtbot.waitUntil(lambda: window.school_door.classroom.teacher.ready)
    (offers,) = window.findChildren(OptionBar)
    qtbot.waitUntil(lambda: len(offers.buttons) > 2)
    panel = window.pages.lesson
    (words,) = (label for label in panel.findChildren(QLabel) if label.text() == panel.text)

    def lines() -> float:
        return words.visibleRegion().boundingRect().height() / words.fontMetrics().lineSpacing()

    qtbot.waitUntil(lambda: lines() >= 2.5)
    window.go_home()


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_are_wider_than_the_panel_are_written_smaller(main_window: Begun, language: str) -> None:
    window = main_window(language, text_size=200)
    for course in paths():
        for lesson in course.lessons:
            window.school_door.begin(lesson)
            window.setFixedSize(900, 600)
            for _ in range(3):
                QApplication.processEvents()
            panel = window.pages.lesson
            assert [one for one in cut(panel) if one.startswith("Heading")] == [], lesson
            assert [one.horizontalScrollBar().maximum() for one in panel.findChildren(UprightArea)] == [0], lesson
    window.go_home()

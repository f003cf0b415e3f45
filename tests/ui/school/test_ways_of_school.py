"""Where the buttons of the lists of lessons and puzzles, and the cross of the panel beside the table, lead."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QScrollBar
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.ui.dialogs.new_game import NewGameDialog
from cardtable.ui.dialogs.panels import Panel
from cardtable.ui.look.bars import CloseButton
from cardtable.ui.look.look import Choices
from cardtable.ui.school.choosing_lessons import SchoolDialog
from cardtable.ui.school.choosing_puzzles import PuzzlesDialog
from cardtable.ui.window.main_window import MainWindow
from cardtable.words import talk
from tests.ui.clicks import button, choose, offered, press
from tests.ui.windows import Begun, begin, main_window

__all__ = ["main_window"]


@pytest.fixture
def window(annas_window: Callable[[str], MainWindow]) -> MainWindow:
    return annas_window("en")


def _teaches(window: MainWindow) -> bool:
    return window.school_door.teaches


def waiting(window: MainWindow) -> QDialog:
    dialog = window.dialogs.waiting
    assert dialog is not None
    return dialog


def test_a_lesson_begins_in_the_place_of_the_record_and_is_left(qtbot: QtBot, window: MainWindow) -> None:
    choose(window, window.commands.learn)
    assert isinstance(waiting(window), SchoolDialog)
    press(waiting(window), "Begin")
    assert window.dialogs.waiting is None
    assert window.school_door.teaches
    assert window.pages.lesson.isVisible()
    assert not window.pages.record.isVisible()
    assert not window.commands.record.isEnabled()
    (cross,) = window.pages.lesson.findChildren(CloseButton)
    QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
    assert window.pages.start.isVisible()
    assert not _teaches(window)
    assert window.commands.record.isEnabled()


def test_the_list_of_lessons_leads_to_the_puzzles_and_to_one_of_them(qtbot: QtBot, window: MainWindow) -> None:
    press(window.pages.start, "School")
    press(waiting(window), "Problems…")
    assert isinstance(waiting(window), PuzzlesDialog)
    press(waiting(window), "Begin")
    assert window.dialogs.waiting is None
    assert window.school_door.teaches
    qtbot.waitUntil(lambda: window.school_door.puzzle_room.examiner.ready)
    press(window.pages.lesson, "Show me")
    qtbot.waitUntil(lambda: window.school_door.puzzle_room.examiner.given is not None)
    press(window.pages.lesson, "All problems")
    assert isinstance(waiting(window), PuzzlesDialog)


def test_a_list_can_be_put_away_although_the_button_that_opened_it_is_gone(qtbot: QtBot, window: MainWindow) -> None:
    """The buttons beside the table are made anew, whatever lies over them: by the reasons of an answer when they have
    been found, or by another language.
    """
    choose(window, window.commands.puzzles)
    press(waiting(window), "Begin")
    qtbot.waitUntil(lambda: window.school_door.puzzle_room.examiner.ready)
    press(window.pages.lesson, "Show me")
    qtbot.waitUntil(lambda: window.school_door.puzzle_room.examiner.given is not None)
    press(window.pages.lesson, "All problems")
    dialog = waiting(window)
    assert isinstance(dialog, PuzzlesDialog)
    window.settings.change(language="de")
    qtbot.waitUntil(lambda: offered(window.pages.lesson, "Alle Aufgaben"))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert window.dialogs.waiting is None
    assert button(window.pages.lesson, "Alle Aufgaben").isEnabled()


def test_after_a_lesson_one_is_back_at_the_very_table(qtbot: QtBot, main_window: Begun) -> None:
    window = main_window("en")
    begin(window, "casino.swedish")
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    session = window.controller.session
    assert session is not None
    window.table.gestures.choose(next(iter(session.legal().representatives())))
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    left, match = session.record(), window._keeping.match
    # Another match is left later; it is not the one that the lesson interrupts.
    window.ways.go_home()
    begin(window, "casino.royal")
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    assert match is not None
    window.opener.resume(match)
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    greetings = {talk.line("counter", talk.GREETING, choice) for choice in range(8)}
    for start, end in (("Begin", "cross"), ("Continue", "Back to the match")):
        choose(window, window.commands.learn)
        press(waiting(window), start)
        assert _teaches(window)
        if end == "cross":
            (cross,) = window.pages.lesson.findChildren(CloseButton)
            QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
        else:
            window.school_door.classroom._show_end("casino/pair")
            press(window.pages.lesson, end)
        qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
        assert window.table.isVisible()
        assert window._keeping.match == match
        taken_up = window.controller.session
        assert taken_up is not None
        assert taken_up.record().deals == left.deals
        assert window.commands.record.isEnabled()
        assert not window.pages.lesson.isVisible()
        assert window.table.scene().furniture.speech(1).text not in greetings


def test_a_lesson_that_cannot_be_given_leads_home_with_a_sentence(window: MainWindow) -> None:
    window.school_door.begin("no/such")
    assert window.pages.start.isVisible()
    assert window.notices.text


def test_the_end_of_a_lesson_leads_on(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """To the list of all lessons, and after the last one to a game."""
    monkeypatch.setattr("cardtable.ui.school.classroom.next_after", lambda name: None)
    window.school_door.begin("casino/pair")
    for words, kind in (("All lessons", SchoolDialog), ("Now play a game", NewGameDialog)):
        window.school_door.classroom._show_end("casino/pair")
        press(window.pages.lesson, words)
        assert isinstance(waiting(window), kind)
        window.dialogs.dismiss()


@pytest.mark.parametrize("language", ["en", "de", "sv"])
def test_with_large_text_in_a_small_window_the_map_alone_scrolls(main_window: Begun, language: str) -> None:
    window = main_window(language, text_size=200)
    window.resize(900, 600)
    window.ways.show_lessons()
    QApplication.processEvents()
    school = waiting(window)
    assert isinstance(school, SchoolDialog)
    (panel,) = window.findChildren(Panel)
    bars = [one for one in panel.findChildren(QScrollBar) if one.isVisible()]
    assert bars == [school.map.verticalScrollBar()]
    assert not school.findChildren(Choices)[0].isVisible()
    window.resize(900, 900)
    QApplication.processEvents()
    assert school.findChildren(Choices)[0].isVisible()

"""After each answer, right or wrong, the reason is told: on the panel, on the table, and to whoever listens."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.ai.protocol import Considered, Failure, Reason, Reply
from cardtable.app.child import Child
from cardtable.app.i18n import LANGUAGES
from cardtable.app.school.explaining import Explainer
from cardtable.app.school.puzzles import puzzles_of
from cardtable.games.puzzles import SOLVER, Asks, Puzzle
from cardtable.session.session import Session
from cardtable.store.store import Store
from cardtable.ui.look import saying
from cardtable.ui.school.laid_cards import LaidCards
from cardtable.ui.table import accessibility
from cardtable.ui.table.card_item import Mark
from cardtable.ui.window.main_window import MainWindow
from tests.app.scripted import ScriptedClient
from tests.ui.clicks import press
from tests.ui.school.test_puzzle_room import CAPTURE, GOOD, HAND, choose, set_puzzle
from tests.ui.window.test_announcements import Listening

PROGRAM = [sys.executable, "-m", "cardtable"]


def lit(window: MainWindow) -> set[int]:
    return {item.card for item in window.table.scene().cards.every if item.mark is Mark.HINT}


def of(family: str, kind: str) -> Puzzle:
    return next(one for one in puzzles_of(family) if one.kind == kind)


def answer(window: MainWindow, puzzle: Puzzle, given: str) -> None:
    if puzzle.asks is Asks.MOVE:
        choose(window, given)
    elif puzzle.asks is Asks.NUMBER:
        window.pages.lesson.number.setValue(int(given))
        QTest.keyClick(window.pages.lesson.number, Qt.Key.Key_Return)
    else:
        window.school_door.puzzle_room.examiner.answer(given)


@pytest.mark.parametrize("given", ["20", "19"])
def test_a_hand_is_added_up_whether_the_answer_was_right_or_not(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], given: str
) -> None:
    window = annas_window("en")
    set_puzzle(qtbot, window, HAND)
    assert window.pages.lesson.reasons.isHidden()
    answer(window, HAND, given)
    lines = window.pages.lesson.reasons.text.splitlines()
    assert lines[-1] == "In all 20"
    assert sum(int(line.split()[-1]) for line in lines[:-1]) == 20
    assert len(lit(window)) > 3
    press(window.pages.lesson, "Next problem")
    qtbot.waitUntil(lambda: window.school_door.puzzle_room.examiner.ready)
    assert window.pages.lesson.reasons.isHidden()


def test_what_is_better_is_said_with_the_cards_lit(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = annas_window("de")
    listening = Listening()
    monkeypatch.setattr(accessibility, "QAccessible", listening)
    monkeypatch.setattr(saying, "QAccessible", listening)
    set_puzzle(qtbot, window, GOOD)
    answer(window, GOOD, "good")
    assert window.pages.lesson.reasons.text.endswith("Was länger ist, ist besser.")
    assert any("Was länger ist, ist besser." in one for one in listening.messages)
    assert lit(window)


def test_a_capture_is_taken_to_pieces(qtbot: QtBot, annas_window: Callable[[str], MainWindow]) -> None:
    window = annas_window("en")
    set_puzzle(qtbot, window, CAPTURE)
    answer(window, CAPTURE, "9H x 9S")
    assert window.pages.lesson.reasons.text == "♥9 takes ♠A ♠9 ♣8: 8 + 1 = 9; 9 = 9.\nYou left ♠A ♣8."


def test_where_all_is_open_both_lines_are_told_and_played_on_the_table(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow]
) -> None:
    window = annas_window("en")
    puzzle = of("piquet", "trick")
    *_, worst = puzzle.answers
    set_puzzle(qtbot, window, puzzle)
    room, panel = window.school_door.puzzle_room, window.pages.lesson
    room.explaining._program = PROGRAM
    choose(window, worst)
    assert panel.reasons.text == "The reasons are on their way …"
    qtbot.waitUntil(lambda: len(room.explaining.lines) == 2 and not room.explaining.busy, timeout=60_000)
    best, mine = panel.reasons.text.splitlines()
    assert best.startswith("The best line")
    assert mine.startswith("The line after your answer")
    for button, given in (("Play out the best answer", puzzle.best), ("Play out mine", worst)):
        press(panel, button)
        qtbot.waitUntil(lambda: room.examiner.ready)
        session = room.examiner.session
        assert session is not None
        assert session.between_deals
        played = session.finished(0).actions
        assert [str(one) for one in played[len(puzzle.actions) :]] == list(room.explaining.lines[given].actions)
        # The answer was one, and stays what it was.
        assert room.examiner.given == worst
        # The plates say how the deal has ended, and nothing is said of a hand that has been played.
        end = room.explaining.lines[given].points
        furniture = window.table.scene().furniture
        assert [furniture.plate(seat).points for seat in (0, 1)] == [str(points) for points in end]
        assert "Your opponent holds" not in panel.text
        assert not [one for one in panel.findChildren(LaidCards) if one.isVisible()]
    press(panel, "Next problem")
    qtbot.waitUntil(lambda: room.examiner.ready)
    assert not room.explaining.lines
    window.go_home()


def test_two_lines_of_one_title_are_counted_as_one(qtbot: QtBot, annas_window: Callable[[str], MainWindow]) -> None:
    window = annas_window("en")
    # Two sequences of three: each counts three points.
    puzzle = next(one for one in puzzles_of("piquet") if one.kind == "trick" and _sequences(one) == [3, 3])
    set_puzzle(qtbot, window, puzzle)
    room, panel = window.school_door.puzzle_room, window.pages.lesson
    room.explaining._program = PROGRAM
    choose(window, puzzle.best)
    qtbot.waitUntil(lambda: puzzle.best in room.explaining.lines and not room.explaining.busy, timeout=60_000)
    press(panel, "Play out the best answer")
    qtbot.waitUntil(lambda: room.examiner.ready)
    assert [one for one in panel.reasons.text.splitlines() if "equence" in one] == ["Sequences 6"]


def _sequences(puzzle: Puzzle) -> list[int]:
    """Return what each sequence of the person has counted before the question."""
    lines = Session.resume(puzzle.record()).running_lines()
    return [one.points for one in lines if one.side == SOLVER and one.code == "sequence"]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("family", "kind"),
    [(family, kind) for family in ("casino", "ecarte", "piquet") for kind in {one.kind for one in puzzles_of(family)}],
)
@pytest.mark.turns(4)
def test_every_kind_gives_its_reasons(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], family: str, kind: str, language: str
) -> None:
    window, puzzle = annas_window(language), of(family, kind)
    set_puzzle(qtbot, window, puzzle)
    window.school_door.puzzle_room.explaining._program = PROGRAM
    answer(window, puzzle, puzzle.best)
    qtbot.waitUntil(lambda: not window.school_door.puzzle_room.explaining.busy, timeout=60_000)
    if kind == "count":
        # Its lines stand in the answer itself.
        assert len(window.pages.lesson.answer.split()) > 2 or puzzle.best == "0"
    else:
        told = window.pages.lesson.reasons.text
        assert told
        assert "{" not in told
    window.go_home()


def test_the_computer_player_is_asked_where_cards_are_hidden(qtbot: QtBot) -> None:
    puzzle = of("ecarte", "propose")
    other = next(one for one in puzzle.answers if one != puzzle.best)
    why, apart = Reason("shows_nothing"), Reason("gets_better_hand")

    def reply(request: object) -> Reply | Failure:
        told = (Considered(puzzle.best, 1.0, (why,)), Considered(other, 0.5, (), contrast=(apart,)))
        return Reply(1, puzzle.best, told)

    client = ScriptedClient(reply)
    explaining = Explainer([], client=lambda _owner: client)
    with qtbot.waitSignal(explaining.found):
        explaining.ask(puzzle, Session.resume(puzzle.record("Anna", "Bertha")), other)
    assert (explaining.reasons, explaining.apart, explaining.busy) == ((why,), (apart,), False)
    explaining.stop()
    assert not explaining.reasons


def test_a_line_that_cannot_be_found_is_no_reason(qtbot: QtBot, store: Store) -> None:
    puzzle = of("piquet", "trick")
    explaining = Explainer(["/nowhere/at/all"])
    with qtbot.waitSignal(explaining.found):
        explaining.play_out(replace(puzzle), "")
    assert not explaining.lines
    assert not explaining.busy


def test_nothing_is_left_of_a_process_that_has_played_a_line(qtbot: QtBot) -> None:
    explaining = Explainer([sys.executable, "-c", "pass"])
    with qtbot.waitSignal(explaining.found):
        explaining.play_out(of("casino", "ending"), "")
    qtbot.waitUntil(lambda: not explaining.findChildren(Child))

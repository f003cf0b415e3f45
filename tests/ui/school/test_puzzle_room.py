"""Puzzles in the window: set on the real table, answered by mouse and by keyboard, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import LANGUAGES
from cardtable.app.judged import JudgedDeals
from cardtable.app.keeping import Keeping
from cardtable.app.review import Review
from cardtable.app.school.making import AHEAD
from cardtable.app.school.own import KEY as MISTAKES
from cardtable.app.school.puzzles import DUE, TODAY, Practice, Results, puzzles_of
from cardtable.app.school.puzzles import KEY as PUZZLES
from cardtable.core.cards import parse_cards
from cardtable.games.puzzles import OWN, Asks, Puzzle, parse_puzzle
from cardtable.store.store import Store
from cardtable.ui.dialogs.question import QuestionDialog
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.look import saying
from cardtable.ui.look.plain import Label, tool_tip
from cardtable.ui.school.choosing_lessons import SchoolDialog
from cardtable.ui.school.choosing_puzzles import PuzzlesDialog
from cardtable.ui.table import accessibility
from cardtable.ui.table.card_item import Mark
from cardtable.ui.window.main_window import MainWindow
from cardtable.words.aloud import read_aloud
from tests.app.scripted import ScriptedClient
from tests.app.test_review import first_legal, played
from tests.ui.clicks import button, offered, press
from tests.ui.window.test_announcements import Listening

CAPTURE = parse_puzzle(
    "capture\t1060\tcasino.swedish\t478247996\t1\tmove\t9H\t-\t-\t9H x AS 9S 8C=0; 9H x AS 8C=1; 9H x 9S=2; 9H=3"
)
"""On the table lie AS 9S 8C and one more: the nine takes the other nine, and ace and eight."""
PROPOSE = parse_puzzle("propose\t840\tecarte\t478247996\t1\tmove\t-\t-\t-\tpropose=0; play=0.76")
LEAD = parse_puzzle("lead\t1400\tecarte\t46800547\t1\tmove\t-\t-\tplay\tQC=0; QS=0.23; JD=0.26; 7C=0.51; 8H=0.62")
HAND = parse_puzzle(
    "hand\t1120\tpiquet.session\t478247996\t1\tnumber\t-\t-\tcut, change 7S 9S TD JD KC, change 8S 7D 8C\t20=0"
)
GOOD = parse_puzzle(
    "good\t860\tpiquet.session\t292679019\t0\tword\t7D 65\t-\tcut, change TS JS 9H TH 9C, change 8S 7C TC\t"
    "good=0; equal=7; not_good=7"
)


def set_puzzle(qtbot: QtBot, window: MainWindow, puzzle: Puzzle) -> None:
    window.school_door.begin_puzzles((puzzle.family.name, puzzle.kind))
    qtbot.waitUntil(lambda: window.school_door.puzzle_room.examiner.ready)
    window.school_door.puzzle_room.set(puzzle)
    qtbot.waitUntil(lambda: window.school_door.puzzle_room.examiner.ready)


def choose(window: MainWindow, move: str) -> None:
    session = window.controller.session
    assert session is not None
    window.table.showing.action_chosen.emit(session.family.parse_action(move))


def key(pressed: Qt.Key) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, pressed)


def test_a_click_on_the_words_of_a_problem_leaves_the_focus_on_the_table(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow]
) -> None:
    window = annas_window("en")
    set_puzzle(qtbot, window, CAPTURE)
    focused = QApplication.focusWidget()
    words = next(one for one in window.pages.lesson.findChildren(Label) if one.text() == window.pages.lesson.text)
    QTest.mouseClick(words, Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is focused
    assert window.focus.frame.around is not words
    # They are selected by the mouse nevertheless.
    QTest.mouseDClick(words, Qt.MouseButton.LeftButton, pos=QPoint(4, words.height() // 4))
    assert words.selectedText().strip() == "Play"
    assert QApplication.focusWidget() is focused


def test_a_move_is_judged_by_what_it_costs(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], store: Store
) -> None:
    window = annas_window("en")
    set_puzzle(qtbot, window, CAPTURE)
    panel = window.pages.lesson
    assert panel.isVisible()
    assert panel.text == "Play ♥9 and capture as many cards as it can. Find every set."
    assert "9" in panel.text
    banner = window.table.scene().furniture.banner
    assert banner.turn == "It is your turn"
    choose(window, "9H x 9S")
    assert "Cards you could also have captured: 2." in panel.answer
    # Nobody is to act any more.
    assert banner.turn == ""
    assert "The best answer:" in panel.answer
    assert store.get(PUZZLES)["tallies"] == {"casino/capture": [1, 0]}
    assert list(store.get(PUZZLES)["missed"]) == [f"casino/{CAPTURE.id}"]
    # One answer is taken, and the deal stays as it lies.
    choose(window, "9H x AS 9S 8C")
    assert store.get(PUZZLES)["tallies"] == {"casino/capture": [1, 0]}
    session = window.controller.session
    assert session is not None
    assert not session.record().deals[0].actions


def test_the_best_move_wins_rating_and_the_next_puzzle_follows(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], store: Store
) -> None:
    window = annas_window("en")
    set_puzzle(qtbot, window, CAPTURE)
    choose(window, CAPTURE.best)
    panel = window.pages.lesson
    assert panel.answer.startswith("Right: ")
    assert store.get(PUZZLES)["ratings"]["casino"] > 1200
    assert store.get(PUZZLES)["tallies"] == {"casino/capture": [1, 1]}
    press(window.pages.lesson, "Next problem")
    qtbot.waitUntil(lambda: window.school_door.puzzle_room.examiner.ready)
    following = window.school_door.puzzle_room.examiner.puzzle
    assert following is not None
    assert following.kind == "capture"
    assert following != CAPTURE
    assert panel.answer == ""


def test_a_problem_that_the_rules_refuse_is_told_and_the_table_left(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], store: Store
) -> None:
    window = annas_window("en")
    session = played("casino.swedish", 2)
    review = Review(session, 0, 0, game_view_of("casino"), ScriptedClient(first_legal(session)))
    with qtbot.waitSignal(review.finished):
        review.begin()
    window.looking_back.page.reviewed.emit(review)
    window.school_door.begin_puzzles(("casino", OWN))
    room = window.school_door.puzzle_room
    qtbot.waitUntil(lambda: room.examiner.ready)
    puzzle = room.examiner.puzzle
    assert puzzle is not None
    choose(window, puzzle.best)
    spoilt = store.get(MISTAKES)
    for one in spoilt:
        one["position"]["deals"][-1]["actions"] = ["KS"] * 40
    store.put(MISTAKES, spoilt)
    press(window.pages.lesson, "Next problem")
    assert window.pages.notices.text
    assert window.controller.session is None


def test_a_wrong_move_is_shown_beside_the_best_one(qtbot: QtBot, annas_window: Callable[[str], MainWindow]) -> None:
    window = annas_window("en")
    set_puzzle(qtbot, window, LEAD)
    choose(window, "8H")
    hand = {item.card: item.mark for item in window.table.scene().cards.own_hand()}
    assert [hand[card] for card in parse_cards("8H QC JD")] == [Mark.FAULT, Mark.HINT, Mark.NONE]
    panel = window.pages.lesson
    assert panel.answer == "Your answer: ♥8. It costs 0.62 points.\nThe best answer: ♣Q."
    # What needs no thought is there at once, while the reasons are sought, and nobody has to wait for them.
    assert window.school_door.puzzle_room.explaining.busy
    assert panel.reasons.text.splitlines() == [
        "♠Q: It costs 0.23 points.",
        "♦J: It costs 0.26 points.",
        "The reasons are on their way …",
    ]
    assert button(panel, "Next problem").isEnabled()
    press(panel, "Next problem")
    qtbot.waitUntil(lambda: window.school_door.puzzle_room.examiner.ready)
    assert window.school_door.puzzle_room.examiner.puzzle != LEAD


def test_another_card_than_the_one_asked_about_does_not_count(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], store: Store
) -> None:
    window = annas_window("en")
    set_puzzle(qtbot, window, CAPTURE)
    session = window.controller.session
    assert session is not None
    other = next(action for action in session.legal() if not str(action).startswith("9H"))
    window.table.showing.action_chosen.emit(other)
    assert "does not count" in window.pages.lesson.answer
    assert store.get(PUZZLES) is None
    choose(window, CAPTURE.best)
    assert window.pages.lesson.answer.startswith("Right: ")


def test_a_word_is_chosen_among_those_offered_by_keyboard(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], store: Store
) -> None:
    window = annas_window("de")
    set_puzzle(qtbot, window, GOOD)
    panel = window.pages.lesson
    assert [button.text() for button in panel.buttons] == ["Gut", "Gleich", "Nicht gut", "Zeigen"]
    assert "sieben Blatt mit 65 Augen" in panel.text
    assert QApplication.focusWidget() is panel.buttons[0]
    key(Qt.Key.Key_Return)
    assert panel.answer == "Richtig: Gut."
    assert QApplication.focusWidget() is panel.buttons[0]
    assert panel.buttons[0].text() == "Nächste Aufgabe"


def test_a_number_is_given_by_keyboard(qtbot: QtBot, annas_window: Callable[[str], MainWindow], store: Store) -> None:
    window = annas_window("en")
    set_puzzle(qtbot, window, HAND)
    assert QApplication.focusWidget() is window.pages.lesson.number
    QTest.keyClicks(window.pages.lesson.number, "19")
    key(Qt.Key.Key_Return)
    assert window.pages.lesson.answer == "Your answer: 19.\nThe best answer: 20."
    assert store.get(PUZZLES)["tallies"] == {"piquet/hand": [1, 0]}


def test_tokens_do_not_count_what_is_to_be_counted(qtbot: QtBot, annas_window: Callable[[str], MainWindow]) -> None:
    window = annas_window("en")
    count = next(one for one in puzzles_of("casino") if one.kind == "count")
    set_puzzle(qtbot, window, count)
    token = window.table.scene().furniture.tokens.side(0)
    assert token is not None
    assert not token.isVisible()
    button(window, "Show me").click()
    qtbot.waitUntil(token.isVisible)


def test_a_word_of_the_game_is_chosen_at_the_table(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], store: Store
) -> None:
    window = annas_window("de")
    set_puzzle(qtbot, window, PROPOSE)
    choose(window, "play")
    assert "Das kostet 0,76 Punkte." in window.pages.lesson.answer


def test_who_wants_to_be_shown_has_not_solved_it(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = annas_window("en")
    set_puzzle(qtbot, window, CAPTURE)
    listening = Listening()
    monkeypatch.setattr(accessibility, "QAccessible", listening)
    monkeypatch.setattr(saying, "QAccessible", listening)
    # Against a puzzle of 1060 somebody with 1200 is expected to score 1/(1 + 10^(−140/400)) = .691, of 48 points.
    warning = "Counts as missed: your rating changes by −33, and the problem comes back."
    assert button(window.pages.lesson, "Show me").toolTip() == tool_tip(warning)
    assert button(window.pages.lesson, "Show me").accessibleDescription() == read_aloud(warning)
    press(window.pages.lesson, "Show me")
    assert store.get(PUZZLES)["ratings"]["casino"] == 1200 - 33
    assert window.pages.lesson.answer.startswith("The best answer: ")
    assert any("The best answer" in one for one in listening.messages)
    assert store.get(PUZZLES)["ratings"]["casino"] < 1200
    listening.messages.clear()
    window.commands.readings[-1].trigger()
    assert any("The best answer" in one for one in listening.messages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_is_asked_in_words(qtbot: QtBot, annas_window: Callable[[str], MainWindow], language: str) -> None:
    window = annas_window(language)
    for family in ("casino", "ecarte", "piquet"):
        for kind in dict.fromkeys(one.kind for one in puzzles_of(family)):
            puzzle = next(one for one in puzzles_of(family) if one.kind == kind)
            set_puzzle(qtbot, window, puzzle)
            text = window.pages.lesson.text
            assert text
            assert "…" not in text
            assert "{" not in text
            if puzzle.asks is Asks.MOVE:
                choose(window, puzzle.best)
            elif puzzle.asks is Asks.NUMBER:
                window.pages.lesson.number_given.emit(int(puzzle.best))
            else:
                window.school_door.puzzle_room.examiner.answer(puzzle.best)
            assert window.school_door.puzzle_room.examiner.given == puzzle.best
            assert window.pages.lesson.answer
    window.go_home()
    assert not window.pages.lesson.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", ["casino", "ecarte", "piquet"])
def test_nothing_answers_a_problem_while_it_is_asked(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], family: str, language: str
) -> None:
    """No frame, no bright button, no order of buttons, and no plate of a seat."""
    window = annas_window(language)
    table, panel = window.table, window.pages.lesson
    for kind in dict.fromkeys(one.kind for one in puzzles_of(family)):
        orders = set()
        for puzzle in [one for one in puzzles_of(family) if one.kind == kind][::9]:
            set_puzzle(qtbot, window, puzzle)
            assert not any(item.mark is Mark.HINT for item in table.scene().cards.every), puzzle.id
            bright = [one for one in table.offering.bar.buttons if one.main and one.isEnabled() and not one.isHidden()]
            assert not bright, puzzle.id
            assert panel.reasons.isHidden()
            assert not panel.answer
            *offered_words, _ = panel.buttons
            orders.add(tuple(one.text() for one in offered_words))
            assert not any(one.isDefault() for one in panel.buttons), puzzle.id
            if puzzle.asks is Asks.WORD:
                assert not table.offering.bar.offers
                # The seats say nothing, and their points are not told.
                assert table.scene().furniture._kept_back
        assert len(orders) == 1, kind
    window.go_home()
    assert not table.scene().furniture._kept_back
    # At the next match a button may shine again.
    assert table.offering.may_shine(PROPOSE.family.parse_action("propose"))


def test_the_five_of_the_day_come_to_an_end(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], store: Store
) -> None:
    window = annas_window("en")
    panel = window.pages.lesson
    window.school_door.begin_puzzles(TODAY)
    seen = []
    for number in range(1, 6):
        qtbot.waitUntil(lambda: window.school_door.puzzle_room.examiner.ready)
        puzzle = window.school_door.puzzle_room.examiner.puzzle
        assert puzzle is not None
        seen.append(puzzle)
        rating = window.school_door.puzzle_room.results.rating(puzzle.family.name)
        told = f"{number} of 5 today · difficulty {puzzle.rating} · your rating"
        assert panel._progress.text() == f"{told} {rating}"
        press(window.pages.lesson, "Show me")
        assert panel._progress.text().startswith(told)
        if window.pages.lesson.buttons[0].text() == "Next problem":
            press(window.pages.lesson, "Next problem")
    assert len({one.id for one in seen}) == 5
    assert [button.text() for button in window.pages.lesson.buttons] == ["All problems"]
    press(window.pages.lesson, "All problems")
    dialog = window.findChild(PuzzlesDialog)
    assert dialog is not None
    assert dialog.chosen() not in (TODAY, None)


def test_the_list_leads_from_the_school_to_a_puzzle(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = annas_window("en")
    window.school_door.show_lessons()
    school = window.findChild(SchoolDialog)
    assert school is not None
    press(school, "Problems…")
    dialog = window.findChild(PuzzlesDialog)
    assert dialog is not None
    assert dialog.chosen() == TODAY
    assert not button(dialog, "Delete the results…").isEnabled()
    dialog.choose(("piquet", "hand"))
    press(dialog, "Begin")
    qtbot.waitUntil(lambda: window.school_door.puzzle_room.examiner.ready)
    puzzle = window.school_door.puzzle_room.examiner.puzzle
    assert puzzle is not None
    assert puzzle.kind == "hand"
    press(window.pages.lesson, "Show me")
    window.commands.puzzles.trigger()
    again = window.findChildren(PuzzlesDialog)[-1]
    press(again, "Delete the results…")
    press(window.findChildren(QuestionDialog)[-1], "Yes")
    assert store.get(PUZZLES) == {}


def test_how_somebody_has_done_is_a_picture_that_can_be_kept(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], store: Store, tmp_path: Path
) -> None:
    window = annas_window("en")
    window.school_door.show_puzzles()
    dialog = window.findChild(PuzzlesDialog)
    assert dialog is not None
    assert dialog.picture.isHidden()
    assert not offered(dialog, "Save the picture…")
    dialog.close()
    results = Results(Keeping(store))
    for answer in ("play", "propose", "propose"):
        results.note(PROPOSE, answer, date(2026, 3, 5))
    window.school_door.show_puzzles()
    dialog = window.findChildren(PuzzlesDialog)[-1]
    (row,) = dialog.picture.rows
    assert (row.title, row.practice) == ("Écarté", Practice(3, 2))
    assert list(row.ratings) == list(results.course("ecarte"))
    assert dialog.picture.accessibleName() == f"Écarté: 2 of 3 solved, rating {results.rating('ecarte')}"
    # The list says of every kind how many problems there are, and of a begun one besides how many answers were right.
    count = sum(one.kind == PROPOSE.kind for one in results.known("ecarte"))
    (answered,) = dialog.list.findItems("2 of 3 right", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive, 1)
    assert answered.text(1) == f"{count} problems, 2 of 3 right"
    before = dialog.picture.grab().toImage()
    press(dialog, "Save the picture…")
    (asker,) = dialog.findChildren(QFileDialog)
    asker.fileSelected.emit(str(tmp_path / "problems.png"))
    asker.close()
    assert QImage(str(tmp_path / "problems.png")).size() == before.size()
    results.note(PROPOSE, "play", date(2026, 3, 5))
    dialog.retranslate()
    assert dialog.picture.grab().toImage() != before


def test_what_was_missed_is_offered_when_it_is_due(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], store: Store
) -> None:
    missed = puzzles_of("casino")[0]
    store.put(PUZZLES, {"missed": {f"casino/{missed.id}": ["2026-01-02", 0]}})
    window = annas_window("en")
    window.school_door.show_puzzles()
    dialog = window.findChild(PuzzlesDialog)
    assert dialog is not None
    dialog.choose(DUE)
    assert dialog.chosen() == DUE
    dialog.list.itemActivated.emit(dialog.list.currentItem(), 0)
    qtbot.waitUntil(lambda: window.school_door.puzzle_room.examiner.ready)
    assert window.school_door.puzzle_room.examiner.puzzle == missed
    assert date.today() > date(2026, 1, 2)


def test_open_cards_lie_beside_the_question(qtbot: QtBot, annas_window: Callable[[str], MainWindow]) -> None:
    window = annas_window("en")
    puzzle = parse_puzzle(
        "trick\t1800\tecarte\t709866303\t1\tmove\t-\tKS 9H JH 7D 7C\tplay\t9C=0; 7H=3.07; AS=3.07; JS=3.07; QH=3.07"
    )
    set_puzzle(qtbot, window, puzzle)
    assert tuple(window.pages.lesson.strip.cards) == parse_cards("KS 9H JH 7D 7C")
    assert window.pages.lesson.text.endswith("Your opponent holds these cards.")


def test_a_language_that_changes_words_the_puzzle_anew(qtbot: QtBot, annas_window: Callable[[str], MainWindow]) -> None:
    window = annas_window("en")
    set_puzzle(qtbot, window, CAPTURE)
    window.settings.change(language="de")
    qtbot.waitUntil(lambda: window.pages.lesson.text.startswith("Spielen Sie ♥9"))


def test_what_a_deal_has_brought_is_told_line_by_line(qtbot: QtBot, annas_window: Callable[[str], MainWindow]) -> None:
    window = annas_window("en")
    puzzle = next(one for one in puzzles_of("casino") if one.kind == "count" and one.about == "last")
    set_puzzle(qtbot, window, puzzle)
    window.pages.lesson.number_given.emit(int(puzzle.best))
    assert window.pages.lesson.answer == f"Right: {puzzle.best}."
    *lines, total = window.pages.lesson.reasons.text.splitlines()
    assert "Last capture 1" in lines
    assert total == f"In all {puzzle.best}"
    assert sum(int(line.rsplit(" ", 1)[1]) for line in lines) == int(puzzle.best)


def test_what_is_no_card_is_no_answer_to_a_trick(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], store: Store
) -> None:
    window = annas_window("en")
    puzzle = next(one for one in puzzles_of("piquet") if one.kind == "trick")
    set_puzzle(qtbot, window, puzzle)
    choose(window, "give up")
    assert "does not count" in window.pages.lesson.answer
    assert store.get(PUZZLES) is None
    assert window.school_door.puzzle_room.examiner.given is None


def test_what_was_found_in_a_deal_is_kept_and_comes_as_a_puzzle(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], store: Store
) -> None:
    window = annas_window("en")
    session = played("casino.swedish", 2)
    review = Review(session, 0, 0, game_view_of("casino"), ScriptedClient(first_legal(session)))
    with qtbot.waitSignal(review.finished):
        review.begin()
    window.looking_back.page.reviewed.emit(review)
    assert [one.person for one in JudgedDeals(window._keeping).all()] == ["Anna"]
    room = window.school_door.puzzle_room
    window.school_door.begin_puzzles(("casino", OWN))
    qtbot.waitUntil(lambda: room.examiner.ready)
    puzzle = room.examiner.puzzle
    assert puzzle is not None
    assert window.pages.lesson._title.text() == "From your own matches"
    choose(window, puzzle.best)
    qtbot.waitUntil(lambda: room.examiner.given is not None)
    assert room.results.tally("casino", OWN).solved == 1


def test_more_are_made_while_one_lies_on_the_table_and_only_then(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = annas_window("en")
    wanted: list[tuple[str, str] | None] = []
    room = window.school_door.puzzle_room
    monkeypatch.setattr(room.making, "want", lambda family, kind: wanted.append((family, kind)))
    monkeypatch.setattr(room.making, "stop", lambda: wanted.append(None))
    set_puzzle(qtbot, window, CAPTURE)
    assert wanted[-1] == ("casino", "capture")
    # One that was made is kept, and the next is wanted until there are enough.
    for more in range(AHEAD):
        room.making.made.emit(replace(CAPTURE, number=CAPTURE.number + 1 + more))
    assert wanted[-2:] == [("casino", "capture"), None]
    assert len(room.results.made.of("casino")) == AHEAD
    set_puzzle(qtbot, window, PROPOSE)
    assert wanted[-1] == ("ecarte", "propose")
    window.go_home()
    assert wanted.pop() is None
    before = list(wanted)
    room.making.made.emit(CAPTURE)
    assert wanted == before
    window.school_door.rest()
    assert wanted == [*before, None]


def test_after_the_answer_only_the_button_of_the_best_move_stays(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow]
) -> None:
    """The others would take the room of the reasons; with the next problem there are all of them again."""
    window = annas_window("en")
    puzzle = next(one for one in puzzles_of("piquet") if one.kind == "sink")
    set_puzzle(qtbot, window, puzzle)
    assert len(window.table.offering.bar.offers) > 1
    choose(window, list(puzzle.answers)[-1])
    assert [str(offer.action) for offer in window.table.offering.bar.offers] == [puzzle.best]
    set_puzzle(qtbot, window, puzzle)
    assert len(window.table.offering.bar.offers) > 1

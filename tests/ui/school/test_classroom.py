"""Lessons in the window, by mouse and by keyboard, in both languages: who follows what is said comes to the end."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QLabel, QScrollArea, QTabBar
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.app.i18n import LANGUAGES
from cardtable.app.keeping import Keeping
from cardtable.app.school.lesson import StepKind
from cardtable.app.school.library import lesson, paths
from cardtable.app.school.progress import KEY as SCHOOL
from cardtable.app.school.progress import Progress
from cardtable.app.school.words import rule_of
from cardtable.core.cards import format_card
from cardtable.core.errors import IllegalAction
from cardtable.core.shapes import SomeCards
from cardtable.store.store import Store
from cardtable.store.whole import restore_whole, save_whole
from cardtable.ui.dialogs.question import QuestionDialog
from cardtable.ui.look import saying
from cardtable.ui.look.plain import Label
from cardtable.ui.look.popover import Popover
from cardtable.ui.school.choosing_lessons import SchoolDialog
from cardtable.ui.table import accessibility
from cardtable.ui.table.card_item import CardItem, Mark
from cardtable.ui.table.chooser import MOST_LISTED
from cardtable.ui.window.main_window import MainWindow
from cardtable.words.errors import ERRORS
from tests.ui.clicks import offered, press
from tests.ui.pupil import Pupil
from tests.ui.window.random_keys import astray
from tests.ui.window.test_announcements import Listening

FIRST = paths()[0].lessons[0]


def begin(qtbot: QtBot, window: MainWindow, name: str = FIRST) -> None:
    window.school_door.begin(name)
    qtbot.waitUntil(lambda: window.school_door.classroom.teacher.ready)


def wait_for_next(qtbot: QtBot, window: MainWindow, place: int) -> None:
    """Wait for the step after the one at ``place``, or for the end."""
    teacher = window.school_door.classroom.teacher
    qtbot.waitUntil(lambda: teacher.place > place and (teacher.ready or teacher.step is None))


def solve(qtbot: QtBot, window: MainWindow) -> None:
    """Give the right answer to the step, and wait for the next."""
    teacher = window.school_door.classroom.teacher
    step, place = teacher.step, teacher.place
    assert step is not None
    if step.kind is StepKind.TRY:
        session = window.controller.session
        assert session is not None
        window.table.showing.action_chosen.emit(session.family.parse_action(step.moves[0]))
    elif step.answer is not None:
        teacher.answer(step.answer)
    else:
        teacher.go_on()
    wait_for_next(qtbot, window, place)


# Whoever knows only what is said -----------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.turns(2)
@pytest.mark.parametrize("path", paths(), ids=lambda path: path.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_knows_only_what_is_said_finishes_every_lesson(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], store: Store, path: Any, language: str
) -> None:
    window = annas_window(language)
    pupil = Pupil(qtbot, window, language)
    begin(qtbot, window, path.lessons[0])
    for name in path.lessons:
        if name != path.lessons[0]:
            # Between two lessons there may be a deal of one's own.
            begin(qtbot, window, name)
        taught = window.school_door.classroom.teacher.lesson
        assert taught is not None
        assert taught.id == name
        pupil.learn()
        assert store.get(SCHOOL)["stars"][name] >= 1
    assert pupil.shown == []


# By keyboard -------------------------------------------------------------------------------------------------


def key(pressed: Qt.Key) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, pressed)


def go_to(window: MainWindow, card: int, among: Sequence[CardItem] = ()) -> None:
    """Move the frame about until it is around a card, one of those ``among`` which it is meant."""
    scene, chance = window.table.scene(), random.Random(2)
    for _ in range(400):
        if any(item.focused and item.card == card for item in among or scene.cards.every):
            return
        key(chance.choice((Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)))
    raise AssertionError("the frame does not get there")


def test_where_cards_are_asked_for_the_cloth_is_framed_until_a_key_chooses_a_card(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow]
) -> None:
    window = annas_window("en")
    window.activateWindow()
    QApplication.processEvents()
    # Whoever begins it does so by keys.
    key(Qt.Key.Key_Tab)
    begin(qtbot, window)
    teacher = window.school_door.classroom.teacher
    while teacher.step is not None and not isinstance(teacher.step.answer, frozenset):
        solve(qtbot, window)
    assert teacher.step is not None
    cards = window.table.scene().cards.every
    assert not any(item.focused for item in cards)
    assert astray(window) == ""
    key(Qt.Key.Key_Right)
    assert any(item.focused for item in cards)
    assert astray(window) == ""


@pytest.mark.parametrize("answers", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_card_in_the_frame_is_pointed_at_with_space_and_with_return(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], answers: Qt.Key
) -> None:
    window = annas_window("en")
    window.activateWindow()
    begin(qtbot, window, "ecarte/order")
    teacher = window.school_door.classroom.teacher
    solve(qtbot, window)
    assert teacher.step is not None
    (right,) = cast(frozenset[int], teacher.step.answer)
    other = next(item.card for item in window.table.scene().cards.own_hand() if item.card != right)
    asked = teacher.place
    go_to(window, other)
    key(answers)
    assert teacher.faults == 1
    assert window.pages.lesson.answer
    go_to(window, right)
    key(answers)
    wait_for_next(qtbot, window, asked)
    assert teacher.place == asked + 1


def tab_to(window: MainWindow, words: str) -> None:
    for _ in range(60):
        focus = QApplication.focusWidget()
        if focus in window.pages.lesson.buttons and focus.text() == words:  # type: ignore[union-attr]
            return
        key(Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not get to {words}")


def press_by_keyboard(window: MainWindow, action: Any) -> None:
    bar = window.table.offering.bar
    button = bar.buttons[[offer.action for offer in bar.offers].index(action)]
    for wanted in (button,) if button.isVisible() else (bar.more, button):
        for _ in range(60):
            if QApplication.focusWidget() is wanted:
                break
            key(Qt.Key.Key_Tab)
        key(Qt.Key.Key_Space)


def move_by_keyboard(window: MainWindow, action: Any) -> None:
    """Press a button, mark cards and change them, or play a card with what it takes."""
    legal = window.table.gestures.stage.legal
    assert legal is not None
    if isinstance(legal.shape(), SomeCards) and action.cards:
        for card in action.cards:
            go_to(window, card)
            key(Qt.Key.Key_Space)
        key(Qt.Key.Key_Return)
    elif action.card is None:
        press_by_keyboard(window, action)
    elif hasattr(action, "taken"):
        step, faults = window.school_door.classroom.teacher.step, window.school_door.classroom.teacher.faults
        go_to(window, action.card, window.table.scene().cards.own_hand())
        key(Qt.Key.Key_Space)
        targets, free = legal.chosen(action), window.table.scene().cards.things()
        for target in targets:
            thing = next(thing for thing in free if thing.target == target)
            free.remove(thing)
            go_to(window, thing.items[-1].card, thing.items)
            key(Qt.Key.Key_Space)
        # What is meant is confirmed, and chosen where the same cards could be taken or built with.
        for _ in range(2):
            if window.controller.mode is Mode.TAUGHT and window.school_door.classroom.teacher.step is step:
                assert window.school_door.classroom.teacher.faults == faults
                stage = window.table.gestures.stage
                for _ in range(MOST_LISTED):
                    if (
                        len(stage.ways) > 1
                        and stage.composition is not None
                        and stage.composition.choice.move() != action
                    ):
                        key(Qt.Key.Key_Tab)
                modifier = Qt.KeyboardModifier.NoModifier if targets else Qt.KeyboardModifier.ShiftModifier
                QTest.keyClick(QApplication.focusWidget() or window.table, Qt.Key.Key_Return, modifier)
    else:
        go_to(window, action.card)
        key(Qt.Key.Key_Return)


def by_keyboard(window: MainWindow) -> None:
    """Do what the step wants, by keys that go wherever the focus is."""
    step, panel = window.school_door.classroom.teacher.step, window.pages.lesson
    assert step is not None
    if step.kind is StepKind.TRY:
        session = window.controller.session
        assert session is not None
        move_by_keyboard(window, session.family.parse_action(step.moves[0]))
    elif isinstance(step.answer, int):
        assert panel.number.hasFocus()
        QTest.keyClicks(panel.number, str(step.answer))
        key(Qt.Key.Key_Return)
    elif isinstance(step.answer, str):
        tab_to(window, panel.buttons[step.offered.index(step.answer)].text())
        key(Qt.Key.Key_Space)
    elif step.answer is not None:
        for card in step.answer:
            go_to(window, card)
            key(Qt.Key.Key_Space)
        if len(step.answer) > 1:
            key(Qt.Key.Key_Return)
    else:
        assert panel.buttons[0].hasFocus()
        key(Qt.Key.Key_Space)


@pytest.mark.slow
@pytest.mark.turns(1)
@pytest.mark.parametrize("path", paths(), ids=lambda path: path.name)
def test_every_lesson_by_keyboard_alone_without_a_fault(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], store: Store, path: Any
) -> None:
    window = annas_window("en")
    qtbot.waitUntil(window.isActiveWindow)
    for name in path.lessons:
        begin(qtbot, window, name)
        teacher = window.school_door.classroom.teacher
        while teacher.step is not None:
            place = teacher.place
            by_keyboard(window)
            wait_for_next(qtbot, window, place)
        assert store.get(SCHOOL)["stars"][name] == 3


# What the window does ----------------------------------------------------------------------------------------


def test_a_lesson_leaves_no_match_behind(qtbot: QtBot, annas_window: Callable[[], MainWindow], store: Store) -> None:
    window = annas_window()
    begin(qtbot, window)
    while window.school_door.classroom.teacher.step is not None:
        solve(qtbot, window)
    window.go_home()
    assert store.matches() == []
    assert not offered(window.pages.start, "Continue")


def test_a_match_that_was_left_for_a_lesson_goes_on(
    qtbot: QtBot, annas_window: Callable[[], MainWindow], store: Store
) -> None:
    window = annas_window()
    window.ways.ask_new_game()
    assert window.dialogs.waiting is not None
    press(window.dialogs.waiting, "Start")
    qtbot.waitUntil(lambda: window.controller.mode in (Mode.HUMAN, Mode.THINKING))
    begin(qtbot, window)
    solve(qtbot, window)
    window.go_home()
    assert len(store.matches()) == 1
    assert window.opener.continue_latest()
    assert not window.pages.lesson.isVisible()
    assert window.commands.record.isEnabled()


def test_a_wrong_answer_has_its_own_sentence_and_is_no_move(
    qtbot: QtBot, annas_window: Callable[[], MainWindow]
) -> None:
    window = annas_window()
    begin(qtbot, window)
    teacher, panel = window.school_door.classroom.teacher, window.pages.lesson
    solve(qtbot, window)
    teacher.answer(frozenset({34}))
    assert panel.answer == "That is the nine on the table. Which card in your hand takes it?"
    solve(qtbot, window)
    assert panel.answer == ""
    session = window.controller.session
    assert session is not None
    before = session.position
    window.table.showing.action_chosen.emit(session.family.parse_action("9S"))
    assert panel.answer.startswith("That would leave your nine")
    assert "♦9" in panel.answer
    assert session.position == before
    assert window.table.gestures.stage.legal is not None
    assert teacher.faults == 2


def test_what_the_other_does_is_told_when_it_has_happened(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow]
) -> None:
    window = annas_window("en")
    begin(qtbot, window)
    teacher, panel = window.school_door.classroom.teacher, window.pages.lesson
    while teacher.step is not None and teacher.step.name != "won":
        solve(qtbot, window)
    before = panel.text
    teacher.go_on()
    assert teacher.step is not None
    assert teacher.step.play
    assert not teacher.ready
    assert panel.text == before
    assert not any(button.isEnabled() for button in panel.buttons)
    qtbot.waitUntil(lambda: teacher.ready)
    assert panel.text.startswith("Your opponent has done the same")
    assert panel.buttons[0].isEnabled()


def test_return_on_the_cloth_goes_on_and_answers_no_question(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow]
) -> None:
    window = annas_window("en")
    window.activateWindow()
    begin(qtbot, window, "casino/nothing")
    teacher, panel = window.school_door.classroom.teacher, window.pages.lesson
    window.table.take_focus()
    key(Qt.Key.Key_Return)
    assert (teacher.place, teacher.faults) == (0, 0)
    while teacher.step is not None and teacher.step.wants:
        solve(qtbot, window)
    # The bright button stays it after it has had the focus.
    assert panel.buttons[0].hasFocus()
    place = teacher.place
    window.table.take_focus()
    key(Qt.Key.Key_Return)
    wait_for_next(qtbot, window, place)


def test_who_is_shown_gets_on_and_loses_a_star(
    qtbot: QtBot, annas_window: Callable[[], MainWindow], store: Store
) -> None:
    window = annas_window()
    begin(qtbot, window)
    teacher, panel = window.school_door.classroom.teacher, window.pages.lesson
    while teacher.step is not None:
        place = teacher.place
        if teacher.step.name == "end":
            # Whatever is left on the table there is right.
            solve(qtbot, window)
            continue
        if teacher.step.wants:
            assert "Show me" not in [button.text() for button in panel.buttons]
            teacher.answer("nonsense")
            if teacher.step.kind is StepKind.TRY:
                session = window.controller.session
                assert session is not None
                window.table.showing.action_chosen.emit(session.family.parse_action("KD"))
            next(button for button in panel.buttons if button.text() == "Show me").click()
        else:
            teacher.go_on()
        wait_for_next(qtbot, window, place)
    assert store.get(SCHOOL) == {"stars": {FIRST: 1}}
    assert panel.text.startswith("★☆☆")


def test_a_lesson_that_was_left_goes_on_there_also_after_another_start(
    qtbot: QtBot, annas_window: Callable[[], MainWindow]
) -> None:
    window = annas_window()
    begin(qtbot, window)
    for _ in range(3):
        solve(qtbot, window)
    window.school_door.classroom.teacher.go_on()
    window.go_home()
    window.close()
    other = annas_window()
    other.school_door.show_lessons()
    dialog = other.dialogs.waiting
    assert isinstance(dialog, SchoolDialog)
    assert dialog.chosen() == FIRST
    press(dialog, "Continue")
    qtbot.waitUntil(lambda: other.school_door.classroom.teacher.ready)
    assert other.school_door.classroom.teacher.place == 4
    session = other.controller.session
    assert session is not None
    assert [str(action) for action in session.deals[-1].actions] == ["9S x 9D", "QH x QC"]


def test_another_language_in_the_middle_of_a_lesson(qtbot: QtBot, annas_window: Callable[[], MainWindow]) -> None:
    window = annas_window()
    begin(qtbot, window)
    assert window.pages.lesson.text.startswith("The aim")
    window.settings.change(language="de")
    qtbot.waitUntil(lambda: window.pages.lesson.text.startswith("Ziel"))
    assert [button.text() for button in window.pages.lesson.buttons] == ["Weiter", "Was heißt „Fangen“?"]


def test_a_window_that_was_closed_goes_on_with_the_lesson(qtbot: QtBot, annas_window: Callable[[], MainWindow]) -> None:
    window = annas_window()
    begin(qtbot, window)
    solve(qtbot, window)
    solve(qtbot, window)
    window.controller.rest()
    assert [window.school_door.classroom.teacher.ready] == [False]
    window.controller.wake()
    assert [window.school_door.classroom.teacher.ready] == [True]
    assert window.table.gestures.stage.legal is not None


def test_cards_are_lit_and_pointed_at(qtbot: QtBot, annas_window: Callable[[], MainWindow]) -> None:
    window = annas_window()
    begin(qtbot, window, "casino/sums")
    solve(qtbot, window)
    solve(qtbot, window)
    items = {item.card: item for item in window.table.scene().cards.every if item.isVisible()}

    def marks() -> tuple[Mark, Mark]:
        """Of the queen and of the two."""
        return items[37].mark, items[40].mark

    assert marks() == (Mark.HINT, Mark.NONE)
    window.table._press_card(items[40])
    assert marks() == (Mark.HINT, Mark.CHOSEN)
    QTest.keyClick(window.table, Qt.Key.Key_Escape)
    assert marks() == (Mark.HINT, Mark.NONE)


def test_what_is_said_is_read_out_with_the_names_of_cards(
    qtbot: QtBot, annas_window: Callable[[], MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    listening = Listening()
    monkeypatch.setattr(accessibility, "QAccessible", listening)
    monkeypatch.setattr(saying, "QAccessible", listening)
    window = annas_window()
    begin(qtbot, window)
    solve(qtbot, window)
    solve(qtbot, window)
    said = [message for message in listening.messages if message.startswith("Now capture")]
    assert len(said) == 1
    assert "pick up the nine of spades and choose the nine of diamonds" in said[0]
    window.commands.readings[-1].trigger()
    assert listening.messages[-1] == said[0]


def test_a_word_opens_the_glossary(qtbot: QtBot, annas_window: Callable[[], MainWindow]) -> None:
    window = annas_window()
    begin(qtbot, window)
    next(button for button in window.pages.lesson.buttons if "Capture" in button.text()).click()
    (told,) = window.findChildren(Popover)
    assert told.words.startswith("To take table cards with a card from your hand")
    press(told, "Read more in the glossary")
    viewer = window.late.help.viewer
    assert viewer is not None
    assert viewer.isVisible()
    viewer.close()


def test_all_stars_can_be_forgotten(qtbot: QtBot, annas_window: Callable[[], MainWindow], store: Store) -> None:
    store.put(SCHOOL, {"stars": {FIRST: 2}})
    window = annas_window()
    window.school_door.show_lessons()
    dialog = window.dialogs.waiting
    assert isinstance(dialog, SchoolDialog)
    dialog.map.setCurrentRow(0)
    assert dialog.chosen() == FIRST
    assert dialog.map.item(0).data(Qt.ItemDataRole.AccessibleTextRole) == "1. A pair, 2 of 3 stars."
    press(dialog, "Reset the stars…")
    press(window.findChildren(QuestionDialog)[-1], "Yes")
    assert store.get(SCHOOL) == {"stars": {}}
    assert dialog.chosen() == FIRST


def test_a_lesson_that_cannot_be_given_is_told(
    qtbot: QtBot, annas_window: Callable[[], MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = annas_window()
    window.school_door.begin("casino/no_such_lesson")
    assert "casino/no_such_lesson" in window.notices.text
    assert window.pages.start.isVisible()


@pytest.mark.parametrize("kept", [7, {"stars": 3}, {"stars": {FIRST: 9}, "begun": ["x"]}, {"begun": {"lesson": 4}}])
def test_what_was_kept_of_the_school_and_makes_no_sense_counts_for_nothing(store: Store, kept: object) -> None:
    store.put(SCHOOL, kept)
    progress = Progress(Keeping(store))
    assert progress.stars(FIRST) == 0
    assert progress.begun() is None


def test_the_lessons_of_a_path_follow_one_another() -> None:
    from cardtable.app.school.library import next_after

    for path in paths():
        assert [next_after(name) for name in path.stations] == [*path.stations[1:], None]
        assert [name for name in path.stations if name in path.lessons] == [*path.lessons]
        assert all(lesson(name).id == name for name in path.lessons)


def test_a_step_may_deal_other_cards_and_is_found_again_when_the_lesson_goes_on(
    qtbot: QtBot, annas_window: Callable[[], MainWindow]
) -> None:
    window = annas_window()
    begin(qtbot, window, "ecarte/change")
    while window.school_door.classroom.teacher.place < 2:
        solve(qtbot, window)
    hand = {format_card(item.card) for item in window.table.scene().cards.own_hand()}
    assert hand == {"9S", "8S", "7C", "TD", "8D"}
    window.go_home()
    begin(qtbot, window, "ecarte/change")
    assert window.school_door.classroom.teacher.place == 2
    assert {format_card(item.card) for item in window.table.scene().cards.own_hand()} == hand


# Who is stuck, and how far somebody has come -----------------------------------------------------------------


def test_all_lessons_are_shown_at_the_path_that_somebody_has_just_been_on(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow]
) -> None:
    window = annas_window("en")
    begin(qtbot, window, "ecarte/order")
    while window.school_door.classroom.teacher.step is not None:
        solve(qtbot, window)
    press(window.pages.lesson, "All lessons")
    dialog = window.dialogs.waiting
    assert isinstance(dialog, SchoolDialog)
    assert dialog.chosen() == "ecarte/follow"
    (tabs,) = dialog.findChildren(QTabBar)
    assert tabs.tabText(tabs.currentIndex()) == "Écarté"


def open_school(window: MainWindow) -> SchoolDialog:
    window.dialogs.dismiss()
    window.school_door.show_lessons()
    dialog = window.dialogs.waiting
    assert isinstance(dialog, SchoolDialog)
    return dialog


def refuse(window: MainWindow, code: str) -> None:
    window.table.gestures.refusals.refuse(IllegalAction(code, card="7S", suit=0))


def test_whoever_is_refused_three_times_at_one_decision_is_offered_the_lesson_once(
    qtbot: QtBot, annas_window: Callable[[], MainWindow], store: Store
) -> None:
    window = annas_window()
    window.controller.resume(lesson("ecarte/order").record(("Anna", "Falk"), ("greedy",)), None)
    window.pages.show_table()
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    refuse(window, "must_trump")
    refuse(window, "must_trump")
    assert window.pages.offer.text == ""
    refuse(window, "king_is_marked")
    assert window.pages.offer.text == "", "no lesson is about that"
    refuse(window, "must_trump")
    assert "“Follow, head, trump”" in window.pages.offer.text
    assert "The rule: if you cannot follow suit, you must trump." in window.pages.offer.text
    refuse(window, "must_head")
    window.pages.offer.buttons[-1].click()
    qtbot.waitUntil(lambda: window.school_door.classroom.teacher.ready)
    assert window.school_door.classroom.teacher.lesson is not None
    assert window.school_door.classroom.teacher.lesson.id == "ecarte/follow"
    assert window.pages.offer.text == ""


def test_the_lesson_is_offered_for_as_long_as_somebody_is_stuck(
    qtbot: QtBot, annas_window: Callable[[], MainWindow]
) -> None:
    window = annas_window()
    window.controller.resume(lesson("ecarte/order").record(("Anna", "Falk"), ("greedy",)), None)
    window.pages.show_table()
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)
    for _ in range(3):
        refuse(window, "must_trump")
    assert window.pages.offer.text
    legal = window.table.gestures.stage.legal
    assert legal is not None
    window.table.gestures.submit(next(iter(legal)))
    qtbot.waitUntil(lambda: window.pages.offer.text == "")


@pytest.mark.parametrize(("language", "word"), [("en", "Big casino"), ("de", "Großes Casino")])
def test_a_link_names_a_word_by_its_first_name(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], language: str, word: str
) -> None:
    window = annas_window(language)
    window.resize(900, 600)
    begin(qtbot, window, "casino/count")
    while not any(word in button.text() for button in window.pages.lesson.buttons):
        solve(qtbot, window)
    assert not any("," in button.text() for button in window.pages.lesson.buttons)
    # All of it stands in the panel, and nothing has to be pushed aside.
    (area,) = window.pages.lesson.findChildren(QScrollArea)
    qtbot.waitUntil(lambda: area.horizontalScrollBar().maximum() == 0)


def test_every_refusal_with_a_lesson_has_words_and_a_lesson_of_its_path() -> None:
    for path in paths():
        assert set(path.helps.values()) <= set(path.lessons)
        for code in path.helps:
            assert code in ERRORS, code
            named = {language: rule_of(f"{path.name}/path", code, language) for language in LANGUAGES}
            assert all(named.values()), code
            assert len(set(named.values())) == len(LANGUAGES), code


def test_how_far_somebody_has_come_is_a_picture_that_can_be_kept(
    qtbot: QtBot, annas_window: Callable[[], MainWindow], tmp_path: Path
) -> None:
    window = annas_window()
    dialog = open_school(window)
    empty = dialog.picture.grab().toImage()
    # Without stars there is nothing to keep and nothing to begin anew.
    assert not offered(dialog, "Stars as a picture…")
    assert not offered(dialog, "Reset the stars…")
    for name, faults in (("casino/pair", 0), ("casino/nothing", 1), ("ecarte/order", 9)):
        window.school_door.classroom.progress.finish(name, faults)
    dialog = open_school(window)
    assert [sum(row.stars) for row in dialog.picture.rows] == [5, 1, 0, 0]
    casino = next(path for path in paths() if path.name == "casino")
    assert f"Casino: 5 of {3 * len(casino.stations)} stars" in dialog.picture.accessibleName()
    assert dialog.picture.grab().toImage() != empty
    press(dialog, "Stars as a picture…")
    (asker,) = dialog.findChildren(QFileDialog)
    asker.fileSelected.emit(str(tmp_path / "no such folder" / "stars.png"))
    assert not (tmp_path / "stars.png").exists()
    asker.fileSelected.emit(str(tmp_path / "stars.png"))
    asker.close()
    assert QImage(str(tmp_path / "stars.png")).size() == dialog.picture.grab().toImage().size()


def test_the_stars_go_into_the_file_with_everything(store: Store, tmp_path: Path) -> None:
    Progress(Keeping(store)).finish("casino/pair", 0)
    save_whole(store, tmp_path / "everything")
    elsewhere = Store.in_memory()
    restore_whole(elsewhere, tmp_path / "everything")
    assert Progress(Keeping(elsewhere)).stars("casino/pair") == 3
    elsewhere.close()


@pytest.mark.parametrize("text_size", [150, 200])
def test_of_a_lesson_in_large_letters_several_lines_are_seen_at_once(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow], text_size: int
) -> None:
    window = annas_window("de")
    window.resize(900, 600)
    window.settings.change(text_size=text_size)
    begin(qtbot, window, "casino/joker")
    panel = window.pages.lesson

    def lines() -> float:
        (words,) = [label for label in panel.findChildren(Label) if label.text() == panel.text]
        return words.visibleRegion().boundingRect().height() / words.fontMetrics().lineSpacing()

    qtbot.waitUntil(lambda: lines() >= 5)
    window.go_home()
    qtbot.waitUntil(lambda: window.table.ledge.lesson is None or not window.pages.lesson.isVisible())


def test_a_lesson_is_found_on_the_map_by_keys_alone(qtbot: QtBot, annas_window: Callable[[], MainWindow]) -> None:
    dialog = open_school(annas_window())
    assert QApplication.focusWidget() is dialog.map
    QTest.keyClick(dialog.map, Qt.Key.Key_Right)
    QTest.keyClick(dialog.map, Qt.Key.Key_Right)
    assert dialog.chosen() == "casino/count"
    QTest.keyClick(dialog.map, Qt.Key.Key_Down)
    first, below = (dialog.map.visualItemRect(dialog.map.item(row)) for row in (2, dialog.map.currentRow()))
    assert (below.left(), below.top()) == (first.left(), first.bottom() + 1)
    (tabs,) = dialog.findChildren(QTabBar)
    tabs.setFocus()
    QTest.keyClick(tabs, Qt.Key.Key_Right)
    assert dialog.chosen() == "ecarte/order"
    dialog.map.setFocus()
    QTest.keyClick(dialog.map, Qt.Key.Key_Return)
    qtbot.waitUntil(dialog.isHidden)


def test_whoever_says_for_how_many_and_how_long_is_shown_the_path(
    qtbot: QtBot, annas_window: Callable[[], MainWindow]
) -> None:
    dialog = open_school(annas_window())
    people, time = dialog.findChildren(QComboBox)
    (tabs,) = dialog.findChildren(QTabBar)
    told = {label.text() for label in dialog.findChildren(QLabel)}
    assert "Swedish Casino should suit you: a match takes about 15 minutes." in told
    for box, key, path, words in (
        (time, Qt.Key.Key_Up, "Écarté", "Écarté for two should suit you: a match takes about 10 minutes."),
        (people, Qt.Key.Key_Down, "Casino", "Classic Casino should suit you: a match takes about 10 minutes."),
    ):
        box.setFocus()
        QTest.keyClick(box, key)
        assert tabs.tabText(tabs.currentIndex()) == path
        assert words in {label.text() for label in dialog.findChildren(QLabel)}
    # Everything else is still there.
    assert tabs.count() == len(paths())


def test_of_the_lessons_several_are_seen_at_once_in_large_letters(
    qtbot: QtBot, annas_window: Callable[[str], MainWindow]
) -> None:
    window = annas_window("de")
    window.resize(900, 600)
    window.settings.change(text_size=200)
    window.ways.show_lessons()
    dialog = window.dialogs.waiting
    assert isinstance(dialog, SchoolDialog)
    seen = dialog.map
    # Fewer than three cards are side by side then, but those whole, and the one to begin with is in sight.
    qtbot.waitUntil(lambda: seen.viewport().height() >= seen.gridSize().height())
    assert seen.viewport().width() >= 2 * seen.gridSize().width()
    assert seen.viewport().rect().contains(seen.visualItemRect(seen.currentItem()).center())

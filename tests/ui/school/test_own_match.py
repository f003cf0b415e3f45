"""A match in which the person declares and counts alone, in the window, by keys and clicks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.app.i18n import LANGUAGES
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.games.registry import variant as variant_of
from cardtable.ui.dialogs.deal_result import DealResultDialog
from cardtable.ui.dialogs.settings_dialog import SettingsDialog
from cardtable.ui.window.main_window import MainWindow
from tests.ui.clicks import press
from tests.ui.own_pupil import OwnPupil
from tests.ui.school.test_own_deal import plain

VARIANTS = ("casino.swedish", "piquet.points", "ecarte")
RIGHT = {
    "en": "You found and counted everything correctly.",
    "de": "Sie haben alles gefunden und richtig gezählt.",
}
UNKNOWN = {"en": "I don’t know", "de": "Ich weiß es nicht"}


class MatchPupil(OwnPupil):
    """Plays and counts a deal of a match up to the words before its result."""

    def _over(self) -> bool:
        return self._window.controller.mode is Mode.ASKED and "result" in self._main()

    def _main(self) -> str:
        buttons = [one.text() for one in self._panel.buttons if one.isVisible()]
        return {"To the result": "result", "Zum Ergebnis": "result"}.get(buttons[0], "") if buttons else ""

    def _is_asked(self) -> bool:
        return self._window.controller.mode is Mode.ASKED

    def _state(self) -> object:
        controller = self._window.controller
        assert controller.session is not None
        return controller.session.position, self._panel.text, self._panel.answer, controller.mode


@pytest.fixture
def match_of(annas_window: Callable[..., MainWindow]) -> Callable[..., MainWindow]:
    """Return a function that opens a window with a match in which Anna declares and counts alone."""

    def window(
        variant: str, language: str = "en", number: int = 1, own_count: bool = True, **options: bool
    ) -> MainWindow:
        opened = annas_window(language, plain, (1100, 760), own_count=own_count, declares=True)
        rule_set = variant_of(variant).rule_set(2, options)
        opened.controller.begin(rule_set, (SeatEntry("Anna", HUMAN), SeatEntry("Lina", "expert")), number)
        opened.pages.show_table()
        return opened

    return window


@pytest.mark.slow
@pytest.mark.turns(3)
@pytest.mark.parametrize(("variant", "number"), [(one, number) for number in range(40) for one in VARIANTS])
def test_whoever_knows_the_rules_counts_a_deal_of_a_match(
    qtbot: QtBot, match_of: Callable[..., MainWindow], variant: str, number: int
) -> None:
    language = LANGUAGES[number % 2]
    window = match_of(variant, language, 3000 + number)
    MatchPupil(qtbot, window, language, mouse=number % 3 > 0, seed=number).play()
    assert (window.pages.lesson.text, window.pages.lesson.answer) == (RIGHT[language], "")
    assert window.findChild(DealResultDialog) is None
    press(window.pages.lesson, {"en": "To the result", "de": "Zum Ergebnis"}[language])
    assert window.findChild(DealResultDialog) is not None
    assert not window.pages.lesson.isVisible()


def wait_for(qtbot: QtBot, window: MainWindow, words: str) -> None:
    """Play, and answer whatever is asked without knowing it, until the panel asks for ``words``."""
    panel, controller = window.pages.lesson, window.controller

    def asked() -> bool:
        if panel.isVisible() and words in panel.text:
            return True
        if controller.mode is Mode.ASKED:
            press(panel, UNKNOWN["en"])
        elif (legal := window.table.gestures.stage.legal) is not None:
            window.table.showing.action_chosen.emit(legal.representatives()[0])
        return False

    qtbot.waitUntil(asked, timeout=20000)


def test_what_was_not_known_is_told_before_the_result(qtbot: QtBot, match_of: Callable[..., MainWindow]) -> None:
    window = match_of("casino.swedish")
    panel, controller = window.pages.lesson, window.controller
    session = controller.session
    assert session is not None
    wait_for(qtbot, window, "how many have you captured?")
    assert session.between_deals
    assert not window.commands.record.isEnabled()
    assert window.table.scene().furniture.points == (0, 0)
    won = next(line.cards for line in session.finished(0).lines if line.side == 0 and line.code == "won")
    assert sorted(panel.strip.cards) == sorted(won)
    # What is to be counted is counted by no token.
    hidden = [window.table.scene().furniture.tokens._hidden]
    wait_for(qtbot, window, "wrong")
    assert "you have " + str(len(won)) + "." in panel.answer
    # All that went wrong is told, however much it is.
    assert panel.text.startswith(f"{len(panel.answer.splitlines())} answers were wrong.")
    hidden.append(window.table.scene().furniture.tokens._hidden)
    assert hidden == [True, False]
    assert window.findChild(DealResultDialog) is None
    press(panel, "To the result")
    assert window.findChild(DealResultDialog) is not None
    assert window.commands.record.isEnabled()
    assert window.table.scene().furniture.points == tuple(session.standing.points)


def test_who_marks_too_few_cards_hears_of_it_after_the_deal(qtbot: QtBot, match_of: Callable[..., MainWindow]) -> None:
    window = match_of("piquet.points", number=2)
    panel = window.pages.lesson
    wait_for(qtbot, window, "Which cards are your point?")
    assert not [one for one in window.table.offering.bar.buttons if one.isVisible()]
    assert [one.text() for one in panel.buttons] == ["That is all of them", "I have none", "I don’t know"]
    press(panel, "I have none")
    wait_for(qtbot, window, "wrong")
    assert "The point is your longest suit" in panel.answer


def test_at_a_strict_table_nothing_is_asked_before_the_deal_is_over(
    qtbot: QtBot, match_of: Callable[..., MainWindow]
) -> None:
    """There one declares as one likes, and the other may claim what was missed."""
    window = match_of("piquet.points", number=2, strict=True)
    controller, gestures = window.controller, window.table.gestures
    session = controller.session
    assert session is not None
    seen: set[str] = set()

    def over() -> bool:
        if not session.between_deals:
            assert controller.mode is not Mode.ASKED
            legal = gestures.stage.legal
            if controller.mode is Mode.HUMAN and legal is not None:
                observation: Any = session.observe(0)
                seen.add(observation.phase.value)
                window.table.showing.action_chosen.emit(legal.representatives()[0])
        return session.between_deals and controller.mode is Mode.ASKED

    qtbot.waitUntil(over, timeout=20_000)
    assert {"point", "play"} <= seen
    assert window.pages.lesson.isVisible()


def test_a_declaration_taken_back_is_asked_anew(qtbot: QtBot, match_of: Callable[..., MainWindow]) -> None:
    window = match_of("piquet.points", number=2)
    panel, controller = window.pages.lesson, window.controller
    wait_for(qtbot, window, "Which cards are your point?")
    press(panel, "I don’t know")
    qtbot.waitUntil(lambda: controller.mode is Mode.ASKED and "your point?" not in panel.text)
    window.commands.undo.trigger()
    qtbot.waitUntil(lambda: controller.mode is Mode.ASKED and "Which cards are your point?" in panel.text)


def test_the_switch_of_the_settings_counts_at_once(qtbot: QtBot, match_of: Callable[..., MainWindow]) -> None:
    window = match_of("casino.swedish", own_count=False)
    controller, panel = window.controller, window.pages.lesson
    qtbot.waitUntil(lambda: controller.mode is Mode.HUMAN)
    window.commands.preferences.trigger()
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    box = dialog.findChild(QCheckBox, "own_count")
    declares = dialog.findChild(QCheckBox, "declares")
    assert isinstance(box, QCheckBox)
    assert isinstance(declares, QCheckBox)
    assert box.text() == "I declare and count for myself"
    assert declares.isEnabled()
    box.click()
    assert not declares.isEnabled()
    assert window.settings.now.own_count
    dialog.reject()
    wait_for(qtbot, window, "how many have you captured?")
    window.settings.change(own_count=False)
    assert window.findChild(DealResultDialog) is not None
    assert not panel.isVisible()


def test_a_lesson_and_the_way_back_to_what_was_asked(qtbot: QtBot, match_of: Callable[..., MainWindow]) -> None:
    window = match_of("piquet.points", number=2)
    panel, controller = window.pages.lesson, window.controller
    wait_for(qtbot, window, "Which cards are your point?")
    window.school_door.begin("casino/arrival")
    assert controller.mode is not Mode.ASKED
    assert panel.isVisible()
    window.school_door.leave()
    qtbot.waitUntil(lambda: controller.mode is Mode.ASKED and "Which cards are your point?" in panel.text)
    assert panel.isVisible()


@pytest.mark.slow
@pytest.mark.turns(1)
@pytest.mark.parametrize(("variant", "number"), [(one, number) for number in range(4) for one in VARIANTS])
def test_a_whole_match_is_declared_and_counted_by_keys_alone(
    qtbot: QtBot, match_of: Callable[..., MainWindow], variant: str, number: int
) -> None:
    language = LANGUAGES[number % 2]
    window = match_of(variant, language, 4000 + number)
    controller, deals = window.controller, 0
    session = controller.session
    assert session is not None
    while not session.over:
        pupil = MatchPupil(qtbot, window, language, mouse=False, seed=number)
        pupil.play()
        deals += 1
        assert (window.pages.lesson.text, window.pages.lesson.answer) == (RIGHT[language], "")
        # Return does the bright thing, from the count to the next deal.
        pupil.press_return()
        qtbot.waitUntil(lambda: controller.mode is Mode.RESULT and window.dialogs.waiting is not None)
        if not session.over:
            pupil.press_return()
            qtbot.waitUntil(lambda: controller.mode is not Mode.RESULT)
    assert session.standing.winners
    assert deals == session.dealt

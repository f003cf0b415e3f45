"""What the buttons of a result do: look, take back, play again, stop, go on."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.app.review import Review
from cardtable.session.session import Session
from cardtable.store.store import Store
from cardtable.ui.dialogs.all_cards import AllCardsDialog
from cardtable.ui.dialogs.deal_result import DealResultDialog
from cardtable.ui.dialogs.match_result import MatchResultDialog
from cardtable.ui.dialogs.new_game import NewGameDialog
from cardtable.ui.dialogs.question import QuestionDialog
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.help.viewer import RuleViewer
from cardtable.ui.window.main_window import MainWindow
from tests.app.scripted import ScriptedClient
from tests.app.test_review import played
from tests.ui.clicks import press
from tests.ui.window.test_main_window import dialog_of, wait_for, window, windows

__all__ = ["window", "windows"]

DEAL, MATCH = "deal", "match"
RESULTS = {DEAL: DealResultDialog, MATCH: MatchResultDialog}


@pytest.fixture(autouse=True)
def _reviewed_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def unanswered(session: Session, deal: int, seat: int) -> Review:
        return Review(session, deal, seat, game_view_of(session.family.name), ScriptedClient(None))

    monkeypatch.setattr("cardtable.ui.replay.page.review_of", unanswered)


def two_deals() -> Session:
    """A session of Piquet of which two deals are over, so that people can stop."""
    session = played("piquet.session", 2)
    session.begin_deal()
    while not session.between_deals:
        session.submit(session.actor(), session.legal().representatives()[0])
    assert session.can_close()
    return session


def result_of(qtbot: QtBot, window: MainWindow, which: str) -> Any:
    """The result of a deal between two people, or that of a match that they have stopped, on the screen."""
    session = two_deals()
    if which == MATCH:
        session.close()
    window._show_table()
    window.controller.resume(session.record(), None)
    if which == MATCH and isinstance(window.dialogs.waiting, DealResultDialog):
        window.dialogs.waiting.accept()
    return dialog_of(qtbot, window, RESULTS[which])


def waiting(window: MainWindow) -> QDialog | None:
    return window.dialogs.waiting


def running(window: MainWindow) -> Session:
    session = window.controller.session
    assert session is not None
    return session


def test_people_stop_and_settle_after_a_deal(qtbot: QtBot, window: MainWindow, store: Store) -> None:
    result = result_of(qtbot, window, DEAL)
    expected = two_deals()
    expected.close()
    press(result, "Stop and settle")
    dialog_of(qtbot, window, MatchResultDialog)
    assert running(window).over
    assert running(window).standing == expected.standing
    (kept,) = store.matches()
    assert kept.finished is not None
    assert store.load_match(kept.id).deals == expected.record().deals


def test_a_match_that_cannot_be_settled_yet_does_not_offer_it(qtbot: QtBot, window: MainWindow) -> None:
    window._show_table()
    window.controller.resume(played("casino.swedish", 2).record(), None)
    result = dialog_of(qtbot, window, DealResultDialog)
    assert not result._stop.isVisible()
    window.controller.close_match()
    assert not running(window).over


@pytest.mark.parametrize("which", [DEAL, MATCH])
def test_the_last_deal_is_reviewed_from_a_result(qtbot: QtBot, window: MainWindow, which: str) -> None:
    press(result_of(qtbot, window, which), "Could I have done better?")
    page = window.looking_back.page
    assert page.isVisible()
    assert page.judged.isChecked()
    assert page.deals.currentIndex() == 1
    page.done.click()
    assert isinstance(waiting(window), RESULTS[which])


CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.mark.parametrize("which", [DEAL, MATCH])
def test_keys_of_the_window_do_what_a_result_offers(qtbot: QtBot, window: MainWindow, which: str) -> None:
    result = result_of(qtbot, window, which)
    assert result.focusWidget() is not None

    def press_key(key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
        qtbot.keyClick(result.focusWidget(), key, modifiers)

    press_key(Qt.Key.Key_T, CONTROL)
    sheet = window.late.running_sheet.dialog
    assert sheet is not None
    assert sheet.isVisible()
    sheet.close()
    # The past games and the settings would cover what waits for an answer.
    for key in (Qt.Key.Key_M, Qt.Key.Key_Comma):
        press_key(key, CONTROL)
        assert window.dialogs.top is result
    press_key(Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier)
    (rules,) = [one for one in QApplication.topLevelWidgets() if isinstance(one, RuleViewer) and one.isVisible()]
    rules.close()
    assert window.dialogs.top is result
    press_key(Qt.Key.Key_B, CONTROL)
    page = window.looking_back.page
    assert page.isVisible()
    assert page.judged.isChecked()
    page.done.click()
    assert isinstance(waiting(window), RESULTS[which])


@pytest.mark.parametrize("which", [DEAL, MATCH])
def test_undo_has_its_key_on_a_result(qtbot: QtBot, window: MainWindow, which: str) -> None:
    result = result_of(qtbot, window, which)
    qtbot.keyClick(result.focusWidget(), Qt.Key.Key_Z, CONTROL)
    assert waiting(window) is None
    wait_for(qtbot, window, Mode.HUMAN, Mode.COVERED)


def test_a_new_game_has_its_key_at_the_end_of_a_match(qtbot: QtBot, window: MainWindow) -> None:
    result = result_of(qtbot, window, MATCH)
    qtbot.keyClick(result.focusWidget(), Qt.Key.Key_N, CONTROL)
    assert isinstance(waiting(window), NewGameDialog)


@pytest.mark.parametrize("which", [DEAL, MATCH])
def test_all_cards_are_shown_from_a_result_and_step_by_step(qtbot: QtBot, window: MainWindow, which: str) -> None:
    press(result_of(qtbot, window, which), "All cards…")
    (cards,) = window.findChildren(AllCardsDialog)
    press(cards, "Step by step on the table")
    page = window.looking_back.page
    assert page.isVisible()
    assert page.opened.isChecked()
    assert not page.judged.isChecked()
    page.done.click()
    assert isinstance(waiting(window), RESULTS[which])


@pytest.mark.parametrize("which", [DEAL, MATCH])
def test_the_score_sheet_is_opened_from_a_result(qtbot: QtBot, window: MainWindow, which: str) -> None:
    press(result_of(qtbot, window, which), "Score sheet…")
    sheet = window.late.running_sheet.dialog
    assert sheet is not None
    assert sheet.isVisible()
    press(sheet, "Numbers")
    assert window.settings.now.counting == "numbers"


@pytest.mark.parametrize("which", [DEAL, MATCH])
def test_the_last_decision_is_taken_back_from_a_result(qtbot: QtBot, window: MainWindow, which: str) -> None:
    press(result_of(qtbot, window, which), "Undo")
    assert waiting(window) is None
    wait_for(qtbot, window, Mode.HUMAN, Mode.COVERED)
    assert not running(window).between_deals
    assert not running(window).over


def test_the_deal_is_played_again_from_its_result(qtbot: QtBot, window: MainWindow) -> None:
    result = result_of(qtbot, window, DEAL)
    order = running(window).deals[1].order
    press(result, "Same deal again")
    (question,) = window.findChildren(QuestionDialog)
    press(question, "Yes")
    assert waiting(window) is None
    assert [list(deal.actions) for deal in running(window).deals[1:]] == [[]]
    assert running(window).deals[1].order == order


def test_another_deal_follows_a_result(qtbot: QtBot, window: MainWindow) -> None:
    press(result_of(qtbot, window, DEAL), "Next deal")
    assert waiting(window) is None
    assert len(running(window).deals) == 3


def test_another_game_is_chosen_from_the_result_of_a_match(qtbot: QtBot, window: MainWindow) -> None:
    press(result_of(qtbot, window, MATCH), "New game…")
    dialog_of(qtbot, window, NewGameDialog)


def test_a_rematch_follows_the_result_of_a_match(qtbot: QtBot, window: MainWindow) -> None:
    result = result_of(qtbot, window, MATCH)
    before = running(window)
    press(result, "Rematch")
    assert running(window) is not before
    assert running(window).rule_set == before.rule_set
    assert not running(window).over


@pytest.mark.parametrize(
    ("which", "answers"),
    [(DEAL, ["Show the score", "Next deal"]), (MATCH, ["Show the result", "New game…", "Rematch"])],
)
def test_a_result_that_is_put_away_leaves_a_question(
    qtbot: QtBot, window: MainWindow, which: str, answers: list[str]
) -> None:
    result_of(qtbot, window, which).reject()
    assert [one.text() for one in window.pages.prompt.buttons] == answers
    press(window.table.ledge, answers[0])
    dialog_of(qtbot, window, RESULTS[which]).reject()
    press(window.table.ledge, answers[1])
    if which == DEAL:
        assert len(running(window).deals) == 3
    else:
        dialog_of(qtbot, window, NewGameDialog)


@pytest.mark.parametrize(("which", "on"), [(DEAL, "Next deal"), (MATCH, "Rematch")])
def test_a_result_that_was_put_away_does_not_come_over_what_follows(
    qtbot: QtBot, window: MainWindow, which: str, on: str
) -> None:
    result_of(qtbot, window, which).reject()
    press(window.table.ledge, on)
    followed = running(window)
    window.late.help.show_model_deal("piquet.session")
    page = window.looking_back.page
    assert page.isVisible()
    page.done.click()
    assert waiting(window) is None
    assert running(window) is followed


def test_a_result_that_was_put_away_and_still_asks_comes_again_after_looking_back(
    qtbot: QtBot, window: MainWindow
) -> None:
    result_of(qtbot, window, MATCH).reject()
    window.late.help.show_model_deal("piquet.session")
    window.looking_back.page.done.click()
    dialog_of(qtbot, window, MatchResultDialog)


def test_the_sheet_of_the_running_match_speaks_the_language_that_is_chosen(qtbot: QtBot, window: MainWindow) -> None:
    press(result_of(qtbot, window, DEAL), "Score sheet…")
    sheet = window.late.running_sheet.dialog
    assert sheet is not None
    window.settings.change(language="de")
    qtbot.waitUntil(lambda: sheet.windowTitle() == "Anschreibeblatt")
    assert sheet.isVisible()
    window.dialogs.close_all()
    assert not sheet.isVisible()

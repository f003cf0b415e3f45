"""Leaving the table to look at a deal that is over, and coming back to where it was left."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ai.names import COMPANION, USUAL_LEVEL
from cardtable.app.controller import Mode
from cardtable.app.review import Review
from cardtable.core.record import SeatEntry
from cardtable.session.session import Session
from cardtable.store.store import Store
from cardtable.ui.dialogs.all_cards import AllCardsDialog
from cardtable.ui.dialogs.deal_result import DealResultDialog
from cardtable.ui.dialogs.matches_dialog import MatchesDialog
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.window.main_window import MainWindow
from tests.app.scripted import ScriptedClient
from tests.app.test_review import played
from tests.ui.window.test_main_window import COMPUTERS, act, begin, dialog_of, wait_for, window, windows

__all__ = ["window", "windows"]


@pytest.fixture(autouse=True)
def _reviewed_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def unanswered(session: Session, deal: int, seat: int) -> Review:
        return Review(session, deal, seat, game_view_of(session.family.name), ScriptedClient(None))

    monkeypatch.setattr("cardtable.ui.replay.page.review_of", unanswered)


def is_looking(window: MainWindow) -> bool:
    return window.looking_back.active


def test_the_review_of_a_result_leads_back_to_it(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    while window.controller.mode is not Mode.RESULT:
        act(window)
        wait_for(qtbot, window, Mode.HUMAN, Mode.RESULT)
    dialog_of(qtbot, window, DealResultDialog).review_wanted.emit()
    assert is_looking(window)
    assert window.looking_back.page.judged.isChecked()
    assert window.looking_back.page.isVisible()
    assert not window.commands.undo.isEnabled()
    window.looking_back.page.done.click()
    assert not is_looking(window)
    assert window.table.isVisible()
    assert isinstance(window.dialogs.waiting, DealResultDialog)
    assert window.controller.mode is Mode.RESULT


def test_all_cards_are_seen_step_by_step_on_the_table(qtbot: QtBot, window: MainWindow) -> None:
    begin(window, COMPUTERS)
    dialog_of(qtbot, window, DealResultDialog)
    window.late.results.show_all_cards()
    (cards,) = window.findChildren(AllCardsDialog)
    cards.steps_wanted.emit()
    page = window.looking_back.page
    assert page.isVisible()
    assert page.opened.isChecked()
    assert not cards.isVisible()


def test_a_running_match_waits_while_a_kept_one_is_looked_through(
    qtbot: QtBot, window: MainWindow, store: Store
) -> None:
    session = played("casino.swedish", 2)
    match = store.create_match(session.record())
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    running = window.controller.session
    window.late.kept_matches.show()
    matches = window.dialogs.waiting
    assert isinstance(matches, MatchesDialog)
    matches.replay_wanted.emit(match)
    assert window.controller.mode is Mode.RESTING
    assert window.looking_back.page.match is not None
    window.looking_back.page.done.click()
    wait_for(qtbot, window, Mode.HUMAN)
    assert window.controller.session is running
    assert isinstance(window.dialogs.waiting, MatchesDialog)


def test_the_companion_is_asked_why_as_strong_as_she_plays_with_the_person(
    qtbot: QtBot, window: MainWindow, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = played("casino.swedish", 2)
    session.seats = (SeatEntry("Anna"), SeatEntry("Ida", COMPANION))
    match = store.create_match(session.record())
    window.late.kept_matches.show()
    matches = window.dialogs.waiting
    assert isinstance(matches, MatchesDialog)
    matches.replay_wanted.emit(match)
    page, client = window.looking_back.page, ScriptedClient(None)
    monkeypatch.setattr(page, "_client", lambda: client)
    actors = [session.state_after(0, place)[0].actor() for place in range(len(session.deals[0].actions))]
    page.timeline.setValue(actors.index(1) + 1)
    page.why.click()
    assert [request.level for request in client.requests] == [USUAL_LEVEL]
    page.done.click()


def test_a_kept_deal_is_played_again_as_a_match_of_its_own(qtbot: QtBot, window: MainWindow, store: Store) -> None:
    session = played("casino.swedish", 2)
    match = store.create_match(session.record())
    before = store.load_match(match)
    window.late.kept_matches.show()
    matches = window.dialogs.waiting
    assert isinstance(matches, MatchesDialog)
    matches.replay_wanted.emit(match)
    window.looking_back.page.play_on.click()
    wait_for(qtbot, window, Mode.HUMAN, Mode.COVERED)
    assert not is_looking(window)
    assert window.table.isVisible()
    again = window.controller.session
    assert again is not None
    assert (again.deals[0].order, list(again.deals[0].actions)) == (session.deals[0].order, [])
    assert store.load_match(match) == before
    assert again.record().branched
    assert [kept.branched for kept in store.matches()] == [True, False]


def test_a_window_that_was_closed_meanwhile_comes_back_at_its_table(qtbot: QtBot, window: MainWindow) -> None:
    begin(window, COMPUTERS)
    dialog_of(qtbot, window, DealResultDialog)
    window.late.results.show_all_cards()
    (cards,) = window.findChildren(AllCardsDialog)
    cards.steps_wanted.emit()
    assert is_looking(window)
    assert window.close()
    assert not is_looking(window)
    window.come_forward()
    assert window.table.isVisible()
    assert not window.looking_back.page.isVisible()
    dialog_of(qtbot, window, DealResultDialog)


def test_a_commented_deal_is_watched_from_its_rule_page_and_played_on(qtbot: QtBot, window: MainWindow) -> None:
    window.late.help.show("glossary", "")
    viewer = window.late.help.viewer
    assert viewer is not None
    assert not viewer.deal_action.isEnabled()
    viewer.show_page("ecarte")
    assert viewer.deal_action.isEnabled()
    viewer.deal_action.trigger()
    assert not viewer.isVisible()
    assert is_looking(window)
    page = window.looking_back.page
    assert page.comments.isVisible()
    assert "spades are trumps" in page.comments.sentences[0]
    page.timeline.setValue(2)
    page.play_on.click()
    assert not is_looking(window)
    wait_for(qtbot, window, Mode.HUMAN)
    assert window.controller.session is not None
    assert window.controller.session.rule_set.variant == "ecarte"
    assert [str(action) for action in window.controller.session.deals[0].actions][:1] == ["play"]

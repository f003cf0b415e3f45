"""The end of a match at the table: what it says of the rating, and what its buttons and keys begin."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.last_choice import LastChoice
from cardtable.app.match_statistics import Statistics
from cardtable.core.errors import CodedError
from cardtable.core.record import SeatEntry
from cardtable.session.session import Session
from cardtable.store.store import Store
from cardtable.ui.dialogs.deal_result import DealResultDialog
from cardtable.ui.dialogs.match_result import MatchResultDialog
from cardtable.ui.window.main_window import MainWindow
from cardtable.ui.window.rated_match import rated_match
from tests.app.matches import AGDA, ANNA, FALK, GUSTAV, HENRIK, IDA, LINA, kept, lost, whole_match, won
from tests.ui.clicks import press

Windows = Callable[[str], MainWindow]


def ended(qtbot: QtBot, window: MainWindow, store: Store, session: Session) -> MatchResultDialog:
    """Return the end of a match that is kept, as it is seen when the match is opened."""
    assert window.opener.resume(kept(store, session))
    qtbot.waitUntil(lambda: window.dialogs.waiting is not None)
    if isinstance(window.dialogs.waiting, DealResultDialog):
        window.dialogs.waiting.accept()
    qtbot.waitUntil(lambda: isinstance(window.dialogs.waiting, MatchResultDialog))
    dialog = window.dialogs.waiting
    assert isinstance(dialog, MatchResultDialog)
    return dialog


def running(window: MainWindow) -> Session:
    assert window.controller.session is not None
    return window.controller.session


def test_who_asks_for_a_game_gets_it_at_once(annas_window: Windows, store: Store, qtbot: QtBot) -> None:
    window = annas_window("en")
    session = whole_match("casino.swedish", ANNA, LINA, wanted=won, target=5)
    press(ended(qtbot, window, store, session), "Play Gustav")
    assert window.dialogs.waiting is None
    assert running(window).rule_set == session.rule_set
    assert running(window).seats == (SeatEntry(*ANNA), SeatEntry(*GUSTAV))
    assert not running(window).over
    # It is the game that the front hall offers once more.
    assert LastChoice.kept_in(window.late._work.keeping).again("Anna").seats == running(window).seats


def test_return_begins_the_rematch_and_the_letter_the_other_game(
    annas_window: Windows, store: Store, qtbot: QtBot
) -> None:
    window = annas_window("en")
    session = whole_match("casino.swedish", ANNA, LINA, wanted=lost, target=5)
    ended(qtbot, window, store, session)
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Return)
    assert running(window).seats == session.seats
    assert not running(window).over
    ended(qtbot, window, store, whole_match("casino.swedish", ANNA, LINA, wanted=won, target=5))
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_P)
    assert running(window).seats[1] == SeatEntry(*GUSTAV)


def test_a_deal_that_decided_is_looked_at_and_the_end_comes_again(
    annas_window: Windows, store: Store, qtbot: QtBot
) -> None:
    window = annas_window("en")
    dialog = ended(qtbot, window, store, whole_match("piquet.rubicon", ANNA, LINA))
    assert dialog.deals is not None
    number = dialog.deals._end.named[1].number
    press(dialog, dialog.deals.buttons[1].text())
    page = window.looking_back.page
    assert page.isVisible()
    assert page.deals.currentIndex() == number
    assert page.judged.isChecked()
    page.done.click()
    assert isinstance(window.dialogs.waiting, MatchResultDialog)


def test_a_deal_that_nobody_here_played_is_seen_with_open_cards(
    annas_window: Windows, store: Store, qtbot: QtBot
) -> None:
    window = annas_window("en")
    dialog = ended(qtbot, window, store, whole_match("casino.swedish", LINA, AGDA, target=5))
    assert dialog.deals is not None
    press(dialog, dialog.deals.buttons[0].text())
    page = window.looking_back.page
    assert page.opened.isChecked()
    assert not page.judged.isChecked()
    page.done.click()


def test_a_result_that_comes_again_does_not_open_a_deal_of_another_match(
    annas_window: Windows, store: Store, qtbot: QtBot
) -> None:
    window = annas_window("en")
    ended(qtbot, window, store, whole_match("casino.swedish", ANNA, LINA, target=5)).reject()
    window.controller.rematch()
    window.late.results._look_back_at(0)
    assert not window.looking_back.active


def rated(store: Store, monkeypatch: pytest.MonkeyPatch, value: float, matches: int = 9) -> str:
    """What is said of a rating after a match of Anna with that value."""
    from datetime import date

    from cardtable.app.rating import RatedPlayer, Rating, computer_players

    known = {
        **computer_players("casino"),
        RatedPlayer(*reversed(ANNA)): Rating(value, 50, matches, date(2026, 11, 1), value - 7),
    }
    monkeypatch.setattr(Statistics, "ratings", lambda _self, _family: known)
    session = whole_match("casino.swedish", ANNA, LINA, target=5)
    kept(store, session)
    worded, _ = rated_match(session, store)
    assert worded is not None
    words = worded()
    assert (words.figure, words.step) == (str(round(value)), "+7")
    return words.told


@pytest.mark.parametrize(
    ("beside", "by", "expected"),
    [
        (GUSTAV, 0, "You now play about as well as Gustav."),
        (LINA, 90, "You are between Lina and Gustav."),
        (FALK, 300, "You are stronger than anyone here."),
        (LINA, -300, "The next player to catch is Lina."),
    ],
)
def test_a_rating_is_told_by_who_is_about_as_strong(
    store: Store,
    translation: Translation,
    monkeypatch: pytest.MonkeyPatch,
    beside: tuple[str, str],
    by: float,
    expected: str,
) -> None:
    from cardtable.app.rating import RatedPlayer, computer_players

    value = computer_players("casino")[RatedPlayer(beside[1], "")].value + by
    assert rated(store, monkeypatch, value) == expected


def test_a_rating_of_few_matches_says_little(
    store: Store, translation: Translation, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert rated(store, monkeypatch, 1500, 4) == "After 1 more match, you will see here how strong you are."


def test_a_match_with_the_companion_does_not_change_the_rating(store: Store, translation: Translation) -> None:
    kept(store, whole_match("casino.swedish", ANNA, AGDA, target=5))
    kept(store, whole_match("casino.swedish", ANNA, AGDA, target=5, seed=2))
    session = whole_match("casino.swedish", ANNA, IDA, target=5)
    kept(store, session)
    worded, next_one = rated_match(session, store)
    assert worded is not None
    words = worded()
    assert (words.step, words.told) == ("", "Matches against Ida do not affect your rating.")
    assert next_one is not None


def test_without_one_person_or_without_a_database_nothing_is_said(
    store: Store, translation: Translation, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert rated_match(whole_match("casino.swedish", HENRIK, LINA, target=5), store) == (None, None)
    session = whole_match("casino.swedish", ANNA, LINA, target=5)
    # Nothing is kept of it.
    assert rated_match(session, store)[0] is None

    def fails(*_: object, **__: object) -> None:
        raise CodedError("database_is_busy")

    monkeypatch.setattr(store, "matches", fails)
    assert rated_match(session, store) == (None, None)

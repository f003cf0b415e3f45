"""What the buttons below the list of past games do with the match that is chosen."""

from __future__ import annotations

from datetime import date
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.app.school.puzzles import Results
from cardtable.core.record import SeatEntry, parse_record
from cardtable.games.registry import variant
from cardtable.session.session import Session
from cardtable.store.errors import StoreError
from cardtable.store.starting import FailedStart
from cardtable.store.store import Store
from cardtable.ui.dialogs.matches_dialog import MatchesDialog
from cardtable.ui.dialogs.question import QuestionDialog
from cardtable.ui.dialogs.score_sheet.dialog import ScoreSheetDialog
from cardtable.ui.dialogs.statistics_dialog import StatisticsDialog
from cardtable.ui.look.more_button import MoreButton
from cardtable.ui.school.puzzles_picture import PuzzlesPicture
from cardtable.ui.scorekeeper.sheets_dialog import SheetsDialog
from cardtable.ui.window.main_window import MainWindow
from tests.app.test_review import played
from tests.ui.clicks import offered, press
from tests.ui.school.test_puzzle_room import CAPTURE
from tests.ui.window.test_main_window import window, windows

__all__ = ["window", "windows"]


@pytest.fixture
def match(store: Store) -> int:
    """The number of a kept match with a deal that is over."""
    return store.create_match(played("casino.swedish", 2).record())


def listed(window: MainWindow) -> MatchesDialog:
    """The list of past games, opened by a person."""
    press(window.pages.start, "Looking back")
    dialog = window.dialogs.waiting
    assert isinstance(dialog, MatchesDialog)
    return dialog


def choose_more(dialog: MatchesDialog, words: str) -> None:
    """Choose what the menu of the button More calls so."""
    (more,) = [one for one in dialog.findChildren(MoreButton) if one.isVisible()]
    assert more.text() == "&More"
    more.menu().aboutToShow.emit()
    (action,) = [one for one in more.menu().actions() if one.text().replace("&", "") == words]
    assert action.isEnabled()
    action.trigger()


def test_what_matters_is_seen_and_the_rest_is_in_one_menu(window: MainWindow, match: int) -> None:
    dialog = listed(window)
    seen = [one.text().replace("&", "") for one in dialog.findChildren(QPushButton) if one.isVisible()]
    assert set(seen) == {"Continue", "Look through", "Score sheet", "Statistics and ratings…", "Close", "More"}
    assert len(seen) == 6


def test_each_button_has_its_letter_where_all_have_room(window: MainWindow, match: int, qtbot: QtBot) -> None:
    window.resize(1600, 900)
    dialog = listed(window)
    qtbot.waitUntil(lambda: dialog.width() > 1000)
    seen = [one.text() for one in dialog.findChildren(QPushButton) if one.isVisible()]
    assert {"Save as a &file…", "Past score s&heets…", "&Delete…"} < set(seen)
    assert "&More" not in seen
    # One row of them: none is cut or lies under another.
    shown = [one for one in dialog.findChildren(QPushButton) if one.isVisible()]
    lies = {one.text(): QRect(one.mapTo(dialog, QPoint(0, 0)), one.size()) for one in shown}
    assert all(one.width() >= one.sizeHint().width() for one in shown)
    assert not [pair for pair in combinations(lies.values(), 2) if pair[0].intersects(pair[1])]
    QTest.keyClick(dialog.table, Qt.Key.Key_D, Qt.KeyboardModifier.AltModifier)
    # It is down for a moment first.
    qtbot.waitUntil(lambda: bool(window.findChildren(QuestionDialog)))
    press(window.findChildren(QuestionDialog)[-1], "No")


def test_a_match_goes_on(qtbot: QtBot, window: MainWindow, match: int) -> None:
    press(listed(window), "Continue")
    qtbot.waitUntil(lambda: window.controller.mode is Mode.RESULT)
    assert window._keeping.match == match
    assert window.table.isVisible()


def test_a_match_is_looked_through_and_the_list_comes_again(window: MainWindow, match: int) -> None:
    press(listed(window), "Look through")
    page = window.looking_back.page
    assert page.isVisible()
    assert (page.opened.isChecked(), page.judged.isChecked()) == (False, False)
    press(page, "Close")
    assert window.pages.start.isVisible()
    assert isinstance(window.dialogs.waiting, MatchesDialog)


def test_a_match_without_a_finished_deal_says_so_instead_of_being_looked_through(
    window: MainWindow, store: Store
) -> None:
    seats = [SeatEntry(name) for name in ("Anna", "Björn")]
    begun = Session.begin(variant("casino.swedish").rule_set(2), seats)
    begun.begin_deal()
    store.create_match(begun.record())
    over = store.create_match(played("casino.swedish", 2).record())
    dialog = listed(window)
    assert dialog.chosen() == store.match_summary(over)
    dialog.table.selectRow(1)
    press(dialog, "Look through")
    assert dialog.told == "Nothing to look through yet: the first deal is still going on."
    assert dialog.isVisible()
    assert not window.looking_back.active
    dialog.table.selectRow(0)
    assert dialog.told == "2 matches, newest first"
    press(dialog, "Look through")
    assert window.looking_back.active


def test_a_list_that_was_closed_stays_closed_after_looking_back(window: MainWindow, match: int) -> None:
    listed(window).reject()
    window.late.help.show_model_deal("casino.swedish")
    window.looking_back.page.done.click()
    assert window.dialogs.waiting is None


@pytest.mark.parametrize("left_by", ["another match", "a new game", "the start page"])
def test_a_match_that_was_left_alone_and_did_no_harm_is_offered_again(
    window: MainWindow, match: int, left_by: str
) -> None:
    window.doubtful.tell(FailedStart(match))
    assert window.doubtful.left_alone == (match,)
    window.opener.resume(match)
    session = window.controller.session
    assert session is not None
    if left_by == "another match":
        window.opener.resume(match)
    elif left_by == "a new game":
        window._begin(session.rule_set, session.seats)
    else:
        window.go_home()
    assert not window.doubtful.left_alone


def test_the_sheet_of_a_match_is_counted_in_the_view_that_is_chosen_there(
    window: MainWindow, match: int, store: Store
) -> None:
    dialog = listed(window)
    press(dialog, "Score sheet")
    (sheet,) = dialog.findChildren(ScoreSheetDialog)
    assert sheet.isVisible()
    assert [field.points for field in sheet.sheet.fields] == list(played("casino.swedish", 2).standing.points)
    before = window.settings.now.counting
    press(sheet, "Numbers")
    assert {field.view for field in sheet.sheet.fields} == {"numbers"}
    assert window.settings.now.counting == before


def test_a_match_is_saved_as_a_file(
    window: MainWindow, match: int, store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "kept.cardtable"
    monkeypatch.setattr(QFileDialog, "exec", lambda _: 1)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _: [str(file)])
    choose_more(listed(window), "Save as a file…")
    assert parse_record(file.read_text("utf-8")) == store.load_match(match)
    assert window.notices.text == "Saved as “kept.cardtable”."


@pytest.mark.parametrize("sure", [True, False])
def test_a_match_is_deleted_when_somebody_is_sure(window: MainWindow, match: int, store: Store, sure: bool) -> None:
    dialog = listed(window)
    choose_more(dialog, "Delete…")
    press(window.findChildren(QuestionDialog)[-1], "Yes" if sure else "No")
    assert [one.id for one in store.matches()] == ([] if sure else [match])
    assert (dialog.chosen() is None) == sure


def test_a_match_that_cannot_be_deleted_is_told_and_stays(
    window: MainWindow, match: int, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: int) -> None:
        raise StoreError("cannot_write", reason="disk full")

    monkeypatch.setattr(store, "delete_match", fail)
    dialog = listed(window)
    choose_more(dialog, "Delete…")
    press(window.findChildren(QuestionDialog)[-1], "Yes")
    assert "disk full" in window.notices.text
    assert dialog.chosen() is not None


def test_the_statistics_lie_over_the_list_and_go_with_it(window: MainWindow, match: int) -> None:
    dialog = listed(window)
    press(dialog, "Statistics and ratings…")
    (statistics,) = window.findChildren(StatisticsDialog)
    assert statistics.isVisible()
    dialog.close()
    assert not statistics.isVisible()


def test_ratings_at_the_problems_are_seen_before_a_match_is_over(window: MainWindow, match: int) -> None:
    for result in ("9H x AS 9S 8C", "9H"):
        Results(window._keeping).note(CAPTURE, result, date(2026, 11, 20))
    dialog = listed(window)
    press(dialog, "Statistics and ratings…")
    (statistics,) = window.findChildren(StatisticsDialog)
    assert statistics.summary == "No match has been played to the end yet."
    (picture,) = statistics.findChildren(PuzzlesPicture)
    assert picture.isVisible()
    rating = Results(window._keeping).rating("casino")
    assert picture.accessibleName() == f"Casino: 1 of 2 solved, rating {rating}"
    words = [one.text() for one in statistics.findChildren(QLabel) if one.isVisible()]
    assert "Problem ratings" in words


def test_without_an_answered_problem_the_statistics_have_no_word_of_problems(window: MainWindow, match: int) -> None:
    press(listed(window), "Statistics and ratings…")
    (statistics,) = window.findChildren(StatisticsDialog)
    assert not statistics.findChildren(PuzzlesPicture)
    assert "Problem ratings" not in [one.text() for one in statistics.findChildren(QLabel) if one.isVisible()]


def test_the_list_leads_to_the_score_sheets(window: MainWindow) -> None:
    choose_more(listed(window), "Past score sheets…")
    sheets = window.sheet_door.desk.sheets_dialog
    assert isinstance(sheets, SheetsDialog)
    assert sheets.isVisible()
    assert window.dialogs.waiting is None


@pytest.mark.parametrize("words", ["Look through", "Score sheet", "Save as a file…", "Statistics and ratings…"])
def test_what_cannot_be_read_is_told(
    window: MainWindow, match: int, store: Store, monkeypatch: pytest.MonkeyPatch, words: str
) -> None:
    dialog = listed(window)

    def fail(*_: object, **__: object) -> None:
        raise StoreError("cannot_read", reason="disk gone")

    monkeypatch.setattr(store, "load_match", fail)
    monkeypatch.setattr(store, "matches", fail)
    if offered(dialog, words):
        press(dialog, words)
    else:
        choose_more(dialog, words)
    assert "disk gone" in window.notices.text
    assert not window.looking_back.active


def test_a_list_that_cannot_be_read_is_told(window: MainWindow, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise StoreError("cannot_read", reason="disk gone")

    monkeypatch.setattr(store, "matches", fail)
    press(window.pages.start, "Looking back")
    assert "disk gone" in window.notices.text
    assert window.dialogs.waiting is None

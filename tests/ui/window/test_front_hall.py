"""The front hall: what it tells, and where its buttons lead; pressed with the mouse and with keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QScrollArea
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.app.deal_of_the_day import KEY as DAY_KEY
from cardtable.app.deal_of_the_day import DayDeal, latest, note
from cardtable.app.keeping import Keeping
from cardtable.app.last_choice import LAST_CHOICE, Chosen
from cardtable.app.match_statistics import Statistics
from cardtable.app.rating import RatedPlayer
from cardtable.app.school.library import paths
from cardtable.app.school.progress import KEY as SCHOOL_KEY
from cardtable.app.school.progress import Begun, Progress
from cardtable.app.school.puzzles import DUE, Results
from cardtable.app.school.puzzles import KEY as PUZZLES_KEY
from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.core.cards import HEARTS, HIDDEN, suit_of
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.games.registry import FAMILIES, VARIANTS, variant
from cardtable.session.numbers import of_the_day
from cardtable.session.scorebook.model import SheetSetup
from cardtable.store.errors import StoreError
from cardtable.store.model import MatchSummary
from cardtable.store.store import Store
from cardtable.ui.cards.kept_pictures import KEPT
from cardtable.ui.dialogs.matches_dialog import MatchesDialog
from cardtable.ui.dialogs.new_game import NewGameDialog
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.hall.hall_table import words_on_cloth
from cardtable.ui.hall.picture_tile import PictureTile
from cardtable.ui.hall.told import FIRST_MINUTES, HallState
from cardtable.ui.look.focus import FocusFrame
from cardtable.ui.look.look import wear
from cardtable.ui.look.palette import FOCUS_EDGE
from cardtable.ui.school.choosing_puzzles import PuzzlesDialog
from cardtable.ui.scorekeeper.sheets_dialog import SheetsDialog
from cardtable.ui.window.main_window import MainWindow
from cardtable.words.families import words_of
from tests.app.scripted import takes_most
from tests.benchmarks.large_store import _played
from tests.ui.clicks import button, names_of, offered, press
from tests.ui.cut import cut

Windows = Callable[..., MainWindow]


def told(window: MainWindow) -> list[str]:
    """Return the words on the table and the sheet of the hall that are seen."""
    return [label.text() for label in window.pages.start.findChildren(QLabel) if label.isVisible() and label.text()]


def row(qtbot: QtBot, window: MainWindow, words: str) -> QAbstractButton:
    """Return the row of the sheet of today that says ``words``, once it is there."""
    qtbot.waitUntil(lambda: offered(window.pages.start, words))
    return button(window.pages.start, words)


def left(window: MainWindow) -> None:
    """Begin a match at Casino against Lina, and go home."""
    window.ways.play_again()
    window.commands.home.trigger()


def test_a_newcomer_begins_with_lina_by_return(annas_window: Windows, qtbot: QtBot) -> None:
    window = annas_window("en")
    assert "Take a seat. Lina will show you Casino as you play. A match takes about 15 minutes." in told(window)
    assert next(iter(VARIANTS)).minutes == FIRST_MINUTES
    # What there is to do today is offered beside, without the lesson that stands on the table.
    row(qtbot, window, "Deal of the day")
    assert [one.text() for one in window.pages.start.today.rows if one.isVisible()] == [
        "Deal of the day",
        "Today’s five problems",
    ]
    focused = QApplication.focusWidget()
    assert focused is button(window.pages.start, "Begin with Lina")
    QTest.keyClick(focused, Qt.Key.Key_Return)
    session = window.controller.session
    assert session is not None
    assert session.rule_set.variant == "casino.swedish"
    assert [(seat.name, seat.player) for seat in session.seats] == [("Anna", HUMAN), ("Lina", "beginner")]


def test_the_sheet_of_today_is_as_high_as_its_rows(annas_window: Windows, qtbot: QtBot) -> None:
    window = annas_window("de", size=(800, 1240))
    row(qtbot, window, "Spiel des Tages")
    today = window.pages.start.today
    qtbot.waitUntil(lambda: today.height() == today.minimumSizeHint().height())
    assert today.height() < 260


@pytest.mark.parametrize("words", ["School", "Scoring", "Looking back"])
def test_the_line_is_below_the_place_whose_dialog_is_open(annas_window: Windows, qtbot: QtBot, words: str) -> None:
    window = annas_window("en")
    bar = window.pages.start.bar

    def marked() -> list[str]:
        return [one.text().replace("&", "") for one in bar.buttons if one.here]

    assert marked() == ["Play"]
    press(window.pages.start, words)
    assert marked() == [words]
    opened = window.sheet_door.desk.sheets_dialog if words == "Scoring" else window.dialogs.top
    assert opened is not None
    QTest.keyClick(opened, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: marked() == ["Play"])
    press(window.pages.start, "New game")
    assert marked() == ["Play"]


def test_one_list_of_score_sheets_is_open_at_a_time_and_its_end_is_heard_once(
    annas_window: Windows, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = annas_window("en")
    bar, heard = window.pages.start.bar, list[int]()
    monkeypatch.setattr(bar, "show_place", heard.append)
    for _ in range(2):
        heard.clear()
        for _ in range(3):
            window.commands.sheets.trigger()
        (opened,) = (one for one in window.findChildren(SheetsDialog) if one.isVisible())
        assert heard == [opened.place]
        QTest.keyClick(opened, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: not window.findChildren(SheetsDialog))
        assert heard[1:] == [0]


def test_a_match_that_was_left_is_told_of_and_continued(annas_window: Windows, qtbot: QtBot) -> None:
    window = annas_window("en")
    left(window)
    assert {"Left today", "Swedish Casino", "The first deal."} <= set(told(window))
    assert window.controller.mode is Mode.IDLE
    go = button(window.pages.start, "Continue")
    assert go.accessibleDescription() == "Left today Swedish Casino The first deal."
    assert QApplication.focusWidget() is go
    qtbot.waitUntil(lambda: window.pages.start.painted is not None)
    painted = window.pages.start.painted
    press(window.pages.start, "School")
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Escape)
    assert window.dialogs.waiting is None
    # The same match is not read and painted anew whenever something that lay over the hall is gone.
    assert window.pages.start.painted is painted
    press(window.pages.start, "Continue")
    assert window.controller.session is not None


@pytest.mark.parametrize(
    ("days", "words"),
    [(0, "Left today"), (1, "Left yesterday"), (40, "Left on 18/10/2026")],
    ids=["now", "before", "long"],
)
def test_it_is_told_when_a_match_was_left(annas_window: Windows, monkeypatch: Any, days: int, words: str) -> None:
    window = annas_window("en")
    left(window)
    waiting = window.opener.waiting()
    assert waiting is not None

    class Today(date):
        @classmethod
        def today(cls) -> Today:
            return cls(2026, 11, 27)

    monkeypatch.setattr("cardtable.ui.hall.told.date", Today)
    moment = datetime(2026, 11, 27, 12, tzinfo=UTC) - timedelta(days)
    window.pages.start.tell(HallState(waiting=replace(waiting, changed=moment)))
    assert words in told(window)


def test_the_standing_is_told_to_the_only_person_as_you(annas_window: Windows) -> None:
    window = annas_window("en")
    left(window)
    waiting = window.opener.waiting()
    assert waiting is not None
    window.pages.start.tell(HallState(waiting=replace(waiting, points=(12, 9), deals=3)))
    assert "Deal 3. You have 12; Lina has 9." in told(window)
    two = replace(waiting, points=(12, 9), deals=3, computers=(HUMAN, HUMAN), names=("Anna", "Björn"))
    window.pages.start.tell(HallState(waiting=two))
    assert "Deal 3. Anna 12, Björn 9." in told(window)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_hall_and_the_table_name_the_same_deal(annas_window: Windows, qtbot: QtBot, language: str) -> None:
    window = annas_window(language, takes_most)
    window.ways.play_again()
    controller = window.controller
    session = controller.session
    assert session is not None
    while True:
        qtbot.waitUntil(lambda: controller.mode in (Mode.HUMAN, Mode.RESULT), timeout=20_000)
        if controller.mode is Mode.RESULT:
            break
        window.table.showing.action_chosen.emit(session.legal().representatives()[0])
    qtbot.waitUntil(lambda: window.dialogs.waiting is not None)
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: controller.mode is Mode.HUMAN, timeout=20_000)
    deal = {"en": "Deal 2", "de": "Spiel 2"}[language]
    assert deal in window.table.scene().furniture.banner.situation.split(" · ")
    window.commands.home.trigger()
    assert any(words.startswith(f"{deal}. ") for words in told(window))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Continue: Swedish Casino", "Next match: Swedish Casino")),
        ("de", ("Weiter: Schwedisches Casino", "Nächste Partie: Schwedisches Casino")),
    ],
)
def test_a_sheet_whose_match_is_over_is_offered_for_the_next_one(
    annas_window: Windows, store: Store, language: str, words: tuple[str, str]
) -> None:
    window = annas_window(language)
    keeper = SheetKeeper.begin(store, SheetSetup("casino.swedish", ("Anna", "Ben", "Cleo"), {}))
    keeper.mark(0, 3)
    for over in (False, True):
        assert bool(keeper.sheet.standing.winners) == over
        window.show_start_page()
        scoring = window.pages.start.scoring
        scoring.name()
        assert scoring.accessibleDescription().startswith(words[over])
        keeper.mark(0, 25)
    scoring.click()
    assert window.sheet_door.any_open


def test_the_last_result_is_told_and_the_same_opponent_offered(annas_window: Windows) -> None:
    window = annas_window("en")
    left(window)
    waiting = window.opener.waiting()
    assert waiting is not None
    over = replace(waiting, finished=waiting.changed, points=(16, 11), winners=(0,))
    window.pages.start.tell(HallState(last=over, opponents=("Lina",), again="casino.swedish"))
    assert {"Played today", "Swedish Casino", "You won: 16\xa0:\xa011."} <= set(told(window))
    window.pages.start.tell(
        HallState(last=replace(over, winners=(1,), points=(11, 16)), opponents=("Lina",), again="casino.swedish")
    )
    assert "Lina won: 16\xa0:\xa011." in told(window)
    press(window.pages.start, "Play Lina again")
    session = window.controller.session
    assert session is not None
    assert session.rule_set.variant == "casino.swedish"


def test_again_means_the_game_and_the_agreements_of_the_last_time(annas_window: Windows, qtbot: QtBot) -> None:
    window = annas_window("en")
    press(window.pages.start, "New game")
    dialog = window.dialogs.waiting
    assert isinstance(dialog, NewGameDialog)
    tile = next(one for one in dialog.tiles if one.variant.id == "piquet.rubicon")
    QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
    press(window, "Start")
    begun = window.controller.session
    assert begun is not None
    window.commands.home.trigger()
    # Beside the match that waits, “again” could mean that one.
    assert not offered(window.pages.start, "Play Lina again")
    press(window.pages.start, "New match with Lina")
    session = window.controller.session
    assert session is not None
    assert session is not begun
    assert (session.rule_set, session.seats) == (begun.rule_set, begun.seats)


def test_a_family_leads_to_its_games(annas_window: Windows, qtbot: QtBot) -> None:
    window = annas_window("en")
    row(qtbot, window, "Écarté").click()
    dialog = window.dialogs.waiting
    assert isinstance(dialog, NewGameDialog)
    assert dialog.variant.family == "ecarte"


def test_letters_and_return_press_what_they_say(annas_window: Windows, qtbot: QtBot) -> None:
    window = annas_window("de")
    tile = row(qtbot, window, "Casino")
    QTest.mousePress(tile, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    QTest.mouseRelease(tile, Qt.MouseButton.LeftButton, pos=QPoint(-20, -20))
    tile.setFocus()
    QTest.keyClick(tile, Qt.Key.Key_Return)
    assert isinstance(window.dialogs.waiting, NewGameDialog)
    assert window.dialogs.waiting.variant.family == "casino"


def test_the_deal_of_the_day_is_dealt_to_everybody_alike_and_its_result_is_told(
    annas_window: Windows, qtbot: QtBot, store: Store
) -> None:
    window = annas_window("en")
    left(window)
    entry = row(qtbot, window, "Deal of the day")
    assert entry.accessibleDescription() == "Swedish Casino"
    press(window.pages.start, "Deal of the day")
    session = window.controller.session
    assert session is not None
    assert session.number == of_the_day(date.today(), "casino")
    # At the table it is told what it is.
    assert window.notices.text == "This is the deal of the day: Swedish Casino. Everyone has the same cards today."
    kept = latest(Keeping(store))
    assert kept is not None
    assert kept.day == date.today()
    window.commands.home.trigger()
    # It waits on the table, and in no row besides.
    qtbot.waitUntil(lambda: "Deal of the day. Left today" in told(window))
    assert [one.text() for one in window.pages.start.today.rows if one.isVisible()] == [
        "Lesson 1: A pair",
        "Today’s five problems",
        "Swedish Casino",
    ]
    window.ways.play_again()
    window.commands.home.trigger()
    qtbot.waitUntil(lambda: entry.accessibleDescription() == "Swedish Casino, begun today")
    assert "Left today" in told(window)
    # Of the other two only the first one is left for a row of its own.
    assert offered(window.pages.start, "Swedish Casino")
    press(window.pages.start, "Deal of the day")
    assert window.controller.session is not None
    assert window.controller.session.number == session.number
    window.commands.home.trigger()
    note(Keeping(store), DayDeal(date.today() - timedelta(1), kept.match))
    window.show_start_page()
    qtbot.waitUntil(lambda: entry.accessibleDescription() == "Swedish Casino")


def test_a_deal_of_the_day_of_no_match_harms_nothing(annas_window: Windows, qtbot: QtBot, store: Store) -> None:
    store.put(DAY_KEY, {"day": date.today().isoformat(), "match": 99})
    window = annas_window("en")
    left(window)
    assert row(qtbot, window, "Deal of the day").accessibleDescription() == "Swedish Casino"


def test_the_next_lesson_of_the_game_that_was_played_is_a_click_away(
    annas_window: Windows, qtbot: QtBot, store: Store
) -> None:
    window = annas_window("en")
    left(window)
    row(qtbot, window, "Lesson 1: A pair")
    Progress(Keeping(store)).finish("casino/pair", 0)
    window.show_start_page()
    second = next(one for one in window.pages.start.today.rows if "Lesson" in one.text())
    qtbot.waitUntil(lambda: second.text().startswith("Lesson 2: "))
    QTest.mouseClick(second, Qt.MouseButton.LeftButton)
    assert window.school_door.teaches


def test_a_lesson_for_a_real_table_that_was_left_is_offered_with_a_picture(
    annas_window: Windows, qtbot: QtBot, store: Store
) -> None:
    Progress(Keeping(store)).reach(Begun("table/counters", "row", 0))
    window = annas_window("en")
    left(window)
    lesson = row(qtbot, window, "Lesson 1: Four counters")
    assert lesson.accessibleDescription() == "At a real table, left unfinished"
    assert not window.pages.start.today.grab().isNull()


def test_problems_that_were_missed_come_before_those_of_the_day(
    annas_window: Windows, qtbot: QtBot, store: Store
) -> None:
    window = annas_window("en")
    left(window)
    row(qtbot, window, "Today’s five problems")
    yesterday = (date.today() - timedelta(1)).isoformat()
    store.put(PUZZLES_KEY, {"missed": {"casino/1": [yesterday, 0], "casino/2": [yesterday, 0], "x": ["2999-01-01", 0]}})
    window.show_start_page()
    row(qtbot, window, "2 problems due again")
    store.put(PUZZLES_KEY, {})
    window.show_start_page()
    row(qtbot, window, "Today’s five problems").click()
    assert window.school_door.teaches


def test_five_problems_that_are_done_are_told_so_and_more_are_offered(
    annas_window: Windows, qtbot: QtBot, store: Store
) -> None:
    window = annas_window("en")
    left(window)
    results = Results(Keeping(store))
    for puzzle in results.left_today(date.today()):
        entry = row(qtbot, window, "Today’s five problems")
        assert entry.accessibleDescription() == "From easy to hard"
        results.note(puzzle, puzzle.best, date.today())
        window.show_start_page()
    qtbot.waitUntil(lambda: entry.accessibleDescription() == "All done; choose more")
    entry.click()
    assert isinstance(window.dialogs.waiting, PuzzlesDialog)


def test_a_series_without_problems_leads_to_all_of_them(annas_window: Windows, store: Store) -> None:
    window = annas_window("en")
    window.ways.begin_puzzles(DUE)
    assert isinstance(window.dialogs.waiting, PuzzlesDialog)
    assert window.pages.start.isVisible()


def test_words_on_the_cloth_follow_the_contrast_at_once(annas_window: Windows) -> None:
    window = annas_window("en")
    (english,) = [one for one in window.pages.start.findChildren(QAbstractButton) if one.text() == "English"]
    for appearance in ("contrast", "light", "contrast"):
        window.settings.change(appearance=appearance)
        QApplication.processEvents()
        _, accent = words_on_cloth(window.palette(), window.settings.now.room)
        assert english.palette().color(QPalette.ColorRole.ButtonText) == accent


def test_every_family_has_a_picture_with_its_name_and_what_it_is_about(annas_window: Windows, qtbot: QtBot) -> None:
    window = annas_window("de")
    names = [words_of(family).family_name() for family in FAMILIES]
    qtbot.waitUntil(lambda: {*names, "Anschreiben"} <= names_of(window.pages.start))
    for family, name in zip(FAMILIES, names, strict=True):
        tile = next(one for one in window.pages.start.findChildren(PictureTile) if one.text() == name)
        assert tile.accessibleDescription().startswith(words_of(family).motto_words())
        assert tile.accessibleDescription().endswith("Spiele")


def test_a_table_at_which_two_people_play_is_not_pictured(annas_window: Windows, qtbot: QtBot) -> None:
    window = annas_window("en")
    seats = (SeatEntry("Anna", HUMAN), SeatEntry("Björn", HUMAN))
    window.controller.begin(variant("casino.swedish").rule_set(2), seats)
    window.commands.home.trigger()
    row(qtbot, window, "Deal of the day")
    assert window.pages.start.painted is None


def test_what_was_drawn_is_kept_for_the_next_start(annas_window: Windows, qtbot: QtBot, tmp_path: Path) -> None:
    KEPT.open(tmp_path / "pictures")
    try:
        window = annas_window("en")
        row(qtbot, window, "Casino")
        window.pages.start.grab()
    finally:
        KEPT.write()
    KEPT.open(tmp_path / "pictures")
    try:
        assert sum(text.startswith("hall ") for text in KEPT.texts()) == len(FAMILIES) + 1
    finally:
        KEPT.write()


@pytest.mark.parametrize("family", ["ecarte", "piquet"])
def test_the_picture_of_a_family_tells_its_packs_apart(family: str) -> None:
    # The heart is the one sign that both packs have, so a court of hearts alone looks the same in them.
    seen = [card for card in game_view_of(family).picture if card != HIDDEN]
    assert any(suit_of(card) != HEARTS for card in seen)


def test_the_rating_and_its_last_step_stand_below_what_there_is_to_do(
    annas_window: Windows, qtbot: QtBot, store: Store
) -> None:
    record, results = _played("casino.swedish", 1)
    store.create_match(record, results)
    window = annas_window("en")
    assert "Swedish Casino" in told(window)
    qtbot.waitUntil(lambda: "Rating at Casino" in told(window))
    (first,) = [int(one) for one in told(window) if one.isdigit()]
    assert first != 1500
    record, results = _played("casino.swedish", 2)
    store.create_match(record, results)
    window.show_start_page()
    qtbot.waitUntil(lambda: [one for one in told(window) if one[0] in "+−"] != [])
    second, change = (next(one for one in told(window) if one[0] in start) for start in ("1", "+−"))
    assert int(second) - first == int(change.replace("−", "-"))


def test_before_the_first_match_the_rating_is_that_at_the_problems(
    annas_window: Windows, qtbot: QtBot, store: Store
) -> None:
    store.put(PUZZLES_KEY, {"courses": {"casino": [1224, 1203]}})
    window = annas_window("en")
    qtbot.waitUntil(lambda: "Rating for the problems of Casino" in told(window))
    assert "1203" in told(window)
    assert "−21" in told(window)


def test_the_step_of_the_last_match_is_known_at_the_first_look(
    annas_window: Windows, qtbot: QtBot, store: Store
) -> None:
    for seed in (1, 2):
        record, results = _played("casino.swedish", seed)
        store.create_match(record, results)
    window = annas_window("en")
    qtbot.waitUntil(lambda: [one for one in told(window) if one[0] in "+−"] != [])
    figure, change = (next(one for one in told(window) if one[0] in start) for start in ("1", "+−"))
    found = Statistics.of(store.matches(None)[1:]).ratings("casino")[RatedPlayer(HUMAN, "Anna")]
    assert int(figure) - int(change.replace("−", "-")) == round(found.value)


def test_what_has_the_focus_is_seen_after_a_page_is_turned(annas_window: Windows, qtbot: QtBot) -> None:
    window = annas_window("de")
    window.settings.change(text_size=200)
    window.resize(900, 600)
    QApplication.processEvents()
    for key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_PageUp):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)
        QApplication.processEvents()
        now = QApplication.focusWidget()
        assert now is not None
        assert not now.visibleRegion().isEmpty()
    assert window.focus.frame.around is now


def test_the_hall_is_shown_from_its_top_whenever_one_comes_back(annas_window: Windows, qtbot: QtBot) -> None:
    window = annas_window("en", takes_most, size=(900, 600), text_size=200)
    (area,) = window.pages.start.findChildren(QScrollArea)
    bar = area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert bar.value() == 0

    def edge() -> int:
        image = area.grab().toImage()
        return image.pixelColor(2, image.height() - 1).lightness()

    goes_on = edge()
    QTest.keyClick(window.pages.start.tiles[-1], Qt.Key.Key_PageDown)
    bar.setValue(bar.maximum())
    # A shade at the lower edge tells that the page goes on there.
    assert goes_on < edge()
    press(window.pages.start, "Begin with Lina")
    qtbot.waitUntil(lambda: not window.pages.start.isVisible())
    window.commands.home.trigger()
    qtbot.waitUntil(window.pages.start.isVisible)
    assert bar.value() == 0
    assert window.pages.start.table.go.hasFocus()
    assert not window.pages.start.table.go.visibleRegion().isEmpty()


def test_a_new_game_opens_where_it_is_told_what_is_looked_for(annas_window: Windows, qtbot: QtBot) -> None:
    window = annas_window("de", size=(900, 600), text_size=150)
    window.ways.choose_game("casino")
    dialog = window.dialogs.waiting
    assert isinstance(dialog, NewGameDialog)
    tile = next(one for one in dialog.tiles if one.isChecked())
    qtbot.waitUntil(lambda: tile.isVisible() and not tile.visibleRegion().isEmpty())
    QApplication.processEvents()
    assert dialog.filter.visibleRegion().boundingRect().height() == dialog.filter.height()
    # A game further down is seen all the same.
    window.dialogs.close_panels()
    window.ways.choose_game("piquet")
    other = window.dialogs.waiting
    assert isinstance(other, NewGameDialog)
    last = next(one for one in other.tiles if one.isChecked())
    qtbot.waitUntil(lambda: not last.visibleRegion().isEmpty())


def test_a_result_of_yesterday_is_told_and_one_of_today_is_seen_again(
    annas_window: Windows, qtbot: QtBot, store: Store
) -> None:
    match = store.create_match(*_played("casino.swedish", 1))
    chosen = {"variant": "casino.swedish", "seats": [["Anna", HUMAN], ["Lina", "beginner"]], "agreed": {}}
    store.put(LAST_CHOICE, chosen)
    note(Keeping(store), DayDeal(date.today() - timedelta(1), match))
    summary = store.match_summary(match)
    assert summary is not None
    points = " to ".join(map(str, summary.points))
    window = annas_window("en")
    entry = row(qtbot, window, "Deal of the day")
    assert entry.accessibleDescription() == f"Swedish Casino, yesterday {points}"
    note(Keeping(store), DayDeal(date.today(), match))
    window.show_start_page()
    qtbot.waitUntil(lambda: entry.accessibleDescription() == f"{points}; another one tomorrow")
    QTest.mouseClick(entry, Qt.MouseButton.LeftButton)
    session = window.controller.session
    assert session is not None
    assert session.over


def test_a_deal_of_the_day_that_was_typed_is_known_as_one(annas_window: Windows, qtbot: QtBot, store: Store) -> None:
    window = annas_window("en")
    press(window.pages.start, "New game")
    press(window, "More rules…")
    press(window, "Deal of the day")
    press(window, "Start")
    kept = latest(Keeping(store))
    assert kept is not None
    assert kept.day == date.today()


def test_only_who_would_play_again_is_named(annas_window: Windows, store: Store) -> None:
    seats = [["Anna", HUMAN], ["Björn", HUMAN], ["Lina", "beginner"], ["Tom & Co", "greedy"]]
    store.put(LAST_CHOICE, {"variant": "casino.swedish", "seats": seats, "agreed": {"casino.swedish": [2, {}]}})
    window = annas_window("en")
    assert not [one for one in names_of(window.pages.start) if "Lina" in one]
    assert not offered(window.pages.start, "Swedish Casino again with Lina and Tom & Co")
    store.put(LAST_CHOICE, {"variant": "casino.swedish", "seats": seats, "agreed": {"casino.swedish": [4, {}]}})
    store.create_match(*_played("ecarte", 1))
    window.show_start_page()
    press(window.pages.start, "Swedish Casino again with Lina and Tom & Co")
    session = window.controller.session
    assert session is not None
    assert [seat.name for seat in session.seats] == ["Anna", "Björn", "Lina", "Tom & Co"]


def test_who_has_played_before_is_no_newcomer_though_nothing_can_be_read(
    annas_window: Windows, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = annas_window("en")
    assert "Begin with Lina" in {one.text().replace("&", "") for one in window.pages.start.buttons}

    def fails(*_: object, **__: object) -> list[MatchSummary]:
        raise StoreError("cannot_read", file="x", reason="y")

    monkeypatch.setattr(store, "matches", fails)
    window.show_start_page()
    assert "What would you like to play?" in told(window)


def test_a_match_that_is_deleted_over_the_hall_is_no_longer_offered(
    annas_window: Windows, qtbot: QtBot, store: Store
) -> None:
    window = annas_window("en")
    left(window)
    press(window.pages.start, "Looking back")
    dialog = window.dialogs.waiting
    assert dialog is not None
    store.delete_match(store.matches(1)[0].id)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not offered(window.pages.start, "Continue"))


def test_a_bare_hall_stays_bare_in_another_language(annas_window: Windows, qtbot: QtBot) -> None:
    window = annas_window("en")
    left(window)
    window.show_start_page(bare=True)
    press(window.pages.start, "Deutsch")
    qtbot.waitUntil(lambda: "Was möchten Sie spielen?" in told(window))
    assert not window.pages.start.today.isVisible()


def test_a_window_that_is_drawn_larger_keeps_one_picture_of_each_tile(annas_window: Windows, tmp_path: Path) -> None:
    KEPT.open(tmp_path / "pictures")
    try:
        window = annas_window("en")
        for width in range(900, 1000, 10):
            window.resize(width, 700)
            window.pages.start.grab()
    finally:
        KEPT.write()
    KEPT.open(tmp_path / "pictures")
    try:
        assert sum(text.startswith("hall ") for text in KEPT.texts()) == len(FAMILIES) + 1
    finally:
        KEPT.write()


def test_tab_comes_to_today_before_the_pictures(annas_window: Windows, qtbot: QtBot) -> None:
    window = annas_window("en")
    left(window)
    entry, tile = row(qtbot, window, "Deal of the day"), button(window.pages.start, "Casino")
    met: list[object] = []
    for _ in range(30):
        now = QApplication.focusWidget()
        assert now is not None
        met.append(now)
        QTest.keyClick(now, Qt.Key.Key_Tab)
    assert met.index(entry) < met.index(tile)


@pytest.mark.parametrize("size", [(600, 1000), (640, 480), (480, 420)], ids=str)
def test_large_words_in_a_small_window_are_cut_nowhere(
    annas_window: Windows, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window = annas_window("de")
    left(window)
    window.settings.change(text_size=200)
    window.resize(*size)
    # Layouts are done one after the other.
    qtbot.waitUntil(lambda: cut(window.pages.start) == [])


@pytest.mark.parametrize("day", [date(2026, 11, 27), date(2026, 9, 24), date(2027, 5, 1)], ids=str)
def test_the_date_has_room_whatever_day_it_is(
    annas_window: Windows, qtbot: QtBot, day: date, monkeypatch: pytest.MonkeyPatch
) -> None:
    class ThatDay(date):
        @classmethod
        def today(cls) -> ThatDay:
            return cls(day.year, day.month, day.day)

    monkeypatch.setattr("cardtable.ui.hall.page.date", ThatDay)
    window = annas_window("de")
    left(window)
    for size, text in (((480, 420), 200), ((640, 480), 150), ((1280, 800), 100)):
        window.settings.change(text_size=text)
        window.resize(*size)
        qtbot.waitUntil(lambda: cut(window.pages.start) == [])
    assert any(str(day.year) in words for words in told(window))


def test_after_the_first_match_the_bar_leads_to_the_languages(annas_window: Windows, qtbot: QtBot) -> None:
    window = annas_window("en")
    assert offered(window.pages.start, "Svenska")
    assert not window.pages.start.bar.language.isVisible()
    left(window)
    assert not offered(window.pages.start, "Svenska")
    spoken = button(window.pages.start, "English")
    assert "Choose another language" in spoken.toolTip()
    # Behind the words an arrow says that a list opens.
    image = window.pages.start.bar.grab(spoken.geometry()).toImage()
    behind = (spoken.width() + spoken.fontMetrics().horizontalAdvance("English")) // 2
    ink = {image.pixelColor(x, y).lightness() for x in range(behind, image.width()) for y in range(image.height())}
    assert max(ink) - min(ink) > 100
    press(window.pages.start, "English")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [action.text() for action in menu.actions() if action.isChecked()] == ["&English"]
    QTest.keyClick(menu, Qt.Key.Key_D)
    qtbot.waitUntil(lambda: "Heute unterbrochen" in told(window))
    assert offered(window.pages.start, "Deutsch")
    # Until the menu is gone nothing has the focus.
    qtbot.waitUntil(lambda: QApplication.focusWidget() is button(window.pages.start, "Fortsetzen"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_whole_hall_is_seen_in_a_window_on_a_small_screen(
    annas_window: Windows, qtbot: QtBot, language: str
) -> None:
    window = annas_window(language, size=(845, 545))
    for _ in range(2):
        left(window)
    row(qtbot, window, "Deal of the day" if language == "en" else "Spiel des Tages")
    start = window.pages.start
    qtbot.waitUntil(lambda: start._area.verticalScrollBar().maximum() == 0)
    assert cut(start) == []


def test_buttons_of_one_rank_have_letters_of_one_size(annas_window: Windows, qtbot: QtBot) -> None:
    window = annas_window("de", size=(845, 545))
    left(window)
    table = window.pages.start.table
    answers = [(words, lambda: None) for words in ("Weiter", "Neue Partie mit Lina und Gustav und Falk", "Neue Partie")]
    table.tell(replace(table._shown, answers=answers))
    assert len({one.font().pointSizeF() for one in table.others if one.isVisible()}) == 1


def test_a_key_frames_the_menu_that_it_reaches_and_not_the_bar(annas_window: Windows, qtbot: QtBot) -> None:
    window = annas_window("en")
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    wear(application)
    bar = window.menuBar()
    bar.setActiveAction(bar.actions()[0])
    place = bar.actionGeometry(bar.actions()[0])
    pointed = bar.grab(place).toImage()
    bar.setFocus()
    qtbot.waitUntil(bar.hasFocus)
    bar.setActiveAction(bar.actions()[0])
    reached = bar.grab(place).toImage()
    edge = QColor(FOCUS_EDGE).rgb()
    across = range(reached.width())
    assert any(reached.pixel(x, reached.height() // 2) == edge for x in across)
    assert not any(pointed.pixel(x, pointed.height() // 2) == edge for x in across)
    assert not [one for one in window.findChildren(FocusFrame) if one.isVisible() and one.around is bar]


def begun(window: MainWindow, variant: str) -> int:
    """Begin a match of ``variant`` against Lina, go home, and return its number."""
    rule_set = VARIANTS[variant].rule_set(2)
    window.late.new_game.begin(Chosen(rule_set, (SeatEntry("Anna", HUMAN), SeatEntry("Lina", "beginner"))))
    match = window.safekeeping.keeping.match
    assert match is not None
    window.commands.home.trigger()
    return match


def test_a_match_that_was_left_before_is_a_click_away(annas_window: Windows, qtbot: QtBot) -> None:
    window = annas_window("en", size=(900, 600))
    piquet, _ = begun(window, "piquet.points"), begun(window, "casino.swedish")
    assert "Swedish Casino" in told(window)
    entry = row(qtbot, window, "Piquet for points")
    assert entry.accessibleDescription() == "Also unfinished"
    entry.click()
    assert window.safekeeping.keeping.match == piquet
    window.commands.home.trigger()
    # Nothing was played there, so that the other one is still the last.
    assert "Swedish Casino" in told(window)
    begun(window, "ecarte")
    entry = row(qtbot, window, "2 more matches left unfinished")
    assert entry.accessibleDescription() == "Swedish Casino and others"
    assert not cut(window.pages.start)
    entry.click()
    assert isinstance(window.dialogs.top, MatchesDialog)


def test_a_match_that_was_begun_long_ago_is_not_offered_day_after_day(
    annas_window: Windows, qtbot: QtBot, store: Store
) -> None:
    window = annas_window("en")
    old, _ = begun(window, "piquet.points"), begun(window, "casino.swedish")
    store.connection.execute("UPDATE matches SET begun = '2019-07-01T12:00:00+00:00' WHERE id = ?", (old,))
    window.show_start_page()
    row(qtbot, window, "Deal of the day")
    qtbot.waitUntil(lambda: not offered(window.pages.start, "Piquet for points"))


def test_the_deal_of_the_day_keeps_its_game_whatever_is_played_meanwhile(annas_window: Windows, qtbot: QtBot) -> None:
    window = annas_window("en")
    begun(window, "casino.swedish")
    entry = row(qtbot, window, "Deal of the day")
    assert entry.accessibleDescription() == "Swedish Casino"
    begun(window, "piquet.points")
    qtbot.waitUntil(lambda: "Piquet" in [one.accessibleDescription() for one in window.pages.start.today.rows])
    assert entry.accessibleDescription() == "Swedish Casino"
    entry.click()
    session = window.controller.session
    assert session is not None
    assert session.rule_set.variant == "casino.swedish"
    assert session.number == of_the_day(date.today(), "casino")
    assert window.notices.text == "This is the deal of the day: Swedish Casino. Everyone has the same cards today."


def test_what_is_told_twice_changes_nothing(annas_window: Windows, monkeypatch: pytest.MonkeyPatch) -> None:
    """A start tells the hall of the same state several times."""
    hall = annas_window("en").pages.start
    renewed: list[HallState] = []
    monkeypatch.setattr(type(hall), "retranslate", lambda self: renewed.append(self.state))
    known = replace(hall.state, today=())
    other = replace(known, again="piquet.rubicon")
    hall.tell(known)
    renewed.clear()
    hall.tell(known)
    assert renewed == []
    hall.tell(other)
    assert renewed == [other]


def test_what_changes_at_the_table_is_seen_in_the_hall_afterwards(annas_window: Windows, qtbot: QtBot) -> None:
    window = annas_window("en")
    hall = window.pages.start
    left(window)
    assert "Continue" in {one.text().replace("&", "") for one in hall.buttons}
    press(window, "Continue")
    before, letters = hall.table.go.text(), hall.table.title.font().pointSizeF()
    window.settings.change(language="de", text_size=150, room="wine")
    qtbot.waitUntil(lambda: window.pages.table.font().pointSizeF() > letters / 2)
    # Nobody sees it, and it need not follow.
    assert hall.table.go.text() == before
    window.commands.home.trigger()
    assert [one.text() for one in hall.bar.buttons][:2] == ["Spielen", "S&chule"]
    assert hall.table.go.text().replace("&", "") == "Fortsetzen"
    assert hall.table.title.font().pointSizeF() > letters
    assert not hall.grab().isNull()
    assert "Fortsetzen" in {one.text().replace("&", "") for one in hall.buttons}


def test_a_large_window_has_larger_letters_and_keeps_them_through_other_sizes_of_text(
    annas_window: Windows, qtbot: QtBot
) -> None:
    window = annas_window("en", size=(1280, 800))
    left(window)
    page = window.pages.start

    def pixels() -> tuple[int, int]:
        return page.table.title.fontInfo().pixelSize(), page.today.fontInfo().pixelSize()

    usual = pixels()
    for text in (100, 200, 100):
        window.settings.change(text_size=text)
        window.resize(2560, 1600)
        if text == 100:
            qtbot.waitUntil(lambda: all(1.25 * one < now for one, now in zip(usual, pixels(), strict=True)))
        else:
            # The letters themselves need what the window has more.
            qtbot.waitUntil(lambda: abs(page.today.fontInfo().pixelSize() - 2 * usual[1]) <= 1)
        qtbot.waitUntil(lambda: cut(page) == [])
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: pixels() == usual)


def test_a_newcomer_who_wants_a_lesson_first_is_given_the_first_one(annas_window: Windows, store: Store) -> None:
    window = annas_window()
    press(window.pages.start, "Take a lesson first")
    teacher = window.school_door.classroom.teacher
    assert teacher.teaches
    assert window.pages.lesson.isVisible()
    assert window.dialogs.waiting is None
    first = paths()[0].stations[0]
    assert store.get(SCHOOL_KEY)["begun"]["lesson"] == first
    # Whoever has passed it is given the one after it.
    Progress(Keeping(store)).finish(first, 0)
    window.ways.go_home()
    press(window.pages.start, "Take a lesson first")
    assert store.get(SCHOOL_KEY)["begun"]["lesson"] == paths()[0].stations[1]


def test_the_key_of_the_hall_leads_out_of_what_lies_over_it(annas_window: Windows, qtbot: QtBot) -> None:
    window = annas_window()
    for shown in (window.ways.show_lessons, window.ways.show_matches, window.ways.show_settings):
        shown()
        qtbot.waitUntil(lambda: window.dialogs.top is not None)
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
        assert window.dialogs.top is None
        assert window.pages.start.table.go.hasFocus()

"""The window as people use it: pages, actions, dialogs, settings, and what is remembered."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.app.i18n import Translation
from cardtable.app.languages import languages
from cardtable.app.settings import KEY, Settings
from cardtable.core.cards import HIDDEN
from cardtable.core.company import Company
from cardtable.core.record import SeatEntry
from cardtable.core.zones import Zone
from cardtable.games.casino.actions import Play
from cardtable.games.registry import variant
from cardtable.session.numbers import read_code
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import SheetSetup
from cardtable.session.session import Session
from cardtable.store.errors import StoreError
from cardtable.store.store import Store
from cardtable.ui.dialogs.all_cards import AllCardsDialog
from cardtable.ui.dialogs.code_dialog import CodeDialog
from cardtable.ui.dialogs.deal_result import DealResultDialog
from cardtable.ui.dialogs.match_result import MatchResultDialog
from cardtable.ui.dialogs.new_game import NewGameDialog
from cardtable.ui.dialogs.question import QuestionDialog
from cardtable.ui.dialogs.settings_dialog import SettingsDialog
from cardtable.ui.look.look import Heading
from cardtable.ui.scorekeeper.files import write_json
from cardtable.ui.window.main_window import MainWindow
from tests.app.scripted import ScriptedClient, takes_most
from tests.ui.clicks import offered, press

AGAINST_AGDA = (SeatEntry("Anna"), SeatEntry("Agda", "counter"))
COMPUTERS = (SeatEntry("Falk", "searcher"), SeatEntry("Agda", "counter"))


@pytest.fixture
def windows(qtbot: QtBot, translation: Translation) -> Iterator[Callable[[Store], MainWindow]]:
    font, palette = QApplication.font(), QApplication.palette()
    made: list[MainWindow] = []

    def make(store: Store) -> MainWindow:
        if store.get(KEY) is None:
            store.put(KEY, Settings(language="en", speed="at_once", pace="none").to_json())
        window = MainWindow(store, translation, "/somewhere", ScriptedClient(takes_most), "Anna")
        qtbot.addWidget(window)
        made.append(window)
        return window

    yield make
    for window in made:
        window.controller.leave()
        window.close()
    QApplication.setFont(font)
    QApplication.setPalette(palette)


@pytest.fixture
def window(windows: Callable[[Store], MainWindow], store: Store, qtbot: QtBot) -> MainWindow:
    made = windows(store)
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.mark.parametrize("language", sorted(languages()))
def test_no_two_things_on_the_start_page_have_the_same_letter(window: MainWindow, language: str) -> None:
    window.settings.change(language=language)
    # The menus hear of it by an event.
    QApplication.processEvents()
    words = [button.text() for button in window.pages.start.findChildren(QAbstractButton) if button.isVisible()]
    words += [action.text() for action in window.menuBar().actions()]
    letters = [text[text.index("&") + 1].casefold() for text in words if "&" in text]
    assert len(letters) >= 8
    assert len(set(letters)) == len(letters), letters


def begin(window: MainWindow, seats: tuple[SeatEntry, ...] = AGAINST_AGDA, **options: Any) -> None:
    window.controller.begin(variant("casino.swedish").rule_set(len(seats), options), seats)
    window._show_table()


def wait_for(qtbot: QtBot, window: MainWindow, *modes: Mode) -> None:
    qtbot.waitUntil(lambda: window.controller.mode in modes, timeout=20_000)


def act(window: MainWindow) -> None:
    session = window.controller.session
    assert session is not None
    legal = session.legal()
    window.table.showing.action_chosen.emit(max(legal.representatives(), key=lambda action: len(legal.chosen(action))))


def dialog_of(qtbot: QtBot, window: MainWindow, kind: type[QDialog]) -> Any:
    qtbot.waitUntil(lambda: isinstance(window.dialogs.waiting, kind), timeout=20_000)
    return window.dialogs.waiting


def test_two_presses_to_a_new_game(qtbot: QtBot, window: MainWindow) -> None:
    assert not offered(window.pages.start, "Continue")
    press(window.pages.start, "New game")
    dialog = dialog_of(qtbot, window, NewGameDialog)
    press(dialog, "Start")
    wait_for(qtbot, window, Mode.HUMAN)
    assert window.table.isVisible()
    assert window.controller.running.names[0] == "Anna"
    assert window.windowTitle() == "Swedish Casino"


def test_the_actions_follow_the_game(qtbot: QtBot, window: MainWindow) -> None:
    idle = [
        window.commands.undo,
        window.commands.hint,
        window.commands.sheet,
        window.commands.skip,
        window.commands.replay,
        window.commands.save_record,
    ]
    assert not any(action.isEnabled() for action in idle)
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    assert window.commands.hint.isEnabled()
    assert not window.commands.undo.isEnabled()
    act(window)
    wait_for(qtbot, window, Mode.HUMAN)
    assert all(action.isEnabled() for action in idle)
    window.commands.undo.trigger()
    wait_for(qtbot, window, Mode.HUMAN)
    assert not window.commands.undo.isEnabled()


def test_a_whole_match_through_the_dialogs(qtbot: QtBot, window: MainWindow) -> None:
    begin(window, target=1)
    while not isinstance(window.dialogs.waiting, DealResultDialog):
        wait_for(qtbot, window, Mode.HUMAN, Mode.RESULT)
        if window.controller.mode is Mode.HUMAN:
            act(window)
    result: Any = window.dialogs.waiting
    result.accept()
    match = dialog_of(qtbot, window, MatchResultDialog)
    first = window.controller.session
    match.accept()
    assert window.controller.session is not first
    wait_for(qtbot, window, Mode.HUMAN)
    assert window.dialogs.waiting is None


def test_a_result_that_is_put_away_can_be_opened_again(qtbot: QtBot, window: MainWindow) -> None:
    begin(window, COMPUTERS, target=1)
    result = dialog_of(qtbot, window, DealResultDialog)
    result.reject()
    qtbot.waitUntil(window.pages.prompt.isVisible)
    window.pages.prompt.buttons[0].click()
    again = dialog_of(qtbot, window, DealResultDialog)
    again.reject()
    qtbot.waitUntil(window.pages.prompt.isVisible)
    window.pages.prompt.buttons[-1].click()
    match = dialog_of(qtbot, window, MatchResultDialog)
    match.reject()
    qtbot.waitUntil(window.pages.prompt.isVisible)
    window.pages.prompt.buttons[0].click()
    dialog_of(qtbot, window, MatchResultDialog)


def _waiting(window: MainWindow) -> QDialog | None:
    return window.dialogs.waiting


def test_taking_back_and_playing_again_from_the_result(qtbot: QtBot, window: MainWindow) -> None:
    begin(window, target=30)
    while not isinstance(_waiting(window), DealResultDialog):
        wait_for(qtbot, window, Mode.HUMAN, Mode.RESULT)
        if window.controller.mode is Mode.HUMAN:
            act(window)
    dialog_of(qtbot, window, DealResultDialog).undo_wanted.emit()
    wait_for(qtbot, window, Mode.HUMAN)
    assert window.dialogs.waiting is None
    session = window.controller.session
    assert session is not None
    assert session.deals[0].lines is None
    act(window)
    result = dialog_of(qtbot, window, DealResultDialog)
    result.replay_wanted.emit()
    (question,) = window.findChildren(QuestionDialog)
    press(question, "Yes")
    wait_for(qtbot, window, Mode.HUMAN)
    assert len(session.deals) == 1


def test_all_cards_open_from_the_result(qtbot: QtBot, window: MainWindow) -> None:
    window.late.results.show_all_cards()
    assert not window.findChildren(AllCardsDialog)
    begin(window, COMPUTERS)
    result = dialog_of(qtbot, window, DealResultDialog)
    result.all_cards_wanted.emit()
    (cards,) = window.findChildren(AllCardsDialog)
    assert cards.isVisible()
    cards.close()


def test_people_at_one_screen_uncover_by_the_prompt_or_the_table(qtbot: QtBot, window: MainWindow) -> None:
    begin(window, (SeatEntry("Anna"), SeatEntry("Björn")))
    wait_for(qtbot, window, Mode.HUMAN, Mode.COVERED)
    if window.controller.mode is Mode.HUMAN:
        act(window)
        wait_for(qtbot, window, Mode.COVERED)
    assert window.pages.prompt.isVisible()
    window.pages.prompt.buttons[0].click()
    wait_for(qtbot, window, Mode.HUMAN)
    assert not window.pages.prompt.isVisible()
    act(window)
    wait_for(qtbot, window, Mode.COVERED)
    window.table.uncover_asked.emit()
    wait_for(qtbot, window, Mode.HUMAN)


def test_a_hint_is_shown_with_its_reason(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    window.commands.hint.trigger()
    qtbot.waitUntil(window.pages.hints.isVisible)
    best, why, others = window.pages.hints.sentences
    assert best.endswith(".")
    assert why == "No other choice takes more cards."
    assert others.startswith("Other choices: ")
    act(window)
    qtbot.waitUntil(lambda: not window.pages.hints.isVisible())


def test_a_computer_player_says_why_while_the_deal_goes_on_if_that_is_wanted(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable.app.why.ComputerClient", lambda parent: ScriptedClient(takes_most))
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    while (session := window.controller.session) is None or session.last_computer < 0:
        act(window)
        wait_for(qtbot, window, Mode.HUMAN)
    assert window.commands.why.isEnabled()
    window.commands.why.trigger()
    told, waits = window.pages.prompt.buttons
    waits.click()
    assert not window.pages.prompt.isVisible()
    assert not window.pages.reading.isVisible()
    window.commands.why.trigger()
    told, waits = window.pages.prompt.buttons
    told.click()
    assert window.pages.reading.text == "Asking Agda …"
    qtbot.waitUntil(lambda: window.pages.reading.text not in ("", "Asking Agda …"))
    said, words = window.pages.reading.text, window.controller.running.words
    decided = session.last_decision()
    assert decided.seat == session.last_computer
    done = words.sentence(decided.action, decided.view.labels, window.controller.running.names)
    assert said.startswith(f"If you were Agda: {done} ")
    # It belongs to this decision, and the next one is another.
    act(window)
    qtbot.waitUntil(lambda: not window.pages.reading.text)


def test_a_hint_can_be_put_away(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    window.commands.hint.trigger()
    qtbot.waitUntil(window.pages.hints.isVisible)
    assert window.pages.hints.done is not None
    window.pages.hints.done.click()
    assert not window.pages.hints.isVisible()


def lying(window: MainWindow) -> list[tuple[object, ...]]:
    """Where every card lies, and how large the table is."""
    scene = window.table.scene()
    return [(id(item), item.spot()) for items in scene.cards.lie.values() for item in items] + [(window.table.size(),)]


def test_neither_hint_nor_guide_nor_notice_moves_a_card(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    before = lying(window)
    window.commands.hint.trigger()
    qtbot.waitUntil(window.pages.hints.isVisible)
    window.pages.guide.show_words("What can be done now. " * 12)
    window.notices.tell("Something to be read. " * 12)
    window.pages.prompt.ask("Something to be decided.", (("Yes", window.pages.prompt.clear),))
    QApplication.processEvents()
    assert lying(window) == before
    bars = (window.pages.hints, window.pages.guide, window.notices, window.pages.prompt)
    # One after the other is shown, all in the same place; what the person was asked last comes first.
    seen = []
    for ended in (window.pages.prompt, window.pages.hints, window.notices, window.pages.guide):
        (shown,) = [bar for bar in bars if bar.isVisible()]
        place = QRect(shown.mapTo(window.table, QPoint(0, 0)), shown.size())
        assert window.table.ledge.geometry().contains(place)
        seen.append(shown)
        assert lying(window) == before
        ended.end()
        QApplication.processEvents()
    assert seen == [window.pages.prompt, window.pages.hints, window.notices, window.pages.guide]
    assert not any(bar.isVisible() for bar in bars)


def test_who_looks_on_is_told_and_can_hurry(qtbot: QtBot, window: MainWindow) -> None:
    client = window._client
    assert isinstance(client, ScriptedClient)
    client.policy = None
    begin(window, COMPUTERS)
    # Nobody waits to play here.
    wait_for(qtbot, window, Mode.THINKING)
    assert not window.pages.onlooker.isVisible()
    resume_looking_on(window, "piquet.chouette")
    qtbot.waitUntil(window.pages.onlooker.isVisible)
    assert window.pages.onlooker.text.startswith("You are watching ")
    assert window.pages.onlooker.text.endswith("You play in the next match.")
    window.pages.onlooker.quickly.click()
    assert window.pages.onlooker.quickly.isChecked()
    window.controller.leave()
    assert not window.pages.onlooker.isVisible()


def test_the_company_of_a_chouette_sees_the_captains_cards_and_never_the_others(
    qtbot: QtBot, window: MainWindow
) -> None:
    client = window._client
    assert isinstance(client, ScriptedClient)
    client.policy = None
    begin(window, COMPUTERS)
    resume_looking_on(window, "piquet.chouette")
    qtbot.waitUntil(window.pages.onlooker.isVisible)
    assert not window.pages.onlooker.hands.isVisible()
    box, captain = window.controller.running.players
    lie = window.table.scene().cards.lie
    qtbot.waitUntil(lambda: all(lie.get(Zone("hand", seat)) for seat in (box, captain)))
    assert HIDDEN not in {item.card for item in lie[Zone("hand", captain)]}
    assert {item.card for item in lie[Zone("hand", box)]} == {HIDDEN}


def resume_looking_on(window: MainWindow, name: str) -> None:
    """A match for four in which Anna waits and plays next."""
    seats = (SeatEntry("Anna"), *(SeatEntry(one, "counter") for one in ("Agda", "Falk", "Lina")))
    rule_set = variant(name).rule_set(4)
    record = next(
        session.record()
        for session in (Session.begin(rule_set, seats, by_cut=True) for _ in range(200))
        if Company.of(session.standing).waiting[0] == [seat.name for seat in session.seats].index("Anna")
    )
    window.controller.resume(record, None)


def test_sounds_are_switched_by_one_key_and_a_won_match_is_heard(qtbot: QtBot, window: MainWindow) -> None:
    assert window.settings.now.sound == "system"
    heard = window.commands.sound.isChecked()
    window.commands.sound.trigger()
    assert window.settings.now.sound == ("off" if heard else "on")
    window.commands.sound.trigger()
    assert window.settings.now.sound == ("on" if heard else "off")
    assert [key.toString() for key in window.commands.sound.shortcuts()] == ["F7"]


def test_the_ledge_tells_where_the_match_stands_and_whose_turn_it_is(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    banner = window.table.scene().furniture.banner
    dealer = window.table.scene().cards.seat_view.dealer
    deals = f"{window.table.scene().seating.name_of(dealer)} deals"
    assert banner.situation.split(" · ") == ["Swedish Casino", "Deal 1", "to 16 points", deals]
    assert banner.turn == "It is your turn"
    window.controller.leave()
    assert banner.situation == ""


def test_a_menu_over_the_table_offers_what_can_be_done(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    menu = QMenu()
    window.table.menu_wanted.emit(menu)
    assert window.commands.hint in menu.actions()
    assert window.commands.undo not in menu.actions()


def test_the_record_grows_beside_the_table(qtbot: QtBot, window: MainWindow) -> None:
    window.commands.record.setChecked(True)
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    before = window.record.rowCount()
    act(window)
    wait_for(qtbot, window, Mode.HUMAN)
    assert window.record.rowCount() >= before + 2
    window.commands.undo.trigger()
    wait_for(qtbot, window, Mode.HUMAN)
    assert window.record.rowCount() == before
    window.commands.record.setChecked(False)


def test_the_last_capture_again(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    session = window.controller.session
    assert session is not None

    def captures() -> list[Play]:
        return [one for one in session.deals[0].actions if isinstance(one, Play) and one.captures]

    while not captures():
        act(window)
        wait_for(qtbot, window, Mode.HUMAN)
    last = captures()[-1]
    assert sorted(window.record.last_capture()) == sorted((last.card, *last.taken))
    window.commands.last_capture.trigger()
    assert window.notices.text == ""
    window.table.captures.hide()
    window.record.set_events([])
    window.commands.last_capture.trigger()
    assert "Nothing has been captured" in window.notices.text


def test_the_score_sheet_follows(qtbot: QtBot, window: MainWindow) -> None:
    begin(window, COMPUTERS, target=99)
    result = dialog_of(qtbot, window, DealResultDialog)
    result.sheet_wanted.emit()
    session = window.controller.session
    assert session is not None
    sheet = window.late.running_sheet.dialog
    assert sheet is not None
    assert sheet.isVisible()
    assert [field.points for field in sheet.sheet.fields] == list(session.standing.points)
    sheet.counting_changed.emit("numbers")
    assert window.settings.now.counting == "numbers"
    assert {field.view for field in sheet.sheet.fields} == {"numbers"}


@pytest.mark.slow
def test_the_score_sheet_outlives_the_result_from_which_it_was_opened(qtbot: QtBot, window: MainWindow) -> None:
    begin(window, COMPUTERS, target=99)
    result = dialog_of(qtbot, window, DealResultDialog)
    result.sheet_wanted.emit()
    gone: list[bool] = []
    result.destroyed.connect(lambda: gone.append(True))
    result.accept()
    qtbot.waitUntil(lambda: bool(gone))
    wait_for(qtbot, window, Mode.RESULT)
    sheet = window.late.running_sheet.dialog
    assert sheet is not None
    assert sheet.parent() is window
    assert sheet.isVisible()
    session = window.controller.session
    assert session is not None
    assert [field.points for field in sheet.sheet.fields] == list(session.standing.points)


def test_settings_work_at_once_and_are_kept(qtbot: QtBot, window: MainWindow, store: Store) -> None:
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    window.commands.preferences.trigger()
    (dialog,) = window.findChildren(SettingsDialog)
    dialog.changed.emit(Settings(language="de", room="wine", text_size=130, hints=False, speed="at_once", pace="none"))
    assert not window.commands.hint.isEnabled()
    assert Settings.from_json(store.get(KEY)).room == "wine"
    assert QApplication.font().pointSizeF() > 12
    dialog.close()


def test_the_language_can_be_changed_from_the_start_page_and_the_menu(
    qtbot: QtBot, window: MainWindow, translation: Translation
) -> None:
    (german,) = [one for one in window.pages.start.findChildren(QPushButton) if one.text() == "Deutsch"]
    german.click()
    assert translation.language == "de"
    assert window.commands.language_actions["de"].isChecked()
    window.commands.language_actions["en"].trigger()
    assert translation.language == "en"
    assert window.settings.now.language == "en"


def test_speeds(qtbot: QtBot, window: MainWindow) -> None:
    window.commands.speed_actions["fast"].trigger()
    assert window.settings.now.speed == "fast"
    begin(window)
    qtbot.waitUntil(lambda: window.table.showing.busy)
    window.commands.skip.trigger()
    qtbot.waitUntil(lambda: window.controller.mode is Mode.HUMAN)


def _mode(window: MainWindow) -> Mode:
    return window.controller.mode


def test_a_match_waits_on_the_start_page(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    session = window.controller.session
    assert session is not None
    record = session.record()
    window.commands.home.trigger()
    assert _mode(window) is Mode.IDLE
    press(window.pages.start, "Continue")
    assert window.controller.mode is Mode.HUMAN
    assert window.controller.session is not None
    assert window.controller.session.record() == record


def test_what_waits_is_told_in_a_language_that_is_chosen_then(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    window.commands.home.trigger()
    told = [label for label in window.pages.start.findChildren(QLabel) if "Swedish Casino" in label.text()]
    assert len(told) == 1
    # The languages stand there until somebody has played.
    assert not offered(window.pages.start, "Deutsch")
    window.commands.language_actions["de"].trigger()
    qtbot.waitUntil(lambda: told[0].text().startswith("Schwedisches Casino"))
    press(window.pages.start, "Fortsetzen")
    assert _mode(window) is Mode.HUMAN


def test_a_new_window_opens_where_the_last_one_was(
    qtbot: QtBot, windows: Callable[[Store], MainWindow], store: Store
) -> None:
    first = windows(store)
    first.show()
    begin(first)
    wait_for(qtbot, first, Mode.HUMAN)
    act(first)
    wait_for(qtbot, first, Mode.HUMAN)
    first.resize(QSize(700, 560))
    first.commands.record.setChecked(False)
    session = first.controller.session
    assert session is not None
    record = session.record()
    first.close()
    second = windows(store)
    assert second.opener.continue_latest()
    assert second.controller.session is not None
    assert second.controller.session.record() == record
    assert second.size() == QSize(700, 560)
    assert not second.commands.record.isChecked()


def test_nothing_to_continue(window: MainWindow) -> None:
    assert not window.opener.continue_latest()


def test_a_record_file_is_opened(qtbot: QtBot, window: MainWindow, tmp_path: Path, store: Store) -> None:
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    session = window.controller.session
    assert session is not None
    file = tmp_path / "partie.cardtable"
    file.write_text(session.record().to_text(), encoding="utf-8")
    window.commands.home.trigger()
    assert window.open_file(file)
    assert window.controller.session is not None
    assert window.controller.session.record() == session.record()
    # It is the match that was left, not a second one.
    assert len(store.matches()) == 1
    assert window.notices.text == ""


def test_a_record_that_stops_before_the_match_here_takes_nothing_back_and_says_so(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, store: Store
) -> None:
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    session = window.controller.session
    assert session is not None
    file = tmp_path / "partie.cardtable"
    file.write_text(session.record().to_text(), encoding="utf-8")
    act(window)
    wait_for(qtbot, window, Mode.HUMAN)
    further = session.record()
    assert window.open_file(file)
    assert window.controller.session is not None
    assert window.controller.session.record() == further
    assert len(store.matches()) == 1
    assert "has since been continued" in window.notices.text


def test_what_was_said_is_not_heard_at_another_table(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.settings.change(talk=False)
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    session = window.controller.session
    assert session is not None
    file = tmp_path / "partie.cardtable"
    file.write_text(session.record().to_text(), encoding="utf-8")
    window.table.showing.say(1, "Last!")
    assert window.table.scene().furniture.speech(1).text == "Last!"
    assert window.open_file(file)
    assert window.table.scene().furniture.speech(1).text == ""


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe", b'{"format": "other"}'])
def test_a_bad_file_is_refused_with_a_sentence(window: MainWindow, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "bad.cardtable"
    file.write_bytes(content)
    assert not window.open_file(file)
    assert "bad.cardtable" in window.notices.text
    assert window.controller.mode is Mode.IDLE


def test_a_record_with_an_illegal_move_names_the_move(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    session = window.controller.session
    assert session is not None
    document = session.record().to_json()
    document["deals"][0]["actions"] = ["2C x KH", *document["deals"][0]["actions"]]
    file = tmp_path / "illegal.cardtable"
    file.write_text(json.dumps(document), encoding="utf-8")
    assert not window.open_file(file)
    assert "Deal 1, move 1: " in window.notices.text
    assert window.controller.session is session


def test_kept_matches_are_listed(qtbot: QtBot, window: MainWindow, store: Store) -> None:
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    number = store.latest_unfinished()
    window.commands.matches.trigger()
    dialog: Any = window.dialogs.waiting
    dialog.sheet_wanted.emit(number)
    dialog.continue_wanted.emit(number)
    assert window.dialogs.waiting is None
    assert window.controller.mode is Mode.HUMAN


def test_rules_open_at_the_place_of_the_game(qtbot: QtBot, window: MainWindow) -> None:
    window.commands.rules_here.trigger()
    viewer = window.late.help.viewer
    assert viewer is not None
    assert viewer.isVisible()
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    window.commands.rules_here.trigger()
    viewer.close()


def test_what_cannot_be_written_is_said_until_it_can(
    qtbot: QtBot, window: MainWindow, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)

    def fail(*_: object) -> None:
        raise StoreError("cannot_write", reason="disk full")

    with monkeypatch.context() as context:
        context.setattr(store, "append_action", fail)
        act(window)
        wait_for(qtbot, window, Mode.HUMAN)
        assert "disk full" in window.pages.unsaved.text
        assert window.pages.unsaved.isVisible()
        press(window, "Try again")
        assert window.pages.unsaved.isVisible()
    press(window, "Try again")
    assert window.pages.unsaved.text == ""
    assert not window.pages.unsaved.isVisible()
    session, match = window.controller.session, store.latest_unfinished()
    assert session is not None
    assert match is not None
    assert store.load_match(match).deals == session.record().deals


def test_a_match_that_another_window_has_gone_on_with_is_not_parted_without_a_word(
    qtbot: QtBot, window: MainWindow, store: Store
) -> None:
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    [match] = store.matches()
    deals = store.load_match(match.id).deals
    store.append_action(match.id, 0, len(deals[0].actions), "2S")
    act(window)
    wait_for(qtbot, window, Mode.HUMAN)
    assert "continued elsewhere" in window.notices.text
    assert "kept as a separate match" in window.notices.text
    assert len(store.matches()) == 2
    window.notices.next()
    act(window)
    wait_for(qtbot, window, Mode.HUMAN, Mode.RESULT)
    assert window.notices.text == ""
    assert len(store.matches()) == 2


def test_leaving_can_be_confirmed(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    window.settings.set(Settings(language="en", speed="at_once", pace="none", confirm_leaving=True))
    window.commands.new_game.trigger()
    press(window.findChildren(QuestionDialog)[-1], "No")
    assert window.dialogs.waiting is None
    window.commands.new_game.trigger()
    press(window.findChildren(QuestionDialog)[-1], "Yes")
    dialog_of(qtbot, window, NewGameDialog)


def test_no_key_does_two_things(window: MainWindow) -> None:
    keys = [
        sequence.toString()
        for action in window.findChildren(QAction)
        for sequence in action.shortcuts()
        if action.parent() is window.commands
    ]
    assert sorted(keys) == sorted(set(keys))
    assert len(keys) > 10


@pytest.mark.parametrize("size", [QSize(900, 600), QSize(600, 900), QSize(1280, 800)])
def test_it_fits(qtbot: QtBot, window: MainWindow, size: QSize) -> None:
    window.resize(size)
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    assert window.size() == size
    assert not window.grab().isNull()


def test_closing_ends_the_computer_players(windows: Callable[[Store], MainWindow], store: Store) -> None:
    window = windows(store)
    window.show()
    window.close()
    client = window._client
    assert isinstance(client, ScriptedClient)
    assert client.stopped


def test_about(window: MainWindow) -> None:
    window.commands.about.trigger()
    window.commands.full_screen.trigger()
    assert window.isFullScreen()
    window.commands.full_screen.trigger()
    assert not window.isFullScreen()


def test_an_upright_window_has_its_ledge_and_record_below(qtbot: QtBot, window: MainWindow) -> None:
    window.commands.record.setChecked(True)
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    window.pages.guide.end()
    panel, table = window.pages.record, window.table
    for size, below in ((QSize(700, 980), True), (QSize(980, 700), False)):
        window.resize(size)
        qtbot.waitUntil(panel.isVisible)
        assert table.ledge.place.foot == below
        edge = table.viewport().geometry()
        ledge = table.ledge.geometry()
        assert (ledge.top() > edge.bottom()) == below
        assert (ledge.left() > edge.right()) == (not below)
        assert ledge.contains(QRect(panel.mapTo(table, QPoint(0, 0)), panel.size()))


def test_headings_follow_the_size_of_text(qtbot: QtBot, window: MainWindow) -> None:
    titles = window.findChildren(Heading)
    before = [title.font().pointSizeF() for title in titles]
    window.settings.set(Settings(language="en", speed="at_once", pace="none", text_size=150))
    after = [title.font().pointSizeF() for title in titles]
    assert all(large > small * 1.4 for small, large in zip(before, after, strict=True))


def test_a_score_sheet_opens_from_its_file_as_a_record_does(
    qtbot: QtBot, window: MainWindow, store: Store, tmp_path: Path
) -> None:
    path = tmp_path / "sheet.cardtable"
    write_json(ScoreSheet(SheetSetup("casino.swedish", ("Anna", "Björn"))), str(path))
    assert window.open_file(path)
    (sheet,) = store.sheets()
    assert sheet.names == ("Anna", "Björn")
    (opened,) = window.sheet_door.desk.windows
    assert opened.isVisible()
    opened.close()
    path.write_text(path.read_text("utf-8").replace('"log"', '"logs"'), "utf-8")
    assert not window.open_file(path)
    assert len(store.sheets()) == 1


def test_the_code_of_a_match_deals_the_same_cards_again(qtbot: QtBot, window: MainWindow) -> None:
    assert not window.commands.code.isEnabled()
    rule_set = variant("casino.swedish").rule_set(2, {"target": 31})
    window._begin(rule_set, AGAINST_AGDA)
    session = window.controller.session
    assert session is not None
    wait_for(qtbot, window, Mode.HUMAN, Mode.THINKING)
    window.commands.code.trigger()
    (dialog,) = window.findChildren(CodeDialog)
    dialog.copy.click()
    text = QGuiApplication.clipboard().text()
    assert text == dialog.line.text()
    code = read_code(text)
    assert code.rule_set == rule_set
    dialog.reject()
    window._begin(rule_set, AGAINST_AGDA, code.number)
    again = window.controller.session
    assert again is not None
    assert again is not session
    assert (again.deals[0].order, again.seats) == (session.deals[0].order, session.seats)

"""A family from elsewhere at the real table, with its players in their process, its record, sheets and rules."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QLabel
from pytestqt.qtbot import QtBot

from cardtable.app.computer import ComputerClient
from cardtable.app.controller import Mode
from cardtable.app.i18n import Translation
from cardtable.app.last_choice import LastChoice
from cardtable.app.review import Review
from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.app.settings import KEY, Settings
from cardtable.app.table import Place, Setting
from cardtable.art.theme import CardTheme
from cardtable.core.errors import CodedError
from cardtable.core.events import CardsMoved, DealBegan
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.core.zones import STOCK, Zone, hand
from cardtable.games.registry import variant
from cardtable.session.scorebook.model import SheetSetup
from cardtable.session.session import Session
from cardtable.store.files import export_record, import_record
from cardtable.store.store import Store
from cardtable.ui.cards.packs import Packs
from cardtable.ui.dialogs.deal_result import DealResultDialog
from cardtable.ui.dialogs.new_game import NewGameDialog
from cardtable.ui.dialogs.settings_dialog import SettingsDialog
from cardtable.ui.help import pages
from cardtable.ui.scorekeeper.files import write_csv
from cardtable.ui.scorekeeper.setup_dialog import offered_kinds
from cardtable.ui.table.view import TableView
from cardtable.ui.window.main_window import MainWindow
from tests.toy.deal import RANKS, laid_out
from tests.toy.family import VARIANT
from tests.toy.game_view import GAME_VIEW
from tests.ui.scorekeeper.by_hand import points, type_deal

WORKER = (sys.executable, "-m", "tests.toy.worker")
SEATS = (SeatEntry("Anna", HUMAN), SeatEntry("Agda", "counter"))
NUMBER = 5


@pytest.fixture
def window(qtbot: QtBot, translation: Translation, store: Store) -> Iterator[MainWindow]:
    font, palette = QApplication.font(), QApplication.palette()
    store.put(KEY, Settings(language="en", speed="at_once", pace="none").to_json())
    made = MainWindow(store, translation, "/somewhere", ComputerClient(WORKER), "Anna")
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.close()
    QApplication.setFont(font)
    QApplication.setPalette(palette)


def wait_for(qtbot: QtBot, window: MainWindow, *modes: Mode) -> None:
    qtbot.waitUntil(lambda: window.controller.mode in modes, timeout=60_000)


def begin(window: MainWindow) -> Session:
    """A match whose cards are always the same; there are pairs among them."""
    window._begin(variant(VARIANT).rule_set(2), SEATS, NUMBER)
    session = window.controller.session
    assert session is not None
    return session


def play_deal(qtbot: QtBot, window: MainWindow, seen: Callable[[], None] = lambda: None) -> None:
    """Play a deal to its end as the table offers it: pairs first, by their buttons, then any card."""
    session = window.controller.session
    assert session is not None
    while True:
        wait_for(qtbot, window, Mode.HUMAN, Mode.RESULT)
        if window.controller.mode is Mode.RESULT:
            return
        seen()
        buttons = window.table.offering.bar.buttons
        position = session.position
        if window.table.offering.bar.isVisible():
            buttons[0].click()
        else:
            window.table.showing.action_chosen.emit(session.legal().representatives()[0])
        assert session.position > position


def lies_as_it_should(window: MainWindow) -> None:
    """Every card lies where the view has it, and is shown if it may be."""
    scene, session = window.table.scene(), window.controller.session
    assert session is not None
    view = session.view(0)
    assert {zone: len(items) for zone, items in scene.cards.lie.items() if items} == {
        zone: len(cards) for zone, cards in view.zones.items() if cards
    }
    for item, rest in scene.resting.rests().items():
        assert item.card == rest.card


def dialog_of(qtbot: QtBot, window: MainWindow, kind: type[QDialog]) -> Any:
    qtbot.waitUntil(lambda: isinstance(window.dialogs.waiting, kind), timeout=20_000)
    return window.dialogs.waiting


def test_matches_are_played_against_a_player_in_its_process(qtbot: QtBot, window: MainWindow, store: Store) -> None:
    session = begin(window)
    pairs = 0
    while not session.over:
        play_deal(qtbot, window, lambda: lies_as_it_should(window))
        pairs += sum(line.code == "pair" for line in session.finished(session.dealt - 1).lines)
        dialog = dialog_of(qtbot, window, DealResultDialog)
        titles = [dialog.table.model().index(row, 0).data() for row in range(dialog.table.model().rowCount())]
        assert set(titles) <= {"Tricks won", "Pairs laid out", "Scored in this deal"}
        if not session.over:
            dialog.accept()
    assert pairs
    assert window.windowTitle() == "Pairs for two"
    sentences = window.record.sentences()
    assert any("takes the trick" in sentence for sentence in sentences)
    assert "??" not in " ".join(sentences)
    # What was kept opens again, and a record that went through a file does.
    match = window._keeping.match
    assert match is not None
    assert Session.resume(store.load_match(match)).standing == session.standing


def test_hints_and_the_guide_speak_of_the_game(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    assert window.pages.guide.text == "Play a card, or lay out a pair first."
    window.controller.hint()
    qtbot.waitUntil(window.pages.hints.isVisible, timeout=60_000)
    advice, reasons, _ = window.pages.hints.sentences
    assert advice.startswith(("Play the", "Lay out the"))
    assert reasons in ("A pair counts two.", "High cards win tricks.")


def test_the_review_looks_at_a_deal(qtbot: QtBot, window: MainWindow) -> None:
    session = begin(window)
    play_deal(qtbot, window)
    review = Review(session, 0, 0, GAME_VIEW, ComputerClient(WORKER))
    with qtbot.waitSignal(review.finished, timeout=60_000):
        review.begin()
    review.stop()
    assert review.failure is None
    assert all(decision.judgement is not None for decision in review.decisions)


def test_the_rules_are_in_the_help(qtbot: QtBot, window: MainWindow) -> None:
    begin(window)
    wait_for(qtbot, window, Mode.HUMAN)
    assert VARIANT in pages.available("en")
    assert VARIANT in pages.available("de")
    assert "A trick counts one" in pages.rule_page(VARIANT, "de")
    window.late.help.show_here()
    viewer = window.late.help.viewer
    assert viewer is not None
    assert "may be laid out before playing" in viewer.browser.toPlainText()


def test_it_is_offered_and_its_pack_is_chosen(qtbot: QtBot, window: MainWindow, translation: Translation) -> None:
    dialog = NewGameDialog(LastChoice(), "Anna", window._store, Packs(CardTheme()), window)
    assert "Pairs for two" in {tile.text() for tile in dialog.tiles}
    settings = SettingsDialog(Settings(), "en", window)
    words = " ".join(label.text().replace("&", "") for label in settings.findChildren(QLabel))
    assert "Pack for Écarté, Piquet and Pairs" in words


def test_a_score_sheet_is_kept_by_its_rules(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    assert VARIANT in offered_kinds()
    setup = SheetSetup(VARIANT, ("Anna", "Björn"))
    sheet = window.sheet_door.desk.show_keeper(SheetKeeper.begin(window._store, setup))
    type_deal(sheet, pairs={0: 1}, tricks={0: 3, 1: 1})
    assert points(sheet) == (5, 1)
    assert [sheet.model.index(row, 0, sheet.model.index(0, 0)).data() for row in range(2)] == [
        "Pairs laid out",
        "Tricks won",
    ]
    write_csv(sheet.keeper.sheet, ("Anna", "Björn"), str(tmp_path / "sheet.csv"))
    assert "Tricks 3" in (tmp_path / "sheet.csv").read_text(encoding="utf-8")
    sheet.close()


def test_a_record_goes_through_a_file(qtbot: QtBot, window: MainWindow, store: Store, tmp_path: Path) -> None:
    session = begin(window)
    play_deal(qtbot, window)
    match = window._keeping.match
    assert match is not None
    export_record(store, match, tmp_path / "one.cardtable")
    again = import_record(store, tmp_path / "one.cardtable")
    assert store.load_match(again).deals == session.record().deals


def test_cards_that_are_laid_out_lie_side_by_side_and_sorted_hands_by_the_familys_ranks(qtbot: QtBot) -> None:
    view = TableView()
    qtbot.addWidget(view)
    view.resize(1280, 800)
    view.choreographer.set_speed(0)
    view.choreographer.pace = 0
    view.showing.set_setting(Setting(GAME_VIEW.places, None, GAME_VIEW.ranks))
    cards = (6, 19, 32, 45)
    view.showing.play_events(
        [
            DealBegan(0, 1, 2, 32),
            CardsMoved(STOCK, hand(0), (*cards, 8), (0,), False, "dealt"),
            CardsMoved(hand(0), laid_out(0), cards[:2], (-1,), True, "laid_out"),
        ]
    )
    first, second = view.scene().cards.lie[laid_out(0)]
    assert first.x() != second.x()
    assert first.y() == second.y()
    assert {first.card, second.card} == set(cards[:2])
    assert GAME_VIEW.ranks == RANKS[::-1]


def test_a_place_that_no_face_knows_is_an_error() -> None:
    setting = Setting(GAME_VIEW.places, None, GAME_VIEW.ranks)
    assert {setting.place_of(zone) for zone in (STOCK, hand(1), laid_out(0))} == {
        Place.STOCK,
        Place.HAND,
        Place.LAID_OUT,
    }
    with pytest.raises(CodedError) as caught:
        setting.place_of(Zone("attic", 1))
    assert (caught.value.code, caught.value.parameters) == ("no_place_for", {"zone": "attic:1"})

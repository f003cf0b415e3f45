"""No letter stands for two things that are visible together, in any language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.controller import Mode
from cardtable.app.i18n import Translation
from cardtable.app.settings import KEY, Settings
from cardtable.core.record import SeatEntry
from cardtable.games.registry import VARIANTS, variant
from cardtable.store.store import Store
from cardtable.ui.cards.faces import CardFaces
from cardtable.ui.help.viewer import RuleViewer
from cardtable.ui.main_window import MainWindow
from cardtable.ui.scorekeeper.chart import ChartDialog
from cardtable.ui.scorekeeper.evening_dialog import EveningDialog
from cardtable.ui.scorekeeper.evening_table import EveningTable
from cardtable.ui.scorekeeper.log_dialog import LogDialog
from cardtable.ui.scorekeeper.setup_dialog import LastSheet, SetupDialog
from cardtable.ui.scorekeeper.sheets_dialog import SheetsDialog
from tests.app.scripted import ScriptedClient, takes_most
from tests.ui.dialogs.test_dialogs import MAKERS
from tests.ui.letters import doubled
from tests.ui.scorekeeper.by_hand import Open
from tests.ui.scorekeeper.conftest import opened

__all__ = ["opened"]

LANGUAGES = ("en", "de")


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest, translation: Translation) -> Iterator[str]:
    translation.switch(request.param)
    yield request.param
    translation.switch("en")


def test_a_letter_that_is_given_twice_is_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    for text in ("&Play", "&Put back", "S&top"):
        layout.addWidget(QPushButton(text))
    assert doubled(window) == [{"P": ["&Play", "&Put back"]}]


@pytest.mark.parametrize("name", sorted(MAKERS))
def test_no_letter_of_a_dialog_means_two_things(
    name: str, spoken: str, qtbot: QtBot, faces: CardFaces, store: Store
) -> None:
    dialog = MAKERS[name](faces, store)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    assert doubled(dialog) == []


@pytest.mark.parametrize("kind", [*(one.id for one in VARIANTS), "free"])
def test_no_letter_of_a_score_sheet_means_two_things(kind: str, spoken: str, opened: Open) -> None:
    players = 2 if kind == "free" else variant(kind).players[0]
    assert doubled(opened(kind, *("Anna", "Björn", "Christina", "David")[:players])) == []


def test_no_letter_around_score_sheets_and_rules_means_two_things(
    spoken: str, opened: Open, qtbot: QtBot, faces: CardFaces
) -> None:
    window = opened("casino.swedish")
    sheet = window.keeper.sheet
    made: list[QWidget] = [
        SetupDialog(LastSheet(), ("Anna",)),
        SheetsDialog(),
        EveningDialog("", [sheet]),
        LogDialog(window.keeper, window.parties),
        ChartDialog(sheet, window.parties),
        EveningTable(window),
        RuleViewer(faces, spoken),
    ]
    for one in made:
        qtbot.addWidget(one)
    assert [found for one in made for found in doubled(one)] == []


@pytest.mark.turns(12)
@pytest.mark.parametrize("kind", [one.id for one in VARIANTS])
def test_no_letter_means_two_things_in_a_deal(
    kind: str, spoken: str, qtbot: QtBot, store: Store, translation: Translation
) -> None:
    store.put(KEY, Settings(language=spoken, speed="at_once", pace="none").to_json())
    store.create_sheet("casino.swedish", ("Anna", "Björn"), "", {}, (), {})
    font, palette = QApplication.font(), QApplication.palette()
    window = MainWindow(store, translation, "/", ScriptedClient(takes_most), "Anna")
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    found = doubled(window)
    players = variant(kind).players[0]
    seats = [SeatEntry("Anna"), *(SeatEntry("Agda", "counter") for _ in range(players - 1))]
    window.controller.begin(variant(kind).rule_set(players), seats)
    window._show_table()
    controller = window.controller
    # Exchange, declarations and the first tricks or captures; then the same comes again.
    for _ in range(10):
        qtbot.waitUntil(lambda: controller.mode in (Mode.HUMAN, Mode.RESULT))
        found += [one for one in doubled(window) if one not in found]
        if controller.mode is Mode.RESULT:
            break
        assert controller.session is not None
        legal = controller.session.legal()
        best = max(legal.representatives(), key=lambda action: len(legal.chosen(action)))
        window.table.showing.action_chosen.emit(best)
    controller.leave()
    window.close()
    QApplication.setFont(font)
    QApplication.setPalette(palette)
    assert found == []

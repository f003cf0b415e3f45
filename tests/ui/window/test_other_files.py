"""Files that are no matches, opened from outside: games for score sheets, and rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.example_games import example_games
from cardtable.app.scorekeeper.own_games import OwnGames
from cardtable.games.registry import variant
from cardtable.session.agreements import SUFFIX, Agreement, agreement_to_text
from cardtable.session.scorebook.own_games import GameTemplate, template_to_text
from cardtable.store.store import Store
from cardtable.ui.dialogs.new_game import NewGameDialog
from cardtable.ui.scorekeeper.game_choice import GameChoice
from cardtable.ui.scorekeeper.setup_dialog import SetupDialog
from cardtable.ui.window.main_window import MainWindow
from tests.ui.clicks import press
from tests.ui.scorekeeper.by_hand import start_of

HEARTS = next(one for one in example_games() if one.persons == 4)
RULES = Agreement("At Grandma’s", variant("casino.house").rule_set(2, {"hand_cards": 6}))


@pytest.fixture
def window(qtbot: QtBot, store: Store, translation: Translation) -> MainWindow:
    translation.switch("en")
    window = MainWindow(store, translation)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    return window


def shown(window: MainWindow) -> SetupDialog:
    dialog = window.sheet_door.desk.setup_dialog
    assert dialog is not None
    return dialog


def test_a_game_of_ones_own_begins_a_sheet_and_is_kept(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, store: Store
) -> None:
    file = tmp_path / "hearts.cardgame"
    file.write_text(template_to_text(HEARTS), encoding="utf-8")
    assert window.open_file(file)
    dialog = shown(window)
    assert dialog.isVisible()
    assert OwnGames(store).all() == (HEARTS,)
    names = ("Anna", "Bert", "Clara", "David")
    for field, name in zip(dialog.name_fields, names, strict=True):
        field.setText(name)
    QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)
    desk = window.sheet_door.desk
    qtbot.waitUntil(lambda: len(desk.windows) == 1)
    setup = desk.windows[0].keeper.sheet.setup
    assert (setup.own, setup.names) == (HEARTS.game, names)


def test_a_game_of_the_same_name_takes_the_place_of_none(window: MainWindow, tmp_path: Path, store: Store) -> None:
    mine = GameTemplate(example_games()[0].game, 3)
    other = next(one for one in example_games() if one.game != mine.game)
    renamed = GameTemplate(type(mine.game)(other.game.name, mine.game.columns, mine.game.formula), mine.persons)
    OwnGames(store).keep(renamed)
    file = tmp_path / "other.cardgame"
    file.write_text(template_to_text(other), encoding="utf-8")
    assert window.open_file(file)
    assert OwnGames(store).all() == (renamed,)
    assert [box.currentText() for box in shown(window).findChildren(GameChoice)[0].findChildren(QComboBox)] == [
        other.game.name
    ]
    QTest.mouseClick(start_of(shown(window)), Qt.MouseButton.LeftButton)
    (sheet,) = [one.keeper.sheet for one in window.sheet_door.desk.windows]
    assert sheet.setup.own == other.game


def test_rules_open_a_new_game_under_their_name(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / f"grandma{SUFFIX}"
    file.write_text(agreement_to_text(RULES), encoding="utf-8")
    assert window.open_file(file)
    (dialog,) = window.findChildren(NewGameDialog)
    assert dialog.isVisible()
    press(dialog, "Start")
    chosen = dialog.chosen()
    assert chosen is not None
    assert chosen.rule_set == RULES.rule_set


@pytest.mark.parametrize("name", ["spoilt.cardgame", f"spoilt{SUFFIX}"])
def test_what_is_spoilt_is_refused_with_its_name_and_a_reason(
    window: MainWindow, tmp_path: Path, store: Store, name: str
) -> None:
    whole = template_to_text(HEARTS) if name.endswith("game") else agreement_to_text(RULES)
    file = tmp_path / name
    file.write_text(whole[: len(whole) // 2], encoding="utf-8")
    assert not window.open_file(file)
    assert f"“{name}” could not be opened." in window.notices.text
    assert OwnGames(store).all() == ()
    assert not window.findChildren(NewGameDialog)

"""Games of one's own by hand: made, kept, handed on as a file, played, and refused where they cannot be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QFileDialog, QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from cardtable.app.scorekeeper.example_games import example_games
from cardtable.app.scorekeeper.own_games import OwnGames
from cardtable.session.scorebook.exchange import sheet_from_text, sheet_to_text
from cardtable.session.scorebook.own_games import template_from_text, template_to_text
from cardtable.store.store import Store
from cardtable.ui.scorekeeper.column_row import ColumnRow
from cardtable.ui.scorekeeper.desk import SheetDesk
from cardtable.ui.scorekeeper.own_game_dialog import OwnGameDialog
from cardtable.ui.scorekeeper.setup_dialog import SetupDialog
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.ui.clicks import button, named, press
from tests.ui.scorekeeper.by_hand import choose_kind, choose_template, start_of, type_deal

# QTest can press no key for the sign −.
FORMULA = "if(Bid = Tricks; 10 + Bid; -abs(Bid - Tricks))"


def setting_up(desk: SheetDesk, template: str = "") -> SetupDialog:
    desk.ask_new_sheet()
    dialog = desk.setup_dialog
    assert dialog is not None
    choose_kind(dialog, "free")
    if template:
        choose_template(dialog, template)
    return dialog


def opened_game(dialog: SetupDialog) -> OwnGameDialog:
    press(dialog, "Custom game…")
    return [one for one in dialog.findChildren(OwnGameDialog) if one.isVisible()][-1]


def rows(dialog: OwnGameDialog) -> list[ColumnRow]:
    return [one for one in dialog.findChildren(ColumnRow) if one.isVisible()]


def type_game(dialog: OwnGameDialog, name: str = "Bids", formula: str = FORMULA) -> None:
    """Type a game with the entries Bid and Tricks, of which there are 13."""
    QTest.keyClicks(named(dialog, QLineEdit, "Name of the game"), name)
    for entry in ("Bid", "Tricks"):
        press(dialog, "Another entry")
        QTest.keyClicks(dialog.focusWidget(), entry)
    named(rows(dialog)[1], QSpinBox, "in all").setValue(13)
    QTest.keyClicks(named(dialog, QLineEdit, "A player’s points"), formula)


def typed(window: SheetWindow, **texts: str) -> None:
    """Type and enter a deal, of which each text has the cells of a row; ``.`` is empty."""
    of_rows = {f"own:{name}": dict(enumerate(text.split())) for name, text in texts.items()}
    cells = {code: {side: text for side, text in row.items() if text != "."} for code, row in of_rows.items()}
    type_deal(window, **cells)


def begin(desk: SheetDesk, dialog: SetupDialog, qtbot: QtBot) -> SheetWindow:
    for field, name in zip(dialog.name_fields, ("Anna", "Björn", "Clara", "Dag"), strict=False):
        field.setText(name)
    QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(desk.windows) == 1)
    return desk.windows[0]


def test_a_game_is_made_by_hand_and_played_and_offered_again(desk: SheetDesk, store: Store, qtbot: QtBot) -> None:
    dialog = setting_up(desk)
    dialog.choose_players(3)
    game = opened_game(dialog)
    type_game(game)
    press(game, "Use this game")
    assert named(dialog, QComboBox, "Based on").currentText() == "Bids"
    window = begin(desk, dialog, qtbot)
    assert window.windowTitle() == "Bids: Anna, Björn and Clara"
    typed(window, Bid="5 5 2", Tricks="5 6 2")
    assert window.keeper.sheet.standing.points == (15, -1, 12)
    assert sheet_from_text(sheet_to_text(window.keeper.sheet)).standing.points == (15, -1, 12)
    assert store.sheets()[0].summary["game"] == "Bids"
    window.close()
    again = setting_up(desk)
    assert named(again, QComboBox, "Based on").currentText() == "Bids"


def test_a_deal_for_which_the_formula_divides_by_nothing_is_told_and_stays_typed(desk: SheetDesk, qtbot: QtBot) -> None:
    dialog = setting_up(desk)
    dialog.choose_players(2)
    game = opened_game(dialog)
    type_game(game, formula="Bid / (Tricks - 6)")
    press(game, "Use this game")
    window = begin(desk, dialog, qtbot)
    typed(window, Bid="5 4", Tricks="6 7")
    assert window.panel.message == "With these numbers the formula divides by zero."
    assert not window.keeper.sheet.rows
    assert [cell.text for cell in window.form.cells()] == ["5", "4", "6", "7"]


@pytest.mark.parametrize(
    ("name", "formula", "told"),
    [
        ("", FORMULA, "The game has no name yet."),
        ("Bids", "", "There is no formula yet for the points of a deal."),
        ("Bids", "Bid +", "Something is missing at the end of the formula."),
        ("Bids", "Bid + Trick", "“Trick” in the formula is neither an entry nor a function."),
        ("Bids", "Bid ! 2", "The formula cannot be understood from here on: ! 2"),
        ("Bids", "Bid / (2 - 2)", "The formula always divides by zero."),
    ],
)
def test_what_cannot_be_played_is_told_while_it_is_typed(desk: SheetDesk, name: str, formula: str, told: str) -> None:
    game = opened_game(setting_up(desk))
    type_game(game, name, formula)
    assert game.told == told
    assert not button(game, "Use this game").isEnabled()


def test_names_and_functions_are_written_by_touching_them(desk: SheetDesk, qtbot: QtBot) -> None:
    game = opened_game(setting_up(desk))
    type_game(game, formula="")
    qtbot.waitUntil(lambda: bool(game.findChildren(type(button(game, "max")))))
    press(game, "max")
    press(game, "Bid")
    QTest.keyClicks(named(game, QLineEdit, "A player’s points"), "; ")
    press(game, "Tricks")
    assert named(game, QLineEdit, "A player’s points").text() == "max(Bid; Tricks)"
    assert game.told == ""


def test_contracts_are_typed_with_what_they_are_worth(desk: SheetDesk, qtbot: QtBot) -> None:
    dialog = setting_up(desk)
    dialog.choose_players(3)
    game = opened_game(dialog)
    QTest.keyClicks(named(game, QLineEdit, "Name of the game"), "Solo")
    press(game, "Another entry")
    QTest.keyClicks(game.focusWidget(), "Game")
    kind = named(rows(game)[0], QComboBox, "Kind of entry")
    kind.setCurrentIndex(kind.findText("one of several contracts"))
    contracts = named(game, QLineEdit, "Contracts and their values")
    QTest.keyClicks(contracts, "Rufer; Solo 3")
    QTest.keyClicks(named(game, QLineEdit, "A player’s points"), "2 * Game - others(Game)")
    assert game.told.startswith("Give each contract a name")
    contracts.clear()
    QTest.keyClicks(contracts, "Rufer 1; Solo 3")
    press(game, "Use this game")
    window = begin(desk, dialog, qtbot)
    QTest.mouseClick(window.panel.cell("own:Solo", 1), Qt.MouseButton.LeftButton)
    press(window, "Enter")
    assert window.keeper.sheet.standing.points == (-3, 6, -3)


def test_a_game_is_handed_on_as_a_file(desk: SheetDesk, tmp_path: Path, qtbot: QtBot, store: Store) -> None:
    game = opened_game(setting_up(desk))
    type_game(game)
    press(game, "Save as a file…")
    (asking,) = game.findChildren(QFileDialog)
    asking.fileSelected.emit(str(tmp_path / "bids.cardgame"))
    assert game.told == "Saved as “bids.cardgame”."
    asking.close()
    game.reject()
    assert not OwnGames(store).all()
    assert template_from_text((tmp_path / "bids.cardgame").read_text()).game.formula == FORMULA
    other = opened_game(setting_up(desk))
    other.read_file(str(tmp_path / "bids.cardgame"))
    assert [row.column().name for row in rows(other)] == ["Bid", "Tricks"]
    press(other, "Use this game")
    assert [one.game.name for one in OwnGames(store).all()] == ["Bids"]


def test_a_file_that_is_read_over_a_game_leaves_that_game_in_the_list(
    desk: SheetDesk, tmp_path: Path, store: Store
) -> None:
    OwnGames(store).keep(example_games()[0])
    path = tmp_path / "other.cardgame"
    path.write_text(template_to_text(example_games()[1]), encoding="utf-8")
    names = [one.game.name for one in example_games()[:2]]
    game = opened_game(setting_up(desk, names[0]))
    game.read_file(str(path))
    press(game, "Use this game")
    assert [one.game.name for one in OwnGames(store).all()] == names


def test_a_game_that_is_renamed_is_kept_under_the_new_name_alone(desk: SheetDesk, store: Store) -> None:
    OwnGames(store).keep(example_games()[0])
    game = opened_game(setting_up(desk, example_games()[0].game.name))
    named(game, QLineEdit, "Name of the game").setText("Tuesdays")
    press(game, "Use this game")
    assert [one.game.name for one in OwnGames(store).all()] == ["Tuesdays"]


def test_the_kept_games_are_not_read_for_each_letter(
    desk: SheetDesk, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = opened_game(setting_up(desk))
    read: list[str] = []
    whole = store.get

    def get(key: str, default: Any = None) -> Any:
        read.append(key)
        return whole(key, default)

    monkeypatch.setattr(store, "get", get)
    QTest.keyClicks(named(game, QLineEdit, "Name of the game"), "Thursdays")
    assert read == []
    press(game, "Use this game")
    assert "score_sheet_games" in read


def test_a_file_that_is_no_game_is_told_and_changes_nothing(desk: SheetDesk, tmp_path: Path) -> None:
    game = opened_game(setting_up(desk))
    type_game(game)
    broken = template_to_text(example_games()[0]).replace("10 +", "1 / 0 +").replace("; 0)", "; 1 / 0)")
    for text, told in (
        ("{}", "This file cannot be read. This file does not contain a custom game."),
        (broken, "This file cannot be read. The formula always divides by zero."),
    ):
        (tmp_path / "spoilt.cardgame").write_text(text, encoding="utf-8")
        game.read_file(str(tmp_path / "spoilt.cardgame"))
        assert game.told == told
        assert [row.column().name for row in rows(game)] == ["Bid", "Tricks"]
    game.read_file(str(tmp_path / "missing"))
    assert game.told.startswith("This file cannot be read.")


def test_two_games_cannot_have_one_name_and_one_is_taken_off_the_list(
    desk: SheetDesk, store: Store, qtbot: QtBot
) -> None:
    OwnGames(store).keep(template_from_text(template_to_text(example_games()[1])))
    (kept,) = OwnGames(store).all()
    dialog = setting_up(desk)
    game = opened_game(dialog)
    type_game(game, kept.game.name)
    assert game.told == f"Another game is already called “{kept.game.name}”."
    game.reject()
    choose_template(dialog, kept.game.name)
    game = opened_game(dialog)
    press(game, "Remove from the list")
    assert game.told == f"“{kept.game.name}” is no longer in the list. Sheets for it stay as they are."
    assert not OwnGames(store).all()


def test_the_games_that_come_along_can_be_played(desk: SheetDesk, qtbot: QtBot) -> None:
    window = begin(desk, setting_up(desk, "Skat by game value"), qtbot)
    typed(window, Spades=". 1 .", Factor=". 3 .")
    typed(window, Null="1 . .", Lost="1 . .")
    assert window.keeper.sheet.standing.points == (-46, 33, 0)


def test_a_correction_of_the_formula_counts_all_deals_again(desk: SheetDesk, qtbot: QtBot) -> None:
    window = begin(desk, setting_up(desk, "Skat by game value"), qtbot)
    typed(window, Spades=". 1 .", Factor=". 3 .")
    desk.ask_correction(window)
    dialog = desk.setup_dialog
    assert dialog is not None
    game = opened_game(dialog)
    named(game, QLineEdit, "A player’s points").setText("Game × max(Factor; 1) × if(Lost; −1; 1) + persons")
    press(game, "Use this game")
    QTest.mouseClick(start_of(dialog), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.keeper.sheet.standing.points == (3, 36, 3))

"""What a person does in the dialog for a new game, and sees there."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget

from cardtable.ui.dialogs.game_tile import GameTile
from cardtable.ui.dialogs.new_game import NewGameDialog
from cardtable.ui.dialogs.number_row import NumberRow
from cardtable.ui.dialogs.rule_chips import RuleChips
from cardtable.ui.look.segments import Segment
from cardtable.words.families import variant_name
from tests.ui.clicks import click, press


def choose_rules(dialog: NewGameDialog, variant: str) -> None:
    """Click on the picture of the rule set ``variant``."""
    press(dialog, variant_name(variant))


def choose_players(dialog: NewGameDialog, players: int) -> None:
    """Click on the button for a number of players; where the rule set allows only one number, none is there."""
    title = QCoreApplication.translate("SeatsForm", "Number of players")
    offered = [one for one in dialog.findChildren(Segment) if one.isVisible() and one.accessibleDescription() == title]
    assert len(offered) == (0 if dialog.variant.players == (players,) else len(dialog.variant.players))
    for one in offered:
        if one.text().startswith(str(players)):
            click(one)


def favourites(dialog: NewGameDialog) -> list[str]:
    """The names of the favourites that are offered."""
    return [tile.text() for tile in dialog.findChildren(GameTile) if tile.isVisible() and tile not in dialog.tiles]


def number_row(dialog: QWidget) -> NumberRow:
    """The row that asks for the number of the cards."""
    (row,) = dialog.findChildren(NumberRow)
    return row


def choose_opponent(dialog: NewGameDialog, seat: int, player: str) -> None:
    """Click on the face of ``player`` at a seat, counted from 0."""
    (face,) = [one for one in dialog.rows[seat].who.buttons if one.player == player]
    if dialog.rows[seat].line.isVisible() and not face.isVisible():
        # Where there are several, each is a line that has to be opened.
        click(dialog.rows[seat].line)
    assert face.isVisible()
    click(face)


def write(line: QLineEdit, text: str) -> None:
    """Write ``text`` into a line that is seen, in the place of what stands there."""
    assert line.isVisible()
    line.selectAll()
    QTest.keyClick(line, Qt.Key.Key_Delete)
    QTest.keyClicks(line, text)


def chips(dialog: NewGameDialog) -> list[str]:
    """The house rules that are shown, from left to right."""
    (row,) = dialog.findChildren(RuleChips)
    return list(row.texts)

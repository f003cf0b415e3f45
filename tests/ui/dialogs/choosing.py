"""What a person does in the dialog for a new game, and sees there."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cardtable.ui.dialogs.game_tile import GameTile
from cardtable.ui.dialogs.new_game import NewGameDialog
from cardtable.ui.dialogs.number_row import NumberRow
from cardtable.ui.look.toggle import Toggle
from cardtable.words.families import variant_name
from tests.ui.clicks import click, press


def choose_rules(dialog: NewGameDialog, variant: str) -> None:
    """Click on the picture of the rule set ``variant``."""
    press(dialog, variant_name(variant))


def choose_players(dialog: NewGameDialog, players: int) -> None:
    """Click on the button for a number of players; where the rule set allows only one number, none is there."""
    offered = [one for one in dialog.findChildren(Toggle) if one.isVisible() and one.text()[0].isdigit()]
    assert len(offered) == (0 if dialog.variant.players == (players,) else len(dialog.variant.players))
    for one in offered:
        if one.text().startswith(str(players)):
            click(one)


def favourites(dialog: NewGameDialog) -> list[str]:
    """The names of the favourites that are offered."""
    return [tile.text() for tile in dialog.findChildren(GameTile) if tile.isVisible() and tile not in dialog.tiles]


def number_row(dialog: QWidget) -> NumberRow:
    """The row on the second page that asks for the number of the cards."""
    (row,) = dialog.findChildren(NumberRow)
    return row

"""The walk through what is seen only by those who have played already, on which pictures of texts are taken."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QTabWidget, QTreeWidget

from cardtable.ai.names import PLAYERS
from cardtable.app.model_deals import model_deal
from cardtable.app.scorekeeper.example_games import example_games
from cardtable.app.scorekeeper.own_games import OwnGames
from cardtable.core.record import SeatEntry
from cardtable.games.registry import FAMILIES
from cardtable.session.scorebook.cash import ADVANCED, INTO, OUT, PAID
from cardtable.session.scorebook.own_games import GameTemplate
from cardtable.session.session import Session
from cardtable.store import Store
from cardtable.store.model import DealResult
from cardtable.ui.dialogs.matches_dialog import MatchesDialog
from cardtable.ui.scorekeeper.evening_dialog import EveningDialog
from cardtable.ui.scorekeeper.own_game_dialog import OwnGameDialog
from cardtable.ui.start.walking import PERSON, SETTLED, Step, begin, first_of, press, show_end, wait
from cardtable.ui.window.main_window import MainWindow

_PLAYERS: Final = 3
"""Those of a game without rules here."""
_MATCHES: Final = 12
"""So many matches of a game show a line of the results."""


def past_steps(window: MainWindow, store: Store) -> Iterator[Step]:
    """Yield the steps; matches of all families are kept in ``store`` first."""
    for family in FAMILIES:
        _play(store, first_of(family))
    translate = QCoreApplication.translate
    # What the buttons are called now, with the tags of their texts.
    statistics = translate("MatchesDialog", "S&tatistics and ratings…")
    look_through = translate("MatchesDialog", "&Look through")
    pages = (
        translate("SheetsDialog", "De&tails…"),
        translate("SheetsDialog", "&All games…"),
        translate("SheetsDialog", "&Club table…"),
    )
    yield "hall-again", window.ways.go_home, SETTLED
    yield "statistics", partial(_press_past, window, statistics), SETTLED
    for place in range(len(FAMILIES)):
        yield f"statistics-{place}", partial(_choose_game, window, statistics, place), SETTLED
    yield "replay", partial(_look_through, window, store, look_through), SETTLED
    for family in FAMILIES:
        for won in (True, False):
            yield f"own-end-{family}-{won}", partial(_end_own, window, first_of(family), won=won), SETTLED
    yield "hall-go-on", window.ways.go_home, SETTLED
    for place, game in enumerate(example_games()):
        yield f"own-game-{place}", partial(_show_game, window, store, game), SETTLED
    for kind in (PAID, ADVANCED, INTO, OUT):
        yield f"cash-{kind}", partial(_ask_cash, window, store, kind), SETTLED
    for place, words in enumerate(pages):
        yield f"persons-{place}", partial(_press_persons, window, words), SETTLED


def _keep(store: Store, session: Session) -> int:
    """Keep a match, not yet over, that a person plays at the first seat; return its number."""
    others = (SeatEntry(PLAYERS[0], PLAYERS[0]) for _ in session.seats[1:])
    record = replace(session.record(), seats=(SeatEntry(PERSON), *others), number=None)
    return store.create_match(record, [DealResult(deal.lines, deal.standing) for deal in session.finished_deals()])


def _play(store: Store, kind: str) -> None:
    """Keep matches of a rule set that Anna has won and lost."""
    session = model_deal(kind).session
    for number in range(_MATCHES):
        store.finish_match(_keep(store, session), replace(session.standing, winners=(number % 2,)))


def _look_through(window: MainWindow, store: Store, words: str) -> None:
    """Look through a match; one of those that are said to be over would not be a record of anything."""
    _keep(store, model_deal(first_of(next(iter(FAMILIES)))).session)
    _press_past(window, words)


def _press_past(window: MainWindow, words: str) -> None:
    """Press the button with these ``words`` in the list of past games, of which the first is chosen."""
    window.commands.matches.trigger()
    wait(SETTLED)
    for dialog in window.findChildren(MatchesDialog):
        dialog.table.selectRow(0)
    press(window, words)


def _choose_game(window: MainWindow, statistics: str, place: int) -> None:
    """Show the statistics, which the button with these words opens, of the game in a ``place``."""
    _press_past(window, statistics)
    wait(SETTLED)
    for box in window.findChildren(QComboBox):
        if box.isVisible() and box.count() > place:
            box.setCurrentIndex(place)


def _end_own(window: MainWindow, kind: str, *, won: bool) -> None:
    """Show the end of a match that the person at this computer has won or lost."""
    begin(window, kind)
    show_end(window, 0 if won else 1)


def _show_game(window: MainWindow, store: Store, game: GameTemplate) -> None:
    """Show a game with formulas as it is made or changed."""
    OwnGameDialog(OwnGames(store), game.game, _PLAYERS, {}, window).show()


def _ask_cash(window: MainWindow, store: Store, kind: str) -> None:
    """Open the settlement of the evening of the newest sheet, and ask there for an entry of the cash book."""
    desk = window.sheet_door.desk
    desk.open_sheet(max(one.id for one in store.sheets()))
    sheet = desk.windows[-1]
    desk.show_evening(sheet)
    sheet.findChildren(EveningDialog)[-1].ask(kind)


def _press_persons(window: MainWindow, words: str) -> None:
    """Press the button with these ``words`` of the page of persons in the list of sheets; the first is chosen."""
    window.sheet_door.desk.show_sheets()
    dialog = window.sheet_door.desk.sheets_dialog
    assert dialog is not None
    dialog.findChildren(QTabWidget)[0].setCurrentIndex(1)
    wait(SETTLED)
    for tree in dialog.findChildren(QTreeWidget):
        if tree.isVisible() and tree.topLevelItemCount():
            tree.setCurrentIndex(tree.model().index(0, 0))
    press(dialog, words)

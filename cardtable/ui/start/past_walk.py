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
from cardtable.games.registry import FAMILIES, VARIANTS
from cardtable.session.scorebook.cash import ADVANCED, INTO, OUT, PAID
from cardtable.session.scorebook.own_games import GameTemplate
from cardtable.store import Store
from cardtable.store.model import DealResult
from cardtable.ui.scorekeeper.evening_dialog import EveningDialog
from cardtable.ui.scorekeeper.own_game_dialog import OwnGameDialog
from cardtable.ui.start.walking import SETTLED, Step, press, wait
from cardtable.ui.window.main_window import MainWindow

_PERSON: Final = "Anna"
_PLAYERS: Final = 3
"""Those of a game without rules here."""
_MATCHES: Final = 12
"""So many matches of a game show a line of the results."""


def past_steps(window: MainWindow, store: Store) -> Iterator[Step]:
    """Yield the steps; matches of all families are kept in ``store`` first."""
    for family in FAMILIES:
        _play(store, next(variant.id for variant in VARIANTS if variant.family == family))
    translate = QCoreApplication.translate
    # What the buttons are called now, with the tags of their texts.
    statistics, look_through = translate("MatchesDialog", "S&tatistics…"), translate("MatchesDialog", "&Look through")
    pages = (
        translate("SheetsDialog", "De&tails…"),
        translate("SheetsDialog", "&All games…"),
        translate("SheetsDialog", "&Club table…"),
    )
    yield "hall-again", window.ways.go_home, SETTLED
    yield "statistics", partial(_press_past, window, statistics), SETTLED
    for place in range(len(FAMILIES)):
        yield f"statistics-{place}", partial(_choose_game, window, place), SETTLED
    yield "replay", partial(_press_past, window, look_through), SETTLED
    for family in FAMILIES:
        name = next(variant.id for variant in VARIANTS if variant.family == family)
        for won in (True, False):
            yield f"own-end-{family}-{won}", partial(_end_own, window, name, won=won), SETTLED
    yield "hall-go-on", window.ways.go_home, SETTLED
    for place, game in enumerate(example_games()):
        yield f"own-game-{place}", partial(_show_game, window, store, game), SETTLED
    for kind in (PAID, ADVANCED, INTO, OUT):
        yield f"cash-{kind}", partial(_ask_cash, window, store, kind), SETTLED
    for place, words in enumerate(pages):
        yield f"persons-{place}", partial(_press_persons, window, words), SETTLED


def _play(store: Store, kind: str) -> None:
    """Keep matches of a rule set that Anna has won and lost."""
    session = model_deal(kind).session
    others = (SeatEntry(PLAYERS[0], PLAYERS[0]) for _ in session.seats[1:])
    record = replace(session.record(), seats=(SeatEntry(_PERSON), *others))
    results = [DealResult(deal.lines, deal.standing) for deal in session.finished_deals()]
    for number in range(_MATCHES):
        match = store.create_match(replace(record, number=None), results)
        store.finish_match(match, replace(session.standing, winners=(number % 2,)))


def _press_past(window: MainWindow, words: str) -> None:
    """Press the button with these ``words`` in the list of past games, of which the first is chosen."""
    window.commands.matches.trigger()
    wait(SETTLED)
    press(window, words)


def _choose_game(window: MainWindow, place: int) -> None:
    _press_past(window, QCoreApplication.translate("MatchesDialog", "S&tatistics…"))
    wait(SETTLED)
    for box in window.findChildren(QComboBox):
        if box.isVisible() and box.count() > place:
            box.setCurrentIndex(place)


def _end_own(window: MainWindow, kind: str, *, won: bool) -> None:
    """Show the end of a match that the person at this computer has won or lost."""
    rule_set = next(variant for variant in VARIANTS if variant.id == kind).rule_set()
    window.controller.leave()
    others = (SeatEntry(PLAYERS[0], PLAYERS[0]) for _ in range(rule_set.players - 1))
    window.controller.begin(rule_set, [SeatEntry(_PERSON), *others])
    window.pages.show_table()
    show_end(window, 0 if won else 1)


def show_end(window: MainWindow, winner: int) -> None:
    """Show the end of the match on the table, as if this side had won it."""
    session = window.controller.session
    if session is not None:
        standing = session.standing
        factors = tuple(int(side != winner) for side in range(len(standing.points)))
        window.late.results.show_match(replace(standing, winners=(winner,), factors=factors))


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

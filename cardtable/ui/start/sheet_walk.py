"""The walk through the windows of score sheets on which pictures of texts are taken."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from operator import attrgetter
from typing import Final

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QMenu

from cardtable.app.model_deals import model_deal
from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.app.scorekeeper.own_games import OwnGames
from cardtable.app.scorekeeper.sheet_form import SheetForm
from cardtable.core.errors import CodedError
from cardtable.core.sheets import FREE
from cardtable.games.entry import FREE_TEMPLATES
from cardtable.games.registry import FAMILIES, VARIANTS, family_of, variant
from cardtable.session.scorebook.model import EndEntry, MarkEntry, PlayedEntry, SheetSetup
from cardtable.store import Store
from cardtable.ui.scorekeeper.desk import SheetDesk
from cardtable.ui.scorekeeper.fault_dialog import FaultDialog
from cardtable.ui.scorekeeper.own_game_dialog import OwnGameDialog
from cardtable.ui.scorekeeper.sheet_actions import SheetActions
from cardtable.ui.scorekeeper.window import SheetWindow
from cardtable.ui.window.main_window import MainWindow

SheetStep = tuple[str, Callable[[], object]]
"""The name of a picture, and what is done before it is taken."""

_NAMES: Final = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn", "Greta", "Hugo")
_EVENING: Final = "Anna & Ben"
_QUESTIONS: Final = 6
"""More questions than the rules ask about any fault."""
_WINDOWS: Final = ("setup", "joining", "others", "end", "chart", "log", "evening", "table", "print", "cards", "tallies")
"""What is opened from a sheet, by the names of its actions."""


def sheet_steps(window: MainWindow, store: Store) -> Iterator[SheetStep]:
    """Yield the steps: the sheet of each rule set and what is corrected on it, and for one of each family and for each
    game without rules here also all windows that belong to it.
    """
    desk = window.sheet_door.desk
    first = {next(one.id for one in VARIANTS if one.family == family) for family in FAMILIES}
    for kind in (one.id for one in VARIANTS):
        number = _begun(store, kind)
        yield f"sheet-{kind}", partial(_open, desk, number)
        for name in _WINDOWS if kind in first else ("setup", "joining"):
            yield f"sheet-{kind}-{name}", partial(_do, desk, number, name)
        if kind in first:
            for place in range(2):
                yield f"sheet-{kind}-menu-{place}", partial(_pop_up, desk, number, place)
            yield f"sheet-{kind}-correction", partial(_correct, desk, number)
            yield from _faults(desk, number, kind)
    for game in ("", *FREE_TEMPLATES):
        number = _begun(store, FREE, game)
        yield f"sheet-free-{game}", partial(_open, desk, number)
        for name in ("setup", "evening") if game else _WINDOWS:
            yield f"sheet-free-{game}-{name}", partial(_do, desk, number, name)
    yield "own-game", lambda: OwnGameDialog(OwnGames(store), None, 3, {}, window).show()
    yield "sheets", desk.show_sheets


def _begun(store: Store, kind: str, game: str = "") -> int:
    """Return the number of a sheet with a deal that was played, points marked by hand, and a match that was ended."""
    players, lines = 3, None
    if kind != FREE:
        session = model_deal(kind).session
        players, lines = session.rule_set.players, next(iter(session.finished_deals())).lines
    keeper = SheetKeeper.begin(store, SheetSetup(kind, _NAMES[:players], unit="EUR", evening=_EVENING, game=game))
    if lines is not None:
        keeper.add(PlayedEntry(lines, 1, 0))
    rules = keeper.sheet.rules
    playing = rules.playing(keeper.sheet.next_standing)
    keeper.add(MarkEntry(tuple(2 * (side in playing) for side in range(len(rules.sides)))))
    # Where there are no matches, none is ended.
    with suppress(CodedError):
        keeper.add(EndEntry())
    number = keeper.number
    assert number is not None
    keeper.deleteLater()
    return number


def _open(desk: SheetDesk, number: int) -> SheetWindow:
    desk.open_sheet(number)
    return desk.windows[-1]


def _do(desk: SheetDesk, number: int, name: str) -> None:
    action: QAction = attrgetter(name)(_actions(_open(desk, number)))
    action.trigger()


def _actions(sheet: SheetWindow) -> SheetActions:
    return sheet.findChildren(SheetActions)[0]


def _pop_up(desk: SheetDesk, number: int, place: int) -> None:
    sheet = _open(desk, number)
    sheet.findChildren(QMenu)[place].popup(sheet.pos())


def _correct(desk: SheetDesk, number: int) -> None:
    sheet = _open(desk, number)
    sheet.findChildren(SheetForm)[0].correct(1)


def _faults(desk: SheetDesk, number: int, kind: str) -> Iterator[SheetStep]:
    """Yield for each fault at the real table the questions that are asked about it and a ruling: the first answer given
    to each, and then the last one.
    """
    for fault in family_of(kind).faults(variant(kind).rule_set()):
        for answer in (0, -1):
            yield f"fault-{kind}-{fault.code}-{answer}", partial(_rule, desk, number, fault.code, answer)


def _rule(desk: SheetDesk, number: int, code: str, answer: int) -> None:
    sheet = _open(desk, number)
    _actions(sheet).faults.trigger()
    dialog = sheet.findChildren(FaultDialog)[-1]
    dialog.choose(code)
    for _ in range(_QUESTIONS):
        if dialog.told[0] or not dialog.asked:
            return
        found = [one for one in dialog.findChildren(QAbstractButton) if one.accessibleDescription() == dialog.asked[-1]]
        # A question that is asked no more is still there for the moment.
        options = [one for one in found if one.parentWidget() is found[-1].parentWidget()]
        options[answer].click()

"""The walk through the windows of the program on which pictures of its texts are taken: what is done before each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from cardtable.ai.names import PLAYERS
from cardtable.games.registry import FAMILIES, VARIANTS
from cardtable.store import Store
from cardtable.ui.dialogs.new_game import NewGameDialog
from cardtable.ui.start.past_walk import past_steps
from cardtable.ui.start.sheet_walk import sheet_steps
from cardtable.ui.start.walking import SETTLED, Step, begin, first_of, nothing, press, show_end, wait
from cardtable.ui.window.main_window import MainWindow

_MOMENT = 400
"""Between two looks at computer players, in milliseconds."""
_SOON = 60
"""Until a window of a score sheet stands, which waits for nobody."""
_MOMENTS = 15
"""So many looks see a deal from its first card to its score."""


def steps(window: MainWindow, store: Store) -> Iterator[Step]:
    """Yield the steps through ``window``, whose matches and score sheets are kept in ``store``."""
    commands, ways = window.commands, window.ways
    yield "hall", nothing, SETTLED
    for place, menu in enumerate(window.findChildren(QMenu)):
        yield f"menu-{place}", partial(menu.popup, window.pos()), 0
    for family in FAMILIES:
        yield f"new-game-{family}", partial(ways.choose_game, family), SETTLED
        yield f"rules-{family}", partial(_choose_rules, window, family), SETTLED
    opened: dict[str, QAction] = {
        "learn": commands.learn,
        "puzzles": commands.puzzles,
        "settings": commands.preferences,
        "keys": commands.keys,
        "about": commands.about,
        "new-sheet": commands.new_sheet,
    }
    for name, action in opened.items():
        yield name, action.trigger, SETTLED
    for variant in VARIANTS:
        yield f"table-{variant.id}", partial(begin, window, variant.id), SETTLED
        yield f"hint-{variant.id}", commands.hint.trigger, SETTLED
    for family in FAMILIES:
        yield f"watched-{family}", partial(begin, window, first_of(family), PLAYERS[0]), SETTLED
        for moment in range(_MOMENTS):
            yield f"watched-{family}-{moment}", nothing, _MOMENT
        yield f"pack-{family}", window.late.results.show_all_cards, SETTLED
        yield f"end-{family}", partial(show_end, window, 0), _MOMENT
    for family in FAMILIES:
        for place in range(sum(variant.family == family for variant in VARIANTS)):
            yield f"agreeing-{family}-{place}", partial(_agree, window, family, place), SETTLED
        yield f"model-{family}", partial(window.late.help.show_model_deal, first_of(family)), SETTLED
    for name, step in sheet_steps(window, store):
        yield name, step, _SOON
    afterwards: dict[str, QAction] = {
        "matches": commands.matches,
        "past-sheets": commands.sheets,
        "rules": commands.rules_here,
    }
    for name, action in afterwards.items():
        yield name, action.trigger, SETTLED
    yield from past_steps(window, store)


def _choose_rules(window: MainWindow, family: str) -> None:
    window.ways.choose_game(family)
    wait(SETTLED)
    press(window, QCoreApplication.translate("NewGameDialog", "M&ore rules…"))


def _agree(window: MainWindow, family: str, place: int) -> None:
    """Show all that can be agreed for the rule set in a ``place`` of its family."""
    window.ways.choose_game(family)
    wait(SETTLED)
    dialog = window.findChildren(NewGameDialog)[-1]
    dialog.tiles[place].click()
    press(window, QCoreApplication.translate("NewGameDialog", "M&ore rules…"))

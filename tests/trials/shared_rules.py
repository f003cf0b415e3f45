"""House rules put together by the pointer of the screen, named, played, kept on a score sheet, and given to a friend.

    python -m tests.trials.shared_rules build FOLDER LANGUAGE
    python -m tests.trials.shared_rules sheet FOLDER LANGUAGE
    python -m tests.trials.shared_rules friend OTHER_FOLDER LANGUAGE CODE

The second step is another start of the first one's program, the third somebody else's.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget

from cardtable.ui.dialogs.agreement_dialog import AgreementDialog
from cardtable.ui.dialogs.new_game import NewGameDialog
from cardtable.ui.dialogs.number_row import NumberRow
from cardtable.ui.dialogs.question import QuestionDialog
from cardtable.ui.scorekeeper.entry_cells import NumberCell
from cardtable.ui.scorekeeper.house_row import HouseRow
from cardtable.ui.scorekeeper.setup_dialog import SetupDialog
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.trials.mouse import wait_until
from tests.trials.new_games import Game, Visitor, in_window

NAME = "Friday Casino"
HOUSE = Game("casino.house", {"hand_cards": 6, "target": 11}, begins_with="casino.royal")
TYPED: Mapping[str, tuple[int, int]] = {
    "cards": (30, 22),
    "spades": (8, 5),
    "big_casino": (1, 0),
    "little_casino": (0, 1),
    "aces": (3, 1),
}
"""A deal of these rules: 3 for cards, 1 for spades, 2 and 1 for the two casinos, and one for each ace."""
POINTS = (9, 2)
W = TypeVar("W", bound=QWidget)


def shown(kind: type[W]) -> W:
    """Return the widget of a ``kind`` that is seen, once it is."""

    def seen() -> list[W]:
        return [one for top in QApplication.topLevelWidgets() for one in _with_parts(top, kind) if one.isVisible()]

    wait_until(lambda: bool(seen()))
    return seen()[0]


def _with_parts(top: QWidget, kind: type[W]) -> list[W]:
    return [*([top] if isinstance(top, kind) else []), *top.findChildren(kind)]


def build(visitor: Visitor) -> Mapping[str, object]:
    """Put rules together, have nonsense refused, name them, take their code, and play a match by them."""
    dialog = visitor.open_new_game("casino")
    visitor.press(next(tile for tile in dialog.tiles if tile.variant.id == HOUSE.variant))
    visitor.agree(dialog, HOUSE)
    visitor.press_words(dialog, "M&ore rules…", "NewGameDialog")
    kinds = dialog.options.row("sweep_kind")
    visitor.set_row(kinds, "passed_on")
    visitor.camera.take("nonsense is refused")
    refused = dialog.refusal
    assert refused
    assert dialog.bright is None
    visitor.set_row(kinds, "kept")
    assert not dialog.refusal
    visitor.press_words(dialog, "&Keep as a favourite…", "NewGameDialog")
    question = shown(QuestionDialog)
    visitor.camera.take("a name is asked for")
    visitor.write(NAME)
    wait_until(lambda: question.findChildren(QLineEdit)[0].text() == NAME)
    assert question.bright is not None
    visitor.press(question.bright)
    visitor.press_words(dialog, "These rules in &words, to share…", "AgreementRow")
    told = shown(AgreementDialog)
    visitor.press(told.copy)
    code = told.line.text()
    assert QGuiApplication.clipboard().text() == code
    visitor.camera.take("in words")
    assert told.bright is not None
    visitor.press(told.bright)
    visitor.press_words(dialog, "‹ &Back", "NewGameDialog")
    visitor.camera.take("named rules in new game")
    visitor.start(dialog)
    return {**visitor.played(), "code": code, "refused": refused}


def keep_sheet(visitor: Visitor) -> Mapping[str, object]:
    """Keep a sheet by the rules that were named, and enter a deal."""
    visitor.press(visitor.window.pages.start.scoring)
    setup = shown(SetupDialog)
    kinds = setup.findChildren(QComboBox)[0]
    visitor.pick(kinds, HOUSE.variant)
    saved = setup.findChildren(HouseRow)[0].box
    visitor.pick_text(saved, NAME)
    for name, line in zip(("Anna", "Bert"), setup.name_fields, strict=True):
        visitor.press(line)
        visitor.write(name)
    visitor.camera.take("a sheet for the named rules")
    assert setup.bright is not None, setup.refusal
    visitor.press(setup.bright)
    window = shown(SheetWindow)
    wait_until(window.isActiveWindow)
    for code, numbers in TYPED.items():
        for side, number in enumerate(numbers):
            cell = window.panel.cell(code, side)
            if isinstance(cell, NumberCell):
                visitor.press(cell)
                visitor.write(str(number))
            elif number:
                visitor.press(cell)
    visitor.camera.take("a deal is typed")
    visitor.press(window.panel.enter_button)
    if window.form.doubtful:
        visitor.press(window.panel.enter_button)
    wait_until(lambda: bool(window.keeper.sheet.rows))
    visitor.camera.take("the sheet")
    sheet = window.keeper.sheet
    return {"rules": sheet.setup.kind, "options": dict(sheet.setup.options), "points": list(sheet.standing.points)}


def receive(visitor: Visitor, code: str) -> Mapping[str, object]:
    """Enter a friend’s code in New game, and play a match by the rules that it has."""
    dialog = visitor.open_new_game("piquet")
    visitor.press_words(dialog, "A friend’s &code…", "NewGameDialog")
    line = shown(NumberRow).line
    visitor.press(line)
    visitor.write(code)
    wait_until(lambda: line.text() == code)
    visitor.type_key("Tab")
    wait_until(lambda: shown(NewGameDialog).variant.id == HOUSE.variant)
    visitor.camera.take("a friend’s rules")
    visitor.start(dialog)
    session = visitor.window.controller.session
    assert session is not None
    return {"agreed": dict(session.rule_set.options), **visitor.played()}


def main(step: str, folder: str, language: str, *code: str) -> int:
    """Do one of the steps; return the exit status."""
    steps: Mapping[str, Callable[[Visitor], Mapping[str, object]]] = {
        "build": build,
        "sheet": keep_sheet,
        "friend": lambda visitor: receive(visitor, *code),
    }
    return in_window(Path(folder), language, steps[step])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

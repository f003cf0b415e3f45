"""A visitor who plays a whole match of a game by the pointer of the screen, from the hall to the end, in a real window.

    python -m tests.trials.new_games GAME FOLDER [LANGUAGE]

Pictures of each kind of step go to FOLDER, which also becomes the home of the program. The last line on the standard
output is JSON: what was played, whether it is over, and what lay where it must not.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QSpinBox, QWidget

from cardtable.app.settings import KEY, Settings
from cardtable.core.rules import OptionValue
from cardtable.games.registry import FAMILIES, VARIANTS
from cardtable.store.places import DIRECTORY_VARIABLE
from cardtable.ui.dialogs.agreement_row import PresetRow
from cardtable.ui.dialogs.new_game import NewGameDialog
from cardtable.ui.dialogs.option_form import OptionRow
from cardtable.ui.hall.picture_tile import PictureTile
from cardtable.ui.look.look import wear
from cardtable.ui.look.segments import Segment
from cardtable.ui.start.app import open_store, open_window, set_up_application
from cardtable.ui.window.main_window import MainWindow
from cardtable.ui.window.onlooker_bar import OnlookerBar
from tests.trials.mouse import Covered, ScreenMouse, wait_until
from tests.trials.newcomer import Newcomer
from tests.ui.clicks import button

MIDDLE = 6
"""After so many cards of one's own a picture is taken of the middle of the play."""


@dataclass(frozen=True, slots=True)
class Game:
    """What is chosen in the dialog: the rule set, with which rules its options begin, and what is changed then."""

    variant: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    players: int = 0
    begins_with: str = ""


GAMES: Mapping[str, Game] = {
    "cicera": Game("casino.cicera", {"target": 11}),
    "zwicker_jensen": Game("casino.zwicker_jensen", {"deals": 1}),
    "old36": Game("piquet.old36", {"target": 50}),
    "chouette": Game("piquet.chouette", {"target": 20, "parties": 3, "box": "cavendish"}, players=3),
    "au_cent": Game("piquet.points", {"target": 20}, begins_with="piquet.au_cent"),
    "pool": Game("ecarte.rotation", {"length": "pool", "treble": True}, players=3),
    "laistokasino": Game(
        "casino.house", {"arrival": "none", "wins": "fewest", "target": 8}, begins_with="casino.finnish"
    ),
    "mulle_of_eight": Game("casino.house", {"hand_cards": 8, "deals": 1}, begins_with="casino.mulle_glimne"),
    "house": Game("casino.house", {"hand_cards": 6, "sweep_points": 3, "ace_value": "eleven", "target": 11}),
}
"""Short matches of the games, by name."""


class Camera:
    """Takes pictures of the screen in ``folder``: the first of each kind of step, and one of the middle of the play."""

    def __init__(self, window: MainWindow, folder: Path) -> None:
        self._window, self._folder = window, folder
        self._cards = 0

    def __call__(self, done: str) -> None:
        if done == "a card played":
            self._cards += 1
            if self._cards == MIDDLE:
                self.take("in the middle")
        if not self._place(done).exists():
            self.take(done)

    def take(self, name: str) -> None:
        """Take a picture of all that is seen, and keep it under ``name``."""
        QTest.qWait(200)
        self._window.screen().grabWindow(0).save(str(self._place(name)))

    def _place(self, name: str) -> Path:
        return self._folder / f"{name}.png"


class Visitor(Newcomer):
    """Chooses what is played with the mouse, and plays it without errors."""

    def __init__(self, window: MainWindow, chance: random.Random, camera: Camera, mouse: ScreenMouse) -> None:
        super().__init__(self._wait_or_watch, window, chance, camera, mouse, errs=0)
        self._screen, self.camera, self.window = mouse, camera, window

    def _wait_or_watch(self, asked: Callable[[], bool]) -> None:
        """Wait until something is asked; whoever only looks on has the deal played to its end."""

        def watches() -> bool:
            bars = self.window.findChildren(OnlookerBar)
            if asked() or self.window.dialogs.waiting is not None:
                return False
            return any(bar.out.isVisible() and bar.out.isEnabled() for bar in bars)

        wait_until(lambda: asked() or watches())
        while watches():
            self.camera("watching")
            for bar in self.window.findChildren(OnlookerBar):
                self._have_played_out(bar)
            wait_until(lambda: asked() or watches())

    def _have_played_out(self, bar: OnlookerBar) -> None:
        """Have the deal played to its end, unless it ends by itself before the pointer is there: then its result lies
        over the button.
        """
        try:
            self._press(bar.out)
        except Covered:
            if self.window.dialogs.waiting is None:
                raise

    def open_new_game(self, family: str) -> NewGameDialog:
        """Press the picture of a family in the hall."""
        tiles = [one for one in self._window.pages.start.findChildren(PictureTile) if one.isVisible()]
        self.press(tiles[list(FAMILIES).index(family)])
        wait_until(lambda: isinstance(self._window.dialogs.waiting, NewGameDialog))
        dialog = self._window.dialogs.waiting
        assert isinstance(dialog, NewGameDialog)
        return dialog

    def choose(self, game: Game) -> NewGameDialog:
        """Choose a game with its options; leave the dialog open."""
        dialog = self.open_new_game(VARIANTS[game.variant].family)
        self.press(next(tile for tile in dialog.tiles if tile.variant.id == game.variant))
        if game.players:
            title = QCoreApplication.translate("SeatsForm", "Number of players")
            counts = [one for one in dialog.findChildren(Segment) if one.accessibleDescription() == title]
            (count,) = [one for one in counts if one.isVisible() and one.text().startswith(str(game.players))]
            self.press(count)
        self.agree(dialog, game)
        self.camera.take("new game")
        return dialog

    def agree(self, dialog: NewGameDialog, game: Game) -> None:
        """Begin with other rules if that is wanted, and set the options."""
        rows = [dialog.options.row(name) for name in game.options]
        deeper = [row for row in rows if not row.option.tells_length]
        if deeper or game.begins_with:
            self.press_words(dialog, "M&ore rules…", "NewGameDialog")
            if game.begins_with:
                (preset,) = dialog.findChildren(PresetRow)
                self.pick(preset.choice, game.begins_with)
            for row in deeper:
                self.set_row(dialog.options.row(row.option.name), game.options[row.option.name])
                self.camera("options")
            self.press_words(dialog, "‹ &Back", "NewGameDialog")
        for name in game.options:
            if (row := dialog.options.row(name)).option.tells_length:
                self.set_row(row, game.options[name])

    def start(self, dialog: NewGameDialog) -> None:
        """Begin what stands in the dialog."""
        assert dialog.bright is not None, dialog.refusal
        self.press(dialog.bright)
        wait_until(lambda: self._window.controller.session is not None)

    def played(self) -> Mapping[str, object]:
        """Play to the end of the match; return what became of it."""
        self.play()
        session = self._window.controller.session
        assert session is not None
        return {
            "rules": session.rule_set.variant,
            "over": session.over,
            "deals": len(session.deals),
            "points": list(session.standing.points),
            "wrong": list(self.wrong),
        }

    def press_words(self, parent: QWidget, words: str, context: str) -> None:
        """Press the button that says ``words`` in the language of the window."""
        said = QCoreApplication.translate(context, words).replace("&", "")
        self.press(button(parent, said))

    def set_row(self, row: OptionRow, value: OptionValue) -> None:
        """Set an option by its control."""
        if row.value() != value:
            if isinstance(value, bool):
                self.press(row.stops[0])
            elif isinstance(value, int):
                self._set_number(row, value)
            else:
                (box,) = row.findChildren(QComboBox)
                self.pick(box, value)
        assert row.value() == value, row.option.name

    def _set_number(self, row: OptionRow, number: int) -> None:
        usual = [one for one in row.findChildren(Segment) if one.isVisible() and one.text() == str(number)]
        if usual:
            self.press(usual[0])
            return
        (field_of_number,) = row.findChildren(QSpinBox)
        self.press(field_of_number)
        self.write(str(number))
        wait_until(lambda: row.value() == number)

    def write(self, text: str) -> None:
        """Type in place of what stands where the focus is."""
        self._screen.do("key", "ctrl+a")
        self._screen.do("type", text)

    def type_key(self, key: str) -> None:
        """Press a key by the name that X has for it."""
        self._screen.do("key", key)

    def press(self, found: QWidget) -> None:
        """Click on a widget that can be used."""
        assert found.isVisible(), found
        assert found.isEnabled(), found
        self._press(found)

    def pick(self, box: QComboBox, data: str) -> None:
        """Choose a line of a box by what it stands for."""
        self._pick(box, box.findData(data))

    def pick_text(self, box: QComboBox, words: str) -> None:
        """Choose a line of a box by its words."""
        self._pick(box, box.findText(words))

    def _pick(self, box: QComboBox, place: int) -> None:
        assert place >= 0
        self.press(box)
        view = box.view()
        wait_until(view.isVisible)
        while view.isVisible():
            # The first click after the list has opened may be taken for the end of that which opened it.
            middle = view.visualRect(view.model().index(place, box.modelColumn())).center()
            self._screen.click(view.viewport(), middle)
            QTest.qWait(100)


def in_window(folder: Path, language: str, visit: Callable[[Visitor], Mapping[str, object]]) -> int:
    """Open the program with its data and the pictures in ``folder``, let somebody ``visit`` it, and tell what comes of
    it; return the exit status.
    """
    folder.mkdir(parents=True, exist_ok=True)
    os.environ[DIRECTORY_VARIABLE] = str(folder / "data")
    application = set_up_application(["cardtable"])
    wear(application)
    store, _ = open_store()
    store.put(KEY, Settings(language=language, speed="at_once", pace="none", thinking="short").to_json())
    window = open_window(application, store)
    window.show()
    mouse, status = ScreenMouse(application), [1]

    def begin() -> None:
        camera = Camera(window, folder)
        try:
            wait_until(window.isActiveWindow)
            told = visit(Visitor(window, random.Random(folder.name), camera, mouse))
            print(json.dumps(told), flush=True)
            status[0] = 0
        finally:
            if status[0]:
                camera.take("where it stopped")
            application.closeAllWindows()
            application.exit(status[0])

    QTimer.singleShot(0, window, begin)
    application.exec()
    store.close()
    return status[0]


def play(visitor: Visitor, name: str) -> Mapping[str, object]:
    """Play one of ``GAMES`` to its end; return what became of it."""
    visitor.start(visitor.choose(GAMES[name]))
    return visitor.played()


if __name__ == "__main__":
    game, to, in_language = (*sys.argv[1:], "en")[:3]
    sys.exit(in_window(Path(to), in_language, lambda visitor: play(visitor, game)))

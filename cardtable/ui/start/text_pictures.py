"""The part of the program that walks through its windows unseen and takes pictures of the texts in their places.

``cardtable language pictures`` starts it, with the folder of a language, and translators look at what it writes.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QMenu, QScrollArea, QTabWidget, QWidget

from cardtable.ai.names import PLAYERS
from cardtable.app.i18n import Translation
from cardtable.app.languages import ENGLISH
from cardtable.app.picture_index import INDEX, Sighting, framed, framed_page, page
from cardtable.app.resources import translations_path
from cardtable.app.settings import KEY, Settings
from cardtable.app.translating import PICTURES, groups, usable_words
from cardtable.core.record import SeatEntry
from cardtable.games.registry import FAMILIES, VARIANTS
from cardtable.store import Store
from cardtable.store.places import DIRECTORY_VARIABLE
from cardtable.ui.start.app import set_up_application
from cardtable.ui.start.tagged_texts import TaggingTranslator, places
from cardtable.ui.window.main_window import MainWindow

_SETTLED, _MOMENT = 250, 400
"""Until a window stands, and between two looks at computer players, in milliseconds."""
_MOMENTS = 15
"""So many looks see a deal from its first card to its score."""
_WIDTH, _HEIGHT = 1280, 800

Step = tuple[str, Callable[[], object], int]
"""The name of a picture, what is done before it is taken, and how long that takes, in milliseconds."""


def main(arguments: Sequence[str]) -> int:
    """Take the pictures for the language in the folder that ``arguments`` names; return 0."""
    with tempfile.TemporaryDirectory(prefix="cardtable-pictures-") as place:
        # Nothing of the person, not even the place of the data, is to be seen in a picture.
        os.environ[DIRECTORY_VARIABLE] = place
        application = set_up_application(["cardtable"])
        seen, whole = Walk(application, Path(place), Path(arguments[0])).take()
    print(f"{seen} {whole}", flush=True)
    return 0


class Walk:
    """A walk through the program with the data in ``place``, for the language in ``folder``."""

    def __init__(self, application: QApplication, place: Path, folder: Path) -> None:
        self._application = application
        self._folder = folder / PICTURES
        self._language = folder.name
        self._groups = groups()
        self._texts = [text.english for group in self._groups for text in group.texts]
        own, _ = usable_words(folder)
        self._words = (own, (translations_path() / "cardtable_en.qm").read_bytes())
        self._store = Store.open(place / "cardtable.sqlite3").store
        self._seen: dict[int, Sighting] = {}

    def take(self, only: tuple[str, ...] = ("",)) -> tuple[int, int]:
        """Write the pictures, of the steps whose names begin with one of ``only``, and the list of
        texts; return how many texts have a picture, and how many there are. Raises ``OSError``.
        """
        shutil.rmtree(self._folder, ignore_errors=True)
        self._folder.mkdir(parents=True)
        translation = Translation(self._application)
        tagging = TaggingTranslator(self._texts, self._words, self._application)
        self._store.put(KEY, Settings(language=ENGLISH, speed="at_once", pace="none").to_json())
        window = MainWindow(self._store, translation, person="Anna")
        try:
            window.controller.set_pace(0.0)
            window.resize(_WIDTH, _HEIGHT)
            window.show()
            self._application.installTranslator(tagging)
            for name, step, time in _steps(window):
                if name.startswith(only):
                    step()
                    _wait(time)
                    self._picture(name)
                    _put_away(window)
        finally:
            self._application.removeTranslator(tagging)
            window.close()
            window.deleteLater()
            _wait(0)
            self._store.close()
            translation.switch(ENGLISH)
            for one in translation.installed:
                self._application.removeTranslator(one)
        self._write()
        return len(self._seen), len(self._texts)

    def _picture(self, name: str) -> None:
        """Take pictures of all open windows, of each page of their tabs and of what is scrolled out of sight."""
        for top in QApplication.topLevelWidgets():
            if top.isVisible():
                for part, widget in enumerate(_parts(top)):
                    self._keep(f"{name}-{type(top).__name__}-{part}.png", widget)

    def _keep(self, picture: str, widget: QWidget) -> None:
        new = {number: frame for number, frame in places(widget) if number not in self._seen}
        if new:
            widget.grab().save(str(self._folder / picture))
            for number, frame in new.items():
                self._seen[number] = Sighting(picture, (frame.x(), frame.y(), frame.width(), frame.height()))

    def _write(self) -> None:
        seen = {}
        for number, sighting in self._seen.items():
            words = self._texts[number]
            seen[words.context, words.source, words.comment] = sighting
            file = self._folder / framed(number + 1)
            file.write_text(framed_page(words.source, sighting), encoding="utf-8")
        (self._folder / INDEX).write_text(page(self._groups, seen, self._language), encoding="utf-8")


def _parts(top: QWidget) -> Iterator[QWidget]:
    yield top
    for tabs in top.findChildren(QTabWidget):
        for place in range(tabs.count()) if tabs.isVisible() else ():
            tabs.setCurrentIndex(place)
            _wait(0)
            yield top
    for area in top.findChildren(QScrollArea):
        inside = area.widget()
        if area.isVisible() and inside is not None:
            yield inside


def _steps(window: MainWindow) -> Iterator[Step]:
    commands, ways = window.commands, window.ways
    yield "hall", _nothing, _SETTLED
    for place, menu in enumerate(window.findChildren(QMenu)):
        yield f"menu-{place}", partial(menu.popup, window.pos()), 0
    for family in FAMILIES:
        yield f"new-game-{family}", partial(ways.choose_game, family), _SETTLED
        yield f"rules-{family}", partial(_choose_rules, window, family), _SETTLED
    opened: dict[str, QAction] = {
        "learn": commands.learn,
        "puzzles": commands.puzzles,
        "settings": commands.preferences,
        "keys": commands.keys,
        "about": commands.about,
        "new-sheet": commands.new_sheet,
    }
    for name, action in opened.items():
        yield name, action.trigger, _SETTLED
    for variant in VARIANTS:
        yield f"table-{variant.id}", partial(_begin, window, variant.id, ""), _SETTLED
        yield f"hint-{variant.id}", commands.hint.trigger, _SETTLED
    for family in FAMILIES:
        name = next(variant.id for variant in VARIANTS if variant.family == family)
        yield f"watched-{family}", partial(_begin, window, name, PLAYERS[0]), _SETTLED
        for moment in range(_MOMENTS):
            yield f"watched-{family}-{moment}", _nothing, _MOMENT
    afterwards: dict[str, QAction] = {
        "matches": commands.matches,
        "past-sheets": commands.sheets,
        "rules": commands.rules_here,
    }
    for name, action in afterwards.items():
        yield name, action.trigger, _SETTLED


def _begin(window: MainWindow, kind: str, player: str) -> None:
    """Begin a match of a rule set; with ``player``, this computer player plays for Anna, and it stops after a deal."""
    rule_set = next(variant for variant in VARIANTS if variant.id == kind).rule_set()
    first = SeatEntry("Anna", player) if player else SeatEntry("Anna")
    window.controller.leave()
    window.controller.set_stops(bool(player))
    others = (SeatEntry(PLAYERS[0], PLAYERS[0]) for _ in range(rule_set.players - 1))
    window.controller.begin(rule_set, [first, *others])
    window.pages.show_table()


def _choose_rules(window: MainWindow, family: str) -> None:
    window.ways.choose_game(family)
    _wait(_SETTLED)
    # The words have their tag, and no other button has the same.
    words = QCoreApplication.translate("NewGameDialog", "M&ore rules…")
    for button in window.findChildren(QAbstractButton):
        if button.text() == words and button.isVisible():
            button.click()


def _nothing() -> None:
    """Only look."""


def _put_away(window: MainWindow) -> None:
    for dialog in window.findChildren(QDialog):
        dialog.reject()
    for top in QApplication.topLevelWidgets():
        if top is not window and top.isVisible():
            top.close()
    _wait(0)


def _wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()

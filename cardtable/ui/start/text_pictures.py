"""The part of the program that walks through its windows unseen and takes pictures of the texts in their places.

``cardtable language pictures`` starts it, with the folder of a language, and translators look at what it writes.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QDialog, QScrollArea, QTabWidget, QWidget

from cardtable.app.i18n import Translation
from cardtable.app.languages import ENGLISH
from cardtable.app.picture_index import INDEX, Sighting, framed, framed_page, page
from cardtable.app.resources import translations_path
from cardtable.app.settings import KEY, Settings
from cardtable.app.translating import PICTURES, groups, usable_words
from cardtable.store import Store
from cardtable.store.places import DIRECTORY_VARIABLE
from cardtable.ui.start.app import set_up_application
from cardtable.ui.start.tagged_texts import TaggingTranslator, places
from cardtable.ui.start.text_stands import stands
from cardtable.ui.start.text_walk import steps
from cardtable.ui.start.walking import wait
from cardtable.ui.window.main_window import MainWindow

_WIDTH, _HEIGHT = 1280, 800
_SEVERAL = 2
"""The number in a text that is shown by itself."""


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
            for name, step, time in steps(window, self._store):
                if name.startswith(only):
                    step()
                    wait(time)
                    self._picture(name)
                    _put_away(window)
            self._alone(tagging, only)
        finally:
            self._application.removeTranslator(tagging)
            window.close()
            window.deleteLater()
            wait(0)
            self._store.close()
            translation.switch(ENGLISH)
            for one in translation.installed:
                self._application.removeTranslator(one)
        self._write()
        return len(self._seen), len(self._texts)

    def _alone(self, tagging: TaggingTranslator, only: tuple[str, ...]) -> None:
        """Take pictures of texts that did not come up, each by itself on what would show it."""
        for stand in stands():
            for number, words in enumerate(self._texts):
                name = f"alone-{stand.name}-{number + 1:04}"
                if number not in self._seen and stand.takes(words) and name.startswith(only):
                    count = _SEVERAL if "%n" in words.source else -1
                    text = tagging.translate(words.context, words.source, words.comment, count)
                    stand.show(text.replace("%n", str(count)))
                    wait(0)
                    self._keep(f"{name}.png", stand.widget)
            stand.widget.deleteLater()

    def _picture(self, name: str) -> None:
        """Take pictures of all open windows, of each page of their tabs and of what is scrolled out of sight."""
        for top in QApplication.topLevelWidgets():
            if top.isVisible():
                for part, widget in enumerate(_parts(top)):
                    self._keep(f"{name}-{type(top).__name__}-{part}.png", widget)

    def _keep(self, picture: str, widget: QWidget) -> None:
        new: dict[int, QRect] = {}
        for number, frame in places(widget):
            if number not in self._seen:
                new.setdefault(number, frame)
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
            wait(0)
            yield top
    for area in top.findChildren(QScrollArea):
        inside = area.widget()
        if area.isVisible() and inside is not None:
            yield inside


def _put_away(window: MainWindow) -> None:
    for dialog in window.findChildren(QDialog):
        dialog.reject()
    for top in QApplication.topLevelWidgets():
        if top is not window and top.isVisible():
            top.close()
    wait(0)

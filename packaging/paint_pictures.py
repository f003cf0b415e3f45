#!/usr/bin/env python3
"""Make the pictures of the README, of the page of a release and of AppStream's metainfo.

    python packaging/paint_pictures.py                 all of them, in packaging/pictures
    python packaging/paint_pictures.py light dark      these
    python packaging/paint_pictures.py moving moving_de    the moving ones; needs Pillow, of requirements-pages.txt
    python packaging/paint_pictures.py --folder DIR    elsewhere

The program's own window is opened without a screen, in an empty home of its own, and a match is laid on its table that
always goes the same way; so one computer makes the same files each time. What they show is told in
``release/words.toml``.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "packaging" / "pictures"
SIZE = (1280, 800)
_QUIET = 1.5
"""Seconds of the processor after which nothing is drawn late any more."""

FRAMES_A_SECOND = 12
LASTS = 12.0
"""Seconds."""
_THINKS = 0.8
"""Seconds before Anna plays a card."""
_MOVING_SIZE = (800, 500)

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from cardtable.ui.window.main_window import MainWindow


@dataclass(frozen=True)
class Scene:
    """What a picture shows: a match of ``variant`` after so many ``moves``, with cards from ``seed``, under
    ``settings``; ``show`` opens something over it.
    """

    variant: str
    seed: int
    moves: int
    settings: Mapping[str, Any] = field(default_factory=dict)
    show: Callable[[MainWindow], object] | None = None


_ENGLISH = {
    "light": Scene("casino.swedish", 7, 9, {"appearance": "light"}),
    "dark": Scene("piquet.points", 4, 14, {"appearance": "dark", "pack": "german", "room": "wine"}),
    "hall": Scene("casino.royal", 3, 8, {"appearance": "light"}, lambda window: window.commands.home.trigger()),
    "choosing": Scene("ecarte", 2, 6, {"appearance": "light"}, lambda window: window.commands.new_game.trigger()),
}


def _in_language(scene: Scene, language: str) -> Scene:
    return replace(scene, settings={**scene.settings, "language": language})


SCENES = {
    f"{name}{mark}": _in_language(scene, language)
    for language, mark in (("en", ""), ("de", "_de"))
    for name, scene in _ENGLISH.items()
}
"""Each picture by its name, in English and in German."""
MOVING = {"moving": SCENES["light"], "moving_de": SCENES["light_de"]}
"""The moving picture of each language: some seconds of the first scene, in which Anna plays on."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the pictures that are named, each in a process of its own."""
    parser = argparse.ArgumentParser(description="Make the pictures of the README, the page and the metainfo.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join((*SCENES, *MOVING)))
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    names = given.names or list(SCENES)
    if unknown := set(names) - {*SCENES, *MOVING}:
        parser.error(f"there is no picture {sorted(unknown)[0]!r}; there are {chr(44).join((*SCENES, *MOVING))}")
    if given.here:
        if names[0] in MOVING:
            _film(MOVING[names[0]], given.folder / _file(names[0]))
        else:
            _paint(SCENES[names[0]], given.folder / _file(names[0]))
        return 0
    given.folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        with tempfile.TemporaryDirectory(prefix="cardtable-pictures-") as home:
            command = [sys.executable, "-P", __file__, name, "--folder", str(given.folder.resolve()), "--here"]
            done = subprocess.run(command, env=_surroundings(home), cwd=home, check=False)
        if done.returncode:
            return done.returncode
        print(given.folder / _file(name))
    return 0


def _file(name: str) -> str:
    return f"{name}.webp" if name in MOVING else f"{name}.png"


def _surroundings(home: str) -> dict[str, str]:
    """Return an environment in which nothing of this person's settings is found."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "XDG_", "CARDTABLE_"))}
    apart = {"HOME": home, "LC_ALL": "C.UTF-8", "TZ": "UTC", "PYTHONHASHSEED": "0", "QT_QPA_PLATFORM": "offscreen"}
    return {**kept, **apart, "CARDTABLE_DATA_DIR": home, "PYTHONPATH": str(ROOT)}


def _paint(scene: Scene, file: Path) -> None:
    """Open the window, lay the match on its table, and save how it looks."""
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication

    still = {"speed": "at_once", "pace": "none", "talk": False}
    with _opened(scene, still) as (application, window):
        if scene.show is not None:
            scene.show(window)
            _wait(application)
        # A mouse that nobody holds points at nothing.
        QApplication.sendEvent(window, QEvent(QEvent.Type.Leave))
        picture = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        if not picture.save(str(file), quality=0):
            raise SystemExit(f"{file} cannot be written")


def _film(scene: Scene, file: Path) -> None:
    """Save how the match goes on for some seconds."""
    from PIL import Image
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QImage

    from cardtable.app.controller import Mode

    frames, times, asked = [], list[float](), 0.0
    with _opened(scene, {"talk": False}) as (application, window):
        began = time.monotonic()
        while (now := time.monotonic()) - began < LASTS:
            application.processEvents()
            if window.controller.mode is not Mode.HUMAN:
                asked = now
            elif now - asked > _THINKS:
                session = window.controller.running.session
                actions = list(session.legal().representatives()) if session else []
                window.table.showing.action_chosen.emit(max(actions, key=lambda one: len(str(one))))
            if not times or now - times[-1] >= 1 / FRAMES_A_SECOND:
                picture = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
                picture = picture.scaled(*_MOVING_SIZE, mode=Qt.TransformationMode.SmoothTransformation)
                size, line = (picture.width(), picture.height()), picture.bytesPerLine()
                times.append(now)
                frames.append(Image.frombytes("RGB", size, bytes(picture.constBits()), "raw", "RGB", line))
    # A slow computer makes fewer frames, and each is shown for as long as it was seen.
    shown = [round(1000 * (after - now)) for now, after in pairwise((*times, began + LASTS))]
    frames[0].save(file, save_all=True, append_images=frames[1:], duration=shown, loop=0, quality=70, method=6)


@contextmanager
def _opened(scene: Scene, settings: Mapping[str, Any]) -> Iterator[tuple[QApplication, MainWindow]]:
    """Open the window with the match of a scene on its table, under its settings and these."""
    from PySide6.QtWidgets import QApplication

    from cardtable.app.i18n import Translation
    from cardtable.app.settings import KEY, Settings
    from cardtable.store.store import Store
    from cardtable.ui.look.look import wear
    from cardtable.ui.window.main_window import MainWindow

    application = QApplication([])
    _stop_the_calendar()
    chosen = Settings(**{"sound": "off", **settings, **scene.settings})
    with closing(Store.in_memory()) as store:
        store.put(KEY, chosen.to_json())
        translation = Translation(application)
        translation.switch(chosen.language)
        wear(application)
        match = store.create_match(_record(scene))
        window = MainWindow(store, translation, person="Anna")
        window.resize(*SIZE)
        window.show()
        window.activateWindow()
        window.opener.resume(match)
        _wait(application)
        yield application, window
        window.controller.leave()
        window.close()


def _wait(application: Any) -> None:
    until = time.process_time() + _QUIET
    while time.process_time() < until:
        application.processEvents()


def _stop_the_calendar() -> None:
    """Have the pictures made on the same day each time."""
    from datetime import date, datetime, tzinfo

    from cardtable.store import database
    from cardtable.ui.hall import page, told
    from cardtable.ui.window import hall_follower

    class ThatDay(date):
        @classmethod
        def today(cls) -> ThatDay:
            return cls(2026, 11, 27)

    class ThatMoment(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> ThatMoment:
            return cls(2026, 11, 27, 20, 15, tzinfo=tz)

    for module in (page, told, hall_follower):
        vars(module)["date"] = ThatDay
    vars(database)["datetime"] = ThatMoment


def _record(scene: Scene) -> Any:
    """Return a match that is broken off after so many moves: everybody takes what captures most."""
    from cardtable.core.chance import rng
    from cardtable.core.record import HUMAN, SeatEntry
    from cardtable.games.registry import variant
    from cardtable.session.session import Session

    chance = rng(scene.seed)
    seats = [SeatEntry("Anna", HUMAN), SeatEntry("Lina", "beginner")]
    session = Session.begin(variant(scene.variant).rule_set(2), seats, random.Random(scene.seed))
    session.begin_deal()
    for number in range(200):
        if session.between_deals or (number >= scene.moves and session.actor() == 0):
            break
        actions = list(session.legal().representatives())
        session.submit(session.actor(), max(actions, key=lambda one: (len(str(one)), chance.random())))
    return session.record()


if __name__ == "__main__":
    sys.exit(main())

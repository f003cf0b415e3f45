"""``cardtable --self-test`` checks that all that is installed works together on this computer.

It is made for packages, in which a library, a plug-in, a resource or the computer players' program can be missing
although the sources are right. It shows nothing, and it neither reads nor writes the person's data. What it prints is
English.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import random
import stat
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QCoreApplication, QEventLoop, qVersion
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtWidgets import QApplication

import cardtable.ui
from cardtable import SOUNDS, TAKE_IN
from cardtable.ai.names import PLAYERS
from cardtable.app.backing_up import BackingUp
from cardtable.app.child import TROUBLE, Child
from cardtable.app.computer import ComputerClient
from cardtable.app.i18n import LANGUAGES, Translation
from cardtable.app.languages import languages
from cardtable.app.resources import resource_path
from cardtable.app.sound import SOUND_BOUNDS
from cardtable.app.taking_in import TakingIn
from cardtable.art import sounds
from cardtable.art.theme import BACKS, CardTheme
from cardtable.core.cards import PACK_32
from cardtable.core.record import SeatEntry
from cardtable.core.rules import Variant
from cardtable.games.registry import FAMILIES, VARIANTS
from cardtable.session.session import Session
from cardtable.store import Store, export_record, import_record
from cardtable.store.backups import kept
from cardtable.store.whole import Restored, save_whole
from cardtable.ui.cards.pictures import render_card
from cardtable.ui.dialogs import about_words as about
from cardtable.ui.help.pages import rule_page
from cardtable.ui.look.icons import icon
from cardtable.ui.look.portraits import portrait_pixmap
from cardtable.ui.start import promises
from cardtable.ui.start.app import set_up_application
from cardtable.ui.start.qt_plugins import plugins
from cardtable.ui.start.trying import NotTriedError, SelfTestError, expect, last_line, told, wait
from cardtable.ui.table.cloth import WEAVES
from cardtable.ui.window.main_window import MainWindow
from cardtable.words.families import variant_name

SEED = 1810

MOST_DEALS = 40
"""The number of deals after which a match is taken for endless: several times as many as a match has."""


BUTTON = "Cancel"
"""A word of Qt’s own. It is named here, where nobody takes it for one that the program has to translate itself."""

LEAST_LICENCE = 300
"""The shortest licence, SQLite’s blessing, has more letters than that."""

LEAST_SAID = 10
"""More words than that differ at a table from language to language."""


def main() -> int:
    """Run all steps and print each; return 0 if all succeed that can be tried here, else 1."""
    application = set_up_application(["cardtable"])
    qt = {"Qt": qVersion(), "PySide6": pyside_version}
    print(about.bug_report(qt, {"Platform plug-in": QApplication.platformName()}), flush=True)
    with tempfile.TemporaryDirectory(prefix="cardtable-self-test-") as folder:
        tests = SelfTest(application, Path(folder))
        failed = [name for name, step in tests.steps() if not _passes(name, step)]
    print(f"self-test failed: {', '.join(failed)}" if failed else "self-test passed", flush=True)
    return 1 if failed else 0


def _passes(name: str, step: Callable[[], str]) -> bool:
    begun = time.monotonic()
    try:
        found = step()
    except NotTriedError as error:
        print(f"-       {name}: not tried: {error}", flush=True)
        return True
    # Whatever goes wrong is this step's failure, and the next one still runs.
    except Exception as error:
        print(f"FAILED  {name}: {error}", flush=True)
        if not isinstance(error, SelfTestError):
            traceback.print_exc(file=sys.stdout)
        return False
    print(f"ok      {name}: {found} ({time.monotonic() - begun:.1f} s)", flush=True)
    return True


class SelfTest:
    """The steps of the self-test; they share the application and a folder that is deleted afterwards."""

    def __init__(self, application: QApplication, folder: Path) -> None:
        self._application = application
        self._folder = folder
        self._translation = Translation(application)

    def steps(self) -> list[tuple[str, Callable[[], str]]]:
        """Return the name of each step and its function, which returns a text about what was found, or raises."""
        return [
            ("plug-ins", plugins),
            ("resources", self.resources),
            ("rule sets", self.rule_sets),
            ("cards", self.cards),
            ("pictures", self.pictures),
            ("computer players", self.computer_players),
            ("database", self.database),
            ("backup", self.backup),
            ("taking in", self.taking_in),
            ("sounds", self.sounds),
            ("voice", lambda: promises.voice(self._folder)),
            ("second start", lambda: promises.second_start(self._folder)),
            ("settings", lambda: promises.settings(self._folder)),
            ("printing", lambda: promises.printing(self._folder)),
            ("languages", self.languages),
            ("window", self.window),
        ]

    def resources(self) -> str:
        """Check that the rule pages and the licences exist and can be read."""
        pages = [rule_page(variant.id, language) for variant in VARIANTS for language in LANGUAGES]
        texts = {name for component in about.components() for name in component.texts}
        for name in texts:
            expect(len(about.licence_text(name)) > LEAST_LICENCE, f"the licence {name} is cut short")
        return f"{len(pages)} rule pages, {len(texts)} licences"

    def rule_sets(self) -> str:
        """Check that a deal of every rule set can be played to its score."""
        actions = 0
        for variant in VARIANTS:
            session = _begun(variant)
            chance = random.Random(SEED)
            while not session.between_deals:
                session.submit(session.actor(), session.legal().random_action(chance))
                actions += 1
            expect(bool(session.finished(0).lines), f"{variant.id}: a deal without a score")
        return f"{len(list(VARIANTS))} rule sets, {actions} actions"

    def cards(self) -> str:
        """Check that every card and every back can be drawn, with the letters of all languages and with the German
        pack.
        """
        pictures = 0
        for language in LANGUAGES:
            for card in range(52):
                _expect_picture(
                    render_card(card, CardTheme(letters=languages()[language].letters), 120), f"card {card}"
                )
                pictures += 1
        for card in PACK_32:
            _expect_picture(render_card(card, CardTheme(pack="german"), 120), f"German card {card}")
            pictures += 1
        for back in BACKS:
            _expect_picture(render_card(-1, CardTheme(back=back), 120), f"back {back}")
            pictures += 1
        return f"{pictures} pictures"

    def pictures(self) -> str:
        """Check that the icons of the program and of its tools, the portraits and the weave of the cloth are drawn."""
        drawn = {"icon": QPixmap(str(resource_path("icons", "cardtable.png")))}
        drawn |= {f"icon {name}": icon(name, QColor("black"), 1.0).pixmap(24, 24) for name in ("settings", "rules")}
        drawn |= {f"portrait of {player}": portrait_pixmap(player, 64, 1.0) for player in PLAYERS}
        drawn |= {name: QPixmap(str(resource_path("cloth", name))) for name in WEAVES.values()}
        for name, pixmap in drawn.items():
            _expect_picture(pixmap.toImage(), name)
        return f"{len(drawn)} drawn"

    def computer_players(self) -> str:
        """Check that the process of the computer players starts, that each answers in every rule set, and that two of
        them play a whole match.
        """
        client = ComputerClient()
        asked = _Asking(client)
        try:
            for variant in VARIANTS:
                for player in PLAYERS:
                    asked.act(_begun(variant), player)
            session = _begun(next(iter(VARIANTS)))
            while not session.over:
                if session.between_deals:
                    expect(session.dealt < MOST_DEALS, f"a match that is not over after {MOST_DEALS} deals")
                    session.begin_deal()
                asked.act(session, PLAYERS[1 + session.actor() % 2])
        finally:
            client.stop()
        return f"{asked.answers} answers, a match of {session.dealt} deals"

    def database(self) -> str:
        """Check that a match of every rule set is kept, exported and imported unchanged, and that other accounts cannot
        read the files.
        """
        folder = self._folder / "data"
        path = folder / "cardtable.sqlite3"
        store = Store.open(path).store
        other = Store.in_memory()
        try:
            for number, variant in enumerate(VARIANTS):
                session = _begun(variant)
                match = store.create_match(session.record())
                file = self._folder / f"{number}.cardtable"
                export_record(store, match, file)
                again = import_record(other, file)
                expect(other.load_match(again).deals == store.load_match(match).deals, f"{variant.id}: a changed match")
            if os.name == "posix":
                for kept in folder.iterdir():
                    mode = stat.S_IMODE(kept.stat().st_mode)
                    expect(mode & 0o077 == 0, f"{kept.name} can be read by others (mode {mode:o})")
        finally:
            other.close()
            store.close()
        return f"{number + 1} matches kept, exported and imported"

    def backup(self) -> str:
        """Check that a backup is made, for which another process must find the program and the database."""
        path = self._folder / "kept by Jürgen" / "cardtable.sqlite3"
        Store.open(path).store.close()
        backing = BackingUp()
        waiting = QEventLoop()
        backing.ended.connect(waiting.quit)
        expect(backing.start(path), "no copy is made")
        wait(waiting)
        backing.stop()
        copies = kept(path)
        expect(len(copies) == 1, f"{len(copies)} copies, {told(backing.last_end)}")
        return f"{copies[0].path.name}, {copies[0].path.stat().st_size} bytes"

    def taking_in(self) -> str:
        """Check that a file with all data is taken in by another, limited process."""
        file, path = self._folder / "everything.sqlite3", self._folder / "taking-in" / "cardtable.sqlite3"
        store = Store.open(self._folder / "written" / "cardtable.sqlite3").store
        try:
            for variant in VARIANTS:
                store.create_match(_begun(variant).record())
            save_whole(store, file)
        finally:
            store.close()
        taking = TakingIn(file, path)
        waiting = QEventLoop()
        ends: list[object] = []
        taking.ended.connect(ends.append)
        taking.ended.connect(waiting.quit)
        taking.start()
        wait(waiting)
        taking.stop()
        expected = Restored(matches=len(list(VARIANTS)))
        expect(ends == [expected], f"{ends} in the place of {expected}, {told(TROUBLE.get(TAKE_IN))}")
        return f"{expected.matches} matches"

    def sounds(self) -> str:
        """Check that the process that plays sounds takes the name of one; without the library for sounds, only
        say so.
        """
        if find_spec(sounds.LIBRARY) is None:
            return f"none, because {sounds.LIBRARY} is not here"
        child = Child.of(SOUNDS, bounds=SOUND_BOUNDS)
        waiting = QEventLoop()
        heard: list[bytes] = []
        child.said.connect(heard.append)
        child.said.connect(waiting.quit)
        child.ended.connect(waiting.quit)
        child.start()
        child.write(b"knock\n")
        wait(waiting)
        if not heard and (found := child.end) and found.status == sounds.NO_LIBRARY:
            return f"none, because of this: {last_line(found)}"
        expect(heard == [b"knock"], f"no sound was taken, {told(child.end)}")
        # It ends with its input; without a device it has ended by itself.
        child.stop(1000)
        alone = child.end is not None and child.end.status == sounds.NO_DEVICE
        return f"a sound was taken{'; there is no device' if alone else ''}"

    def languages(self) -> str:
        """Check that each language changes the program's texts and those of Qt's own buttons."""
        names: dict[str, str] = {}
        buttons: dict[str, str] = {}
        for language in (*LANGUAGES, LANGUAGES[0]):
            self._translation.switch(language)
            names[language] = " ".join(variant_name(variant.id) for variant in VARIANTS)
            buttons[language] = QCoreApplication.translate("QPlatformTheme", BUTTON)
        expect(len(set(names.values())) == len(LANGUAGES), "the names of the rule sets are not translated")
        expect(len(set(buttons.values())) == len(LANGUAGES), "Qt's own words are not translated")
        return ", ".join(f"{language}: {buttons[language]}" for language in LANGUAGES)

    def window(self) -> str:
        """Check that the window shows the front hall and a dealt table of every family in every language and that a
        screen reader finds words there, and that all modules of windows can be imported.
        """
        store = Store.open(self._folder / "window" / "cardtable.sqlite3").store
        try:
            window = MainWindow(store, self._translation, person="Anna")
            try:
                window.controller.set_pace(0.0)
                window.show()
                self._look_at(window, "the front hall")
                for family in FAMILIES:
                    rule_set = next(variant for variant in VARIANTS if variant.family == family).rule_set()
                    others = (SeatEntry(PLAYERS[0], PLAYERS[0]) for _ in range(rule_set.players - 1))
                    window.controller.begin(rule_set, [SeatEntry("Anna"), *others])
                    self._look_at(window, family)
                size = window.size()
            finally:
                window.close()
                window.deleteLater()
                self._application.processEvents()
        finally:
            store.close()
        # What is opened later is imported later.
        modules = [module.name for module in pkgutil.walk_packages(cardtable.ui.__path__, f"{cardtable.ui.__name__}.")]
        for name in modules:
            importlib.import_module(name)
        expect(len(modules) > len(FAMILIES), "no windows are there")
        return f"{size.width()}×{size.height()}, front hall, {len(FAMILIES)} families, {len(modules)} modules"

    def _look_at(self, window: MainWindow, what: str) -> None:
        """Check that ``window`` shows a picture in every language, with words of its own for a screen reader."""
        said: dict[str, set[str]] = {}
        for language in LANGUAGES:
            self._translation.switch(language)
            self._application.processEvents()
            _expect_picture(window.grab().toImage(), f"{what} in {language}", least=500)
            said[language] = promises.speech(window)
        alike = set.intersection(*said.values())
        expect(
            all(len(words - alike) > LEAST_SAID for words in said.values()),
            f"a screen reader hears of {what}: {said}",
        )


class _Asking:
    """Asks the computer players questions one by one, and waits for each answer."""

    def __init__(self, client: ComputerClient) -> None:
        self.answers = 0
        self._client = client
        self._found: object = None
        self._loop = QEventLoop()
        client.answered.connect(self._take)
        client.failed.connect(self._take)

    def act(self, session: Session, player: str) -> None:
        """Let ``player`` choose and make the next action of ``session``. Raises ``SelfTestError``."""
        self._found = None
        seat = session.actor()
        self._client.ask(
            "decide",
            player,
            session.rule_set,
            session.standing,
            session.observe(seat),
            0.05,
            session.position,
            SEED,
        )
        wait(self._loop)
        text = getattr(self._found, "action", None)
        if not isinstance(text, str):
            found = f"{self._found}, {told(self._client.last_end)}"
            raise SelfTestError(f"no answer of {player} in {session.rule_set.variant}: {found}")
        session.submit(seat, session.family.parse_action(text))
        self.answers += 1

    def _take(self, token: int, answer: object) -> None:
        self._found = answer
        self._loop.quit()


def _begun(variant: Variant) -> Session:
    """Return a new match of ``variant`` with its first deal dealt; all calls deal the same cards."""
    rule_set = variant.rule_set()
    seats = [SeatEntry(f"Seat {number + 1}", PLAYERS[0]) for number in range(rule_set.players)]
    session = Session.begin(rule_set, seats, random.Random(SEED))
    session.begin_deal()
    return session


def _expect_picture(image: QImage, what: str, least: int = 3) -> None:
    """Raise ``SelfTestError`` unless the image shows something: at least so many different colours."""
    colours = {image.pixel(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}
    expect(len(colours) >= least, f"{what} is painted in {len(colours)} colours")

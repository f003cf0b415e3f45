"""Whole deals of the rule sets by what a screen reader tells and does alone: names, states, actions, announcements."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Collection, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from itertools import takewhile
from pathlib import Path

import pytest

from cardtable.app.i18n import Translation
from cardtable.app.instance import Errand, claim
from cardtable.app.reports import side_names
from cardtable.app.settings import KEY, Settings
from cardtable.core.chance import rng
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.core.sheets import FREE
from cardtable.games.registry import VARIANTS, variant
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.exchange import sheet_to_text
from cardtable.session.scorebook.model import SheetSetup
from cardtable.session.session import Session
from cardtable.store.store import Store
from cardtable.ui.models.record import record_entries
from cardtable.words.aloud import read_aloud
from cardtable.words.families import words_for
from cardtable.words.record import entry_sentence
from tests.end_to_end.assistive import (
    CHECKED,
    ENABLED,
    PATIENCE,
    SHOWING,
    Gone,
    Node,
    Reader,
    Seen,
    bus_address,
    missing,
    session_bus,
)
from tests.end_to_end.test_real_window import ROOT

POSITION = re.compile(r"\d+ of \d+")
OWN = "in your hand"
NOT_PLAYED = ("Put back", "Other…", "No more explanations. Ctrl+G brings them back.")
"""Buttons beside the table that do not play."""
MOST_STEPS = 300


class Program:
    """The program with a data directory of its own, on a bus that ``reader`` listens to."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self.folder = folder
        self.reader = Reader(bus_address(environment))
        self._environment = environment
        self._errors = folder / "errors.txt"
        with closing(self.store()) as store:
            # Nothing glides for somebody who does not see it.
            store.put(KEY, Settings(language="en", speed="at_once", pace="none").to_json())

    def start(self) -> subprocess.Popen[bytes]:
        """Start it, without a file."""
        with self._errors.open("a", encoding="utf-8") as errors:
            return subprocess.Popen(
                [sys.executable, "-m", "cardtable"],
                cwd=ROOT,
                env={
                    **self._environment,
                    "QT_QPA_PLATFORM": "xcb",
                    "LC_ALL": "C.UTF-8",
                    "CARDTABLE_DATA_DIR": str(self.folder),
                },
                stderr=errors,
            )

    def open(self, file: Path) -> None:
        """Have the program open ``file``, once it runs, as a start with it does; before that one would be the first."""
        self.reader.wait_for(self.reader.programs)
        assert claim(self.folder, Errand(str(file)), PATIENCE) is None

    def store(self) -> Store:
        """What it keeps."""
        return Store.open(self.folder / "cardtable.sqlite3").store

    def close(self) -> None:
        self.reader.close()
        told = self._errors.read_text(encoding="utf-8")
        assert "Traceback" not in told, told


@contextmanager
def program(display: str, folder: Path) -> Iterator[Program]:
    """The program, started without a file."""
    lacking = missing()
    if lacking:
        pytest.skip(f"tests with a screen reader need {', '.join(lacking)}")
    with session_bus(display, folder) as environment:
        made = Program(folder, environment)
        running = made.start()
        try:
            yield made
        finally:
            running.terminate()
            running.wait(timeout=PATIENCE)
            made.close()


@pytest.fixture(scope="module")
def playing(window_display: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """One program for all deals: a person, too, goes from game to game."""
    with program(window_display, tmp_path_factory.mktemp("playing")) as made:
        yield made


class Player:
    """Plays by what a screen reader finds on the table."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._table: Node = reader.wait_for(self._find_table)
        self._area: Node = reader.wait_for(self._find_area)
        self._status: Node = reader.wait_for(self._find_status)
        self._before = ""
        self._tried: set[str] = set()
        self._pressed: Node | None = None

    def _find_table(self) -> Node | None:
        seen = self._reader.everything()
        return next((one.node for one in seen if one.role == "panel" and one.name == "Card table"), None)

    def _find_area(self) -> Node | None:
        """What holds the cards, and how it stands."""
        return next((one for one in self._table.children if one.has(SHOWING) and self._status_in(one)), None)

    def _status_in(self, area: Node) -> Node | None:
        inside = self._reader.look(area.children)
        return next((one.node for one in inside if one.role == "label" and "turn. " in one.name), None)

    def _find_status(self) -> Node | None:
        return self._status_in(self._area)

    def over(self) -> bool:
        return any(one.startswith(("Deal 1 is over", "The match is over")) for one in self._reader.heard)

    def _wanted(self) -> str:
        """How it stands, if it is one's turn; or that it is over."""
        status = self._status.name
        return "over" if self.over() else status if status.startswith("It is your turn") else ""

    def step(self) -> None:
        """Press one thing when it is one's turn."""
        status = self._reader.wait_for(self._wanted)
        if status != self._before:
            self._before, self._tried = status, set()
        if self.over():
            return
        for beside in (one for one in self._table.children if one.address != self._area.address):
            for one in beside.walk():
                if one.role == "push button" and one.name not in NOT_PLAYED and one.node.has(ENABLED):
                    one.node.press()
                    self._reader.wait_for(one.node.is_up)
                    return
        self._press_card([one for one in self._reader.look(self._area.children) if one.role == "push button"])

    def _press(self, card: Node) -> None:
        """A card does at once what it does; the same one can be pressed again when it is up."""
        if self._pressed is not None and self._pressed.address == card.address:
            self._reader.wait_for(card.is_up)
        self._pressed = card
        card.press()

    def _press_card(self, cards: list[Seen]) -> None:
        """Mark another card of the hand, which comes first, or play the one that is picked up, or pick up one that has
        not been tried.
        """
        own = list(takewhile(lambda one: OWN in one.name, cards))
        told = self._reader.descriptions([one.node for one in own])
        there = [(one, words) for one, words in zip(own, told, strict=True) if POSITION.match(words)]
        for one, words in there:
            if "picked up" in words:
                self._press(one.node)
                return
        for one, words in there:
            if "cannot" not in words and "chosen for" not in words and one.name not in self._tried:
                self._tried.add(one.name)
                self._press(one.node)
                return
        self._tried.clear()


@pytest.mark.turns(7)
@pytest.mark.window
@pytest.mark.parametrize("name", [one.id for one in VARIANTS])
@pytest.mark.slow
def test_a_deal_is_played_by_ear(playing: Program, translation: Translation, tmp_path: Path, name: str) -> None:
    kind = variant(name)
    players = kind.players[0]
    seats = [SeatEntry("Anna", HUMAN), *(SeatEntry(f"Computer {n}", "beginner") for n in range(1, players))]
    record = tmp_path / "partie.cardtable"
    record.write_text(Session.begin(kind.rule_set(players), seats, rng(1)).record().to_text(), encoding="utf-8")
    listening = playing.reader
    listening.heard.clear()
    playing.open(record)
    player = Player(listening)
    for _ in range(MOST_STEPS):
        if player.over():
            break
        try:
            player.step()
        except Gone:
            continue
    assert player.over(), listening.heard[-5:]
    with closing(playing.store()) as store:
        match = store.matches()[0]
        session = Session.resume(store.load_match(match.id))
    points = session.standing.points
    result = next(one for one in listening.heard if one.startswith(("Deal 1 is over", "The match is over")))
    told = re.findall(r": ((?:minus )?\d+) points?", result)
    assert [int(number.replace("minus ", "-")) for number in told] == list(points)
    # What was heard is the record, entry by entry.
    words, names = words_for(kind.id), [seat.name for seat in seats]
    sides = side_names(session.sides, names)
    entries = record_entries(session.events(0), words)
    left = read_aloud(" ".join(entry_sentence(entry, names, sides, words) for entry in entries))
    for one in listening.heard:
        left = left.removeprefix(one).lstrip()
    assert left == ""


SHEETS = {
    FREE: [
        ({"Points, Anna": 7, "Points, Bert": 4}, "Anna: 7 points; Bert: 4 points"),
        ({"Points, Anna": 0, "Points, Bert": 11}, "Anna: 7 points; Bert: 15 points"),
        ({"Points, Anna": 5, "Points, Bert": 6}, "Anna: 12 points; Bert: 21 points"),
    ],
    # C26 to C28: most cards 1, most spades 2, the two Casinos 2 and 1, each ace, the last capture and each sweep 1.
    "casino.swedish": [
        (
            {
                "Cards, Anna": 30,
                "Cards, Bert": 22,
                "Spades, Anna": 8,
                "Spades, Bert": 5,
                "Big Casino, ♦10, Anna": True,
                "Little Casino, ♠2, Bert": True,
                "Aces, Anna": 3,
                "Aces, Bert": 1,
                "Last capture, Bert": True,
                "Sweeps, Anna": 2,
                "Sweeps, Bert": 0,
            },
            "Anna: 10 points; Bert: 3 points",
        )
    ],
    "piquet.points": [({"Points, Anna": 45, "Points, Bert": 20}, "Anna: 45 points; Bert: 20 points")],
}
"""Deals as they are entered, by the names of the cells, and how it stands after each."""


@pytest.mark.window
def test_a_score_sheet_is_found_on_the_start_page_and_kept_by_ear(window_display: str, tmp_path: Path) -> None:
    with closing(Store.open(tmp_path / "cardtable.sqlite3").store) as store:
        setup = SheetSetup(FREE, ("Anna", "Bert"))
        store.create_sheet(setup.kind, setup.names, "", setup.to_json())
    with program(window_display, tmp_path) as made:
        listening = made.reader
        listening.wait_for(partial(sheet_waiting, listening)).press()
        keep(listening, SHEETS[FREE])


@pytest.mark.window
@pytest.mark.parametrize("kind", [kind for kind in SHEETS if kind != FREE])
def test_a_score_sheet_is_kept_by_ear(playing: Program, tmp_path: Path, kind: str) -> None:
    file = tmp_path / "sheet.json"
    file.write_text(sheet_to_text(ScoreSheet(SheetSetup(kind, ("Anna", "Bert")))), encoding="utf-8")
    playing.reader.heard.clear()
    playing.open(file)
    keep(playing.reader, SHEETS[kind])


def keep(listening: Reader, deals: Sequence[tuple[dict[str, int | bool], str]]) -> None:
    """Enter all ``deals`` of a sheet that is shown or about to be, and hear how it stands."""
    for number, (written, _) in enumerate(deals, start=1):
        typed = {read_aloud(name): value for name, value in written.items()}
        cells = listening.wait_for(partial(found, listening, (*typed, "Enter")))
        for name, value in typed.items():
            if value is True:
                cells[name].press()
                listening.wait_for(partial(cells[name].has, CHECKED))
            else:
                cells[name].write(str(value))
        cells["Enter"].press()
        listening.wait_for(partial(has_told, listening, number))
    assert told(listening) == [read_aloud(f"Entered. {standing}.") for _, standing in deals]


def sheet_waiting(listening: Reader) -> Node | None:
    """What opens a sheet in the front hall."""
    return next((one.node for one in listening.everything() if one.name == "Keep score"), None)


def found(listening: Reader, names: Collection[str]) -> dict[str, Node] | None:
    """What is called so, if all of it is there; what goes meanwhile is looked for again."""
    things = {one.name: one.node for one in listening.everything() if one.name in names}
    return things if len(things) == len(names) else None


def told(listening: Reader) -> list[str]:
    """What was said of deals that have been entered."""
    return [one for one in listening.heard if one.startswith("Entered. ")]


def has_told(listening: Reader, deals: int) -> bool:
    """Whether so many deals have been told of; asking for something lets the announcements in."""
    return bool(listening.programs()) and len(told(listening)) == deals

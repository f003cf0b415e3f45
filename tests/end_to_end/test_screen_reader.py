"""Whole deals of the rule sets by what a screen reader tells and does alone: names, states, actions, announcements."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Collection, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from cardtable.app.i18n import Translation
from cardtable.app.reports import party_names
from cardtable.app.settings import KEY, Settings
from cardtable.core.chance import spawn
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.games.entry import FREE
from cardtable.games.registry import VARIANTS, variant
from cardtable.session.scorebook.model import SheetSetup
from cardtable.session.session import Session
from cardtable.store.store import Store
from cardtable.ui.models.record import record_entries
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
    bus_address,
    missing,
    session_bus,
)
from tests.end_to_end.test_real_window import ROOT

POSITION = re.compile(r"\d+ of \d+")
OWN = "in your hand"
MOST_STEPS = 300
ORDINARY = ("casino.swedish", "ecarte", "piquet.points")
"""One rule set of each family; the others take as long again, each."""

Start = Callable[[str], Reader]


@pytest.fixture
def reader(window_display: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Start]:
    """Starts the program with the file of that name, if any, and listens to it."""
    lacking = missing()
    if lacking:
        pytest.skip(f"tests with a screen reader need {', '.join(lacking)}")
    processes: list[subprocess.Popen[bytes]] = []
    readers: list[Reader] = []
    with session_bus(window_display, tmp_path) as environment, (tmp_path / "errors.txt").open("w") as errors:

        def start(file: str) -> Reader:
            made = Reader(bus_address(environment))
            readers.append(made)
            processes.append(
                subprocess.Popen(
                    [sys.executable, "-m", "cardtable", *([file] if file else [])],
                    cwd=ROOT,
                    env={
                        **environment,
                        "QT_QPA_PLATFORM": "xcb",
                        "LC_ALL": "C.UTF-8",
                        "CARDTABLE_DATA_DIR": str(tmp_path / "data"),
                    },
                    stderr=errors,
                )
            )
            return made

        yield start
        for process in processes:
            process.terminate()
            process.wait(timeout=PATIENCE)
        for one in readers:
            one.close()
    told = (tmp_path / "errors.txt").read_text(encoding="utf-8")
    assert "Traceback" not in told, told


def prepare(folder: Path) -> Store:
    """The database of a person who reads English and wants nothing to glide."""
    (folder / "data").mkdir()
    store = Store.open(folder / "data" / "cardtable.sqlite3").store
    store.put(KEY, Settings(language="en", speed="at_once", pace="none").to_json())
    return store


class Player:
    """Plays by what a screen reader finds on the table."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._table: Node = reader.wait_for(self._find_table)
        self._status: Node = reader.wait_for(self._find_status)
        self._before = ""
        self._tried: set[str] = set()

    def _find_table(self) -> Node | None:
        found = (node for one in self._reader.programs() for node in one.walk() if node.name == "Card table")
        return next((node for node in found if node.role == "panel"), None)

    def _find_status(self) -> Node | None:
        labels = (node for node in self._table.walk() if node.role == "label")
        return next((node for node in labels if "turn. " in node.name), None)

    def over(self) -> bool:
        return any(one.startswith(("Deal 1 is over", "The partie is over")) for one in self._reader.heard)

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
        groups = [(node, node.role) for node in self._area().children]
        for panel in (node for node, role in groups if role == "panel"):
            for node in panel.walk():
                if node.role == "push button" and node.name not in ("Put back", "Other…") and node.has(ENABLED):
                    node.press()
                    return
        self._press_card(self._own_cards(node for node, role in groups if role == "push button"))

    def _area(self) -> Node:
        """What holds the cards and the buttons."""
        return next(node for node in self._table.children if node.has(SHOWING) and node.children)

    @staticmethod
    def _own_cards(cards: Iterator[Node]) -> list[tuple[Node, str, str]]:
        """The cards of the hand, which come first, with what is told of them: each question takes its time."""
        own = []
        for node in cards:
            name, told = node.name, node.description
            if OWN not in name or not POSITION.match(told):
                break
            own.append((node, name, told))
        return own

    def _press_card(self, cards: list[tuple[Node, str, str]]) -> None:
        """Mark another card, or play the one that is picked up, or pick up one that has not been tried."""
        for node, _, told in cards:
            if "picked up" in told:
                node.press()
                return
        for node, name, told in cards:
            if "cannot" not in told and "chosen for" not in told and name not in self._tried:
                self._tried.add(name)
                node.press()
                return
        self._tried.clear()


@pytest.mark.window
@pytest.mark.parametrize(
    "name",
    [pytest.param(one.id, marks=() if one.id in ORDINARY else pytest.mark.slow, id=one.id) for one in VARIANTS],
)
def test_a_deal_is_played_by_ear(reader: Start, translation: Translation, tmp_path: Path, name: str) -> None:
    kind = variant(name)
    players = kind.players[0]
    seats = [SeatEntry("Anna", HUMAN), *(SeatEntry(f"Computer {n}", "beginner") for n in range(1, players))]
    record = tmp_path / "partie.cardtable"
    record.write_text(Session.begin(kind.rule_set(players), seats, spawn(1)).record().to_text(), encoding="utf-8")
    prepare(tmp_path).close()
    listening = reader(str(record))
    player = Player(listening)
    for _ in range(MOST_STEPS):
        if player.over():
            break
        try:
            player.step()
        except Gone:
            continue
    assert player.over(), listening.heard[-5:]
    with closing(Store.open(tmp_path / "data" / "cardtable.sqlite3").store) as store:
        match = store.matches()[0]
        session = Session.resume(store.load_match(match.id))
    points = session.standing.points
    result = next(one for one in listening.heard if one.startswith(("Deal 1 is over", "The partie is over")))
    assert [int(number) for number in re.findall(r": (-?\d+) points?", result)] == list(points)
    # What was heard is the record, entry by entry.
    words, names = words_for(kind.id), [seat.name for seat in seats]
    parties = party_names(session.parties, names)
    entries = record_entries(session.events(0), words)
    left = " ".join(entry_sentence(entry, names, parties, words) for entry in entries)
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
@pytest.mark.parametrize("kind", SHEETS)
def test_a_score_sheet_is_kept_by_ear(reader: Start, tmp_path: Path, kind: str) -> None:
    with closing(prepare(tmp_path)) as store:
        setup = SheetSetup(kind, ("Anna", "Bert"))
        store.create_sheet(setup.kind, setup.names, "", setup.to_json())
    listening = reader("")
    words = "Score sheet: "
    listening.wait_for(lambda: next((node for name, node in named(listening) if name.startswith(words)), None)).press()
    for number, (typed, _) in enumerate(SHEETS[kind], start=1):
        cells = listening.wait_for(partial(found, listening, (*typed, "Enter")))
        for name, value in typed.items():
            if value is True:
                cells[name].press()
                listening.wait_for(partial(cells[name].has, CHECKED))
            else:
                cells[name].write(str(value))
        cells["Enter"].press()
        listening.wait_for(partial(has_told, listening, number))
    assert told(listening) == [f"Entered. {standing}." for _, standing in SHEETS[kind]]


def named(listening: Reader) -> Iterator[tuple[str, Node]]:
    """Everything that is shown, with its name."""
    return ((node.name, node) for program in listening.programs() for node in program.walk())


def found(listening: Reader, names: Collection[str]) -> dict[str, Node] | None:
    """What is called so, if all of it is there; what goes meanwhile is looked for again."""
    things = {name: node for name, node in named(listening) if name in names}
    return things if len(things) == len(names) else None


def told(listening: Reader) -> list[str]:
    """What was said of deals that have been entered."""
    return [one for one in listening.heard if one.startswith("Entered. ")]


def has_told(listening: Reader, deals: int) -> bool:
    """Whether so many deals have been told of; asking for something lets the announcements in."""
    return bool(listening.programs()) and len(told(listening)) == deals

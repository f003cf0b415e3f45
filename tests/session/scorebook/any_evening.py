"""Whole evenings of score sheets by chance: every kind and every option, all ways of entry, people who come and go, and
corrections of everything.

Whatever is done has a result or is refused with a ``CodedError``; any other exception passes through ``AnyEvening``.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import copy
from dataclasses import replace

from cardtable.core.errors import CodedError
from cardtable.core.rules import Option, OptionValue
from cardtable.core.sheets import FREE
from cardtable.core.sheets.categories import FAULT, Category, Cell
from cardtable.core.sheets.own_game import CONTRACT, MARKS, OwnColumn, OwnGame
from cardtable.games.entry import FEWEST_COLUMNS, FREE_OPTIONS, MOST_COLUMNS
from cardtable.games.registry import VARIANTS, variant
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.exchange import sheet_from_text, sheet_to_text
from cardtable.session.scorebook.model import DealEntry, EndEntry, Entry, MarkEntry, SheetSetup
from tests.games.agreements import in_any_order, values_of

KINDS: tuple[tuple[str, int], ...] = (
    *((kind.id, players) for kind in VARIANTS for players in kind.players),
    *((FREE, columns) for columns in range(FEWEST_COLUMNS, MOST_COLUMNS + 1)),
)
"""Every kind of sheet with every number of persons at its beginning."""

OWN_GAMES = (
    OwnGame("Only a name"),
    OwnGame(
        "Bids",
        (OwnColumn("Bid", most=13), OwnColumn("Tricks", most=13, together=13)),
        "if(Bid = Tricks; 10 + Tricks; −abs(Bid − Tricks))",
    ),
    OwnGame(
        "Contracts",
        (
            OwnColumn("Game", CONTRACT, values=(("Solo", 5), ("Beggar", -3))),
            OwnColumn("Eyes", least=-60, most=120, step=5, needed=False),
            OwnColumn("Again", MARKS),
        ),
        "round(Game × Eyes / (others(Again) − 1)) + persons × Again",
    ),
)
"""Games of one's own, of which the last has no points for some deals."""


TOGETHER = 0.8
"""How many evenings have options that go together; the others have any, which are mostly refused where there are many.
"""


def options_of(kind: str, players: int, chance: random.Random) -> dict[str, OptionValue]:
    """Return options by chance, each left as usual half the time; they need not go together."""
    if kind != FREE and chance.random() < TOGETHER:
        return in_any_order(variant(kind), players, chance)
    known: tuple[Option, ...] = FREE_OPTIONS if kind == FREE else tuple(variant(kind).options(players))
    return {option.name: chance.choice(values_of(option)) for option in known if chance.random() < 0.5}


class AnyEvening:
    """One sheet, to which things are done by chance; ``done`` counts what was accepted and ``refused`` what was not."""

    def __init__(self, kind: str, players: int, chance: random.Random) -> None:
        """Begin a sheet under options by chance; raises ``CodedError`` if they do not go together."""
        self._chance = chance
        self._players = players
        setup = SheetSetup(kind, tuple("ABCDEFGH"[:players]), options_of(kind, players, chance))
        if kind == FREE and chance.random() < 0.4:
            setup = replace(setup, own=chance.choice(OWN_GAMES))
        self.sheet = ScoreSheet(replace(setup, dealer=chance.randrange(players)))
        self.done = self.refused = 0

    def step(self) -> None:
        """Do one thing, and read all that a window or a file would read of the sheet afterwards."""
        ways: list[Callable[[], object]] = [
            *[self._enter] * 9,
            *[self._come, self._go] * 2,
            self._mark,
            self._end,
            self._agree,
            self._take_back,
            self._correct,
            self._move,
        ]
        try:
            self._chance.choice(ways)()
            self.done += 1
        except CodedError:
            self.refused += 1
        self.read()

    def read(self) -> None:
        """Read the results, the form of the next deal, and the sheet from its own text."""
        sheet = self.sheet
        assert sum(sheet.accounts()) <= 0
        standing = sheet.next_standing
        for method in sheet.rules.methods:
            sheet.categories(method)
        assert set(sheet.dealers(standing)) <= set(sheet.rules.there(standing))
        for row in sheet.rows:
            sheet.completeness(row)
        anew = ScoreSheet(sheet.begun_as, sheet.log, sheet.ruled)
        for other in (anew, copy(sheet)):
            assert (other.rows, other.results, other.accounts()) == (sheet.rows, sheet.results, sheet.accounts())
            assert (other.matches_played(), other.matches_won()) == (sheet.matches_played(), sheet.matches_won())
        if self._chance.random() < 0.1:
            again = sheet_from_text(sheet_to_text(sheet))
            assert (again.rows, again.accounts()) == (sheet.rows, sheet.accounts())

    def entry(self, position: int | None = None) -> Entry:
        """Return something to enter, mostly what could be; ``position`` is the place for it, None for the end."""
        chance, sheet = self._chance, self.sheet
        if chance.random() < 0.1:
            return MarkEntry(tuple(chance.randint(-1, 3) for _ in sheet.rules.sides))
        if chance.random() < 0.05:
            return EndEntry()
        method = chance.choice(sheet.rules.methods)
        seats = range(len(sheet.setup.names))
        dealer = chance.choice(seats) if chance.random() < 0.1 else None
        often = chance.choice((0.2, 0.5, 0.9))
        cells = [
            Cell(category.code, side, str(self._amount(category)))
            for category in sheet.categories(method, position, None)
            for side in category.sides
            if chance.random() < (0.04 if category.group == FAULT else 0.15 if category.is_mark else often)
        ]
        return DealEntry(tuple(cells), method, dealer)

    def _amount(self, category: Category) -> int:
        largest = min(category.most, self._chance.choice((3, 7, 14, 30, 60, 200)))
        return self._chance.randint(max(category.least, -20), largest)

    def _enter(self) -> None:
        """Enter a deal; of ten that are refused the eleventh is given up."""
        for _ in range(10):
            try:
                self.sheet.add(self.entry(None))
            except CodedError:
                self.refused += 1
            else:
                return

    def _place(self) -> int:
        return self._chance.randint(0, len(self.sheet.rows))

    def _come(self) -> None:
        chance, names = self._chance, self.sheet.setup.names
        name = chance.choice("ABCDEFGHI")
        position = self._place() if chance.random() < 0.2 else None
        after = chance.randrange(len(names)) if chance.random() < 0.5 else None
        self.sheet.come(name, chance.choice((0, 0, 0, 2)), after, position)

    def _go(self) -> None:
        self.sheet.go(self._chance.randrange(len(self.sheet.setup.names)))

    def _mark(self) -> None:
        self.sheet.mark(self._chance.randrange(len(self.sheet.rules.sides)), self._chance.choice((1, 1, 3, -1)))

    def _end(self) -> None:
        self.sheet.add(EndEntry())

    def _agree(self) -> None:
        chance, setup = self._chance, self.sheet.setup
        options = dict(setup.options)
        if fresh := options_of(setup.kind, self._players, chance):
            name = chance.choice(sorted(fresh))
            options[name] = fresh[name]
        dealer = chance.randrange(len(setup.names)) if chance.random() < 0.2 else setup.dealer
        self.sheet.agree(replace(setup, options=options, dealer=dealer))

    def _take_back(self) -> None:
        self._chance.choice((self.sheet.undo, self.sheet.undo, self.sheet.redo))()

    def _correct(self) -> None:
        chance, place = self._chance, self._place()
        way = chance.randrange(3)
        if way == 0:
            self.sheet.remove(place)
        elif way == 1:
            self.sheet.insert(place, self.entry(place))
        elif place < len(self.sheet.rows):
            self.sheet.replace(place, self.entry(place))

    def _move(self) -> None:
        self.sheet.move(self._place(), self._place())


def any_evening(kind: str, players: int, seed: int, steps: int) -> AnyEvening | None:
    """Return an evening after ``steps`` steps; None if its options do not go together."""
    try:
        evening = AnyEvening(kind, players, random.Random(f"{kind} {players} {seed}"))
    except CodedError:
        return None
    for _ in range(steps):
        evening.step()
    return evening

"""Evenings of games of one's own kept in the window by clicks alone, with errors that are mended.

What each deal is worth is computed here by hand for each game, and not from its formula.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import pytest

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.example_games import example_games
from cardtable.app.scorekeeper.keeper import SheetKeeper, load_sheet
from cardtable.app.settings import Settings
from cardtable.core.rules import OptionValue
from cardtable.core.scores import totals
from cardtable.core.sheets.categories import OWN, Cell
from cardtable.core.sheets.free import PER_POINT
from cardtable.core.sheets.own_game import CONTRACT, MARKS, ONE_MARK, OwnColumn, OwnGame
from cardtable.core.sheets.rules import TOTALS
from cardtable.session.scorebook.model import DealEntry, SheetSetup
from cardtable.store.store import Store
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.trials.finger import Finger
from tests.trials.test_evenings_by_finger import Oracle

NAMES = ("Anna", "Björn", "Christa", "Dora", "Emil")
DEALS = 7
"""Deals of an evening."""

Deal: TypeAlias = tuple[dict[str, Sequence[int]], list[int]]
"""The numbers of all sides by the name of the entry, and what each side has for them."""


@dataclass(frozen=True)
class Played:
    """A game with its usual number of persons and what is agreed; ``draw`` plays a deal of it by chance."""

    game: OwnGame
    persons: int
    options: Mapping[str, OptionValue]
    draw: Callable[[random.Random], Deal]


def shared(whole: int, persons: int, chance: random.Random) -> list[int]:
    """Share out so many tricks."""
    taken = [0] * persons
    for _ in range(whole):
        taken[chance.randrange(persons)] += 1
    return taken


def oh_hell() -> Played:
    """The example: who takes as many tricks as were bid has ten points and the bid, others nothing."""
    (example,) = [one for one in example_games() if one.game.name.startswith("Tricks as bid")]

    def draw(chance: random.Random) -> Deal:
        tricks = shared(chance.randrange(1, 14), example.persons, chance)
        bids = [one if chance.random() < 0.5 else chance.randrange(8) for one in tricks]
        points = [10 + bid if bid == taken else 0 for bid, taken in zip(bids, tricks, strict=True)]
        return {"Bid": bids, "Tricks": tricks}, points

    return Played(example.game, example.persons, example.options, draw)


def skat() -> Played:
    """The example: the value of the game, as often as the factor says, and twice that is lost."""
    (example,) = [one for one in example_games() if one.game.name.startswith("Skat by")]
    values = {"Diamonds": 9, "Hearts": 10, "Spades": 11, "Clubs": 12, "Grand": 24, "Null": 23}

    def draw(chance: random.Random) -> Deal:
        name, player = chance.choice(list(values)), chance.randrange(3)
        factor = 0 if name == "Null" else chance.randrange(2, 7)
        lost = chance.random() < 0.4
        points = [0, 0, 0]
        points[player] = values[name] * (factor or 1) * (-2 if lost else 1)
        own = [int(side == player) for side in range(3)]
        return {name: own, "Factor": [factor * one for one in own], "Lost": [lost * one for one in own]}, points

    return Played(example.game, example.persons, example.options, draw)


def rummy() -> Played:
    """Who goes out has what the others hold; each of them loses it."""
    game = OwnGame(
        "Going out", (OwnColumn("Out", ONE_MARK), OwnColumn("Rest", most=200)), "if(Out; others(Rest); −Rest)"
    )

    def draw(chance: random.Random) -> Deal:
        out = chance.randrange(4)
        rest = [0 if side == out else chance.randrange(1, 60) for side in range(4)]
        points = [sum(rest) if side == out else -rest[side] for side in range(4)]
        return {"Out": [int(side == out) for side in range(4)], "Rest": rest}, points

    return Played(game, 4, {"zero_sum": True, "pay": PER_POINT, "dealer": True}, draw)


def solo() -> Played:
    """A contract is played against all the others, who pay or are paid; laughers double."""
    game = OwnGame(
        "Solo",
        (
            OwnColumn("Contract", CONTRACT, values=(("Call", 2), ("Solo", 5), ("Tout", 10))),
            OwnColumn("Lost", ONE_MARK),
            OwnColumn("Doubled", MARKS),
        ),
        "if(Contract; (persons − 1) × Contract; −others(Contract)) × if(sum(Lost); −1; 1) × (1 + sum(Doubled))",
    )
    values = {"Call": 2, "Solo": 5, "Tout": 10}

    def draw(chance: random.Random) -> Deal:
        name, player = chance.choice(list(values)), chance.randrange(4)
        lost, doubled = chance.random() < 0.4, [int(chance.random() < 0.2) for _ in range(4)]
        each = values[name] * (-1 if lost else 1) * (1 + sum(doubled))
        own = [int(side == player) for side in range(4)]
        points = [3 * each if side == player else -each for side in range(4)]
        return {name: own, "Lost": [lost * one for one in own], "Doubled": doubled}, points

    return Played(game, 4, {"zero_sum": True, "pay": PER_POINT, "dealer": True}, draw)


def wizard() -> Played:
    """Ten tricks in all: twenty and ten a trick for what was bid, and ten less for each trick beside it; to 150."""
    game = OwnGame(
        "Ten tricks",
        (OwnColumn("Bid", most=10), OwnColumn("Tricks", most=10, together=10)),
        "if(Bid = Tricks; 20 + 10 × Tricks; −10 × abs(Bid − Tricks))",
    )

    def draw(chance: random.Random) -> Deal:
        tricks = shared(10, 3, chance)
        bids = [one if chance.random() < 0.6 else chance.randrange(6) for one in tricks]
        points = [
            20 + 10 * taken if bid == taken else -10 * abs(bid - taken) for bid, taken in zip(bids, tricks, strict=True)
        ]
        return {"Bid": bids, "Tricks": tricks}, points

    return Played(game, 3, {"target": 150, "dealer": True}, draw)


def halves() -> Played:
    """Numbers below nothing, in steps, and a formula that divides and rounds; the fewest points are best."""
    game = OwnGame(
        "Halves",
        (OwnColumn("Chips", least=-50, most=50, step=5), OwnColumn("Fouls", most=9, needed=False)),
        "round(Chips ÷ 10) + min(Fouls; 3)",
    )

    def draw(chance: random.Random) -> Deal:
        chips = [5 * chance.randrange(-10, 11) for _ in range(5)]
        fouls = [chance.randrange(10) if chance.random() < 0.3 else 0 for _ in range(5)]
        # Of a half to the whole number further from nothing.
        rounded = [(abs(one) + 5) // 10 * (1 if one > 0 else -1) for one in chips]
        return {"Chips": chips, "Fouls": fouls}, [one + min(foul, 3) for one, foul in zip(rounded, fouls, strict=True)]

    return Played(game, 5, {"target": 12, "lowest": True, "kitty": True}, draw)


GAMES = {make.__name__: make for make in (oh_hell, skat, rummy, solo, wizard, halves)}


def entry_of(game: OwnGame, numbers: Mapping[str, Sequence[int]]) -> DealEntry:
    """Return a deal as it is typed: also a 0 where a number of everybody is asked for."""
    needed = {column.name for column in game.columns if column.needed and column.kind not in (MARKS, ONE_MARK)}
    cells = [
        Cell(OWN + name, side, str(number))
        for name, of_sides in numbers.items()
        for side, number in enumerate(of_sides)
        if number or name in needed
    ]
    return DealEntry(tuple(cells), TOTALS)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_an_evening_of_a_game_of_ones_own_by_clicks_alone_is_that_of_the_oracle(
    name: str,
    times: int,
    store: Store,
    pictures: CardPictures,
    translation: Translation,
    keepers: list[SheetWindow],
) -> None:
    for number in range(times):
        played, chance = GAMES[name](), random.Random(f"{name} {number}")
        oracle = Oracle(played.persons, played.options)
        setup = SheetSetup(
            "free", NAMES[: played.persons], played.options, stake=10, unit="EUR", evening="Friday", own=played.game
        )
        window = SheetWindow(SheetKeeper.begin(store, setup), pictures, Settings(reduced_motion=True))
        keepers.append(window)
        window.show()
        finger = Finger(window, chance)
        for _ in range(DEALS):
            numbers, points = played.draw(chance)
            deal, way = entry_of(played.game, numbers), chance.random()
            wrong = entry_of(played.game, played.draw(chance)[0])
            if way < 0.2:
                finger.enter_deal(wrong)
                finger.take_back()
            if 0.2 <= way < 0.4:
                finger.enter_deal(wrong)
                finger.correct_last(deal)
            else:
                finger.enter_deal(deal)
            oracle.deals.append(tuple(points))
        assert window.keeper.number is not None
        for sheet in (window.keeper.sheet, load_sheet(store, window.keeper.number)):
            found = [totals(row.lines, played.persons) for row in sheet.rows]
            assert [tuple(one) for one in found] == oracle.deals
            assert [row.winners for row in sheet.rows if row.winners] == oracle.results()
            assert list(sheet.accounts()) == oracle.gains()

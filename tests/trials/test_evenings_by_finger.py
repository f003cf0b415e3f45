"""Evenings of every template kept in the window by clicks alone, with errors that are mended.

The sheets are those of an oracle, which adds up apart from the program.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.keeper import SheetKeeper, load_sheet
from cardtable.app.settings import Settings
from cardtable.core.rules import OptionValue
from cardtable.core.scores import totals
from cardtable.games.entry import FREE_TEMPLATES
from cardtable.session.scorebook.model import SheetSetup
from cardtable.store.store import Store
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.trials.finger import Finger

NAMES = ("Anna", "Björn", "Christa", "Dora")
DEALS = 9
"""Deals of an evening."""


class Oracle:
    """What a sheet must hold: the points of each deal, who wins each match, and what the persons have gained."""

    def __init__(self, persons: int, options: Mapping[str, OptionValue]) -> None:
        self.sides = [(0, 2), (1, 3)] if options.get("sides") else [(person,) for person in range(persons)]
        self.balanced, self.by_point = bool(options.get("zero_sum")), options.get("pay") == "points"
        self.whole = int(options.get("whole", 0))
        self.target, self.lowest = int(options.get("target", 0)), bool(options.get("lowest"))
        self.bierlachs = options.get("declarer") == "bierlachs"
        self.seeger, self.sits_out = options.get("declarer") == "seeger_fabian", bool(options.get("dealer_out"))
        self.kitty = bool(options.get("kitty"))
        self.deals: list[tuple[int, ...]] = []
        self.games: dict[tuple[int, ...], tuple[int, int]] = {}
        """Who played the game that brought these points, and its value, where only that is entered."""

    def deal(self, chance: random.Random) -> tuple[int, ...]:
        """Draw the points of a deal, as the game brings them."""
        count = len(self.sides)
        if self.bierlachs or self.seeger:
            dealer = len(self.deals) % count
            declarer = chance.choice([side for side in range(count) if not (self.sits_out and side == dealer)])
            value = chance.choice((18, 23, 48, 72)) * chance.choice((1, -2))
            if self.bierlachs:
                deal = tuple(abs(value) * ((side == declarer) == (value < 0)) for side in range(count))
            else:
                own, others = (value + 50, 0) if value > 0 else (value - 50, 30)
                deal = tuple(own if side == declarer else others for side in range(count))
            self.games[deal] = declarer, value
            return deal
        if self.balanced:
            winners = chance.sample(range(count), chance.choice((1, 2, 3)))
            losers = count - len(winners)
            won = chance.randrange(1, 9) * losers * chance.choice((1, -1))
            return tuple(won if side in winners else -won * len(winners) // losers for side in range(count))
        if self.whole:
            return self._shared(chance)
        least = -120 if self.by_point else 0
        return tuple(chance.randrange(least, 60 if self.target != 5 else 4) for _ in range(count))

    def _shared(self, chance: random.Random) -> tuple[int, ...]:
        """Draw the points of a deal of Hearts: thirteen hearts and the queen of spades, or all to the others."""
        count = len(self.sides)
        shooter = chance.randrange(count)
        if chance.random() < 0.2:
            own, others = chance.choice(((0, self.whole), (-self.whole, 0)))
            return tuple(own if side == shooter else others for side in range(count))
        taken = [13 * (side == shooter) for side in range(count)]
        for _ in range(self.whole - 13):
            taken[chance.randrange(count)] += 1
        return tuple(taken)

    def results(self) -> list[tuple[int, ...]]:
        """The winners of each match that is over."""
        points, found = [0] * len(self.sides), list[tuple[int, ...]]()
        for deal in self.deals:
            points = [one + more for one, more in zip(points, deal, strict=True)]
            best = min(points) if self.lowest else max(points)
            if self.target and max(points) >= self.target and (self.bierlachs or points.count(best) == 1):
                below = tuple(side for side, one in enumerate(points) if one < self.target)
                found.append(below if self.bierlachs else (points.index(best),))
                points = [0] * len(self.sides)
        return found

    def gains(self) -> list[int]:
        """What each person has gained, in stakes."""
        seats = sum(map(len, self.sides))
        by_side = [0] * len(self.sides)
        if self.by_point:
            sums = [sum(deal[side] for deal in self.deals) for side in range(len(self.sides))]
            by_side = [sum(one - other for other in sums) for one in sums]
        for winners in self.results() if not self.by_point else ():
            for side in range(len(self.sides)):
                if side not in winners:
                    by_side[side] -= 1
                elif not self.kitty:
                    by_side[side] += len(self.sides) - 1
        return [next(by_side[side] for side, own in enumerate(self.sides) if seat in own) for seat in range(seats)]


def enter(finger: Finger, deal: tuple[int, ...], oracle: Oracle) -> None:
    """Enter a deal; where it adds up to nothing, touch the winners and type once; where its points are always as many,
    now and then leave the last cell open.
    """
    finger.open_form()
    if oracle.balanced and finger.chance.random() < 0.7:
        number = max(deal)
        winners = [side for side, points in enumerate(deal) if points == number]
        for side in winners:
            finger.click(finger.table.entry.winners[side])
        finger.type(("total", winners[-1]), number)
    elif deal in oracle.games:
        declarer, value = oracle.games[deal]
        finger.type(("total", declarer), value)
    else:
        follows = sum(deal) == oracle.whole > 0 and finger.chance.random() < 0.5
        for side, points in enumerate(deal[:-1] if follows else deal):
            finger.type(("total", side), points)
    finger.click(finger.table.entry.enter_button)


@pytest.mark.slow
@pytest.mark.parametrize("game", FREE_TEMPLATES)
def test_an_evening_by_clicks_alone_is_that_of_the_oracle(
    game: str,
    times: int,
    store: Store,
    pictures: CardPictures,
    translation: Translation,
    keepers: list[SheetWindow],
) -> None:
    for number in range(times):
        persons, options = FREE_TEMPLATES[game]
        chance, oracle = random.Random(f"{game} {number}"), Oracle(persons, options)
        setup = SheetSetup("free", NAMES[:persons], options, game=game, stake=10, unit="EUR", evening="Friday")
        window = SheetWindow(SheetKeeper.begin(store, setup), pictures, Settings(reduced_motion=True))
        keepers.append(window)
        window.show()
        finger = Finger(window, chance)
        for _ in range(DEALS):
            deal = oracle.deal(chance)
            if chance.random() < 0.25:
                # Another deal is entered by mistake, and taken back; its figures are written over.
                enter(finger, oracle.deal(chance), oracle)
                finger.take_back()
            enter(finger, deal, oracle)
            oracle.deals.append(deal)
        assert window.keeper.number is not None
        for sheet in (window.keeper.sheet, load_sheet(store, window.keeper.number)):
            found = [totals(row.lines, len(oracle.sides)) for row in sheet.rows]
            assert [tuple(points) for points in found] == oracle.deals
            assert [row.winners for row in sheet.rows if row.winners] == oracle.results()
            assert list(sheet.accounts()) == oracle.gains()


class Ecarte:
    """What a sheet of Écarté to five points must hold: the points of each deal and who wins each match."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self.standing = [0, 0]
        self.deals: list[tuple[int, int]] = []
        self.winners: list[int] = []

    def deal(self) -> tuple[int | None, int, int]:
        """Draw who marks the king (None: nobody), who takes most tricks, and how many."""
        return self._chance.choice((None, None, 0, 1)), self._chance.randrange(2), self._chance.choice((3, 4, 5))

    def ends_by_king(self, king: int | None) -> bool:
        """Whether the king alone wins the match."""
        return king is not None and self.standing[king] == 4

    def count(self, king: int | None, winner: int, tricks: int) -> None:
        """Count a deal: the king is one point, most tricks one, all five two. The king comes before the tricks."""
        points = [int(king == side) for side in (0, 1)]
        if not self.ends_by_king(king):
            points[winner] += 1 + (tricks == 5)
        self.deals.append((points[0], points[1]))
        self.standing = [before + now for before, now in zip(self.standing, points, strict=True)]
        if max(self.standing) >= 5:
            self.winners.append(self.standing.index(max(self.standing)))
            self.standing = [0, 0]


def enter_ecarte(finger: Finger, oracle: Ecarte, deal: tuple[int | None, int, int]) -> None:
    """Mark the king while the deal goes on, and enter the tricks at its end."""
    king, winner, tricks = deal
    finger.look_at_result()
    if king is not None:
        finger.mark("king", king, 1)
    finger.open_form()
    if not oracle.ends_by_king(king):
        finger.type(("tricks", winner), tricks)
    finger.click(finger.table.entry.enter_button)


@pytest.mark.slow
def test_an_evening_of_ecarte_by_clicks_alone_is_that_of_the_oracle(
    times: int, store: Store, pictures: CardPictures, translation: Translation, keepers: list[SheetWindow]
) -> None:
    for number in range(times):
        chance = random.Random(f"ecarte {number}")
        oracle = Ecarte(chance)
        setup = SheetSetup("ecarte", NAMES[:2], stake=10, unit="EUR", evening="Friday")
        window = SheetWindow(SheetKeeper.begin(store, setup), pictures, Settings(reduced_motion=True))
        keepers.append(window)
        window.show()
        finger = Finger(window, chance)
        for _ in range(2 * DEALS):
            deal = oracle.deal()
            enter_ecarte(finger, oracle, deal)
            if chance.random() < 0.2:
                # It is taken back, and comes back into the form, where it is entered again.
                finger.click(finger.table.displays[0].undo)
                finger.open_form()
                finger.click(finger.table.entry.enter_button)
            oracle.count(*deal)
        assert window.keeper.number is not None
        for sheet in (window.keeper.sheet, load_sheet(store, window.keeper.number)):
            assert [tuple(totals(row.lines, 2)) for row in sheet.rows] == oracle.deals
            assert [row.winners[0] for row in sheet.rows if row.winners] == oracle.winners

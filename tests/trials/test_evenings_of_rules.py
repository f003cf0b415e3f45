"""Evenings under every rule set kept on the table view by clicks alone, with errors that are mended.

What is on the sheet is compared with a sheet to which the same deals were added without any window; the points of
Swedish Casino and of a session of Piquet besides with oracles, which add up apart from the program.
"""

from __future__ import annotations

import random

import pytest

from cardtable.app.i18n import Translation
from cardtable.app.scorekeeper.keeper import SheetKeeper, load_sheet
from cardtable.app.settings import Settings
from cardtable.core.scores import totals
from cardtable.core.sheets.categories import Category, Cell, EntryError
from cardtable.core.sheets.rules import BY_CATEGORY, TOTALS
from cardtable.games.registry import VARIANTS
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import DealEntry, SheetSetup
from cardtable.store.store import Store
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.scorekeeper.window import SheetWindow
from tests.trials.finger import Finger

NAMES = ("Anna", "Björn", "Christa", "Dora", "Emil", "Frida")
KINDS = [(variant.id, players) for variant in VARIANTS for players in variant.players]
DEALS, TRIES = 6, 400
"""Deals of an evening, and how often a deal is drawn until one is found that can be."""


def drawn(sheet: ScoreSheet, chance: random.Random) -> DealEntry:
    """Draw a deal that the sheet takes."""
    for _ in range(TRIES):
        method = chance.choice(sheet.rules.methods)
        cells = [
            Cell(category.code, side, str(_amount(category, chance)))
            for category in sheet.categories(method)
            for side in category.sides
            if chance.random() < (0.5 if category.most > 1 else 0.12)
        ]
        deal = DealEntry(tuple(cells), method)
        try:
            sheet.check(deal)
        except EntryError:
            continue
        if cells:
            return deal
    raise AssertionError("no deal found")


def _amount(category: Category, chance: random.Random) -> int:
    return 1 if category.is_mark else chance.randint(1, min(category.most, chance.choice((3, 7, 14, 30))))


def opened(
    setup: SheetSetup, store: Store, pictures: CardPictures, keepers: list[SheetWindow], chance: random.Random
) -> Finger:
    window = SheetWindow(SheetKeeper.begin(store, setup), pictures, Settings(reduced_motion=True))
    keepers.append(window)
    window.show()
    return Finger(window, chance)


def enter_and_err(finger: Finger, sheet: ScoreSheet, deal: DealEntry, chance: random.Random) -> None:
    """Enter a deal, now and then after another one that is taken back, or in place of another one that is corrected."""
    way = chance.random()
    if way < 0.2:
        finger.enter_deal(drawn(sheet, chance))
        finger.take_back()
    elif way < 0.4:
        wrong = drawn(sheet, chance)
        if wrong.method == deal.method:
            finger.enter_deal(wrong)
            finger.correct_last(deal)
            return
    finger.enter_deal(deal)


@pytest.mark.slow
@pytest.mark.turns(2)
@pytest.mark.parametrize(("kind", "players"), KINDS)
def test_an_evening_by_clicks_alone_is_that_of_a_sheet_without_a_window(
    kind: str,
    players: int,
    times: int,
    store: Store,
    pictures: CardPictures,
    translation: Translation,
    keepers: list[SheetWindow],
) -> None:
    for number in range(times):
        chance = random.Random(f"{kind} {players} {number}")
        setup = SheetSetup(kind, NAMES[:players], dealer=chance.randrange(players), stake=10, unit="EUR")
        finger, sheet = opened(setup, store, pictures, keepers, chance), ScoreSheet(setup)
        for _ in range(DEALS):
            deal = drawn(sheet, chance)
            enter_and_err(finger, sheet, deal, chance)
            sheet.add(deal)
        assert finger.window.keeper.number is not None
        for kept in (finger.window.keeper.sheet, load_sheet(store, finger.window.keeper.number)):
            assert [row.lines for row in kept.rows] == [row.lines for row in sheet.rows]
            assert [row.winners for row in kept.rows] == [row.winners for row in sheet.rows]
            assert kept.accounts() == sheet.accounts()


class Swedish:
    """Swedish Casino for two to 16 points, counted card by card."""

    PACK = tuple((suit, rank) for suit in "♠♥♦♣" for rank in range(1, 14))

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self.standing = [0, 0]
        self.deals: list[tuple[int, ...]] = []
        self.winners: list[int] = []

    def deal(self) -> tuple[DealEntry, list[int]]:
        """Draw a deal; return how it is entered by category, and the points that it brings."""
        piles: tuple[list[tuple[str, int]], ...] = ([], [])
        for card in self.PACK:
            piles[self._chance.randrange(2)].append(card)
        last = self._chance.randrange(2)
        sweeps = [self._chance.choice((0, 0, 1, 2)) for _ in piles]
        spades = [sum(suit == "♠" for suit, _ in pile) for pile in piles]
        cells, points = [], []
        for side, pile in enumerate(piles):
            other = piles[1 - side]
            aces = sum(rank == 1 for _, rank in pile)
            big, little = ("♦", 10) in pile, ("♠", 2) in pile
            most = (len(pile) > len(other)) + 2 * (spades[side] > spades[1 - side])
            points.append(most + 2 * big + little + aces + (side == last) + sweeps[side])
            held = {
                "cards": len(pile),
                "spades": spades[side],
                "big_casino": int(big),
                "little_casino": int(little),
                "aces": aces,
                "last_capture": int(side == last),
                "sweeps": sweeps[side],
            }
            cells += [Cell(code, side, str(number)) for code, number in held.items() if number]
        self._spades = spades
        return DealEntry(tuple(cells), BY_CATEGORY), points

    def count(self, points: list[int]) -> None:
        """Count the deal that was drawn last: who has most at 16 wins, of two equal ones the one with more spades."""
        self.deals.append(tuple(points))
        self.standing = [before + now for before, now in zip(self.standing, points, strict=True)]
        rank = [(points, spades) for points, spades in zip(self.standing, self._spades, strict=True)]
        if max(self.standing) >= 16 and rank[0] != rank[1]:
            self.winners.append(rank.index(max(rank)))
            self.standing = [0, 0]


@pytest.mark.slow
def test_an_evening_of_swedish_casino_by_clicks_alone_is_that_of_the_oracle(
    times: int, store: Store, pictures: CardPictures, translation: Translation, keepers: list[SheetWindow]
) -> None:
    for number in range(times):
        chance = random.Random(f"swedish {number}")
        oracle = Swedish(chance)
        finger = opened(SheetSetup("casino.swedish", NAMES[:2]), store, pictures, keepers, chance)
        for _ in range(DEALS):
            deal, points = oracle.deal()
            enter_and_err(finger, finger.window.keeper.sheet, deal, chance)
            oracle.count(points)
        sheet = finger.window.keeper.sheet
        assert [tuple(totals(row.lines, 2)) for row in sheet.rows] == oracle.deals
        assert [row.winners[0] for row in sheet.rows if row.winners] == oracle.winners


PIQUET = ((27, 12), (15, 28), (5, 40), (28, 9), (13, 27))
"""Points of deals of Piquet that can be."""


@pytest.mark.slow
def test_an_evening_of_piquet_by_clicks_alone_is_that_of_the_oracle(
    times: int, store: Store, pictures: CardPictures, translation: Translation, keepers: list[SheetWindow]
) -> None:
    for number in range(times):
        chance = random.Random(f"piquet {number}")
        finger = opened(SheetSetup("piquet.session", NAMES[:2], {"deals": 3}), store, pictures, keepers, chance)
        deals, winners, standing = [], [], [0, 0]
        for count in range(1, 2 * DEALS + 1):
            points = chance.choice(PIQUET)
            cells = tuple(Cell("total", side, str(one)) for side, one in enumerate(points))
            enter_and_err(finger, finger.window.keeper.sheet, DealEntry(cells, TOTALS), chance)
            deals.append(points)
            standing = [before + now for before, now in zip(standing, points, strict=True)]
            if count % 3 == 0:
                winners.append([side for side in (0, 1) if standing[side] == max(standing)])
                standing = [0, 0]
        sheet = finger.window.keeper.sheet
        assert [tuple(totals(row.lines, 2)) for row in sheet.rows] == deals
        assert [list(result.winners) for result in sheet.results] == winners

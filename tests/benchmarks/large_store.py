"""A database such as decades leave behind: matches on the screen and evenings on paper; always the same."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache

from cardtable.app.scorekeeper.keeper import summary_of
from cardtable.core.chance import shuffled
from cardtable.core.match import Match, cut_for_deal
from cardtable.core.record import HUMAN, Record, SeatEntry, record_of
from cardtable.core.sheets.categories import Cell
from cardtable.core.state import CHANCE, Deal
from cardtable.games.registry import family_of, variant
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.exchange import setup_to_json
from cardtable.session.scorebook.model import DealEntry, SheetSetup
from cardtable.store.model import DealResult
from cardtable.store.store import Store

MATCHES, SHEETS = 5_000, 300
"""The matches and the evenings of the store to which the costs of an empty one are compared; it has 24 MB."""
FIRST = datetime(2006, 1, 1, 18, tzinfo=UTC)
_DAYS = 20 * 365
_VARIANTS = ("casino.swedish", "casino.royal", "casino.finnish", "ecarte", "piquet.rubicon", "piquet.points")
_PERSONS = ("Anna", "Björn", "Christina", "David", "Erika", "Friedrich", "Gustav", "Hedwig")
_COMPUTERS = ("beginner", "counter", "searcher")
_SHEET_KINDS = ("casino.berlin1810", "piquet.session")


@cache
def _played(name: str, seed: int) -> tuple[Record, tuple[DealResult, ...]]:
    """Return a whole match of two that was played at random, and the results of its deals."""
    rng = random.Random(seed)
    family, rule_set = family_of(name), variant(name).rule_set(2)
    match = Match(family, rule_set, cut_for_deal(family, rule_set, rng))
    while not match.over:
        if match.state is None:
            # A deal may be over as soon as it is dealt.
            match.begin_deal(shuffled(family.pack(rule_set), rng))
        elif match.state.actor() == CHANCE:
            match.apply(Deal(shuffled(family.pack(rule_set), rng)))
        else:
            match.apply(rng.choice(list(match.state.legal())))
    seats = (SeatEntry("Anna", HUMAN), SeatEntry("", _COMPUTERS[0]))
    results = tuple(
        DealResult(deal.lines, deal.standing)
        for deal in match.deals
        if deal.lines is not None and deal.standing is not None
    )
    return record_of(match, seats, variant(name).changes(rule_set), FIRST.isoformat()), results


def fill(store: Store, matches: int = MATCHES, sheets: int = SHEETS, seed: int = 1, evening: str = "") -> None:
    """Put so many matches and sheets into a store, spread evenly over twenty years up to 2025; each third match is one
    against a person. Every twentieth match is not finished, and of every fortieth sheet there are three on an evening.
    With ``evening``, all sheets are of that one.
    """
    rng = random.Random(seed)
    with store.transaction():
        for number in range(matches):
            _put_match(store, rng, number, FIRST + timedelta(days=_DAYS) * number / max(1, matches))
        for number in range(sheets):
            _put_sheet(store, rng, FIRST + timedelta(days=_DAYS) * number / max(1, sheets), evening)


def _put_match(store: Store, rng: random.Random, number: int, begun: datetime) -> None:
    record, results = _played(_VARIANTS[number % len(_VARIANTS)], rng.randrange(4))
    computer = rng.choice(_COMPUTERS)
    other = SeatEntry(rng.choice(_PERSONS[1:]), HUMAN) if number % 3 == 0 else SeatEntry(computer.title(), computer)
    if number % 20 == 19:
        # Broken off before the first deal has ended.
        record, results = replace(record, deals=(replace(record.deals[0], actions=record.deals[0].actions[:6]),)), ()
    match = store.create_match(replace(record, seats=(record.seats[0], other), made=begun.isoformat()), results)
    _date(store, "matches", match, begun)
    store.connection.execute("UPDATE matches SET finished = changed WHERE id = ? AND finished IS NOT NULL", (match,))


def _put_sheet(store: Store, rng: random.Random, begun: datetime, evening: str) -> None:
    kind = rng.choice(_SHEET_KINDS)
    persons = tuple(rng.sample(_PERSONS, 4 if kind == "casino.berlin1810" else 2))
    sheet = ScoreSheet(SheetSetup(kind, persons, evening=evening or f"{begun:%Y-%m-%d}", begun=begun.isoformat()))
    for _ in range(rng.randrange(4, 12)):
        sheet.add(_entry(kind, rng))
    changes = [change.to_json() for change in sheet.log]
    number = store.create_sheet(kind, persons, sheet.setup.evening, setup_to_json(sheet), changes, summary_of(sheet))
    _date(store, "sheets", number, begun)


def _entry(kind: str, rng: random.Random) -> DealEntry:
    if kind == "piquet.session":
        cells = tuple(
            Cell("total", side, points) for side, points in enumerate(rng.choice((("24", "17"), ("17", "24"))))
        )
        return DealEntry(cells, "totals")
    counted = (("cards", 30), ("spades", 8), ("aces", 4))
    sides = rng.choices((0, 1), k=len(counted))
    cells = tuple(Cell(code, side, str(most)) for side, (code, most) in zip(sides, counted, strict=True))
    return DealEntry(cells, "by_category")


def _date(store: Store, table: str, row: int, begun: datetime) -> None:
    moment = begun.isoformat(timespec="seconds")
    store.connection.execute(f"UPDATE {table} SET begun = ?, changed = ? WHERE id = ?", (moment, moment, row))

"""Sheets under all rules: what is entered by chance, corrected in any order, taken back, and sent through a file."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.core.rules import OptionValue
from cardtable.core.sheets.categories import Category, Cell, EntryError
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.exchange import sheet_from_text, sheet_to_text
from cardtable.session.scorebook.model import DealEntry, Entry, MarkEntry, SheetSetup

KINDS: list[tuple[str, int, dict[str, OptionValue]]] = [
    ("casino.swedish", 3, {"target": 8}),
    ("casino.overspader", 2, {"target": 9}),
    ("casino.mulle_sassersson", 2, {}),
    ("casino.mulle_glimne", 4, {}),
    ("casino.finnish", 2, {}),
    ("casino.berlin1810", 3, {}),
    ("casino.berlin1810", 4, {}),
    ("casino.classic", 3, {}),
    ("piquet.points", 2, {}),
    ("piquet.four_deals", 2, {}),
    ("piquet.session", 2, {"deals": 3}),
    ("piquet.rubicon", 2, {}),
    ("piquet.meyers1888", 2, {}),
    ("piquet.kings", 4, {}),
    ("piquet.chouette", 3, {}),
    ("piquet.robber", 4, {}),
    ("piquet.norman", 3, {}),
    ("ecarte", 2, {"matsch": True}),
    ("ecarte.rotation", 4, {"length": "parties", "parties": 3}),
    ("free", 5, {"target": 40}),
]
TRIES = 60


def amount(category: Category, chance: random.Random) -> int:
    largest = min(category.most, chance.choice((3, 7, 14, 30, 60)))
    return chance.randint(max(category.least, 0), largest)


def entry(sheet: ScoreSheet, position: int | None, chance: random.Random) -> Entry | None:
    """Something that can be entered at ``position``, found by trying; None if nothing was found."""
    if chance.random() < 0.15:
        playing = sheet.rules.playing(sheet.standing_for(position))
        marks = MarkEntry(tuple(chance.randint(0, 2) * (side in playing) for side in range(len(sheet.rules.sides))))
        return marks if fits(sheet, marks, position) else None
    for _ in range(TRIES):
        method = chance.choice(sheet.rules.methods)
        cells = [
            Cell(category.code, side, str(amount(category, chance)))
            for category in sheet.categories(method, position)
            for side in category.sides
            if chance.random() < (0.5 if category.most > 1 else 0.12)
        ]
        found = DealEntry(tuple(cells), method)
        if fits(sheet, found, position):
            return found
    return None


def fits(sheet: ScoreSheet, entry: Entry, position: int | None) -> bool:
    try:
        sheet.check(entry, position)
    except EntryError:
        return False
    return True


def filled(setup: SheetSetup, deals: int, chance: random.Random) -> ScoreSheet:
    sheet = ScoreSheet(setup)
    for _ in range(deals):
        found = entry(sheet, None, chance)
        if found is not None:
            sheet.add(found)
    return sheet


@pytest.mark.parametrize(("kind", "players", "options"), KINDS, ids=str)
@given(st.integers(0, 2**32), st.integers(1, 7), st.integers(1, 7))
@settings(deadline=None, max_examples=12)
def test_corrected_in_any_order_is_as_entered_right_at_once(
    kind: str, players: int, options: dict[str, OptionValue], seed: int, first: int, right: int
) -> None:
    chance = random.Random(seed)
    setup = SheetSetup(kind, tuple("ABCDEFGH"[:players]), options, chance.randrange(players))
    wanted, corrected = filled(setup, right, chance), filled(setup, first, chance)
    while len(corrected.entries) > len(wanted.entries):
        corrected.remove(chance.randrange(len(corrected.entries)))
    left = set(range(len(wanted.entries)))
    while left:
        # In any order; what does not fit yet has to wait for the entries before it, and the first of them always fits.
        for place in chance.sample(sorted(left), len(left)):
            if place > len(corrected.entries):
                continue
            try:
                if place == len(corrected.entries):
                    corrected.add(wanted.entries[place])
                else:
                    corrected.replace(place, wanted.entries[place])
            except EntryError:
                assert place != min(left)
                continue
            left.discard(place)
    assert corrected.rows == wanted.rows
    assert corrected.standing == wanted.standing
    assert corrected.accounts() == wanted.accounts()
    assert sum(corrected.accounts()) == 0
    text = sheet_to_text(corrected)
    again = sheet_from_text(text)
    assert (again.setup, again.log, again.rows) == (corrected.setup, corrected.log, corrected.rows)
    assert sheet_to_text(again) == text
    rows = list(corrected.rows)
    while corrected.can_undo:
        corrected.undo()
    assert corrected.rows == []
    while corrected.can_redo:
        corrected.redo()
    assert corrected.rows == rows

"""What a score sheet does not ask for makes no difference to it: whatever is entered counts the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from cardtable.app.scorekeeper.paper_options import STAKE, offered_on_paper
from cardtable.core.errors import CodedError
from cardtable.core.sheets import FREE
from cardtable.games.registry import variant
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import Entry, SheetSetup
from tests.games.agreements import values_of
from tests.session.scorebook.any_evening import KINDS, AnyEvening

ENTRIES = 12
TABLES = [one for one in KINDS if one[0] != FREE]


def otherwise(setup: SheetSetup, players: int) -> Iterator[SheetSetup]:
    """The setups that differ from one by a value of an option for which no sheet asks."""
    asked = {STAKE, *(option.name for option in offered_on_paper(setup.kind, players))}
    for option in variant(setup.kind).options(players):
        if option.offered and option.name not in asked:
            for value in values_of(option):
                yield replace(setup, options={**setup.options, option.name: value})


def entered(sheet: ScoreSheet, entry: Entry) -> str:
    """The code with which an entry is refused, empty if it is not."""
    try:
        sheet.add(entry)
    except CodedError as error:
        return error.code
    return ""


def what_is_seen(sheet: ScoreSheet) -> Any:
    return (
        sheet.rows,
        sheet.accounts(),
        sheet.next_standing,
        sheet.rules.playing(sheet.next_standing),
        [sheet.categories(method) for method in sheet.rules.methods],
    )


def begun(kind: str, players: int, chance: random.Random) -> AnyEvening:
    """An evening under options by chance that go together."""
    while True:
        try:
            return AnyEvening(kind, players, chance)
        except CodedError:
            continue


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("kind", "players"), TABLES, ids=str)
def test_an_option_that_is_not_asked_for_changes_nothing(kind: str, players: int, seed: int) -> None:
    evening = begun(kind, players, random.Random(f"{kind} {players} {seed}"))
    others = []
    for setup in otherwise(evening.sheet.begun_as, players):
        try:
            others.append((setup, ScoreSheet(setup)))
        except CodedError:
            # The values do not go together.
            continue
    for _ in range(ENTRIES):
        entry = evening.entry()
        refused = entered(evening.sheet, entry)
        for setup, sheet in others:
            differing = {
                name: value
                for name, value in setup.options.items()
                if evening.sheet.begun_as.options.get(name) != value
            }
            assert entered(sheet, entry) == refused, (differing, entry)
            assert what_is_seen(sheet) == what_is_seen(evening.sheet), (differing, entry)

"""The log of a sheet tells what each change changed, and leads back to it."""

from __future__ import annotations

import random
from copy import copy

import pytest

from cardtable.app.scorekeeper.agreed import steps_of
from cardtable.core.sheets.categories import Cell
from cardtable.core.sheets.rules import TOTALS
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import DealEntry, SheetSetup


def deal(points: int) -> DealEntry:
    return DealEntry((Cell("total", 0, str(points)),), TOTALS)


def test_a_correction_and_a_removal_know_what_was_there_and_undo_what_it_undid() -> None:
    sheet = ScoreSheet(SheetSetup("free", ("Anna", "Björn")))
    sheet.add(deal(1))
    sheet.replace(0, deal(2))
    sheet.remove(0)
    sheet.undo()
    sheet.undo()
    sheet.redo()
    steps = steps_of(sheet)
    assert [step.before for step in steps] == [None, deal(1), deal(2), deal(2), deal(1), deal(1)]
    assert [step.turned and step.turned.action for step in steps] == [None, None, None, "remove", "replace", "replace"]
    assert [step.undos for step in steps] == [1, 0, -1, 0, 1, 0]


@pytest.mark.parametrize("seed", range(10))
def test_undo_leads_back_to_every_line_that_says_so(seed: int) -> None:
    chance, sheet = random.Random(seed), ScoreSheet(SheetSetup("free", ("Anna", "Björn")))
    stood = []
    for _ in range(40):
        length, deed = len(sheet.entries), chance.randrange(6)
        place = chance.randrange(max(1, length))
        if deed == 1 and length:
            sheet.replace(place, deal(chance.randrange(9)))
        elif deed == 2 and length:
            sheet.remove(place)
        elif deed == 3 and length:
            sheet.move(place, length - 1)
        elif deed == 4 and length:
            sheet.undo()
        elif deed == 5 and sheet.can_redo:
            sheet.redo()
        else:
            sheet.add(deal(chance.randrange(9)))
        stood.append(sheet.entries)
    for step, entries in zip(steps_of(sheet), stood, strict=True):
        if step.undos >= 0:
            trial = copy(sheet)
            for _ in range(step.undos):
                trial.undo()
            assert trial.entries == entries
    assert steps_of(sheet)[-1].undos == 0


def test_a_copy_is_tried_and_the_sheet_stays() -> None:
    sheet = ScoreSheet(SheetSetup("free", ("Anna", "Björn")))
    sheet.add(deal(1))
    trial = copy(sheet)
    trial.replace(0, deal(5))
    trial.add(deal(7))
    trial.undo()
    assert (trial.standing.points, sheet.standing.points) == ((5, 0), (1, 0))
    assert (len(sheet.log), sheet.can_redo) == (1, False)

"""Faults at the real table as the adviser comes to their rulings, and what these do to a sheet."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.core.rules import OptionValue
from cardtable.core.sheets.categories import MISDEAL
from cardtable.core.sheets.faults import FaultQuestion, Ruling, TableFault, cells_of
from cardtable.games.entry import sheet_variant
from cardtable.games.registry import family_of
from tests.games.sheets import Sheet


def faults(kind: str, players: int, **options: OptionValue) -> dict[str, TableFault]:
    """The faults that can be committed under a rule set, by their codes."""
    found = family_of(kind).faults(sheet_variant(kind).rule_set(players, options))
    return {fault.code: fault for fault in found}


def ruled(kind: str, players: int, fault: str, *answers: str, **options: OptionValue) -> Ruling:
    """What is ruled of a fault after these answers."""
    step = faults(kind, players, **options)[fault].then
    for answer in answers:
        assert isinstance(step, FaultQuestion)
        step = dict(step.answers)[answer]
    assert isinstance(step, Ruling)
    return step


def entered(sheet: Sheet, ruling: Ruling, side: int, method: str = "", /, **typed: Mapping[int, object]) -> Sheet:
    """Enter a deal with what the ruling enters against ``side`` beside what was typed."""
    method = method or sheet.rules.methods[0]
    categories = {category.code: category for category in sheet.rules.categories(sheet.standing, method)}
    dealer = categories[MISDEAL].sides[0]
    whole: dict[str, dict[int, object]] = {code: dict(row) for code, row in typed.items()}
    for cell in cells_of(ruling, side, dealer, sheet.rules.playing(sheet.standing)):
        whole.setdefault(cell.code, {})[cell.side] = cell.text
    return sheet.enter(method, **whole)


def is_anew(sheet: Sheet, ruling: Ruling, side: int, method: str = "") -> bool:
    """Whether after what a ruling enters the same dealer deals, and everything stands as before."""
    before = sheet.standing
    return entered(sheet, ruling, side, method).standing == before

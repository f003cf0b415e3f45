"""Deals written on a sheet by people who answer what the sheet asks them."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.core.scores import ScoreLine
from cardtable.core.sheets.categories import Cell, EntryError, amounts
from cardtable.core.sheets.rules import BY_CATEGORY, SheetRules
from cardtable.core.state import Standing

Typed = dict[str, dict[int, int]]
"""Amounts by the code of their category and by side."""


def lines_on_paper(
    rules: SheetRules, standing: Standing, typed: Typed, answers: Mapping[str, Typed]
) -> tuple[ScoreLine, ...]:
    """Return the lines of a deal of which ``typed`` was written. ``answers`` has what is written besides if an error of
    that code asks for it, each once; any other error is raised.
    """
    categories, left = rules.categories(standing, BY_CATEGORY), dict(answers)
    while True:
        cells = [
            Cell(code, side, str(number))
            for code, row in typed.items()
            for side, number in row.items()
            if side in rules.playing(standing) or code.startswith("bet")
        ]
        try:
            return rules.lines(standing, amounts(categories, cells), BY_CATEGORY)
        except EntryError as error:
            if error.code not in left:
                raise
            typed = {**typed, **left.pop(error.code)}

"""Deals entered by hand, as tests write them."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.core.rules import OptionValue
from cardtable.core.scores import ScoreLine
from cardtable.core.sheets.categories import Cell, amounts
from cardtable.core.sheets.rules import SheetRules
from cardtable.core.state import Standing
from cardtable.games.entry import sheet_rules

Typed = Mapping[str, Mapping[int, object]]


class Sheet:
    """Deals of one sheet, entered one after another."""

    def __init__(self, kind: str, players: int, dealer: int = 0, **options: OptionValue) -> None:
        self.rules: SheetRules = sheet_rules(kind, players, options)
        self.standing: Standing = self.rules.begin(dealer)
        self.lines: tuple[ScoreLine, ...] = ()

    def at(self, *points: int) -> Sheet:
        """Let the sides have these points already."""
        before = self.standing
        self.standing = Standing(points, before.dealer, before.deals, before.carried)
        return self

    def enter(self, method: str = "", /, **typed: Mapping[int, object]) -> Sheet:
        """A deal by what was typed: category, side, number or text."""
        method = method or self.rules.methods[0]
        cells = [Cell(code, side, str(value)) for code, row in typed.items() for side, value in row.items()]
        entered = amounts(self.rules.categories(self.standing, method), cells)
        self.lines = self.rules.lines(self.standing, entered, method)
        self.standing = self.rules.fold(self.standing, self.lines)
        return self

    def points(self, code: str) -> dict[int, int]:
        """The points of the last deal for ``code``, by side."""
        found: dict[int, int] = {}
        for line in self.lines:
            if line.code == code:
                found[line.side] = found.get(line.side, 0) + line.points
        return found

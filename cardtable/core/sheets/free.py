"""A free sheet: columns of one's own, numbers of one's own, and as many rows as one likes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardtable.core.scores import ScoreLine, totals
from cardtable.core.sheets.categories import Amounts, Category, EntryError
from cardtable.core.sheets.rules import TOTALS
from cardtable.core.state import Standing

MOST = 99_999
"""The largest number in a cell, and the smallest with its sign turned."""


class FreeEntry:
    """See ``core.sheets.rules.SheetRules``. ``target`` 0 means that the sheet goes on for ever."""

    methods: tuple[str, ...] = (TOTALS,)

    def __init__(self, columns: int, target: int = 0) -> None:
        self._columns = columns
        self._target = target

    @property
    def parties(self) -> tuple[tuple[int, ...], ...]:
        return tuple((column,) for column in range(self._columns))

    @property
    def target(self) -> int:
        return self._target

    def begin(self, dealer: int) -> Standing:
        return Standing((0,) * self._columns, dealer)

    def playing(self, standing: Standing) -> tuple[int, ...]:
        return tuple(range(self._columns))

    def leader(self, standing: Standing) -> int:
        return -1

    def categories(self, standing: Standing, method: str) -> tuple[Category, ...]:
        return (Category("total", self.playing(standing), MOST, MOST * self._columns, least=-MOST),)

    def lines(self, standing: Standing, entered: Amounts, method: str) -> tuple[ScoreLine, ...]:
        if not entered["total"]:
            raise EntryError("nothing_entered", "total", 0, category="total")
        return tuple(ScoreLine("deal_total", party, points) for party, points in sorted(entered["total"].items()))

    def cut_short(self, standing: Standing, lines: Sequence[ScoreLine]) -> bool:
        return False

    def fold(self, standing: Standing, lines: Sequence[ScoreLine]) -> Standing:
        sums = totals(lines, self._columns)
        points = tuple(before + now for before, now in zip(standing.points, sums, strict=True))
        after = Standing(points, (standing.dealer + 1) % self._columns, standing.deals + 1)
        best = [party for party, total in enumerate(points) if total == max(points)]
        if not self._target or max(points) < self._target or len(best) > 1:
            return after
        return replace(
            after, winners=tuple(best), factors=tuple(int(party not in best) for party in range(self._columns))
        )

    def close(self, standing: Standing) -> Standing:
        return standing

    def accounts(self, standing: Standing) -> tuple[int, ...]:
        if not standing.over:
            return (0,) * self._columns
        return tuple(self._columns - 1 if party in standing.winners else -1 for party in range(self._columns))

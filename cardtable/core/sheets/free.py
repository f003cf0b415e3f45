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


PER_PARTIE, PER_POINT = "partie", "points"
"""What is paid on a free sheet: a stake by every loser of a partie, or one by each to each for every point of
difference."""


class FreeEntry:
    """See ``core.sheets.rules.SheetRules``. ``target`` 0 means that the sheet goes on for ever.

    With ``lowest`` the fewest points are best, and who reaches the target ends the partie and does not win it. ``pay``
    is ``PER_PARTIE`` or ``PER_POINT``. With ``zero_sum`` the points of a deal add up to nothing, and what one column
    leaves open follows from the others. With ``kitty`` what is lost is paid into a kitty and not to each other: a stake
    for a partie, or one for every point that the best has more. With ``dealer`` the persons deal in turn. With
    ``sides`` those who sit opposite each other play and are paid together, for which their number must be even.
    """

    methods: tuple[str, ...] = (TOTALS,)

    def __init__(
        self,
        columns: int,
        target: int = 0,
        lowest: bool = False,
        pay: str = PER_PARTIE,
        zero_sum: bool = False,
        dealer: bool = False,
        sides: bool = False,
        kitty: bool = False,
    ) -> None:
        self._persons = columns
        self._columns = columns // 2 if sides else columns
        self._target = target
        self._lowest = lowest
        self._pay = pay
        self._zero_sum = zero_sum
        self._dealer = dealer
        self._kitty = kitty

    @property
    def parties(self) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(range(column, self._persons, self._columns)) for column in range(self._columns))

    @property
    def target(self) -> int:
        return self._target

    def begin(self, dealer: int) -> Standing:
        return Standing((0,) * self._columns, dealer)

    def playing(self, standing: Standing) -> tuple[int, ...]:
        return tuple(range(self._columns))

    def leader(self, standing: Standing) -> int:
        return (standing.dealer + 1) % self._persons if self._dealer else -1

    def categories(self, standing: Standing, method: str) -> tuple[Category, ...]:
        return (Category("total", self.playing(standing), MOST, MOST * self._columns, least=-MOST),)

    def lines(self, standing: Standing, entered: Amounts, method: str) -> tuple[ScoreLine, ...]:
        given = dict(entered["total"])
        if not given:
            raise EntryError("nothing_entered", "total", 0, category="total")
        if self._zero_sum:
            self._balance(given)
        return tuple(ScoreLine("deal_total", party, points) for party, points in sorted(given.items()))

    def _balance(self, given: dict[int, int]) -> None:
        """Let what one column leaves open follow from the others. Raises ``EntryError`` ``not_zero_sum``."""
        rest = sum(given.values())
        left = [column for column in range(self._columns) if column not in given]
        if len(left) == 1 and rest:
            given[left[0]] = -rest
        elif rest:
            raise EntryError("not_zero_sum", "total", max(given), category="total", rest=rest)

    def cut_short(self, standing: Standing, lines: Sequence[ScoreLine]) -> bool:
        return False

    def fold(self, standing: Standing, lines: Sequence[ScoreLine]) -> Standing:
        sums = totals(lines, self._columns)
        points = tuple(before + now for before, now in zip(standing.points, sums, strict=True))
        after = Standing(points, (standing.dealer + 1) % self._persons, standing.deals + 1)
        wanted = min(points) if self._lowest else max(points)
        best = [party for party, total in enumerate(points) if total == wanted]
        if not self._target or max(points) < self._target or len(best) > 1:
            return after
        return replace(
            after, winners=tuple(best), factors=tuple(int(party not in best) for party in range(self._columns))
        )

    def close(self, standing: Standing) -> Standing:
        return standing

    def accounts(self, standing: Standing) -> tuple[int, ...]:
        sign = -1 if self._lowest else 1
        if self._pay == PER_POINT and self._kitty:
            best = max(sign * points for points in standing.points)
            gains = [sign * points - best for points in standing.points]
        elif self._pay == PER_POINT:
            whole = sum(standing.points)
            gains = [sign * (self._columns * points - whole) for points in standing.points]
        elif standing.over:
            won = 0 if self._kitty else self._columns - 1
            gains = [won if party in standing.winners else -1 for party in range(self._columns)]
        else:
            gains = [0] * self._columns
        return tuple(gains[person % self._columns] for person in range(self._persons))

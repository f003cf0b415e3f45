"""Where the tokens of what counts lie, as pure functions without Qt.

A side's tokens lie beside its pile: in a row the numbers that count, and near them the single cards that count. What
nobody has won yet lies by the stock. They lie in the columns beside the cards, where there is room after everything
else has its place; where there is none, they are left out, so that no card is smaller for them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from math import hypot

from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.layout import SeatPlace, SidePlace, TableLayout
from cardtable.ui.table.token_blocks import STEP, Block, TokenPlaces

_SIZE, _LEAST, _MOST = 0.24, 21.0, 52.0
"""The diameter of a token, in widths of the person's own cards, and its limits, in pixels."""
_NUMBER = 1.2
"""The width of the number beside a token, in heights of a line."""
_LEAST_STEP = 0.84
"""The least distance of two tokens in a row, in diameters."""
_SMALLER = (1.0, 0.85)
"""How large tokens are tried, in their usual diameters."""
_MOVED = 4.4
"""The least height that a last move keeps, in heights of a line."""
_MOST_ROWS = 3
"""The most rows of single cards."""


def with_tokens(layout: TableLayout, races: int, prizes: int) -> TableLayout:
    """Return ``layout`` with the places of tokens for so many numbers and single cards that count. The place of a last
    move under a pile is made lower for them.
    """
    if not races or layout.tricks is not None:
        return layout
    tokens = _Placing(layout, races, prizes)
    return tokens.placed()


class _Placing:
    """Finds the places one after another; each is kept free of the ones before."""

    def __init__(self, layout: TableLayout, races: int, prizes: int) -> None:
        measures = layout.measures
        self._layout, self._races, self._prizes = layout, races, prizes
        self._gap, self._line = measures.gap, measures.line
        self.size = max(_LEAST, min(_SIZE * measures.own, _MOST))
        edge = layout.rim + 0.4 * measures.gap
        self._cloth = Rect(edge, edge, layout.width - 2 * edge, layout.height - 2 * edge)
        self._taken = [layout.middle, layout.stock, *_things(layout)]
        self._lasts = {place.seat: place.last for place in layout.seats}
        self._tokens: list[Rect] = []
        self._giving: SeatPlace | None = None
        """The seat whose last move makes room for the tokens of a side."""

    def placed(self) -> TableLayout:
        layout = self._layout
        races: dict[int, Block] = {}
        prizes: dict[int, Block] = {}
        keepers = {side.side: layout.seat(side.keeper) for side in layout.sides}
        for keeper in keepers.values():
            if keeper.edge == "bottom":
                # The place of the person's own last move lies above whatever lies over the name.
                self._lasts[keeper.seat] = Rect(0.0, 0.0, 0.0, 0.0)
        for side in layout.sides:
            self._giving = self._last_under(side)
            found = self._place_races(side, keepers[side.side])
            if found is not None:
                races[side.side] = found
                self._take(found.area)
        self._giving = None
        left = self._place_left() if self._prizes and races else None
        if left is not None:
            self._take(left.area)
        for side in layout.sides if self._prizes else ():
            self._giving = self._last_under(side)
            singles = self._place_prizes(side, races[side.side].area) if side.side in races else None
            if singles is not None:
                prizes[side.side] = singles
                self._take(singles.area)
        for keeper in keepers.values():
            if keeper.edge == "bottom":
                self._lasts[keeper.seat] = self._raised(keeper)
        seats = tuple(replace(place, last=self._lasts[place.seat]) for place in layout.seats)
        return replace(layout, seats=seats, tokens=TokenPlaces(races, prizes, left))

    # What is free ----------------------------------------------------------------------------------------------

    def _is_free(self, area: Rect) -> bool:
        """Whether nothing lies in ``area`` but a last move that can lie lower."""
        giving = self._giving
        if not self._cloth.contains(area) or any(map(area.meets, self._taken)):
            return False
        return all(
            not area.meets(last) or (giving is not None and giving.seat == seat and self._can_give(last, area))
            for seat, last in self._lasts.items()
        )

    def _can_give(self, last: Rect, area: Rect) -> bool:
        """Whether the cards of the last move are still seen well below ``area``."""
        return last.bottom - area.bottom - self._gap >= _MOVED * self._line

    def _last_under(self, side: SidePlace) -> SeatPlace | None:
        """Return the seat whose last move lies right under the pile of ``side``."""
        for place in self._layout.seats:
            under = place.last.y - side.pile.bottom
            if place.edge != "bottom" and 0 <= under <= 1.5 * self._gap and place.last.x <= side.pile.right:
                return place if place.last.right > side.pile.x else None
        return None

    def _take(self, area: Rect) -> None:
        self._taken.append(area)
        self._tokens.append(area)
        if self._giving is not None:
            seat = self._giving.seat
            last = self._lasts[seat]
            if area.meets(last):
                y = area.bottom + self._gap
                self._lasts[seat] = Rect(last.x, y, last.width, last.bottom - y)

    def _raised(self, keeper: SeatPlace) -> Rect:
        """Return the place of the person's last move, raised above the tokens that lie there; without height if that is
        off the cloth, since the own last move is hardly ever shown.
        """
        last = keeper.last
        for area in sorted(self._tokens, key=lambda area: -area.y):
            if area.meets(last):
                last = replace(last, y=area.y - self._gap - last.height)
        free = self._cloth.contains(last) and not any(map(last.meets, self._tokens))
        return last if free or last == keeper.last else replace(keeper.last, height=0.0)

    def _column(self, side: SidePlace) -> tuple[float, float]:
        """Return the left and the right end of the column in which the pile of ``side`` lies."""
        pile, middle = side.pile, self._layout.middle
        edge = self._layout.rim + self._gap
        if pile.right <= middle.x + 1:
            return edge, middle.x - self._gap
        if pile.x >= middle.right - 1:
            return middle.right + self._gap, self._layout.width - edge
        return pile.x, pile.right

    # The places ------------------------------------------------------------------------------------------------

    def _place_races(self, side: SidePlace, keeper: SeatPlace) -> Block | None:
        """Return the place right below the pile, where its number would stand; over the person's own name if there is
        room.
        """
        start, end = self._column(side)
        low, above = side.pile.bottom - self._line, keeper.edge == "bottom"
        # The place of the number is as high as a line.
        for size in (*(part * self.size for part in _SMALLER), min(self.size, self._line)):
            wide = self._races * (1.15 * size + _NUMBER * self._line)
            for rows, across in ((1, wide), (self._races, wide / self._races)):
                high = rows * size + (rows - 1) * 0.15 * size
                if across > end - start + 1:
                    continue
                x = min(max(start, side.pile.x), end - across)
                tried = [Rect(x, low, across, high)]
                for left in (start, min(keeper.plate.x, end - across)):
                    over = Rect(left, keeper.plate.y - 0.8 * self._gap - high, across, high)
                    tried = [over, *tried] if above else [*tried, over]
                found = next((area for area in tried if self._is_free(area)), None)
                if found is not None:
                    return Block(found, size, rows)
        return None

    def _place_prizes(self, side: SidePlace, races: Rect) -> Block | None:
        """Return the free place nearest to ``races``, or to the counters of the side, if they lie elsewhere."""
        return self._nearest(
            (self._column(side), races), (self._column(replace(side, pile=side.counters)), side.counters)
        )

    def _place_left(self) -> Block | None:
        """Return the free place nearest to the stock."""
        stock, middle = self._layout.stock, self._layout.middle
        edge = self._layout.rim + self._gap
        column = (edge, middle.x - self._gap)
        if stock.x > middle.x:
            column = (middle.right + self._gap, self._layout.width - edge)
        return self._nearest((column, stock))

    def _nearest(self, *searched: tuple[tuple[float, float], Rect]) -> Block | None:
        """Return a free place of the single cards with tokens as large as possible: the one nearest to something in a
        column, in the first of those ``searched`` in which there is one.
        """
        for part, (column, to) in product(_SMALLER, searched):
            for block in self._blocks(column, part * self.size):
                wide, high = block.area.width, block.area.height
                nearest = sorted(
                    (hypot(x + wide / 2 - to.centre_x, y + high / 2 - to.centre_y), turn, x, y)
                    for turn, (x, y) in enumerate(self._tried(column, to, block.area))
                )
                areas = (Rect(x, y, wide, high) for _, _, x, y in nearest)
                free = next(filter(self._is_free, areas), None)
                if free is not None:
                    return replace(block, area=free)
        return None

    def _tried(self, column: tuple[float, float], to: Rect, block: Rect) -> Iterator[tuple[float, float]]:
        """Yield x and y of the places for a ``block`` that lie beside something in a ``column``, or in line with it."""
        start, end = column
        between = 0.25 * self.size
        across, high = block.width, block.height
        others = [one for one in (*self._taken, *self._lasts.values(), to) if one.right > start and one.x < end]
        for one in others:
            for x in (start, end - across, to.x, to.right + 2 * between, to.x - 2 * between - across):
                if start - 1 <= x <= end - across + 1:
                    for y in (one.y - between - high, one.bottom + between, one.y, one.bottom - high):
                        yield x, y

    def _blocks(self, column: tuple[float, float], size: float) -> Iterator[Block]:
        """Yield the blocks of tokens of a ``size`` for the single cards that have room in a ``column``, at no certain
        place.
        """
        wide = column[1] - column[0]
        for rows in range(1, _MOST_ROWS + 1):
            per = -(-self._prizes // rows)
            if size + (per - 1) * _LEAST_STEP * size <= wide:
                across = min(size + (per - 1) * STEP * size, wide)
                yield Block(Rect(0.0, 0.0, across, rows * size + (rows - 1) * 0.1 * size), size, rows)


def _things(layout: TableLayout) -> Sequence[Rect]:
    """Return the areas of everything that lies on the cloth besides last moves; the number of a pile gives way."""
    found = [area for place in layout.seats for area in (place.plate, place.hand) if area.height > 0]
    line = layout.measures.line
    found += [replace(side.pile, height=side.pile.height - line) for side in layout.sides]
    return [*found, *(side.counters for side in layout.sides)]

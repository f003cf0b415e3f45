"""The middle of the table: cells for loose cards and builds, and which of them lies in which cell.

A loose card takes one cell and a build two neighbouring ones. A card on the table keeps its cell while others come and
go, as on a real table; therefore ``Cells`` gives out the cells, and they do not depend on a card's number.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from cardtable.art.theme import CARD_RATIO
from cardtable.ui.table.geometry import Rect, Spot

Key = TypeVar("Key", bound=Hashable)

GAP_ACROSS = 0.07
"""The space between cells, in widths of a card."""
GAP_DOWN = 0.08
ROW_Z = 20.0
"""How far a row lies above the row over it: signs at the upper edge of a card reach onto that."""

LEVELS = (8, 10, 15, 18, 24, 32, 40, 52, 72, 104)
"""The numbers of cells for which the table is laid out, so that it does not change with every card."""

_MORE = 2
"""The number of cells that stay free after cards have got larger again."""
_STEP_IN_BUILD = 0.34
_FEW = 5
"""The most columns that may be odd in number."""


def level_for(cells: int) -> int:
    """Return the smallest level with at least ``cells`` cells."""
    return next((level for level in LEVELS if level >= cells), cells)


@dataclass(frozen=True, slots=True)
class Grid:
    """Cells of the same size in rows and columns, centred in ``area``; cell 0 is filled first."""

    area: Rect
    columns: int
    rows: int
    card_width: float

    @property
    def cell_width(self) -> float:
        return self.card_width * (1 + GAP_ACROSS)

    @property
    def cell_height(self) -> float:
        return self.card_width * (CARD_RATIO + GAP_DOWN)

    @property
    def cells(self) -> int:
        return self.columns * self.rows

    def order(self) -> list[tuple[int, int]]:
        """Return the (row, column) of all cells, from the middle outwards: along rows before across them, and down
        before up, because texts hang from the upper edge.
        """

        def distance(cell: tuple[int, int]) -> tuple[float, float, float]:
            down = cell[0] - (self.rows - 1) / 2
            across = cell[1] - (self.columns - 1) / 2
            return (across * across + 2.6 * down * down, -down, across)

        return sorted(((row, column) for row in range(self.rows) for column in range(self.columns)), key=distance)

    def cell(self, place: tuple[int, int], span: int = 1) -> Rect:
        """Return the area of the cell at (row, column), or of ``span`` cells from there to the right."""
        row, column = place
        left = self.area.centre_x - self.columns * self.cell_width / 2
        top = self.area.centre_y - self.rows * self.cell_height / 2
        return Rect(
            left + column * self.cell_width, top + row * self.cell_height, span * self.cell_width, self.cell_height
        )

    def card_spot(self, place: tuple[int, int], z: float = 0.0) -> Spot:
        """Return the spot of a loose card in the middle of its cell."""
        cell = self.cell(place)
        return Spot(cell.centre_x, cell.centre_y, self.card_width, 0.0, z + ROW_Z * place[0])

    def build_spots(self, place: tuple[int, int], count: int, z: float = 0.0) -> list[Spot]:
        """Return the spots of the cards of a build, overlapped from left to right over two cells with every index
        visible.
        """
        cell = self.cell(place, 2)
        room = cell.width - self.card_width * (1 + GAP_ACROSS)
        step = min(_STEP_IN_BUILD * self.card_width, room / (count - 1)) if count > 1 else 0.0
        first = cell.centre_x - step * (count - 1) / 2
        low = z + ROW_Z * place[0]
        return [Spot(first + index * step, cell.centre_y, self.card_width, 0.0, low + index) for index in range(count)]


def make_grid(area: Rect, cells: int, widest: float) -> Grid:
    """Return the grid with at least ``cells`` cells whose cards are as wide as possible, but not wider than
    ``widest``.
    """
    down_ratio = CARD_RATIO + GAP_DOWN
    across_ratio = 1 + GAP_ACROSS
    best = (0.0, 1, 1)
    for rows in range(1, cells + 1):
        columns = _even_if_many(-(-cells // rows), up=True)
        width = min(area.width / (columns * across_ratio), area.height / (rows * down_ratio), widest)
        if width > best[0] + 0.01:
            best = (width, columns, rows)
    width, columns, rows = best
    columns = max(columns, _even_if_many(int(area.width / (width * across_ratio) + 1e-6), up=False))
    rows = max(rows, int(area.height / (width * down_ratio) + 1e-6))
    return Grid(area, columns, rows, width)


def _even_if_many(columns: int, *, up: bool) -> int:
    """Return ``columns``, rounded to at least 2, because of builds, and if there are more than ``_FEW`` to an even
    number, which keeps pairs of cards in the middle; a narrow table has no room for that.
    """
    if columns <= _FEW or columns % 2 == 0:
        return max(2, columns)
    return columns + 1 if up else columns - 1


class Cells(Generic[Key]):
    """Keeps which key lies in which cell of a grid. Keys of builds have two cells side by side. A key that comes back,
    recognised by the name that ``name`` gives it, lies where it lay before if there is room: a capture that is taken
    back changes nothing.
    """

    def __init__(self, name: Callable[[Key], Hashable] = lambda key: key) -> None:
        self._name = name
        self._left: dict[Hashable, tuple[int, int]] = {}
        """The last (row, column) of every key, by its name."""
        self._places: dict[Key, tuple[int, int]] = {}
        self._spans: dict[Key, int] = {}
        self._shape = (0, 0)
        self.level = LEVELS[0]

    def place(self, key: Key) -> tuple[int, int]:
        """Return the (row, column) of ``key``; raises ``KeyError`` if it has no cell."""
        return self._places[key]

    def __contains__(self, key: object) -> bool:
        return key in self._places

    def needed(self, loose: int, builds: int) -> int:
        """Return the number of cells to use for so many cards and builds; a larger number is kept until a smaller one
        is enough for some more, so that cards do not change their size with each move.
        """
        taken = loose + 2 * builds
        if level_for(taken) > self.level or level_for(taken + _MORE) < self.level:
            self.level = level_for(taken)
        return self.level

    def settle(self, grid: Grid, loose: Sequence[Key], builds: Sequence[Key]) -> bool:
        """Give every key a cell of ``grid``, leaving those that have one where they are as far as possible.

        Return False if they do not fit although there are enough cells, because builds need two neighbouring ones; a
        larger grid helps.
        """
        shape = (grid.rows, grid.columns)
        if shape != self._shape:
            self._shape = shape
            self._places.clear()
            self._left.clear()
        spans = dict.fromkeys(builds, 2) | dict.fromkeys(loose, 1)
        for key in list(self._places):
            if spans.get(key) != self._spans.get(key):
                del self._places[key]
        self._spans = spans
        if not self._fill(grid, [key for key in (*builds, *loose) if key not in self._places]):
            self._places.clear()
            self._left.clear()
            return self._fill(grid, (*builds, *loose))
        return True

    def _fill(self, grid: Grid, keys: Iterable[Key]) -> bool:
        taken = {
            (row, column + offset) for key, (row, column) in self._places.items() for offset in range(self._spans[key])
        }
        order = grid.order()
        for key in keys:
            before = self._left.get(self._name(key))
            likely = order if before is None else [before, *order]
            place = next((cell for cell in likely if _free(grid, cell, self._spans[key], taken)), None)
            if place is None:
                return False
            self._places[key] = place
            self._left[self._name(key)] = place
            taken.update((place[0], place[1] + offset) for offset in range(self._spans[key]))
        return True


def _free(grid: Grid, cell: tuple[int, int], span: int, taken: set[tuple[int, int]]) -> bool:
    row, column = cell
    return column + span <= grid.columns and not any((row, column + offset) in taken for offset in range(span))

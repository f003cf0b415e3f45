"""The middle of the table: cells for loose cards and builds, and who lies in which cell.

Loose cards take one cell and builds two neighbouring ones. A card that lies on the table keeps its cell while others
come and go, as on a real table, so cells are given out by a keeper and not by a card's number.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from cardtable.art.theme import CARD_RATIO
from cardtable.ui.table.geometry import Rect, Spot

Key = TypeVar("Key", bound=Hashable)

GAP_ACROSS = 0.13
"""Space between cells as part of a card's width."""
GAP_DOWN = 0.12

LEVELS = (12, 18, 24, 32, 40, 52, 72, 104)
"""Numbers of cells for which the table is laid out, so that it does not shift with every card."""

_STEP_IN_BUILD = 0.34


def level_for(cells: int) -> int:
    """The smallest level that has ``cells``."""
    return next((level for level in LEVELS if level >= cells), cells)


@dataclass(frozen=True, slots=True)
class Grid:
    """Cells of one size in rows and columns, centred in ``area``; cell 0 is the one that is filled first."""

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
        """(row, column) of all cells, from the middle outwards, along rows before across them and down before up: what
        is told hangs from the upper edge.
        """

        def distance(cell: tuple[int, int]) -> tuple[float, float, float]:
            down = cell[0] - (self.rows - 1) / 2
            across = cell[1] - (self.columns - 1) / 2
            return (across * across + 2.6 * down * down, -down, across)

        return sorted(((row, column) for row in range(self.rows) for column in range(self.columns)), key=distance)

    def cell(self, place: tuple[int, int], span: int = 1) -> Rect:
        """The cell at (row, column), or that one and the next ``span - 1`` to its right."""
        row, column = place
        left = self.area.centre_x - self.columns * self.cell_width / 2
        top = self.area.centre_y - self.rows * self.cell_height / 2
        return Rect(
            left + column * self.cell_width, top + row * self.cell_height, span * self.cell_width, self.cell_height
        )

    def card_spot(self, place: tuple[int, int], z: float = 0.0) -> Spot:
        """A loose card in the middle of its cell."""
        cell = self.cell(place)
        return Spot(cell.centre_x, cell.centre_y, self.card_width, 0.0, z)

    def build_spots(self, place: tuple[int, int], count: int, z: float = 0.0) -> list[Spot]:
        """The cards of a build, overlapped from left to right over two cells with every index in sight."""
        cell = self.cell(place, 2)
        room = cell.width - self.card_width * (1 + GAP_ACROSS)
        step = min(_STEP_IN_BUILD * self.card_width, room / (count - 1)) if count > 1 else 0.0
        first = cell.centre_x - step * (count - 1) / 2
        return [Spot(first + index * step, cell.centre_y, self.card_width, 0.0, z + index) for index in range(count)]


def make_grid(area: Rect, cells: int, widest: float) -> Grid:
    """The grid with the widest cards, but none wider than ``widest``, that has at least ``cells`` cells."""
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
    """At least two, for builds. Even numbers keep pairs of cards in the middle; a narrow table cannot afford that."""
    if columns <= 4 or columns % 2 == 0:
        return max(2, columns)
    return columns + 1 if up else columns - 1


class Cells(Generic[Key]):
    """Who lies in which cell of a grid. Keys of builds take two cells side by side. What comes back, by the name that
    ``name`` gives it, lies where it lay before if there is room: a capture that is taken back changes nothing.
    """

    def __init__(self, name: Callable[[Key], Hashable] = lambda key: key) -> None:
        self._name = name
        self._left: dict[Hashable, tuple[int, int]] = {}
        """Where everything lay last, by name."""
        self._places: dict[Key, tuple[int, int]] = {}
        self._spans: dict[Key, int] = {}
        self._shape = (0, 0)
        self.level = LEVELS[0]

    def place(self, key: Key) -> tuple[int, int]:
        """The (row, column) of what lies there; raises ``KeyError`` if it has no cell."""
        return self._places[key]

    def __contains__(self, key: object) -> bool:
        return key in self._places

    def needed(self, loose: int, builds: int) -> int:
        """The level that has room for so many; a larger one is kept until it is half empty."""
        wanted = level_for(loose + 2 * builds)
        if wanted > self.level or loose + 2 * builds <= self.level // 2:
            self.level = wanted
        return self.level

    def settle(self, grid: Grid, loose: Sequence[Key], builds: Sequence[Key]) -> bool:
        """Give every key a cell of ``grid``, leaving those that have one where they are as far as possible.

        False if they do not fit although there are cells enough, which a larger grid mends.
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

"""Score lines side by side: one row for each reason, one cell for each side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.core.cards import Card
from cardtable.core.scores import ScoreLine
from cardtable.words.family import FamilyWords
from cardtable.words.scores import line_points

_TELLING = ("suit", "card", "rank")
"""Parameters by which lines of one code are separated into different rows."""


@dataclass(frozen=True, slots=True)
class LineGroup:
    """The lines with one reason; ``cells`` has the lines of each side."""

    example: ScoreLine
    cells: tuple[tuple[ScoreLine, ...], ...]

    def cards(self, side: int | None = None) -> tuple[Card, ...]:
        """Return the cards that the lines count, for one side or, if that is None, for all."""
        chosen = self.cells if side is None else self.cells[side : side + 1]
        return tuple(card for cell in chosen for line in cell for card in line.cards)


def group_lines(lines: Sequence[ScoreLine], sides: int, words: FamilyWords) -> list[LineGroup]:
    """Return ``lines`` as rows, in the order in which their reasons first occur, but those that ``words.line_place``
    puts first come first.
    """
    rows: dict[object, list[list[ScoreLine]]] = {}
    for line in lines:
        key = (line.code, line.marked, tuple(pair for pair in line.params if pair[0] in _TELLING))
        rows.setdefault(key, [[] for _ in range(sides)])[line.side].append(line)
    return [
        LineGroup(next(cell[0] for cell in cells if cell), tuple(tuple(cell) for cell in cells))
        for cells in sorted(rows.values(), key=lambda cells: words.line_place(next(cell[0] for cell in cells if cell)))
    ]


def deciding(groups: Sequence[LineGroup], most: int) -> list[LineGroup]:
    """Return the lines that set the sides apart most, at most ``most``, the first of all first; those with equal points
    for all are not among them.
    """

    def apart(group: LineGroup) -> int:
        points = [sum(line.points for line in cell if line.marked) for cell in group.cells]
        return max(points) - min(points)

    return sorted((group for group in groups if apart(group)), key=apart, reverse=True)[:most]


def cell_text(cell: Sequence[ScoreLine], words: FamilyWords) -> str:
    """Return the text of a cell: the points, and before them the numbers behind them if there are any."""
    if not cell:
        return ""
    details = [detail for detail in dict.fromkeys(words.line_detail(line) for line in cell) if detail]
    points = sum(line.points for line in cell)
    if words.has_no_points(cell[0]) or (details and not points and not cell[0].marked):
        return "; ".join(details)
    first = cell[0]
    total = line_points(ScoreLine(first.code, first.side, points, marked=first.marked))
    # The points stand at the right edge, one below the other.
    return f"{'; '.join(details)}   {total}" if details else total

"""The fields of all sides on the table view in rows and columns, read from one side of the table."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cardtable.ui.look.palette import ROOMS, colour
from cardtable.ui.scorekeeper.side_panel import SidePanel
from cardtable.ui.scorekeeper.stage_layout import NOWHERE, places

_BETWEEN = 32
"""Pixels between two fields, in the middle of which is a line."""
_ABOVE = 8
"""Pixels between two rows of fields."""
_LEAST_FIELD = 200
"""The least width of a field in pixels, as long as there is another way to lay the fields."""
_WITHOUT_DEALS = 0.7
"""How much a figure is worth in a field without room for earlier deals."""
_EVEN = 4
"""So many sides have rows of equal length; more may leave a place empty."""


class StageFields(QWidget):
    """Holds the fields of all sides, with lines between the columns."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[int] = []
        self._room = "green"

    def set_room(self, room: str) -> None:
        """Draw the lines in the colour of ``room``."""
        if room != self._room:
            self._room = room
            self.update()

    def arrange(self, panels: Sequence[SidePanel], digits: float, events: bool) -> None:
        """Lay ``panels`` in as many columns as give the largest figures; ``digits`` and ``events`` are explained at
        ``SidePanel.largest_name``.
        """
        even = [columns for columns in range(1, len(panels) + 1) if len(panels) % columns == 0 or len(panels) > _EVEN]
        columns = max(even, key=lambda columns: self._worth(len(panels), columns, digits, events))
        room = self.contentsRect()
        rows = ceil(len(panels) / columns)
        width = (room.width() - _BETWEEN * (columns - 1)) // columns
        height = (room.height() - _ABOVE * (rows - 1)) // rows
        for number, panel in enumerate(panels):
            row, column = divmod(number, columns)
            panel.setGeometry(column * (width + _BETWEEN), row * (height + _ABOVE), width, height)
        lines = [column * (width + _BETWEEN) - _BETWEEN // 2 for column in range(1, columns)]
        if lines != self._lines:
            self._lines = lines
            self.update()

    def _worth(self, count: int, columns: int, digits: float, events: bool) -> float:
        """Return the letters of the figures of so many fields in so many columns; less if earlier deals had no room."""
        width, height = self.width() / columns, self.height() / ceil(count / columns)
        if width < _LEAST_FIELD:
            return width / self.width()
        found = places(round(width), round(height), digits, events)
        return found.number_size * (_WITHOUT_DEALS if found.deals == NOWHERE else 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QPen(colour(ROOMS[self._room].text, 0.6), 1))
        for x in self._lines:
            painter.drawLine(x, 0, x, self.height())
        painter.end()

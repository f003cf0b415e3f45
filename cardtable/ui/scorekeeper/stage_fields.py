"""The fields of all sides on the table view in rows and columns, read from one side of the table."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cardtable.ui.look.palette import ROOMS, colour
from cardtable.ui.scorekeeper.side_panel import SidePanel
from cardtable.ui.scorekeeper.stage_layout import NOWHERE, places

_BETWEEN, _CLOSE = 32, 14
"""Pixels between two fields, in the middle of which is a line; the second where more than ``_EVEN`` lie in a row."""
_ABOVE = 8
"""Pixels between two rows of fields."""
_LEAST_FIELD = 200
"""The least width of a field in pixels, as long as there is another way to lay the fields."""
_WITHOUT_DEALS = 0.7
"""How much a figure is worth in a field without room for earlier deals."""
_EVEN = 4
"""So many sides have rows of equal length; more may leave a place empty."""
_READ = 54
"""The letters of a name in pixels that are read from three metres on a tablet (capitals of 9 mm), where the fields
together have ``_UPRIGHT`` or ``_ACROSS``; smaller ones make an arrangement worth less.
"""
_ACROSS, _UPRIGHT = (1256, 640), (776, 1060)
"""The width and height in pixels of all fields in a window of 1280×800 and in one of 800×1280."""
_DIGITS = 3
"""Digits for which there is room in every arrangement, so that it does not change in the middle of an evening."""


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

    def arrange(self, panels: Sequence[SidePanel], digits: float, events: bool, usual: int) -> None:
        """Lay ``panels`` in as many columns as give the largest figures; ``digits`` and ``events`` are explained at
        ``SidePanel.largest_name``. ``usual`` is the height in pixels that decides the columns: a result above takes
        some of it, and must not send the fields to other places.
        """
        usual = max(usual, self.height())
        even = [columns for columns in range(1, len(panels) + 1) if len(panels) % columns == 0 or len(panels) > _EVEN]
        columns = max(even, key=lambda columns: self._worth(panels, columns, max(_DIGITS, digits), events, usual))
        room = self.contentsRect()
        rows = ceil(len(panels) / columns)
        between = _BETWEEN if columns <= _EVEN else _CLOSE
        width = (room.width() - between * (columns - 1)) // columns
        height = (room.height() - _ABOVE * (rows - 1)) // rows
        for number, panel in enumerate(panels):
            row, column = divmod(number, columns)
            panel.setGeometry(column * (width + between), row * (height + _ABOVE), width, height)
        lines = [column * (width + between) - between // 2 for column in range(1, columns)]
        if lines != self._lines:
            self._lines = lines
            self.update()

    def _worth(self, panels: Sequence[SidePanel], columns: int, digits: float, events: bool, usual: int) -> float:
        """Return the letters of the figures of ``panels`` in so many columns; less if earlier deals had no room or if
        names could not be read from far.
        """
        rows = ceil(len(panels) / columns)
        width, height = self.width() / columns, usual / rows
        if width < _LEAST_FIELD:
            return width / self.width()
        found = places(round(width), round(height), digits, events)
        across, down = _UPRIGHT if usual > self.width() else _ACROSS
        wanted = _READ * min(self.width() / across, usual / down)
        name = min(found.name_size, *(panel.name_within(found.name.width()) for panel in panels))
        return found.number_size * (_WITHOUT_DEALS if found.deals == NOWHERE else 1) * min(1.0, name / wanted)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QPen(colour(ROOMS[self._room].text, 0.6), 1))
        for x in self._lines:
            painter.drawLine(x, 0, x, self.height())
        painter.end()

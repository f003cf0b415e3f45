"""Counts a result up line by line, while the counters of the sides move."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from cardtable.app.reports import DealReport
from cardtable.app.settings import Settings
from cardtable.core.scores import totals
from cardtable.ui.dialogs.score_sheet.counter_field import CounterField
from cardtable.ui.look.look import Heading, cloth_of, spaced
from cardtable.ui.models.deal_result import DealResultModel

_STEP = 900
"""Milliseconds from one line to the next at the usual pace, unless there are so many lines that it must go faster."""
_WHOLE = 7000
"""Milliseconds at the usual pace that all lines take together at most."""


class CountingUp(QObject):
    """Counts ``lines`` lines, one after another. ``pace`` is the factor for the time to read: at 0 all lines are
    counted at once.
    """

    reached = Signal(int)
    """Emitted with the number of lines that have been counted."""

    def __init__(self, lines: int, pace: float, parent: QObject) -> None:
        super().__init__(parent)
        self._lines = lines
        self._done = 0
        self._clock = QTimer(self)
        self._clock.setInterval(round(min(_STEP, _WHOLE / max(1, lines)) * pace))
        self._clock.timeout.connect(self._count)

    @property
    def step(self) -> int:
        """Milliseconds from one line to the next; 0 if all are counted at once."""
        return self._clock.interval()

    @property
    def done(self) -> bool:
        """Whether everything has been counted."""
        return self._done >= self._lines

    @property
    def running(self) -> bool:
        """Whether lines are being counted one by one."""
        return self._clock.isActive()

    def start(self) -> None:
        """Begin with the first line, or do it all at once."""
        if self._clock.interval() and not self.done:
            self._clock.start()
            self._count()
        else:
            self.finish()

    def finish(self) -> None:
        """Count all lines that are left at once."""
        self._clock.stop()
        if not self.done:
            self._done = self._lines
        self.reached.emit(self._done)

    def _count(self) -> None:
        self._done += 1
        if self.done:
            self.finish()
        else:
            self.reached.emit(self._done)


def counted_points(model: DealResultModel, report: DealReport, lines: int) -> Sequence[int]:
    """Return the points of all sides after the first ``lines`` lines, computed backwards from the standing. If that
    would give negative points before the deal, as when another match has begun, return the points of the standing.
    """

    def left(first: int) -> list[int]:
        rest = [line for group in model.groups[first:] for cell in group.cells for line in cell if line.marked]
        sums = totals(rest, len(report.sides))
        return [points - more for points, more in zip(report.standing.points, sums, strict=True)]

    return report.standing.points if min(left(0)) < 0 else left(lines)


class CounterRow(QWidget):
    """The counters of some sides side by side, with their names."""

    def __init__(self, names: Sequence[str], sides: Sequence[int], settings: Settings, widest: int) -> None:
        """``sides`` are the numbers of the sides to show, and ``names`` has the names of all sides. A field is at most
        ``widest`` pixels wide.
        """
        super().__init__()
        self._fields: dict[int, CounterField] = {}
        self._names: dict[int, Heading] = {}
        self._grid = grid = QGridLayout(self)
        spaced(grid, margin=0, gap=1)
        for column, side in enumerate(sides):
            name = Heading(1.15, names[side])
            name.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            field = CounterField(side)
            field.set_moving(bool(settings.animation_speed))
            field.set_room(cloth_of(settings))
            field.set_counting(settings.counting)
            field.set_name(names[side])
            field.setMaximumWidth(widest)
            grid.addWidget(name, 0, column)
            grid.addWidget(field, 1, column)
            grid.setColumnStretch(column, 1)
            self._fields[side] = field
            self._names[side] = name

    @property
    def fields(self) -> Sequence[CounterField]:
        """The counters, from left to right."""
        return tuple(self._fields.values())

    def put_below(self, words: Sequence[QWidget]) -> None:
        """Have one of ``words`` below each field."""
        for column, widget in enumerate(words):
            self._grid.addWidget(widget, 2, column)

    def set_width(self, widest: int) -> None:
        """Make each field at most ``widest`` pixels wide; at 0 the names and what is below them stay alone."""
        for field in self._fields.values():
            field.setVisible(widest > 0)
            field.setMaximumWidth(max(1, widest))

    def set_points(self, points: Sequence[int]) -> None:
        """Show the points of all sides, by side."""
        shown = [points[side] for side in self._fields]
        for side, field in self._fields.items():
            # All in one view.
            field.set_beside(shown)
            field.set_points(points[side])

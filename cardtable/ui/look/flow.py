"""Widgets side by side, which continue in the next row where there is no more room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.ui.look.palette import OWN_ROW, SPACING


class Flow(QWidget):
    """Lays out widgets in rows, each in its preferred width, or in the whole width if that is less.

    One with the property ``OWN_ROW`` begins a row where the others in it could not be as wide. The spare room of a row
    is at its left if the rows are on the ``right``; it is divided among the widgets if they are ``filling``. If they
    are ``aligned``, those of several rows begin below each other, unless there is room for a single column alone.
    """

    def __init__(self, *widgets: QWidget, right: bool = False, filling: bool = False, aligned: bool = False) -> None:
        super().__init__()
        self._right, self._filling, self._aligned = right, filling, aligned
        self._gap = 2 * SPACING
        self._needed: object = None
        """What the widgets needed when it asked for room last."""
        self._told = -1
        """The height that it asked for last."""
        self.hold(*widgets)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hold(self, *widgets: QWidget) -> None:
        """Lay out ``widgets`` instead of those before, which it forgets."""
        self._widgets = widgets
        for widget in widgets:
            if widget.parentWidget() is not self:
                widget.setParent(self)
        self.updateGeometry()
        self._place()

    def high_with(self, widgets: Sequence[QWidget], width: int) -> int:
        """Return the height that ``widgets`` would need in ``width`` pixels, shown or not."""
        return self._height(self._rows_of([_Need(widget) for widget in widgets], width), width)

    def _shown(self) -> list[_Need]:
        return [_Need(widget) for widget in self._widgets if not widget.isHidden()]

    def _rows_of(self, needs: Sequence[_Need], width: int) -> list[list[_Need]]:
        if (columns := len(self._columns(needs, width))) > 1:
            return [list(needs[at : at + columns]) for at in range(0, len(needs), columns)]
        rows: list[list[_Need]] = []
        left = 0
        for need in needs:
            if not rows or need.wide > left or (need.own_row and not self._alike([*rows[-1], need], width)):
                rows.append([])
                left = width
            rows[-1].append(need)
            left -= need.wide + self._gap
        return rows

    def _alike(self, needs: Sequence[_Need], width: int) -> bool:
        """Whether all of ``needs`` can be equally wide in one row."""
        widest = max(need.wide for need in needs)
        return len(needs) * (widest + self._gap) - self._gap <= width

    def _columns(self, needs: Sequence[_Need], width: int) -> list[int]:
        """Return the widths of columns that fit into ``width``, in each of which ``needs`` begin below each other: as
        many as give the fewest rows, and of these the fewest, so that none is left over alone. None where they are not
        aligned, or where there is room for one column.
        """
        if not self._aligned:
            return []
        wides = [need.wide for need in needs]
        possible = {
            count: columns
            for count in range(1, len(wides) + 1)
            for columns in [[max(wides[column::count]) for column in range(count)]]
            if sum(columns) + self._gap * (count - 1) <= width
        }
        rows = -(-len(wides) // max(possible, default=1))
        fewest = min((count for count in possible if -(-len(wides) // count) == rows), default=1)
        return possible[fewest] if fewest > 1 else []

    def _height(self, rows: list[list[_Need]], width: int) -> int:
        high = [max(need.high_in(width) for need in row) for row in rows]
        return sum(high) + self._gap * max(0, len(high) - 1)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._height(self._rows_of(self._shown(), width), width)

    def sizeHint(self) -> QSize:
        hints = [widget.sizeHint() for widget in self._widgets if not widget.isHidden()]
        wide = sum(hint.width() + self._gap for hint in hints) - self._gap
        return QSize(max(0, wide), self.heightForWidth(max(self.width(), wide)))

    def minimumSizeHint(self) -> QSize:
        least = [_least_wide(widget) for widget in self._widgets if not widget.isHidden()]
        self._told = self.heightForWidth(self.width())
        return QSize(max(least, default=0), self._told)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.LayoutDirectionChange):
            needed = [(one.isHidden(), one.sizeHint(), one.minimumSizeHint()) for one in self._widgets]
            if needed != self._needed:
                self._needed = needed
                self.updateGeometry()
            self._place()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # A question to all around it, which is dear where nothing has changed.
        if self.heightForWidth(self.width()) != self._told:
            self.updateGeometry()
        self._place()

    def _place(self) -> None:
        top, width = 0, self.width()
        shown = self._shown()
        columns = self._columns(shown, width)
        for row in self._rows_of(shown, width):
            high = max(need.high_in(width) for need in row)
            spare = max(0, width - sum(need.wide + self._gap for need in row) + self._gap)
            x = spare if self._right else 0
            for place, need in enumerate(row):
                wide = min(need.wide, width) + (spare // len(row) if self._filling else 0)
                need.widget.setGeometry(QRect(x, top, wide, high))
                x += (columns[place] if columns else wide) + self._gap
            top += high + self._gap


class _Need:
    """What ``widget`` prefers, asked once for a layout, in which it is used many times."""

    def __init__(self, widget: QWidget) -> None:
        hint = widget.sizeHint()
        self.widget = widget
        self.wide = hint.width()
        self.own_row = bool(widget.property(OWN_ROW))
        self._high = max(hint.height(), widget.minimumHeight())

    def high_in(self, width: int) -> int:
        """Return the height that the widget needs if it gets no more than ``width`` pixels of width, at least its set
        minimum.
        """
        if self.wide > width and self.widget.hasHeightForWidth():
            return self.widget.heightForWidth(width)
        return self._high


def _least_wide(widget: QWidget) -> int:
    """Return the least width of a widget: less than the preferred one only if it then grows higher."""
    return (widget.minimumSizeHint() if widget.hasHeightForWidth() else widget.sizeHint()).width()

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
    are ``aligned``, those of several rows begin below each other.
    """

    def __init__(self, *widgets: QWidget, right: bool = False, filling: bool = False, aligned: bool = False) -> None:
        super().__init__()
        self._right, self._filling, self._aligned = right, filling, aligned
        self._gap = 2 * SPACING
        self._needed: object = None
        """What the widgets needed when it asked for room last."""
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
        return self._height(self._rows_of(widgets, width), width)

    def _rows(self, width: int) -> list[list[QWidget]]:
        return self._rows_of([widget for widget in self._widgets if not widget.isHidden()], width)

    def _rows_of(self, widgets: Sequence[QWidget], width: int) -> list[list[QWidget]]:
        if self._aligned:
            columns = len(self._columns(widgets, width))
            return [list(widgets[at : at + columns]) for at in range(0, len(widgets), columns)] if columns else []
        rows: list[list[QWidget]] = []
        left = 0
        for widget in widgets:
            wide = widget.sizeHint().width()
            if not rows or wide > left or (widget.property(OWN_ROW) and not self._alike([*rows[-1], widget], width)):
                rows.append([])
                left = width
            rows[-1].append(widget)
            left -= wide + self._gap
        return rows

    def _alike(self, widgets: Sequence[QWidget], width: int) -> bool:
        """Whether all of ``widgets`` can be equally wide in one row."""
        widest = max(widget.sizeHint().width() for widget in widgets)
        return len(widgets) * (widest + self._gap) - self._gap <= width

    def _columns(self, widgets: Sequence[QWidget], width: int) -> list[int]:
        """Return the widths of columns that fit into ``width``, in each of which ``widgets`` begin below each other: as
        many as give the fewest rows, and of these the fewest, so that none is left over alone. If there is room for
        none it is one.
        """
        wides = [widget.sizeHint().width() for widget in widgets]
        possible = {
            count: columns
            for count in range(1, len(wides) + 1)
            for columns in [[max(wides[column::count]) for column in range(count)]]
            if sum(columns) + self._gap * (count - 1) <= width
        }
        rows = -(-len(wides) // max(possible, default=1))
        fewest = min((count for count in possible if -(-len(wides) // count) == rows), default=1)
        return possible.get(fewest, wides and [max(wides)])

    def _height(self, rows: list[list[QWidget]], width: int) -> int:
        high = [max(_high(widget, width) for widget in row) for row in rows]
        return sum(high) + self._gap * max(0, len(high) - 1)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._height(self._rows(width), width)

    def sizeHint(self) -> QSize:
        hints = [widget.sizeHint() for widget in self._widgets if not widget.isHidden()]
        wide = sum(hint.width() + self._gap for hint in hints) - self._gap
        return QSize(max(0, wide), self.heightForWidth(max(self.width(), wide)))

    def minimumSizeHint(self) -> QSize:
        least = [_least_wide(widget) for widget in self._widgets if not widget.isHidden()]
        return QSize(max(least, default=0), self.heightForWidth(self.width()))

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
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
        self._place()

    def _place(self) -> None:
        top = 0
        shown = [one for one in self._widgets if not one.isHidden()]
        columns = self._columns(shown, self.width()) if self._aligned else []
        for row in self._rows(self.width()):
            hints = [widget.sizeHint() for widget in row]
            high = max(_high(widget, self.width()) for widget in row)
            spare = max(0, self.width() - sum(hint.width() + self._gap for hint in hints) + self._gap)
            x = spare if self._right else 0
            for place, (widget, hint) in enumerate(zip(row, hints, strict=True)):
                wide = min(hint.width(), self.width()) + (spare // len(row) if self._filling else 0)
                widget.setGeometry(QRect(x, top, wide, high))
                x += (columns[place] if self._aligned else wide) + self._gap
            top += high + self._gap


def _high(widget: QWidget, width: int) -> int:
    """Return the height of a widget that gets no more than ``width`` pixels of width, at least its set minimum."""
    hint = widget.sizeHint().expandedTo(QSize(0, widget.minimumHeight()))
    if widget.hasHeightForWidth() and hint.width() > width:
        return widget.heightForWidth(width)
    return hint.height()


def _least_wide(widget: QWidget) -> int:
    """Return the least width of a widget: less than the preferred one only if it then grows higher."""
    return (widget.minimumSizeHint() if widget.hasHeightForWidth() else widget.sizeHint()).width()

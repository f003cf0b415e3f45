"""Sheet and form beside each other in a wide window, one below the other in an upright or narrow one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

_UPRIGHT = 1.05
"""A room that is narrower than this in proportion to its height has the form below the sheet."""
_SHARES = [560, 420]
"""How sheet and form share the room beside each other."""
_LOW = 620
"""Pixels of a room that is too low for both parts with everything that they offer."""
_MOST = 0.56
"""How much of an upright room the form takes at most."""


class Halves(QSplitter):
    """Turns by itself, so that neither half is cut off and the window can be made as narrow as the wider of them."""

    crowded = Signal(bool)
    """The parts lie one below the other in a room that is low for that, or have room again."""

    def __init__(self, sheet: QWidget, form: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setChildrenCollapsible(False)
        self.addWidget(sheet)
        self.addWidget(form)
        self.setHandleWidth(16)
        self.setSizes(_SHARES)
        self._parts = (sheet, form)
        self._own = False
        self._crowded = False
        self._needed = 0
        """Pixels that both parts take beside each other with everything that they offer."""
        self.splitterMoved.connect(self._moved)

    def _least(self) -> list[QSize]:
        return [part.minimumSizeHint() for part in self._parts]

    def minimumSizeHint(self) -> QSize:
        least = self._least()
        return QSize(max(one.width() for one in least), max(one.height() for one in least))

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            # A part has become wider or narrower: somebody has joined, or another form is asked for.
            self._turn()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._turn()
        super().resizeEvent(event)

    def _turn(self) -> None:
        needed = sum(one.width() for one in self._least()) + self.handleWidth()
        # What a crowded sheet leaves out must not make room for itself again.
        self._needed = max(needed, self._needed) if self._crowded else needed
        upright = self.width() < max(self.height() * _UPRIGHT, self._needed)
        wanted = Qt.Orientation.Vertical if upright else Qt.Orientation.Horizontal
        if self.orientation() != wanted:
            self.setOrientation(wanted)
            self._own = False
            self.share()
        # A wide sheet in a low window: six sides on a small screen.
        crowded = upright and self.height() < _LOW
        if crowded != self._crowded:
            self._crowded = crowded
            self.crowded.emit(crowded)

    def share(self) -> None:
        """Share the room anew, unless somebody has done so by hand: below the sheet the form is as high as it wants
        to be, at most as high as the larger part.
        """
        if self._own:
            return
        if self.orientation() == Qt.Orientation.Horizontal:
            self.setSizes(_SHARES)
            return
        form = min(self._parts[1].sizeHint().height(), round(self.height() * _MOST))
        self.setSizes([self.height() - form, form])

    def _moved(self) -> None:
        self._own = True

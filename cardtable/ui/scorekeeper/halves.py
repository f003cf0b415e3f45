"""Sheet and form: side by side in a wide window, one below the other in an upright or narrow one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

_UPRIGHT = 1.05
"""The least ratio of width to height at which the two are side by side."""
_SHARES = [560, 420]
"""The shares of sheet and form in the width when they are side by side."""
_LOW = 620
"""The height in pixels below which there is no room for all that both parts offer, one below the other."""
_MOST = 0.51
"""The largest share of the height that the form takes when it is below the sheet."""


class Halves(QSplitter):
    """Chooses its orientation by itself, so that neither half is cut off and the window can become as narrow as the
    wider half.
    """

    crowded = Signal(int)
    """How many times something must be left out, 0 to 2, since the halves are one below the other in too little height;
    emitted when that changes. Who has left it out calls ``left_out``.
    """

    def __init__(self, sheet: QWidget, form: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setChildrenCollapsible(False)
        self.addWidget(sheet)
        self.addWidget(form)
        self.setHandleWidth(16)
        self.setSizes(_SHARES)
        self._parts = (sheet, form)
        self._own = False
        self._crowded = self._left_out = 0
        """How many times something must be left out, and is."""
        self._lean = 0
        """The height in pixels that is needed one below the other when something has been left out once."""
        self._needed = QSize()
        """The width in pixels that both halves need side by side with all that they offer, and the height that they
        need one below the other.
        """
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
        least, handle = self._least(), self.handleWidth()
        needed = QSize(sum(one.width() for one in least) + handle, sum(one.height() for one in least) + handle)
        # What a crowded sheet leaves out must not make room for itself again.
        self._needed = needed.expandedTo(self._needed) if self._crowded else needed
        upright = self.width() < max(self.height() * _UPRIGHT, self._needed.width())
        wanted = Qt.Orientation.Vertical if upright else Qt.Orientation.Horizontal
        if self.orientation() != wanted:
            self.setOrientation(wanted)
            self._own = False
            self.share()
        # A wide sheet in a low window: six sides on a small screen. Or large text, with keys for fingers.
        crowded = int(upright and self.height() < max(_LOW, self._needed.height()))
        if self._crowded == self._left_out == 1:
            self._lean = needed.height()
        if crowded and self._left_out and self.height() < self._lean:
            crowded = 2
        if crowded != self._crowded:
            self._crowded = crowded
            self.crowded.emit(crowded)

    def left_out(self, times: int) -> None:
        """Share the height anew, now that something has been left out so many times."""
        self._left_out = times
        self._turn()
        self.share()

    def share(self) -> None:
        """Divide the room between the halves again, unless a person has moved the handle. Below the sheet, the form
        gets the height that it wants, up to ``_MOST`` of the whole, but what it needs in any case.
        """
        if self._own:
            return
        if self.orientation() == Qt.Orientation.Horizontal:
            self.setSizes(_SHARES)
            return
        form = self._parts[1]
        wanted = max(min(form.sizeHint().height(), round(self.height() * _MOST)), form.minimumSizeHint().height())
        self.setSizes([self.height() - wanted, wanted])

    def _moved(self) -> None:
        self._own = True

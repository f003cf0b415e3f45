"""Bars that lie over what they belong to, so that nothing below them moves when they come and go."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRect, Signal
from PySide6.QtWidgets import QWidget

from cardtable.ui.palette import SPACING

_WATCHED = (
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.LayoutRequest,
    QEvent.Type.FontChange,
)


class Overlay(QObject):
    """Keeps ``bars`` one below the other over ``host``: in ``room``, from its upper edge down, or ``rising`` from its
    lower edge. Each is as high as its words need. ``alone`` shows only the first that has something to say.
    """

    changed = Signal()
    """The bars cover something else than before; see ``covered``."""

    def __init__(
        self,
        host: QWidget,
        bars: Sequence[QWidget],
        room: Callable[[], QRect],
        *,
        rising: bool = False,
        alone: bool = False,
    ) -> None:
        super().__init__(host)
        self._host, self._bars, self._room = host, tuple(bars), room
        self._rising, self._alone = rising, alone
        self._covered = QRect()
        for bar in self._bars:
            bar.setParent(host)
            bar.hide()
        for widget in (host, *self._bars):
            widget.installEventFilter(self)

    @property
    def covered(self) -> QRect:
        """What the bars cover of the host; empty while there are none."""
        return self._covered

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _WATCHED and (watched is not self._host or event.type() == QEvent.Type.Resize):
            self.place()
        return False

    def place(self) -> None:
        """Give every bar its place."""
        room, covered, first = self._room(), QRect(), self._host
        y = room.bottom() if self._rising else room.top()
        for bar in self._bars:
            if bar.isHidden():
                continue
            if self._alone and not covered.isEmpty():
                # It waits under the first one until that is put away.
                bar.setGeometry(covered)
                bar.stackUnder(first)
                continue
            layout = bar.layout()
            assert layout is not None
            width = room.width()
            high = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.sizeHint().height()
            place = QRect(room.left(), y - high if self._rising else y, width, high)
            if bar.geometry() != place:
                bar.setGeometry(place)
                # A bar that is only just being shown would learn of its size too late.
                layout.setGeometry(bar.rect())
            bar.raise_()
            first = bar
            y += (-1 if self._rising else 1) * (high + SPACING)
            covered = covered.united(place)
        if covered != self._covered:
            self._covered = covered
            self.changed.emit()

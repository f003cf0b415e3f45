"""Bars over other widgets, so that nothing below them moves when they appear and disappear."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QRect, Signal
from PySide6.QtWidgets import QWidget

from cardtable.ui.look.palette import SPACING

_WATCHED = (
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.LayoutRequest,
    QEvent.Type.FontChange,
)


SIZES = (1.0, 0.9, 0.8)
"""The sizes of words to try, in usual sizes, where something would be hidden."""


@runtime_checkable
class Shrinking(Protocol):
    """A bar that can write its words smaller."""

    def height_at(self, width: int, size: float) -> int:
        """Return the height of the bar in ``width`` pixels if its words have ``size`` times their usual size."""
        ...

    def write_at(self, size: float) -> None:
        """Write the words in ``size`` times their usual size, one of ``SIZES``, from now on."""
        ...


_NOTHING = 0.005
"""A hidden part below this is not noticed."""


def _nothing(_: QRect) -> float:
    return 0.0


class Overlay(QObject):
    """Keeps ``bars`` one below the other over ``host``: in one of the ``rooms``, from its upper edge down, or from its
    lower edge up if they are ``rising``. Each is as high as its words need. If ``alone``, only the first bar that is
    not hidden is shown.

    A bar lies in the first room in which it hides nothing, with smaller words if it can write them; only if there is
    none, the next group of rooms is tried. ``hidden`` returns how much lies below an area.
    """

    changed = Signal()
    """The area covered by the bars has changed; see ``covered``."""

    def __init__(
        self,
        host: QWidget,
        bars: Sequence[QWidget],
        rooms: Callable[[], Sequence[Sequence[QRect]]],
        *,
        hidden: Callable[[QRect], float] = _nothing,
        rising: bool = False,
        alone: bool = False,
    ) -> None:
        super().__init__(host)
        self._host, self._bars, self._rooms, self._hidden = host, tuple(bars), rooms, hidden
        self._rising, self._alone = rising, alone
        self._covered = QRect()
        self._away = False
        """Whether a bar lies in a room outside the first group."""
        for bar in self._bars:
            bar.setParent(host)
            bar.hide()
        for widget in (host, *self._bars):
            widget.installEventFilter(self)

    @property
    def covered(self) -> QRect:
        """The area of the host that the bars cover; empty while there are none."""
        return self._covered

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _WATCHED and (watched is not self._host or event.type() == QEvent.Type.Resize):
            self.place()
        return False

    def get_out_of_the_way(self) -> None:
        """Give every bar a new place if something else lies below it now, or if it has left its first rooms and may
        come back.
        """
        if not self._covered.isEmpty() and (self._away or self._hidden(self._covered) > _NOTHING):
            self.place()

    def place(self) -> None:
        """Give every visible bar its place."""
        covered, first, below = QRect(), self._host, 0
        self._away = False
        for bar in self._bars:
            if bar.isHidden():
                continue
            if self._alone and not covered.isEmpty():
                # It waits under the first one until that is put away.
                bar.setGeometry(covered)
                bar.stackUnder(first)
                continue
            place = self._find(bar, below)
            if bar.geometry() != place:
                bar.setGeometry(place)
                layout = bar.layout()
                assert layout is not None
                # A bar that is only just being shown would learn of its size too late.
                layout.setGeometry(bar.rect())
            bar.raise_()
            first = bar
            below += place.height() + SPACING
            covered = covered.united(place)
        if covered != self._covered:
            self._covered = covered
            self.changed.emit()

    def _find(self, bar: QWidget, below: int) -> QRect:
        """Return the place of ``bar``, ``below`` pixels from the edge of its room, and let it write in the size for
        that place.
        """
        tried: list[tuple[float, int, QRect, float]] = []
        for room, size in self._forms(bar):
            place = self._in(room, below, _height(bar, room.width(), size))
            tried.append((self._hidden(place), len(tried), room, size))
            if tried[-1][0] <= _NOTHING:
                break
        _, _, room, size = min(tried, key=lambda one: one[:2])
        self._away = self._away or room not in self._rooms()[0]
        if isinstance(bar, Shrinking):
            bar.write_at(size)
        # As it is laid out in fact.
        return self._in(room, below, _height(bar, room.width()))

    def _forms(self, bar: QWidget) -> Iterator[tuple[QRect, float]]:
        sizes = SIZES if isinstance(bar, Shrinking) else SIZES[:1]
        for group in self._rooms():
            for size in sizes:
                for room in group:
                    yield room, size

    def _in(self, room: QRect, below: int, high: int) -> QRect:
        y = room.bottom() - below - high if self._rising else room.top() + below
        return QRect(room.left(), y, room.width(), high)


def _height(bar: QWidget, width: int, size: float | None = None) -> int:
    if size is not None and isinstance(bar, Shrinking):
        return bar.height_at(width, size)
    layout = bar.layout()
    assert layout is not None
    return layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.sizeHint().height()

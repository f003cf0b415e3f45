"""The part of the front hall below its bar, which scrolls: lays out the table, the sheet and the pictures."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame, QScrollArea, QWidget

from cardtable.ui.hall.arrangement import HallPlaces, Least, hall_places
from cardtable.ui.hall.hall_table import HallTable
from cardtable.ui.hall.picture_tile import PictureTile
from cardtable.ui.hall.today_sheet import TodaySheet
from cardtable.ui.look.look import write_for_room
from cardtable.ui.look.palette import is_contrasting

_FADE = 36
"""How high the shade is where the page goes on, in pixels."""


class HallRoom(QWidget):
    """The part of the page that scrolls: lays out the table, the sheet and the pictures. Arrow keys go round in it."""

    keeps_arrows = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.table: HallTable | None = None
        self.today: TodaySheet | None = None
        self.tiles: list[PictureTile] = []
        self.high = 0
        """The height of what is seen of it at once."""
        self._laid_for: object = None
        """What the parts needed when they were given their places."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay()

    def event(self, event: QEvent) -> bool:
        # It has no layout of Qt's, which would hear that a part needs another size. A part that gets its place asks as
        # well, and would be given it again and again.
        if event.type() == QEvent.Type.LayoutRequest and self._needs() != self._laid_for:
            self.lay()
        return super().event(event)

    def lay(self) -> None:
        """Give all parts their places."""
        write_for_room(self, QSize(self.width(), self.high))
        if self._lay() and self._lay():
            # In their new width the rows of the sheet need another height, which they have said by now.
            self._lay()

    def _lay(self) -> bool:
        """Give all parts their places once; return whether the sheet needs another size in the one it was given."""
        if self.table is None or self.today is None:
            return False
        sheet = None if self.today.isHidden() else self.today.minimumSizeHint()
        tile = QSize(0, 0)
        for one in self.tiles:
            tile = tile.expandedTo(one.minimumSizeHint())
        wide = self.table.minimumSizeHint().width()
        # Once for the width of the table, on which its letters and so its height depend.
        places = self._places(QSize(wide, self.table.minimumSizeHint().height()), sheet, tile)
        if self.table.width() != places.table.width():
            self.table.resize(places.table.size())
        self.table.measure_anew()
        places = self._places(QSize(wide, self.table.needed(places.table.width())), sheet, tile)
        self.setMinimumHeight(places.height)
        self.table.setGeometry(places.table)
        if sheet is not None:
            self.today.setGeometry(places.today)
        for one, place in zip(self.tiles, places.tiles, strict=True):
            one.setGeometry(place)
            one.stand_with(
                [other for other, beside in zip(self.tiles, places.tiles, strict=True) if beside.y() == place.y()]
            )
        self._laid_for = self._needs()
        return sheet is not None and self.today.minimumSizeHint() != sheet

    def _needs(self) -> object:
        if self.table is None or self.today is None:
            return None
        table = self.table.minimumSizeHint(), self.table.needed(self.table.width())
        today = self.today.isHidden(), self.today.minimumSizeHint()
        return table, today, [one.minimumSizeHint() for one in self.tiles]

    def _places(self, table: QSize, sheet: QSize | None, tile: QSize) -> HallPlaces:
        return hall_places(QSize(self.width(), self.high), Least(table, sheet, tile), len(self.tiles))


class _Further(QWidget):
    """A shade at the lower edge of a page that goes on below it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        plain = is_contrasting(self.palette())
        dark = self.palette().color(QPalette.ColorRole.Window) if plain else QColor("#000000")
        shade = QLinearGradient(0, 0, 0, self.height())
        for place, share in ((0.0, 0.0), (1.0, 1.0 if plain else 0.6)):
            dark.setAlphaF(share)
            shade.setColorAt(place, dark)
        painter.fillRect(self.rect(), shade)
        painter.end()


class HallArea(QScrollArea):
    """Scrolls the hall where large words need more than the window has."""

    def __init__(self, room: HallRoom) -> None:
        super().__init__()
        # One that fills nothing, and that Python knows: for another it would look through every kind of widget.
        self._seen = QWidget()
        self.setViewport(self._seen)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A click beside the buttons takes the focus from none of them.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setWidget(room)
        self._room = room
        self._further = _Further(self)
        bar = self.verticalScrollBar()
        for changed in (bar.valueChanged, bar.rangeChanged):
            changed.connect(self._tell_further)

    def _tell_further(self) -> None:
        """Show at the lower edge whether the page goes on there."""
        bar = self.verticalScrollBar()
        self._further.setVisible(bar.value() < bar.maximum())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        seen = self._seen.geometry()
        self._further.setGeometry(QRect(seen.left(), seen.bottom() + 1 - _FADE, seen.width(), _FADE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._follow()

    def _follow(self) -> None:
        """Give the focus to the first button that is seen whole, if the one that has it is not."""
        seen = QRect(QPoint(0, 0), self._seen.size())

        def is_seen(widget: QWidget) -> bool:
            return seen.contains(QRect(widget.mapTo(self._seen, QPoint(0, 0)), widget.size()))

        now = QApplication.focusWidget()
        if now is None or not self._room.isAncestorOf(now) or is_seen(now):
            return
        buttons = (one for one in self._room.findChildren(QAbstractButton) if one.isVisible() and one.isEnabled())
        found = next((one for one in buttons if is_seen(one)), None)
        if found is not None:
            found.setFocus()

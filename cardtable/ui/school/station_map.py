"""The lessons of a path as a map: cards along a line, which goes on in the next row where there is no more room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cardtable.art.palette import GREEN
from cardtable.ui.look.palette import BRASS, INK, IVORY, PAPER_EDGE, SPACING, serif
from cardtable.ui.look.plain import tool_tip
from cardtable.words.aloud import read_aloud

ID = Qt.ItemDataRole.UserRole
_STATION = Qt.ItemDataRole.UserRole + 1
_CARD = (2.1, 2.9)
"""The width and the height of a card, in heights of a line of text."""
_WIDE = 8.0
"""The width of a station, in heights of a line."""
_TITLE_LINES = 2


@dataclass(frozen=True, slots=True)
class Station:
    """A place on the map: a lesson or a deal of one's own, its ``number`` on the path, and ``told``, which is shown
    below the card. It is ``passed`` once it has brought stars.
    """

    id: str
    number: int
    title: str
    told: str
    passed: bool


class _Painter(QStyledItemDelegate):
    """Paints stations: a card with a number, face up if it has been passed, on its piece of the line."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        map_ = self.parent()
        return map_.gridSize() if isinstance(map_, QListWidget) else cell(option.fontMetrics)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        station = index.data(_STATION)
        if not isinstance(station, Station):
            return
        place = QRectF(option.rect)
        palette: QPalette = option.palette
        state: QStyle.StateFlag = option.state
        metrics: QFontMetrics = option.fontMetrics
        line = metrics.height()
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        card = QRectF(0, 0, _CARD[0] * line, _CARD[1] * line)
        card.moveCenter(QPointF(place.center().x(), place.top() + 2 * SPACING + card.height() / 2))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.color(QPalette.ColorRole.Highlight))
            painter.drawRoundedRect(place.adjusted(2, 0, -2, 0), 8, 8)
        self._paint_line(painter, place, card, index)
        _paint_card(painter, card, station)
        words = palette.color(QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text)
        painter.setPen(words)
        below = QRectF(place.left() + 4, card.bottom() + SPACING, place.width() - 8, 1.2 * line)
        # Stars may come from another font, with higher letters.
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, station.told)
        title = QFont(option.font)
        title.setBold(chosen)
        painter.setFont(title)
        below = QRectF(below.left(), below.bottom(), below.width(), _TITLE_LINES * line)
        painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, station.title)
        painter.restore()

    def _paint_line(
        self, painter: QPainter, place: QRectF, card: QRectF, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the way to the neighbours: drawn out as far as stations have been passed, else dotted."""
        last = index.model().rowCount() - 1
        for ends, row, more in (
            ((place.left(), card.left()), index.row() - 1, index.row() > 0),
            ((card.right(), place.right()), index.row(), index.row() < last),
        ):
            if more:
                before = index.model().index(row, 0).data(_STATION)
                passed = isinstance(before, Station) and before.passed
                pen = QPen(QColor(BRASS), 2.5, Qt.PenStyle.SolidLine if passed else Qt.PenStyle.DotLine)
                painter.setPen(pen)
                high = card.center().y()
                painter.drawLine(QPointF(ends[0], high), QPointF(ends[1], high))


def _paint_card(painter: QPainter, card: QRectF, station: Station) -> None:
    painter.setPen(QPen(QColor(PAPER_EDGE), 1))
    painter.setBrush(QColor(IVORY if station.passed else GREEN))
    painter.drawRoundedRect(card, 5, 5)
    if not station.passed:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(BRASS), 1))
        painter.drawRoundedRect(card.adjusted(4, 4, -4, -4), 3, 3)
    painter.setPen(QColor(INK if station.passed else IVORY))
    painter.setFont(serif(card.height() * 0.34))
    painter.drawText(card, Qt.AlignmentFlag.AlignCenter, str(station.number))


def cell(metrics: QFontMetrics) -> QSize:
    """Return the size of a station in letters of ``metrics``."""
    line = metrics.height()
    return QSize(round(_WIDE * line), round((_CARD[1] + 1.2 + _TITLE_LINES) * line) + 5 * SPACING)


class StationMap(QListWidget):
    """The stations of one path; the chosen one is its current item."""

    def __init__(self) -> None:
        super().__init__()
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setWrapping(True)
        self.setUniformItemSizes(True)
        self.setSpacing(0)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_Painter(self))

    def show_stations(self, stations: Sequence[Station], chosen: str) -> None:
        """Show these stations, and choose the one with the id ``chosen``, or else the first."""
        self.clear()
        for station in stations:
            item = QListWidgetItem(f"{station.number}. {station.title}")
            item.setData(ID, station.id)
            item.setData(_STATION, station)
            item.setData(
                Qt.ItemDataRole.AccessibleTextRole, read_aloud(f"{station.number}. {station.title}, {station.told}")
            )
            item.setData(Qt.ItemDataRole.ToolTipRole, tool_tip(station.title))
            self.addItem(item)
            if station.id == chosen:
                self.setCurrentItem(item)
        if self.currentRow() < 0:
            self.setCurrentRow(0)
        self.scrollTo(self.currentIndex())

    @property
    def chosen(self) -> str:
        """The id of the chosen station; an empty text if there is none."""
        return str(self.currentItem().data(ID)) if self.currentRow() >= 0 else ""

    def minimumSizeHint(self) -> QSize:
        one = cell(self.fontMetrics())
        return QSize(one.width(), one.height() + 2 * self.frameWidth())

    def sizeHint(self) -> QSize:
        one = cell(self.fontMetrics())
        return QSize(5 * one.width() + 24, 3 * one.height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._spread()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._spread()

    def _spread(self) -> None:
        """Divide the width among as many stations as have room in it."""
        # The list leaves room for the scroll bar, seen or not.
        wide = self.maximumViewportSize().width() - self.verticalScrollBar().sizeHint().width() - 1
        one = cell(self.fontMetrics())
        self.setGridSize(QSize(wide // max(1, wide // one.width()), one.height()))
        self.doItemsLayout()
        self.scrollTo(self.currentIndex())

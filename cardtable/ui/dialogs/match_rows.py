"""The rows of the list of past games: the game, the faces of who played, and the result, in two lines."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cardtable.core.record import HUMAN
from cardtable.store.model import MatchSummary
from cardtable.ui.look.look import mixed
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.portraits import portrait_pixmap
from cardtable.ui.models.matches import BELOW_ROLE, GAME, MATCH_ROLE, OUTCOME_ROLE, PLAYED, PLAYERS, POINTS, POINTS_ROLE
from cardtable.words.players import computer_players

_FACE = 36
"""The width and height of a face, in pixels."""
_LEAST_HIGH = 52
"""The height of a row at least, in pixels."""
_MOST_FACES = 3
_EDGE = 2 * SPACING
"""Between the edge of a cell and what stands in it, in pixels."""


def row_height(metrics: QFontMetrics) -> int:
    """Return the height of a row, in pixels: that of two lines, and enough for a face."""
    return max(_LEAST_HIGH, 2 * metrics.height() + 2 * SPACING)


class MatchRows(QStyledItemDelegate):
    """Paints the rows of a ``MatchesModel``; while that is narrow, the players stand below the game instead of in a
    column of their own.
    """

    def _faces(self, index: QModelIndex | QPersistentModelIndex) -> list[str]:
        """Return the computer players whose faces are shown in a cell."""
        match = index.data(MATCH_ROLE)
        if index.column() != PLAYERS or not isinstance(match, MatchSummary):
            return []
        known = [kind for kind in match.computers if kind != HUMAN and kind in computer_players()]
        return list(dict.fromkeys(known))[:_MOST_FACES]

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        high = row_height(option.fontMetrics)
        if index.column() in (GAME, POINTS):
            strong, faint = _lines(index)
            metrics = QFontMetrics(_strong(option.font)), option.fontMetrics
            wide = max(metrics[0].horizontalAdvance(strong), metrics[1].horizontalAdvance(faint)) + 3 * _EDGE
        else:
            wide = super().sizeHint(option, index).width() + len(self._faces(index)) * (_FACE + SPACING)
        return QSize(wide, high)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        faces, colours = self._faces(index), option.palette
        place = QRectF(option.rect)
        if index.column() in (GAME, POINTS):
            self._paint_ground(painter, option, index)
            side = Qt.AlignmentFlag.AlignRight if index.column() == POINTS else Qt.AlignmentFlag.AlignLeft
            strong, faint = _lines(index)
            if index.column() == GAME:
                faint = index.data(BELOW_ROLE)
            _paint_lines(painter, option, (strong, faint), side)
        elif faces:
            self._paint_ground(painter, option, index)
            ratio = painter.device().devicePixelRatioF()
            left = place.left() + _EDGE
            for face in faces:
                corner = QPointF(round(left), round(place.center().y() - _FACE / 2))
                painter.drawPixmap(corner, portrait_pixmap(face, _FACE, ratio))
                left += _FACE + SPACING
            room = QRectF(left + SPACING, place.top(), place.right() - left - _EDGE, place.height())
            painter.setFont(option.font)
            painter.setPen(colours.color(QPalette.ColorRole.Text))
            words = option.fontMetrics.elidedText(index.data(), Qt.TextElideMode.ElideRight, int(room.width()))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
        else:
            super().paint(painter, option, index)
        painter.fillRect(QRectF(place.left(), place.bottom(), place.width(), 1), mixed(colours, 0.18))

    def _paint_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint what lies below the words of any cell."""
        bare = QStyleOptionViewItem(option)
        self.initStyleOption(bare, index)
        bare.text = ""
        style = option.widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, bare, painter, option.widget)


def _lines(index: QModelIndex | QPersistentModelIndex) -> tuple[str, str]:
    """Return the words of a cell in two lines: the game and when it was played, or the points and who has won."""
    if index.column() == POINTS:
        return index.data(POINTS_ROLE) or "", index.data(OUTCOME_ROLE) or ""
    return index.data() or "", index.model().index(index.row(), PLAYED).data() or ""


def _paint_lines(
    painter: QPainter, option: QStyleOptionViewItem, lines: tuple[str, str], side: Qt.AlignmentFlag
) -> None:
    """Paint the first of two lines stronger than the second, on one ``side``; a line alone lies in the middle."""
    room = QRectF(option.rect).adjusted(_EDGE, SPACING, -_EDGE, -SPACING)
    elide, width = Qt.TextElideMode.ElideRight, int(room.width())
    strong, colours = _strong(option.font), option.palette
    painter.setPen(colours.color(QPalette.ColorRole.Text))
    painter.setFont(strong)
    middle = Qt.AlignmentFlag.AlignTop if lines[1] else Qt.AlignmentFlag.AlignVCenter
    painter.drawText(room, side | middle, QFontMetrics(strong).elidedText(lines[0], elide, width))
    painter.setPen(colours.color(QPalette.ColorRole.PlaceholderText))
    painter.setFont(option.font)
    painter.drawText(room, side | Qt.AlignmentFlag.AlignBottom, option.fontMetrics.elidedText(lines[1], elide, width))


def _strong(font: QFont) -> QFont:
    strong = QFont(font)
    strong.setWeight(QFont.Weight.DemiBold)
    return strong

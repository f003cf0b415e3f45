"""A tile by which a game is chosen: a small picture of its table, its name, and its players, length and difficulty."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QWidget

from cardtable.core.rules import Variant
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.look.look import fitted, mixed, serif
from cardtable.ui.look.miniature import paint_miniature
from cardtable.ui.look.palette import BRASS, BRASS_DARK, RADIUS, ROOMS, SPACING
from cardtable.ui.look.plain import set_tool_tip
from cardtable.words.families import variant_description, variant_name

_PICTURE = 0.5
"""The height of the picture as a fraction of its width."""
_LEAST = 140
"""Width of a tile at least, in pixels."""
_HARDEST = 3
"""The greatest ``demand`` of a variant."""


class GameTile(QAbstractButton):
    """A tile for a rule set, or for a favourite with a ``title`` of its own. A click chooses it, a second click begins
    the game.
    """

    begun = Signal()

    def __init__(self, variant: Variant, pictures: CardPictures, room: str, title: str = "") -> None:
        super().__init__()
        self.variant = variant
        self.title = title
        self._pictures = pictures
        self._room = ROOMS[room]
        self._picture: QPixmap | None = None
        self._drawn_for: tuple[int, float] = (0, 0.0)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        pictures.changed.connect(self._redraw)
        self.retranslate()

    def _redraw(self) -> None:
        self._drawn_for = (0, 0.0)
        self.update()

    def retranslate(self) -> None:
        """Set all words."""
        name, words = variant_name(self.variant.id), variant_description(self.variant.id)
        self.setText(self.title or name)
        self.setAccessibleName(self.text())
        about = self.facts() if not self.title else name
        self.setAccessibleDescription(f"{words} {about} {self.demand_words()}".strip())
        set_tool_tip(self, words)
        self.update()

    def facts(self) -> str:
        """Return the number of players and the usual minutes, in few words."""
        low, high = min(self.variant.players), max(self.variant.players)
        players = str(low) if low == high else f"{low}–{high}"
        if not self.variant.minutes:
            return self.tr("for {players}").format(players=players)
        return self.tr("for {players} · {minutes} min").format(players=players, minutes=self.variant.minutes)

    def demand_words(self) -> str:
        """Return words about the difficulty; empty if the rule set does not state any."""
        words = (
            "",
            self.tr("Quickly learnt."),
            self.tr("Takes some thought."),
            self.tr("For people who know card games."),
        )
        return words[self.variant.demand]

    def _heading(self) -> QFontMetrics:
        return QFontMetrics(serif(1.1))

    def sizeHint(self) -> QSize:
        width = max(184, self.fontMetrics().averageCharWidth() * 24)
        lines = self._heading().height() + self.fontMetrics().height()
        return QSize(width, round(width * _PICTURE) + lines + 5 * SPACING)

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST, self.sizeHint().height())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        self.begun.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        colours, role = self.palette(), QPalette.ColorRole
        painter.setPen(QPen(QColor(BRASS if self.isChecked() else BRASS_DARK), 2.5 if self.isChecked() else 0.75))
        painter.setBrush(colours.color(role.Button if self.isChecked() or self.underMouse() else role.Base))
        painter.drawRoundedRect(whole, RADIUS, RADIUS)
        inner = whole.adjusted(SPACING, SPACING, -SPACING, -SPACING)
        lines = self._heading().height() + self.fontMetrics().height() + SPACING
        picture = QRectF(inner.left(), inner.top(), inner.width(), inner.height() - lines)
        painter.drawPixmap(picture.topLeft(), self._drawn(picture.size().toSize()))
        words = QRectF(inner.left() + 2, picture.bottom() + 2, inner.width() - 4, lines)
        painter.setPen(colours.color(role.WindowText))
        painter.setFont(fitted(serif(1.1), self.text(), words.width()))
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, self.text())
        painter.setPen(mixed(colours, 0.72))
        below = self.facts() if not self.title else variant_name(self.variant.id)
        dots = self._paint_demand(painter, words)
        painter.setFont(fitted(self.font(), below, words.width() - dots))
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, below)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colours.color(role.WindowText), 1, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(whole.adjusted(2, 2, -2, -2), RADIUS, RADIUS)
        painter.end()

    def _paint_demand(self, painter: QPainter, words: QRectF) -> float:
        """Draw one to three marks for the difficulty at the right, and return the width that they take."""
        if not self.variant.demand or self.title:
            return 0
        size = self.fontMetrics().height() * 0.38
        ink = mixed(self.palette(), 0.8)
        middle = words.bottom() - self.fontMetrics().height() / 2
        for place in range(_HARDEST):
            x = words.right() - size * (0.6 + 1.45 * (_HARDEST - 1 - place))
            painter.setBrush(ink if place < self.variant.demand else Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(ink, 1))
            painter.drawEllipse(QPointF(x, middle), size / 2, size / 2)
        painter.setPen(mixed(self.palette(), 0.72))
        return size * 1.45 * _HARDEST + SPACING

    def _drawn(self, size: QSize) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._drawn_for != (size.width(), ratio):
            self._drawn_for = (size.width(), ratio)
            self._picture = QPixmap(size * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._picture)
            place = QRectF(0, 0, size.width(), size.height()).adjusted(1.5, 1.5, -1.5, -1.5)
            paint_miniature(painter, place, self.variant, self._pictures, self._room, ratio)
            painter.end()
        return self._picture


class TileGrid(QWidget):
    """Tiles side by side in ``parent``, as many as there is room for; hidden while there are none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._tiles: list[GameTile] = []
        self._columns = 1
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(2 * SPACING)

    def set_tiles(self, tiles: list[GameTile]) -> None:
        """Show these instead."""
        for old in self._tiles:
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._tiles = tiles
        self._lay()
        self.setVisible(bool(tiles))

    def _lay(self) -> None:
        for column in range(max(self._columns, self._grid.columnCount())):
            self._grid.setColumnStretch(column, int(column < self._columns))
        for place, tile in enumerate(self._tiles):
            self._grid.addWidget(tile, *divmod(place, self._columns))
        # During the resizing, the layouts above would not notice that more rows need more room.
        self.setMinimumHeight(self._grid.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wanted = self._tiles[0].sizeHint().width() + self._grid.spacing() if self._tiles else 1
        columns = max(1, (self.width() + self._grid.spacing()) // wanted)
        if columns != self._columns:
            self._columns = columns
            self._lay()

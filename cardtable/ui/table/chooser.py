"""A small slip on the cloth that offers the ways in which a card can be played."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from cardtable.ui.palette import BRASS, BRASS_DARK, INK, IVORY, PAPER_EDGE, RADIUS, SPACING, colour, serif
from cardtable.ui.plain import Label, set_tool_tip


class SignButton(QAbstractButton):
    """A round button with a drawn sign: ``take``, ``back``, ``earlier`` or ``later``."""

    def __init__(self, sign: str, size: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._sign = sign
        self._size = size
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(self._size, self._size)

    def enterEvent(self, event: QEvent) -> None:
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        main = self._sign == "take"
        ground = QColor(BRASS if main else "#e4d8bd")
        if not self.isEnabled():
            ground = QColor("#e9e0ca")
        elif self.isDown():
            ground = ground.darker(115)
        elif self.underMouse():
            ground = ground.lighter(108)
        painter.setBrush(ground)
        painter.setPen(QPen(QColor(BRASS_DARK if self.isEnabled() else PAPER_EDGE), 1.2))
        painter.drawEllipse(disc)
        pen = QPen(colour(INK, 1.0 if self.isEnabled() else 0.3), max(2.0, self._size / 13))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for stroke in _STROKES[self._sign]:
            painter.drawPolyline(
                QPolygonF([disc.topLeft() + QPointF(x * disc.width(), y * disc.height()) for x, y in stroke])
            )


_STROKES = {
    "take": (((0.28, 0.53), (0.44, 0.69), (0.73, 0.33)),),
    "back": (((0.33, 0.33), (0.67, 0.67)), ((0.67, 0.33), (0.33, 0.67))),
    "earlier": (((0.57, 0.3), (0.38, 0.5), (0.57, 0.7)),),
    "later": (((0.43, 0.3), (0.62, 0.5), (0.43, 0.7)),),
}


class Chooser(QFrame):
    """Which move is chosen, how many others there are, and buttons to take it, to go on or to put the card back."""

    confirmed = Signal()
    cancelled = Signal()
    cycled = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, False)
        self._words = Label(parent=self)
        self._words.setWordWrap(True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._count = Label(parent=self)
        self._count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.take = SignButton("take", 40, self)
        self.back = SignButton("back", 32, self)
        self.earlier = SignButton("earlier", 32, self)
        self.later = SignButton("later", 32, self)
        row = QHBoxLayout()
        row.setSpacing(2 * SPACING)
        for widget in (self.earlier, self._count, self.later, self.back, self.take):
            row.addWidget(widget)
        row.insertStretch(3)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * SPACING, 2 * SPACING, 3 * SPACING, 2 * SPACING)
        column.setSpacing(SPACING)
        column.addWidget(self._words)
        column.addLayout(row)
        self.take.clicked.connect(self.confirmed)
        self.back.clicked.connect(self.cancelled)
        self.earlier.clicked.connect(lambda: self.cycled.emit(-1))
        self.later.clicked.connect(lambda: self.cycled.emit(1))
        self._retranslate()
        self.hide()

    def show_move(self, words: str, position: int | None, count: int, *, complete: bool) -> None:
        """``words`` for the chosen move, the ``position`` of it among ``count``; ``complete`` allows taking it."""
        self._words.setText(words)
        self._count.setText("" if count < 2 else f"{'–' if position is None else position + 1} / {count}")
        for button in (self.earlier, self.later):
            button.setVisible(count > 1)
        self.take.setEnabled(complete)
        self.take.setAccessibleDescription(words)

    def set_size(self, line: float, width: float) -> None:
        """The height of a line of text, and how wide the slip may be."""
        font = serif(line)
        self._words.setFont(font)
        self._count.setFont(serif(0.85 * line))
        for label in (self._words, self._count):
            label.setStyleSheet(f"color: {INK}; background: transparent;")
        self.setFixedWidth(round(min(width, 15 * line)))
        self.adjustSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        slip = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setBrush(QColor(IVORY))
        painter.setPen(QPen(QColor(BRASS_DARK), 1))
        painter.drawRoundedRect(slip, RADIUS, RADIUS)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        for button, words in (
            (self.take, self.tr("Play it like this")),
            (self.back, self.tr("Put the card back")),
            (self.earlier, self.tr("Previous choice")),
            (self.later, self.tr("Next choice")),
        ):
            button.setAccessibleName(words)
            set_tool_tip(button, words)

"""Who sits at a seat, in one line that can be opened to choose somebody else."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.core.record import HUMAN
from cardtable.ui.look.control_painting import paint_chevron
from cardtable.ui.look.look import PressedByReturn
from cardtable.ui.look.palette import RADIUS, SPACING
from cardtable.ui.look.portraits import paint_person, portrait_pixmap

_FACE = 36
"""The width of the face, in pixels."""
_CHEVRON = 36
_RIM = 1.5


class SeatLine(PressedByReturn):
    """A field with a face, a name and how strong that player is. It is checked while the faces below it are seen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player, self._strength, self._late = HUMAN, "", True
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_player(self, player: str, name: str, strength: str) -> None:
        """Show somebody: the id of a computer player or ``HUMAN``, what they are called here, and their strength."""
        self._player, self._strength = player, strength
        self.setText(name)
        self.updateGeometry()
        self.update()

    def _words_width(self) -> int:
        letters = self.fontMetrics()
        strength = letters.horizontalAdvance(self._strength) + 3 * SPACING if self._strength else 0
        return letters.horizontalAdvance(self.text()) + strength

    def sizeHint(self) -> QSize:
        high = max(_FACE, self.fontMetrics().height()) + 2 * SPACING
        return QSize(_FACE + self._words_width() + _CHEVRON + 5 * SPACING, high)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        colours, role = self.palette(), QPalette.ColorRole
        rim = QRectF(self.rect()).adjusted(_RIM / 2, _RIM / 2, -_RIM / 2, -_RIM / 2)
        painter.setBrush(colours.color(role.AlternateBase if self.underMouse() else role.Window))
        painter.setPen(QPen(colours.color(role.Dark), _RIM))
        painter.drawRoundedRect(rim, RADIUS, RADIUS)
        face = QRectF(2 * SPACING, (self.height() - _FACE) / 2, _FACE, _FACE)
        if self._player == HUMAN:
            paint_person(painter, face, colours)
        elif self._late:
            # A face takes some time when it is first drawn: everything else is seen before.
            self._late = False
            QTimer.singleShot(0, self, self.update)
        else:
            painter.drawPixmap(face.topLeft(), portrait_pixmap(self._player, _FACE, self.devicePixelRatioF()))
        words = rim.adjusted(face.right() + 2 * SPACING, 0, -_CHEVRON, 0)
        painter.setPen(colours.color(role.WindowText))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.setPen(colours.color(role.PlaceholderText))
        shift = self.fontMetrics().horizontalAdvance(self.text()) + 3 * SPACING
        painter.drawText(words.translated(QPointF(shift, 0)), Qt.AlignmentFlag.AlignVCenter, self._strength)
        way = Qt.ArrowType.UpArrow if self.isChecked() else Qt.ArrowType.DownArrow
        end = QRectF(rim.right() - _CHEVRON, rim.top(), _CHEVRON, rim.height())
        paint_chevron(painter, end, colours.color(role.Link), way)
        painter.end()

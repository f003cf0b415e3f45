"""Why a form cannot be accepted as it is: a sentence that looks and sounds like one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from cardtable.ui.look.palette import SPACING, worn
from cardtable.ui.look.plain import Label
from cardtable.ui.look.saying import announce


class Refusal(Label):
    """A sentence in the colour of what is refused, behind a sign; hidden while there is none. A screen reader says it
    when it appears.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setWordWrap(True)
        self.hide()
        self._follow()

    def say(self, words: str) -> None:
        """Show ``words``, or nothing if they are empty."""
        new = words != self.text()
        self.setText(words)
        self.setVisible(bool(words))
        if new:
            announce(self, words)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._follow()

    def _follow(self) -> None:
        """Take the colours of the windows and the size of the letters."""
        role, colours = QPalette.ColorRole.WindowText, QPalette(self.palette())
        refused = QColor(worn(colours).refused)
        if colours.color(role) != refused:
            colours.setColor(role, refused)
            self.setPalette(colours)
        self.setContentsMargins(self._sign() + 2 * SPACING, 0, 0, 0)

    def _sign(self) -> int:
        """Return the diameter of the sign."""
        return self.fontMetrics().ascent() + 2

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size, line = self._sign(), QFontMetricsF(self.font()).height()
        words = self.fontMetrics().boundingRect(self.contentsRect(), int(Qt.TextFlag.TextWordWrap), self.text())
        top = max(0.0, (self.height() - words.height()) / 2)
        sign = QRectF(0, top + (line - size) / 2, size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawEllipse(sign)
        font = QFont(self.font())
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(self.palette().color(QPalette.ColorRole.Window))
        painter.drawText(sign, int(Qt.AlignmentFlag.AlignCenter), "!")
        painter.end()

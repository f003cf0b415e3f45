"""A name that keeps to one line, however long it is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPaintEvent, QPalette
from PySide6.QtWidgets import QStyle, QStyleOption, QStylePainter, QWidget

from cardtable.ui.look.plain import Label, set_tool_tip

_FEWEST = 4
"""The fewest letters of a text whose middle is left out, with the sign for what is missing."""


class OneLine(Label):
    """A label that leaves out the middle of its text where there is too little room: names that are long often begin
    alike. Where there is room for very few letters it shows the first ones. The whole text is its tool tip then, and
    what a screen reader says.
    """

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._tell()

    @property
    def shown(self) -> str:
        """What is drawn of the text."""
        text, metrics, room = self.text(), self.fontMetrics(), self.contentsRect().width()
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, room)
        if shown == text or len(shown) >= _FEWEST:
            return shown
        return text[: max(1, sum(metrics.horizontalAdvance(text[:end]) <= room for end in range(1, len(text))))]

    def setText(self, text: str) -> None:
        super().setText(text)
        self._tell()

    def _tell(self) -> None:
        set_tool_tip(self, "" if self.shown == self.text() else self.text())

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOption()
        option.initFrom(self)
        enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
        role = QPalette.ColorRole.WindowText
        painter.drawItemText(self.contentsRect(), int(self.alignment()), self.palette(), enabled, self.shown, role)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange):
            self._tell()
        return super().event(event)

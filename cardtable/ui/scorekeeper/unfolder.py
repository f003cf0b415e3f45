"""A button that unfolds the widgets below it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPaintEvent, QPalette
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOption, QStyleOptionButton, QStylePainter, QWidget

_ARROW, _GAP = 12, 6
"""The side of the triangle and the gap around it, in pixels."""


class Unfolder(QPushButton):
    """Checked while the part that it names is unfolded; a triangle before the text points down then, otherwise to the
    side.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setAutoDefault(False)

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(_ARROW + _GAP, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        button = QStyleOptionButton()
        self.initStyleOption(button)
        # The triangle shows that the part is unfolded, so the button need not look pressed.
        button.state &= ~QStyle.StateFlag.State_On
        painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, button)
        arrow = QStyleOption()
        arrow.initFrom(self)
        arrow.rect = QRect(_GAP, (self.height() - _ARROW) // 2, _ARROW, _ARROW)
        way = QStyle.PrimitiveElement
        painter.drawPrimitive(
            way.PE_IndicatorArrowDown if self.isChecked() else way.PE_IndicatorArrowRight,
            arrow,
        )
        words = self.rect().adjusted(_ARROW + 2 * _GAP, 0, -_GAP, 0)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextShowMnemonic
        painter.drawItemText(
            words, int(flags), self.palette(), self.isEnabled(), self.text(), QPalette.ColorRole.ButtonText
        )

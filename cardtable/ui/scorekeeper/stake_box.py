"""The field for the value of one stake."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QValidator, QWheelEvent
from PySide6.QtWidgets import QDoubleSpinBox, QWidget

from cardtable.session.scorebook.model import MOST_STAKE


class StakeBox(QDoubleSpinBox):
    """A number with two decimals, for which both point and comma are taken as decimal sign. Otherwise the sign that is
    not the locale's would separate thousands, and 0.50 would become fifty. The wheel changes nothing.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(0, MOST_STAKE / 100)
        self.setDecimals(2)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    @property
    def hundredths(self) -> int:
        """The entered value, in hundredths of the unit."""
        return round(self.value() * 100)

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        """Return what ``QDoubleSpinBox.validate`` does for the text with the decimal sign of the locale."""
        return super().validate(self._own(text), position)

    def valueFromText(self, text: str) -> float:
        return super().valueFromText(self._own(text))

    def _own(self, text: str) -> str:
        return text.replace(",", ".").replace(".", self.locale().decimalPoint())

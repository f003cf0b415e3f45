"""The field for the worth of one stake."""

from __future__ import annotations

from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QDoubleSpinBox, QWidget

from cardtable.session.scorebook.model import MOST_STAKE


class StakeBox(QDoubleSpinBox):
    """Two decimals behind a point or a comma, whichever somebody types: in half of the world the other one parts
    thousands, and 0.50 would be taken for fifty.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(0, MOST_STAKE / 100)
        self.setDecimals(2)

    @property
    def hundredths(self) -> int:
        """What has been entered, in hundredths of the unit."""
        return round(self.value() * 100)

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        """See ``QDoubleSpinBox.validate``; the text comes back with the point of the locale."""
        return super().validate(self._own(text), position)

    def valueFromText(self, text: str) -> float:
        return super().valueFromText(self._own(text))

    def _own(self, text: str) -> str:
        return text.replace(",", ".").replace(".", self.locale().decimalPoint())

"""The field for the value of one stake."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import QDoubleSpinBox, QWidget

from cardtable.session.scorebook.model import MOST_STAKE
from cardtable.ui.look.keys import with_digit
from cardtable.words.money import is_currency

ONE = 100
"""One unit, in hundredths of it."""


class StakeBox(QDoubleSpinBox):
    """A number with two decimals, for which both point and comma are taken as decimal sign. Otherwise the sign that is
    not the locale's would separate thousands, and 0.50 would become fifty. Digits need no Shift on keyboards where
    their keys write something else without it. The wheel changes nothing.
    """

    _counts = False
    """Whether the unit is counted, so that whole numbers need no decimals. Qt asks for it while the box is made."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(0, MOST_STAKE / 100)
        self.setDecimals(2)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._paid_for: str | None = None
        """For what the present value is paid; None until something is proposed."""
        self._entered = False
        self.valueChanged.connect(lambda _: self._note_entered())

    def propose(self, paid_for: str, known: int | None) -> None:
        """Propose a stake that is ``paid_for`` something: that of the last such sheet, ``known`` in hundredths, or one
        unit where something else was paid for so far. What was entered for the same stays.
        """
        # What is set before is no choice of a person.
        entered, same = self._entered and self._paid_for is not None, self._paid_for in (None, paid_for)
        if not same:
            self.setValue((ONE if known is None else known) / 100)
        elif not entered and known is not None:
            self.setValue(known / 100)
        self._paid_for, self._entered = paid_for, same and entered

    def set_unit(self, unit: str) -> None:
        """Show whole numbers of ``unit`` as they are written in sentences: with decimals only if it is a currency."""
        counts = not is_currency(unit)
        if counts != self._counts:
            self._counts = counts
            with QSignalBlocker(self):
                # The text is written anew only with a range that is set.
                self.lineEdit().setText(self.textFromValue(self.value()))

    def textFromValue(self, value: float) -> str:
        text = super().textFromValue(value)
        return text.partition(self.locale().decimalPoint())[0] if self._counts and value == round(value) else text

    def _note_entered(self) -> None:
        self._entered = True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(with_digit(event))

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

"""The question who pays whom how much, for an entry of the cash book."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialogButtonBox, QFormLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from cardtable.app.scorekeeper.cash_rows import payment_words, person_words
from cardtable.app.scorekeeper.entry_form import DELETE
from cardtable.core.sanitise import LONGEST_TEXT
from cardtable.core.sheets.units import units_of
from cardtable.session.scorebook.cash import ADVANCED, INTO, KITTY, OUT, PAID
from cardtable.ui.dialogs.base import Dialog, button_box
from cardtable.ui.look.look import Choices, Heading, spaced
from cardtable.ui.look.plain import Label, set_accessible_name
from cardtable.ui.scorekeeper.keypad import Keypad
from cardtable.ui.scorekeeper.stake_box import StakeBox

_DIGITS = (("7", "8", "9", "0", DELETE), ("4", "5", "6", "00", "00"))
_FIELD = 38
"""The least height of a field in pixels, large enough for a finger."""


class CashDialog(Dialog):
    """Asks for an entry of the cash book of a ``kind``; what is known already is filled in."""

    entered = Signal(str, str, int, str, str)
    """Payer, receiver, amount in hundredths, unit and reason of the entry."""

    def __init__(
        self,
        kind: str,
        persons: Sequence[str],
        units: Sequence[str],
        parent: QWidget | None = None,
        payment: tuple[str, str, int, str] | None = None,
    ) -> None:
        """``payment`` is what is open: payer, receiver, amount and unit."""
        super().__init__(parent)
        self._kind = kind
        self._heading, self._sentence = Heading(), Label()
        self._sentence.setWordWrap(True)
        self._payer, self._receiver, self._unit = Choices(), Choices(), Choices()
        self._amount, self._reason = StakeBox(), QLineEdit()
        self._reason.setMaxLength(LONGEST_TEXT)
        self._labels = [Label() for _ in range(5)]
        form = QFormLayout()
        fields = (self._payer, self._receiver, self._amount, self._unit, self._reason)
        for label, field in zip(self._labels, fields, strict=True):
            field.setMinimumHeight(_FIELD)
            label.setBuddy(field)
            form.addRow(label, field)
        everybody = [*persons, *([KITTY] if kind == PAID else [])]
        for box in (self._payer, self._receiver):
            for name in everybody:
                box.addItem(person_words(name), name)
        self._receiver.setCurrentIndex(min(1, self._receiver.count() - 1))
        for unit in units:
            self._unit.addItem(units_of(unit), unit)
        self._unit.currentIndexChanged.connect(lambda _: self._amount.set_unit(str(self._unit.currentData())))
        if payment is not None:
            payer, receiver, amount, unit = payment
            self._payer.setCurrentIndex(self._payer.findData(payer))
            self._receiver.setCurrentIndex(self._receiver.findData(receiver))
            self._unit.setCurrentIndex(self._unit.findData(unit))
            self._amount.setValue(amount / 100)
        self._amount.set_unit(str(self._unit.currentData() or ""))
        form.setRowVisible(self._payer, kind != OUT)
        form.setRowVisible(self._receiver, kind not in (INTO, OUT))
        form.setRowVisible(self._unit, len(units) > 1)
        self.keypad = Keypad(flat=True, lines=(*_DIGITS, ("1", "2", "3", *[self.locale().decimalPoint()] * 2)))
        self.keypad.next_button.hide()
        self.keypad.pressed.connect(self._press)
        buttons = button_box(QDialogButtonBox.StandardButton.Cancel)
        self.enter_button = QPushButton()
        self.enter_button.setDefault(True)
        buttons.addButton(self.enter_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._enter)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        spaced(layout, margin=5, gap=3)
        layout.addWidget(self._heading)
        self.head_window(self._heading)
        layout.addLayout(form)
        layout.addWidget(self._sentence)
        layout.addWidget(self.keypad)
        layout.addStretch(1)
        layout.addWidget(buttons)
        for box in (self._payer, self._receiver, self._unit):
            box.currentIndexChanged.connect(lambda _: self._say())
        self._amount.valueChanged.connect(lambda _: self._say())
        self.retranslate()
        self._amount.setFocus()
        self._amount.selectAll()
        self.open_at(QSize(460, 440))

    @property
    def amount(self) -> StakeBox:
        return self._amount

    @property
    def payer(self) -> Choices:
        return self._payer

    @property
    def receiver(self) -> Choices:
        return self._receiver

    @property
    def reason(self) -> QLineEdit:
        return self._reason

    @property
    def sentence(self) -> str:
        """What is entered, as a sentence."""
        return self._sentence.text()

    def _values(self) -> tuple[str, str, int, str]:
        payer = KITTY if self._kind == OUT else str(self._payer.currentData())
        receiver = KITTY if self._kind in (INTO, OUT) else str(self._receiver.currentData())
        return payer, receiver, self._amount.hundredths, str(self._unit.currentData() or "")

    def _say(self) -> None:
        payer, receiver, amount, unit = self._values()
        sensible = amount > 0 and (payer != receiver or self._kind == OUT)
        self.enter_button.setEnabled(sensible)
        self._sentence.setText(payment_words(payer, receiver, amount, unit) if sensible and self._kind != OUT else "")

    def _press(self, key: str) -> None:
        """Write a key of the keypad into the amount, as a keyboard would."""
        field = self._amount.lineEdit()
        if key == DELETE:
            field.backspace()
        else:
            field.insert(key)
        self._amount.setFocus(Qt.FocusReason.OtherFocusReason)

    def _enter(self) -> None:
        payer, receiver, amount, unit = self._values()
        self.entered.emit(payer, receiver, amount, unit, self._reason.text().strip())
        self.accept()

    def retranslate(self) -> None:
        titles = {
            PAID: self.tr("Somebody paid"),
            ADVANCED: self.tr("Somebody advanced money"),
            INTO: self.tr("Into the kitty"),
            OUT: self.tr("Out of the kitty"),
        }
        self.setWindowTitle(titles[self._kind])
        self._heading.setText(titles[self._kind])
        words = (self.tr("From"), self.tr("To"), self.tr("Amount"), self.tr("Paid in"), self.tr("Purpose"))
        for label, title in zip(self._labels, words, strict=True):
            label.setText(title)
        fields = (self._payer, self._receiver, self._amount, self._unit, self._reason)
        for field, title in zip(fields, words, strict=True):
            set_accessible_name(field, title)
        self.enter_button.setText(self.tr("&Enter"))
        self._say()

"""The fields for one entry of a game of one's own."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from cardtable.core.errors import CodedError
from cardtable.core.sheets.own_game import (
    CONTRACT,
    KINDS,
    LONGEST_COLUMN,
    MARKS,
    MOST_NUMBER,
    NUMBER,
    ONE_MARK,
    OwnColumn,
)
from cardtable.ui.look.look import Choices, Numbers, spaced
from cardtable.ui.look.plain import Label, set_accessible_name, set_tool_tip

_CONTRACT = re.compile(r"(.*?)\s*([-−–]?[0-9]{1,6})\s*")
_LONGEST_CONTRACTS = 400


class ColumnRow(QWidget):
    """Asks for the name, the kind and the limits of an entry."""

    changed = Signal()
    removed = Signal()

    def __init__(self, column: OwnColumn, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = QLineEdit(column.name)
        self._name.setMaxLength(LONGEST_COLUMN)
        self._kind = Choices()
        for kind in KINDS:
            self._kind.addItem("", kind)
        self._kind.setCurrentIndex(KINDS.index(column.kind))
        self._remove = QToolButton()
        self._remove.setText("✕")
        self._remove.clicked.connect(self.removed)
        self._limits = [Numbers() for _ in range(4)]
        lowest = (-MOST_NUMBER, -MOST_NUMBER, 1, 0)
        limits = (column.least, column.most, column.step, column.together)
        for box, least, value in zip(self._limits, lowest, limits, strict=True):
            box.setRange(least, MOST_NUMBER)
            box.setValue(value)
            box.valueChanged.connect(self.changed)
        self._limit_labels = [Label() for _ in range(4)]
        self._needed = QCheckBox()
        self._needed.setChecked(column.needed)
        self._needed.toggled.connect(self.changed)
        self._contracts = QLineEdit("; ".join(f"{name} {value}" for name, value in column.values))
        self._contracts.setMaxLength(_LONGEST_CONTRACTS)
        self._contracts.textChanged.connect(self.changed)
        self._name.textChanged.connect(self.changed)
        self._kind.currentIndexChanged.connect(lambda _: self._show_kind())
        layout = QVBoxLayout(self)
        spaced(layout, margin=0, gap=1)
        head = QHBoxLayout()
        head.addWidget(self._name, 3)
        head.addWidget(self._kind, 2)
        head.addWidget(self._remove)
        layout.addLayout(head)
        numbers = QWidget()
        row = QHBoxLayout(numbers)
        spaced(row, margin=0, gap=2)
        for label, box in zip(self._limit_labels, self._limits, strict=True):
            label.setBuddy(box)
            row.addWidget(label)
            row.addWidget(box)
        row.addWidget(self._needed)
        row.addStretch(1)
        self._details = QStackedWidget()
        for page in (numbers, self._contracts, QWidget()):
            self._details.addWidget(page)
        layout.addWidget(self._details)
        self._show_kind()
        self.retranslate()

    @property
    def name_field(self) -> QLineEdit:
        return self._name

    @property
    def names(self) -> Sequence[str]:
        """The names that a formula can use for this entry, as far as they are typed."""
        name = " ".join(self._name.text().split())
        if self._kind.currentData() != CONTRACT:
            return [name] if name else []
        found = (_CONTRACT.fullmatch(part.strip()) for part in self._contracts.text().split(";"))
        return [one for one in (name, *(match[1].strip() for match in found if match)) if one]

    def column(self) -> OwnColumn:
        """Return the entry that is typed. Raises ``CodedError`` ``bad_contracts`` for contracts without their
        numbers.
        """
        least, most, step, together = (box.value() for box in self._limits)
        kind, name = str(self._kind.currentData()), self._name.text()
        if kind == NUMBER:
            return OwnColumn(name, kind, least, most, step, together, self._needed.isChecked())
        return OwnColumn(name, kind, values=self._values() if kind == CONTRACT else ())

    def _values(self) -> tuple[tuple[str, int], ...]:
        found = []
        for part in filter(str.strip, self._contracts.text().split(";")):
            match = _CONTRACT.fullmatch(part.strip())
            if match is None or not match[1]:
                raise CodedError("bad_contracts")
            found.append((match[1], int(match[2].replace("−", "-").replace("–", "-"))))
        return tuple(found)

    def _show_kind(self) -> None:
        kind = self._kind.currentData()
        self._details.setCurrentIndex({NUMBER: 0, CONTRACT: 1}.get(kind, 2))
        self._details.setVisible(kind in (NUMBER, CONTRACT))
        self.changed.emit()

    def retranslate(self) -> None:
        """Set all words."""
        kinds = {
            NUMBER: QCoreApplication.translate("OwnGameDialog", "a number for everyone"),
            ONE_MARK: QCoreApplication.translate("OwnGameDialog", "a tick for one player"),
            MARKS: QCoreApplication.translate("OwnGameDialog", "a tick for several players"),
            CONTRACT: QCoreApplication.translate("OwnGameDialog", "one of several contracts"),
        }
        for place, kind in enumerate(KINDS):
            self._kind.setItemText(place, kinds[kind])
        limits = (
            QCoreApplication.translate("OwnGameDialog", "from"),
            QCoreApplication.translate("OwnGameDialog", "to"),
            QCoreApplication.translate("OwnGameDialog", "in steps of"),
            QCoreApplication.translate("OwnGameDialog", "in all"),
        )
        for label, box, words in zip(self._limit_labels, self._limits, limits, strict=True):
            label.setText(words)
            set_accessible_name(box, words)
        self._limits[3].setSpecialValueText("–")
        self._needed.setText(QCoreApplication.translate("OwnGameDialog", "everyone needs one"))
        name = QCoreApplication.translate("OwnGameDialog", "Name of the entry")
        self._name.setPlaceholderText(name)
        set_accessible_name(self._name, name)
        set_accessible_name(self._kind, QCoreApplication.translate("OwnGameDialog", "Kind of entry"))
        contracts = QCoreApplication.translate("OwnGameDialog", "Contracts and their values")
        set_accessible_name(self._contracts, contracts)
        self._contracts.setPlaceholderText(
            QCoreApplication.translate("OwnGameDialog", "Hearts 10; Spades 11; Grand 24")
        )
        remove = QCoreApplication.translate("OwnGameDialog", "Remove this entry")
        set_accessible_name(self._remove, remove)
        set_tool_tip(self._remove, remove)

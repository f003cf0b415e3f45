"""The rows of a new sheet for its evening and for what a stake is worth."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QWidget

from cardtable.app.scorekeeper.evenings import evening_of_day, evening_words
from cardtable.app.scorekeeper.last_sheet import LastSheet, stake_key
from cardtable.core.sheets import FREE
from cardtable.core.sheets.free import PER_MATCH
from cardtable.session.scorebook.model import SheetSetup
from cardtable.ui.dialogs.settings_rows import Caption
from cardtable.ui.look.look import Choices, faint
from cardtable.ui.look.plain import Label, set_accessible_name, set_tool_tip
from cardtable.ui.scorekeeper.stake_box import StakeBox
from cardtable.words.money import UNITS

_SLEPT = 6
"""The hour of the morning until which the evening of the day before lasts."""


def evening_of(now: QDateTime) -> QDate:
    """Return the day whose evening it is at ``now``: until six in the morning that is still the day before."""
    return now.addSecs(-_SLEPT * 3600).date()


class StakeRows(QWidget):
    """Asks for the evening of a sheet, the value of a stake and its unit, and whether they are agreed for the whole
    evening. What ``last`` and earlier sheets of the evening have is proposed.
    """

    stake_changed = Signal()
    """The stake or its unit has changed."""
    evening_changed = Signal()

    def __init__(
        self, last: LastSheet, evenings: Sequence[str], corrected: SheetSetup | None = None, going_on: bool = False
    ) -> None:
        """``evenings`` are known names; ``corrected`` is the setup of a sheet that is begun already. ``going_on`` says
        that the sheet is for the evening of ``last``.
        """
        super().__init__()
        self._last, self._corrects = last, corrected is not None
        self._paid_for = ""
        self._stake = StakeBox()
        self._stake.setValue(last.stake / 100)
        self._unit = Choices()
        self._unit.setEditable(True)
        self._unit.addItems(["", *UNITS])
        self._unit.setCurrentText(last.unit)
        self._stake.set_unit(last.unit)
        self._evening = Choices()
        self._evening.setEditable(True)
        today = evening_of(QDateTime.currentDateTime())
        self._today = today.toString(Qt.DateFormat.ISODate)
        recent = [last.evening] if last.evening and (going_on or last.day == self._today) else []
        own = [corrected.evening] if corrected is not None else []
        known = dict.fromkeys([*own, *recent, evening_of_day(today), *evenings])
        self._evenings = {evening_words(evening): evening for evening in reversed(known)}
        """The names of evenings by the text that is shown for each, so that an evening begun in another language keeps
        its name.
        """
        self._evening.addItems(list(dict.fromkeys(map(evening_words, known))))
        self._words = Label()
        self._words.setWordWrap(True)
        faint(self._words)
        self._whole = QCheckBox()
        self._proposes_agreed = False
        """Whether what is proposed has been agreed on for the evening."""
        self._labels = [Caption() for _ in range(3)]
        form = self._form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for label, widget in zip(self._labels, (self._evening, self._stake, self._unit), strict=True):
            label.setBuddy(widget)
            form.addRow(label, widget)
        form.addRow(self._words)
        form.addRow(self._whole)
        self._unit.currentTextChanged.connect(lambda unit: self._stake.set_unit(unit.strip()))
        for changed in (self._stake.valueChanged, self._unit.currentTextChanged):
            changed.connect(lambda _: self.stake_changed.emit())
        self._evening.currentTextChanged.connect(lambda _: self.evening_changed.emit())

    def add_row(self, label: QWidget, widget: QWidget) -> None:
        """Add another row below these."""
        self._form.addRow(label, widget)

    @property
    def stops(self) -> Sequence[QWidget]:
        """The fields in the order of the Tab key."""
        return self._evening, self._stake, self._unit, self._whole

    @property
    def evening(self) -> str:
        """The name of the evening; empty if it has none."""
        named = self._evening.currentText().strip()
        return self._evenings.get(named, named)

    @property
    def stake(self) -> int:
        """The value of a stake in hundredths of ``unit``."""
        return self._stake.hundredths

    @property
    def unit(self) -> str:
        """What is paid in; empty if it is nothing in particular."""
        return self._unit.currentText().strip()

    def propose(self, setup: SheetSetup, paid_for: str) -> None:
        """Propose the stake of ``setup``, which is ``paid_for`` something: that agreed for its evening, that of the
        last sheet of this kind, or one unit where something else is paid for.
        """
        key = stake_key(setup.kind, setup.called)
        # What is paid for at one game alone is told in the language of the program.
        self._paid_for = paid_for if setup.kind == FREE or paid_for == PER_MATCH else key
        agreed = self._last.evening_stakes.of(setup.evening, self._paid_for)
        self._whole.setHidden(self._corrects or not setup.evening)
        if self._corrects:
            return
        if agreed is not None:
            self._proposes_agreed = True
            self._whole.setChecked(True)
            stake, unit = agreed
            self._set_unit(unit)
            self._stake.propose(paid_for, stake)
        elif self._proposes_agreed:
            # What another evening has agreed on, whose name may only have been passed while this one was typed.
            self._proposes_agreed = False
            self._whole.setChecked(False)
            self._set_unit(self._last.unit)
            self._stake.propose(paid_for, self._last.stakes.get(key, self._last.stake))
        else:
            self._stake.propose(paid_for, self._last.stakes.get(key))

    def _set_unit(self, unit: str) -> None:
        with QSignalBlocker(self._unit):
            self._unit.setCurrentText(unit)
        self._stake.set_unit(unit)

    def tell(self, words: str) -> None:
        """Show what a stake is paid for; nothing if that is empty."""
        self._words.setText(words)
        self._words.setVisible(bool(words))

    def keep(self, setup: SheetSetup) -> None:
        """Keep the evening, the stake and the unit of ``setup`` for the next sheet."""
        self._last.unit = setup.unit
        self._last.keep_stake(setup)
        self._last.evening, self._last.day = setup.evening, self._today
        if not self._corrects:
            agreed = (setup.stake, setup.unit) if self._whole.isChecked() else None
            self._last.evening_stakes.agree(setup.evening, self._paid_for, agreed)

    def retranslate(self) -> None:
        """Set all words."""
        translate = QCoreApplication.translate
        words = (
            translate("SetupDialog", "Evening"),
            translate("SetupDialog", "One stake"),
            translate("SetupDialog", "Paid in"),
        )
        for label, widget, text in zip(self._labels, (self._evening, self._stake, self._unit), words, strict=True):
            label.setText(text)
            set_accessible_name(widget, text)
        self._whole.setText(translate("SetupDialog", "Agreed for the whole evening"))
        set_tool_tip(
            self._unit,
            translate(
                "SetupDialog",
                "A currency such as EUR, or anything else: points, matches. To give a singular as well: nut/nuts",
            ),
        )
        if (line := self._unit.lineEdit()) is not None:
            line.setPlaceholderText(translate("SetupDialog", "EUR, points, nuts…"))

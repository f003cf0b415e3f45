"""The row of a new game that asks for the number of its cards, or for the code that a friend has given."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from cardtable.core.errors import CodedError
from cardtable.core.rules import RuleSet
from cardtable.session.numbers import LONGEST_CODE, of_the_day, read_code
from cardtable.ui.look.look import faint, spaced
from cardtable.ui.look.plain import Label
from cardtable.words.errors import error_sentence


class NumberRow(QWidget):
    """Asks for nothing: an empty line leaves the cards to chance."""

    changed = Signal()
    """Another number, or a line that is none."""
    rules_read = Signal(object)
    """The ``RuleSet`` of a code that was pasted, or typed to its end; of the code the number stays in the line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number: int | None = None
        """The number that was entered; None if there is none."""
        self._family = ""
        self._is_of_today = False
        """Whether the number in the field is that of the deal of the day."""
        self.refusal = ""
        """The sentence about what is wrong with the entered text; empty if nothing is."""
        self._label, self._words = Label(), Label()
        for label in (self._label, self._words):
            label.setWordWrap(True)
        faint(self._words)
        self.line = QLineEdit()
        self.line.setMaxLength(LONGEST_CODE)
        self._rules: RuleSet | None = None
        """The rules of a code that is still being typed."""
        self._before = ""
        self.line.textChanged.connect(self._read)
        self.line.editingFinished.connect(self.take_rules)
        self._label.setBuddy(self.line)
        layout = QVBoxLayout(self)
        spaced(layout, margin=0, gap=1)
        layout.addWidget(self._label)
        layout.addWidget(self.line)
        layout.addWidget(self._words)

    def set_family(self, family: str) -> None:
        """Set the family whose deal of the day can be entered; a deal of the day already entered is replaced by that
        of ``family``.
        """
        self._family = family
        if self._is_of_today:
            self.enter_today()

    def enter_today(self) -> None:
        """Enter the number that everybody has today."""
        self.line.setText(str(of_the_day(date.today(), self._family)))
        self._is_of_today = True

    def _read(self, text: str) -> None:
        # With one more letter at a time a code is typed, and its number may become longer; otherwise it was pasted.
        typed, self._before = len(text) <= len(self._before) + 1, text
        self._rules = None
        self.number, self.refusal, self._is_of_today = None, "", False
        if text.strip():
            try:
                code = read_code(text)
            except CodedError as error:
                self.refusal = error_sentence(error)
            else:
                self.number = code.number
                self._rules = code.rule_set
                if not typed and self.take_rules():
                    return
        self.changed.emit()

    def take_rules(self) -> bool:
        """Have the rules of the entered code shown; return whether it has any. Then its number alone is enough here."""
        rules, number, self._rules = self._rules, self.number, None
        if rules is None:
            return False
        self.line.setText("" if number is None else str(number))
        self.rules_read.emit(rules)
        return True

    def retranslate(self) -> None:
        self._label.setText(self.tr("Shuffle &number, or a friend’s code"))
        self.line.setPlaceholderText(self.tr("random"))
        self._words.setText(self.tr("The same number deals the same cards to everyone who plays by the same rules."))

"""The options of a rule set as a form that explains each of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from cardtable.core.rules import Option, OptionValue
from cardtable.ui.dialogs.settings_rows import Switch
from cardtable.ui.look.flow import Flow
from cardtable.ui.look.look import Choices, Heading, Numbers, faint, spaced
from cardtable.ui.look.plain import Label, set_accessible_description, set_accessible_name, tool_tip
from cardtable.ui.look.segments import Segments
from cardtable.words.family import NO_FAMILY, FamilyWords


class OptionRow(QWidget):
    """The row of an option: a control for its kind, and a sentence about its meaning."""

    changed = Signal()

    def __init__(self, option: Option, value: OptionValue, family: FamilyWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        self._family = family
        self._label = Label()
        self._words = Label()
        self._words.setWordWrap(True)
        faint(self._words)
        self._switch: Switch | None = None
        self._number: QSpinBox | None = None
        self._choice: QComboBox | None = None
        self._usual = Segments(0, self)
        self._usual.setVisible(bool(option.suggestions))
        control = self._control()
        self._label.setBuddy(control)
        layout = QVBoxLayout(self)
        spaced(layout, margin=0, gap=1)
        layout.addWidget(self._label)
        # Large usual numbers have no room beside the field.
        layout.addWidget(Flow(control, self._usual) if option.kind == "number" else control)
        layout.addWidget(self._words)
        self._label.setVisible(self._switch is None)
        self.set_value(value)

    def _control(self) -> QWidget:
        match self.option.kind:
            case "switch":
                self._switch = Switch()
                self._switch.toggled.connect(self.changed)
                return self._switch
            case "number":
                self._number = Numbers()
                self._number.setRange(self.option.minimum, self.option.maximum)
                self._number.valueChanged.connect(self.changed)
                if self.option.suggestions:
                    self._usual.offer(len(self.option.suggestions))
                    self._usual.name([str(number) for number in self.option.suggestions])
                    self._usual.chosen.connect(self._choose_usual)
                    self._number.valueChanged.connect(self._mark_usual)
                return self._number
        self._choice = Choices()
        for choice in self.option.choices:
            self._choice.addItem("", choice)
        self._choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._choice.setMinimumContentsLength(12)
        self._choice.currentIndexChanged.connect(self.changed)
        return self._choice

    def _choose_usual(self, place: int) -> None:
        if self._number is not None:
            self._number.setValue(self.option.suggestions[place])

    def _mark_usual(self, number: int) -> None:
        """Mark ``number`` if it is one of the usual ones."""
        usual = self.option.suggestions
        self._usual.choose(usual.index(number) if number in usual else -1)

    @property
    def stops(self) -> Sequence[QWidget]:
        """The widgets at which the Tab key stops, in their order on the screen."""
        controls = (self._switch, self._number, *self._usual.stops, self._choice)
        return [control for control in controls if control is not None]

    def value(self) -> OptionValue:
        if self._switch is not None:
            return self._switch.isChecked()
        if self._number is not None:
            return self._number.value()
        assert self._choice is not None
        return str(self._choice.currentData())

    def set_value(self, value: OptionValue) -> None:
        if self._switch is not None:
            self._switch.setChecked(bool(value))
        elif self._number is not None and not isinstance(value, str):
            self._number.setValue(int(value))
            self._mark_usual(self._number.value())
        elif self._choice is not None:
            self._choice.setCurrentIndex(max(0, self._choice.findData(value)))

    def retranslate(self) -> None:
        """Set all words."""
        name = self.option.name
        title = self._family.option_title(name)
        said = self._family.option_explanation(self.option), self._family.option_scope(self.option)
        words = " ".join(filter(None, said))
        self._label.setText(title)
        self._words.setText(words)
        if self._switch is not None:
            self._switch.say(title)
        if self._choice is not None:
            for place in range(self._choice.count()):
                self._choice.setItemText(place, self._family.choice(name, str(self._choice.itemData(place))))
                self._choice.setItemData(place, tool_tip(self._choice.itemText(place)), _TOOL_TIP)
        for button in self._usual.segments:
            set_accessible_name(button, self.tr("{title}: {number}").format(title=title, number=button.text()))
        for control in (self._switch, self._number, self._choice):
            if control is not None:
                set_accessible_name(control, title)
                set_accessible_description(control, words)


_TOOL_TIP = int(Qt.ItemDataRole.ToolTipRole)


class OptionForm(QWidget):
    """A form with all options of a rule set, below the headings of their groups. An option that does not apply together
    with the others is disabled and has its default.

    The options about the length of a match are in the widget ``length``, which is the first of the form; with ``apart``
    the caller places that widget, and all other rows are made only when they are asked for: a form that is not seen has
    its values without them.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None, *, apart: bool = False) -> None:
        super().__init__(parent)
        self._apart = apart
        self._players = 0
        self._rows: list[OptionRow] = []
        self._later: list[tuple[Option, OptionValue]] = []
        """The options whose rows nobody has asked for yet, with their values."""
        self._words: FamilyWords = NO_FAMILY
        self._headings: list[tuple[Label, str]] = []
        self._box = QVBoxLayout(self)
        spaced(self._box, margin=0, gap=3)
        self.length = QWidget()
        self._lengths = QVBoxLayout(self.length)
        spaced(self._lengths, margin=0, gap=2)
        if not apart:
            self._box.addWidget(self.length)
        self._none = Label()
        self._none.setWordWrap(True)
        self._box.addWidget(self._none)

    @property
    def rows(self) -> Sequence[OptionRow]:
        """The rows of all options."""
        self._make_later()
        return self._rows

    @property
    def length_rows(self) -> Sequence[OptionRow]:
        """The rows in ``length``."""
        return [row for row in self._rows if row.option.tells_length]

    @property
    def stops(self) -> Sequence[QWidget]:
        """The widgets at which the Tab key stops, in their order on the screen."""
        as_they_lie = sorted(self.rows, key=lambda row: not row.option.tells_length)
        return [stop for row in as_they_lie for stop in row.stops]

    def row(self, name: str) -> OptionRow:
        """Return the row of the option ``name``; raises ``KeyError`` if there is none."""
        for row in self.rows:
            if row.option.name == name:
                return row
        raise KeyError(name)

    def set_options(
        self, options: Sequence[Option], players: int, values: Mapping[str, OptionValue], words: FamilyWords
    ) -> None:
        """Ask for ``options``, with ``values`` where they are possible and the defaults where not, in a family's
        ``words``.
        """
        for row in self._rows:
            row.hide()
            row.deleteLater()
        for heading, _ in self._headings:
            heading.hide()
            heading.deleteLater()
        self._players = players
        self._words = words
        self._rows, self._headings, self._later = [], [], []
        offered = _below_headings(options, words)
        for option in offered:
            value = _possible(option, values.get(option.name, option.default))
            if self._apart and not option.tells_length and not self.isVisible():
                self._later.append((option, value))
            else:
                self._make(option, value)
        self._none.setVisible(all(self._apart and option.tells_length for option in offered))
        self._grey()
        self.retranslate()

    def _make(self, option: Option, value: OptionValue) -> OptionRow:
        if option.group and option.group not in [group for _, group in self._headings]:
            heading = Heading(1.05)
            self._headings.append((heading, option.group))
            self._box.addWidget(heading)
        row = OptionRow(option, value, self._words)
        row.changed.connect(self._follow)
        (self._lengths if option.tells_length else self._box).addWidget(row)
        self._rows.append(row)
        return row

    def _make_later(self) -> None:
        """Make the rows that are not there yet."""
        if self._later:
            later, self._later = self._later, []
            for option, value in later:
                self._make(option, value)
            self._grey()
            self.retranslate()

    def _given(self) -> list[tuple[Option, OptionValue]]:
        return [*((row.option, row.value()) for row in self._rows), *self._later]

    def values(self) -> dict[str, OptionValue]:
        """Return the value of every option; an option that does not apply has its default."""
        given = self._given()
        values = {option.name: value for option, value in given}
        return {option.name: value if self._applies(option, values) else option.default for option, value in given}

    def changes(self) -> dict[str, OptionValue]:
        """Return the options whose value differs from the default, or from the value that is meant if a sheet does not
        name the option.
        """
        usual = {option.name: {option.default, option.unnamed} for option, _ in self._given()}
        return {name: value for name, value in self.values().items() if usual[name] != {value}}

    def _applies(self, option: Option, values: Mapping[str, OptionValue]) -> bool:
        return option.applies is None or option.applies(self._players, values)

    def _grey(self) -> None:
        given = {option.name: value for option, value in self._given()}
        for row in self._rows:
            row.setEnabled(self._applies(row.option, given))

    def _follow(self) -> None:
        self._grey()
        self.changed.emit()

    def retranslate(self) -> None:
        """Set all words."""
        self._none.setText(self.tr("There are no rules to choose."))
        for heading, group in self._headings:
            heading.setText(self._words.option_group(group))
        for row in self._rows:
            row.retranslate()


def _below_headings(options: Sequence[Option], words: FamilyWords) -> Sequence[Option]:
    """Return the options that are offered, those of a group together, in the order of the family's headings. What has
    no heading comes first if it tells the length of a match, and last if not.
    """
    places = {group: place for place, group in enumerate(words.groups)}

    def place(option: Option) -> int:
        return -1 if option.tells_length else places.get(option.group, len(places))

    return sorted(filter(attrgetter("offered"), options), key=place)


def _possible(option: Option, value: OptionValue) -> OptionValue:
    if type(value) is not type(option.default):
        return option.default
    if option.kind == "choice":
        return value if value in option.choices else option.default
    if option.kind == "number":
        return value if option.minimum <= int(value) <= option.maximum else option.default
    return value

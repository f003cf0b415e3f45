"""The names of the persons of a score sheet, who deals first, and known names that can be touched."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLineEdit, QRadioButton, QToolButton, QVBoxLayout, QWidget

from cardtable.core.sanitise import LONGEST_NAME, as_name
from cardtable.ui.look.look import spaced
from cardtable.ui.look.plain import set_accessible_name, set_tool_tip
from cardtable.ui.scorekeeper.entry_cells import RETURN
from cardtable.ui.scorekeeper.name_chips import NameChips


class _NameField(QLineEdit):
    """A field for a name, in which Return goes to the next one. In an ordinary field Return would also press the
    default button, and the sheet would begin before all names are typed.
    """

    onward = Signal()
    reached = Signal()
    """The field has got the focus."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in RETURN:
            super().keyPressEvent(event)
            return
        self.onward.emit()

    def minimumSizeHint(self) -> QSize:
        """Have room for the name that is proposed, however large letters are."""
        least = super().minimumSizeHint()
        return least.expandedTo(QSize(least.width() + self.fontMetrics().horizontalAdvance(self.placeholderText()), 0))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()


class _PersonRow(QWidget):
    """The ``name`` of a person, a button to ``swap`` places with the one before, and the mark of the ``dealer``."""

    def __init__(self, known: str, first: bool) -> None:
        super().__init__()
        self.name, self.swap, self.dealer = _NameField(known), QToolButton(), QRadioButton()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setCursorPosition(0)
        self.swap.setText("⇅")
        # Nobody sits before the first one, whose name is as wide as all others nevertheless.
        room = self.swap.sizePolicy()
        room.setRetainSizeWhenHidden(True)
        self.swap.setSizePolicy(room)
        self.swap.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if first:
            self.swap.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.name, 1)
        row.addWidget(self.swap)
        row.addWidget(self.dealer)

    def name_parts(self, number: int, columns: bool) -> None:
        """Set all texts in the current language for the row of that ``number``; ``columns`` need no dealer."""
        translate = QCoreApplication.translate
        swap = translate("SetupDialog", "Swap with the previous one")
        self.dealer.setText("" if columns else translate("SetupDialog", "deals"))
        self.dealer.setVisible(not columns)
        self.name.setPlaceholderText(translate("SetupDialog", "Player {number}").format(number=number))
        set_accessible_name(self.name, translate("SetupDialog", "Name {number}").format(number=number))
        set_accessible_name(self.dealer, translate("SetupDialog", "Player {number} deals first").format(number=number))
        set_accessible_name(self.swap, swap)
        set_tool_tip(self.swap, swap)


class PersonRows(QWidget):
    """A row for each seat: its name, a button that swaps its person with the one before, and the mark of who deals
    first. Below them lie the names of ``known`` persons, which go with what is typed.
    """

    changed = Signal()
    """A name has changed."""
    complete = Signal()
    """Return was pressed after the last name."""

    def __init__(self, known: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._known = list(known)
        self._rows: list[_PersonRow] = []
        self._in_use: QLineEdit | None = None
        self._dealers = QButtonGroup(self)
        self._chips = NameChips(known, self._typed)
        self._chips.chosen.connect(self._take_name)
        self._names_box, column = QVBoxLayout(), QVBoxLayout(self)
        spaced(self._names_box, margin=0, gap=1)
        spaced(column, margin=0, gap=2)
        column.addLayout(self._names_box)
        column.addWidget(self._chips)

    @property
    def fields(self) -> tuple[QLineEdit, ...]:
        """The fields for the names, seat by seat."""
        return tuple(row.name for row in self._rows)

    @property
    def dealer(self) -> int:
        """The seat that deals first."""
        return max(0, self._dealers.checkedId())

    def choose_dealer(self, seat: int) -> None:
        """Let the person at ``seat`` deal first."""
        self._rows[seat].dealer.setChecked(True)

    def fix_latecomers(self, begun: int) -> None:
        """Let none but the first ``begun`` persons be marked as dealer: who came later cannot have dealt first."""
        for row in self._rows[begun:]:
            row.dealer.setEnabled(False)

    def offer(self) -> None:
        """Offer the known names that go with what is typed now."""
        self._chips.follow()

    def proposed(self) -> tuple[str, ...]:
        """Return the names as they are typed; an empty field gives the name that it proposes."""
        return tuple(as_name(" ".join(name.text().split())) or name.placeholderText() for name in self.fields)

    def names(self) -> tuple[str, ...]:
        """Return ``proposed``, but a name that is known in other capitals is written as it is known."""
        known = {name.casefold(): name for name in reversed(self._known)}
        return tuple(name if name in self._known else known.get(name.casefold(), name) for name in self.proposed())

    def show_rows(self, players: int, names: Sequence[str], before: QWidget) -> None:
        """Show so many rows; new ones have the ``names`` of their seats. The Tab key comes to them from ``before``."""
        while len(self._rows) > players:
            row = self._rows.pop()
            self._dealers.removeButton(row.dealer)
            self._names_box.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self._rows) < players:
            seat = len(self._rows)
            self._add(seat, names[seat] if seat < len(names) else "")
        if self._dealers.checkedId() < 0:
            self._rows[0].dealer.setChecked(True)
        # The order of the Tab key: number of players, then all names, then the buttons for the dealer.
        stops = [before, *self.fields, *(row.dealer for row in self._rows)]
        for one, following in pairwise(stops):
            self.setTabOrder(one, following)

    def _add(self, seat: int, known: str) -> None:
        row = _PersonRow(known, first=not seat)
        name = row.name
        name.textChanged.connect(self.changed)
        name.textChanged.connect(lambda _: self._chips.follow())
        name.reached.connect(lambda: self._offer_for(name))
        name.onward.connect(lambda: self._go_on_from(name))
        row.swap.clicked.connect(lambda: self._swap(seat))
        self._dealers.addButton(row.dealer, seat)
        self._names_box.addWidget(row)
        self._rows.append(row)

    def _swap(self, seat: int) -> None:
        """Let the persons of ``seat`` and the one before it change places. The mark of the dealer goes along, unless
        whoever sits there cannot have dealt first.
        """
        one, other = self._rows[seat], self._rows[seat - 1]
        typed = one.name.text()
        one.name.setText(other.name.text())
        other.name.setText(typed)
        for here, there in ((one.dealer, other.dealer), (other.dealer, one.dealer)):
            if here.isChecked() and there.isEnabled():
                there.setChecked(True)
                break

    def _offer_for(self, name: QLineEdit) -> None:
        """Let the known names that are offered go with what is typed in the field ``name``."""
        self._in_use = name
        self._chips.follow()

    def _used(self) -> QLineEdit | None:
        return self._in_use if self._in_use in self.fields else next(iter(self.fields), None)

    def _typed(self) -> tuple[str, Sequence[str]]:
        name = self._used()
        return ("" if name is None else name.text()), [one.text() for one in self.fields if one is not name]

    def _take_name(self, known: str) -> None:
        """Put a known name into the field in use, and go to the next one that is empty."""
        fields, name = self.fields, self._used()
        if name is not None:
            name.setText(known)
            following = next((one for one in fields[fields.index(name) + 1 :] if not one.text().strip()), name)
            following.setFocus(Qt.FocusReason.TabFocusReason)

    def _go_on_from(self, name: QLineEdit) -> None:
        """Go to the next name that is empty, or after a name that has just been typed to the next of all; all is
        complete if there is none or ``name`` itself is empty.
        """
        behind = self.fields[self.fields.index(name) + 1 :]
        following = next((one for one in behind if not one.text().strip()), behind[0] if behind else None)
        typed = name.isModified() or (following is not None and not following.text().strip())
        if following is not None and typed and name.text().strip():
            name.setModified(False)
            following.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.complete.emit()

    def name_parts(self, columns: bool) -> None:
        """Set all texts in the current language; ``columns`` need no dealer."""
        for number, row in enumerate(self._rows, start=1):
            row.name_parts(number, columns)

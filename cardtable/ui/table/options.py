"""The buttons for what is said or done without playing a card, one below the other."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.core.state import Action
from cardtable.ui.look.letters import spread
from cardtable.ui.look.look import written_in
from cardtable.ui.look.palette import SPACING, ledge_colours, serif
from cardtable.ui.look.plain import Label, set_accessible_name
from cardtable.ui.look.word_button import WordButton
from cardtable.words.mark import off_button

_FEW = 1
"""The most seldom wanted buttons that are visible among others; if there are more, or only such ones, they are hidden
behind a button that shows them.
"""
_GAP = 2 * SPACING


@dataclass(frozen=True, slots=True)
class Offer:
    """The contents of a button: its ``label``, the ``action`` that it chooses (None if that is not possible now), the
    ``heading`` above it, whether it is ``seldom`` wanted, so that it may be hidden behind another button, and whether
    it is ``plain``, never the bright one.
    """

    label: str
    action: Action
    heading: str = ""
    seldom: bool = False
    plain: bool = False


class OptionBar(QWidget):
    """The buttons for ``Offer`` objects, those with a heading below it, and the usual choice lowest of all.

    If there are many seldom wanted buttons, they are hidden behind one that unfolds them above the others.
    """

    chosen = Signal(object)
    changed = Signal()
    """Other buttons are shown than before, so that the bar may need another height."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._buttons: list[WordButton] = []
        self._headings: dict[str, Label] = {}
        self._offers: tuple[Offer, ...] = ()
        self._folded = self._foldable = False
        self.taken: Collection[str] = ()
        """Letters, in upper case, that have another meaning in the window."""
        self._more = WordButton(self)
        self._more.clicked.connect(self._unfold)
        self._subdued = False
        self._avoided: frozenset[str] = frozenset()
        self.hide()

    @property
    def buttons(self) -> Sequence[WordButton]:
        return tuple(self._buttons)

    @property
    def more(self) -> WordButton:
        """The button that shows the seldom wanted ones."""
        return self._more

    @property
    def offers(self) -> Sequence[Offer]:
        """The offers that the buttons stand for, in the order of the buttons."""
        return self._offers

    def offer(self, offers: Sequence[Offer]) -> None:
        """Show ``offers``; hide the bar if there are none."""
        if [(one.heading, one.seldom) for one in offers] != [(one.heading, one.seldom) for one in self._offers]:
            self._renew(offers)
        if not offers:
            self._folded = self._foldable = False
        elif [one.action for one in offers if one.seldom] != [one.action for one in self._offers if one.seldom]:
            seldom = sum(one.seldom for one in offers)
            # By itself it would look as if it were the thing to do.
            self._folded = self._foldable = seldom > _FEW or seldom == len(offers)
        self._offers = tuple(offers)
        for button, one in zip(self._buttons, offers, strict=True):
            button.set_hinted(False)
            set_accessible_name(button, off_button(f"{one.heading} {one.label}".strip()))
            button.setEnabled(one.action is not None)
        self._write()
        self.setVisible(bool(offers))
        self.changed.emit()

    def subdue(self, subdued: bool) -> None:
        """Let no button be bright as long as ``subdued`` is true, because another one of the window is."""
        if subdued != self._subdued:
            self._subdued = subdued
            self._write()

    def avoid(self, letters: Collection[str]) -> None:
        """Underline none of ``letters``, because other buttons that are seen have them."""
        if frozenset(letters) != self._avoided:
            self._avoided = frozenset(letters)
            self._write()

    def fit(self, width: int, line: float, highest: float) -> int:
        """Lay the buttons out in ``width`` pixels with lines of text ``line`` pixels high; return their height. They
        stand in two columns if they would be higher than ``highest`` otherwise.
        """
        words = ledge_colours(QApplication.palette()).on_wood
        for label in self._headings.values():
            label.setFont(serif(0.9 * line))
            written_in(label, words)
        high = self._lay(width, line, 1)
        if high > highest:
            beside = self._lay(width, line, 2)
            if beside < high and all(button.sizeHint().width() <= button.width() for _, button in self._in_order()):
                return beside
            # Long words take more lines in narrow columns than a row of them saves, or are cut there.
            self._lay(width, line, 1)
        return high

    def _renew(self, offers: Sequence[Offer]) -> None:
        for widget in (*self._buttons, *self._headings.values()):
            widget.hide()
            widget.deleteLater()
        headings = dict.fromkeys(one.heading for one in offers if one.heading)
        self._headings = {heading: Label(heading, self) for heading in headings}
        self._buttons = []
        for place in range(len(offers)):
            button = WordButton(self)
            button.clicked.connect(self._press(place))
            self._buttons.append(button)

    def _unfold(self) -> None:
        """Show the seldom wanted buttons above the others, or hide them again; the others do not move."""
        self._folded = not self._folded
        self._write()
        if not self._folded:
            first = next(button for button, one in zip(self._buttons, self._offers, strict=True) if one.seldom)
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def fold(self) -> bool:
        """Hide again the buttons that were unfolded; return whether there were any."""
        if not self.isVisible() or not self._foldable or self._folded:
            return False
        self._unfold()
        return True

    def _write(self) -> None:
        """Write the words on the buttons, and show those that are not hidden behind another."""
        more = self.tr("&Other…") if self._folded else self.tr("&Back")
        labels = [*(one.label for one in self._offers), *([more] if self._foldable else [])]
        spread_labels = spread(labels, self._avoided.union(self.taken))
        for button, words in zip((*self._buttons, self._more), spread_labels, strict=False):
            button.setText(words)
        for place, (button, one) in enumerate(zip(self._buttons, self._offers, strict=True)):
            button.main = place == 0 and not one.heading and not one.plain and not self._subdued
            button.setVisible(not (self._folded and one.seldom))
            button.update()
        self._more.setVisible(self._foldable)
        headings = {one.heading for one in self._offers if not (self._folded and one.seldom)}
        for heading, label in self._headings.items():
            label.setVisible(heading in headings)

    def _in_order(self) -> list[tuple[str, WordButton]]:
        """Return the visible buttons from above, each with its heading."""
        offered = list(zip(self._buttons, self._offers, strict=True))
        usual = [(one.heading, button) for button, one in offered if not (self._foldable and one.seldom)]
        if not self._foldable:
            return usual if usual and usual[0][0] else [*usual[1:], *usual[:1]]
        seldom = [] if self._folded else [(one.heading, button) for button, one in offered if one.seldom]
        if not usual or usual[0][0]:
            return [*seldom, *usual, ("", self._more)]
        return [*seldom, *usual[1:], ("", self._more), usual[0]]

    def _lay(self, width: int, line: float, columns: int) -> int:
        """Lay the buttons in so many columns; return the height of all."""
        wide = (width - _GAP * (columns - 1)) // columns
        order = self._in_order()
        y, heading, row = 0, "", list[WordButton]()
        for place, (above, button) in enumerate(order):
            last = place == len(order) - 1
            if row and (len(row) == columns or above != heading or last):
                y, row = self._end_row(row, y), []
            if above and above != heading:
                label = self._headings[above]
                label.setGeometry(0, y, width, label.sizeHint().height())
                y += label.height()
            heading = above
            button.set_words(button.text(), line, width if last else wide)
            button.setGeometry(len(row) * (wide + _GAP), y, width if last else wide, button.sizeHint().height())
            row.append(button)
        return self._end_row(row, y) - _GAP if row else 0

    @staticmethod
    def _end_row(row: Sequence[WordButton], y: int) -> int:
        high = max(button.height() for button in row)
        for button in row:
            button.resize(button.width(), high)
        return y + high + _GAP

    def _press(self, place: int) -> Callable[[], None]:
        def press() -> None:
            action = self._offers[place].action
            if action is not None:
                self.chosen.emit(action)

        return press

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key: the letter of a button, without modifiers, or the number of a button in the row. Return whether
        it was one.
        """
        from cardtable.ui.look.keys import digit, is_meant, is_plain

        if not self.isVisible():
            return False
        seen = [button for button in (*self._buttons, self._more) if not button.isHidden()]
        for button in seen if is_plain(event) else ():
            if is_meant(button, event):
                button.click()
                return True
        number = digit(event) or 0
        if 1 <= number <= len(seen) and not self._headings:
            seen[number - 1].click()
            return True
        return False

    def press_main(self) -> bool:
        """Press the button of the usual choice; return whether there is one that can be pressed."""
        main = next((button for button in self._buttons if button.main and button.isVisible()), None)
        if main is None or not main.isEnabled():
            return False
        main.click()
        return True

    def show_hint(self, action: Action | None) -> bool:
        """Light up the button for ``action``, and no other; return whether there is one."""
        found = False
        for button, one in zip(self._buttons, self._offers, strict=True):
            hinted = action is not None and one.action == action
            button.set_hinted(hinted)
            found = found or hinted
            if hinted and one.seldom and self._folded:
                self._unfold()
        return found

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._write()
            self.changed.emit()
        super().changeEvent(event)

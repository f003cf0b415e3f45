"""The buttons around the cells of a form: for the dealer, the way of entering, and an entry that is corrected."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QWidget,
)

from cardtable.app.scorekeeper.sheet_form import SheetForm
from cardtable.ui.look.palette import SPACING
from cardtable.ui.look.plain import on_button
from cardtable.ui.scorekeeper.mark_menu import ask_dealer, dealer_words
from cardtable.words.entries import method_title

TOOL_HEIGHT = 34
"""The height of these buttons at least, in pixels."""


def raise_to(button: QAbstractButton, height: int) -> None:
    """Make a button ``height`` pixels high at least, and as high as its letters need."""
    button.setMinimumHeight(max(height, button.fontMetrics().height() + SPACING))


class EntryTools:
    """Buttons that do something with the form of a ``SheetForm``. Their owner lays them out, and calls ``follow`` when
    the form asks for other cells.
    """

    def __init__(self, sheet: SheetForm, owner: QWidget, *, height: int = TOOL_HEIGHT, focus: bool = True) -> None:
        """All buttons are ``height`` pixels high at least; without ``focus`` none of them takes it."""
        self._sheet = sheet
        self._height = height
        self._policy = Qt.FocusPolicy.StrongFocus if focus else Qt.FocusPolicy.NoFocus
        self.dealer = QPushButton()
        """Shows the dealer, and asks who else has dealt."""
        self.dealer.setAutoDefault(False)
        self.dealer.clicked.connect(lambda: ask_dealer(sheet, self.dealer))
        self.methods = QHBoxLayout()
        """The ways of entering a deal, where there are several."""
        self.methods.addStretch(1)
        self._group = QButtonGroup(owner)
        self._group.idClicked.connect(lambda place: sheet.choose_method(sheet.methods[place]))
        self.remove, self.earlier, self.later, self.insert = buttons = [QPushButton() for _ in range(4)]
        for button, step in zip(
            buttons,
            (
                sheet.remove,
                lambda: sheet.move(-1),
                lambda: sheet.move(1),
                sheet.begin_insertion,
            ),
            strict=True,
        ):
            # No default button: Return in the list of deals opens a deal and must not enter another.
            button.setAutoDefault(False)
            button.clicked.connect(step)
            button.hide()
        if not focus:
            for one in (self.dealer, *buttons):
                one.setFocusPolicy(self._policy)

    def follow(self) -> None:
        """Offer what can be done with the entry in the form now."""
        corrects = bool(self._sheet.heading)
        for button in (self.remove, self.earlier, self.later, self.insert):
            button.setVisible(corrects and not self._sheet.inserting)
        self._build_methods()
        self._name_dealer()
        for one in (self.dealer, self.remove, self.earlier, self.later, self.insert, *self._group.buttons()):
            raise_to(one, self._height)

    def _build_methods(self) -> None:
        buttons = self._group.buttons()
        wanted = self._sheet.methods if len(self._sheet.methods) > 1 else ()
        for button in buttons[len(wanted) :]:
            self._group.removeButton(button)
            self.methods.removeWidget(button)
            button.hide()
            button.deleteLater()
        for place in range(len(buttons), len(wanted)):
            made = QRadioButton()
            made.setFocusPolicy(self._policy)
            self._group.addButton(made, place)
            self.methods.insertWidget(place, made)
        if wanted:
            self._group.button(wanted.index(self._sheet.method)).setChecked(True)
        self._name_methods()

    def _name_methods(self) -> None:
        # There are none while an entry that is no deal is corrected elsewhere.
        for button, method in zip(self._group.buttons(), self._sheet.methods, strict=False):
            button.setText(method_title(method))

    def _name_dealer(self) -> None:
        seats, dealer = self._sheet.dealers(), self._sheet.standing().dealer
        self.dealer.setVisible(bool(seats))
        if dealer in seats:
            self.dealer.setText(on_button(dealer_words(self._sheet.names[dealer])))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.remove.setText(QCoreApplication.translate("EntryPanel", "&Remove"))
        self.earlier.setText(QCoreApplication.translate("EntryPanel", "Ear&lier"))
        self.later.setText(QCoreApplication.translate("EntryPanel", "La&ter"))
        self.insert.setText(QCoreApplication.translate("EntryPanel", "&Insert a deal before this one"))
        self._name_methods()

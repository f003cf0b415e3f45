"""What stands around the cells of a form: who deals, how the deal is entered, and what is done with an entry that is
corrected.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QRadioButton,
    QToolButton,
    QWidget,
)

from cardtable.app.scorekeeper.sheet_form import SheetForm
from cardtable.ui.look.plain import on_button, set_tool_tip
from cardtable.words.entries import method_title


class EntryTools:
    """Buttons that do something with the form of a ``SheetForm``. Their owner lays them out, and calls ``follow`` when
    the form asks for other cells.
    """

    def __init__(self, sheet: SheetForm, owner: QWidget, *, height: int = 34, focus: bool = True) -> None:
        """All buttons are ``height`` pixels high at least; without ``focus`` none of them takes it."""
        self._sheet = sheet
        self._height = height
        self._policy = Qt.FocusPolicy.StrongFocus if focus else Qt.FocusPolicy.NoFocus
        self.dealer = QToolButton()
        """Shows the dealer; its menu has all persons who can have dealt."""
        self.dealer.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._dealers = QMenu(self.dealer)
        self.dealer.setMenu(self._dealers)
        self.methods = QHBoxLayout()
        """The ways of entering a deal, where there are several."""
        self.methods.addStretch(1)
        self._group = QButtonGroup(owner)
        self._group.idClicked.connect(lambda place: sheet.choose_method(sheet.methods[place]))
        self.cancel, self.remove, self.earlier, self.later, self.insert = buttons = [QPushButton() for _ in range(5)]
        for button, step in zip(
            buttons,
            (
                sheet.leave_correction,
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
        for one in (self.dealer, *buttons):
            one.setMinimumHeight(height)
            if not focus:
                one.setFocusPolicy(self._policy)

    def method_button(self, method: str) -> QAbstractButton:
        """Return the button of a method of entering deals. Raises ``ValueError`` if that method is not offered."""
        return self._group.button(self._sheet.methods.index(method))

    def follow(self) -> None:
        """Offer what can be done with the entry in the form now."""
        corrects = bool(self._sheet.heading)
        self.cancel.setVisible(corrects)
        for button in (self.remove, self.earlier, self.later, self.insert):
            button.setVisible(corrects and not self._sheet.inserting)
        self._build_methods()
        self._offer_dealers()

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
            made.setMinimumHeight(self._height)
            made.setFocusPolicy(self._policy)
            self._group.addButton(made, place)
            self.methods.insertWidget(place, made)
        if wanted:
            self._group.button(wanted.index(self._sheet.method)).setChecked(True)
        self._name_methods()

    def _name_methods(self) -> None:
        for button in self._group.buttons():
            button.setText(method_title(self._sheet.methods[self._group.id(button)]))

    def _offer_dealers(self) -> None:
        """Fill the menu with the persons who can have dealt; hide its button if there are none."""
        dealer = self._sheet.standing().dealer
        self.dealer.setVisible(bool(self._sheet.dealers()))
        self._dealers.clear()
        for seat in self._sheet.dealers():
            words = QCoreApplication.translate("EntryPanel", "{name} deals").format(name=self._sheet.names[seat])
            action = self._dealers.addAction(on_button(words))
            set_tool_tip(action, words)
            action.setCheckable(True)
            action.setChecked(seat == dealer)
            action.triggered.connect(lambda _, seat=seat: self._sheet.deal_by(seat))
            if seat == dealer:
                self.dealer.setText(on_button(words))
                self.dealer.setAccessibleName(words)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.cancel.setText(QCoreApplication.translate("EntryPanel", "Cancel"))
        self.remove.setText(QCoreApplication.translate("EntryPanel", "&Remove"))
        self.earlier.setText(QCoreApplication.translate("EntryPanel", "Ear&lier"))
        self.later.setText(QCoreApplication.translate("EntryPanel", "La&ter"))
        self.insert.setText(QCoreApplication.translate("EntryPanel", "&Insert a deal before it"))
        self._name_methods()

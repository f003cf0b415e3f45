"""The one button on the table view, or of the form, that is meant to be pressed next."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QStyleOptionButton


class BrightButton(QPushButton):
    """A button of brass like the usual choice of a dialog, but one that Return does not press from elsewhere: in a form
    it goes to the next cell.
    """

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        option.features |= QStyleOptionButton.ButtonFeature.DefaultButton


def brighten(button: QPushButton, bright: bool = True) -> None:
    """Make a button the usual choice, which is of brass, or one like all others again."""
    button.setAutoDefault(False)
    button.setDefault(bright)

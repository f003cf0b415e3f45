"""A button that stays pressed, and visibly so."""

from __future__ import annotations

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton


class Toggle(QPushButton):
    """A button that is chosen or not. The style makes a pressed button only a shade darker, which cannot be seen in a
    dark window; here it is filled with the highlight colour.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setAutoDefault(False)

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        if self.isChecked():
            role, colours = QPalette.ColorRole, QPalette(option.palette)
            colours.setColor(role.Button, colours.color(role.Highlight))
            colours.setColor(role.ButtonText, colours.color(role.HighlightedText))
            option.palette = colours
            option.state &= ~QStyle.StateFlag.State_On

"""A button that stays pressed, and of which one sees that it is."""

from __future__ import annotations

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton


class Toggle(QPushButton):
    """Chosen or not. The style darkens what is pressed by a shade, which nobody tells from what is not in a dark
    window; here it is filled with the colour of all that is chosen.
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

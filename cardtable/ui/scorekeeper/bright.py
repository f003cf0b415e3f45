"""The one button on the table view that is meant to be pressed next."""

from __future__ import annotations

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QPushButton

from cardtable.ui.look.palette import BRASS, INK, colour


def brighten(button: QPushButton, bright: bool = True) -> None:
    """Give a button the colour of brass, or that of all others again."""
    colours = QPalette()
    if bright:
        colours.setColor(QPalette.ColorRole.Button, colour(BRASS))
        colours.setColor(QPalette.ColorRole.ButtonText, colour(INK))
    button.setPalette(colours)

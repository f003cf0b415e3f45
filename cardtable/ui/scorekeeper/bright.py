"""The one button on the table view that is meant to be pressed next."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton


def brighten(button: QPushButton, bright: bool = True) -> None:
    """Make a button the usual choice, which is of brass, or one like all others again."""
    button.setAutoDefault(False)
    button.setDefault(bright)

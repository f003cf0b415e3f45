"""A button that stays pressed, and visibly so."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton


class Toggle(QPushButton):
    """A button that is chosen or not; the style fills it while it is."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setAutoDefault(False)

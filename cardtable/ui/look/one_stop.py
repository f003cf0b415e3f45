"""Several buttons of which one is chosen, as a single stop of the Tab key."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QButtonGroup


def stop_once(group: QButtonGroup) -> None:
    """Let Tab stop at the chosen button of an exclusive ``group`` alone. Qt does so only from the moment on at which
    one of them has had the focus; before, Shift and Tab would reach the last of them.
    """

    def follow(button: QAbstractButton, chosen: bool) -> None:
        if chosen:
            keep_one_stop(group)

    group.buttonToggled.connect(follow)
    keep_one_stop(group)


def keep_one_stop(group: QButtonGroup) -> None:
    """Do so once more after buttons came into the ``group``; where none is chosen, Tab stops at the first."""
    buttons = group.buttons()
    stop = group.checkedButton() or (buttons[0] if buttons else None)
    for one in buttons:
        one.setFocusPolicy(Qt.FocusPolicy.StrongFocus if one is stop else Qt.FocusPolicy.ClickFocus)

"""The interface through which the scene reports the mouse."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, Qt


class Pointing(Protocol):
    """An object that handles presses and moves of the mouse; points are in coordinates of the scene."""

    def press(self, point: QPointF, button: Qt.MouseButton) -> None: ...

    def move(self, point: QPointF, buttons: Qt.MouseButton) -> None: ...

    def release(self, point: QPointF, button: Qt.MouseButton) -> None: ...

    def double_click(self, point: QPointF) -> None: ...

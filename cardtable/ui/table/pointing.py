"""What the scene tells about the mouse."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, Qt


class Pointing(Protocol):
    """Something that understands presses and moves; points are in scene coordinates."""

    def press(self, point: QPointF, button: Qt.MouseButton) -> None: ...

    def move(self, point: QPointF, buttons: Qt.MouseButton) -> None: ...

    def release(self, point: QPointF, button: Qt.MouseButton) -> None: ...

    def double_click(self, point: QPointF) -> None: ...

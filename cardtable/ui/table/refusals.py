"""Why something was refused, said beside the card for a while."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.scene import TableScene

NOTICE_TIME = 4500
"""Milliseconds for which the reason of a refusal stays."""


class Refusals(QObject):
    """One notice on the cloth; a new one takes the place of the last."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._timer = QTimer(self, singleShot=True, interval=NOTICE_TIME)
        self._timer.timeout.connect(self.hide)

    def show(self, text: str, near: Rect) -> None:
        """Show ``text`` beside ``near``."""
        self._scene.furniture.place_notice(near)
        self._scene.furniture.notice.show_text(text)
        self._timer.start()

    def hide(self) -> None:
        """Take the notice away."""
        self._timer.stop()
        self._scene.furniture.notice.show_text("")

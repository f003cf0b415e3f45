"""Why something was refused, said beside the card for a while."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from cardtable.core.errors import CodedError
from cardtable.ui.look.saying import announce
from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.scene import TableScene

NOTICE_TIME = 4500
"""Milliseconds for which the reason of a refusal stays."""
HESITATION = 700
"""Milliseconds after which somebody who goes on with nothing is told how to."""


class Refusals(QObject):
    """One notice on the cloth; a new one takes the place of the last. ``describe`` has the words for an error."""

    refused = Signal(object)
    """An error has been told."""

    def __init__(self, scene: TableScene, table: QWidget) -> None:
        super().__init__(table)
        self._scene = scene
        self._table = table
        self.describe: Callable[[CodedError], str] = str
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(NOTICE_TIME)
        self._timer.timeout.connect(self.hide)
        self._hesitating = QTimer(self)
        self._hesitating.setSingleShot(True)
        self._hesitating.setInterval(HESITATION)
        self._hesitating.timeout.connect(self._help)
        self._helpful: tuple[str, Rect] | None = None

    def refuse(self, error: CodedError | None, near: Rect) -> None:
        """Say beside ``near`` why something is not legal; None if it is."""
        if error is not None:
            words = self.describe(error)
            self.show(words, near)
            announce(self._table, words)
            self.refused.emit(error)

    def show(self, text: str, near: Rect) -> None:
        """Show ``text`` beside ``near``."""
        self._scene.furniture.place_notice(near, [thing.area() for thing in self._scene.cards.things()])
        self._scene.furniture.notice.show_text(text)
        self._timer.start()

    def help_later(self, text: str, near: Rect) -> None:
        """Show ``text`` beside ``near`` unless something else is done soon."""
        self._helpful = text, near
        self._hesitating.start()

    def need_no_help(self) -> None:
        """Something has been done; what was to be shown later is not."""
        self._hesitating.stop()

    def _help(self) -> None:
        if self._helpful is not None:
            self.show(*self._helpful)

    def hide(self) -> None:
        """Take the notice away."""
        self._timer.stop()
        self.need_no_help()
        self._scene.furniture.notice.show_text("")

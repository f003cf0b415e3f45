"""The reason of a refusal, shown beside the card for a while."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from cardtable.core.errors import CodedError
from cardtable.ui.look.saying import announce
from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.scene import TableScene

NOTICE_TIME = 4500
"""How long the reason of a refusal is shown, in milliseconds."""
HESITATION = 700
"""After how many milliseconds a person who does nothing is told how to continue."""


class Refusals(QObject):
    """One notice on the cloth; a new one replaces the last. ``describe`` gives the words for an error."""

    refused = Signal(object)
    """The reason of a refusal has been shown."""

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
        """Show beside ``near`` why an action is not legal; do nothing for None."""
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
        """Cancel the text that was to be shown later, because something has been done."""
        self._hesitating.stop()

    def _help(self) -> None:
        if self._helpful is not None:
            self.show(*self._helpful)

    def hide(self) -> None:
        """Take the notice away."""
        self._timer.stop()
        self.need_no_help()
        self._scene.furniture.notice.show_text("")

"""Questions and other dialogs as sheets over the table view, turned to the edge at which they are asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cardtable.ui.dialogs.host import DialogLayer
from cardtable.ui.dialogs.panels import Panels
from cardtable.ui.scorekeeper.around_layout import NEAR
from cardtable.ui.scorekeeper.turned_view import TurnedView

if TYPE_CHECKING:
    from cardtable.ui.dialogs.base import Dialog


class TableSheets(DialogLayer):
    """Lays dialogs over ``table``. While one lies there, others come over it and are turned as it is."""

    covering = Signal(bool)
    """Whether a sheet lies over the table now; emitted when that changes."""

    def __init__(self, table: QWidget, direction: Callable[[], int]) -> None:
        """``direction`` returns by how many degrees clockwise the next sheet is turned, a multiple of 90."""
        super().__init__(table)
        self._table, self._direction, self._room = table, direction, "green"
        self._upright: Panels | None = None
        self._turned: Panels | None = None
        self._view: TurnedView | None = None
        self._ground: QWidget | None = None

    @property
    def degrees(self) -> int:
        """By how many degrees the sheet that lies there is turned; 0 if none does."""
        return self._view.degrees if self._view is not None and self._view.isVisible() else NEAR

    def set_room(self, room: str) -> None:
        """Have frames of the wood of this room."""
        self._room = room
        for panels in (self._upright, self._turned):
            if panels is not None:
                panels.set_room(room)

    def lay(self, dialog: Dialog) -> None:
        """Lay ``dialog`` over the table, until it is closed."""
        for panels in (self._upright, self._turned):
            if panels is not None and panels.top is not None:
                panels.lay(dialog, over=panels.top)
                return
        degrees = self._direction()
        panels = self._lying() if degrees == NEAR else self._turned_by(degrees)
        panels.set_room(self._room)
        panels.lay(dialog)

    def take_key(self, event: QKeyEvent) -> bool:
        """Give a key that nothing on a sheet has taken to the sheet that lies there; return whether one does. What had
        the focus there may be gone.
        """
        for panels in (self._upright, self._turned):
            if panels is not None and (top := panels.top) is not None:
                panels.take_focus()
                if event.key() == Qt.Key.Key_Escape:
                    top.reject()
                return True
        return False

    def close(self) -> None:
        """Put all sheets away, without an answer."""
        for panels in (self._upright, self._turned):
            if panels is not None:
                panels.close_all()

    def _lying(self) -> Panels:
        """Return the sheets for the near edge."""
        if self._upright is None:
            self._upright = Panels(self._table)
            self._upright.covering.connect(self.covering)
        return self._upright

    def _turned_by(self, degrees: int) -> Panels:
        """Return the sheets for another edge, on a view over the whole table."""
        if self._turned is None or self._view is None or self._ground is None:
            self._view, self._ground = TurnedView(self._table), QWidget()
            self._view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self._turned = Panels(self._ground)
            self._turned.covering.connect(self._cover)
            self._table.installEventFilter(self)
        self._view.setGeometry(self._table.rect())
        self._view.take(self._ground, degrees)
        self._ground.show()
        self._view.show()
        self._view.raise_()
        self._view.setFocus()
        return self._turned

    def _cover(self, covers: bool) -> None:
        if self._view is not None and not covers:
            self._view.hide()
            self._table.setFocus()
        self.covering.emit(covers)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._table and event.type() == QEvent.Type.Resize and self._view is not None:
            self._view.setGeometry(self._table.rect())
        return False

"""The way from the window to deals that are over."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardtable.app.controller import Controller
from cardtable.session.session import Session
from cardtable.ui.table.view import TableView
from cardtable.ui.window.settings_in_force import SettingsInForce
from cardtable.ui.window.window_pages import WindowPages

if TYPE_CHECKING:
    from cardtable.ui.replay.looking_back import LookBack, LookingBack


class LookingDoor(QObject):
    """Shows deals that are over on a table of their own, in the language that ``language`` tells."""

    changed = Signal()
    """Such a deal is shown now, or none any more."""
    play_on_wanted = Signal(object)
    """The match as it stood then (``Session``), from where somebody wants to play on."""
    reviewed = Signal(object)
    """A ``Review`` has come to its end."""
    sounded = Signal(str)
    """A sound of that table is to be heard."""

    def __init__(
        self,
        controller: Controller,
        pages: WindowPages,
        in_force: SettingsInForce,
        language: Callable[[], str],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._pages = pages
        self._in_force = in_force
        self._language = language
        self._looking_back: LookingBack | None = None

    @property
    def looking_back(self) -> LookingBack:
        """The table and who leads through the deals there; made when somebody wants it."""
        if self._looking_back is None:
            from cardtable.ui.replay.looking_back import LookingBack
            from cardtable.ui.replay.page import ReplayPage

            page = ReplayPage(language=self._language, level_against=self._controller.level_against)
            page.table.choreographer.sounded.connect(self.sounded)
            page.play_on_wanted.connect(self.play_on_wanted)
            page.reviewed.connect(self.reviewed)
            self._in_force.join(page.set_settings)
            self._looking_back = LookingBack(page, self._pages, self._controller, self)
            self._looking_back.changed.connect(self.changed)
        return self._looking_back

    @property
    def open(self) -> bool:
        """Whether a deal that is over is shown."""
        return self._looking_back is not None and self._looking_back.active

    def seen(self) -> tuple[TableView, Session | None] | None:
        """The table of the deal that is shown, and the match there."""
        if self._looking_back is None or not self._looking_back.active:
            return None
        page = self._looking_back.page
        return page.table, page.match

    def look_back(self, wanted: LookBack) -> None:
        """Show a deal that is over, move by move."""
        self.looking_back.begin(wanted)

    def close(self) -> None:
        """Something else is to be shown than a deal that is over."""
        if self._looking_back is not None:
            self._looking_back.end()

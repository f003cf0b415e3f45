"""Leaving the table for a while to look at a finished deal, and coming back to where it was left."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from cardtable.app.controller import Controller, Mode
from cardtable.app.model_deals import ModelDeal
from cardtable.session.session import Session
from cardtable.ui.replay.page import ReplayPage
from cardtable.ui.window.window_pages import WindowPages


@dataclass(frozen=True, slots=True)
class LookBack:
    """Which finished deal is to be looked at, and how. ``model`` has the comments if it is a model deal; ``again``
    opens what was open before once more.
    """

    match: Session
    deal: int
    opened: bool = False
    judged: bool = False
    again: Callable[[], object] | None = None
    model: ModelDeal | None = None


class LookingBack(QObject):
    """Shows ``page`` among ``pages``, while the match of ``controller`` rests."""

    changed = Signal()
    """Looking back has begun or ended."""

    def __init__(self, page: ReplayPage, pages: WindowPages, controller: Controller, parent: QObject) -> None:
        super().__init__(parent)
        self.page = page
        self._pages = pages
        self._controller = controller
        self._wanted: LookBack | None = None
        page.left.connect(self.come_back)

    @property
    def active(self) -> bool:
        """Whether a finished deal is being looked at."""
        return self._wanted is not None

    def begin(self, wanted: LookBack) -> None:
        """Show the deal of ``wanted``."""
        self._wanted = wanted
        if self._controller.mode is not Mode.RESULT or self._controller.lingers:
            self._controller.rest()
        self._pages.show_replay(self.page)
        self.page.look_at(wanted.match, wanted.deal, opened=wanted.opened, judged=wanted.judged, model=wanted.model)
        self.changed.emit()

    def end(self) -> None:
        """Stop looking at the deal; the caller then shows another page."""
        if self._wanted is not None:
            self._wanted = None
            self.page.forget()
            self.changed.emit()

    def come_back(self) -> None:
        """Return to the place from which the deal was opened."""
        wanted = self._wanted
        if wanted is None:
            return
        self.end()
        self._pages.leave_replay()
        self._controller.wake()
        if wanted.again is not None:
            wanted.again()

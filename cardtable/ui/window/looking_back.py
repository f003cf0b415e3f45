"""Somebody leaves the table for a while to look at a deal that is over, and comes back to where it was left."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardtable.app.controller import Controller, Mode
from cardtable.session.session import Session
from cardtable.ui.dialogs.host import DialogHost
from cardtable.ui.look.ways import Ways
from cardtable.ui.table.view import TableView
from cardtable.ui.window.settings_in_force import SettingsInForce
from cardtable.ui.window.window_pages import WindowPages

if TYPE_CHECKING:
    from cardtable.app.model_deals import ModelDeal
    from cardtable.ui.replay.page import ReplayPage


class LookingBack(QObject):
    """Shows deals that are over on a page of their own among ``pages``, with comments in the language that ``language``
    tells, and lets the match of ``controller`` rest meanwhile.
    """

    changed = Signal()
    """Looking back has begun or ended."""

    def __init__(
        self,
        controller: Controller,
        pages: WindowPages,
        in_force: SettingsInForce,
        dialogs: DialogHost,
        language: Callable[[], str],
        ways: Ways,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._pages = pages
        self._in_force = in_force
        self._dialogs = dialogs
        self._language = language
        self._ways = ways
        self.active = False
        """Whether somebody is looking back."""
        self._again: Callable[[], object] | None = None

    @cached_property
    def page(self) -> ReplayPage:
        """The table for such deals, with what leads through them; made when somebody wants it."""
        from cardtable.ui.replay.page import ReplayPage

        page = ReplayPage(language=self._language, level_against=self._controller.level_against)
        page.table.choreographer.sounded.connect(self._ways.play_sound)
        page.play_on_wanted.connect(self._ways.play_on)
        page.reviewed.connect(self._ways.learn_from)
        page.left.connect(self.come_back)
        self._in_force.join(page.set_settings)
        return page

    def seen(self) -> tuple[TableView, Session | None] | None:
        """The table of the deal that is shown, and the match there; None while nobody looks back."""
        return (self.page.table, self.page.match) if self.active else None

    def begin(
        self,
        match: Session,
        deal: int,
        *,
        opened: bool = False,
        judged: bool = False,
        model: ModelDeal | None = None,
    ) -> None:
        """Look at deal number ``deal`` of ``match``, which must be over: see ``ReplayPage.look_at``. The dialog that
        waits is put away, and opened once more when somebody comes back.
        """
        self._again = self._dialogs.put_away()
        self.active = True
        if self._controller.mode is not Mode.RESULT or self._controller.lingers:
            self._controller.rest()
        self._pages.show_replay(self.page)
        self.page.look_at(match, deal, opened=opened, judged=judged, model=model)
        self.changed.emit()

    def end(self) -> None:
        """Look at it no longer, because something else is shown; nothing happens while nobody looks back."""
        if self.active:
            self.active = False
            self.page.forget()
            self.changed.emit()

    def come_back(self) -> None:
        """Back to where one came from."""
        if not self.active:
            return
        self.end()
        self._pages.leave_replay()
        self._controller.wake()
        if self._again is not None:
            self._again()

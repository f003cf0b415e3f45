"""Shows a finished deal again in place of the running match, and returns to the match as it was left."""

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
        """Whether a finished deal is shown."""
        self._again: Callable[[], object] | None = None

    @cached_property
    def page(self) -> ReplayPage:
        """The page on which finished deals are shown, with its table and controls; made at the first use."""
        from cardtable.ui.replay.page import ReplayPage

        kept_name = self._controller.running.kept_name
        page = ReplayPage(language=self._language, level_against=self._controller.level_against, kept_name=kept_name)
        page.table.choreographer.sounded.connect(self._ways.play_sound)
        page.play_on_wanted.connect(self._ways.play_on)
        page.reviewed.connect(self._ways.learn_from)
        page.left.connect(self.come_back)
        self._in_force.join(page.set_settings)
        return page

    def seen(self) -> tuple[TableView, Session | None] | None:
        """Return the table of the finished deal that is shown, and the match shown on it; None if no finished deal is
        shown.
        """
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
        """Show deal number ``deal`` of ``match``, which must be over; ``ReplayPage.look_at`` explains the other
        arguments. A dialog that waits for an answer is closed, and opened again by ``come_back``.
        """
        self._again = self._dialogs.put_away()
        self.active = True
        if self._controller.mode is not Mode.RESULT or self._controller.lingers:
            self._controller.rest()
        self._pages.show_replay(self.page)
        self.page.look_at(match, deal, opened=opened, judged=judged, model=model)
        self.changed.emit()

    def end(self) -> None:
        """Forget the finished deal because something else will be shown; does nothing if none is shown."""
        if self.active:
            self.active = False
            self.page.forget()
            self.changed.emit()

    def come_back(self) -> None:
        """Return to the page that was shown before, and open the dialog again that waited there; does nothing if no
        finished deal is shown.
        """
        if not self.active:
            return
        self.end()
        self._pages.leave_replay()
        self._controller.wake()
        if self._again is not None:
            self._again()

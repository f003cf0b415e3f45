"""Connects the main window with the score sheets for real cards, which are loaded at their first use."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.app.controller import Controller
from cardtable.app.kept_settings import KeptSettings
from cardtable.core.errors import CodedError
from cardtable.store.model import SheetSummary
from cardtable.store.store import Store
from cardtable.ui.cards.packs import Packs
from cardtable.ui.look.ways import Ways
from cardtable.ui.window.safekeeping import Safekeeping
from cardtable.ui.window.settings_in_force import SettingsInForce
from cardtable.words.cards import joined
from cardtable.words.families import kind_name

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cardtable.ui.hall.told import KeptSheet
    from cardtable.ui.scorekeeper.desk import SheetDesk


class SheetDoor(QObject):
    """Opens score sheets, and knows the one that is being kept."""

    def __init__(
        self,
        store: Store,
        packs: Packs,
        settings: KeptSettings,
        in_force: SettingsInForce,
        safekeeping: Safekeeping,
        controller: Controller,
        ways: Ways,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._packs = packs
        self._settings = settings
        self._in_force = in_force
        self._safekeeping = safekeeping
        self._ways = ways
        self._window = parent
        self._desk: SheetDesk | None = None
        controller.deal_over.connect(self._follow_played)

    @property
    def desk(self) -> SheetDesk:
        """The desk that opens and keeps score sheets; made at its first use."""
        if self._desk is None:
            from cardtable.ui.scorekeeper.desk import SheetDesk

            desk = self._desk = SheetDesk(
                self._store,
                self._packs,
                self._settings.now,
                self._window,
                self._safekeeping.unsaved,
                self._safekeeping.farewell,
                self._ways,
            )
            self._in_force.join(desk.set_settings)
        return self._desk

    @property
    def any_open(self) -> bool:
        """Whether a window of a score sheet is open."""
        return self._desk is not None and bool(self._desk.windows)

    def bring_in(self, path: Path) -> bool:
        """Keep the score sheet in a file. Returns whether it could be read."""
        return self.desk.import_sheet(str(path))

    def take_game(self, path: Path) -> bool:
        """Ask for a new sheet for the game of one's own in a file. Returns whether it could be read."""
        return self.desk.take_game(path)

    def go_on(self) -> None:
        """Open the score sheet that is being kept, or ask for a new one if it has been thrown away meanwhile."""
        running = self._running()
        if running is not None:
            self.desk.open_sheet(running.id)
        else:
            self.desk.ask_new_sheet()

    def running_words(self) -> KeptSheet | None:
        """Return words for the score sheet that is being kept; None if there is none."""
        running = self._running()
        if running is None:
            return None
        from cardtable.ui.hall.told import KeptSheet

        game = kind_name(running.kind, str(running.summary.get("game", "")))
        return KeptSheet(game, joined(list(running.names)), running.summary.get("over") is True)

    def _follow_played(self) -> None:
        """Tell the desk that a deal has been played at the table, which an open sheet may count."""
        if self._desk is not None:
            self._desk.follow_played()

    def _running(self) -> SheetSummary | None:
        try:
            return self._store.running_sheet()
        except CodedError:
            # The error is not told here: the list of sheets tells it when it is opened.
            return None

"""The score sheet of the match on the table, in a window of its own."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject

from cardtable.app.controller import Controller
from cardtable.app.kept_settings import KeptSettings
from cardtable.ui.cards.packs import Packs
from cardtable.ui.dialogs.host import DialogHost
from cardtable.ui.dialogs.score_sheet.dialog import ScoreSheetDialog
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.look.ways import Ways


class RunningSheet(QObject):
    """Opens the sheet and keeps it in step with the match, the settings and the language."""

    def __init__(
        self, controller: Controller, packs: Packs, settings: KeptSettings, dialogs: DialogHost, ways: Ways
    ) -> None:
        super().__init__(dialogs)
        self._controller = controller
        self._packs = packs
        self._settings = settings
        self._ways = ways
        self._dialogs = dialogs
        self.dialog: ScoreSheetDialog | None = None
        """The sheet, once it has been opened."""
        controller.marked.connect(self._follow)
        settings.changed.connect(self._dress)

    def show(self) -> None:
        """Open the sheet, or bring it to the front."""
        if self.dialog is None:
            self.dialog = ScoreSheetDialog(self._packs.french, self._settings.now, self._dialogs.window)
            self._dialogs.attend(self.dialog)
            self.dialog.counting_changed.connect(self._ways.set_counting)
            self.dialog.installEventFilter(self)
        self._follow()
        self.dialog.show()
        self.dialog.raise_()
        self.dialog.activateWindow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self._follow()
        return False

    def _dress(self) -> None:
        if self.dialog is not None:
            self.dialog.set_settings(self._settings.now)

    def _follow(self) -> None:
        session = self._controller.session
        if self.dialog is None or session is None:
            return
        running = self._controller.running
        self.dialog.sheet.set_pictures(self._packs.of(game_view_of(session.family.name).short_pack))
        self.dialog.follow(session.rule_set, running.sides, running.sheet(), session.standing)

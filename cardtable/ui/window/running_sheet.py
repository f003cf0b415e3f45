"""The score sheet of the match on the table, in a window of its own."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject

from cardtable.ui.dialogs.score_sheet.dialog import ScoreSheetDialog
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.window.workplace import Workplace


class RunningSheet(QObject):
    """Opens the score sheet of the running match, and keeps it up to date with the match, the settings and the
    language.
    """

    def __init__(self, work: Workplace) -> None:
        super().__init__(work.dialogs)
        self._work = work
        self.dialog: ScoreSheetDialog | None = None
        """The window of the sheet; None until it is first opened."""
        work.controller.marked.connect(self._follow)
        work.settings.changed.connect(self._dress)

    def show(self) -> None:
        """Open the sheet, or bring it to the front."""
        if self.dialog is None:
            self.dialog = ScoreSheetDialog(self._work.packs.french, self._work.settings.now, self._work.dialogs.window)
            self._work.dialogs.attend(self.dialog)
            self.dialog.counting_changed.connect(self._work.ways.set_counting)
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
            self.dialog.set_settings(self._work.settings.now)

    def _follow(self) -> None:
        session = self._work.controller.session
        if self.dialog is None or session is None:
            return
        running = self._work.controller.running
        self.dialog.sheet.set_pictures(self._work.packs.of(game_view_of(session.family.name).short_pack))
        self.dialog.follow(session.rule_set, running.sides, running.sheet(), session.standing, running.title)

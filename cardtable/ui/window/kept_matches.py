"""The matches that are kept: listed, gone on with, looked at, put into files, deleted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from cardtable.app.judged import JudgedDeals
from cardtable.app.keeping import Keeping
from cardtable.app.kept_settings import KeptSettings
from cardtable.app.reports import sheet_deals, side_names
from cardtable.core.errors import CodedError
from cardtable.session.session import Session
from cardtable.store.store import Store
from cardtable.ui.cards.packs import Packs
from cardtable.ui.dialogs.base import Dialog
from cardtable.ui.dialogs.host import DialogHost
from cardtable.ui.dialogs.matches_dialog import MatchesDialog
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.look.plain import asked
from cardtable.ui.look.ways import Ways
from cardtable.ui.window.looking_back import LookingBack
from cardtable.words.errors import error_sentence

_ALL = 2000
"""So many matches are looked at for the statistics of a person."""


class KeptMatches(QObject):
    """Lists the matches of ``store`` and does what is wanted with one: ``resume`` goes on with the match of a number,
    ``export`` asks for a file to put it into.
    """

    def __init__(
        self,
        store: Store,
        keeping: Keeping,
        packs: Packs,
        settings: KeptSettings,
        dialogs: DialogHost,
        resume: Callable[[int], object],
        export: Callable[[int], object],
        looking_back: LookingBack,
        ways: Ways,
    ) -> None:
        super().__init__(dialogs)
        self._store = store
        self._keeping = keeping
        self._packs = packs
        self._settings = settings
        self._dialogs = dialogs
        self._resume = resume
        self._export = export
        self._looking_back = looking_back
        self._ways = ways

    def show(self) -> None:
        """List the matches."""
        try:
            kept = self._store.matches()
        except CodedError as error:
            self._tell(error)
            return
        dialog = MatchesDialog(kept, self._dialogs.window)
        dialog.continue_wanted.connect(lambda match: self._dialogs.leaving(partial(self._resume, match))())
        dialog.replay_wanted.connect(self._look_back_at)
        dialog.sheet_wanted.connect(lambda match: self._show_sheet(match, dialog))
        dialog.export_wanted.connect(self._export)
        dialog.delete_wanted.connect(lambda match: self._ask_delete(match, dialog))
        dialog.statistics_wanted.connect(lambda: self._show_statistics(dialog))
        dialog.by_hand_wanted.connect(self._dialogs.leaving(self._ways.show_sheets))
        self._dialogs.open(dialog, again=self.show)

    def _look_back_at(self, match: int) -> None:
        """Have a kept match shown on the table, from its first deal."""
        session = self._read(match)
        if session is not None and session.finished_deals():
            self._looking_back.begin(session, 0)

    def _show_statistics(self, over: Dialog) -> None:
        from cardtable.ui.dialogs.statistics_dialog import StatisticsDialog

        try:
            kept = self._store.matches(limit=_ALL)
        except CodedError as error:
            self._tell(error)
            return
        judged = JudgedDeals(self._keeping)
        self._dialogs.lay(StatisticsDialog(kept, self._dialogs.window, judged.all(), judged.reset), over=over)

    def _show_sheet(self, match: int, parent: QWidget) -> None:
        from cardtable.ui.dialogs.score_sheet.dialog import ScoreSheetDialog

        session = self._read(match)
        if session is None:
            return
        pictures = self._packs.of(game_view_of(session.family.name).short_pack)
        sheet = ScoreSheetDialog(pictures, self._settings.now, parent)
        sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        sheet.counting_changed.connect(sheet.sheet.set_counting)
        sides = side_names(session.sides, [seat.name for seat in session.seats])
        sheet.follow(session.rule_set, sides, sheet_deals(session))
        sheet.open()

    def _ask_delete(self, match: int, dialog: MatchesDialog) -> None:
        if not asked(dialog, self.tr("Delete"), self.tr("Delete this match and its score sheet for good?")):
            return
        try:
            self._store.delete_match(match)
        except CodedError as error:
            self._tell(error)
        dialog.set_matches(self._store.matches())

    def _read(self, match: int) -> Session | None:
        """A kept match; None if it cannot be read, which is told."""
        try:
            return Session.resume(self._store.load_match(match))
        except CodedError as error:
            self._tell(error)
            return None

    def _tell(self, error: CodedError) -> None:
        self._ways.tell(error_sentence(error))

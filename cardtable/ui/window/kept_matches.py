"""The matches that are kept: listed, gone on with, looked at, put into files, deleted."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from cardtable.app.judged import JudgedDeals
from cardtable.app.reports import sheet_deals, side_names
from cardtable.core.errors import CodedError
from cardtable.session.session import Session
from cardtable.ui.dialogs.base import Dialog
from cardtable.ui.dialogs.matches_dialog import MatchesDialog
from cardtable.ui.dialogs.question import ask
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.window.workplace import Workplace
from cardtable.words.errors import error_sentence


class KeptMatches(QObject):
    """Lists the kept matches, and continues, shows, exports or deletes one. ``resume`` and ``export`` take the number
    of a match: the first continues it, the second asks for a file and saves it there.
    """

    def __init__(self, work: Workplace, resume: Callable[[int], object], export: Callable[[int], object]) -> None:
        super().__init__(work.dialogs)
        self._work = work
        self._resume = resume
        self._export = export

    def show(self) -> None:
        """Open the dialog that lists the kept matches; if they cannot be read, tell why."""
        try:
            dialog = MatchesDialog(self._work.store, self._work.dialogs.window)
        except CodedError as error:
            self._tell(error)
            return
        dialog.failed.connect(self._tell)
        dialog.continue_wanted.connect(lambda match: self._work.dialogs.leaving(partial(self._resume, match))())
        dialog.replay_wanted.connect(lambda match: self._look_back_at(match, dialog))
        dialog.sheet_wanted.connect(lambda match: self._show_sheet(match, dialog))
        dialog.export_wanted.connect(self._export)
        dialog.delete_wanted.connect(lambda match: self._ask_delete(match, dialog))
        dialog.statistics_wanted.connect(lambda: self._show_statistics(dialog))
        dialog.by_hand_wanted.connect(self._work.dialogs.leaving(self._work.ways.show_sheets))
        self._work.dialogs.open(dialog, again=self.show)

    def _look_back_at(self, match: int, dialog: MatchesDialog) -> None:
        """Have a kept match shown on the table, from its first deal; ``dialog`` tells it if none of its deals is
        over.
        """
        session = self._read(match)
        if session is None:
            return
        if session.finished_deals():
            self._work.looking_back.begin(session, 0)
        else:
            # The list does not know it: a match that came as a file may have finished deals and no points in it.
            dialog.answer(self.tr("Nothing to look through yet: the first deal is still going on."))

    def _show_statistics(self, over: Dialog) -> None:
        from cardtable.app.match_statistics import statistics_of
        from cardtable.app.school.puzzles import Results
        from cardtable.app.scorekeeper.forgotten import forgotten_names
        from cardtable.app.scorekeeper.statistics import matches_on_sheets
        from cardtable.ui.dialogs.statistics_dialog import StatisticsDialog
        from cardtable.ui.school.puzzles_picture import PuzzlesPicture

        try:
            kept = statistics_of(self._work.store, datetime.now(UTC).date())
            with_cards = matches_on_sheets(self._work.store.sheets(), forgotten_names(self._work.store))
        except CodedError as error:
            self._tell(error)
            return
        judged = JudgedDeals(self._work.keeping)
        puzzles = PuzzlesPicture()
        shown = puzzles if puzzles.show_results(Results(self._work.keeping)) else None
        parts = kept, self._work.dialogs.window, judged.all(), judged.reset, with_cards, shown
        self._work.dialogs.lay(StatisticsDialog(*parts), over=over)

    def _show_sheet(self, match: int, parent: QWidget) -> None:
        from cardtable.ui.dialogs.score_sheet.dialog import ScoreSheetDialog

        session = self._read(match)
        if session is None:
            return
        pictures = self._work.packs.of(game_view_of(session.family.name).short_pack)
        sheet = ScoreSheetDialog(pictures, self._work.settings.now, parent)
        sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        sheet.counting_changed.connect(sheet.sheet.set_counting)
        sides = side_names(session.sides, [seat.name for seat in session.seats])
        sheet.follow(session.rule_set, sides, sheet_deals(session))
        sheet.open()

    def _ask_delete(self, match: int, dialog: MatchesDialog) -> None:
        words = self.tr("Delete this match and its score sheet for good?")
        ask(dialog, self.tr("Delete"), words, lambda: self._delete(match, dialog), for_good=True)

    def _delete(self, match: int, dialog: MatchesDialog) -> None:
        try:
            self._work.store.delete_match(match)
        except CodedError as error:
            self._tell(error)
        else:
            dialog.refresh()

    def _read(self, match: int) -> Session | None:
        """Return a kept match; if it cannot be read, tell why and return None."""
        try:
            return Session.resume(self._work.store.load_match(match))
        except CodedError as error:
            self._tell(error)
            return None

    def _tell(self, error: CodedError) -> None:
        self._work.ways.tell(error_sentence(error))

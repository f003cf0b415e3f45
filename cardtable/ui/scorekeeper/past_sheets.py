"""What is done with past sheets: their list, the persons, the trash, and tables of many sheets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cardtable.app.match_statistics import statistics_of
from cardtable.app.scorekeeper.cash import rename_everywhere
from cardtable.app.scorekeeper.club import rows_in, years_of
from cardtable.app.scorekeeper.club_pages import club_sections, person_sections
from cardtable.app.scorekeeper.countings import keep_counting
from cardtable.app.scorekeeper.drafts import keep_draft
from cardtable.app.scorekeeper.forgotten import forget_name, forgotten_names, recall_names
from cardtable.app.scorekeeper.keeper import SheetKeeper, load_sheet, summary_of
from cardtable.app.scorekeeper.last_sheet import LastSheet
from cardtable.app.scorekeeper.past_sums import sums_of_sheets
from cardtable.app.scorekeeper.persons import make_one
from cardtable.app.scorekeeper.sheet_statistics import sheet_statistics
from cardtable.app.scorekeeper.statistics import PersonRecord, fits
from cardtable.app.scorekeeper.trash_steps import TrashStep, TrashSteps, TrashThing
from cardtable.core.errors import CodedError
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.store.model import SheetSummary
from cardtable.store.store import Store
from cardtable.ui.dialogs.question import QuestionDialog, Role, Standard
from cardtable.ui.scorekeeper.asking import show_over
from cardtable.ui.scorekeeper.closing_page import ClosingPage
from cardtable.ui.scorekeeper.page_dialog import PageDialog
from cardtable.ui.scorekeeper.person_dialog import PersonDialog
from cardtable.ui.scorekeeper.series_export import ask_series
from cardtable.ui.scorekeeper.setup_dialog import offered_kinds
from cardtable.ui.scorekeeper.sheet_words import sheet_words
from cardtable.ui.scorekeeper.sheets_dialog import KnownPersons, SheetsDialog
from cardtable.ui.scorekeeper.window import SheetWindow
from cardtable.words.families import kind_name, words_for

_PAGE = 50
"""So many sheets are read at a time for a list."""


class OpenSheets(Protocol):
    """What past sheets need of the desk on which sheets lie open."""

    @property
    def windows(self) -> Sequence[SheetWindow]: ...

    @property
    def keepers(self) -> Sequence[SheetKeeper]: ...

    def front(self) -> QWidget: ...

    def tell(self, error: CodedError, /) -> None: ...

    def do(self, step: Callable[[], None], /) -> bool: ...

    def open_sheet(self, number: int, /) -> None: ...

    def ask_new_sheet(self) -> None: ...

    def ask_import(self, dialog: SheetsDialog, /) -> None: ...

    def correct_last(self, correct: Callable[[LastSheet], object], /) -> None: ...


class PastSheets(QObject):
    """Lists the sheets that ``store`` keeps, and does with them what is asked for in the list."""

    def __init__(self, store: Store, desk: OpenSheets, parent: QObject) -> None:
        super().__init__(parent)
        self._store, self._desk = store, desk

    def show(self) -> SheetsDialog:
        """List the sheets of past evenings, and return the dialog that does. It has steps of its own to undo."""
        dialog, steps = SheetsDialog(self._desk.front()), TrashSteps()
        dialog.search_wanted.connect(lambda words: self._fill(dialog, words))
        dialog.open_wanted.connect(self._desk.open_sheet)
        dialog.new_wanted.connect(self._desk.ask_new_sheet)
        for signal in (dialog.open_wanted, dialog.new_wanted):
            signal.connect(dialog.close)

        def note(done: Sequence[TrashThing], *, away: bool) -> None:
            steps.note(done, away=away)
            dialog.offer_undo(steps.can_undo)

        def turn(step: TrashStep | None, take_back: Callable[[], object]) -> None:
            # Of what could not be done nothing is noted.
            if step is not None and not self._do_step(dialog, step):
                take_back()
            dialog.offer_undo(steps.can_undo)

        dialog.trash_wanted.connect(lambda sheets: note(self._put_away(dialog, sheets), away=True))
        dialog.forget_wanted.connect(lambda name: note(self._forget_names(dialog, [name]), away=True))
        dialog.restore_wanted.connect(lambda thing: note(self._take_out(dialog, [thing]), away=False))
        dialog.undo_wanted.connect(lambda: turn(steps.back(), steps.forward))
        dialog.redo_wanted.connect(lambda: turn(steps.forward(), steps.back))
        dialog.delete_wanted.connect(lambda summary: self._ask_delete(dialog, steps, summary))
        dialog.one_wanted.connect(lambda wrong, right: self._make_one(dialog, wrong, right))
        dialog.person_wanted.connect(lambda person: self._show_person(dialog, person))
        dialog.import_wanted.connect(lambda: self._desk.ask_import(dialog))
        dialog.table_wanted.connect(lambda words: self._save_table(dialog, words))
        dialog.club_wanted.connect(lambda words: self._desk.do(lambda: self._show_club(dialog, words)))
        dialog.all_games_wanted.connect(lambda name: self._desk.do(lambda: self._show_all_games(dialog, name)))
        self._fill(dialog, "")
        show_over(dialog)
        return dialog

    def _show_person(self, dialog: SheetsDialog, person: PersonRecord) -> None:
        """Tell in full how a person has fared at a game."""
        name, kind = person.name, person.kind
        try:
            sheets = [sheet for _, sheet in self._sheets_of(name, kind) if sheet.setup.called == person.game]
        except CodedError as error:
            self._desk.tell(error)
            return
        fared = sheet_statistics(sheets, name, words_for(kind).feats)
        show_over(PersonDialog(name, kind, fared, dialog, person.game))

    def _sheets_of(self, name: str, kind: str = "") -> list[tuple[SheetSummary, ScoreSheet]]:
        """Return the sheets of a kind, or of any if it is empty, on which the person ``name`` stands, the earliest
        first. Raises ``CodedError``.
        """
        sheets = []
        kept = [one for one in self._store.sheets() if kind in ("", one.kind) and name in one.names]
        for one in sorted(kept, key=lambda one: one.id):
            try:
                sheets.append((one, load_sheet(self._store, one.id)))
            except CodedError as error:
                # One that cannot be read must not hide the others.
                self._desk.tell(error)
        return sheets

    def _show_club(self, dialog: SheetsDialog, words: str) -> None:
        """Show the table of all persons over the sheets that the search for ``words`` finds. Raises ``CodedError``."""
        sheets, absent = self._found(words), forgotten_names(self._store)

        def page(year: str) -> ClosingPage:
            title = self.tr("Club table {year}").format(year=year) if year else self.tr("Club table")
            about = (self.tr("Sheets with “{words}”").format(words=words),) if words.strip() else ()
            return ClosingPage(title, about, club_sections(rows_in(sheets, year, absent)), figures=True)

        show_over(PageDialog(page, years_of(sheets), dialog))

    def _show_all_games(self, dialog: SheetsDialog, name: str) -> None:
        """Show what a person has come to in all games. Raises ``CodedError``."""
        kept = [self._sound(one) for one in self._store.sheets() if name in one.names]
        sheets = self._sheets_of(name)

        def page(year: str) -> ClosingPage:
            of_year = [sheet for told, sheet in sheets if str(told.begun.astimezone().year).startswith(year)]
            return ClosingPage(
                self.tr("{name}, {year}").format(name=name, year=year) if year else name,
                (),
                person_sections(rows_in(kept, year), name, of_year),
                figures=True,
            )

        show_over(PageDialog(page, years_of(kept), dialog))

    def _make_one(self, dialog: SheetsDialog, wrong: str, right: str) -> None:
        """Change a person's name on all sheets, and tell on how many that was done."""
        opened = {window.keeper.number: window for window in self._desk.windows}

        def keeper_of(number: int) -> SheetKeeper | None:
            window = opened.get(number)
            return None if window is None else window.keeper

        try:
            done, left = make_one(self._store, wrong, right, keeper_of)
        except CodedError as error:
            self._desk.tell(error)
            return
        self._desk.correct_last(lambda last: last.rename(wrong, right))
        self._desk.do(lambda: rename_everywhere(self._store, wrong, right))
        for window in self._desk.windows:
            window.retranslate()
        self._fill(dialog, dialog.search.text())
        words = self.tr("%n score sheet(s) corrected.", "", done)
        if left:
            words += " " + self.tr("%n could not be corrected, because both names are on it.", "", left)
        dialog.tell(words)

    def _put_away(self, dialog: SheetsDialog, sheets: Sequence[SheetSummary]) -> list[SheetSummary]:
        """Put sheets into the trash, tell it, and return them; one whose window stays open, because it is not saved, is
        left.
        """
        done = []
        for summary in sheets:
            for window in [one for one in self._desk.windows if one.keeper.number == summary.id]:
                window.close()
            if any(keeper.number == summary.id for keeper in self._desk.keepers):
                continue
            try:
                self._store.put_into_trash(summary.id)
                done.append(summary)
            except CodedError as error:
                self._desk.tell(error)
        self._fill(dialog, dialog.search.text())
        if len(done) == 1:
            dialog.tell(self.tr("{sheet} is now in the trash.").format(sheet=sheet_words(done[0])))
        elif done:
            dialog.tell(self.tr("%n score sheet(s) are now in the trash.", "", len(done)))
        return done

    def _forget_names(self, dialog: SheetsDialog, names: Sequence[str]) -> list[str]:
        """Put the names of persons into the trash, tell it, and return them."""
        done = [name for name in names if self._done(partial(forget_name, self._store, name))]
        self._fill(dialog, dialog.search.text())
        for name in done:
            dialog.tell(self.tr("{name} is now in the trash, but stays on all score sheets.").format(name=name))
        return done

    def _take_out(self, dialog: SheetsDialog, things: Sequence[TrashThing]) -> list[TrashThing]:
        """Take sheets and names out of the trash, tell it, and return them."""
        done = [
            one
            for one in things
            if self._done(
                partial(recall_names, self._store, [one])
                if isinstance(one, str)
                else partial(self._store.put_into_trash, one.id, trashed=False)
            )
        ]
        self._fill(dialog, dialog.search.text())
        if len(done) == 1:
            (one,) = done
            what = one if isinstance(one, str) else sheet_words(one)
            dialog.tell(self.tr("{object} has been restored.").format(object=what))
        elif done:
            dialog.tell(self.tr("%n score sheet(s) are back.", "", len(done)))
        return done

    def _done(self, step: Callable[[], None]) -> bool:
        """Do something with the database; return whether it was done, and tell the reason if it was not."""
        try:
            step()
        except CodedError as error:
            self._desk.tell(error)
            return False
        return True

    def _do_step(self, dialog: SheetsDialog, step: TrashStep) -> bool:
        """Do a step that takes back another, or does it again; return whether any of it was done."""
        if not step.away:
            return bool(self._take_out(dialog, step.things))
        names = [one for one in step.things if isinstance(one, str)]
        sheets = [one for one in step.things if not isinstance(one, str)]
        done = [*(self._forget_names(dialog, names) if names else ())]
        return bool(done or (sheets and self._put_away(dialog, sheets)))

    def _ask_delete(self, dialog: SheetsDialog, steps: TrashSteps, summary: SheetSummary) -> None:
        words = self.tr("Delete {sheet} with all its changes for good?").format(sheet=sheet_words(summary))
        asking = QuestionDialog(self.tr("Score sheets"), words, dialog)
        asking.offer(
            self.tr("Delete for good"), lambda: self._delete(dialog, steps, summary.id), role=Role.DestructiveRole
        )
        asking.offer(Standard.Cancel, bright=True)
        asking.show_over(dialog)

    def _delete(self, dialog: SheetsDialog, steps: TrashSteps, number: int) -> None:
        if not self._done(lambda: self._store.delete_sheet(number)):
            return
        steps.forget(number)
        # Another sheet may get its number.
        keep_draft(self._store, number, None)
        keep_counting(self._store, number, "")
        self._fill(dialog, dialog.search.text())
        dialog.offer_undo(steps.can_undo)

    def _fill(self, dialog: SheetsDialog, words: str) -> None:
        def fetch(after: int | None) -> Sequence[SheetSummary]:
            try:
                return self._found(words, after, _PAGE)
            except CodedError as error:
                if after is None:
                    raise
                self._desk.tell(error)
                return ()

        try:
            trashed = [self._sound(one) for one in self._store.sheets(trashed=True)]
            dialog.set_sheets(fetch, self._known_persons, [*trashed, *forgotten_names(self._store)])
        except CodedError as error:
            self._desk.tell(error)

    def _known_persons(self) -> KnownPersons:
        """Return the records of all persons who are not in the trash, and on how many sheets each name stands."""
        try:
            sums = sums_of_sheets(self._store, self._sound)
            forgotten = set(forgotten_names(self._store))
            played = statistics_of(self._store, datetime.now(UTC).date())
            records = [one for one in sums.with_played(played) if one.name not in forgotten]
        except CodedError as error:
            self._desk.tell(error)
            return KnownPersons()
        sums.named.update({one.name: 0 for one in records})
        return KnownPersons(tuple(records), sums.named)

    def _found(self, words: str, after: int | None = None, limit: int | None = None) -> list[SheetSummary]:
        """Return the sheets that the search for ``words`` finds: those behind the sheet ``after`` if it is given, and
        up to ``limit`` if that is. Raises ``CodedError``.
        """
        titles = {kind: kind_name(kind) for kind in offered_kinds()}
        return [self._sound(one) for one in self._store.sheets(limit, words, titles=titles, after=after)]

    def _save_table(self, dialog: SheetsDialog, words: str) -> None:
        """Save what everybody has come to on all sheets that the search for ``words`` finds."""
        self._desk.do(lambda: ask_series(self._found(words), dialog.tell, dialog, forgotten_names(self._store)))

    def _sound(self, summary: SheetSummary) -> SheetSummary:
        """Return the summary that a list shows of a sheet. If it does not fit the seats of the sheet, it is computed
        anew, or left empty if that fails.
        """
        if fits(summary):
            return summary
        try:
            counted = replace(summary, summary=summary_of(load_sheet(self._store, summary.id)))
        except CodedError:
            return replace(summary, summary={})
        return counted if fits(counted) else replace(summary, summary={})

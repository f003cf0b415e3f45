"""All open score sheets, and the way to new and to past ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QWidget

from cardtable.app.reports import side_names
from cardtable.app.scorekeeper.cash import cash_on, evening_key, move_cash, rename_everywhere
from cardtable.app.scorekeeper.drafts import keep_draft
from cardtable.app.scorekeeper.forgotten import forget_name, forgotten_names, recall_names
from cardtable.app.scorekeeper.handing_on import handed_on, next_dealer
from cardtable.app.scorekeeper.keeper import SheetKeeper, load_sheet, summary_of
from cardtable.app.scorekeeper.known import known_sheet
from cardtable.app.scorekeeper.notes import keep_note, note_on
from cardtable.app.scorekeeper.persons import make_one
from cardtable.app.scorekeeper.played import played_deals
from cardtable.app.scorekeeper.sheet_statistics import sheet_statistics
from cardtable.app.scorekeeper.statistics import fits, person_records
from cardtable.app.settings import Settings
from cardtable.app.unsaved import Unsaved
from cardtable.core.errors import CodedError
from cardtable.games.entry import FREE, MOST_COLUMNS, sheet_rules
from cardtable.games.registry import family_of
from cardtable.session.scorebook.model import EndEntry, MarkEntry, SheetSetup
from cardtable.store.model import SheetSummary
from cardtable.store.store import Store
from cardtable.ui.cards.packs import Packs
from cardtable.ui.dialogs.farewell import Farewell
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.look.file_dialogs import file_dialog
from cardtable.ui.look.plain import question_box
from cardtable.ui.look.ways import NO_WAYS, Ways
from cardtable.ui.scorekeeper.asking import ask
from cardtable.ui.scorekeeper.evening_dialog import EveningDialog
from cardtable.ui.scorekeeper.files import read_json
from cardtable.ui.scorekeeper.joining_dialog import JoiningDialog
from cardtable.ui.scorekeeper.person_dialog import PersonDialog
from cardtable.ui.scorekeeper.series_export import ask_series
from cardtable.ui.scorekeeper.setup_dialog import LastSheet, SetupDialog, last_of, offered_kinds
from cardtable.ui.scorekeeper.sheets_dialog import KnownPersons, SheetsDialog, sheet_words
from cardtable.ui.scorekeeper.window import SheetWindow
from cardtable.words.cards import joined
from cardtable.words.entries import entry_reason
from cardtable.words.families import kind_name, words_for
from cardtable.words.figures import figure

_LAST = "score_sheet"
_ALL, _PAGE = 1_000_000, 50
"""So many sheets are all of them, and so many are read at a time for a list."""


def _has_short_pack(keeper: SheetKeeper) -> bool:
    """Whether a sheet counts deals that are played with 32 cards."""
    kind = keeper.sheet.setup.kind
    return kind != FREE and game_view_of(family_of(kind).name).short_pack


class SheetDesk(QObject):
    """Opens windows of score sheets over ``window``, and keeps the last choices for new sheets."""

    def __init__(
        self,
        store: Store,
        packs: Packs,
        settings: Settings,
        window: QWidget,
        unsaved: Unsaved | None = None,
        farewell: Farewell | None = None,
        ways: Ways = NO_WAYS,
    ) -> None:
        super().__init__(window)
        self._store = store
        self._ways = ways
        self._unsaved = unsaved or Unsaved(store, self)
        self._unsaved.changed.connect(self._show_unsaved)
        self._farewell = farewell or Farewell(self._unsaved, self)
        self._kept: list[SheetKeeper] = []
        """The sheets of all open windows, and those of closed windows that are not saved yet."""
        self._closed: list[SheetKeeper] = []
        self._packs = packs
        self._settings = settings
        self._window = window
        self._windows: list[SheetWindow] = []
        self._setup: SetupDialog | None = None
        self._sheets: SheetsDialog | None = None

    @property
    def windows(self) -> Sequence[SheetWindow]:
        """The sheets that are open."""
        return self._windows

    @property
    def sheets_dialog(self) -> SheetsDialog | None:
        """The list of past evenings that was opened last."""
        return self._sheets

    @property
    def setup_dialog(self) -> SetupDialog | None:
        """The dialog for a new sheet; None unless one has been opened."""
        return self._setup

    def set_settings(self, settings: Settings) -> None:
        """Let all windows look as ``settings`` say."""
        self._settings = settings
        for window in self._windows:
            window.set_settings(settings)

    def ask_new_sheet(self) -> None:
        """Ask for the game, the rules and the persons of a new sheet, and open it."""
        try:
            last = LastSheet.from_json(self._store.get(_LAST))
            names = self._names()
            evenings = self._store.evenings()
        except CodedError as error:
            self._tell(error)
            last, names, evenings = LastSheet(), [], []
        dialog = self._setup = SetupDialog(last, names, evenings, self._front())
        dialog.finished.connect(lambda result: self._begin(dialog, result))
        dialog.open()

    def ask_other_persons(self, window: SheetWindow, names: Sequence[str] = ()) -> None:
        """Ask which persons go on playing after somebody has come, gone or begun to pause; ``names`` are proposed, or
        those who are there. They play on with a new sheet of the same evening, and the accounts of both sheets are
        added up.
        """
        sheet = window.keeper.sheet
        there = tuple(sheet.setup.names[seat] for seat in sorted(sheet.there))
        setup = replace(sheet.setup, names=tuple(names) or there)
        dialog = self._setup = SetupDialog(last_of(setup), self._names(), [], window.front, going_on=True)
        dialog.choose_dealer(next_dealer(sheet, setup.names))
        dialog.finished.connect(lambda result: self._go_on(dialog, result, window))
        dialog.open()

    def ask_joining(self, window: SheetWindow, name: str = "") -> None:
        """Ask for persons who join or leave on the sheet of ``window``; ``name`` is proposed for a new person."""
        keeper = window.keeper
        dialog = JoiningDialog(keeper, self._names(), window.front)
        dialog.propose(name)

        def do(step: Callable[[], None]) -> None:
            try:
                step()
            except CodedError as error:
                dialog.tell(entry_reason(error, words_for(keeper.sheet.setup.kind)))

        dialog.joined.connect(lambda name, points, after: do(lambda: keeper.come(name, points, after)))
        dialog.joined.connect(lambda name: self._do(lambda: recall_names(self._store, [name])))
        dialog.left.connect(lambda seat: do(lambda: keeper.go(seat)))
        self._open(dialog)

    def _names(self) -> list[str]:
        """Return the names of all persons known from earlier, but not those in the trash; if they cannot be read, tell
        why and return none.
        """
        try:
            forgotten = set(forgotten_names(self._store))
            # Names that the program has proposed itself are nobody's.
            proposed = QCoreApplication.translate("SetupDialog", "Player {number}")
            forgotten |= {proposed.format(number=number) for number in range(1, MOST_COLUMNS + 1)}
            return [name for name in self._store.remembered_names() if name not in forgotten]
        except CodedError as error:
            self._tell(error)
            return []

    def _go_on(self, dialog: SetupDialog, result: int, window: SheetWindow) -> None:
        """Go on with the persons chosen in ``dialog``; if a match is running, ask whether they take over its points."""
        sheet, setup = window.keeper.sheet, dialog.setup()
        points = handed_on(sheet, setup) if result == QDialog.DialogCode.Accepted and setup is not None else ()
        if setup is None or not points:
            self._play_on(dialog, result, window)
            return
        sides = side_names(sheet_rules(setup.kind, len(setup.names), setup.options).sides, setup.names)
        told = joined([f"{name} {figure(one)}" for name, one in zip(sides, points, strict=True)])
        words = self.tr("The match is not over. Do they go on with its points, {points}, or begin from nothing?")
        ask(
            window.front,
            window.windowTitle(),
            words.format(points=told),
            (self.tr("With the points"), lambda: self._play_on(dialog, result, window, points)),
            (self.tr("From nothing"), lambda: self._play_on(dialog, result, window)),
        )

    def _play_on(self, dialog: SetupDialog, result: int, window: SheetWindow, points: Sequence[int] = ()) -> None:
        """Begin the sheet of ``dialog`` in place of that of ``window``, whose running match hands on ``points``, or is
        ended as it stands if there are none.
        """
        before, on_table, sheet = len(self._windows), window.front is not window, window.keeper.sheet
        self._begin(dialog, result)
        if len(self._windows) == before:
            return
        following = self._windows[-1]
        open_points = sheet.next_standing.points
        if points:
            self._do(lambda: window.keeper.add(MarkEntry(tuple(-one for one in open_points))))
            self._do(lambda: following.keeper.add(MarkEntry(tuple(points))))
        elif sheet.rules.target and any(open_points):
            self._do(lambda: window.keeper.add(EndEntry()))
        window.close()
        if on_table:
            following.show_table()

    def ask_correction(self, window: SheetWindow) -> None:
        """Ask for corrections of the game, the rules and the persons of the sheet of ``window``, which count from its
        beginning.
        """
        setup = window.keeper.sheet.setup
        try:
            names, evenings = self._names(), self._store.evenings()
        except CodedError as error:
            self._tell(error)
            names, evenings = [], []
        dialog = self._setup = SetupDialog(last_of(setup), names, evenings, window.front, corrected=window.keeper.sheet)
        dialog.finished.connect(lambda _: self._correct(dialog, window))
        dialog.open()

    def _correct(self, dialog: SetupDialog, window: SheetWindow) -> None:
        self._setup = None
        dialog.deleteLater()
        setup = dialog.setup()
        before = window.keeper.sheet.setup
        if setup is None or setup == before:
            return
        renamed = [seat for seat, (old, new) in enumerate(zip(before.names, setup.names, strict=True)) if old != new]
        sheet = window.keeper.sheet
        if renamed and sheet.entries and sorted(setup.names) == sorted(before.names):
            self._ask_since_when(window, setup)
            return
        # The columns of a free sheet for which nothing is paid need not be persons.
        if renamed and sheet.entries and (setup.kind != FREE or any(sheet.accounts())):
            self._ask_who(window, setup, renamed)
        else:
            self._agree(window, setup)

    def _ask_who(self, window: SheetWindow, setup: SheetSetup, renamed: Sequence[int]) -> None:
        """Ask whether other names are for the same persons or for others, who then play on and inherit nothing."""
        before = window.keeper.sheet.setup
        changes = ", ".join(f"{before.names[seat]} → {setup.names[seat]}" for seat in renamed)
        words = self.tr(
            "{changes}: was the name misspelt, or is it somebody else? Whoever is somebody else begins with nothing;"
            " the past stays."
        ).format(changes=changes)
        ask(
            window.front,
            window.windowTitle(),
            words,
            (self.tr("Misspelt"), lambda: self._agree(window, setup)),
            (self.tr("Somebody else"), lambda: self._let_others_play(window, setup, renamed)),
        )

    def _ask_since_when(self, window: SheetWindow, setup: SheetSetup) -> None:
        """Ask whether persons change seats now, or have sat like that from the beginning."""
        words = self.tr("{names}: do they change seats now, or have they sat like that from the beginning?").format(
            names=joined(list(setup.names))
        )
        ask(
            window.front,
            window.windowTitle(),
            words,
            (self.tr("From now on"), lambda: self.ask_other_persons(window, setup.names)),
            (self.tr("From the beginning"), lambda: self._agree(window, setup)),
        )

    def _let_others_play(self, window: SheetWindow, setup: SheetSetup, renamed: Sequence[int]) -> None:
        """Let others play on in place of persons: on the same sheet where persons can come, else on a new one of the
        same evening.
        """
        sheet = window.keeper.sheet
        if setup != replace(sheet.setup, names=setup.names):
            self._agree(window, replace(setup, names=sheet.setup.names))
        if sheet.rules.room:
            self.ask_joining(window, setup.names[renamed[0]])
        else:
            self.ask_other_persons(window, setup.names)

    def _agree(self, window: SheetWindow, setup: SheetSetup) -> None:
        """Correct what is agreed on a sheet, with all that follows from it elsewhere."""
        before = window.keeper.sheet.setup
        window.agree(setup)
        if window.keeper.sheet.setup == setup:
            self._correct_last(lambda last: last.follow(before, setup))
            self._do(lambda: self._correct_cash(before, setup, window.keeper.number))

    def _correct_cash(self, before: SheetSetup, after: SheetSetup, number: int | None) -> None:
        """Let the cash book follow a sheet whose persons or evening have other names, unless another sheet of the
        evening still has the old ones.
        """
        evening = evening_key(before)
        kept = self._store.sheets(_ALL, evening=before.evening) if before.evening else []
        others = [one for one in kept if one.id != number]
        if before.evening != after.evening and not others:
            move_cash(self._store, evening, evening_key(after))
            evening, note = evening_key(after), note_on(self._store, before.evening)
            if before.evening and note and not note_on(self._store, after.evening):
                keep_note(self._store, after.evening, note)
                keep_note(self._store, before.evening, "")
        elsewhere = {name for one in others for name in one.names}
        renamed = {
            old: new for old, new in zip(before.names, after.names, strict=False) if old != new and old not in elsewhere
        }
        cash_on(self._store, evening, before.names).rename(renamed)

    def _correct_last(self, correct: Callable[[LastSheet], object]) -> None:
        """Let the next sheet be proposed as it is right by now."""
        try:
            last = LastSheet.from_json(self._store.get(_LAST))
            correct(last)
            self._store.put(_LAST, last.to_json())
        except CodedError as error:
            self._tell(error)

    def _front(self) -> QWidget:
        """Return the active window of a sheet; if none is active, the main window."""
        return next((window for window in self._windows if window.isActiveWindow()), self._window)

    def _begin(self, dialog: SetupDialog, result: int) -> None:
        self._setup = None
        dialog.deleteLater()
        setup = dialog.setup()
        if result != QDialog.DialogCode.Accepted or setup is None:
            return
        try:
            self._store.put(_LAST, dialog.last_sheet().to_json())
            recall_names(self._store, setup.names)
        except CodedError as error:
            self._tell(error)
        try:
            keeper = SheetKeeper.begin(self._store, setup)
        except CodedError as error:
            self._tell(error)
            return
        self._show(keeper)

    def open_sheet(self, number: int) -> None:
        """Open a kept sheet, or bring its window to the front."""
        for window in self._windows:
            if window.keeper.number == number:
                window.raise_()
                window.activateWindow()
                return
        for closed in self._closed:
            if closed.number == number:
                # The database does not have all of it yet.
                self._closed.remove(closed)
                self._show(closed)
                return
        try:
            keeper = SheetKeeper(self._store, load_sheet(self._store, number), number)
            told = self._store.sheet_told(number)
            if "trashed" in told:
                self._store.put_into_trash(number, trashed=False)
        except CodedError as error:
            self._tell(error)
            return
        window = self._show(keeper)
        window.tell_of_before(told)
        self.take_in_played(window)

    def _show(self, keeper: SheetKeeper) -> SheetWindow:
        pictures = self._packs.of(_has_short_pack(keeper))
        window = SheetWindow(keeper, pictures, self._settings, self._window, self._ways)
        keeper.setParent(window)
        window.evening_wanted.connect(self.show_evening)
        window.correction_wanted.connect(self.ask_correction)
        window.joining_wanted.connect(self.ask_joining)
        window.others_wanted.connect(self.ask_other_persons)
        window.new_wanted.connect(self.ask_new_sheet)
        window.sheets_wanted.connect(self.show_sheets)
        window.played_wanted.connect(self.take_in_played)
        window.finished_with.connect(self._forget)
        window.unsaved.again_wanted.connect(self._unsaved.try_again)
        if keeper not in self._kept:
            self._kept.append(keeper)
            keeper.kept_or_not.connect(self._unsaved.follow)
            keeper.kept_or_not.connect(self._let_go, Qt.ConnectionType.QueuedConnection)
            self._unsaved.watch(keeper)
        self._unsaved.take_up(keeper)
        window.may_close = self._may_close
        window.unsaved.show_error(self._unsaved.error)
        self._windows.append(window)
        window.show()
        window.activateWindow()
        return window

    def _may_close(self, window: SheetWindow) -> bool:
        return self._farewell.may_close(
            window,
            window.keeper,
            self.tr("This score sheet is not saved. {reason} Unless it is saved before the program ends, it is lost."),
            window.exports.ask_json_first,
            is_last=not self._window.isVisible() and self._windows == [window],
        )

    def show_evening(self, window: SheetWindow) -> None:
        """Show the account of the evening that the sheet of ``window`` belongs to."""
        here = window.keeper.sheet
        evening = here.setup.evening
        sheets = [here]
        if evening:
            opened = {one.keeper.number: one.keeper.sheet for one in self._windows}
            try:
                kept = self._store.sheets(evening=evening)
                sheets = [opened.get(one.id) or load_sheet(self._store, one.id) for one in reversed(kept)] or sheets
            except CodedError as error:
                self._tell(error)
        book = cash_on(self._store, evening_key(here.setup), here.setup.names)
        dialog = EveningDialog(evening, sheets, window.front, book, note_on(self._store, evening))
        dialog.note_changed.connect(lambda note: self._keep_note(evening, note))
        self._open(dialog)

    def _keep_note(self, evening: str, note: str) -> None:
        try:
            keep_note(self._store, evening, note)
        except CodedError as error:
            self._tell(error)

    def show_sheets(self) -> None:
        """List the sheets of past evenings."""
        dialog = SheetsDialog(self._front())
        dialog.search_wanted.connect(lambda words: self._fill(dialog, words))
        dialog.open_wanted.connect(self.open_sheet)
        dialog.new_wanted.connect(self.ask_new_sheet)
        for signal in (dialog.open_wanted, dialog.new_wanted):
            signal.connect(dialog.close)
        dialog.trash_wanted.connect(lambda sheets: self._throw_away(dialog, sheets))
        dialog.forget_wanted.connect(lambda name: self._forget_person(dialog, name))
        dialog.restore_wanted.connect(lambda thrown_away: self._restore(dialog, thrown_away))
        dialog.delete_wanted.connect(lambda summary: self._ask_delete(dialog, summary))
        dialog.one_wanted.connect(lambda wrong, right: self._make_one(dialog, wrong, right))
        dialog.person_wanted.connect(lambda name, kind: self._show_person(dialog, name, kind))
        dialog.import_wanted.connect(lambda: self._ask_import(dialog))
        dialog.table_wanted.connect(lambda words: self._save_table(dialog, words))
        self._sheets = dialog
        self._fill(dialog, "")
        self._open(dialog)

    def _show_person(self, dialog: SheetsDialog, name: str, kind: str) -> None:
        """Tell in full how a person has fared."""
        sheets = []
        try:
            kept = [one for one in self._store.sheets(limit=_ALL) if one.kind == kind and name in one.names]
            for one in sorted(kept, key=lambda one: one.id):
                try:
                    sheets.append(load_sheet(self._store, one.id))
                except CodedError as error:
                    # One that cannot be read must not hide the others.
                    self._tell(error)
        except CodedError as error:
            self._tell(error)
            return
        self._open(PersonDialog(name, kind, sheet_statistics(sheets, name, words_for(kind).feats), dialog))

    def _make_one(self, dialog: SheetsDialog, wrong: str, right: str) -> None:
        """Change a person's name on all sheets, and tell on how many that was done."""
        opened = {window.keeper.number: window for window in self._windows}

        def keeper_of(number: int) -> SheetKeeper | None:
            window = opened.get(number)
            return None if window is None else window.keeper

        try:
            done, left = make_one(self._store, wrong, right, keeper_of)
        except CodedError as error:
            self._tell(error)
            return
        self._correct_last(lambda last: last.rename(wrong, right))
        self._do(lambda: rename_everywhere(self._store, wrong, right))
        for window in self._windows:
            window.retranslate()
        self._fill(dialog, dialog.search.text())
        words = self.tr("%n score sheet(s) corrected.", "", done)
        if left:
            words += " " + self.tr("%n could not be corrected: both names stand on it.", "", left)
        dialog.tell(words)

    def take_in_played(self, window: SheetWindow) -> int:
        """Add to the sheet of ``window`` the deals that its persons have played on the screen under its rules since it
        was begun, but none that was ever on it. Return the number of deals added.
        """
        taken = 0
        try:
            for entry, position in list(played_deals(self._store, window.keeper.sheet)):
                if position is None:
                    window.keeper.add(entry)
                else:
                    window.keeper.replace(position, entry)
                taken += 1
        except CodedError as error:
            self._tell(error)
        return taken

    def follow_played(self) -> None:
        """Add a deal that has been played on the screen to the open sheets of its persons."""
        for window in self._windows:
            self.take_in_played(window)

    def import_sheet(self, path: str) -> bool:
        """Open the sheet of a file, and return whether it could be read. If the file comes from a kept sheet, that
        sheet is opened and gets what the file has in addition; otherwise a new sheet is made. If the file is not valid,
        tell why and change nothing.
        """
        error = self._read(path)
        if error is not None:
            self._tell(error)
        return error is None

    def _read(self, path: str) -> CodedError | None:
        try:
            sheet = read_json(path)
        except CodedError as error:
            return error
        try:
            known = known_sheet(self._store, sheet)
        except CodedError:
            # The database is out of reach: the sheet of the file is kept as soon as it is there again.
            known = None
        if known is None:
            self._show(SheetKeeper(self._store, sheet)).tell_of_before({})
            return None
        self.open_sheet(known.number)
        for window in self._windows:
            if window.keeper.number == known.number:
                if known.further:
                    window.keeper.go_on(known.further)
                    window.retranslate()
                window.tell(self.tr("This score sheet is the one that was kept already."))
        return None

    def _read_for(self, dialog: SheetsDialog, path: str) -> None:
        """Read the file that was chosen in ``dialog``; if that fails, the dialog says why."""
        error = self._read(path)
        if error is None:
            dialog.close()
        else:
            dialog.tell(self.tr("This file cannot be read. {reason}").format(reason=entry_reason(error)))

    def _ask_import(self, dialog: SheetsDialog) -> None:
        asking = file_dialog(dialog, self.tr("Read a score sheet"), self.tr("Score sheets (*.cardtable *.json)"))
        asking.setFileMode(QFileDialog.FileMode.ExistingFile)
        asking.fileSelected.connect(lambda path: self._read_for(dialog, path))
        self._open(asking)

    def _throw_away(self, dialog: SheetsDialog, sheets: Sequence[SheetSummary]) -> None:
        """Put sheets into the trash, and tell it; one whose window stays open, because it is not saved, is left."""
        done = []
        for summary in sheets:
            for window in [one for one in self._windows if one.keeper.number == summary.id]:
                window.close()
            if any(keeper.number == summary.id for keeper in self._kept):
                continue
            try:
                self._store.put_into_trash(summary.id)
                done.append(summary)
            except CodedError as error:
                self._tell(error)
        self._fill(dialog, dialog.search.text())
        if len(done) == 1:
            dialog.tell(self.tr("{sheet} is in the trash now.").format(sheet=sheet_words(done[0])))
        elif done:
            dialog.tell(self.tr("%n score sheet(s) are in the trash now.", "", len(done)))

    def _forget_person(self, dialog: SheetsDialog, name: str) -> None:
        """Put the name of a person into the trash."""
        self._do(lambda: forget_name(self._store, name))
        self._fill(dialog, dialog.search.text())
        dialog.tell(self.tr("{name} is in the trash now, but stays on all score sheets.").format(name=name))

    def _restore(self, dialog: SheetsDialog, thrown_away: SheetSummary | str) -> None:
        """Take a sheet or a name out of the trash."""
        if isinstance(thrown_away, str):
            self._do(lambda: recall_names(self._store, [thrown_away]))
        else:
            self._do(lambda: self._store.put_into_trash(thrown_away.id, trashed=False))
        self._fill(dialog, dialog.search.text())
        what = thrown_away if isinstance(thrown_away, str) else sheet_words(thrown_away)
        dialog.tell(self.tr("{object} is back.").format(object=what))

    def _ask_delete(self, dialog: SheetsDialog, summary: SheetSummary) -> None:
        words = self.tr("Delete {sheet} with all its changes for good?").format(sheet=sheet_words(summary))
        asking = question_box(dialog, self.tr("Score sheets"), words)
        asking.setIcon(QMessageBox.Icon.NoIcon)
        delete = asking.addButton(self.tr("Delete for good"), QMessageBox.ButtonRole.DestructiveRole)
        cancel = asking.addButton(QMessageBox.StandardButton.Cancel)
        cancel.setIcon(QIcon())
        asking.setDefaultButton(cancel)
        delete.clicked.connect(lambda: self._delete(dialog, summary.id))
        self._open(asking)

    def _delete(self, dialog: SheetsDialog, number: int) -> None:
        self._do(lambda: self._store.delete_sheet(number))
        # Another sheet may get its number.
        keep_draft(self._store, number, None)
        self._fill(dialog, dialog.search.text())

    def _do(self, step: Callable[[], None]) -> None:
        """Do something with the database, and tell the reason if it fails."""
        try:
            step()
        except CodedError as error:
            self._tell(error)

    def _fill(self, dialog: SheetsDialog, words: str) -> None:
        def fetch(after: int | None) -> Sequence[SheetSummary]:
            try:
                return self._found(words, _PAGE, after)
            except CodedError as error:
                if after is None:
                    raise
                self._tell(error)
                return ()

        try:
            trashed = [self._sound(one) for one in self._store.sheets(limit=_ALL, trashed=True)]
            dialog.set_sheets(fetch, self._known_persons, [*trashed, *forgotten_names(self._store)])
        except CodedError as error:
            self._tell(error)

    def _known_persons(self) -> KnownPersons:
        """Return the records of all persons who are not in the trash, and on how many sheets each name stands."""
        try:
            sheets = [self._sound(one) for one in self._store.sheets(limit=_ALL)]
            forgotten = set(forgotten_names(self._store))
            records = [one for one in person_records(sheets, self._store.player_results()) if one.name not in forgotten]
        except CodedError as error:
            self._tell(error)
            return KnownPersons()
        named = Counter(name for one in sheets if one.kind != FREE for name in set(one.names))
        named.update({one.name: 0 for one in records if one.matches})
        return KnownPersons(tuple(records), named)

    def _found(self, words: str, limit: int, after: int | None = None) -> list[SheetSummary]:
        """Return up to ``limit`` sheets that the search for ``words`` finds, those behind the sheet ``after`` if it is
        given. Raises ``CodedError``.
        """
        titles = {kind: kind_name(kind) for kind in offered_kinds()}
        return [self._sound(one) for one in self._store.sheets(limit, words, titles=titles, after=after)]

    def _save_table(self, dialog: SheetsDialog, words: str) -> None:
        """Save what everybody has come to on all sheets that the search for ``words`` finds."""
        self._do(lambda: ask_series(self._found(words, _ALL), dialog.tell, dialog))

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

    def _open(self, dialog: QWidget) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.show()

    def _forget(self, window: SheetWindow) -> None:
        if window in self._windows:
            self._windows.remove(window)
            keeper = window.keeper
            # The window is gone before its sheet is, should that not be saved yet.
            keeper.setParent(self)
            self._closed.append(keeper)
            window.deleteLater()
            self._let_go()

    def _let_go(self) -> None:
        """Release the sheets that are closed and saved."""
        for keeper in [one for one in self._closed if one.is_kept]:
            self._closed.remove(keeper)
            self._kept.remove(keeper)
            self._unsaved.dismiss(keeper)
            keeper.deleteLater()

    def _show_unsaved(self) -> None:
        for window in self._windows:
            window.unsaved.show_error(self._unsaved.error)

    def _tell(self, error: CodedError) -> None:
        self._ways.tell(entry_reason(error))

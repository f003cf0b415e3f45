"""All open score sheets, and the way to new and to past ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QDialog, QWidget

from cardtable.app.scorekeeper.cash import cash_on, evening_key
from cardtable.app.scorekeeper.forgotten import forgotten_names, recall_names
from cardtable.app.scorekeeper.keeper import SheetKeeper, load_sheet
from cardtable.app.scorekeeper.last_sheet import LastSheet, last_of
from cardtable.app.scorekeeper.notes import keep_note, note_on
from cardtable.app.scorekeeper.own_games import OwnGames
from cardtable.app.scorekeeper.played import played_deals
from cardtable.app.settings import Settings
from cardtable.app.unsaved import Unsaved
from cardtable.core.errors import CodedError
from cardtable.core.sheets import FREE
from cardtable.games.entry import MOST_COLUMNS
from cardtable.games.registry import family_of
from cardtable.session.scorebook.own_games import LARGEST_GAME, GameTemplate, template_from_text
from cardtable.store.files import read_document
from cardtable.store.store import Store
from cardtable.ui.cards.packs import Packs
from cardtable.ui.dialogs.farewell import Farewell
from cardtable.ui.game_views.game_view import game_view_of
from cardtable.ui.look.ways import NO_WAYS, Ways
from cardtable.ui.scorekeeper.arriving_sheets import ArrivingSheets
from cardtable.ui.scorekeeper.asking import show_over
from cardtable.ui.scorekeeper.evening_dialog import EveningDialog
from cardtable.ui.scorekeeper.going_on import GoingOn
from cardtable.ui.scorekeeper.joining_dialog import JoiningDialog
from cardtable.ui.scorekeeper.past_sheets import PastSheets
from cardtable.ui.scorekeeper.setup_corrections import SetupCorrections
from cardtable.ui.scorekeeper.setup_dialog import SetupDialog
from cardtable.ui.scorekeeper.sheets_dialog import SheetsDialog
from cardtable.ui.scorekeeper.window import SheetWindow
from cardtable.words.entries import entry_reason
from cardtable.words.families import words_for

_LAST = "score_sheet"


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
        self._past = PastSheets(store, self, self)
        self._corrections = SetupCorrections(store, self)
        self._arriving = ArrivingSheets(store, self)
        self._going_on = GoingOn(store, self)

    @property
    def windows(self) -> Sequence[SheetWindow]:
        """The sheets that are open."""
        return self._windows

    @property
    def keepers(self) -> Sequence[SheetKeeper]:
        """The sheets of all open windows, and those of closed windows that are not saved yet."""
        return self._kept

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

    def ask_new_sheet(self, game: GameTemplate | None = None) -> None:
        """Ask for the game, the rules and the persons of a new sheet, and open it; ``game`` is chosen at first."""
        try:
            last = self.last()
            names = self.names()
            evenings, house = self._store.evenings(), self._store.favourites()
        except CodedError as error:
            self.tell(error)
            last, names, evenings, house = LastSheet(), [], [], []
        dialog = self._setup = SetupDialog(
            last, names, evenings, self.front(), games=OwnGames(self._store), house=house
        )
        if game is not None:
            dialog.choose_game(game)
        dialog.finished.connect(lambda result: self.begin(dialog, result))
        show_over(dialog)

    def take_game(self, path: Path) -> bool:
        """Ask for a new sheet for the game of one's own in a file. It is kept unless there is another of its name.
        Returns True; raises ``CodedError`` if the file cannot be read.
        """
        game, games = template_from_text(read_document(path, LARGEST_GAME)), OwnGames(self._store)
        if game.game.name not in {one.game.name for one in games.all()}:
            games.keep(game)
        self.ask_new_sheet(game)
        return True

    def ask_other_persons(self, window: SheetWindow, names: Sequence[str] = ()) -> None:
        """Ask which persons go on playing, as ``GoingOn.ask`` does."""
        self._setup = self._going_on.ask(window, names)

    def ask_joining(self, window: SheetWindow, name: str = "") -> None:
        """Ask for persons who join or leave on the sheet of ``window``; ``name`` is proposed for a new person."""
        keeper = window.keeper
        dialog = JoiningDialog(keeper, self.names(), window.front)
        dialog.propose(name)

        def do(step: Callable[[], None]) -> None:
            try:
                step()
            except CodedError as error:
                dialog.tell(entry_reason(error, words_for(keeper.sheet.setup.kind)))

        dialog.joined.connect(lambda name, points, after: do(lambda: keeper.come(name, points, after)))
        dialog.joined.connect(lambda name: self.do(lambda: recall_names(self._store, [name])))
        dialog.left.connect(lambda seat: do(lambda: keeper.go(seat)))
        show_over(dialog)

    def names(self) -> list[str]:
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
            self.tell(error)
            return []

    def ask_correction(self, window: SheetWindow) -> None:
        """Ask for corrections of the game, the rules and the persons of the sheet of ``window``, which count from its
        beginning.
        """
        setup = window.keeper.sheet.setup
        try:
            names, evenings = self.names(), self._store.evenings()
        except CodedError as error:
            self.tell(error)
            names, evenings = [], []
        dialog = self._setup = SetupDialog(
            last_of(setup), names, evenings, window.front, window.keeper.sheet, games=OwnGames(self._store)
        )
        dialog.finished.connect(lambda _: self._corrected(dialog, window))
        show_over(dialog)

    def _corrected(self, dialog: SetupDialog, window: SheetWindow) -> None:
        self._setup = None
        dialog.deleteLater()
        setup = dialog.setup()
        if setup is not None:
            self._corrections.correct(window, setup)

    def last(self) -> LastSheet:
        """Return the choices for the last sheet. Raises ``CodedError``."""
        return LastSheet.from_json(self._store.get(_LAST))

    def correct_last(self, correct: Callable[[LastSheet], object]) -> None:
        """Let the next sheet be proposed as it is right by now."""
        try:
            last = self.last()
            correct(last)
            self._store.put(_LAST, last.to_json())
        except CodedError as error:
            self.tell(error)

    def front(self) -> QWidget:
        """Return the active window of a sheet; if none is active, the main window."""
        return next((window for window in self._windows if window.isActiveWindow()), self._window)

    def begin(self, dialog: SetupDialog, result: int) -> SheetWindow | None:
        """Begin the sheet that ``dialog`` has asked for, and return its window; None if it was not accepted."""
        self._setup = None
        dialog.deleteLater()
        setup = dialog.setup()
        if result != QDialog.DialogCode.Accepted or setup is None:
            return None
        try:
            self._store.put(_LAST, dialog.last_sheet().to_json())
            recall_names(self._store, setup.names)
        except CodedError as error:
            self.tell(error)
        try:
            keeper = SheetKeeper.begin(self._store, setup)
        except CodedError as error:
            self.tell(error)
            return None
        return self.show_keeper(keeper)

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
                self.show_keeper(closed)
                return
        try:
            keeper = SheetKeeper(self._store, load_sheet(self._store, number), number)
            told = self._store.sheet_told(number)
            if "trashed" in told:
                self._store.put_into_trash(number, trashed=False)
        except CodedError as error:
            self.tell(error)
            return
        window = self.show_keeper(keeper)
        window.tell_of_before(told)
        self.take_in_played(window)

    def show_keeper(self, keeper: SheetKeeper) -> SheetWindow:
        """Open a window for the sheet of ``keeper``."""
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
            self.tr(
                "This score sheet is not saved. {reason} Unless it is saved before the program ends, it will be lost."
            ),
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
                self.tell(error)
        book = cash_on(self._store, evening_key(here.setup), here.setup.names)
        dialog = EveningDialog(evening, sheets, window.front, book, note_on(self._store, evening))
        dialog.note_changed.connect(lambda note: self._keep_note(evening, note))
        show_over(dialog)

    def _keep_note(self, evening: str, note: str) -> None:
        try:
            keep_note(self._store, evening, note)
        except CodedError as error:
            self.tell(error)

    def show_sheets(self) -> None:
        """List the sheets of past evenings."""
        self._sheets = self._past.show()

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
            self.tell(error)
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
        error = self._arriving.read(path)
        if error is not None:
            self.tell(error)
        return error is None

    def ask_import(self, dialog: SheetsDialog) -> None:
        """Ask in ``dialog`` for the file of a sheet, and open it."""
        self._arriving.ask(dialog)

    def do(self, step: Callable[[], None]) -> bool:
        """Do something with the database, and tell the reason if it fails. Returns whether it is done."""
        try:
            step()
        except CodedError as error:
            self.tell(error)
            return False
        return True

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

    def tell(self, error: CodedError) -> None:
        self._ways.tell(entry_reason(error))

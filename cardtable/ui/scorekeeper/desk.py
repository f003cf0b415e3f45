"""All open score sheets, and the way to new and to past ones."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from cardtable.core.errors import CodedError
from cardtable.store.store import Store
from cardtable.ui.cards.faces import CardFaces
from cardtable.ui.scorekeeper.keeper import SheetKeeper, load_sheet
from cardtable.ui.scorekeeper.setup_dialog import LastSheet, SetupDialog
from cardtable.ui.scorekeeper.window import SheetWindow
from cardtable.ui.settings import Settings
from cardtable.ui.text.entries import entry_reason

_LAST = "score_sheet"


class SheetDesk(QObject):
    """Opens windows of score sheets over ``window`` and remembers what was chosen."""

    notice = Signal(str)
    counting_changed = Signal(str)

    def __init__(self, store: Store, faces: CardFaces, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._store = store
        self._faces = faces
        self._settings = settings
        self._window = window
        self._windows: list[SheetWindow] = []
        self._setup: SetupDialog | None = None

    @property
    def windows(self) -> Sequence[SheetWindow]:
        """The sheets that are open."""
        return self._windows

    @property
    def setup_dialog(self) -> SetupDialog | None:
        """The dialog for a new sheet, while it is open."""
        return self._setup

    def set_settings(self, settings: Settings) -> None:
        """Let all windows look as ``settings`` say."""
        self._settings = settings
        for window in self._windows:
            window.set_settings(settings)

    def ask_new_sheet(self) -> None:
        """Ask what a new sheet is kept by, and open it."""
        try:
            last = LastSheet.from_json(self._store.get(_LAST))
            names = self._store.remembered_names()
            evenings = list(dict.fromkeys(one.evening for one in self._store.sheets(40) if one.evening))
        except CodedError as error:
            self._tell(error)
            last, names, evenings = LastSheet(), [], []
        dialog = self._setup = SetupDialog(last, names, evenings, self._window)
        dialog.finished.connect(lambda result: self._begin(dialog, result))
        dialog.open()

    def _begin(self, dialog: SetupDialog, result: int) -> None:
        self._setup = None
        dialog.deleteLater()
        setup = dialog.setup()
        if result != QDialog.DialogCode.Accepted or setup is None:
            return
        try:
            self._store.put(_LAST, dialog.last_sheet().to_json())
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
        try:
            keeper = SheetKeeper(self._store, load_sheet(self._store, number), number)
        except CodedError as error:
            self._tell(error)
            return
        self._show(keeper)

    def _show(self, keeper: SheetKeeper) -> SheetWindow:
        window = SheetWindow(keeper, self._faces, self._settings, self._window)
        keeper.setParent(window)
        window.notice.connect(self.notice)
        window.counting_changed.connect(self.counting_changed)
        window.finished_with.connect(self._forget)
        self._windows.append(window)
        window.show()
        window.activateWindow()
        return window

    def _forget(self, window: SheetWindow) -> None:
        if window in self._windows:
            self._windows.remove(window)
            window.deleteLater()

    def _tell(self, error: CodedError) -> None:
        self.notice.emit(entry_reason(error))

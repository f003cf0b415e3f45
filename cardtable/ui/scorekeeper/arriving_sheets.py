"""Score sheets that arrive as files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog

from cardtable.app.scorekeeper.keeper import SheetKeeper
from cardtable.app.scorekeeper.known import known_sheet
from cardtable.core.errors import CodedError
from cardtable.store.store import Store
from cardtable.ui.look.file_dialogs import file_dialog
from cardtable.ui.scorekeeper.asking import show_over
from cardtable.ui.scorekeeper.files import read_json
from cardtable.ui.scorekeeper.sheets_dialog import SheetsDialog
from cardtable.ui.scorekeeper.window import SheetWindow
from cardtable.words.entries import entry_reason


class ArrivalDesk(Protocol):
    """What arriving sheets ask of the desk on which they are to lie."""

    @property
    def windows(self) -> Sequence[SheetWindow]: ...

    def open_sheet(self, number: int, /) -> None: ...

    def show_keeper(self, keeper: SheetKeeper, /) -> SheetWindow: ...


class ArrivingSheets:
    """Reads files of sheets and lays them on a ``desk``, where those that ``store`` keeps already go on."""

    def __init__(self, store: Store, desk: ArrivalDesk) -> None:
        self._store, self._desk = store, desk

    def read(self, path: str) -> CodedError | None:
        """Open the sheet of a file; return what is wrong with the file, None if it could be read."""
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
            self._desk.show_keeper(SheetKeeper(self._store, sheet)).tell_of_before({})
            return None
        self._desk.open_sheet(known.number)
        for window in self._desk.windows:
            if window.keeper.number == known.number:
                if known.further:
                    window.keeper.go_on(known.further)
                    window.retranslate()
                window.tell(QCoreApplication.translate("SheetDesk", "You already have this score sheet."))
        return None

    def _read_for(self, dialog: SheetsDialog, path: str) -> None:
        """Read the file that was chosen in ``dialog``; if that fails, the dialog says why."""
        error = self.read(path)
        if error is None:
            dialog.close()
        else:
            dialog.tell(
                QCoreApplication.translate("SheetDesk", "This file cannot be read. {reason}").format(
                    reason=entry_reason(error)
                )
            )

    def ask(self, dialog: SheetsDialog) -> None:
        """Ask in ``dialog`` for a file, and open its sheet."""
        asking = file_dialog(
            dialog,
            QCoreApplication.translate("SheetDesk", "Open a score sheet"),
            QCoreApplication.translate("SheetDesk", "Score sheets (*.cardtable *.json)"),
        )
        asking.setFileMode(QFileDialog.FileMode.ExistingFile)
        asking.fileSelected.connect(lambda path: self._read_for(dialog, path))
        show_over(asking)

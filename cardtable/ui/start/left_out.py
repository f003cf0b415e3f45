"""The notice after a failed start: what this start leaves out, and what can be done about it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from cardtable.core.errors import CodedError
from cardtable.store import backups
from cardtable.store.aside import copy_whole
from cardtable.store.starting import NO_DATABASE, PLAIN
from cardtable.ui.dialogs.question import ask
from cardtable.ui.look.bars import NoticeBar
from cardtable.ui.look.file_dialogs import file_dialog
from cardtable.words.errors import error_sentence
from cardtable.words.moments import day_words


class LeftOut(QObject):
    """Shows in the ``notices`` of ``window`` what is left out on ``rung``.

    ``save`` asks for a file and saves all data there. ``database`` is the path of the database; None if there is none.
    ``kept`` says that later starts stay on this rung.
    """

    again_wanted = Signal()
    """Asks to start the program as usual."""
    backup_wanted = Signal(object)
    """The path of the copy that should replace the database; None for a new, empty one."""

    def __init__(
        self,
        window: QWidget,
        notices: NoticeBar,
        save: Callable[[], object],
        database: Path | None,
        rung: int,
        kept: bool = False,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._notices = notices
        self._save = save
        self._database = database
        self._rung = rung
        self._kept = kept

    def tell(self) -> None:
        """Show the notice, with a button for each thing that can be done."""
        answers: list[tuple[str, Callable[[], object]]] = []
        if self._rung < NO_DATABASE:
            answers.append((self.tr("Save everything…"), self._save))
        elif self._database is not None:
            answers.append((self.tr("Copy the saved games…"), self._ask_copy))
        newest = next(backups.sound(self._database), None) if self._database is not None else None
        if newest is not None:
            day = day_words(newest.day.isoformat())
            answers.append(
                (self.tr("Restore the backup of {day}…").format(day=day), lambda: self._ask(newest.path, day))
            )
        if self._rung == NO_DATABASE and self._database is not None:
            answers.append((self.tr("Start afresh…"), lambda: self._ask(None, "")))
        answers.append((self.tr("Start normally"), self.again_wanted.emit))
        words = [self._words()]
        if self._kept:
            usual = self.tr("Start normally")
            words.append(
                self.tr("The program will keep starting like this until you choose “{button}”.").format(button=usual)
            )
        self._notices.tell(" ".join(words), answers)

    def _words(self) -> str:
        if self._rung == NO_DATABASE:
            return self.tr(
                "The last normal start failed before the window appeared. This time the saved games "
                "stay closed and untouched. Nothing you play will be kept, and the window is in "
                "English."
            )
        if self._rung == PLAIN:
            return self.tr(
                "The last normal start failed before the window appeared. This time no match has been opened. The "
                "window is in English and looks as it did the very first time."
            )
        return self.tr(
            "The last normal start failed before the window appeared. This time the program starts "
            "here, and no match has been opened."
        )

    def _ask(self, backup: Path | None, day: str) -> None:
        words = (
            self.tr(
                "The backup of {day} will replace the saved games, which will be kept under another name. Continue?"
            ).format(day=day)
            if backup is not None
            else self.tr(
                "The saved games will be kept under another name, and the program will start without any. Continue?"
            )
        )
        ask(self._window, "cardtable", words, lambda: self.backup_wanted.emit(backup))

    def _ask_copy(self) -> None:
        suffix = "sqlite3"
        asking = file_dialog(self._window, self.tr("Copy the saved games"), f"{self.tr('Saved games')} (*.{suffix})")
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asking.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        asking.setDefaultSuffix(suffix)
        asking.selectFile(f"cardtable-{date.today().isoformat()}.{suffix}")
        asking.fileSelected.connect(self.copy)
        asking.open()

    def copy(self, path: str) -> None:
        """Copy the database to ``path`` without opening it, and show whether that has worked."""
        assert self._database is not None
        try:
            copy_whole(self._database, Path(path))
        except CodedError as error:
            self._notices.tell(error_sentence(error), at_once=True)
            return
        self._notices.tell(self.tr("The saved games have been copied."), at_once=True)

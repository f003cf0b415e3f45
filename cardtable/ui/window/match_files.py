"""Asks for the files in which records of matches are saved, and from which they are opened."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from cardtable.core.errors import CodedError
from cardtable.core.record import SUFFIX, Record
from cardtable.core.sanitise import as_file_name, as_quoted
from cardtable.store.files import write_record
from cardtable.ui.look.file_dialogs import chosen_file, file_dialog
from cardtable.ui.window.workplace import Workplace
from cardtable.words.errors import error_sentence
from cardtable.words.families import variant_name


class MatchFiles(QObject):
    """Asks for files, and writes records into them."""

    def __init__(self, work: Workplace) -> None:
        super().__init__(work.dialogs)
        self._work = work

    def ask_open(self) -> Path | None:
        """Let a person choose the file of a record. Returns None if none was chosen."""
        words = self.tr("Records of matches (*.cardtable *.json);;All files (*)")
        dialog = file_dialog(self._work.dialogs.window, self.tr("Open a record"), words)
        dialog.setFileMode(dialog.FileMode.ExistingFile)
        return chosen_file(dialog)

    def ask_save(self) -> bool:
        """Let a person put the running match into a file, whether or not it is in the database. Returns whether it is
        there now.
        """
        session = self._work.controller.session
        return session is not None and self._ask(session.record())

    def ask_export(self, match: int) -> None:
        """Let a person put a kept match into a file."""
        try:
            record = self._work.store.load_match(match)
        except CodedError as error:
            self._work.ways.tell(error_sentence(error))
            return
        self._ask(record)

    def _ask(self, record: Record) -> bool:
        """Ask for a place for ``record`` and write it there. Returns whether that has been done."""
        dialog = file_dialog(
            self._work.dialogs.window, self.tr("Save the match"), self.tr("Records of matches (*.cardtable)")
        )
        dialog.setAcceptMode(dialog.AcceptMode.AcceptSave)
        # A name without an ending is completed before the dialog asks whether to overwrite.
        dialog.setDefaultSuffix(SUFFIX)
        names = [seat.name for seat in record.seats]
        name = as_file_name(variant_name(record.variant), names, record.made[:10])
        dialog.selectFile(name + SUFFIX)
        chosen = chosen_file(dialog)
        if chosen is None:
            return False
        try:
            write_record(record, chosen)
        except CodedError as error:
            self._work.ways.tell(error_sentence(error))
            return False
        self._work.ways.tell(self.tr("Saved as “{file}”.").format(file=as_quoted(chosen.name)))
        return True

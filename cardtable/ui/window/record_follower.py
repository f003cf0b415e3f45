"""Keeps the record beside the table up to date with the match, and tells screen readers its new entries."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from cardtable.app.controller import Controller
from cardtable.core.events import Event
from cardtable.ui.look.saying import announce
from cardtable.ui.models.record import RecordModel, record_entries
from cardtable.ui.table.view import TableView
from cardtable.words.family import FamilyWords
from cardtable.words.record import entry_sentence


class RecordFollower(QObject):
    """Adds the events of the match of ``controller`` to ``record``, and takes entries back when moves are undone."""

    def __init__(self, controller: Controller, record: RecordModel, table: TableView, parent: QObject) -> None:
        super().__init__(parent)
        self._running = controller.running
        self._record = record
        self._table = table
        controller.happened.connect(self._add)
        controller.rewound.connect(self._rewind)

    def name(self) -> None:
        """Give the record the names of the running match for its seats and sides, and its words."""
        self._record.set_names(*self._names())

    def _names(self) -> tuple[Sequence[str], Sequence[str], FamilyWords]:
        return self._running.names, self._running.sides, self._running.words

    def _add(self, events: list[Event]) -> None:
        self._record.add_events(events)
        names, sides, words = self._names()
        sentences = [entry_sentence(entry, names, sides, words) for entry in record_entries(events, words)]
        if sentences:
            announce(self._table, " ".join(sentences))

    def _rewind(self, events: list[Event]) -> None:
        self.name()
        self._record.set_events(events)

"""The table speaks as the game does that is played on it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cardtable.app.controller import Controller
from cardtable.core.state import Action
from cardtable.ui.table.offering import OfferWords
from cardtable.ui.table.view import TableView
from cardtable.words.errors import error_sentence


class TableWords(QObject):
    """Gives ``table`` the words of the partie that ``controller`` runs."""

    def __init__(self, controller: Controller, table: TableView, parent: QObject) -> None:
        super().__init__(parent)
        self._running = controller.running
        self._table = table
        table.describe_action = self._sentence
        table.describe_refusal = error_sentence
        controller.opened.connect(self._take_game)

    def _take_game(self) -> None:
        words = self._running.words
        self._table.offer_words = OfferWords(words.label, self._heading, words.is_seldom)

    def _heading(self, action: Action) -> str:
        session = self._running.session
        said = session.view(self._running.perspective).said if session is not None else ()
        return self._running.words.heading(action, self._running.names, said)

    def _sentence(self, action: Action) -> str:
        return self._running.words.sentence(action, self._running.labels(), self._running.names)

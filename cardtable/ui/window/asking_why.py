"""Asks a computer player for the reasons of its last move while the deal still goes on."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cardtable.app.controller import Controller, Mode
from cardtable.app.why import Motive, Why
from cardtable.ui.look.bars import PromptBar, ReadingBar
from cardtable.ui.look.saying import announce
from cardtable.ui.replay.motives import motive_sentences
from cardtable.ui.table.view import TableView
from cardtable.words.errors import code_sentence


class AskingWhy(QObject):
    """Shows the reasons for the last move of a computer player in the running deal. It first asks whether the person
    wants to hear them, because the reasons can reveal the computer player's cards.
    """

    def __init__(
        self,
        controller: Controller,
        table: TableView,
        prompt: PromptBar,
        reading: ReadingBar,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._table = table
        self._prompt = prompt
        self._reading = reading
        self._why: Why | None = None
        self._said = ""
        controller.changed.connect(self._follow)

    def ask(self) -> None:
        """Ask the person whether the reasons shall be told, and then the computer player."""
        self._prompt.ask(
            self.tr("The answer may give away what {name} holds.").format(name=self._name()),
            ((self.tr("Tell me why"), self._put), (self.tr("Wait until the deal is over"), self._prompt.clear)),
            way_back=self._prompt.clear,
        )

    def _follow(self) -> None:
        """Stop the answer and put the shown reasons away as soon as the person has decided: they belong to that
        decision.
        """
        if self._controller.mode is Mode.HUMAN or self._why is None:
            return
        self._why.stop()
        if self._said and self._reading.text == self._said:
            self._reading.put_away()
        self._said = ""

    def _name(self) -> str:
        running = self._controller.running
        return "" if running.session is None else running.names[running.session.last_computer]

    def _put(self) -> None:
        self._prompt.clear()
        session = self._controller.session
        if session is None or session.last_computer < 0:
            return
        if self._why is None:
            self._why = Why(None, self._controller.level_against, self)
            self._why.answered.connect(self._tell)
            self._why.failed.connect(lambda failure: self._say(code_sentence(failure.code, failure.params)))
        self._say(self.tr("Asking {name} …").format(name=self._name()))
        self._why.ask_now(session)

    def _tell(self, motive: Motive) -> None:
        running = self._controller.running
        if running.session is not None:
            self._say(" ".join(filter(None, motive_sentences(motive, running.words, running.names))))

    def _say(self, sentence: str) -> None:
        self._said = sentence
        self._reading.show_words(sentence)
        announce(self._table, sentence)

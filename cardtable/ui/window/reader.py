"""Reads out the state of the table by keys, for persons who cannot see it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cardtable.app.controller import Controller, Mode
from cardtable.core.record import HUMAN
from cardtable.ui.look.bars import ReadingBar
from cardtable.ui.look.saying import announce
from cardtable.ui.models.record import RecordModel
from cardtable.ui.table.view import TableView
from cardtable.ui.window.standing_teller import standing_shown
from cardtable.words.mark import translate
from cardtable.words.reading import choices_read, hand_read, private_read, table_read


class TableReader(QObject):
    """Describes what ``table`` shows of the match of ``controller``, in ``bar`` and to screen readers."""

    def __init__(
        self, controller: Controller, table: TableView, record: RecordModel, bar: ReadingBar, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._running = controller.running
        self._table = table
        self._record = record
        self._bar = bar
        table.showing.action_chosen.connect(lambda _: bar.put_away())
        controller.opened.connect(bar.put_away)

    def read(self, which: int) -> None:
        """Read out the hand, the table, the standing, the last moves or the possible moves: ``which`` is 0 to 4."""
        session = self._running.session
        if session is None or not session.dealt:
            return
        words = (self._hand, self._on_table, self._standing, self._last_moves, self._choices)[which]()
        # Pressing the key again hides the bar; screen readers say the words again all the same.
        self._bar.show_words("" if words == self._bar.text else words)
        announce(self._table, words)

    def _hand(self) -> str:
        scene = self._table.scene()
        if scene.cards.covered:
            return translate("Reading", "The cards are covered until the next player sits down.")
        session, seat = self._running.session, self._running.perspective
        assert session is not None
        told = (hand_read([item.card for item in scene.cards.own_hand()]), private_read(session.events(seat), seat))
        return " ".join(filter(None, told))

    def _on_table(self) -> str:
        view = self._table.scene().cards.seat_view
        return table_read(view, self._running.words, self._running.names, self._running.sides)

    def _standing(self) -> str:
        return standing_shown(self._table, self._running.sides)

    def _last_moves(self) -> str:
        told = self._record.sentences()[-1 - len(self._running.names) :]
        return " ".join(told)

    def _choices(self) -> str:
        session = self._running.session
        assert session is not None
        scene = self._table.scene()
        waits = self._controller.mode is Mode.HUMAN and not scene.cards.covered
        if not waits or session.between_deals or session.seats[session.actor()].player != HUMAN:
            return scene.furniture.banner.turn or translate("Reading", "You have no decision to make now.")
        return choices_read(session.legal(), self._running.words, self._running.labels(), self._running.names)

"""Gives the table the words of the game that is played on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.app.controller import Controller
from cardtable.app.keeping import Keeping
from cardtable.core.cards import Card
from cardtable.core.events import Announced, CardsMoved, DealBegan, Event, Movement
from cardtable.core.state import Action
from cardtable.store.store import Store
from cardtable.ui.table.choice import Choice
from cardtable.ui.table.choosing import ChoiceWords
from cardtable.ui.table.offering import OfferWords
from cardtable.ui.table.view import TableView
from cardtable.words.errors import error_sentence

if TYPE_CHECKING:
    from cardtable.ui.table.value_tag import ValueTags


class TableWords(QObject):
    """Gives ``table`` the words of the match of ``controller``, and what ``store`` and ``keeping`` tell of its
    opponents.
    """

    def __init__(
        self, controller: Controller, table: TableView, store: Store, keeping: Keeping, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._keeping = keeping
        self._running = controller.running
        self._table = table
        self._banner = table.scene().furniture.banner
        self._tags: ValueTags | None = None
        table.about = self._about
        table.gestures.refusals.describe = error_sentence
        controller.opened.connect(self._take_game)
        controller.changed.connect(self.tell_situation)
        table.showing.event_shown.connect(self._follow)

    def _take_game(self) -> None:
        words = self._running.words
        self._table.offering.words = OfferWords(words.label, self._heading, words.is_seldom, words.is_nothing)
        self._table.choosing.words = ChoiceWords(self._sentence, self._sign, words.deed, self._gain, self._reckon)
        if self._tags is None:
            from cardtable.ui.table.value_tag import ValueTags

            self._tags = ValueTags(self._table.gestures, self)
            self._tags.words = self._worth

    def _follow(self, event: Event) -> None:
        match event:
            case DealBegan() | CardsMoved(reason=Movement.TURNED) | Announced():
                self.tell_situation()

    def tell_situation(self) -> None:
        """Say where the match stands, and what each person is at the table, as far as the table has shown it."""
        view = self._table.scene().cards.seat_view
        self._banner.set_situation(self._running.situation(view))
        self._table.scene().furniture.set_parts(self._running.parts(view))

    def _about(self, seat: int) -> str:
        """Return words about former matches of the person at the bottom against the opponent on ``seat``, and about the
        strength of the companion; empty for a partner and if nothing is known.
        """
        from cardtable.app.judged import JudgedDeals
        from cardtable.ui.window.meetings import Meetings

        running, seating = self._running, self._table.scene().seating
        if running.session is None or seating.side_of(seat) == seating.side_of(running.perspective):
            return ""
        met = Meetings(self._store, running.names[running.perspective], JudgedDeals(self._keeping))
        return met.words(running.session.seats[seat], running.session.family.name)

    def _heading(self, action: Action) -> str:
        return self._running.words.heading(action, self._running.names, self._running.view.said)

    def _sentence(self, action: Action) -> str:
        return self._running.words.sentence(action, self._running.labels(), self._running.names)

    def _sign(self, action: Action) -> str:
        return self._running.words.sign(action, self._running.labels(), self._running.names)

    def _worth(self, card: Card, in_hand: bool) -> str:
        session = self._running.session
        return "" if session is None else self._running.words.worth(session.rule_set, card, in_hand=in_hand)

    def _gain(self, action: Action) -> str:
        session = self._running.session
        if session is None:
            return ""
        return self._running.words.gain(session.rule_set, self._running.view, action)

    def _reckon(self, choice: Choice) -> str:
        session, action = self._running.session, choice.move()
        if session is None:
            return ""
        return self._running.words.reckoning(
            session.rule_set,
            self._running.view,
            choice.card,
            choice.chosen,
            action,
            possible=action is not None or choice.possible(),
        )

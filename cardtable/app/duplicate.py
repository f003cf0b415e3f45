"""A deal played again with the same cards, with the strongest computer player instead of the person."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cardtable.ai.names import STRONGEST
from cardtable.ai.protocol import DECIDE, Failure, Reply
from cardtable.app.advice import LevelAgainst, level_to_ask, unknown_level
from cardtable.app.computer import ComputerClient
from cardtable.app.settings import Settings
from cardtable.core.errors import CodedError
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.session.session import Session
from cardtable.words.players import player_first_name


def can_be_played_again(match: Session) -> bool:
    """Return whether computer players can play the deals of ``match`` again: exactly one person sat there, and all
    others were computer players.
    """
    return sum(seat.player == HUMAN for seat in match.seats) == 1


class Duplicate(QObject):
    """Plays deal number ``deal`` of ``match`` again from its beginning, by computer players alone;
    ``can_be_played_again`` must be true. The child process is asked for one move after the other, so that the window
    does not wait.
    """

    moved = Signal(int)
    """How many moves have been made so far."""
    finished = Signal()
    """The deal is over, or there is a ``failure``."""

    def __init__(
        self,
        match: Session,
        deal: int,
        client: ComputerClient | None = None,
        level_against: LevelAgainst = unknown_level,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.deal = deal
        self.session = match.branch(deal, 0)
        strongest = STRONGEST
        self.seat = next(place for place, seat in enumerate(match.seats) if seat.player == HUMAN)
        seats = list(match.seats)
        seats[self.seat] = SeatEntry(player_first_name(strongest), strongest)
        self.session.seats = tuple(seats)
        self._match, self._level_against = match, level_against
        self.failure: Failure | None = None
        self._client = client or ComputerClient(parent=self)
        self._client.answered.connect(self._take)
        self._client.failed.connect(self._fail)

    def begin(self) -> None:
        """Ask for the first move; all others follow."""
        self._ask()

    def stop(self) -> None:
        """Stop playing and end the process."""
        self._client.stop()

    def _ask(self) -> None:
        session = self.session
        if session.between_deals:
            self._client.stop()
            self.finished.emit()
            return
        actor = session.actor()
        player = session.seats[actor].player
        seen = session.observe(actor)
        # The seed is the move, so that the same deal is played in the same way as far as the clock allows.
        moves = session.moves
        seconds = Settings().thinking_seconds
        # The level comes from the match, because in this copy of the deal no seat is a person's.
        level = level_to_ask(player, self._match, self._level_against)
        self._client.ask(
            DECIDE, player, session.rule_set, session.standing, seen, seconds, session.position, moves, level=level
        )

    def _take(self, token: int, reply: Reply) -> None:
        session = self.session
        if token != session.position or session.between_deals:
            return
        try:
            session.submit(session.actor(), session.family.parse_action(reply.action))
        except CodedError as error:
            self._fail(token, Failure.of(None, error))
            return
        self.moved.emit(session.moves)
        self._ask()

    def _fail(self, token: int, failure: Failure) -> None:
        if token == self.session.position:
            self.failure = failure
            self._client.stop()
            self.finished.emit()

"""Why a computer player made a move: it is asked again in the same position, and gives its reasons."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from cardtable.ai.protocol import HINT, Failure, Reason, Reply
from cardtable.app.advice import LevelAgainst, level_to_ask, unknown_level
from cardtable.app.computer import ComputerClient
from cardtable.app.review import SECONDS
from cardtable.core.errors import CodedError
from cardtable.core.record import HUMAN
from cardtable.core.state import Action
from cardtable.core.view import SeatView
from cardtable.session.session import Decided, Session


@dataclass(frozen=True, slots=True)
class Motive:
    """What ``seat`` did in the position that it saw as ``view``, and the reasons. ``rather`` is the action that it
    would choose now if that is a different one, otherwise None; ``instead`` are the reasons for that one.
    """

    seat: int
    action: Action
    view: SeatView
    reasons: tuple[Reason, ...]
    rather: Action | None = None
    instead: tuple[Reason, ...] = ()


class Why(QObject):
    """Asks about one move at a time; an answer to an older question is dropped."""

    answered = Signal(object)
    """Emitted with the ``Motive`` of the move."""
    failed = Signal(object)
    """Emitted with the ``Failure`` that came instead of an answer."""

    def __init__(
        self,
        client: ComputerClient | None = None,
        level_against: LevelAgainst = unknown_level,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._level_against = level_against
        self._client = client or ComputerClient(parent=self)
        self._client.answered.connect(self._take)
        self._client.failed.connect(self._fail)
        self._asked = 0
        self._about: tuple[Session, Decided] | None = None

    def ask(self, session: Session, deal: int, move: int) -> bool:
        """Ask about move number ``move`` of a deal that is over. Return False if that move was not a decision of a
        computer player.
        """
        self.stop()
        actions = session.finished(deal).actions
        if not 0 <= move < len(actions):
            return False
        state, events = session.state_after(deal, move)
        seat = state.actor()
        if seat < 0 or session.seats[seat].player == HUMAN:
            return False
        view = SeatView.fold(seat, [event.seen_by(seat) for event in events])
        self._put(session, Decided(seat, deal, move, state.observe(seat), view, actions[move]))
        return True

    def ask_now(self, session: Session) -> None:
        """Ask about the last decision of a computer player in the running deal. Raises ``IllegalAction`` if there is
        none.
        """
        self.stop()
        self._put(session, session.last_decision())

    def _put(self, session: Session, decision: Decided) -> None:
        self._asked += 1
        self._about = session, decision
        player = session.seats[decision.seat].player
        self._client.ask(
            HINT,
            player,
            session.rule_set,
            session.standing_before(decision.deal),
            decision.observation,
            SECONDS,
            self._asked,
            decision.move,
            str(decision.action),
            level_to_ask(player, session, self._level_against),
        )

    def stop(self) -> None:
        """Drop the question and end the process."""
        if self._about is not None:
            self._about = None
            self._client.stop()

    def _take(self, token: int, reply: Reply) -> None:
        if token != self._asked or self._about is None:
            return
        session, decision = self._about
        self.stop()
        found = {one.action: one for one in reply.considered}
        mine, best = found.get(str(decision.action)), found.get(reply.action)
        rather: Action | None = None
        instead: tuple[Reason, ...] = ()
        if best is not None and (mine is None or mine.value < best.value):
            with suppress(CodedError):
                rather, instead = session.family.parse_action(best.action), best.reasons
        reasons = mine.reasons if mine is not None else ()
        self.answered.emit(Motive(decision.seat, decision.action, decision.view, reasons, rather, instead))

    def _fail(self, token: int, failure: Failure) -> None:
        if token == self._asked and self._about is not None:
            self.stop()
            self.failed.emit(failure)

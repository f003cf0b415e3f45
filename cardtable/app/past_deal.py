"""A deal that is over, move by move, as one seat saw it or with all cards open."""

from __future__ import annotations

from functools import cache

from cardtable.app.game_hooks import HooksOf
from cardtable.app.running import RunningMatch
from cardtable.core.events import Event
from cardtable.core.state import Action
from cardtable.session.session import Session


class PastDeal:
    """Deal ``number`` of ``session``, counted from 0. Raises ``IllegalAction`` ``deal_is_running`` if it is not over.

    ``running`` answers questions about the match as it stood after that deal.
    """

    def __init__(self, session: Session, number: int, hooks_of: HooksOf) -> None:
        self.number = number
        self.actions: tuple[Action, ...] = session.finished(number).actions
        self.match = session
        self.running = RunningMatch(hooks_of)
        self.running.session = session.branch(number, len(self.actions))
        self._events = cache(lambda moves: tuple(session.state_after(number, moves)[1]))

    @property
    def moves(self) -> int:
        """How many moves were made in the deal."""
        return len(self.actions)

    def events(self, moves: int, *, opened: bool) -> list[Event]:
        """Return the events of the first ``moves`` moves, as the seat at the bottom saw them, or without secrets if
        ``opened``.
        """
        events = self._events(moves)
        return list(events) if opened else [event.seen_by(self.running.perspective) for event in events]

    def play_on(self, moves: int) -> Session:
        """Return another match that goes on from this deal as it stood after ``moves`` moves."""
        return self.match.branch(self.number, moves)

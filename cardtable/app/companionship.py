"""After each deal with the companion, the deals of the persons who play with her are judged, so that her strength can
follow theirs.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.ai.names import COMPANION
from cardtable.app.controller import Controller
from cardtable.app.game_hooks import HooksOf
from cardtable.core.errors import IllegalAction
from cardtable.session.session import Session

if TYPE_CHECKING:
    from cardtable.app.review import Review

_LATER = 600
"""Milliseconds of waiting, so that the result of the deal is shown first."""


class Companionship(QObject):
    """Judges each deal of ``controller`` when it is over, one seat after the other, in a separate process."""

    reviewed = Signal(object)
    """A ``Review`` that is complete."""

    def __init__(self, controller: Controller, hooks_of: HooksOf, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._hooks_of = hooks_of
        self._waiting: deque[tuple[Session, int, int]] = deque()
        self._review: Review | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._judge_next)

    def stop(self) -> None:
        """Stop judging."""
        self._later.stop()
        self._waiting.clear()
        self._part()

    def make_review(self, session: Session, deal: int, seat: int) -> Review:
        """Return the review that will judge the decisions of ``seat``."""
        from cardtable.app.review import Review

        return Review(session, deal, seat, self._hooks_of(session.family.name), parent=self)

    def follow(self) -> None:
        """Take the deal that is just over for judging, if the companion plays in the match."""
        session = self._controller.session
        if session is None or all(seat.player != COMPANION for seat in session.seats):
            return
        self._waiting.extend((session, session.dealt - 1, seat) for seat in self._controller.running.played_here)
        if self._review is None:
            self._later.start(_LATER)

    def _judge_next(self) -> None:
        self._part()
        if self._waiting:
            session, deal, seat = self._waiting.popleft()
            try:
                session.finished(deal)
            except IllegalAction:
                # The last move has been taken back meanwhile.
                self._judge_next()
                return
            self._review = review = self.make_review(session, deal, seat)
            review.finished.connect(self._finish)
            review.begin()

    def _finish(self) -> None:
        review = self._review
        if review is not None and review.failure is None:
            self.reviewed.emit(review)
        # Not from within what the review has just said.
        self._later.start(0)

    def _part(self) -> None:
        review, self._review = self._review, None
        if review is not None:
            review.stop()
            review.deleteLater()

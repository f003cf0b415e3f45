"""A match in which the only person here declares and counts alone: the program says afterwards where it differs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal

from cardtable.app.controller import Controller, Mode
from cardtable.core.own_count import CountQuestion, OwnAnswer, OwnTurn, WithOwnCount
from cardtable.session.session import Session

_Place: TypeAlias = tuple[int, int]
"""A moment of a match: the number of deals that have been dealt, and of the events of the last one."""


class OwnMatch(QObject):
    """Asks the person of any match on the table of ``controller``. On ``changed``, the window shows the ``question``,
    or what went ``otherwise`` once the deal is ``counted``.
    """

    changed = Signal()

    def __init__(self, controller: Controller, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._on = False
        self._turn = OwnTurn()
        self._coming: list[CountQuestion] = []
        self._given: OwnAnswer | None = None
        self._silent: int | None = None
        self._place: _Place = (0, 0)
        self._asked: set[_Place] = set()
        """The moments of this match at which everything has been asked."""
        self._mistakes: list[tuple[_Place, CountQuestion]] = []
        controller.asks_first = self._ask
        controller.opened.connect(self._open)
        controller.changed.connect(self._follow)

    @property
    def question(self) -> CountQuestion | None:
        """What is asked now; None if nothing is."""
        return self._coming[0] if self.asks and self._coming else None

    @property
    def asks(self) -> bool:
        """Whether the person is being asked, or told what went wrong."""
        return self._controller.mode is Mode.ASKED

    @property
    def counted(self) -> bool:
        """Whether everything has been asked after a deal, and the result is about to be shown."""
        return self.asks and not self._coming

    @property
    def holds(self) -> bool:
        """Whether the person has begun to declare or count in the running deal, so that no record may say what it
        comes to.
        """
        session = self._session
        if session is None or self._silent is None:
            return False
        return self.asks or any(deal == session.dealt for deal, _ in self._asked)

    @property
    def otherwise(self) -> Sequence[CountQuestion]:
        """The questions of this deal that were not answered rightly."""
        return [question for place, question in self._mistakes if place[0] == self._place[0]]

    def set_on(self, on: bool) -> None:
        """Set whether the person declares and counts alone, from the next decision on."""
        if on == self._on:
            return
        self._on = on
        if on:
            self._follow()
        else:
            self._leave_off()

    # What the person does

    def answer(self, answer: OwnAnswer | None) -> None:
        """Take an answer to the question; None says that the person does not know."""
        question = self.question
        if question is None:
            return
        self._given = answer
        if answer is None or answer not in question.right:
            self._mistakes.append((self._place, question))
        del self._coming[0]
        if self._coming:
            self.changed.emit()
        else:
            self._finish()

    def go_on(self) -> None:
        """Go on to the result of the deal."""
        if self.counted:
            self._asked.add(self._place)
            self._controller.go_on_asked()

    def _finish(self) -> None:
        session = self._session
        assert session is not None
        if session.between_deals:
            self.changed.emit()
            return
        self._asked.add(self._place)
        self._controller.go_on_asked(self._turn.action_for(self._given))

    # What is asked

    @property
    def _session(self) -> Session | None:
        """The match that is counted so; None if there is none."""
        session = self._controller.session
        if not self._on or session is None or self._controller.teaches:
            return None
        return session if self._side is not None and isinstance(session.family, WithOwnCount) else None

    @property
    def _side(self) -> int | None:
        return self._controller.running.own_side

    @property
    def _seat(self) -> int:
        return self._controller.running.humans[0]

    def _ask(self) -> bool:
        """Find out what is asked at this moment. Return whether anything is."""
        session, side = self._session, self._side
        if session is None or side is None:
            return False
        family = session.family
        assert isinstance(family, WithOwnCount)
        self._place = place = self._place_of(session)
        # What was taken back, or belongs to a deal that is played again, is asked anew.
        self._asked = {one for one in self._asked if one <= place}
        self._mistakes = [one for one in self._mistakes if one[0] <= place]
        self._turn, self._given = OwnTurn(), None
        if session.between_deals:
            lines = session.finished(session.dealt - 1).lines
            self._coming = [*family.own_deal(session.rule_set, lines, side)]
        else:
            self._turn = family.own_turn(session.observe(self._seat), session.legal())
            self._coming = [*self._turn.questions]
        if not self._coming or (place in self._asked and not self._turn.actions):
            self._coming = []
            return False
        self._mistakes = [one for one in self._mistakes if one[0] < place]
        return True

    # The table

    def _open(self) -> None:
        self._asked, self._mistakes, self._silent = set(), [], None
        self._silence()

    def _follow(self) -> None:
        self._silence()
        self.changed.emit()

    def _silence(self) -> None:
        """Have the table say and show nothing of what the person counts, until it has been counted."""
        session = self._session
        side = None if session is None or self._is_told(session) else self._side
        if side != self._silent:
            self._silent = side
            self._controller.count_silently(side)

    def _is_told(self, session: Session) -> bool:
        return session.between_deals and self._place_of(session) in self._asked

    def _place_of(self, session: Session) -> _Place:
        return session.dealt, len(session.events(self._seat))

    def _leave_off(self) -> None:
        asks = self.asks
        self._coming = []
        self._silence()
        if asks:
            self._controller.go_on_asked()
        self.changed.emit()

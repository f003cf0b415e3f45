"""How long to wait before actions that no person here decides; never which actions.

Where people play, the moment of a computer player's move is fixed when the player is asked. It depends on what
everybody has seen, on which player is asked and on the settings, but not on how long the computation took, because that
would tell something about the cards.

On a slow machine computations take longer than they should, and only they do: a player with only one legal move answers
at once. Therefore a late answer delays all later moves by as much, with or without a computation. This delay is reduced
again step by step, and more slowly each time it turns out to have been reduced too soon, so that only very few moves of
a whole evening can tell that there was a choice.
"""

from __future__ import annotations

import math
import time

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from cardtable.ai.names import UNTIMED

PAUSE_MILLISECONDS = 420
"""Time between two moves that no person here made, at the usual pace, so that the eye can follow."""

PAUSE_AFTER_WORDS = 900
"""Time between two moves if something has just been said, so that it can be read before the answer comes."""

PAUSE_AFTER_DEAL = 2600
"""Time after a deal of a match that is only watched, so that its last trick and its result can be seen."""

AT_ONCE = 0.2
"""The most seconds that a computer player gets for a decision if no pause is wanted, and always if it is one of
``UNTIMED``, for which more time changes nothing.
"""

ANSWER = 0.05
"""Seconds from the end of the thinking time until the answer is here."""

LATE = 0.02
"""Seconds by which an answer may miss its moment and still counts as in time."""

GRID = 0.25
"""An answer that was late is shown this many seconds after its moment, or twice as many, and so on."""

MOST_PUT_OFF = 2.0
"""The most seconds by which all moves are delayed. A longer delay is not a computation but some trouble."""

FIRST_LASTING, LONGEST_LASTING = 8, 512
"""How many answers in time must follow before the delay is reduced by one step; after each late answer it is twice as
many, up to the second number.
"""

WARM_MILLISECONDS = 300
"""Time after the beginning of a match at which the computer players' process is started, if it was not needed
before.
"""


class Pacing(QObject):
    """Owns the clocks of one table, and tells when each has run down."""

    move_due = Signal()
    """The move for which ``wait_for_move`` was called can be made now."""
    deal_seen = Signal()
    """The end of the deal has been visible long enough."""
    warm_due = Signal()
    """The computer players' process can be started now: the table has been painted."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pace = 1.0
        self._after_words = False
        self.hurry = False
        """Whether single moves need not be visible, only their result."""
        self.secret = True
        """Whether a person plays here, who must not be able to infer anything from the time that a move takes."""
        self._thought = self._seen = 0.0
        """When a computer player's time to think is over, and when the last move has been visible long enough for the
        next.
        """
        self._put_off = 0.0
        """Seconds by which all moves are delayed, because computer players need more time on this machine."""
        self._lasting, self._in_time = FIRST_LASTING, 0
        self._pause = QTimer(self)
        self._pause.setTimerType(Qt.TimerType.PreciseTimer)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self.move_due)
        self._linger = QTimer(self)
        self._linger.setSingleShot(True)
        self._linger.timeout.connect(self.deal_seen)
        # The computer players start beside the game, after the first painting of the table.
        self._warm = QTimer(self)
        self._warm.setSingleShot(True)
        self._warm.setInterval(WARM_MILLISECONDS)
        self._warm.timeout.connect(self.warm_due)

    @property
    def waiting(self) -> bool:
        """Whether a move is being delayed."""
        return self._pause.isActive()

    @property
    def lingering(self) -> bool:
        """Whether the end of a deal is being shown."""
        return self._linger.isActive()

    def set_pace(self, pace: float) -> None:
        """Set the factor for all pauses: 1 is usual, 0 is no pause."""
        self._pace = pace

    def hear_words(self) -> None:
        """Note that something has been said that people should read before the next move."""
        self._after_words = True

    def warm_up(self) -> None:
        """Let ``warm_due`` follow soon; called when a match begins."""
        self._warm.start()

    def time_to_think(self, player: str, seconds: float) -> float:
        """Return how many of the ``seconds`` that are set the computer player ``player`` gets for a decision."""
        return min(seconds, AT_ONCE) if self._pace <= 0 or player in UNTIMED else seconds

    def begin_thinking(self, seconds: float) -> None:
        """Note that a computer player has been asked and gets ``seconds`` seconds."""
        self._thought = time.monotonic() + seconds + ANSWER + self._put_off

    def begin_pause(self) -> None:
        """Begin the pause before the next move; what happened before has been shown."""
        pause = PAUSE_AFTER_WORDS if self._after_words else PAUSE_MILLISECONDS
        self._after_words = False
        self._seen = time.monotonic() + pause / 1000 * self._pace

    def wait_for_move(self) -> None:
        """Let ``move_due`` follow at the right moment for a move that could be made from now on."""
        if self.hurry or (self._pace <= 0 and not self.secret):
            self.move_due.emit()
            return
        now = time.monotonic()
        if self.secret:
            self._notice_lateness(now)
        self._start(max(self._seen, self._thought if self.secret else 0.0) - now)

    def _notice_lateness(self, now: float) -> None:
        """Take an answer that has arrived into account: if it is late, set a new moment for it and delay all later
        moves.
        """
        due = max(self._seen, self._thought)
        late = now - due
        if late <= LATE:
            self._in_time += 1
            if self._in_time >= self._lasting:
                self._put_off, self._in_time = max(0.0, self._put_off - GRID), 0
            return
        due += GRID * math.ceil(late / GRID)
        if (longer := self._put_off + due - self._thought) <= MOST_PUT_OFF:
            self._put_off = longer
        self._lasting, self._in_time = min(2 * self._lasting, LONGEST_LASTING), 0
        self._thought = due

    def cut_pause_short(self) -> None:
        """Shorten the pause before a move as far as that tells nothing about the cards."""
        if self._pause.isActive():
            self._start(self._thought - time.monotonic() if self.secret else 0.0)

    def _start(self, seconds: float) -> None:
        if seconds > 0:
            self._pause.start(math.ceil(seconds * 1000))
        else:
            self._pause.stop()
            self.move_due.emit()

    def linger(self) -> None:
        """Let ``deal_seen`` follow when the end of a deal has been visible long enough."""
        self._linger.start(round(PAUSE_AFTER_DEAL * self._pace))

    def stop_lingering(self) -> None:
        self._linger.stop()

    def stop(self) -> None:
        """Stop all clocks, and hurry no longer."""
        self.hurry = False
        self._thought = self._seen = 0.0
        self._pause.stop()
        self._linger.stop()
        self._warm.stop()

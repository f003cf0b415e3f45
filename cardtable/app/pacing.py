"""How long is waited before what nobody here does is done; never what is done.

Where people play, the moment of a computer player's move is fixed when it is asked: it depends on what everybody has
seen, on who is asked and on what is set, and not on how long the thought was, which would tell what is held.

On a slow machine thoughts last longer than they may, and only thoughts do: who has no choice answers at once. An answer
that is late therefore puts off all that follow by as much, thought or not. That is taken back step by step, ever more
slowly the oftener it was too soon, so that only a handful of moves of a whole evening can tell that there was a choice.
"""

from __future__ import annotations

import math
import time

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from cardtable.ai.names import UNTIMED

PAUSE_MILLISECONDS = 420
"""Between two moves that nobody here made, at the usual pace, so that the eye can follow."""

PAUSE_AFTER_WORDS = 900
"""Between two moves when something has just been said, so that it can be read before the answer comes."""

PAUSE_AFTER_DEAL = 2600
"""After a deal of a match that is only watched, so that its last trick and its result can be seen."""

AT_ONCE = 0.2
"""Seconds at most that a computer player is given for a decision where nobody wants a pause; and wherever more would
change nothing, because it is one of ``UNTIMED``.
"""

ANSWER = 0.05
"""Seconds beyond the thinking time until an answer is here."""

LATE = 0.02
"""Seconds after its moment that an answer may be handled and yet was in time."""

GRID = 0.25
"""An answer that was not in time is shown so many seconds later, or twice as many and so on."""

MOST_PUT_OFF = 2.0
"""Seconds at most by which all moves are put off. What is later than that is no thought but a trouble."""

FIRST_LASTING, LONGEST_LASTING = 8, 512
"""Answers in time after which moves are put off by one step less; with each that is late twice as many."""

WARM_MILLISECONDS = 300
"""After the beginning of a match the computer players' process is started, if it was not needed before."""


class Pacing(QObject):
    """Owns the clocks of one table, and tells when each has run down."""

    move_due = Signal()
    """The move that ``wait_for_move`` waits with can be made."""
    deal_seen = Signal()
    """The end of the deal that is lingered over has been in sight long enough."""
    warm_due = Signal()
    """The computer players can be started: the table has been painted."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pace = 1.0
        self._after_words = False
        self.hurry = False
        """Whether nobody wants to see each move, only what comes of them."""
        self.secret = True
        """Whether somebody plays here, who must not learn from the moment of a move."""
        self._thought = self._seen = 0.0
        """When a computer player's time to think is over, and when a move could be made as far as the eye goes."""
        self._put_off = 0.0
        """Seconds by which all moves come later, because thoughts on this machine do."""
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
        """Whether a move is still waited with."""
        return self._pause.isActive()

    @property
    def lingering(self) -> bool:
        """Whether the end of a deal is being looked at."""
        return self._linger.isActive()

    def set_pace(self, pace: float) -> None:
        """How long is waited, 1 being usual; 0 is not at all."""
        self._pace = pace

    def hear_words(self) -> None:
        """Something has been said that wants to be read before the next move."""
        self._after_words = True

    def warm_up(self) -> None:
        """A match begins: let ``warm_due`` follow soon."""
        self._warm.start()

    def time_to_think(self, player: str, seconds: float) -> float:
        """How many of the ``seconds`` that are set the computer player ``player`` is given for a decision."""
        return min(seconds, AT_ONCE) if self._pace <= 0 or player in UNTIMED else seconds

    def begin_thinking(self, seconds: float) -> None:
        """A computer player has been asked, and is given so many ``seconds``."""
        self._thought = time.monotonic() + seconds + ANSWER + self._put_off

    def begin_pause(self) -> None:
        """What happened has been shown: the pause begins after which the next move follows."""
        pause = PAUSE_AFTER_WORDS if self._after_words else PAUSE_MILLISECONDS
        self._after_words = False
        self._seen = time.monotonic() + pause / 1000 * self._pace

    def wait_for_move(self) -> None:
        """Let ``move_due`` follow at the moment that is fitting for a move that can be made from now on."""
        if self.hurry or (self._pace <= 0 and not self.secret):
            self.move_due.emit()
            return
        now = time.monotonic()
        if self.secret:
            self._notice_lateness(now)
        self._start(max(self._seen, self._thought if self.secret else 0.0) - now)

    def _notice_lateness(self, now: float) -> None:
        """An answer is here: find its moment if it is late, and that of all that follow."""
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
        """Make the move that is waited with as soon as that tells nothing, if there is one."""
        if self._pause.isActive():
            self._start(self._thought - time.monotonic() if self.secret else 0.0)

    def _start(self, seconds: float) -> None:
        if seconds > 0:
            self._pause.start(math.ceil(seconds * 1000))
        else:
            self._pause.stop()
            self.move_due.emit()

    def linger(self) -> None:
        """Let ``deal_seen`` follow when the end of a deal has been in sight long enough."""
        self._linger.start(round(PAUSE_AFTER_DEAL * self._pace))

    def stop_lingering(self) -> None:
        self._linger.stop()

    def stop(self) -> None:
        """Wait for nothing any more, and do not hurry."""
        self.hurry = False
        self._thought = self._seen = 0.0
        self._pause.stop()
        self._linger.stop()
        self._warm.stop()

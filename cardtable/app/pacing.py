"""How long is waited before what nobody here does is done, so that the eye can follow; never what is done."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

PAUSE_MILLISECONDS = 420
"""Between two moves that nobody here made, at the usual pace, so that the eye can follow."""

PAUSE_AFTER_WORDS = 900
"""The same when something has just been said, so that it can be read before the answer comes."""

PAUSE_AFTER_DEAL = 2600
"""After a deal of a partie that is only watched, so that its last trick and its result can be seen."""

WARM_MILLISECONDS = 300
"""After the beginning of a partie the computer players' process is started, if it was not needed before."""


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
        self._pause = QTimer(self)
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
        """A partie begins: let ``warm_due`` follow soon."""
        self._warm.start()

    def wait_for_move(self) -> None:
        """Let ``move_due`` follow after the pause that is fitting now; at once if nobody wants one."""
        if self._pace <= 0 or self.hurry:
            self.move_due.emit()
        else:
            pause = PAUSE_AFTER_WORDS if self._after_words else PAUSE_MILLISECONDS
            self._after_words = False
            self._pause.start(round(pause * self._pace))

    def cut_pause_short(self) -> None:
        """Make the move that is waited with now, if there is one."""
        if self._pause.isActive():
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
        self._pause.stop()
        self._linger.stop()
        self._warm.stop()

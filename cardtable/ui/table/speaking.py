"""Speech at the table, shown for as long as it takes to read it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QTimer, Signal
from PySide6.QtWidgets import QWidget

from cardtable.ui.look.palette import MOTION_SHORT
from cardtable.ui.table.choreographer import Choreographer
from cardtable.ui.table.motion import Glide, Motion
from cardtable.ui.table.scene import TableScene
from cardtable.ui.table.slips import Speech

SPEECH_TIME = 2600
"""How long speech stays, in milliseconds; each letter adds ``LETTER_TIME``."""
LETTER_TIME = 35


class Speaking(QObject):
    """Shows the words of seats and takes them away again. Screen readers get the same words from the record, with the
    name of the speaker.
    """

    ended = Signal()
    """The words of a seat are gone."""

    def __init__(self, scene: TableScene, motion: Motion, choreographer: Choreographer, table: QWidget) -> None:
        super().__init__(table)
        self._scene = scene
        self._motion = motion
        self._choreographer = choreographer
        scene.furniture.glide = self._glide
        self._timers: dict[int, QTimer] = {}

    def say(self, seat: int, text: str) -> None:
        """Let ``seat`` say ``text`` for a while; an empty text ends its words."""
        self.look_round()
        self._scene.furniture.say(seat, text)
        if seat not in self._timers:
            timer = self._timers[seat] = QTimer(self)
            timer.setSingleShot(True)
            timer.timeout.connect(lambda: self._end(seat))
        if text:
            self._timers[seat].start(SPEECH_TIME + LETTER_TIME * len(text))
        else:
            self._timers[seat].stop()
            self.ended.emit()

    def end(self) -> None:
        """End the words of all seats."""
        for seat, timer in self._timers.items():
            timer.stop()
            self._end(seat)

    def look_round(self) -> None:
        """Keep words off the cards that are seen, wherever these lie by now or are on their way to."""
        self._scene.furniture.look_round(self._scene.cards.in_sight(self._motion.flights()))

    def _glide(self, speech: Speech, away: QPointF) -> None:
        """Move words to their place from ``away``, a distance to it."""
        if self._choreographer.speed > 0:
            speech.setPos(away)
            glide = Glide(lambda part: speech.setPos(away * part), 1.0, 0.0, MOTION_SHORT / self._choreographer.speed)
            self._motion.effect(("speech", speech), glide)

    def _end(self, seat: int) -> None:
        if seat < self._scene.seating.count:
            self._scene.furniture.say(seat, "")
            self.ended.emit()

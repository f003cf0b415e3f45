"""Events become movement, and the scene ends where the folded view says.

The choreographer plays events one group after another. It never holds anybody up: events are queued and the engine
goes on. When the queue is empty everything is laid where it belongs, which changes nothing if the movements were right.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.core.events import Event
from cardtable.ui.table.card_item import Mark
from cardtable.ui.table.motion import Motion, Pause, Tween
from cardtable.ui.table.scene import TableScene

if TYPE_CHECKING:
    from cardtable.ui.table.script import Script


class Choreographer(QObject):
    """Plays events on a scene at ``speed``; 0 moves nothing, but leaves the time to read what is shown."""

    settled = Signal()
    """All that was queued has been shown and everything lies where it belongs. Always emitted from the event loop."""
    sounded = Signal(str)
    """Something is to be heard, by the name of its sound."""
    event_shown = Signal(object)
    """An event is being shown now, in the order of the queue."""

    def __init__(self, scene: TableScene, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._motion = motion
        self._queue: deque[Event | Callable[[], None]] = deque()
        self._running: Iterator[list[Tween]] | None = None
        self._hurry = False
        self.speed = 1.0
        self.pace = 1.0
        """How long what is shown stays to be read; 0 is not at all."""
        self._announce = QTimer(self)
        self._announce.setSingleShot(True)
        self._announce.setInterval(0)
        self._announce.timeout.connect(self._tell_settled)

    def set_speed(self, speed: float) -> None:
        """1 is the usual speed, 2 twice as fast, 0 without movement; what is under way then ends at once."""
        self.speed = speed
        if speed <= 0:
            self.skip()
            self._motion.finish_effects()

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown or ``settled`` is still to be emitted."""
        return self._running is not None or self._announce.isActive()

    def play(self, events: Sequence[Event]) -> None:
        """Queue ``events`` and go on; returns at once."""
        self._queue.extend(events)
        self._start()

    def then(self, action: Callable[[], None]) -> None:
        """Do ``action`` when all that is queued now has been shown."""
        if self._running is None:
            action()
        else:
            self._queue.append(action)

    def skip(self) -> None:
        """Show the end of all that is queued, now."""
        if self._running is None:
            return
        self._motion.finish_batch()
        self._hurry = True
        self._advance()
        self._motion.finish_effects()

    def drop(self) -> None:
        """Forget what is queued; somebody else lays the scene out. ``settled`` follows."""
        self._queue.clear()
        self._running = None
        self._motion.stop()
        self._clear_marks()
        self._announce.start()

    def retarget(self) -> None:
        """The layout changed: what flies arrives at the new places, and what lies moves there at once."""
        flying = {flight.item: flight for flight in self._motion.flights()}
        for item, rest in self._scene.resting.rests().items():
            if item in flying:
                flying[item].redirect(rest.spot, rest.visible)
            else:
                item.place(rest.spot)
        self._scene.refresh()

    @cached_property
    def script(self) -> Script:
        """What events look like; made with the first of them, not at the start."""
        from cardtable.ui.table.script import Script

        return Script(self._scene, self._queue, self.event_shown.emit, self._hear)

    def _start(self) -> None:
        if self._running is None:
            self._running = self.script.batches()
            self._hurry = False
            self._advance()

    def _advance(self) -> None:
        while self._running is not None:
            batch = next(self._running, None)
            if batch is None:
                self._finish()
                continue
            still = self.speed <= 0 or self._hurry
            left = []
            for tween in sorted(batch, key=lambda tween: tween.delay):
                if isinstance(tween, Pause):
                    tween.duration *= 0 if self._hurry else self.pace
                elif not still:
                    tween.duration /= self.speed
                    tween.delay /= self.speed
                if still and not (isinstance(tween, Pause) and tween.duration > 0):
                    tween.finish()
                else:
                    left.append(tween)
            if left:
                self._motion.play(left, self._advance)
                return

    def _finish(self) -> None:
        self._running = None
        self._hurry = False
        self._clear_marks()
        self._motion.release()
        self._scene.settle()
        self._announce.start()

    def _tell_settled(self) -> None:
        if self._running is None:
            self.settled.emit()

    def _hear(self, name: str) -> None:
        if not self._hurry:
            self.sounded.emit(name)

    def _clear_marks(self) -> None:
        for items in self._scene.cards.lie.values():
            for item in items:
                item.set_mark(Mark.NONE)

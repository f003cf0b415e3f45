"""Turns events into movement that ends with the scene as the folded view says.

The choreographer plays events one group after another. Nothing waits for it: events are queued and the engine
continues. When the queue is empty, everything is laid where it belongs; if the movements were right, this changes
nothing.
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
    """Plays events on a scene at ``speed``. At speed 0 nothing moves, but there is still time to read what is shown."""

    settled = Signal()
    """Everything queued has been shown and lies where it belongs. Always emitted from the event loop."""
    sounded = Signal(str)
    """A sound is to be played, given by its name."""
    event_shown = Signal(object)
    """An event is being shown now; emitted in the order of the queue."""
    set_off = Signal()
    """Cards have begun to move to where they will lie."""

    def __init__(self, scene: TableScene, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._motion = motion
        self._queue: deque[Event | Callable[[], None]] = deque()
        self._running: Iterator[list[Tween]] | None = None
        self._hurry = False
        self.speed = 1.0
        self.pace = 1.0
        """The factor for the time to read what is shown; 0 is no time."""
        self._announce = QTimer(self)
        self._announce.setSingleShot(True)
        self._announce.setInterval(0)
        self._announce.timeout.connect(self._tell_settled)

    def set_speed(self, speed: float) -> None:
        """Set the speed: 1 is usual, 2 twice as fast, 0 without movement, which ends at once what is under way."""
        self.speed = speed
        if speed <= 0:
            self.skip()
            self._motion.finish_effects()

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown or ``settled`` is still to be emitted."""
        return self._running is not None or self._announce.isActive()

    def play(self, events: Sequence[Event]) -> None:
        """Queue ``events`` and return at once."""
        self._queue.extend(events)
        self._start()

    def then(self, action: Callable[[], None]) -> None:
        """Call ``action`` when everything that is queued now has been shown."""
        if self._running is None:
            action()
        else:
            self._queue.append(action)

    def skip(self) -> None:
        """Show the end of everything queued at once."""
        if self._running is None:
            return
        self._motion.finish_batch()
        self._hurry = True
        self._advance()
        self._motion.finish_effects()

    def drop(self) -> None:
        """Forget everything queued, because other code lays the scene out. ``settled`` is emitted afterwards."""
        self._queue.clear()
        self._running = None
        self._motion.stop()
        self._scene.hand_on(None)
        self._clear_marks()
        self._announce.start()

    def retarget(self) -> None:
        """After a change of the layout, send what is in flight to its new place and move everything else
        there at once.
        """
        flying = {flight.item: flight for flight in self._motion.flights()}
        for item, rest in self._scene.resting.rests().items():
            if item in flying:
                flying[item].redirect(rest.spot, rest.visible)
            else:
                item.place(rest.spot)
        self._scene.refresh()

    @cached_property
    def script(self) -> Script:
        """How events look on the table; made with the first event instead of at the start."""
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
                self.set_off.emit()
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

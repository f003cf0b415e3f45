"""Movement: values that change from one state to another, all driven by one timer.

There is one timer of our own instead of an animation object for each card, so that everything can be finished,
redirected or dropped in one place, nothing emits a signal while it is being started, and no animation outlives the
scene.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, hypot, pi

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer

from cardtable.core.cards import Card
from cardtable.ui.table.card_item import CardItem
from cardtable.ui.table.geometry import Spot

FRAME = 16
"""Milliseconds between two frames."""


def eased(part: float) -> float:
    """Return how much of the way is done after ``part`` of the time: fast at first and slow in the end, like a card
    pushed over cloth.
    """
    return 1 - (1 - part) ** 3


class Tween:
    """A change that takes ``duration`` milliseconds after ``delay``; ``step`` gets the part that is done, 0 to 1."""

    def __init__(self, duration: float, delay: float = 0.0) -> None:
        self.duration = duration
        self.delay = delay
        self.begun = False

    def begin(self) -> None:
        """Prepare the change; called once before the first step."""

    def step(self, part: float) -> None:
        """Show the state at ``part``."""

    def advance(self, elapsed: float) -> bool:
        """Show the state ``elapsed`` milliseconds after the start; return whether the change is complete."""
        if elapsed < self.delay:
            return False
        if not self.begun:
            self.begun = True
            self.begin()
        done = elapsed >= self.delay + self.duration
        self.step(1.0 if done else (elapsed - self.delay) / self.duration)
        return done

    def finish(self) -> None:
        """Show the end at once."""
        if not self.begun:
            self.begun = True
            self.begin()
        self.step(1.0)


class Glide(Tween):
    """A number that changes from ``start`` to ``end``."""

    def __init__(
        self, setter: Callable[[float], None], start: float, end: float, duration: float, delay: float = 0.0
    ) -> None:
        super().__init__(duration, delay)
        self._setter, self._start, self._end = setter, start, end

    def step(self, part: float) -> None:
        self._setter(self._start + (self._end - self._start) * eased(part))


class Call(Tween):
    """A function that is called once, after ``delay``."""

    def __init__(self, action: Callable[[], None], delay: float = 0.0) -> None:
        super().__init__(0.0, delay)
        self._action = action

    def begin(self) -> None:
        self._action()


class Pause(Tween):
    """Time to read what is shown: ``duration`` at the usual pace. It is no movement, so that the speed of the cards
    does not change it.
    """


BEND = 0.06
"""How far the path of a card is curved, in lengths of the path."""


class Flight(Tween):
    """A card that moves to ``end`` on a slightly curved path; it is turned over on the way if it shows another ``card``
    then.

    ``above`` is its height in the scene while it flies. The flight can be redirected while it is under way.
    """

    def __init__(
        self,
        item: CardItem,
        end: Spot,
        card: Card,
        duration: float,
        delay: float = 0.0,
        *,
        above: float | None = None,
        visible: bool = True,
        shadow: bool = True,
        bend: float = BEND,
    ) -> None:
        super().__init__(duration, delay)
        self.item, self.end, self.card, self.visible = item, end, card, visible
        self._above, self._shadow, self._bend = above, shadow, bend
        self._start = item.spot()
        self._turns = False

    def begin(self) -> None:
        item = self.item
        item.absorb_rise()
        self._start = item.spot()
        self._turns = item.card != self.card
        item.expect(self.card, self.end.width)
        item.setVisible(True)
        item.set_shadow(True)
        if self._above is not None:
            item.setZValue(self._above)

    def redirect(self, end: Spot, visible: bool) -> None:
        """Let the flight end at another spot."""
        self.end, self.visible = end, visible

    def step(self, part: float) -> None:
        item, start, end = self.item, self._start, self.end
        if part >= 1.0:
            item.set_card(self.card)
            item.place(end)
            item.set_shadow(self._shadow)
            item.setVisible(self.visible)
            return
        done = eased(part)
        target = item.snapped(end)
        across, down = target.x() - start.x, target.y() - start.y
        way = hypot(across, down)
        arc = 4 * done * (1 - done) * self._bend
        item.setPos(start.x + across * done - down * arc, start.y + down * done + across * arc)
        turn = (end.angle - start.angle + 180) % 360 - 180
        item.setRotation(start.angle + turn * done)
        item.set_width(end.width)
        item.setScale((start.width + (end.width - start.width) * done) / item.width)
        item.set_lift(min(1.0, 4 * done * (1 - done)) if way > end.width / 4 else 0.0)
        if self._turns:
            if done >= 0.5:
                item.set_card(self.card)
            item.set_squeeze(abs(cos(pi * done)))


class Motion(QObject):
    """Runs tweens. A batch is played as a whole and reports when its last tween is done; effects run beside it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)
        self._clock = QElapsedTimer()
        self._clock.start()
        self._batch: list[Tween] = []
        self._batch_start = 0
        self._then: Callable[[], None] | None = None
        self._effects: dict[tuple[str, object], tuple[Tween, int]] = {}

    @property
    def running(self) -> bool:
        """Whether anything moves."""
        return self._timer.isActive()

    def flights(self) -> list[Flight]:
        """Return the flights of the running batch."""
        return [tween for tween in self._batch if isinstance(tween, Flight)]

    def play(self, batch: Sequence[Tween], then: Callable[[], None]) -> None:
        """Run ``batch`` and call ``then`` when all of it is done; always from the event loop, even if the batch is
        empty.
        """
        self._batch, self._then = list(batch), then
        if flying := [tween.item for tween in batch if isinstance(tween, Flight)]:
            self.release(*flying)
        self._batch_start = self._clock.elapsed()
        self._timer.start()

    def effect(self, key: tuple[str, object], tween: Tween) -> None:
        """Run ``tween`` beside the batch. It replaces an earlier one with the same ``key``, which names what changes
        and on which object.
        """
        self._effects[key] = (tween, self._clock.elapsed())
        self._timer.start()

    def release(self, *items: CardItem) -> None:
        """Stop the effects on ``items``, or on all cards if none are given, where they are."""
        for key in list(self._effects):
            if key[1] in items if items else isinstance(key[1], CardItem):
                del self._effects[key]
        self._rest()

    def finish_batch(self) -> None:
        """Bring the batch to its end at once without calling ``then``."""
        batch, self._batch, self._then = self._batch, [], None
        for tween in sorted(batch, key=lambda tween: tween.delay):
            tween.finish()
        self._rest()

    def finish_effects(self) -> None:
        """Bring all effects to their end at once."""
        while self._effects:
            effects, self._effects = self._effects, {}
            for tween, _ in effects.values():
                tween.finish()
        self._rest()

    def stop(self) -> None:
        """Drop everything where it is."""
        self._batch, self._then = [], None
        self._effects.clear()
        self._timer.stop()

    def _rest(self) -> None:
        if not self._batch and not self._effects and self._then is None:
            self._timer.stop()

    def _tick(self) -> None:
        now = self._clock.elapsed()
        for key, (tween, start) in list(self._effects.items()):
            if tween.advance(now - start) and self._effects.get(key) == (tween, start):
                del self._effects[key]
        self._batch = [tween for tween in self._batch if not tween.advance(now - self._batch_start)]
        if not self._batch and self._then is not None:
            then, self._then = self._then, None
            then()
        self._rest()

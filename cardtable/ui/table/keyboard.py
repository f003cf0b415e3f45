"""Playing with the keyboard: the frame that keys move over the cards, and what they do with the card in it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QObject, Qt, Signal

from cardtable.core.cards import Card
from cardtable.core.events import DealBegan, Event
from cardtable.ui.table.card_item import CardItem
from cardtable.ui.table.choreographer import Choreographer
from cardtable.ui.table.gestures import Gestures
from cardtable.ui.table.marking import Marking
from cardtable.ui.table.scene import TableScene
from cardtable.ui.table.stages import Offered, Open

ASIDE = 2.5
"""How many times as far a distance to the side of the direction counts."""


class KeyboardFocus(QObject):
    """The frame of the keyboard. At most one card has it: one of the person's own hand, one that lies open on the
    table, or one that a screen reader was led to.
    """

    moved = Signal()

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self.item: CardItem | None = None
        self.by_keys = False
        """Whether a key was pressed since the last click, so that a frame is wanted."""
        self._seen = True
        self._at = 0.0
        """The last horizontal position of the card with the frame, in pixels."""
        self._held = False
        """Whether the card with the frame lay in the hand."""

    def set(self, item: CardItem | None) -> None:
        """Put the frame around ``item``; None takes it away."""
        if item is self.item:
            return
        if self.item is not None:
            self.item.set_focused(False)
        self.item = item
        if item is not None:
            self.encompass()
            self._at, self._held = item.x(), item in self._scene.cards.own_hand()
        self.moved.emit()

    def encompass(self) -> None:
        """Draw the frame around everything that is captured together with its card."""
        if self.item is None:
            return
        thing = self._scene.cards.thing_with(self.item)
        around = None if thing is None or len(thing.items) == 1 else thing.area()
        self.item.set_focused(self._seen, around)

    def show_frame(self, seen: bool) -> None:
        """Show the frame, or hide it as long as something beside the cloth has the focus; its card stays the same."""
        if seen != self._seen:
            self._seen = seen
            self.encompass()

    def leave_to_mouse(self) -> None:
        """Take the frame away until a key is pressed again."""
        self.by_keys = False
        self.set(None)
        self.moved.emit()

    def want(self, start: CardItem | None) -> None:
        """Put the frame around ``start``, or else around the first card, if no card has it but keys are used."""
        if self.by_keys and self.item is None:
            self.move(0, 0, start)

    def move(self, across: int, down: int, start: CardItem | None) -> None:
        """Move the frame to the next card in a direction; if no card has it, to ``start``, or else to the
        first card.
        """
        hand = list(self._scene.cards.own_hand())
        table = [thing.items[-1] for thing in self._scene.cards.things()]
        if self.item is None or self.item not in hand + table:
            self.set(start or next(iter(hand or table), None))
            return
        row = hand if self.item in hand else table
        following = _nearest(self.item, row if across else hand + table, across, down)
        if following is not None:
            self.set(following)

    def go_to_end(self, last: bool) -> None:
        """Move the frame to the first or the ``last`` card of its row; if no card has it, to that of the hand."""
        hand = list(self._scene.cards.own_hand())
        table = [thing.items[-1] for thing in self._scene.cards.things()]
        row = table if self.item in table else hand or table
        if self.item in row:
            # A large hand may lie in two rows, and the cards on the table in more.
            high, middle = self.item.height / 2, self.item.y()
            row = [item for item in row if abs(item.y() - middle) < high]
        if row:
            self.set((max if last else min)(row, key=lambda item: item.x()))

    def follow(self, event: Event) -> None:
        """Take the frame away when a new deal begins."""
        if isinstance(event, DealBegan):
            self.set(None)

    def keep_near(self) -> None:
        """Keep the frame in the hand when its card was played, laid down or laid away: it goes to the card nearest to
        where that one was; the same when its card on the table was captured.
        """
        if self.item is None:
            return
        hand = list(self._scene.cards.own_hand())
        if self.item in hand:
            self._at, self._held = self.item.x(), True
        elif self._held or self._scene.cards.thing_with(self.item) is None:
            self.set(min(hand, key=lambda item: abs(item.x() - self._at), default=None))

    def keep_to(self, playable: Collection[Card]) -> None:
        """Move the frame from a card in the hand that cannot be played to the nearest one of the ``playable``."""
        hand = list(self._scene.cards.own_hand())
        if self.item in hand and self.item.card not in playable:
            able = [item for item in hand if item.card in playable]
            self.set(min(able, key=lambda item: abs(item.x() - self._at), default=self.item))


class Keyboard:
    """Translates keys into actions of the gestures."""

    def __init__(
        self, scene: TableScene, gestures: Gestures, choreographer: Choreographer, focus: KeyboardFocus
    ) -> None:
        self._scene = scene
        self._gestures = gestures
        self._choreographer = choreographer
        self._focus = focus

    def press(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        """Handle a key; return whether it had a meaning here."""
        gestures = self._gestures
        enter = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not gestures.stage.listens:
            return False
        if self._choreographer.busy and (enter or key == Qt.Key.Key_Space):
            self._choreographer.skip()
        if key in _WAYS:
            self._focus.move(*_WAYS[key], gestures.stage.picked)
        elif key in _ENDS and not modifiers & ~Qt.KeyboardModifier.KeypadModifier:
            self._focus.go_to_end(_ENDS[key])
        elif len(gestures.stage.ways) > 1 and key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            gestures.stage.cycle(-1 if key == Qt.Key.Key_Backtab else 1)
        elif key == Qt.Key.Key_Space and self._focus.item is not None:
            self.press_card(self._focus.item)
        elif enter:
            self._enter(alone=bool(modifiers & Qt.KeyboardModifier.ShiftModifier))
        else:
            return False
        return True

    def put_back(self) -> bool:
        """Take a refusal away and put back what was begun; return whether there was anything."""
        told = bool(self._gestures.refusals.text)
        self._gestures.refusals.hide()
        return self._gestures.put_back() or told

    def press_card(self, item: CardItem) -> None:
        """Do what a click on ``item`` does; a picked card is put back."""
        stage = self._gestures.stage
        if item in self._scene.cards.own_hand() and not isinstance(stage, Offered):
            if item is stage.picked:
                self._gestures.put_back()
            else:
                stage.touch_card(item)
        elif (thing := self._scene.cards.thing_with(item)) is not None:
            stage.touch_thing(thing)

    def _enter(self, *, alone: bool) -> None:
        """Play the card that is picked or in the frame, ``alone`` if it is not to be combined with anything; or confirm
        what is marked or offered; or point at the card in the frame.
        """
        stage, item = self._gestures.stage, self._focus.item
        if isinstance(stage, Offered | Marking):
            stage.confirm()
            return
        if item is not None and stage.answers_at_once:
            self.press_card(item)
            return
        if item is None:
            self._focus.want(stage.picked)
        if isinstance(stage, Open) and item is not None:
            if item not in self._scene.cards.own_hand():
                self.press_card(item)
                return
            stage.touch_card(item)
        if alone:
            self._gestures.stage.lay_down()
        else:
            self._gestures.stage.play()


_WAYS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ENDS: dict[int, bool] = {Qt.Key.Key_Home: False, Qt.Key.Key_End: True}
"""The keys that go to an end of the row, each with whether that is the last card."""


def _nearest(start: CardItem, others: Sequence[CardItem], across: int, down: int) -> CardItem | None:
    """Return the card of ``others`` that comes first in the direction from ``start``, None if none lies there."""
    best: tuple[float, CardItem] | None = None
    for item in others:
        step = item.pos() - start.pos()
        along = step.x() * across + step.y() * down
        beside = abs(step.y() if across else step.x())
        if item is start or along <= 1:
            continue
        cost = along + ASIDE * beside
        if best is None or cost < best[0]:
            best = (cost, item)
    return None if best is None else best[1]

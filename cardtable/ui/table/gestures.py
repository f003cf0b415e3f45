"""How people play: drag and drop, click by click, double click and keyboard, all through the same few functions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from cardtable.core.errors import CodedError
from cardtable.core.shapes import OneOption, SomeCards
from cardtable.core.state import LegalActions, Target
from cardtable.core.zones import Zone
from cardtable.ui.table.card_item import CardItem, Mark
from cardtable.ui.table.choice import Choice, card_of
from cardtable.ui.table.choreographer import Choreographer
from cardtable.ui.table.exchange_marks import ExchangeMarks
from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.handling import HOVER_RISE, PICKED_RISE, Handling
from cardtable.ui.table.keyboard_focus import KeyboardFocus
from cardtable.ui.table.motion import Motion
from cardtable.ui.table.scene import TableScene, Thing

NOTICE_TIME = 4500
"""Milliseconds for which the reason of a refusal stays."""


class Gestures(QObject):
    """Turns presses, moves and keys into legal actions.

    A hand card is *picked* by a click and *held* while it is dragged; a choice is *open* while the chooser is shown.
    Nothing is final before ``action_chosen``: until then ``take_back`` puts everything back.
    """

    action_chosen = Signal(object)
    refused = Signal(object)
    hovered = Signal(object)
    zone_clicked = Signal(object)
    choice_changed = Signal()
    """The chooser has to be shown, changed or hidden."""
    focus_moved = Signal()
    exchange_changed = Signal()
    """Other cards are marked to be changed."""

    def __init__(
        self, scene: TableScene, choreographer: Choreographer, motion: Motion, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._choreographer = choreographer
        self._handling = Handling(scene, choreographer, motion)
        self._marks = ExchangeMarks(scene, self._handling, self._tell_refusal, self)
        self._marks.changed.connect(self.exchange_changed)
        self._focus = KeyboardFocus(scene, self)
        self._focus.moved.connect(self.focus_moved)
        self.legal: LegalActions | None = None
        self.describe_refusal: Callable[[CodedError], str] = str
        self.choice: Choice | None = None
        self.open = False
        self.picked: CardItem | None = None
        self._chosen: list[Thing] = []
        self._pressed: CardItem | None = None
        self._press_point = QPointF()
        self._grip = QPointF()
        self._dragging = False
        self._aimed: Thing | None = None
        self._hovered: CardItem | None = None
        self._notice_timer = QTimer(self)
        self._notice_timer.setSingleShot(True)
        self._notice_timer.setInterval(NOTICE_TIME)
        self._notice_timer.timeout.connect(self.hide_notice)

    # From outside ----------------------------------------------------------------------------------------------

    def set_legal(self, legal: LegalActions | None) -> None:
        """What the person may do now, or None; anything begun before is put back."""
        self.put_back()
        self._set_legal(legal)

    def _set_legal(self, legal: LegalActions | None) -> None:
        self.legal = legal
        self._marks.set_legal(legal)

    @property
    def exchange(self) -> SomeCards | None:
        """How many cards can be changed, if that is what is to be decided."""
        return self._marks.shape

    @property
    def marked(self) -> Sequence[CardItem]:
        """The cards that are marked to be changed."""
        return self._marks.items

    def marked_action(self) -> Any:
        """The exchange of the marked cards, or None if it is not legal."""
        return self._marks.action()

    @property
    def focus(self) -> CardItem | None:
        """The card that bears the keyboard's frame."""
        return self._focus.item

    def choose(self, action: Any) -> None:
        """Something that plays no card was chosen."""
        if self.legal is not None and action in self.legal:
            self._submit(action)

    def put_back(self) -> bool:
        """Put back whatever is picked, held or being chosen; whether there was anything."""
        item = self.picked
        was = item is not None or self.open or self._dragging or bool(self.marked)
        self._pressed = None
        marked = self._marks.clear()
        self._dragging = False
        self.choice = None
        self._chosen = []
        self.picked = None
        self._aimed = None
        was_open, self.open = self.open, False
        self._show_marks()
        for moved in dict.fromkeys(marked if item is None else [*marked, item]):
            self._handling.send_home(moved)
        if was_open:
            self.choice_changed.emit()
        if marked:
            self.exchange_changed.emit()
        return was

    def forget(self) -> None:
        """Drop references to items that have been dealt anew, without moving anything."""
        self.picked = self._pressed = self._hovered = None
        self._dragging = False
        self.choice, self._chosen, self._aimed = None, [], None
        self._marks.clear()
        if self.open:
            self.open = False
            self.choice_changed.emit()

    @property
    def chosen(self) -> Sequence[Thing]:
        """What is chosen on the table."""
        return tuple(self._chosen)

    def show_hint(self, action: Any) -> None:
        """Light up the card and the targets of ``action``."""
        self.put_back()
        if self.legal is None:
            return
        if self.exchange is not None:
            for item in self._scene.own_hand():
                if item.card in action.cards:
                    item.set_mark(Mark.HINT)
            return
        card = card_of(self.legal, action)
        for item in self._scene.own_hand():
            if item.card == card:
                item.set_mark(Mark.HINT)
                break
        for thing in self._things_of(self.legal.chosen(action)):
            _mark(thing, Mark.HINT)

    # Mouse -----------------------------------------------------------------------------------------------------

    def press(self, point: QPointF, button: Qt.MouseButton) -> None:
        self.hide_notice()
        if button == Qt.MouseButton.RightButton:
            self.put_back()
        if button != Qt.MouseButton.LeftButton:
            return
        self._focus.set(None)
        if self.legal is not None and self._choreographer.busy:
            self._choreographer.skip()
        item = self._scene.card_at(point.x(), point.y())
        if item is not None and item in self._scene.own_hand():
            if self.legal is not None:
                self._pressed, self._press_point = item, point
                self._grip = item.pos() - point
            return
        if item is not None and item is self.picked:
            self._pressed, self._press_point, self._grip = item, point, item.pos() - point
            return
        thing = self._thing_with(item)
        if thing is not None:
            self.activate_thing(thing)
        elif item is not None:
            self._click_zone(self._scene.zone_of(item))
        elif self.picked is not None and not self.open:
            self._click_cloth(point)

    def move(self, point: QPointF, buttons: Qt.MouseButton) -> None:
        if not buttons & Qt.MouseButton.LeftButton or self._pressed is None:
            if not buttons:
                self._hover(point)
            return
        if not self._dragging:
            far = (point - self._press_point).manhattanLength()
            if far < QApplication.startDragDistance() or self.legal is None:
                return
            if not self._begin_drag(self._pressed):
                self._pressed = None
                return
        item = self._pressed
        item.setPos(point + self._grip)
        if self.exchange is None:
            self._aim(point)

    def release(self, point: QPointF, button: Qt.MouseButton) -> None:
        if button != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        item, self._pressed = self._pressed, None
        if self._dragging:
            self._dragging = False
            item.setPos(point + self._grip)
            if self.exchange is None:
                self._drop(point)
            else:
                self._drop_to_change(item, point)
        else:
            self.activate_card(item)

    def double_click(self, point: QPointF) -> None:
        """The second click of a double click: on a hand card it plays, anywhere else it is one more press."""
        item = self._scene.card_at(point.x(), point.y())
        if item is not None and item is self.picked and self.legal is not None:
            self.play_picked()
        elif self.exchange is not None and item is not None and item in self._scene.own_hand():
            # The first click has marked it; the second one means nothing more.
            return
        else:
            self.press(point, Qt.MouseButton.LeftButton)

    # The few functions behind all ways of playing --------------------------------------------------------------

    def activate_card(self, item: CardItem) -> None:
        """A hand card was clicked: pick it, or play it if it is picked already."""
        if self.legal is None:
            return
        if item is self.picked:
            self.play_picked()
            return
        if self.exchange is not None:
            self._marks.toggle(item)
            return
        if isinstance(self.legal.shape(), OneOption):
            error = self.legal.refusal(item.card, [])
            if error is not None:
                self._tell_refusal(error, item.area())
            return
        self.put_back()
        self.picked = item
        self.choice = Choice(self.legal, item.card)
        self._handling.rise(item, PICKED_RISE)
        self._show_marks()

    def confirm_exchange(self) -> None:
        """Change the marked cards, if so many may be changed."""
        action = self.marked_action()
        if action is not None:
            self._submit(action)
        elif self.exchange is not None:
            self._marks.refuse()

    def activate_thing(self, thing: Thing) -> None:
        """Something on the table was clicked: choose it, or choose it no longer."""
        if self.choice is None:
            self._click_zone(thing.target.zone)
            return
        for other in self._chosen:
            if other.items == thing.items:
                self._chosen.remove(other)
                self.choice.remove(thing.target)
                break
        else:
            self._chosen.append(thing)
            self.choice.add(thing.target)
        self._show_marks()
        if self.open:
            self.choice_changed.emit()

    def play_picked(self) -> None:
        """Play the picked card with the chosen targets; with none chosen, in its only sensible way."""
        choice, item = self.choice, self.picked
        if choice is None or item is None:
            return
        if self.open:
            self.confirm()
            return
        if self._chosen:
            moves = choice.moves()
            if len(moves) == 1:
                self._submit(moves[0])
            elif moves:
                choice.options = moves
                self._open()
            else:
                self._refuse()
            return
        best = choice.best()
        if best is not None:
            self._submit(best)
        elif choice.offer([]):
            self._open()
        else:
            self._refuse()

    def lay_down(self) -> None:
        """Lay the picked card on the table, whatever it could take."""
        if self.choice is None:
            return
        action = self.choice.lay_down()
        self._chosen, self.choice.chosen = [], []
        if action is None:
            self._refuse()
        else:
            self._submit(action)

    def confirm(self) -> None:
        """Play the move that the open choice shows."""
        if self.choice is None or not self.open:
            return
        action = self.choice.move()
        if action is None:
            self._refuse(stay=True)
        else:
            self._submit(action)

    def cycle(self, step: int) -> None:
        """Show the next or the previous of the offered moves."""
        if self.choice is not None and self.open:
            self.choice.cycle(step)
            self._chosen = self._things_of(self.choice.chosen)
            self._show_marks()
            self.choice_changed.emit()

    # Keyboard --------------------------------------------------------------------------------------------------

    def key(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        """A key was pressed; whether it meant anything here."""
        enter = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if key == Qt.Key.Key_Escape:
            self.hide_notice()
            return self.put_back()
        if self.legal is None:
            return False
        if self._choreographer.busy and (enter or key == Qt.Key.Key_Space):
            self._choreographer.skip()
        if key in _WAYS:
            self._focus.move(*_WAYS[key], self.picked)
            return True
        if self.open and key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self.cycle(-1 if key == Qt.Key.Key_Backtab else 1)
            return True
        if key == Qt.Key.Key_Space and self.focus is not None:
            self.press_focus()
            return True
        if enter:
            self._enter(bool(modifiers & Qt.KeyboardModifier.ShiftModifier))
            return True
        return False

    def press_focus(self) -> None:
        item = self.focus
        if item is None:
            return
        if item is self.picked and not self.open:
            self.put_back()
        elif item in self._scene.own_hand() and not self.open:
            self.activate_card(item)
        elif (thing := self._thing_with(item)) is not None:
            self.activate_thing(thing)

    def _enter(self, down: bool) -> None:
        if self.open:
            self.confirm()
            return
        if self.exchange is not None:
            self.confirm_exchange()
            return
        if self.picked is None and self.focus is not None and self.focus in self._scene.own_hand():
            self.activate_card(self.focus)
        if self.picked is not None:
            if down:
                self.lay_down()
            else:
                self.play_picked()

    def set_focus(self, item: CardItem | None) -> None:
        """Put the keyboard's frame around ``item``."""
        self._focus.set(item)

    def keep_focus_near(self) -> None:
        """Keep the keyboard's frame near the card that it leaves; see ``KeyboardFocus.keep_near``."""
        self._focus.keep_near()

    # Dragging --------------------------------------------------------------------------------------------------

    def _begin_drag(self, item: CardItem) -> bool:
        """Take up a card; False if this is not the time for cards."""
        assert self.legal is not None
        if self.exchange is not None:
            self._dragging = True
            self._handling.take_up(item)
            return True
        if isinstance(self.legal.shape(), OneOption):
            self.activate_card(item)
            return False
        if self.picked is not item:
            self.put_back()
            self._pressed = item
            self.picked = item
            self.choice = Choice(self.legal, item.card)
        elif self.open:
            self.open = False
            self._chosen = []
            assert self.choice is not None
            self.choice.chosen = []
            self.choice_changed.emit()
        self._dragging = True
        self._handling.take_up(item)
        self._show_marks()
        return True

    def _aim(self, point: QPointF) -> None:
        assert self.picked is not None
        aimed = self._thing_under(self.picked.area(), point)
        if (aimed is None) != (self._aimed is None) or (
            aimed is not None and self._aimed is not None and aimed.items != self._aimed.items
        ):
            self._aimed = aimed
            self._show_marks()

    def _thing_under(self, card: Rect, point: QPointF) -> Thing | None:
        """What a card let go here would fall on.

        That is the target it covers most, if it covers a fifth of it or the mouse is there. What is no target counts
        only if half of it is covered, so that on a full table a card can be laid down between others.
        """
        assert self.choice is not None
        possible = self.choice.targets()
        best: tuple[bool, float, Thing] | None = None
        for thing in self._scene.things():
            area = thing.area()
            part = area.overlap(card) / min(area.width * area.height, card.width * card.height)
            fits = thing.target in possible
            falls = part >= (0.2 if fits else 0.5) or (fits and area.holds(point.x(), point.y()))
            if falls and (best is None or (fits, part) > best[:2]):
                best = (fits, part, thing)
        return None if best is None else best[2]

    def _drop(self, point: QPointF) -> None:
        assert self.picked is not None
        assert self.choice is not None
        item, choice = self.picked, self.choice
        thing = self._thing_under(item.area(), point)
        item.set_lift(0.0)
        self._aimed = None
        if thing is None:
            area = self._scene.layout.middle
            if area.holds(item.pos().x(), item.pos().y()) or area.holds(point.x(), point.y()):
                self.lay_down()
            else:
                self.put_back()
            return
        required = [other.target for other in self._chosen if other.items != thing.items] + [thing.target]
        count = choice.offer(required)
        if count == 1:
            self._submit(choice.options[0])
        elif count:
            self._handling.lean(item, thing)
            self._open()
        else:
            choice.chosen = required
            self._refuse()

    def _drop_to_change(self, item: CardItem, point: QPointF) -> None:
        """Let go over the cloth a card is laid away; over the hand it stays in it."""
        item.set_lift(0.0)
        if self._scene.layout.middle.holds(point.x(), point.y()):
            self._marks.lay_away(item)
        else:
            self._marks.keep(item)

    # Ends of a move --------------------------------------------------------------------------------------------

    def _open(self) -> None:
        """Show the choice on the table."""
        assert self.choice is not None
        self.open = True
        if not self.choice.chosen or self.choice.move() not in self.choice.options:
            self.choice.cycle(1)
        self._chosen = self._things_of(self.choice.chosen)
        self._show_marks()
        self.choice_changed.emit()

    def _submit(self, action: Any) -> None:
        """The move is final. The card stays where it is until events move it."""
        was_open = self.open
        self.forget()
        self._set_legal(None)
        self._show_marks()
        if was_open:
            self.choice_changed.emit()
        self.action_chosen.emit(action)

    def _refuse(self, *, stay: bool = False) -> None:
        """Say why the chosen set is not legal and put the card back."""
        assert self.choice is not None
        assert self.picked is not None
        error = self.choice.refusal()
        near = self.picked.area()
        if not stay:
            # It goes back to the hand, and the middle of the table may be full of other cards.
            rest = self._scene.rests().get(self.picked)
            near = near if rest is None else rest.spot.footprint()
            self.put_back()
        if error is not None:
            self._tell_refusal(error, near)

    def _tell_refusal(self, error: CodedError, near: Rect) -> None:
        self.show_notice(self.describe_refusal(error), near)
        self.refused.emit(error)

    def show_notice(self, text: str, near: Rect) -> None:
        """Show ``text`` beside ``near`` for a while."""
        self._scene.place_notice(near)
        self._scene.notice.show_text(text)
        self._notice_timer.start()

    def hide_notice(self) -> None:
        self._notice_timer.stop()
        self._scene.notice.show_text("")

    # Light -----------------------------------------------------------------------------------------------------

    def _show_marks(self) -> None:
        """Frames of light: what can be combined, what is aimed at, what is chosen."""
        for items in self._scene.lie.values():
            for item in items:
                item.set_mark(Mark.CHOSEN if item in self.marked else Mark.NONE)
        if self.choice is None:
            return
        possible = self.choice.targets()
        chosen = [thing.items for thing in self._chosen]
        for thing in self._scene.things():
            aimed = self._aimed is not None and thing.items == self._aimed.items
            if aimed and thing.target in possible:
                _mark(thing, Mark.AIMED)
            elif thing.items in chosen:
                _mark(thing, Mark.CHOSEN)
            elif thing.target in possible:
                _mark(thing, Mark.TARGET)

    def _hover(self, point: QPointF) -> None:
        item = self._scene.card_at(point.x(), point.y())
        if item is self._hovered:
            return
        if self._hovered is not None and self._hovered is not self.picked and self._hovered not in self.marked:
            self._handling.rise(self._hovered, 0.0)
        self._hovered = item
        if item is not None and self._playable(item) and item is not self.picked and item not in self.marked:
            self._handling.rise(item, HOVER_RISE)
        self.hovered.emit(item)

    def _playable(self, item: CardItem) -> bool:
        return (
            self.legal is not None
            and not self._choreographer.busy
            and item in self._scene.own_hand()
            and (self.exchange is not None or item.card in self.legal.cards())
        )

    # Helpers ---------------------------------------------------------------------------------------------------

    def _thing_with(self, item: CardItem | None) -> Thing | None:
        return next((thing for thing in self._scene.things() if item in thing.items), None)

    def _things_of(self, targets: Sequence[Target]) -> list[Thing]:
        """The things that ``targets`` name, those already chosen first where twins lie on the table."""
        found: list[Thing] = []
        known = self._chosen + self._scene.things()
        for target in targets:
            for thing in known:
                if thing.target == target and all(thing.items != other.items for other in found):
                    found.append(thing)
                    break
        return found

    def _click_zone(self, zone: Zone | None) -> None:
        if zone is not None:
            self.zone_clicked.emit(zone)

    def _click_cloth(self, point: QPointF) -> None:
        """With a picked card: lay it there, unless something is chosen for it."""
        if self._scene.layout.middle.holds(point.x(), point.y()) and not self._chosen:
            self.lay_down()
        else:
            self.put_back()


_WAYS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def _mark(thing: Thing, mark: Mark) -> None:
    for item in thing.items:
        item.set_mark(mark)

"""How people play: drag and drop, click by click, double click and keyboard, all through the same few functions."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QApplication

from cardtable.core.cards import Card
from cardtable.core.errors import CodedError
from cardtable.core.shapes import CardWithTargets, OneOption, SomeCards
from cardtable.core.state import Action, LegalActions, OfCards
from cardtable.core.zones import Zone
from cardtable.ui.table.card_item import CardItem, Mark
from cardtable.ui.table.choice import Choice, card_of
from cardtable.ui.table.choreographer import Choreographer
from cardtable.ui.table.composition import Composition, mark_thing, things_of
from cardtable.ui.table.exchange_marks import ExchangeMarks
from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.handling import HOVER_RISE, PICKED_RISE, Handling
from cardtable.ui.table.keyboard_focus import KeyboardFocus
from cardtable.ui.table.motion import Motion
from cardtable.ui.table.refusals import Refusals
from cardtable.ui.table.scene import TableScene, Thing


class Stage(Enum):
    """Where the person is. A press leads from any of the first three to ``PRESSED`` and back; ``put_back`` and a move
    that is played lead to ``CLOSED`` or ``OPEN``.
    """

    CLOSED = "closed"
    """It is not for the person to decide."""
    OPEN = "open"
    """Nothing has been begun, or cards are being marked for an exchange."""
    PICKED = "picked"
    """A hand card is picked; what it is combined with is chosen by clicks."""
    OFFERED = "offered"
    """The chooser shows the moves that are left."""
    PRESSED = "pressed"
    """The mouse is down on a hand card that has not moved yet."""
    CARRIED = "carried"
    """A hand card follows the mouse."""


@dataclass
class Press:
    """The mouse is down on ``item``: where, how the card was gripped, and whether it is carried by now."""

    item: CardItem
    point: QPointF
    grip: QPointF
    carried: bool = False


class Gestures(QObject):
    """Turns presses, moves and keys into legal actions. ``stage`` tells where the person is.

    Nothing is final before ``action_chosen``: until then ``put_back`` undoes whatever was begun.
    """

    action_chosen = Signal(object)
    refused = Signal(object)
    hovered = Signal(object)
    zone_clicked = Signal(object)
    choice_changed = Signal()
    """Something else is chosen, or nothing any more."""
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
        self._refusals = Refusals(scene, self)
        self.legal: LegalActions | None = None
        self.describe_refusal: Callable[[CodedError], str] = str
        self.confirms = False
        """Whether nothing is played before it has been confirmed by a button or by Enter."""
        self._press: Press | None = None
        self._move: Composition | None = None
        self._asked: list[Thing] = []
        """What was clicked on the table before a hand card was."""
        self._hovered: CardItem | None = None

    # From outside ----------------------------------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        """Where the person is."""
        if self._press is not None:
            return Stage.CARRIED if self._press.carried else Stage.PRESSED
        if self._move is not None:
            return Stage.OFFERED if self._move.offered else Stage.PICKED
        return Stage.CLOSED if self.legal is None else Stage.OPEN

    def set_legal(self, legal: LegalActions | None) -> None:
        """What the person may do now, or None; anything begun before is put back."""
        self.put_back()
        self._set_legal(legal)

    def _set_legal(self, legal: LegalActions | None) -> None:
        self.legal = legal
        self._marks.set_legal(legal)
        self._dim()

    def _dim(self) -> None:
        """Darken the hand cards that cannot be played now, where others can."""
        playable: Collection[Card] = ()
        if self.legal is not None and isinstance(self.legal.shape(), CardWithTargets):
            playable = self.legal.cards()
        held = self._scene.own_hand()
        for items in self._scene.lie.values():
            for item in items:
                item.set_dimmed(bool(playable) and item in held and item.card not in playable)

    @property
    def exchange(self) -> SomeCards | None:
        """How many cards can be changed, if that is what is to be decided."""
        return self._marks.shape

    @property
    def marked(self) -> Sequence[CardItem]:
        """The cards that are marked to be changed."""
        return self._marks.items

    def marked_action(self) -> Action | None:
        """The exchange of the marked cards, or None if it is not legal."""
        return self._marks.action()

    @property
    def focus(self) -> CardItem | None:
        """The card that bears the keyboard's frame."""
        return self._focus.item

    @property
    def picked(self) -> CardItem | None:
        """The hand card that is picked or carried to be played."""
        return None if self._move is None else self._move.item

    @property
    def choice(self) -> Choice | None:
        """What can be done with the picked card."""
        return None if self._move is None else self._move.choice

    @property
    def open(self) -> bool:
        """Whether the chooser offers moves."""
        return self._move is not None and self._move.offered

    @property
    def chosen(self) -> Sequence[Thing]:
        """What is chosen on the table."""
        return () if self._move is None else tuple(self._move.chosen)

    def choose(self, action: Action) -> None:
        """Something that plays no card was chosen."""
        if self.legal is not None and action in self.legal:
            self._submit(action)

    def put_back(self) -> bool:
        """Put back whatever is picked, carried or being chosen; whether there was anything."""
        marked = list(self._marks.clear())
        lifted = [] if self._press is None or not self._press.carried else [self._press.item]
        picked = [] if self._move is None else [self._move.item]
        asked = list(self._asked)
        self._press = self._move = None
        self._asked = []
        self._show_marks()
        moved = dict.fromkeys(marked + lifted + picked)
        for item in moved:
            item.set_lift(0.0)
            self._handling.send_home(item)
        if picked:
            self.choice_changed.emit()
        if marked:
            self.exchange_changed.emit()
        return bool(moved or asked)

    def forget(self) -> None:
        """Drop references to items that have been dealt anew, without moving anything."""
        was_picked = self._move is not None
        self._press = self._move = self._hovered = None
        self._asked = []
        self._marks.clear()
        if was_picked:
            self.choice_changed.emit()

    def show_hint(self, action: Action) -> None:
        """Light up the card and the targets of ``action``, or its ``cards`` if cards are exchanged."""
        self.put_back()
        if self.legal is None:
            return
        if self.exchange is not None:
            cards = action.cards if isinstance(action, OfCards) else ()
            for item in self._scene.own_hand():
                if item.card in cards:
                    item.set_mark(Mark.HINT)
            return
        card = card_of(self.legal, action)
        for item in self._scene.own_hand():
            if item.card == card:
                item.set_mark(Mark.HINT)
                break
        for thing in things_of(self._scene, self.legal.chosen(action)):
            mark_thing(thing, Mark.HINT)

    # Mouse -----------------------------------------------------------------------------------------------------

    def press(self, point: QPointF, button: Qt.MouseButton) -> None:
        self._refusals.hide()
        if button == Qt.MouseButton.RightButton:
            self.put_back()
        if button != Qt.MouseButton.LeftButton:
            return
        self._focus.set(None)
        if self.legal is not None and self._choreographer.busy:
            self._choreographer.skip()
        item = self._scene.card_at(point.x(), point.y())
        if item is not None and (item is self.picked or item in self._scene.own_hand()):
            if self.legal is not None:
                self._press = Press(item, point, item.pos() - point)
            return
        thing = self._thing_with(item)
        if thing is not None:
            self.activate_thing(thing)
        elif item is not None:
            self._click_zone(self._scene.zone_of(item))
        elif self.stage is Stage.PICKED:
            self._click_cloth(point)

    def move(self, point: QPointF, buttons: Qt.MouseButton) -> None:
        press = self._press
        if not buttons & Qt.MouseButton.LeftButton or press is None:
            if not buttons:
                self._hover(point)
            return
        if not press.carried:
            far = (point - press.point).manhattanLength()
            if far < QApplication.startDragDistance() or self.legal is None:
                return
            if not self._carry(press):
                self._press = None
                return
        press.item.setPos(point + press.grip)
        if self._move is not None and self._move.aim(point):
            self._show_marks()

    def release(self, point: QPointF, button: Qt.MouseButton) -> None:
        if button != Qt.MouseButton.LeftButton or self._press is None:
            return
        press, self._press = self._press, None
        if not press.carried:
            self.activate_card(press.item)
            return
        press.item.setPos(point + press.grip)
        press.item.set_lift(0.0)
        if self._move is not None:
            self._drop(self._move, point)
        # Let go over the cloth a card is laid away; over the hand it stays in it.
        elif self._scene.layout.middle.holds(point.x(), point.y()):
            self._marks.lay_away(press.item)
        else:
            self._marks.keep(press.item)

    def double_click(self, point: QPointF) -> None:
        """The second click of a double click: on a hand card it plays, anywhere else it is one more press."""
        item = self._scene.card_at(point.x(), point.y())
        if item is not None and item is self.picked and self.legal is not None:
            if not self.confirms:
                self.play_picked()
        elif self.exchange is not None and item is not None and item in self._scene.own_hand():
            # The first click has marked it; the second one means nothing more.
            return
        else:
            self.press(point, Qt.MouseButton.LeftButton)

    def _carry(self, press: Press) -> bool:
        """Take up the pressed card; False if this is not the time for cards."""
        assert self.legal is not None
        item = press.item
        if self.exchange is None:
            if isinstance(self.legal.shape(), OneOption):
                self.activate_card(item)
                return False
            if item is not self.picked:
                self._press = None
                self.put_back()
                self._press = press
                self._move = Composition(self._scene, self.legal, item)
            elif self._move is not None and self._move.offered:
                self._move.offered = False
                self._move.choose_nothing()
        press.carried = True
        self.choice_changed.emit()
        self._handling.take_up(item)
        self._show_marks()
        return True

    def _drop(self, move: Composition, point: QPointF) -> None:
        """The card is let go over the table or the hand."""
        thing = move.land(point)
        if thing is not None:
            self._decide(move.fall_on(thing), lean_on=thing)
            return
        middle, place = self._scene.layout.middle, move.item.pos()
        if middle.holds(place.x(), place.y()) or middle.holds(point.x(), point.y()):
            self.lay_down()
        else:
            self.put_back()

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

    def _click_zone(self, zone: Zone | None) -> None:
        if zone is not None:
            self.zone_clicked.emit(zone)

    def _click_cloth(self, point: QPointF) -> None:
        """With a picked card: lay it there, or put it back; but nothing that was chosen is lost by it."""
        assert self._move is not None
        if self.chosen:
            words = self.tr("What you have chosen stays. Take it, put it back, or touch more cards.")
            self._refusals.show(words, self._move.item.area())
        elif self._scene.layout.middle.holds(point.x(), point.y()):
            self.lay_down()
        else:
            self.put_back()

    # The few functions behind all ways of playing --------------------------------------------------------------

    def activate_card(self, item: CardItem) -> None:
        """A hand card was clicked: pick it, or play it if it is picked already."""
        if self.legal is None:
            return
        if item is self.picked:
            if not (self.confirms and self.open):
                self.play_picked()
            return
        asked = list(self._asked)
        if self.exchange is not None:
            self._marks.toggle(item)
            return
        if isinstance(self.legal.shape(), OneOption):
            error = self.legal.refusal(item.card, [])
            if error is not None:
                self._tell_refusal(error, item.area())
            return
        targets = [thing.target for thing in asked]
        if asked and not self.legal.completions(item.card, targets, 1):
            error = self.legal.refusal(item.card, targets)
            if error is not None:
                self._tell_refusal(error, item.area())
            return
        self._pick(item, asked)
        self._play_settled()
        if self.confirms and self._move is not None and not self._move.choice.targets():
            self.play_picked()

    def _pick(self, item: CardItem, things: Sequence[Thing] = ()) -> None:
        """Pick a hand card, to be combined with ``things``."""
        assert self.legal is not None
        self.put_back()
        self._move = Composition(self._scene, self.legal, item)
        for thing in things:
            self._move.toggle(thing)
        self._handling.rise(item, PICKED_RISE)
        self._show_marks()
        self.choice_changed.emit()

    def _play_settled(self) -> None:
        """Play what is chosen if it can be read in one way only."""
        if self._move is None or self._move.offered or self.confirms or not self._move.chosen:
            return
        action = self._move.choice.settled()
        if action is not None:
            self._submit(action)

    def play_alone(self, item: CardItem) -> None:
        """Play a hand card and combine it with nothing."""
        if self.legal is not None and self.exchange is None:
            self._pick(item)
            self.lay_down()

    def confirm_exchange(self) -> None:
        """Change the marked cards, if so many may be changed."""
        action = self.marked_action()
        if action is not None:
            self._submit(action)
        elif self.exchange is not None:
            self._marks.refuse()

    def activate_thing(self, thing: Thing) -> None:
        """Something on the table was clicked: choose it, or choose it no longer."""
        if self._move is None:
            self._click_zone(thing.target.zone)
            if self.legal is not None and isinstance(self.legal.shape(), CardWithTargets):
                self._ask_for(thing)
            return
        self._move.toggle(thing)
        self._show_marks()
        self.choice_changed.emit()
        if any(one.items == thing.items for one in self._move.chosen):
            self._play_settled()

    def _ask_for(self, thing: Thing) -> None:
        """Something on the table is wanted and no hand card picked yet: light up those that take it, or pick the only
        one.
        """
        known = [one for one in self._asked if one.items != thing.items]
        self._asked = known if len(known) < len(self._asked) else [*known, thing]
        takers = self._takers()
        self._refusals.hide()
        if not self._asked:
            self._show_marks()
        elif len({item.card for item in takers}) == 1:
            self._pick(takers[0], self._asked)
        else:
            words = self.tr("Now the card of your hand that takes it: those that can are lit.")
            if not takers:
                self._asked = []
                words = self.tr("No card of your hand takes it.")
            self._show_marks()
            self._refusals.show(words, thing.area())

    def _takers(self) -> list[CardItem]:
        """The hand cards that can be combined with everything that was clicked on the table."""
        targets = [thing.target for thing in self._asked]
        if self.legal is None or not targets:
            return []
        cards = [card for card in self.legal.cards() if self.legal.completions(card, targets, 1)]
        return [item for item in self._scene.own_hand() if item.card in cards]

    def play_picked(self) -> None:
        """Play the picked card with the chosen targets; with none chosen, in its only sensible way. Where everything is
        to be confirmed, offer that.
        """
        if self.open:
            self.confirm()
        elif self._move is not None:
            self._decide(self._move.complete())

    def lay_down(self) -> None:
        """Lay the picked card on the table, whatever it could take."""
        if self._move is None:
            return
        action = self._move.choice.lay_down()
        self._move.choose_nothing()
        if action is None:
            self._refuse()
        else:
            self._decide([action])

    def want(self, move: Action) -> None:
        """One of the moves that are listed was clicked: show it, or play it if it is shown already."""
        if self._move is None:
            return
        if move == self._move.choice.move() and not self.confirms:
            self._submit(move)
            return
        self._move.want(move)
        self._show_marks()
        self.choice_changed.emit()

    def confirm(self) -> None:
        """Play the move that is shown."""
        if self._move is None:
            return
        action = self._move.choice.move()
        if action is None:
            self._refuse(stay=True)
        else:
            self._submit(action)

    def cycle(self, step: int) -> None:
        """Show the next or the previous of the offered moves."""
        if self._move is not None and self._move.offered:
            self._move.cycle(step)
            self._show_marks()
            self.choice_changed.emit()

    # Keyboard --------------------------------------------------------------------------------------------------

    def key(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        """A key was pressed; whether it meant anything here."""
        enter = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if key == Qt.Key.Key_Escape:
            self._refusals.hide()
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
        """Do what a click on the card that bears the keyboard's frame would do."""
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

    # Ends of a move --------------------------------------------------------------------------------------------

    def _decide(self, moves: Sequence[Action], lean_on: Thing | None = None) -> None:
        """Play the one move that is left, offer several, refuse none; an offered card leans on what it fell on."""
        assert self._move is not None
        if len(moves) == 1 and not self.confirms:
            self._submit(moves[0])
        elif moves:
            self._move.choice.options = moves
            if lean_on is not None:
                self._handling.lean(self._move.item, lean_on)
            self._move.offer()
            self._show_marks()
            self.choice_changed.emit()
        else:
            self._refuse()

    def _submit(self, action: Action) -> None:
        """The move is final. The card stays where it is until events move it."""
        self.forget()
        self._set_legal(None)
        self._show_marks()
        self.action_chosen.emit(action)

    def _refuse(self, *, stay: bool = False) -> None:
        """Say why the chosen set is not legal and put the card back."""
        assert self._move is not None
        item, error = self._move.item, self._move.choice.refusal()
        near = item.area()
        if not stay:
            # It goes back to the hand, and the middle of the table may be full of other cards.
            rest = self._scene.rests().get(item)
            near = near if rest is None else rest.spot.footprint()
            self.put_back()
        if error is not None:
            self._tell_refusal(error, near)

    def _tell_refusal(self, error: CodedError, near: Rect) -> None:
        self._refusals.show(self.describe_refusal(error), near)
        self.refused.emit(error)

    def _show_marks(self) -> None:
        """Light up what is marked, chosen, aimed at and possible, and nothing else."""
        for items in self._scene.lie.values():
            for item in items:
                item.set_mark(Mark.CHOSEN if item in self.marked else Mark.NONE)
        for thing in self._asked:
            mark_thing(thing, Mark.CHOSEN)
        for item in self._takers():
            item.set_mark(Mark.TARGET)
        if self._move is not None:
            self._move.light()

    def _thing_with(self, item: CardItem | None) -> Thing | None:
        return next((thing for thing in self._scene.things() if item in thing.items), None)


_WAYS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}

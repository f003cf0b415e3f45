"""The table as a widget: what the controller talks to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from cardtable.app.table import Place, SeatLabel, Setting
from cardtable.art.theme import CardTheme
from cardtable.core.cards import HIDDEN, Card, format_card
from cardtable.core.errors import CodedError
from cardtable.core.events import DealBegan, Event
from cardtable.core.state import Action, LegalActions
from cardtable.core.view import SeatView
from cardtable.core.zones import PlacedCard, Zone
from cardtable.ui.cards.faces import CardFaces
from cardtable.ui.plain import show_tool_tip
from cardtable.ui.table.accessibility import CardButtons, announce
from cardtable.ui.table.card_item import CardItem
from cardtable.ui.table.choosing import ChoiceWords, Choosing
from cardtable.ui.table.choreographer import Choreographer
from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.gestures import Gestures
from cardtable.ui.table.last_capture import LastCaptureView
from cardtable.ui.table.motion import Motion
from cardtable.ui.table.offering import Offering, OfferWords
from cardtable.ui.table.options import OptionBar
from cardtable.ui.table.scene import TableScene
from cardtable.ui.table.speaking import Speaking

__all__ = ["SeatLabel", "Setting", "TableView"]

if TYPE_CHECKING:
    from cardtable.ui.table.last_moves import LastMoves
    from cardtable.ui.table.telling import Telling

_HEAPS = (Place.STOCK, Place.TURNED, Place.HEAP, Place.ACROSS, Place.WON_TRICKS, Place.LAID_AWAY)
"""Places of which one card stands for all to whoever goes by the keyboard or listens."""


class TableView(QGraphicsView):
    """One table as one seat sees it.

    ``show_view`` shows a position at once; ``play_events`` shows what happened since, one thing after another, and
    returns at once. ``settled`` follows both, always from the event loop. While ``set_legal`` has given the person
    something to decide, ``action_chosen`` is emitted for a complete legal action; after that nothing more can be chosen
    until ``set_legal`` is called again.

    Words come from outside: ``describe`` names a card in its place for screen readers, ``choice_words`` tell of a move
    that is put together, ``describe_refusal`` says why something is not legal, ``offer_words`` are those on buttons.
    """

    action_chosen = Signal(object)
    refused = Signal(object)
    settled = Signal()
    event_shown = Signal(object)
    """Each event at the moment when it is shown; the time to say what it announces."""
    card_hovered = Signal(object)
    """The ``PlacedCard`` under the mouse, or None."""
    captures_clicked = Signal(int)
    zone_clicked = Signal(object)
    sounded = Signal(str)
    """Something on the table is to be heard, by the name of its sound."""
    menu_wanted = Signal(object)
    """A ``QMenu`` about something on the cloth is about to open; others may add what they offer."""
    uncover_asked = Signal()
    """Somebody clicked the cover, or pressed Enter or Space on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.describe: Callable[[Zone, PlacedCard], str] = _plain_name
        self._let_go = False
        """Whether the last press put something back, or took away what covered the table."""
        self._faces = CardFaces(CardTheme(), self)
        self._faces.changed.connect(self._redraw)
        self._scene = TableScene(self._faces)
        self._motion = Motion(self)
        self._choreographer = Choreographer(self._scene, self._motion, self)
        self._gestures = Gestures(self._scene, self._choreographer, self._motion, self)
        self._scene.pointing = self._gestures
        self._captures = LastCaptureView(self._scene, self)
        self._last_moves: LastMoves | None = None
        self._speaking = Speaking(self._scene, self)
        self._set_up_view()
        self._choosing = Choosing(self._scene, self._gestures, self, self.viewport())
        self._offering = Offering(self._scene, self._gestures, self, self.viewport())
        self._buttons = CardButtons(self.viewport(), self._activate)
        self._connect()

    def scene(self) -> TableScene:
        """Everything that lies on the table."""
        return self._scene

    def _set_up_view(self) -> None:
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHints(QPainter.RenderHint.Antialiasing)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 240)
        self.viewport().setMouseTracking(True)

    def _connect(self) -> None:
        self._gestures.action_chosen.connect(self._offering.update)
        self._gestures.action_chosen.connect(self.action_chosen)
        self._gestures.refused.connect(self._on_refused)
        self._gestures.hovered.connect(self._on_hovered)
        self._gestures.zone_clicked.connect(self._on_zone_clicked)
        self._gestures.focus_moved.connect(self._on_focus_moved)
        self._gestures.exchange_changed.connect(self._offering.update)
        self._choreographer.settled.connect(self._on_settled)
        self._choreographer.sounded.connect(self.sounded)
        self._choreographer.event_shown.connect(self._on_event_shown)

    def sizeHint(self) -> QSize:
        return QSize(1280, 800)

    # Appearance ------------------------------------------------------------------------------------------------

    @property
    def faces(self) -> CardFaces:
        """The cards that lie on the table, as pictures."""
        return self._faces

    def set_faces(self, faces: CardFaces) -> None:
        """Draw the cards with ``faces``, and again whenever it says that they changed."""
        self._faces.changed.disconnect(self._redraw)
        self._faces = faces
        faces.changed.connect(self._redraw)
        self._scene.set_faces(faces)
        if self._last_moves is not None:
            self._last_moves.show()

    def set_room(self, room: str) -> None:
        """One of ``palette.ROOMS``: green, wine, slate or linen."""
        self._scene.set_room(room)
        self.viewport().update()

    def set_confirms(self, confirms: bool) -> None:
        """Whether a move is played only once it has been confirmed by a button or by Enter."""
        self._gestures.confirms = confirms

    def set_pace(self, pace: float) -> None:
        """How long what is shown stays to be read: 1 is usual, 2 twice as long, 0 not at all. This has nothing to do
        with how fast things move.
        """
        self._choreographer.pace = pace

    def set_reading(self, text: float, *, left_handed: bool) -> None:
        """How large words and counters on the cloth are, 1 being usual; and whether one's own name and pile lie to the
        left of the hand.
        """
        self._scene.set_reading(text, left_handed=left_handed)
        self._lay_again()

    def set_situation(self, words: Sequence[str]) -> None:
        """Where the partie stands, in a few words each, for the ledge along the upper edge."""
        self._scene.furniture.ledge.set_situation(words)

    def set_speed(self, speed: float) -> None:
        """1 is the usual pace, 2 twice as fast, 0 without movement; what is under way then ends at once."""
        self._choreographer.speed = speed
        if speed <= 0:
            self.skip()
            self._motion.finish_effects()

    # Seats -----------------------------------------------------------------------------------------------------

    def set_seats(self, labels: Sequence[SeatLabel]) -> None:
        """Who sits at the table, seat by seat; another number of them clears the table."""
        if len(labels) != self._scene.seating.count:
            self._put_away()
        self._scene.set_seats(labels)
        self._lay_again()

    def set_setting(self, setting: Setting) -> None:
        """Which places the game needs, and who plays while others look on; a change clears the table."""
        if setting == self._scene.setting:
            return
        self._put_away()
        self._scene.set_setting(setting)
        self._lay_again()
        # Cards that were hidden while they moved would stay painted where nothing else changes.
        self.viewport().update()

    def _put_away(self) -> None:
        """End everything that is under way, because the table is cleared."""
        self.skip()
        self._motion.stop()
        self._gestures.forget()

    def set_accounts(self, accounts: Sequence[int]) -> None:
        """What each seat has won or lost in stakes and bets; empty where no accounts are kept."""
        self._scene.set_accounts(accounts)

    def set_perspective(self, seat: int) -> None:
        """Whose hand is at the bottom and open."""
        self._scene.set_perspective(seat)
        self._lay_again()

    def open_hands(self, opened: bool) -> None:
        """Whether the hands of others are shown as far as the view knows their cards."""
        self._scene.open_hands = opened
        self._scene.settle()

    def free_low(self) -> QRect:
        """Where something may lie over the table while nobody here plays: above the hand at the bottom."""
        middle = self._scene.layout.middle
        edge = 0.14 * middle.width
        return QRectF(middle.x + edge, middle.y, middle.width - 2 * edge, middle.height).toRect()

    def set_counters(self, points: Sequence[int]) -> None:
        """Each party's points between the deals; what the running deal has marked already is added to them.

        Takes its turn behind the events that are still to be shown.
        """
        wanted = tuple(points)

        def set_now() -> None:
            self._scene.set_standing(wanted)
            tweens = self._choreographer.counters_move()
            for number, tween in enumerate(tweens):
                if self._choreographer.speed <= 0 or not self.isVisible():
                    tween.finish()
                else:
                    self._motion.effect(("counters", number), tween)

        self._choreographer.then(set_now)

    def free_room(self) -> QRect:
        """Where something may lie over the table and hides no name, no pile and no hand that is open: over the backs of
        the hand at the top, and beside them.
        """
        layout = self._scene.layout
        gap, wide = layout.measures.gap, 0.5 * layout.width
        left, right = (layout.width - wide) / 2, (layout.width + wide) / 2
        top = next((seat for seat in layout.seats if seat.side == "top"), None)
        field = next((party.counters for party in layout.parties if top and party.keeper == top.seat), None)
        if top is not None and field is not None and abs(field.centre_x - top.hand.centre_x) > wide / 2:
            beside = field.x > top.hand.right
            left = top.hand.x if beside else field.right + gap
            right = field.x - gap if beside else top.hand.right
        y = layout.ledge.bottom + gap / 2
        return QRectF(left, y, right - left, layout.height - y).toRect()

    def keep_clear(self, name: str, area: QRect) -> None:
        """Something of that ``name``, no part of the table, covers ``area`` of it; nothing if that is empty."""
        kept = None if area.isEmpty() else Rect(area.x(), area.y(), area.width(), area.height())
        self._scene.furniture.keep_clear(name, kept)

    def set_cover(self, covered: bool, text: str = "") -> None:
        """Hide the hand at the bottom behind ``text``, or show it again."""
        self._scene.covered = covered
        if covered:
            self.skip()
            self._gestures.put_back()
            self._scene.furniture.veil.cover(text)
            announce(self, text)
        else:
            self._scene.furniture.veil.setVisible(False)
        self._scene.settle()
        self._update_buttons()

    def say(self, seat: int, text: str) -> None:
        """Let ``seat`` say ``text`` for a while; an empty text ends what it says."""
        self._speaking.say(seat, text)

    # What is shown ---------------------------------------------------------------------------------------------

    def show_view(self, view: SeatView) -> None:
        """Show ``view`` at once, instead of anything that was still to be shown."""
        self._gestures.forget()
        self._choreographer.drop()
        self._captures.forget()
        if self._last_moves is not None:
            self._last_moves.forget()
        self._scene.rebuild(view)
        self._scene.settle()
        for tween in self._choreographer.counters_move():
            tween.finish()

    def play_events(self, events: Sequence[Event]) -> None:
        """Show ``events``, redacted for the seat at the bottom, after whatever is still to be shown."""
        self._choreographer.play(events)
        if not self.isVisible():
            self._choreographer.skip()

    def skip(self) -> None:
        """Show the end of everything that is still to be shown, now."""
        self._choreographer.skip()

    @property
    def busy(self) -> bool:
        """Whether ``settled`` is still to come."""
        return self._choreographer.busy

    def show_last_capture(self, cards: Sequence[Card] | None = None, words: str = "") -> bool:
        """Show the cards of the last capture once more, or ``cards``, until a click or for a few seconds.

        Returns False if there is none.
        """
        return self._captures.show(cards, words or self.tr("The last capture"))

    def hide_last_capture(self) -> None:
        """Take the last capture away again."""
        self._captures.hide()

    # What the person may do ------------------------------------------------------------------------------------

    def set_legal(self, legal: LegalActions | None) -> None:
        """What the person at the bottom may do now, or None; whatever was begun before is put back."""
        self._gestures.set_legal(legal)
        if legal is not None and not self.busy:
            # A card that was let go for a move nobody accepted goes back as well.
            self._motion.release()
            self._scene.settle()
        self._update_buttons()
        self._offering.update()

    @property
    def options(self) -> OptionBar:
        """The buttons for what is said or done without playing a card."""
        return self._offering.bar

    @property
    def choice_words(self) -> ChoiceWords:
        """Words for a move that is put together."""
        return self._choosing.words

    @choice_words.setter
    def choice_words(self, words: ChoiceWords) -> None:
        self._choosing.words = words

    @property
    def offer_words(self) -> OfferWords:
        """Words for the buttons."""
        return self._offering.words

    @offer_words.setter
    def offer_words(self, words: OfferWords) -> None:
        self._offering.words = words

    @property
    def describe_refusal(self) -> Callable[[CodedError], str]:
        """Words for an error, shown beside the refused card."""
        return self._gestures.describe_refusal

    @describe_refusal.setter
    def describe_refusal(self, words: Callable[[CodedError], str]) -> None:
        self._gestures.describe_refusal = words

    def show_hint(self, action: Action | None) -> None:
        """Light up what ``action`` plays and takes; None ends it."""
        if action is None:
            self._gestures.put_back()
            self.options.show_hint(None)
        elif not self.options.show_hint(action):
            self._gestures.show_hint(action)

    def take_back(self) -> bool:
        """Put back whatever is picked or being chosen; False if there was nothing."""
        return self._gestures.put_back()

    # Inside ----------------------------------------------------------------------------------------------------

    def _on_event_shown(self, event: Event) -> None:
        self._captures.follow(event)
        self._keep_in_sight(event)
        if isinstance(event, DealBegan):
            self._gestures.forget()
            self._gestures.set_focus(None)
        self.event_shown.emit(event)

    def _keep_in_sight(self, event: Event) -> None:
        """Keep the last moves of others in sight; who does that is made with the first event, not at the start."""
        if self._last_moves is None:
            from cardtable.ui.table.last_moves import LastMoves

            self._last_moves = LastMoves(self._scene, self)
        self._last_moves.follow(event)

    def _on_settled(self) -> None:
        # Something else may have been painted after a card was moved at once and before Qt took note of it; where the
        # card lay before would then keep its picture.
        self.viewport().update()
        self._gestures.keep_focus_near()
        self._update_buttons()
        self.settled.emit()

    def _on_refused(self, error: CodedError) -> None:
        announce(self, self.describe_refusal(error))
        self.refused.emit(error)

    def _on_hovered(self, item: CardItem | None) -> None:
        self.card_hovered.emit(None if item is None else self._scene.placed(item))

    @cached_property
    def _telling(self) -> Telling:
        """Made when the mouse first asks for something, so that the first table is painted sooner."""
        from cardtable.ui.table.telling import Telling

        return Telling(self._scene, self._gestures, self._described, self)

    def _described(self, zone: Zone, placed: PlacedCard) -> str:
        return self.describe(zone, placed)

    def _on_zone_clicked(self, zone: Zone) -> None:
        place = self._scene.setting.place_of(zone)
        if place is Place.WON_TRICKS and zone.owner == self._scene.seating.party_of(self._scene.perspective):
            # One's own tricks may be looked through at any time, of others' the last one.
            cards = [card for card, _ in self._scene.seat_view.cards(zone) if card != HIDDEN]
            self.show_last_capture(cards, self.tr("Your tricks"))
        elif place in (Place.HEAP, Place.ACROSS, Place.WON_TRICKS):
            self.captures_clicked.emit(zone.owner)
        elif place is Place.LAID_AWAY and zone.owner == self._scene.perspective:
            cards = [card for card, _ in self._scene.seat_view.cards(zone) if card != HIDDEN]
            self.show_last_capture(cards, self.tr("You have laid away"))
        self.zone_clicked.emit(zone)

    def _on_focus_moved(self) -> None:
        item = self._gestures.focus
        if item is None:
            return
        self._update_buttons()
        button = self._buttons.button(item)
        if button is not None:
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _activate(self, item: CardItem) -> None:
        """A screen reader pressed a card's button."""
        self._gestures.set_focus(item)
        self._gestures.press_focus()

    def _update_buttons(self) -> None:
        scene = self._scene
        cards = list(scene.own_hand()) + [thing.items[-1] for thing in scene.things()]
        for zone in sorted(scene.lie):
            place = scene.setting.place_of(zone)
            if place in _HEAPS and scene.lie[zone]:
                cards.append(scene.lie[zone][0 if place is Place.STOCK else -1])
            elif place in (Place.TRICK, Place.LAID_OUT):
                cards += scene.lie[zone]
        named = []
        for item in cards:
            zone_of, placed = scene.zone_of(item), scene.placed(item)
            if zone_of is not None and placed is not None:
                shown = placed if item.card != HIDDEN else PlacedCard(HIDDEN, placed.face_up)
                named.append((item, self.describe(zone_of, shown)))
        self._buttons.update(named)

    def _redraw(self) -> None:
        self._scene.update()

    def _lay_again(self) -> None:
        """The layout changed while things may be under way."""
        self._gestures.put_back()
        if self._choreographer.busy:
            self._choreographer.retarget()
        else:
            self._motion.release()
            self._scene.settle()
        if self._last_moves is not None:
            self._last_moves.show()
        self._update_buttons()
        self._offering.update()

    # Qt --------------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._update_buttons()
            self._choosing.update()
            self._offering.update()
        super().changeEvent(event)

    def _fit(self) -> None:
        size = self.viewport().size()
        self._scene.set_size(QSizeF(max(1, size.width()), max(1, size.height())), self.devicePixelRatioF())
        self._captures.lay()
        self._lay_again()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            words = "" if self._scene.covered else self._telling.words_at(self.mapToScene(event.pos()))
            show_tool_tip(event.globalPos(), words, self.viewport())
            return True
        return super().viewportEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """What can be done with the thing under the mouse; a right click while a card is picked only puts it back."""
        if self._scene.covered or self._let_go:
            return
        menu = self._telling.menu_at(self.mapToScene(event.pos()))
        self.menu_wanted.emit(menu)
        if not menu.isEmpty():
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(event.globalPos())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._let_go = self._dismiss()
        if self._let_go:
            event.accept()
            return
        self._let_go = event.button() == Qt.MouseButton.RightButton and self._gestures.put_back()
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._dismiss():
            event.accept()
            return
        super().mouseDoubleClickEvent(event)

    def _dismiss(self) -> bool:
        """Take away what covers the table; whether there was anything."""
        if self._captures.picture.isVisible():
            self.hide_last_capture()
            return True
        if self._scene.covered:
            self.uncover_asked.emit()
            return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape)
        used = event.key() in keys and self._dismiss()
        used = used or (event.key() == Qt.Key.Key_Escape and self.options.fold())
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if not used and plain and not self._scene.covered:
            used = self.options.key(event.key())
        if not used and not self._scene.covered:
            used = self._gestures.key(event.key(), event.modifiers())
        event.setAccepted(used)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through the offered moves while there are any."""
        return False if self._gestures.open else super().focusNextPrevChild(forward)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._gestures.open and event.angleDelta().y():
            self._gestures.cycle(1 if event.angleDelta().y() < 0 else -1)
            event.accept()
        else:
            event.ignore()


def _plain_name(zone: Zone, placed: PlacedCard) -> str:
    return f"{zone} {format_card(placed.card)}"

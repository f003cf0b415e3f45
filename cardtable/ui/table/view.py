"""The table as a widget: what the controller talks to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf
from typing import Any

from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from cardtable.app.table import SeatLabel, Setting
from cardtable.art.theme import CardTheme
from cardtable.core.cards import HIDDEN, Card, format_card
from cardtable.core.errors import CodedError
from cardtable.core.events import CardsMoved, DealBegan, Event
from cardtable.core.shapes import CardWithTargets, OneOption
from cardtable.core.state import LegalActions, WithOptions
from cardtable.core.view import SeatView
from cardtable.core.zones import STOCK, TRICK, PlacedCard, Zone, discards
from cardtable.ui.cards.faces import CardFaces
from cardtable.ui.table.accessibility import CardButtons, announce
from cardtable.ui.table.bar_places import Strip, hidden, strips
from cardtable.ui.table.card_item import CardItem
from cardtable.ui.table.chooser import Chooser
from cardtable.ui.table.choreographer import Choreographer
from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.gestures import Gestures
from cardtable.ui.table.motion import Motion
from cardtable.ui.table.options import Offer, OptionBar
from cardtable.ui.table.recall import Recall
from cardtable.ui.table.scene import TableScene

MOST_USUAL = 4
"""Buttons for what is usually wanted; what comes after them is seldom wanted."""
MOST_OFFERS = 12
"""Buttons for what can be said or done; what is wanted seldom gives way."""
SPEECH_TIME = 2600
"""Milliseconds for which a short speech stays; each letter adds to it."""
_LETTER_TIME = 35
_RECALL_TIME = 5000

__all__ = ["SeatLabel", "Setting", "TableView"]


class TableView(QGraphicsView):
    """One table as one seat sees it.

    ``show_view`` shows a position at once; ``play_events`` shows what happened since, one thing after another, and
    returns at once. ``settled`` follows both, always from the event loop. While ``set_legal`` has given the person
    something to decide, ``action_chosen`` is emitted for a complete legal action; after that nothing more can be chosen
    until ``set_legal`` is called again.

    Words come from outside: ``describe`` names a card in its place for screen readers, ``describe_action`` says an
    action in a few words, ``describe_refusal`` says why something is not legal. ``describe_option`` gives the words on
    the button of an action that plays no card, ``describe_heading`` what stands before its row;
    ``is_seldom`` says of what its button may wait behind another one.
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
    uncover_asked = Signal()
    """Somebody clicked the cover, or pressed Enter or Space on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.describe: Callable[[Zone, PlacedCard], str] = _plain_name
        self.describe_action: Callable[[Any], str] = str
        self.describe_option: Callable[[Any], str] = str
        self.describe_heading: Callable[[Any], str] = lambda _action: ""
        self.is_seldom: Callable[[Any], bool] = lambda _action: False
        self._faces = CardFaces(CardTheme(), self)
        self._faces.changed.connect(self._redraw)
        self._scene = TableScene(self._faces)
        self._motion = Motion(self)
        self._choreographer = Choreographer(self._scene, self._motion, self)
        self._gestures = Gestures(self._scene, self._choreographer, self._motion, self)
        self._scene.pointing = self._gestures
        self._recall = Recall()
        self._scene.addItem(self._recall)
        self._recall_timer = self._single_shot(_RECALL_TIME, self.hide_last_capture)
        self._speech_timers: dict[int, QTimer] = {}
        self._last_capture: tuple[Card, ...] = ()
        self._set_up_view()
        self._chooser = Chooser(self.viewport())
        self._options = OptionBar(self.viewport())
        self._buttons = CardButtons(self.viewport(), self._activate)
        self._connect()

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
        self._gestures.action_chosen.connect(self._update_options)
        self._gestures.action_chosen.connect(self.action_chosen)
        self._gestures.refused.connect(self._on_refused)
        self._gestures.hovered.connect(self._on_hovered)
        self._gestures.zone_clicked.connect(self._on_zone_clicked)
        self._gestures.choice_changed.connect(self._update_chooser)
        self._gestures.focus_moved.connect(self._on_focus_moved)
        self._gestures.exchange_changed.connect(self._update_options)
        self._options.chosen.connect(self._gestures.choose)
        self._options.unfolded.connect(self._place_options)
        self._choreographer.settled.connect(self._on_settled)
        self._choreographer.event_shown.connect(self._on_event_shown)
        self._chooser.confirmed.connect(self._gestures.confirm)
        self._chooser.cancelled.connect(self.cancel_choice)
        self._chooser.cycled.connect(self._gestures.cycle)

    def _single_shot(self, time: int, action: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(time)
        timer.timeout.connect(action)
        return timer

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

    def set_room(self, room: str) -> None:
        """One of ``palette.ROOMS``: green, wine, slate or linen."""
        self._scene.set_room(room)
        self.viewport().update()

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
        speech = self._scene.furniture.speech(seat)
        speech.say(text)
        timer = self._speech_timers.get(seat)
        if timer is None:
            timer = self._speech_timers[seat] = self._single_shot(0, lambda: self._end_speech(seat))
        if text:
            timer.start(SPEECH_TIME + _LETTER_TIME * len(text))
            announce(self, text)
        else:
            timer.stop()

    def _end_speech(self, seat: int) -> None:
        if seat < self._scene.seating.count:
            self._scene.furniture.speech(seat).say("")

    # What is shown ---------------------------------------------------------------------------------------------

    def show_view(self, view: SeatView) -> None:
        """Show ``view`` at once, instead of anything that was still to be shown."""
        self._gestures.forget()
        self._choreographer.drop()
        self._last_capture = ()
        self._scene.rebuild(view)
        self._scene.settle()
        for tween in self._choreographer.counters_move():
            tween.finish()

    def play_events(self, events: Sequence[Event]) -> None:
        """Show ``events``, redacted for the seat at the bottom, after whatever is still to be shown."""
        if self.isVisible():
            self._choreographer.play(events)
        else:
            speed, self._choreographer.speed = self._choreographer.speed, 0.0
            self._choreographer.play(events)
            self._choreographer.speed = speed

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
        shown = self._last_capture if cards is None else tuple(cards)
        if not shown:
            return False
        line = self._scene.layout.measures.line
        self._recall.lay(QRectF(self._scene.sceneRect()), line, self._scene.layout.measures.own)
        self._recall.show_cards(shown, words or self.tr("The last capture"), self._faces)
        self._recall_timer.start()
        return True

    def hide_last_capture(self) -> None:
        """Take the last capture away again."""
        self._recall_timer.stop()
        self._recall.setVisible(False)

    # What the person may do ------------------------------------------------------------------------------------

    def set_legal(self, legal: LegalActions | None) -> None:
        """What the person at the bottom may do now, or None; whatever was begun before is put back."""
        self._gestures.set_legal(legal)
        if legal is not None and not self.busy:
            # A card that was let go for a move nobody accepted goes back as well.
            self._motion.release()
            self._scene.settle()
        self._update_buttons()
        self._update_options()

    @property
    def options(self) -> OptionBar:
        """The buttons for what is said or done without playing a card."""
        return self._options

    @property
    def describe_refusal(self) -> Callable[[CodedError], str]:
        """Words for an error, shown beside the refused card."""
        return self._gestures.describe_refusal

    @describe_refusal.setter
    def describe_refusal(self, words: Callable[[CodedError], str]) -> None:
        self._gestures.describe_refusal = words

    def show_hint(self, action: Any) -> None:
        """Light up what ``action`` plays and takes; None ends it."""
        if action is None:
            self._gestures.put_back()
            self._options.show_hint(None)
        elif not self._options.show_hint(action):
            self._gestures.show_hint(action)

    def take_back(self) -> bool:
        """Put back whatever is picked or being chosen; False if there was nothing."""
        return self._gestures.put_back()

    def cancel_choice(self) -> None:
        """Put back whatever is picked or being chosen."""
        self._gestures.put_back()

    # Inside ----------------------------------------------------------------------------------------------------

    def _on_event_shown(self, event: Event) -> None:
        match event:
            case DealBegan():
                self._last_capture = ()
                self._gestures.forget()
                self._gestures.set_focus(None)
            case CardsMoved(reason="played"):
                self._capturing = False
            case CardsMoved(reason="captured" | "marked", cards=cards, source=source) if source.name != "pile":
                known = tuple(card for card in cards if card != HIDDEN)
                self._last_capture = (self._last_capture if self._capturing else ()) + known
                self._capturing = True
            case _:
                pass
        self.event_shown.emit(event)

    _capturing = False

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

    def _on_zone_clicked(self, zone: Zone) -> None:
        if zone.name == "tricks" and zone.owner == self._scene.seating.party_of(self._scene.perspective):
            # One's own tricks may be looked through at any time, of others' the last one.
            cards = [card for card, _ in self._scene.seat_view.cards(zone) if card != HIDDEN]
            self.show_last_capture(cards, self.tr("Your tricks"))
        elif zone.name in ("pile", "marks", "tricks"):
            self.captures_clicked.emit(zone.owner)
        elif zone == discards(self._scene.perspective):
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
            if (zone == STOCK or zone.name in ("turned", "pile", "marks", "tricks", "discards")) and scene.lie[zone]:
                cards.append(scene.lie[zone][0 if zone == STOCK else -1])
            elif zone == TRICK:
                cards += scene.lie[zone]
        named = []
        for item in cards:
            zone_of, placed = scene.zone_of(item), scene.placed(item)
            if zone_of is not None and placed is not None:
                shown = placed if item.card != HIDDEN else PlacedCard(HIDDEN, placed.face_up)
                named.append((item, self.describe(zone_of, shown)))
        self._buttons.update(named)

    def _update_options(self) -> None:
        """Offer what can be done now without playing a card."""
        gestures = self._gestures
        legal: Any = gestures.legal
        offers: list[Offer] = []
        if legal is not None and gestures.exchange is not None:
            action = gestures.marked_action()
            label = self._wanted() if action is None else self.describe_option(action)
            offers = [Offer(label, action)]
        elif legal is not None and isinstance(legal.shape(), OneOption):
            offers = [self._offer(action, place >= MOST_USUAL) for place, action in enumerate(legal.representatives())]
        if isinstance(legal, WithOptions):
            offered = len(offers)
            offers += [self._offer(action, gestures.exchange is None and offered > 0) for action in legal.options()]
            del offers[max(offered, MOST_OFFERS) :]
            # What stands in one row stays together.
            rows = list(dict.fromkeys(offer.heading for offer in offers))
            offers.sort(key=lambda offer: rows.index(offer.heading))
        had_focus = any(button.hasFocus() for button in self._options.buttons)
        self._options.offer(offers, self._scene.layout.measures.line, self._room_for_options().width)
        if had_focus and not self._options.isVisible():
            self.setFocus()
        if offers:
            self._place_options()
            self._options.raise_()
            announce(self, ", ".join(offer.label.replace("&", "") for offer in offers))
        else:
            self._scene.furniture.keep_clear(None)

    def _wanted(self) -> str:
        """How many cards are still to be marked for an exchange."""
        shape, marked = self._gestures.exchange, len(self._gestures.marked)
        assert shape is not None
        if marked and marked < max(shape.minimum, shape.maximum):
            return self.tr("%n more card(s)", "", max(shape.minimum - marked, 1))
        if shape.minimum > 1:
            return self.tr("Mark at least %n card(s)", "", shape.minimum)
        return self.tr("Mark the cards to change")

    def _offer(self, action: Any, seldom: bool) -> Offer:
        heading = self.describe_heading(action)
        return Offer(self.describe_option(action), action, heading, self.is_seldom(action) or (seldom and not heading))

    def _room_for_options(self) -> Rect:
        """Where the buttons may be: between what lies to the left and to the right on the cloth."""
        layout = self._scene.layout
        gap, places = layout.measures.gap, layout.tricks
        left, right = layout.rim + gap, self.width() - layout.rim - gap
        if any(seat.side in ("left", "right") for seat in layout.seats):
            left, right = layout.area.x, layout.area.right
        if places is not None and self._scene.own_hand():
            right = min(right, places.discards["bottom"].x - gap)
            exchange = self._gestures.exchange
            if exchange is not None and exchange.maximum:
                leftmost = places.picked_out_spots("bottom", exchange.maximum)[0]
                right = min(right, leftmost.footprint().x - gap)
        return Rect(left, layout.middle.y, right - left, layout.middle.height)

    def _place_options(self) -> None:
        """Above one's own hand, beside the trick where it would cover that."""
        layout, room = self._scene.layout, self._room_for_options()
        bottom = next((seat for seat in layout.seats if seat.side == "bottom"), layout.seats[0])
        legal, places, gap = self._gestures.legal, layout.tricks, layout.measures.gap
        tried: tuple[Strip, ...] = (Strip(room, bottom.hand.centre_x),)
        if places is not None and legal is not None and isinstance(legal.shape(), CardWithTargets):
            tried = strips(room, bottom.hand.centre_x, places.trick, gap)
        things, table = self._kept_in_sight(), Rect(0, 0, self.width(), self.height()).inset(layout.rim + gap)
        best, chosen, least = tried[0], table, inf
        for strip in tried:
            size = self._options.fit(strip.room.width)
            place = strip.place(size.width(), size.height())
            # Whoever looks on holds nothing, and higher up the buttons might cover the names of the gallery.
            lower = min(max(place.y, bottom.hand.centre_y - place.height / 2), table.bottom - place.height)
            for y in (place.y,) if self._scene.own_hand() else (lower, place.y):
                cost = hidden(replace(place, y=y), things, table)
                if cost < least - 1:
                    best, chosen, least = strip, replace(place, y=y), cost
        self._options.fit(best.room.width)
        self._options.move(round(chosen.x), round(chosen.y))
        self._scene.furniture.keep_clear(chosen)

    def _kept_in_sight(self) -> list[tuple[Rect, float]]:
        """What the buttons should not cover, and how much each of it matters."""
        layout, places = self._scene.layout, self._scene.layout.tricks
        if places is None:
            return []
        # Who leads does not need the place of the trick yet.
        things = [(places.trick, 4.0)] if self._scene.lie.get(TRICK) else []
        things += [(onlooker.plate, 4.0) for onlooker in places.onlookers]
        things += [(seat.plate, 4.0) for seat in layout.seats]
        things += [(party.counters, 2.0) for party in layout.parties]
        for zone, items in self._scene.lie.items():
            if zone == STOCK or zone.name in ("talon", "turned", "discards"):
                things += [(item.area(), 2.0) for item in items[:1]]
        return things

    def _update_chooser(self) -> None:
        gestures = self._gestures
        if not gestures.open or gestures.choice is None or gestures.picked is None:
            self._chooser.hide()
            return
        move = gestures.choice.move()
        words = self.tr("These cards do not add up.") if move is None else self.describe_action(move)
        self._chooser.show_move(
            words, gestures.choice.position(), len(gestures.choice.options), complete=move is not None
        )
        self._chooser.set_size(self._scene.layout.measures.line, 0.5 * self.width())
        self._place_chooser()
        self._chooser.show()
        self._chooser.raise_()
        announce(self, words)

    def _place_chooser(self) -> None:
        """Beside the card that is being played, where it hides least of what is chosen."""
        item = self._gestures.picked
        assert item is not None
        card, size = item.area(), self._chooser.sizeHint().expandedTo(self._chooser.size())
        wide, high = float(size.width()), float(self._chooser.height())
        gap = 2.0 * self._scene.layout.measures.gap
        taken = [(thing.area(), 4.0) for thing in self._gestures.chosen] + [(card, 4.0)]
        taken += [(thing.area(), 1.0) for thing in self._scene.things()]
        taken += [(other.area(), 0.5) for other in self._scene.own_hand()]
        best: tuple[float, Rect] | None = None
        for x, y in (
            (card.right + gap, card.centre_y - high / 2),
            (card.x - gap - wide, card.centre_y - high / 2),
            (card.centre_x - wide / 2, card.y - gap - high),
            (card.centre_x - wide / 2, card.bottom + gap),
            (self.width() - wide - 3 * gap, self._scene.layout.middle.bottom - high),
            (self._scene.layout.middle.centre_x - wide / 2, self._scene.layout.middle.bottom - high),
        ):
            place = Rect(
                min(max(x, gap), self.width() - wide - gap), min(max(y, gap), self.height() - high - gap), wide, high
            )
            cost = sum(weight * place.overlap(area) for area, weight in taken)
            if best is None or cost < best[0] - 1:
                best = (cost, place)
        assert best is not None
        self._chooser.move(round(best[1].x), round(best[1].y))

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
        self._update_buttons()
        self._update_options()

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
            self._update_chooser()
            self._update_options()
        super().changeEvent(event)

    def _fit(self) -> None:
        size = self.viewport().size()
        self._scene.set_size(QSizeF(max(1, size.width()), max(1, size.height())), self.devicePixelRatioF())
        line = self._scene.layout.measures.line
        self._recall.lay(QRectF(self._scene.sceneRect()), line, self._scene.layout.measures.own)
        self._lay_again()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._dismiss():
            event.accept()
            return
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._dismiss():
            event.accept()
            return
        super().mouseDoubleClickEvent(event)

    def _dismiss(self) -> bool:
        """Take away what covers the table; whether there was anything."""
        if self._recall.isVisible():
            self.hide_last_capture()
            return True
        if self._scene.covered:
            self.uncover_asked.emit()
            return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape)
        used = event.key() in keys and self._dismiss()
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if not used and plain and not self._scene.covered:
            used = self._options.key(event.key())
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

"""The scene: everything on the table, laid out for the window and painted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from cardtable.app.settings import Settings
from cardtable.app.table import SeatLabel, Setting
from cardtable.core.events import DealBegan, Event, PointsMarked
from cardtable.core.view import SeatView
from cardtable.ui.cards.pictures import CardPictures
from cardtable.ui.look.look import cloth_of
from cardtable.ui.look.palette import ROOMS
from cardtable.ui.table.background import Background
from cardtable.ui.table.card_item import CardItem
from cardtable.ui.table.furnishing import Furnishing
from cardtable.ui.table.items import CardItems
from cardtable.ui.table.resting import Resting
from cardtable.ui.table.seating import Seating


class Pointing(Protocol):
    """An object that handles presses and moves of the mouse; points are in coordinates of the scene."""

    def press(self, point: QPointF, button: Qt.MouseButton) -> None: ...

    def move(self, point: QPointF, buttons: Qt.MouseButton) -> None: ...

    def release(self, point: QPointF, button: Qt.MouseButton) -> None: ...

    def double_click(self, point: QPointF) -> None: ...


class TableScene(QGraphicsScene):
    """The parts of the table. Coordinates are logical pixels of the window.

    ``cards`` knows which item stands for which card, ``resting`` where each belongs, ``furniture`` the things besides
    cards, ``seating`` which player has which seat; ``layout`` has the places of all of them.
    """

    laid_out = Signal()
    """The places have changed; everything that lies there or is moving has to be laid again."""
    pictures_set = Signal()
    """The cards come from another pack from now on."""

    def __init__(self, pictures: CardPictures) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.pictures = pictures
        pictures.changed.connect(self._redraw)
        self.pointing: Pointing | None = None
        self.room = "green"
        self.ratio = 1.0
        self._size = QSizeF(1280, 800)
        self._held = False
        """Whether what is set waits to be laid out."""
        self._is_behind = True
        """Whether something does, as all does before the first size is known."""
        self._background = Background(self)
        self._background.outdated.connect(self._repaint_background)
        self.seating = Seating()
        self.layout = self.seating.lay_out(self._size.width(), self._size.height())
        self.cards = CardItems(self.seating, self._make_item)
        self.resting = Resting(self.cards, self.seating, self.layout)
        self.furniture = Furnishing(self, self.seating, self.layout)

    def _make_item(self) -> CardItem:
        item = CardItem(self.pictures)
        item.set_glow(QColor(ROOMS[self.room].glow))
        self.addItem(item)
        return item

    def card_at(self, point: QPointF) -> CardItem | None:
        """Return the uppermost visible card at a point, None if there is none."""
        for item in self.items(point):
            if isinstance(item, CardItem) and item.isVisible():
                return item
        return None

    # What is set from outside ----------------------------------------------------------------------------------

    def set_size(self, size: QSizeF, ratio: float) -> None:
        """Set the window's size in logical pixels, and ``ratio``, the device pixels for each of them."""
        if (size, ratio) == (self._size, self.ratio) and not self._is_behind:
            return
        self._background.renew_later()
        self._size, self.ratio = size, ratio
        self.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        self._lay_out()

    def set_seats(self, labels: Sequence[SeatLabel]) -> None:
        """Set the labels of the seats, in their order; a different number of seats clears the table."""
        if len(labels) != len(self.seating.labels):
            self._clear()
        self.seating.labels = tuple(labels)
        self._lay_out()

    def set_perspective(self, seat: int) -> None:
        """Set which seat is at the bottom."""
        self.seating.perspective = self.cards.seat_view.seat = seat
        self._lay_out()

    def furnish(self, settings: Settings) -> None:
        """Take over the cloth, the size of letters, the tokens and the arrangement from ``settings``."""
        self.set_room(cloth_of(settings))
        # Who counts alone is shown nothing that is counted.
        self.set_reading(
            settings.text_size / 100,
            left_handed=settings.left_handed,
            tokens=settings.tokens and not settings.own_count,
        )

    def set_reading(self, text: float, *, left_handed: bool, tokens: bool) -> None:
        """Set how large words and counters on the cloth are, 1 being usual; whether the person's own name and pile lie
        to the left of the hand; and whether there are tokens.
        """
        seating = self.seating
        if (text, left_handed, tokens) != (seating.text, seating.left_handed, seating.shows_tokens):
            seating.text, seating.left_handed, seating.shows_tokens = text, left_handed, tokens
            self._lay_out()

    def open_hands(self, opened: bool) -> None:
        """Show the hands of other seats open as far as the view knows their cards, or their backs."""
        self.cards.open_hands = opened
        if opened != self.seating.opened:
            self.seating.opened = opened
            self._lay_out()

    def set_setting(self, setting: Setting) -> None:
        """Set which places the game needs and which seats play; clears the table."""
        self.seating.setting = setting
        self._clear()
        self._lay_out()

    def _clear(self) -> None:
        self.cards.clear()
        self.seating.seats_dealt = 0

    def set_room(self, room: str) -> None:
        """Set the colours of the table, by one of ``palette.ROOMS``."""
        self.room = room
        self.furniture.set_room(room)
        for card in self.cards.every:
            card.set_glow(QColor(ROOMS[room].glow))
        self._background.renew()
        self.update()

    def set_pictures(self, pictures: CardPictures) -> None:
        """Draw the cards with ``pictures``, and again whenever it emits ``changed``."""
        if pictures is self.pictures:
            return
        self.pictures.changed.disconnect(self._redraw)
        self.pictures = pictures
        pictures.changed.connect(self._redraw)
        for item in self.cards.every:
            item.set_pictures(pictures)
        self.update()
        self.pictures_set.emit()

    def _redraw(self) -> None:
        self.update()

    # What is shown ---------------------------------------------------------------------------------------------

    def apply(self, event: Event) -> list[CardItem]:
        """Apply an event; return the items that belong elsewhere now, in the order of the event."""
        seats = self.seating.count
        moved = self.cards.apply(event)
        if isinstance(event, DealBegan):
            self.resting.clear()
        self.seating.seats_dealt = self.cards.seat_view.seats
        if isinstance(event, PointsMarked | DealBegan):
            self.furniture.count_points(self.cards.seat_view)
        if self.seating.count != seats:
            self._refit()
        return moved

    def rebuild(self, view: SeatView, events: Sequence[Event] = ()) -> None:
        """Show ``view``, the result of ``events``. Items stay where they are if they show the right card there. A deal
        of which nothing lies on the table yet is laid as if its events had been seen here. ``settle`` shows it.
        """
        seats = self.seating.count
        self.seating.seats_dealt = view.seats
        if seats != self.seating.count:
            self._refit()
        if view.number != self.cards.seat_view.number or not self.cards.lie:
            self._lay_again(events)
        self.cards.rebuild(view)
        self.furniture.count_points(self.cards.seat_view)
        self.hand_on(None)

    def _lay_again(self, events: Sequence[Event]) -> None:
        """Give the cards on the cloth the cells that they got when ``events`` were shown one after another."""
        self.resting.clear()
        self.cards.clear()
        for event in events:
            self.cards.apply(event)
            self.resting.allot()
        for item, rest in self.resting.rests().items():
            item.set_card(rest.card)

    def hand_on(self, seat: int | None) -> None:
        """Show the turn as that of ``seat`` while the card flies with which it goes there; None ends that."""
        self.furniture.hand_on(seat, self.cards.seat_view)

    def settle(self) -> None:
        """Lay every item where it belongs, at once."""
        for item, rest in self.resting.rests().items():
            item.set_card(rest.card)
            item.place(rest.spot)
            item.set_rise(0.0)
            item.set_shadow(rest.shadow)
            item.setVisible(rest.visible)
        self.update()
        self.refresh()

    def refresh(self) -> None:
        """Bring plates, numbers and tags up to date."""
        self.furniture.refresh(self.cards.seat_view)
        self.furniture.refresh_tags(self.cards.seat_view, self.resting.build_spots())

    @contextmanager
    def laid_once(self) -> Iterator[None]:
        """Lay out at the end, and once, what is set meanwhile; not within itself."""
        self._held = True
        try:
            yield
        finally:
            self._held = False
            if self._is_behind:
                self._lay_out()

    def _lay_out(self) -> None:
        self._is_behind = self._held
        if not self._held:
            self._refit()
            self.laid_out.emit()

    def _refit(self) -> None:
        """Lay everything out again after the size, the seats or the perspective changed."""
        self.layout = self.resting.layout = self.seating.lay_out(self._size.width(), self._size.height())
        self.furniture.lay(self.layout, self._size)
        self.furniture.count_points(self.cards.seat_view)
        self.furniture.refresh(self.cards.seat_view)
        self.furniture.place_counters()

    # Qt --------------------------------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self._background.paint(painter, rect, self.sceneRect(), self.layout.rim, self.room, self.ratio)

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the upper rim once more, from under which the backs of the hand at the top come out."""
        rim = QRectF(0, 0, self.sceneRect().width(), self.layout.rim) & QRectF(rect)
        if not rim.isEmpty():
            self._background.paint(painter, rim, self.sceneRect(), self.layout.rim, self.room, self.ratio)

    def _repaint_background(self) -> None:
        self.invalidate(self.sceneRect(), QGraphicsScene.SceneLayer.BackgroundLayer)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.pointing is not None:
            self.pointing.press(event.scenePos(), event.button())
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.pointing is not None:
            self.pointing.move(event.scenePos(), event.buttons())
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.pointing is not None:
            self.pointing.release(event.scenePos(), event.button())
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.pointing is not None and event.button() == Qt.MouseButton.LeftButton:
            self.pointing.double_click(event.scenePos())
        event.accept()

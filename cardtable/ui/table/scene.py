"""The scene: which item lies in which zone, and where it belongs.

The scene folds the events it is shown into a ``SeatView`` of its own and keeps, for each zone, one item for each card
in the same order. Where an item belongs and what it shows follows from that alone (``rests``); animations only lead
there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from cardtable.app.sorting import sorted_places
from cardtable.app.table import Place, SeatLabel, Setting
from cardtable.core.cards import HIDDEN, Card
from cardtable.core.errors import CodedError
from cardtable.core.events import CardsMoved, CardTurned, DealBegan, Event, PointsMarked
from cardtable.core.state import Target
from cardtable.core.view import SeatView
from cardtable.core.zones import STOCK, PlacedCard, Zone, hand
from cardtable.ui.cards.faces import CardFaces
from cardtable.ui.palette import ROOMS
from cardtable.ui.table.background import Background
from cardtable.ui.table.card_item import CardItem
from cardtable.ui.table.furnishing import Furnishing
from cardtable.ui.table.geometry import Rect, Spot
from cardtable.ui.table.grid import Cells, Grid
from cardtable.ui.table.layout import BUILD_Z, TABLE_Z, in_sight
from cardtable.ui.table.pointing import Pointing
from cardtable.ui.table.seating import Seating


@dataclass(frozen=True, slots=True)
class Rest:
    """Where an item belongs, what it shows there, whether anything of it is seen, and whether it throws a shadow."""

    spot: Spot
    card: Card
    visible: bool = True
    shadow: bool = True


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on the table that a hand card can be combined with: a loose card or a whole build."""

    target: Target
    items: tuple[CardItem, ...]

    def area(self) -> Rect:
        """The upright rectangle around its cards."""
        areas = [item.area() for item in self.items]
        x, y = min(area.x for area in areas), min(area.y for area in areas)
        return Rect(x, y, max(area.right for area in areas) - x, max(area.bottom for area in areas) - y)


class TableScene(QGraphicsScene):
    """All items of the table. Coordinates are logical pixels of the window."""

    def __init__(self, faces: CardFaces) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.faces = faces
        self.seat_view = SeatView(0)
        self.pointing: Pointing | None = None
        self.seating = Seating()
        self.covered = False
        self.open_hands = False
        """Whether the cards of others are shown as far as they are known."""
        self.room = "green"
        self.ratio = 1.0
        self.lie: dict[Zone, list[CardItem]] = {}
        self._pool: list[CardItem] = []
        self._cells: Cells[CardItem | Zone] = Cells()
        self._size = QSizeF(1280, 800)
        self._background = Background(self)
        self._background.outdated.connect(self._repaint_background)
        self.layout = self.seating.lay_out(self._size.width(), self._size.height())
        self.furniture = Furnishing(self, self.seating, self.layout)

    # What is set from outside ----------------------------------------------------------------------------------

    def set_size(self, size: QSizeF, ratio: float) -> None:
        """The window's size in logical pixels and how many device pixels each of them has."""
        if (size, ratio) != (self._size, self.ratio):
            self._background.renew_later()
        self._size, self.ratio = size, ratio
        self.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        self._refit()

    def set_seats(self, labels: Sequence[SeatLabel]) -> None:
        """Who sits at the table, in the order of the seats; another number of them clears it."""
        if len(labels) != len(self.seating.labels):
            self._clear()
        self.seating.labels = tuple(labels)
        self._refit()

    def set_perspective(self, seat: int) -> None:
        """Which seat is at the bottom."""
        self.seating.perspective = self.seat_view.seat = seat
        self._refit()

    def set_reading(self, text: float, *, left_handed: bool) -> None:
        """How large words and counters are, 1 being usual, and on which side one's own things lie."""
        self.seating.text, self.seating.left_handed = text, left_handed
        self._refit()

    def set_setting(self, setting: Setting) -> None:
        """Which places the game needs and who plays."""
        if setting != self.seating.setting:
            self.seating.setting = setting
            self._clear()
            self._refit()

    def _clear(self) -> None:
        """Nobody has a place for the cards of those who leave the table."""
        self.lie = {}
        self.seat_view = SeatView(self.seat_view.seat)
        self.seating.seats_dealt = 0
        for item in self._pool:
            item.setVisible(False)

    def set_accounts(self, accounts: Sequence[int]) -> None:
        """What each seat has won or lost so far, shown for those who look on; empty if no accounts are kept."""
        self.furniture.set_accounts(accounts, self.seat_view)

    def set_room(self, room: str) -> None:
        """One of ``palette.ROOMS``."""
        self.room = room
        self.furniture.set_room(room)
        for card in self._pool:
            card.set_glow(QColor(ROOMS[room].glow))
        self._background.renew()

    def set_faces(self, faces: CardFaces) -> None:
        """Draw the cards with ``faces``."""
        self.faces = faces
        for item in self._pool:
            item.set_faces(faces)

    def set_standing(self, points: Sequence[int]) -> None:
        """Each party's points between the deals; while a deal runs, what it has marked is added."""
        self.furniture.set_standing(points, self.seat_view)

    # Who and where ---------------------------------------------------------------------------------------------

    @property
    def perspective(self) -> int:
        """The seat at the bottom."""
        return self.seating.perspective

    @property
    def setting(self) -> Setting:
        """Which places the game needs and who plays."""
        return self.seating.setting

    def zone_of(self, item: CardItem) -> Zone | None:
        """The zone in which an item lies."""
        return next((zone for zone, items in self.lie.items() if item in items), None)

    def lying(self, *places: Place) -> list[Zone]:
        """The zones that hold cards in places of these kinds, in order."""
        place_of = self.setting.place_of
        return sorted(zone for zone, items in self.lie.items() if items and place_of(zone) in places)

    def placed(self, item: CardItem) -> PlacedCard | None:
        """What the seat knows about the card that an item stands for."""
        zone = self.zone_of(item)
        return None if zone is None else self.seat_view.cards(zone)[self.lie[zone].index(item)]

    def own_hand(self) -> list[CardItem]:
        """The items of the hand at the bottom, from left to right."""
        items = self.lie.get(hand(self.perspective), [])
        return [items[index] for index in self._sorted(hand(self.perspective))] if items else []

    def _sorted(self, zone: Zone) -> list[int]:
        """The places of a hand's cards in the order in which they lie, from left to right."""
        placed = self.seat_view.cards(zone)
        own = zone == hand(self.perspective) and not self.covered
        ranks = self.setting.ranks if own or self._laid_open(zone) else ()
        shown = [card for zone in self.lying(Place.TURNED) for card, _ in self.seat_view.cards(zone)]
        turned = next((card for card in shown if card != HIDDEN), HIDDEN)
        return sorted_places([card for card, _ in placed], ranks, turned)

    def things(self) -> list[Thing]:
        """All that hand cards can be combined with, loose cards before builds."""
        loose = [
            Thing(Target(zone, placed.card), (item,))
            for zone in self.lying(Place.LOOSE)
            for placed, item in zip(self.seat_view.cards(zone), self.lie[zone], strict=True)
        ]
        builds = [Thing(Target(zone), tuple(items)) for zone, items in self.builds()]
        return loose + builds

    def builds(self) -> list[tuple[Zone, list[CardItem]]]:
        """The groups of cards that are taken as a whole, in the order in which they were begun."""
        return [(zone, self.lie[zone]) for zone in self.lying(Place.GROUP)]

    def card_at(self, x: float, y: float) -> CardItem | None:
        """The uppermost card at a point."""
        for item in self.items(QPointF(x, y)):
            if isinstance(item, CardItem) and item.isVisible():
                return item
        return None

    # Events ----------------------------------------------------------------------------------------------------

    def find(self, event: CardsMoved) -> list[CardItem]:
        """The items that ``event`` will move, in its order, without moving them."""
        return [self.lie[event.source][index] for index in self._indices(event)]

    def _indices(self, event: CardsMoved) -> list[int]:
        placed: list[Card | None] = [card for card, _ in self.seat_view.cards(event.source)]
        found = []
        for card in event.cards:
            index = placed.index(card) if card in placed else placed.index(HIDDEN)
            placed[index] = None
            found.append(index)
        return found

    def apply(self, event: Event) -> list[CardItem]:
        """Take an event into the picture; returns the items that belong somewhere else now, in its order."""
        moved: list[CardItem] = []
        match event:
            case DealBegan(cards=count):
                self._reserve(count)
                self.lie = {STOCK: self._pool[:count]}
                for item in self._pool[count:]:
                    item.setVisible(False)
                self._cells = Cells()
                moved = list(self.lie[STOCK])
            case CardsMoved():
                moved = self.find(event)
                source = self.lie[event.source]
                for item in moved:
                    source.remove(item)
                self.lie.setdefault(event.target, []).extend(moved)
            case CardTurned(zone=zone, index=index):
                moved = [self.lie[zone][index]]
            case _:
                pass
        seats = self.seating.count
        self.seat_view.apply(event)
        self.seating.seats_dealt = self.seat_view.seats
        if isinstance(event, DealBegan):
            self._use_pack()
        if isinstance(event, PointsMarked | DealBegan):
            self.furniture.count_points(self.seat_view)
        if self.seating.count != seats:
            self._refit()
        return moved

    def _use_pack(self) -> None:
        """Where there are tricks, two packs are used in turn."""
        second = self.setting.tricks and self.seat_view.number % 2 == 1
        for item in self._pool:
            item.set_pack(second)

    def rebuild(self, view: SeatView) -> None:
        """Show ``view``. Items stay where they are as far as they show the right card there."""
        seats = self.seating.count
        self.seat_view = _copy(view)
        self.seating.seats_dealt = view.seats
        zones = {zone: placed for zone, placed in view.zones.items() if placed}
        self._reserve(sum(map(len, zones.values())))
        before = self.lie
        spare = set(self._pool)
        after: dict[Zone, list[CardItem | None]] = {}
        for zone, placed in zones.items():
            old = list(before.get(zone, []))
            kept: list[CardItem | None] = []
            for index, card in enumerate(placed):
                shown = self._shown(zone, card)
                item = old[index] if index < len(old) and old[index].card == shown else None
                if item is None or item not in spare:
                    item = next((other for other in old if other in spare and other.card == shown), None)
                if item is not None:
                    spare.discard(item)
                kept.append(item)
            after[zone] = kept
        left = [item for item in self._pool if item in spare]
        self.lie = {zone: [left.pop() if item is None else item for item in kept] for zone, kept in after.items()}
        for item in left:
            item.setVisible(False)
        if seats != self.seating.count:
            self._refit()
        self._use_pack()
        self.furniture.count_points(self.seat_view)

    def _reserve(self, count: int) -> None:
        while len(self._pool) < count:
            item = CardItem(self.faces)
            item.set_glow(QColor(ROOMS[self.room].glow))
            self._pool.append(item)
            self.addItem(item)

    # Where everything belongs ----------------------------------------------------------------------------------

    def _shown(self, zone: Zone, placed: PlacedCard) -> Card:
        if zone == hand(self.perspective):
            return HIDDEN if self.covered else placed.card
        if self.open_hands and not self.covered and self.setting.place_of(zone) is Place.HAND:
            return placed.card
        return placed.card if placed.face_up else HIDDEN

    def grid(self) -> Grid:
        """The cells of the table, with everything that lies there in one of them."""
        loose = [item for zone in self.lying(Place.LOOSE) for item in self.lie[zone]]
        builds = [zone for zone, _ in self.builds()]
        level = self._cells.needed(len(loose), len(builds))
        while True:
            grid = self.layout.grid(level)
            if self._cells.settle(grid, loose, builds):
                return grid
            level += 2

    def rests(self) -> dict[CardItem, Rest]:
        """Where every item that lies in a zone belongs."""
        grid = self.grid()
        result: dict[CardItem, Rest] = {}
        for zone, items in self.lie.items():
            count = len(items)
            placed = self.seat_view.cards(zone)
            place = self.setting.place_of(zone)
            heap = place in (Place.STOCK, Place.HEAP)
            for index, (item, spot) in enumerate(zip(items, self._spots(zone, items, grid), strict=True)):
                depth = count - 1 - index if place is Place.STOCK else index
                seen = not heap or in_sight(depth, count)
                result[item] = Rest(spot, self._shown(zone, placed[index]), seen, not heap or depth == 0)
        return result

    def _spots(self, zone: Zone, items: list[CardItem], grid: Grid) -> list[Spot]:
        count, layout = len(items), self.layout
        match self.setting.place_of(zone):
            case Place.LOOSE:
                return [grid.card_spot(self._cells.place(item), TABLE_Z + index) for index, item in enumerate(items)]
            case Place.GROUP:
                return grid.build_spots(self._cells.place(zone), count, BUILD_Z) if items else []
            case Place.HAND:
                return self._hand_spots(zone, count)
            case Place.HEAP:
                return layout.pile_spots(zone.owner, count)
            case Place.ACROSS:
                return layout.mark_spots(zone.owner, count)
            case Place.WON_TRICKS:
                return layout.trick_pile_spots(zone.owner, count)
            case Place.STOCK:
                return layout.stock_spots(count)[::-1]
            case place:
                return self._trick_table_spots(place, zone, count)

    def _trick_table_spots(self, place: Place, zone: Zone, count: int) -> list[Spot]:
        """Places that only a table has at which tricks are played."""
        places = self.layout.tricks
        if places is None:
            raise CodedError("no_place_for", zone=str(zone))
        match place:
            case Place.TALON:
                return places.talon_spots(zone.owner, count)
            case Place.TURNED:
                return [places.turned_spot()] * count
            case Place.LAID_AWAY:
                return places.discard_spots(self.layout.seat(zone.owner).side, count)
            case Place.LAID_OUT:
                return places.picked_out_spots(self.layout.seat(zone.owner).side, count)
        return places.trick_spots(count)

    def _laid_open(self, zone: Zone) -> bool:
        """Whether somebody else's whole hand lies face up."""
        placed = self.seat_view.cards(zone)
        opened = self.open_hands and not self.covered and all(card != HIDDEN for card, _ in placed)
        laid = all(face_up for _, face_up in placed)
        return zone != hand(self.perspective) and bool(placed) and (laid or opened)

    def _hand_spots(self, zone: Zone, count: int) -> list[Spot]:
        spots = self.layout.hand_spots(zone.owner, count)
        if self._laid_open(zone) and self.layout.seat(zone.owner).side == "top":
            # Seen from here the indices are at the left edges.
            heights = [spot.z for spot in spots]
            spots = [replace(spot, z=z) for spot, z in zip(spots[::-1], heights, strict=True)]
        ordered = list(spots)
        for spot, index in zip(spots, self._sorted(zone), strict=True):
            ordered[index] = spot
        return ordered

    def settle(self) -> None:
        """Lay every item where it belongs, at once."""
        for item, rest in self.rests().items():
            item.set_card(rest.card)
            item.place(rest.spot)
            item.set_rise(0.0)
            item.set_shadow(rest.shadow)
            item.setVisible(rest.visible)
        self.update()
        self.refresh()

    def refresh(self) -> None:
        """Bring plates, numbers and tags up to date."""
        self.furniture.refresh(self.seat_view)
        grid = self.grid()
        spots = {zone: grid.build_spots(self._cells.place(zone), len(items)) for zone, items in self.builds()}
        self.furniture.refresh_tags(self.seat_view, spots)

    def _refit(self) -> None:
        """Lay everything out again after the size, the seats or the perspective changed."""
        self.layout = self.seating.lay_out(self._size.width(), self._size.height())
        self.furniture.lay(self.layout, self._size)
        self.furniture.count_points(self.seat_view)
        self.furniture.place_counters()

    # Qt --------------------------------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self._background.paint(painter, rect, self.sceneRect(), self.layout.rim, self.room, self.ratio)

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


def _copy(view: SeatView) -> SeatView:
    """A view of its own, so that events played later do not change the caller's."""
    made = SeatView(view.seat)
    made.seats, made.number, made.dealer = view.seats, view.number, view.dealer
    made.actor, made.phase, made.lines = view.actor, view.phase, view.lines
    made.zones = {zone: list(placed) for zone, placed in view.zones.items()}
    made.labels = dict(view.labels)
    made.marked, made.said = list(view.marked), list(view.said)
    return made

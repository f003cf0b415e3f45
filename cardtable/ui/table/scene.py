"""The scene: which item lies in which zone, and where it belongs.

The scene folds the events it is shown into a ``SeatView`` of its own and keeps, for each zone, one item for each card
in the same order. Where an item belongs and what it shows follows from that alone (``rests``); animations only lead
there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from cardtable.app.sorting import sorted_places
from cardtable.app.table import Place, SeatLabel, Setting
from cardtable.core.cards import HIDDEN, Card
from cardtable.core.errors import CodedError
from cardtable.core.events import CardsMoved, CardTurned, DealBegan, Event, PointsMarked
from cardtable.core.scores import totals
from cardtable.core.state import Target
from cardtable.core.view import NOBODY, SeatView
from cardtable.core.zones import STOCK, PlacedCard, Zone, hand
from cardtable.ui.cards.faces import CardFaces
from cardtable.ui.palette import ROOMS, SPACING
from cardtable.ui.table.card_item import CardItem
from cardtable.ui.table.cloth import cloth_pixmap
from cardtable.ui.table.counters import counter_places
from cardtable.ui.table.furniture import BuildTag, CounterField, CountLabel, NamePlate, Notice, Piece, Speech, Veil
from cardtable.ui.table.geometry import Rect, Spot
from cardtable.ui.table.grid import Cells, Grid
from cardtable.ui.table.layout import BUILD_Z, TABLE_Z, TableLayout, in_sight, lay_out
from cardtable.ui.table.pointing import Pointing

CLOTH_DELAY = 80
"""Milliseconds after the last change of size before the cloth is painted anew; until then the old one is stretched."""

MOST_PLAYERS = 4
"""Seats that there is room for around the table."""

_TAILS = {"bottom": "down", "left": "up", "right": "up", "top": "left"}
"""Where the slip of what somebody says points: to the name plate, or to the hand at the top."""

PieceType = TypeVar("PieceType", bound=Piece)


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
        self.perspective = 0
        self.labels: tuple[SeatLabel, ...] = ()
        self.setting = Setting()
        self._accounts: tuple[int, ...] = ()
        self.points: tuple[int, ...] = ()
        self._standing: tuple[int, ...] = ()
        self.covered = False
        self._kept_clear: Rect | None = None
        self.room = "green"
        self.ratio = 1.0
        self.lie: dict[Zone, list[CardItem]] = {}
        self._pool: list[CardItem] = []
        self._cells: Cells[CardItem | Zone] = Cells()
        self._size = QSizeF(1280, 800)
        self._cloth: QPixmap | None = None
        self._cloth_timer = QTimer(self)
        self._cloth_timer.setSingleShot(True)
        self._cloth_timer.setInterval(CLOTH_DELAY)
        self._cloth_timer.timeout.connect(self._renew_cloth)
        self._plates: list[NamePlate] = []
        self._speeches: list[Speech] = []
        self._fields: list[CounterField] = []
        self._pile_labels: list[CountLabel] = []
        self._stock_label = CountLabel()
        self._tags: dict[Zone, BuildTag] = {}
        self.notice = Notice()
        self.veil = Veil()
        for piece in (self._stock_label, self.notice, self.veil):
            self.addItem(piece)
        self.layout = self._lay_out()

    # What is set from outside ----------------------------------------------------------------------------------

    def set_size(self, size: QSizeF, ratio: float) -> None:
        """The window's size in logical pixels and how many device pixels each of them has."""
        if (size, ratio) != (self._size, self.ratio) and self._cloth is not None:
            self._cloth_timer.start()
        self._size, self.ratio = size, ratio
        self.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        self._refit()

    def set_seats(self, labels: Sequence[SeatLabel]) -> None:
        """Who sits at the table, in the order of the seats; another number of them clears it."""
        if len(labels) != len(self.labels):
            self._clear()
        self.labels = tuple(labels)
        self._refit()

    def set_perspective(self, seat: int) -> None:
        """Which seat is at the bottom."""
        self.perspective = seat
        self._refit()

    def set_setting(self, setting: Setting) -> None:
        """Which places the game needs and who plays."""
        if setting != self.setting:
            self.setting = setting
            self._clear()
            self._refit()

    def _clear(self) -> None:
        """Nobody has a place for the cards of those who leave the table."""
        self.lie = {}
        self.seat_view = SeatView(self.seat_view.seat)
        for item in self._pool:
            item.setVisible(False)

    def set_accounts(self, accounts: Sequence[int]) -> None:
        """What each seat has won or lost so far, shown for those who look on; empty if no accounts are kept."""
        self._accounts = tuple(accounts)
        self.count_points()

    def set_room(self, room: str) -> None:
        """One of ``palette.ROOMS``."""
        self.room = room
        look = ROOMS[room]
        for item in self.items():
            if isinstance(item, Piece):
                item.set_room(look)
        for card in self._pool:
            card.set_glow(QColor(look.glow))
        self._renew_cloth()

    def set_faces(self, faces: CardFaces) -> None:
        """Draw the cards with ``faces``."""
        self.faces = faces
        for item in self._pool:
            item.set_faces(faces)

    def set_standing(self, points: Sequence[int]) -> None:
        """Each party's points between the deals; while a deal runs, what it has marked is added."""
        self._standing = tuple(points)
        self.count_points()

    def count_points(self) -> None:
        """Write the points on the plates; the counters are moved by whoever animates them."""
        view = self.seat_view
        running = [] if view.lines is not None else [line for line in view.marked if line.party < len(self._standing)]
        marked = totals(running, len(self._standing))
        self.points = tuple(map(int.__add__, self._standing, marked))
        for seat, plate in enumerate(self._plates):
            party = self.party_of(seat)
            if seat not in self.players:
                plate.set_points(_signed(self._accounts[seat]) if seat < len(self._accounts) else "")
            else:
                plate.set_points(str(self.points[party]) if party < len(self.points) else "")
        for place, field in zip(self.layout.parties, self._fields, strict=False):
            field.set_points(self.points[place.party] if place.party < len(self.points) else 0)

    # Who and where ---------------------------------------------------------------------------------------------

    @property
    def seat_count(self) -> int:
        return len(self.labels) or self.seat_view.seats or 2

    @property
    def players(self) -> tuple[int, ...]:
        """The seats that hold cards."""
        chosen = self.setting.players
        if chosen is None or max(chosen) >= self.seat_count:
            return tuple(range(min(self.seat_count, MOST_PLAYERS)))
        return chosen

    def party_of(self, seat: int) -> int:
        """The party of a seat; everybody is one of their own until it is said otherwise."""
        return self.labels[seat].party if seat < len(self.labels) else seat

    @property
    def parties(self) -> tuple[tuple[int, ...], ...]:
        owners = [self.party_of(seat) for seat in self.players]
        return tuple(
            tuple(seat for seat, owner in enumerate(owners) if owner == party) for party in sorted(set(owners))
        )

    def zone_of(self, item: CardItem) -> Zone | None:
        """The zone in which an item lies."""
        return next((zone for zone, items in self.lie.items() if item in items), None)

    def lying(self, *places: Place, owner: int | None = None) -> list[Zone]:
        """The zones of ``owner``, or of everybody, that hold cards in places of these kinds, in order."""
        place_of = self.setting.place_of
        return sorted(
            zone
            for zone, items in self.lie.items()
            if items and place_of(zone) in places and owner in (None, zone.owner)
        )

    def _lie_in(self, *places: Place, owner: int) -> int:
        """How many cards of a party or a seat lie in places of these kinds."""
        return sum(len(self.lie[zone]) for zone in self.lying(*places, owner=owner))

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
        seats = self.seat_view.seats
        self.seat_view.apply(event)
        if isinstance(event, DealBegan):
            self._use_pack()
        if isinstance(event, PointsMarked | DealBegan):
            self.count_points()
        if self.seat_view.seats != seats and not self.labels:
            self._refit()
        return moved

    def _use_pack(self) -> None:
        """Where there are tricks, two packs are used in turn."""
        second = self.setting.tricks and self.seat_view.number % 2 == 1
        for item in self._pool:
            item.set_pack(second)

    def rebuild(self, view: SeatView) -> None:
        """Show ``view``. Items stay where they are as far as they show the right card there."""
        seats = self.seat_count
        self.seat_view = _copy(view)
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
        if seats != self.seat_count:
            self._refit()
        self._use_pack()
        self.count_points()

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
        return zone != hand(self.perspective) and bool(placed) and all(face_up for _, face_up in placed)

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
        view = self.seat_view
        for seat, plate in enumerate(self._plates):
            plate.set_state(turn=view.actor == seat, dealer=view.dealer == seat and view.seats > 0)
        for place, label in zip(self.layout.parties, self._pile_labels, strict=False):
            party = place.party
            count = self._lie_in(Place.HEAP, Place.ACROSS, owner=party)
            count = count or self._lie_in(Place.WON_TRICKS, owner=party) // len(self.players)
            label.set_text(str(count) if count else "")
        left = len(view.cards(STOCK))
        self._stock_label.set_text(str(left) if left else "")
        self._refresh_tags()

    def _refresh_tags(self) -> None:
        grid = self.grid()
        builds = dict(self.builds())
        for zone in list(self._tags):
            if zone not in builds:
                self.removeItem(self._tags.pop(zone))
        for zone, items in builds.items():
            label = dict(self.seat_view.labels.get(zone, ()))
            if "value" not in label:
                continue
            if zone not in self._tags:
                self._tags[zone] = BuildTag()
                self._tags[zone].set_room(ROOMS[self.room])
                self.addItem(self._tags[zone])
            tag = self._tags[zone]
            tag.set_value(int(label["value"]), int(label.get("groups", 1)))
            tag.setVisible(True)
            spots = grid.build_spots(self._cells.place(zone), len(items))
            tag.lay(self._tag_place(spots, int(label.get("builder", NOBODY))), self._line)

    def _tag_place(self, spots: Sequence[Spot], builder: int) -> Rect:
        """At the edge of the build that is turned to its builder, where it hides no index."""
        side = self.layout.seat(builder).side if 0 <= builder < self.seat_count else "bottom"
        first, last = spots[0].footprint(), spots[-1].footprint()
        middle = (first.x + last.right) / 2
        inwards = 0.3 * self._line
        x, y = {
            "top": (last.centre_x + 0.2 * last.width, last.y + inwards),
            "left": (first.x + inwards, first.centre_y),
            "right": (last.right - inwards, last.centre_y),
        }.get(side, (middle, last.bottom - inwards))
        wide, high = 4 * self._line, 1.25 * self._line
        return Rect(x - wide / 2, y - high / 2, wide, high)

    def hide_tag(self, zone: Zone) -> None:
        """The cards of a build are on their way; the tag comes back if they stay."""
        if zone in self._tags:
            self._tags[zone].setVisible(False)

    @property
    def _line(self) -> float:
        return self.layout.measures.line

    def tag(self, zone: Zone) -> BuildTag | None:
        """The brass tag of a build."""
        return self._tags.get(zone)

    def plate(self, seat: int) -> NamePlate:
        return self._plates[seat]

    def speech(self, seat: int) -> Speech:
        return self._speeches[seat]

    def field(self, party: int) -> CounterField:
        return self._fields[self._party_index(party)]

    def pile_label(self, party: int) -> CountLabel:
        return self._pile_labels[self._party_index(party)]

    def _party_index(self, party: int) -> int:
        return next(index for index, place in enumerate(self.layout.parties) if place.party == party)

    @property
    def stock_label(self) -> CountLabel:
        return self._stock_label

    # Furniture -------------------------------------------------------------------------------------------------

    def _lay_out(self) -> TableLayout:
        width, height, players = self._size.width(), self._size.height(), self.players
        if not self.setting.tricks:
            return lay_out(width, height, len(players), self.perspective % len(players), self.parties)
        bottom = players.index(self.perspective) if self.perspective in players else 0
        singles = tuple((place,) for place in range(len(players)))
        parties = self.parties if self.setting.players is None else singles
        laid = lay_out(width, height, len(players), bottom, parties)
        return laid.for_tricks(players, [seat for seat in range(self.seat_count) if seat not in players])

    def _refit(self) -> None:
        """Lay the furniture out again after the size, the seats or the perspective changed."""
        self.layout = self._lay_out()
        layout, line = self.layout, self._line
        self._plates = self._as_many(self._plates, self.seat_count, NamePlate)
        self._speeches = self._as_many(self._speeches, self.seat_count, Speech)
        self._pile_labels = self._as_many(self._pile_labels, len(layout.parties), CountLabel)
        while len(self._fields) < len(layout.parties):
            field = CounterField(len(self._fields))
            self.addItem(field)
            self._fields.append(field)
        while len(self._fields) > len(layout.parties):
            self.removeItem(self._fields.pop())
        for place in layout.seats:
            seat = place.seat
            name = self.labels[seat].name if seat < len(self.labels) else ""
            self._plates[seat].lay(place.plate, line)
            self._plates[seat].set_label(name, self.party_of(seat), place.plate_end)
            self._speeches[seat].lay(place.speech, line)
            self._speeches[seat].set_end(place.speech_end, _TAILS[place.side])
        for onlooker in layout.tricks.onlookers if layout.tricks is not None else ():
            name = self.labels[onlooker.seat].name if onlooker.seat < len(self.labels) else ""
            self._plates[onlooker.seat].lay(onlooker.plate, line)
            self._plates[onlooker.seat].set_label(name, self.party_of(onlooker.seat), "right")
            self._speeches[onlooker.seat].lay(onlooker.speech, line)
            self._speeches[onlooker.seat].set_end("right", "right")
        for index, place_of_party in enumerate(layout.parties):
            self._fields[index].set_party(place_of_party.party)
            self._fields[index].lay(place_of_party.counters, line)
            self._pile_labels[index].lay(layout.pile_label(place_of_party.party), line)
        self._stock_label.lay(layout.stock_label(), line)
        self.veil.lay(Rect(0, 0, self._size.width(), self._size.height()), line)
        for item in self.items():
            if isinstance(item, Piece):
                item.set_room(ROOMS[self.room])
        self.count_points()
        for field in self._fields:
            field.set_places(counter_places(field.points))

    def _as_many(self, pieces: list[PieceType], count: int, make: Callable[[], PieceType]) -> list[PieceType]:
        while len(pieces) < count:
            pieces.append(make())
            self.addItem(pieces[-1])
        while len(pieces) > count:
            self.removeItem(pieces.pop())
        return pieces

    def place_notice(self, near: Rect) -> None:
        """Put the notice beside ``near``, above it where there is room, and wholly on the table."""
        line = self._line
        width, height = min(20 * line, self._size.width() - 2 * line), 3.4 * line
        x = min(max(near.centre_x - width / 2, line), self._size.width() - width - line)
        above = near.y - height - SPACING
        y = above if above > line else min(near.bottom + SPACING, self._size.height() - height - line)
        place = Rect(x, y, width, height)
        if self._kept_clear is not None and place.overlap(self._kept_clear) > 0:
            higher = self._kept_clear.y - height - SPACING
            place = Rect(x, higher if higher > line else line, width, height)
        self.notice.lay(place, line)

    def keep_clear(self, area: Rect | None) -> None:
        """Something else covers ``area``, so that no notice should lie there."""
        self._kept_clear = area

    # Qt --------------------------------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self._cloth is None:
            self._cloth = cloth_pixmap(self._size.toSize(), self.layout.rim, self.room, self.ratio)
        if self._cloth_timer.isActive():
            painter.drawPixmap(self.sceneRect(), self._cloth, QRectF(self._cloth.rect()))
            return
        ratio = self._cloth.devicePixelRatio()
        source = QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio)
        painter.drawPixmap(rect, self._cloth, source)

    def _renew_cloth(self) -> None:
        self._cloth = None
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


def _signed(points: int) -> str:
    return f"−{-points}" if points < 0 else f"+{points}" if points else "0"


def _copy(view: SeatView) -> SeatView:
    """A view of its own, so that events played later do not change the caller's."""
    made = SeatView(view.seat)
    made.seats, made.number, made.dealer = view.seats, view.number, view.dealer
    made.actor, made.phase, made.lines = view.actor, view.phase, view.lines
    made.zones = {zone: list(placed) for zone, placed in view.zones.items()}
    made.labels = dict(view.labels)
    made.marked, made.said = list(view.marked), list(view.said)
    return made

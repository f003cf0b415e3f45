"""Which item stands for which card: for each zone one item for each of its cards, in the same order.

The scene folds the events that it is shown into a ``SeatView`` of its own. Where cards lie, and what is seen of them
from the seat at the bottom, follows from that view alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cardtable.app.sorting import sorted_places
from cardtable.app.table import Place
from cardtable.core.cards import HIDDEN, Card
from cardtable.core.events import CardsMoved, CardTurned, DealBegan, Event
from cardtable.core.state import Target
from cardtable.core.view import SeatView
from cardtable.core.zones import STOCK, PlacedCard, Zone, hand
from cardtable.ui.table.card_item import CardItem
from cardtable.ui.table.geometry import Rect
from cardtable.ui.table.motion import Flight
from cardtable.ui.table.seating import Seating


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on the table that a hand card can be combined with: a loose card or a whole build."""

    target: Target
    items: tuple[CardItem, ...]

    def area(self) -> Rect:
        """Return the upright rectangle around its cards."""
        areas = [item.area() for item in self.items]
        x, y = min(area.x for area in areas), min(area.y for area in areas)
        return Rect(x, y, max(area.right for area in areas) - x, max(area.bottom for area in areas) - y)


class CardItems:
    """The items of a scene. ``make`` creates another one in the scene; none is ever removed."""

    def __init__(self, seating: Seating, make: Callable[[], CardItem]) -> None:
        self._seating = seating
        self._make = make
        self.seat_view = SeatView(0)
        self.lie: dict[Zone, list[CardItem]] = {}
        self.every: list[CardItem] = []
        """All items, including those that lie nowhere."""
        self.covered = False
        """Whether the hand at the bottom is hidden while people change seats."""
        self.open_hands = False
        """Whether the cards of others are shown as far as they are known."""

    # What lies where -------------------------------------------------------------------------------------------

    def zone_of(self, item: CardItem) -> Zone | None:
        """Return the zone in which an item lies, None if it lies in none."""
        return next((zone for zone, items in self.lie.items() if item in items), None)

    def lying(self, *places: Place) -> list[Zone]:
        """Return the zones with cards in places of these kinds, in order."""
        place_of = self._seating.setting.place_of
        return sorted(zone for zone, items in self.lie.items() if items and place_of(zone) in places)

    def placed(self, item: CardItem) -> PlacedCard | None:
        """Return what the seat knows about the card for which an item stands; None if it lies in no zone."""
        zone = self.zone_of(item)
        return None if zone is None else self.seat_view.cards(zone)[self.lie[zone].index(item)]

    def own_hand(self) -> list[CardItem]:
        """Return the items of the hand at the bottom, from left to right."""
        own = hand(self._seating.perspective)
        items = self.lie.get(own, [])
        return [items[index] for index in self.order(own)] if items else []

    def things(self) -> list[Thing]:
        """Return everything that hand cards can be combined with, loose cards before builds."""
        loose = [
            Thing(Target(zone, placed.card), (item,))
            for zone in self.lying(Place.LOOSE)
            for placed, item in zip(self.seat_view.cards(zone), self.lie[zone], strict=True)
        ]
        return loose + [Thing(Target(zone), tuple(items)) for zone, items in self.builds()]

    def in_sight(self, flights: Sequence[Flight] = ()) -> list[Rect]:
        """Return where the cards lie that show their faces, without those in the hand at the bottom; of a card on one
        of these ``flights``, where it will lie.
        """
        own = hand(self._seating.perspective)
        flying = {flight.item: flight for flight in flights}
        found = []
        for item in (item for zone, items in self.lie.items() if zone != own for item in items):
            flight = flying.get(item)
            if flight is not None:
                if flight.card != HIDDEN and flight.visible:
                    found.append(flight.end.footprint())
            elif item.card != HIDDEN and item.isVisible():
                found.append(item.area())
        return found

    def thing_with(self, item: CardItem | None) -> Thing | None:
        """Return the thing to which an item belongs, None if it belongs to none."""
        return next((thing for thing in self.things() if item in thing.items), None)

    def builds(self) -> list[tuple[Zone, list[CardItem]]]:
        """Return the groups of cards that are captured as a whole, in the order in which they were begun."""
        return [(zone, self.lie[zone]) for zone in self.lying(Place.GROUP)]

    # What is seen of it ----------------------------------------------------------------------------------------

    def shown(self, zone: Zone, placed: PlacedCard) -> Card:
        """Return the card that an item shows if it stands for ``placed`` in ``zone``; ``HIDDEN`` for a back."""
        if zone == hand(self._seating.perspective):
            return HIDDEN if self.covered else placed.card
        if self.open_hands and not self.covered and self._seating.setting.place_of(zone) is Place.HAND:
            return placed.card
        return placed.card if placed.face_up else HIDDEN

    def laid_open(self, zone: Zone) -> bool:
        """Return whether ``zone`` is the hand of another seat with all its cards visible."""
        placed = self.seat_view.cards(zone)
        opened = self.open_hands and not self.covered and all(card != HIDDEN for card, _ in placed)
        laid = all(face_up for _, face_up in placed)
        return zone != hand(self._seating.perspective) and bool(placed) and (laid or opened)

    def order(self, zone: Zone) -> list[int]:
        """Return the indices of a hand's cards in the order in which the cards lie, from left to right."""
        seating, placed = self._seating, self.seat_view.cards(zone)
        own = zone == hand(seating.perspective) and not self.covered
        ranks = seating.setting.ranks if own or self.laid_open(zone) else ()
        shown = [card for zone in self.lying(Place.TURNED) for card, _ in self.seat_view.cards(zone)]
        turned = next((card for card in shown if card != HIDDEN), HIDDEN)
        return sorted_places([card for card, _ in placed], ranks, turned)

    # What happens to it ----------------------------------------------------------------------------------------

    def find(self, event: CardsMoved) -> list[CardItem]:
        """Return the items that ``event`` will move, in its order, without moving them."""
        placed: list[Card | None] = [card for card, _ in self.seat_view.cards(event.source)]
        found = []
        for card in event.cards:
            index = placed.index(card) if card in placed else placed.index(HIDDEN)
            placed[index] = None
            found.append(self.lie[event.source][index])
        return found

    def apply(self, event: Event) -> list[CardItem]:
        """Apply an event; return the items that belong elsewhere now, in the order of the event."""
        moved: list[CardItem] = []
        match event:
            case DealBegan(cards=count):
                self._reserve(count)
                self.lie = {STOCK: self.every[:count]}
                for item in self.every[count:]:
                    item.setVisible(False)
                moved = list(self.lie[STOCK])
            case CardsMoved():
                moved = self.find(event)
                source = self.lie[event.source]
                for item in moved:
                    source.remove(item)
                self.lie.setdefault(event.target, []).extend(moved)
            case CardTurned(zone=zone, index=index):
                moved = [self.lie[zone][index]]
        self.seat_view.apply(event)
        if isinstance(event, DealBegan):
            self._use_pack()
        return moved

    def rebuild(self, view: SeatView) -> None:
        """Show ``view``. Items stay where they are if they show the right card there."""
        self.seat_view = _copy(view)
        zones = {zone: placed for zone, placed in view.zones.items() if placed}
        self._reserve(sum(map(len, zones.values())))
        before = self.lie
        spare = set(self.every)
        after: dict[Zone, list[CardItem | None]] = {}
        for zone, placed in zones.items():
            old = list(before.get(zone, []))
            kept: list[CardItem | None] = []
            for index, card in enumerate(placed):
                shown = self.shown(zone, card)
                item = old[index] if index < len(old) and old[index].card == shown else None
                if item is None or item not in spare:
                    item = next((other for other in old if other in spare and other.card == shown), None)
                if item is not None:
                    spare.discard(item)
                kept.append(item)
            after[zone] = kept
        left = [item for item in self.every if item in spare]
        self.lie = {zone: [left.pop() if item is None else item for item in kept] for zone, kept in after.items()}
        for item in left:
            item.setVisible(False)
        self._use_pack()

    def clear(self) -> None:
        """Take all cards off the table, because other seats may have no place for them."""
        self.lie = {}
        self.seat_view = SeatView(self.seat_view.seat)
        for item in self.every:
            item.setVisible(False)

    def _reserve(self, count: int) -> None:
        while len(self.every) < count:
            self.every.append(self._make())

    def _use_pack(self) -> None:
        """Choose the pack of the deal: games with tricks use two packs in turn."""
        second = self._seating.setting.tricks and self.seat_view.number % 2 == 1
        for item in self.every:
            item.set_pack(second)


def _copy(view: SeatView) -> SeatView:
    """Return a copy of ``view``, so that events played later do not change the caller's view."""
    made = SeatView(view.seat)
    made.seats, made.number, made.dealer = view.seats, view.number, view.dealer
    made.actor, made.phase, made.lines = view.actor, view.phase, view.lines
    made.zones = {zone: list(placed) for zone, placed in view.zones.items()}
    made.labels = dict(view.labels)
    made.marked, made.said = list(view.marked), list(view.said)
    return made

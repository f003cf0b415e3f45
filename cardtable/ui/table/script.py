"""How the events of a match look: which cards move where, what is shown for how long, and what is heard."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence

from cardtable.app.table import Place
from cardtable.core.cards import HIDDEN, Card
from cardtable.core.events import (
    EVERYBODY,
    Announced,
    CardsMoved,
    CardsShown,
    CardTurned,
    DealBegan,
    DealEnded,
    Event,
    Movement,
    PointsMarked,
    TurnBegan,
    ZoneLabelled,
)
from cardtable.core.view import NOBODY
from cardtable.core.zones import STOCK, Zone, hand
from cardtable.ui.look.palette import MOTION_LONG, MOTION_NORMAL, MOTION_SHORT
from cardtable.ui.table.card_item import CardItem, Mark
from cardtable.ui.table.counters import assign, counter_places
from cardtable.ui.table.furniture import LaidCounters
from cardtable.ui.table.geometry import Rect, Spot
from cardtable.ui.table.layout import FLIGHT_Z
from cardtable.ui.table.motion import Call, Flight, Glide, Pause, Tween
from cardtable.ui.table.scene import TableScene

DEAL_STAGGER = 75
"""Milliseconds between two cards that are dealt one after the other."""
PACKET_PAUSE = 50
"""Additional milliseconds before the cards of the next seat."""
SHOW_CAPTURE = 600
"""How long a played card lies on what it captures before the cards are gathered, in milliseconds."""
SHOW_OWN_CAPTURE = 120
"""How long a played card lies there, in milliseconds, if the person at the bottom has just chosen the capture."""
SHOW_GATHERED = 300
SHOW_TRICK = 850
"""How long a complete trick lies on the table, in milliseconds."""
SHOW_WORDS = 700
"""How long spoken words stand before they are answered, in milliseconds."""
SHOW_CARDS = 1100
"""How long declared cards are shown, in milliseconds."""
SHOW_LEFT = 2200
"""How long cards of the stock are shown to the one who may look at them, in milliseconds."""
LEAVE_STAGGER = 22

_ON_CLOTH = (Place.LOOSE, Place.GROUP)
"""The places of cards that can be captured."""


class Script:
    """Turns the contents of ``queue`` into movement: events, and functions to be called between them.

    Each event leaves the queue when its movement begins; then ``show`` is called with it, and ``hear`` with the name of
    each sound.
    """

    def __init__(
        self,
        scene: TableScene,
        queue: deque[Event | Callable[[], None]],
        show: Callable[[Event], None],
        hear: Callable[[str], None],
    ) -> None:
        self._scene = scene
        self._queue = queue
        self._show = show
        self._hear = hear

    def batches(self) -> Iterator[list[Tween]]:
        """Yield batch after batch of tweens that run at the same time, until the queue is empty."""
        while self._queue:
            event = self._queue[0]
            match event:
                case DealBegan():
                    yield from self._collect(event)
                case CardsMoved(reason=Movement.DEALT | Movement.BOUGHT):
                    yield from self._deal(event.reason)
                case CardsMoved(reason=Movement.TRICK):
                    yield [Pause(SHOW_TRICK)]
                    yield from self._move()
                case CardsMoved(reason=Movement.PLAYED):
                    yield from self._play(event)
                case CardsMoved(reason=Movement.LAID_OPEN):
                    yield from self._lay_open(event)
                case CardsMoved(reason=Movement.REST):
                    yield from self._gather_and_leave([])
                case CardsMoved():
                    yield from self._move()
                case CardsShown():
                    yield from self._show_cards(event)
                case Announced() if self._scene.seating.setting.tricks:
                    self._take(event)
                    if self._queue and isinstance(self._queue[0], Announced | PointsMarked | CardsShown):
                        yield [Pause(SHOW_WORDS)]
                case TurnBegan():
                    self._take(event)
                    self._scene.hand_on(None)
                case CardTurned():
                    moved = self._take(event)
                    yield self._homeward(moved)
                case PointsMarked():
                    self._take(event)
                    yield self.counters_move()
                    if self._scene.seating.setting.tricks and self._queue and isinstance(self._queue[0], Announced):
                        yield [Pause(SHOW_WORDS)]
                case _ if callable(event):
                    self._queue.popleft()
                    event()
                case _:
                    self._take(event)
            # Numbers and tags change when the cards have arrived.
            self._scene.refresh()

    def _take(self, event: Event) -> list[CardItem]:
        """Remove the next event from the queue and apply it; return the items that it moves."""
        self._queue.popleft()
        moved = self._scene.apply(event)
        self._show(event)
        return moved

    def _homeward(self, moved: Sequence[CardItem], **options: float) -> list[Tween]:
        """Return flights for all items that are not where they belong; those in ``moved`` fly above the others and one
        after another.
        """
        stagger, duration = options.get("stagger", 0.0), options.get("duration", MOTION_NORMAL)
        order = {item: index for index, item in enumerate(moved)}
        tweens: list[Tween] = []
        for item, rest in self._scene.resting.rests().items():
            if item in order:
                index = order[item]
                tweens.append(
                    Flight(
                        item,
                        rest.spot,
                        rest.card,
                        duration,
                        index * stagger,
                        above=FLIGHT_Z + index,
                        visible=rest.visible,
                        shadow=rest.shadow,
                    )
                )
            elif self._elsewhere(item, rest.spot) or item.card != rest.card:
                tweens.append(
                    Flight(
                        item,
                        rest.spot,
                        rest.card,
                        MOTION_SHORT,
                        visible=rest.visible,
                        shadow=rest.shadow,
                        bend=0.0,
                    )
                )
            else:
                item.setZValue(rest.spot.z)
                item.set_shadow(rest.shadow)
                item.setVisible(rest.visible)
        return tweens

    @staticmethod
    def _elsewhere(item: CardItem, spot: Spot) -> bool:
        point = item.snapped(spot)
        return (
            abs(item.pos().x() - point.x()) > 0.5
            or abs(item.pos().y() - point.y()) > 0.5
            or abs(item.rotation() - spot.angle) > 0.1
            or abs(item.width - round(spot.width)) > 0.5
        )

    def _show_cards(self, event: CardsShown) -> Iterator[list[Tween]]:
        """Show cards that lie face down in the middle for a moment, and put them back."""
        self._take(event)
        items = self._scene.cards.lie.get(event.zone, [])[: len(event.cards)]
        if event.zone != hand(self._scene.seating.perspective):
            seen = SHOW_CARDS if EVERYBODY in event.known_to else SHOW_LEFT
            yield from self._hold_up(items, sorted(event.cards), event.zone == STOCK, seen)

    def _lay_open(self, event: CardsMoved) -> Iterator[list[Tween]]:
        """Show a hand that is laid open, first in the middle and then in its place."""
        moved = self._take(event)
        if event.source == hand(self._scene.seating.perspective):
            yield self._homeward(moved, duration=MOTION_NORMAL)
        else:
            order = sorted(range(len(moved)), key=event.cards.__getitem__)
            yield from self._hold_up([moved[index] for index in order], [event.cards[index] for index in order])

    def _hold_up(
        self, items: Sequence[CardItem], cards: Sequence[Card], lifted: bool = False, seen: int = SHOW_CARDS
    ) -> Iterator[list[Tween]]:
        """Lay ``items`` in the middle of the table for ``seen`` milliseconds, showing those of ``cards`` that are
        known; beside the stock if they were ``lifted`` off it.
        """
        places = self._scene.layout.tricks
        known = [card for card in cards if card != HIDDEN]
        if places is None or not known or len(items) < len(known):
            return
        spots = [places.lifted_spot()] if lifted else self._in_sight(places.shown_spots(len(known)))
        yield [
            Flight(item, spot, card, MOTION_NORMAL, above=FLIGHT_Z + index)
            for index, (item, spot, card) in enumerate(zip(items, spots, known, strict=False))
        ]
        yield [Pause(seen)]
        yield self._homeward(items[: len(known)], duration=MOTION_NORMAL)

    def _in_sight(self, spots: Sequence[Spot]) -> list[Spot]:
        """Return ``spots``, which are side by side, moved down together to where no words lie over the table."""
        first, last = spots[0].footprint(), spots[-1].footprint()
        area = Rect(first.x, first.y, last.right - first.x, first.height)
        down = self._scene.furniture.below_words(area).y - area.y
        return [spot.moved(0.0, down) for spot in spots]

    def _collect(self, event: DealBegan) -> Iterator[list[Tween]]:
        """Bring all cards back into the stock for the next deal."""
        fresh = not any(items for items in self._scene.cards.lie.values())
        moved = self._take(event)
        if fresh:
            self._scene.settle()
            return
        seen = [item for item in moved if item.isVisible()]
        yield self._homeward(seen, duration=MOTION_LONG, stagger=4.0)

    def _deal(self, reason: str) -> Iterator[list[Tween]]:
        """Deal one card after another, with a short pause before the cards of the next seat."""
        moved: list[CardItem] = []
        delays: list[float] = []
        delay = 0.0
        while self._queue and isinstance(event := self._queue[0], CardsMoved) and event.reason == reason:
            for item in self._take(event):
                moved.append(item)
                delays.append(delay)
                delay += DEAL_STAGGER
            delay += PACKET_PAUSE
        tweens = self._homeward(moved, duration=MOTION_NORMAL)
        when = dict(zip(moved, delays, strict=True))
        for tween in tweens:
            if isinstance(tween, Flight) and tween.item in when:
                tween.delay = when[tween.item]
        yield tweens + [self._sound("deal", delay) for delay in delays]

    def _play(self, event: CardsMoved) -> Iterator[list[Tween]]:
        own = event.source == hand(self._scene.seating.perspective)
        if own:
            # One's own turn is over with the decision, and begins when everything lies there.
            self._scene.hand_on(self._next_actor())
        leaving = self._leaving_cards(event.cards)
        if leaving is None:
            moved = self._take(event)
            yield [*self._homeward(moved, duration=MOTION_LONG), self._sound("slide")]
            return
        self._hear("slide")
        moved = self._take(event)
        yield from self._gather_and_leave(moved, SHOW_OWN_CAPTURE if own else SHOW_CAPTURE)

    def _next_actor(self) -> int | None:
        """Return whose turn it is after what is shown now, after a trick its winner's; ``NOBODY`` when the deal ends
        with it, and None if that is not known yet.
        """
        for event in self._queue:
            match event:
                case TurnBegan(seat=seat):
                    return seat
                case DealEnded():
                    return NOBODY
        return None

    def _leaving_cards(self, played: Sequence[Card]) -> list[Card] | None:
        """Return the cards that leave the table because of the played card, None if that card stays."""
        leaving: list[Card] = []
        for event in list(self._queue)[1:]:
            match event:
                case CardsMoved(reason=Movement.CAPTURED | Movement.MARKED, cards=cards, source=source) if (
                    self._is_in_play(source)
                ):
                    leaving.extend(cards)
                case (
                    CardsMoved(reason=Movement.CAPTURED | Movement.MARKED)
                    | Announced()
                    | ZoneLabelled()
                    | PointsMarked()
                ):
                    pass
                case _:
                    break
        return leaving if any(card in leaving for card in played) else None

    def _is_in_play(self, zone: Zone) -> bool:
        """Return whether the cards of ``zone`` have not been won yet."""
        return self._scene.seating.setting.place_of(zone) in (*_ON_CLOTH, Place.HAND)

    def _gather_and_leave(self, played: list[CardItem], pause: float = 0.0) -> Iterator[list[Tween]]:
        """Show a capture: the played card lies on the cards that it captures, all gather in one place, and they leave
        together.
        """
        taken = self._items_that_leave(played)
        if not taken:
            yield from self._move()
            return
        group = [item for item in taken if item not in played]
        width = taken[0].width if not group else group[0].width
        if played and group:
            for item in group:
                item.set_mark(Mark.CHOSEN)
            first = group[0].spot()
            yield [
                Flight(
                    item,
                    Spot(first.x + 0.28 * width, first.y + 0.24 * width, width, 0.0, FLIGHT_Z + 200 + index),
                    self._shown(item),
                    MOTION_LONG,
                    above=FLIGHT_Z + 200 + index,
                )
                for index, item in enumerate(played)
            ]
            yield [Pause(pause)]
        if len(taken) > 1:
            for zone, items in self._scene.cards.builds():
                if items[0] in taken:
                    self._scene.furniture.hide_tag(zone)
            yield self._gathering(taken, width)
            yield [Pause(SHOW_GATHERED)]
        for item in taken:
            item.set_mark(Mark.NONE)
        moved: list[CardItem] = []
        while self._queue and self._belongs_to_capture(self._queue[0]):
            event = self._queue[0]
            assert not callable(event)
            for item in self._take(event):
                if item not in moved:
                    moved.append(item)
        tweens = self._homeward(moved, duration=MOTION_LONG, stagger=LEAVE_STAGGER)
        yield [*tweens, *self.counters_move(), self._sound("take")]

    @staticmethod
    def _belongs_to_capture(event: Event | Callable[[], None]) -> bool:
        match event:
            case (
                CardsMoved(reason=Movement.CAPTURED | Movement.MARKED | Movement.REST)
                | Announced()
                | ZoneLabelled()
                | PointsMarked()
            ):
                return True
        return False

    def _items_that_leave(self, played: Sequence[CardItem]) -> list[CardItem]:
        """Return the items on the table that the queued events of this capture move, the played ones last."""
        found: list[CardItem] = []
        for event in self._queue:
            if not self._belongs_to_capture(event):
                break
            if isinstance(event, CardsMoved) and self._scene.seating.setting.place_of(event.source) in _ON_CLOTH:
                found += [item for item in self._scene.cards.find(event) if item not in found]
        return [item for item in found if item not in played] + list(played)

    def _shown(self, item: CardItem) -> Card:
        """Return the card that an item shows where it belongs now."""
        return self._scene.resting.rests()[item].card

    def _gathering(self, items: Sequence[CardItem], width: float) -> list[Tween]:
        """Return flights that bring ``items`` together around their middle, each a little over the one before."""
        area = self._scene.layout.area
        step = min(0.34 * width, (area.width - width) / max(1, len(items) - 1))
        wide = step * (len(items) - 1) + width
        middle = sum(item.pos().x() for item in items) / len(items)
        x = min(max(middle, area.x + wide / 2), max(area.x + wide / 2, area.right - wide / 2))
        y = sum(item.pos().y() for item in items) / len(items)
        return [
            Flight(
                item,
                Spot(x - wide / 2 + width / 2 + index * step, y, width, 0.0, FLIGHT_Z + index),
                self._shown(item),
                MOTION_NORMAL,
                above=FLIGHT_Z + index,
            )
            for index, item in enumerate(items)
        ]

    def _move(self) -> Iterator[list[Tween]]:
        """Move cards that go to one place together, such as those of a build, and apply the labels that come
        with them.
        """
        moved: list[CardItem] = []
        first = self._queue[0]
        assert isinstance(first, CardsMoved)
        while self._queue and (
            isinstance(event := self._queue[0], ZoneLabelled)
            or (isinstance(event, CardsMoved) and event.reason == first.reason)
        ):
            moved += self._take(event)
        yield [*self._homeward(moved, duration=MOTION_LONG, stagger=LEAVE_STAGGER), self._sound("slide")]

    def _sound(self, name: str, delay: float = 0.0) -> Tween:
        """Return a tween that plays a sound after ``delay``."""
        return Call(lambda: self._hear(name), delay)

    # Counters --------------------------------------------------------------------------------------------------

    def counters_move(self) -> list[Tween]:
        """Return tweens that move the counters to where the points put them."""
        tweens: list[Tween] = []
        for place in self._scene.layout.sides:
            field = self._scene.furniture.field(place.side)
            start = list(field.places)
            end = assign(start, counter_places(field.points))
            if start != end:
                tweens.append(Glide(_slider(field, start, end), 0.0, 1.0, MOTION_LONG))
                tweens.append(self._sound("knock", 0.8 * MOTION_LONG))
        return tweens


def _slider(
    field: LaidCounters, start: Sequence[tuple[float, float]], end: Sequence[tuple[float, float]]
) -> Callable[[float], None]:
    def slide(part: float) -> None:
        field.set_places([(x + (u - x) * part, y + (v - y) * part) for (x, y), (u, v) in zip(start, end, strict=True)])

    return slide

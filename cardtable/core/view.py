"""A seat's picture of the deal, folded from the events that this seat may see."""

from __future__ import annotations

from collections.abc import Iterable

from cardtable.core.cards import HIDDEN, format_card
from cardtable.core.errors import CodedError
from cardtable.core.events import (
    EVERYBODY,
    Announced,
    CardsMoved,
    CardTurned,
    DealBegan,
    DealEnded,
    Event,
    Movement,
    PointsMarked,
    TurnBegan,
    ZoneLabelled,
)
from cardtable.core.scores import Parameters, ScoreLine
from cardtable.core.zones import STOCK, TABLE, PlacedCard, Zone

NOBODY = -1
"""The actor while no seat has to decide."""


class SeatView:
    """Where which cards lie as one seat knows it, whose turn it is, and what has been marked and said.

    ``zones`` maps each place that ever held a card to its cards in order; a card that the seat has never seen is
    ``HIDDEN``. A card that was seen and then laid face down is still known here (perfect recall); code that draws the
    table must look at ``face_up``.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._clear()

    def _clear(self) -> None:
        self.seats = 0
        self.number = 0
        self.dealer = NOBODY
        self.actor = NOBODY
        self.phase = ""
        self.zones: dict[Zone, list[PlacedCard]] = {}
        self._played = HIDDEN
        self.laid = HIDDEN
        """The card that the last play laid on the table, where it still lies; ``HIDDEN`` if the last play did something
        else.
        """
        self.labels: dict[Zone, Parameters] = {}
        self.marked: list[ScoreLine] = []
        self.said: list[Announced] = []
        self.lines: tuple[ScoreLine, ...] | None = None

    @classmethod
    def fold(cls, seat: int, events: Iterable[Event]) -> SeatView:
        """The view after ``events``, which must already be redacted for ``seat``."""
        view = cls(seat)
        for event in events:
            view.apply(event)
        return view

    def cards(self, zone: Zone) -> list[PlacedCard]:
        """The cards of a zone in order; an empty list for a zone that holds none."""
        return self.zones.get(zone, [])

    def apply(self, event: Event) -> None:
        """Change the view by one event, which must already be redacted for the seat."""
        match event:
            case CardsMoved():
                self._move(event)
            case DealBegan(number, dealer, seats, cards):
                self._clear()
                self.number, self.dealer, self.seats = number, dealer, seats
                self.zones[STOCK] = [PlacedCard(HIDDEN, False)] * cards
            case CardTurned(zone, index, face_up):
                self.zones[zone][index] = self.zones[zone][index]._replace(face_up=face_up)
            case ZoneLabelled(zone, params):
                self.labels[zone] = params
            case Announced():
                self.said.append(event)
            case PointsMarked(line):
                self.marked.append(line)
            case TurnBegan(seat, phase):
                self.actor, self.phase = seat, phase
            case DealEnded(lines):
                self.lines, self.actor, self.phase = lines, NOBODY, "over"

    def _move(self, event: CardsMoved) -> None:
        source = self.zones.setdefault(event.source, [])
        target = self.zones.setdefault(event.target, [])
        for card in event.cards:
            source.pop(_position(source, card))
        public = EVERYBODY in event.known_to
        target.extend(PlacedCard(card, event.face_up and (public or card != HIDDEN)) for card in event.cards)
        if event.target == TABLE and event.reason in (Movement.PLAYED, Movement.TAKEN_BACK):
            # What is taken back for a fault ends as if the card had been laid down.
            self._played = event.cards[-1] if event.reason == Movement.PLAYED else self._played
            self.laid = self._played
        elif event.source == TABLE:
            self.laid = HIDDEN
        if not source:
            # A label tells of the cards that lie there.
            self.labels.pop(event.source, None)


def _position(placed: list[PlacedCard], card: int) -> int:
    """Return the place of ``card``; if it is not known to lie there, the place of the first hidden card, which must
    then be it. Raises ``CodedError`` ``card_is_not_there``.
    """
    unknown = -1
    for index, (other, _) in enumerate(placed):
        if other == card:
            return index
        if other == HIDDEN and unknown < 0:
            unknown = index
    if unknown < 0:
        raise CodedError("card_is_not_there", card=format_card(card))
    return unknown

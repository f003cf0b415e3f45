"""What happened in a deal, in the past tense, and with enough detail to draw it and to say it.

Events carry codes and parameters, never sentences. ``seen_by(seat)`` is the one place where secrets are taken out; a
seat's picture of the game is folded from such redacted events and from nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeAlias

from cardtable.core.cards import HIDDEN, Card
from cardtable.core.scores import Parameters, ScoreLine
from cardtable.core.zones import Zone

EVERYBODY = -1
"""As an entry of ``CardsMoved.known_to``: every seat sees the cards."""


class Movement(StrEnum):
    """Why cards move. The table, the records and the families share these reasons."""

    DEALT = "dealt"
    BOUGHT = "bought"
    TURNED = "turned"
    PLAYED = "played"
    CAPTURED = "captured"
    """Taken by a played card; so are ``MARKED`` and ``BUILT``."""
    MARKED = "marked"
    BUILT = "built"
    TRICK = "trick"
    """A whole trick, moved to its winner."""
    REST = "rest"
    """The cards that are left at the end of the deal."""
    LAID_OPEN = "laid_open"
    """A hand, laid down for all to see."""
    DISCARDED = "discarded"
    TAKEN_BACK = "taken_back"


@dataclass(frozen=True, slots=True)
class DealBegan:
    """Deal ``number`` (from 0) of the match began; all cards lie in the stock."""

    number: int
    dealer: int
    seats: int
    cards: int

    def seen_by(self, seat: int) -> DealBegan:
        return self


@dataclass(frozen=True, slots=True)
class CardsMoved:
    """``cards`` went from ``source`` to the end of ``target``.

    ``known_to`` lists the seats that see which cards they are, ``(EVERYBODY,)`` if all do and ``()`` if nobody does.
    ``face_up`` says how they lie in the target. ``reason`` is a ``Movement``, or a code of the family; with such a code
    the table simply moves the cards.
    """

    source: Zone
    target: Zone
    cards: tuple[Card, ...]
    known_to: tuple[int, ...]
    face_up: bool
    reason: str

    def seen_by(self, seat: int) -> CardsMoved:
        if seat in self.known_to or EVERYBODY in self.known_to:
            return self
        return replace(self, cards=(HIDDEN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class CardsShown:
    """``cards`` of ``zone`` were shown to the seats ``known_to`` for a moment and lie there again as before.

    ``reason`` is a code. The picture of the table does not change: a seat that saw the cards knows which cards they
    are, but not at which places of the zone they lie.
    """

    zone: Zone
    cards: tuple[Card, ...]
    known_to: tuple[int, ...]
    reason: str

    def seen_by(self, seat: int) -> CardsShown:
        if seat in self.known_to or EVERYBODY in self.known_to:
            return self
        return replace(self, cards=(HIDDEN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class CardTurned:
    """The card at ``index`` of ``zone`` was turned over and now lies as ``face_up`` says."""

    zone: Zone
    index: int
    face_up: bool

    def seen_by(self, seat: int) -> CardTurned:
        return self


@dataclass(frozen=True, slots=True)
class ZoneLabelled:
    """``zone`` got a label that all can read, such as a build's value and builder."""

    zone: Zone
    params: Parameters

    def seen_by(self, seat: int) -> ZoneLabelled:
        return self


@dataclass(frozen=True, slots=True)
class Announced:
    """A seat said or did something that all players notice; ``seat`` is -1 if it concerns no seat in particular."""

    seat: int
    code: str
    params: Parameters = ()

    def seen_by(self, seat: int) -> Announced:
        return self


@dataclass(frozen=True, slots=True)
class PointsMarked:
    """A side marked points at once, while the deal was going on."""

    line: ScoreLine

    def seen_by(self, seat: int) -> PointsMarked:
        return self


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is now the turn of ``seat`` to decide, in ``phase``."""

    seat: int
    phase: str

    def seen_by(self, seat: int) -> TurnBegan:
        return self


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The deal is over. ``lines`` are all its score lines in the order in which they count."""

    lines: tuple[ScoreLine, ...]

    def seen_by(self, seat: int) -> DealEnded:
        return self


Event: TypeAlias = (
    DealBegan | CardsMoved | CardsShown | CardTurned | ZoneLabelled | Announced | PointsMarked | TurnBegan | DealEnded
)

EVENT_TYPES: tuple[type[Event], ...] = (
    DealBegan,
    CardsMoved,
    CardsShown,
    CardTurned,
    ZoneLabelled,
    Announced,
    PointsMarked,
    TurnBegan,
    DealEnded,
)

"""What the controller needs of a table: the part of it that shows, and how it is set."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Protocol

from PySide6.QtCore import SignalInstance

from cardtable.core.errors import CodedError
from cardtable.core.events import Event
from cardtable.core.state import Action, LegalActions
from cardtable.core.view import SeatView
from cardtable.core.zones import PlacedCard, Zone


@dataclass(frozen=True, slots=True)
class SeatLabel:
    """Who sits somewhere: the words on the name plate and the side; ``computer`` is a computer player's id."""

    name: str
    side: int
    computer: str | None = None


class Place(Enum):
    """A kind of place on the table, and with it how the cards of a zone lie there."""

    HAND = auto()
    """In somebody's hand: one's own open, others' fanned."""
    STOCK = auto()
    """A heap from which cards are dealt or bought."""
    ASIDE = auto()
    """Across below that heap, face up, out of play until the end of the deal."""
    LOOSE = auto()
    """Each for itself on the cloth, to be combined with a card of the hand."""
    GROUP = auto()
    """One over the other on the cloth, to be taken as a whole, with the value that the zone is labelled with."""
    HEAP = auto()
    """Face down on a heap before a side."""
    ACROSS = auto()
    """Across that heap, each a little further to the side."""
    WON_TRICKS = auto()
    """Trick by trick before a side."""
    TRICK = auto()
    """Side by side in the middle, in the order of play."""
    TURNED = auto()
    """Across below the stock, its index in sight."""
    TALON = auto()
    """Packets crosswise, the cards of each a little apart."""
    LAID_AWAY = auto()
    """A loose heap before a seat."""
    LAID_OUT = auto()
    """Side by side before a seat, for all to see."""


CLOTH: Mapping[str, Place] = {"stock": Place.STOCK, "hand": Place.HAND, "table": Place.LOOSE, "pile": Place.HEAP}
"""The places of the simplest table."""


@dataclass(frozen=True, slots=True)
class Setting:
    """How the table is used. ``places`` tells of each zone by its name where it lies. ``players`` hold cards while the
    other seats look on; None if all play. ``ranks``, from the highest, sort the hand at the bottom by suits, trumps
    first; without them its cards lie in the order in which they came. ``gone`` have left before the end and keep their
    seats without cards.
    """

    places: Mapping[str, Place] = field(default_factory=lambda: CLOTH)
    players: tuple[int, ...] | None = None
    ranks: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()

    @property
    def tricks(self) -> bool:
        """Whether tricks are played: two packs with different backs are then used in turn, and the middle of the table
        is divided for stock, trump, trick and what is laid away.
        """
        return Place.TRICK in self.places.values()

    def place_of(self, zone: Zone) -> Place:
        """Where a zone lies. Raises ``CodedError`` ``no_place_for`` with the parameter ``zone``."""
        try:
            return self.places[zone.name]
        except KeyError:
            raise CodedError("no_place_for", zone=str(zone)) from None


class ShowingTable(Protocol):
    """What the controller asks of a table; ``ui.table.showing.Showing`` answers."""

    action_chosen: SignalInstance
    settled: SignalInstance
    event_shown: SignalInstance
    describe: Callable[[Zone, PlacedCard], str]

    def set_seats(self, labels: Sequence[SeatLabel]) -> None: ...

    def set_perspective(self, seat: int) -> None: ...

    def set_setting(self, setting: Setting) -> None: ...

    def set_accounts(self, accounts: Sequence[int]) -> None: ...

    def open_hands(self, opened: bool) -> None: ...

    def show_view(self, view: SeatView, events: Sequence[Event] = ()) -> None: ...

    def play_events(self, events: Sequence[Event]) -> None: ...

    def set_legal(self, legal: LegalActions | None) -> None: ...

    def show_hint(self, action: Action | None) -> None: ...

    def set_counters(self, points: tuple[int, ...]) -> None: ...

    def set_cover(self, covered: bool, text: str = "") -> None: ...

    def say(self, seat: int, text: str) -> None: ...

    def skip(self) -> None: ...

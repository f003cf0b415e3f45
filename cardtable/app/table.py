"""What the controller needs of a table: the part that shows a match, and how it is arranged."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import SignalInstance

from cardtable.core.errors import CodedError
from cardtable.core.events import Event
from cardtable.core.state import Action, LegalActions
from cardtable.core.view import SeatView
from cardtable.core.zones import PlacedCard, Zone

if TYPE_CHECKING:
    from cardtable.core.winnings import Winnings


@dataclass(frozen=True, slots=True)
class SeatLabel:
    """The label of a seat: the text of the name plate and the side; ``computer`` is the id of a computer player, None
    for a person.
    """

    name: str
    side: int
    computer: str | None = None


class Place(Enum):
    """A kind of place on the table; it decides how the cards of a zone lie there."""

    HAND = auto()
    """In a hand: one's own open, those of others as a fan."""
    STOCK = auto()
    """A heap from which cards are dealt or drawn."""
    ASIDE = auto()
    """Crosswise under that heap, face up, out of play until the end of the deal."""
    LOOSE = auto()
    """Each card separately on the cloth, to be combined with a card of the hand."""
    GROUP = auto()
    """One card over the other on the cloth, taken as a whole, with the value of the zone's label."""
    HEAP = auto()
    """Face down on a heap in front of a side."""
    ACROSS = auto()
    """Crosswise on that heap, each a little further to the side."""
    WON_TRICKS = auto()
    """Trick by trick in front of a side."""
    TRICK = auto()
    """Side by side in the middle, in the order of play."""
    TURNED = auto()
    """Crosswise under the stock, with its index visible."""
    TALON = auto()
    """Packets crosswise, the cards of each a little apart."""
    LAID_AWAY = auto()
    """A loose heap in front of a seat."""
    LAID_OUT = auto()
    """Side by side in front of a seat, for all to see."""


CLOTH: Mapping[str, Place] = {"stock": Place.STOCK, "hand": Place.HAND, "table": Place.LOOSE, "pile": Place.HEAP}
"""The places of the simplest table."""


@dataclass(frozen=True, slots=True)
class Setting:
    """How the table is used. ``places`` gives the place of each zone, by the zone's name. ``players`` hold cards while
    the other seats look on; None if all play. ``ranks``, from the highest down, sort the hand at the bottom by suits,
    trumps first; without them its cards lie in the order in which they came. The seats ``gone`` have left before the
    end and stay without cards.
    """

    places: Mapping[str, Place] = field(default_factory=lambda: CLOTH)
    players: tuple[int, ...] | None = None
    ranks: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()
    winnings: Callable[[SeatView], Winnings] | None = None
    """Says what counts and who has won how much of it, None where that is not shown."""

    @property
    def tricks(self) -> bool:
        """Whether tricks are played. Then two packs with different backs are used in turn, and the middle of the table
        is divided for stock, trump, trick and cards laid away.
        """
        return Place.TRICK in self.places.values()

    @property
    def many(self) -> bool:
        """Whether hands have more cards than fit side by side, as in games with a talon."""
        return Place.TALON in self.places.values()

    def place_of(self, zone: Zone) -> Place:
        """Return the place of a zone. Raises ``CodedError`` ``no_place_for`` with the parameter ``zone``."""
        try:
            return self.places[zone.name]
        except KeyError:
            raise CodedError("no_place_for", zone=str(zone)) from None


class ShowingTable(Protocol):
    """What the controller needs of a table; ``ui.table.showing.Showing`` implements it."""

    action_chosen: SignalInstance
    settled: SignalInstance
    event_shown: SignalInstance
    describe: Callable[[Zone, PlacedCard], str]

    def laid_once(self) -> AbstractContextManager[None]: ...

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

    def show_running_points(self, shown: bool) -> None: ...

    def set_cover(self, covered: bool, text: str = "") -> None: ...

    def say(self, seat: int, text: str) -> None: ...

    def skip(self) -> None: ...

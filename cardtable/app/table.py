"""What the controller needs of a table: the part of it that shows, and how it is set."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import SignalInstance

from cardtable.core.events import Event
from cardtable.core.state import LegalActions
from cardtable.core.view import SeatView
from cardtable.core.zones import PlacedCard, Zone


@dataclass(frozen=True, slots=True)
class SeatLabel:
    """Who sits somewhere: the words on the name plate and the party; ``computer`` is a computer player's id."""

    name: str
    party: int
    is_human: bool = True
    computer: str | None = None


@dataclass(frozen=True, slots=True)
class Setting:
    """How the table is used. In a game with ``tricks`` two packs with different backs are used in turn, and there are
    places for trump, trick and discards. ``players`` hold cards while the other seats look on; None if all play.
    ``ranks``, from the highest, sort the hand at the bottom by suits, trumps first; without them its cards lie in the
    order in which they came."""

    tricks: bool = False
    players: tuple[int, ...] | None = None
    ranks: tuple[int, ...] = ()


class Table(Protocol):
    """The part of ``ui.table.view.TableView`` that the controller uses."""

    action_chosen: SignalInstance
    settled: SignalInstance
    event_shown: SignalInstance
    describe: Callable[[Zone, PlacedCard], str]

    def set_seats(self, labels: Sequence[SeatLabel]) -> None: ...

    def set_perspective(self, seat: int) -> None: ...

    def set_setting(self, setting: Setting) -> None: ...

    def set_accounts(self, accounts: Sequence[int]) -> None: ...

    def show_view(self, view: SeatView) -> None: ...

    def play_events(self, events: Sequence[Event]) -> None: ...

    def set_legal(self, legal: LegalActions | None) -> None: ...

    def show_hint(self, action: Any) -> None: ...

    def set_counters(self, points: tuple[int, ...]) -> None: ...

    def set_cover(self, covered: bool, text: str = "") -> None: ...

    def say(self, seat: int, text: str) -> None: ...

    def skip(self) -> None: ...

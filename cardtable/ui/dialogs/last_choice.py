"""A chosen game, the last choice as it is kept, and the interface by which favourites are kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from cardtable.core.record import HUMAN, SeatEntry
from cardtable.core.rules import OptionValue, RuleSet
from cardtable.store.model import Favourite
from cardtable.words.players import computer_players

LAST_CHOICE = "new_game"
"""The key in the database under which ``LastChoice`` is kept."""
LONGEST_NAME = 24
"""Characters of a name at the table."""


class FavouriteShelf(Protocol):
    """The interface of what keeps favourites."""

    def favourites(self) -> list[Favourite]: ...

    def save_favourite(self, favourite: Favourite, /) -> None: ...

    def delete_favourite(self, name: str, /) -> None: ...


@dataclass(frozen=True, slots=True)
class Chosen:
    """A game that a person has chosen: its rule set and its seats."""

    rule_set: RuleSet
    seats: tuple[SeatEntry, ...]
    number: int | None = None
    """The number of the cards; None if they are random."""


@dataclass(slots=True)
class LastChoice:
    """The last choice: the rule set, the seats, and for each rule set its number of players and its options."""

    variant: str = ""
    seats: list[SeatEntry] = field(default_factory=list)
    agreed: dict[str, tuple[int, dict[str, OptionValue]]] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        return {
            "variant": self.variant,
            "seats": [[seat.name, seat.player] for seat in self.seats],
            "agreed": {name: [players, dict(options)] for name, (players, options) in self.agreed.items()},
        }

    @classmethod
    def from_json(cls, data: object) -> LastChoice:
        """Return the choice that a JSON value describes; invalid values are left out."""
        last = cls()
        if not isinstance(data, Mapping):
            return last
        if isinstance(data.get("variant"), str):
            last.variant = data["variant"]
        seats = data.get("seats")
        for entry in seats if isinstance(seats, list) else ():
            match entry:
                case [str(name), str(player)] if player == HUMAN or player in computer_players():
                    last.seats.append(SeatEntry(name[:LONGEST_NAME], player))
        agreed = data.get("agreed")
        if isinstance(agreed, Mapping):
            for variant, entry in agreed.items():
                match entry:
                    case [int(players), dict(options)]:
                        last.agreed[str(variant)] = (players, options)
        return last

"""A chosen game, the last choice as it is kept and begun again, and the interface by which favourites are kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

from cardtable.app.keeping import Keeping
from cardtable.app.running import own_name
from cardtable.core.errors import CodedError
from cardtable.core.record import HUMAN, SeatEntry
from cardtable.core.rules import OptionValue, RuleSet, Variant
from cardtable.games.registry import VARIANTS
from cardtable.store.model import Favourite
from cardtable.words.players import computer_players, player_first_name

LAST_CHOICE = "new_game"
"""The key in the database under which ``LastChoice`` is kept."""
LONGEST_NAME = 24
"""Characters of a name at the table."""
MOST_PEOPLE = 5
"""The most people for whom games are looked for; for more of them the same is looked for."""
LONGEST_MINUTES = (15, 30)
"""The times that matches may take if short ones are looked for."""
_OFFERED = ("beginner", "greedy", "searcher", "counter", "planner")
"""The computer players in the order in which a new person is offered them as opponents: the easiest first."""


class FavouriteShelf(Protocol):
    """The interface of what keeps favourites."""

    def favourites(self) -> list[Favourite]: ...

    def save_favourite(self, favourite: Favourite, /) -> None: ...

    def delete_favourite(self, name: str, /) -> None: ...


def kept_name(shelf: FavouriteShelf, rule_set: RuleSet) -> str:
    """Return the name under which a rule set is kept, whatever is staked; an empty text if it is not, or if what is
    kept cannot be read.
    """
    stake = {name: value for name, value in rule_set.options.items() if name == "stake"}
    try:
        kept = shelf.favourites()
    except CodedError:
        return ""
    for one in kept:
        if (one.variant, one.players) == (rule_set.variant, rule_set.players):
            try:
                same = VARIANTS[one.variant].rule_set(one.players, {**one.options, **stake}) == rule_set
            except CodedError:
                continue
            if same:
                return one.name
    return ""


def own_name_of(shelf: FavouriteShelf, variant: str, rules: Callable[[], RuleSet]) -> str:
    """Return the name that people have given to the ``rules`` of a ``variant``; an empty text if they have given none,
    or if it cannot be read, since a name is not worth a message.
    """
    try:
        # Whoever has named nothing need not wait until rules are put together.
        if any(one.variant == variant for one in shelf.favourites()):
            return own_name(rules(), partial(kept_name, shelf))
    except CodedError:
        pass
    return ""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A game that a person has chosen: its rule set and its seats."""

    rule_set: RuleSet
    seats: tuple[SeatEntry, ...]
    number: int | None = None
    """The number of the cards; None if they are random."""


@dataclass(slots=True)
class LastChoice:
    """The last choice: the rule set, the seats, and for each rule set its number of players and its options. Besides,
    for how many ``people`` and for at most how many ``minutes`` games were looked for; 0 for any.
    """

    variant: str = ""
    seats: list[SeatEntry] = field(default_factory=list)
    agreed: dict[str, tuple[int, dict[str, OptionValue]]] = field(default_factory=dict)
    people: int = 0
    minutes: int = 0

    def to_json(self) -> dict[str, Any]:
        return {
            "variant": self.variant,
            "seats": [[seat.name, seat.player] for seat in self.seats],
            "agreed": {name: [players, dict(options)] for name, (players, options) in self.agreed.items()},
            "people": self.people,
            "minutes": self.minutes,
        }

    @classmethod
    def kept_in(cls, keeping: Keeping) -> LastChoice:
        """Return the choice that is kept, or one without anything."""
        return cls.from_json(keeping.get(LAST_CHOICE))

    @property
    def chosen_variant(self) -> Variant:
        """The rule set of the choice; the first of all if it names none that is known."""
        return VARIANTS[self.variant] if self.variant in VARIANTS else next(iter(VARIANTS))

    def again(self, person: str) -> Chosen:
        """Return the same game with the same players and options; without a choice the first of all games, with
        ``person`` and the easiest opponents.

        Raises ``RuleSetError`` if the options do not fit together any more.
        """
        variant = self.chosen_variant
        players, options = self.agreed_for(variant)
        seats = [*self.seats[:players]]
        while len(seats) < players:
            seats.append(proposed(person, seats))
        return Chosen(variant.rule_set(players, options), tuple(seats))

    def agreed_for(self, variant: Variant, people: int = 0) -> tuple[int, Mapping[str, OptionValue]]:
        """Return the number of players and the options that were agreed for a rule set; for as many as ``people`` if
        so many can play it, what was agreed otherwise than usual.
        """
        players, options = self.agreed.get(variant.id, (variant.players[0], {}))
        if players not in variant.players:
            players = variant.players[0]
        if people == players or people not in variant.players:
            return players, options
        # What is usual differs with the number of players.
        usual = {option.name: option.default for option in variant.options(players)}
        return people, {name: value for name, value in options.items() if usual.get(name) != value}

    def note(self, chosen: Chosen) -> None:
        """Take ``chosen`` as the last choice; what was agreed for other rule sets stays."""
        rule_set = chosen.rule_set
        self.variant = rule_set.variant
        self.seats = [*chosen.seats, *self.seats[len(chosen.seats) :]]
        self.agreed[rule_set.variant] = (rule_set.players, dict(rule_set.options))

    @classmethod
    def from_json(cls, data: object) -> LastChoice:
        """Return the choice that a JSON value describes; invalid values are left out."""
        last = cls()
        if not isinstance(data, Mapping):
            return last
        if isinstance(data.get("variant"), str):
            last.variant = data["variant"]
        people, minutes = data.get("people"), data.get("minutes")
        last.people = people if isinstance(people, int) and 1 < people <= MOST_PEOPLE else 0
        last.minutes = minutes if isinstance(minutes, int) and minutes in LONGEST_MINUTES else 0
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


def proposed(person: str, seated: Sequence[SeatEntry]) -> SeatEntry:
    """Return who sits at the seat after those that are ``seated``, where nobody was chosen: ``person`` at the first,
    else a computer player, if possible one who is not at the table yet.
    """
    if not seated:
        return SeatEntry(person, HUMAN)
    known = [player for player in _OFFERED if player in computer_players()]
    first = (len(seated) - 1) % len(known)
    order = known[first:] + known[:first]
    taken = {entry.player for entry in seated}
    player = next((one for one in order if one not in taken), order[0])
    # The same computer player can sit there twice; the second one has a number.
    name, again = player_first_name(player), 1
    while name in {entry.name for entry in seated}:
        again += 1
        name = f"{player_first_name(player)} {again}"
    return SeatEntry(name, player)

"""The protocols every game keeps: the state of a deal, its legal actions, an observation."""

from __future__ import annotations

import random
from collections.abc import Collection, Hashable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple, Protocol, runtime_checkable

from cardtable.core.cards import Card, format_cards
from cardtable.core.errors import CodedError
from cardtable.core.events import Event
from cardtable.core.scores import ScoreLine
from cardtable.core.shapes import Shape
from cardtable.core.status import InvalidPosition
from cardtable.core.zones import PlacedCard, Zone

CHANCE = -2
"""Actor of a deal whose next action is the order of the pack."""
OVER = -1
"""Actor of a deal that has ended."""


class PhaseName(Enum):
    """The base class of a family's enumeration of phases. The values are the names by which events and observations
    tell the phase.

    Search looks phases up at every step; therefore members are hashed by identity, which is faster than by name.
    """

    __hash__ = object.__hash__


class Deal(NamedTuple):
    """The chance action that begins every deal: the whole pack in the order in which it will be dealt.

    It comes again where the rules let somebody ask for another shuffle; the state's actor is then ``CHANCE``.
    """

    order: tuple[Card, ...]

    def __str__(self) -> str:
        return f"deal {format_cards(self.order)}"


class Action(Protocol):
    """Something that a player does. ``str(action)`` is its identity: parsing it gives an equal action."""

    def __str__(self) -> str: ...

    def __hash__(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Target:
    """Something on the table that a hand card can be combined with: a card in a zone, or a zone as a whole."""

    zone: Zone
    card: Card | None = None


class LegalActions(Protocol):
    """The legal actions of a position, worked out as far as somebody asks.

    Iteration is in ascending order of the actions and without duplicates; ``len`` agrees with it. ``in`` never
    enumerates. ``representatives`` leaves out actions that differ from a listed one in nothing but which of several
    equal-valued cards is taken, and lists the more valuable one; that is what search and hints look at.
    """

    def __iter__(self) -> Iterator[Action]: ...

    def __len__(self) -> int: ...

    def __contains__(self, action: object) -> bool: ...

    def representatives(self) -> Sequence[Action]: ...

    def random_action(self, generator: random.Random) -> Action:
        """Return one of the representatives, chosen without listing them where they are many. Each of them can come,
        but not all are equally likely.
        """
        ...

    def shape(self) -> Shape:
        """What kind of choice this is. The methods below serve ``CardWithTargets``."""
        ...

    def cards(self) -> Collection[Card]:
        """The cards of the hand that can be played in at least one legal action."""
        ...

    def targets(self, card: Card) -> Collection[Target]:
        """What on the table ``card`` can be combined with in some legal action."""
        ...

    def completions(self, card: Card, chosen: Collection[Target], limit: int) -> Sequence[Action]:
        """Up to ``limit`` legal actions with ``card`` that contain all of ``chosen``, the most valuable first."""
        ...

    def exact(self, card: Card, chosen: Collection[Target]) -> Sequence[Action]:
        """The legal actions with ``card`` and exactly the ``chosen`` targets (more than one if builds differ)."""
        ...

    def chosen(self, action: Action) -> Sequence[Target]:
        """The targets that ``action`` combines its card with."""
        ...

    def refusal(self, card: Card, chosen: Collection[Target]) -> CodedError | None:
        """Why ``card`` with exactly the ``chosen`` targets makes no legal action, or None if it makes one."""
        ...


@runtime_checkable
class WithStatus(Protocol):
    """States that can tell what is wrong with them."""

    def status(self) -> list[InvalidPosition]:
        """What is wrong with a position that no play can have led to; nothing if it can be played on."""
        ...


@runtime_checkable
class WithOptions(Protocol):
    """Legal actions of which some play no card although cards can be played, such as an announcement."""

    def options(self) -> Sequence[Action]:
        """The actions that play no card."""
        ...


@runtime_checkable
class WithExchange(Protocol):
    """Legal actions whose shape can be ``SomeCards``."""

    def with_cards(self, cards: Collection[Card]) -> Action | None:
        """The action with exactly ``cards``, or None if it is not legal."""
        ...

    def exchange_refusal(self, cards: Collection[Card]) -> CodedError | None:
        """Why exactly ``cards`` cannot be changed, or None if they can."""
        ...


def options_of(legal: object) -> Sequence[Action]:
    """Return the actions that can be done without playing a card; empty if ``legal`` has no such actions."""
    return legal.options() if isinstance(legal, WithOptions) else ()


def exchange_of(legal: object) -> WithExchange | None:
    """Return ``legal`` as the legal actions of an exchange, or None if it has none of that kind."""
    return legal if isinstance(legal, WithExchange) else None


@runtime_checkable
class OfCards(Protocol):
    """Actions that concern several cards, such as an exchange."""

    @property
    def cards(self) -> Sequence[Card]: ...


class Observation(Protocol):
    """All that one seat knows of a deal; equal observations cannot be told apart by that seat."""

    @property
    def seat(self) -> int: ...

    def to_json(self) -> dict[str, Any]: ...


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a match stands between deals.

    ``points`` are each side's marked points, ``dealer`` deals the next deal, ``deals`` have been played. ``carried``
    are a family's own numbers. ``winners`` are the sides that have won; it is empty while the match goes on.
    ``factors`` gives, once it is over, how many stakes each side pays to every winner (0 for the winners).
    """

    points: tuple[int, ...]
    dealer: int
    deals: int = 0
    carried: tuple[tuple[str, int], ...] = ()
    winners: tuple[int, ...] = ()
    factors: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        return bool(self.winners)


class DealState(Protocol):
    """The whole truth about one deal. Mutable, and cheap to copy."""

    def actor(self) -> int:
        """The seat that must decide, ``CHANCE`` or ``OVER``."""
        ...

    def phase_name(self) -> str: ...

    def legal(self) -> LegalActions: ...

    def check(self, action: Action) -> None:
        """Raise ``IllegalAction`` if ``action`` is not legal now. Nothing is changed."""
        ...

    def apply(self, action: Action) -> list[Event]:
        """Check ``action``, do it, run every automatic phase that follows, and tell what happened."""
        ...

    def advance(self, action: Action) -> None:
        """Do an action that is known to be legal: without a check and without telling events. Used by search."""
        ...

    def copy(self) -> DealState: ...

    def observe(self, seat: int) -> Observation: ...

    def lines(self) -> tuple[ScoreLine, ...]:
        """The score lines so far; all of them once the deal is over."""
        ...

    def zones(self, seat: int) -> dict[Zone, list[PlacedCard]]:
        """Return where the cards lie as ``seat`` knows it, straight from the state (empty zones left out)."""
        ...

    def key(self) -> Hashable:
        """A hashable value that two states share only if they are the same in every respect."""
        ...

"""What one seat knows of a deal, as its position declares it.

A family's class of observations names the values that its position shows, in the order of their JSON form, and may
add what can be concluded from them::

    @observes(ToyPosition)
    @dataclass(frozen=True, slots=True)
    class ToyObservation(SeatObservation):
        turn: int
        stock: int
        hand: tuple[Card, ...]
        hand_counts: tuple[int, ...]
        plays: tuple[tuple[int, Card], ...]

Everything else follows from the declaration of the position (``core.fields``): ``ToyObservation.of(position, seat)``,
``to_json``, ``from_json``, and ``restore``, with which sampling begins.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any, ClassVar, Self, TypeVar

from cardtable.core.documents import text_of, whole
from cardtable.core.errors import CodedError
from cardtable.core.fields import Declaration, Observed, Position, observing, restoring
from cardtable.core.json_forms import standing_from_json, standing_to_json
from cardtable.core.rules import RuleSet
from cardtable.core.state import Standing


class _Link:
    """The connection between a class of observations and the declaration of its position; its functions are compiled at
    first use.
    """

    def __init__(self, position: Declaration, values: tuple[Observed, ...]) -> None:
        self._position = position
        self.values = values

    @cached_property
    def observe(self) -> Callable[[type, Any, int], Any]:
        return observing(self._position, [one.name for one in self.values])

    @cached_property
    def restore(self) -> Callable[[Any, Any], None]:
        return restoring(self._position)


@dataclass(frozen=True, slots=True)
class SeatObservation:
    """Everything that ``seat`` knows and remembers of a deal of ``rule_set``, with ``standing`` before it."""

    _link: ClassVar[_Link]

    rule_set: RuleSet
    standing: Standing
    seat: int

    @classmethod
    def of(cls, position: Position[Any], seat: int) -> Self:
        """Return what ``seat`` knows in ``position``, which must be of the class that is observed."""
        made: Self = cls._link.observe(cls, position, seat)
        return made

    def restore(self, position: Position[Any]) -> None:
        """Put all that is known into ``position``, which must be a new one of the same rule set and standing. Cards of
        which the seat knows only the number, or nothing, stay as at the beginning.
        """
        self._link.restore(self, position)

    def to_json(self) -> dict[str, Any]:
        """The observation as JSON values; rule set, standing and seat first."""
        return {
            "variant": self.rule_set.variant,
            "players": self.rule_set.players,
            "options": dict(self.rule_set.options),
            "standing": standing_to_json(self.standing),
            "seat": self.seat,
            **{one.key: one.codec.to_json(getattr(self, one.name)) for one in self._link.values},
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Return the observation that the JSON values describe; raises ``CodedError`` ``not_an_observation``."""
        try:
            return cls(
                RuleSet(text_of(data["variant"]), whole(data["players"]), dict(data["options"])),
                standing_from_json(data["standing"]),
                whole(data["seat"]),
                *[one.codec.from_json(data[one.key]) for one in cls._link.values],
            )
        except (KeyError, TypeError, ValueError, AttributeError, CodedError) as error:
            raise CodedError("not_an_observation", reason=str(error)) from None


O = TypeVar("O", bound=SeatObservation)  # noqa: E741


def observes(position: Declaration) -> Callable[[type[O]], type[O]]:
    """Return a class decorator that connects a class of observations to its ``position``. It raises ``TypeError`` if
    the class does not name exactly the values that the position shows.
    """

    def tied(cls: type[O]) -> type[O]:
        own = [one.name for one in fields(cls)][len(fields(SeatObservation)) :]
        shown = position.observed()
        if set(own) != set(shown):
            differing = ", ".join(sorted(set(own) ^ set(shown)))
            raise TypeError(f"{cls.__name__} and {position.__name__} do not agree about: {differing}")
        cls._link = _Link(position, tuple(shown[name] for name in own))
        return cls

    return tied

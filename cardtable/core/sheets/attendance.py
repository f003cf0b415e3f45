"""Which persons are there on a free sheet, and what was settled when a person came or went."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cardtable.core.company import numbered
from cardtable.core.state import Standing

MOST_PERSONS = 8
"""The most persons of a free sheet."""
_THERE, _PAID, _BASE, _HIGHEST = "there", "paid", "base", "highest"


@dataclass(frozen=True, slots=True)
class Attendance:
    """What a standing carries after a person has come or gone, under the names ``there:0`` …, ``paid:0`` … and so on.

    ``there`` are the seats of the persons present, in the order in which they deal. Where points are paid for, ``paid``
    is what each had gained when persons last came or went, and ``base`` the points of each from which on points are
    paid for. ``highest`` is the best result of any person that has gone, None if nobody has; where the fewest points
    are best it is counted negative.
    """

    there: tuple[int, ...]
    paid: tuple[int, ...]
    base: tuple[int, ...]
    highest: int | None = None

    @classmethod
    def of(cls, standing: Standing, begun: int) -> Attendance:
        """Return the attendance that ``standing`` carries; if it carries none, the persons of the first ``begun`` seats
        are there.
        """
        numbers = dict(standing.carried)
        nothing = (0,) * len(standing.points)
        return cls(
            numbered(numbers, _THERE) or tuple(range(begun)),
            numbered(numbers, _PAID) or nothing,
            numbered(numbers, _BASE) or nothing,
            numbers.get(_HIGHEST),
        )

    def kept_in(self, standing: Standing) -> Standing:
        """Return ``standing`` with this attendance instead of the one that it carries."""
        named = ((_THERE, self.there), (_PAID, self.paid), (_BASE, self.base))
        numbers = [(f"{name}:{place}", value) for name, values in named for place, value in enumerate(values)]
        if self.highest is not None:
            numbers.append((_HIGHEST, self.highest))
        return replace(standing, carried=tuple(sorted(numbers)))

    def next_to(self, seat: int) -> int:
        """The seat that deals after ``seat``."""
        return self.there[(self.there.index(seat) + 1) % len(self.there)]

    def with_seat(self, seat: int, after: int | None) -> Attendance:
        """Return the attendance after the person of ``seat`` has come, who deals after the seat ``after``, or last if
        that is None.
        """
        place = self.there.index(after) + 1 if after in self.there else len(self.there)
        return replace(self, there=(*self.there[:place], seat, *self.there[place:]))

    def without_seat(self, seat: int) -> Attendance:
        """Return the attendance after the person of ``seat`` has gone."""
        return replace(self, there=tuple(one for one in self.there if one != seat))


def changed_at(values: Sequence[int], place: int, value: int) -> tuple[int, ...]:
    """Return ``values`` with ``value`` at ``place``."""
    return tuple(value if number == place else one for number, one in enumerate(values))

"""Who is there on a free sheet, and what was settled when somebody came or went."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cardtable.core.company import numbered
from cardtable.core.state import Standing

_THERE, _PAID, _BASE, _HIGHEST = "there", "paid", "base", "highest"


@dataclass(frozen=True, slots=True)
class Attendance:
    """What a standing carries once somebody has come or gone, as ``there:0`` …, ``paid:0`` … and so on.

    ``there`` are the seats of those who are there, in the order in which they deal. Where points are paid for, ``paid``
    is what each had gained when persons last came or went, ``base`` from how many points on each is paid for, and
    ``highest`` the best that anybody who has gone had come to, with the points of a sheet where the fewest are best
    turned round.
    """

    there: tuple[int, ...]
    paid: tuple[int, ...]
    base: tuple[int, ...]
    highest: int | None = None

    @classmethod
    def of(cls, standing: Standing, begun: int) -> Attendance:
        """The attendance that a standing carries, or those in the first ``begun`` seats."""
        numbers = dict(standing.carried)
        nothing = (0,) * len(standing.points)
        return cls(
            numbered(numbers, _THERE) or tuple(range(begun)),
            numbered(numbers, _PAID) or nothing,
            numbered(numbers, _BASE) or nothing,
            numbers.get(_HIGHEST),
        )

    def kept_in(self, standing: Standing) -> Standing:
        """``standing`` with this attendance in place of its own."""
        named = ((_THERE, self.there), (_PAID, self.paid), (_BASE, self.base))
        numbers = [(f"{name}:{place}", value) for name, values in named for place, value in enumerate(values)]
        if self.highest is not None:
            numbers.append((_HIGHEST, self.highest))
        return replace(standing, carried=tuple(sorted(numbers)))

    def next_to(self, seat: int) -> int:
        """Who deals after ``seat``."""
        return self.there[(self.there.index(seat) + 1) % len(self.there)]

    def with_seat(self, seat: int, after: int | None) -> Attendance:
        """Somebody has come, and deals ``after`` another or last."""
        place = self.there.index(after) + 1 if after in self.there else len(self.there)
        return replace(self, there=(*self.there[:place], seat, *self.there[place:]))

    def without_seat(self, seat: int) -> Attendance:
        """Somebody has gone."""
        return replace(self, there=tuple(one for one in self.there if one != seat))


def changed_at(values: Sequence[int], place: int, value: int) -> tuple[int, ...]:
    """``values`` with another one at ``place``."""
    return tuple(value if number == place else one for number, one in enumerate(values))

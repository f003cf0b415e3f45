"""What a seat has seen of a deal as a list of whole numbers of fixed length, for agents that learn.

It is made of what the seat was told and of nothing else: an agent on another seat, or cards that lie elsewhere unseen,
make no difference to it. Seats and sides are counted from the one that looks: ``seat 0`` is its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cardtable.core.cards import HIDDEN, HIGHEST_CARD, format_card
from cardtable.core.events import Announced
from cardtable.core.family import Family
from cardtable.core.rules import RuleSet
from cardtable.core.scores import Parameter, totals
from cardtable.core.state import Standing
from cardtable.core.view import SeatView
from cardtable.core.zones import Zone

KINDS = HIGHEST_CARD + 1
"""Different cards; jokers without a value of their own are one."""
BUILDS = 8
"""So many builds are seen each by itself, in the order in which they were begun; what there is more is left out."""
PARAMETERS = 3
"""So many numbers of each announcement are seen, in the order of their names."""
LARGEST = 30_000
"""Numbers are cut off there, so that two bytes hold each."""

_OF_SEATS = ("hand", "discards")
_OF_SIDES = ("pile", "marks", "tricks")
_ALONE = ("stock", "table", "aside", "trick", "turned", "talon:0", "talon:1")
_BUILD = "build"
_LABELS = ("value", "builder", "groups")


class Picture:
    """How the numbers of one rule set are arranged; ``names`` says what each means."""

    def __init__(self, family: Family, rule_set: RuleSet) -> None:
        self._seats = rule_set.players
        self._sides = family.sides(rule_set)
        self._said = tuple(map(str, family.said))
        state = family.deal(rule_set, family.begin(rule_set, 0))
        self._phases = [phase.value for phase in type(getattr(state, "phase"))]  # noqa: B009
        self.names = tuple(self._names())

    def _names(self) -> Iterator[str]:
        cards = [*map(format_card, range(KINDS)), "unknown"]
        for zone in self._zones():
            yield from (f"{zone}: {card}" for card in cards)
        yield from (f"build {number}: {label}" for number in range(BUILDS) for label in _LABELS)
        for seat in range(self._seats):
            for code in self._said:
                yield f"seat {seat} says {code}: times"
                yield from (f"seat {seat} says {code}: number {place}" for place in range(PARAMETERS))
        yield from (f"phase: {phase}" for phase in self._phases)
        yield from (f"seat {seat} decides" for seat in range(self._seats))
        yield from (f"seat {seat} deals" for seat in range(self._seats))
        yield from (f"points of side {side} before the deal" for side in range(len(self._sides)))
        yield from (f"points of side {side} in the deal" for side in range(len(self._sides)))
        yield "deals before"

    def _zones(self) -> Iterator[str]:
        yield from (f"{name} of seat {seat}" for name in _OF_SEATS for seat in range(self._seats))
        yield from (f"{name} of side {side}" for name in _OF_SIDES for side in range(len(self._sides)))
        yield from _ALONE
        yield from (f"{_BUILD} {number}" for number in range(BUILDS))
        yield "elsewhere"

    def numbers(self, view: SeatView, standing: Standing) -> list[int]:
        """The numbers for who has ``view`` of the running deal, with the ``standing`` before it."""
        seat = view.seat
        own_side = next(side for side, seats in enumerate(self._sides) if seat in seats)
        side_order = [(own_side + step) % len(self._sides) for step in range(len(self._sides))]
        seat_order = [(seat + step) % self._seats for step in range(self._seats)]
        builds = sorted(zone for zone, cards in view.zones.items() if zone.name == _BUILD and cards)[:BUILDS]
        places: dict[Zone | str, int] = {}
        for name, order in ((_OF_SEATS, seat_order), (_OF_SIDES, side_order)):
            for kind in name:
                places |= {Zone(kind, owner): len(places) + step for step, owner in enumerate(order)}
        places |= {Zone.parse(name): len(places) + step for step, name in enumerate(_ALONE)}
        first_build = len(places)
        places |= {zone: first_build + step for step, zone in enumerate(builds)}
        elsewhere = first_build + BUILDS
        planes = [0] * ((elsewhere + 1) * (KINDS + 1))
        for zone, cards in view.zones.items():
            begin = places.get(zone, elsewhere) * (KINDS + 1)
            for placed in cards:
                planes[begin + (KINDS if placed.card == HIDDEN else placed.card)] += 1
        labels = [dict(view.labels.get(zone, ())) for zone in builds]
        marked = totals(view.marked if view.lines is None else view.lines, len(self._sides))
        numbers = [
            *planes,
            *(number for place in range(BUILDS) for number in self._label(labels[place : place + 1], seat)),
            *self._heard(view.said, seat_order),
            *(int(phase == view.phase) for phase in self._phases),
            *(int(one == view.actor) for one in seat_order),
            *(int(one == standing.dealer) for one in seat_order),
            *(standing.points[side] for side in side_order),
            *(marked[side] for side in side_order),
            standing.deals,
        ]
        return [max(-LARGEST, min(LARGEST, number)) for number in numbers]

    def _label(self, labels: Sequence[Mapping[str, Parameter]], seat: int) -> list[int]:
        """A build’s value, its builder as a seat counted from 1 (0 for nobody), and its groups."""
        if not labels:
            return [0] * len(_LABELS)
        value, builder, groups = (int(labels[0].get(name, 0)) for name in _LABELS)
        return [value, (builder - seat) % self._seats + 1 if builder >= 0 else 0, groups]

    def _heard(self, said: Sequence[Announced], seat_order: Sequence[int]) -> list[int]:
        """For each seat and code how often it was said, and the numbers that came with it last."""
        heard = {(seat, code): [0] * (1 + PARAMETERS) for seat in seat_order for code in self._said}
        for one in said:
            told = heard.get((one.seat, one.code))
            if told is not None:
                numbers = [int(value) for _, value in one.params if isinstance(value, int)][:PARAMETERS]
                told[:] = [told[0] + 1, *numbers, *[0] * (PARAMETERS - len(numbers))]
        return [number for told in heard.values() for number in told]

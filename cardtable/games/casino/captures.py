"""Which cards of the table a card can capture, counted by value and not card by card.

A capture is a union of disjoint sets of table cards, each of which adds up to the played card's value. Cards that
count alike are interchangeable, so captures are vectors of counts, one count for each class of equal values; there
are few of them even on a crowded table. A vector is packed into one integer with a field for each class and a guard
bit on top of each field, so that "does it fit" is one subtraction and one mask.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

Values: TypeAlias = tuple[int, ...]
"""The values that a card may count as: one number, or two to choose from."""
Vector: TypeAlias = tuple[int, ...]
"""How many cards of each class."""

_CACHE = 1 << 15


@lru_cache(maxsize=_CACHE)
def capture_vectors(classes: tuple[tuple[Values, int], ...], targets: Values, together: bool) -> tuple[Vector, ...]:
    """Every non-empty capture from a table that holds, for each ``(values, count)`` of ``classes``, so many cards.

    ``targets`` are the values of the played card; with ``together`` each set may add up to any of them, without it
    all sets add up to the same one. Vectors come in ascending order, without duplicates.
    """
    if len(targets) < 2:
        return _unions(classes, targets)
    if together:
        return _unions(classes, targets)
    found: set[Vector] = set()
    for target in targets:
        found.update(_unions(classes, (target,)))
    return tuple(sorted(found))


def can_capture(values: Sequence[Values], targets: Values, together: bool) -> bool:
    """Whether all the cards of ``values`` can be captured at once by a card that counts ``targets``."""
    counts: dict[Values, int] = {}
    for one in values:
        counts[one] = counts.get(one, 0) + 1
    classes = tuple(sorted(counts.items()))
    if together or len(targets) < 2:
        return _divides(classes, targets)
    return any(_divides(classes, (target,)) for target in targets)


class _Fields:
    """Where each class's count sits in a packed vector."""

    __slots__ = ("guards", "limit", "shifts", "widths")

    def __init__(self, classes: tuple[tuple[Values, int], ...]) -> None:
        self.shifts: list[int] = []
        self.widths: list[int] = []
        self.limit = 0
        self.guards = 0
        shift = 0
        for _, count in classes:
            width = count.bit_length()
            self.shifts.append(shift)
            self.widths.append(width)
            self.limit |= count << shift
            self.guards |= 1 << (shift + width)
            shift += width + 1

    def unpack(self, packed: int) -> Vector:
        return tuple(
            packed >> shift & ((1 << width) - 1) for shift, width in zip(self.shifts, self.widths, strict=True)
        )


def _sets(classes: tuple[tuple[Values, int], ...], fields: _Fields, target: int) -> set[int]:
    """The packed vectors of all single sets that add up to ``target``."""
    found: set[int] = set()
    last = len(classes)

    def extend(index: int, rest: int, packed: int) -> None:
        if rest == 0:
            found.add(packed)
            return
        if index == last:
            return
        values, count = classes[index]
        one = 1 << fields.shifts[index]
        if len(values) == 1:
            value = values[0]
            for number in range(min(count, rest // value) + 1):
                extend(index + 1, rest - number * value, packed + number * one)
            return
        low, high = values
        for few in range(min(count, rest // high) + 1):
            left = rest - few * high
            for many in range(min(count - few, left // low) + 1):
                extend(index + 1, left - many * low, packed + (few + many) * one)

    extend(0, target, 0)
    return found


def _unions(classes: tuple[tuple[Values, int], ...], targets: Values) -> tuple[Vector, ...]:
    fields = _Fields(classes)
    sets: set[int] = set()
    for target in targets:
        sets |= _sets(classes, fields, target)
    room, guards = fields.limit | fields.guards, fields.guards
    reached = [0]
    seen = {0}
    for one in sets:
        grown: list[int] = []
        for start in reached:
            union = start + one
            while union not in seen and (room - union) & guards == guards:
                seen.add(union)
                grown.append(union)
                union += one
        reached += grown
    return tuple(sorted(fields.unpack(packed) for packed in reached[1:]))


def _divides(classes: tuple[tuple[Values, int], ...], targets: Values) -> bool:
    if not classes:
        return False
    fields = _Fields(classes)
    sets: set[int] = set()
    for target in targets:
        sets |= _sets(classes, fields, target)
    whole, guards = fields.limit, fields.guards
    dead: set[int] = set()

    def divide(left: int) -> bool:
        if left == 0:
            return True
        if left in dead:
            return False
        # Some set must hold the lowest card that is left, so only those sets need a look.
        lowest = left & -left
        shift = next(s for s, w in zip(fields.shifts, fields.widths, strict=True) if lowest < 1 << (s + w + 1))
        mask = ((1 << fields.widths[fields.shifts.index(shift)]) - 1) << shift
        for one in sets:
            if one & mask and ((left | guards) - one) & guards == guards and divide(left - one):
                return True
        dead.add(left)
        return False

    return divide(whole)

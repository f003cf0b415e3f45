"""Which cards of the table a card can capture, counted by value and not card by card.

A capture is a union of disjoint sets of table cards, each of which adds up to the played card's value. Cards that
count alike are interchangeable, so a capture is a vector of counts, one for each class of equal values. All vectors
of a table are numbered in lexicographic order, and the set of captures is one large integer with a bit for each
number: adding a set to all captures found so far is a mask and a shift, however many they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import accumulate, compress, product
from math import prod
from typing import TypeAlias

Values: TypeAlias = tuple[int, ...]
"""The values that a card may count as: one number, or two to choose from."""
Vector: TypeAlias = tuple[int, ...]
"""The number of cards of each class."""
Classes: TypeAlias = tuple[tuple[Values, int], ...]
"""For each class of cards that count alike, their values and how many there are."""

PAIRS = 100
"""The least value that is no number: a card of such a value is part of no sum, and only cards of the same value capture
it.
"""
_CACHE = 1 << 13
_REMEMBERED = 1 << 9
"""The most vectors of a table whose captures are cached. Play returns to small tables again and again, while a few
crowded ones would fill the memory.
"""


def number_of_vectors(classes: Classes) -> int:
    """Return the number of vectors of a table, whether or not they are captures."""
    return prod(count + 1 for _, count in classes)


def capture_vectors(classes: Classes, targets: Values, together: bool) -> tuple[Vector, ...]:
    """Return every non-empty capture from a table of ``classes``, in ascending order and without duplicates.

    ``targets`` are the values of the played card; with ``together`` each set may add up to any of them, without it
    all sets add up to the same one. Time and memory grow with ``number_of_vectors``: 100,000 take some 10 ms.
    """
    if number_of_vectors(classes) <= _REMEMBERED:
        return _remembered(classes, targets, together)
    return _enumerate(classes, targets, together)


def _enumerate(classes: Classes, targets: Values, together: bool) -> tuple[Vector, ...]:
    found = 0
    for choice in (targets,) if together else ((target,) for target in targets):
        found |= _captures(classes, choice)
    if not found & ~1:
        return ()
    bits = map(int, reversed(bin(found & ~1)[2:]))
    return tuple(compress(product(*(range(count + 1) for _, count in classes)), bits))


_remembered = lru_cache(maxsize=_CACHE)(_enumerate)


@lru_cache(maxsize=_CACHE)
def single_sets(classes: Classes, target: int) -> tuple[Vector, ...]:
    """Return the sets of cards that add up to ``target``, each as a vector; a card that only pairs is
    a set by itself.
    """
    if target >= PAIRS:
        return tuple(tuple(int(other == values) for other, _ in classes) for values, _ in classes if target in values)
    found: set[Vector] = set()
    vector = [0] * len(classes)
    # For each class, the highest sum of all cards of the classes up to it.
    most = list(accumulate(values[-1] * count for values, count in classes))

    def extend(index: int, rest: int) -> None:
        if rest == 0:
            found.add(tuple(vector))
            return
        if index < 0 or most[index] < rest:
            return
        values, count = classes[index]
        high, low = values[-1], values[0]
        for few in range(min(count, rest // high) + 1):
            left = rest - few * high
            for many in range(min(count - few, left // low) + 1 if low != high else 1):
                vector[index] = few + many
                extend(index - 1, left - many * low)
        vector[index] = 0

    # From the highest down, so that little is left for the many combinations of low cards.
    extend(len(classes) - 1, target)
    return tuple(sorted(found))


def can_capture(values: Sequence[Values], targets: Values, together: bool) -> bool:
    """Whether all the cards of ``values`` can be captured at once by a card that counts ``targets``."""
    counts: dict[Values, int] = {}
    for one in values:
        counts[one] = counts.get(one, 0) + 1
    classes = tuple(sorted(counts.items()))
    return any(_divides(classes, choice) for choice in ((targets,) if together else ((one,) for one in targets)))


def most_sets(values: Sequence[Values], target: int) -> int:
    """Return the greatest number of sets, each adding up to ``target``, into which all cards of ``values`` can be
    divided; 0 if they cannot.
    """
    counts: dict[Values, int] = {}
    for one in values:
        counts[one] = counts.get(one, 0) + 1
    classes = tuple(sorted(counts.items()))
    sets = single_sets(classes, target)

    @cache
    def most(left: Vector) -> int:
        if not any(left):
            return 0
        first = next(index for index, number in enumerate(left) if number)
        best = -len(values)
        for one in sets:
            # Some set must hold the first card that is left.
            if one[first] and all(map(int.__ge__, left, one)):
                best = max(best, 1 + most(tuple(map(int.__sub__, left, one))))
        return best

    return max(0, most(tuple(number for _, number in classes)))


def _captures(classes: Classes, targets: Values) -> int:
    """Return the captures, including the empty one, as an integer whose bit n stands for the n-th vector."""
    total = number_of_vectors(classes)
    whole = (1 << total) - 1
    strides = _strides(classes)
    room: dict[tuple[int, int], int] = {}
    reached = 1
    for one in sorted({vector for target in targets for vector in single_sets(classes, target)}):
        fits, shift = whole, 0
        for index, number in enumerate(one):
            if number:
                if (index, number) not in room:
                    room[index, number] = _with_room_for(number, classes[index][1], strides[index], whole)
                fits &= room[index, number]
                shift += number * strides[index]
        grown = reached
        while True:
            grown = (grown & fits) << shift
            more = reached | grown
            if more == reached:
                break
            reached = more
    return reached


def _strides(classes: Classes) -> list[int]:
    """Return, for each class, by how much a further card of it raises a vector's number; for the last
    class that is 1.
    """
    strides = [1] * len(classes)
    for index in range(len(classes) - 2, -1, -1):
        strides[index] = strides[index + 1] * (classes[index + 1][1] + 1)
    return strides


def _with_room_for(number: int, count: int, stride: int, whole: int) -> int:
    """Return, as bits, the vectors to which ``number`` more cards of a class of ``count`` cards can be added."""
    period = (count + 1) * stride
    return ((1 << (count + 1 - number) * stride) - 1) * (whole // ((1 << period) - 1))


def _divides(classes: Classes, targets: Values) -> bool:
    """Whether all cards of ``classes`` fall into sets that each add up to one of ``targets``."""
    if not classes or not _could_add_up(classes, targets):
        return False
    # Counts are packed into one integer, each with a guard bit above it that a subtraction clears if it goes below 0.
    shifts, guards, whole, shift = [], 0, 0, 0
    for _, count in classes:
        shifts.append(shift)
        whole |= count << shift
        shift += count.bit_length() + 1
        guards |= 1 << (shift - 1)
    by_highest: list[list[int]] = [[] for _ in range(shift)]
    for one in {vector for target in targets for vector in single_sets(classes, target)}:
        highest = max(index for index, number in enumerate(one) if number)
        packed = sum(number << place for number, place in zip(one, shifts, strict=True))
        for bit in range(shifts[highest], shift if highest + 1 == len(shifts) else shifts[highest + 1]):
            by_highest[bit].append(packed)
    dead: set[int] = set()

    def divide(left: int) -> bool:
        if left == 0:
            return True
        if left in dead:
            return False
        # Some set must hold the highest card that is left, and none above it.
        for one in by_highest[left.bit_length() - 1]:
            if ((left | guards) - one) & guards == guards and divide(left - one):
                return True
        dead.add(left)
        return False

    return divide(whole)


def _could_add_up(classes: Classes, targets: Values) -> bool:
    """Whether the sum of all cards, for some choice of the values of two-valued ones, is a sum of targets."""
    # A bit for each sum.
    sums = 1
    for values, count in classes:
        low, high = values[0], values[-1]
        sums <<= low * count
        for _ in range(count if low != high else 0):
            sums |= sums << high - low
    length = sums.bit_length()
    return bool(sums & _sums_of(targets[0], targets[-1], length + -length % _LONG))


_LONG = 256
"""Bits for sums are worked out and kept for as many as a multiple of this."""


@cache
def _sums_of(first: int, last: int, length: int) -> int:
    """Return a bit for each sum of any number of ``first`` and ``last`` that is below ``length``; 0 is such a sum."""
    found = 1
    for one in (first, last):
        step = one
        while step < length:
            found |= found << step
            step *= 2
    return found & ((1 << length) - 1)

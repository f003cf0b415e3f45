"""The sets of loose cards that add up to a value, computed for all tables at once.

Cards that count alike are one class. A set, or all the loose cards of a table, is an integer with a field for each
class that says how many of its cards there are; a guard bit on top of every field shows by subtraction whether one fits
into the other. There are few ways in which cards can add up to at most sixteen, so all of them are listed once for a
rule set, and what a table allows is picked from that list.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from cardtable.core.cards import JOKER
from cardtable.games.casino.captures import PAIRS, Classes, Values, capture_vectors, single_sets

FIELD = 5
"""Bits of a class's field: a count of at most fifteen, and the guard."""
_MOST_UNIONS = 200
_HIGHEST_LISTED = 16
"""The highest sum up to which all sets are listed once."""
_REMEMBERED = 100_000


class Sets:
    """The sets of a rule set whose cards count ``table_values`` on the table, ``most`` of each card in the pack.

    With ``together`` the sets of one capture may add up to different values of the played card. ``highest`` is the
    highest sum, and ``equals`` are the numbers in which cards that only pair are captured. ``must_sweep``,
    ``must_take_all``, ``stacks_to`` and ``one_set`` are those of ``CasinoRules``.
    """

    def __init__(
        self,
        table_values: Sequence[Values],
        highest: int,
        copies: int,
        together: bool,
        equals: Sequence[int],
        must_sweep: bool = False,
        must_take_all: bool = False,
        stacks_to: int = 0,
        one_set: bool = False,
    ) -> None:
        stacks: list[Values] = [(value,) for value in range(1, stacks_to + 1)]
        # A joker by itself counts nothing: one that lies there is a stack.
        classes = sorted({*filter(None, table_values), *stacks})
        self.field_of_value = {values: FIELD * index for index, values in enumerate(classes)}
        self.field_of: Sequence[int] = [
            self.field_of_value.get(values, 0) for values in (*table_values[:JOKER], *table_values)
        ]
        self._together = together
        self._must_sweep = must_sweep
        self._must_take_all = must_take_all
        self._one_set = one_set
        equals = (1,) if one_set else equals
        self._equals = {
            values: [number << FIELD * index for number in equals]
            for index, values in enumerate(classes)
            if values[0] >= PAIRS
        }
        self._guards = sum(16 << FIELD * index for index in range(len(classes)))
        counts = [copies * list(table_values).count(values) for values in classes]
        if stacks_to:
            # Stacks come to the cards of their value.
            counts = [highest // values[0] for values in classes]
        self._all = _every_set(classes, counts, highest)
        self._unions: dict[tuple[int, Values], tuple[int, ...]] = {}

    def unions(self, counts: int, targets: Values) -> tuple[int, ...]:
        """Return every union of disjoint sets that a card counting ``targets`` can capture from a
        table of ``counts``.
        """
        key = (counts, targets)
        found = self._unions.get(key)
        if found is None:
            if len(self._unions) > _REMEMBERED:
                self._unions.clear()
            found = self._unions[key] = self._unite(counts, targets)
        return found

    def fitting(self, counts: int, total: int) -> list[int]:
        """Return the sets that add up to ``total`` and are contained in a table of ``counts``."""
        guards = self._guards
        room = counts | guards
        return [one for one in self._all[total] if (room - one) & guards == guards]

    def _unite(self, counts: int, targets: Values) -> tuple[int, ...]:
        guards = self._guards
        room = counts | guards
        if targets[0] >= PAIRS:
            return tuple(one for one in self._equals[targets] if (room - one) & guards == guards)
        groups = [self.fitting(counts, target) for target in targets]
        if self._one_set:
            return tuple(dict.fromkeys(one for sets in groups for one in sets))
        if self._together:
            groups = [[one for sets in groups for one in sets]]
        united: dict[int, None] = {}
        for sets in groups:
            reached: dict[int, None] = {0: None}
            for one in sets:
                for start in list(reached):
                    union = start + one
                    while (room - union) & guards == guards:
                        reached[union] = None
                        union += one
                if len(reached) > _MOST_UNIONS:
                    break
            del reached[0]
            if self._must_sweep and counts in reached:
                return (counts,)
            if self._must_take_all:
                reached = {self._filled_up(union, counts, sets): None for union in reached}
            united.update(reached)
        return tuple(united)

    def _filled_up(self, union: int, counts: int, sets: Sequence[int]) -> int:
        """Return ``union`` enlarged by those of ``sets`` that the remaining cards of a table of ``counts`` make, until
        no further one is left.
        """
        guards = self._guards
        for one in sets:
            while ((counts | guards) - union - one) & guards == guards:
                union += one
        return union


def _every_set(classes: Sequence[Values], counts: Sequence[int], highest: int) -> list[list[int]]:
    """Return, for each total up to ``highest``, the sets that add up to it."""
    reached: dict[tuple[int, int], None] = {(0, 0): None}
    for index, (values, count) in enumerate(zip(classes, counts, strict=True)):
        grown = dict(reached)
        for number in range(1, count + 1):
            for high in range(number + 1) if len(values) > 1 else (number,):
                more = values[-1] * high + values[0] * (number - high)
                if more <= highest:
                    for total, packed in reached:
                        if total + more <= highest:
                            grown[total + more, packed + (number << FIELD * index)] = None
        reached = grown
    sets: list[list[int]] = [[] for _ in range(highest + 1)]
    for total, packed in reached:
        if packed:
            sets[total].append(packed)
    return sets


class CountedSets(Sets):
    """The sets of a rule set of which there are too many to list, because its cards add up to high sums: each table is
    worked out by itself. ``stacks_to`` is that of ``CasinoRules``.
    """

    def __init__(self, table_values: Sequence[Values], stacks_to: int) -> None:
        stacks: list[Values] = [(value,) for value in range(1, stacks_to + 1)]
        self._classes = sorted({*filter(None, table_values), *stacks})
        self.field_of_value = {values: FIELD * index for index, values in enumerate(self._classes)}
        of_cards = [self.field_of_value[values] for values in table_values[:JOKER]]
        self.field_of = [*of_cards, *of_cards]
        self._unions = {}

    def fitting(self, counts: int, total: int) -> list[int]:
        classes, places = self._counted(counts)
        return [self._packed(vector, places) for vector in single_sets(classes, total)]

    def _unite(self, counts: int, targets: Values) -> tuple[int, ...]:
        classes, places = self._counted(counts)
        found = [vector for target in targets for vector in capture_vectors(classes, (target,), False)]
        return tuple(dict.fromkeys([self._packed(vector, places) for vector in found]))

    def _counted(self, counts: int) -> tuple[Classes, list[int]]:
        """Return the classes of a table of ``counts``, and the place of the field of each."""
        classes, places = [], []
        for values, place in self.field_of_value.items():
            if number := counts >> place & 15:
                classes.append((values, number))
                places.append(place)
        return tuple(classes), places

    def _packed(self, vector: Sequence[int], places: Sequence[int]) -> int:
        return sum([number << place for number, place in zip(vector, places, strict=True)])


@cache
def sets_for(
    table_values: tuple[Values, ...],
    highest: int,
    copies: int,
    together: bool,
    equals: tuple[int, ...],
    must_sweep: bool,
    must_take_all: bool,
    stacks_to: int,
    one_set: bool,
) -> Sets:
    """Return the sets of a rule set; they are computed only once."""
    if stacks_to > _HIGHEST_LISTED:
        return CountedSets(table_values, stacks_to)
    return Sets(table_values, highest, copies, together, equals, must_sweep, must_take_all, stacks_to, one_set)

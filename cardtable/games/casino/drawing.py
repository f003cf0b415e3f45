"""A capture by chance, found without a list of all that there are."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence

from cardtable.core.cards import Card
from cardtable.core.chance import cut, one_of, shuffled
from cardtable.games.casino.captures import PAIRS, Values
from cardtable.games.casino.layout import Layout
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.worth import card_worths

LAYS_DOWN = 0.2
"""The chance that a randomly chosen card is laid down although it might do something else."""
_ENOUGH = 0.5
"""The chance to stop after each set that has been found, so that each further set is half as likely."""
_LEFT = 0.5
"""The chance that a card is left out that need not be in a set."""
_GONE: Values = ()
"""The values of a card that has been taken away: none."""


class TableSums:
    """The sums that some of the cards with ``values`` can add up to; cards are named by their places."""

    __slots__ = ("_before", "values")

    def __init__(self, values: Sequence[Values]) -> None:
        self.values = values
        # A bit for each sum of some of the cards before each place, and last of all cards.
        sums = 1
        before = [sums]
        for one in values:
            without = sums
            for value in one:
                sums |= without << value
            before.append(sums)
        self._before = before

    def reach(self, target: int) -> bool:
        """Whether some of the cards, or for 0 none, add up to ``target``."""
        return bool(self._before[-1] >> target & 1)

    def some(self, target: int, generator: random.Random) -> list[int]:
        """Return the places of random cards that add up to ``target``, which must be reachable. Every such set of cards
        is possible.
        """
        places: list[int] = []
        place = len(self.values)
        while target:
            place -= 1
            before = self._before[place]
            counts = self.values[place]
            for value in counts if len(counts) == 1 else shuffled(counts, generator):
                # The cards before this one must make up the rest; if they can do so without it, chance decides.
                fits = value <= target and before >> target - value & 1
                if fits and not (before >> target & 1 and generator.random() < _LEFT):
                    places.append(place)
                    target -= value
                    break
        return places

    def without(self, places: Collection[int]) -> TableSums:
        """Return the sums where the cards at ``places`` are gone; the others keep their places."""
        return TableSums([_GONE if place in places else one for place, one in enumerate(self.values)])


def random_capture(rules: CasinoRules, lying: Sequence[Card], card: Card, generator: random.Random) -> tuple[Card, ...]:
    """Return a random capture of ``card`` from the cards ``lying`` on a table without builds, in ascending order; empty
    if it can capture nothing. Every capture is possible; of cards that count alike the most valuable are taken.
    """
    lying = cut(lying, generator)
    sums = TableSums([rules.table_values[one] for one in lying])
    uses = rules.uses(rules.hand_values[card])
    for use in uses if len(uses) == 1 else shuffled(uses, generator):
        if places := captured_places(rules, sums, use, generator):
            if rules.must_sweep and any(rules.captures(sums.values, one) for one in uses):
                return tuple(sorted(lying))
            return most_valuable(rules, lying, places, card)
    return ()


def most_valuable(rules: CasinoRules, lying: Sequence[Card], places: Sequence[int], card: Card) -> tuple[Card, ...]:
    """Return the most valuable cards that count like those ``lying`` at ``places``, which ``card`` takes, in ascending
    order; where equal cards are told apart, those at ``places`` themselves.
    """
    if not places:
        return ()
    values = rules.table_values
    taken = [lying[place] for place in places]
    if rules.score.told_apart:
        return tuple(sorted(taken))
    kinds = {values[one] for one in taken}
    alike = [one for one in lying if values[one] in kinds]
    if len(alike) == len(taken):
        return tuple(sorted(taken))
    layout = Layout(rules, alike)
    twin = (card,) if rules.score.mulles else ()
    return layout.best(tuple(layout.counts(taken, rules)), card_worths(rules), twin)


def captured_places(rules: CasinoRules, sums: TableSums, use: Values, generator: random.Random) -> Sequence[int]:
    """Return the places in ``sums`` of the cards that a card counting ``use`` randomly captures; empty if it can
    capture none. Whether the card must take the whole table is left to the caller.
    """
    values = sums.values
    if use[0] >= PAIRS:
        alike = [place for place, one in enumerate(values) if use[0] in one]
        numbers = [number for number in rules.equal_courts if number <= len(alike)]
        return alike[: one_of(numbers, generator)] if numbers else []
    if rules.one_set:
        reached = [target for target in use if sums.reach(target)]
        return sums.some(one_of(reached, generator), generator) if reached else []
    return random_sets(sums, use, generator, rules.must_take_all)


def random_sets(sums: TableSums, targets: Values, generator: random.Random, everything: bool = False) -> list[int]:
    """Return the places of random cards that form sets, each adding up to one of ``targets``; with ``everything`` no
    further set is left on the table. The list is empty if there is no such set.
    """
    taken: list[int] = []
    while reached := [target for target in targets if sums.reach(target)]:
        taken += sums.some(one_of(reached, generator), generator)
        if len(taken) == len(sums.values) or (not everything and generator.random() < _ENOUGH):
            break
        sums = sums.without(taken)
    return taken

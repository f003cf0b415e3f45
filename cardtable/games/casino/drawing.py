"""A capture by chance, found without a list of all that there are."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cardtable.core.cards import Card
from cardtable.core.chance import one_of, shuffled
from cardtable.games.casino.captures import PAIRS, Values
from cardtable.games.casino.layout import Layout, uncrowded
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.worth import card_worths

LAYS_DOWN = 0.2
"""How often a card that is drawn is laid down although it might do something else."""
_ENOUGH = 0.5
"""How often it is enough with the sets that have been found, so that each further one is half as likely."""


def drawn_capture(rules: CasinoRules, table: Sequence[Card], card: Card, generator: random.Random) -> tuple[Card, ...]:
    """What ``card`` captures of a ``table`` without builds, in ascending order; empty if it can capture nothing. Every
    capture may come, on a crowded table those of a part of it; of cards that count alike the most valuable do.
    """
    lying = table if rules.must_capture else uncrowded(rules, table, ())
    uses = rules.uses(rules.hand_values[card])
    for use in uses if len(uses) == 1 else shuffled(uses, generator):
        if taken := loose_cards(rules, lying, use, generator):
            return most_valuable(rules, lying, taken, card)
    return ()


def most_valuable(rules: CasinoRules, lying: Sequence[Card], taken: Sequence[Card], card: Card) -> tuple[Card, ...]:
    """Cards that count like those ``taken`` by ``card``: the most valuable that are ``lying`` there; ascending."""
    values = rules.table_values
    kinds = {values[one] for one in taken}
    if sum(values[one] in kinds for one in lying) == len(taken):
        return tuple(sorted(taken))
    layout = Layout(rules, lying)
    twin = (card,) if rules.score.mulles else ()
    return layout.best(tuple(layout.counts(taken, rules)), card_worths(rules), twin)


def loose_cards(rules: CasinoRules, lying: Sequence[Card], use: Values, generator: random.Random) -> Sequence[Card]:
    """Which of the cards ``lying`` there a card that counts ``use`` captures; none if it can capture none."""
    values = [rules.table_values[one] for one in lying]
    if use[0] >= PAIRS:
        alike = [one for one, value in zip(lying, values, strict=True) if use[0] in value]
        numbers = [number for number in rules.equal_courts if number <= len(alike)]
        return alike[: one_of(numbers, generator)] if numbers else []
    places = some_sets(values, use, generator, rules.must_take_all)
    if places and rules.must_sweep and rules.captures(values, use):
        return lying
    return [lying[place] for place in places]


def some_sets(
    values: Sequence[Values], targets: Values, generator: random.Random, everything: bool = False
) -> Sequence[int]:
    """The places of cards of these ``values`` that fall into sets of which each adds up to one of ``targets``; with
    ``everything`` so many that no further set is left. None if there is no such set.
    """
    if not _reachable(values, targets):
        return []
    taken: list[int] = []
    left = list(shuffled(range(len(values)), generator))
    while found := first_set([values[place] for place in left], targets):
        # From behind, so that the places before do not change.
        taken += [left.pop(place) for place in found]
        if not everything and generator.random() < _ENOUGH:
            break
    return taken


def first_set(values: Sequence[Values], targets: Values) -> list[int]:
    """The places of some of ``values`` that add up to one of ``targets``, the last first; empty if none do.

    They are the first that are found, so that the order decides which.
    """
    reachable = _reachable(values, targets)
    dead: set[tuple[int, int]] = set()
    last = len(values)

    def find(begin: int, rest: int) -> list[int]:
        if (begin, rest) in dead:
            return []
        for place in range(begin, last):
            for value in values[place]:
                if value == rest:
                    return [place]
                if value < rest and (found := find(place + 1, rest - value)):
                    found.append(place)
                    return found
        dead.add((begin, rest))
        return []

    for target in reachable:
        if found := find(0, target):
            return found
    return []


def _reachable(values: Sequence[Values], targets: Values) -> list[int]:
    """Those of ``targets`` to which some of ``values`` add up."""
    # A bit for each sum.
    sums = 1
    for one in values:
        before = sums
        for value in one:
            sums |= before << value
    return [target for target in targets if sums >> target & 1]

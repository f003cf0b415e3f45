"""The loose cards of a table sorted by their values, and the choices between equal cards that a capture leaves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product

from cardtable.core.cards import Card
from cardtable.games.casino.captures import Classes, Values, Vector, number_of_vectors
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.worth import card_worths

_MOST_VECTORS = 1 << 16
"""The most vectors of a table; on a more crowded one the least valuable cards are left out of the proposed plays."""
_MOST_WITH_STACKS = 1 << 13
"""The most vectors of a table with stacks, each of which may take the place of a card."""
_FEW = 16
"""The number of cards and stacks up to which a table is never too crowded."""


def uncrowded(
    rules: CasinoRules, table: Sequence[Card], keep: Sequence[Card], stacks: Sequence[Values] = ()
) -> Sequence[Card]:
    """Return ``table``; if it is too crowded to examine it whole, return ``keep`` and as many of its best cards as
    possible. ``stacks`` has the values of the stacks on the table.
    """
    if len(table) + len(stacks) <= _FEW:
        return table
    worths = card_worths(rules)
    rest = list(table)
    for card in keep:
        if card in rest:
            rest.remove(card)
    rest.sort(key=lambda card: (worths[card], card))
    values = rules.table_values
    most = _MOST_WITH_STACKS if stacks else _MOST_VECTORS
    while number_of_vectors(classes_of([*(values[card] for card in (*keep, *rest)), *stacks])) > most and rest:
        del rest[0]
    return (*keep, *rest)


def classes_of(values: Iterable[Values]) -> Classes:
    """Return the classes of cards with ``values``: each kind of value with its number, in ascending order."""
    return tuple(sorted(Counter(values).items()))


class Layout:
    """The loose cards of the table sorted into classes of equal values."""

    def __init__(self, rules: CasinoRules, table: Iterable[Card]) -> None:
        groups: dict[Values, list[Card]] = {}
        for card in table:
            groups.setdefault(rules.table_values[card], []).append(card)
        self.values = sorted(groups)
        self.cards = [sorted(groups[values]) for values in self.values]
        self.classes = tuple((values, len(cards)) for values, cards in zip(self.values, self.cards, strict=True))

    def counts(self, cards: Iterable[Card], rules: CasinoRules) -> list[int]:
        """Return the number of ``cards`` in each class."""
        numbers = [0] * len(self.values)
        for card in cards:
            numbers[self.values.index(rules.table_values[card])] += 1
        return numbers

    def expand(self, vector: Vector) -> Iterator[tuple[Card, ...]]:
        """Yield every choice of cards that a vector stands for, each sorted; copies of a card are not distinguished."""
        pools = [
            sorted(set(combinations(cards, number))) for cards, number in zip(self.cards, vector, strict=True) if number
        ]
        for choice in product(*pools):
            yield tuple(sorted(card for part in choice for card in part))

    def best(self, vector: Vector, worths: Sequence[float], chosen: Sequence[Card] = ()) -> tuple[Card, ...]:
        """Return the most valuable choice of cards for a vector that contains the cards ``chosen``, as far as the
        vector allows.
        """
        taken: list[Card] = []
        for cards, number in zip(self.cards, vector, strict=True):
            if not number:
                continue
            if number == len(cards):
                taken += cards
                continue
            pool = cards[:]
            must: list[Card] = []
            for card in chosen:
                if card in pool and len(must) < number:
                    pool.remove(card)
                    must.append(card)
            pool.sort(key=lambda card: (-worths[card], card))
            taken += must + pool[: number - len(must)]
        return tuple(sorted(taken))

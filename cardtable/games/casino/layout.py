"""The loose cards of a table sorted by what they count, and the choices of cards that a capture leaves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product

from cardtable.core.cards import Card
from cardtable.games.casino.captures import Classes, Values, Vector, number_of_vectors
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.worth import card_worths

_MOST_VECTORS = 1 << 16
"""On a table so crowded that there are more, the least valuable cards are left out of what is proposed."""
_MOST_WITH_STACKS = 1 << 13
"""The most vectors where stacks lie on the table, each of which may take the place of a card."""
_FEW = 16
"""So many cards and stacks are never too many."""


def uncrowded(
    rules: CasinoRules, table: Sequence[Card], keep: Sequence[Card], stacks: Sequence[Values] = ()
) -> Sequence[Card]:
    """``table``, or if it is too crowded to be looked at whole, ``keep`` and as many of its best cards as can be.
    ``stacks`` are the values of those that lie there too.
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
    """Cards that count ``values``, sorted into classes."""
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
        """How many of ``cards`` are in each class."""
        numbers = [0] * len(self.values)
        for card in cards:
            numbers[self.values.index(rules.table_values[card])] += 1
        return numbers

    def expand(self, vector: Vector) -> Iterator[tuple[Card, ...]]:
        """Every choice of cards that a vector stands for, each sorted; equal cards are not told apart."""
        pools = [
            sorted(set(combinations(cards, number))) for cards, number in zip(self.cards, vector, strict=True) if number
        ]
        for choice in product(*pools):
            yield tuple(sorted(card for part in choice for card in part))

    def best(self, vector: Vector, worths: Sequence[float], chosen: Sequence[Card] = ()) -> tuple[Card, ...]:
        """The most valuable choice of a vector's cards among those that hold all of ``chosen``."""
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

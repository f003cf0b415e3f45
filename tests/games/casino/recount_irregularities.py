"""A deal of Swedish Casino, also by Överspader, at a table with irregularities counted anew from the sources: from the
order of the pack and what was done, told as texts alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

HEIGHTS = {rank: number for number, rank in enumerate("A23456789TJQK", start=1)}


def values(card: str) -> tuple[int, ...]:
    return (1, 14) if card[0] == "A" else (HEIGHTS[card[0]],)


def makes(cards: Sequence[str], value: int) -> bool:
    """Whether ``cards`` fall into sets that each come to ``value``, with a table ace as whatever its set needs."""
    if not cards:
        return True
    first, rest = cards[0], cards[1:]
    for size in range(len(rest) + 1):
        for others in combinations(range(len(rest)), size):
            chosen = [first, *(rest[place] for place in others)]
            left = [card for place, card in enumerate(rest) if place not in others]
            if value in _sums(chosen) and makes(left, value):
                return True
    return False


def _sums(cards: Sequence[str]) -> set[int]:
    found = {0}
    for card in cards:
        found = {before + one for before in found for one in values(card)}
    return found


@dataclass
class Count:
    """``each_spade_above`` counts each spade above so many instead of the most."""

    players: int
    each_spade_above: int | None
    piles: list[list[str]] = field(default_factory=list)
    sweeps: list[int] = field(default_factory=list)
    table: list[str] = field(default_factory=list)
    last: int | None = None
    before: tuple[str, list[str], int, int | None, bool] | None = None

    def begin(self, order: Sequence[str]) -> None:
        self.piles, self.sweeps = [[] for _ in range(self.players)], [0] * self.players
        round_of = 2 * self.players
        self.table = [*order[round_of : round_of + 2], *order[2 * round_of + 2 : 2 * round_of + 4]]

    def do(self, seat: int, text: str) -> None:
        card, *rest = text.split()
        if card == "no":
            self.before = None
        elif card == "claim":
            self.objections()
        elif rest:
            taken = rest[1:]
            for one in taken:
                self.table.remove(one)
            swept = not self.table
            self.before = card, taken, seat, self.last, swept
            self.piles[seat] += [card, *taken]
            self.sweeps[seat] += swept
            self.last = seat
        else:
            self.table.append(card)
            self.before = None

    def objections(self) -> None:
        assert self.before is not None
        card, taken, seat, last, swept = self.before
        if any(makes(taken, value) for value in values(card)):
            return
        for one in (card, *taken):
            self.piles[seat].remove(one)
            self.table.append(one)
        self.sweeps[seat] -= swept
        self.last, self.before = last, None

    def total(self) -> list[int]:
        if self.last is not None:
            self.piles[self.last] += self.table
        points = list(self.sweeps)
        for seat, pile in enumerate(self.piles):
            points[seat] += 2 * ("TD" in pile) + ("2S" in pile) + sum(card[0] == "A" for card in pile)
            points[seat] += seat == self.last
            spades = sum(card[1] == "S" for card in pile)
            if self.each_spade_above is not None:
                points[seat] += max(0, spades - self.each_spade_above)
        self._most(points, [len(pile) for pile in self.piles], 1)
        if self.each_spade_above is None:
            self._most(points, [sum(card[1] == "S" for card in pile) for pile in self.piles], 2)
        return points

    @staticmethod
    def _most(points: list[int], numbers: Sequence[int], worth: int) -> None:
        if numbers.count(max(numbers)) == 1:
            points[numbers.index(max(numbers))] += worth

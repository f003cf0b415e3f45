"""A referee of Zwicker in Schleswig-Holstein that shares nothing with the engine: cards are two letters, and everything
is found by trying it and counted from the plays.

It follows the catalogue of rulings (C222 to C233): what is captured by dividing what is chosen into groups card by
card, what is announced by going through all values, who has promised what and owes what by the plays alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

COURTS = {"A": (1, 11), "J": (2, 12), "Q": (3, 13), "K": (4, 14), "T": (10,)}
JOKERS = ("15", "17", "20", "22", "25", "30")
JOKER_POINTS = {
    "three": {"15": 5, "20": 6, "25": 7},
    "four": {"15": 4, "20": 5, "25": 6, "30": 7},
    "six": {"15": 5, "17": 7, "20": 10, "22": 12, "25": 15, "30": 20},
}
HIGHEST = 30

Told = tuple[str, frozenset[str], frozenset[int], int]
"""A play: the card, the loose cards and the numbers of the stacks that it takes or lies on, and the value announced."""


def values(card: str) -> tuple[int, ...]:
    if card in JOKERS:
        return (int(card),)
    return COURTS.get(card[0]) or (int(card[0]),)


@dataclass
class Stack:
    """Cards of a ``value``; ``owner`` must be able to take them, −1 if nobody must."""

    value: int
    owner: int
    cards: list[str]


def divides(things: Sequence[tuple[int, ...]], wanted: int) -> bool:
    """Whether ``things``, each of one of its values, fall into groups that each add up to ``wanted``."""

    def fill(left: list[tuple[int, ...]], missing: int) -> bool:
        if missing == 0:
            return not left or fill(left, wanted)
        if missing == wanted:
            # The first of those that are left is in this group.
            first, *others = left
            return any(one <= wanted and fill(others, wanted - one) for one in first)
        return any(
            fill(left[:place] + left[place + 1 :], missing - one)
            for place, thing in enumerate(left)
            for one in thing
            if one <= missing
        )

    return bool(things) and fill(list(things), wanted)


@dataclass
class Referee:
    """One deal, whose ``table`` lies open; ``side_of`` says which side each seat belongs to."""

    side_of: Sequence[int]
    table: list[str]
    kind: str
    stacks: dict[int, Stack] = field(default_factory=dict)
    begun: int = 0
    promised: list[tuple[int, int]] = field(default_factory=list)
    piles: dict[int, list[str]] = field(default_factory=dict)
    zwicks: dict[int, int] = field(default_factory=dict)
    last: int = -1

    def things(self) -> list[tuple[object, tuple[int, ...]]]:
        loose: list[tuple[object, tuple[int, ...]]] = [(card, values(card)) for card in self.table]
        return loose + [(number, (stack.value,)) for number, stack in self.stacks.items()]

    def _by_partner(self, seat: int, value: int) -> bool:
        return any(
            other != seat and self.side_of[other] == self.side_of[seat] and value == told
            for other, told in self.promised
        )

    def _bound(self, seat: int, rest: Sequence[str], gone: frozenset[int], new: int = 0) -> bool:
        """Whether the stacks of ``seat`` that stay, and one of the value ``new``, each have a card among ``rest``."""
        due = {stack.value for number, stack in self.stacks.items() if stack.owner == seat and number not in gone}
        return _matched(sorted(due | ({new} if new else set())), list(rest))

    def legal(self, seat: int, hand: Sequence[str]) -> set[Told]:
        found: set[Told] = set()
        for card in set(hand):
            rest = list(hand)
            rest.remove(card)
            found |= {one for one in self._captures(card) if self._bound(seat, rest, one[2])}
            if self._bound(seat, rest, frozenset()):
                found.add((card, frozenset(), frozenset(), 0))
            found |= set(self._announced(seat, card, rest))
        return found

    def _captures(self, card: str) -> Iterator[Told]:
        things = self.things()
        for size in range(1, len(things) + 1):
            for some in combinations(things, size):
                if any(divides([one for _, one in some], value) for value in values(card)):
                    yield (*_named(card, some), 0)

    def _announced(self, seat: int, card: str, rest: Sequence[str]) -> Iterator[Told]:
        for value in range(1, HIGHEST + 1):
            for_partner = self._by_partner(seat, value)
            if not for_partner and not any(value in values(other) for other in rest):
                continue
            if value in values(card) and self._bound(seat, rest, frozenset(), 0 if for_partner else value):
                yield card, frozenset(), frozenset(), value
            for thing in self.things():
                told = _named(card, [thing])
                makes = any(value in (old + own, old - own) for old in thing[1] for own in values(card))
                stays = value in thing[1] and value in values(card)
                if (makes or stays) and self._bound(seat, rest, told[2], 0 if for_partner else value):
                    yield (*told, value)

    def see(self, seat: int, play: Told) -> None:
        card, loose, numbers, value = play
        self.promised = [(other, told) for other, told in self.promised if other != seat or told not in values(card)]
        moved = [*loose, *(one for number in numbers for one in self.stacks[number].cards), card]
        self.table = [one for one in self.table if one not in loose]
        if value:
            for_partner = self._by_partner(seat, value)
            number = next(iter(numbers), 0)
            if not number:
                self.begun += 1
                number = self.begun
            self.stacks[number] = Stack(value, -1 if for_partner else seat, moved)
            if not for_partner:
                self.promised.append((seat, value))
            return
        for number in numbers:
            del self.stacks[number]
        if not (loose or numbers):
            self.table.append(card)
            return
        side = self.side_of[seat]
        self.piles.setdefault(side, []).extend(moved)
        self.last = side
        if not self.table and not self.stacks:
            self.zwicks[side] = self.zwicks.get(side, 0) + 1

    def count(self) -> list[int]:
        """The points of all sides at the end."""
        if self.last >= 0:
            self.piles[self.last] += self.table + [card for stack in self.stacks.values() for card in stack.cards]
        sides = range(max(self.side_of) + 1)
        points = [self.zwicks.get(side, 0) for side in sides]
        numbers = [len(self.piles.get(side, ())) for side in sides]
        if numbers.count(max(numbers)) == 1:
            points[numbers.index(max(numbers))] += 3
        for side in sides:
            for card in self.piles.get(side, ()):
                points[side] += self._worth(card)
        return points

    def _worth(self, card: str) -> int:
        if card in JOKERS:
            return JOKER_POINTS[self.kind][card]
        if card == "TD":
            return 3
        tens = ("TS", "TH", "TC") if self.kind == "six" else ("TS",)
        return int(card[0] == "A" or card == "2S" or card in tens)


def _named(card: str, some: Sequence[tuple[object, tuple[int, ...]]]) -> tuple[str, frozenset[str], frozenset[int]]:
    names = [name for name, _ in some]
    loose = frozenset(name for name in names if isinstance(name, str))
    return card, loose, frozenset(name for name in names if isinstance(name, int))


def _matched(due: Sequence[int], hand: list[str]) -> bool:
    """Whether each value of ``due`` has a card of its own in ``hand``."""
    if not due:
        return True
    first, *others = due
    return any(
        first in values(card) and _matched(others, hand[:place] + hand[place + 1 :]) for place, card in enumerate(hand)
    )

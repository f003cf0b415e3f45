"""Points for having more of something than the others, and the worth of one more of it while that is undecided.

A new majority defines its ``count`` and its ``awards``, the points of each side for its number, and brings ``words`` if
the program has none for its codes.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import comb
from typing import ClassVar, Final, TypeAlias, final

from cardtable.core.cards import Card
from cardtable.core.scores import ScoreLine, parameters
from cardtable.games.casino.counts import OF_CARDS, OF_SPADES, Count
from cardtable.games.casino.facts import SideFacts
from cardtable.games.casino.parts import Asked, Part
from cardtable.games.casino.sharing import Points, shares

SPADES_WEIGHT = 1.2
"""The factor for the price of spades: they are often captured together with cards that count, so they are worth a
little more than the race alone says.
"""


Award: TypeAlias = tuple[str, int]
"""The code of the line that a side gets, and the points of the line."""

NOTHING: Award = ("", 0)


class Majority(Part):
    """Points that depend on how many of ``count`` every side has."""

    count: Count
    settled: ClassVar[bool] = False
    rough_price: ClassVar[float] = 0.15
    """A rough worth of one more in points, regardless of what has been captured."""

    @property
    def kind(self) -> str:
        return self.reason

    @final
    def number_of(self, fact: SideFacts) -> int:
        """Return the number of the count that the side has."""
        return fact.counted(self.count)

    @final
    def whole(self, cards: int) -> int:
        """Return the number of the count in a pack of ``cards`` cards."""
        return self.count.whole(cards)

    @abstractmethod
    def awards(self, numbers: Sequence[int]) -> list[Award]:
        """Return the award of each side, given the numbers of all sides."""

    def certain(self, given: Mapping[int, int], rest: int) -> bool:
        return _one_has_most(given, rest)

    def enough(self, cards: int) -> int:
        """Return from which number on a side has points for certain, with a pack of ``cards`` cards."""
        return self.whole(cards) // 2 + 1

    def price(self, own: int, other: int, whole: int) -> float:
        """Return the worth in points of one more for a side that has ``own`` of ``whole``, if the strongest rival has
        ``other``.
        """
        return price_of_most(own, other, whole, self.points)

    def prices_of_cards(self, own: int, other: int) -> Mapping[Card, float]:
        """Return the worth in points of single cards that are not captured yet, besides ``price``, for a side that has
        ``own`` if all rivals together have ``other``.
        """
        return {}

    def lead(self, own: int, other: int, whole: int) -> float:
        """Return the expected lead in points of a side with ``own`` of ``whole`` over the other of two sides with
        ``other``, if each one that is left falls to either side by chance.
        """
        return self.points * expected_lead(own, other, whole)

    def still_open(self, own: int, other: int, whole: int) -> float:
        """Return how many points are still undecided between two sides with ``own`` and ``other`` of ``whole``."""
        return self.points - abs(self.lead(own, other, whole))

    def whole_worth(self, cards: int) -> int | None:
        """Return the points that the part brings all sides together; None if they depend on how the count is shared."""
        return self.points

    def ways(self, cards: int, sides: int) -> list[set[Points]]:
        return [{tuple(points for _, points in self.awards(numbers)) for numbers in shares(self.whole(cards), sides)}]

    def asked(self, cards: int, suits_matter: bool) -> list[Asked]:
        whole, worth = self.whole(cards), self.whole_worth(cards)
        return [Asked(self.count.place, self.count.code, whole, True, due=1, worth=worth)]

    def lines(self, facts: Sequence[SideFacts]) -> list[ScoreLine]:
        numbers = [self.number_of(fact) for fact in facts]
        return [
            ScoreLine(
                code, side, points, parameters(**{self.count.code: numbers[side]}), facts[side].cards_of(self.count)
            )
            for side, (code, points) in enumerate(self.awards(numbers))
            if points
        ]


class Most(Majority):
    """Points for a side that has more than every other side; none on a tie. The first of ``codes`` is
    that of the line.
    """

    def awards(self, numbers: Sequence[int]) -> list[Award]:
        return _to_the_one_with_most(numbers, (self.codes[0], self.points))


class MostCards(Most):
    """Points for a side that has more cards than every other side. On a tie there are none, or half for each of two
    sides if ``shared``.
    """

    reason: ClassVar[str] = "cards_race"
    codes = ("most_cards", "shared_cards")
    count = OF_CARDS
    rough_price: ClassVar[float] = 0.01

    def __init__(self, *, points: int = 1, shared: bool = False) -> None:
        super().__init__(points=points)
        self.shared: Final = shared

    def awards(self, numbers: Sequence[int]) -> list[Award]:
        if self.shared and len(numbers) == 2 and numbers[0] == numbers[1]:
            return [("shared_cards", self.points // 2)] * 2
        return super().awards(numbers)


class SpadesMajority(Majority):
    """A majority that depends on the number of spades."""

    reason: ClassVar[str] = "spades_race"
    count = OF_SPADES

    def price(self, own: int, other: int, whole: int) -> float:
        return SPADES_WEIGHT * super().price(own, other, whole)


class MostSpades(SpadesMajority):
    """Points for a side that has more spades than every other side. On a tie there are none, or half for each of two
    sides if ``shared``.
    """

    codes = ("most_spades", "shared_spades")

    def __init__(self, *, points: int = 2, shared: bool = False) -> None:
        super().__init__(points=points)
        self.shared: Final = shared

    def awards(self, numbers: Sequence[int]) -> list[Award]:
        most = max(numbers)
        if self.shared and most and numbers.count(most) == 2:
            return [("shared_spades", self.points // 2) if number == most else NOTHING for number in numbers]
        return _to_the_one_with_most(numbers, ("most_spades", self.points))


class SpadesAbove(SpadesMajority):
    """For every spade above ``limit``."""

    codes = ("spades_above",)

    def __init__(self, *, points: int = 1, limit: int = 6) -> None:
        super().__init__(points=points)
        self.limit: Final = limit

    def enough(self, cards: int) -> int:
        return self.limit + 1

    def awards(self, numbers: Sequence[int]) -> list[Award]:
        return [("spades_above", self.points * max(0, number - self.limit)) for number in numbers]

    def certain(self, given: Mapping[int, int], rest: int) -> bool:
        return rest <= self.limit or _one_has_most(given, rest)

    def whole_worth(self, cards: int) -> int | None:
        return None

    def lead(self, own: int, other: int, whole: int) -> float:
        half = (whole - own - other) / 2
        return self.points * (max(0.0, own + half - self.limit) - max(0.0, other + half - self.limit))

    def price(self, own: int, other: int, whole: int) -> float:
        # Each spade above the limit counts, so about half of all spades do.
        return self.points * (1.0 if max(own, other) >= self.limit else 0.5)


class SomeSpades(SpadesMajority):
    """To each side that has at least ``number`` spades."""

    codes = ("seven_spades",)

    def __init__(self, *, points: int = 1, number: int = 7) -> None:
        super().__init__(points=points)
        self.number: Final = number

    def enough(self, cards: int) -> int:
        return self.number

    def awards(self, numbers: Sequence[int]) -> list[Award]:
        return [("seven_spades", self.points) if number >= self.number else NOTHING for number in numbers]

    def certain(self, given: Mapping[int, int], rest: int) -> bool:
        return rest < self.number or _one_has_most(given, rest)

    def whole_worth(self, cards: int) -> int | None:
        # Of two sides just one has them.
        return self.points if 2 * self.number == self.whole(cards) + 1 else None


def majorities_among(parts: Iterable[Part]) -> tuple[Majority, ...]:
    """Return the parts that are majorities."""
    return tuple(part for part in parts if isinstance(part, Majority))


def _one_has_most(given: Mapping[int, int], rest: int) -> bool:
    most = max(given.values())
    return most > rest and list(given.values()).count(most) == 1


def _to_the_one_with_most(numbers: Sequence[int], award: Award) -> list[Award]:
    most = max(numbers)
    alone = numbers.count(most) == 1
    return [award if alone and number == most else NOTHING for number in numbers]


@lru_cache(maxsize=4096)
def expected_lead(own: int, other: int, total: int) -> float:
    """Return the chance to have more of ``total`` in the end minus the chance to have fewer, if each one that is left
    falls to either side by chance.
    """
    rest = total - own - other
    value = 0
    for number in range(rest + 1):
        lead = own + number - (other + rest - number)
        value += comb(rest, number) * ((lead > 0) - (lead < 0))
    return float(value / 2**rest)


def price_of_most(own: int, other: int, total: int, points: int) -> float:
    """Return the worth in points of one more, if ``points`` go to the side with most of ``total``."""
    if own + other >= total or not points:
        return 0.0
    return points * (expected_lead(own + 1, other, total) - expected_lead(own, other + 1, total)) / 2

"""A Casino table in a few integers, for looking ahead quickly.

Each card of the pack is a bit, the second copy of a double pack 52 higher than the first; builds are bits above all
cards. Everything a card can take from a table is worked out once for a decision and remembered.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cardtable.ai.casino.prices import Prices
from cardtable.core.cards import ACE, SPADES, Card, rank_of, suit_of
from cardtable.games.casino.actions import Play
from cardtable.games.casino.captures import Values, capture_vectors, number_of_vectors
from cardtable.games.casino.observation import CasinoObservation
from cardtable.games.casino.pieces import Build
from cardtable.games.casino.rules import BIG_CASINO, LITTLE_CASINO, CasinoRules, Mulle
from cardtable.games.casino.scoring import MULLE_POINTS

_FIRST_BUILD = 104
_MOST_VECTORS = 2048
"""A table with more possible captures is looked at without its least valuable cards."""
_SPECIAL = (BIG_CASINO, LITTLE_CASINO)


class Take(NamedTuple):
    """What a card can take: the table that is left, the points at once (sweep and mulle included), the spades and
    the cards that go to the pile, and their worth at the prices of the decision."""

    rest: int
    points: float
    spades: int
    cards: int
    worth: float


class Worth(NamedTuple):
    """Points at once, spades and cards of something that can be captured."""

    points: float
    spades: int
    cards: int


class Model:
    """The rules of one rule set at the prices of one decision."""

    def __init__(self, rules: CasinoRules, prices: Prices, sweep: float) -> None:
        self.rules = rules
        self.prices = prices
        self._sweep = sweep
        self._takes: dict[tuple[int, int], tuple[Take, ...]] = {}
        self._builds: dict[int, tuple[int, Worth, frozenset[Card]]] = {}
        points = [_points(rules, card) for card in range(52)]
        self.points: Sequence[float] = points * 2
        self.spades: Sequence[int] = [int(suit_of(card) == SPADES) for card in range(52)] * 2
        self.worth: Sequence[float] = [
            points[card] + prices.spade * (suit_of(card) == SPADES) + prices.card for card in range(52)
        ] * 2

    def add_build(self, one: Build) -> int:
        """The bit of a build, new or known."""
        bit = _FIRST_BUILD + one.number
        points = sum(self.points[card] for card in one.cards)
        spades = sum(self.spades[card] for card in one.cards)
        self._builds[bit] = (one.value, Worth(points, spades, len(one.cards)), frozenset(one.cards))
        return bit

    def lying(self, table: int) -> float:
        """The worth of everything that lies on a table."""
        return sum(self._worth_of(bit) for bit in bits(table))

    def _worth_of(self, bit: int) -> float:
        if bit < _FIRST_BUILD:
            return self.worth[bit]
        worth = self._builds[bit][1]
        return worth.points + self.prices.spade * worth.spades + self.prices.card * worth.cards

    def takes(self, table: int, card: int) -> tuple[Take, ...]:
        """Everything that ``card`` (a bit number) can take from ``table``, the most valuable first."""
        key = (table, card)
        found = self._takes.get(key)
        if found is None:
            found = self._takes[key] = self._work_out(table, card)
        return found

    def best(self, table: int, card: int) -> Take | None:
        """The most valuable take, or None if the card takes nothing."""
        found = self.takes(table, card)
        return found[0] if found else None

    def _work_out(self, table: int, card: int) -> tuple[Take, ...]:
        rules, kind = self.rules, card % 52
        targets = rules.hand_values[kind]
        classes: dict[Values, list[int]] = {}
        builds = []
        for bit in bits(table):
            if bit < _FIRST_BUILD:
                classes.setdefault(rules.table_values[bit % 52], []).append(bit)
            elif self._builds[bit][0] in targets:
                builds.append(bit)
        for members in classes.values():
            members.sort(key=lambda bit: (bit % 52 != kind, -self.worth[bit], bit))
        pools = self._uncrowded(classes)
        key = tuple((values, len(members)) for values, members in pools)
        chosen: list[list[int]] = [
            [bit for (_, members), number in zip(pools, vector, strict=True) for bit in members[:number]] + builds
            for vector in capture_vectors(key, targets, rules.both_values)
        ]
        if builds:
            chosen.append(builds)
        takes = [self._take(table, card, taken) for taken in chosen]
        takes.sort(key=lambda take: -take.worth)
        return tuple(takes)

    def _uncrowded(self, classes: dict[Values, list[int]]) -> list[tuple[Values, list[int]]]:
        pools = sorted(classes.items())
        while number_of_vectors(tuple((values, len(members)) for values, members in pools)) > _MOST_VECTORS:
            values, members = min(pools, key=lambda pool: self.worth[pool[1][-1]])
            members = members[:-1]
            pools = [(other, kept) for other, kept in pools if other != values]
            if members:
                pools = sorted([*pools, (values, members)])
        return pools

    def _take(self, table: int, card: int, taken: Iterable[int]) -> Take:
        kind = card % 52
        rest, points, spades, cards, loose = table, self.points[card], self.spades[card], 1, 0
        twin = False
        for bit in taken:
            rest &= ~(1 << bit)
            if bit < _FIRST_BUILD:
                points += self.points[bit]
                spades += self.spades[bit]
                cards += 1
                loose += 1
                twin = twin or bit % 52 == kind
            else:
                _, worth, kinds = self._builds[bit]
                points += worth.points
                spades += worth.spades
                cards += worth.cards
                twin = twin or kind in kinds
        if not rest:
            points += self._sweep
        match self.rules.score.mulle:
            case Mulle.ALONE if twin and cards == 2 and loose == 1:
                points += MULLE_POINTS
            case Mulle.ALWAYS if twin:
                points += self.rules.hand_values[kind][0]
        worth_in_all = points + self.prices.spade * spades + self.prices.card * cards
        return Take(rest, points, spades, cards, worth_in_all)


class Seen:
    """Which bits the cards are that one seat knows, and which ones are hidden from it."""

    def __init__(self, model: Model, observation: CasinoObservation) -> None:
        self._used: dict[Card, int] = {}
        for cards in (*observation.piles, *(tuple(one.card for one in markers) for markers in observation.markers)):
            self._bits(cards)
        for one in observation.builds:
            self._bits(one.cards)
        self.table = sum(1 << bit for bit in self._bits(observation.table))
        for one in observation.builds:
            self.table |= 1 << model.add_build(one)
        self.hand = tuple(sorted(self._bits(observation.hand)))
        copies = len(model.rules.pack) // 52
        self.unseen = tuple(card + 52 * copy for card in range(52) for copy in range(self._used.get(card, 0), copies))

    def _bits(self, cards: Iterable[Card]) -> list[int]:
        found = []
        for card in cards:
            copy = self._used.get(card, 0)
            self._used[card] = copy + 1
            found.append(card + 52 * copy)
        return found

    def after(self, model: Model, play: Play, builds: Sequence[Build], builder: int) -> tuple[int, int, Take | None]:
        """The bit that ``play`` plays, the table after it, and what it took, or None."""
        card = next(bit for bit in self.hand if bit % 52 == play.card)
        left = {bit: bit % 52 for bit in bits(self.table) if bit < _FIRST_BUILD}
        taken = []
        for kind in play.taken:
            bit = next(bit for bit, other in left.items() if other == kind)
            del left[bit]
            taken.append(bit)
        taken += [_FIRST_BUILD + number for number in play.builds]
        if play.captures:
            take = model._take(self.table, card, taken)
            return card, take.rest, take
        table = self.table
        if not play.value:
            return card, table | 1 << card, None
        for bit in taken:
            table &= ~(1 << bit)
        inside = [one for one in builds if one.number in play.builds]
        number = max((one.number for one in builds), default=0) + 1
        cards = (*play.taken, play.card, *(other for one in inside for other in one.cards))
        return card, table | 1 << model.add_build(Build(number, play.value, builder, 1, cards)), None


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, in ascending order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def _points(rules: CasinoRules, card: Card) -> float:
    """What one card counts by itself."""
    score = rules.score
    if card in _SPECIAL:
        return score.big_casino if card == BIG_CASINO else score.little_casino
    if rank_of(card) == ACE:
        return score.ace_of_spades if suit_of(card) == SPADES else score.ace
    return score.each_spade if suit_of(card) == SPADES else 0

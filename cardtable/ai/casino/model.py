"""A Casino table in a few integers, for looking ahead quickly.

Each card of the pack is a bit, the second copy of a double pack 52 higher than the first, and above them six jokers
that are called and six of fixed values; builds are bits above all cards. What can be taken from a table is worked out
once for a decision and remembered.

Cards that count alike are interchangeable apart from their worth: of each class of equal values, the most valuable
cards are taken.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cardtable.ai.casino.packing import packing_of
from cardtable.ai.casino.prices import Prices
from cardtable.ai.casino.sets import sets_for
from cardtable.core.cards import JOKER, PACK_52, VALUED_JOKERS, Card, rank_of
from cardtable.games.casino.actions import Play
from cardtable.games.casino.captures import PAIRS, Values
from cardtable.games.casino.pieces import NOBODY, Build
from cardtable.games.casino.rules import CasinoRules

_FIRST_JOKER = 104
_FIRST_VALUED = _FIRST_JOKER + 6
KINDS: tuple[Card, ...] = (*PACK_52, *PACK_52, *(JOKER,) * 6, *VALUED_JOKERS.values())
"""Which card each bit is."""
FIRST_BUILD = len(KINDS)
_LOOSE = (1 << FIRST_BUILD) - 1
_MOST_LOOSE = 14
"""The most loose cards that are considered; on a more crowded table, only the most valuable ones are."""
_MOST_TAKES = 16
"""The most takes of one card that are kept: the most valuable ones."""
_MOST_TABLES = 200_000
_A_JOKER_KEPT = 9.0


class Take(NamedTuple):
    """A possible capture of a card: its worth at the prices of the decision, the table that is left, the points at
    once, including sweep and mulle, and the counts of the captured cards, ``packed`` into one number (see ``packing``).
    The played card is included.
    """

    worth: float
    rest: int
    points: float
    packed: int


Move = tuple[float, int, int, float, int]
"""A play in a search: worth, table left, card, points, packed counts. All but the table and the card are 0 if the play
takes nothing.
"""

_Raw = tuple[float, int, float, int]
"""A take without the played card."""
_Pool = tuple[int, list[int], list[tuple[int, float, int]]]
"""Loose cards of equal values, the most valuable first: the place of their field, the cards, and for each n the bits,
the points and the packed counts of the first n. Stacks are among them in games in which they are part of sums.
"""


class Content(NamedTuple):
    """The content of a build: its value, the number of its groups, its builder, the points and the packed counts of its
    cards, and the cards.
    """

    value: int
    groups: int
    builder: int
    points: float
    packed: int
    kinds: tuple[Card, ...]


class Model:
    """The rules of a rule set with the prices of one decision; ``sweep`` is the worth of emptying the table."""

    def __init__(self, rules: CasinoRules, prices: Prices, sweep: float) -> None:
        self.rules = rules
        self.prices = prices
        self.sweep = sweep
        self.packing = packing_of(rules)
        self._priced = prices.fields
        self._counts: dict[int, int] = {}
        self._pools: dict[int, list[_Pool]] = {}
        self._others: dict[tuple[int, object], Sequence[_Raw]] = {}
        self._takes: dict[tuple[int, int], tuple[Take, ...]] = {}
        self._moves: dict[tuple[int, tuple[int, ...]], list[Move]] = {}
        self._builds: dict[int, Content] = {}
        self._next_build = 0
        self._made: dict[tuple[int, int, tuple[Card, ...]], list[int]] = {}
        self._mulles = rules.score.mulles
        self._good = rules.good
        self._avoiding = self._good < 0
        self._hand_values = rules.hand_values
        highest = max(value for values in rules.hand_values for value in values if value < PAIRS)
        copies = len(rules.pack) // 52
        duties = rules.must_sweep, rules.must_take_all, rules.stacks_to, rules.one_set
        self._sets = sets_for(rules.table_values, highest, copies, rules.both_values, rules.equal_courts, *duties)
        # The bits that are part of sums like a card, including stacks in games that have them.
        self._in_sums = -1 if rules.stacks_to else _LOOSE
        # Jokers that are called have no field: on the table each of them is a stack.
        self._field_of = [*self._sets.field_of, *[0] * (len(KINDS) - _FIRST_JOKER)]
        for bit in range(_FIRST_VALUED, len(KINDS)) if rules.announcing else ():
            self._field_of[bit] = self._sets.field_of_value[rules.table_values[KINDS[bit]]]
        sweeps = rules.score.sweeps
        self._double = sweeps.twin if sweep else 0
        self._at_once = self._good / prices.counted
        """The worth of a point that is marked at once."""
        # Points that go to the player before are worth more, the fewer other rivals there are.
        self._for_sweep = self._good / rules.rivals if sweeps.passed_on else 0.0
        if sweeps.at_once:
            self._for_sweep += self._at_once - self._good
        self._aside = 0.0, 0
        self.points: list[float] = [float(rules.score.of_card(card)) for card in KINDS]
        self.packed: list[int] = [self.packing.of[card] for card in KINDS]
        self.worth: list[float] = [
            self._price(points, packed) + prices.of_cards.get(card, 0.0)
            for card, points, packed in zip(KINDS, self.points, self.packed, strict=True)
        ]
        self._single = [self._firsts([bit]) for bit in range(len(KINDS))]
        # A joker, which takes more than any other card, is laid down last.
        self._caution = [
            self.worth[bit] + (0.001 * rank_of(card) if card < JOKER else _A_JOKER_KEPT)
            for bit, card in enumerate(KINDS)
        ]

    def add_build(self, one: Build) -> int:
        """Add a build that lies on the table, and return its bit."""
        bit = FIRST_BUILD + one.number
        inside = [bit_of(card, 0) for card in one.cards]
        points = sum(self.points[card] for card in inside)
        packed = sum(self.packed[card] for card in inside)
        self._builds[bit] = Content(one.value, one.groups, one.builder, points, packed, one.cards)
        self._next_build = max(self._next_build, one.number + 1)
        if self.rules.stacks_to:
            self._count_as_card(bit, self._builds[bit])
        return bit

    def _count_as_card(self, bit: int, stack: Content) -> None:
        """Let a stack count in all sums as one card of its value, with the worth of its cards."""
        more = bit + 1 - len(self.points)
        if more > 0:
            self.points += [0.0] * more
            self.packed += [0] * more
            self.worth += [0.0] * more
            self._field_of += [0] * more
            self._single += [[]] * more
        self.points[bit], self.packed[bit] = stack.points, stack.packed
        self.worth[bit] = self._price(stack.points, stack.packed)
        self._field_of[bit] = self._sets.field_of_value[stack.value,]
        self._single[bit] = self._firsts([bit])

    def with_build(self, table: int, value: int, builder: int, cards: Sequence[Card]) -> int:
        """Return ``table`` with a build that a play makes. Each value, builder and content has a bit of its own, and a
        second one if the table already has such a build.
        """
        content = value, builder, tuple(sorted(cards))
        made = self._made.setdefault(content, [])
        for bit in made:
            if not table >> bit & 1:
                return table | 1 << bit
        groups = 1 if self.rules.stacks_to else sum(self.rules.table_values[card][0] for card in cards) // value
        made.append(self.add_build(Build(self._next_build, value, builder, groups, content[2])))
        return table | 1 << made[-1]

    def lying_since(self, loose: int, plays: Sequence[tuple[int, Play]]) -> int:
        """Return the table of the ``loose`` cards, as bits, after ``plays``."""
        return loose

    def stacked(self, table: int, below: int, card: int, value: int, owner: int = NOBODY) -> int:
        """Return ``table`` with the stack of ``value`` that ``card`` makes on the card or stack ``below``."""
        inside = self._builds[below].kinds if below >= FIRST_BUILD else (KINDS[below],)
        return self.with_build(table & ~(1 << below), value, owner, (*inside, KINDS[card]))

    def values_of(self, bit: int) -> Values:
        """Return the values on the table of a card or a stack."""
        return (self._builds[bit].value,) if bit >= FIRST_BUILD else self.rules.table_values[KINDS[bit]]

    def laid(self, table: int, card: int) -> int:
        """Return ``table`` with ``card`` laid down; a joker gets the highest value, which the fewest cards can take."""
        if KINDS[card] != JOKER:
            return table | 1 << card
        return self.with_build(table, self.rules.stacks_to, NOBODY, (JOKER,))

    def settled(self, table: int) -> int:
        """Return the bits of the cards and builds of ``table``, whichever of them has just been laid down."""
        return table

    def values_on(self, table: int) -> list[tuple[int, int]]:
        """Return the bits of the loose cards and stacks of a table, each with its value there."""
        loose = [(bit, self.rules.table_values[KINDS[bit]][0]) for bit in bits(table & _LOOSE)]
        return loose + [(bit, content.value) for bit, content in self.builds_on(table)]

    def cards_on(self, table: int) -> list[Card]:
        """Return the cards of a table, those inside its builds and stacks last."""
        inside = (card for _, content in self.builds_on(table) for card in content.kinds)
        return [*(KINDS[bit] for bit in bits(table) if bit < FIRST_BUILD), *inside]

    @property
    def builds_known(self) -> int:
        """The number of builds that lie on the table or that some play would make."""
        return len(self._builds)

    def builds_on(self, table: int) -> list[tuple[int, Content]]:
        """Return the builds of a table, each with its bit."""
        return [(bit, self._builds[bit]) for bit in bits(table >> FIRST_BUILD << FIRST_BUILD)]

    def loose_sets(self, table: int, total: int) -> list[int]:
        """Return the sets of loose cards that add up to ``total``, as bits; for each kind of set, the one with the most
        valuable cards.
        """
        loose = table & _LOOSE
        return [self._cards_of(loose, one) for one in self._sets.fitting(self._count(loose), total)]

    def most_loose(self, table: int, value: int) -> int:
        """Return, as bits, the greatest number of loose cards that can be divided into sets that each add up to
        ``value``; 0 if there are none.
        """
        loose = table & _LOOSE
        found = [self._cards_of(loose, one) for one in self._sets.unions(self._count(loose), (value,))]
        return max(found, key=int.bit_count, default=0)

    def _cards_of(self, loose: int, counts: int) -> int:
        """Return, as bits, the most valuable of the ``loose`` cards, with the number in ``counts`` from each class."""
        mask = 0
        for field, _, firsts in self._pooled(loose):
            mask |= firsts[counts >> field & 15][0]
        return mask

    def lying(self, table: int) -> float:
        """Return the worth of everything that lies on a table."""
        return self._price(*self.counted(table))

    def put_aside(self, cards: Sequence[Card]) -> None:
        """Tell which cards lie aside for the last capturer."""
        self._aside = (
            float(sum(self.points[card] for card in cards)),
            sum(self.packed[card] for card in cards),
        )

    def left_at_the_end(self, table: int) -> tuple[float, int]:
        """Return the points by themselves and the packed counts of the cards that the last capturer gets if ``table``
        is left.
        """
        points, packed = self.counted(table)
        return points + self._aside[0], packed + self._aside[1]

    def last_capture(self, table: int) -> float:
        """Return the worth of having captured last if ``table`` is left."""
        last = self.rules.score.last_capture
        return (self._at_once if last.at_once else self._good) * last.points + self._price(*self.left_at_the_end(table))

    def swept(self, table: int, card: int) -> float:
        """Return the points for taking all of ``table`` with ``card``."""
        return float(self._double) if self._double and self._is_twin(table, KINDS[card]) else self.sweep

    def _is_twin(self, table: int, kind: Card) -> bool:
        """Whether a card of ``kind`` is all that lies on the table."""
        return table in (1 << kind, 1 << (kind + 52))

    def counted(self, table: int) -> tuple[float, int]:
        """Return the points by themselves and the packed counts of everything that lies on a table."""
        points, packed = 0.0, 0
        for bit in bits(table):
            if bit < FIRST_BUILD:
                points += self.points[bit]
                packed += self.packed[bit]
            else:
                content = self._builds[bit]
                points += content.points
                packed += content.packed
        return points, packed

    def cards_in(self, take: Take) -> int:
        """Return the number of cards that a take brings, including the played one."""
        return take.packed & self.packing.cards

    def takes(self, table: int, card: int) -> tuple[Take, ...]:
        """Return the takes of ``card`` (a bit number) from ``table``, the most valuable first."""
        key = (table, card)
        found = self._takes.get(key)
        if found is None:
            worth, points, packed = self.worth[card], self.points[card], self.packed[card]
            found = self._takes[key] = tuple(
                Take(raw[0] + worth, raw[1], raw[2] + points, raw[3] + packed)
                for raw in self._without_card(table, card)
            )
        return found

    def best(self, table: int, card: int) -> Take | None:
        """Return the most valuable take, or None if the card takes nothing."""
        found = self.takes(table, card)
        return found[0] if found else None

    def moves(self, table: int, hand: tuple[int, ...]) -> list[Move]:
        """Return the moves from ``hand`` that are worth a search, without builds, probably good ones first: all takes,
        and laying down each card that takes nothing. Laying a card down that could take is hardly ever good, so such
        moves are included only if taking is bad.
        """
        key = (table, hand)
        found = self._moves.get(key)
        if found is None:
            if len(self._moves) > _MOST_TABLES:
                self._forget()
            if self._avoiding:
                found = self.every_move(table, hand)
            else:
                idle: list[int] = []
                found = self._taking(table, hand, idle)
                self._lay(table, idle, found)
            self._moves[key] = found
        return found

    def every_move(self, table: int, hand: tuple[int, ...]) -> list[Move]:
        """Return all moves from ``hand``, without builds, probably good ones first."""
        idle: list[int] = []
        found = self._taking(table, hand, idle)
        self._lay(table, idle if self.rules.must_capture else list(hand), found)
        if self._avoiding:
            found.sort(key=_by_worth)
        return found

    def _taking(self, table: int, hand: tuple[int, ...], idle: list[int]) -> list[Move]:
        found: list[Move] = []
        for card in hand:
            raws = self._without_card(table, card)
            if raws:
                worth, points, packed = self.worth[card], self.points[card], self.packed[card]
                found += [(raw[0] + worth, raw[1], card, raw[2] + points, raw[3] + packed) for raw in raws]
            else:
                idle.append(card)
        if len(found) > 1:
            found.sort(key=_by_worth)
        return found

    def _lay(self, table: int, cards: list[int], moves: list[Move]) -> None:
        if len(cards) > 1:
            cards.sort(key=self._caution.__getitem__)
        moves += [(0.0, self.laid(table, card), card, 0.0, 0) for card in cards]

    def without_sweep(self, moves: Sequence[Move]) -> list[Move]:
        """Return ``moves`` without the points for emptying the table."""
        lost = (self._good + self._for_sweep) * self.sweep
        return [
            (worth - lost, rest, card, points - self.sweep, packed)
            if packed and not rest
            else (worth, rest, card, points, packed)
            for worth, rest, card, points, packed in moves
        ]

    def take(self, table: int, card: int, taken: Iterable[int]) -> Take:
        """Return the take of exactly the bits ``taken`` from ``table`` with ``card``."""
        points, packed = self.points[card], self.packed[card]
        mask, kinds = 0, set()
        for bit in taken:
            mask |= 1 << bit
            if bit < FIRST_BUILD:
                kinds.add(KINDS[bit])
            else:
                kinds.update(self._builds[bit].kinds)
        more = self.counted(mask)
        points, packed = points + more[0], packed + more[1]
        twin = KINDS[card] in kinds
        alone = packed & self.packing.cards == 2 and mask < 1 << FIRST_BUILD
        points += self._extra(table & ~mask, KINDS[card], twin, alone)
        swept = 0.0 if table & ~mask else self.swept(table, card)
        worth = self._price(points, packed) + self._for_sweep * swept
        return Take(worth, table & ~mask, points, packed)

    def _forget(self) -> None:
        for memory in (self._counts, self._pools, self._others, self._takes, self._moves):
            memory.clear()

    def _price(self, points: float, packed: int) -> float:
        worth = self._good * points
        for shift, mask, price in self._priced:
            worth += price * (packed >> shift & mask)
        return worth

    def _extra(self, rest: int, kind: Card, twin: bool, alone: bool) -> float:
        """Return the points for a sweep and a mulle."""
        points = 0.0 if rest else float(self._double) if self._double and twin and alone else self.sweep
        if twin and self._mulles and (alone or not self._mulles.alone):
            points += self._mulles.worths[kind]
        return points

    def _without_card(self, table: int, card: int) -> Sequence[_Raw]:
        """Return what ``card`` can take, without the card itself. The result is common to all cards that count alike in
        the hand, apart from a card whose twin lies on the table.
        """
        kind = KINDS[card]
        targets = self._hand_values[kind]
        special = None
        if self._mulles:
            twins = 1 << kind | 1 << (kind + 52)
            builds = bits(table >> FIRST_BUILD << FIRST_BUILD)
            if twins & table or any(kind in self._builds[bit].kinds for bit in builds):
                special = kind
        if self._double and self._is_twin(table, kind):
            special = kind
        key = (table, targets if special is None else special)
        found = self._others.get(key)
        if found is None:
            found = self._others[key] = self._work_out(table, targets, special)
        return found

    def _work_out(self, table: int, targets: Values, kind: Card | None) -> Sequence[_Raw]:
        loose = table & self._in_sums
        counts = self._count(loose)
        ways = self._ways(counts, bits(table ^ loose), targets)
        if not ways:
            return ()
        pools = self._pooled(loose)
        if kind is not None:
            pools = [self._twin_first(pool, kind) for pool in pools]
        priced, good, for_sweep = self._priced, self._good, self._for_sweep
        only_cards = self.packing.cards
        found: list[_Raw] = []
        for union, builds in ways:
            mask, points, packed = 0, 0.0, 0
            for field, _, firsts in pools:
                number = union >> field & 15
                if number:
                    first = firsts[number]
                    mask |= first[0]
                    points += first[1]
                    packed += first[2]
            twin = kind is not None and bool(mask & (1 << kind | 1 << (kind + 52)))
            alone = packed & only_cards == 1 and not builds
            for bit in builds:
                content = self._builds[bit]
                mask |= 1 << bit
                points += content.points
                packed += content.packed
                twin = twin or kind in content.kinds
            rest = table & ~mask
            if kind is not None:
                points += self._extra(rest, kind, twin, alone)
            elif not rest:
                points += self.sweep
            worth = good * points
            for shift, ones, price in priced:
                worth += price * (packed >> shift & ones)
            if for_sweep and not rest:
                worth += for_sweep * (self.sweep if kind is None else self._double)
            found.append((worth, rest, points, packed))
        if len(found) > 1:
            found.sort(key=_by_worth)
            del found[_MOST_TAKES:]
        return found

    def _ways(self, counts: int, lying: Sequence[int], targets: Values) -> list[tuple[int, Sequence[int]]]:
        """Return each union of loose cards that can be taken, with the builds among those ``lying`` that are taken with
        it: all builds of the value that the played card has in this capture.
        """
        if not lying:
            return [(union, ()) for union in self._sets.unions(counts, targets)]
        ways: list[tuple[int, Sequence[int]]] = []
        for use in self.rules.uses(targets):
            builds = [bit for bit in lying if self._builds[bit].value in use]
            unions = self._sets.unions(counts, use)
            ways += [(union, builds) for union in ((*unions, 0) if builds else unions)]
        return ways

    def _twin_first(self, pool: _Pool, kind: Card) -> _Pool:
        """Return the pool with the twins of ``kind`` before all others."""
        field, members, _ = pool
        if not any(KINDS[bit] == kind for bit in members):
            return pool
        members = sorted(members, key=lambda bit: KINDS[bit] != kind)
        return field, members, self._firsts(members)

    def _firsts(self, members: Sequence[int]) -> list[tuple[int, float, int]]:
        mask, points, packed = 0, 0.0, 0
        firsts = [(mask, points, packed)]
        for bit in members:
            mask |= 1 << bit
            points += self.points[bit]
            packed += self.packed[bit]
            firsts.append((mask, points, packed))
        return firsts

    def _looked_at(self, loose: int) -> list[int]:
        cards = bits(loose)
        if len(cards) > _MOST_LOOSE:
            worth = self.worth
            cards = sorted(cards, key=lambda bit: (-worth[bit], bit))[:_MOST_LOOSE]
        return cards

    def _count(self, loose: int) -> int:
        """Return the number of loose cards in each class, packed into one integer."""
        counts = self._counts.get(loose)
        if counts is None:
            field_of = self._field_of
            counts = self._counts[loose] = sum([1 << field_of[bit] for bit in self._looked_at(loose)])
        return counts

    def _pooled(self, loose: int) -> list[_Pool]:
        found = self._pools.get(loose)
        if found is not None:
            return found
        field_of, worth, single = self._field_of, self.worth, self._single
        classes: dict[int, list[int]] = {}
        for bit in self._looked_at(loose):
            field = field_of[bit]
            if field in classes:
                classes[field].append(bit)
            else:
                classes[field] = [bit]
        pools = []
        for field, members in classes.items():
            if len(members) == 1:
                pools.append((field, members, single[members[0]]))
            else:
                members.sort(key=lambda bit: (-worth[bit], bit))
                pools.append((field, members, self._firsts(members)))
        self._pools[loose] = pools
        return pools


def _by_worth(take: Sequence[float]) -> float:
    return -take[0]


def bit_of(card: Card, copy: int) -> int:
    """Return the bit of a copy of ``card``, the first one with the number 0."""
    if card < JOKER:
        return card + 52 * copy
    return _FIRST_JOKER + copy if card == JOKER else _FIRST_VALUED + card - JOKER - 1


def bits(mask: int) -> list[int]:
    """Return the numbers of the bits that are set, in ascending order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found

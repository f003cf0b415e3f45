"""A referee of house rules of Casino that shares nothing with the engine: it reads the options themselves, deals from
the pack, finds captures and builds by trying all subsets of the table, and counts from the plays.

It follows the rulings C6 to C16, C44 to C64, C77 to C88 and C234 to C241. Cards are two letters; of two packs twins are
two equal texts. A play is what it is told as: card, loose cards taken, numbers of the builds taken, value of a build.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, combinations
from typing import Any, TypeAlias

from tests.oracles.house_count import Count

Told: TypeAlias = tuple[str, tuple[str, ...], tuple[int, ...], int]
Sets: TypeAlias = "dict[int, int]"

ACE = {
    "one": ((1,), (1,)),
    "one_or_fourteen": ((1, 14), (1, 14)),
    "high_in_hand": ((1, 14), (1,)),
    "fourteen_in_hand": ((14,), (1,)),
    "fourteen": ((14,), (14,)),
    "eleven": ((11,), (11,)),
}
TWO = {"two": ((2,), (2,)), "two_or_fifteen": ((2, 15), (2, 15)), "fifteen_in_hand": ((15,), (2,))}
TEN = {"ten": ((10,), (10,)), "ten_or_sixteen": ((10, 16), (10, 16)), "sixteen_in_hand": ((16,), (10,))}
AT_ONCE = {"all": (1, 2, 3, 4, 5, 6, 7), "one": (1,), "one_or_three": (1, 3)}
COURTS = "JQK"


def values(card: str, options: Mapping[str, Any], lies: bool) -> tuple[int, ...]:
    """What a card counts in the hand, or where it lies on the table; nothing if it only pairs."""
    if card == "2S":
        return TWO[options["little_value"]][lies]
    if card == "TD":
        return TEN[options["big_value"]][lies]
    if card[0] == "A":
        return ACE[options["ace_value"]][lies]
    if card[0] in COURTS:
        first = 12 if options["ace_value"] == "eleven" else 11
        return {"numbers": (first + COURTS.index(card[0]),), "ten": (10,), "pair": ()}[options["court_values"]]
    return (10 if card[0] == "T" else int(card[0]),)


@dataclass
class Stack:
    """A build: who built last, and of how many sets it is."""

    value: int
    owner: int
    sets: int
    cards: list[str]


class Referee:
    """A deal that is watched, from a pack whose first card is dealt first; ``points`` are those of the match before."""

    def __init__(
        self, options: Mapping[str, Any], players: int, dealer: int, pack: Sequence[str], points: list[int]
    ) -> None:
        self.options = options
        self.players = players
        self.step = -1 if options["to_the_right"] else 1
        self.sides = [seat % 2 for seat in range(4)] if options.get("sides") else list(range(players))
        self.order = [(dealer + self.step * place) % players for place in range(1, players + 1)]
        self.stock = list(pack)
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.table: list[str] = []
        self.stacks: dict[int, Stack] = {}
        self.begun = 0
        self.aside: list[str] = []
        self.last: int | None = None
        self.count = Count(options, self.sides, self.step, points)
        self.over = False
        self._deal(int(options["table_cards"]))
        self.turn = self.order[0]

    # Dealing

    def _deal(self, table: int = 0) -> None:
        """Deal hands, in two packets each; the cards for the table come after the packets of the players. What is too
        little for a hand each is dealt singly.
        """
        each = int(self.options["hand_cards"])
        if len(self.stock) - table < each * self.players:
            for place in range(len(self.stock)):
                self.hands[self.order[place % self.players]].append(self.stock.pop(0))
            return
        to_table = [table // 2, table - table // 2]
        in_hand = [each // 2, each - each // 2]
        if not in_hand[0]:
            in_hand.reverse()
        if not to_table[0]:
            to_table.reverse()
        for hand, lie in zip(in_hand, to_table, strict=True):
            for seat in self.order:
                self.hands[seat] += self._cards(hand)
            self.table += self._cards(lie)

    def _cards(self, number: int) -> list[str]:
        cards, self.stock = self.stock[:number], self.stock[number:]
        return cards

    # What may be played

    def legal(self) -> set[Told]:
        """Every play of the player whose turn it is."""
        hand = self.hands[self.turn]
        found: set[Told] = set()
        for card in set(hand):
            rest = list(hand)
            rest.remove(card)
            captures = self._captures(card)
            found |= {one for one in captures if self._covered(rest, self._owned(one[2]))}
            if self.options["builds"]:
                found |= set(self._builds(card, rest))
            owner = any(stack.owner == self.turn for stack in self.stacks.values())
            if not owner and not (self.options["duty"] != "none" and captures):
                found.add((card, (), (), 0))
        return found

    def _owned(self, taken: Sequence[int]) -> set[int]:
        """The values of the player's own builds that still lie when those ``taken`` are gone."""
        return {one.value for number, one in self.stacks.items() if one.owner == self.turn and number not in taken}

    def _covered(self, rest: Sequence[str], owed: set[int]) -> bool:
        """Whether ``rest`` of the hand has a card for each value that is ``owed``; a card is one of its values, or both
        at once.
        """
        if not owed:
            return True
        one = min(owed)
        for place, card in enumerate(rest):
            counts = values(card, self.options, lies=False)
            if one in counts:
                left = owed - set(counts) if self.options["double_use"] == "both" else owed - {one}
                others = list(rest) if self.options["double_use"] == "both" else [*rest[:place], *rest[place + 1 :]]
                if self._covered(others, left):
                    return True
        return False

    def _sets(self, cards: Sequence[str], wanted: Sequence[int]) -> list[int]:
        """Every subset of ``cards``, as bits, that adds up to one of the values ``wanted``."""
        sums: list[set[int]] = [{0}]
        for mask in range(1, 1 << len(cards)):
            low = (mask & -mask).bit_length() - 1
            counts = values(cards[low], self.options, lies=True)
            sums.append({before + more for before in sums[mask & (mask - 1)] for more in counts})
        return [mask for mask in range(1, 1 << len(cards)) if any(one in sums[mask] for one in wanted)]

    def _unions(self, sets: Sequence[int]) -> Sets:
        """Whatever disjoint ``sets`` make together, with the greatest number of them; with nothing at all."""
        found = {0: 0}
        for one in sets:
            for other, number in list(found.items()):
                if not one & other:
                    found[one | other] = max(found.get(one | other, 0), number + 1)
        return found

    def _taken(self, mask: int) -> tuple[str, ...]:
        return tuple(sorted(card for place, card in enumerate(self.table) if mask >> place & 1))

    def _captures(self, card: str) -> set[Told]:
        counts = values(card, self.options, lies=False)
        whole = (1 << len(self.table)) - 1
        if not counts:
            return self._pairs(card)
        uses = [counts] if self.options["double_use"] == "both" else [(one,) for one in counts]
        found: set[Told] = set()
        clears = False
        for use in uses:
            sets = self._sets(self.table, use)
            unions = self._unions(sets)
            clears |= whole in unions and whole > 0
            numbers = sorted(number for number, stack in self.stacks.items() if stack.value in use)
            if self.options["one_set"]:
                masks = set(sets)
            elif self.options["duty"] == "all":
                masks = {mask for mask in unions if not any(not one & mask for one in sets)}
            else:
                masks = set(unions)
            for mask in masks:
                for taken in chain.from_iterable(combinations(numbers, size) for size in range(len(numbers) + 1)):
                    if mask or taken:
                        found.add((card, self._taken(mask), taken, 0))
        if clears and self.options["duty"] in ("sweep", "all"):
            return {(card, self._taken(whole), (), 0)}
        return found

    def _pairs(self, card: str) -> set[Told]:
        """The captures of a court card that only pairs."""
        lie = sorted(other for other in self.table if other[0] == card[0])
        sizes = (1,) if self.options["one_set"] else AT_ONCE[self.options["courts"]]
        return {(card, taken, (), 0) for size in sizes for taken in combinations(lie, size)}

    def _builds(self, card: str, rest: Sequence[str]) -> Iterator[Told]:
        held = {value for other in rest for value in values(other, self.options, lies=False)}
        own = values(card, self.options, lies=True)
        for value in held:
            same = sorted(number for number, stack in self.stacks.items() if stack.value == value)
            loose = self._unions(self._sets(self.table, (value,)))
            with_card = self._unions(self._sets([*self.table, card], (value,)))
            top = 1 << len(self.table)
            for joined in chain.from_iterable(combinations(same, size) for size in range(len(same) + 1)):
                owed = self._owned(joined) | {value}
                if self._covered(rest, owed):
                    for mask in with_card:
                        if mask & top and (joined or mask != top):
                            yield card, self._taken(mask & ~top), joined, value
                for number, stack in self.stacks.items():
                    if stack.value == value or stack.sets > 1 or not any(stack.value + one == value for one in own):
                        continue
                    if stack.owner == self.turn and not self.options["raise_own"]:
                        continue
                    numbers = tuple(sorted((number, *joined)))
                    if self._covered(rest, self._owned(numbers) | {value}):
                        for mask in loose:
                            yield card, self._taken(mask), numbers, value

    # What is played

    def see(self, told: Told) -> None:
        """Follow a play of the player whose turn it is, and what comes of it by itself."""
        card, taken, numbers, value = told
        seat = self.turn
        self.hands[seat].remove(card)
        if value:
            self._build(seat, told)
        elif taken or numbers:
            self._capture(seat, told)
        else:
            self.table.append(card)
        if self.count.decided:
            self.over = True
            return
        if self.options["draws"] and self.stock:
            self.hands[seat].append(self.stock.pop(0))
        if any(self.hands):
            place = self.order.index(seat)
            following = [self.order[(place + more) % self.players] for more in range(1, self.players + 1)]
            self.turn = next(other for other in following if self.hands[other])
        elif self.stock:
            if self.options["courts_aside"]:
                self.aside += [other for other in self.table if other[0] in COURTS]
                self.table = [other for other in self.table if other[0] not in COURTS]
            self._deal()
            self.turn = self.order[0]
        else:
            self._end()

    def _build(self, seat: int, told: Told) -> None:
        card, taken, numbers, value = told
        before = [self.stacks.pop(number) for number in numbers]
        for other in taken:
            self.table.remove(other)
        raised = any(stack.value != value for stack in before)
        loose = list(taken) if raised else [*taken, card]
        whole = (1 << len(loose)) - 1
        sets = raised + self._unions(self._sets(loose, (value,)))[whole]
        sets += sum(stack.sets for stack in before if stack.value == value)
        cards = [other for stack in before for other in stack.cards]
        if not numbers:
            self.begun += 1
        number = numbers[0] if numbers else self.begun
        self.stacks[number] = Stack(value, seat, sets, [*cards, *taken, card])

    def _capture(self, seat: int, told: Told) -> None:
        card, taken, numbers, _ = told
        for other in taken:
            self.table.remove(other)
        built = [other for number in numbers for other in self.stacks.pop(number).cards]
        self.last = seat
        very_last = not (self.stock or any(self.hands))
        swept = not (self.table or self.stacks)
        self.count.capture(self.sides[seat], card, [*taken, *built], swept, very_last, not self.stock)

    def _end(self) -> None:
        self.over = True
        if self.last is not None:
            rest = [*self.table, *self.aside, *(card for stack in self.stacks.values() for card in stack.cards)]
            self.count.rest(self.sides[self.last], rest)
        if not self.count.decided:
            self.count.end(None if self.last is None else self.sides[self.last])

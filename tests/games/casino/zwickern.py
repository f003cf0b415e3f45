"""Zwickern judged by code that shares nothing with the engine: what is legal by a brute force over all subsets of what
lies on the table, what a deal comes to by a count of its own.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator, Sequence

from cardtable.core.cards import JOKER, Card, format_card, rank_of
from cardtable.core.rules import OptionValue
from cardtable.core.scores import totals
from cardtable.games.casino.actions import Play
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.state import CasinoState
from tests.contract.setups import by_name, choose, walk
from tests.games.casino.positions import deal, rules_of

VALUES = {1: 11, 11: 12, 12: 13, 13: 14}


def values_of(card: Card) -> Sequence[int]:
    """What a played card can count."""
    return range(2, 15) if card == JOKER else (VALUES.get(rank_of(card), rank_of(card)),)


def divides(values: Sequence[int], target: int) -> bool:
    """Whether ``values`` fall into groups that each make ``target``."""
    if not values:
        return True
    first, rest = values[0], values[1:]
    for size in range(len(rest) + 1):
        for others in itertools.combinations(range(len(rest)), size):
            if first + sum(rest[index] for index in others) == target:
                left = [rest[index] for index in range(len(rest)) if index not in others]
                if divides(left, target):
                    return True
    return False


def lying(state: CasinoState) -> list[tuple[int, Card, int]]:
    """Value, card or -1, and number of the stack or 0, of everything on the table."""
    return [(values_of(card)[0], card, 0) for card in state.table] + [
        (one.value, -1, one.number) for one in state.builds
    ]


def taking(card: Card, things: Sequence[tuple[int, Card, int]], value: int = 0) -> Play:
    loose = tuple(sorted(one for _, one, number in things if not number))
    return Play(card, loose, tuple(sorted(number for *_, number in things if number)), value, stacked=bool(value))


def by_brute_force(state: CasinoState, if_stuck: bool) -> set[Play]:
    things = lying(state)
    captured: set[Play] = set()
    laid: set[Play] = set()
    for card in set(state.hands[state.turn]):
        if card == JOKER:
            laid.update(Play(card, value=value, stacked=True) for value in values_of(card))
        else:
            laid.add(Play(card))
        for size in range(1, len(things) + 1):
            for some in itertools.combinations(things, size):
                if any(divides([value for value, *_ in some], target) for target in values_of(card)):
                    captured.add(taking(card, some))
    for card in () if if_stuck and captured else set(state.hands[state.turn]):
        for thing in things:
            totals = [own + thing[0] for own in values_of(card)]
            laid.update(taking(card, [thing], total) for total in totals if total <= 14)
    return captured | laid


def positions(seeds: Sequence[int], most: int, **options: OptionValue) -> Iterator[CasinoState]:
    for seed in seeds:
        for state, _ in walk(by_name("casino.zwicker", 2 + seed % 3, **options), seed):
            assert isinstance(state, CasinoState)
            if state.actor() >= 0 and len(state.table) + len(state.builds) <= most:
                yield state


def check_positions(seeds: Sequence[int], if_stuck: bool, most: int = 8, **options: OptionValue) -> Counter[str]:
    """Compare the legal plays of random walks with the brute force, both ways; how many plays of each kind."""
    kinds: Counter[str] = Counter()
    for state in positions(seeds, most, stack_only_if_stuck=if_stuck, **options):
        plays = list(state.legal())
        expected = by_brute_force(state, if_stuck)
        assert set(plays) == expected, state.key()
        assert len(plays) == len(set(plays))
        assert all(one in state.legal() for one in plays)
        assert set(state.legal().representatives()) <= set(plays)
        assert {card for one in plays for card in [one.card]} == set(state.legal().cards())
        kinds["positions"] += 1
        kinds["with stacks"] += bool(state.builds)
        kinds["stacks in sums"] += any(one.captures and one.builds and one.taken for one in plays)
        kinds["stacked"] += any(one.stacked for one in plays)
        kinds["jokers held"] += JOKER in state.hands[state.turn]
        kinds["jokers lying"] += any(JOKER in one.cards for one in state.builds)
        kinds["on stacks"] += any(one.stacked and one.builds for one in plays)
    return kinds


def counted_anew(rules: CasinoRules, state: CasinoState, first: Sequence[Card]) -> list[int]:
    """What a deal brings its sides, from the cards and plays alone; ``first`` lay on the table when it began."""
    sides = len(rules.sides)
    piles: list[list[Card]] = [[] for _ in range(sides)]
    points = [0] * sides
    table, last = [card for card in first if card != JOKER], None
    begun = len(first) - len(table)
    stacks = {number: [JOKER] for number in range(1, begun + 1)}
    for seat, one in state.plays:
        side = seat % sides
        for card in one.taken:
            table.remove(card)
        moved = [one.card, *one.taken, *(card for number in one.builds for card in stacks.pop(number))]
        if one.stacked:
            begun += not one.builds
            stacks[one.builds[0] if one.builds else begun] = moved
            assert JOKER in moved or sum(values_of(card)[0] for card in moved) == one.value
            assert one.value <= 14
        elif len(moved) > 1:
            piles[side] += moved
            last = side
            points[side] += 3 * (not table and not stacks)
        else:
            table.append(one.card)
    if last is not None:
        piles[last] += table + [card for cards in stacks.values() for card in cards]
    numbers = [len(pile) for pile in piles]
    if numbers.count(max(numbers)) == 1:
        points[numbers.index(max(numbers))] += 1
    for side, pile in enumerate(piles):
        for name in map(format_card, pile):
            points[side] += {"TD": 10, "7S": 1, "7D": 1}.get(name, 2 * (name[0] == "A"))
    return points


def check_deals(seeds: Sequence[int], **options: OptionValue) -> Counter[str]:
    """Play a deal for each of ``seeds`` at random and count it anew; how often something happened."""
    happened: Counter[str] = Counter()
    for seed in seeds:
        generator = random.Random(seed)
        chosen: dict[str, OptionValue] = {name: generator.random() < 0.5 for name in ("stack_only_if_stuck", "reopen")}
        rules = rules_of("zwicker", 2 + seed % 3, **chosen, **options)
        state, _ = deal(rules, generator.sample(rules.pack, len(rules.pack)), seed % rules.players)
        first = (*state.table, *(card for one in state.builds for card in one.cards))
        while state.actor() >= 0:
            state.advance(choose(state, generator))
        lines = state.lines()
        assert list(totals(lines, len(rules.sides))) == counted_anew(rules, state, first), seed
        happened.update({str(line.code) for line in lines})
    return happened

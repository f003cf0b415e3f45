"""A random play in games with builds or stacks, found without listing all plays."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence

from cardtable.core.cards import Card
from cardtable.core.chance import cut, one_of, shuffled
from cardtable.games.casino.actions import Play
from cardtable.games.casino.announcing import covered_values, made_of
from cardtable.games.casino.building import may_raise, must_act, orphaned_build
from cardtable.games.casino.captures import PAIRS
from cardtable.games.casino.drawing import LAYS_DOWN, TableSums, captured_places, most_valuable, random_sets
from cardtable.games.casino.position import CasinoPosition
from cardtable.games.casino.stacking import laid_as, may_stack, stacked_as

_CAPTURES = 0.5
"""The chance that a card that can both capture and build captures."""
_TAKES = 0.5
"""The chance that a build, or a card beside it, is taken although it could be left."""
_TRIES = 16
"""The number of tries to find a play, because a builder may have only a single legal one."""

_Way = Callable[[CasinoPosition, Sequence[Card], TableSums, Card, random.Random], Play | None]


def random_play(position: CasinoPosition, lying: Sequence[Card], generator: random.Random) -> Play | None:
    """Return a random play of the player to move; of the loose cards only those ``lying`` are considered.

    Of cards that count alike the play takes the most valuable; apart from that, every legal play is possible. None if
    nothing was found, which can happen although there is a legal play if the player has a build to keep.
    """
    rules, hand = position.rules, position.hands[position.turn]
    card = one_of(hand, generator)
    lays_down = not rules.must_capture and generator.random() < LAYS_DOWN
    if lays_down and (laid := _laid_down(position, card, generator)):
        return laid
    lying = cut(lying, generator)
    values = [rules.table_values[one] for one in lying]
    if rules.stacks_to:
        # A stack is part of sums like a card.
        values += [(one.value,) for one in position.builds]
    sums = TableSums(values)
    ways: tuple[_Way, _Way] = (_capture_with_stacks, _stack) if rules.stacks_to else (_capture, _build)
    for _ in range(_TRIES):
        for way in ways if generator.random() < _CAPTURES else reversed(ways):
            play = way(position, lying, sums, card, generator)
            # The hand has a card for the new build, but perhaps none any more for an older build.
            if play and (not position.builds or orphaned_build(position, play) is None):
                return play
        if laid := _laid_down(position, card, generator):
            return laid
        card = one_of(hand, generator)
    return None


def _laid_down(position: CasinoPosition, card: Card, generator: random.Random) -> Play | None:
    if must_act(position):
        return None
    laid = laid_as(position, card)
    if position.rules.announcing and position.builds:
        laid = [play for play in laid if orphaned_build(position, play) is None]
    return one_of(laid, generator) if laid else None


def _capture(
    position: CasinoPosition, lying: Sequence[Card], sums: TableSums, card: Card, generator: random.Random
) -> Play | None:
    rules = position.rules
    values = rules.hand_values[card]
    if not (position.builds or any(map(sums.reach, values))):
        return None
    uses = rules.uses(values)
    for use in uses if len(uses) == 1 else shuffled(uses, generator):
        able = [one.number for one in position.builds if one.value in use]
        builds = _some(able, generator) if able else ()
        places: Sequence[int] = ()
        if not builds or generator.random() < _TAKES:
            places = captured_places(rules, sums, use, generator)
        if not (places or builds):
            builds = tuple(able[:1])
        if places or builds:
            return Play(card, most_valuable(rules, lying, places, card), builds)
    return None


def _build(
    position: CasinoPosition, lying: Sequence[Card], sums: TableSums, card: Card, generator: random.Random
) -> Play | None:
    ways = _ways_to_build(position, sums, card)
    if not ways:
        return None
    value, missing, raised = one_of(ways, generator)
    places = sums.some(missing, generator)
    if generator.random() < _TAKES:
        places += random_sets(sums.without(places), (value,), generator)
    same = [one.number for one in position.builds if one.value == value]
    builds = _some(same, generator) if same else ()
    if raised:
        builds = tuple(sorted((raised, *builds)))
    elif not (places or builds):
        builds = tuple(same[:1])
        places = [] if builds else random_sets(sums, (value,), generator)
    return Play(card, most_valuable(position.rules, lying, places, card), builds, value)


def _ways_to_build(position: CasinoPosition, sums: TableSums, card: Card) -> list[tuple[int, int, int]]:
    """Return, for each build that ``card`` can make, its value, the sum that loose cards add, and the number of the
    build that is raised, or 0.
    """
    rules = position.rules
    rest = position.hands[position.turn][:]
    rest.remove(card)
    ways: list[tuple[int, int, int]] = []
    for value in [value for other in rest for value in rules.hand_values[other] if value < PAIRS]:
        for count in rules.table_values[card]:
            # A card that is a group by itself has others beside it, or joins a build.
            if count <= value and sums.reach(value - count or value):
                ways.append((value, value - count, 0))
            for one in position.builds:
                if one.value == value == count:
                    ways.append((value, 0, 0))
                elif one.value + count == value and may_raise(position, one):
                    ways.append((value, 0, one.number))
    return ways


def _some(numbers: Iterable[int], generator: random.Random) -> tuple[int, ...]:
    """Return a random subset of ``numbers``, possibly none or all."""
    return tuple([number for number in numbers if generator.random() < _TAKES])


def _capture_with_stacks(
    position: CasinoPosition, lying: Sequence[Card], sums: TableSums, card: Card, generator: random.Random
) -> Play | None:
    rules = position.rules
    uses = [use for use in rules.uses(rules.hand_values[card]) if any(map(sums.reach, use))]
    if not uses:
        return None
    places = random_sets(sums, one_of(uses, generator), generator)
    return Play(card, *_taken(position, lying, places, card))


def _stack(
    position: CasinoPosition, lying: Sequence[Card], sums: TableSums, card: Card, generator: random.Random
) -> Play | None:
    rules = position.rules
    if rules.announcing:
        covered, own_values = covered_values(position, card), rules.table_values[card]
        found = [
            (place, value)
            for place, values in enumerate(sums.values)
            for value in sorted(covered & made_of(own_values, values))
        ]
    else:
        found = [
            (place, own + value)
            for own in stacked_as(rules, card)
            for place, (value,) in enumerate(sums.values)
            if own + value <= rules.stacks_to
        ]
    if not found or not may_stack(position):
        return None
    place, total = one_of(found, generator)
    return Play(card, *_taken(position, lying, [place], card), total, stacked=True)


def _taken(
    position: CasinoPosition, lying: Sequence[Card], places: Sequence[int], card: Card
) -> tuple[tuple[Card, ...], tuple[int, ...]]:
    """Return the loose cards and the numbers of the stacks at ``places`` that ``card`` takes; places after the cards
    are those of stacks.
    """
    loose = [place for place in places if place < len(lying)]
    stacks = [position.builds[place - len(lying)].number for place in places if place >= len(lying)]
    return most_valuable(position.rules, lying, loose, card), tuple(sorted(stacks))

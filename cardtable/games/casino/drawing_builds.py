"""A play by chance where there are builds or stacks, found without a list of all that there are."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence

from cardtable.core.cards import Card
from cardtable.core.chance import one_of, shuffled
from cardtable.games.casino.actions import Play
from cardtable.games.casino.building import must_act, orphaned_build
from cardtable.games.casino.captures import PAIRS, Values
from cardtable.games.casino.drawing import LAYS_DOWN, first_set, loose_cards, most_valuable, some_sets
from cardtable.games.casino.position import CasinoPosition
from cardtable.games.casino.stacking import laid_as, may_stack, stacked_as

_CAPTURES = 0.5
"""How often a card that might do either captures and does not build."""
_TAKES = 0.5
"""How often a build, or what lies beside it, is taken although it could be left."""

_Way = Callable[[CasinoPosition, Sequence[Card], Card, random.Random], Play | None]


def drawn_play(position: CasinoPosition, lying: Sequence[Card], card: Card, generator: random.Random) -> Play | None:
    """What is played with ``card`` at a table of whose loose cards those ``lying`` are looked at.

    Of cards that count alike it takes the most valuable; every other legal play may come. None if nothing was found: so
    it may be although there is a play where the player has a build to keep.
    """
    put: _Way = _stack if position.rules.stacks_to else _build
    ways = [_capture, put] if generator.random() < _CAPTURES else [put, _capture]
    lays_down = generator.random() < LAYS_DOWN and not position.rules.must_capture
    for way in (_lay_down, *ways) if lays_down else (*ways, _lay_down):
        play = way(position, lying, card, generator)
        if play is not None and orphaned_build(position, play) is None:
            return play
    return None


def _lay_down(position: CasinoPosition, _lying: Sequence[Card], card: Card, generator: random.Random) -> Play | None:
    return None if must_act(position) else one_of(laid_as(position.rules, card), generator)


def _capture(position: CasinoPosition, lying: Sequence[Card], card: Card, generator: random.Random) -> Play | None:
    rules = position.rules
    uses = rules.uses(rules.hand_values[card])
    for use in uses if len(uses) == 1 else shuffled(uses, generator):
        if rules.stacks_to:
            taken, builds = _sets_with_stacks(position, lying, use, generator)
        else:
            builds = _some((one.number for one in position.builds if one.value in use), generator)
            taken = () if builds and generator.random() < _TAKES else loose_cards(rules, lying, use, generator)
            if not taken and not builds:
                builds = tuple(one.number for one in position.builds if one.value in use)[:1]
        if taken or builds:
            return Play(card, most_valuable(rules, lying, taken, card), builds)
    return None


def _sets_with_stacks(
    position: CasinoPosition, lying: Sequence[Card], use: Values, generator: random.Random
) -> tuple[Sequence[Card], tuple[int, ...]]:
    """The loose cards and the stacks of sets that each add up to one of ``use``."""
    values = [position.rules.table_values[one] for one in lying]
    values += [(one.value,) for one in position.builds]
    places = some_sets(values, use, generator)
    loose = len(lying)
    stacks = sorted(position.builds[place - loose].number for place in places if place >= loose)
    return [lying[place] for place in places if place < loose], tuple(stacks)


def _build(position: CasinoPosition, lying: Sequence[Card], card: Card, generator: random.Random) -> Play | None:
    rules = position.rules
    rest = position.hands[position.turn][:]
    rest.remove(card)
    own = rules.table_values[card]
    held = {value for other in rest for value in rules.hand_values[other] if own[0] <= value < PAIRS}
    for value in shuffled(sorted(held), generator):
        raised = [
            one.number
            for one in position.builds
            if one.groups == 1
            and (rules.raise_own or one.builder != position.turn)
            and any(one.value + more == value for more in own)
        ]
        same = [one.number for one in position.builds if one.value == value]
        for lower in shuffled([0, *raised], generator) if raised else (0,):
            beside = list(lying)
            taken = [] if lower else _completing(position, beside, value, own, generator)
            if taken is None:
                continue
            if generator.random() < _TAKES:
                taken += [beside[place] for place in some_sets(_values(position, beside), (value,), generator)]
            builds = _some(same, generator)
            if not (lower or taken or builds):
                # The card is a group by itself, and something must lie with it.
                builds = tuple(same[:1])
                places = () if builds else some_sets(_values(position, beside), (value,), generator)
                taken = [beside[place] for place in places]
            if lower or taken or builds:
                numbers = tuple(sorted((lower, *builds))) if lower else builds
                return Play(card, most_valuable(rules, lying, taken, card), numbers, value)
    return None


def _completing(
    position: CasinoPosition, beside: list[Card], value: int, own: Values, generator: random.Random
) -> list[Card] | None:
    """Cards that make up ``value`` with a card that counts ``own``, taken away from those ``beside``; None if there are
    none.
    """
    beside[:] = shuffled(beside, generator)
    for count in own if len(own) == 1 else shuffled(own, generator):
        if count == value:
            return []
        if count < value:
            places = first_set(_values(position, beside), (value - count,))
            if places:
                return [beside.pop(place) for place in places]
    return None


def _values(position: CasinoPosition, cards: Iterable[Card]) -> list[Values]:
    return [position.rules.table_values[one] for one in cards]


def _some(numbers: Iterable[int], generator: random.Random) -> tuple[int, ...]:
    """Some of ``numbers``, perhaps none or all."""
    return tuple(number for number in numbers if generator.random() < _TAKES)


def _stack(position: CasinoPosition, lying: Sequence[Card], card: Card, generator: random.Random) -> Play | None:
    rules = position.rules
    found = []
    for own in stacked_as(rules, card):
        sums = [(own + rules.table_values[one][0], one) for one in lying]
        found += [Play(card, (one,), (), total, stacked=True) for total, one in sums if total <= rules.stacks_to]
        onto = [(own + stack.value, stack.number) for stack in position.builds]
        found += [Play(card, (), (number,), total, stacked=True) for total, number in onto if total <= rules.stacks_to]
    if not found or not may_stack(position):
        return None
    play = one_of(found, generator)
    return play._replace(taken=most_valuable(rules, lying, play.taken, card))

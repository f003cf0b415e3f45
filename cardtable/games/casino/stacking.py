"""Laying a card on another or on a stack, as at Zwickern: together they count as one card of their sum.

A stack is kept as a build without a builder: no player must hold a card for it, every player may take it or lay another
card on it, and it is part of sums like a card. A joker on the table is a stack of its own, of the value that its player
has named. RULES.md, C138, C139, C145 to C149.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, compress, product

from cardtable.core.cards import JOKER, Card, format_card
from cardtable.core.errors import IllegalAction
from cardtable.games.casino.actions import Play
from cardtable.games.casino.announcing import check_announced, covered_values, made_of
from cardtable.games.casino.building import find_build
from cardtable.games.casino.captures import Values, Vector, single_sets
from cardtable.games.casino.dealing import TO_TABLE
from cardtable.games.casino.layout import Layout, classes_of
from cardtable.games.casino.observation import CasinoObservation
from cardtable.games.casino.position import CasinoPosition
from cardtable.games.casino.rules import CasinoRules


def table_values(position: CasinoPosition) -> list[Values]:
    """Return the values of all loose cards on the table, followed by those of the stacks."""
    loose = [position.rules.table_values[card] for card in position.table]
    return [*loose, *((one.value,) for one in position.builds)]


def may_stack(position: CasinoPosition) -> bool:
    """Whether the player may lay a card on another: always, or only while no card of his takes anything."""
    rules = position.rules
    if not rules.stacks_if_stuck:
        return True
    classes = classes_of(table_values(position))
    targets = {value for card in position.hands[position.turn] for value in rules.hand_values[card]}
    return not any(single_sets(classes, target) for target in targets)


def check_stack(position: CasinoPosition, play: Play) -> None:
    """Raise ``IllegalAction`` with the reason why ``play``, which lays a card on something, is not legal now."""
    rules = position.rules
    if not rules.stacks_to:
        raise IllegalAction("no_stacking")
    if rules.announcing:
        check_announced(position, play)
        return
    below = [rules.table_values[card][0] for card in play.taken]
    below += [find_build(position, number).value for number in play.builds]
    if len(below) != 1 and (play.card != JOKER or below):
        raise IllegalAction("stack_on_one")
    totals = [own + sum(below) for own in stacked_as(rules, play.card)]
    if totals[0] > rules.stacks_to:
        raise IllegalAction("stack_too_high", sum=totals[0], most=rules.stacks_to)
    if play.value not in totals or play.value > rules.stacks_to:
        raise IllegalAction("does_not_add_up", card=format_card(play.card), values=str(play.value))
    if below and not may_stack(position):
        raise IllegalAction("stack_only_if_stuck")


def stacked_as(rules: CasinoRules, card: Card) -> Values:
    """Return the values that ``card`` may have when it is laid on another: its value on the table, or for a joker all
    values that it can be given.
    """
    return rules.hand_values[card] if card == JOKER else rules.table_values[card]


def laid_as(position: CasinoPosition, card: Card) -> list[Play]:
    """Return the plays that lay ``card`` down alone: a single one; where values are announced one more for each value
    that may be; for a joker one for each value that it can be given.
    """
    rules = position.rules
    if card == JOKER:
        return [Play(card, value=value, stacked=True) for value in stacked_as(rules, card)]
    if rules.announcing:
        announced = sorted(covered_values(position, card).intersection(rules.table_values[card]))
        return [Play(card), *(Play(card, value=value, stacked=True) for value in announced)]
    return [Play(card)]


def capture_vectors_with_stacks(
    position: CasinoPosition, card: Card, layout: Layout
) -> Iterator[tuple[Vector, tuple[int, ...], int]]:
    """Yield each capture that ``card`` can make: its loose cards as counts, the numbers of its stacks, and 0 as the
    value built.
    """
    rules = position.rules
    stacks: dict[Values, list[int]] = {}
    for one in position.builds:
        stacks.setdefault((one.value,), []).append(one.number)
    loose = dict(layout.classes)
    classes = tuple(sorted((Counter(loose) + Counter({kind: len(some) for kind, some in stacks.items()})).items()))
    lies_loose = [kind in loose for kind, _ in classes]
    for use in rules.uses(rules.hand_values[card]):
        for vector in rules.capture_vectors(classes, use):
            # For each value, the possible numbers of loose cards with the stacks chosen beside them.
            shares = [
                [
                    (number - size, some)
                    for size in range(max(0, number - loose.get(kind, 0)), min(number, len(stacks.get(kind, ()))) + 1)
                    for some in combinations(stacks.get(kind, ()), size)
                ]
                for (kind, _), number in zip(classes, vector, strict=True)
            ]
            for share in product(*shares):
                builds = sorted(one for _, some in share for one in some)
                yield tuple(compress((number for number, _ in share), lies_loose)), tuple(builds), 0


def stack_vectors(
    rules: CasinoRules, position: CasinoPosition, card: Card, layout: Layout
) -> Iterator[tuple[Vector, tuple[int, ...], int]]:
    """Yield each way to lay ``card`` on another: the loose card below it as counts, or the number of the stack below
    it, and the value that they make together.
    """
    nothing = (0,) * len(layout.classes)
    if rules.announcing:
        covered = covered_values(position, card)
        for place, values in enumerate(layout.values):
            for value in sorted(covered & made_of(rules.table_values[card], values)):
                yield (*nothing[:place], 1, *nothing[place + 1 :]), (), value
        for one in position.builds:
            for value in sorted(covered & made_of(rules.table_values[card], (one.value,))):
                yield nothing, (one.number,), value
        return
    for own in stacked_as(rules, card):
        for place, (value,) in enumerate(layout.values):
            if own + value <= rules.stacks_to:
                yield (*nothing[:place], 1, *nothing[place + 1 :]), (), own + value
        for one in position.builds:
            if own + one.value <= rules.stacks_to:
                yield nothing, (one.number,), own + one.value


def barred_values(rules: CasinoRules, observation: CasinoObservation) -> dict[int, set[int]]:
    """Return, for each other seat, the values of which it can hold no card: it laid a card on another in this round,
    and the rules allow that only to players who can capture nothing. Empty under other rules.
    """
    if not rules.stacks_if_stuck:
        return {}
    played = Counter(play.card for _, play in observation.plays)
    table = Counter(observation.seen()) - Counter(observation.hand) - played
    begun = table.pop(JOKER, 0)
    stacks = dict.fromkeys(range(1, begun + 1), rules.stacks_to)
    dealt = sum(packet.cards for one in rules.plan.rounds[: observation.round - 1] for packet in one)
    before = dealt - sum(packet.cards for packet in rules.plan.rounds[0] if packet.place == TO_TABLE)
    barred: dict[int, set[int]] = {}
    targets = {value for card in rules.pack for value in rules.hand_values[card]}
    for place, (seat, play) in enumerate(observation.plays):
        if play.stacked and (play.taken or play.builds) and place >= before and seat != observation.seat:
            lying = [rules.table_values[card] for card in table.elements()]
            classes = classes_of([*lying, *((value,) for value in stacks.values())])
            barred.setdefault(seat, set()).update(value for value in targets if single_sets(classes, value))
        table.subtract(play.taken)
        for number in play.builds:
            del stacks[number]
        if play.stacked:
            begun += not play.builds
            stacks[min(play.builds, default=begun)] = play.value
        elif play.lays_down:
            table[play.card] += 1
    return barred

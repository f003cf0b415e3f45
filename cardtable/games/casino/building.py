"""Building, by the rules of Mulle in Glimne's book.

The sources name it without rules; RULES.md, C44 to C55, has them. In short:

* A build takes the played card and any loose cards and builds that divide into groups of the build's value; cards
  count their table value. Builds of that value go in whole. A single build of a lower value can be raised by the
  played card alone, which makes one group with it. Every player may raise a single build, also its builder.
* The player who plays to a build last is its builder. A builder may not lay a card down, and after each play must
  still hold a card for each build of their own that can capture it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from cardtable.core.cards import Card, format_card
from cardtable.core.errors import IllegalAction
from cardtable.games.casino.actions import Play
from cardtable.games.casino.announcing import owner_of
from cardtable.games.casino.captures import PAIRS, Vector, can_capture, capture_vectors, most_sets
from cardtable.games.casino.layout import Layout
from cardtable.games.casino.pieces import Build
from cardtable.games.casino.position import CasinoPosition
from cardtable.games.casino.rules import CasinoRules


def groups_in_build(rules: CasinoRules, play: Play, builds: Iterable[Build]) -> int:
    """Return the number of groups in the build that ``play`` makes out of ``builds`` and loose cards.

    If cards of two values can be divided in several ways, the greatest number counts.
    """
    loose = [rules.table_values[card] for card in play.taken]
    groups = 0
    raised = False
    for one in builds:
        if one.value == play.value:
            groups += one.groups
        else:
            raised = True
    if raised:
        groups += 1
    else:
        loose.append(rules.table_values[play.card])
    if any(len(one) > 1 for one in loose):
        return groups + most_sets(loose, play.value)
    # However cards of one value each are divided, the number of groups is the same.
    return groups + sum(one[0] for one in loose) // play.value


def check_build(position: CasinoPosition, play: Play) -> None:
    """Raise ``IllegalAction`` with the reason why ``play``, which builds, is not legal now."""
    rules = position.rules
    if not rules.building:
        raise IllegalAction("no_building")
    rest = position.hands[position.turn][:]
    rest.remove(play.card)
    if uncovered(rules, rest, (play.value,)) is not None:
        raise IllegalAction("builder_must_hold", value=play.value)
    if play.value >= PAIRS:
        raise IllegalAction("courts_only_pair", card=format_card(play.card))
    builds = [find_build(position, number) for number in play.builds]
    raised = [one for one in builds if one.value != play.value]
    own = rules.table_values[play.card]
    loose = [rules.table_values[card] for card in play.taken]
    wrong = IllegalAction("does_not_add_up", card=format_card(play.card), values=str(play.value))
    if raised:
        if len(raised) > 1 or raised[0].groups > 1:
            raise IllegalAction("build_cannot_be_raised", value=raised[0].value)
        if not rules.raise_own and raised[0].builder == position.turn:
            raise IllegalAction("own_build_cannot_be_raised", value=raised[0].value)
        if not any(raised[0].value + value == play.value for value in own):
            raise wrong
    else:
        loose.append(own)
    if loose and not can_capture(loose, (play.value,), together=False):
        raise wrong
    if not (play.taken or play.builds):
        raise wrong


def orphaned_build(position: CasinoPosition, play: Play) -> int | None:
    """Return the value of a build that the player could not capture any more after ``play``, or None
    if there is none.
    """
    rules, seat = position.rules, position.turn
    if (play.stacked and not rules.announcing) or not (play.value or position.builds):
        return None
    values = {one.value for one in position.builds if one.builder == seat and one.number not in play.builds}
    if play.value and not (rules.announcing and owner_of(rules, position.plays, seat, play.value) != seat):
        values.add(play.value)
    if not values:
        return None
    rest = position.hands[seat][:]
    rest.remove(play.card)
    return uncovered(rules, rest, sorted(values))


def uncovered(rules: CasinoRules, hand: Sequence[Card], values: Sequence[int]) -> int | None:
    """Return the first of ``values`` that the cards of ``hand`` cannot capture together with those before it.

    Return None if they can capture all. Each value needs a card of its own, unless a card uses both of its values at
    once.
    """
    if len(values) == 1 or rules.both_values:
        return next((value for value in values if not any(value in rules.hand_values[card] for card in hand)), None)
    reach = [[index for index, card in enumerate(hand) if value in rules.hand_values[card]] for value in values]
    holder: dict[int, int] = {}

    def give(place: int, tried: set[int]) -> bool:
        for index in reach[place]:
            if index not in tried:
                tried.add(index)
                if index not in holder or give(holder[index], tried):
                    holder[index] = place
                    return True
        return False

    return next((value for place, value in enumerate(values) if not give(place, set())), None)


def must_act(position: CasinoPosition) -> bool:
    """Whether the player is the builder of a build, and so may not lay a card down; whose stacks are announced may."""
    return not position.rules.announcing and position.turn in [one.builder for one in position.builds]


def may_raise(position: CasinoPosition, one: Build) -> bool:
    """Whether the player may raise a build, if he has a card that does."""
    return one.groups == 1 and (position.rules.raise_own or one.builder != position.turn)


def find_build(position: CasinoPosition, number: int) -> Build:
    """Return the build with that number, which must be on the table."""
    return next(one for one in position.builds if one.number == number)


def build_vectors(
    position: CasinoPosition, card: Card, layout: Layout
) -> Iterator[tuple[Vector, tuple[int, ...], int]]:
    """Yield each build that ``card`` can make: its loose cards as counts, the numbers of its builds, and its value.

    Only values of another card in the hand are considered. Whether the hand can capture all builds of the player is
    left to ``orphaned_build``.
    """
    rules = position.rules
    nothing = (0,) * len(layout.classes)
    rest = position.hands[position.turn][:]
    rest.remove(card)
    own = rules.table_values[card]
    with_card = dict(layout.classes)
    with_card[own] = with_card.get(own, 0) + 1
    classes = tuple(sorted(with_card.items()))
    place = [values for values, _ in classes].index(own)
    added = own not in layout.values
    held = {value for other in rest for value in rules.hand_values[other] if value < PAIRS}
    single = [one for one in position.builds if may_raise(position, one)]
    for value in sorted(held):
        same = list(subsets([one.number for one in position.builds if one.value == value]))
        alone = capture_vectors(layout.classes, (value,), False)
        for vector in capture_vectors(classes, (value,), False):
            if not vector[place]:
                continue
            less = vector[:place] + (() if added else (vector[place] - 1,)) + vector[place + 1 :]
            for builds in same:
                if builds or any(less):
                    yield less, builds, value
        for one in single:
            if any(one.value + more == value for more in own):
                for builds in same:
                    for vector in (nothing, *alone):
                        yield vector, tuple(sorted((one.number, *builds))), value


def subsets(numbers: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield every subset of ``numbers``, the empty one first."""
    for size in range(len(numbers) + 1):
        yield from combinations(numbers, size)

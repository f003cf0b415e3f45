"""Building, as Mulle after Glimne has it.

The sources name it without rules; RULES.md, C44 to C55, has them. In short:

* A build takes the played card and any loose cards and builds that divide into groups of the build's value; cards
  count their table value. Builds of that value go in whole. A single build of a lower value can be raised by the
  played card alone, which makes one group with it. Anybody may raise a single build, its builder too.
* Whoever plays to a build last is its builder. While a player is the builder of a build, he may not lay a card down,
  and after each of his plays he must still hold a card that can capture each build of his.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from cardtable.core.cards import Card, format_card
from cardtable.core.errors import IllegalAction
from cardtable.games.casino.actions import Play
from cardtable.games.casino.captures import Vector, can_capture, capture_vectors
from cardtable.games.casino.layout import Layout
from cardtable.games.casino.pieces import Build
from cardtable.games.casino.rules import CasinoRules

if TYPE_CHECKING:
    from cardtable.games.casino.state import CasinoState


def groups_in_build(rules: CasinoRules, play: Play, builds: Iterable[Build]) -> int:
    """How many groups a build made by ``play`` out of ``builds`` and loose cards consists of."""
    loose = sum(rules.table_values[card][0] for card in (play.card, *play.taken))
    groups = 0
    for one in builds:
        if one.value == play.value:
            groups += one.groups
        else:
            loose += one.value
    return groups + loose // play.value


def check_build(state: CasinoState, play: Play) -> None:
    """Raise ``IllegalAction`` with the reason why ``play``, which builds, is not legal now."""
    rules = state.rules
    if not rules.building:
        raise IllegalAction("no_building")
    rest = state.hands[state.turn][:]
    rest.remove(play.card)
    if not any(play.value in rules.hand_values[card] for card in rest):
        raise IllegalAction("builder_must_hold", value=play.value)
    builds = [find_build(state, number) for number in play.builds]
    raised = [one for one in builds if one.value != play.value]
    own = rules.table_values[play.card]
    loose = [rules.table_values[card] for card in play.taken]
    wrong = IllegalAction("does_not_add_up", card=format_card(play.card), values=str(play.value))
    if raised:
        if len(raised) > 1 or raised[0].groups > 1:
            raise IllegalAction("build_cannot_be_raised", value=raised[0].value)
        if raised[0].value + own[0] != play.value:
            raise wrong
    else:
        loose.append(own)
    if loose and not can_capture(loose, (play.value,), together=False):
        raise wrong
    if not (play.taken or play.builds):
        raise wrong


def orphaned_build(state: CasinoState, play: Play) -> int | None:
    """The value of a build that its builder could not capture any more after ``play``, or None."""
    if not (play.value or state.builds):
        return None
    seat = state.turn
    values = {one.value for one in state.builds if one.builder == seat and one.number not in play.builds}
    if play.value:
        values.add(play.value)
    if values:
        rest = state.hands[seat][:]
        rest.remove(play.card)
        for value in sorted(values):
            if not any(value in state.rules.hand_values[card] for card in rest):
                return value
    return None


def must_act(state: CasinoState) -> bool:
    """Whether the player is the builder of a build, and so may not lay a card down."""
    return any(one.builder == state.turn for one in state.builds)


def find_build(state: CasinoState, number: int) -> Build:
    """The build of that number, which must be on the table."""
    return next(one for one in state.builds if one.number == number)


def build_vectors(state: CasinoState, card: Card, layout: Layout) -> Iterator[tuple[Vector, tuple[int, ...], int]]:
    """The loose cards by count, the builds and the value of each build that ``card`` can make.

    Whether the builder keeps to his duties afterwards is left to ``orphaned_build``.
    """
    rules = state.rules
    nothing = (0,) * len(layout.classes)
    rest = state.hands[state.turn][:]
    rest.remove(card)
    own = rules.table_values[card]
    with_card = dict(layout.classes)
    with_card[own] = with_card.get(own, 0) + 1
    classes = tuple(sorted(with_card.items()))
    place = [values for values, _ in classes].index(own)
    added = own not in layout.values
    for value in sorted({value for other in rest for value in rules.hand_values[other]}):
        same = list(subsets([one.number for one in state.builds if one.value == value]))
        alone = capture_vectors(layout.classes, (value,), False)
        for vector in capture_vectors(classes, (value,), False):
            if not vector[place]:
                continue
            less = vector[:place] + (() if added else (vector[place] - 1,)) + vector[place + 1 :]
            for builds in same:
                if builds or any(less):
                    yield less, builds, value
        for one in state.builds:
            if one.groups == 1 and one.value + own[0] == value:
                for builds in same:
                    for vector in (nothing, *alone):
                        yield vector, tuple(sorted((one.number, *builds))), value


def subsets(numbers: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every choice of ``numbers``, the empty one first."""
    for size in range(len(numbers) + 1):
        yield from combinations(numbers, size)

"""The legal plays of a position, worked out only as far as somebody asks.

Building (Mulle after Glimne) follows the catalogue's ruling; what it leaves open is settled here:

* A build takes the played card and any loose cards and builds that divide into groups of the build's value; cards
  count their table value. Builds of that value go in whole. A single build of a lower value can be raised by the
  played card alone, which makes one group with it. Anybody may raise a single build, its builder too.
* Whoever plays to a build last is its builder. While a player is the builder of a build, he may not lay a card down,
  and after each of his plays he must still hold a card that can capture each build of his.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import TYPE_CHECKING

from cardtable.core.cards import ACE, SPADES, Card, format_card, rank_of, suit_of
from cardtable.core.errors import IllegalAction
from cardtable.core.state import Target
from cardtable.core.zones import TABLE, build
from cardtable.games.casino.actions import Play
from cardtable.games.casino.captures import (
    Values,
    Vector,
    can_capture,
    capture_vectors,
    number_of_vectors,
    single_sets,
)
from cardtable.games.casino.pieces import Build
from cardtable.games.casino.rules import CasinoRules, Mulle

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


def check_play(state: CasinoState, play: Play) -> None:
    """Raise ``IllegalAction`` with the reason why ``play`` is not legal now."""
    rules, seat = state.rules, state.turn
    holding = state.hands[seat]
    if play.card not in holding:
        raise IllegalAction("not_in_hand", card=format_card(play.card))
    _check_targets(state, play)
    if play.value:
        _check_build(state, play)
    elif play.captures:
        loose = [rules.table_values[card] for card in play.taken]
        targets = rules.hand_values[play.card]
        good = all(_build(state, number).value in targets for number in play.builds)
        if good and loose:
            good = can_capture(loose, targets, rules.both_values)
        if not good:
            raise IllegalAction("does_not_add_up", card=format_card(play.card), values="/".join(map(str, targets)))
    elif any(one.builder == seat for one in state.builds):
        raise IllegalAction("builder_must_act")
    _check_own_builds(state, play)


def _build(state: CasinoState, number: int) -> Build:
    return next(one for one in state.builds if one.number == number)


def _check_targets(state: CasinoState, play: Play) -> None:
    left = state.table[:]
    for card in play.taken:
        if card not in left:
            raise IllegalAction("not_on_table", card=format_card(card))
        left.remove(card)
    numbers = [one.number for one in state.builds]
    for number in play.builds:
        if number not in numbers:
            raise IllegalAction("not_on_table", card=f"#{number}")
    if tuple(sorted(set(play.builds))) != play.builds or tuple(sorted(play.taken)) != play.taken:
        raise IllegalAction("not_an_action", text=str(play))


def _check_build(state: CasinoState, play: Play) -> None:
    rules = state.rules
    if not rules.building:
        raise IllegalAction("no_building")
    rest = state.hands[state.turn][:]
    rest.remove(play.card)
    if not any(play.value in rules.hand_values[card] for card in rest):
        raise IllegalAction("builder_must_hold", value=play.value)
    builds = [_build(state, number) for number in play.builds]
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


def _check_own_builds(state: CasinoState, play: Play) -> None:
    if not (play.value or state.builds):
        return
    seat = state.turn
    values = {one.value for one in state.builds if one.builder == seat and one.number not in play.builds}
    if play.value:
        values.add(play.value)
    if not values:
        return
    rest = state.hands[seat][:]
    rest.remove(play.card)
    for value in sorted(values):
        if not any(value in state.rules.hand_values[card] for card in rest):
            raise IllegalAction("own_build_would_be_orphaned", value=value)


@lru_cache(maxsize=64)
def card_worths(rules: CasinoRules) -> tuple[float, ...]:
    """A rough worth of capturing each card, by card number, in points; only for putting the best first."""
    score = rules.score
    worths = []
    for card in range(52):
        worth = 0.02 + 0.01 * (score.most_cards > 0)
        if suit_of(card) == SPADES:
            worth += score.each_spade or 0.15
        if rank_of(card) == ACE:
            worth += score.ace_of_spades if suit_of(card) == SPADES else score.ace
        worths.append(worth)
    worths[SPADES * 13 + 1] += score.little_casino
    worths[2 * 13 + 9] += score.big_casino
    return tuple(worths)


_MOST_VECTORS = 1 << 16
"""On a table so crowded that there are more, the least valuable cards are left out of what is proposed."""


def _uncrowded(rules: CasinoRules, table: Sequence[Card], keep: Sequence[Card]) -> Sequence[Card]:
    """``table``, or if it is too crowded to be looked at whole, ``keep`` and as many of its best cards as can be."""
    if len(table) <= 16:
        return table
    worths = card_worths(rules)
    rest = list(table)
    for card in keep:
        if card in rest:
            rest.remove(card)
    rest.sort(key=lambda card: (worths[card], card))
    while number_of_vectors(_Layout(rules, (*keep, *rest)).classes) > _MOST_VECTORS and rest:
        del rest[0]
    return (*keep, *rest)


class _Layout:
    """The loose cards of the table sorted into classes of equal values."""

    def __init__(self, rules: CasinoRules, table: Iterable[Card]) -> None:
        groups: dict[Values, list[Card]] = {}
        for card in table:
            groups.setdefault(rules.table_values[card], []).append(card)
        self.values = sorted(groups)
        self.cards = [sorted(groups[values]) for values in self.values]
        self.classes = tuple((values, len(cards)) for values, cards in zip(self.values, self.cards, strict=True))

    def counts(self, cards: Iterable[Card], rules: CasinoRules) -> list[int]:
        """How many of ``cards`` are in each class."""
        numbers = [0] * len(self.values)
        for card in cards:
            numbers[self.values.index(rules.table_values[card])] += 1
        return numbers

    def expand(self, vector: Vector) -> Iterator[tuple[Card, ...]]:
        """Every choice of cards that a vector stands for, each sorted; equal cards are not told apart."""
        pools = [
            sorted(set(combinations(cards, number))) for cards, number in zip(self.cards, vector, strict=True) if number
        ]
        for choice in product(*pools):
            yield tuple(sorted(card for part in choice for card in part))

    def best(self, vector: Vector, worths: Sequence[float], chosen: Sequence[Card] = ()) -> tuple[Card, ...]:
        """The most valuable choice of a vector's cards among those that hold all of ``chosen``."""
        taken: list[Card] = []
        for cards, number in zip(self.cards, vector, strict=True):
            if not number:
                continue
            if number == len(cards):
                taken += cards
                continue
            pool = cards[:]
            must: list[Card] = []
            for card in chosen:
                if card in pool and len(must) < number:
                    pool.remove(card)
                    must.append(card)
            pool.sort(key=lambda card: (-worths[card], card))
            taken += must + pool[: number - len(must)]
        return tuple(sorted(taken))


class CasinoLegal:
    """The legal plays of the seat that is to play; see ``core.state.LegalActions``."""

    def __init__(self, state: CasinoState) -> None:
        self._state = state
        self._rules = state.rules
        self._hand = sorted(set(state.hands[state.turn])) if state.turn >= 0 else []
        self._all: list[Play] | None = None

    def _layout(self, keep: Sequence[Card] = ()) -> _Layout:
        """The table, or of a very crowded one the best part of it, with ``keep`` in any case."""
        return _Layout(self._rules, _uncrowded(self._rules, self._state.table, keep))

    def __iter__(self) -> Iterator[Play]:
        return iter(self._enumerated())

    def __len__(self) -> int:
        return len(self._enumerated())

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Play) or not self._hand:
            return False
        try:
            check_play(self._state, action)
        except IllegalAction:
            return False
        return True

    def _enumerated(self) -> list[Play]:
        if self._all is None:
            whole = _Layout(self._rules, self._state.table)
            found = {
                Play(card, taken, builds, value)
                for card in self._hand
                for vector, builds, value in self._vectors(card, whole)
                for taken in whole.expand(vector)
            }
            found.update(Play(card) for card in self._hand)
            self._all = sorted(self._kept(found))
        return self._all

    def _kept(self, plays: Iterable[Play]) -> Iterable[Play]:
        """``plays`` without those that a builder may not make."""
        if not self._rules.building or not (self._state.builds or any(play.value for play in plays)):
            return plays
        return [play for play in plays if play in self]

    def _vectors(self, card: Card, layout: _Layout) -> Iterator[tuple[Vector, tuple[int, ...], int]]:
        """Loose cards by count, builds, and value built to (0 for a capture) of each play that is not laying down."""
        state, rules = self._state, self._rules
        targets = rules.hand_values[card]
        vectors = capture_vectors(layout.classes, targets, rules.both_values)
        if not rules.building:
            for vector in vectors:
                yield vector, (), 0
            return
        nothing = (0,) * len(layout.classes)
        for builds in _subsets([one.number for one in state.builds if one.value in targets]):
            for vector in (nothing, *vectors):
                if builds or any(vector):
                    yield vector, builds, 0
        yield from self._build_vectors(card, layout, nothing)

    def _build_vectors(
        self, card: Card, layout: _Layout, nothing: Vector
    ) -> Iterator[tuple[Vector, tuple[int, ...], int]]:
        state, rules = self._state, self._rules
        rest = state.hands[state.turn][:]
        rest.remove(card)
        own = rules.table_values[card]
        with_card = dict(layout.classes)
        with_card[own] = with_card.get(own, 0) + 1
        classes = tuple(sorted(with_card.items()))
        place = [values for values, _ in classes].index(own)
        added = own not in layout.values
        for value in sorted({value for other in rest for value in rules.hand_values[other]}):
            same = list(_subsets([one.number for one in state.builds if one.value == value]))
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

    def representatives(self) -> Sequence[Play]:
        layout = self._layout()
        worths = card_worths(self._rules)
        found: set[Play] = set()
        for card in self._hand:
            found.add(Play(card))
            twin = (card,) if self._rules.score.mulle is not Mulle.NEVER else ()
            for vector, builds, value in self._vectors(card, layout):
                found.add(Play(card, layout.best(vector, worths, twin), builds, value))
        return sorted(self._kept(found))

    def cards(self) -> Collection[Card]:
        if not self._rules.building:
            return self._hand
        return sorted({play.card for play in self.representatives()})

    def targets(self, card: Card) -> Collection[Target]:
        if self._rules.building:
            plays = [play for play in self.representatives() if play.card == card]
            ranks = {self._rules.table_values[one] for play in plays for one in play.taken}
            loose = [one for one in self._state.table if self._rules.table_values[one] in ranks]
            numbers = sorted({number for play in plays for number in play.builds})
        else:
            layout = _Layout(self._rules, self._state.table)
            loose = [
                one
                for target in self._rules.hand_values[card]
                for vector in single_sets(layout.classes, target)
                for cards, number in zip(layout.cards, vector, strict=True)
                if number
                for one in cards
            ]
            numbers = []
        return [*(Target(TABLE, one) for one in sorted(set(loose))), *(Target(build(number)) for number in numbers)]

    def completions(self, card: Card, chosen: Collection[Target], limit: int) -> Sequence[Play]:
        cards, numbers = self._split(chosen)
        if card not in self._hand or not self._on_table(cards):
            return []
        layout = self._layout(cards)
        wanted = layout.counts(cards, self._rules)
        worths = card_worths(self._rules)
        twin = (card,) if self._rules.score.mulle is not Mulle.NEVER else ()
        found: set[Play] = set() if chosen else {Play(card)}
        for vector, builds, value in self._vectors(card, layout):
            if all(map(int.__ge__, vector, wanted)) and set(numbers) <= set(builds):
                found.add(Play(card, layout.best(vector, worths, (*cards, *twin)), builds, value))
        return sorted(self._kept(found), key=lambda play: (-self.worth(play), play))[:limit]

    def exact(self, card: Card, chosen: Collection[Target]) -> Sequence[Play]:
        cards, numbers = self._split(chosen)
        taken, builds = tuple(sorted(cards)), tuple(sorted(numbers))
        values = {0}
        if self._rules.building:
            values |= {
                value for other in self._state.hands[self._state.turn] for value in self._rules.hand_values[other]
            }
        plays = [Play(card, taken, builds, value) for value in sorted(values)]
        return [play for play in plays if play in self]

    def chosen(self, action: Play) -> Sequence[Target]:
        return [
            *(Target(TABLE, card) for card in action.taken),
            *(Target(build(number)) for number in action.builds),
        ]

    def worth(self, play: Play) -> float:
        """A rough worth of a play in points: what it captures, a sweep, a mulle. For putting the best first."""
        state = self._state
        if not play.captures:
            return -1.0 if play.lays_down else 0.0
        worths = card_worths(self._rules)
        captured = [one for one in state.builds if one.number in play.builds]
        worth = worths[play.card] + sum(worths[card] for card in play.taken)
        worth += sum(worths[card] for one in captured for card in one.cards)
        if len(play.taken) == len(state.table) and len(captured) == len(state.builds):
            worth += self._rules.score.sweep
        match self._rules.score.mulle:
            case Mulle.ALONE if play.taken == (play.card,) and not captured:
                worth += 5
            case Mulle.ALWAYS if play.card in play.taken or any(play.card in one.cards for one in captured):
                worth += self._rules.hand_values[play.card][0]
        return worth

    def _split(self, chosen: Collection[Target]) -> tuple[list[Card], list[int]]:
        cards = [target.card for target in chosen if target.card is not None]
        numbers = [target.zone.owner for target in chosen if target.card is None]
        return cards, numbers

    def _on_table(self, cards: Sequence[Card]) -> bool:
        left = self._state.table[:]
        for card in cards:
            if card not in left:
                return False
            left.remove(card)
        return True


def _subsets(numbers: Sequence[int]) -> Iterator[tuple[int, ...]]:
    for size in range(len(numbers) + 1):
        yield from combinations(numbers, size)

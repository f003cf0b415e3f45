"""The legal plays of a position, computed only as far as they are asked for."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Iterator, Sequence
from copy import copy
from dataclasses import replace

from cardtable.core.cards import JOKER, Card
from cardtable.core.chance import one_of
from cardtable.core.errors import IllegalAction
from cardtable.core.shapes import CardWithTargets
from cardtable.core.state import Action, Target
from cardtable.core.zones import TABLE, build, hand
from cardtable.games.casino.actions import Play
from cardtable.games.casino.breaches import objections_of, slips
from cardtable.games.casino.building import build_vectors, must_act, orphaned_build, subsets
from cardtable.games.casino.captures import Vector, single_sets
from cardtable.games.casino.checks import check_play, takes_something
from cardtable.games.casino.drawing import LAYS_DOWN, random_capture
from cardtable.games.casino.layout import Layout, uncrowded
from cardtable.games.casino.position import CasinoPosition
from cardtable.games.casino.random_builds import random_play
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.stacking import capture_vectors_with_stacks, laid_as, may_stack, stack_vectors
from cardtable.games.casino.worth import card_worths, play_worth


class CasinoLegal:
    """The legal plays of the seat that is to play; see ``core.state.LegalActions``."""

    def __init__(self, position: CasinoPosition) -> None:
        self._position = position
        self._rules = position.rules

    @property
    def _hand(self) -> list[Card]:
        """The cards that are held, in ascending order, twins once."""
        position = self._position
        return sorted(set(position.hands[position.turn])) if position.turn >= 0 else []

    @property
    def rules(self) -> CasinoRules:
        """The rules by which the plays are legal."""
        return self._rules

    def keeps_the_rules(self, play: Play) -> bool:
        """Whether ``play`` would be legal without irregularities as well; an objection would not."""
        if not self._rules.irregularities:
            return play in self
        position = copy(self._position)
        position.rules = replace(self._rules, irregularities=False)
        return play in CasinoLegal(position)

    def _lying(self, keep: Sequence[Card] = ()) -> Sequence[Card]:
        """Return the cards on the table; of a very crowded table only the best ones, but always ``keep``."""
        table = self._position.table
        # A duty to capture depends on all cards, not only on the best.
        if self._rules.must_capture:
            return table
        stacks = [(one.value,) for one in self._position.builds] if self._rules.stacks_to else []
        return uncrowded(self._rules, table, keep, stacks)

    def _layout(self, keep: Sequence[Card] = ()) -> Layout:
        return Layout(self._rules, self._lying(keep))

    def __iter__(self) -> Iterator[Play]:
        yield from sorted(self.options())
        # One card at a time, so that a caller who wants only a few plays need not wait for all captures of a crowded
        # table.
        layout = Layout(self._rules, self._position.table)
        for card in self._hand:
            laid = laid_as(self._position, card)
            yield from laid if self._rules.irregularities and self._rules.must_capture else self._kept(laid)
            found = {
                Play(card, taken, builds, value)
                for vector, builds, value in self._vectors(card, layout)
                for taken in layout.expand(vector)
            }
            found.update(
                Play(card, taken, builds, value, stacked=True)
                for vector, builds, value in self._stacks(card, layout)
                for taken in layout.expand(vector)
            )
            if self._rules.irregularities:
                vectors = set(slips(self._rules, card, layout)) - {(0,) * len(layout.classes)}
                found.update(Play(card, taken) for vector in vectors for taken in layout.expand(vector))
            yield from sorted(self._kept(found))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Play) or not self._hand:
            return False
        try:
            check_play(self._position, action)
        except IllegalAction:
            return False
        return True

    def _kept(self, plays: Iterable[Play]) -> Iterable[Play]:
        """Return ``plays`` without those that lay down a card that must capture, and those that a
        builder may not make.
        """
        position = self._position
        if self._rules.must_capture:
            plays = [play for play in plays if not (play.lays_down and takes_something(position, play.card))]
        if not (self._rules.building or self._rules.announcing):
            return plays
        bound = must_act(position)
        return [play for play in plays if not (bound and play.lays_down) and orphaned_build(position, play) is None]

    def _vectors(self, card: Card, layout: Layout) -> Iterator[tuple[Vector, tuple[int, ...], int]]:
        """Yield each capture and build with ``card``: its loose cards as counts, the numbers of its builds, and the
        value built (0 for a capture).
        """
        position, rules = self._position, self._rules
        targets = rules.hand_values[card]
        if rules.stacks_to:
            yield from capture_vectors_with_stacks(position, card, layout)
            return
        if not rules.building:
            for vector in rules.captures_with(layout.classes, targets):
                yield vector, (), 0
            return
        nothing = (0,) * len(layout.classes)
        for use in rules.uses(targets):
            vectors = rules.capture_vectors(layout.classes, use)
            for builds in subsets([one.number for one in position.builds if one.value in use]):
                for vector in (nothing, *vectors):
                    if builds or any(vector):
                        yield vector, builds, 0
        yield from build_vectors(position, card, layout)

    def _stacks(self, card: Card, layout: Layout) -> Iterable[tuple[Vector, tuple[int, ...], int]]:
        """Yield a vector for each play that lays ``card`` on another or on a stack."""
        if not self._rules.stacks_to or not may_stack(self._position):
            return ()
        return stack_vectors(self._rules, self._position, card, layout)

    def random_action(self, generator: random.Random) -> Play:
        position, rules = self._position, self._rules
        if rules.with_builds:
            return random_play(position, self._lying(), generator) or one_of(self.representatives(), generator)
        card = one_of(position.hands[position.turn], generator)
        if not rules.must_capture and generator.random() < LAYS_DOWN:
            return Play(card)
        return Play(card, random_capture(rules, self._lying(), card, generator))

    def options(self) -> Sequence[Play]:
        """Return the objections that can be made."""
        return objections_of(self._position)

    def representatives(self) -> Sequence[Play]:
        layout = self._layout()
        found = (play for card in self._hand for play in self._representatives_of(card, layout))
        return sorted(self._kept(found))

    def _representatives_of(self, card: Card, layout: Layout) -> set[Play]:
        """Return one play of each kind with ``card``; plays that a builder may not make are included."""
        worths = card_worths(self._rules)
        found = set(laid_as(self._position, card))
        twin = (card,) if self._rules.score.mulles else ()
        for vector, builds, value in self._vectors(card, layout):
            if self._rules.score.told_apart:
                found.update(Play(card, taken, builds, value) for taken in layout.expand(vector))
            else:
                found.add(Play(card, layout.best(vector, worths, twin), builds, value))
        for vector, builds, value in self._stacks(card, layout):
            found.add(Play(card, layout.best(vector, worths), builds, value, stacked=True))
        return found

    def shape(self) -> CardWithTargets:
        return CardWithTargets(hand(self._position.turn))

    def cards(self) -> Collection[Card]:
        if not self._rules.with_builds:
            return self._hand
        return sorted({play.card for play in self.representatives()})

    def targets(self, card: Card) -> Collection[Target]:
        if self._rules.with_builds:
            plays = [play for play in self.representatives() if play.card == card]
            ranks = {self._rules.table_values[one] for play in plays for one in play.taken}
            loose = [one for one in self._position.table if self._rules.table_values[one] in ranks]
            numbers = sorted({number for play in plays for number in play.builds})
        else:
            layout = Layout(self._rules, self._position.table)
            loose = [
                one
                for target in self._rules.hand_values[card]
                for vector in single_sets(layout.classes, target)
                for cards, number in zip(layout.cards, vector, strict=True)
                if number
                for one in cards
            ]
            numbers = []
        if self._rules.irregularities:
            loose = self._position.table
        return [*(Target(TABLE, one) for one in sorted(set(loose))), *(Target(build(number)) for number in numbers)]

    def completions(self, card: Card, chosen: Collection[Target], limit: int) -> Sequence[Play]:
        cards, numbers = self._split(chosen)
        if card not in self._hand or not self._on_table(cards):
            return []
        layout = self._layout(cards)
        wanted = layout.counts(cards, self._rules)
        worths = card_worths(self._rules)
        twin = (card,) if self._rules.score.mulles else ()
        found: set[Play] = set() if chosen else set(laid_as(self._position, card))
        for vector, builds, value in self._vectors(card, layout):
            if not (all(map(int.__ge__, vector, wanted)) and set(numbers) <= set(builds)):
                continue
            if self._rules.score.told_apart:
                choices = (taken for taken in layout.expand(vector) if set(cards) <= set(taken))
                found.update(Play(card, taken, builds, value) for taken in choices)
            else:
                found.add(Play(card, layout.best(vector, worths, (*cards, *twin)), builds, value))
        for vector, builds, value in self._stacks(card, layout):
            if all(map(int.__ge__, vector, wanted)) and set(numbers) <= set(builds):
                found.add(Play(card, layout.best(vector, worths, cards), builds, value, stacked=True))
        return sorted(self._kept(found), key=lambda play: (-play_worth(self._position, play), play))[:limit]

    def exact(self, card: Card, chosen: Collection[Target]) -> Sequence[Play]:
        cards, numbers = self._split(chosen)
        taken, builds = tuple(sorted(cards)), tuple(sorted(numbers))
        values = {0}
        if self._rules.building:
            values |= {
                value for other in self._position.hands[self._position.turn] for value in self._rules.hand_values[other]
            }
        plays = [Play(card, taken, builds, value) for value in sorted(values)]
        if not chosen:
            plays = laid_as(self._position, card)
            if card == JOKER:
                # The highest first, which the fewest cards take.
                plays.reverse()
        if self._rules.stacks_to and len(chosen) == 1:
            plays += [Play(card, taken, builds, value, stacked=True) for value in range(1, self._rules.stacks_to + 1)]
        return [play for play in plays if play in self]

    def chosen(self, action: Action) -> Sequence[Target]:
        assert isinstance(action, Play)
        return [
            *(Target(TABLE, card) for card in action.taken),
            *(Target(build(number)) for number in action.builds),
        ]

    def refusal(self, card: Card, chosen: Collection[Target]) -> IllegalAction | None:
        """Return the reason why ``card`` cannot capture the ``chosen`` cards and builds; None if it can capture them or
        build with them.
        """
        if self.exact(card, chosen):
            return None
        cards, numbers = self._split(chosen)
        try:
            check_play(self._position, Play(card, tuple(sorted(cards)), tuple(sorted(numbers))))
        except IllegalAction as error:
            return error
        return None

    def _split(self, chosen: Collection[Target]) -> tuple[list[Card], list[int]]:
        cards = [target.card for target in chosen if target.card is not None]
        numbers = [target.zone.owner for target in chosen if target.card is None]
        return cards, numbers

    def _on_table(self, cards: Sequence[Card]) -> bool:
        left = self._position.table[:]
        for card in cards:
            if card not in left:
                return False
            left.remove(card)
        return True

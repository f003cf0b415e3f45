"""What the rules of a Casino rule set are, as plain data; a file in ``variants`` fills it in for each of them.

What the sources leave open is decided in RULES.md, C10, C14, C15, C31, C38, C44 to C55, C60, C62, C64, C67.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TypeAlias

from cardtable.core.cards import Card
from cardtable.core.rules import RuleSet
from cardtable.games.casino.captures import PAIRS, Classes, Values, Vector, can_capture, capture_vectors, single_sets
from cardtable.games.casino.counts import OF_CARDS, OF_SPADES, Count
from cardtable.games.casino.dealing import DealingPlan
from cardtable.games.casino.majorities import Majority, majorities_among
from cardtable.games.casino.parts import (
    CardPart,
    LastCapture,
    Mulles,
    Part,
    Sweeps,
    cards_among,
    last_capture_among,
    mulles_among,
    sweeps_among,
)

Rank: TypeAlias = Callable[[float], float]
"""How good it is to have so many points: the greater, the better. It must be a straight line."""


PlanOf: TypeAlias = Callable[[int], DealingPlan]
"""How is dealt to so many players."""

_FEWEST = 2
"""Fewer do not play."""


def most_points(points: float) -> float:
    """Whoever has most points is best."""
    return points


def fewest_points(points: float) -> float:
    """Whoever has fewest points is best."""
    return -points


@dataclass(frozen=True, slots=True, eq=False)
class ScoreTable:
    """What counts in a deal: ``parts``, in the order in which they are counted at its end.

    The fields below the line are read from the parts: those that play asks for while it goes on. A part that is not
    there counts nothing.
    """

    parts: tuple[Part, ...]
    difference: bool = False
    """Of what is counted at the end, only that is marked which one side has more than all the others together."""
    first_to_arrive: bool = False
    """When several reach the target in one deal, the order of the lines decides."""

    sweeps: Sweeps = field(init=False)
    last_capture: LastCapture = field(init=False)
    mulles: Mulles | None = field(init=False)
    cards: tuple[CardPart, ...] = field(init=False)
    """The parts that are for cards by themselves."""
    majorities: tuple[Majority, ...] = field(init=False)
    counts: tuple[Count, ...] = field(init=False)
    """What piles are counted for, in the order of a score sheet: cards and spades, which are told of every pile, and
    whatever else the parts count."""
    cards_at_once: bool = field(init=False)
    """Whether cards that count are marked as they are captured."""

    def __post_init__(self) -> None:
        cards = cards_among(self.parts)
        counts = {OF_CARDS, OF_SPADES, *(part.count for part in self.parts if part.count is not None)}
        put = object.__setattr__
        put(self, "sweeps", sweeps_among(self.parts))
        put(self, "last_capture", last_capture_among(self.parts))
        put(self, "mulles", mulles_among(self.parts))
        put(self, "cards", cards)
        put(self, "majorities", majorities_among(self.parts))
        put(self, "counts", tuple(sorted(counts, key=lambda count: (count.place, count.code))))
        put(self, "cards_at_once", any(part.at_once for part in cards))

    def of_card(self, card: Card) -> int:
        """What capturing ``card`` counts by itself."""
        return sum(part.of_card(card) for part in self.cards)

    def reason_of(self, card: Card) -> str:
        """The reason of the part by which ``card``, which counts by itself, does so."""
        return next(part.reason for part in self.cards if part.of_card(card))


@dataclass(frozen=True, slots=True, eq=False)
class CasinoRules:
    """Everything that play and scoring look up, as plain data.

    ``hand_values`` and ``table_values`` give a card's values by card number. ``side_of`` maps seats to sides.
    ``target`` is 0 when a number of ``deals`` has been agreed, and the other way round. ``rank`` says who is better.
    """

    rule_set: RuleSet
    sides: tuple[tuple[int, ...], ...]
    side_of: tuple[int, ...]
    pack: tuple[Card, ...]
    plan: DealingPlan
    hand_values: tuple[Values, ...]
    table_values: tuple[Values, ...]
    both_values: bool
    building: bool
    raise_own: bool
    """Whether a build may be raised by its own builder."""
    stacks_to: int
    """Up to which value a card may be laid on another or on a stack, which then count as one card of their sum; 0 where
    nobody stacks."""
    stacks_if_stuck: bool
    """Whether only those stack who can take nothing with any card of theirs."""
    reopens: bool
    """Whether whoever sweeps plays another card at once, if he has one."""
    equal_courts: tuple[int, ...]
    """How many cards that only pair may be captured at once."""
    must_capture: bool
    """A card that can capture something may not be laid down."""
    must_sweep: bool
    """A card that can take the whole table takes it."""
    must_take_all: bool
    """No set of its value may be left lying by the card that captures."""
    courts_aside: bool
    """Court cards that lie on the table when new hands are dealt are put aside for the last capturer."""
    score: ScoreTable
    target: int
    deals: int
    spades_break_ties: bool
    arrival_breaks_ties: bool
    lurch: bool
    lowest_deals: bool
    """Whoever cuts the lowest card deals first, not the highest."""
    rank: Rank
    stake: int
    """What each loser pays to the winner, once or twice; 0 where nothing is played for."""
    rubber: int
    """How many matches win a rubber; 0 where one match is all."""
    draws_shared: bool
    """Whether those who are equally good at the end win together."""
    by_points: bool
    """Whether each settles with each other the difference of their points."""
    irregularities: bool
    """Whether people may err, and others object to it."""
    inside: tuple[int, ...]
    """The seats that are dealt cards, in ascending order: all of them, unless somebody has left."""
    plan_of_those_left: PlanOf | None
    """How is dealt to so many as are left, where whoever reaches the target leaves; None where nobody does."""
    with_builds: bool = field(init=False)
    """Whether there can be builds or stacks on the table."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "with_builds", self.building or bool(self.stacks_to))

    @property
    def players(self) -> int:
        return len(self.side_of)

    def after(self, seat: int) -> int:
        """The seat to the left of ``seat``, of those that are dealt cards."""
        return next((other for other in self.inside if other > seat), self.inside[0])

    def before(self, seat: int) -> int:
        """The seat to the right of ``seat``, of those that are dealt cards."""
        return next((other for other in reversed(self.inside) if other < seat), self.inside[-1])

    def around(self, first: int) -> tuple[int, ...]:
        """The seats that are dealt cards, one after the other from ``first`` on."""
        place = self.inside.index(first)
        return self.inside[place:] + self.inside[:place]

    def at(self, points: Sequence[int]) -> CasinoRules:
        """These rules for a deal before which the sides have so many ``points``: who has left is dealt nothing."""
        if self.plan_of_those_left is None:
            return self
        left = tuple(seat for seat in range(self.players) if points[self.side_of[seat]] < self.target)
        # What nobody plays any more, somebody may look at.
        return self if left == self.inside or len(left) < _FEWEST else _of_those_left(self, left)

    @property
    def rivals(self) -> int:
        """How many sides play against each."""
        return len({self.side_of[seat] for seat in self.inside}) - 1

    def uses(self, values: Values) -> Sequence[Values]:
        """What a played card of ``values`` counts as in one capture: one of them, or where that is agreed all."""
        return (values,) if self.both_values or len(values) == 1 else [(value,) for value in values]

    def captures(self, loose: Sequence[Values], use: Values) -> bool:
        """Whether a card that counts ``use`` captures all the cards of ``loose`` at once."""
        if use[0] >= PAIRS and len(loose) not in self.equal_courts:
            return False
        return can_capture(loose, use, self.both_values)

    @property
    def without_duties(self) -> CasinoRules:
        """These rules, but without any duty to take all that can be captured."""
        return replace(self, must_sweep=False, must_take_all=False)

    def capture_vectors(self, classes: Classes, use: Values) -> Sequence[Vector]:
        """What a card that counts ``use`` can capture of a table of ``classes``; see ``captures.capture_vectors``."""
        found = capture_vectors(classes, use, self.both_values)
        if use[0] >= PAIRS:
            return [vector for vector in found if sum(vector) in self.equal_courts]
        whole = tuple(number for _, number in classes)
        if self.must_sweep and whole in found:
            return (whole,)
        if not self.must_take_all:
            return found
        sets = [one for target in use for one in single_sets(classes, target)]
        return [vector for vector in found if not any(_fits(one, whole, vector) for one in sets)]

    @property
    def good(self) -> float:
        """What a point more is worth: 1, or -1 where the fewest points win."""
        return self.rank(1) - self.rank(0)


@lru_cache(maxsize=256)
def _of_those_left(rules: CasinoRules, left: tuple[int, ...]) -> CasinoRules:
    assert rules.plan_of_those_left is not None
    return replace(rules, inside=left, plan=rules.plan_of_those_left(len(left)))


def _fits(one: Vector, whole: Vector, taken: Vector) -> bool:
    """Whether the cards of ``one`` are among those of ``whole`` that are left when ``taken`` are gone."""
    return all(number <= there - gone for number, there, gone in zip(one, whole, taken, strict=True))

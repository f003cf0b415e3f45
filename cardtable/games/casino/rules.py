"""The rules of a Casino rule set as plain data; for each rule set a file in ``variants`` fills it in.

RULES.md, C10, C14, C15, C31, C38, C44 to C55, C60, C62, C64, C67, decides the questions that the sources leave open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TypeAlias

from cardtable.core.cards import Card
from cardtable.core.rules import RuleSet
from cardtable.games.casino.captures import PAIRS, Classes, Values, Vector, can_capture, capture_vectors, single_sets
from cardtable.games.casino.card_parts import CardPart, cards_among
from cardtable.games.casino.counts import OF_CARDS, OF_SPADES, Count
from cardtable.games.casino.dealing import DealingPlan
from cardtable.games.casino.happenings import (
    LastCapture,
    MarkedCapture,
    Mulles,
    Sweeps,
    last_capture_among,
    marked_captures_among,
    mulles_among,
    sweeps_among,
)
from cardtable.games.casino.majorities import Majority, majorities_among
from cardtable.games.casino.parts import Part

Rank: TypeAlias = Callable[[float], float]
"""A function that says how good a number of points is: the greater, the better. It must be linear."""


PlanOf: TypeAlias = Callable[[int], DealingPlan]
"""A function that returns the dealing plan for a number of players."""

_FEWEST = 2
"""The least number of players."""


def most_points(points: float) -> float:
    """Return the rank of ``points`` if the most points are best."""
    return points


def fewest_points(points: float) -> float:
    """Return the rank of ``points`` if the fewest points are best."""
    return -points


@dataclass(frozen=True, slots=True, eq=False)
class ScoreTable:
    """Everything that counts in a deal: ``parts``, in the order in which they are counted at its end.

    The fields below the empty line are computed from the parts, for use while cards are played. A missing part counts
    nothing.
    """

    parts: tuple[Part, ...]
    difference: bool = False
    """Whether, of the points counted at the end, only the surplus of one side over all the others
    together is marked.
    """
    first_to_arrive: bool = False
    """Whether the order of the lines decides if several sides reach the target in one deal."""
    together: bool = True
    """Whether all sides count a category together then; False only in older records (RULES.md, C88)."""

    sweeps: Sweeps = field(init=False)
    last_capture: LastCapture = field(init=False)
    mulles: Mulles | None = field(init=False)
    marked_captures: tuple[MarkedCapture, ...] = field(init=False)
    """The parts for captures of other kinds than sweeps and mulles, each of which is marked by a card."""
    winning: frozenset[str] = field(init=False)
    """The codes of the lines that win the match whatever the points are."""
    cards: tuple[CardPart, ...] = field(init=False)
    """The parts for cards that count by themselves."""
    majorities: tuple[Majority, ...] = field(init=False)
    counts: tuple[Count, ...] = field(init=False)
    """The counts of piles in the order of a score sheet: cards and spades, which are told of every pile, and the other
    counts of the parts that are numbers of cards.
    """
    packed: tuple[Count, ...] = field(init=False)
    """The counts of a score sheet and those that say which cards a pile has, for the computer players."""
    cards_at_once: bool = field(init=False)
    """Whether cards that count are marked as they are captured."""

    def __post_init__(self) -> None:
        cards = cards_among(self.parts)
        of_parts = {part.count for part in self.parts if part.count is not None}
        packed = sorted({OF_CARDS, OF_SPADES, *of_parts}, key=lambda count: (count.place, count.code))
        put = object.__setattr__
        put(self, "sweeps", sweeps_among(self.parts))
        put(self, "last_capture", last_capture_among(self.parts))
        put(self, "mulles", mulles_among(self.parts))
        put(self, "marked_captures", marked_captures_among(self.parts))
        put(self, "winning", frozenset(code for part in self.parts if part.wins_match for code in part.codes))
        put(self, "cards", cards)
        put(self, "majorities", majorities_among(self.parts))
        put(self, "packed", tuple(packed))
        put(self, "counts", tuple([count for count in packed if not count.names_cards]))
        put(self, "cards_at_once", any(part.at_once for part in cards))

    @property
    def told_apart(self) -> bool:
        """Whether it makes a difference which of several equal cards of a table is captured, besides what they count
        by themselves.
        """
        return bool(self.marked_captures)

    def marked_as(self, category: str) -> str:
        """Return the code by which the table is told of a marked capture of that ``category``."""
        return next(part.announced for part in self.marked_captures if part.category == category)

    def of_card(self, card: Card) -> int:
        """Return the points that capturing ``card`` counts by itself."""
        return sum(part.of_card(card) for part in self.cards)

    def reason_of(self, card: Card) -> str:
        """Return the reason of the part by which ``card`` counts by itself; ``card`` must count in some part."""
        return next(part.reason for part in self.cards if part.of_card(card))


@dataclass(frozen=True, slots=True, eq=False)
class CasinoRules:
    """All rules that play and scoring look up, as plain data.

    ``hand_values`` and ``table_values`` give a card's values by card number. ``side_of`` maps seats to sides.
    ``target`` is 0 if a number of ``deals`` has been agreed, and the other way round. ``rank`` says how good points
    are.
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
    """Whether the builder of a build may raise it."""
    stacks_to: int
    """The highest value to which a card may be laid on another card or on a stack, which then count as one card of
    their sum; 0 if there are no stacks.
    """
    stacks_if_stuck: bool
    """Whether a player may stack only if no card of the hand can take anything."""
    announcing: bool
    """Whether who lays a card on another, or announces one alone, must hold or have been promised a card of the value
    that is made, which may be a sum or a difference; the stack is then his.
    """
    reopens: bool
    """Whether a player who sweeps plays another card at once, if the hand has one."""
    equal_courts: tuple[int, ...]
    """How many equal court cards one card may capture at once, in games in which courts only pair:
    the allowed numbers.
    """
    one_set: bool
    """Whether a card captures one equal card or one set of cards in a turn, and not several at once."""
    to_the_right: bool
    """Whether dealing and turns go to the right, and not to the left."""
    must_capture: bool
    """Whether a card that can capture something must do so, and may not be laid down."""
    must_sweep: bool
    """Whether a card that can take the whole table must take it."""
    must_take_all: bool
    """Whether a capturing card must take so much that no set of its value is left on the table."""
    courts_aside: bool
    """Court cards that lie on the table when new hands are dealt are put aside for the last capturer."""
    score: ScoreTable
    target: int
    deals: int
    spades_break_ties: bool
    arrival_breaks_ties: bool
    lurch: bool
    lowest_deals: bool
    """Whether the player who cuts the lowest card deals first, and not the one with the highest."""
    rank: Rank
    stake: int
    """The stake that each loser pays to the winner, once or twice; 0 if there are no stakes."""
    rubber: int
    """The number of matches that win a rubber; 0 if there is no rubber."""
    draws_shared: bool
    """Whether sides that are equally good at the end win together."""
    by_points: bool
    """Whether each settles with each other the difference of their points."""
    irregularities: bool
    """Whether illegal plays are possible, to which others can object."""
    inside: tuple[int, ...]
    """The seats that are dealt cards, in ascending order: all seats, except those that have left."""
    plan_of_those_left: PlanOf | None
    """The dealing plan by the number of players left, if players leave when they reach the target; None if players do
    not leave.
    """
    with_builds: bool = field(init=False)
    """Whether there can be builds or stacks on the table."""
    step: int = field(init=False)
    """What is added to a seat for the one that plays next: 1, or −1 if turns go to the right."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "with_builds", self.building or bool(self.stacks_to))
        object.__setattr__(self, "step", -1 if self.to_the_right else 1)

    @property
    def players(self) -> int:
        return len(self.side_of)

    def after(self, seat: int) -> int:
        """Return the next seat that is dealt cards and plays after ``seat``."""
        return self._lower(seat) if self.to_the_right else self._higher(seat)

    def before(self, seat: int) -> int:
        """Return the next seat that is dealt cards and plays before ``seat``."""
        return self._higher(seat) if self.to_the_right else self._lower(seat)

    def _higher(self, seat: int) -> int:
        return next((other for other in self.inside if other > seat), self.inside[0])

    def _lower(self, seat: int) -> int:
        return next((other for other in reversed(self.inside) if other < seat), self.inside[-1])

    def around(self, first: int) -> tuple[int, ...]:
        """Return the seats that are dealt cards, in their order from ``first`` on."""
        seats = self.inside[:: self.step]
        place = seats.index(first)
        return seats[place:] + seats[:place]

    def at(self, points: Sequence[int]) -> CasinoRules:
        """Return these rules for a deal before which the sides have ``points``: players who have left are not dealt
        cards.
        """
        if self.plan_of_those_left is None:
            return self
        left = tuple(seat for seat in range(self.players) if points[self.side_of[seat]] < self.target)
        # A finished match, in which too few are left to play, may still be looked at.
        return self if left == self.inside or len(left) < _FEWEST else _of_those_left(self, left)

    @property
    def rivals(self) -> int:
        """How many sides play against each."""
        return len({self.side_of[seat] for seat in self.inside}) - 1

    def uses(self, values: Values) -> Sequence[Values]:
        """Return the ways in which a card of ``values`` may count in one capture: as one of them, or as all of them if
        that is agreed.
        """
        return (values,) if self.both_values or len(values) == 1 else [(value,) for value in values]

    def captures(self, loose: Sequence[Values], use: Values) -> bool:
        """Whether a card that counts ``use`` captures all the cards of ``loose`` at once."""
        if self.one_set:
            classes = tuple(sorted(Counter(loose).items()))
            whole = tuple(number for _, number in classes)
            return any(whole in single_sets(classes, target) for target in use)
        if use[0] >= PAIRS and len(loose) not in self.equal_courts:
            return False
        return can_capture(loose, use, self.both_values)

    @property
    def without_duties(self) -> CasinoRules:
        """The rules without any duty to take all that can be captured."""
        return replace(self, must_sweep=False, must_take_all=False)

    def captures_of(self, classes: Classes, values: Values) -> Sequence[Vector]:
        """Return the captures, as vectors, that a card of ``values`` may make from a table of ``classes``, each once.

        The table is taken whole if it can be by any value. What else must be taken is asked for the values alone that
        the card counts in the capture.
        """
        found = dict.fromkeys(vector for use in self.uses(values) for vector in self.capture_vectors(classes, use))
        whole = tuple(number for _, number in classes)
        return [whole] if self.must_sweep and whole in found else list(found)

    def capture_vectors(self, classes: Classes, use: Values) -> Sequence[Vector]:
        """Return the captures, as vectors, that a card counting ``use`` may make from a table of ``classes``, as if it
        had no other values; ``captures.capture_vectors`` explains vectors and classes.
        """
        if self.one_set:
            return list(dict.fromkeys(one for target in use for one in single_sets(classes, target)))
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
        """The worth of one more point: 1, or −1 if the fewest points win."""
        return self.rank(1) - self.rank(0)


@lru_cache(maxsize=256)
def _of_those_left(rules: CasinoRules, left: tuple[int, ...]) -> CasinoRules:
    assert rules.plan_of_those_left is not None
    return replace(rules, inside=left, plan=rules.plan_of_those_left(len(left)))


def _fits(one: Vector, whole: Vector, taken: Vector) -> bool:
    """Whether the cards of ``one`` are among those of ``whole`` that are left when ``taken`` are gone."""
    return all(number <= there - gone for number, there, gone in zip(one, whole, taken, strict=True))

"""Finds puzzles to solve at the table, verifies their answers and rates their difficulty.

A family's ``makers`` say what can be asked. For a number, from which the pack follows, computer players play a deal
until there is something to ask. The answers are valued twice, the second time with another seed and four times as many
samples. The position is a puzzle only if both times the same answer is the best by a clear gap.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache

from cardtable.ai.budget import Budget
from cardtable.ai.player import Situation
from cardtable.ai.roster import player_of
from cardtable.core.cards import Card
from cardtable.core.chance import rng
from cardtable.core.errors import CodedError, IllegalAction, RecordError
from cardtable.core.match import Beginning, Match
from cardtable.core.record import LARGEST_NUMBER, replay
from cardtable.core.state import OVER, DealState
from cardtable.games.puzzles import LEAST, LISTED, MOST, PLAYERS, SOLVER, Asks, Puzzle, pack_of
from cardtable.games.registry import AI, FAMILIES, family_of, room, variant

AS_GOOD = 0.005
"""Answers whose cost differs from the best by no more than this count as equally good; costs are rounded to
hundredths.
"""
TIMES = 4
"""How many times as many samples are used for verifying a puzzle as for finding it."""
_PLAY, _VALUE, _PROOF, _GRADE = range(4)
_EASIEST = 800
_WORTH = {"beginner": 200, "greedy": 300, "counter": 400}
"""By how many points a puzzle is rated harder if this computer player does not solve it."""
_CHOICE = 20
"""By how many points a puzzle is rated harder for each of its answers, up to ``LISTED``."""
_THOUGHT = 24
"""The samples that those players get."""


@dataclass(frozen=True, slots=True)
class Subject:
    """Something to ask in a position: what it is ``about``, the cards ``laid`` beside it, and by how many points of
    rating it is harder than others of its kind. ``begun`` is the standing at which it is asked, if it is another one
    than that at which the deal has been played.
    """

    about: str = ""
    laid: tuple[Card, ...] = ()
    harder: int = 0
    begun: Beginning | None = None


@dataclass(frozen=True, slots=True)
class Occasion:
    """A position in which something is asked: the match, whose deal may be over, and its true state."""

    match: Match
    state: DealState

    @property
    def over(self) -> bool:
        return self.state.actor() == OVER

    @property
    def situation(self) -> Situation:
        """The situation as the person who solves the puzzle sees it."""
        return self.seen_by(SOLVER)

    def seen_by(self, seat: int) -> Situation:
        """Return the situation as ``seat`` sees it."""
        match = self.match
        return Situation(match.family, match.rule_set, match.standing, self.state.observe(seat))


Values = Mapping[str, float]
"""The worth of each answer; only differences have a meaning."""


@dataclass(frozen=True, slots=True)
class Maker:
    """One kind of puzzle. The deal is played by the computer players ``played_by``. ``ask`` returns what can be asked
    in a position, or None; ``value`` returns the worth of each answer, with a number of ``samples`` (0: exact). The
    best answer must be better than any other by at least ``gap``, and must be the best with each of the further
    ``seeds`` too. ``counted_out`` returns the worth of each play for whoever is to act, with all cards known, for as
    long as the deal lasts; kinds that cannot be counted out have none.
    """

    variants: tuple[str, ...]
    asks: Asks
    ask: Callable[[Occasion, random.Random], Subject | None]
    value: Callable[[Occasion, str, random.Random, int], Values]
    gap: float
    samples: int = 0
    played_by: str = "greedy"
    seeds: tuple[int, ...] = ()
    counted_out: Callable[[Occasion], Values] | None = None


@cache
def makers_of(family: str) -> Mapping[str, Maker]:
    """Return the kinds of puzzles of a family by their codes; empty if it has none."""
    if family not in FAMILIES:
        raise CodedError("unknown_family", family=family)
    offered: Callable[[], Mapping[str, Maker]] | None = getattr(room(family, AI), "makers", None)
    return offered() if offered is not None else {}


def found(family: str, kind: str, seed: int) -> Iterator[Puzzle]:
    """Yield puzzles of a kind without end, from packs that follow from ``seed``. Raises ``CodedError``
    ``unknown_kind``.
    """
    maker = maker_of(family, kind)
    generator = rng(seed)
    while True:
        number = 1 + int(generator.random() * LARGEST_NUMBER)
        puzzle = sought(maker, kind, number)
        if puzzle is not None:
            yield puzzle


def sought(maker: Maker, kind: str, number: int) -> Puzzle | None:
    """Return the puzzle in the deal of ``number``; None if there is none."""
    name = maker.variants[number % len(maker.variants)]
    dealer = rng(number, _PLAY).random() < 0.5
    reached = _reached(maker, name, number, int(dealer))
    if reached is None:
        return None
    position, question = reached
    puzzle = Puzzle(
        kind=kind,
        rating=_EASIEST,
        variant=name,
        number=number,
        dealer=int(dealer),
        asks=maker.asks,
        about=question.about,
        laid=question.laid,
        actions=tuple(str(action) for action in position.match.deals[-1].actions),
        answers={},
        begun=question.begun,
    )
    if question.begun is not None:
        try:
            position = position_of(puzzle)
        except RecordError:
            # At that standing the deal would have been over before.
            return None
    costs = _costs(maker, position, question.about, rng(number, _VALUE), maker.samples)
    if costs is not None and maker.samples:
        first = costs
        costs = _costs(maker, position, question.about, rng(number, _PROOF, 0), maker.samples * TIMES)
        if not _same_best(first, costs):
            return None
    if costs is None:
        return None
    puzzle = replace(puzzle, answers=dict(list(costs.items())[:LISTED]))
    if not all(proved(puzzle, seed) for seed in maker.seeds):
        return None
    return replace(puzzle, rating=_rating(puzzle, position, question))


def proved(puzzle: Puzzle, seed: int, times: int = TIMES) -> bool:
    """Return whether the best answer of a puzzle is the best with another ``seed`` and ``times`` times the samples too.
    Raises ``CodedError`` for moves that the rules refuse, and for a position in which nothing is asked.
    """
    maker = maker_of(family_of(puzzle.variant).name, puzzle.kind)
    if maker.samples:
        # The gap was for finding it: an estimate of it may come out a little smaller.
        maker = replace(maker, gap=0.0)
    position = position_of(puzzle)
    costs = _costs(maker, position, puzzle.about, rng(puzzle.number, _PROOF, seed), maker.samples * times)
    if costs is None:
        return False
    if maker.samples:
        return _same_best(puzzle.answers, costs)
    return {answer: round(cost, 2) for answer, cost in list(costs.items())[:LISTED]} == dict(puzzle.answers)


def maker_of(family: str, kind: str) -> Maker:
    """Return a kind of puzzles by its code; raises ``CodedError`` ``unknown_kind``."""
    try:
        return makers_of(family)[kind]
    except KeyError:
        raise CodedError("unknown_kind", family=family, kind=kind) from None


def position_of(puzzle: Puzzle) -> Occasion:
    """Return the position of a puzzle; raises ``RecordError`` for moves that the rules refuse."""
    match = replay(puzzle.record(), family_of)
    return Occasion(match, match.state or _finished(match))


def begun_at(position: Occasion, begun: Beginning) -> Match | None:
    """Return the match of a position as if it had begun at another standing; None if the deal would have been over
    before.
    """
    before, deal = position.match, position.match.deals[-1]
    match = Match(before.family, before.rule_set, (), before.first_dealer, begun)
    if not match.can_go_on:
        return None
    match.begin_deal(deal.order)
    try:
        for action in deal.actions:
            match.apply(action)
    except IllegalAction:
        return None
    return match


def _finished(match: Match) -> DealState:
    """Return the state at the end of the last deal, which has been counted already."""
    begun = Match(match.family, match.rule_set, match.cut, match.first_dealer, match.begun)
    begun.begin_deal(match.deals[-1].order)
    state = begun.state
    assert state is not None
    for action in match.deals[-1].actions:
        state.apply(action)
    return state


def _reached(maker: Maker, name: str, number: int, dealer: int) -> tuple[Occasion, Subject] | None:
    """Return the first position of the deal in which something can be asked; computer players play until then. None if
    there is none.
    """
    family, rule_set = family_of(name), variant(name).rule_set(PLAYERS)
    match = Match(family, rule_set, (), dealer)
    match.begin_deal(pack_of(name, number))
    player = player_of(family.name, maker.played_by)
    generator = rng(number, _PLAY, 1)
    state = match.state
    while state is not None:
        position = Occasion(match, state)
        question = maker.ask(position, generator)
        if question is not None:
            return position, question
        if match.state is None:
            return None
        seat = state.actor()
        situation = Situation(family, rule_set, match.standing, state.observe(seat))
        match.apply(player.consider(situation, generator, Budget(samples=_THOUGHT))[0].action)
    return None


def _costs(
    maker: Maker, position: Occasion, about: str, generator: random.Random, samples: int
) -> dict[str, float] | None:
    """Return what each answer costs, the best first; None unless one is the best by the gap."""
    values = maker.value(position, about, generator, samples)
    if not values:
        return None
    best = max(values.values())
    costs = {
        answer: 0.0 if best - value <= AS_GOOD else round(best - value, 2)
        for answer, value in sorted(values.items(), key=lambda one: (-one[1], one[0]))
    }
    others = [cost for cost in costs.values() if cost]
    good = len(costs) - len(others)
    if maker.asks is Asks.NUMBER:
        return costs
    return costs if good == 1 and others and min(others) >= maker.gap else None


def _same_best(first: Values, second: Values | None) -> bool:
    return second is not None and next(iter(first)) == next(iter(second))


def _rating(puzzle: Puzzle, position: Occasion, question: Subject) -> int:
    """Return how hard a puzzle is: by the computer players that do not solve it, and by the number of its answers."""
    rating = _EASIEST + question.harder + _CHOICE * len(puzzle.answers)
    if puzzle.asks is Asks.MOVE:
        for name, worth in _WORTH.items():
            player = player_of(family_of(puzzle.variant).name, name)
            generator = rng(puzzle.number, _GRADE)
            options = player.consider(position.situation, generator, Budget(samples=_THOUGHT))
            if puzzle.cost(str(options[0].action)):
                rating += worth
    return max(LEAST, min(MOST, rating))

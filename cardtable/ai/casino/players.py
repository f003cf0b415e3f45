"""Lina, Gustav, Agda, Henrik and Falk at Casino."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from cardtable.ai.budget import Budget, TimeIsUp
from cardtable.ai.casino.beliefs import Beliefs, Hands
from cardtable.ai.casino.codes import ReasonCode
from cardtable.ai.casino.contrast import contrasted
from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.endings import EndGame, exact_values
from cardtable.ai.casino.line import Ends
from cardtable.ai.casino.noticing import WithIrregularities
from cardtable.ai.casino.reasons import reasons
from cardtable.ai.casino.search import RoundSearch, TooManyPositions
from cardtable.ai.player import Candidate, Player, Situation
from cardtable.ai.protocol import Reason
from cardtable.ai.race import Raced, race
from cardtable.core.cards import ACE, JOKER, KING, joker_value, rank_of
from cardtable.games.casino.actions import Play
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.variants import brought_reasons

if TYPE_CHECKING:
    from cardtable.ai.puzzle_making import Maker

_FAR = 100.0
"""The amount in points by which plays that a player does not see are ranked below all others."""
_MOST_SAMPLES = 400
"""More sampled deals do not make a decision better."""
_MOST_RUNNERS = 10
"""The most plays that are tried in sampled deals."""
_LEAST_DEPTH = 3
"""Plays looked ahead in a sampled deal in any case; more if that takes no more positions than the next number."""
_MOST_POSITIONS = 1500
_MOST_POSITIONS_IF_FORCED = 300
"""The most positions for a sampled deal in games with a duty to capture. Hands are larger there and each position takes
longer, so more deals are better than a deeper search.
"""
_MOST_TO_FIND_DEPTH = 0.4
"""On a slow or busy machine no more of the time than this goes into finding out how far to look ahead."""
_MOST_FOR_THE_END = 0.7
"""Nor more than this into counting out the end."""
_MOST_WHO_MUST_CAPTURE = 5
"""The most players with whom, in games with a duty to capture, it can be foreseen what they will have to capture."""
_COUNTS = 2.0
"""The weight of a play's value one move ahead, in sampled deals."""


def _ranked(values: Mapping[Play, float]) -> list[Candidate]:
    return [Candidate(play, value) for play, value in sorted(values.items(), key=lambda item: (-item[1], item[0]))]


def _raced(raced: Raced[Play]) -> list[Candidate]:
    ranked = _ranked(raced.means)
    first = cast(Play, ranked[0].action)
    return [replace(one, spread=raced.spread(cast(Play, one.action), first)) for one in ranked]


def _best_of(told: Mapping[Play, float], asked: Play | None) -> list[Play]:
    """Return the plays that are best one move ahead, and the one that is asked about."""
    best = sorted(told, key=lambda play: (-told[play], play))
    found = best[:_MOST_RUNNERS]
    return found if asked is None or asked in found else [*found, asked]


def _one_move_ahead(desk: Desk, plays: Sequence[Play]) -> dict[Play, float]:
    return {play: desk.weigh(play) + desk.bonus(play) for play in plays}


class _Casino:
    """The base of the players, which gives reasons for plays."""

    def explain(self, situation: Situation, options: Sequence[Candidate]) -> Sequence[Candidate]:
        desk = Desk(situation)
        stake = (Reason(ReasonCode.MATCH_AT_STAKE),) if len(options) > 1 and desk.at_stake else ()
        ends = Ends(desk, [cast(Play, one.action) for one in options])
        told = [(one, reasons(desk, play := cast(Play, one.action), ends.reasons(play))) for one in options]
        return contrasted(desk, [replace(one, reasons=found + stake) for one, found in told], ends)


class Beginner(_Casino):
    """The beginner sees single cards that are as high as a card of her hand, and two cards that add up to at most ten;
    she misses all other captures. She likes many cards (or few, if points are bad), and keeps her aces when she lays
    something down.
    """

    LARGEST_SUM = 10

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Candidate]:
        budget.check()
        desk = Desk(situation)
        values = {}
        for play in desk.plays:
            if play.lays_down:
                values[play] = -0.01 * ((rank_of(play.card) - ACE - 1) % KING if play.card < JOKER else KING)
            elif play.captures and self.sees(desk.rules, play):
                values[play] = float(desk.rules.good * (len(play.taken) + len(play.builds)))
            else:
                values[play] = -_FAR
        return _ranked(values)

    def sees(self, rules: CasinoRules, play: Play) -> bool:
        """Whether she finds this capture: builds, and cards like the one that is played, with at most one sum."""
        summed = [card for card in play.taken if rank_of(card) != rank_of(play.card)]
        if play.card == JOKER:
            return len(summed) + len(play.builds) == 1
        return not summed or (len(summed) == 2 and max(rules.hand_values[play.card]) <= self.LARGEST_SUM)


class Greedy(_Casino):
    """The greedy player takes what counts most at once, then the most cards; otherwise the lowest card is laid down. If
    points are bad, the preferences for captures are reversed.
    """

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Candidate]:
        budget.check()
        desk = Desk(situation)
        values = {}
        for play in desk.plays:
            take = desk.results[play][2]
            if take:
                values[play] = desk.rules.good * (take.points + 0.01 * desk.model.cards_in(take))
            else:
                height = rank_of(play.card) or joker_value(play.card)
                values[play] = -0.001 * height - 0.1 * (play.value > 0)
        return _ranked(values)


class Counter(_Casino):
    """The counter remembers every card and looks one move ahead."""

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Candidate]:
        budget.check()
        desk = Desk(situation)
        return _ranked(_one_move_ahead(desk, desk.candidates()))


class Searcher(_Casino):
    """The searcher deals the hidden cards many times, likely hands more often, and searches the rest of the round each
    time. When all cards are known between two sides, the end is computed exactly, unless that takes too long. With more
    players, it often looks only one move ahead before the last round. Its values say what plays do for the match.
    """

    SAMPLES = _MOST_SAMPLES
    COUNTS_OUT = True

    def consider(self, situation: Situation, generator: random.Random, budget: Budget) -> Sequence[Candidate]:
        desk = Desk(situation)
        budget.check()
        if self.COUNTS_OUT and desk.everything_known:
            try:
                return _ranked(exact_values(desk, lambda positions: budget.stop(_MOST_FOR_THE_END)))
            except (TooManyPositions, TimeIsUp):
                pass
        told = _one_move_ahead(desk, desk.candidates())
        stakes = desk.stakes
        if _sees_too_much(desk):
            return _ranked({play: stakes.worth(value) for play, value in told.items()})
        candidates = _best_of(told, desk.asked)
        stay = () if desk.asked is None else (desk.asked,)
        beliefs = Beliefs(desk.model, desk.seen, desk.observation)
        first = beliefs.deal(generator)
        if self.COUNTS_OUT and desk.counts_out and self._can_end(desk, candidates, first, budget):

            def end() -> Callable[[Play], float]:
                hands = beliefs.deal(generator)
                ending = EndGame(desk, lambda positions: budget.stop())
                return lambda play: _ended(ending, play, hands)

            before = {play: stakes.counted_out(told[play]) for play in candidates}
            return _raced(race(candidates, end, budget, self.SAMPLES, before, _COUNTS, stay))
        depth = self._depth(desk, candidates, first, budget)

        def deal() -> Callable[[Play], float]:
            hands = beliefs.deal(generator)
            search = desk.search(depth, lambda positions: budget.stop())
            return lambda play: stakes.worth(self._value(desk, play, hands, search))

        before = {play: stakes.worth(told[play]) for play in candidates}
        return _raced(race(candidates, deal, budget, self.SAMPLES, before, _COUNTS, stay))

    def _can_end(self, desk: Desk, candidates: Sequence[Play], hands: Hands, budget: Budget) -> bool:
        """Whether a sampled deal can be played to its end and counted out without taking too long."""
        ending = EndGame(desk, _watched(_MOST_POSITIONS, budget))
        try:
            for play in candidates:
                ending.value(play, hands)
        except (TooManyPositions, TimeIsUp):
            return False
        return True

    def _depth(self, desk: Desk, candidates: Sequence[Play], hands: Hands, budget: Budget) -> int:
        """Return the number of plays to look ahead so that a sampled deal does not take too long. It is measured in
        positions and not in time, so that it is equal on all machines that are fast enough.
        """
        most = sum(map(len, hands)) - 1
        most_positions = _MOST_POSITIONS_IF_FORCED if desk.rules.must_capture else _MOST_POSITIONS
        watch = _watched(most_positions, budget)
        for depth in range(_LEAST_DEPTH, most):
            search = desk.search(depth + 1, watch)
            try:
                for play in candidates:
                    self._value(desk, play, hands, search)
                    watch(search.positions)
            except (TooManyPositions, TimeIsUp):
                return depth
        return most

    def _value(self, desk: Desk, play: Play, hands: Hands, search: RoundSearch) -> float:
        _, table, take = desk.results[play]
        if wins := desk.wins(play):
            return desk.gain(play) + wins
        last = desk.seat if take else desk.observation.last_capturer
        value = search.value(table, desk.hands_after(play, hands), desk.following_after(play), last)
        return value + (take.worth if take else 0.0)


def _sees_too_much(desk: Desk) -> bool:
    """Whether searching sampled deals misleads. The search assumes that all players see all cards, but with more than
    two players before the last round most of the deciding cards are hidden from them. Builds and a duty to capture make
    plays more predictable, unless there are too many players.
    """
    rules = desk.rules
    if len(rules.side_of) == 2 or desk.last_round or rules.with_builds:
        return False
    return not rules.must_capture or len(rules.inside) > _MOST_WHO_MUST_CAPTURE


class Planner(Searcher):
    """Deals the hidden cards up to ten times, and plays the end by estimate."""

    SAMPLES = 10
    COUNTS_OUT = False


def _watched(most_positions: int, budget: Budget) -> Callable[[int], None]:
    """Return a ``watch`` for a search that only finds out how deep it can look: it stops the search by an exception
    after ``most_positions``, or when the budget for that is used up.
    """

    def watch(positions: int) -> None:
        budget.stop(_MOST_TO_FIND_DEPTH)
        if positions > most_positions:
            raise TooManyPositions

    return watch


def _ended(ending: EndGame, play: Play, hands: Hands) -> float:
    try:
        return ending.value(play, hands)
    except TooManyPositions:
        # Time is up: the results of the deals searched so far must be enough.
        raise TimeIsUp from None


REASONS = ReasonCode
more_reasons = brought_reasons


def in_points(situation: Situation) -> bool:
    """Whether values are points: the deal cannot end the match."""
    return not Desk(situation).at_stake


def players() -> Mapping[str, Player]:
    """Return the players of the Casino family by name."""
    return {
        "beginner": WithIrregularities(Beginner(), notices=0.4, miscounts=0.05),
        "greedy": WithIrregularities(Greedy(), notices=0.7),
        "counter": WithIrregularities(Counter(), notices=0.9),
        "planner": WithIrregularities(Planner(), notices=0.95),
        "searcher": WithIrregularities(Searcher(), notices=1.0),
    }


def makers() -> Mapping[str, Maker]:
    """Return the makers of the Casino family's puzzles, by the code of their kind."""
    from cardtable.ai.casino.puzzles import makers

    return makers()

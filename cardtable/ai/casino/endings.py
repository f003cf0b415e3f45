"""The end of a deal between two sides, counted out with open hands."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace

from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.outcome import Outcome, Tally
from cardtable.ai.casino.search import Hands, RoundSearch, TooManyPositions
from cardtable.core.scores import totals
from cardtable.games.casino.actions import Play
from cardtable.games.casino.counts import OF_SPADES
from cardtable.games.casino.sampling import sample
from cardtable.games.casino.state import CasinoState

_FAR = 1e9
_MOST_REAL_POSITIONS = 3_000
"""The most positions that ``RealEnd`` searches; by the real rules each takes a tenth of a millisecond."""


class EndGame:
    """Values plays by an exact search of the rest of the deal, for a decision of which ``desk.counts_out`` is true.
    Positions found for one play are used again for the others.

    ``RoundSearch`` explains ``watch``; ``outcome`` values the ends of the deal.
    """

    def __init__(self, desk: Desk, watch: Callable[[int], None] | None = None, outcome: Outcome | None = None) -> None:
        self._desk = desk
        self._outcome = outcome or Outcome(desk.rules, desk.observation)
        self._search = RoundSearch(desk.model, desk.signs, True, 0, self._outcome, watch=watch)

    def value(self, play: Play, hands: Hands, swept: bool = True) -> float:
        """Return the value of ``play`` with these ``hands``; if not ``swept``, as if a sweep with it counted nothing.
        Raises ``TooManyPositions``, and the exceptions of ``watch``.
        """
        desk = self._desk
        card, table, take = desk.results[play]
        last = desk.seat if take else desk.observation.last_capturer
        tally = Tally()
        if take:
            sweep = 0.0 if take.rest else desk.model.swept(desk.seen.table, card)
            points = take.points if swept else take.points - sweep
            tally = self._outcome.after(tally, True, points, sweep if swept else 0.0, take.packed)
        return self._search.exact_value(table, desk.hands_after(play, hands), desk.following, last, tally)


class RealEnd:
    """Values plays by playing the end of the deal out by the real rules, for builds and for points that are counted
    card by card. It is slower than ``EndGame``, and all cards must be known.
    """

    def __init__(self, desk: Desk, watch: Callable[[int], None] | None = None, outcome: Outcome | None = None) -> None:
        self._side = desk.side
        self._outcome = outcome or Outcome(desk.rules, desk.observation)
        self._linear = desk.stakes.linear
        self._watch = watch
        self._positions = 0
        # All hidden cards are in one hand, so there is only one way to deal them.
        self._state = sample(desk.observation, random.Random(0))
        self._state.rules = replace(desk.rules, irregularities=False)

    def value(self, play: Play) -> float:
        """Return the value of ``play``; raises ``TooManyPositions``, and the exceptions of ``watch``."""
        return self._after(self._state, play, -_FAR, _FAR)

    def _after(self, state: CasinoState, play: Play, alpha: float, beta: float) -> float:
        state = state.copy()
        state.advance(play)
        if state.actor() < 0:
            return self._worth(state)
        self._positions += 1
        if self._positions > _MOST_REAL_POSITIONS:
            raise TooManyPositions
        if self._watch:
            self._watch(self._positions)
        own = state.rules.side_of[state.actor()] == self._side
        best = -_FAR if own else _FAR
        # Plays that capture much are tried first: they are often good, and then the search can leave out others.
        plays = sorted(state.legal().representatives(), key=lambda one: -len(one.taken) * (not one.value))
        for reply in plays:
            value = self._after(state, reply, alpha, beta)
            if own:
                best = max(best, value)
                alpha = max(alpha, value)
            else:
                best = min(best, value)
                beta = min(beta, value)
            if alpha >= beta:
                break
        return best

    def _worth(self, state: CasinoState) -> float:
        own, other = self._side, 1 - self._side
        gained, facts = totals(state.lines(), 2), state.facts()
        points = [before + now for before, now in zip(state.standing.points, gained, strict=True)]
        if self._linear:
            return state.rules.good * (points[own] - points[other])
        return self._outcome.worth(
            points[own], points[other], facts[own].counted(OF_SPADES) - facts[other].counted(OF_SPADES)
        )


def exact_values(
    desk: Desk,
    watch: Callable[[int], None] | None = None,
    outcome: Outcome | None = None,
    plays: Sequence[Play] | None = None,
) -> dict[Play, float]:
    """Return the value of each play, or of ``plays`` alone, if all cards are known; raises ``TooManyPositions``, and
    the exceptions of ``watch``. ``outcome`` values the ends of the deal.
    """
    plays = desk.plays if plays is None else plays
    if not desk.counts_out:
        end = RealEnd(desk, watch, outcome)
        return {play: end.value(play) for play in plays}
    hands = known_hands(desk)
    ending = EndGame(desk, watch, outcome)
    return {play: ending.value(play, hands) for play in plays}


def known_hands(desk: Desk) -> Hands:
    """Return the hands of all seats if all hidden cards are in one of them."""
    hidden = tuple(sorted(desk.seen.unseen))
    return tuple(
        desk.seen.hand if seat == desk.seat else hidden if cards else ()
        for seat, cards in enumerate(desk.observation.hand_counts)
    )

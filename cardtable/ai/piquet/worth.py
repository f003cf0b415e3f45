"""The worth of a deal after the exchange: the declarations compared with each other, then the tricks with
open cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from cardtable.ai.piquet.prospect import Prizes, Prospect
from cardtable.ai.piquet.solver import Scoring, Solver, Totals
from cardtable.games.piquet.combinations import KINDS, RUFF, best_point, best_sequence, best_set, sequences, sets
from cardtable.games.piquet.ranking import cards_of
from cardtable.games.piquet.rules import PiquetRules, Repique

_MOST_SOLVERS = 16


class DeclaredPoints(NamedTuple):
    """What both players count before the tricks: their points, including a Neunziger, and the number of the trick with
    whose lead elder makes a Sechziger (0 if impossible). ``apart`` is 1 if elder's Neunziger is a match of its own, -1
    if the dealer's is; ``prize`` is 1 or -1 in the same way if it brings a prize.
    """

    elder: int
    dealer: int
    pique_at: int
    apart: int = 0
    prize: int = 0


class _Holding(NamedTuple):
    """The best item of a hand in each class, and the points of the whole class."""

    best: tuple[tuple[int, int], ...]
    whole: tuple[int, ...]


@lru_cache(maxsize=65536)
def _holding(hand: int, least: int, least_pips: int, four_less: bool) -> _Holding:
    point = best_point(hand, least, least_pips)
    runs = sum(item.points for item in sequences(hand))
    kinds = sum(item.points for item in sets(hand))
    counts = (point[0] + 5) // 10 if least_pips == RUFF else point[0] - (four_less and point[1] % 10 == 4)
    return _Holding((point, best_sequence(hand), best_set(hand)), (counts, runs, kinds))


def jump_worth(rules: PiquetRules, repique: bool) -> int:
    """Return what a Neunziger (``repique``) or a Sechziger counts in addition to the points that led to it, without its
    prize.
    """
    if repique and rules.repique is Repique.WINS and not rules.prizes:
        # A match that is won at once is as good as all the points that it takes.
        return max(rules.repique_jump, rules.target)
    if not rules.jumps and (rules.prizes or not repique):
        return 0
    return rules.repique_jump if repique else rules.pique_jump


def declared(rules: PiquetRules, elder: int, dealer: int) -> DeclaredPoints:
    """Return what two hands (masks) declare against each other if nothing is kept back."""
    mine = _holding(elder, rules.smallest_point, rules.least_pips, rules.four_less)
    theirs = _holding(dealer, rules.smallest_point, rules.least_pips, rules.four_less)
    points = [0, 0]
    free = [True, True]
    jumped = [False, False]
    for kind in KINDS:
        one, other = mine.best[kind], theirs.best[kind]
        if one == other:
            continue
        winner = 0 if one > other else 1
        points[winner] += (mine, theirs)[winner].whole[kind]
        free[1 - winner] = False
        if points[winner] >= rules.threshold and not jumped[winner] and free[winner]:
            jumped[winner] = True
    if rules.nothing_beaten:
        jumped = [made and alone for made, alone in zip(jumped, free, strict=True)]
    pique_at = 0
    if not jumped[0] and not points[1]:
        pique_at = trick_of_pique(rules, rules.threshold - points[0])
        pique_at *= pique_at <= rules.hand
    apart = prize = 0
    for seat in (0, 1):
        if jumped[seat] and rules.prizes:
            prize = 1 if seat == 0 else -1
        if jumped[seat] and rules.repique is Repique.OWN_MATCH and not rules.prizes:
            # What was counted toward it is taken off again.
            points[seat] = 0
            apart = 1 if seat == 0 else -1
        elif jumped[seat]:
            points[seat] += jump_worth(rules, repique=True)
    return DeclaredPoints(points[0], points[1], pique_at, apart, prize)


def declared_classes(rules: PiquetRules, elder: int, dealer: int) -> tuple[int, ...]:
    """Return what elder counts in each of the three classes, less what the dealer counts, as in ``declared``; without a
    Neunziger.
    """
    mine = _holding(elder, rules.smallest_point, rules.least_pips, rules.four_less)
    theirs = _holding(dealer, rules.smallest_point, rules.least_pips, rules.four_less)
    return tuple(
        0 if one == other else counted if one > other else -less
        for one, other, counted, less in zip(mine.best, theirs.best, mine.whole, theirs.whole, strict=True)
    )


def declared_by_each(rules: PiquetRules, hands: Sequence[int]) -> tuple[list[int], int]:
    """Return what the hands (masks, elder's first) of players without partners declare against each other, if a
    Neunziger counts and nothing is kept back; and the trick with which elder makes a Sechziger, as in
    ``DeclaredPoints``.
    """
    held = [_holding(hand, rules.smallest_point, rules.least_pips, rules.four_less) for hand in hands]
    points = [0] * len(hands)
    free = [True] * len(hands)
    jumps = [0] * len(hands)
    for kind in KINDS:
        best = max(one.best[kind] for one in held)
        winners = [place for place, one in enumerate(held) if one.best[kind] == best]
        if len(winners) > 1:
            continue
        (winner,) = winners
        points[winner] += held[winner].whole[kind]
        free = [alone and place == winner for place, alone in enumerate(free)]
        if points[winner] >= rules.threshold and free[winner]:
            jumps[winner] = rules.repique_jump
    missing = rules.threshold - points[0]
    makes = not any(points[1:]) and not jumps[0] and 1 <= missing <= rules.hand
    return [counted + jump for counted, jump in zip(points, jumps, strict=True)], missing * makes


def trick_of_pique(rules: PiquetRules, missing: int) -> int:
    """Return the trick (from 1) whose lead makes a Sechziger that elder is ``missing`` so many points for, if she takes
    all before it; 0 if none does.
    """
    return 0 if rules.pique_at_once and missing > 1 else max(0, missing)


def tricks_scoring(rules: PiquetRules, pique_at: int, prizes: Prizes, cards: int) -> Scoring:
    """Return how the tricks count, with ``prizes`` as what they bring in addition, and ``cards`` for most of them."""
    return Scoring(
        rules.hand,
        rules.last_trick,
        rules.majority,
        cards,
        rules.capot + prizes.capot,
        pique_at,
        jump_worth(rules, repique=False) + prizes.pique if pique_at else 0,
        prizes.capot,
        prizes.pique if pique_at else 0,
    )


class Worth:
    """Values of deals under the same ``rules`` for the player with the ``prospect``; what has been found about tricks
    is kept between deals. With ``in_points``, a deal is worth the points that are counted in it, whatever they mean for
    the match.
    """

    def __init__(self, rules: PiquetRules, prospect: Prospect, in_points: bool = False) -> None:
        self.rules = rules
        self.prospect = prospect
        self._in_points = in_points
        self._prizes = Prizes() if in_points else prospect.prizes
        self._solvers: dict[int, Solver] = {}

    def solver(self, pique_at: int) -> Solver:
        """Return the solver for the tricks if elder can make a Sechziger with the lead to trick ``pique_at``."""
        if pique_at not in self._solvers:
            if len(self._solvers) >= _MOST_SOLVERS:
                self._solvers.clear()
            self._solvers[pique_at] = Solver(tricks_scoring(self.rules, pique_at, self._prizes, self.prospect.cards))
        return self._solvers[pique_at]

    def of_elder(self, elder: int, dealer: int) -> float:
        """Return what the deal is worth to elder, for two hands (masks) after the exchange."""
        return self._valued(elder, dealer, 1)

    def of_dealer(self, elder: int, dealer: int) -> float:
        """Return what the deal is worth to the dealer, for two hands (masks) after the exchange."""
        return self._valued(elder, dealer, -1)

    def _valued(self, elder: int, dealer: int, sign: int) -> float:
        said, prospect = declared(self.rules, elder, dealer), self.prospect
        hands, solver = (cards_of(elder), cards_of(dealer)), self.solver(said.pique_at)
        points = (said.elder, said.dealer) if sign > 0 else (said.dealer, said.elder)
        counted: float
        if self._in_points or not prospect.matters:
            counted = points[0] - points[1] + sign * solver.value(*hands)
        else:

            def tricks(more: bool) -> Totals:
                found = solver.totals(*hands, more=more is (sign > 0))
                return found if sign > 0 else found.reversed

            counted = prospect.best(points, tricks)
        if self._in_points:
            return counted
        return counted + sign * (said.apart * prospect.stake + said.prize * self._prizes.repique)

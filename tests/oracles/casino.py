"""What the last cards of a deal at Casino pay in the match if two sides play them perfectly with open hands.

The oracle of the computer players: every play is tried by the engine, and the engine's own fold says what the deal
pays, with lurch, order of arrival, rubber and stake. It shares nothing with ``cardtable.ai``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardtable.core.company import Company
from cardtable.core.state import Standing
from cardtable.games.casino.actions import Play
from cardtable.games.casino.family import CasinoFamily
from cardtable.games.casino.state import CasinoState

FAMILY = CasinoFamily()
_FAR = 1e9

Continues = Callable[[Standing], float]
"""What a match that goes on is worth to the first side."""


class TooLong(Exception):
    """The ending has too many lines."""


def worths(state: CasinoState, continues: Continues, most: int = 50_000) -> Mapping[Play, float]:
    """What each play pays who plays it, in stakes. Raises ``TooLong``."""
    search = _Search(continues, most)
    sign = 1 if state.rules.side_of[state.actor()] == 0 else -1
    return {play: sign * search.after(state, play) for play in state.legal().representatives()}


class _Search:
    def __init__(self, continues: Continues, most: int) -> None:
        self._continues = continues
        self._left = most

    def after(self, state: CasinoState, play: Play, alpha: float = -_FAR, beta: float = _FAR) -> float:
        state = state.copy()
        state.advance(play)
        if state.actor() < 0:
            return paid(state, self._continues)
        self._left -= 1
        if self._left < 0:
            raise TooLong
        first = state.rules.side_of[state.actor()] == 0
        best = -_FAR if first else _FAR
        for reply in state.legal().representatives():
            value = self.after(state, reply, alpha, beta)
            best = max(best, value) if first else min(best, value)
            alpha, beta = (max(alpha, best), beta) if first else (alpha, min(beta, best))
            if alpha >= beta:
                break
        return best


def paid(state: CasinoState, continues: Continues) -> float:
    """What a deal that is over pays the first side, in stakes."""
    rules, before = state.rules, state.standing
    after = FAMILY.fold(rules.rule_set, before, state.lines())
    won = Company.of(after).won != Company.of(before).won
    if not (after.over or won):
        return continues(after)
    if rules.stake or rules.rubber:
        gains = Company.of(after).accounts[0] - (Company.of(before).accounts or (0,))[0]
        return gains / max(1, rules.stake)
    return float(-after.factors[0] if after.factors[0] else after.factors[1])

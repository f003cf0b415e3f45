"""What a match pays one of its two players."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from cardtable.ai.ecarte.equilibrium import equilibrium
from cardtable.ai.price import MatchPrice
from cardtable.games.ecarte.evening import Evening
from cardtable.games.ecarte.rules import MATCH, EcarteRules


class EcartePrice(MatchPrice):
    """What a match pays one of two players, in stakes.

    The table of what a match that goes on is worth knows two stakes for a loser without a point. Where he pays three,
    the end of a match is priced rightly, and what leads to it nearly so.
    """

    def __init__(self, rules: EcarteRules, leads_next: bool) -> None:
        super().__init__(leads_next)
        self._rules = rules
        self.matsch = rules.matsch or rules.treble
        """Whether a loser without a point pays more."""

    def result(self, own: float, other: float, wins: bool) -> float:
        return float(self._rules.factor_of(int(other)) if wins else -self._rules.factor_of(int(own)))

    def settled(self, own: float, other: float, tie: float = 0.0) -> float | None:
        return self.result(own, other, own >= MATCH) if max(own, other) >= MATCH else None

    def before_deal(self, leads: float, deals: float) -> float:
        return _table(leads, deals, self.matsch)


class _Place(NamedTuple):
    """What a place in a pool is worth, in stakes: a ``share`` of what is in the pool, and ``more`` that is expected of
    the matches to come.
    """

    share: Fraction
    more: Fraction

    def of(self, pool: float) -> float:
        return float(self.share) * pool + float(self.more)


_AHEAD = _Place(Fraction(4, 7), Fraction(5, 49))
"""The place of the winner of the last match, if the three are equally good and each loser pays one stake. With
``a(pool)``, ``c(pool)`` and ``w(pool)`` for the winner, the challenger and the one who waits, it follows from
``a(pool) = (pool + 1) / 2 + (w(pool + 1) - 1) / 2``, ``c(pool) = (a(pool + 1) - 1) / 2``,
``w(pool) = c(pool + 1) / 2``.
"""
_WAITS = _Place(Fraction(1, 7), Fraction(3, 49))
"""The place of the one who waits for the loser of the next match."""


class PoolPrice(EcartePrice):
    """What a match of a pool pays one of its two players, in stakes: the pool, less what the player still pays in.

    What one player gains is not what the other loses, since the third has a share in the pool, too. What a player has
    paid in before is gone and does not count.
    """

    def __init__(self, rules: EcarteRules, leads_next: bool, evening: Evening, seat: int) -> None:
        super().__init__(rules, leads_next)
        self._pool = sum(evening.paid) / max(1, rules.stake)
        self._ahead = evening.ahead == seat
        self._other_ahead = evening.ahead == evening.other(seat)

    def result(self, own: float, other: float, wins: bool) -> float:
        paid = self._rules.factor_of(int(other if wins else own))
        pool = self._pool + paid
        if wins:
            return pool if self._ahead else _AHEAD.of(pool)
        return -paid if self._other_ahead else _WAITS.of(pool) - paid

    def before_deal(self, leads: float, deals: float) -> float:
        """Return what a match that goes on is expected to pay this side if it leads in the next deal."""
        return self._expected(_table(leads, deals, matsch=False), _table(leads, deals, matsch=True))

    def pays(self, own: float, other: float, tie: float = 0.0) -> float:
        found = self.settled(own, other, tie)
        if found is not None or self._leads_next:
            return super().pays(own, other, tie)
        return self._expected(-_table(other, own, matsch=False), -_table(other, own, matsch=True))

    def _expected(self, plain: float, with_matsch: float) -> float:
        """Return the value of a match that is worth ``plain``, and ``with_matsch``, where the loser pays the winner."""
        won, lost = self.result(MATCH, MATCH - 1, wins=True), self.result(MATCH - 1, MATCH, wins=False)
        value = (won + lost) / 2 + plain * (won - lost) / 2
        if self.matsch:
            # What a second stake changes: the winner has a share in it, and the loser pays it, less such a share.
            gains = 1.0 if self._ahead else float(_AHEAD.share)
            costs = 1.0 if self._other_ahead else 1.0 - float(_WAITS.share)
            value += (with_matsch - plain) * (gains + costs) / 2
        return value


def match_price(rules: EcarteRules, leads_next: bool, evening: Evening, seat: int) -> EcartePrice:
    """Return what the running match of the ``evening`` pays the player of ``seat``."""
    return PoolPrice(rules, leads_next, evening, seat) if rules.pool else EcartePrice(rules, leads_next)


def _table(leads: float, deals: float, matsch: bool) -> float:
    """Return what a match is worth to the player who leads in the next deal, by the points of both."""
    return equilibrium().match(MATCH - int(leads), MATCH - int(deals), matsch)

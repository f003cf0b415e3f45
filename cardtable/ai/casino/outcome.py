"""The worth of the end of a deal to one of two sides: its points, and what the match then pays.

Points are tallied in the way that the rule set marks them: points marked at once can end the match in the middle of a
deal, and the rest is counted when the deal is over. The worth of the match from there on is computed by backward
induction over the deals that may follow (``ai.induction``).
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from cardtable.ai.casino.packing import packing_of
from cardtable.ai.casino.prices import side_facts
from cardtable.ai.casino.surplus import counted_so_far
from cardtable.ai.induction import FixedDeals, ToTarget
from cardtable.ai.played_deals import played_deals
from cardtable.ai.price import MatchPrice
from cardtable.games.casino.counts import OF_SPADES
from cardtable.games.casino.majorities import Majority
from cardtable.games.casino.observation import CasinoObservation
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.scoring import loser_factor
from cardtable.games.casino.variants import HOUSE, casino_rules
from cardtable.games.casino.variants.house import certain_points
from cardtable.games.registry import variant

WHOLE_MATCH = 9.0
"""Points that a stake won for certain is worth more than an even chance. Chosen so that early in a match a point more
is worth about a point.
"""
BESIDES = 0.001
"""The worth of a point besides what the match pays, so that points are still taken when the match is decided: so little
that no lead outweighs a hundredth of a stake.
"""


class Tally(NamedTuple):
    """The captures since a search began: points marked at once and points to be counted at the end, of the own side and
    of the other one, and the packed counts of the own side.
    """

    own_marked: float = 0.0
    other_marked: float = 0.0
    own_counted: float = 0.0
    other_counted: float = 0.0
    packed: int = 0


def can_count(rules: CasinoRules) -> bool:
    """Whether ``Outcome`` can value the end of a deal under ``rules``.

    It cannot if the order of arrival decides and cards are counted one by one at the end, because a tally does not have
    the single cards.
    """
    return not rules.score.first_to_arrive or rules.score.cards_at_once


class Outcome:
    """Values the end of a deal between two sides for the side of the observing seat."""

    def __init__(self, rules: CasinoRules, observation: CasinoObservation) -> None:
        self._rules = rules
        self._target = rules.target
        self._packing = packing_of(rules)
        self._spades = OF_SPADES.whole(len(rules.pack))
        score = rules.score
        self._all_marked = score.cards_at_once
        self._sweeps_marked = score.sweeps.at_once
        self._passed_on = score.sweeps.passed_on
        self._last_marked = score.last_capture.at_once
        self._majorities = [
            (*self._packing.field(part.count)[1:], _points_of_both(part, part.whole(len(rules.pack))))
            for part in score.majorities
        ]
        own = rules.side_of[observation.seat]
        standing = list(observation.standing.points)
        for line in observation.marked:
            standing[line.side] += line.points
        self._standing = (standing[own], standing[1 - own])
        facts = side_facts(observation)
        self._match = CasinoPrice.of(rules, observation)
        self._arriving = score.first_to_arrive
        self._good = rules.good
        self._packed = self._packing.of_facts(facts[own])
        counted = counted_so_far(rules, facts)
        self._counted_so_far = (counted[own], counted[1 - own])

    def after(self, tally: Tally, own: bool, points: float, sweep: float, packed: int) -> Tally:
        """Return ``tally`` after a capture; ``sweep`` is the part of ``points`` that is for emptying the table."""
        marked = points if self._all_marked else sweep if self._sweeps_marked else 0.0
        counted = points - marked
        if self._passed_on and sweep:
            # With two sides, the player before belongs to the other one.
            if own:
                tally = tally._replace(other_counted=tally.other_counted - sweep)
            else:
                tally = tally._replace(own_counted=tally.own_counted - sweep)
        if own:
            return Tally(
                tally.own_marked + marked,
                tally.other_marked,
                tally.own_counted + counted,
                tally.other_counted,
                tally.packed + packed,
            )
        return tally._replace(other_marked=tally.other_marked + marked, other_counted=tally.other_counted + counted)

    def decided(self, tally: Tally) -> bool:
        """Whether points that were marked at once have ended the match, and with it the deal.

        Both sides may have reached the target before the deal, at a tie; then the next mark decides.
        """
        return bool(self._target) and (
            (tally.own_marked > 0 and self._standing[0] + tally.own_marked >= self._target)
            or (tally.other_marked > 0 and self._standing[1] + tally.other_marked >= self._target)
        )

    def value(self, tally: Tally) -> float:
        """Return the value of a deal that ends with ``tally``; majorities and other points counted at the end are
        included unless the match was decided before.
        """
        own = self._standing[0] + tally.own_marked
        other = self._standing[1] + tally.other_marked
        if self.decided(tally):
            return self.worth(own, other, 0)
        own_counted = self._counted_so_far[0] + tally.own_counted
        other_counted = self._counted_so_far[1] + tally.other_counted
        packed = self._packed + tally.packed
        more_spades = 2 * self._packing.number(packed, OF_SPADES) - self._spades
        if not self._arriving:
            for shift, mask, points in self._majorities:
                own_points, other_points = points[packed >> shift & mask]
                own_counted += own_points
                other_counted += other_points
            if self._rules.score.difference:
                more = own_counted - other_counted
                own_counted, other_counted = max(0.0, more), max(0.0, -more)
            return self.worth(own + own_counted, other + other_counted, more_spades)
        own, other = own + own_counted, other + other_counted
        marks = [points[packed >> shift & mask] for shift, mask, points in self._majorities]
        all_own, all_other = own + sum(one for one, _ in marks), other + sum(one for _, one in marks)
        if min(all_own, all_other) < self._target:
            # One at most arrives, and what both count at the end is counted for the loser, too.
            return self.worth(all_own, all_other, more_spades)
        for own_points, other_points in marks:
            if (own >= self._target) != (other >= self._target):
                break
            own, other = own + own_points, other + other_points
        return self.worth(own, other, more_spades)

    def value_of_end(self, tally: Tally, last: float, points: float, packed: int) -> float:
        """Return the value after the last card: the side of sign ``last`` takes the rest of the table, which has these
        ``points`` and ``packed`` counts. ``last`` is 0 if no side has captured anything.
        """
        if not last:
            return self.value(tally)
        own = last > 0
        tally = self.after(tally, own, points, 0.0, packed)
        if self.decided(tally):
            return self.value(tally)
        worth = self._rules.score.last_capture.points
        return self.value(self.after(tally, own, worth, worth if self._last_marked else 0.0, 0))

    def worth(self, own: float, other: float, more_spades: int) -> float:
        """Return the value of a standing after the deal; ``more_spades`` is positive if the own side had more spades in
        this deal, negative if the other had.
        """
        lead = self._good * (own - other)
        if self._arriving and self._match.over(own, other):
            # The first side to arrive ends the deal; how far the other is behind then does not matter.
            lead = 0.0
        return WHOLE_MATCH * self._match.pays(own, other, more_spades) + BESIDES * lead


class CasinoPrice(MatchPrice):
    """What a match of two sides pays one of them, in stakes. ``deals`` is the number of deals before this one.

    The unit is a stake: a rubber pays each of its matches, and the amount of a stake changes nothing.
    """

    def __init__(self, rules: CasinoRules, deals: int, leads_next: bool) -> None:
        super().__init__(leads_next)
        self._rules = rules
        self._deals_left = max(0, rules.deals - deals - 1)

    @classmethod
    def of(cls, rules: CasinoRules, observation: CasinoObservation) -> CasinoPrice:
        """Return the price for the side of the observing seat after this deal."""
        standing = observation.standing
        # With two sides, the side that deals now leads in the next deal.
        return cls(rules, standing.deals, rules.side_of[standing.dealer] == rules.side_of[observation.seat])

    def over(self, own: float, other: float) -> bool:
        """Whether the match may end with these points."""
        return max(own, other) >= self._rules.target if self._rules.target else not self._deals_left

    def result(self, own: float, other: float, wins: bool) -> float:
        return float(loser_factor(self._rules, other) if wins else -loser_factor(self._rules, own))

    def settled(self, own: float, other: float, tie: float = 0.0) -> float | None:
        """Return what is paid if the match is over; a ``tie`` is broken by the spades of this deal."""
        lead = self._rules.good * (own - other)
        if self.over(own, other) and (lead or (self._rules.spades_break_ties and tie)):
            return self.result(own, other, (lead or tie) > 0)
        return None

    def before_deal(self, leads: float, deals: float) -> float:
        if self._rules.target:
            return to_target(self._rules).value(leads, deals)
        return fixed_deals(self._rules).value(round(leads), round(deals), self._deals_left)


USUAL = "casino.swedish"


@cache
def deals_like(rules: CasinoRules) -> str:
    """Return the rule set whose deals bring about as much as those of ``rules``. House rules are like the nearest of
    those with which they can be made to agree.
    """
    if rules.rule_set.variant != HOUSE:
        return rules.rule_set.variant
    own, known = certain_points(rules), variant(HOUSE).presets(2)
    others = {name: casino_rules(variant(name).rule_set(2)) for name in known}
    return min(others, key=lambda name: (others[name].good != rules.good, abs(certain_points(others[name]) - own)))


@cache
def to_target(rules: CasinoRules) -> ToTarget:
    """Return the table of what a match of two sides to a number of points is expected to pay, in stakes."""
    target, arriving = rules.target, rules.score.first_to_arrive
    price = CasinoPrice(rules, 0, True)

    def pays(own: int, gained: int, other: int, theirs: int) -> float:
        first, second = own + gained, other + theirs
        if arriving and min(first, second) >= target:
            # The side that needs the smaller part of its gains to reach the target is assumed to arrive first.
            first, second = (target - other) * gained, (target - own) * theirs
        if first == second:
            return 0.0
        return price.result(own + gained, other + theirs, rules.good * (first - second) > 0)

    return ToTarget(target, played_deals(deals_like(rules), USUAL), pays)


@cache
def fixed_deals(rules: CasinoRules) -> FixedDeals:
    """Return the table of values of a match that ends after a fixed number of deals."""

    def pays(own: int, other: int) -> float:
        return float(rules.good * ((own > other) - (own < other)))

    return FixedDeals(played_deals(deals_like(rules), USUAL), pays, lead_only=True)


@lru_cache(maxsize=64)
def _points_of_both(part: Majority, whole: int) -> list[tuple[int, int]]:
    """Return the points of both sides for a majority, indexed by the number that the own side has of the ``whole``."""
    points = []
    for own in range(whole + 1):
        (_, own_points), (_, other_points) = part.awards((own, whole - own))
        points.append((own_points, other_points))
    return points

"""The worth of points in a match: much if they decide it, little if it is nearly decided.

A search adds up points, the own ones minus those of the rivals, and so finds the best play in one deal of the hidden
cards. Its result is then converted into the chance to win the match. With open hands that makes no difference, because
more points never mean a smaller chance. Over many deals of the hidden cards it does: a side far behind needs a rare
great success, and a side that is ahead should avoid risks.

For two sides, the chance is the average over the standings to which the rest of the deal may lead
(``outcome.CasinoPrice``). The points still open are distributed by chance; their difference is normally distributed
with the spread of deals that were played, which shrinks as less is left. For more sides, the match is modelled as a
race in which all points spread alike until its end. Then the chance of a side falls exponentially with its distance to
the leader, and a rival's points are weighted by the rival's part of the others' chances. How likely a loser stays below
half, and pays double, follows from the same race.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from math import exp, floor, pi, sqrt
from statistics import NormalDist, fmean
from typing import NamedTuple

from cardtable.ai.casino.outcome import BESIDES, USUAL, WHOLE_MATCH, CasinoPrice, deals_like
from cardtable.ai.casino.packing import packing_of
from cardtable.ai.casino.prices import Prices, side_facts
from cardtable.ai.casino.surplus import counted_so_far, matters, surplus
from cardtable.ai.played_deals import played_deals
from cardtable.games.casino.counts import OF_SPADES
from cardtable.games.casino.facts import SideFacts
from cardtable.games.casino.majorities import Majority
from cardtable.games.casino.observation import CasinoObservation
from cardtable.games.casino.rules import CasinoRules

_STEPS = 2
"""The number of values per point for which chances are computed; between them they are interpolated."""
_MOST = 60
"""The greatest lead in points that is distinguished; a greater one counts like it."""
_IN_HAND = 0.5
"""The fraction of the cards in the hands that a search leaves to chance."""
_LEAST_LEFT = 0.08
"""The least fraction of a deal that is treated as left to chance, because its end is never foreseen better."""
_EVERY_POINT = 0.05
"""The part of a point's worth that it has whatever it does for the match, while the deal is not counted out."""
_FAR = 1e9
"""By how many points a side is behind that cannot win any more."""
_QUANTILES = 33
"""The number of equally likely values that represent a normal distribution."""


def _normal() -> tuple[float, ...]:
    """Return equally likely values of a normal distribution, scaled to variance 1."""
    found = [NormalDist().inv_cdf((place + 0.5) / _QUANTILES) for place in range(_QUANTILES)]
    spread = sqrt(fmean(one * one for one in found))
    return tuple(one / spread for one in found)


_NORMAL = _normal()


class Stakes:
    """The worth of points to the observing seat's side, in points of a match that has just begun.

    ``signs`` has, for each seat, 1 for the own side and minus the weight of its points for a rival. ``needs`` has, for
    each seat, the points that end the match at once if one capture marks them; 0 if no points do.
    """

    def __init__(self, rules: CasinoRules, observation: CasinoObservation, prices: Prices) -> None:
        own = rules.side_of[observation.seat]
        # If all sides settle by points, every point has the same worth.
        self.linear = rules.by_points
        marked = list(observation.standing.points)
        for line in observation.marked:
            marked[line.side] += line.points
        self.needs = _needs(rules, marked)
        self.signs = [1.0 if side == own else -1.0 / rules.rivals for side in rules.side_of]
        self._chance: _OfTwo | _OfMore
        facts = side_facts(observation)
        still = _open(rules, observation, facts)
        if len(rules.sides) == 2:
            price = CasinoPrice.of(rules, observation)
            counted = _counted_of_two(rules, facts, own)
            self._chance = _OfTwo(rules, (marked[own], marked[1 - own]), counted, still, price)
        else:
            gains, of_ties = _counted_of_more(rules, facts, prices, own), _of_ties(rules, facts)
            points = [a + b + c for a, b, c in zip(marked, gains, of_ties, strict=True)]
            left, deals = still.left, rules.deals - observation.standing.deals
            self._chance = _OfMore(rules, points, own, left, deals, observation.standing.points)
            if not self.linear:
                self.signs = [1.0 if side == own else -self._chance.weights[side] for side in rules.side_of]
        self._counted = prices.counted
        self._whole = 0.0 if self.linear else (1.0 - _EVERY_POINT) / _slope_at_the_beginning(rules)

    def worth(self, points: float) -> float:
        """Return the worth of being ``points`` ahead of what can be expected now, as plays bring them."""
        points *= self._counted
        if self.linear:
            return points
        return self._whole * (self.chance(points) - self.chance(0.0)) + _EVERY_POINT * points

    def counted_out(self, points: float) -> float:
        """Return the worth of so many ``points`` on the scale of ``Outcome``, between two sides."""
        return WHOLE_MATCH * self.chance(points) + BESIDES * points

    def chance(self, points: float) -> float:
        """Return what the match is expected to pay, in stakes, if the own side is ``points`` ahead of what can be
        expected now; with more than two sides, for each rival.
        """
        place = max(-_MOST, min(_MOST, points)) * _STEPS
        low = floor(place)
        share = place - low
        value = self._chance.at(low)
        return (1.0 - share) * value + share * self._chance.at(low + 1) if share else value


class _OfTwo:
    """The chance of the first of two sides. ``marked`` are their points, ``counted`` the points that they may expect at
    the end for their captures, and ``still`` the open part of the deal.
    """

    def __init__(
        self,
        rules: CasinoRules,
        marked: tuple[float, float],
        counted: tuple[float, float],
        still: _Open,
        price: CasinoPrice,
    ) -> None:
        brings, spread = _deals(deals_like(rules))
        self._rules = rules
        self._marked = marked
        self._counted = counted
        self._price = price
        self._brings = brings * still.left + still.in_sight
        self._spread = spread * sqrt(still.left)
        self._found: dict[int, float] = {}

    def at(self, place: int) -> float:
        """Return what the match is expected to pay, in stakes, if the own side is ``place`` steps ahead."""
        found = self._found.get(place)
        if found is None:
            more = self._rules.good * place / _STEPS
            found = self._found[place] = fmean([self._if_it_brings(more + self._spread * one) for one in _NORMAL])
        return found

    def _if_it_brings(self, more: float) -> float:
        """Return what the match pays if the own side gets ``more`` of the open points than the other."""
        own, other = self._counted
        own, other = own + (self._brings + more) / 2, other + (self._brings - more) / 2
        if self._rules.score.difference:
            own, other = max(0.0, own - other), max(0.0, other - own)
        first, second = self._marked[0] + own, self._marked[1] + other
        target = self._rules.target
        if self._rules.score.first_to_arrive and min(first, second) >= target:
            # The side that needs the smaller part of its gains to reach the target is assumed to arrive first.
            first, second = (target - self._marked[1]) * own, (target - self._marked[0]) * other
            return self._price.result(target, target, first > second)
        return self._price.pays(first, second)


class _OfMore:
    """The chance of the side ``own`` of three or more sides. ``points`` are those that they have or may expect,
    ``before`` those before the deal, and ``left`` is the open part of the deal. ``weights`` has each rival's part of
    the chances of all rivals, by which a point of the rival counts.
    """

    def __init__(
        self, rules: CasinoRules, points: Sequence[float], own: int, left: float, deals: int, before: Sequence[float]
    ) -> None:
        # Who has left at the target can only lose, and pays like the others.
        inside = {rules.side_of[seat] for seat in rules.inside}
        self._points = [rules.good * one if side in inside else -_FAR for side, one in enumerate(points)]
        self._before = before
        self._arriving = rules.target if rules.score.first_to_arrive else 0
        self._own = own
        self._temperature = _temperature(rules, [points[side] for side in sorted(inside)], left, deals)
        self._double = rules.target / 2 if rules.lurch else 0.0
        rivals = [side for side in range(len(points)) if side != own]
        most = max(self._points[side] for side in rivals)
        weights = {side: exp((self._points[side] - most) / self._temperature) for side in rivals}
        self.weights = {side: weight / sum(weights.values()) for side, weight in weights.items()}

    def at(self, place: int) -> float:
        """Return what the match is expected to pay for each rival, in stakes, if the own side is ``place`` steps ahead:
        each loser pays the winner.
        """
        ahead = [one + place / _STEPS * (side == self._own) for side, one in enumerate(self._points)]
        if self._arriving:
            ahead = self._by_arrival(ahead)
        most = max(ahead)
        weights = [exp((one - most) / self._temperature) for one in ahead]
        whole, own = sum(weights), weights[self._own]
        rivals = [weight for side, weight in enumerate(weights) if side != self._own]
        gained = own / whole * len(rivals) - sum(rivals) / whole
        if self._double:
            # If the winner has the target, a loser is below half who would lose with half of the target more, too: as
            # likely as the winner wins against such a one.
            more = exp(self._double / self._temperature) - 1.0
            gained += sum(own / (whole + more * rival) - rival / (whole + more * own) for rival in rivals)
        return gained / len(rivals)

    def _by_arrival(self, points: Sequence[float]) -> list[float]:
        """Return ``points`` with what is beyond the target as if all had gained alike: the side that needs the smaller
        part of its gains to reach the target is assumed to arrive first.
        """
        gains = [max(1.0, one - before) for one, before in zip(points, self._before, strict=True)]
        mean = fmean(gains)
        beyond = [max(0.0, one - self._arriving) for one in points]
        return [one + more * (mean / gain - 1.0) for one, more, gain in zip(points, beyond, gains, strict=True)]


def _of_ties(rules: CasinoRules, facts: Sequence[SideFacts]) -> list[float]:
    """Return what a side's spades are worth because they break ties, in points: a tie lies between half a point behind
    and half a point ahead, and who has more spades wins it.
    """
    if not rules.spades_break_ties:
        return [0.0] * len(facts)
    each = rules.good / OF_SPADES.whole(len(rules.pack)) / 2
    return [each * fact.counted(OF_SPADES) for fact in facts]


def _needs(rules: CasinoRules, marked: Sequence[int]) -> Sequence[float]:
    at_once = rules.score.cards_at_once or rules.score.sweeps.at_once
    if not (rules.target and at_once) or rules.good < 0:
        return [0.0] * rules.players
    # Several sides may have reached the target before the deal, at a tie; then the next mark decides.
    return [max(1.0, float(rules.target - marked[side])) for side in rules.side_of]


class _Open(NamedTuple):
    """The open part of a deal: the fraction of it that is left to chance, and the points in sight that are not captured
    yet.
    """

    left: float
    in_sight: float


def _open(rules: CasinoRules, observation: CasinoObservation, facts: Sequence[SideFacts]) -> _Open:
    score, seen = rules.score, observation.seen()
    unseen = Counter(rules.pack)
    unseen.subtract(seen)
    hidden, own = unseen.total(), len(observation.hand)
    to_come = hidden - _IN_HAND * (sum(observation.hand_counts) - own)
    of_cards = sum(map(score.of_card, rules.pack))
    of_majorities = sum(part.points for part in score.majorities)
    of_unseen = sum(number * score.of_card(card) for card, number in unseen.items())
    brings, _ = _deals(deals_like(rules))
    # Sweeps and other points that are not in cards come evenly as the cards are played.
    others = max(0.0, brings - of_cards - of_majorities - score.last_capture.points)
    still = others * (to_come + _IN_HAND * own) / rules.plan.cards() + score.last_capture.points
    still += of_unseen * to_come / max(1, hidden) + sum(_still_open(part, facts, rules) for part in score.majorities)
    inside = [card for one in observation.builds for card in one.cards]
    in_sight = sum(map(score.of_card, (*observation.hand, *observation.table, *observation.aside, *inside)))
    return _Open(max(_LEAST_LEFT, min(1.0, still / max(brings, of_cards + of_majorities))), float(in_sight))


def _still_open(part: Majority, facts: Sequence[SideFacts], rules: CasinoRules) -> float:
    """Return how many points of a majority are still undecided."""
    whole = part.whole(len(rules.pack))
    if len(facts) == 2:
        return part.still_open(part.number_of(facts[0]), part.number_of(facts[1]), whole)
    numbers = dict(enumerate(map(part.number_of, facts)))
    return 0.0 if part.certain(numbers, whole - sum(numbers.values())) else float(part.points)


def _counted_of_more(rules: CasinoRules, facts: Sequence[SideFacts], prices: Prices, own: int) -> Sequence[float]:
    """Return the points that each of more than two sides may expect at the end for its captures."""
    if matters(rules):
        return surplus(rules, facts, own).expected
    packing = packing_of(rules)
    counted = zip(counted_so_far(rules, facts), facts, strict=True)
    return [points + rules.good * prices.worth(packing.of_facts(fact)) for points, fact in counted]


def _counted_of_two(rules: CasinoRules, facts: Sequence[SideFacts], own: int) -> tuple[float, float]:
    """Return the points that the side ``own`` and the other side may expect at the end for their captures."""
    counted = counted_so_far(rules, facts)
    mine, theirs = counted[own], counted[1 - own]
    for part in rules.score.majorities:
        more = part.lead(part.number_of(facts[own]), part.number_of(facts[1 - own]), part.whole(len(rules.pack)))
        mine, theirs = mine + max(0.0, more), theirs + max(0.0, -more)
    return mine, theirs


@cache
def _deals(name: str) -> tuple[float, float]:
    """Return the mean points that a deal brings both sides together, and the standard deviation of the difference
    between them.
    """
    deals = [pair for pair, number in played_deals(name, USUAL).items() for _ in range(number)]
    return fmean([own + other for own, other in deals]), sqrt(fmean([(own - other) ** 2 for own, other in deals]))


def _temperature(rules: CasinoRules, points: Sequence[float], left: float, deals: int) -> float:
    """Return by how many points a side must be behind for its chance to fall to 1/e. It is the scale of an extreme
    value distribution: two such values differ with the variance that the points of two sides have until the end of the
    match, in ``deals`` or at the target.
    """
    brings, spread = _deals(deals_like(rules))
    sides = len(points)
    more = (rules.target - max(points)) * sides / brings - left if rules.target else deals - 1.0
    # The points distributed by chance make two sides of many differ less than two sides alone.
    variance = spread * spread * 2 / sides * (left + max(0.0, more))
    return sqrt(3 * variance) / pi


@cache
def _slope_at_the_beginning(rules: CasinoRules) -> float:
    """Return by how much a point changes the chance at the beginning of a match."""
    sides = len(rules.sides)
    chance: _OfTwo | _OfMore
    if sides == 2:
        chance = _OfTwo(rules, (0.0, 0.0), (0.0, 0.0), _Open(1.0, 0.0), CasinoPrice(rules, 0, True))
    else:
        chance = _OfMore(rules, [0.0] * sides, 0, 1.0, rules.deals, [0.0] * sides)
    return (chance.at(_STEPS) - chance.at(-_STEPS)) / 2

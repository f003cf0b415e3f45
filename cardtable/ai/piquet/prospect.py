"""What points are worth when a partie draws to its end: its winner, the Rubicon and the double below half count then,
and not every point alike.

Both totals are carried to the end of the deal. What the partie is worth from there on comes by backward induction over
the deals that may follow, ``ai.induction``: deals that were played by the rules of the same kind of partie.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypeAlias

from cardtable.ai.induction import FixedDeals, ToTarget
from cardtable.ai.played_deals import played_deals
from cardtable.core.state import Standing
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.parties import EXTRA_DEALS
from cardtable.games.piquet.persons import players_of
from cardtable.games.piquet.rules import Ending, PiquetRules
from cardtable.games.piquet.scoring import CAPOT_PRIZE, CARDS_POINTS, PIQUE_PRIZE, REPIQUE_PRIZE
from cardtable.games.piquet.settlement import four_deals_gain, partie_factor, rubicon_gain

Both: TypeAlias = tuple[float, float]
"""A number for the party that decides and one for its opponent."""

_RUBICON, _USUAL, _FOUR_DEALS = "piquet.rubicon", "piquet.points", "piquet.four_deals"
_LATE = 1
"""With at most so many deals to come, a partie of a number of deals is at its end."""
_WITHIN_REACH = 90
"""Who needs no more points than this may win the partie to a number of points with the deal."""
_STAKE = 45.0
"""What a stake is worth in points early in a partie to a number of points."""
_STEP = 34.0
"""The price of a point is measured by so many for either, which is how far most deals go."""
_LEAST_PRICE, _LEAST_SHARE = 1.0, 0.004
"""What a point is taken to cost at least: in points of the settlement, and in stakes of a partie to a number of
points."""


_STEP_OF_FOUR = 10
"""Totals after the first two of four deals are told apart by so many points."""


class Prizes(NamedTuple):
    """What is paid besides the totals at the end of four deals, in points."""

    repique: int = 0
    pique: int = 0
    capot: int = 0


class Prospect:
    """The end of the partie for ``party`` against ``other``, from before the deal that follows ``standing``.

    ``counted`` are what both have counted in that deal already, in the order of the table.
    """

    def __init__(self, rules: PiquetRules, standing: Standing, party: int, other: int, counted: Both = (0, 0)) -> None:
        self._rules = rules
        self._before = (standing.points[party], standing.points[other])
        self._counted = counted
        # Of two who play, who deals now leads in the next deal.
        self._elder_next = rules.party_of[players_of(rules, standing)[-1]] == party
        self._left = self._deals_left(standing)
        # What the deal brings counts so many times.
        self._times = 2 if standing.deals in rules.doubled_deals else 1
        self._price = 1.0
        if self.matters:
            up, down = self.worth((0.0, 0.0), (_STEP, 0.0)), self.worth((0.0, 0.0), (0.0, _STEP))
            self._price = max(_LEAST_SHARE if rules.target else _LEAST_PRICE, (up - down) / (2 * _STEP))
        self.prizes = self._prizes()

    @property
    def stake(self) -> float:
        """What a stake is worth in points."""
        return 1.0 / self._price if self.matters and self._rules.target else _STAKE

    @property
    def matters(self) -> bool:
        """Whether the partie is so near its end that points are not all worth the same."""
        if self._rules.ending is Ending.FOUR_DEALS:
            # The loser seldom comes to a hundred, so that it is decisive from the beginning who is ahead.
            return True
        if self._rules.ending is Ending.RUBICON:
            return self._left <= _LATE
        return bool(self._rules.target) and self._rules.target - max(self._before) <= _WITHIN_REACH

    @property
    def near_the_end(self) -> bool:
        """Whether points are not all worth the same because the end of the partie is near."""
        return self.matters and (self._rules.ending is not Ending.FOUR_DEALS or self._left <= _LATE)

    def worth(self, declared: Both, tricks: Both) -> float:
        """What it is worth to count ``declared``, then ``tricks``, and go on: in points, at the price that a point has
        in the middle.
        """
        now = (self._counted[0] + declared[0], self._counted[1] + declared[1])
        if self._rules.target:
            decided = self._arrival(now, tricks)
            if decided is not None:
                return decided / self._price
        own, other = (
            before + self._times * round(counted + more)
            for before, counted, more in zip(self._before, now, tricks, strict=True)
        )
        if not self._elder_next:
            return -self._after(other, own) / self._price
        return self._after(own, other) / self._price

    def difference(self, declared: Both, tricks: float, left: int, pique: bool = False) -> float:
        """``worth`` when of the tricks, of which ``left`` are to be played, only the difference in points is known.
        ``pique`` is whether a Sechziger may be made with them.

        Together they bring about a point for each lead, one more where the lead changes, and the cards.
        """
        prize = self._prize_within(tricks, left, pique)
        tricks -= prize
        total = max(abs(tricks), 1.25 * left + self._rules.last_trick - 1 + CARDS_POINTS)
        return self.worth(declared, ((total + tricks) / 2, (total - tricks) / 2)) + prize

    def _prize_within(self, tricks: float, left: int, pique: bool) -> int:
        """The prizes in what ``left`` tricks bring: the smallest that explain it."""
        prizes = self.prizes
        if not any(prizes):
            return 0
        most = left + self._rules.last_trick - 1 + CARDS_POINTS
        jump = self._rules.pique_jump if self._rules.jumps else 0
        found = {0: 0, prizes.capot: 0, -prizes.capot: 0}
        if pique:
            both = (prizes.pique, prizes.pique + prizes.capot)
            found |= {sign * prize: sign * jump for prize in both for sign in (1, -1)}
        for prize, besides in sorted(found.items(), key=lambda one: abs(one[0])):
            if abs(tricks - prize - besides) <= most:
                return prize
        return 0

    def _prizes(self) -> Prizes:
        if not self._rules.prizes:
            return Prizes()
        return Prizes(
            *(round(prize * self._times / self._price) for prize in (REPIQUE_PRIZE, PIQUE_PRIZE, CAPOT_PRIZE))
        )

    def _deals_left(self, standing: Standing) -> int:
        """How many deals follow this one, where the number is fixed."""
        deals = self._rules.deals
        if standing.deals >= deals and self._rules.ending is not Ending.FOUR_DEALS:
            deals += EXTRA_DEALS
        return max(0, deals - standing.deals - 1)

    # A number of points

    def _arrival(self, now: Both, tricks: Both) -> float | None:
        """What the partie pays if one of them reaches the target in this deal, None if neither does."""
        need = [self._rules.target - before - counted for before, counted in zip(self._before, now, strict=True)]
        if need[0] > tricks[0] and need[1] > tricks[1]:
            return None
        # Whoever reaches it with a smaller part of what the tricks bring him arrives first.
        when = [
            (missing / more if missing > 0 else 0.0) if missing <= more else 2.0
            for missing, more in zip(need, (max(tricks[0], 0.01), max(tricks[1], 0.01)), strict=True)
        ]
        points = [self._rules.target - missing + more for missing, more in zip(need, tricks, strict=True)]
        if when[0] <= when[1]:
            return float(partie_factor(self._rules, round(points[1])))
        return -float(partie_factor(self._rules, round(points[0])))

    def _after(self, leads: int, deals: int) -> float:
        """What the partie is worth to who leads in the next deal, for the points of both."""
        if self._rules.target:
            return to_target(self._rules).value(leads, deals)
        if self._rules.ending is Ending.FOUR_DEALS:
            return four_deals().value(leads, deals, self._left)
        return six_deals().value(leads, deals, self._left)


@cache
def to_target(rules: PiquetRules) -> ToTarget:
    """The worth of a partie to a number of points, in stakes."""
    target = rules.target

    def pays(own: int, gained: int, other: int, theirs: int) -> float:
        first, second = own + gained, other + theirs
        # Of two who both reach it, whoever does with a smaller part of what the deal brings is taken to be first.
        if second < target or (first >= target and (target - own) * theirs <= (target - other) * gained):
            return float(partie_factor(rules, second))
        return -float(partie_factor(rules, first))

    return ToTarget(target, played_deals(rules.rule_set.variant, _USUAL), pays)


@cache
def six_deals() -> FixedDeals:
    """The worth of a Rubicon partie, in points of its settlement."""

    def pays(own: int, other: int) -> float:
        if own == other:
            return 0.0
        return float(rubicon_gain(own, other) if own > other else -rubicon_gain(other, own))

    return FixedDeals(played_deals(_RUBICON, _RUBICON), pays)


@cache
def four_deals() -> FixedDeals:
    """The worth of a partie of four deals without its prizes, in points of its settlement. Prizes are paid besides
    whatever the totals are, so that those to come change nothing. First deals were played, which count double like the
    last, and unlike the two between them.
    """

    def pays(own: int, other: int) -> float:
        if own == other:
            return 0.0
        return float(four_deals_gain(own, other) if own > other else -four_deals_gain(other, own))

    return FixedDeals(played_deals(_FOUR_DEALS, _USUAL), pays, step=_STEP_OF_FOUR, halved=(2, 3))


def prospect_of(observation: PiquetObservation, rules: PiquetRules) -> Prospect:
    """The prospect of the one of two players who observes, from what both have counted."""
    party, other = rules.party_of[observation.seat], rules.party_of[observation.others[0]]
    own, theirs = (
        sum(line.points for line in observation.marked if line.party == one and line.marked) for one in (party, other)
    )
    return Prospect(rules, observation.standing, party, other, (own, theirs))

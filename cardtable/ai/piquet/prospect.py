"""The worth of points near the end of a match, when its winner, the Rubicon and the double payment below half count,
and points are not all worth the same.

Both totals are projected to the end of the deal. What the match is worth from there on is computed by backward
induction over the deals that may follow (``ai.induction``); these are deals that were played by the rules of the same
kind of match. Partners count together, so the four players of Robber Piquet are two sides here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple, TypeAlias

from cardtable.ai.induction import FixedDeals, ToTarget
from cardtable.ai.piquet.five import FiveMatches
from cardtable.ai.piquet.solver import Totals
from cardtable.ai.played_deals import AT_ONCE, PointsOfTwo, played_deals
from cardtable.ai.price import MatchPrice
from cardtable.core.state import Standing
from cardtable.games.piquet.combinations import KINDS
from cardtable.games.piquet.ending import is_red
from cardtable.games.piquet.evening import evening_of
from cardtable.games.piquet.matches import EXTRA_DEALS, prizes_of
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.persons import players_of
from cardtable.games.piquet.phases import Jump, Phase
from cardtable.games.piquet.ranking import mask_of
from cardtable.games.piquet.rules import Ending, PiquetRules, Repique, Rounding, Table
from cardtable.games.piquet.scoring import (
    CAPOT_PRIZE,
    CARDS_POINTS,
    PIQUE_PRIZE,
    REPIQUE_PRIZE,
    ROUGE_POINTS,
    carried_points,
)
from cardtable.games.piquet.settlement import RUBICON, four_deals_gain, match_factor, rounded, rubicon_gain

Both: TypeAlias = tuple[float, float]
"""A number for the side that decides, and one for its opponent."""

_RUBICON, _FOUR_DEALS, _ROBBER, _MEYERS = "piquet.rubicon", "piquet.four_deals", "piquet.robber", "piquet.meyers1888"
_BY_NEUNZIGER = {
    Repique.COUNT: "piquet.chouette",
    Repique.OWN_MATCH: "piquet.points",
    Repique.WINS: "piquet.kings",
}
"""The rule set whose played deals are used for matches to a number of points by the German rules, by what a Neunziger
brings.
"""
_CARRIED, _LATE = 3, 1
"""With at most so many deals to come, totals are projected to the end of a Rubicon match; with at most ``_LATE``, a
match of a fixed number of deals is near its end.
"""
_MAY_WELL = 0.25
"""The share of deals that must end a match to a number of points for the next deal to count as likely to end it."""
_WITHIN_REACH = 90
"""A side that needs at most this many points can win a match to a number of points with the deal."""
_STAKE = 45.0
"""The worth of a stake in points, early in a match to a number of points."""
_STEP = 34.0
"""The price of a point is measured as the average over this many points for each side, which is what most
deals bring.
"""
_LEAST_PRICE, _LEAST_SHARE = 1.0, 0.004
"""The smallest price of a point: in points of the settlement, and in stakes of a match to a number of points."""
_LINES_DIFFER = 6
"""By how many points for each the totals of lines may differ that bring the same difference."""
_PRIZES = {Jump.NONE: 0, Jump.PIQUE: PIQUE_PRIZE, Jump.REPIQUE: REPIQUE_PRIZE}
"""The prize for what a side has made, at the end of four deals."""
_STEP_OF_TOTALS = 10
"""In a match of a fixed number of deals, the step in points between the totals that the table distinguishes before the
last deal.
"""


class Prizes(NamedTuple):
    """What is paid in addition to the totals at the end of four deals, in points."""

    repique: int = 0
    pique: int = 0
    capot: int = 0


class PiquetPrice(MatchPrice):
    """What a match pays one of two sides: in stakes if it ends with a number of points, otherwise in points of the
    settlement. ``left`` is the number of deals that follow this one if it is fixed. ``prizes`` are how many points of
    prizes the side has been given more than the other one in four deals; they are paid beside what is told here, but
    both are rounded together.

    A Königspiquet or chouette pays each of its matches. That others pay or are paid as much besides changes nothing
    between the two who play.

    Of three matches of five ``won`` are those that the side and the other have won; a match is then worth what it does
    for the stake, which is paid once.
    """

    def __init__(
        self,
        rules: PiquetRules,
        left: int,
        leads_next: bool,
        prizes: int = 0,
        won: tuple[int, int] = (0, 0),
    ) -> None:
        super().__init__(leads_next)
        self._rules = rules
        self._left = left
        self._prizes = prizes
        self._won = won

    def result(self, own: float, other: float, wins: bool) -> float:
        if not self._rules.target:
            raise ValueError("totals alone settle a match of a number of deals")
        paid = match_factor(self._rules, round(other if wins else own))
        if self._rules.ending is Ending.BEST_OF_FIVE:
            return five_matches(self._rules).after(self._won, wins, paid)
        return float(paid if wins else -paid)

    def settled(self, own: float, other: float, tie: float = 0.0) -> float | None:
        """Return what is paid if the match is over. A ``tie`` tells who has arrived first if both have the target."""
        target = self._rules.target
        if not target:
            return None if self._left else self.ended(round(own), round(other))
        if max(own, other) < target:
            return None
        return self.result(own, other, tie > 0 if min(own, other) >= target else own > other)

    def ended(self, own: int, other: int, more: int = 0) -> float:
        """Return what the match pays if it is over after a number of deals, with so many ``more`` points of prizes."""
        if not self._rules.prizes:
            return self.before_deal(own, other)
        gain = _four_deals_gain(own, other) + more
        return float(rounded(gain + self._prizes, self._rules.rounding) - self._prizes)

    def before_deal(self, leads: float, deals: float) -> float:
        rules = self._rules
        if rules.ending is Ending.BEST_OF_FIVE:
            won = self._won if self._leads_next else self._won[::-1]
            return five_matches(rules).value(won, leads, deals)
        if rules.target:
            return to_target(rules).value(leads, deals)
        first, second = round(leads), round(deals)
        if rules.ending is Ending.FOUR_DEALS:
            return four_deals(rules.table, rules.rounding).value(first, second, self._left)
        if rules.ending is Ending.SESSION:
            return float(rounded(first - second, rules.rounding))
        return six_deals(rules.rounding).value(first, second, self._left)


class Prospect:
    """The end of the match for ``side`` against ``other``, seen from before the deal that follows ``standing``.

    ``counted`` are the points that both have counted in that deal already, in the order of the table, and ``certain``
    those that the side will count at its end, however the tricks fall. Points of the deal count ``times`` as much.
    ``made`` is by how much the prizes of the side for what it has made in the deal are more than the other's.
    """

    def __init__(
        self,
        rules: PiquetRules,
        standing: Standing,
        side: int,
        other: int,
        counted: Both = (0, 0),
        certain: int = 0,
        made: int = 0,
    ) -> None:
        self._rules = rules
        self._certain = certain
        self._before = (standing.points[side], standing.points[other])
        self._counted = counted
        # Where two play, the dealer of this deal leads in the next.
        self._elder_next = rules.side_of[players_of(rules, standing)[-1]] == side
        self._left = self._deals_left(standing)
        self.times = 2 if standing.deals in rules.doubled_deals else 1
        before = prizes_of(standing)
        prizes = before[side] - before[other] + self.times * made
        won = evening_of(standing).won
        between = (won[side], won[other]) if rules.ending is Ending.BEST_OF_FIVE and won else (0, 0)
        self.match = PiquetPrice(rules, self._left, self._elder_next, prizes, between)
        self.cards = CARDS_POINTS + carried_points(standing)
        """What the cards count in this deal."""
        self._price = 1.0
        self._more = True
        self._known: dict[tuple[int, int], float] = {}
        if self.matters:
            up, down = self.worth((0.0, 0.0), (_STEP, 0.0)), self.worth((0.0, 0.0), (0.0, _STEP))
            self._price = max(self._least_price(), (up - down) / (2 * _STEP))
        self.prizes = self._prizes()

    @property
    def stake(self) -> float:
        """The worth of a stake in points."""
        return 1.0 / self._price if self.matters and self._rules.target else _STAKE

    @property
    def matters(self) -> bool:
        """Whether the match is so near its end that points are not all worth the same."""
        if self._rules.ending is Ending.FOUR_DEALS:
            # The loser seldom reaches a hundred, so that from the beginning the lead in points decides most of the
            # payment.
            return True
        if self._rules.ending is Ending.RUBICON:
            return self._left <= _CARRIED
        if self._rules.ending is Ending.SESSION:
            # A session is a sum of points; only what is rounded at its end makes steps of it.
            return self._rules.deals > 0 and not self._left and self._rules.rounding is not Rounding.NONE
        return bool(self._rules.target) and self._rules.target - max(self._before) <= _WITHIN_REACH

    @property
    def in_points(self) -> bool:
        """Whether a deal is worth the difference of the points that are counted in it."""
        if self.matters or self._rules.prizes or self._rules.pique_match:
            return False
        return self._rules.repique is Repique.COUNT

    def may_decide(self, left: int | None = None) -> bool:
        """Return whether this deal is likely to decide the match: it is one of the last two of a fixed number of deals,
        or deals often bring a side all the points that it needs. ``left`` is the number of tricks still to be played,
        None if nothing has been played.
        """
        if not self.matters:
            return False
        if not self._rules.target:
            return self._left <= _LATE
        if left is not None:
            # All that are left, with a point for each lead and the cards.
            most = left - 1 + self._rules.last_trick + self.cards
            needs = (self._rules.target - a - b for a, b in zip(self._before, self._counted, strict=True))
            return min(needs) <= most
        leads, deals = self._before[::-1] if self._elder_next else self._before
        brought = deals_to_target(self._rules)
        ended = sum(
            number
            for (first, second), number in brought.items()
            if leads + first >= self._rules.target or deals + second >= self._rules.target
        )
        return ended >= _MAY_WELL * sum(brought.values())

    def worth(self, declared: Both, tricks: Both) -> float:
        """Return what the whole match is worth if ``declared`` is counted, then ``tricks``, and the match goes on; in
        points, at the average price of a point. The value includes the standing before the deal, so only differences
        say something about the deal.
        """
        now = (self._counted[0] + declared[0], self._counted[1] + declared[1])
        tricks = (tricks[0] + self._certain, tricks[1])
        if self._rules.target:
            decided = self._arrival(now, tricks)
            if decided is not None:
                return decided / self._price
        own, other = (
            before + self.times * round(counted + more)
            for before, counted, more in zip(self._before, now, tricks, strict=True)
        )
        found = self._known.get((own, other))
        if found is None:
            found = self._known[own, other] = self.match.pays(own, other)
        return found / self._price

    def settled(self, declared: Both, tricks: Totals) -> float:
        """Return what the deal is worth if ``declared`` is counted and then the ``tricks``, as they fall to the side
        that decides; with prizes.
        """
        prizes = tricks.capot * self.prizes.capot + tricks.pique * self.prizes.pique
        if not self.matters:
            return declared[0] - declared[1] + tricks.own - tricks.other + prizes
        return self.worth(declared, (tricks.own, tricks.other)) + prizes

    def best(self, declared: Both, tricks: Callable[[bool], Totals]) -> float:
        """Return what the deal is worth if ``declared`` is counted and then the tricks are played; see ``chosen``."""
        return self.settled(declared, self.chosen(tricks, declared))

    def chosen(self, tricks: Callable[[bool], Totals], declared: Both = (0, 0)) -> Totals:
        """Return the totals of the tricks if ``declared`` is counted before. Among lines that bring the same difference
        the side that decides chooses: ``tricks`` is asked for the totals if it prefers more points for both together,
        or fewer.
        """
        found = tricks(self._more)
        if self.matters and self._prefers_more(declared, found) is not self._more:
            self._more = not self._more
            found = tricks(self._more)
        return found

    @property
    def line(self) -> int:
        """The total below which the loser of a match that ends with this deal pays more; 0 if it cannot end with it."""
        if self._rules.target:
            return self._rules.half
        return RUBICON if self.matters and not self._left and self._rules.ending is not Ending.SESSION else 0

    @property
    def settles(self) -> bool:
        """Whether the match ends with this deal and its settlement is another one below a ``line``."""
        return bool(self.line) and not self._rules.target

    @property
    def ends_here(self) -> bool:
        """Whether the match ends with this deal after a number of deals, and points are not all worth the same."""
        return self.matters and not self._left and not self._rules.target

    @property
    def adds_points_of_loser(self) -> bool:
        """Whether the points of a loser below ``line`` are added to what he pays, so that he does not want them."""
        return self._rules.ending is Ending.RUBICON

    @property
    def target(self) -> int:
        """The points that win the match; 0 if it does not end in that way."""
        return self._rules.target

    def arrived(self, own: int, other: int, wins: bool) -> float:
        """Return what the match is worth if it is won or lost with these points more than by now, as ``worth`` does.
        Raises ``ValueError`` where it does not end with a number of points.
        """
        mine, theirs = self.now()
        return self.match.result(mine + own, theirs + other, wins) / self._price

    @property
    def exact_prizes(self) -> tuple[int, int]:
        """The points that are paid for a Sechziger and a capot beside the totals of four deals."""
        times = self.times if self._rules.prizes else 0
        return times * PIQUE_PRIZE, times * CAPOT_PRIZE

    def ended(self, own: int, other: int, prizes: int = 0) -> float:
        """Return what the match is worth if it ends with these totals and so many points of prizes more, as ``worth``
        does.
        """
        return (self.match.ended(own, other, prizes) if prizes else self.match.pays(own, other)) / self._price

    def may_arrive(self, left: int) -> bool:
        """Return whether a side can reach the target with the last ``left`` tricks and what counts at their end."""
        # A trick brings nobody more than a point: the one who leads it, or who takes it from the leader.
        most = left + self._rules.last_trick - 1 + self.cards + self._rules.capot + self._rules.pique_jump
        return self.matters and bool(self._rules.target) and max(self.now()) + most >= self._rules.target

    def now(self) -> tuple[int, int]:
        """Return the totals of both by now."""
        own, other = (before + self.times * int(more) for before, more in zip(self._before, self._counted, strict=True))
        return own, other

    def at_the_end(self, tricks: Totals) -> tuple[int, int]:
        """Return the totals of both after the ``tricks``, if the whole deal is played."""
        own, other = self.now()
        return own + self.times * (tricks.own + self._certain), other + self.times * tricks.other

    def _least_price(self) -> float:
        if not self._rules.target:
            return _LEAST_PRICE
        half = self._rules.half
        # The half of what lies between a match won and a match lost, both in the simple way: a stake, but of a part of
        # several matches less.
        return _LEAST_SHARE * (self.match.result(half, half, True) - self.match.result(half, half, False)) / 2

    def _prefers_more(self, declared: Both, tricks: Totals) -> bool:
        """Return whether with the same difference more points for both are better, as far as lines may differ."""
        own, other = tricks.own, tricks.other
        more = self.worth(declared, (own + _LINES_DIFFER, other + _LINES_DIFFER))
        fewer = self.worth(declared, (max(0, own - _LINES_DIFFER), max(0, other - _LINES_DIFFER)))
        return more > fewer or (more == fewer and self._more)

    def _prizes(self) -> Prizes:
        if self._rules.pique_match:
            return Prizes(pique=round(self.stake))
        if not self._rules.prizes:
            return Prizes()
        return Prizes(*map(round, (self._worth_of(prize) for prize in (REPIQUE_PRIZE, PIQUE_PRIZE, CAPOT_PRIZE))))

    def _worth_of(self, prize: int) -> float:
        return prize * self.times / self._price if self._rules.prizes else 0.0

    def _deals_left(self, standing: Standing) -> int:
        """Return how many deals follow this one if the number is fixed."""
        deals = self._rules.deals
        if standing.deals >= deals and self._rules.ending is not Ending.FOUR_DEALS:
            deals += EXTRA_DEALS
        return max(0, deals - standing.deals - 1)

    # A number of points

    def _arrival(self, now: Both, tricks: Both) -> float | None:
        """Return what the match pays if a side reaches the target in this deal; None if neither does.

        Elder's declarations are counted first, then her lead, then the dealer's declarations; but if the dealer counts
        before the lead or announces a Neunziger, his come before it.
        """
        target, rules = self._rules.target, self._rules
        before = [points + counted for points, counted in zip(self._before, self._counted, strict=True)]
        declared = [points + counted for points, counted in zip(self._before, now, strict=True)]
        if all(points + more < target for points, more in zip(declared, tricks, strict=True)):
            return None
        elder, dealer = (1, 0) if self._elder_next else (0, 1)
        ninety = declared[dealer] - before[dealer] >= rules.threshold + rules.repique_jump
        waits = rules.counts_before_lead or (rules.repique_in_time and ninety)
        lead = 0.0 if waits else min(1.0, max(0.0, tricks[elder]))
        if declared[elder] >= target:
            winner, loses = elder, before[dealer]
        elif declared[dealer] >= target:
            winner, loses = dealer, declared[elder] + lead
            if loses >= target:
                winner, loses = elder, before[dealer]
        else:
            # The player who reaches the target with a smaller part of the points for tricks arrives first, and the
            # other has counted no more than that part; if both reach it at once, elder is first, because she leads.
            parts = [(target - points) / max(more, 0.01) for points, more in zip(declared, tricks, strict=True)]
            winner = elder if parts[elder] <= parts[dealer] else dealer
            loses = declared[1 - winner] + parts[winner] * max(0.0, tricks[1 - winner])
        return self.match.result(round(loses), round(loses), winner == 0)


def deals_to_target(rules: PiquetRules) -> Mapping[PointsOfTwo, int]:
    """Return the deals from which the worth of a match to a number of points is computed: played by the same kind of
    rules, with the usual options except for what a Neunziger brings.
    """
    if rules.table is Table.ROBBER:
        return played_deals(_ROBBER)
    if rules.rule_set.variant == _MEYERS and rules.repique is Repique.COUNT:
        return played_deals(_MEYERS)
    return played_deals(_BY_NEUNZIGER[rules.repique])


@cache
def to_target(rules: PiquetRules) -> ToTarget:
    """Return the worth of a match to a number of points, in stakes."""
    price = PiquetPrice(rules, 0, True)
    return _to_target(rules, price.result)


def _to_target(rules: PiquetRules, result: Callable[[float, float, bool], float], alike: bool = False) -> ToTarget:
    """Return what is expected of a match of which this ``result`` comes: by the points of the leader of the next deal
    and the dealer at its end, and whether the leader has won.
    """
    target = rules.target

    def pays(own: int, gained: int, other: int, theirs: int) -> float:
        first, second = own + gained, other + theirs
        # What the other had counted before a Neunziger that wins may have won already, and then it was not made.
        if gained >= AT_ONCE:
            won, first = second < target, own
        elif theirs >= AT_ONCE:
            won, second = first >= target, other
        else:
            # If both reach the target, the one who needs a smaller part of the points of the deal is assumed to be
            # first.
            won = second < target or (first >= target and (target - own) * theirs <= (target - other) * gained)
        return result(first, second, won)

    return ToTarget(target, deals_to_target(rules), pays, alike)


@cache
def five_matches(rules: PiquetRules) -> FiveMatches:
    """Return the worth of three matches of five, in stakes."""

    def double(own: float, other: float, wins: bool) -> bool:
        return match_factor(rules, round(other if wins else own)) > 1

    def won(own: float, other: float, wins: bool) -> float:
        return 1.0 if wins else -1.0

    def doubled(own: float, other: float, wins: bool) -> float:
        return won(own, other, wins) * double(own, other, wins)

    def either(own: float, other: float, wins: bool) -> float:
        return float(double(own, other, wins))

    return FiveMatches(_to_target(rules, won), _to_target(rules, doubled), _to_target(rules, either, alike=True))


@cache
def six_deals(rounding: Rounding = Rounding.NONE) -> FixedDeals:
    """Return the worth of a Rubicon match, in points of its settlement, which is rounded."""

    def pays(own: int, other: int) -> float:
        if own == other:
            return 0.0
        return float(rounded(rubicon_gain(own, other) if own > other else -rubicon_gain(other, own), rounding))

    return FixedDeals(played_deals(_RUBICON), pays, step=_STEP_OF_TOTALS)


@cache
def four_deals(table: Table = Table.TWO, rounding: Rounding = Rounding.NONE) -> FixedDeals:
    """Return the worth of a match of four deals without its prizes, in points of its settlement, which is rounded.
    Prizes are paid independently of the totals, so future ones change nothing. The played deals were first deals, which
    count double like the last one; the two between do not. Those of Robber Piquet were played to a number of points,
    where no deal counts double.
    """

    def pays(own: int, other: int) -> float:
        return float(rounded(_four_deals_gain(own, other), rounding))

    if table is Table.ROBBER:
        deals = {(2 * first, 2 * second): number for (first, second), number in played_deals(_ROBBER).items()}
    else:
        deals = {**played_deals(_FOUR_DEALS)}
    return FixedDeals(deals, pays, step=_STEP_OF_TOTALS, halved=(2, 3))


def _four_deals_gain(own: int, other: int) -> int:
    """Return what four deals bring a side with the total ``own``; less than nothing if it has lost them."""
    if own == other:
        return 0
    return four_deals_gain(own, other) if own > other else -four_deals_gain(other, own)


def prospect_of(observation: PiquetObservation, rules: PiquetRules) -> Prospect:
    """Return the prospect of the observer, with two players or two sides of partners, from what both sides have
    counted.
    """
    side = rules.side_of[observation.seat]
    other = next(one for one in map(rules.side_of.__getitem__, observation.others) if one != side)
    own, theirs = (
        sum(line.points for line in observation.marked if line.side == one and line.marked) for one in (side, other)
    )
    red = rules.rouge and observation.phase is Phase.PLAY and _is_red(observation, side)
    made = _PRIZES[observation.jumps[side]] - _PRIZES[observation.jumps[other]]
    return Prospect(rules, observation.standing, side, other, (own, theirs), ROUGE_POINTS * red, made)


def _is_red(observation: PiquetObservation, side: int) -> bool:
    """Return whether the observer, who plays cards, will count a carte rouge."""
    seat = observation.seat
    items = [{*observation.listed[kind], *observation.counted[kind][seat]} for kind in KINDS]
    return is_red(mask_of([*observation.hand, *observation.played(seat)]), items, observation.right, side)

"""The points of a deal, and the standing of the match after it.

The functions serve both deals that were played and deals entered by hand from a real table: both are described by
``SideFacts``. Sources: "Wertung" of each game; RULES.md, C26 to C32, C35, C36, C41 to C43, C57 to C64, C66 to C74, C91.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from cardtable.core.arrival import arrive
from cardtable.core.company import Company
from cardtable.core.scores import ScoreLine, parameters, totals
from cardtable.core.state import Standing
from cardtable.games.casino.codes import Line
from cardtable.games.casino.facts import SideFacts
from cardtable.games.casino.rules import CasinoRules


def final_lines(
    rules: CasinoRules,
    standing: Standing,
    marked: Sequence[ScoreLine],
    facts: Sequence[SideFacts],
    played_out: bool = True,
    besides: Sequence[ScoreLine] = (),
) -> tuple[ScoreLine, ...]:
    """Return all lines of a deal: those ``marked`` while it went on, in that order, then those counted at the end, the
    last of them what is known ``besides`` the facts.

    ``facts`` has an entry for each side. Nothing is counted at the end of a deal that was not ``played_out``
    because a mark had already decided the match. Where several sides reach the target and the order of arrival
    decides, the lines end with the one that reaches it first (``core.arrival``). The order of the sides is of no
    importance: what they have of one category is counted together.
    """
    played = [rules.side_of[seat] for seat in rules.inside] if rules.plan_of_those_left else range(len(facts))
    won = [line for line in _won(rules, facts) if line.side in played]
    if not played_out:
        return (*won, *marked)
    counted: list[ScoreLine] = []
    of_those = [facts[side] for side in played]
    for part in rules.score.parts:
        if not part.at_once:
            counted += [line for line in part.lines(of_those) if line.points or line.code in rules.score.winning]
    if len(played) < len(facts):
        # The sides still playing were counted among themselves, with numbers of their own.
        counted = [line._replace(side=played[line.side]) for line in counted]
    counted += besides
    if rules.score.difference:
        counted = [line._replace(marked=False) for line in counted]
        counted += difference_lines(counted)
    lines = [*marked, *counted]
    if rules.score.first_to_arrive:
        lines = _until_arrival(rules, standing, marked, counted)
    return (*won, *lines)


def _won(rules: CasinoRules, facts: Sequence[SideFacts]) -> list[ScoreLine]:
    """Return a line without points for each side, with its numbers of cards, of spades and of all other counts."""
    lines = []
    for side, fact in enumerate(facts):
        numbers = {count.code: fact.counted(count) for count in rules.score.counts}
        lines.append(ScoreLine(Line.WON, side, 0, parameters(**numbers), fact.won, marked=False))
    return lines


def difference_lines(counted: Sequence[ScoreLine]) -> list[ScoreLine]:
    """Return the line for the surplus of one side over all the others together; empty if no side has a surplus."""
    sums: dict[int, int] = {}
    for line in counted:
        sums[line.side] = sums.get(line.side, 0) + line.points
    for side, own in sums.items():
        other = sum(sums.values()) - own
        if own > other:
            return [ScoreLine(Line.DIFFERENCE, side, own - other, parameters(own=own, other=other))]
    return []


def _until_arrival(
    rules: CasinoRules, standing: Standing, marked: Sequence[ScoreLine], counted: Sequence[ScoreLine]
) -> list[ScoreLine]:
    """Return the lines up to the one with which the match is decided, if several sides reach the target; what was
    ``marked`` in play came one after the other, then the categories are ``counted``.
    """
    goal, points, lines = rules.target, standing.points, [*marked, *counted]
    sums = totals(lines, len(points))
    if sum(before + now >= goal for before, now in zip(points, sums, strict=True)) < 2:
        return lines
    before = [side for side, total in enumerate(points) if total >= goal]
    if before:
        # After a tie all of another deal counts, for those who were there.
        return [line for line in lines if line.side in before]
    steps = [*([line] for line in marked), *_categories(rules, counted)]
    return arrive(points, steps, goal)[0]


def _categories(rules: CasinoRules, counted: Sequence[ScoreLine]) -> Iterator[list[ScoreLine]]:
    """Yield what is counted at the end category by category; each ace is one of its own. Older records set only shared
    spades apart from the order of the sides.
    """
    for (code, _), group in groupby(counted, key=lambda line: (line.code, dict(line.params).get("suit"))):
        if rules.score.together or code == Line.SHARED_SPADES:
            yield list(group)
        else:
            yield from ([line] for line in group)


def _first_there(
    rules: CasinoRules, standing: Standing, lines: Sequence[ScoreLine], leaders: Sequence[int]
) -> list[int]:
    """Return those of ``leaders`` who reach the target first, if what was marked meanwhile is counted first and then
    the rest in the Finnish order: aces, ♠2, ♦10, spades, cards (RULES.md, C31, C63), and other majorities after them.
    All of them if there is no target.
    """
    points = list(standing.points)
    majorities = {code for part in rules.score.majorities for code in part.codes}

    def place(line: ScoreLine) -> int:
        """Return the place of a line in the order of arrival; 0 if it was marked while the deal went on."""
        last = len(_ARRIVAL) + 1 if line.code in majorities else 0
        return next((number for number, codes in enumerate(_ARRIVAL, 1) if line.code in codes), last)

    for _, group in groupby(sorted(lines, key=place), key=place):
        for line in group:
            points[line.side] += line.points * line.marked
        there = [side for side in leaders if rules.target and points[side] >= rules.target]
        if there:
            return there
    return list(leaders)


_ARRIVAL = (
    (Line.ACES, Line.ACE, Line.ACE_OF_SPADES),
    (Line.LITTLE_CASINO,),
    (Line.BIG_CASINO,),
    (Line.MOST_SPADES, Line.SHARED_SPADES, Line.SPADES_ABOVE, Line.SEVEN_SPADES, Line.SPADES, Line.EACH_SPADE),
    (Line.MOST_CARDS,),
)


def fold(rules: CasinoRules, standing: Standing, lines: Sequence[ScoreLine]) -> Standing:
    """Return the standing after a deal with ``lines``.

    The match is over when a side has reached the target (or the agreed number of deals is played) and one side alone is
    best, or when a side has a line that wins the match whatever the points are. On a tie, more spades in this deal
    decide if that is agreed, otherwise another deal. If there are stakes, the standing of a finished match carries the
    gain of each side; each of two partners gains or pays that much. In a rubber the standing always carries the gains,
    and the number of matches won.
    """
    after = _fold_match(rules, standing, lines)
    return _in_the_rubber(rules, standing, after) if rules.rubber else after


def _fold_match(rules: CasinoRules, standing: Standing, lines: Sequence[ScoreLine]) -> Standing:
    """Return the standing after a deal; a rubber is left to ``fold``."""
    points = tuple(a + b for a, b in zip(standing.points, totals(lines, len(standing.points)), strict=True))
    deals = standing.deals + 1
    after = Standing(points, (standing.dealer + rules.step) % rules.players, deals)
    if rules.plan_of_those_left:
        return _of_those_left(rules, standing, after)
    won = sorted({line.side for line in lines if line.code in rules.score.winning})
    if not (won or (max(points) >= rules.target if rules.target else deals >= rules.deals)):
        return after
    leaders = won or best_of(rules, points, range(len(points)))
    if len(leaders) > 1 and rules.spades_break_ties:
        spades = {line.side: int(dict(line.params)["spades"]) for line in lines if line.code == Line.WON}
        most = max(spades.get(side, 0) for side in leaders)
        leaders = [side for side in leaders if spades.get(side, 0) == most]
    if len(leaders) > 1 and rules.arrival_breaks_ties:
        leaders = _first_there(rules, standing, lines, leaders)
    if len(leaders) > 1 and not rules.draws_shared:
        return after
    factors = tuple(0 if side in leaders else loser_factor(rules, total) for side, total in enumerate(points))
    over = replace(after, winners=tuple(leaders), factors=factors)
    return over if rules.rubber else _paid(rules, over)


def loser_factor(rules: CasinoRules, points: float) -> int:
    """Return how many stakes a loser with ``points`` pays: two if that is less than half of the target and pays double,
    otherwise one.
    """
    return 2 if rules.lurch and 2 * points < rules.target else 1


def best_of(rules: CasinoRules, points: Sequence[int], sides: Sequence[int]) -> list[int]:
    """Return those of ``sides`` that are best with their ``points``."""
    best = max(rules.rank(points[side]) for side in sides)
    return [side for side in sides if rules.rank(points[side]) == best]


def _of_those_left(rules: CasinoRules, before: Standing, after: Standing) -> Standing:
    """Return the standing ``after`` a deal in which players leave who reach the target. The last player left has won;
    if all players of the deal have left together, the best of them has.
    """
    points = after.points
    left = [seat for seat in rules.at(before.points).inside if points[seat] < rules.target]
    if len(left) > 1:
        return replace(after, dealer=rules.at(points).after(before.dealer))
    winners = left or best_of(rules, points, rules.at(before.points).inside)
    factors = tuple(int(side not in winners) for side in range(len(points)))
    return _paid(rules, replace(after, winners=tuple(winners), factors=factors))


def _paid(rules: CasinoRules, over: Standing) -> Standing:
    """Return the standing ``over`` with the gains of all sides, if there are stakes."""
    return Company().with_gains(_settled(rules, over)).kept_in(over) if rules.stake else over


def _in_the_rubber(rules: CasinoRules, before: Standing, after: Standing) -> Standing:
    """Return the standing ``after`` a deal, with the matches won in the rubber and the gains so far. A new match begins
    unless a side has won enough matches for the rubber.
    """
    nothing = (0,) * len(rules.sides)
    company = Company.of(before)
    company = replace(company, won=company.won or nothing, accounts=company.accounts or nothing)
    if not after.over:
        return replace(company, deals=(company.deals or 0) + 1).kept_in(after)
    won = tuple(number + (side in after.winners) for side, number in enumerate(company.won))
    company = replace(company, won=won, deals=0).with_gains(_settled(rules, after))
    if max(won) < rules.rubber:
        after = Standing(nothing, after.dealer, after.deals)
    return company.kept_in(after)


def _settled(rules: CasinoRules, over: Standing) -> dict[int, int]:
    """Return the gain of each side in a match that is ``over``: in the money of the stake, or as a number of stakes if
    there is none.
    """
    return {side: max(1, rules.stake) * gain for side, gain in gains_of(rules, over).items()}


def gains_of(rules: CasinoRules, over: Standing) -> dict[int, int]:
    """Return the gain of each side, as a number of stakes, in a match that is ``over``."""
    if rules.by_points:
        good = round(rules.good)
        return {side: good * (len(over.points) * own - sum(over.points)) for side, own in enumerate(over.points)}
    # Each loser pays each winner.
    gained = {side: -factor * len(over.winners) for side, factor in enumerate(over.factors)}
    return gained | dict.fromkeys(over.winners, sum(over.factors))

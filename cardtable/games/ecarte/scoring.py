"""What a deal was worth, and how that changes the match and the evening.

A deal that was played here and one that was entered by hand are both described by ``DealFacts``, so one set of
functions serves both.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cardtable.core.cards import Card
from cardtable.core.scores import ScoreLine, parameters, totals
from cardtable.core.state import Standing
from cardtable.games.ecarte.betting import Bet, bet_lines, settlement_lines
from cardtable.games.ecarte.codes import Line
from cardtable.games.ecarte.dealing import HAND
from cardtable.games.ecarte.evening import evening_of
from cardtable.games.ecarte.rules import (
    KING_POINTS,
    MATCH,
    MOST_IN_DEAL,
    PENALTY_POINT,
    POINT,
    VOLE,
    EcarteRules,
)

TOO_MANY_CARDS_POINTS = -1
"""The points for playing with more than five cards."""
REVOKE_POINTS = -1
"""The points that a winner of the tricks loses for a revoke."""
AT_ONCE = frozenset({"king_turned", "king"})
"""Codes of the lines that are marked while the deal goes on."""


@dataclass(frozen=True, slots=True)
class DealFacts:
    """How a deal that was played out ended.

    ``winner`` took ``tricks`` (three to five) of the five tricks, ``loser`` the others. ``stood`` is elder if she
    played without having proposed, ``refused`` the dealer if he refused the first proposal; otherwise they are None.
    ``won`` are the cards of the winner's tricks, if they are known; they are only shown. ``revoked`` are the players
    with a revoke to which an objection was upheld.
    """

    winner: int
    loser: int
    tricks: int
    stood: int | None = None
    refused: int | None = None
    won: tuple[Card, ...] = ()
    revoked: tuple[int, ...] = ()


def king_line(player: int, king: Card) -> ScoreLine:
    """Return the line for a king of trumps that was marked."""
    return ScoreLine(Line.KING, player, KING_POINTS, (), (king,))


def king_not_held_line(player: int) -> ScoreLine:
    """Return the line that takes off a king of trumps that was marked falsely."""
    return ScoreLine(Line.KING_NOT_HELD, player, -KING_POINTS)


def too_many_cards_line(player: int, king_marked: bool) -> ScoreLine:
    """Return the line that takes off a point for too many cards, and the point for the king of trumps if it
    was marked.
    """
    return ScoreLine(Line.TOO_MANY_CARDS, player, TOO_MANY_CARDS_POINTS - KING_POINTS * king_marked)


def king_turned_line(dealer: int, king: Card) -> ScoreLine:
    """Return the line for a king that the dealer turned up."""
    return ScoreLine(Line.KING_TURNED, dealer, KING_POINTS, (), (king,))


def trick_lines(rules: EcarteRules, facts: DealFacts, marked: Sequence[ScoreLine]) -> list[ScoreLine]:
    """Return the lines for the tricks, which follow ``marked``; points above three in the deal are taken off again."""
    vole = facts.tricks == HAND
    if facts.loser == facts.stood:
        code, points = Line.STOOD_POINT, rules.penalty_vole if vole else PENALTY_POINT
    elif facts.loser == facts.refused:
        code, points = Line.REFUSED_POINT, rules.penalty_vole if vole else PENALTY_POINT
    else:
        code, points = (Line.VOLE, VOLE) if vole else (Line.POINT, POINT)
    lines = [ScoreLine(code, facts.winner, points, parameters(tricks=facts.tricks), facts.won)]
    if facts.winner in facts.revoked:
        lines.append(ScoreLine(Line.REVOKE, facts.winner, REVOKE_POINTS))
        points += REVOKE_POINTS
    counted = points + sum(line.points for line in marked if line.side == facts.winner and line.marked)
    if counted > MOST_IN_DEAL:
        params = parameters(counted=counted, most=MOST_IN_DEAL)
        lines.append(ScoreLine(Line.CAPPED, facts.winner, MOST_IN_DEAL - counted, params))
    return lines


def arrived(standing: Standing, lines: Sequence[ScoreLine]) -> int | None:
    """Return the player who has won the match with ``lines``: the first to have five points in the order of marking.
    None if nobody has.

    Points for a king are marked one line after the other, all others together when the deal is over.
    """
    points = list(standing.points)
    for line in lines:
        if line.marked:
            points[line.side] += line.points
            if line.code in AT_ONCE and points[line.side] >= MATCH:
                return line.side
    for line in lines:
        if line.marked and points[line.side] >= MATCH:
            return line.side
    return None


def final_lines(
    rules: EcarteRules,
    standing: Standing,
    marked: Sequence[ScoreLine],
    facts: DealFacts | None,
    bets: Sequence[Bet] = (),
) -> tuple[ScoreLine, ...]:
    """Return all lines of a deal: the bets laid before it, the lines ``marked`` during it, in their order, the tricks,
    and the settlement if the match is over.

    ``facts`` is None for a deal that was not played out because a king had decided the match. ``bets`` are those laid
    before this deal, in the order of entry; those from earlier deals of the match stand in ``standing``.
    """
    lines = [*marked]
    if facts is not None:
        lines += trick_lines(rules, facts, marked)
    return (*bet_lines(bets), *lines, *match_lines(rules, standing, lines, bets))


def match_lines(
    rules: EcarteRules, standing: Standing, lines: Sequence[ScoreLine], bets: Sequence[Bet] = ()
) -> list[ScoreLine]:
    """Return what the match pays if ``lines`` end it: the stake, and all bets on it, including ``bets``; empty if the
    match goes on.
    """
    winner = arrived(standing, lines)
    if winner is None:
        return []
    evening = evening_of(standing)
    loser = evening.other(winner)
    factor = rules.factor_of(standing.points[loser] + totals(lines, rules.persons)[loser])
    if rules.pool:
        return [*_pool_lines(rules, standing, loser, factor), *settlement_lines((*evening.bets, *bets), winner)]
    # The banker of a chouette holds the stakes of the whole company.
    company = [seat for seat in (evening.other(evening.players[0]), *evening.waiting) if rules.chouette]
    winners, losers = [winner], [loser]
    if winner in company:
        winners = company
    elif company:
        losers = company
    found = []
    if rules.stake:
        units = rules.stake * factor
        params = parameters(stake=rules.stake, factor=factor)
        found += [ScoreLine(Line.STAKE_WON, one, units * len(losers), params, marked=False) for one in winners]
        found += [ScoreLine(Line.STAKE_LOST, one, -units * len(winners), params, marked=False) for one in losers]
    return found + settlement_lines((*evening.bets, *bets), winner)


def _pool_lines(rules: EcarteRules, standing: Standing, loser: int, factor: int) -> list[ScoreLine]:
    """Return what the ``loser`` of a match puts into the pool, and the settlement if the winner has won two running.
    Everybody has put in a stake at first, so the winner gains what the others have put in.
    """
    evening = evening_of(standing)
    winner, units = evening.other(loser), rules.stake * factor
    if not rules.stake:
        return []
    lines = [ScoreLine(Line.POOL_PAID, loser, 0, parameters(units=units, factor=factor), marked=False)]
    if winner == evening.ahead:
        others = [seat for seat in range(rules.persons) if seat != winner]
        lost = {seat: evening.paid[seat] + (units if seat == loser else 0) for seat in others}
        lines.append(ScoreLine(Line.POOL_WON, winner, sum(lost.values()), marked=False))
        lines += [ScoreLine(Line.POOL_LOST, seat, -one, marked=False) for seat, one in lost.items()]
    return lines


def box_given_up_line(banker: int) -> ScoreLine:
    """Return the line for a banker who gives up the box after a match."""
    return ScoreLine(Line.BOX_GIVEN_UP, banker, 0, marked=False)


def can_give_up(rules: EcarteRules, standing: Standing, lines: Sequence[ScoreLine]) -> bool:
    """Return whether the banker of a chouette has the choice to keep the box or give it up after a deal with ``lines``:
    if they end a match, another one follows, and the banker has not lost the box already.
    """
    winner = arrived(standing, lines) if rules.chouette else None
    evening = evening_of(standing)
    if winner is None or evening.matches + 1 >= rules.evening:
        return False
    return winner == evening.players[0] or not rules.box_passes


def fold(rules: EcarteRules, standing: Standing, lines: Sequence[ScoreLine]) -> Standing:
    """Return the standing after a deal with ``lines``.

    The two players deal in turn within a match. In a rotation the points begin at nothing with each match, and the
    standing is over after the last match of the evening; its winners are the persons who have gained most, or the one
    who has won the pool. Everything is settled in the accounts then, so that nothing is owed to a winner.
    """
    points = tuple(a + b for a, b in zip(standing.points, totals(lines, rules.persons), strict=True))
    evening = evening_of(standing).with_lines(lines)
    winner = arrived(standing, lines)
    deals = standing.deals + 1
    if winner is None:
        return Standing(points, evening.other(standing.dealer), deals, evening.carried())
    after, dealer = evening.after_match(rules, winner)
    if any(line.code == Line.BOX_GIVEN_UP for line in lines):
        after = after.passed_on()
        # The player who keeps the seat deals first.
        dealer = after.players[0]
    ended = Standing(points, dealer, deals, after.carried())
    if not rules.rotation:
        loser = evening.other(winner)
        factors = tuple(rules.factor_of(points[loser]) if seat == loser else 0 for seat in range(rules.persons))
        return replace(ended, winners=(winner,), factors=factors)
    if rules.pool and winner == evening.ahead:
        return replace(ended, winners=(winner,), factors=(0,) * rules.persons)
    if rules.pool or after.matches < rules.evening:
        return replace(ended, points=(0,) * rules.persons)
    return replace(ended, winners=after.leaders(), factors=(0,) * rules.persons)

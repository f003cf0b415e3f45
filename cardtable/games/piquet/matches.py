"""How the deals of a match add up: the winner, the next dealer, and the payments.

Accounts are kept in stakes, from the first settlement on. Sources: "Die Match", "Die Berechnung", "Königspiquet",
"Normannisches Piquet", "Ergänzungen" (Rubicon).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from cardtable.core.company import Carried, Company
from cardtable.core.scores import ScoreLine, totals
from cardtable.core.state import Standing
from cardtable.games.piquet.codes import Line
from cardtable.games.piquet.evening import Evening, evening_of
from cardtable.games.piquet.persons import after_match, begin_company, payments, players_of
from cardtable.games.piquet.rules import Ending, PiquetRules, Repique
from cardtable.games.piquet.scoring import CARDS_POINTS
from cardtable.games.piquet.settlement import four_deals_gain, match_factor, rubicon_gain, stakes

LONGEST_SESSION = 400
MATCHES_TO_WIN = 3
"""How many matches win three of five."""
EXTRA_DEALS = 2
"""How many more deals decide a Rubicon match if both have equal totals after six."""


def begin(rules: PiquetRules, dealer: int, there: Sequence[int] = ()) -> Standing:
    """Return the standing before the first deal. Of a company the seats ``there`` take part, in their order, or all if
    it is empty.
    """
    carried: Carried = ()
    if rules.ending in (Ending.KINGS, Ending.CHOUETTE):
        there = tuple(there) or tuple(range(rules.persons))
        carried = begin_company(there, dealer, rules.persons).carried()
    elif rules.ending is Ending.NORMAN:
        carried = Evening(deals=0).carried()
    elif rules.ending is Ending.BEST_OF_FIVE:
        carried = Evening(won=(0, 0), deals=0).carried()
    return Standing((0,) * len(rules.sides), dealer, carried=carried)


def rules_for(rules: PiquetRules, standing: Standing) -> PiquetRules:
    """Return the rules of the next deal: after the first match of Norman Piquet the other two play by the rules for
    two.
    """
    if rules.two is not None and Company.of(standing).players:
        return rules.two
    return rules


def fold(rules: PiquetRules, standing: Standing, lines: Sequence[ScoreLine]) -> Standing:
    """Return the standing after a deal with ``lines``, which count in their order, whether it was played here or
    entered by hand.
    """
    points = tuple(
        before + now for before, now in zip(standing.points, totals(lines, len(standing.points)), strict=True)
    )
    evening = evening_of(standing)
    divided = rules_for(rules, standing).carried_cards and any(line.code == Line.DIVIDED for line in lines)
    cards = evening.cards + CARDS_POINTS if divided else 0
    evening = replace(evening, cards=cards, deals=None if evening.deals is None else evening.deals + 1)
    after = evening.kept_in(Standing(points, next_dealer(rules, standing), standing.deals + 1))
    return _ENDINGS[rules.ending](rules, standing, after, lines)


def next_dealer(rules: PiquetRules, standing: Standing) -> int:
    """The seat that deals after ``standing.dealer``, as long as the same persons play."""
    playing = rules_for(rules, standing)
    return players_of(playing, standing)[0]


def _first_dealer(rules: PiquetRules, after: Standing, winners: Sequence[int]) -> int:
    """The seat that deals first in the match that follows: of the sides that have won the one that the deal would
    reach first.
    """
    step = -1 if rules.to_right else 1
    seats = [(after.dealer + step * place) % rules.persons for place in range(rules.persons)]
    return next(seat for seat in seats if rules.side_of[seat] in winners)


def arrival(rules: PiquetRules, standing: Standing, lines: Sequence[ScoreLine]) -> int | None:
    """Return the side that has won a match to a number of points: the first to reach it in the order of the lines. None
    if none has.
    """
    points = list(standing.points)
    for line in lines:
        points[line.side] += line.points if line.marked else 0
        decided = rules.repique is Repique.WINS and line.code == Line.REPIQUE
        if decided or (line.marked and points[line.side] >= rules.target):
            return line.side
    return None


def _settle(after: Standing, gains: dict[int, int], **changes: object) -> Standing:
    settled = evening_of(after).with_gains(gains).kept_in(after)
    return replace(settled, **changes)  # type: ignore[arg-type]


def accounts_of(standing: Standing) -> tuple[int, ...]:
    """Return what each side has gained, in stakes times the amount of a stake; nothing for persons who have come since
    it was settled.
    """
    accounts = Company.of(standing).accounts
    return accounts + (0,) * (len(standing.points) - len(accounts))


def prizes_of(standing: Standing) -> tuple[int, ...]:
    """Return the prizes of each side so far."""
    return evening_of(standing).prizes or (0,) * len(standing.points)


def _own_matches(rules: PiquetRules, standing: Standing, lines: Sequence[ScoreLine]) -> dict[int, int]:
    """Return what Neunzigers and Sechzigers that are matches of their own bring each side in this deal."""
    gains = dict.fromkeys(range(len(rules.sides)), 0)
    for line in lines:
        if line.code not in (Line.REPIQUE_MATCH, Line.PIQUE_MATCH):
            continue
        if len(rules.sides) == 2:
            gains[line.side] += rules.stake
            gains[1 - line.side] -= rules.stake
        else:
            for side, gain in payments(rules, Company.of(standing), line.side, rules.stake).items():
                gains[side] += gain
    return {side: gain for side, gain in gains.items() if gain}


def _to_points(rules: PiquetRules, before: Standing, after: Standing, lines: Sequence[ScoreLine]) -> Standing:
    """Return the standing of a single match to a number of points. If it is over, the dealer is the winner, who would
    begin the next one.
    """
    after = _settle(after, _own_matches(rules, before, lines))
    winner = arrival(rules, before, lines)
    if winner is None:
        return after
    factors = tuple(0 if side == winner else match_factor(rules, points) for side, points in enumerate(after.points))
    gains = {side: -factor * rules.stake for side, factor in enumerate(factors)}
    gains[winner] = sum(factors) * rules.stake
    dealer = _first_dealer(rules, after, (winner,))
    return _settle(after, gains, winners=(winner,), factors=factors, dealer=dealer)


def _best_of_five(rules: PiquetRules, before: Standing, after: Standing, lines: Sequence[ScoreLine]) -> Standing:
    """Return the standing of three matches of five: a match counts as two for the winner if the loser has fewer than
    half of the points, and the stake is paid once. Whoever has won a match deals first in the next.
    """
    winner = arrival(rules, before, lines)
    if winner is None:
        return after
    evening = evening_of(after)
    counts = match_factor(rules, after.points[1 - winner])
    won = tuple(number + counts * (side == winner) for side, number in enumerate(evening.won))
    over = won[winner] >= MATCHES_TO_WIN
    dealer = _first_dealer(rules, after, (winner,))
    points = after.points if over else (0,) * len(after.points)
    after = replace(evening, won=won, deals=0, cards=0).kept_in(Standing(points, dealer, after.deals))
    if not over:
        return after
    factors = tuple(int(side != winner) for side in range(len(points)))
    gains = {side: -factor * rules.stake for side, factor in enumerate(factors)}
    gains[winner] = rules.stake
    return _settle(after, gains, winners=(winner,), factors=factors)


def _several_matches(rules: PiquetRules, before: Standing, after: Standing, lines: Sequence[ScoreLine]) -> Standing:
    """Return the standing of a Königspiquet or chouette: match after match, with an account for everybody."""
    after = _settle(after, _own_matches(rules, before, lines))
    winner = arrival(rules, before, lines)
    if winner is None:
        return after
    company = Company.of(before)
    factor = match_factor(rules, after.points[company.other(winner)])
    gains = payments(rules, company, winner, factor * rules.stake)
    coming = after_match(rules, evening_of(after), winner)
    won = tuple(count + (side == winner) for side, count in enumerate(coming.won))
    over = coming.matches >= rules.matches_to_play
    points = after.points if over else (0,) * len(after.points)
    dealer = winner if winner in coming.players else coming.players[0]
    if rules.box_to_adviser:
        # The box chooses the deal, and would always choose to lead.
        dealer = coming.players[1]
    after = replace(coming, won=won, deals=0, cards=0).kept_in(Standing(points, dealer, after.deals))
    after = _settle(after, gains)
    if not over:
        return after
    return replace(after, winners=Company.of(after).leaders(), factors=(0,) * len(after.points))


def _fixed_deals(
    rules: PiquetRules, after: Standing, gain: Callable[[int, int], int], prizes: tuple[int, int] = (0, 0)
) -> Standing:
    """Return the standing at the end of a match with a fixed number of deals. ``gain`` computes what the winner gains
    from the two totals; the prizes of both come in addition.

    If prizes outweigh the gain, the loser pays nothing; the accounts then show what he is owed.
    """
    first, second = after.points
    won = 0 if first == second else gain(max(after.points), min(after.points))
    net = (won if first > second else -won) + prizes[0] - prizes[1]
    settled = stakes(net, rules)
    winners = (0, 1) if first == second else (0,) if first > second else (1,)
    owed = max(settled if first > second else -settled, 0)
    factors = tuple(0 if side in winners else owed for side in (0, 1))
    gains = {0: settled * rules.stake, 1: -settled * rules.stake}
    return _settle(after, gains, winners=winners, factors=factors, dealer=_first_dealer(rules, after, winners))


def _four_deals(rules: PiquetRules, before: Standing, after: Standing, lines: Sequence[ScoreLine]) -> Standing:
    prizes = list(prizes_of(after))
    for line in lines:
        if line.code.startswith("prize_"):
            prizes[line.side] += line.points
    after = replace(evening_of(after), prizes=tuple(prizes)).kept_in(after)
    if after.deals < rules.deals:
        return after
    first, second = prizes_of(after)
    return _fixed_deals(rules, after, four_deals_gain, (first, second))


def _session(rules: PiquetRules, before: Standing, after: Standing, lines: Sequence[ScoreLine]) -> Standing:
    """Return the standing of a session. Without an agreed number of deals it goes on until the players stop, or for
    ``LONGEST_SESSION`` deals.
    """
    if after.deals < (rules.deals or LONGEST_SESSION):
        return after
    return _settled_session(rules, after)


def _settled_session(rules: PiquetRules, after: Standing) -> Standing:
    return _fixed_deals(rules, after, lambda winner, loser: winner - loser)


def close(rules: PiquetRules, standing: Standing) -> Standing | None:
    """Return the standing if the players stop between two deals: a session is settled as it stands, even before its
    agreed end. None if the rules have no such settlement.
    """
    if rules.ending is not Ending.SESSION or standing.over or not standing.deals:
        return None
    return _settled_session(rules, standing)


def _rubicon(rules: PiquetRules, before: Standing, after: Standing, lines: Sequence[ScoreLine]) -> Standing:
    """Return the standing of a Rubicon match: two more deals if both are equal after six; if they still are, both count
    as winners and nothing is paid for the totals.
    """
    first, second = after.points
    length = rules.deals + EXTRA_DEALS * (before.deals >= rules.deals or first == second)
    if after.deals < length:
        return after
    return _fixed_deals(rules, after, rubicon_gain)


def _norman(rules: PiquetRules, before: Standing, after: Standing, lines: Sequence[ScoreLine]) -> Standing:
    """Return the standing of Norman Piquet: the first player to reach the target leaves; the loser of the other two
    pays both.
    """
    winner = arrival(rules, before, lines)
    if winner is None:
        return after
    company = evening_of(after)
    if company.left is None:
        # The next dealer, in turn after the deal that was played, is the next person who still plays.
        dealer = after.dealer if after.dealer != winner else (after.dealer - 1) % rules.persons
        other = next(side for side in range(rules.persons) if side not in (winner, dealer))
        company = replace(
            company,
            players=(dealer, other),
            waiting=(winner,),
            matches=1,
            deals=0,
            entry=(dealer, other, winner),
            left=winner,
        )
        return company.kept_in(Standing((0, 0, 0), dealer, after.deals))
    loser = Company.of(before).other(winner)
    factors = tuple(int(side == loser) for side in range(rules.persons))
    gains = {side: (-2 if side == loser else 1) * rules.stake for side in range(rules.persons)}
    winners = tuple(side for side in range(rules.persons) if side != loser)
    return _settle(after, gains, winners=winners, factors=factors, dealer=winner)


_ENDINGS: dict[Ending, Callable[[PiquetRules, Standing, Standing, Sequence[ScoreLine]], Standing]] = {
    Ending.POINTS: _to_points,
    Ending.BEST_OF_FIVE: _best_of_five,
    Ending.FOUR_DEALS: _four_deals,
    Ending.SESSION: _session,
    Ending.RUBICON: _rubicon,
    Ending.KINGS: _several_matches,
    Ending.CHOUETTE: _several_matches,
    Ending.NORMAN: _norman,
}

"""What a standing carries from deal to deal and from match to match: the company, the matches won since two players
met, and the bets.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from functools import lru_cache

from cardtable.core.company import Company
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Standing
from cardtable.games.ecarte.betting import Bet
from cardtable.games.ecarte.codes import Line
from cardtable.games.ecarte.rules import EcarteRules

SETTLEMENT = frozenset({Line.STAKE_WON, Line.STAKE_LOST, Line.BET_WON, Line.BET_LOST, Line.POOL_WON, Line.POOL_LOST})
"""Codes of the lines whose points are units of the accounts."""


@dataclass(frozen=True, slots=True)
class Evening(Company):
    """The state of an evening between its first match and its last.

    ``players`` are the two seats that play. ``in_turn`` are the matches that each of the two has won since they began
    to play against each other; ``bets`` are those on the running match. At a chouette the first of the players is the
    banker, and the other the captain of the company. ``paid`` is what everybody has put into the pool, and ``ahead``
    the seat that has won the last match of it, or -1.
    """

    in_turn: tuple[int, int] = (0, 0)
    bets: tuple[Bet, ...] = ()
    paid: tuple[int, ...] = ()
    ahead: int = -1

    @classmethod
    def begin_chouette(cls, persons: int, banker: int, there: Sequence[int] = ()) -> Evening:
        """Return the evening of a chouette in its first match: the others are the company, in the order of the seats
        after the banker's.
        """
        seats = list(there or range(persons))
        first = seats.index(banker)
        company = (*seats[first:], *seats[:first])
        return cls(company[:2], company[2:], (0,) * persons, (0,) * persons, deals=0)

    @classmethod
    def begin(cls, persons: int, dealer: int, deals: int = 0, there: Sequence[int] = ()) -> Evening:
        """Return the evening in its first match: the dealer plays against the first of the others in the order of
        entry. The seats ``there`` take part, or all ``persons``.
        """
        others = [seat for seat in there or range(persons) if seat != dealer]
        low, high = sorted((dealer, others[0]))
        return cls((low, high), tuple(others[1:]), (0,) * persons, (0,) * persons, deals=deals)

    def with_lines(self, lines: Sequence[ScoreLine]) -> Evening:
        """Return the evening after a deal with ``lines``, including their bets and settlements."""
        accounts, paid = list(self.accounts), list(self.paid)
        bets = list(self.bets)
        for line in lines:
            if line.code in SETTLEMENT:
                accounts[line.side] += line.points
            elif line.code == Line.BET:
                values = dict(line.params)
                bets.append(Bet(line.side, int(values["on"]), int(values["units"])))
            elif line.code == Line.POOL_PAID:
                paid[line.side] += int(dict(line.params)["units"])
        deals = (self.deals or 0) + 1
        return replace(self, accounts=tuple(accounts), bets=tuple(bets), paid=tuple(paid), deals=deals)

    def after_match(self, rules: EcarteRules, winner: int) -> tuple[Evening, int]:
        """Return the evening after ``winner`` has won the running match, and the seat that deals first in the
        next one.
        """
        won = tuple(count + (seat == winner) for seat, count in enumerate(self.won))
        if rules.chouette:
            players, waiting = self._next_of_chouette(winner, rules.box_passes)
            after = replace(self, players=players, waiting=waiting, won=won, matches=self.matches + 1, deals=0)
            return after, winner
        first, second = (count + (seat == winner) for seat, count in zip(self.players, self.in_turn, strict=True))
        after = replace(self, won=won, matches=self.matches + 1, in_turn=(first, second), deals=0, bets=())
        if rules.pool:
            after = replace(after, ahead=winner)
        if first + second < rules.matches_per_turn or not self.waiting:
            return after, winner
        ahead = winner if first == second else self.players[first < second]
        behind = self.other(ahead)
        entering, *rest = self.waiting
        low, high = (entering if seat == behind else seat for seat in self.players)
        return replace(after, players=(low, high), waiting=(*rest, behind), in_turn=(0, 0)), ahead

    def _next_of_chouette(self, winner: int, box_passes: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the seats that play and those that wait after a match of a chouette: a captain who loses goes to the
        end of the company, a banker who loses only if ``box_passes``. Of a company of one the captain stays.
        """
        if winner == self.players[1] and not box_passes:
            return self.players, self.waiting
        entering, *rest = (*self.waiting, self.other(winner))
        return (winner, entering), tuple(rest)

    def passed_on(self) -> Evening:
        """Return the evening after the banker has given up the box: the captain is the banker, the next person is the
        captain, and the banker goes to the end of the company.
        """
        banker, captain = self.players
        entering, *rest = (*self.waiting, banker)
        return replace(self, players=(captain, entering), waiting=tuple(rest))

    def leaders(self) -> tuple[int, ...]:
        """The seats that have gained most; of those, the ones with the most matches won."""
        best = max(zip(self.accounts, self.won, strict=True))
        return tuple(seat for seat, both in enumerate(zip(self.accounts, self.won, strict=True)) if both == best)

    def numbers(self) -> dict[str, int]:
        """Return the numbers that a standing carries of the evening; ``evening_of`` reads them back."""
        numbers = Company.numbers(self)
        numbers["turn:first"], numbers["turn:second"] = self.in_turn
        for place, one in enumerate(self.bets):
            numbers[f"bet:{place}:seat"] = one.seat
            numbers[f"bet:{place}:on"] = one.on
            numbers[f"bet:{place}:units"] = one.units
        for seat, units in enumerate(self.paid):
            numbers[f"pool:{seat}"] = units
        if self.ahead >= 0:
            numbers["ahead"] = self.ahead
        return numbers


def begun(rules: EcarteRules, dealer: int, there: Sequence[int] = ()) -> Evening:
    """Return the evening before its first match, which ``dealer`` deals; at a chouette the dealer is the banker."""
    make = Evening.begin_chouette if rules.chouette else Evening.begin
    evening = make(rules.persons, dealer, there=there)
    return replace(evening, paid=(rules.stake,) * rules.persons) if rules.pool else evening


@lru_cache(maxsize=1024)
def evening_of(standing: Standing) -> Evening:
    """Return the evening that a standing carries. If it carries none, the first match is being played."""
    company = Company.of(standing)
    if not company.players:
        return Evening.begin(len(standing.points), standing.dealer, standing.deals)
    numbers = dict(standing.carried)
    bets = sum(name.startswith("bet:") for name in numbers) // 3
    in_pool = sum(name.startswith("pool:") for name in numbers)
    return Evening(
        **{field.name: getattr(company, field.name) for field in fields(company)},
        in_turn=(numbers["turn:first"], numbers["turn:second"]),
        bets=tuple(
            Bet(numbers[f"bet:{place}:seat"], numbers[f"bet:{place}:on"], numbers[f"bet:{place}:units"])
            for place in range(bets)
        ),
        paid=tuple(numbers[f"pool:{seat}"] for seat in range(in_pool)),
        ahead=numbers.get("ahead", -1),
    )

"""The bets of the gallery, at even money: the units on one player stand against those on the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cardtable.core.scores import ScoreLine, parameters
from cardtable.games.ecarte.codes import Line


class Bet(NamedTuple):
    """A bet of ``seat``: ``units`` on the player on seat ``on``; -1 and 0 if it did not bet."""

    seat: int
    on: int = -1
    units: int = 0


class Settled(NamedTuple):
    """The result of a bet: ``covered`` units of it were at stake; ``gain`` is what it brings, negative for a loss. The
    rest of the bet goes back.
    """

    bet: Bet
    covered: int
    gain: int


def pool(bets: Iterable[Bet], player: int) -> int:
    """Return the units that are laid on ``player``."""
    return sum(one.units for one in bets if one.on == player)


def apportion(total: int, shares: Sequence[int]) -> list[int]:
    """Divide ``total`` whole units in proportion to ``shares``, by the method of largest remainders; of equal
    remainders the earlier comes first.

    If ``total`` is no more than the sum of the shares, nobody gets more than his share.
    """
    whole = sum(shares)
    if not whole:
        return [0] * len(shares)
    parts = [total * share // whole for share in shares]
    by_remainder = sorted(range(len(shares)), key=lambda index: (-(total * shares[index] % whole), index))
    for index in by_remainder[: total - sum(parts)]:
        parts[index] += 1
    return parts


def covered(bets: Sequence[Bet]) -> tuple[int, ...]:
    """Return how many units of each bet are at stake: of the larger side only as many as the smaller side covers."""
    sides = sorted({one.on for one in bets if one.units})
    at_stake = min(pool(bets, side) for side in sides) if len(sides) == 2 else 0
    parts = dict.fromkeys(range(len(bets)), 0)
    for side in sides:
        places = [place for place, one in enumerate(bets) if one.on == side]
        parts.update(zip(places, apportion(at_stake, [bets[place].units for place in places]), strict=True))
    return tuple(parts.values())


def settle(bets: Sequence[Bet], winner: int) -> tuple[Settled, ...]:
    """Return the result of each bet if ``winner`` wins the match. The gains add up to nothing."""
    return tuple(
        Settled(one, units, units if one.on == winner else -units)
        for one, units in zip(bets, covered(bets), strict=True)
    )


def bet_lines(bets: Iterable[Bet]) -> list[ScoreLine]:
    """Return a line that counts nothing for each bet, so that the match remembers it."""
    return [
        ScoreLine(Line.BET, one.seat, 0, parameters(on=one.on, units=one.units), marked=False)
        for one in bets
        if one.units
    ]


def settlement_lines(bets: Sequence[Bet], winner: int) -> list[ScoreLine]:
    """Return what each bettor wins, loses and gets back, in units."""
    lines = []
    for (seat, on, units), at_stake, gain in settle(bets, winner):
        if at_stake:
            code = "bet_won" if gain > 0 else "bet_lost"
            lines.append(ScoreLine(code, seat, gain, parameters(on=on, units=units, covered=at_stake), marked=False))
        if units > at_stake:
            lines.append(
                ScoreLine(
                    Line.BET_RETURNED, seat, 0, parameters(on=on, units=units, back=units - at_stake), marked=False
                )
            )
    return lines

"""How strong everybody who plays at this table is, in one number: people and computer players alike.

It is Glicko, with its constants (M. E. Glickman, “Parameter estimation in large dynamic paired comparison
experiments”, Applied Statistics 48, 1999, and “The Glicko system”, 1995): who is expected to win three times out of
four is 190 points ahead. A day is a period. A side of partners is as strong as they are on average, and each of them is
rated by it; of more than two sides those that won are matched with each of the others. Who has not played for a while
is known less well again; a computer player stays what it is, and begins where long matches have put it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import groupby
from typing import NamedTuple

from cardtable.ai.intervals import NORMAL
from cardtable.ai.names import COMPANION
from cardtable.ai.strengths import strengths
from cardtable.core.record import HUMAN
from cardtable.store.model import MatchSummary

FIRST, FIRST_SPREAD = 1500.0, 350.0
"""The rating of somebody who has not played yet, and its standard deviation."""
_OF_COMPUTER_PLAYERS = 60.0
"""The standard deviation of the rating that a computer player begins with: rule sets of a family differ by about so
much.
"""
_GROWS = 5.7
"""By the square of this the variance grows from day to day: from 50 to 350 in ten years."""
_LEAST_SPREAD = 30.0
_Q = math.log(10) / 400


class RatedPlayer(NamedTuple):
    """Who is rated: a person by name, a computer player by its id (``kind`` is ``human`` for all people)."""

    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating with its standard deviation, after so many ``matches``."""

    value: float = FIRST
    spread: float = FIRST_SPREAD
    matches: int = 0

    @property
    def half(self) -> float:
        """Half of the 95 % interval."""
        return NORMAL * self.spread


class Game(NamedTuple):
    """What a match says of one player: its side and the other one, and what part of the match its side won."""

    side: tuple[RatedPlayer, ...]
    others: tuple[RatedPlayer, ...]
    won: float


def computer_players(family: str) -> Mapping[RatedPlayer, Rating]:
    """The computer players of ``family`` before they have played here, as ``ai.strengths`` has them; none of a family
    that has no figures.
    """
    found = strengths().get(family, {})
    return {RatedPlayer(name, ""): Rating(value, _OF_COMPUTER_PLAYERS) for name, value in found.items()}


def ratings(
    matches: Iterable[MatchSummary], family: str, before: Mapping[RatedPlayer, Rating] | None = None
) -> Mapping[RatedPlayer, Rating]:
    """Everybody who has finished matches of ``family`` or is known from ``before``, the strongest first.

    Matches that nobody won, or that were played on from a known deal, do not count, nor do those with the companion,
    who is as strong as the others; nor does who sat on two sides.
    """
    over = sorted(
        (
            (match.finished.date(), match.id, match)
            for match in matches
            if match.finished is not None
            and match.winners
            and not match.branched
            and COMPANION not in match.computers
            and match.variant.partition(".")[0] == family
        ),
        key=lambda one: one[:2],
    )
    known: dict[RatedPlayer, Rating] = dict(before or {})
    seen: dict[RatedPlayer, date] = {}
    for day, played in groupby(over, key=lambda one: one[0]):
        matched = [sides_of(match) for _, _, match in played]
        games: dict[RatedPlayer, list[Game]] = {}
        count: dict[RatedPlayer, int] = {}
        for sides, won in matched:
            for player, game in _games(sides, won):
                games.setdefault(player, []).append(game)
            for player in {player for side in sides for player in side}:
                count[player] = count.get(player, 0) + 1
        then = {player: _rested(known.get(player, Rating()), player, seen.get(player), day) for player in count}
        for player, rating in then.items():
            found = rated(rating, [_met(game, player, then) for game in games.get(player, [])])
            known[player] = Rating(found.value, found.spread, rating.matches + count[player])
            seen[player] = day
    return dict(sorted(known.items(), key=lambda one: (-one[1].value, one[0])))


class Met(NamedTuple):
    """A game as the formula takes it: how far the own side is ahead of the player, the others' rating and its standard
    deviation, and the score.
    """

    ahead: float
    value: float
    spread: float
    won: float


def rated(rating: Rating, games: Sequence[Met]) -> Rating:
    """The rating after the ``games`` of one period."""
    if not games:
        return rating
    information, surprise = 0.0, 0.0
    for game in games:
        weight = 1 / math.sqrt(1 + 3 * (_Q * game.spread / math.pi) ** 2)
        expected = 1 / (1 + 10 ** (-weight * (rating.value + game.ahead - game.value) / 400))
        information += (_Q * weight) ** 2 * expected * (1 - expected)
        surprise += weight * (game.won - expected)
    variance = 1 / (1 / rating.spread**2 + information)
    value = rating.value + _Q * variance * surprise
    return Rating(value, max(_LEAST_SPREAD, math.sqrt(variance)), rating.matches)


def sides_of(match: MatchSummary) -> tuple[list[tuple[RatedPlayer, ...]], list[float]]:
    """The players of each side of a match, and what part of it each side won."""
    sides: dict[int, list[RatedPlayer]] = {}
    for name, kind, side in zip(match.names, match.computers, match.sides, strict=True):
        player = RatedPlayer(kind, name if kind == HUMAN else "")
        sides.setdefault(side, []).append(player)
    won = [1 / len(match.winners) if side in match.winners else 0.0 for side in sides]
    return [tuple(players) for players in sides.values()], won


def _games(sides: Sequence[tuple[RatedPlayer, ...]], won: Sequence[float]) -> Iterable[tuple[RatedPlayer, Game]]:
    for place, side in enumerate(sides):
        for other, others in enumerate(sides):
            shares = won[place] + won[other]
            if place == other or not shares or set(side) & set(others):
                continue
            for player in dict.fromkeys(side):
                yield player, Game(side, others, won[place] / shares)


def _met(game: Game, player: RatedPlayer, before: Mapping[RatedPlayer, Rating]) -> Met:
    side, others = ([before[one] for one in players] for players in (game.side, game.others))
    own, value = (sum(one.value for one in ones) / len(ones) for ones in (side, others))
    spread = math.sqrt(sum(one.spread**2 for one in others) / len(others))
    return Met(own - before[player].value, value, spread, game.won)


def _rested(rating: Rating, player: RatedPlayer, last: date | None, day: date) -> Rating:
    """The rating at the beginning of ``day``."""
    if last is None or player.kind != HUMAN:
        return rating
    spread = min(FIRST_SPREAD, math.sqrt(rating.spread**2 + _GROWS**2 * (day - last).days))
    return Rating(rating.value, spread, rating.matches)

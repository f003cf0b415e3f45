"""The strength of every player at this table as one number, for people and computer players alike.

The method is Glicko, with its constants (M. E. Glickman, “Parameter estimation in large dynamic paired comparison
experiments”, Applied Statistics 48, 1999, and “The Glicko system”, 1995): a player who is expected to win three times
out of four is 190 points ahead. A day is a period. A side of partners is as strong as they are on average, and each of
them is rated by it; if there are more than two sides, each winning side is compared with each of the others. The rating
of a person who has not played for a while becomes less certain; a computer player does not change, and begins with the
rating that long contests have given it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from itertools import groupby
from typing import NamedTuple

from cardtable.ai.intervals import NORMAL
from cardtable.ai.names import COMPANION, PLAYERS
from cardtable.ai.strengths import strengths
from cardtable.core.record import HUMAN
from cardtable.store.model import MatchSummary

FIRST, FIRST_SPREAD = 1500.0, 350.0
"""The rating of a person who has not played yet, and its standard deviation."""
EQUAL = 60.0
"""Two players whose ratings are no further apart are called equally strong: the better one wins up to 59 % of their
matches.
"""
SETTLED = 5
"""After so many matches a rating says something."""
_OF_COMPUTER_PLAYERS = 60.0
"""The standard deviation of the first rating of a computer player; rule sets of a family differ by about that much."""
_GROWS = 5.7
"""The square of this number is added to the variance for each day: from 50 to 350 in ten years."""
_LEAST_SPREAD = 30.0
_Q = math.log(10) / 400


class RatedPlayer(NamedTuple):
    """A player with a rating: a person by name, a computer player by its id (``kind`` is ``human`` for all people)."""

    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating with its standard deviation, after ``matches`` matches, of which the last was on the day ``last``.

    ``before`` is the rating without that match, None if it was the first one. Since a day is one period, that is what
    the day’s other matches alone have made of the rating before the day.
    """

    value: float = FIRST
    spread: float = FIRST_SPREAD
    matches: int = 0
    last: date | None = field(default=None, compare=False)
    before: float | None = None

    @property
    def step(self) -> int:
        """By how many points the rounded rating has changed with the last match; 0 if that was the first one."""
        return 0 if self.before is None else round(self.value) - round(self.before)

    @property
    def half(self) -> float:
        """Half of the width of the 95 % interval."""
        return NORMAL * self.spread


class Game(NamedTuple):
    """The result of a match for one player: the player's side, another side, and the share of the match that the
    player's side won.
    """

    side: tuple[RatedPlayer, ...]
    others: tuple[RatedPlayer, ...]
    won: float


def computer_players(family: str) -> Mapping[RatedPlayer, Rating]:
    """Return the ratings of the computer players of ``family`` before they have played here, from ``ai.strengths``;
    empty for a family without figures.
    """
    found = strengths().get(family, {})
    return {RatedPlayer(name, ""): Rating(value, _OF_COMPUTER_PLAYERS) for name, value in found.items()}


def ratings(
    matches: Iterable[MatchSummary], family: str, before: Mapping[RatedPlayer, Rating] | None = None
) -> Mapping[RatedPlayer, Rating]:
    """Return the ratings of all who have finished matches of ``family`` or are in ``before``, the strongest first.
    ``before`` are their ratings before the first of these days.

    Matches without a winner, matches continued from a known deal, and matches with the companion, who adapts her
    strength, do not count. Sides that share a player are not compared.
    """
    over = sorted(
        (
            (match.finished.date(), match.finished, match.id, match)
            for match in matches
            if match.finished is not None
            and match.winners
            and not match.branched
            and COMPANION not in match.computers
            and match.variant.partition(".")[0] == family
        ),
        key=lambda one: one[:3],
    )
    known: dict[RatedPlayer, Rating] = dict(before or {})
    for day, played in groupby(over, key=lambda one: one[0]):
        matched = [sides_of(match) for *_, match in played]
        games: dict[RatedPlayer, list[Game]] = {}
        earlier: dict[RatedPlayer, int] = {}
        count: dict[RatedPlayer, int] = {}
        for sides, won in matched:
            for player in {player for side in sides for player in side}:
                count[player] = count.get(player, 0) + 1
                # So many of the day's games are not of the last match.
                earlier[player] = len(games.setdefault(player, []))
            for player, game in _games(sides, won):
                games[player].append(game)
        then = {player: _rested(known.get(player, Rating()), player, day) for player in count}
        for player, rating in then.items():
            met = [_met(game, player, then) for game in games[player]]
            found, number = rated(rating, met), rating.matches + count[player]
            without = rated(rating, met[: earlier[player]]).value if number > 1 else None
            known[player] = Rating(found.value, found.spread, number, day, without)
    return dict(sorted(known.items(), key=lambda one: (-one[1].value, one[0])))


class Met(NamedTuple):
    """A game in the form that the formula needs: by how much the own side is ahead of the player, the rating of the
    other side, its standard deviation, and the score.
    """

    ahead: float
    value: float
    spread: float
    won: float


def rated(rating: Rating, games: Sequence[Met]) -> Rating:
    """Return the rating after the ``games`` of one period."""
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
    return Rating(value, max(_LEAST_SPREAD, math.sqrt(variance)), rating.matches, rating.last)


def sides_of(match: MatchSummary) -> tuple[list[tuple[RatedPlayer, ...]], list[float]]:
    """Return the players of each side of a match, and the share of the match that each side won."""
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


def _rested(rating: Rating, player: RatedPlayer, day: date) -> Rating:
    """Return the rating at the beginning of ``day``, less certain by the time since the last match."""
    if rating.last is None or player.kind != HUMAN:
        return rating
    spread = min(FIRST_SPREAD, math.sqrt(rating.spread**2 + _GROWS**2 * (day - rating.last).days))
    return Rating(rating.value, spread, rating.matches, rating.last)


@dataclass(frozen=True, slots=True)
class Compared:
    """A rating beside those of the computer players: the strongest one who is ``weaker``, the weakest who is
    ``stronger``, and the one who is ``equal``; each by its id, empty if there is none.
    """

    weaker: str = ""
    equal: str = ""
    stronger: str = ""


def compared(rating: Rating, ratings: Mapping[RatedPlayer, Rating]) -> Compared:
    """Return how ``rating`` lies among those of the computer players in ``ratings``."""
    others = {player.kind: one.value for player, one in ratings.items() if player.kind in PLAYERS}
    equal = min(others, key=lambda name: abs(others[name] - rating.value), default="")
    if not equal or abs(others[equal] - rating.value) > EQUAL:
        equal = ""
    weaker = [name for name in others if others[name] < rating.value]
    stronger = [name for name in others if others[name] > rating.value]
    return Compared(
        max(weaker, key=others.__getitem__, default=""), equal, min(stronger, key=others.__getitem__, default="")
    )

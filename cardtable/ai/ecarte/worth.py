"""What the end of a deal is worth to one player at the score of the match."""

from __future__ import annotations

from cardtable.ai.ecarte.equilibrium import Kept, equilibrium
from cardtable.ai.ecarte.price import match_price
from cardtable.core.state import Standing
from cardtable.games.ecarte.dealing import HAND
from cardtable.games.ecarte.evening import evening_of
from cardtable.games.ecarte.observation import EcarteObservation
from cardtable.games.ecarte.phases import Closed
from cardtable.games.ecarte.rules import MATCH, MOST_IN_DEAL, PENALTY_POINT, POINT, VOLE
from cardtable.games.ecarte.variants import ecarte_rules

PLAIN, STOOD, REFUSED = range(3)
"""The kinds of play: no penalty; elder played without proposing; the dealer refused the first proposal."""
MAJORITY = 3


class Worth:
    """The worth of the end of a deal, in points: the unit is half of the difference between marking a point and the
    opponent's marking it.

    So at the beginning of a match values are close to plain points, and in its last deal a win is one above the mean
    and a loss one below. ``mine`` and ``theirs`` are what each player has marked in the deal already.
    """

    def __init__(self, observation: EcarteObservation, seat: int | None = None) -> None:
        rules = ecarte_rules(observation.rule_set)
        standing = observation.standing
        self.seat = observation.seat if seat is None else seat
        evening = evening_of(standing)
        self.other = evening.other(self.seat)
        self.is_elder = self.seat == observation.elder
        # Elder of this deal is the dealer of the next.
        self._match = match_price(rules, not self.is_elder, evening, self.seat)
        self.matsch = self._match.matsch
        self.penalty_vole = rules.penalty_vole
        self.points = (standing.points[self.seat], standing.points[self.other])
        self.mine = _marked(observation, self.seat)
        self.theirs = _marked(observation, self.other)
        self.unit = max(1e-9, (self._stakes(1, 0) - self._stakes(0, 1)) / 2)
        self._prices = (
            self._gain((1, 0), (0, 1)),
            (self._gain((2, 0), (1, 0)) + self._gain((0, 1), (0, 2))) / 2,
            (self._gain((2, 0), (1, 0)) + self._gain((1, 1), (0, 1))) / 2,
        )

    @property
    def needs(self) -> tuple[int, int]:
        """The points that elder and the dealer needed before the deal."""
        mine, theirs = (MATCH - points for points in self.points)
        return (mine, theirs) if self.is_elder else (theirs, mine)

    def wins_with_king(self, held: bool) -> bool:
        """Return whether the king, if he is ``held``, alone wins the match as soon as he can be marked."""
        return held and self.points[0] + self.mine + 1 >= MATCH

    def kings(self, my_king: bool = False, their_king: bool = False) -> tuple[int, int]:
        """Return what both have marked, including a king that is still to be marked."""
        return self.mine + my_king, self.theirs + their_king

    def outcome(self, tricks: int, mode: int, my_king: bool = False, their_king: bool = False) -> float:
        """Return the worth if the player takes ``tricks`` of the five tricks; a king that is still to be marked counts
        too.
        """
        mine, theirs = self.kings(my_king, their_king)
        if self.points[0] + mine < MATCH and self.points[1] + theirs < MATCH:
            won, lost = self._trick_points(tricks, mode)
            mine, theirs = min(MOST_IN_DEAL, mine + won), min(MOST_IN_DEAL, theirs + lost)
        return self._stakes(mine, theirs) / self.unit

    def table(self, mode: int, my_king: bool = False, their_king: bool = False) -> tuple[float, ...]:
        """Return ``outcome`` for 0 to 5 tricks."""
        return tuple(self.outcome(tricks, mode, my_king, their_king) for tricks in range(HAND + 1))

    def kept(self, kept: Kept) -> float:
        """Return the worth of cards that are kept in an exchange; only differences have a meaning."""
        point, vole, king = self._prices
        return kept.majority * point + kept.vole * vole + kept.king * king

    def gains(self, kept: Kept, other: Kept) -> tuple[float, ...]:
        """Return by how much ``kept`` cards are better than ``other`` ones, for each of the three parts: majority, vole
        and king.
        """
        return tuple(price * (one - less) for price, one, less in zip(self._prices, kept, other, strict=True))

    def _gain(self, better: tuple[int, int], worse: tuple[int, int]) -> float:
        first = self._stakes(self.mine + better[0], self.theirs + better[1])
        return (first - self._stakes(self.mine + worse[0], self.theirs + worse[1])) / self.unit

    def _trick_points(self, tricks: int, mode: int) -> tuple[int, int]:
        won = tricks >= MAJORITY
        vole = tricks in (0, HAND)
        # The loser is the player himself exactly if he has not won.
        loser_is_elder = self.is_elder != won
        if (mode == STOOD and loser_is_elder) or (mode == REFUSED and not loser_is_elder):
            points = self.penalty_vole if vole else PENALTY_POINT
        else:
            points = VOLE if vole else POINT
        return (points, 0) if won else (0, points)

    def _stakes(self, mine: int, theirs: int) -> float:
        return self._match.pays(self.points[0] + mine, self.points[1] + theirs)


def deal_mode(observation: EcarteObservation) -> int:
    """Return which penalty threatens, as far as the exchanging has gone."""
    if observation.exchanges:
        return PLAIN
    return {Closed.PLAYED: STOOD, Closed.REFUSED: REFUSED}.get(observation.closed, PLAIN)


def elders_chance(standing: Standing, dealer: int) -> float:
    """Return elder's chance to win the match before a deal, whatever it pays."""
    elder = evening_of(standing).other(dealer)
    needs, theirs = (MATCH - standing.points[seat] for seat in (elder, dealer))
    return (1.0 + equilibrium().match(needs, theirs, matsch=False)) / 2


def _marked(observation: EcarteObservation, seat: int) -> int:
    return sum(line.points for line in observation.marked if line.side == seat and line.marked)

"""What three matches of five are worth is what playing them out brings."""

from __future__ import annotations

import random
import statistics

import pytest

from cardtable.ai.piquet.prospect import PiquetPrice, Prospect, five_matches
from cardtable.ai.played_deals import played_deals
from cardtable.core.company import Company
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Standing
from cardtable.games.piquet.codes import Line
from cardtable.games.piquet.evening import evening_of
from cardtable.games.piquet.matches import accounts_of, begin, fold
from tests.games.piquet.tables import rules_of

RULES = rules_of("points", best_of_five=True)
TARGET = 100
ELDER, DEALER = 0, 1
SCORES = [(own, other) for own in range(3) for other in range(3)]
MATCHES = 3000


def standing_at(won: tuple[int, int], points: tuple[int, int]) -> Standing:
    """The standing before a deal in which the first side leads."""
    begun = begin(RULES, DEALER)
    company = Company.of(begun)
    assert company.won == (0, 0)
    carried = {**dict(begun.carried), "won:0": won[0], "won:1": won[1]}
    return Standing(points, DEALER, 0, tuple(sorted(carried.items())))


def played_out(standing: Standing, chance: random.Random) -> int:
    """What the first side gains when deals are drawn until the stake is paid, folded by the rules themselves."""
    every = played_deals("piquet.chouette")
    deals, weights = list(every), list(every.values())
    while not standing.over:
        (brought,) = chance.choices(deals, weights)
        leader = 1 - standing.dealer
        more = {leader: brought[0], standing.dealer: brought[1]}
        # Of two who arrive the one is first who needs the smaller part of what the deal brings; elder if both need as
        # much.
        parts = {side: (TARGET - standing.points[side]) / max(more[side], 0.001) for side in more}
        first = leader if parts[leader] <= parts[1 - leader] else 1 - leader
        order = (first, 1 - first)
        standing = fold(RULES, standing, [ScoreLine(Line.DEAL_TOTAL, side, more[side]) for side in order])
    return accounts_of(standing)[0]


@pytest.mark.parametrize(
    ("won", "points"), [((0, 0), (0, 0)), ((2, 0), (10, 70)), ((1, 2), (85, 60)), ((2, 2), (0, 0))]
)
def test_three_of_five_are_worth_what_playing_them_out_brings(won: tuple[int, int], points: tuple[int, int]) -> None:
    chance = random.Random(7)
    gains = [played_out(standing_at(won, points), chance) for _ in range(MATCHES)]
    error = statistics.stdev(gains) / MATCHES**0.5
    # Beside chance, half a step of the table.
    assert five_matches(RULES).value(won, *points) == pytest.approx(statistics.mean(gains), abs=4 * error + 0.03)


@pytest.mark.parametrize("won", SCORES)
def test_what_is_over_is_worth_what_is_settled(won: tuple[int, int]) -> None:
    price = PiquetPrice(RULES, 0, True, won=won)
    for points in ((100, 49), (100, 50), (49, 100), (60, 100)):
        winner = 0 if points[0] >= TARGET else 1
        standing = standing_at(won, (0, 0))
        lines = [ScoreLine(Line.PLAY, side, points[side]) for side in (1 - winner, winner)]
        after = fold(RULES, standing, lines)
        worth = price.settled(*points)
        assert worth is not None
        if after.over:
            assert worth == accounts_of(after)[0]
        else:
            assert -1 < worth < 1
            # The loser leads next.
            own, other = evening_of(after).won
            leader = five_matches(RULES).value((own, other) if winner else (other, own), 0, 0)
            assert worth == pytest.approx(leader if winner else -leader)


def test_a_double_is_worth_no_more_to_who_needs_one_match() -> None:
    def gain(won: tuple[int, int]) -> float:
        price = PiquetPrice(RULES, 0, True, won=won)
        return price.result(100, 49, True) - price.result(100, 50, True)

    assert gain((2, 0)) == gain((2, 2)) == 0
    # With one match won a double wins all.
    assert gain((1, 0)) > 0.1
    assert gain((1, 2)) > gain((1, 0))


@pytest.mark.parametrize("won", SCORES)
def test_both_sides_see_the_same_worth(won: tuple[int, int]) -> None:
    for points in ((0, 0), (30, 95), (90, 40)):
        one = PiquetPrice(RULES, 0, True, won=won).pays(*points)
        other = PiquetPrice(RULES, 0, False, won=(won[1], won[0])).pays(*points[::-1])
        assert one == pytest.approx(-other)


def test_the_prospect_of_a_side_knows_the_matches_won() -> None:
    standing = standing_at((2, 0), (60, 40))
    own, other = Prospect(RULES, standing, 0, 1), Prospect(RULES, standing, 1, 0)
    assert own.match.result(100, 0, True) == 1
    assert own.match.result(0, 100, False) == pytest.approx(-other.match.result(100, 0, True))
    # The other is beaten by any match.
    assert other.match.result(49, 100, False) == other.match.result(50, 100, False) == -1


def test_a_point_costs_something_also_where_nothing_else_is_at_stake() -> None:
    for won in SCORES:
        for points in ((0, 0), (95, 20), (20, 95)):
            prospect = Prospect(RULES, standing_at(won, points), 0, 1)
            assert 0 < prospect.stake < 1000

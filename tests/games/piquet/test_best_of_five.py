"""Three matches of five, as at Piquet au Cent: who has won how many, who deals, and what is paid (RULES.md, P153)."""

from __future__ import annotations

import random

import pytest

from cardtable.core.company import Company
from cardtable.core.errors import RuleSetError
from cardtable.core.rules import OptionValue
from cardtable.core.scores import ScoreLine
from cardtable.core.shapes import SomeCards
from cardtable.core.sheets.rules import BY_CATEGORY, TOTALS
from cardtable.core.state import Standing
from cardtable.core.zones import hand
from cardtable.games.piquet.codes import Line
from cardtable.games.piquet.entry import PiquetEntry
from cardtable.games.piquet.matches import accounts_of, begin, fold
from cardtable.games.piquet.persons import players_of
from cardtable.games.piquet.rules import PiquetRules, Repique
from cardtable.games.piquet.variants import piquet_rules
from cardtable.games.registry import variant
from tests.games.piquet.tables import deal, do, suited

A, B = 0, 1
POINTS = variant("piquet.points")


def of_five(**options: OptionValue) -> PiquetRules:
    return piquet_rules(POINTS.rule_set(2, {"best_of_five": True, **options}))


def won_by(rules: PiquetRules, standing: Standing, winner: int, loser: int = 60) -> Standing:
    """The standing after a deal that wins a match, in which the other has come to ``loser`` points."""
    return fold(rules, standing, [ScoreLine(Line.PLAY, 1 - winner, loser), ScoreLine(Line.PLAY, winner, rules.target)])


def won(standing: Standing) -> tuple[int, ...]:
    return Company.of(standing).won


def test_three_matches_win_the_stake() -> None:
    rules = of_five(stake=4)
    standing = begin(rules, A)
    assert won(standing) == (0, 0)
    for winner, score in ((A, (1, 0)), (B, (1, 1)), (A, (2, 1)), (B, (2, 2))):
        standing = won_by(rules, standing, winner)
        assert won(standing) == score
        assert standing.points == (0, 0)
        assert not standing.over
        assert accounts_of(standing) == (0, 0)
    standing = won_by(rules, standing, B)
    assert standing.over
    assert standing.winners == (B,)
    assert won(standing) == (2, 3)
    assert standing.points == (60, 100)
    assert accounts_of(standing) == (-4, 4)
    assert standing.factors == (1, 0)


@pytest.mark.parametrize(("target", "half"), [(100, 50), (101, 51), (150, 75)])
def test_below_half_a_match_counts_as_two(target: int, half: int) -> None:
    rules = of_five(target=target)
    assert won(won_by(rules, begin(rules, A), A, loser=half)) == (1, 0)
    double = won_by(rules, begin(rules, A), A, loser=half - 1)
    assert won(double) == (2, 0)
    # The stake is paid once, however many doubles there were.
    over = won_by(rules, double, A, loser=0)
    assert over.over
    assert won(over) == (4, 0)
    assert accounts_of(over) == (1, -1)


@pytest.mark.parametrize("winner", [A, B])
def test_the_winner_of_a_match_deals_first_in_the_next(winner: int) -> None:
    rules = of_five()
    standing = won_by(rules, begin(rules, A), winner)
    assert players_of(rules, standing) == (1 - winner, winner)
    # Within a match the deal alternates.
    standing = fold(rules, standing, [ScoreLine(Line.PLAY, A, 20)])
    assert players_of(rules, standing) == (winner, 1 - winner)
    assert Company.of(standing).deals == 1


def test_a_neunziger_is_no_match_of_its_own() -> None:
    rules = of_five()
    assert rules.repique is Repique.COUNT
    assert not rules.pique_match
    for own in ({"repique": "own_partie"}, {"pique": "own_partie"}):
        with pytest.raises(RuleSetError) as caught:
            POINTS.rule_set(2, {"best_of_five": True, **own})
        assert caught.value.code == "option_does_not_apply"


def test_what_is_carried_ends_with_its_match() -> None:
    rules = of_five(divided="carried")
    standing = fold(rules, begin(rules, A), [ScoreLine(Line.DIVIDED, 0, 0, marked=False)])
    assert dict(standing.carried)["cards"] == 10
    assert "cards" not in dict(won_by(rules, standing, A).carried)


def test_the_dealer_may_buy_nothing() -> None:
    elder, dealer = suited("S:AKQJT9 H:AKQJT9"), suited("S:87 H:87 D:AKQJ C:AKQJ")
    state = deal(of_five(dealer_least="none"), elder, dealer, suited("D:T987 C:T987"))
    do(state, "change 9S TS 9H TH JH")
    assert state.legal().shape() == SomeCards(hand(1), 0, 3)


@pytest.mark.parametrize("seed", range(20))
def test_matches_are_those_of_a_list_kept_apart(seed: int) -> None:
    chance = random.Random(seed)
    rules = of_five(target=chance.choice((100, 101, 300)), stake=3)
    standing = begin(rules, chance.randrange(2))
    dealer, points, matches = standing.dealer, [0, 0], [0, 0]
    while max(matches) < 3:
        assert (standing.dealer, list(standing.points), list(won(standing))) == (dealer, points, matches)
        first, more = chance.randrange(2), [chance.randrange(110), chance.randrange(110)]
        standing = fold(rules, standing, [ScoreLine(Line.DEAL_TOTAL, side, more[side]) for side in (first, 1 - first)])
        points, dealer = [points[side] + more[side] for side in (A, B)], 1 - dealer
        arrived = [side for side in (first, 1 - first) if points[side] >= rules.target]
        if arrived:
            winner = arrived[0]
            matches[winner] += 2 if 2 * points[1 - winner] < rules.target else 1
            points, dealer = [0, 0], winner
    assert standing.winners == (winner,)
    assert accounts_of(standing) == ((3, -3) if winner == A else (-3, 3))


@pytest.mark.parametrize("method", [TOTALS, BY_CATEGORY])
def test_a_sheet_goes_on_after_a_match(method: str) -> None:
    entry = PiquetEntry(of_five())
    standing = entry.begin(A)
    assert {category.code for category in entry.categories(standing, method)} >= {"first"}
    assert "repique" not in {category.code for category in entry.categories(standing, TOTALS)}
    lines = entry.lines(standing, {"total": {A: 112, B: 9}}, TOTALS)
    after = entry.fold(standing, lines)
    assert won(after) == (2, 0)
    assert entry.cut_short(standing, lines)
    assert not after.over
    assert after.points == (0, 0)

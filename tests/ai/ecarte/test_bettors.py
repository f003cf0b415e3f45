"""Spectators bet in character."""

from __future__ import annotations

import pytest

from cardtable.ai.ecarte.bettors import CALCULATING, CAUTIOUS, FAVOURITE, UNDERDOG, Bettor, chances
from cardtable.core.chance import rng
from cardtable.core.state import Deal, Standing
from cardtable.games.ecarte.state import EcarteState
from tests.games.ecarte.positions import FAMILY, rotation

RULES = rotation(4, most_bet=4, length="parties", parties=20)


def before_match(won: tuple[int, int]) -> EcarteState:
    """The bets of a match between seats 0 and 1 who have won so many."""
    begun = FAMILY.begin(RULES.rule_set, 0)
    carried = dict(begun.carried) | {"won:0": won[0], "won:1": won[1], "parties": sum(won)}
    standing = Standing(begun.points, 0, sum(won), tuple(sorted(carried.items())))
    state = EcarteState(RULES, standing)
    state.apply(Deal(RULES.pack))
    return state


def laid(bettor: Bettor, won: tuple[int, int]) -> str:
    state = before_match(won)
    options = bettor.consider(state.observe(state.actor()), rng(1))
    for option in options:
        state.check(option.action)
    return str(options[0].action)


def test_chances_follow_what_was_won() -> None:
    even = chances(before_match((0, 0)).observe(2))
    assert sum(even.values()) == pytest.approx(1)
    assert abs(even[0] - 0.5) < 0.05
    assert chances(before_match((6, 0)).observe(2))[0] > 0.7
    assert chances(before_match((0, 6)).observe(2))[1] > 0.7


@pytest.mark.parametrize(
    ("bettor", "bets"),
    [(FAVOURITE, ("bet 0 2", "bet 1 2")), (UNDERDOG, ("bet 1 1", "bet 0 1")), (CAUTIOUS, ("bet 0 1", "bet 1 1"))],
)
def test_characters(bettor: Bettor, bets: tuple[str, str]) -> None:
    assert (laid(bettor, (6, 0)), laid(bettor, (0, 6))) == bets


def test_some_do_not_bet_on_even_chances() -> None:
    assert laid(CAUTIOUS, (1, 1)) == "no bet"
    assert laid(CALCULATING, (1, 1)) == "no bet"


def test_the_calculating_one_bets_more_on_clearer_cases() -> None:
    small, large = (int(laid(CALCULATING, won).split()[2]) for won in ((2, 0), (6, 0)))
    assert 0 < small < large <= 4

"""Nothing depends on the place at which somebody sits: if all sit elsewhere and do the same with the same cards, the
same person has counted, won and been paid the same.
"""

from __future__ import annotations

import random
import re

import pytest

from cardtable.core.chance import rng, shuffled
from cardtable.core.company import Company
from cardtable.core.errors import RuleSetError
from cardtable.core.match import Match
from cardtable.games.registry import variant
from tests.contract.setups import SETUPS, Setup, choose

DEALS = 4
"""The most deals of a match that are played twice."""
NAMES_A_SEAT = re.compile(r"^(bet|claim \w+|object \w+) (\d+)")
"""Actions that name a seat by its number: bets and objections."""
IN_ORDER_OF_SEATS = re.compile(r"ab_|ac_")
"""Orders of the players of Königspiquet that are agreed on by their names."""


def other_seats(setup: Setup) -> list[int]:
    """Another seat for each: the next one round the table. In a rotation of Écarté, in which people enter in the order
    of their names, the two who begin exchange theirs.
    """
    players = setup.rule_set.players
    if setup.rule_set.variant == "ecarte.rotation":
        return [1, 0, *range(2, players)]
    return [(seat + 1) % players for seat in range(players)]


def short(setup: Setup) -> Setup:
    """The setup with so low a target that a few deals decide the match, if it has one; without an order by names."""
    kind, agreed = variant(setup.rule_set.variant), setup.rule_set
    for option in kind.options(agreed.players):
        value = agreed.options[option.name]
        if option.name == "target":
            value = max(option.minimum, 11 if kind.family == "casino" else 40)
        elif IN_ORDER_OF_SEATS.match(str(value)):
            value = option.default
        try:
            agreed = kind.rule_set(agreed.players, {**agreed.options, option.name: value})
        except RuleSetError:
            continue
    return Setup(agreed, setup.label)


def begun(setup: Setup, dealer: int) -> Match:
    return Match(setup.family, setup.rule_set, (), first_dealer=dealer)


def elsewhere(text: str, seats: list[int]) -> str:
    """The text of an action as the same person says it at the other seat."""
    named = NAMES_A_SEAT.match(text)
    if not named:
        return text
    return f"{named[1]} {seats[int(named[2])]}{text[named.end() :]}"


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_if_all_sit_elsewhere_the_same_person_wins(setup: Setup, seed: int) -> None:
    play_elsewhere(short(setup), seed)


def play_elsewhere(setup: Setup, seed: int) -> Match:
    """Play some deals of a match twice, and return the match as it was played the first time."""
    generator = rng(seed, 43)
    seats = other_seats(setup)
    sides = [0] * len(setup.family.sides(setup.rule_set))
    side_of = setup.family.sides(setup.rule_set)
    for side, members in enumerate(side_of):
        sides[side] = next(place for place, one in enumerate(side_of) if seats[members[0]] in one)
    dealer = seed % (2 if setup.rule_set.variant == "ecarte.rotation" else setup.rule_set.players)
    one, other = begun(setup, dealer), begun(setup, seats[dealer])
    while not one.over and len(one.deals) < DEALS:
        play_deal(setup, one, other, seats, generator)
        assert other.standing.points == tuple(one.standing.points[sides.index(side)] for side in range(len(sides)))
        assert set(other.standing.winners) == {sides[side] for side in one.standing.winners}
        assert other.standing.dealer == seats[one.standing.dealer]
        accounts = Company.of(one.standing).accounts
        if len(accounts) == len(seats):
            assert Company.of(other.standing).accounts == tuple(
                accounts[seats.index(seat)] for seat in range(len(seats))
            )
    return one


def play_deal(setup: Setup, one: Match, other: Match, seats: list[int], generator: random.Random) -> None:
    order = shuffled(setup.family.pack(setup.rule_set), generator)
    one.begin_deal(order)
    other.begin_deal(order)
    while one.state is not None:
        assert other.state is not None
        if one.state.actor() < 0:
            break
        assert other.state.actor() == seats[one.state.actor()]
        action = choose(one.state, generator)
        moved = setup.family.parse_action(elsewhere(str(action), seats))
        one.apply(action)
        other.apply(moved)

"""The engine and a referee of Zwicker in Schleswig-Holstein that was written apart from it agree on every legal play
and every point.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cardtable.core.cards import format_card
from cardtable.core.scores import totals
from cardtable.core.state import Deal, Standing
from cardtable.games.casino.actions import Play
from cardtable.games.casino.state import CasinoState
from tests.contract.setups import choose
from tests.games.casino.positions import rules_of
from tests.oracles.zwicker_jensen import Referee, Told

SEEDS = range(7_000, 7_040)
FORMS = ((4, "three"), (2, "four"), (3, "four"), (4, "four"), (2, "six"), (3, "six"), (4, "six"), (6, "six"))
MOST_THINGS = 9
"""The most cards and stacks on a table whose plays are compared: the referee tries all subsets."""


def told(play: Play) -> Told:
    return format_card(play.card), frozenset(map(format_card, play.taken)), frozenset(play.builds), play.value


def check_deals(seeds: range) -> Counter[str]:
    """Watch a random deal for each seed; return how often something was compared."""
    happened = Counter[str]()
    for seed in seeds:
        generator = random.Random(seed)
        players, kind = FORMS[seed % len(FORMS)]
        chosen = {"valued_jokers": kind} if players < 6 else {}
        rules = rules_of("zwicker_jensen", players, **chosen)
        state = CasinoState(rules, Standing((0,) * len(rules.sides), seed % players))
        state.apply(Deal(tuple(generator.sample(rules.pack, len(rules.pack)))))
        referee = Referee(rules.side_of, [format_card(card) for card in state.table], kind)
        stacks_often = generator.random() < 0.5
        while state.actor() >= 0:
            seat = state.actor()
            if sorted(map(format_card, state.table)) != sorted(referee.table):
                # Cards are dealt to the table once more when six jokers are played.
                referee.table = [format_card(card) for card in state.table]
            if len(state.table) + len(state.builds) <= MOST_THINGS:
                plays = [told(one) for one in state.legal()]
                assert len(plays) == len(set(plays))
                assert set(plays) == referee.legal(seat, [format_card(card) for card in state.hands[seat]]), seed
                happened["positions"] += 1
                happened["plays"] += len(plays)
                happened["for the partner"] += any(stack.owner < 0 for stack in referee.stacks.values())
            stacks = [one for one in state.legal().representatives() if one.value] if stacks_often else []
            play = generator.choice(stacks) if stacks else choose(state, generator)
            assert isinstance(play, Play)
            happened["announced"] += bool(play.value)
            referee.see(seat, told(play))
            state.apply(play)
        assert list(totals(state.lines(), len(rules.sides))) == referee.count(), seed
        happened["zwicks"] += sum(referee.zwicks.values())
        happened["deals"] += 1
    return happened


def test_every_play_and_every_point_is_as_another_referee_says() -> None:
    happened = check_deals(SEEDS)
    assert happened["positions"] > 700
    assert happened["announced"] > 200
    assert happened["for the partner"] > 10
    assert happened["zwicks"] > 20


@pytest.mark.slow
def test_many_deals_are_as_another_referee_says() -> None:
    assert check_deals(range(100_000, 100_300))["announced"] > 2_000

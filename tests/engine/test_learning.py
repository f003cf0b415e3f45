"""The environment for learning agents keeps PettingZoo’s contract and hides what a seat may not see."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install cardtable[learning]")

from pettingzoo.test import api_test, seed_test

from cardtable.core.cards import format_cards
from cardtable.core.errors import CodedError, IllegalAction
from cardtable.core.scores import totals
from cardtable.engine.learning import MatchEnv, env
from cardtable.games.registry import family_of
from tests.contract.setups import by_name
from tests.contract.test_secrets import conversation, rearranged, unseen_places

FAMILIES = ["casino.swedish", "ecarte", "piquet.points"]
UNUSUAL = "ignore:(Observation space for each agent probably should be|Observation is not a NumPy array)"
"""Of the test of that library; observations are dictionaries wherever it has masks."""

Agreed = Mapping[str, Any]


def play(one: MatchEnv, generator: random.Random, most: int = 1_000_000) -> list[int]:
    """Say words at random; those that were said."""
    said: list[int] = []
    while not any(one.terminations.values()) and len(said) < most:
        mask = one.observe(one.agent_selection)["action_mask"]
        said.append(generator.choice([place for place, allowed in enumerate(mask) if allowed]))
        one.step(said[-1])
    return said


@pytest.mark.filterwarnings(UNUSUAL)
@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        *((name, None, {}) for name in FAMILIES),
        ("casino.mulle_glimne", 4, {}),
        ("piquet.norman", 3, {}),
        ("ecarte.chouette", 3, {}),
        ("piquet.points", 2, {"strict": True}),
    ],
)
def test_it_passes_the_tests_of_its_library(name: str, players: int | None, options: Agreed) -> None:
    api_test(env(name, players, options=options), num_cycles=60)


@pytest.mark.filterwarnings(UNUSUAL)
def test_a_whole_match_passes_them_too() -> None:
    api_test(env("ecarte", whole_match=True), num_cycles=400)


@pytest.mark.parametrize("name", FAMILIES)
def test_the_same_seed_is_the_same_match(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=20)


@pytest.mark.parametrize("name", FAMILIES)
def test_what_a_seat_cannot_see_makes_no_difference(name: str) -> None:
    one, other = MatchEnv(name), MatchEnv(name)
    setup = by_name(name)
    family = family_of(name)
    compared = 0
    for seed in range(4):
        generator = random.Random(f"{name} {seed}")
        one.reset(seed)
        said = play(one, generator, most=generator.randrange(3, 25))
        order, events = one.match._match.deals[0].order, one.match._events
        for seat, agent in enumerate(one.agents):
            for _ in range(8):
                twin = rearranged(order, unseen_places(order, events, seat), generator)
                other.reset(seed, options={"pack": format_cards(twin)})
                try:
                    for word in said:
                        other.step(word)
                except IllegalAction:
                    # Somebody else did what he could not have done with these cards.
                    continue
                if conversation(setup, other.match._events) != conversation(setup, events):
                    continue
                first, second = one.observe(agent), other.observe(agent)
                assert first.keys() == second.keys()
                assert all((first[key] == second[key]).all() for key in first)
                if one.match.actor is not None:
                    assert one.seen(agent) == other.seen(agent)
                    compared += twin != list(order)
    assert family is one.match.family
    assert compared > 5


def test_what_others_are_spelling_is_not_seen() -> None:
    table = MatchEnv("ecarte")
    table.reset(seed=1)
    actor = table.agent_selection
    (other,) = [agent for agent in table.agents if agent != actor]
    for word in ("propose", "accept", "change"):
        if word == "change":
            before = table.observe(other)
        table.step(table.words.index(word))
    assert table.agent_selection == actor
    assert table.observe(actor)["observation"][table.names.index("said: change")] == 1
    after = table.observe(other)
    assert all((before[key] == after[key]).all() for key in before)
    assert not after["action_mask"].any()


def test_names_say_what_the_numbers_mean() -> None:
    table = MatchEnv("casino.swedish")
    table.reset(seed=3)
    numbers = dict(zip(table.names, table.observe(table.agent_selection)["observation"].tolist(), strict=True))
    state, seat = table.match.state, table.match.actor
    assert seat is not None
    assert len(set(table.names)) == len(table.names)
    hand = state.observe(seat).hand  # type: ignore[attr-defined]
    texts = format_cards(hand).split()
    assert {name for name, value in numbers.items() if name.startswith("hand of seat 0") and value} == {
        f"hand of seat 0: {text}" for text in texts
    }
    assert numbers["hand of seat 1: unknown"] == 4
    assert numbers["stock: unknown"] == 40
    assert numbers["seat 0 decides"] == numbers["phase: play"] == 1
    assert numbers["seat 1 deals"] == 1


@pytest.mark.parametrize("name", FAMILIES)
def test_rewards_are_the_points_that_one_has_more(name: str) -> None:
    table = MatchEnv(name)
    table.reset(seed=5)
    play(table, random.Random(5))
    assert all(table.terminations.values())
    first, second = totals(table.match.lines, 2)
    assert table.rewards == {"seat_0": first - second, "seat_1": second - first}


def test_where_the_fewest_points_win_they_are_the_reward() -> None:
    table = MatchEnv("casino.kryp", 2)
    table.reset(seed=5)
    play(table, random.Random(5))
    first, second = totals(table.match.lines, 2)
    assert first != second
    assert table.rewards == {"seat_0": second - first, "seat_1": first - second}


def test_a_match_goes_on_to_its_end() -> None:
    table = MatchEnv("casino.swedish", options={"target": 30}, whole_match=True)
    table.reset(seed=5)
    play(table, random.Random(6))
    assert table.match.over
    assert table.match.deals > 1


def test_a_word_that_cannot_follow_changes_nothing() -> None:
    table = MatchEnv("ecarte")
    table.reset(seed=1)
    before = table.observe(table.agent_selection)
    with pytest.raises(IllegalAction):
        table.step(table.words.index("accept"))
    after = table.observe(table.agent_selection)
    assert all((before[key] == after[key]).all() for key in before)


def test_the_table_is_shown_to_who_asks_for_it() -> None:
    table = MatchEnv("ecarte", render_mode="ansi")
    table.reset(seed=1)
    assert str(table.render()).startswith("variant")
    assert MatchEnv("ecarte").render() is None
    table.close()
    with pytest.raises(CodedError):
        MatchEnv("ecarte", render_mode="human")

"""Every computer player makes legal decisions in every rule set, from its observation and its random generator
alone.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache

import pytest

from cardtable.ai.budget import Budget, Cancelled
from cardtable.ai.names import EVERYBODY
from cardtable.ai.player import Candidate, Situation
from cardtable.ai.protocol import Reason
from cardtable.ai.roster import player_of, reasons_of
from cardtable.core.cards import parse_card
from cardtable.core.chance import rng
from cardtable.core.state import DealState, Observation
from cardtable.games.registry import FAMILIES
from cardtable.words.families import words_of
from cardtable.words.mark import in_words
from cardtable.words.players import player_name
from tests.contract.setups import DEFAULTS, SETUPS, Setup, first_standing, walk

SAMPLES = 1
SEED = 31


@cache
def positions(setup: Setup) -> tuple[DealState, ...]:
    """Return positions of a random deal: the first of every phase, the middle one, and the last decision."""
    decisions = [state.copy() for state, _ in walk(setup, SEED) if state.actor() >= 0]
    phases: dict[str, int] = {}
    for number, state in enumerate(decisions):
        phases.setdefault(state.phase_name(), number)
    chosen = {*phases.values(), len(decisions) // 2, len(decisions) - 1}
    return tuple(decisions[number] for number in sorted(chosen))


def situation(setup: Setup, state: DealState, observation: Observation | None = None) -> Situation:
    standing = first_standing(setup, SEED % setup.rule_set.players)
    return Situation(setup.family, setup.rule_set, standing, observation or state.observe(state.actor()))


def considered(player: str, facts: Situation) -> list[Candidate]:
    chosen = player_of(facts.family.name, player)
    return list(chosen.consider(facts, rng(SEED, 8), Budget(0.0, SAMPLES)))


@cache
def decided(setup: Setup, player: str) -> list[tuple[DealState, list[Candidate]]]:
    """Return the positions, each with the actions that ``player`` considers."""
    return [(state, considered(player, situation(setup, state))) for state in positions(setup)]


def told(options: Sequence[Candidate]) -> list[tuple[str, float]]:
    return [(str(option.action), option.value) for option in options]


@pytest.mark.parametrize("player", EVERYBODY)
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_decisions_are_legal_and_alternatives_sorted(setup: Setup, player: str) -> None:
    for state, options in decided(setup, player):
        legal = state.legal()
        assert options
        for option in options:
            assert option.action in legal
        state.check(options[0].action)
        # The first is the decision, which a habit or a mixed strategy may prefer to one of a higher value.
        values = [option.value for option in options[1:]]
        assert values == sorted(values, reverse=True)
        assert len({option.action for option in options}) == len(options)


@pytest.mark.parametrize("player", EVERYBODY)
@pytest.mark.parametrize("setup", DEFAULTS, ids=str)
def test_what_a_seat_cannot_see_makes_no_difference(setup: Setup, player: str) -> None:
    """Equal observations and equal seeds give equal decisions, also if the observation has gone through the
    protocol.
    """
    differed = 0
    for number, (state, options) in enumerate(decided(setup, player)):
        seat = state.actor()
        twin = setup.family.sample(state.observe(seat), rng(SEED, 9, number))
        differed += twin.key() != state.key()
        observation = twin.observe(seat)
        assert observation == state.observe(seat)
        sent = setup.family.observation(json.loads(json.dumps(observation.to_json())))
        assert told(considered(player, situation(setup, twin, sent))) == told(options)
    assert differed


@pytest.mark.parametrize("setup", DEFAULTS, ids=str)
def test_a_decision_changes_nothing_it_was_given(setup: Setup) -> None:
    state = positions(setup)[-1]
    facts = situation(setup, state)
    key, text = state.key(), json.dumps(facts.observation.to_json())
    for player in EVERYBODY:
        considered(player, facts)
    assert state.key() == key
    assert json.dumps(facts.observation.to_json()) == text


@pytest.mark.turns(100)
@pytest.mark.parametrize("player", EVERYBODY)
@pytest.mark.parametrize("setup", DEFAULTS, ids=str)
def test_hints_are_worded(setup: Setup, player: str) -> None:
    given: list[Reason] = []
    for state, options in decided(setup, player):
        explained = player_of(setup.family.name, player).explain(situation(setup, state), options)
        assert told(explained) == told(options)
        given += [reason for option in explained for reason in (*option.reasons, *option.contrast)]
        assert not explained[0].contrast
        assert not explained[0].alike
    assert given
    for reason in given:
        assert reason.code in set(reasons_of(setup.family.name))
        params = dict(reason.params)
        if "card" in params:
            parse_card(str(params["card"]))
        if "chance" in params:
            assert isinstance(params["chance"], int)
            assert 0 <= params["chance"] <= 100
        sentence = words_of(setup.family.name).reason(reason)
        assert sentence not in ("", in_words(reason.code))
        assert not set("{}") & set(sentence)


@pytest.mark.parametrize("player", EVERYBODY)
@pytest.mark.parametrize("setup", DEFAULTS[:1], ids=str)
def test_nobody_thinks_on_when_the_answer_is_not_wanted(setup: Setup, player: str) -> None:
    facts = situation(setup, positions(setup)[0])
    with pytest.raises(Cancelled):
        player_of(setup.family.name, player).consider(facts, rng(1), Budget(60.0, 100_000, lambda: True))


@pytest.mark.parametrize("player", EVERYBODY)
def test_a_player_has_a_name_and_a_character(player: str) -> None:
    assert player_name(player) not in ("", in_words(player))
    for family in FAMILIES:
        assert words_of(family).player_text(player)

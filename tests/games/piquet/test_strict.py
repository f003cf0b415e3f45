"""The strict table: elder announces what she makes, or has lost it, and may correct herself until she leads."""

from __future__ import annotations

import random

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.players import players
from cardtable.ai.player import Situation
from cardtable.core.errors import IllegalAction
from cardtable.games.piquet.phases import Jump, Phase
from cardtable.games.piquet.state import PiquetState
from tests.games.piquet.tables import FAMILY, counts, do, exchanged, points_by, rules_of, said, suited

STRICT = rules_of("points", strict=True, target=300)
NINETY = suited("S:AKQJT9 H:AKQ D:AK C:A"), suited("D:QJT9 C:KQJT H:JT98")
"""Elder has 6, 16, 3 and four aces at once."""
SIXTY = suited("S:AKQJT H:AKQ D:AK C:A9"), suited("D:QJT9 C:KQJT H:JT98")
"""Elder has 5 and 15 and a tierce; without her aces that is 23."""


def declared(hands: tuple[tuple[int, ...], tuple[int, ...]], *actions: str) -> PiquetState:
    state, _ = exchanged(STRICT, *hands)
    do(state, *actions)
    return state


def test_a_neunziger_that_elder_does_not_announce_is_lost() -> None:
    state = declared(NINETY, "declare", "declare")
    assert (state.phase, state.turn) == (Phase.ANNOUNCE, 0)
    assert [str(action) for action in state.legal()] == ["ninety", "no ninety", "correct"]
    events = do(state, "no ninety")
    assert counts(events) == [(0, 6), (0, 22), (0, 25), (0, 39), (0, 42)]
    assert (state.phase, state.jumps[0]) == (Phase.PLAY, Jump.NONE)


def test_a_neunziger_that_elder_announces_counts() -> None:
    events = do(declared(NINETY, "declare", "declare"), "ninety")
    assert counts(events) == [(0, 6), (0, 22), (0, 25), (0, 39), (0, 99), (0, 102)]
    assert [code for _, code, _ in said(events)] == ["ninety", "repique"]


def test_an_announcement_that_is_none_costs_nothing() -> None:
    state = declared(SIXTY, "point 5S", "good", "sequences -", "sets -")
    assert "ninety" in [str(action) for action in state.legal()]
    events = do(state, "ninety")
    assert (1, "no_repique", {}) in said(events)
    assert counts(events) == [(0, 5)]


def test_a_forgotten_neunziger_makes_no_sechziger() -> None:
    state = declared(NINETY, "declare", "declare", "no ninety")
    do(state, "sixty", "AS")
    assert points_by(state.lines(), "pique") == {}


LEADS = ("AS", "9H", "KS", "8H", "QS", "TH", "JS", "JH", "TS", "9D", "AH", "TD", "KH", "JD")
"""Seven leads of elder: 23 and 7 are 30."""


def before_the_seventh_lead() -> PiquetState:
    state = declared(SIXTY, "point 5S", "good", "sequences 5AS 3AH", "good", "sets -", "no ninety")
    assert state.count(0) == 23
    do(state, *LEADS[:1])
    if state.phase is Phase.COUNT:
        do(state, "count -")
    do(state, *LEADS[1:12])
    assert state.count(0) == 29
    return state


def test_a_sechziger_is_announced_with_the_card_that_makes_it() -> None:
    state = before_the_seventh_lead()
    events = do(state, "sixty", "KH")
    assert counts(events) == [(0, 30), (0, 60)]
    assert [code for _, code, _ in said(events)] == ["sixty", "pique"]


def test_a_sechziger_announced_too_early_or_too_late_is_lost() -> None:
    # With the card before it was too early.
    state = declared(SIXTY, "point 5S", "good", "sequences 5AS 3AH", "good", "sets -", "no ninety")
    do(state, "sixty", "AS")
    if state.phase is Phase.COUNT:
        do(state, "count -")
    do(state, *LEADS[1:14])
    assert (state.count(0), state.jumps[0]) == (30, Jump.NONE)
    do(state, "sixty", "QH")
    assert points_by(state.lines(), "pique") == {}


def test_elder_corrects_what_she_declared_before_she_leads() -> None:
    state = declared(SIXTY, "point 4S", "good", "sequences -", "sets -")
    events = do(state, "correct")
    assert (0, "corrects", {}) in said(events)
    assert (state.phase, state.turn) == (Phase.POINT, 0)
    do(state, "point 5S", "good", "sequences 5AS", "good", "sets -")
    with pytest.raises(IllegalAction):
        do(state, "correct")
    assert counts(do(state, "no ninety")) == [(0, 5), (0, 20)]


def decided(state: PiquetState, player: str, seed: int) -> str:
    situation = Situation(FAMILY, STRICT.rule_set, state.standing, state.observe(0))
    options = players()[player].consider(situation, random.Random(seed), Budget(samples=1))
    return str(options[0].action)


def test_a_computer_player_announces_what_it_makes() -> None:
    assert decided(declared(NINETY, "declare", "declare"), "greedy", 1) == "ninety"
    none = declared(SIXTY, "point 5S", "good", "sequences -", "sets -")
    assert decided(none, "greedy", 1) == "no ninety"
    assert decided(before_the_seventh_lead(), "greedy", 1) == "sixty"


def test_a_beginner_sometimes_forgets_what_he_makes() -> None:
    state = declared(NINETY, "declare", "declare")
    assert {decided(state, "beginner", seed) for seed in range(30)} == {"ninety", "no ninety"}

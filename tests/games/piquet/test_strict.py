"""The strict table: elder announces what she makes, or has lost it, and may correct herself until she leads."""

from __future__ import annotations

import random

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.players import players
from cardtable.ai.player import Situation
from cardtable.core.cards import parse_card, suit_of
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


def test_the_dealer_counts_anew_before_he_plays_to_the_first_lead() -> None:
    state = declared(SIXTY, "point -", "sequences -", "sets -", "no ninety", "no ninety", "AS")
    events = do(state, "count 4C 4KC")
    assert counts(events) == [(1, 4), (1, 8)]
    events = do(state, "correct")
    assert said(events) == [(1, "recounts", {})]
    assert counts(events) == [(1, 4), (1, 0)]
    assert (state.phase, state.turn, state.count(1)) == (Phase.COUNT, 1, 0)
    # Three quarts, three jacks and three tens; the cards that he has shown stay known.
    events = do(state, "count 4C 4KC 4QD 4JH 3J-S 3T-S")
    assert state.count(1) == 4 + 3 * 4 + 2 * 3
    assert "correct" not in legal(state)
    assert points_by(state.lines(), "sequence") == {1: 12}


def test_a_sequence_that_was_shown_stays_known_though_it_counts_nothing() -> None:
    state = declared(SIXTY, "point -", "sequences -", "sets -", "no ninety", "no ninety", "AS", "count 4KC", "correct")
    do(state, "count -")
    assert {parse_card(text) for text in ("KC", "QC", "JC", "TC")} <= {*state.observe(0).point_cards[1]}
    assert state.count(1) == 0
    do(state, "9H")
    assert "correct" not in legal(state)


def test_a_dealer_who_has_nothing_to_count_cannot_correct_himself() -> None:
    # All three classes are elder's.
    state = declared(NINETY, "declare", "declare", "no ninety", "AS")
    assert state.turn == 1
    assert "correct" not in legal(state)


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


# Revokes


HANDS = suited("S:AKQJT H:AKQ D:AK C:A9"), suited("S:987 D:QJT9 C:KQJT H:J")
"""The dealer holds three spades."""
QUIET = ("point -", "sequences -", "sets -")


def quiet(*actions: str) -> PiquetState:
    """Nobody declares anything; elder leads."""
    state = declared(HANDS, *QUIET, "no ninety")
    if state.phase is Phase.ANNOUNCE:
        do(state, "no ninety")
    do(state, "AS")
    if state.phase is Phase.COUNT:
        do(state, "count -")
    do(state, *actions)
    return state


def legal(state: PiquetState) -> set[str]:
    return {str(action) for action in state.legal()}


def test_who_revokes_takes_no_more_tricks_in_the_suit_and_the_opponent_counts_five() -> None:
    state = quiet("KC", "KS")
    assert "object revoke" not in legal(state)
    do(state, "9S")
    before = state.count(0)
    events = do(state, "object revoke")
    assert [(seat, code) for seat, code, _ in said(events)] == [(0, "fault_claimed"), (1, "fault_admitted")]
    assert counts(events) == [(0, before + 5)]
    assert state.barred == ((1, suit_of(parse_card("9S"))),)
    # He follows suit from now on, and his spades take nothing.
    do(state, "QS")
    assert {one for one in legal(state) if len(one) == 2} == {"8S", "7S"}
    assert "object revoke" not in legal(state)


def test_who_leads_the_suit_in_which_he_has_revoked_loses_the_trick() -> None:
    state = quiet("KC", "KS", "9S", "object revoke", "name", "9C", "QC")
    assert state.turn == 1
    tricks = list(state.tricks)
    do(state, "name", "8S", "TS")
    assert (state.tricks[0], state.tricks[1], state.turn) == (tricks[0] + 1, tricks[1], 0)
    # A lower card of another suit takes it as well.
    state = quiet("KC", "KS", "9S", "object revoke", "name", "9C", "QC", "name", "8S", "JS")
    assert state.turn == 0


def test_a_suit_that_was_not_named_need_not_be_followed() -> None:
    state = quiet("7S", "AD", "KC")
    assert state.unnamed == (2,)
    do(state, "name", "KS", "JC", "QS", "8S")
    assert "object revoke" in legal(state)
    do(state, "object revoke")
    # The king of spades was named: that revoke counts. Without a word, none does.
    assert state.claims[-1].upheld
    silent = quiet("7S", "AD", "KC", "KD", "9D")
    do(silent, "object revoke")
    assert not silent.claims[-1].upheld
    named = quiet("7S", "name", "AD", "KC", "KD", "9D")
    do(named, "object revoke")
    assert named.claims[-1].upheld


def test_an_objection_without_ground_costs_nothing() -> None:
    state = quiet("7S", "name", "AC", "TC", "name", "AH", "JH", "KH", "9D")
    before = state.lines()
    events = do(state, "object revoke")
    assert said(events)[-1][1] == "fault_denied"
    assert state.lines() == before
    assert "object revoke" not in legal(state)


def test_an_objection_can_wait_until_all_cards_have_fallen() -> None:
    state = quiet("KC")
    do(state, "KS", "9S", "QS", "8S", "give up")
    assert (state.phase, state.turn) == (Phase.REVIEW, 0)
    do(state, "object revoke", "content", "content")
    assert state.final is not None
    assert points_by(state.lines(), "revoke") == {0: 5}


def test_a_computer_player_objects_to_what_it_has_seen() -> None:
    def decided(state: PiquetState) -> str:
        situation = Situation(FAMILY, STRICT.rule_set, state.standing, state.observe(state.turn))
        return str(players()["searcher"].consider(situation, random.Random(1), Budget(samples=4))[0].action)

    state = quiet("KC", "KS")
    do(state, "JC")
    assert decided(state) != "object revoke"
    do(state, "QS", "9S")
    assert decided(state) == "object revoke"

"""The table with irregularities of four at Robber Piquet and of three at Norman Piquet."""

from __future__ import annotations

import random

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.players import players
from cardtable.ai.player import Situation
from cardtable.games.piquet.phases import Jump, Phase
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.state import PiquetState
from tests.games.piquet.tables import FAMILY, counts, do, play_out, points_by, rules_of, said
from tests.games.piquet.test_robber_and_norman import seated

ROBBER = rules_of("robber", strict=True, target=300)
NORMAN = rules_of("norman", strict=True, target=200)

TOGETHER = "S:AKQJ H:98 D:8 C:7", "H:AKQ D:AKQ C:AK", "S:T H:T D:T97 C:T98", "S:987 H:J7 D:J C:QJ"
"""Elder, on seat 3, has 4 and 4; her partner on seat 1 a tierce and four tens: 25 together."""
BY_PLAY = "S:QJ97 H:Q7 D:Q C:Q", "S:T H:K D:JT9 C:KJ9", "S:AK H:AJT9 D:7 C:8", "S:8 H:8 D:AK8 C:AT7"
"""Elder's side has 18; the tierces to a jack stand."""
THREE = "S:AKQJT9 H:Q D:AK C:7", "S:8 H:JT98 D:JT98 C:8", "H:AK D:Q7 C:AKQJT9"
"""Elder sits on seat 2, the dealer on seat 0; their points and sequences are equal."""


def legal(state: PiquetState) -> set[str]:
    return {str(action) for action in state.legal()}


def declared(rules: PiquetRules, *hands: str, rest: str = "") -> PiquetState:
    """Everybody has declared everything; elder is to say whether she has a Neunziger."""
    state, _ = seated(rules, *hands, rest=rest)
    if state.phase is Phase.EXCHANGE:
        do(state, "change -")
    while state.phase is not Phase.ANNOUNCE:
        do(state, "declare")
    return state


def three(*actions: str) -> PiquetState:
    state = declared(NORMAN, *THREE, rest="S:7 H:7")
    do(state, "no ninety", *actions)
    return state


def test_an_objection_names_one_of_the_opponents() -> None:
    state = declared(ROBBER, *TOGETHER)
    do(state, "no ninety", "AS", "KC", "TS")
    # The dealer is to play: to his partner he does not object.
    objections = {one for one in legal(state) if one.startswith("object")}
    assert objections == {"object wrong_declaration 1", "object wrong_declaration 3"}
    do(state, "8S", "KS")
    assert {one for one in legal(state) if one.startswith("object revoke")} == set()
    do(state, "AC", "8C")
    assert {one for one in legal(state) if one.startswith("object revoke")} == {"object revoke 1"}
    do(state, "9S")
    # Elder's opponents have both played something other than the spades that were led, or could have.
    assert {one for one in legal(state) if one.startswith("object revoke")} == {"object revoke 2"}


def test_of_a_revoke_at_robber_the_opposing_side_counts_five() -> None:
    state = declared(ROBBER, *TOGETHER)
    do(state, "no ninety", "AS", "KC", "TS", "QC")
    before = state.counts[1]
    events = do(state, "object revoke 0")
    assert [(seat, code) for seat, code, _ in said(events)] == [
        (3, "fault_claimed"),
        (0, "fault_admitted"),
        (0, "no_more_tricks"),
    ]
    assert counts(events) == [(1, before + 5)]


def test_of_a_revoke_at_norman_each_of_the_others_counts_five() -> None:
    state = three("7C", "8C", "7D")
    events = do(state, "object revoke 0")
    # The player after him first.
    assert counts(events) == [(2, state.counts[2]), (1, state.counts[1])]
    assert points_by(state.marked, "revoke") == {2: 5, 1: 5}


def test_where_nobody_else_followed_the_next_player_takes_the_trick() -> None:
    state = three("7C", "8C", "7D", "9H", "AH")
    do(state, "object revoke 0", "QH")
    assert state.turn == 0
    taken = list(state.tricks)
    # The jack of diamonds is not the better card of these two.
    do(state, "KC", "9S", "JD")
    assert (state.turn, state.tricks[2]) == (2, taken[2] + 1)


def test_the_side_of_who_declared_wrongly_counts_nothing_and_the_best_of_the_others_does() -> None:
    state, _ = seated(ROBBER, *TOGETHER)
    do(state, "declare", "good", "declare", "declare", "good", "overstate 4A")
    assert state.right[2] == 0
    do(state, "no ninety", *(["no ninety"] if state.turn == 1 else []))
    while state.phase is Phase.ANNOUNCE:
        do(state, "no ninety")
    do(state, "AS")
    if state.phase is Phase.COUNT:
        do(state, "count 4A")
    do(state, "KC")
    # Her partner has counted his tierce; the four tens that he let pass follow.
    before = state.counts[1]
    events = do(state, "object wrong_declaration 2")
    assert counts(events) == [(0, 0), (1, before + 14)]
    play_out(state)
    assert sum(line.points for line in state.lines() if line.side == 0 and line.marked) == 0


def test_at_norman_the_better_of_the_others_counts_a_class_that_was_won_wrongly() -> None:
    hands = "S:AKQJ H:987 D:98 C:7", "S:T9 H:AKQJ D:JT C:98", "S:87 H:T D:AKQ7 C:QJT"
    state, _ = seated(NORMAN, *hands, rest="C:AK")
    do(state, "change -", "overstate 5S", "good", "good", "sequences -", "sequences -", "sequences -")
    do(state, "sets -", "sets -", "sets -", "no ninety")
    assert state.right[0] == 2
    do(state, "AS")
    while state.phase is Phase.COUNT:
        do(state, "count -")
    events = do(state, "object wrong_declaration 2")
    # Four hearts of 41 against four diamonds of 38.
    assert counts(events) == [(2, 0), (1, 4)]
    assert (state.right[0], points_by(state.marked, "point")) == (1, {2: 5, 1: 4})


def test_the_dealer_of_three_may_lay_a_card_too_few_or_too_many_away() -> None:
    state, _ = seated(NORMAN, *THREE, rest="S:7 H:7")
    do(state, "too many")
    assert all(len(one.split()) == 2 for one in legal(state) if one.startswith("change"))
    do(state, "change 7D")
    assert len(state.hands[0]) == 11
    while state.phase is not Phase.ANNOUNCE:
        do(state, "declare")
    do(state, "no ninety")
    events = do(state, "object hand_too_large 0")
    assert counts(events) == [(0, 0)]
    assert state.is_void(0)
    play_out(state)
    assert sum(state.tricks) == 10
    assert sum(line.points for line in state.lines() if line.side == 0 and line.marked) == 0


def test_who_has_a_card_too_few_at_norman_leaves_the_last_trick_to_the_others() -> None:
    state, _ = seated(NORMAN, *THREE, rest="S:7 H:7")
    do(state, "too few", "change 7D QD AH")
    assert [len(hand) for hand in state.hands] == [9, 10, 10]
    play_out(state)
    assert sum(state.tricks) == 10
    assert len(state.plays) == 29
    assert {seat for seat, _ in state.plays[27:]} == {1, 2}


def test_nobody_can_buy_wrongly_at_robber() -> None:
    state = declared(ROBBER, *TOGETHER)
    do(state, "no ninety", "AS", "KC", "TS", "7S")
    assert not {one for one in legal(state) if "hand_too_large" in one or "discards_mixed" in one or one == "mix"}


def test_either_partner_announces_the_neunziger_that_they_make_together() -> None:
    state = declared(ROBBER, *TOGETHER)
    events = do(state, "ninety")
    assert [code for _, code, _ in said(events) if code in ("ninety", "repique")] == ["ninety", "repique"]
    assert counts(events) == [(1, 4), (1, 8), (1, 11), (1, 25), (1, 95)]
    state = declared(ROBBER, *TOGETHER)
    # Her partner declares everything, and knows it: all three classes are theirs.
    assert counts(do(state, "no ninety")) == [(1, 4), (1, 8), (1, 11), (1, 25), (1, 95)]
    assert (state.phase, state.jumps[1]) == (Phase.PLAY, Jump.REPIQUE)


def test_a_neunziger_that_no_partner_announces_is_lost() -> None:
    state, _ = seated(ROBBER, *TOGETHER)
    do(state, "point 4S", "good", "good", "good", "sequences 4AS", "good", "good", "good")
    do(state, "sets -", "sets 3A-S", "sets 4T", "good", "no ninety")
    assert (state.phase, state.turn) == (Phase.ANNOUNCE, 1)
    assert legal(state) == {"ninety", "no ninety", "declare"}
    do(state, "no ninety", "AS", "KC", "count 3TC 4T")
    assert (state.counts[1], state.jumps[1]) == (8 + 1 + 17, Jump.NONE)


def test_what_is_no_neunziger_is_told_so_and_costs_nothing() -> None:
    state = declared(ROBBER, *BY_PLAY)
    events = do(state, "ninety")
    assert (2, "no_repique", {}) in said(events)
    assert counts(events) == [(1, 14)]
    assert not state.ninety[1]


def test_the_partner_of_elder_announces_a_sechziger_with_the_card_that_makes_it() -> None:
    state = declared(ROBBER, *BY_PLAY)
    do(state, "no ninety")
    while state.phase is Phase.ANNOUNCE:
        do(state, "no ninety")
    do(state, "7H", "KH", "AH", "8H")
    assert (state.turn, state.counts[1]) == (1, 19)
    silent = state.copy()
    events = do(state, "sixty", "AS")
    assert counts(events) == [(1, 20), (1, 60)]
    do(silent, "AS")
    assert (silent.counts[1], silent.jumps[1], silent.forgotten) == (20, Jump.NONE, True)


def test_who_counts_anew_takes_back_his_own_and_not_his_partners() -> None:
    state, _ = seated(ROBBER, *TOGETHER)
    do(state, "point 4S", "good", "good", "good", "sequences 4AS", "good", "good", "good")
    do(state, "sets -", "sets 3A-S", "sets 4T", "good", "no ninety", "no ninety", "AS", "KC", "count 3TC 4T")
    events = do(state, "correct")
    assert counts(events) == [(1, 12), (1, 9)]
    assert (state.phase, state.turn) == (Phase.COUNT, 1)
    do(state, "count 4T", "TS")
    assert state.counts[1] == 4 + 4 + 1 + 14


def test_the_suit_of_a_point_at_robber_is_not_named() -> None:
    state = declared(ROBBER, *TOGETHER)
    named = [params["items"] for _, code, params in said(do(state, "ninety")) if code == "names"]
    # The quart was named when it was seen to be good.
    assert named == ["3TC 4T"]


def test_a_computer_player_objects_to_the_player_whom_the_cards_prove_wrong() -> None:
    state = declared(ROBBER, *TOGETHER)
    do(state, "no ninety", "AS", "KC", "TS", "QC", "KS", "AC", "8C", "7S")
    situation = Situation(FAMILY, ROBBER.rule_set, state.standing, state.observe(3))
    options = players()["searcher"].consider(situation, random.Random(1), Budget(samples=4))
    assert str(options[0].action) == "object revoke 0"


def test_a_computer_player_announces_what_it_has_heard_of_its_partner() -> None:
    state = declared(ROBBER, *TOGETHER)
    situation = Situation(FAMILY, ROBBER.rule_set, state.standing, state.observe(3))
    options = players()["greedy"].consider(situation, random.Random(1), Budget(samples=4))
    assert str(options[0].action) == "ninety"
    state = declared(ROBBER, *BY_PLAY)
    situation = Situation(FAMILY, ROBBER.rule_set, state.standing, state.observe(3))
    options = players()["greedy"].consider(situation, random.Random(1), Budget(samples=4))
    assert str(options[0].action) == "no ninety"

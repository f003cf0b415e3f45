"""How far elder is from a Sechziger, beside the game itself."""

from __future__ import annotations

import pytest

from cardtable.ai.piquet.scorings import missing_for_pique, pique_trick, scoring_from_lead, scoring_of
from cardtable.games.piquet.actions import DECLARE, NO_NINETY
from cardtable.games.piquet.phases import Jump, Phase
from cardtable.games.piquet.state import PiquetState
from tests.games.piquet.tables import deal, do, exchanged, rules_of, suited

GERMAN = rules_of("session")


def declared(state: PiquetState) -> PiquetState:
    while state.phase is not Phase.PLAY:
        state.apply(DECLARE if DECLARE in state.legal() else NO_NINETY)
    return state


def blank_elder() -> PiquetState:
    """Elder has shown carte blanche, which counts toward nothing here, and declares 26 with eight spades."""
    talon = suited("S:AKQJ C:A D:QJ7")
    state = deal(GERMAN, suited("S:T987 H:T9 D:T98 C:T98"), suited("H:AKQJ87 D:AK C:KQJ7"), talon)
    do(state, "blanche 5", "change JC QC KC", "change TH TD TC 9H 9D")
    return declared(state)


def test_carte_blanche_that_counts_toward_nothing_brings_no_sechziger_nearer() -> None:
    state = blank_elder()
    assert state.counts[0] == 36
    for lead, reply in zip(["AS", "KS", "QS", "JS"], ["7C", "7D", "7H", "8H"], strict=True):
        observation = state.observe(0)
        missing = 4 - len(state.plays) // 2
        assert (pique_trick(observation, GERMAN), missing_for_pique(observation, GERMAN)) == (4, missing)
        assert scoring_of(observation, GERMAN).pique_at == 4
        do(state, lead)
        assert state.jumps[0] is (Jump.PIQUE if lead == "JS" else Jump.NONE)
        do(state, reply)
    observation = state.observe(0)
    assert missing_for_pique(observation, GERMAN) == 0
    assert scoring_of(observation, GERMAN).pique_at == 0
    assert scoring_from_lead(observation, GERMAN).pique_at == 4


@pytest.mark.parametrize("seat", [0, 1])
def test_a_trick_of_the_dealer_ends_it_and_does_not_change_what_it_would_have_taken(seat: int) -> None:
    # A point of six, a sixième and three aces, beside which the dealer has nothing to count.
    state, _ = exchanged(GERMAN, suited("S:AKQJT9 H:A8 D:98 C:A8"), suited("H:KQJ9 D:AKQJ C:KQ S:87"))
    declared(state)
    assert state.counts[0] == 25
    do(state, "AS", "7S")
    before = state.observe(seat)
    assert missing_for_pique(before, GERMAN) == 30 - 25 - 1
    do(state, "8C", "QC")
    after = state.observe(seat)
    assert missing_for_pique(after, GERMAN) == 0
    assert pique_trick(after, GERMAN) == pique_trick(before, GERMAN) == 30 - 25


def test_what_the_dealer_counts_leaves_none() -> None:
    # Three aces and three kings against a point and tierces.
    state, _ = exchanged(GERMAN, suited("S:AK9 H:AK9 D:AK9 C:987"), suited("S:QJT8 H:QJT8 D:QJT8"))
    declared(state)
    assert state.counts[0] == 6
    assert pique_trick(state.observe(0), GERMAN) == 30 - 6
    do(state, "AS", "8S")
    assert state.counts[1] > 0
    assert pique_trick(state.observe(0), GERMAN) == 0
    assert scoring_of(state.observe(0), GERMAN).pique_at == 0

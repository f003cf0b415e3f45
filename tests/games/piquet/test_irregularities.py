"""The table with irregularities: elder announces what she makes, or has lost it, and may correct herself until she
leads.
"""

from __future__ import annotations

import random

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.players import players
from cardtable.ai.player import Situation
from cardtable.core.cards import HIDDEN, parse_card, suit_of
from cardtable.core.company import Company
from cardtable.core.errors import IllegalAction
from cardtable.core.events import CardsShown
from cardtable.core.zones import discards, tricks
from cardtable.games.piquet.phases import Jump, Phase
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.state import PiquetState
from tests.games.piquet.tables import FAMILY, counts, deal, do, exchanged, points_by, rules_of, said, suited

IRREGULARITIES = rules_of("points", strict=True, target=300, named_repeated=True)
NINETY = suited("S:AKQJT9 H:AKQ D:AK C:A"), suited("D:QJT9 C:KQJT H:JT98")
"""Elder has 6, 16, 3 and four aces at once."""
SIXTY = suited("S:AKQJT H:AKQ D:AK C:A9"), suited("D:QJT9 C:KQJT H:JT98")
"""Elder has 5 and 15 and a tierce; without her aces that is 23."""


def declared(hands: tuple[tuple[int, ...], tuple[int, ...]], *actions: str) -> PiquetState:
    state, _ = exchanged(IRREGULARITIES, *hands)
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


def test_a_forgotten_neunziger_with_carte_blanche_makes_no_sechziger() -> None:
    # Carte blanche counts toward both: with the point of eight and the huitième it is 36.
    rules = rules_of("rubicon", strict=True)
    blank, other = suited("S:AT987 H:T987 D:T98"), suited("H:AJ D:AKQJ7 C:AKQJT")
    state = deal(rules, blank, other, suited("S:KQJ H:KQ C:987"))
    do(state, "blanche 5", "change KC QC 7D", "change TH 9H 8H 7H 8D", "declare", "good", "good", "no ninety")
    assert state.counts[0] == 10 + 8 + 18
    do(state, "sixty", "AS", "count -")
    assert (state.counts[0], state.jumps[0]) == (37, Jump.NONE)


LEADS = ("AS", "9H", "KS", "8H", "QS", "TH", "JS", "JH", "TS", "9D", "AH", "TD", "KH", "JD")
"""Seven leads of elder: 23 and 7 are 30."""


def before_the_seventh_lead() -> PiquetState:
    state = declared(SIXTY, "point 5S", "good", "sequences 5AS 3AH", "good", "sets -", "no ninety")
    assert state.counts[0] == 23
    do(state, *LEADS[:1])
    if state.phase is Phase.COUNT:
        do(state, "count -")
    do(state, *LEADS[1:12])
    assert state.counts[0] == 29
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
    assert (state.counts[0], state.jumps[0]) == (30, Jump.NONE)
    do(state, "sixty", "QH")
    assert points_by(state.lines(), "pique") == {}


def test_who_gives_up_announces_no_sechziger() -> None:
    # 20 for sets and 8 leads; 4 more, when the point that had beaten hers is found out.
    hands = suited("S:AKQJ H:AK D:AQ C:AKQJ"), suited("S:T9 H:QJT9 D:KJT9 C:T9")
    state = declared(hands, "point 4S", "overstate 5H", "sequences -", "sets 4A 3K-D 3Q-H", "good")
    do(state, "no ninety", "no ninety", "AS", "count 5H", "TS", "KS", "9S", "QS", "9D", "JS", "TD", "name", "AC", "TC")
    do(state, "KC", "9C", "QC", "JD", "JC", "KD", "object wrong_declaration")
    assert [state.counts[0], state.counts[1]] == [32, 0]
    do(state, "sixty", "give up")
    assert state.jumps[0] is Jump.NONE
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
    assert (state.phase, state.turn, state.counts[1]) == (Phase.COUNT, 1, 0)
    # Three quarts, three jacks and three tens; the cards that he has shown stay known.
    events = do(state, "count 4C 4KC 4QD 4JH 3J-S 3T-S")
    assert state.counts[1] == 4 + 3 * 4 + 2 * 3
    assert "correct" not in legal(state)
    assert points_by(state.lines(), "sequence") == {1: 12}


def test_what_counts_is_named_and_not_shown() -> None:
    state = declared(SIXTY, "point -", "sequences -", "sets -", "no ninety", "no ninety", "AS")
    events = do(state, "count 4KC 3J-S")
    assert said(events) == [(1, "names", {"items": "4KC 3J-S"})]
    assert not any(isinstance(event, CardsShown) for event in events)
    assert all(not line.cards for line in state.marked if line.side == 1)
    # Whoever has corrected himself is not known to hold what he named.
    do(state, "correct", "count -")
    assert state.observe(0).point_cards == ((), ())
    assert state.counts[1] == 0
    do(state, "9H")
    assert "correct" not in legal(state)


def test_a_dealer_who_has_nothing_to_count_cannot_correct_himself() -> None:
    # All three classes are elder's.
    state = declared(NINETY, "declare", "declare", "no ninety", "AS")
    assert state.turn == 1
    assert "correct" not in legal(state)


def decided(state: PiquetState, player: str, seed: int) -> str:
    situation = Situation(FAMILY, IRREGULARITIES.rule_set, state.standing, state.observe(state.turn))
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


def quiet(*actions: str, rules: PiquetRules = IRREGULARITIES) -> PiquetState:
    """Nobody declares anything; elder leads."""
    state, _ = exchanged(rules, *HANDS)
    do(state, *QUIET, "no ninety")
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
    before = state.counts[0]
    events = do(state, "object revoke")
    assert [(seat, code) for seat, code, _ in said(events)] == [
        (0, "fault_claimed"),
        (1, "fault_admitted"),
        (1, "no_more_tricks"),
    ]
    assert counts(events) == [(0, before + 5)]
    assert state.barred == ((1, suit_of(parse_card("9S"))),)
    # He follows suit from now on, and his spades take nothing.
    do(state, "QS")
    assert {one for one in legal(state) if len(one) == 2} == {"8S", "7S"}
    assert "object revoke" not in legal(state)


def test_a_beginner_who_has_been_told_follows_suit() -> None:
    bound = quiet("KC", "KS", "9S", "object revoke", "name", "AC")
    assert {decided(bound, "beginner", seed) for seed in range(200)} <= {"QC", "JC", "TC"}
    # Whom nobody has told plays the lowest card now and then, whatever was led.
    free = quiet("KC", "KS", "9S", "name", "AC")
    assert "7S" in {decided(free, "beginner", seed) for seed in range(200)}


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
    # Elder has led two spades and now leads a diamond.
    state = quiet("7S", "KS", "8S", "AD", "KC")
    assert state.unnamed == (4,)
    silent = quiet("7S", "KS", "8S", "AD", "KC", "KD", "9D")
    do(silent, "object revoke")
    assert not silent.objections[-1].upheld
    named = quiet("7S", "KS", "8S", "name", "AD", "KC", "KD", "9D")
    do(named, "object revoke")
    assert named.objections[-1].upheld


def test_after_a_single_lead_of_a_suit_the_next_need_not_be_named() -> None:
    state = quiet("7S", "AD", "KC")
    assert state.unnamed == ()
    do(state, "KD", "9D", "object revoke")
    assert state.objections[-1].upheld


def test_in_older_records_every_new_suit_is_named() -> None:
    older = rules_of("points", strict=True, target=300, named_repeated=False)
    state = quiet("7S", "AD", "KC", "KD", "9D", "object revoke", rules=older)
    assert not state.objections[-1].upheld


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
        situation = Situation(FAMILY, IRREGULARITIES.rule_set, state.standing, state.observe(state.turn))
        return str(players()["searcher"].consider(situation, random.Random(1), Budget(samples=4))[0].action)

    state = quiet("KC", "KS")
    do(state, "JC")
    assert decided(state) != "object revoke"
    do(state, "QS", "9S")
    assert decided(state) == "object revoke"


# Wrong declarations


def overstated(*actions: str, target: int = 300) -> PiquetState:
    """Elder declares six spades and has five; all else of hers is true. What follows is ``actions``."""
    state, _ = exchanged(rules_of("points", strict=True, target=target), *HANDS)
    do(state, "overstate 6S", "good", "sequences 5AS 3AH", "good", "sets 4A 3K-C", "good", *actions)
    return state


def test_what_was_declared_wrongly_stands_for_all_that_is_held_of_it() -> None:
    # The dealer has a tierce to the queen and three tens. He answers with a quart to the king and with four tens.
    hands = suited("S:AKQ H:AQ98 D:A98 C:T9"), suited("S:JT9 H:KJT D:QJT C:AKQ")
    state = declared(hands, "point -", "sequences 3AS", "overstate 4KD", "sets -", "no ninety", "no ninety", "AS")
    counted = [str(action) for action in state.legal() if str(action).startswith("count ")]
    assert any("4KD" in text and "3JS" in text for text in counted)
    assert all("4KD" in text and "3QD" not in text for text in counted)


def test_who_declares_what_he_does_not_hold_counts_nothing_and_the_opponent_counts_all() -> None:
    state = overstated("no ninety", "AS")
    assert state.counts[0] == 6 + 15 + 3 + 14 + 3 + 1
    events = do(state, "object wrong_declaration")
    assert [(seat, code) for seat, code, _ in said(events)][:2] == [(1, "fault_claimed"), (0, "fault_admitted")]
    # Four clubs, two quarts and a tierce, three jacks: the dealer has let all of them pass.
    assert counts(events) == [(0, 0), (1, 4), (1, 8), (1, 12), (1, 15), (1, 18)]
    # Elder takes the rest of the tricks and counts nothing for them, nor the cards.
    do(state, "7S", "claim", "accept", "content", "content")
    assert state.tricks == [12, 0]
    sums = [sum(line.points for line in state.lines() if line.side == side and line.marked) for side in (0, 1)]
    assert sums == [0, 18]


def test_against_a_wrong_declaration_counts_what_it_had_beaten() -> None:
    state, _ = exchanged(IRREGULARITIES, *HANDS)
    do(state, "point 4S", "overstate 5C", "sequences -", "sets -", "no ninety", "no ninety", "AS", "count 5C", "7S")
    assert state.counts[1] == 5
    before = state.counts[0]
    events = do(state, "object wrong_declaration")
    assert counts(events) == [(1, 0), (0, before + 4)]


def test_a_wrong_declaration_is_corrected_unpunished_before_the_lead() -> None:
    state = overstated("correct", "point 5S", "good", *QUIET[1:], "no ninety")
    do(state, *(["no ninety"] if state.phase is Phase.ANNOUNCE else []), "AS", "count -")
    assert (state.counts[0], state.counts[1]) == (6, 0)
    events = do(state, "object wrong_declaration")
    assert said(events)[-1][1] == "fault_denied"


def test_who_declares_less_than_he_holds_has_declared_nothing_wrong() -> None:
    state = declared(HANDS, "point 4S", "good", "sequences 4KS", "good", "sets 3A-S", "good", "no ninety", "AS")
    assert said(do(state, "object wrong_declaration"))[-1][1] == "fault_denied"


def test_a_wrong_declaration_may_be_pointed_out_when_all_cards_have_fallen() -> None:
    state = overstated("no ninety", "AS", "7S", "claim", "accept", "content")
    assert (state.phase, state.turn) == (Phase.REVIEW, 1)
    do(state, "object wrong_declaration", "content")
    # What elder has counted stands in brackets: 41, eleven leads and the last trick.
    assert sum(line.points for line in state.lines() if line.side == 0) == 41 + 11 + 2
    assert not any(line.marked for line in state.lines() if line.side == 0)
    assert [line.side for line in state.lines() if line.code == "wrong_declaration"] == [0]
    assert points_by(state.lines(), "cards") == {}


def test_a_wrong_declaration_that_would_win_the_match_can_be_pointed_out_before() -> None:
    state = overstated("no ninety", target=20)
    assert (state.phase, state.plays) == (Phase.REVIEW, [])
    do(state, "content", "object wrong_declaration", "content")
    assert state.final is not None
    assert not FAMILY.fold(state.rules.rule_set, state.standing, state.final).over


def test_a_neunziger_by_a_wrong_declaration_wins_no_match_of_its_own() -> None:
    state = overstated("ninety", "AS", target=100)
    assert "repique_partie" in [line.code for line in state.marked]
    do(state, "object wrong_declaration", "7S", "give up", "content", "content")
    assert state.final is not None
    assert "repique_partie" not in [line.code for line in state.final]
    after = FAMILY.fold(state.rules.rule_set, state.standing, state.final)
    assert Company.of(after).accounts in ((), (0, 0))


def test_a_computer_player_points_out_what_its_own_cards_disprove() -> None:
    def answer(state: PiquetState) -> str:
        situation = Situation(FAMILY, IRREGULARITIES.rule_set, state.standing, state.observe(state.turn))
        return str(players()["searcher"].consider(situation, random.Random(1), Budget(samples=4))[0].action)

    # The dealer holds the nine of spades himself; of five it could be true.
    state = declared(HANDS, "point 5S", "good", "overstate 6AS", "good", "sets -", "no ninety")
    do(state, *(["no ninety"] if state.phase is Phase.ANNOUNCE else []), "AS")
    do(state, *(["count -"] if state.phase is Phase.COUNT else []))
    assert answer(state) == "object wrong_declaration"
    true = declared(HANDS, "point 5S", "good", "sequences 5AS", "good", "sets -", "no ninety")
    do(true, *(["no ninety"] if true.phase is Phase.ANNOUNCE else []), "AS")
    do(true, *(["count -"] if true.phase is Phase.COUNT else []))
    assert answer(true) != "object wrong_declaration"


def test_a_beginner_sometimes_declares_a_card_too_much() -> None:
    state, _ = exchanged(IRREGULARITIES, *HANDS)
    said_first = {decided(state, "beginner", seed) for seed in range(300)}
    assert any(one.startswith("overstate") for one in said_first)
    assert not any(decided(state, "greedy", seed).startswith("overstate") for seed in range(30))


# A wrong number of cards


DEALT = suited("S:AKQJT H:AKQ D:87 C:87"), suited("S:987 D:QJT9 C:KQJT H:J")
TALON = [parse_card(text) for text in ["9C", "AC", "AD", "KD", "9H", "TH", "8H", "7H"]]


def miscounted(*actions: str) -> PiquetState:
    state = deal(IRREGULARITIES, *DEALT, TALON)
    do(state, *actions)
    return state


def led(state: PiquetState, *counted: str) -> None:
    """Nobody announces anything before elder leads the ace of spades, and the dealer counts."""
    do(state, "no ninety", *(["no ninety"] if state.phase is Phase.ANNOUNCE and state.turn else []))
    do(state, *(["no ninety"] if state.phase is Phase.ANNOUNCE else []), "AS")
    do(state, *(counted if state.phase is Phase.COUNT else []))


def test_who_has_bought_too_many_cards_counts_nothing_and_still_beats() -> None:
    state = miscounted("too many", "change 7D 8D 7C")
    assert len(state.hands[0]) == 13
    # Three of the four that are left are the larger part.
    do(state, "change 9D TD 9S", "point 5S", "good", "sequences 5AS 3AH", "good", "sets -")
    led(state, "count -")
    assert state.counts[0] == 5 + 15 + 3 + 1
    events = do(state, "object hand_too_large")
    assert counts(events) == [(0, 0)]
    assert [code for _, code, _ in said(events)] == ["fault_claimed", "fault_admitted"]
    do(state, "8S", "claim", "accept", "content", "content")
    assert state.tricks == [12, 0]
    assert not any(line.marked for line in state.lines() if line.side == 0)
    # What the dealer had let pass stays beaten.
    assert points_by(state.lines(), "sequence") == {0: 18}


def test_who_counts_nothing_makes_no_neunziger_that_wins() -> None:
    # At King's Piquet a Neunziger wins the match, but not for who has bought a card too many.
    rules = rules_of("kings", 3, strict=True, dealer_repique="after_lead")
    elder, dealer = suited("S:AKQJ H:AKQJ D:87 C:87"), suited("D:AKQJT9 C:AKQJT9")
    state = deal(rules, elder, dealer, suited("S:T987 H:T987"))
    do(state, "change 7D 8D 7C 8C", "too many", "change 9D 9C TC")
    assert len(state.hands[1]) == 13
    do(state, "point -", "sequences -", "sets -", "no ninety", "object hand_too_large", "AS")
    assert state.is_void(1)
    everything = max((str(one) for one in state.legal()), key=len)
    do(state, everything)
    assert (state.phase, state.jumps[1], state.counts[1]) == (Phase.PLAY, Jump.NONE, 0)


def test_whoever_has_the_right_number_has_bought_none_too_many() -> None:
    state = miscounted("change 7D 8D 7C", "change 9D TD 9S", *QUIET)
    led(state, "count -")
    assert said(do(state, "object hand_too_large"))[-1][1] == "fault_denied"


def test_too_many_cards_are_objected_to_before_ones_own_first_card_or_in_the_end() -> None:
    state = miscounted("change 7D 8D 7C", "too many", "change 9D TD 9S", *QUIET)
    do(state, "no ninety", "no ninety")
    assert "object hand_too_large" in legal(state)
    do(state, "AS", "count -", "8S")
    assert "object hand_too_large" not in legal(state)
    do(state, "claim", "accept", "object hand_too_large", "content", "content")
    assert [line.side for line in state.lines() if line.code == "hand_too_large"] == [1]


def test_the_cards_that_the_other_has_left_over_are_his_tricks() -> None:
    state = miscounted("too few", "change 7D 8D 7C")
    assert (len(state.hands[0]), len(state.talon[0]) + len(state.talon[1])) == (11, 6)
    do(state, "change 8S 9S 9D TD", *QUIET)
    led(state, "count -")
    tricks = "7S KS 9H QS TH JS JH TS QD AH JD KH KD QH AD AC KC 9C QC JC 8C"
    do(state, *tricks.split())
    assert state.phase is Phase.REVIEW
    do(state, "content", "content")
    # Elder has led ten times; the dealer takes a trick, leads to another, and has the ten of clubs as the last.
    assert state.tricks == [9, 3]
    assert [sum(line.points for line in state.lines() if line.side == side) for side in (0, 1)] == [10 + 10, 4]


def test_who_announces_carte_blanche_does_not_miscount() -> None:
    blank, other = suited("S:AT98 H:AT98 D:AT98"), suited("S:KQJ H:KQJ D:KQJ C:KQJ")
    state = deal(IRREGULARITIES, blank, other, suited("S:7 H:7 D:7 C:AT987"))
    do(state, "too few", "blanche 3", "change JS JH JD KS QS")
    do(state, "change 8S 8H 8D")
    assert [len(cards) for cards in state.hands] == [12, 12]


def test_a_computer_player_counts_the_cards() -> None:
    state = miscounted("too many", "change 7D 8D 7C", "change 9D TD 9S", *QUIET)
    led(state, "count -")
    situation = Situation(FAMILY, IRREGULARITIES.rule_set, state.standing, state.observe(1))
    said_first = players()["searcher"].consider(situation, random.Random(1), Budget(samples=4))[0].action
    assert str(said_first) == "object hand_too_large"


@pytest.mark.parametrize("miscount", ["too many", "too few"])
@pytest.mark.parametrize("player", sorted(players()))
def test_computer_players_play_on_with_uneven_hands(player: str, miscount: str) -> None:
    state = miscounted(miscount, "change 7D 8D 7C")
    generator = random.Random(3)
    while state.actor() >= 0:
        situation = Situation(FAMILY, IRREGULARITIES.rule_set, state.standing, state.observe(state.turn))
        state.apply(players()[player].consider(situation, generator, Budget(samples=1))[0].action)
    assert state.final is not None


def test_who_lays_the_discards_among_the_tricks_counts_nothing() -> None:
    state = miscounted("change 7D 8D 7C", "change 9D TD 9S", *QUIET)
    led(state, "count -")
    assert "mix" not in legal(state)
    do(state, "8S")
    before = len(state.zones(0)[tricks(0)])
    do(state, "mix")
    assert len(state.zones(1)[tricks(0)]) == before + 3
    assert all(placed.card == HIDDEN for placed in state.zones(1)[tricks(0)][before:])
    assert discards(0) not in state.zones(1)
    assert "mix" not in legal(state)
    do(state, str(state.legal().representatives()[0]))
    situation = Situation(FAMILY, IRREGULARITIES.rule_set, state.standing, state.observe(1))
    found = str(players()["searcher"].consider(situation, random.Random(1), Budget(samples=2))[0].action)
    assert found == "object discards_mixed"
    assert said(do(state, found))[-1][1] == "fault_admitted"
    while state.actor() >= 0:
        do(state, str(state.legal().representatives()[0]))
    assert sum(line.points for line in state.lines() if line.side == 0 and line.marked) == 0
    assert [line.side for line in state.lines() if line.code == "discards_mixed"] == [0]
    assert not state.status()

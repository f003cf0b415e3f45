"""The conversation: who has what to say, sinking, questions, what is shown, and the Neunziger."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardtable.core.cards import Card
from cardtable.core.chance import rng
from cardtable.core.errors import IllegalAction
from cardtable.core.events import EVERYBODY, CardsShown
from cardtable.core.shapes import OneOption
from cardtable.games.piquet.actions import DECLARE, NINETY, NO_NINETY
from cardtable.games.piquet.phases import OPEN, STANDS, Jump, Phase
from cardtable.games.piquet.state import PiquetState
from tests.games.piquet.tables import (
    counts,
    deal,
    do,
    exchanged,
    play_out,
    points_by,
    rules_of,
    said,
    suited,
)

POINTS = rules_of("session")
COUNTED = rules_of("points", repique="count", target=300)
AFTER_LEAD = rules_of("rubicon", smallest_point=4)


def table(elder: str, dealer: str, rules: object = POINTS) -> PiquetState:
    state, _ = exchanged(rules, suited(elder), suited(dealer))  # type: ignore[arg-type]
    return state


def refused(state: PiquetState, action: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as caught:
        do(state, action)
    return caught.value


# Answers


def test_equal_length_asks_for_the_pips_and_the_higher_count() -> None:
    state = table("S:AKQJ7 H:AK9 D:T9 C:T9", "H:QJT87 S:T98 D:AKQ C:A")
    events = do(state, "point 5S", "good")
    assert said(events) == [
        (0, "declares", {"kind": "point", "length": 5}),
        (1, "how_high", {"kind": "point"}),
        (0, "so_high", {"kind": "point", "pips": 48}),
        (1, "good", {"kind": "point"}),
    ]
    # Nothing is added up before all three classes have been spoken for.
    assert counts(events) == []
    assert counts(do(state, "sequences -", "sets -")) == [(0, 5)]


def test_who_has_fewer_cards_does_not_ask_how_high() -> None:
    state = table("S:AKQJ7 H:AK9 D:T9 C:T9", "H:QJT8 S:T98 D:AKQ C:AK")
    assert [code for _, code, _ in said(do(state, "point 5S", "good"))] == ["declares", "good"]


def test_equal_pips_stand_and_nobody_counts_the_point() -> None:
    state = table("S:AKQJ7 H:A97 D:T9 C:T9", "H:KQJT8 S:T98 D:KQ C:AK")
    do(state, "point 5S")
    # A K Q J 7 are 48, K Q J 10 8 as well.
    events = do(state, "point 5H")
    assert said(events)[-1] == (1, "equal", {"kind": "point", "length": 5, "pips": 48})
    assert state.right[0] == STANDS
    play_out(state)
    assert points_by(state.lines(), "point") == {}


def test_equal_sequences_let_neither_count_any() -> None:
    state = table("S:AKQ H:KQJ D:T98 C:T98", "C:AKQ D:AKQ H:T98 S:T98")
    do(state, "declare", "declare")
    assert state.right[1] == STANDS
    play_out(state)
    assert points_by(state.lines(), "sequence") == {}


def test_the_winner_of_a_class_counts_all_his_lesser_ones() -> None:
    state = table("S:AKQJ H:KQJ D:QJ C:QJ9", "C:AKT D:AKT98 H:AT9 S:T")
    do(state, "point -")
    events = do(state, "sequences 4AS 3KH", "good", "sets 4Q 4J", "good")
    assert counts(events)[:4] == [(0, 4), (0, 7), (0, 21), (0, 35)]


def test_the_dealer_who_lets_something_pass_counts_nothing_in_that_class() -> None:
    state = table("S:AKQJ7 H:AK9 D:T9 C:T9", "H:QJT8 D:AKQJ8 S:T9 C:A")
    do(state, "point 5S")
    assert {str(action) for action in state.legal()} == {"good", "declare", "point 5D"}
    do(state, "good")
    assert state.right[0] == 0
    play_out(state)
    assert points_by(state.lines(), "point") == {0: 5}


def test_nobody_declares_what_he_has_not() -> None:
    state = table("S:AKQJ7 H:AK9 D:T9 C:T9", "H:QJT87 S:T98 D:AKQ C:A")
    for action in ("point 6S", "point 5H", "point 3H"):
        assert refused(state, action).code == "cannot_declare"
    assert refused(state, "count 5S").code == "not_now"
    assert refused(state, "good").code == "nothing_to_answer"
    do(state, "point 5S")
    assert refused(state, "point 4H").code == "not_good_enough"
    assert refused(state, "point -").code == "must_answer"
    assert refused(state, "point 5H").code == "not_good_enough"


@pytest.mark.parametrize("elder", ["S:AKQJ7 H:7 D:T98 C:T97", "S:AKQJ8 H:7 D:T98 C:T97"])
def test_what_the_dealer_can_answer_does_not_tell_him_how_high_elders_point_is(elder: str) -> None:
    # Besides six hearts he has five diamonds of 48 pips, as many as elder's spades have or one less.
    state = table(elder, "H:KQJT98 D:AKQJ7 S:9")
    do(state, "point 5S")
    assert [str(action) for action in state.legal()] == ["point 6H", "good", "declare", "how high"]
    assert refused(state, "point 5D").code == "not_good_enough"


def test_the_dealer_names_only_what_he_beats_with() -> None:
    state = table("S:AKQJ7 H:AK9 D:T9 C:T9", "H:QJT87 D:AKQ C:AKQ S:9")
    do(state, "point 5S", "good", "sequences 4AS")
    assert state.turn == 1
    assert refused(state, "sequences 3AD 3AC").code == "cannot_declare"


def test_the_choice_of_what_to_say_is_one_option() -> None:
    state = table("S:AKQJ7 H:AK9 D:T9 C:T9", "H:QJT87 S:T98 D:AKQ C:A")
    assert state.legal().shape() == OneOption()
    assert [str(action) for action in state.legal().representatives()] == ["declare", "point 5S", "point -"]


# Sinking


def test_a_quatorze_can_be_declared_as_a_trio_and_names_the_king_that_is_not_reckoned() -> None:
    state = table("S:AKQJ9 H:AK97 D:AK C:K", "D:QJT9 C:AQJT H:QJT8")
    do(state, "point 5S", "good", "sequences 4AS", "good")
    # "3 Könige": with the aces sunk the kings are her best.
    events = do(state, "sets 3K-C")
    assert said(events) == [(0, "declares", {"kind": "set", "length": 3, "rank": 13})]
    do(state, "good")
    assert points_by(state.lines(), "set") == {0: 3}
    assert dict(state.lines()[-1].params)["missing"] == 3


def test_a_point_can_be_sunk_whole_or_in_part() -> None:
    state = table("S:AKQJ7 H:AK9 D:T9 C:T9", "H:QJT8 S:T98 D:AKQ C:AK")
    texts = [str(action) for action in state.legal()]
    assert {"point -", "point 4S", "point 5S"} <= set(texts)
    events = do(state, "point 4S", "good")
    # The dealer has four hearts and asks: what is left out of a longer suit is called overfull.
    assert said(events)[2] == (0, "so_high", {"kind": "point", "pips": 41})
    assert [item.points for item in state.counted[0][0]] == [4]


def test_lesser_sequences_need_not_be_listed() -> None:
    state = table("S:AKQJ H:KQJ D:QJ C:QJ9", "C:AKT D:AKT98 H:AT9 S:T")
    do(state, "point -", "sequences 3KS", "good")
    assert [item.points for item in state.counted[1][0]] == [3]


def test_elder_who_leaves_a_class_out_has_lost_it_and_the_dealer_counts_his() -> None:
    state = table("S:AKQJ7 H:AK9 D:T9 C:T9", "H:QJT8 S:T98 D:AKQ C:AK")
    do(state, "point -")
    assert state.right[0] == OPEN
    assert state.phase is Phase.SEQUENCES
    do(state, "sequences 4AS", "good", "sets -", "AS")
    assert state.phase_name() == "count"
    assert [str(action) for action in state.legal().representatives()] == ["count 4H", "count -"]
    do(state, "count 4H")
    assert points_by(state.lines(), "point") == {1: 4}


def test_the_dealer_may_count_less_than_he_has_but_what_he_has_beaten_with() -> None:
    state = table("C:AKQ S:KQJT87 H:KQJ", "C:JT9 S:A H:T98 D:AKQJ9")
    do(state, "point 6S", "good", "sequences 4KS", "sequences 4AD", "sets 3K-D", "good", "TS")
    lists = [str(action) for action in state.legal().representatives()]
    assert lists == ["count 4AD 3JC 3TH", "count 4AD 3JC", "count 4AD 3TH", "count 4AD"]
    assert sorted(map(str, state.legal())) == sorted(lists)
    assert refused(state, "count 3JC").code == "cannot_count"
    do(state, "count 4AD 3TH")
    assert points_by(state.lines(), "sequence") == {1: 7}


def test_the_dealer_with_a_quint_asks_how_high_and_beats_a_quart_with_a_quart() -> None:
    state = table("S:QJT9 H:A87 D:98 C:987", "D:AKQJT S:AK7 H:KQ C:AK")
    do(state, "point -", "sequences 4QS")
    assert "how high" in [str(action) for action in state.legal()]
    events = do(state, "how high")
    assert said(events) == [(1, "how_high", {"kind": "sequence"}), (0, "so_high", {"kind": "sequence", "rank": 12})]
    assert refused(state, "how high").code == "nothing_to_ask"
    answers = [str(action) for action in state.legal()]
    # Quarts to the ace and to the king beat hers.
    assert {"sequences 5AD", "sequences 4AD", "sequences 4KD", "good"} <= {*answers}
    assert "sequences 3AD" not in answers
    do(state, "sequences 4KD", "sets -")
    assert state.right[1] == 1


def test_nobody_asks_how_high_who_has_nothing_of_that_length() -> None:
    state = table("S:QJT9 H:A87 D:98 C:987", "D:AKQ7 S:AK7 H:KQ9 C:AK")
    do(state, "point -", "sequences 4QS")
    assert refused(state, "how high").code == "nothing_to_ask"


def test_of_a_class_left_open_the_dealer_counts_as_little_as_he_likes() -> None:
    state = table("S:QJT9 H:A87 D:98 C:987", "S:AK D:AKQJT H:KQT C:KQ")
    do(state, "point -", "sequences -", "sets -", "no ninety", "9S")
    assert state.phase is Phase.COUNT
    do(state, "count 4D 3KD 3K-H 3Q-S")
    assert points_by(state.lines(), "set") == {1: 6}
    assert points_by(state.lines(), "sequence") == {1: 3}
    assert points_by(state.lines(), "point") == {1: 4}


def test_whatever_the_dealer_may_count_or_leave_out_is_drawn() -> None:
    state = table("S:QJT9 H:A87 D:98 C:987", "S:AK D:AKQJT H:KQT C:KQ")
    do(state, "point -", "sequences -", "sets -", "no ninety", "9S")
    legal, generator = state.legal(), rng(1)
    whole = set(legal.representatives())
    assert len(whole) > 4
    assert {legal.random_action(generator) for _ in range(20 * len(whole))} == whole


# What is shown


def test_what_counts_is_shown_to_all_and_what_is_beaten_is_not() -> None:
    state = table("C:AKQ S:KQJT87 H:KQJ", "C:JT9 S:A H:T98 D:AKQJ9")
    shown = [event for event in do(state, "declare", "declare") if isinstance(event, CardsShown)]
    assert all(event.known_to == (EVERYBODY,) and event.reason == "declared" for event in shown)
    assert [event.cards for event in shown] == [suited("S:KQJT87"), suited("S:K H:K C:K"), suited("S:Q H:Q C:Q")]


# Neunziger


def test_30_by_declarations_alone_are_90() -> None:
    state = table("S:AKQJT9 H:AKQ D:AK C:A", "D:QJT9 C:KQJT H:JT98", COUNTED)
    events = do(state, "declare", "declare")
    assert counts(events) == [(0, 6), (0, 22), (0, 25), (0, 39), (0, 99), (0, 102)]
    assert (0, "repique", {}) in said(events)


def test_ruling_what_the_opponent_counts_later_does_not_prevent_a_neunziger() -> None:
    # Point 7, a septième and a quint; the dealer's four aces come after them in the order of counting.
    state = table("S:KQJT987 H:KQJT9", "S:A H:A D:AKQJ9 C:AKQJ9", COUNTED)
    events = do(state, "declare", "declare")
    assert counts(events) == [(0, 7), (0, 24), (0, 39), (0, 99)]
    assert state.right[2] == OPEN
    play_out(state)
    assert points_by(state.lines(), "set") == {1: 14}


def test_nothing_beaten_at_all_lets_the_four_aces_prevent_it() -> None:
    rules = rules_of("points", repique="count", target=300, repique_when="nothing_beaten")
    state = table("S:KQJT987 H:KQJT9", "S:A H:A D:AKQJ9 C:AKQJ9", rules)
    events = do(state, "declare", "declare")
    assert counts(events)[:3] == [(0, 7), (0, 24), (0, 39)]
    assert (1, "objects", {"kind": "set", "length": 4, "rank": 1}) in said(events)
    play_out(state)
    assert points_by(state.lines(), "repique") == {}
    assert points_by(state.lines(), "set") == {1: 14}


def test_nothing_beaten_at_all_is_made_if_the_dealer_has_nothing() -> None:
    rules = rules_of("points", repique="count", target=300, repique_when="nothing_beaten")
    state = table("S:AKQJT9 H:AKQ D:AK C:A", "D:QJT9 C:KQJT H:JT98", rules)
    assert counts(do(state, "declare", "declare"))[-2:] == [(0, 99), (0, 102)]


def test_a_better_point_of_the_dealer_prevents_it() -> None:
    state = table("S:AKQJT H:AKQ D:A9 C:A9", "D:KQJT87 C:KQJT H:JT", COUNTED)
    events = do(state, "declare", "declare")
    assert counts(events) == [(0, 15), (0, 18), (0, 32)]
    assert state.jumps == [Jump.NONE, Jump.NONE]


def test_ruling_a_class_that_stands_prevents_nothing() -> None:
    # Points of six cards and 57 pips on both sides; a sixième, two tierces and three trios.
    state = table("S:KQJT98 H:KQJ C:KQJ", "D:AKQJ97 H:T98 C:T98", COUNTED)
    events = do(state, "declare", "declare")
    assert state.right[0] == STANDS
    assert counts(events) == [(0, 16), (0, 19), (0, 22), (0, 25), (0, 28), (0, 31), (0, 91)]


def test_the_dealer_objects_with_what_elder_has_not_declared() -> None:
    # Elder sinks her point; the dealer's four cards come before the sequences and the sets.
    state = table("S:AKQJT H:AKQ D:A C:AK7", "D:KQJ9 C:QJT9 H:JT98", COUNTED)
    do(state, "point -", "sequences 5AS 3AH", "good")
    events = do(state, "sets 4A 3K-D", "good")
    assert counts(events) == [(0, 15), (0, 18), (0, 32), (0, 35)]
    assert (1, "objects", {"kind": "point", "length": 4, "pips": 39, "suit": 2}) in said(events)
    play_out(state)
    assert points_by(state.lines(), "point") == {1: 4}


def test_carte_blanche_makes_the_opponents_neunziger_impossible() -> None:
    elder, dealer = suited("S:AKQJ H:AKQJ D:AKQJ"), suited("S:T987 H:T987 D:T987")
    state = deal(rules_of("session", dealer_least="none"), elder, dealer, suited("C:AKQJT987"))
    do(state, "change JS JH JD", "blanche", "change -")
    do(state, "declare", "declare")
    assert points_by(state.lines(), "carte_blanche") == {1: 10}
    assert state.counts[0] >= 30
    assert state.jumps == [Jump.NONE, Jump.NONE]
    play_out(state)
    assert points_by(state.lines(), "pique") == {}


def blank_elder(name: str) -> PiquetState:
    """Elder shows carte blanche and buys until she holds eight spades and four aces."""
    talon: tuple[Card, ...] = suited("S:KQJ7 C:A987")
    state = deal(rules_of(name), suited("S:AT98 H:A987 D:A987"), suited("H:KQJT D:KQJT C:KQJT"), talon)
    do(state, "blanche 5", "change TH TD TC", "change 8H 9H 7D 8D 9D")
    return state


def test_carte_blanche_counts_toward_the_neunziger_at_rubicon_and_not_in_the_german_game() -> None:
    # The point and the octave are 26: with carte blanche enough, without it only together with the four aces.
    german, english = blank_elder("session"), blank_elder("rubicon")
    codes = []
    for state in (german, english):
        do(state, "declare", "declare")
        codes.append([line.code for line in state.lines()])
    assert codes[0] == ["carte_blanche", "point", "sequence", "set", "repique"]
    assert codes[1] == ["carte_blanche", "point", "sequence", "repique", "set"]


OWN_MATCH = suited("S:AKQJT9 H:AK D:AK C:AK"), suited("D:QJT9 C:QJT9 H:QJT9")
"""Elder counts 6 and 16, then four aces and four kings."""

# The dealer's Neunziger

NINETY_DEALER = "C:KQJT97 S:AKQ H:AKQ"
NINETY_ELDER = "D:AKQJ9 C:A S:JT8 H:JT8"


def test_the_dealer_who_announces_in_time_counts_before_elder_leads() -> None:
    state = table(NINETY_ELDER, NINETY_DEALER, COUNTED)
    do(state, "declare")
    events = do(state, "declare")
    assert (1, "ninety", {}) in said(events)
    assert counts(events)[-1] == (1, 93)
    assert (state.phase, state.turn) == (Phase.PLAY, 0)


def test_the_dealer_who_does_not_announce_has_lost_it() -> None:
    state = table(NINETY_ELDER, NINETY_DEALER, COUNTED)
    do(state, "declare", "point 6C", "sequences 5KC", "sets 3K-D")
    assert list(state.legal()) == [DECLARE, NINETY, NO_NINETY]
    assert [str(action) for action in state.legal().representatives()] == ["ninety", "no ninety"]
    do(state, "no ninety", "9D", "count 6C 5KC 3AS 3AH 3K-D 3Q-D")
    assert state.counts[1] == 33
    assert state.jumps[1] is Jump.NONE


def test_who_cannot_announce_is_asked_all_the_same_so_that_nothing_shows() -> None:
    state = table("S:AKQJ7 H:AK9 D:T9 C:T9", "H:QJT87 D:AKQ8 S:T98")
    do(state, "point -", "sequences -", "sets -")
    assert state.phase is Phase.ANNOUNCE
    assert list(state.legal()) == [DECLARE, NO_NINETY]
    assert [str(action) for action in state.legal().representatives()] == ["declare", "no ninety"]
    assert refused(state, "ninety").code == "no_ninety"


def test_nobody_is_asked_if_only_the_point_comes_before_what_elder_has_counted() -> None:
    state = table("S:AKQJ7 H:AK9 D:T9 C:T9", "H:QJT87 D:AKQ8 S:T98")
    do(state, "point -", "sequences 4AS", "good", "sets -")
    assert state.phase is Phase.PLAY


def test_nobody_is_asked_if_elder_has_counted_the_point() -> None:
    state = table("S:AKQJ7 H:AK9 D:T9 C:T9", "H:QJT8 D:AKQ8 S:T98 C:A")
    do(state, "point 5S", "good", "sequences 4AS", "good", "sets -")
    assert state.phase is Phase.PLAY


def test_at_rubicon_the_dealers_neunziger_is_counted_after_the_lead() -> None:
    state = table(NINETY_ELDER, NINETY_DEALER, AFTER_LEAD)
    do(state, "declare", "declare")
    assert state.phase is Phase.PLAY
    events = do(state, "9D")
    assert counts(events)[0] == (0, 1)
    assert counts(events)[-1] == (1, 93)


def unmarked(state: PiquetState) -> list[tuple[str, int]]:
    return [(line.code, line.points) for line in state.lines() if not line.marked]


@pytest.mark.parametrize("before", [0, 70, 80, 95])
def test_a_neunziger_of_its_own_comes_before_the_end_of_the_running_match(before: int) -> None:
    state, _ = exchanged(rules_of("points"), *OWN_MATCH, (before, 0))
    events = do(state, "declare", "declare")
    # The point alone would win from 95, the sequence from 80.
    assert counts(events) == [(0, 0)]
    assert state.phase is Phase.PLAY
    assert unmarked(state) == [("point", 6), ("sequence", 16), ("set", 14), ("set", 14)]


def test_declarations_that_make_no_neunziger_are_marked_in_order_and_may_win() -> None:
    # 6 and 16 are 22; the dealer's four tens are better than any trio.
    elder, dealer = suited("S:AKQJ97 H:AK7 D:A8 C:8"), suited("S:T H:QJT D:KQT9 C:AKQT")
    state, _ = exchanged(rules_of("points", target=101), elder, dealer, (92, 0))
    events = do(state, "declare", "declare")
    assert counts(events) == [(0, 6), (0, 10)]
    assert state.phase is Phase.OVER


def test_a_match_of_its_own_is_settled_apart_and_no_declaration_enters() -> None:
    state, _ = exchanged(rules_of("points", target=300, repique="own_partie"), *OWN_MATCH)
    events = do(state, "declare", "declare")
    assert counts(events) == [(0, 0)]
    assert points_by(state.lines(), "repique_partie") == {0: 0}
    assert counts(do(state, "AS"))[0] == (0, 1)
    play_out(state)
    assert points_by(state.lines(), "pique") == {}
    assert not any(line.marked for line in state.lines() if line.code in ("point", "sequence", "set"))


def test_in_koenigspiquet_a_neunziger_wins_at_once() -> None:
    state, _ = exchanged(rules_of("kings", 3), suited("S:AKQJT9 H:AKQ D:AK C:A"), suited("D:QJT9 C:KQJT H:JT98"))
    do(state, "declare", "declare")
    assert state.phase is Phase.OVER
    assert points_by(state.lines(), "repique") == {2: 60}


@pytest.mark.parametrize(
    ("dealer", "shown", "made"),
    [
        ("D:AKQT987 C:KQT98", False, True),
        # Three aces are better than nothing, and so something is beaten.
        ("H:A D:AKQ987 C:AKQ98", False, False),
        # Carte blanche comes before everything that elder can count.
        ("H:A987 D:T987 C:T987", True, False),
    ],
    ids=["nothing beaten", "a set beaten", "carte blanche"],
)
def test_marked_one_by_one_a_neunziger_needs_that_nothing_is_beaten(dealer: str, shown: bool, made: bool) -> None:
    """As in records of old, where elder marks each class as it is found good."""
    rules = rules_of("points", repique="count", target=300, repique_when="nothing_beaten")
    state = table("S:AKQJT987 H:KQJT", dealer, replace(rules, added_up=False))
    if shown:
        state.blank[state.dealer] = suited(dealer)
    # Eight, an octave and a quart: 8 + 18 + 4.
    events = do(state, "declare", "declare")
    assert ((0, "repique", {}) in said(events)) is made

"""Tricks and the running count, the Sechziger, the cards, questions, claims and giving up."""

from __future__ import annotations

import pytest

from cardtable.core.cards import parse_card, suit_of
from cardtable.core.errors import IllegalAction
from cardtable.core.events import EVERYBODY, CardsMoved
from cardtable.core.scores import totals
from cardtable.core.shapes import CardWithTargets
from cardtable.core.zones import TRICK, hand, tricks
from cardtable.games.piquet.actions import ASK, CLAIM, GIVE_UP, play
from cardtable.games.piquet.matches import accounts_of
from cardtable.games.piquet.phases import CountAnswer, Jump, Phase
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.state import PiquetState
from tests.games.piquet.tables import FAMILY, counts, do, exchanged, play_out, points_by, rules_of, said, suited

SESSION = rules_of("session")


def refused(state: PiquetState, action: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as caught:
        do(state, action)
    return caught.value


def playing(elder: str, dealer: str, rules: PiquetRules = SESSION) -> PiquetState:
    """A deal in which nothing is declared, elder about to lead."""
    state, _ = exchanged(rules, suited(elder), suited(dealer))
    for phase in (Phase.POINT, Phase.SEQUENCES, Phase.SETS):
        assert state.phase is phase
        do(state, {"point": "point -", "sequences": "sequences -", "sets": "sets -"}[phase.value])
    if state.phase is Phase.ANNOUNCE:
        do(state, "no ninety")
    assert state.phase is Phase.PLAY
    return state


def all_lines(state: PiquetState) -> list[str]:
    return [line.code for line in state.lines()]


TOP = "S:AKQJ H:AKQJ D:AKQJ"
LOW = "S:T987 H:T987 D:T987"


def follow_all(state: PiquetState) -> list[tuple[int, int]]:
    """Elder leads her cards from the top, the dealer follows from the top; the counts."""
    spoken = []
    for suit in "SHD":
        for led, other in zip("AKQJ", "T987", strict=True):
            events = do(state, led + suit)
            if state.phase is Phase.COUNT:
                events += do(state, "count -")
            spoken += counts(events) + counts(do(state, other + suit))
    return spoken


# Counting tricks


@pytest.mark.parametrize(("last_trick", "points"), [(1, 12), (2, 13), (3, 14)])
def test_the_winner_of_the_last_trick_counts_so_much_for_it_in_all(last_trick: int, points: int) -> None:
    state = playing(TOP, LOW, rules_of("session", last_trick=last_trick))
    spoken = follow_all(state)
    assert spoken[:12] == [(0, number) for number in range(1, 13)]
    assert spoken[-1] == (0, points)
    assert points_by(state.lines(), "play") == {0: 12}
    assert points_by(state.lines(), "last_trick") == ({0: points - 12} if points > 12 else {})


@pytest.mark.parametrize("last_trick", [1, 2, 3])
def test_who_takes_the_last_trick_from_the_leader_counts_it_in_full(last_trick: int) -> None:
    state = playing("S:AKQJ H:AKQJ D:AKQ C:7", LOW.replace("D:T987", "D:T98") + " C:A")
    for suit in "SHD":
        for led, other in zip("AKQJ", "T987", strict=True):
            if led + suit == "JD":
                break
            do(state, led + suit)
            if state.phase is Phase.COUNT:
                do(state, "count -")
            do(state, other + suit)
    assert state.counts[1] == 0
    events = do(state, "7C", "AC")
    assert (1, 2) in counts(events)
    assert state.tricks == [11, 1]


def test_one_trick_counts_for_the_leader_and_for_who_takes_it() -> None:
    state = playing("S:KQ9 H:AKQ D:AKQ C:AKQ", "S:AJT H:JT9 D:JT9 C:JT9")
    do(state, "9S", "count -")
    events = do(state, "TS")
    assert counts(events) == [(1, 1)]
    assert (state.leader, state.turn, state.counts[0]) == (1, 1, 1)


def test_the_leader_who_keeps_the_trick_counts_one() -> None:
    state = playing(TOP, LOW)
    do(state, "AS", "count -")
    assert counts(do(state, "TS")) == []
    assert (state.counts[0], state.turn) == (1, 0)


def test_cards_and_allstich_are_counted_when_the_deal_is_over() -> None:
    state = playing(TOP, LOW)
    follow_all(state)
    assert state.phase is Phase.OVER
    # Elder had sunk everything: the tricks alone, but no Sechziger with 13.
    assert all_lines(state) == ["play", "last_trick", "cards", "capot"]
    assert totals(state.lines(), 2) == (12 + 1 + 10 + 30, 0)


# Following suit


def test_suit_is_followed_as_long_as_one_can() -> None:
    state = playing("S:KQ9 H:AKQ D:AKQ C:AKQ", "S:AJT H:JT9 D:JT9 C:JT9")
    do(state, "9S", "count -")
    assert {suit_of(card) for card in state.legal().cards()} == {0}
    error = refused(state, "JH")
    assert (error.code, error.parameters["suit"]) == ("must_follow_suit", "S")
    assert state.legal().refusal(parse_card("JH"), []) is not None
    assert state.legal().refusal(parse_card("AS"), []) is None
    assert refused(state, "KS").code == "not_in_hand"


def test_who_has_none_throws_what_he_likes_and_takes_nothing() -> None:
    state = playing("S:AKQ H:AKQ D:AKQ C:AKQ", "S:JT H:JT98 D:JT9 C:JT9")
    do(state, "AS", "count -", "JS", "KS", "TS", "QS")
    assert len(state.legal().cards()) == 10
    do(state, "JH")
    assert state.tricks == [3, 0]


def test_a_card_is_the_choice_and_nothing_is_its_target() -> None:
    legal = playing(TOP, LOW).legal()
    ace = parse_card("AS")
    assert legal.shape() == CardWithTargets(hand(0))
    assert (legal.targets(ace), legal.chosen(play(ace))) == ([], [])
    assert legal.completions(ace, [], 5) == legal.exact(ace, []) == [play(ace)]
    assert legal.exact(parse_card("7S"), []) == []


def test_a_trick_lies_in_the_middle_and_then_beside_its_winner() -> None:
    state = playing(TOP, LOW)
    do(state, "AS", "count -")
    moves = [event for event in do(state, "TS") if isinstance(event, CardsMoved)]
    assert [(move.source, move.target, move.face_up, move.reason) for move in moves] == [
        (hand(1), TRICK, True, "played"),
        (TRICK, tricks(0), False, "trick"),
    ]


def test_who_leads_another_suit_after_one_that_was_led_repeatedly_names_it() -> None:
    state = playing(TOP, LOW)
    do(state, "AS", "count -", "TS")
    assert said(do(state, "KS", "9S")) == []
    assert said(do(state, "AH")) == [(0, "suit", {"suit": 1})]


def test_after_a_single_lead_of_a_suit_the_next_is_not_named() -> None:
    state = playing(TOP, LOW)
    do(state, "AS", "count -", "TS")
    assert said(do(state, "AH")) == []


# Sechziger


def test_elder_who_comes_to_30_in_play_before_the_dealer_has_anything_counts_60() -> None:
    # Point 5 and quint major 20, tierce major 23, three kings 26; the fourth lead is 30.
    state, _ = exchanged(SESSION, suited("S:AKQJT H:AKQ D:K7 C:87"), suited("H:JT98 D:JT98 C:JT9 S:9"))
    events = do(state, "declare", "declare")
    assert counts(events)[-1] == (0, 26)
    events = do(state, "AS", "9S", "KS", "9H", "QS", "8H", "JS")
    assert counts(events) == [(0, 27), (0, 28), (0, 29), (0, 30), (0, 60)]
    assert (0, "pique", {}) in said(events)
    assert state.jumps[0] is Jump.PIQUE


def test_by_agreement_a_sechziger_is_a_match_of_its_own() -> None:
    rules = rules_of("points", pique="own_partie", stake=3)
    state, _ = exchanged(rules, suited("S:AKQJT H:AKQ D:K7 C:87"), suited("H:JT98 D:JT98 C:JT9 S:9"))
    do(state, "declare", "declare")
    events = do(state, "AS", "9S", "KS", "9H", "QS", "8H", "JS")
    assert (0, "pique", {}) in said(events)
    # Nothing is added to the thirty that she has counted, and a stake is settled when the deal is over.
    assert state.counts[0] == 30
    play_out(state)
    assert points_by(state.lines(), "pique_partie") == {0: 0}
    after = FAMILY.fold(rules.rule_set, state.standing, state.lines())
    assert accounts_of(after) == (3, -3)


def test_a_trick_of_the_dealer_prevents_the_sechziger() -> None:
    state, _ = exchanged(SESSION, suited("S:AKQJT H:AKQ D:K7 C:87"), suited("H:JT98 D:JT98 C:JT9 S:9"))
    do(state, "declare", "declare", "7D", "8D")
    play_out(state)
    assert points_by(state.lines(), "pique") == {}


def test_a_class_of_the_dealer_prevents_the_sechziger() -> None:
    # The dealer has the better point; sequences and aces are 32.
    state, _ = exchanged(SESSION, suited("S:AKQJT H:AKQ D:AK C:A9"), suited("C:KQJT87 D:QJT H:JT9"))
    assert counts(do(state, "declare", "declare"))[-1] == (0, 35)
    play_out(state)
    assert points_by(state.lines(), "point") == {1: 6}
    assert points_by(state.lines(), "pique") == {}


def test_elders_29_and_her_first_lead_are_30_only_when_the_dealer_has_counted_nothing() -> None:
    # 5 and 15, two tierces major 26, three kings 29.
    hands = suited("S:AKQJT H:AKQ D:AKQ C:7"), suited("H:JT98 D:JT98 C:JT98")
    state, _ = exchanged(rules_of("session", smallest_point=4), *hands)
    do(state, "point 5S", "good", "sequences 5AS 3AH 3AD", "good", "sets 3A-C", "good")
    assert state.counts[0] == 29
    events = do(state, "AS")
    assert counts(events) == [(0, 30), (0, 60)]
    state, _ = exchanged(rules_of("session", smallest_point=4), *hands)
    # The dealer counts four jacks less one: elder sinks the sets.
    do(state, "point 5S", "good", "sequences 5AS 3AH 3AD", "good", "sets -", "AS")
    assert state.phase is Phase.COUNT
    do(state, "count 3J-S")
    play_out(state)
    assert points_by(state.lines(), "pique") == {}


def test_the_points_of_the_last_trick_count_toward_the_sechziger_and_the_cards_do_not() -> None:
    # Point 4 sunk, quint sunk: 17 and twelve leads are 29, the last trick makes 30.
    hands = suited("S:AKQJ H:AKQJ D:AK C:AK"), suited("S:T98 H:T98 D:QJT C:QJT")
    state, _ = exchanged(rules_of("session", last_trick=2), *hands)
    do(state, "point -", "sequences 3AS", "good", "sets 4A", "good")
    assert state.counts[0] == 17
    while state.actor() >= 0:
        strongest = [action for action in state.legal().representatives() if action.card is not None]
        if state.phase is Phase.COUNT:
            do(state, "count -")
        elif state.turn == 0:
            aces_first = sorted(strongest, key=lambda action: "AKQJT987".index(str(action)[0]))
            state.apply(aces_first[0])
        else:
            state.apply(strongest[0])
    assert state.tricks == [12, 0]
    assert points_by(state.lines(), "pique") == {0: 30}


# Lese


def test_six_tricks_each_are_divided() -> None:
    state = playing("S:AKQ H:AKQ D:789 C:789", "S:JT9 H:JT9 D:AKQ C:AKQ")
    for led, other in zip(("AS", "KS", "QS", "AH", "KH", "QH"), ("JS", "TS", "9S", "JH", "TH", "9H"), strict=True):
        do(state, led)
        if state.phase is Phase.COUNT:
            do(state, "count -")
        do(state, other)
    do(state, "7D", "AD", "KD", "8D", "QD", "9D", "AC", "7C", "KC", "8C", "QC", "9C")
    assert state.phase is Phase.OVER
    assert state.tricks == [6, 6]
    assert points_by(state.lines(), "cards") == {}
    assert points_by(state.lines(), "divided") == {0: 0}


# Questions


def asking() -> PiquetState:
    state, _ = exchanged(SESSION, suited("C:AKQ S:KQJT87 H:KQJ"), suited("C:JT9 S:A H:T98 D:AKQJ9"))
    do(state, "declare", "declare", "TS")
    return state


def test_who_counted_a_point_says_how_many_cards_of_it_he_still_holds() -> None:
    state = asking()
    assert state.turn == 1
    events = do(state, "ask")
    assert said(events) == [(1, "asks", {}), (0, "still_holds", {"cards": 5})]
    assert state.answers == [CountAnswer(1, 1, 0, 5)]
    # The same is not asked twice in a trick, and asking is no turn.
    assert state.turn == 1
    assert refused(state, "ask").code == "nothing_to_ask"
    assert ASK not in list(state.legal())
    do(state, "AS")
    assert ASK in list(state.legal())
    assert ASK not in state.legal().representatives()


def test_nobody_asks_about_a_point_that_was_beaten() -> None:
    state = asking()
    do(state, "AS", "AD")
    assert refused(state, "ask").code == "nothing_to_ask"


def test_where_the_point_stands_both_may_ask() -> None:
    state, _ = exchanged(SESSION, suited("S:AKQJ7 H:A97 D:T9 C:T9"), suited("H:KQJT8 S:T98 D:KQ C:AK"))
    do(state, "declare", "declare", "7S")
    assert said(do(state, "ask"))[1:] == [(0, "still_holds", {"cards": 4})]
    do(state, "8S")
    assert state.turn == 1
    assert said(do(state, "ask"))[1:] == [(0, "still_holds", {"cards": 4})]


# Claims


def test_a_claim_that_is_accepted_gives_the_rest_with_all_that_it_counts() -> None:
    state = playing(TOP, LOW)
    do(state, "AS", "count -", "TS")
    events = do(state, "claim")
    (open_hand,) = [event for event in events if isinstance(event, CardsMoved)]
    assert (open_hand.source, open_hand.target) == (hand(0), hand(0))
    assert (open_hand.known_to, open_hand.face_up, len(open_hand.cards)) == ((EVERYBODY,), True, 11)
    assert [placed.card for placed in state.zones(1)[hand(0)]] == list(open_hand.cards)
    assert (state.phase, state.turn) == (Phase.CLAIMED, 1)
    do(state, "accept")
    assert state.phase is Phase.OVER
    assert totals(state.lines(), 2) == (53, 0)


def test_a_claim_survives_one_more_card_if_the_opponent_asks_for_it() -> None:
    state = playing(TOP, LOW)
    do(state, "AS", "count -", "TS", "claim", "one more")
    assert (state.phase, state.turn) == (Phase.PLAY, 0)
    assert not {CLAIM, GIVE_UP} & set(state.legal())
    do(state, "AH", "7H")
    assert state.phase is Phase.OVER
    assert totals(state.lines(), 2) == (53, 0)


def test_one_more_card_is_all_that_a_claim_must_survive() -> None:
    # At last the jack and the nine stand against the ten and the seven, which takes a trick if all is played.
    hands = "S:AKQJ C:AKQJ D:AK H:J9", "S:T987 C:T987 D:T9 H:T7"
    winners = "AS", "KS", "QS", "JS", "AC", "KC", "QC", "JC", "AD", "KD"
    replies = "TS", "9S", "8S", "7S", "TC", "9C", "8C", "7C", "TD", "9D"
    played = ["AS", "count -", *[card for two in zip(winners, replies, strict=True) for card in two][1:]]
    claimed, played_out = playing(*hands), playing(*hands)
    do(claimed, *played, "claim", "one more", "JH", "7H")
    do(played_out, *played, "JH", "7H", "9H", "TH")
    assert claimed.tricks == [12, 0]
    assert played_out.tricks == [11, 1]
    assert totals(claimed.lines(), 2) == (11 + 2 + 40, 0)
    assert totals(played_out.lines(), 2) == (12 + 10, 2)


def test_a_claim_that_is_beaten_leaves_the_cards_open_and_play_goes_on() -> None:
    state = playing("S:KQJT H:AKQ D:AKQ C:AK", "S:A98 H:JT9 D:JT9 C:QJT")
    do(state, "claim", "one more", "KS", "count -", "AS")
    assert (state.phase, state.turn) == (Phase.PLAY, 1)
    assert len(state.claimed[0]) == 12
    lying = state.zones(1)[hand(0)]
    assert len(lying) == 11
    assert all(placed.face_up and placed.card in state.claimed[0] for placed in lying)
    assert not any(placed.face_up for placed in state.zones(0)[hand(1)])
    do(state, "JH", "AH")
    # Elder has claimed once; the dealer has not.
    assert refused(state, "claim").code == "cannot_claim"


def test_a_failed_claim_of_the_other_does_not_prove_ones_own() -> None:
    state = playing("S:KQJT H:AKQ D:AKQ C:AK", "S:A98 H:JT9 D:JT9 C:QJT")
    do(state, "claim", "one more", "KS", "count -", "AS", "claim", "one more", "JH", "AH")
    assert (state.phase, state.turn) == (Phase.PLAY, 0)


def test_giving_up_counts_all_remaining_tricks_for_the_opponent() -> None:
    state = playing("S:KQJT H:AKQ D:AKQ C:AK", "S:A98 H:JT9 D:JT9 C:QJT")
    events = do(state, "give up")
    assert state.phase is Phase.OVER
    # Three tierces and two trios, in which elder has declared nothing, and all tricks.
    assert counts(events)[-1] == (1, 9 + 6 + 13)
    assert totals(state.lines(), 2) == (0, 15 + 12 + 1 + 10 + 30)


def test_who_gives_up_in_a_trick_leaves_it_to_the_leader() -> None:
    state = playing(TOP, LOW)
    do(state, "AS", "count -", "TS", "KS", "give up")
    assert state.tricks == [12, 0]
    assert totals(state.lines(), 2) == (53, 0)
    assert points_by(state.lines(), "play") == {0: 12}


def test_a_claim_before_the_first_lead_takes_no_declarations_from_the_dealer() -> None:
    # He has beaten elder's quart with a quint.
    state, _ = exchanged(SESSION, suited("S:AKQJ H:AK D:AK C:AK97"), suited("H:QJT98 D:QJT S:T98 C:Q"))
    do(state, "point -", "sequences 4AS", "sequences 5QH", "sets 4A 4K", "good", "no ninety")
    assert state.phase is Phase.PLAY
    events = do(state, "claim", "accept")
    # Elder's lead, then the dealer's point, quint and two tierces, then the rest of the tricks.
    assert counts(events)[:5] == [(0, 29), (1, 5), (1, 20), (1, 23), (1, 26)]
    assert points_by(state.lines(), "sequence") == {1: 21}
    assert points_by(state.lines(), "pique") == {}
    assert totals(state.lines(), 2) == (28 + 13 + 40, 26)


def test_a_claim_before_the_first_lead_can_make_the_sechziger() -> None:
    state, _ = exchanged(SESSION, suited("S:AKQJ H:AKQJ D:AK C:AK"), suited("S:T98 H:T98 D:QJT C:QJT"))
    # Elder sinks her point and one of the kings; the dealer, who let the sequence pass, has nothing to count.
    events = do(state, "point 4S", "good", "sequences 4AS 4AH", "good", "sets 4A", "good", "claim", "accept")
    assert state.jumps[0] is Jump.PIQUE
    assert (0, 60) in counts(events)


def test_elder_who_gives_up_before_leading_leaves_the_dealer_his_declarations() -> None:
    state, _ = exchanged(SESSION, suited("S:AKQJ H:AK D:AK C:AK97"), suited("H:QJT98 D:QJT S:T98 C:Q"))
    do(state, "point -", "sequences 4AS", "sequences 5QH", "sets -", "no ninety")
    events = do(state, "give up")
    # Five cards, a quint and two tierces, three queens and three tens, which she left to him as well.
    assert counts(events)[:7] == [(1, 5), (1, 20), (1, 23), (1, 26), (1, 29), (1, 32), (1, 33)]
    assert totals(state.lines(), 2) == (0, 32 + 13 + 40)


def test_a_single_card_is_not_claimed() -> None:
    state = playing(TOP, LOW)
    for suit in "SHD":
        for led, other in zip("AKQJ", "T987", strict=True):
            if led + suit == "JD":
                break
            do(state, led + suit)
            if state.phase is Phase.COUNT:
                do(state, "count -")
            do(state, other + suit)
    assert refused(state, "claim").code == "cannot_claim"
    do(state, "JD")
    assert GIVE_UP in list(state.legal())

"""Robber Piquet for four in two sides and Norman Piquet for three."""

from __future__ import annotations

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.piquet.players import players
from cardtable.ai.player import Situation
from cardtable.core.cards import PACK_32, Card
from cardtable.core.chance import rng, shuffled
from cardtable.core.errors import IllegalAction
from cardtable.core.events import CardsMoved, CardsShown, Event
from cardtable.core.match import Match
from cardtable.core.shapes import SomeCards
from cardtable.core.state import Deal
from cardtable.core.zones import hand, talon
from cardtable.games.piquet.combinations import Kind
from cardtable.games.piquet.knowledge import Knowledge
from cardtable.games.piquet.matches import accounts_of, begin, fold, rules_for
from cardtable.games.piquet.phases import STANDS, Jump, Phase, Word
from cardtable.games.piquet.ranking import mask_of
from cardtable.games.piquet.rules import PiquetRules, Table
from cardtable.games.piquet.state import PiquetState
from tests.games.piquet.tables import FAMILY, counts, do, play_out, points_by, rule_set_of, rules_of, said, suited

ROBBER = rules_of("robber")
NORMAN = rules_of("norman")


def seated(rules: PiquetRules, *hands: str, rest: str = "") -> tuple[PiquetState, list[Event]]:
    """A deal in which the players hold these cards: elder first, the dealer on seat 0 last."""
    cards = [list(suited(text)) for text in (*hands, rest)]
    order: list[Card] = []
    for place, number, _ in rules.throws:
        order += [cards[place].pop(0) for _ in range(number)]
    state = PiquetState(rules, begin(rules, 0))
    return state, state.apply(Deal(tuple(order)))


def refused(state: PiquetState, action: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as caught:
        do(state, action)
    return caught.value


def lead_low(state: PiquetState) -> None:
    """Everybody declares all he has; then all cards are played."""
    while state.phase not in (Phase.PLAY, Phase.OVER):
        do(state, "declare")
    play_out(state)


# Robber

ELDER = "S:AKQ H:T9 D:87 C:7"
SECOND = "H:AKJ8 D:JT C:T9"
PARTNER = "S:JT98 D:AK9 C:8"
DEALER = "S:7 H:Q7 D:Q C:AKQJ"


def test_eight_cards_each_in_four_rounds_of_two_dealt_to_the_right() -> None:
    state, events = seated(ROBBER, ELDER, SECOND, PARTNER, DEALER)
    moves = [event for event in events if isinstance(event, CardsMoved)]
    assert [move.target for move in moves] == [hand(3), hand(2), hand(1), hand(0)] * 4
    assert {len(move.cards) for move in moves} == {2}
    assert state.players == (3, 2, 1, 0)
    assert (state.phase, state.turn) == (Phase.POINT, 3)


def test_eight_cards_each_by_three_three_and_two() -> None:
    rules = rules_of("robber", packets="threes_and_two")
    state = PiquetState(rules, begin(rules, 0))
    moves = [one for one in state.apply(Deal(PACK_32)) if isinstance(one, CardsMoved)]
    assert [move.target for move in moves] == [hand(3), hand(2), hand(1), hand(0)] * 3
    assert [len(move.cards) for move in moves] == [3] * 8 + [2] * 4
    assert state.hands[3] == [*PACK_32[:3], *PACK_32[12:15], *PACK_32[24:26]]


def test_the_point_counts_from_30_pips() -> None:
    state, _ = seated(ROBBER, ELDER, SECOND, PARTNER, DEALER)
    # Ace, king and queen are 31.
    assert str(state.legal().representatives()[1]) == "point 3S"
    assert refused(state, "point 2H").code == "cannot_declare"
    weak, _ = seated(ROBBER, "S:987 H:987 D:87", "S:AKQJ H:AKQJ", "S:T H:T D:AKQJT9", "C:AKQJT987")
    assert [str(action) for action in weak.legal()] == ["point -", "declare"]


def test_by_agreement_robber_knows_no_point_of_three_cards() -> None:
    rules = rules_of("robber", smallest_point=4)
    state, _ = seated(rules, "S:AKQ H:T9 D:87 C:7", "H:AKQJ D:JT C:T9", "S:JT987 D:AK C:8", "H:87 D:Q9 C:AKQJ")
    assert refused(state, "point 3S").code == "cannot_declare"
    do(state, "point -", "point 4H")


def test_by_agreement_a_neunziger_at_robber_is_a_match_of_its_own() -> None:
    # Elder's quint and her point of five are twenty.
    rules = rules_of("robber", repique="own_partie")
    state, _ = seated(rules, "S:AKQJT H:98 D:8", "H:AKQJ D:JT C:T9", "S:987 D:AK7 C:87", "H:T7 D:Q9 C:AKQJ")
    while state.phase is not Phase.PLAY:
        do(state, "declare")
    elder = rules.side_of[state.elder]
    assert points_by(state.lines(), "repique_partie") == {elder: 0}
    assert state.counts[elder] == 0
    standing = fold(rules, state.standing, state.lines())
    assert accounts_of(standing) == ((1, -1) if elder == 0 else (-1, 1))


def test_the_point_is_announced_in_turn_and_counts_for_one_partner_only() -> None:
    state, _ = seated(ROBBER, ELDER, SECOND, PARTNER, DEALER)
    events = do(state, "point 3S", "point 4H", "good", "point 4C")
    assert [(seat, code) for seat, code, _ in said(events) if code in ("declares", "not_good", "equal")] == [
        (3, "declares"),
        (2, "not_good"),
        (0, "not_good"),
    ]
    assert state.right[0] == 0
    lead_low(state)
    assert points_by(state.lines(), "point") == {0: 4}


def test_a_partner_is_not_asked_how_high_and_need_not_answer_better() -> None:
    state, _ = seated(ROBBER, ELDER, SECOND, PARTNER, DEALER)
    do(state, "point 3S")
    assert "how_high" not in [code for _, code, _ in said(do(state, "good"))]


def test_a_partner_asks_how_high_as_long_as_a_better_one_can_help() -> None:
    # Elder has four spades of 34 pips, her partner four diamonds of 41; the last opponent speaks after him.
    hands = ("S:T987 H:KT9 D:7", "H:AQJ D:J98 C:87", "D:AKQT C:9 S:J H:87", "C:AKQJT S:AKQ")
    state, _ = seated(ROBBER, *hands)
    events = do(state, "point 4S", "good")
    assert said(events)[2:] == [
        (1, "how_high", {"kind": "point"}),
        (3, "so_high", {"kind": "point", "pips": 34}),
    ]
    events = do(state, "point 4D")
    assert said(events)[0] == (1, "not_good", {"kind": "point", "length": 4, "pips": 41})


def test_a_partner_who_speaks_last_neither_asks_nor_learns_how_high() -> None:
    hands = ("S:987 H:987 D:87", "H:AKQJ S:AK D:9 C:7", "D:AKQ C:T98 S:QJ", "C:AKQJ D:JT S:T H:T")
    state, _ = seated(ROBBER, *hands)
    events = do(state, "point -", "point 4H", "good")
    assert "how_high" not in [code for _, code, _ in said(events)]
    assert state.turn == 0
    assert [str(action) for action in state.legal()] == ["good", "declare"]


def test_a_partner_who_speaks_last_names_a_longer_point_because_it_counts_more() -> None:
    # Seat 2 has five hearts, its partner on seat 0 six clubs.
    hands = ("S:987 H:987 D:87", "H:AKQJT S:AK D:9", "D:AKQ S:QJT C:87", "C:AKQJT9 D:JT")
    state, _ = seated(ROBBER, *hands)
    do(state, "point -", "point 5H", "good")
    assert [str(action) for action in state.legal().representatives()] == ["declare", "point 6C", "good"]
    do(state, "declare")
    lead_low(state)
    assert points_by(state.lines(), "point") == {0: 6}


def test_a_partner_who_speaks_last_beats_what_stands() -> None:
    # Four spades and four hearts of 38 pips would stand; the last one's four diamonds have 40.
    hands = ("S:AK98 H:Q D:J C:AK", "H:AK98 S:Q D:T C:QJ", "S:JT H:JT D:87 C:T9", "D:AKQ9 S:7 H:7 C:87")
    state, _ = seated(ROBBER, *hands)
    do(state, "point 4S", "point 4H", "good")
    assert [str(action) for action in state.legal().representatives()] == ["declare", "point 4D", "good"]
    do(state, "declare")
    lead_low(state)
    assert points_by(state.lines(), "point") == {0: 4}


def test_an_unbeaten_best_sequence_lets_both_partners_count_all_their_lesser_ones() -> None:
    # Elder's partner has the best sequence, a quint; elder counts her tierce, which the opponents' quart beats.
    state, _ = seated(ROBBER, "S:AKQ H:T9 D:87 C:7", "H:AKQJ D:JT C:T9", "S:JT987 D:AK C:8", "H:87 D:Q9 C:AKQJ")
    do(state, "point 3S", "point 4H", "point 5S", "good", "sequences 3AS", "sequences 4AH", "sequences 5JS")
    assert state.turn == 0
    do(state, "good")
    assert state.right[1] == 1
    assert [item.points for item in state.counted[1][state.elder]] == [3]
    lead_low(state)
    assert points_by(state.lines(), "sequence") == {1: 18}


def test_equal_best_sequences_of_opponents_stand_and_of_partners_do_not() -> None:
    state, _ = seated(ROBBER, "S:AKQ H:987 D:87", "D:AKQ C:987 S:87", "H:AKQ S:JT9 D:J9", "C:AKQJT H:JT D:T")
    do(state, "point -", "point -", "point -", "point -", "sequences 3AS", "sequences 3AD", "good", "good")
    assert state.right[1] == STANDS
    state, _ = seated(ROBBER, "S:AKQ H:987 D:87", "D:JT9 C:987 S:87", "H:AKQ S:JT9 D:AK", "C:AKQJT H:JT D:Q")
    do(state, "point -", "point -", "point -", "point -", "sequences 3AS", "good", "sequences 3AH", "good")
    assert state.right[1] == 1


def test_partners_count_together() -> None:
    state, _ = seated(ROBBER, ELDER, SECOND, PARTNER, DEALER)
    lead_low(state)
    assert {line.side for line in state.lines()} <= {0, 1}
    assert sum(state.tricks) == 8


def test_a_trick_of_the_leaders_partner_brings_nothing_beyond_the_lead() -> None:
    state, _ = seated(ROBBER, "S:987 H:987 D:87", "S:T H:T D:AKQJT9", "S:AKQJ H:AKQJ", "C:AKQJT987")
    do(state, *["point -"] * 4, *["sequences -"] * 4, *["sets -"] * 4)
    assert state.phase is Phase.PLAY
    # The lead of seat 3 counts 1; that seat 1 takes the trick brings its side nothing more.
    assert counts(do(state, "7S", "TS", "AS", "7C")) == [(1, 1)]
    assert (state.tricks, state.turn) == ([0, 1], 1)


def test_the_point_is_never_shown_and_nobody_may_ask_about_it() -> None:
    state, events = seated(ROBBER, ELDER, SECOND, PARTNER, DEALER)
    events += do(state, "point 3S", "good", "good", "good")
    assert [item.points for item in state.counted[0][3]] == [3]
    assert not [event for event in events if isinstance(event, CardsShown)]
    assert state.observe(0).counted[0][3][0].suit == -1
    assert state.observe(3).counted[0][3][0].suit == 0
    while state.phase is not Phase.PLAY:
        do(state, "declare")
    assert points_by(state.lines(), "point") == {1: 3}
    assert "suit" not in dict(next(line for line in state.lines() if line.code == "point").params)
    assert refused(state, "ask").code == "nothing_to_ask"


def test_20_from_the_hand_are_90() -> None:
    # Elder: point 5 and quint 15 are 20.
    state, _ = seated(ROBBER, "S:AKQJT H:98 D:7", "H:AKQ D:98 C:T98", "S:987 H:J7 D:AKQ", "C:AKQJ7 H:T D:JT")
    events = do(state, "declare", "declare", "declare", "declare")
    assert counts(events)[:3] == [(1, 5), (1, 20), (1, 90)]


def test_partners_reach_20_together_and_announce_it_before_the_lead() -> None:
    # Point 4 and quart major 4 with elder, a tierce and four tens with her partner.
    state, _ = seated(ROBBER, "S:AKQJ H:98 D:98", "H:AKJ D:AQ C:KJ S:9", "S:T H:T7 D:T7 C:T98", "H:Q D:KJ C:AQ7 S:87")
    events = do(state, *["declare"] * 4)
    assert (3, "ninety", {}) in said(events)
    assert counts(events) == [(1, 4), (1, 8), (1, 11), (1, 25), (1, 95)]
    assert (state.phase, state.turn) == (Phase.PLAY, 3)


def test_20_in_play_before_the_others_have_counted_are_60() -> None:
    # Point 5, a quart and a tierce are 12, eight leads make 20.
    state, _ = seated(ROBBER, "S:AKQJ9 H:AKQ", "S:T87 H:JT987", "D:AKQ98 C:987", "D:JT7 C:AKQJT")
    do(state, "point 5S", "good", "good", "good", "sequences 4AS 3AH", "good", "good", "good", *["sets -"] * 4)
    assert state.counts[1] == 12
    for card in ("AS", "KS", "QS", "JS", "9S", "AH", "KH", "QH"):
        do(state, card)
        while state.turn != 3 and state.phase is not Phase.OVER:
            state.apply(state.legal().representatives()[0])
    assert state.jumps[1] is Jump.PIQUE
    assert points_by(state.lines(), "pique") == {1: 40}
    assert points_by(state.lines(), "capot") == {1: 30}


# Norman

FIRST = "S:AKQJ H:AKQ D:987"
MIDDLE = "S:T98 H:JT9 D:AK C:98"
LAST = "S:7 H:87 D:QJT C:AKQJ"
REST = "C:T7"


def test_ten_cards_each_in_rounds_of_2_3_2_3_and_two_are_left() -> None:
    state, events = seated(NORMAN, FIRST, MIDDLE, LAST, rest=REST)
    moves = [event for event in events if isinstance(event, CardsMoved)]
    assert [len(move.cards) for move in moves] == [2] * 3 + [3] * 3 + [2] * 3 + [3] * 3 + [2]
    assert [move.target for move in moves[:3]] == [hand(2), hand(1), hand(0)]
    assert moves[-1].target == talon(0)
    assert (state.phase, state.turn) == (Phase.EXCHANGE, 0)


def test_the_dealer_exchanges_two_cards_or_leaves_the_rest_unseen() -> None:
    state, _ = seated(NORMAN, FIRST, MIDDLE, LAST, rest=REST)
    assert state.legal().shape() == SomeCards(hand(0), 0, 2)
    assert refused(state, "change 7S").code == "both_or_none"
    do(state, "change 7S 7H")
    assert state.hands[0][-2:] == list(suited("C:T7"))
    assert (state.phase, state.turn) == (Phase.POINT, 2)
    state, events = seated(NORMAN, FIRST, MIDDLE, LAST, rest=REST)
    events = do(state, "change -")
    assert len(state.talon[0]) == 2
    assert not [event for event in events if isinstance(event, CardsShown | CardsMoved)]


def test_everybody_declares_for_himself() -> None:
    state, _ = seated(NORMAN, FIRST, MIDDLE, LAST, rest=REST)
    do(state, "change -", "point 4S", "good", "good")
    assert state.right[0] == 2
    do(state, "sequences 4AS 3AH", "good", "sequences 4AC")
    assert state.right[1] == STANDS


def test_20_by_declarations_are_90_while_nobody_else_has_counted() -> None:
    state, _ = seated(NORMAN, "S:AKQJT H:AKQ D:98", "S:987 H:JT9 D:AKQ C:9", "H:87 D:JT7 C:AKQJT", rest="C:87")
    do(state, "change -")
    events = do(state, "declare", "declare", "declare")
    # The quint majors stand and the points are equal.
    assert state.right[:2] == [STANDS, STANDS]
    assert state.jumps == [Jump.NONE] * 3
    state, _ = seated(NORMAN, "S:AKQJT H:AKQ D:98", "S:987 H:JT9 D:AKQ C:9", "H:87 D:JT7 C:AKQJ8", rest="C:T7")
    do(state, "change -")
    events = do(state, "declare", "declare", "declare")
    assert counts(events)[:3] == [(2, 5), (2, 20), (2, 90)]


def test_a_later_players_neunziger_is_announced_before_the_lead() -> None:
    state, _ = seated(NORMAN, "S:987 H:JT9 D:AK C:98", "S:AKQJT H:AK D:QJ7", "H:Q87 D:T98 C:AKQJ", rest="C:T7")
    do(state, "change -")
    events = do(state, "declare", "declare", "declare")
    assert (1, "ninety", {}) in said(events)
    assert (1, 90) in counts(events)
    assert (state.phase, state.turn) == (Phase.PLAY, 2)


def test_a_norman_match_ends_with_a_match_of_two() -> None:
    match = Match(FAMILY, rule_set_of("norman"), [suited("S:7 H:A D:K")])
    tables = []
    while not match.over:
        match.begin_deal(shuffled(PACK_32, rng(5, len(match.deals))))
        assert isinstance(match.state, PiquetState)
        tables.append(rules_for(NORMAN, match.standing).table)
        assert match.state.rules.table is tables[-1]
        while match.state is not None:
            match.apply(match.state.legal().representatives()[0])
    assert tables[0] is Table.NORMAN
    assert tables[-1] is Table.TWO
    assert sorted(match.standing.factors) == [0, 0, 1]


# Claiming and giving up the rest


def to_play_on(rules: PiquetRules, *hands: str, rest: str = "") -> PiquetState:
    """Nobody declares anything; elder is to lead."""
    state, _ = seated(rules, *hands, rest=rest)
    if state.phase is Phase.EXCHANGE:
        do(state, "change -")
    while state.phase is not Phase.PLAY:
        do(state, {Phase.POINT: "point -", Phase.SEQUENCES: "sequences -", Phase.SETS: "sets -"}[state.phase])
    return state


CLAIMANT = "S:AKQJT987"
OTHERS = ("H:AKQJ D:AKQJ", "H:T987 D:T987", "C:AKQJT987")


def test_each_opponent_answers_a_claim() -> None:
    state = to_play_on(ROBBER, CLAIMANT, *OTHERS)
    elder = state.turn
    do(state, "claim")
    asked = [state.turn]
    do(state, "accept")
    asked.append(state.turn)
    assert state.phase is Phase.CLAIMED
    do(state, "accept")
    assert [state.rules.side_of[seat] for seat in asked] == [1 - state.rules.side_of[elder]] * 2
    assert state.tricks[state.rules.side_of[elder]] == 8
    # Eight leads, of which the last counts two.
    assert sum(points_by(state.lines(), code)[state.rules.side_of[elder]] for code in ("play", "last_trick")) == 9


def test_a_claim_that_one_opponent_doubts_is_tried() -> None:
    state = to_play_on(ROBBER, CLAIMANT, *OTHERS)
    elder = state.turn
    do(state, "claim", "accept", "one more")
    assert (state.phase, state.turn) == (Phase.PLAY, elder)
    do(state, "7S")
    while state.phase is Phase.PLAY:
        do(state, str(state.legal().representatives()[0]))
    assert state.tricks[state.rules.side_of[elder]] == 8


def test_who_gives_up_at_robber_gives_the_rest_to_the_other_side() -> None:
    state = to_play_on(ROBBER, CLAIMANT, *OTHERS)
    elder = state.turn
    do(state, "give up")
    assert state.tricks[state.rules.side_of[elder]] == 0
    assert sum(state.tricks) == 8


def test_norman_who_calls_a_point_good_may_beat_what_was_said_before_it() -> None:
    # The third has a point of 36, more than the first's 34, and calls the second's five cards good.
    third = "C:KJ97 S:AQJ D:QT7"
    state, _ = seated(NORMAN, "S:T987 H:AQ8 D:K9 C:8", "D:AJ8 H:KJT97 C:AQ", third, rest="S:K C:T")
    do(state, "change -", "declare", "declare", "declare")
    observation = state.observe(state.players[0])
    assert observation.said[Kind.POINT][state.players[2]].word is Word.GOOD
    known = Knowledge(NORMAN, observation, state.players[2])
    held = mask_of(state.hands[state.players[2]])
    assert known.fits(held, honest=True)
    # A longer one he would have named.
    assert not known.fits(held & ~mask_of(suited("S:A")) | mask_of(suited("C:T")), honest=True)


def test_nobody_gives_up_the_rest_at_norman() -> None:
    state = to_play_on(NORMAN, "S:AKQJT987 H:AK", "H:QJT987 D:AKQJ", "C:AKQJT987 D:T9", rest="D:87")
    elder = state.turn
    assert refused(state, "give up").code == "cannot_give_up"
    do(state, "claim", "accept", "accept")
    assert state.tricks[elder] == 10


@pytest.mark.parametrize(("claimed", "answer"), [(CLAIMANT, "accept"), ("S:AKQJT98 H:Q", "one more")])
def test_a_computer_player_accepts_a_claim_that_nobody_can_beat(claimed: str, answer: str) -> None:
    others = OTHERS if claimed == CLAIMANT else ("H:AKJT D:AKQJ", "H:987 D:T987 S:7", "C:AKQJT987")
    state = to_play_on(ROBBER, claimed, *others)
    do(state, "claim")
    situation = Situation(FAMILY, ROBBER.rule_set, state.standing, state.observe(state.turn))
    for player in players().values():
        assert str(player.consider(situation, rng(1), Budget(samples=1))[0].action) == answer

"""The worked examples of the Piquet sources, each under a name that says which, and exact facts from the literature."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from operator import add

import pytest

from cardtable.core.cards import PACK_32
from cardtable.core.scores import ScoreLine, totals
from cardtable.core.state import Deal, Standing
from cardtable.games.piquet.combinations import point_options, sequences
from cardtable.games.piquet.dealing import Packets, TalonPlace, Throw, two_handed
from cardtable.games.piquet.exchanging import allowed_numbers
from cardtable.games.piquet.matches import accounts_of, begin, fold
from cardtable.games.piquet.phases import OPEN, Phase
from cardtable.games.piquet.ranking import RANKS, is_blank, mask_of
from cardtable.games.piquet.rules import PiquetRules, Rounding
from cardtable.games.piquet.scoring import CARDS_POINTS, doubled_lines
from cardtable.games.piquet.settlement import four_deals_gain, rounded
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
    standing_of,
    suited,
)

ELDER = suited("C:AKQ S:KQJT87 H:KQJ")
DEALER = suited("C:JT9 S:A H:T98 D:AKQJ9")
"""The hands of "Beispiel für das Ansagen und Zählen"; a, b, c, d are clubs, spades, hearts, diamonds."""


def test_point_example_five_cards_are_good_against_four_and_beaten_by_six() -> None:
    # "5 Karten in Treff, 3 in Pik und 4 in Coeur"
    elder = suited("C:AKQJ7 S:KQ7 H:KQJ7")
    four = suited("S:AJT9 H:AT9 D:A98 C:T9")
    six = suited("D:AKQJ98 S:AJT H:AT C:T")
    rules = rules_of("points")
    state, _ = exchanged(rules, elder, four)
    events = do(state, "point 5C", "good")
    assert said(events) == [(0, "declares", {"kind": "point", "length": 5}), (1, "good", {"kind": "point"})]
    assert [item.points for item in state.counted[0][0]] == [5]
    state, _ = exchanged(rules, elder, six)
    events = do(state, "point 5C", "point 6D")
    assert said(events)[1:] == [(1, "not_good", {"kind": "point", "length": 6})]
    assert counts(events) == []
    play_out(state)
    assert points_by(state.lines(), "point") == {1: 6}


def test_point_example_three_cards_in_every_suit_are_no_point_for_anybody() -> None:
    state, _ = exchanged(rules_of("points"), suited("S:AK7 H:AK7 D:AK7 C:AK7"), suited("S:QJ8 H:QJ8 D:QJ8 C:QJ8"))
    assert [str(action) for action in state.legal()] == ["point -", "declare"]
    do(state, "declare", "declare")
    play_out(state)
    assert points_by(state.lines(), "point") == {}


def test_point_example_of_seven_cards_the_better_one_lacks_the_smaller_card() -> None:
    whole_suit = "AKQJT987"
    found = {}
    for missing in whole_suit:
        (best, *_) = point_options(mask_of(suited("S:" + whole_suit.replace(missing, ""))), 4)
        assert best.length == 7
        found[missing] = best.rank
    # "wo dann das kleinere Blatt fehlt, dort ist der bessere Rummel"; court cards and the ten are ten alike.
    assert [found[missing] for missing in "A987"] == sorted(found[missing] for missing in "A987")
    assert len({found[missing] for missing in "KQJT"}) == 1
    assert found["A"] < found["K"] < found["9"] < found["8"] < found["7"]


def test_sequence_example_names_and_order() -> None:
    named = {"KQJ": (3, 13), "QJT9": (4, 12), "JT987": (5, 11), "AKQJ": (4, 1)}
    for run, (length, rank) in named.items():
        (found,) = sequences(mask_of(suited("H:" + run)))
        assert (found.length, RANKS[found.rank]) == (length, rank)


def test_sequence_example_the_quint_counts_with_two_tierces_against_two_quart_majors() -> None:
    elder = suited("C:A S:AKQJ H:AKQJ D:KQJ")
    dealer = suited("C:KQJT9 S:T98 H:987 D:A")
    state, _ = exchanged(rules_of("session"), elder, dealer)
    events = do(state, "point -", "sequences 4AS 4AH 3KD", "sequences 5KC")
    assert said(events)[-1] == (1, "not_good", {"kind": "sequence", "length": 5})
    events = do(state, "sets -", "no ninety", "KD")
    assert state.right == [OPEN, 1, OPEN]
    events = do(state, "count 5C 5KC 3TS 39H")
    assert points_by(state.lines(), "sequence") == {1: 15 + 3 + 3}


def test_buying_example_of_elder_who_leaves_two_the_dealer_must_take_three_from_the_top() -> None:
    state = deal(
        rules_of("points"),
        suited("S:AKQJT9 H:AKQJT9"),
        suited("D:AKQJT9 C:AKQJT9"),
        suited("S:87 H:87 D:8 D:7 C:87"),
    )
    do(state, "change 9S TS 9H")
    assert allowed_numbers(state) == (3, 4, 5)
    do(state, "change 9D TD 9C")
    # The two that elder left, and the first of the lower three.
    assert state.hands[1][-3:] == list(suited("H:7 D:8 D:7"))


def test_command_example_middle_by_threes_deals_two_throws_the_talon_and_the_rest() -> None:
    rules = rules_of("points")
    state = PiquetState(rules, standing_of(rules))
    state.apply(Deal(PACK_32))
    do(state, "cut threes middle")
    assert state.hands[0] == [*PACK_32[0:3], *PACK_32[6:9], *PACK_32[20:23], *PACK_32[26:29]]
    assert state.hands[1] == [*PACK_32[3:6], *PACK_32[9:12], *PACK_32[23:26], *PACK_32[29:32]]
    assert state.talon == [list(PACK_32[12:17]), list(PACK_32[17:20])]


def test_announcing_example_conversation_and_running_count() -> None:
    state, _ = exchanged(rules_of("points"), ELDER, DEALER)
    events = do(state, "point 6S", "good")
    assert said(events) == [(0, "declares", {"kind": "point", "length": 6}), (1, "good", {"kind": "point"})]
    events = do(state, "sequences 4KS 3AC 3KH", "sequences 4AD")
    assert said(events) == [
        (0, "declares", {"kind": "sequence", "length": 4}),
        (1, "how_high", {"kind": "sequence"}),
        (0, "so_high", {"kind": "sequence", "rank": 13}),
        (1, "not_good", {"kind": "sequence", "length": 4, "rank": 1}),
    ]
    assert counts(events) == []
    events = do(state, "sets 3K-D 3Q-D", "good")
    # "Vorhand zählt nun"
    assert counts(events) == [(0, 6), (0, 9), (0, 12)]
    # "Jetzt spielt Vorhand das erste Blatt aus und zählt 13!"
    assert state.phase is Phase.PLAY
    assert counts(do(state, "TS")) == [(0, 13)]
    # "Eine Quart = 4! und 2 Terzen macht 10!"
    assert state.phase_name() == "count"
    assert counts(do(state, "count 4AD 3JC 3TH")) == [(1, 4), (1, 7), (1, 10)]
    # The dealer takes the first trick with 11 and leads to the second with 12.
    assert counts(do(state, "AS", "TH")) == [(1, 11), (1, 12)]
    # Elder takes it with 14 and leads to the third with 15.
    assert counts(do(state, "JH", "KS")) == [(0, 14), (0, 15)]


def test_announcing_example_by_itself_with_one_action_each() -> None:
    state, _ = exchanged(rules_of("points"), ELDER, DEALER)
    assert counts(do(state, "declare", "declare")) == [(0, 6), (0, 9), (0, 12)]
    assert counts(do(state, "TS", "AS")) == [(0, 13), (1, 4), (1, 7), (1, 10), (1, 11)]


def test_announcing_example_uses_all_cards_but_is_no_carte_rouge_because_the_quart_was_beaten() -> None:
    state, _ = exchanged(rules_of("session", carte_rouge=True), ELDER, DEALER)
    play_out(state)
    assert points_by(state.lines(), "carte_rouge") == {}


def test_announcing_example_is_a_carte_rouge_if_nothing_is_beaten() -> None:
    # The ace of diamonds and the ace of spades have changed places with harmless cards.
    dealer = suited("C:JT9 S:9 H:T98 D:KQJ98")
    state, _ = exchanged(rules_of("session", carte_rouge=True), ELDER, dealer)
    play_out(state)
    assert points_by(state.lines(), "carte_rouge") == {0: 20}
    assert state.lines()[-1].code == "carte_rouge"


def test_neunziger_example_93() -> None:
    dealer = suited("C:KQJT97 S:AKQ H:AKQ")
    elder = suited("D:AKQJ9 C:A S:JT8 H:JT8")
    state, _ = exchanged(rules_of("points", repique="count", target=300), elder, dealer)
    do(state, "point 5D", "point 6C", "sequences 4AD", "sequences 5KC", "sets 3J-C", "sets 3K-D")
    assert state.phase is Phase.ANNOUNCE
    events = do(state, "ninety")
    assert counts(events) == [(1, 6), (1, 21), (1, 24), (1, 27), (1, 30), (1, 90), (1, 93)]
    assert points_by(state.lines(), "repique") == {1: 60}
    # "doch darf der Geber nicht vorher die Vorhand zum ersten Stich ausspielen lassen": he has counted before.
    assert state.phase_name() == "play"
    assert state.turn == 0


def test_dealing_example_middle_by_threes() -> None:
    throws = two_handed(Packets.THREES, TalonPlace.MIDDLE)
    hands = [Throw(0, 3), Throw(1, 3)]
    assert throws == (*hands * 2, Throw(-1, 5, 0), Throw(-1, 3, 1), *hands * 2)


def test_calculation_example_94_against_96_who_counts_to_101() -> None:
    # Elder takes seven tricks from 87 to 94 and has the cards for certain; the dealer takes the last five.
    elder = suited("S:AKQJ H:AK7 D:A C:T987")
    dealer = suited("C:AKQJ H:98 D:987 S:987")
    state, _ = exchanged(rules_of("points", target=101), elder, dealer, points=(87, 96))
    do(state, "point -", "sequences -", "sets -", "no ninety")
    do(state, "AS", "count -", "7S", "KS", "8S", "QS", "9S", "JS", "7D", "AH", "8H", "KH", "9H", "AD", "8D")
    assert state.counts[0] == 7
    events = do(state, "7C", "AC", "KC", "8C", "QC", "9C", "JC", "TC")
    assert state.phase is Phase.PLAY
    events += do(state, "9D")
    assert [96 + count for side, count in counts(events) if side == 1] == [97, 98, 99, 100, 101]
    assert state.phase_name() == "over"
    assert points_by(state.lines(), "cards") == {}
    after = fold(state.rules, state.standing, state.lines())
    assert after.winners == (1,)
    assert after.points[1] == 101


def _four_deals(rules: PiquetRules, first: tuple[int, ...], second: tuple[int, ...]) -> Standing:
    standing = begin(rules, 1)
    for own, other in zip(first, second, strict=True):
        lines = [ScoreLine("play", 0, own), ScoreLine("play", 1, other)]
        standing = fold(rules, standing, [*lines, *doubled_lines(rules, standing, lines)])
    return standing


def test_calculation_example_121_to_106() -> None:
    rules = rules_of("four_deals", rounding="none")
    standing = _four_deals(rules, (24, 16, 13, 22), (8, 40, 36, 7))
    assert standing.points == (121, 106)
    assert standing.winners == (0,)
    assert accounts_of(standing) == (15, -15)


def test_calculation_example_450() -> None:
    rules = rules_of("four_deals", rounding="none")
    standing = _four_deals(rules, (24, 16, 13, 22), (8, 30, 36, 7))
    assert standing.points == (121, 96)
    assert four_deals_gain(121, 96) == 450
    assert accounts_of(standing) == (450, -450)
    assert standing.factors == (0, 450)


@pytest.mark.parametrize(("points", "settled"), [(63, 60), (65, 70)])
def test_rounding_example_tens(points: int, settled: int) -> None:
    assert rounded(points, Rounding.TENS) == settled
    assert rounded(-points, Rounding.TENS) == -settled


@pytest.mark.parametrize(("points", "settled"), [(249, 200), (250, 300)])
def test_rounding_example_hundreds(points: int, settled: int) -> None:
    assert rounded(points, Rounding.HUNDREDS) == settled


def test_literature_carte_blanche_is_dealt_once_in_1792_times_to_either_hand() -> None:
    blank = [card for card in PACK_32 if is_blank([card], tens_are_courts=False)]
    odds = Fraction(comb(len(blank), 12), comb(len(PACK_32), 12))
    assert odds == Fraction(323, 578_956)
    assert round(1 / odds) == 1792


def won_to_the_end(state: PiquetState, leads: str, answers: str) -> None:
    """Elder leads these cards one after the other, the dealer, who must follow suit, plays those."""
    for lead, answer in zip(leads.split(), answers.split(), strict=True):
        do(state, lead)
        if state.phase is Phase.COUNT:
            do(state, "count -")
        do(state, answer)


def test_literature_170_is_made_in_one_deal_of_rubicon_piquet() -> None:
    elder = suited("S:AKQ H:AKQ D:AKQ C:AKQ")
    dealer = suited("S:J98 H:J98 D:T97 C:T97")
    state, _ = exchanged(rules_of("rubicon"), elder, dealer)
    events = do(state, "declare", "declare")
    # A point of three, four tierces major and three quatorzes: 57, which are 117.
    assert counts(events)[-1] == (0, 117)
    while state.actor() >= 0:
        state.apply(state.legal().representatives()[0])
    assert totals(state.lines(), 2) == (170, 0)
    assert points_by(state.lines(), "repique") == {0: 60}
    assert points_by(state.lines(), "play") == {0: 12}
    assert points_by(state.lines(), "last_trick") == {0: 1}
    assert points_by(state.lines(), "cards") == {0: 10}
    assert points_by(state.lines(), "capot") == {0: 30}


_SEQUENCE_VALUES = {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18}
_SET_VALUES = (0, 0, 0, 3, 14)


def most_declared(most_courts: int) -> int:
    """The most that the point, the sequences and the sets of any twelve cards are worth together, with so many kings,
    queens and jacks at most.
    """
    parts: dict[tuple[int, int, tuple[int, ...]], int] = {}
    for mask in range(256):
        ranks = [mask >> rank & 1 for rank in range(8)]
        # From the seven up; runs of ones are sequences, the five highest ranks make sets.
        runs = [len(run) for run in "".join(map(str, ranks)).split("0")]
        key = (sum(ranks), sum(ranks[4:7]), tuple(ranks[3:]))
        parts[key] = max(parts.get(key, 0), sum(_SEQUENCE_VALUES.get(run, 0) for run in runs))
    hands: dict[tuple[int, int, int, tuple[int, ...]], int] = {(0, 0, 0, (0,) * 5): 0}
    for _ in range(4):
        longer: dict[tuple[int, int, int, tuple[int, ...]], int] = {}
        for (cards, courts, longest, held), points in hands.items():
            for (number, more, honours), value in parts.items():
                if cards + number <= 12 and courts + more <= most_courts:
                    hand = (cards + number, courts + more, max(longest, number), tuple(map(add, held, honours)))
                    longer[hand] = max(longer.get(hand, 0), points + value)
        hands = longer
    return max(
        points + longest + sum(_SET_VALUES[number] for number in held)
        for (cards, _, longest, held), points in hands.items()
        if cards == 12
    )


def most_played(rules: PiquetRules) -> int:
    """Every lead and trick, the last as agreed, the cards and the capot."""
    return rules.hand - 1 + rules.last_trick + CARDS_POINTS + rules.capot


@pytest.mark.slow
def test_literature_170_is_the_greatest_score_of_a_deal_of_rubicon_piquet() -> None:
    rules = rules_of("rubicon")
    assert most_declared(12) == 57
    assert most_declared(12) + rules.repique_jump + most_played(rules) == 170


@pytest.mark.slow
def test_with_carte_blanche_174_can_be_made_and_not_more() -> None:
    # Who was dealt no court card can buy five as elder, and seven as dealer if elder takes a single card.
    rules = rules_of("rubicon")
    for bought in (5, 7):
        assert 10 + most_declared(bought) + rules.repique_jump + most_played(rules) == 174
    state = deal(
        rules,
        suited("S:AT987 H:AT9 D:AT C:AT"),
        suited("S:K H:Q87 D:KQ987 C:Q98"),
        suited("S:QJ H:J D:J C:J H:K C:K7"),
    )
    do(state, "blanche 5", "change KS", "change AS AH AD AC 7S")
    events = do(state, "declare", "declare")
    # Carte blanche 10, five cards 15, a quint 30 and 90, a tierce 93, four jacks and four tens.
    assert counts(events) == [(0, 15), (0, 30), (0, 90), (0, 93), (0, 107), (0, 121)]
    won_to_the_end(state, "QS JS TS 9S 8S JH TH 9H JD TD JC TC", "KH QH KD QD QC 7H 8H 7D 8D 9D 8C 9C")
    assert totals(state.lines(), 2) == (174, 0)

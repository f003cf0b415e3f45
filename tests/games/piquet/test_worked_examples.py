"""The worked examples of the Piquet sources, each under a name that says which, and exact facts from the literature."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from operator import add

import pytest

from cardtable.core.cards import PACK_32
from cardtable.core.scores import ScoreLine, totals
from cardtable.core.state import Standing
from cardtable.games.piquet.dealing import Packets, TalonPlace, Throw, two_handed
from cardtable.games.piquet.parties import accounts_of, begin, fold
from cardtable.games.piquet.phases import Phase
from cardtable.games.piquet.ranking import is_blank
from cardtable.games.piquet.rules import PiquetRules, Rounding
from cardtable.games.piquet.scoring import CARDS_POINTS, doubled_lines
from cardtable.games.piquet.settlement import four_deals_gain, rounded
from tests.games.piquet.tables import counts, do, exchanged, play_out, points_by, rules_of, said, suited

ELDER = suited("C:AKQ S:KQJT87 H:KQJ")
DEALER = suited("C:JT9 S:A H:T98 D:AKQJ9")
"""The hands of "Beispiel für das Ansagen und Zählen"; a, b, c, d are clubs, spades, hearts, diamonds."""


def test_announcing_example_conversation_and_running_count() -> None:
    state, _ = exchanged(rules_of("points"), ELDER, DEALER)
    events = do(state, "point 6S", "good")
    assert said(events) == [(0, "declares", {"kind": "point", "length": 6}), (1, "good", {"kind": "point"})]
    assert counts(events) == [(0, 6)]
    events = do(state, "sequences 4KS 3AC 3KH", "sequences 4AD")
    assert said(events) == [
        (0, "declares", {"kind": "sequence", "length": 4}),
        (1, "how_high", {"kind": "sequence"}),
        (0, "so_high", {"kind": "sequence", "rank": 13}),
        (1, "not_good", {"kind": "sequence", "length": 4, "rank": 1}),
    ]
    assert counts(events) == []
    events = do(state, "sets 3K-D 3Q-D", "good")
    assert counts(events) == [(0, 9), (0, 12)]
    # "Jetzt spielt Vorhand das erste Blatt aus und zählt 13!"
    assert state.phase is Phase.PLAY
    assert counts(do(state, "TS")) == [(0, 13)]
    # "Eine Quart = 4! und 2 Terzen macht 10!"
    assert state.phase is Phase.COUNT
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
    assert state.phase is Phase.PLAY
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
    assert state.count(0) == 7
    events = do(state, "7C", "AC", "KC", "8C", "QC", "9C", "JC", "TC")
    assert state.phase is Phase.PLAY
    events += do(state, "9D")
    assert [96 + count for party, count in counts(events) if party == 1] == [97, 98, 99, 100, 101]
    assert state.phase is Phase.OVER
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


def most_declared() -> int:
    """The most that the point, the sequences and the sets of any twelve cards are worth together."""
    parts: dict[tuple[int, tuple[int, ...]], int] = {}
    for mask in range(256):
        ranks = [mask >> rank & 1 for rank in range(8)]
        # Runs of ones are sequences; the five highest ranks make sets.
        runs = [len(run) for run in "".join(map(str, ranks)).split("0")]
        key = (sum(ranks), tuple(ranks[3:]))
        parts[key] = max(parts.get(key, 0), sum(_SEQUENCE_VALUES.get(run, 0) for run in runs))
    hands: dict[tuple[int, int, tuple[int, ...]], int] = {(0, 0, (0,) * 5): 0}
    for _ in range(3):
        longer: dict[tuple[int, int, tuple[int, ...]], int] = {}
        for (cards, longest, ranks_held), points in hands.items():
            for (number, honours), value in parts.items():
                if cards + number <= 12:
                    held = tuple(map(add, ranks_held, honours))
                    hand = (cards + number, max(longest, number), held)
                    longer[hand] = max(longer.get(hand, 0), points + value)
        hands = longer
    sets = (0, 0, 0, 3, 14)
    most = 0
    for (cards, longest, ranks_held), points in hands.items():
        missing = 12 - cards
        reachable = points + max(longest, missing) + _SEQUENCE_VALUES.get(missing, 0)
        if missing > 8 or reachable + sum(sets[min(number + 1, 4)] for number in ranks_held) <= most:
            continue
        for (number, honours), value in parts.items():
            if number == missing:
                declared = points + value + max(longest, number)
                most = max(
                    most, declared + sum(sets[one + other] for one, other in zip(ranks_held, honours, strict=True))
                )
    return most


def test_literature_170_is_the_greatest_score_of_a_deal_of_rubicon_piquet() -> None:
    rules = rules_of("rubicon")
    # Every lead and trick, the last for two, the cards and the capot; carte blanche is left out of this reckoning.
    play = rules.hand - 1 + rules.last_trick + CARDS_POINTS + rules.capot
    assert most_declared() == 57
    assert most_declared() + rules.repique_jump + play == 170

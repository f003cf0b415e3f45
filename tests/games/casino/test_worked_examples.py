"""The worked examples of the source, each under its own label. What is expected is what the source says."""

from __future__ import annotations

from cardtable.core.cards import parse_card, parse_cards
from cardtable.core.scores import ScoreLine, totals
from cardtable.core.state import Standing
from cardtable.games.casino.scoring import final_lines, fold
from cardtable.games.casino.state import CasinoState
from tests.games.casino.positions import captures, is_legal, legal, pile_of, play, points_by, position, rules_of, told

SWEDISH_2 = rules_of("swedish", 2)
SWEDISH_3 = rules_of("swedish", 3)


def test_f1_the_nine_captures_the_nine() -> None:
    state = position(SWEDISH_2, ["2H 9H TS KC", "3H"], "5S 7D 9C QH", last=False)
    assert is_legal(state, "9H x 9C")
    assert captures(state) >= {"9H x 9C"}
    assert {action for action in captures(state) if action.startswith("9H")} == {"9H x 9C"}
    play(state, "9H x 9C")
    assert set(state.piles[0]) == set(parse_cards("9H 9C"))
    assert state.table == list(parse_cards("5S 7D QH"))


def test_f2_no_capture_so_a_card_is_added_to_the_table() -> None:
    state = position(SWEDISH_2, ["2H 8D TS KC", "3H"], "5S 7D 9C QH", last=False)
    # The source sees no capture here; 5, 7, 9 and 12 indeed make neither 2, 8, 10 nor 13 in any combination.
    assert captures(state) == set()
    assert legal(state) == {"2H", "8D", "TS", "KC"}
    play(state, "8D")
    assert len(state.table) == 5


def test_f3_two_captures_one_of_them_with_an_ace() -> None:
    state = position(SWEDISH_2, ["QD 4D", "5H 6H"], "2C 3D 7D AH")
    assert captures(state) == {"QD x 3D 7D 2C", "4D x AH 3D"}
    play(state, "4D x AH 3D")
    assert points_by(_played_out(state, "5H", "QD", "6H"), "ace") == {0: 1}


def test_f4_a_nine_takes_nine_and_four_three_two_and_sweeps() -> None:
    state = position(SWEDISH_2, ["9D 5H", "6H KC"], "9S 4D 3C 2C")
    events = play(state, "9D x 9S 4D 2C 3C")
    assert state.table == []
    assert "sweep" in [getattr(event, "code", "") for event in events]
    assert points_by(_played_out(state, "6H", "5H", "KC"), "sweep") == {0: 1}


def test_e1_the_last_nine_takes_the_rest_for_one_point() -> None:
    state = position(SWEDISH_2, ["", "9H"], "9C 2D", turn=1)
    play(state, "9H x 9C")
    assert state.actor() == -1
    assert pile_of(state, 1) == set(parse_cards("9H 9C 2D"))
    assert points_by(state.lines(), "last_capture") == {1: 1}
    assert points_by(state.lines(), "sweep") == {}


def test_e2_an_ace_as_fourteen_takes_two_aces_two_four_and_six_for_two_points() -> None:
    # The printed sum leaves out the 6; the table adds up to 1 + 1 + 2 + 4 + 6 = 14.
    state = position(SWEDISH_2, ["", "AS"], "AH AD 2C 4C 6C", turn=1)
    play(state, "AS x AH AD 2C 4C 6C")
    assert pile_of(state, 1) == set(parse_cards("AS AH AD 2C 4C 6C"))
    assert points_by(state.lines(), "last_capture") == {1: 1}
    assert points_by(state.lines(), "sweep") == {1: 1}


def test_e3_anna_makes_the_last_capture_and_wins_the_table() -> None:
    state = position(SWEDISH_3, ["KH", "3D", "AC"], "2S 7H 8D TC KS")
    assert is_legal(state, "KH x KS")
    play(state, "KH x KS")
    assert legal(state) == {"3D"}
    play(state, "3D")
    assert legal(state) == {"AC"}
    play(state, "AC")
    assert pile_of(state, 0) == set(parse_cards("KH KS AC 2S 3D 7H 8D TC"))
    assert points_by(state.lines(), "last_capture") == {0: 1}
    assert points_by(state.lines(), "sweep") == {}


def test_t1_queen_of_spades_with_the_queen_or_the_three_others_with_the_nine() -> None:
    state = position(SWEDISH_2, ["QD 9D", "3H 3S"], "QS 9C 7D 2D")
    assert is_legal(state, "QD x QS")
    assert is_legal(state, "9D x 2D 7D 9C")
    with_queen, with_nine = state.copy(), state.copy()
    play(with_queen, "QD x QS")
    assert [parse_card("QS") in with_queen.piles[0], len(with_queen.piles[0])] == [True, 2]
    play(with_nine, "9D x 2D 7D 9C")
    assert [with_nine.table, len(with_nine.piles[0])] == [[parse_card("QS")], 4]


def test_t2_little_casino_for_itself_or_four_cards_with_three_spades() -> None:
    state = position(SWEDISH_2, ["2S 9S", "5H 5D"], "2C 3S 4S KC")
    assert is_legal(state, "2S x 2C")
    assert is_legal(state, "9S x 3S 4S 2C")
    little, nine = state.copy(), state.copy()
    play(little, "2S x 2C")
    assert set(little.piles[0]) == set(parse_cards("2S 2C"))
    play(nine, "9S x 3S 4S 2C")
    assert len(nine.piles[0]) == 4
    assert sum(one in parse_cards("9S 3S 4S") for one in nine.piles[0]) == 3


def test_t3_lay_the_ten_of_spades_down_to_take_all_three_with_big_casino_next_time() -> None:
    state = position(SWEDISH_3, ["TD TS", "KH 7C", "JH 6C"], "2H 5C 8H QS")
    assert is_legal(state, "TD x 2H 8H")
    assert is_legal(state, "TS")
    play(state, "TS", "KH", "JH")
    assert is_legal(state, "TD x TS 2H 8H")
    play(state, "TD x TS 2H 8H")
    assert set(state.piles[0]) == set(parse_cards("TD TS 2H 8H"))


def test_t4_take_five_and_seven_and_leave_the_queen() -> None:
    state = position(SWEDISH_2, ["QD 9H", "3H 4H"], "3C 5C 7C QS")
    assert captures(state) == {"QD x QS", "QD x 5C 7C", "QD x QS 5C 7C"}
    greedy, careful = state.copy(), state.copy()
    play(greedy, "QD x QS 5C 7C")
    play(greedy, "3H x 3C")
    assert greedy.table == []
    assert len(greedy.markers[1]) == 1
    play(careful, "QD x 5C 7C")
    play(careful, "3H x 3C")
    assert careful.table == list(parse_cards("QS"))
    assert careful.markers[1] == []


def test_m1_a_mulle_with_the_ace_and_a_sweep_are_fifteen_points() -> None:
    state = position(rules_of("mulle_glimne", 2), ["AH 2C", "3C"], "AH KH 9D 5C")
    play(state, "AH x AH KH 9D 5C")
    assert state.table == []
    lines = _played_out(state, "3C", "2C")
    assert points_by(lines, "mulle") == {0: 14}
    assert points_by(lines, "sweep") == {0: 1}
    assert points_by(lines, "mulle")[0] + points_by(lines, "sweep")[0] == 15


def test_b1_c_wins_with_sixteen_by_the_order_of_arrival() -> None:
    rules = rules_of("berlin1810", 3)
    standing = Standing((14, 13, 15), dealer=0)
    facts = (
        told(cards=20, spades=3, aces=(1, 2)),
        told(cards=16, spades=6, big_casinos=1, aces=(0, 3)),
        told(cards=16, spades=4, little_casinos=1),
    )
    # Counted to the end, A would have 19, B 18 and C 16.
    everything = final_lines(rules_of("berlin1810", 3, target=999), standing, (), facts)
    assert [a + b for a, b in zip(standing.points, totals(everything, 3), strict=True)] == [19, 18, 16]
    lines = final_lines(rules, standing, (), facts)
    assert [(line.code, line.side) for line in lines if line.marked] == [("big_casino", 1), ("little_casino", 2)]
    after = fold(rules, standing, lines)
    assert after.points == (14, 15, 16)
    assert after.winners == (2,)
    assert after.factors == (1, 1, 0)


def _played_out(state: CasinoState, *texts: str) -> tuple[ScoreLine, ...]:
    """The lines of the deal after the plays ``texts``, which must be its last ones."""
    play(state, *texts)
    assert state.actor() == -1
    return state.lines()

"""Casino in Finland."""

from __future__ import annotations

import pytest

from cardtable.core.cards import parse_card, parse_cards
from cardtable.core.events import Announced, CardTurned, DealEnded, Event, PointsMarked
from cardtable.core.scores import ScoreLine, totals
from cardtable.core.state import OVER, Standing
from cardtable.core.zones import marks
from cardtable.games.casino.actions import parse_play
from cardtable.games.casino.facts import SideFacts
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.scoring import fold
from cardtable.games.casino.state import CasinoState
from tests.games.casino.positions import captures, pile_of, play, points_by, position, rules_of, scored, suit, told, won

FINNISH_2 = rules_of("finnish", 2)
FINNISH_3 = rules_of("finnish", 3)
FINNISH_4 = rules_of("finnish", 4)


def marked(events: list[Event]) -> list[tuple[str, int, int]]:
    return [
        (event.line.code, event.line.side, event.line.points) for event in events if isinstance(event, PointsMarked)
    ]


def announced(events: list[Event]) -> list[str]:
    return [event.code for event in events if isinstance(event, Announced)]


# Who plays, and values


def test_two_or_three_play_alone_and_four_in_pairs() -> None:
    assert FINNISH_2.sides == ((0,), (1,))
    assert FINNISH_3.sides == ((0,), (1,), (2,))
    assert FINNISH_4.sides == ((0, 2), (1, 3))


def test_values_are_glimnes() -> None:
    glimne = rules_of("mulle_glimne", 2)
    assert FINNISH_2.hand_values == glimne.hand_values
    assert FINNISH_2.table_values == glimne.table_values
    assert not FINNISH_2.building


def test_hand_and_table_values_differ() -> None:
    assert captures(position(FINNISH_2, ["TD", "3H"], "TC KC 3C")) == {"TD x 3C KC"}
    assert captures(position(FINNISH_2, ["2S", "3H"], "2C KC")) == {"2S x 2C KC"}
    assert captures(position(FINNISH_2, ["AS", "3H"], "AC KC")) == {"AS x AC KC"}
    assert captures(position(FINNISH_2, ["JS", "3H"], "AC TD")) == {"JS x TD AC"}
    assert captures(position(FINNISH_2, ["QS", "3H"], "2S TC")) == {"QS x 2S TC"}


# Points that are marked at once


def test_an_ace_little_and_big_casino_are_marked_when_captured() -> None:
    state = position(FINNISH_2, ["QS 4H", "KH 5H"], "AS AC 2S 8C 7H", last=False, stock="3C 3D")
    assert marked(play(state, "QS x AS 2S AC 8C")) == [("ace", 0, 1), ("ace", 0, 1), ("little_casino", 0, 1)]
    state = position(FINNISH_2, ["QS 4H", "KH 5H"], "TD 2H 7H", last=False, stock="3C 3D")
    assert marked(play(state, "QS x 2H TD")) == [("big_casino", 0, 2)]


def test_the_capturing_card_itself_is_marked_too() -> None:
    state = position(FINNISH_2, ["AS 4H", "KH 5H"], "KC AC 7H", last=False, stock="3C 3D")
    assert marked(play(state, "AS x AC KC")) == [("ace", 0, 1), ("ace", 0, 1)]


def test_a_laid_down_card_is_worth_nothing_until_somebody_captures_it() -> None:
    state = position(FINNISH_2, ["TD 4H", "KH 5H"], "3C 7H", last=False, stock="3C 3D")
    assert marked(play(state, "TD")) == []
    assert marked(play(state, "KH x TD 3C")) == [("big_casino", 1, 2)]


def test_partners_mark_for_their_side() -> None:
    state = position(FINNISH_4, ["4H", "KH", "QS", "6H"], "AC JC 7H", turn=2, last=False, stock="3C 3D")
    assert marked(play(state, "QS x AC JC")) == [("ace", 0, 1)]


def test_value_cards_in_the_rest_of_the_table_are_marked_for_the_last_capturer() -> None:
    state = position(FINNISH_2, ["9S", "AH"], "9C TD 2S")
    events = play(state, "9S x 9C", "AH")
    assert marked(events) == [("ace", 0, 1), ("little_casino", 0, 1), ("big_casino", 0, 2)]


def test_the_match_can_end_in_the_middle_of_a_deal() -> None:
    state = position(FINNISH_2, ["QS 4H", "KH 5H"], "AS AC TC 7H 3S", points=(14, 15), last=False, stock="3C 3D")
    events = play(state, "QS x AS AC TC")
    assert state.actor() == -1
    assert isinstance(events[-1], DealEnded)
    assert [(line.code, line.points) for line in state.lines() if line.marked] == [("ace", 1), ("ace", 1)]
    assert state.hands == [[parse_card("4H")], list(parse_cards("KH 5H"))]
    after = fold(FINNISH_2, state.standing, state.lines())
    assert (after.points, after.winners) == ((16, 15), (0,))


def test_what_comes_after_the_winning_point_is_not_marked() -> None:
    state = position(FINNISH_2, ["QS 4H", "KH 5H"], "AS AC TC 7H", points=(15, 15), last=False, stock="3C 3D")
    play(state, "QS x AS AC TC")
    assert fold(FINNISH_2, state.standing, state.lines()).points == (16, 15)


def test_majorities_are_not_counted_in_a_deal_that_a_mark_has_decided() -> None:
    state = position(FINNISH_2, ["QS", "KH"], "AS JC", points=(15, 13), piles=["", suit("S", "23456789")])
    play(state, "QS x AS JC")
    assert points_by(state.lines(), "most_spades") == {}
    assert [line.points for line in state.lines() if line.code == "won"] == [0, 0]


def test_in_one_capture_aces_come_before_little_and_big_casino() -> None:
    state = position(FINNISH_2, ["KH 4H", "QH 5H"], "AS 2S TD 7H", last=False, stock="3C 3D")
    assert marked(play(state, "KH x AS 2S TD")) == [("ace", 0, 1), ("little_casino", 0, 1), ("big_casino", 0, 2)]


# What is counted at the end


def test_majorities_are_counted_at_the_end() -> None:
    lines = scored(FINNISH_2, [won("3S 4S 5H"), won("5S 6H", last_capture=True)])
    assert [(line.code, line.side, line.points) for line in lines if line.marked] == [
        ("most_spades", 0, 2),
        ("most_cards", 0, 1),
    ]


def test_two_who_tie_in_spades_have_a_point_each() -> None:
    lines = scored(FINNISH_3, [told(spades=6), told(spades=1), told(spades=6)])
    assert points_by(lines, "shared_spades") == {0: 1, 2: 1}
    assert points_by(lines, "most_spades") == {}


def test_a_tie_below_the_most_spades_shares_nothing() -> None:
    lines = scored(FINNISH_3, [told(spades=4), told(spades=5), told(spades=4)])
    assert points_by(lines, "shared_spades") == {}
    assert points_by(lines, "most_spades") == {1: 2}


def test_nobody_has_most_of_no_spades() -> None:
    assert [line for line in scored(FINNISH_2, [told(), told()]) if line.marked] == []


def test_a_tie_in_cards_is_nobodys() -> None:
    assert points_by(scored(FINNISH_2, [told(cards=26), told(cards=26)]), "most_cards") == {}


def test_the_last_capture_counts_nothing() -> None:
    assert points_by(scored(FINNISH_2, [won("3H", last_capture=True), won("")]), "last_capture") == {}
    state = position(FINNISH_2, ["9S", "4H"], "9C")
    assert marked(play(state, "9S x 9C", "4H")) == []


def test_a_deal_without_huts_is_worth_ten_points() -> None:
    state = position(FINNISH_2, ["9S", ""], "9C AS AH AD AC TD 2S 3H")
    play(state, "9S x 9C")
    assert totals(state.lines(), 2) == (10, 0)


# Huts


def hut_position(players: CasinoRules = FINNISH_2, **more: object) -> CasinoState:
    """Every seat can make a hut in turn."""
    hands = [["4H 5H 6H", "4S 5S 6S"], ["4H 5H 6H", "4S 5S 6S", "4D 5D 6D"]][len(players.sides) - 2]
    return position(players, hands, "4C", last=False, stock="3C 3D 3H 3S", **more)  # type: ignore[arg-type]


def test_a_hut_is_a_point_marked_at_once() -> None:
    state = hut_position()
    events = play(state, "4H x 4C")
    assert announced(events) == ["hut"]
    assert marked(events) == [("hut", 0, 1)]
    assert [marker.face_up for marker in state.markers[0]] == [True]
    assert state.points(0) == 1


def test_huts_are_balanced_as_soon_as_every_side_has_one() -> None:
    state = hut_position()
    play(state, "4H x 4C", "5S", "6H")
    state.table = list(parse_cards("4D"))
    events = play(state, "4S x 4D")
    assert announced(events) == ["hut", "huts_balanced"]
    assert [event.seat for event in events if isinstance(event, Announced)] == [1, -1]
    assert [event for event in events if isinstance(event, CardTurned)] == [
        CardTurned(marks(0), 0, False),
        CardTurned(marks(1), 0, False),
    ]
    assert [[marker.face_up for marker in markers] for markers in state.markers] == [[False], [False]]
    assert (state.points(0), state.points(1)) == (0, 0)


def test_only_the_surplus_over_the_poorest_side_stands() -> None:
    state = hut_position()
    play(state, "4H x 4C", "5S", "5H x 5S", "6S")
    assert (state.points(0), state.points(1)) == (2, 0)
    state.table = list(parse_cards("4D"))
    play(state, "6H")
    state.table = list(parse_cards("4D"))
    play(state, "4S x 4D")
    assert (state.points(0), state.points(1)) == (1, 0)
    assert sorted(marker.face_up for marker in state.markers[0]) == [False, True]


def test_with_three_every_one_of_them_must_have_a_hut() -> None:
    state = hut_position(FINNISH_3)
    events = play(state, "4H x 4C")
    state.table = list(parse_cards("5C"))
    events = play(state, "5S x 5C")
    assert announced(events) == ["hut"]
    assert [state.points(side) for side in range(3)] == [1, 1, 0]
    state.table = list(parse_cards("6C"))
    events = play(state, "6D x 6C")
    assert announced(events) == ["hut", "huts_balanced"]
    assert [state.points(side) for side in range(3)] == [0, 0, 0]


def test_a_balanced_hut_can_be_followed_by_another() -> None:
    state = hut_position()
    play(state, "4H x 4C", "5S")
    state.table = list(parse_cards("5C"))
    play(state, "5H x 5C")
    state.table = list(parse_cards("4D"))
    play(state, "4S x 4D")
    state.table = list(parse_cards("6C"))
    events = play(state, "6H x 6C")
    assert marked(events) == [("hut", 0, 1)]
    assert (state.points(0), state.points(1)) == (2, 0)


def test_partners_share_their_huts() -> None:
    state = position(FINNISH_4, ["4H 5H", "9S 9H", "4S 5S", "9D 8D"], "4C", last=False, stock="3C 3D 3H 3S")
    play(state, "4H x 4C", "9S")
    state.table = list(parse_cards("4D"))
    events = play(state, "4S x 4D")
    assert announced(events) == ["hut"]
    assert (state.points(0), state.points(1)) == (2, 0)


def test_there_are_no_huts_in_the_last_four_cards() -> None:
    state = position(FINNISH_2, ["4H 5H", "4S 5S"], "4C")
    events = play(state, "4H x 4C")
    assert announced(events) == ["hut"]
    assert marked(events) == []
    assert CardTurned(marks(0), 0, False) in events
    assert [marker.face_up for marker in state.markers[0]] == [False]
    assert pile_of(state, 0) == set(parse_cards("4H 4C"))


@pytest.mark.parametrize("points", [(10, 3), (3, 10), (15, 15)])
def test_there_are_no_huts_once_somebody_has_ten_points(points: tuple[int, int]) -> None:
    state = hut_position(points=points)
    events = play(state, "4H x 4C")
    assert marked(events) == []
    assert state.points(0) == points[0]


def test_with_nine_points_there_still_are_huts() -> None:
    assert marked(play(hut_position(points=(9, 9)), "4H x 4C")) == [("hut", 0, 1)]


def test_points_of_the_running_deal_count_towards_the_ten() -> None:
    state = position(FINNISH_2, ["QH 5H", "4S 5S"], "AC AD TC 4C", points=(8, 0), last=False, stock="3C 3D 3H 3S")
    play(state, "QH x AD AC TC")
    assert state.points(0) == 10
    assert marked(play(state, "4S x 4C")) == []


def test_value_cards_of_a_capture_are_marked_before_its_hut() -> None:
    state = position(FINNISH_2, ["QH 5H", "4S 5S"], "AC AD TC", points=(7, 0), last=False, stock="3C 3D 3H 3S")
    assert marked(play(state, "QH x AD AC TC")) == [("ace", 0, 1), ("ace", 0, 1), ("hut", 0, 1)]
    state = position(FINNISH_2, ["QH 5H", "4S 5S"], "AC AD TC", points=(8, 0), last=False, stock="3C 3D 3H 3S")
    assert marked(play(state, "QH x AD AC TC")) == [("ace", 0, 1), ("ace", 0, 1)]


def test_a_hut_that_stands_wins_though_it_could_have_been_balanced_later() -> None:
    state = hut_position(rules_of("finnish", 2, target=5), points=(4, 3))
    play(state, "4H x 4C")
    assert state.actor() == OVER
    assert points_by(state.lines(), "hut") == {0: 1}


def test_a_hut_that_is_balanced_does_not_win() -> None:
    rules = rules_of("finnish", 2, target=5)
    state = hut_position(rules, points=(2, 4))
    play(state, "4H x 4C", "5S", "6H")
    state.table = list(parse_cards("4D"))
    play(state, "4S x 4D")
    assert state.actor() == 0
    assert (state.points(0), state.points(1)) == (2, 4)


# The end of the match


def arrival(before: tuple[int, ...], *facts: SideFacts, marks_before: tuple[ScoreLine, ...] = ()) -> Standing:
    rules = {2: FINNISH_2, 3: FINNISH_3}[len(before)]
    return fold(rules, Standing(before, 0), scored(rules, facts, before, marks_before))


def test_the_match_goes_to_sixteen() -> None:
    assert FINNISH_2.target == 16
    assert not arrival((13, 0), told(spades=7), told(spades=6)).over
    assert arrival((14, 0), told(spades=7), told(spades=6)).winners == (0,)


def test_spades_arrive_before_cards() -> None:
    after = arrival((14, 15), told(spades=7, cards=20), told(spades=6, cards=32))
    assert (after.points, after.winners, after.factors) == ((16, 15), (0,), (0, 1))


def test_two_who_arrive_together_by_shared_spades_go_on_to_the_cards() -> None:
    facts = [told(spades=6, cards=15), told(spades=6, cards=20), told(spades=1, cards=17)]
    after = arrival((15, 15, 0), *facts)
    assert (after.points, after.winners) == ((16, 17, 0), (1,))


def test_the_seat_does_not_decide_between_two_who_share_the_spades() -> None:
    facts = [told(spades=6, cards=17), told(spades=6, cards=17), told(spades=1, cards=18)]
    after = arrival((15, 15, 15), *facts)
    assert (after.points, after.winners) == ((16, 16, 15), ())


def test_one_of_two_who_share_the_spades_may_arrive_alone() -> None:
    facts = [told(spades=6, cards=15), told(spades=6, cards=17), told(spades=1, cards=20)]
    after = arrival((14, 15, 15), *facts)
    assert (after.points, after.winners) == ((15, 16, 15), (1,))


def test_after_such_a_tie_the_next_mark_wins() -> None:
    state = position(
        FINNISH_3, ["9S 5H", "KH 4S", "JH 6H"], "9C AS TC", points=(16, 16, 2), last=False, stock="3C 3D 3H 3S"
    )
    play(state, "9S x 9C")
    assert state.actor() == 1
    play(state, "KH", "JH x AS TC")
    assert state.actor() == 0
    state.table = list(parse_cards("AD 3C"))
    play(state, "5H", "4S x AD 3C")
    assert state.actor() == -1
    assert fold(FINNISH_3, state.standing, state.lines()).winners == (1,)


def test_after_such_a_tie_the_majorities_decide_if_no_mark_has() -> None:
    state = position(FINNISH_3, ["9S", "KH", "JH"], "9C", points=(16, 16, 2))
    play(state, "9S x 9C", "KH", "JH")
    assert fold(FINNISH_3, state.standing, state.lines()).winners == (0,)


def test_those_who_had_arrived_before_decide_it_among_themselves() -> None:
    facts = [told(cards=20, spades=4), told(cards=15, spades=4), told(cards=17, spades=5)]
    after = arrival((16, 16, 15), *facts)
    assert (after.points, after.winners) == ((17, 16, 15), (0,))


def test_partners_win_together() -> None:
    state = position(FINNISH_4, ["QS 4H", "KH 5H", "3S", "7S"], "AS AC TC", points=(14, 0), last=False, stock="3C")
    play(state, "QS x AS AC TC")
    after = fold(FINNISH_4, state.standing, state.lines())
    assert (after.winners, after.factors) == ((0,), (0, 1))


def test_balanced_huts_are_the_same_without_telling() -> None:
    told, silent = hut_position(), hut_position()
    for text in ("4H x 4C", "5S", "6H"):
        play(told, text)
        silent.advance(parse_play(text))
    for state in (told, silent):
        state.table = list(parse_cards("4D"))
    play(told, "4S x 4D")
    silent.advance(parse_play("4S x 4D"))
    assert silent.key() == told.key()
    assert silent.points(0) == 0

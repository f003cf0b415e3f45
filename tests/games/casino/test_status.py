"""What is wrong with a broken position is told by code, and nothing else is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cardtable.core.cards import PACK_52, parse_card, parse_cards
from cardtable.core.chance import rng
from cardtable.core.state import CHANCE, OVER, Deal, Standing
from cardtable.core.status import invalid
from cardtable.games.casino.actions import parse_play
from cardtable.games.casino.family import CasinoFamily
from cardtable.games.casino.phases import Phase
from cardtable.games.casino.pieces import Build, Marker
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.state import CasinoState
from tests.contract.setups import by_name, whole
from tests.games.casino.positions import rules_of

SWEDISH, FINNISH, GLIMNE = rules_of("swedish", 2), rules_of("finnish", 2), rules_of("mulle_glimne", 2)


def dealt(rules: CasinoRules, first: str, table: str, *texts: str, points: tuple[int, int] = (0, 0)) -> CasinoState:
    """A deal in which seat 0 begins: the first round brings ``first`` (two cards each, twice over, seat 0 before seat
    1) and ``table``, and ``texts`` were played. Nothing is wrong with it.
    """
    given, open_cards = list(parse_cards(first)), list(parse_cards(table))
    half = len(open_cards) // 2
    order = [*given[:4], *open_cards[:half], *given[4:], *open_cards[half:]]
    rest = list(rules.pack)
    for card in order:
        rest.remove(card)
    state = CasinoState(rules, Standing(points, 1))
    state.apply(Deal((*order, *rest)))
    for text in texts:
        state.apply(parse_play(text))
    assert state.status() == []
    return state


def fresh(*texts: str) -> CasinoState:
    """Seat 0 holds 9S 4H TD 2C, seat 1 holds 8H KS 3D 7C."""
    return dealt(SWEDISH, "9S 4H 8H KS TD 2C 3D 7C", "5C 4D 8C QD", *texts)


def over() -> CasinoState:
    state, _ = whole(by_name("casino.swedish", 2), 5)
    assert isinstance(state, CasinoState)
    assert state.status() == []
    return state


def codes(state: CasinoState) -> set[str]:
    return {one.code for one in state.status()}


def test_a_card_is_there_twice_and_another_is_missing() -> None:
    state = fresh()
    state.table[0] = parse_card("9S")
    assert state.status() == [
        invalid("card_missing", card="5C", cards=1),
        invalid("card_too_often", card="9S", cards=1),
    ]


def test_a_card_of_no_pack() -> None:
    state = fresh()
    state.stock = state.stock[1:]
    assert codes(state) == {"card_missing"}


@pytest.mark.parametrize("turn", [1, CHANCE, OVER])
def test_the_wrong_player_has_the_turn(turn: int) -> None:
    state = fresh()
    state.turn = turn
    assert state.status() == [invalid("wrong_actor", seat=turn, phase="play")]


def test_whoever_comes_next_in_a_round_is_known_by_the_plays() -> None:
    state = fresh("2C")
    state.turn = 0
    assert state.status() == [invalid("wrong_actor", seat=0, phase="play")]


def test_something_lies_there_before_the_pack_is_shuffled() -> None:
    state = CasinoState(SWEDISH, Standing((0, 0), 0))
    assert state.status() == []
    state.stock = PACK_52
    assert codes(state) == {"dealt_too_early"}


@pytest.mark.parametrize("number", [0, 7])
def test_there_is_no_such_round(number: int) -> None:
    state = fresh()
    state.round = number
    assert invalid("no_such_round", round=number) in state.status()


def test_more_is_left_of_the_stock_than_the_round_says() -> None:
    state = fresh()
    state.round = 2
    assert invalid("stock_size", cards=40, expected=32) in state.status()
    assert invalid("hand_size", seat=0, cards=4, expected=8) in state.status()


def test_a_card_changes_hands() -> None:
    state = fresh()
    state.hands[1].append(state.hands[0].pop())
    assert state.status() == [
        invalid("hand_size", seat=0, cards=3, expected=4),
        invalid("hand_size", seat=1, cards=5, expected=4),
    ]


def test_a_played_card_lies_in_a_hand_again() -> None:
    state = fresh("2C")
    state.table.remove(parse_card("2C"))
    state.table.append(state.hands[0][0])
    state.hands[0][0] = parse_card("2C")
    assert state.status() == [invalid("played_card_missing", card="2C")]


def test_a_play_by_the_wrong_player() -> None:
    state = fresh("2C", "KS")
    state.plays[0], state.plays[1] = state.plays[1], state.plays[0]
    state.turn = 1
    assert state.status() == [invalid("played_out_of_turn", play=0, seat=1)]


def test_a_play_that_was_not_legal() -> None:
    state = fresh("9S x 4D 5C")
    state.plays[0] = (0, parse_play("9S x 4D QD"))
    assert state.status() == [invalid("illegal_play", play=0, reason="does_not_add_up")]


def test_a_captured_card_lies_on_the_table() -> None:
    state = fresh("9S x 4D 5C")
    state.table.append(state.piles[0].pop())
    assert state.status() == [invalid("table_differs"), invalid("pile_differs", party=0)]


def test_a_capture_lies_with_the_wrong_side() -> None:
    state = fresh("9S x 4D 5C")
    state.piles.reverse()
    assert state.status() == [invalid("pile_differs", party=side) for side in (0, 1)]


def test_somebody_else_has_captured_last() -> None:
    state = fresh("9S x 4D 5C")
    state.last_capturer = 1
    assert state.status() == [invalid("capturer_differs")]


def sweep() -> CasinoState:
    """Seat 0 has taken 5C 4D with 9S, and seat 1 the rest with 8H."""
    return dealt(SWEDISH, "9S 4H 8H KS TD 2C 3D 7C", "5C 4D 8C 8D", "9S x 4D 5C", "8H x 8D 8C")


def test_a_sweep_without_its_marker() -> None:
    state = sweep()
    assert state.markers[1] == [Marker(parse_card("8H"), True, mulle=False)]
    state.piles[1].append(state.markers[1].pop().card)
    assert state.status() == [invalid("pile_differs", party=1), invalid("markers_differ", party=1)]


def test_a_marker_turned_over() -> None:
    state = sweep()
    state.markers[1][0] = state.markers[1][0]._replace(face_up=False)
    assert state.status() == [invalid("markers_differ", party=1)]


def built() -> CasinoState:
    return dealt(GLIMNE, "5S 9H 8H KS TD 2C 3D 7C", "4C 4D QC QD JC JD 6C 6D", "5S + 4C = 9")


@pytest.mark.parametrize(
    "change", [{"value": 8}, {"builder": 1}, {"groups": 2}, {"number": 2}], ids=lambda change: next(iter(change))
)
def test_a_build_is_not_what_was_built(change: dict[str, Any]) -> None:
    state = built()
    assert state.builds == [Build(1, 9, 0, 1, parse_cards("4C 5S"))]
    state.builds[0] = state.builds[0]._replace(**change)
    assert state.status() == [invalid("builds_differ")]


def test_a_build_is_numbered_wrongly_from_now_on() -> None:
    state = built()
    state.builds_begun = 0
    assert state.status() == [invalid("builds_differ")]


def marked() -> CasinoState:
    """The ace of spades has been captured and marked."""
    return dealt(FINNISH, "AS 9H 8H KS TD 2C 3D 7C", "KC AC QC QD", "AS x AC KC")


def _drop(state: CasinoState) -> None:
    state.marked.pop()


def _add(state: CasinoState) -> None:
    state.marked.append(state.marked[0])


def _change(state: CasinoState) -> None:
    state.marked[0] = state.marked[0]._replace(points=2)


@pytest.mark.parametrize("break_it", [_drop, _add, _change])
def test_marks_are_not_what_was_captured(break_it: Callable[[CasinoState], None]) -> None:
    state = marked()
    assert [line.code for line in state.marked] == ["ace", "ace"]
    break_it(state)
    assert state.status() == [invalid("marks_differ")]


def test_a_deal_goes_on_though_all_is_played() -> None:
    state = over()
    state.phase, state.turn, state.final = Phase.PLAY, 0, None
    assert codes(state) == {"wrong_actor", "not_over"}


def test_a_deal_is_over_though_cards_are_left() -> None:
    state = fresh("2C")
    state.phase, state.turn, state.final = Phase.OVER, OVER, ()
    assert state.status() == [invalid("over_too_early")]


def test_a_deal_that_is_over_has_its_lines() -> None:
    state = over()
    state.final = None
    assert codes(state) == {"lines_missing"}


def test_the_final_lines_are_others() -> None:
    state = over()
    assert state.final
    state.final = (*state.final[:-1], state.final[-1]._replace(points=state.final[-1].points + 1))
    assert state.status() == [invalid("lines_differ")]
    state.final = state.final[:-1]
    assert state.status() == [invalid("lines_differ")]


def test_somebody_played_on_after_the_match_was_decided() -> None:
    state = dealt(FINNISH, "AS 9H 8H KS TD 2C 3D 7C", "KC AC QC QD", "AS x AC KC", points=(13, 0))
    assert state.phase is Phase.PLAY
    state.standing = Standing((15, 0), 1)
    state.plays.append((1, parse_play("8H")))
    state.hands[1].remove(parse_card("8H"))
    state.table.append(parse_card("8H"))
    state.turn = 0
    assert invalid("played_on", play=1) in state.status()


def test_a_match_that_a_mark_has_decided_is_over() -> None:
    state = dealt(FINNISH, "AS 9H 8H KS TD 2C 3D 7C", "KC AC QC QD", "AS x AC KC", points=(14, 0))
    assert state.phase is Phase.OVER


def test_a_sample_of_every_seat_is_sound() -> None:
    family = CasinoFamily()
    state = built()
    for seat in (0, 1):
        sampled = family.sample(state.observe(seat), rng(3, seat))
        assert sampled.status() == []

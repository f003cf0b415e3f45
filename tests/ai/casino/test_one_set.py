"""The computer players at Cicera: one set in a turn, equal cards apart, and captures that are marked."""

from __future__ import annotations

import random

import pytest

from cardtable.ai.budget import Budget
from cardtable.ai.casino.codes import ReasonCode
from cardtable.ai.casino.contrast import contrast
from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.model import KINDS, bits
from cardtable.ai.casino.players import players
from cardtable.ai.casino.reasons import reasons
from cardtable.core.cards import PACK_52, SPADES, format_card, make_card, parse_card, parse_cards
from cardtable.games.casino.actions import Play, parse_play
from cardtable.games.casino.majorities import Majority
from cardtable.games.casino.state import CasinoState
from cardtable.games.casino.swords import RunFromAce
from tests.ai.casino.decisions import positions, rule_set, situation
from tests.games.casino.positions import position, rules_of

TWO = rules_of("cicera", 2)


def cicera(hand: str, table: str, laid: str = "", other: str = "9C TD JD") -> CasinoState:
    """A position of seat 0, before which ``laid`` has just been laid down; all other cards have been captured."""
    gone = {*parse_cards(f"{hand} {table} {other}")}
    piles = [
        " ".join(format_card(card) for card in PACK_52 if card not in gone and card % 2 == side) for side in (0, 1)
    ]
    state = position(TWO, [hand, other], table, piles=piles, last_capturer=0)
    if laid:
        state.plays = [(1, Play(parse_card(laid)))]
    return state


@pytest.mark.parametrize("name", ["greedy", "counter", "searcher"])
def test_of_two_equal_cards_the_one_just_played_is_taken(name: str) -> None:
    state = cicera("8C KH 4D", "8H 8D QS", "8D")
    options = players()[name].consider(situation(state), random.Random(0), Budget(samples=20))
    assert str(options[0].action) == "8C x 8D"


def test_what_is_marked_is_a_reason_and_an_advantage() -> None:
    desk = Desk(situation(cicera("8C KH 4D", "8H 8D QS", "8D")))
    picada, plain = parse_play("8C x 8D"), parse_play("8C x 8H")
    assert ReasonCode.PICADA in [reason.code for reason in reasons(desk, picada)]
    assert ReasonCode.PICADA not in [reason.code for reason in reasons(desk, plain)]
    assert ReasonCode.PICADA in [reason.code for reason in contrast(desk, picada, plain)]
    desk = Desk(situation(cicera("7D KH 5C", "3D 4D 4C QS")))
    told = [reason.code for reason in reasons(desk, parse_play("7D x 3D 4D"))]
    assert ReasonCode.SIMILI in told
    assert ReasonCode.SIMILI not in [reason.code for reason in reasons(desk, parse_play("7D x 3D 4C"))]


def test_a_card_that_is_laid_down_is_the_one_just_played_for_the_next() -> None:
    desk = Desk(situation(cicera("8C KH 4D", "8H QS")))
    model, table = desk.model, desk.seen.table
    laid = model.laid(table, parse_card("8S"))
    marked = {KINDS[bits(laid & ~take.rest)[0]]: take.points for take in model.takes(laid, parse_card("8C"))}
    assert marked.pop(parse_card("8S")) == marked.pop(parse_card("8H")) + 1
    after = model.laid(laid, parse_card("2D"))
    assert model.settled(after) == table | 1 << parse_card("8S") | 1 << parse_card("2D")
    (both,) = {take.points for take in model.takes(after, parse_card("8C"))}
    assert both == 0


def run() -> RunFromAce:
    (found,) = (part for part in TWO.score.parts if isinstance(part, RunFromAce))
    return found


def test_a_sword_is_worth_more_the_nearer_the_run_is() -> None:
    ace, two, three, four = (make_card(rank, SPADES) for rank in (1, 2, 3, 4))
    nothing = run().prices_of_cards(0, 0)
    assert nothing[ace] == nothing[two] == nothing[three] > nothing[four] > 0
    ours = run().prices_of_cards(0b11, 0)
    assert ours[three] > nothing[three]
    assert ace not in ours
    spoiled = run().prices_of_cards(0b1, 0b10)
    assert set(spoiled.values()) == {0.0}


def test_a_run_is_expected_by_chance_and_lost_with_one_of_its_first_cards() -> None:
    assert run().lead(0b111, 0, 0) > 3
    assert run().lead(0b101, 0b10, 0) == 0
    assert run().lead(0b111, 0b1000, 0) == 3
    assert run().still_open(0b111, 0, 0) == 0
    assert run().certain({0: 0b1, 1: 0b10}, 0)
    assert not run().certain({0: 0b1, 1: 0b1000}, 0)


def test_the_majorities_of_the_model_know_which_swords_lie_where() -> None:
    for state in positions(rule_set("casino.cicera", 4), seed=3):
        seen = Desk(situation(state))
        facts = state.facts()
        for part in state.rules.score.majorities:
            assert isinstance(part, Majority)
            assert [seen.model.packing.number(seen.model.packing.of_facts(fact), part.count) for fact in facts] == [
                part.number_of(fact) for fact in facts
            ]

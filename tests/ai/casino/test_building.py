"""In a look ahead players build as in the game, and nobody is thought to have built without the card for it."""

from __future__ import annotations

import random

import pytest

from cardtable.ai.casino.beliefs import Beliefs
from cardtable.ai.casino.building import Building
from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.model import FIRST_BUILD, KINDS, Model, bits
from cardtable.core.rules import OptionValue
from cardtable.games.casino.building import uncovered
from tests.ai.casino.decisions import positions, rule_set, situation
from tests.games.casino.positions import play, position, rules_of

GAMES: list[tuple[str, int, dict[str, OptionValue]]] = [
    ("casino.royal", 2, {}),
    ("casino.royal", 4, {"raise_own": False}),
    ("casino.mulle_glimne", 2, {}),
    ("casino.classic", 3, {"building": True}),
]


def lying(model: Model, table: int) -> tuple[object, ...]:
    """What lies on a table, equal cards of two packs not told apart: loose cards, and builds with their builders."""
    loose = sorted(KINDS[bit] for bit in bits(table) if bit < FIRST_BUILD)
    builds = sorted((one.value, one.builder, sorted(one.kinds)) for _, one in model.builds_on(table))
    return tuple(loose), str(builds)


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_what_is_looked_at_in_a_look_ahead_can_be_played(
    name: str, players: int, options: dict[str, OptionValue]
) -> None:
    built = 0
    for seed in range(3):
        for state in positions(rule_set(name, players, options), seed):
            if len(state.table) > 8:
                continue
            desk = Desk(situation(state))
            model = desk.model
            can = set()
            for one in state.legal():
                card, table, _ = desk.seen.after(model, one, state.builds)
                can.add((KINDS[card], lying(model, table)))
            for _, rest, card, _, packed in Building(model).moves(desk.seen.table, desk.seen.hand, desk.seat):
                assert (KINDS[card], lying(model, rest)) in can, state.key()
                built += not packed and rest.bit_length() > FIRST_BUILD
    assert built > 5


def test_a_builder_does_not_lay_down_and_keeps_his_card() -> None:
    state = position(rules_of("royal", 2), ["8C 4D", "KC QC"], "4S", builds=[(8, 0, "5H 3S")])
    desk = Desk(situation(state))
    found = Building(desk.model).moves(desk.seen.table, desk.seen.hand, 0)
    # As in R5: take the build, take the four, build another eight and, best, both eights in one.
    cards = desk.model.packing.cards
    assert {(KINDS[card], packed & cards) for _, _, card, _, packed in found} == {(7 + 39, 3), (3 + 26, 2), (3 + 26, 0)}


def test_a_builder_is_dealt_the_card_for_his_build() -> None:
    state = position(
        rules_of("royal", 2), ["2C 7D 9H JC", "2D 5H 9C QS"], "3D 4S", last=False, stock="KC KD KH TC TD TH 8C 8D"
    )
    state.turn = 1
    play(state, "5H + 4S = 9")
    desk = Desk(situation(state))
    beliefs = Beliefs(desk.model, desk.seen, desk.observation)
    generator = random.Random(1)
    for _ in range(50):
        hand = [KINDS[bit] for bit in beliefs.deal(generator)[1]]
        assert uncovered(state.rules, hand, (9,)) is None

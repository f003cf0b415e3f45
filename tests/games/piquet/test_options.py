"""What can be said or done besides the usual: offered apart, legal, and the best first."""

from __future__ import annotations

import pytest

from cardtable.core.chance import shuffled, spawn
from cardtable.core.state import Deal
from cardtable.games.piquet.actions import Do
from cardtable.games.piquet.family import PiquetFamily
from tests.games.piquet.tables import rule_set_of


@pytest.mark.parametrize("seed", range(6))
def test_options_go_with_the_usual_decisions(seed: int) -> None:
    family, generator = PiquetFamily(), spawn(seed)
    rule_set = rule_set_of("points")
    state = family.deal(rule_set, family.begin(rule_set, 0))
    state.apply(Deal(shuffled(family.pack(rule_set), generator)))
    phases = set()
    while state.actor() >= 0:
        phase, legal = state.phase_name(), state.legal()
        usual, besides = list(legal.representatives()), list(legal.options())
        phases.add(phase)
        assert all(action in legal for action in besides)
        if phase in ("command", "point", "sequences", "sets"):
            assert not set(usual) & set(besides)
            assert {*usual, *besides} == set(legal)
            points = [sum(item.points for item in action.items) for action in besides]
            assert points == sorted(points, reverse=True)
        elif phase == "play":
            assert {action.do for action in besides} <= {Do.LOOK, Do.ASK, Do.CLAIM, Do.GIVE_UP}
        plain = [action for action in usual if action.do not in (Do.LOOK, Do.DECLARE)]
        state.apply(plain[int(generator.random() * len(plain))])
    assert {"command", "exchange", "point", "play"} <= phases


def test_the_refusal_of_an_exchange_says_how_many_cards_there_can_be() -> None:
    family = PiquetFamily()
    rule_set = rule_set_of("points", commands=False)
    state = family.deal(rule_set, family.begin(rule_set, 0))
    state.apply(Deal(shuffled(family.pack(rule_set), spawn(2))))
    hand = sorted(state.hands[state.turn])
    legal = state.legal()
    for number in (2, 6):
        error = legal.exchange_refusal(hand[:number])
        assert error is not None
        assert error.code == "wrong_number_of_cards"
        assert (error.parameters["minimum"], error.parameters["maximum"]) == (3, 5)
    assert legal.exchange_refusal(hand[:3]) is None

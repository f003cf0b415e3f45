"""What is believed of the opponent's hand after what he has done."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

import pytest

from cardtable.ai.ecarte.beliefs import SILENT, Belief, Beliefs
from cardtable.ai.ecarte.hands import TRUMPS
from cardtable.core.chance import rng
from cardtable.games.ecarte.observation import EcarteObservation
from cardtable.games.ecarte.state import EcarteState
from tests.games.ecarte.positions import DEALER, ELDER, act, dealt

DRAWS = 1_200


def trumps(beliefs: Iterable[Belief]) -> float:
    """How many trumps the opponent holds on the average."""
    found = [(one.weight, (one.hand & TRUMPS).bit_count()) for one in islice(beliefs, DRAWS)]
    return sum(weight * number for weight, number in found) / sum(weight for weight, _ in found)


def of_the_rest(observation: EcarteObservation) -> float:
    """How many trumps he would hold if all unseen cards were equally likely."""
    beliefs = Beliefs(observation)
    cards = observation.hand_counts[beliefs.opponent]
    return cards * (beliefs.unseen & TRUMPS).bit_count() / beliefs.unseen.bit_count()


def after_an_exchange() -> EcarteState:
    """Elder has changed two cards, and is to lead."""
    state = dealt("7S 8S 9D KS TC", "8H 9S AS KD QD", "7H", "JC TD JS QS TS 8D 9C")
    act(state, "propose", "accept", "change 7S 8S", "change 9S AS", "play")
    return state


def test_what_was_bought_makes_a_hand_better_as_long_as_it_is_played() -> None:
    state = after_an_exchange()
    for cards in (("9D", "KD"), ("JS", "KS")):
        act(state, *cards)
        observation = state.observe(DEALER)
        assert state.turn == (DEALER if cards[1] == "KD" else ELDER)
        assert trumps(Beliefs(observation).draw(rng(1))) > of_the_rest(observation) + 0.15


def test_a_part_of_all_hands_and_hands_made_up_agree() -> None:
    # Before a second card is played hands are made up, and can be weighed as well.
    state = after_an_exchange()
    observation = state.observe(DEALER)
    beliefs = Beliefs(observation)
    made_up = trumps(beliefs.draw(rng(3)))
    weighed = trumps(beliefs.weighed(2, rng(4)))
    assert weighed == pytest.approx(made_up, abs=0.15)
    assert made_up > of_the_rest(observation) + 0.3


def test_who_leaves_the_king_unmarked_hardly_holds_him() -> None:
    state = dealt("7S 8S 9D QH TC", "8H 9S AS KD QD", "7H")
    act(state, "play", "TC")
    found = list(islice(Beliefs(state.observe(DEALER)).draw(rng(5)), 300))
    holds = [one.weight for one in found if one.hand & 1 << 6]
    others = [one.weight for one in found if not one.hand & 1 << 6]
    assert holds
    assert others
    assert max(holds) <= SILENT
    assert max(others) > 10 * SILENT
    # As long as he has played nothing he may still mark him.
    state = dealt("7S 8S 9D QH TC", "8H 9S AS KD QD", "7H")
    act(state, "play")
    elder = list(islice(Beliefs(state.observe(ELDER)).draw(rng(6)), 300))
    assert {one.weight for one in elder} == {1.0}

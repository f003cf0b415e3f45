"""The players' model agrees with the engine: in its moves, and in the order of ends by the points that the family
counts.
"""

from __future__ import annotations

import pytest

from cardtable.core.chance import rng, shuffled
from cardtable.core.state import Deal, DealState, Standing
from tests.contract.models import MODELS, End
from tests.contract.setups import SETUPS, Setup, choose, walk
from tests.games.casino.fewest import MAY, MUST, fewest

FEWEST = [fewest(which, players) for which in (MUST, MAY) for players in (2, 3, 4)]
EVERY = [setup for setup in [*SETUPS, *FEWEST] if setup.family.name in MODELS]
COUNTED = [setup for setup in EVERY if MODELS[setup.family.name].standings(setup)]
DEALS = 6


@pytest.mark.parametrize("setup", EVERY, ids=str)
def test_the_model_has_the_moves_of_the_rules(setup: Setup) -> None:
    compared = 0
    model = MODELS[setup.family.name]
    for seed in (61, 62):
        for state, _ in walk(setup, seed):
            moves = model.moves(setup, state) if state.actor() >= 0 else None
            if moves is None:
                continue
            if moves.complete:
                assert moves.model == moves.rules
            else:
                assert moves.model <= moves.rules
                assert bool(moves.model) == bool(moves.rules)
            compared += len(moves.rules)
    assert compared > 20


def ends(setup: Setup, standing: Standing, seed: int) -> list[End]:
    """Return the ends of one deal that is played at random until few cards are left, and then in every way."""
    model = MODELS[setup.family.name]
    generator = rng(seed, 4)
    state = setup.family.deal(setup.rule_set, standing)
    state.apply(Deal(shuffled(setup.family.pack(setup.rule_set), generator)))
    found: list[End] = []

    def go_on(state: DealState) -> None:
        found.extend(model.ends(setup, state))
        for action in state.legal().representatives():
            twin = state.copy()
            twin.advance(action)
            if twin.actor() >= 0:
                go_on(twin)

    while state.actor() >= 0:
        if model.is_late(state):
            go_on(state)
            break
        state.advance(choose(state, generator))
    return found


def worth(setup: Setup, standing: Standing, end: End) -> tuple[int, float, float]:
    """Return the worth of an end for the seat that valued it, to be compared in this order: won, open or lost; its own
    points; the other side's points.
    """
    side = next(number for number, seats in enumerate(setup.family.sides(setup.rule_set)) if end.seat in seats)
    after = setup.family.fold(setup.rule_set, standing, end.state.lines())
    good = MODELS[setup.family.name].good(setup)
    won = (1 if side in after.winners else -1) if after.over else 0
    return won, good * after.points[side], -good * after.points[1 - side]


@pytest.mark.slow
@pytest.mark.parametrize("setup", COUNTED, ids=str)
def test_ends_are_worth_what_the_count_makes_of_them(setup: Setup) -> None:
    better = 0
    for standing in MODELS[setup.family.name].standings(setup):
        found = [end for seed in range(DEALS) for end in ends(setup, standing, seed)]
        for seat in setup.seats:
            valued = {(worth(setup, standing, end), round(end.value, 9)) for end in found if end.seat == seat}
            for one, value in valued:
                for other, less in valued:
                    if one[0] > other[0]:
                        assert value > less, (standing, one, other)
                        better += 1
                    elif one != other and all(a >= b for a, b in zip(one, other, strict=True)):
                        # Once the match is over, it need not matter by how much.
                        assert value >= less if one[0] else value > less, (standing, one, other)
                        better += 1
    assert better > 20

"""What an outcome is worth agrees with what the game marks and with where the match then stands."""

from __future__ import annotations

import pytest

from cardtable.ai.ecarte.equilibrium import equilibrium
from cardtable.ai.ecarte.worth import Worth, deal_mode
from cardtable.core.chance import rng, shuffled
from cardtable.core.state import Deal, Standing
from cardtable.games.ecarte.phases import Phase
from cardtable.games.ecarte.rules import EcarteRules
from cardtable.games.ecarte.state import EcarteState
from tests.games.ecarte.positions import FAMILY, two


def stakes(rules: EcarteRules, standing: Standing, seat: int) -> float:
    if standing.over:
        loser = 1 - standing.winners[0]
        return standing.factors[loser] * (1 if seat != loser else -1)
    dealer = standing.dealer
    elder_needs, dealer_needs = 5 - standing.points[1 - dealer], 5 - standing.points[dealer]
    value = equilibrium().match(elder_needs, dealer_needs, rules.matsch)
    return value if seat != dealer else -value


@pytest.mark.parametrize("options", [{}, {"matsch": True}, {"matsch": True, "penalty_vole": "two"}])
def test_outcomes_are_worth_what_the_match_then_is(options: dict[str, bool | str]) -> None:
    rules = two(**options)
    generator = rng(51)
    seen = 0
    for _ in range(300):
        points = (int(generator.random() * 5), int(generator.random() * 5))
        state = EcarteState(rules, Standing(points, int(generator.random() * 2)))
        state.apply(Deal(shuffled(rules.pack, generator)))
        worths = None
        while state.actor() >= 0:
            if state.phase is Phase.PLAY and (len(state.plays) == 2 or (len(state.plays) == 1 and state.king >= 0)):
                # Nobody can mark the king any more.
                observations = [state.observe(seat) for seat in (0, 1)]
                worths = [(Worth(one), deal_mode(one)) for one in observations]
            choices = list(state.legal())
            state.apply(choices[int(generator.random() * len(choices))])
        if worths is None or not all(len(cards) == 0 for cards in state.hands):
            continue
        seen += 1
        folded = FAMILY.fold(rules.rule_set, state.standing, state.lines())
        for seat, (worth, mode) in enumerate(worths):
            value = worth.outcome(state.tricks_won(seat), mode) * worth.unit
            assert value == pytest.approx(stakes(rules, folded, seat))
    assert seen > 200


def test_the_unit_is_near_a_point_at_the_beginning() -> None:
    rules = two()
    state = EcarteState(rules, Standing((0, 0), 0))
    state.apply(Deal(rules.pack))
    worth = Worth(state.observe(1))
    assert worth.outcome(3, 0) - worth.outcome(2, 0) == pytest.approx(2, abs=0.05)
    assert worth.outcome(5, 0) - worth.outcome(3, 0) == pytest.approx(1, abs=0.3)
    assert worth.outcome(3, 0, my_king=True) > worth.outcome(3, 0)


def test_a_king_that_is_enough_wins_whatever_the_tricks() -> None:
    rules = two()
    state = EcarteState(rules, Standing((0, 4), 0))
    state.apply(Deal(rules.pack))
    worth = Worth(state.observe(1))
    assert worth.outcome(0, 1, my_king=True) == worth.outcome(5, 1)

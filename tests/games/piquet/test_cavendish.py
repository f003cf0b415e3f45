"""The chouette of three as Cavendish tells it: who has the box, who plays and who advises, and who pays."""

from __future__ import annotations

import random

import pytest

from cardtable.core.company import Company
from cardtable.core.errors import RuleSetError
from cardtable.core.scores import ScoreLine
from cardtable.core.state import Standing
from cardtable.games.piquet.codes import Line
from cardtable.games.piquet.matches import accounts_of, begin, fold
from cardtable.games.piquet.persons import players_of
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.variants import piquet_rules
from cardtable.games.registry import variant

CHOUETTE = variant("piquet.chouette")
A, B, C = range(3)


def cavendish(**options: int) -> PiquetRules:
    return piquet_rules(CHOUETTE.rule_set(3, {"box": "cavendish", **options}))


def won_by(rules: PiquetRules, standing: Standing, winner: int, loser: int = 60) -> Standing:
    """The standing after a deal that wins a match, in which the other of the two has come to ``loser`` points."""
    other = Company.of(standing).other(winner)
    return fold(rules, standing, [ScoreLine(Line.PLAY, other, loser), ScoreLine(Line.PLAY, winner, 100)])


def roles(standing: Standing) -> tuple[int, int, int]:
    """Box, captain and adviser."""
    company = Company.of(standing)
    (adviser,) = company.waiting
    return (*company.players, adviser)  # type: ignore[return-value]


def test_the_adviser_has_the_box_and_the_captain_stays() -> None:
    rules = cavendish()
    standing = begin(rules, A)
    assert roles(standing) == (A, B, C)
    # The box loses: C, who advised, has it now; B stays, and A advises. C chooses to lead.
    standing = won_by(rules, standing, B)
    assert roles(standing) == (C, B, A)
    assert players_of(rules, standing) == (C, B)
    assert accounts_of(standing) == (-2, 1, 1)


def test_the_box_that_wins_keeps_it_and_leads_again() -> None:
    rules = cavendish()
    standing = won_by(rules, begin(rules, A), A)
    assert roles(standing) == (A, C, B)
    assert players_of(rules, standing) == (A, C)
    # With less than half of the target the loss is double, and so is that of the adviser.
    standing = won_by(rules, standing, A, loser=49)
    assert accounts_of(standing) == (2 + 4, -1 - 2, -1 - 2)


@pytest.mark.parametrize("seed", range(5))
def test_accounts_are_those_of_a_list_kept_apart(seed: int) -> None:
    chance = random.Random(seed)
    matches = 60
    rules = cavendish(parties=matches)
    standing = begin(rules, A)
    box, captain, adviser = A, B, C
    purse = [0, 0, 0]
    for number in range(matches):
        assert roles(standing) == (box, captain, adviser)
        assert players_of(rules, standing)[0] == (captain if number == 0 else box)
        wins, points = chance.random() < 0.5, chance.choice((0, 49, 50, 99))
        standing = won_by(rules, standing, box if wins else captain, points)
        stakes = 1 if points >= 50 else 2
        purse[box] += 2 * stakes if wins else -2 * stakes
        purse[captain] += -stakes if wins else stakes
        purse[adviser] += -stakes if wins else stakes
        if wins:
            captain, adviser = adviser, captain
        else:
            box, adviser = adviser, box
    assert standing.over
    assert list(accounts_of(standing)) == purse


def test_it_is_a_chouette_of_three() -> None:
    with pytest.raises(RuleSetError) as caught:
        CHOUETTE.rule_set(4, {"box": "cavendish"})
    assert caught.value.code == "option_does_not_apply"

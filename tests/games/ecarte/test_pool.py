"""The pool of three: everybody puts in a stake, each loser another, and two matches running win it all."""

from __future__ import annotations

import random

import pytest

from cardtable.core.errors import CodedError, RuleSetError
from cardtable.core.json_forms import standing_from_json, standing_to_json
from cardtable.core.sheets.categories import Cell
from cardtable.core.state import Standing
from cardtable.games.ecarte.codes import Line
from cardtable.games.ecarte.evening import evening_of
from cardtable.games.ecarte.rules import EcarteRules
from cardtable.games.ecarte.scoring import DealFacts, final_lines
from cardtable.games.ecarte.variants import ecarte_rules
from cardtable.games.registry import variant
from cardtable.session.scorebook.book import ScoreSheet
from cardtable.session.scorebook.model import DealEntry, SheetSetup
from tests.contract.setups import Setup, match
from tests.games.ecarte.positions import FAMILY

ROTATION = variant("ecarte.rotation")
ANNA, BERT, CLARA = range(3)


def pool(**options: bool | int) -> EcarteRules:
    return ecarte_rules(ROTATION.rule_set(3, {"length": "pool", **options}))


def won_by(rules: EcarteRules, standing: Standing, winner: int) -> Standing:
    """The standing after a match in which the other of the two has marked nothing."""
    matches = evening_of(standing).matches
    while not standing.over and evening_of(standing).matches == matches:
        facts = DealFacts(winner, evening_of(standing).other(winner), 5)
        standing = FAMILY.fold(rules.rule_set, standing, final_lines(rules, standing, (), facts))
    return standing


def after(rules: EcarteRules, *winners: int) -> Standing:
    standing = FAMILY.begin(rules.rule_set, ANNA)
    for winner in winners:
        standing = won_by(rules, standing, winner)
    return standing


def test_two_matches_running_win_the_pool() -> None:
    # Bert and Clara have put in a stake each at first, and another each when they lost.
    standing = after(pool(), ANNA, ANNA)
    assert standing.winners == (ANNA,)
    assert evening_of(standing).accounts == (4, -2, -2)


def test_until_then_nothing_is_settled() -> None:
    standing = after(pool(), ANNA, CLARA, BERT)
    assert not standing.over
    assert evening_of(standing).accounts == (0, 0, 0)
    assert evening_of(standing).paid == (2, 2, 2)
    standing = won_by(pool(), standing, ANNA)
    assert not standing.over
    # Bert has lost the first match and the fourth, Clara the third and this one.
    standing = won_by(pool(), standing, ANNA)
    assert standing.winners == (ANNA,)
    assert evening_of(standing).accounts == (3 + 3, -3, -3)


def test_a_matsch_puts_in_twice_the_stake() -> None:
    standing = after(pool(stake=5, matsch=True), BERT, BERT)
    assert evening_of(standing).accounts == (-5 - 10, 15 + 15, -5 - 10)


def test_without_a_stake_the_pool_is_won_all_the_same() -> None:
    standing = after(pool(stake=0), ANNA, CLARA, CLARA)
    assert standing.winners == (CLARA,)
    assert evening_of(standing).accounts == (0, 0, 0)


def test_the_lines_say_what_goes_into_the_pool_and_who_has_it() -> None:
    rules = pool(stake=2)
    standing = after(rules, ANNA)
    for number in range(2):
        facts = DealFacts(ANNA, CLARA, 5)
        lines = final_lines(rules, standing, (), facts)
        assert not [line for line in lines if line.code == Line.POOL_WON], number
        standing = FAMILY.fold(rules.rule_set, standing, lines)
    lines = final_lines(rules, standing, (), DealFacts(ANNA, CLARA, 5))
    told = [(line.code, line.side, line.points) for line in lines if not line.marked]
    assert told == [("pool_paid", CLARA, 0), ("pool_won", ANNA, 8), ("pool_lost", BERT, -4), ("pool_lost", CLARA, -4)]
    assert dict(lines[1].params)["units"] == 2


@pytest.mark.parametrize("seed", range(300))
def test_a_list_kept_apart_comes_to_the_same(seed: int) -> None:
    chance = random.Random(seed)
    stake, double = chance.choice((0, 1, 3)), chance.random() < 0.5
    rules = pool(stake=stake, matsch=double)
    standing = FAMILY.begin(rules.rule_set, chance.randrange(3))
    playing, out = list(evening_of(standing).players), evening_of(standing).waiting[0]
    put_in, last = [stake] * 3, -1
    while True:
        winner = chance.choice(playing)
        loser = sum(playing) - winner
        standing = won_by(rules, standing, winner)
        put_in[loser] += 2 * stake if double else stake
        if winner == last:
            break
        assert not standing.over
        last, playing, out = winner, [winner, out], loser
        assert set(evening_of(standing).players) == set(playing)
        assert standing_from_json(standing_to_json(standing)) == standing
    gains = [-one for one in put_in]
    gains[last] += sum(put_in)
    assert list(evening_of(standing).accounts) == gains
    assert standing.winners == (last,)


@pytest.mark.parametrize("seed", range(6))
def test_a_pool_is_played_to_its_end(seed: int) -> None:
    rule_set = ROTATION.rule_set(3, {"length": "pool", "strict": seed % 2 == 1})
    played = match(Setup(rule_set, "pool"), seed)
    assert played.over
    (winner,) = played.standing.winners
    evening = evening_of(played.standing)
    assert evening.won[winner] >= 2
    assert sum(evening.accounts) == 0
    assert evening.accounts[winner] == max(evening.accounts)


def test_a_sheet_keeps_a_pool_and_nobody_comes_before_it_is_won() -> None:
    sheet = ScoreSheet(SheetSetup("ecarte.rotation", ("Anna", "Bert", "Clara"), {"length": "pool"}))
    with pytest.raises(CodedError):
        sheet.come("Dora")
    for number in range(6):
        winner, other = (ANNA, BERT) if number < 3 else (ANNA, CLARA)
        cells = (Cell("tricks", winner, "5"), Cell("tricks", other, "0"))
        sheet.add(DealEntry(cells, "by_category"))
        assert tuple(sheet.accounts()) == ((0, 0, 0) if number < 5 else (4, -2, -2))


def test_a_pool_is_for_three_and_each_loser_leaves() -> None:
    with pytest.raises(RuleSetError, match="length"):
        ROTATION.rule_set(4, {"length": "pool"})
    with pytest.raises(RuleSetError) as caught:
        pool(parties_per_turn=2)
    assert caught.value.code == "option_does_not_apply"

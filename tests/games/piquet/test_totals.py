"""Which totals one deal of Piquet can bring."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.core.chance import rng
from cardtable.core.rules import OptionValue
from cardtable.core.scores import totals
from cardtable.core.sheets.categories import EntryError
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.totals import can_be
from cardtable.games.piquet.variants import piquet_rules
from cardtable.games.registry import variant
from tests.contract.setups import SETUPS, Setup, first_standing
from tests.games.sheets import Sheet
from tests.games.test_entry_of_played_deals import play

DEALS = 40
FOR_TWO = [
    setup for setup in SETUPS if setup.rule_set.variant in ("piquet.session", "piquet.rubicon", "piquet.four_deals")
]


def rules_of(kind: str, **options: OptionValue) -> PiquetRules:
    return piquet_rules(variant(kind).rule_set(2, options))


@pytest.mark.slow
def test_the_greatest_counts_are_170_and_with_carte_blanche_174() -> None:
    # Three quatorzes, four tierces and a point of three: 3 + 12 + 42, the Neunziger's 60, 13 in play and 40.
    rules = rules_of("piquet.session", smallest_point=3)
    without = rules_of("piquet.session", smallest_point=3, carte_blanche="off")
    assert 3 + 12 + 42 + 60 + 13 + 40 == 170
    assert max(count for count in range(201) if can_be(without, count, 0)) == 170
    assert max(count for count in range(201) if can_be(rules, count, 0)) == 174


def test_who_counts_170_leaves_nothing() -> None:
    rules = rules_of("piquet.session", smallest_point=3, carte_blanche="off")
    assert [other for other in range(201) if can_be(rules, 170, other)] == [0]


def test_elder_has_her_first_lead_and_the_dealer_may_have_nothing() -> None:
    rules = rules_of("piquet.session")
    assert not any(can_be(rules, 0, other) for other in range(201))
    # All tricks: 13 in play and 40.
    assert can_be(rules, 13 + 40, 0)
    # The dealer has all tricks, and elder nothing but her first lead.
    assert can_be(rules, 1, 13 + 40)


def test_the_lead_goes_back_and_forth() -> None:
    # Six tricks each: elder loses the lead as often as the dealer if she has the last trick, else once more.
    rules = rules_of("piquet.session", carte_blanche="off")
    with_last = {(7 + lost, 6 + lost) for lost in range(1, 7)}
    without = {(6 + lost + 1, 7 + lost) for lost in range(6)}
    found = {(elder, dealer) for elder in range(14) for dealer in range(14) if can_be(rules, elder, dealer)}
    assert found >= with_last | without
    # On the lead, elder lays down before the last trick.
    assert (7, 8) in found
    # Six tricks are six points at least, and the last of them is one more; whatever has been declared counts three.
    assert not {(6, 6), (9, 5), (5, 9)} & found


@pytest.mark.parametrize("setup", FOR_TWO, ids=str)
def test_every_deal_that_is_played_can_be(setup: Setup) -> None:
    generator = rng(len(str(setup)), 11)
    rules = piquet_rules(setup.rule_set)
    standing = first_standing(setup)
    for _ in range(DEALS):
        state: Any = play(setup, standing, generator).state
        lines = [line for line in state.lines() if line.code != "doubled"]
        elder, dealer = (totals(lines, 2)[side] for side in (state.elder, 1 - state.elder))
        assert can_be(rules, elder, dealer), (elder, dealer, lines)


def test_faults_and_a_match_that_is_won_leave_it_open() -> None:
    with pytest.raises(EntryError, match="no such totals"):
        Sheet("piquet.session", 2, dealer=1).enter(total={0: 170, 1: 60})
    Sheet("piquet.session", 2, dealer=1).enter(total={0: 170, 1: 60}, revoke={1: 1})
    Sheet("piquet.points", 2, dealer=1).at(60, 40).enter(total={0: 90, 1: 0})


@pytest.mark.slow
def test_a_neunziger_of_its_own_does_not_bring_sixty() -> None:
    # 57 declared, at most the Sechziger's 30 for one that was let pass, 13 in play and 40; if it was made, what was
    # declared is not in the count.
    rules = rules_of("piquet.points", repique="own_partie", smallest_point=3, carte_blanche="off")
    assert max(count for count in range(201) if can_be(rules, count, 0)) == 57 + 30 + 13 + 40
    assert can_be(rules, 13 + 40, 0)


def test_carte_rouge_counts_twenty_more() -> None:
    plain = rules_of("piquet.session", smallest_point=3, carte_blanche="off")
    red = rules_of("piquet.session", smallest_point=3, carte_blanche="off", carte_rouge=True)
    assert not can_be(plain, 190, 0)
    assert can_be(red, 190, 0)

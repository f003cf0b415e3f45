"""Deals by house rules come to the same, played or entered by hand: by category, by what they came to, and where only
the surplus is marked.
"""

from __future__ import annotations

import random

import pytest

from cardtable.core.scores import totals
from cardtable.core.sheets.categories import Cell, EntryError, amounts
from cardtable.core.sheets.rules import BY_CATEGORY, TOTALS
from cardtable.core.state import Standing
from cardtable.games.casino.entry import CasinoEntry
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.variants import HOUSE, casino_rules
from cardtable.games.registry import variant
from tests.contract.setups import Setup
from tests.games.agreements import in_any_order
from tests.games.on_paper import lines_on_paper
from tests.games.test_entry_of_played_deals import casino, play

KIND = variant(HOUSE)
FEWEST: dict[str, bool | int | str] = {"wins": "fewest", "sweep_kind": "passed_on", "sweep_points": 5}


def house(players: int = 2, /, **options: bool | int | str) -> CasinoRules:
    return casino_rules(KIND.rule_set(players, options))


def beginning(rules: CasinoRules) -> Standing:
    return Standing((0,) * len(rules.sides), 0)


def came_to(rules: CasinoRules, *points: int) -> tuple[int, ...]:
    """What a deal brings that is entered by its totals."""
    entry, standing = CasinoEntry(rules), beginning(rules)
    cells = [Cell("total", side, str(one)) for side, one in enumerate(points)]
    return totals(entry.lines(standing, amounts(entry.categories(standing, TOTALS), cells), TOTALS), len(points))


def refused(rules: CasinoRules, *points: int) -> bool:
    with pytest.raises(EntryError) as caught:
        came_to(rules, *points)
    return caught.value.code == "no_such_totals"


@pytest.mark.parametrize("seed", range(60))
def test_a_played_deal_is_entered_by_hand_and_by_what_it_came_to(seed: int) -> None:
    chance = random.Random(f"house on paper {seed}")
    players = 2 + seed % 3
    chosen: dict[str, bool | int | str] = {**in_any_order(KIND, players, chance), "length": "deals", "strict": False}
    for name in ("target", "arrival", "cards_at_once", "lurch"):
        chosen.pop(name, None)
    if chosen.get("tie") == "spades_then_arrival":
        chosen["tie"] = "deal"
    rule_set = KIND.rule_set(players, chosen)
    rules = casino_rules(rule_set)
    entry, standing = CasinoEntry(rules), beginning(rules)
    deal = play(Setup(rule_set, "random"), standing, chance)
    lines = deal.state.lines()
    asked = {one.code for one in entry.categories(standing, BY_CATEGORY)}
    typed = casino(deal, asked, entry.sides)
    whole = totals(lines, len(rules.sides))
    assert totals(lines_on_paper(entry, standing, typed, {}), len(whole)) == whole
    if not (rules.score.difference or rules.spades_break_ties):
        cells = [Cell("total", side, str(one)) for side, one in enumerate(whole)]
        by_hand = entry.lines(standing, amounts(entry.categories(standing, TOTALS), cells), TOTALS)
        assert totals(by_hand, len(whole)) == whole


def test_mulles_are_part_of_the_surplus_on_the_sheet_as_they_are_in_play() -> None:
    rules = house(packs=2, mulles="any", mulle_points=5, differences=True, cards_points=0, last_points=0)
    entry, standing = CasinoEntry(rules), beginning(rules)
    typed = {"spades": {0: 20, 1: 6}, "aces": {0: 8, 1: 0}, "mulles": {0: 1, 1: 2}}
    # Spades 2, aces 8 and a mulle of 5 are 15; two mulles are 10.
    assert totals(lines_on_paper(entry, standing, typed, {}), 2) == (5, 0)


def test_mulles_count_toward_the_order_of_arrival() -> None:
    rules = house(packs=2, target=16, mulles="any", mulle_points=20, arrival="american", last_points=0)
    entry = CasinoEntry(rules)
    standing = Standing((11, 0), 0)
    typed = {"cards": {0: 60, 1: 44}, "spades": {0: 20, 1: 6}, "ace_of_spades": {0: 2}, "mulles": {0: 0, 1: 1}}
    typed |= {code: {0: 1} for code in ("ace_of_hearts", "ace_of_diamonds", "ace_of_clubs")}
    lines = lines_on_paper(entry, standing, typed, {})
    # With cards 1, spades 2 and the second of the black aces the first is there before mulles are counted.
    assert entry.fold(standing, lines).winners == (0,)


def test_where_sweeps_are_passed_on_other_things_count_as_well() -> None:
    # Swedish points are 11 in all, and a sweep moves five.
    rules = house(**FEWEST)
    assert came_to(rules, 6, 5) == (6, 5)
    assert came_to(rules, 16, -5) == (16, -5)
    assert refused(rules, 6, 6)
    # Not even 26 sweeps move so much.
    assert refused(rules, 11 + 26 * 5 + 5, -26 * 5 - 5)


def test_a_sweep_by_a_twin_may_move_no_multiple_of_others() -> None:
    rules = house(packs=2, twin_points=7, **FEWEST)
    # Spades 2, cards 1, big casinos 4, little ones 2, aces 8, the last capture 1.
    assert came_to(rules, 18, 0) == (18, 0)
    assert came_to(rules, 18 + 7, -7) == (25, -7)


def test_huts_that_are_balanced_have_not_won_the_match() -> None:
    rules = house(sweep_kind="balanced", sweep_points=5, huts_until=99, last_points=0)
    entry, standing = CasinoEntry(rules), beginning(rules)
    typed = {"sweeps": {0: 1, 1: 4}, "cards": {0: 23, 1: 29}, "spades": {0: 6, 1: 7}}
    # Four huts less one are 15 of 16.
    assert totals(lines_on_paper(entry, standing, typed, {}), 2) == (0, 15 + 1 + 2)


def test_who_counts_out_counts_no_further_than_to_the_end() -> None:
    rules = house(target=16, arrival="american")
    entry = CasinoEntry(rules)
    standing = Standing((15, 14), 0)
    cells = [Cell("total", 0, "1"), Cell("total", 1, "0")]
    lines = entry.lines(standing, amounts(entry.categories(standing, TOTALS), cells), TOTALS)
    assert entry.fold(standing, lines).winners == (0,)

"""The worth of a match by backward induction is what playing it out brings."""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from cardtable.ai import induction
from cardtable.ai.casino import outcome
from cardtable.ai.induction import FixedDeals, ToTarget
from cardtable.ai.piquet import prospect
from cardtable.ai.played_deals import main, played_deals, rule_sets
from cardtable.games.casino.scoring import loser_factor
from cardtable.games.casino.variants import casino_rules
from cardtable.games.piquet.settlement import rubicon_gain
from cardtable.games.piquet.variants import piquet_rules
from cardtable.games.registry import variant

Deals = Mapping[tuple[int, int], int]
FEW: Deals = {(3, 1): 2, (1, 2): 3, (0, 4): 1}


def more_wins(own: int, gained: int, other: int, theirs: int) -> float:
    first, second = own + gained, other + theirs
    return float((first > second) - (first < second))


def exactly(own: int, other: int, target: int) -> Fraction:
    """By trying every row of deals, without a table."""
    total = Fraction(0)
    for (mine, theirs), number in FEW.items():
        first, second = own + mine, other + theirs
        if first < target and second < target:
            total -= number * exactly(second, first, target)
        else:
            total += number * ((first > second) - (first < second))
    return Fraction(total, sum(FEW.values()))


@pytest.mark.parametrize("target", [1, 5, 9])
def test_a_short_match_is_worth_what_all_its_rows_of_deals_are_worth(target: int) -> None:
    table = ToTarget(target, FEW, more_wins)
    for own, other in product(range(target), repeat=2):
        assert table.value(own, other) == pytest.approx(float(exactly(own, other, target)))


def test_a_fixed_number_of_deals_is_worth_what_all_its_rows_are_worth() -> None:
    def pays(own: int, other: int) -> float:
        return float(own * own - other * other)

    def by_rows(own: int, other: int, left: int) -> float:
        every = [deal for deal, number in FEW.items() for _ in range(number)]
        total = 0.0
        for row in product(every, repeat=left):
            points = [own, other]
            for place, (first, second) in enumerate(row):
                points[place % 2] += first
                points[1 - place % 2] += second
            total += pays(*points)
        return total / float(len(every)) ** left

    table = FixedDeals(FEW, pays)
    for own, other, left in ((0, 0, 0), (0, 0, 3), (7, 2, 2), (1, 9, 3)):
        assert table.value(own, other, left) == pytest.approx(by_rows(own, other, left))


def test_with_the_lead_alone_the_worth_is_the_same() -> None:
    def pays(own: int, other: int) -> float:
        return float((own > other) - (own < other))

    whole, short = FixedDeals(FEW, pays), FixedDeals(FEW, pays, lead_only=True)
    for own, other, left in ((0, 0, 1), (30, 27, 2), (8, 12, 3)):
        assert short.value(own, other, left) == pytest.approx(whole.value(own, other, left))


def played_out(
    deals: Deals, own: int, other: int, over: Callable[[int, int, int, int, int], float | None], matches: int
) -> tuple[float, float]:
    """The mean of what matches that are drawn deal by deal pay who leads first, and its standard error."""
    chance = random.Random(5)
    every, weights = list(deals), list(deals.values())
    paid = []
    for _ in range(matches):
        points, leads, number = [own, other], 0, 0
        while True:
            (deal,) = chance.choices(every, weights)
            brought = deal if leads == 0 else deal[::-1]
            number += 1
            worth = over(points[0], brought[0], points[1], brought[1], number)
            points = [points[0] + brought[0], points[1] + brought[1]]
            leads = 1 - leads
            if worth is not None:
                paid.append(worth)
                break
    return statistics.mean(paid), statistics.stdev(paid) / len(paid) ** 0.5


SIDES = 4000
TO_TARGET = ["piquet.points", "piquet.meyers1888"]


@pytest.mark.parametrize("name", TO_TARGET)
def test_a_match_of_piquet_to_a_hundred_is_worth_what_it_pays_when_it_is_played_out(name: str) -> None:
    rules = piquet_rules(variant(name).rule_set(2))
    table = prospect.to_target(rules)

    def over(own: int, gained: int, other: int, theirs: int, number: int) -> float | None:
        first, second = own + gained, other + theirs
        if max(first, second) < 100:
            return None
        # Whoever needs the smaller part of what the deal brings gets there first; who has less than half pays double.
        ahead = second < 100 or (first >= 100 and (100 - own) * theirs <= (100 - other) * gained)
        loser = second if ahead else first
        return (1 if ahead else -1) * (2 if loser < 50 else 1)

    for own, other in ((0, 0), (40, 70), (85, 60), (91, 17)):
        mean, error = played_out(played_deals(name, name), own, other, over, SIDES)
        # Beside chance, half a step of the table.
        assert table.value(own, other) == pytest.approx(mean, abs=4 * error + 0.03)


def test_a_rubicon_match_is_worth_what_it_pays_when_it_is_played_out() -> None:
    for own, other, left in ((250, 260, 1), (70, 300, 1), (180, 120, 2)):

        def over(own: int, gained: int, other: int, theirs: int, number: int, left: int = left) -> float | None:
            first, second = own + gained, other + theirs
            if number < left:
                return None
            if first == second:
                return 0.0
            return float(rubicon_gain(first, second) if first > second else -rubicon_gain(second, first))

        mean, error = played_out(played_deals("piquet.rubicon", "piquet.rubicon"), own, other, over, SIDES)
        assert prospect.six_deals().value(own, other, left) == pytest.approx(mean, abs=4 * error)


@pytest.mark.parametrize("name", [name for name in rule_sets() if name.startswith("casino.")])
def test_a_match_of_casino_is_worth_what_it_pays_when_it_is_played_out(name: str) -> None:
    rules = casino_rules(variant(name).rule_set(2))
    target, good = rules.target, rules.good
    if not target:
        for own, other, left in ((0, 0, 1), (6, 0, 2), (0, 15, 3)):

            def at_last(own: int, gained: int, other: int, theirs: int, number: int, left: int = left) -> float | None:
                lead = good * (own + gained - other - theirs)
                return None if number < left else float((lead > 0) - (lead < 0))

            mean, error = played_out(played_deals(name, name), own, other, at_last, SIDES)
            assert outcome.fixed_deals(rules).value(own, other, left) == pytest.approx(mean, abs=4 * error)
        return

    def over(own: int, gained: int, other: int, theirs: int, number: int) -> float | None:
        first, second = own + gained, other + theirs
        if max(first, second) < target:
            return None
        if rules.score.first_to_arrive and min(first, second) >= target:
            first, second = (target - other) * gained, (target - own) * theirs
        if first == second:
            return 0.0
        loser = other + theirs if first > second else own + gained
        return float(loser_factor(rules, loser) * (1 if first > second else -1))

    for own, other in ((0, 0), (target - 2, target - 3), (4, target - 1)):
        mean, error = played_out(played_deals(name, name), own, other, over, SIDES)
        assert outcome.to_target(rules).value(own, other) == pytest.approx(mean, abs=4 * error + 0.001)


def test_steps_of_a_long_match_change_little(monkeypatch: pytest.MonkeyPatch) -> None:
    deals = dict(list(played_deals("piquet.rubicon", "piquet.rubicon").items())[:25])
    coarse = ToTarget(100, deals, more_wins)
    monkeypatch.setattr(induction, "_FINEST", 100)
    fine = ToTarget(100, deals, more_wins)
    for own, other in ((0, 0), (33, 51), (60, 61), (95, 80)):
        assert coarse.value(own, other) == pytest.approx(fine.value(own, other), abs=0.04)


@pytest.mark.parametrize("name", rule_sets())
def test_there_are_deals_enough_of_each_rule_set(name: str) -> None:
    assert len(rule_sets()[name]) >= 100


def test_a_rule_set_without_deals_of_its_own_has_those_of_another_that_is_named_or_none() -> None:
    assert played_deals("casino.zwicker", "casino.swedish") == played_deals("casino.swedish", "casino.kryp")
    with pytest.raises(KeyError):
        played_deals("piquet.session")


def test_deals_of_piquet_are_like_those_of_good_players() -> None:
    deals = [deal for deal, number in played_deals("piquet.rubicon", "piquet.rubicon").items() for _ in range(number)]
    # Cavendish's medians of 10,000 deals at the clubs are 28 and 14.
    assert statistics.median(elder for elder, _ in deals) == pytest.approx(28, abs=4)
    assert statistics.median(dealer for _, dealer in deals) == pytest.approx(14, abs=4)


def test_deals_are_played_and_written_again_with_their_seed(tmp_path: Path) -> None:
    out = tmp_path / "deals.txt"
    out.write_text("casino.kryp 1,2\n", encoding="ascii")
    written = []
    for _ in range(2):
        main(["--deals", "2", "--seed", "9", "--only", "casino.swedish", "--out", str(out)])
        written.append(out.read_text(encoding="ascii"))
    kept, fresh = written[0].splitlines()
    assert kept == "casino.kryp 1,2"
    assert len(fresh.split()) == 3
    assert written[1] == written[0]

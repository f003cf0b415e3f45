"""Krypkasino until only one is left: RULES.md, C152 to C154."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from cardtable.core.chance import shuffled
from cardtable.core.company import Company
from cardtable.core.errors import RuleSetError
from cardtable.core.events import Announced
from cardtable.core.match import Match
from cardtable.core.rules import OptionValue, RuleSet
from cardtable.core.scores import totals
from cardtable.core.sheets.categories import Cell, EntryError, amounts
from cardtable.core.state import Deal, Standing
from cardtable.core.view import SeatView
from cardtable.games.casino.entry import CasinoEntry
from cardtable.games.casino.rules import CasinoRules
from cardtable.games.casino.sampling import sample
from cardtable.games.casino.scoring import fold
from cardtable.games.casino.state import CasinoState
from cardtable.games.casino.validity import check_rules
from cardtable.games.casino.variants import casino_rules
from cardtable.games.registry import family_of, variant
from cardtable.words.errors import ERRORS
from cardtable.words.families import words_of
from tests.contract.setups import choose
from tests.games.casino.positions import captured, rules_of, scored, won
from tests.games.casino.test_kryp import counted_anew
from tests.games.casino.test_validity import rules_with


def knockout(players: int, **options: OptionValue) -> CasinoRules:
    return rules_of("kryp", players, length="knockout", **options)


def agreed(players: int, **options: OptionValue) -> RuleSet:
    return variant("casino.kryp").rule_set(players, {"length": "knockout", **options})


FOUR = knockout(4)


def dealt(rules: CasinoRules, points: tuple[int, ...], dealer: int, seed: int = 1) -> CasinoState:
    """A deal just dealt to those who are left at ``points``."""
    state = CasinoState(rules.at(points), Standing(points, dealer, 3))
    state.apply(Deal(shuffled(rules.pack, random.Random(seed))))
    return state


def test_whoever_has_twenty_one_leaves_and_the_others_play_on() -> None:
    assert (FOUR.target, FOUR.deals) == (21, 0)
    # 3, 2, 3 and 3 points.
    lines = scored(FOUR, [won("TD"), won("2S"), won("AS AH"), won("TD")], (18, 4, 19, 17))
    after = fold(FOUR, Standing((18, 4, 19, 17), 0, 2), lines)
    assert after.points == (21, 6, 22, 20)
    assert not after.over
    assert FOUR.at(after.points).inside == (1, 3)
    assert knockout(4, leaves_at=22).at(after.points).inside == (0, 1, 3)


def test_the_last_one_left_has_won() -> None:
    after = Standing((21, 6, 22, 20), 3, 3)
    last = fold(FOUR, after, scored(FOUR.at(after.points), [won(""), won(""), won(""), won("TD")], after.points))
    assert (last.points, last.winners, last.factors) == ((21, 6, 22, 23), (1,), (1, 0, 1, 1))


def test_it_is_dealt_as_for_so_many_as_are_left() -> None:
    for left, each, table in ((6, 4, 8), (5, 4, 4), (4, 5, 4), (3, 5, 5), (2, 6, 4)):
        points = tuple(21 if seat < 6 - left else 0 for seat in range(6))
        state = dealt(knockout(6), points, 5)
        assert list(map(len, state.hands)) == [0 if seat < 6 - left else each for seat in range(6)]
        assert len(state.table) == table
        assert state.status() == []
    # Four each where that is agreed, but three have always five.
    for left, each in ((4, 4), (3, 5), (2, 4)):
        state = dealt(knockout(4, fours=True), (21,) * (4 - left) + (0,) * left, 3)
        assert list(map(len, state.hands)) == [0] * (4 - left) + [each] * left
    for left in (4, 3, 2):
        state = dealt(knockout(4, single_pack=True), (21,) * (4 - left) + (0,) * left, 3)
        assert list(map(len, state.hands)) == [0] * (4 - left) + [4] * left


def test_the_deal_passes_on_among_those_who_are_left() -> None:
    nothing = scored(FOUR, [won("")] * 4)
    # The dealer himself has left, the next after him too.
    assert fold(FOUR, Standing((30, 25, 3, 4), 0, 2), nothing).dealer == 2
    assert fold(FOUR, Standing((3, 25, 30, 4), 0, 2), nothing).dealer == 3
    assert fold(FOUR, Standing((3, 25, 30, 4), 3, 2), nothing).dealer == 0
    state = dealt(FOUR, (3, 25, 30, 4), 3)
    assert (state.first, state.turn) == (0, 0)
    state = dealt(FOUR, (3, 25, 30, 4), 0)
    assert state.first == 3
    seats: list[int] = []
    while state.actor() >= 0 and len(seats) < 5:
        seats.append(state.actor())
        state.apply(next(iter(state.legal())))
    assert seats == [3, 0, 3, 0, 3]


def test_whoever_sits_to_the_right_of_the_dealer_cuts_if_he_is_still_there() -> None:
    def cutter(points: tuple[int, ...], dealer: int) -> list[int]:
        state = CasinoState(FOUR.at(points), Standing(points, dealer, 3))
        told = state.apply(Deal(shuffled(FOUR.pack, random.Random(1))))
        return [event.seat for event in told if isinstance(event, Announced) and event.code == "cuts_pack"]

    assert cutter((0, 0, 0, 0), 0) == [3]
    assert cutter((0, 0, 0, 30), 0) == [2]
    assert cutter((0, 0, 30, 30), 0) == []


def test_a_sweep_relieves_the_next_to_the_right_who_is_still_there() -> None:
    def brings(points: tuple[int, ...], sweeper: int) -> tuple[int, ...]:
        facts = [captured((), sweeps=int(seat == sweeper)) for seat in range(4)]
        return totals(scored(FOUR.at(points), facts, points), 4)

    assert brings((0, 0, 0, 0), 2) == (0, -5, 5, 0)
    assert brings((0, 30, 0, 0), 2) == (-5, 0, 5, 0)
    assert brings((30, 0, 30, 0), 1) == (0, 5, 0, -5)


def test_nothing_is_written_for_whoever_has_left() -> None:
    points = (0, 30, 0, 0)
    lines = scored(FOUR.at(points), [won("TD"), won(""), won("AS"), won("")], points)
    assert {line.side for line in lines} == {0, 2, 3}


def test_of_those_who_leave_together_as_the_last_the_fewest_win() -> None:
    before = Standing((20, 25, 20, 18), 0, 4)
    rules = FOUR.at(before.points)
    alone = fold(FOUR, before, scored(rules, [won("TD"), won(""), won("TD AH"), won("TD")], before.points))
    assert alone.points == (23, 25, 24, 21)
    assert (alone.winners, alone.factors) == ((3,), (1, 1, 1, 0))
    level = fold(FOUR, before, scored(rules, [won("AH"), won(""), won("AS TD"), won("TD")], before.points))
    assert (level.points, level.winners) == ((21, 25, 25, 21), (0, 3))
    # Who left before has lost with fewer points, too.
    late = Standing((20, 21, 20, 30), 0, 4)
    last = fold(FOUR, late, scored(FOUR.at(late.points), [won("TD"), won(""), won("TD AH"), won("")], late.points))
    assert (last.points, last.winners) == ((23, 21, 24, 30), (0,))


def test_each_loser_pays_each_winner() -> None:
    rules = knockout(4, stake=5)
    over = fold(rules, Standing((20, 25, 30, 3), 0, 4), scored(rules, [won("TD"), won(""), won(""), won("")]))
    assert Company.of(over).accounts == (-5, -5, -5, 15)
    assert CasinoEntry(rules).accounts(over) == (-1, -1, -1, 3)
    before = Standing((20, 25, 30, 20), 0, 4)
    level = fold(rules, before, scored(rules.at(before.points), [won("AH"), won(""), won(""), won("AH")]))
    assert level.winners == (0, 3)
    assert Company.of(level).accounts == (10, -10, -10, 10)


def test_only_those_who_play_alone_can_leave() -> None:
    with pytest.raises(RuleSetError) as caught:
        rules_of("kryp", 2, length="knockout")
    assert caught.value.code == "bad_option_value"
    leaving: dict[str, Any] = {
        "agreed": {"length": "knockout", "leaves_at": 21},
        "plan_of_those_left": lambda left: FOUR.plan,
    }
    check_rules(rules_with(players=3, **leaving))
    wrong: list[dict[str, Any]] = [{"players": 2}, {"players": 4, "partners": True}]
    for changes in wrong:
        with pytest.raises(RuleSetError) as caught:
            check_rules(rules_with(**leaving, **changes))
        assert caught.value.code == "nobody_can_leave"
        assert caught.value.code in ERRORS


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_whole_matches_come_to_what_an_independent_count_makes_of_them(players: int) -> None:
    happened: Counter[int] = Counter()
    for seed in range(4):
        rule_set = agreed(
            players, take="any" if seed % 2 else "maximal", **({"single_pack": True} if players == 3 else {})
        )
        rules, family = casino_rules(rule_set), family_of(rule_set.variant)
        generator = random.Random(seed)
        one = Match(family, rule_set, (), first_dealer=seed % players)
        points = [0] * players
        there = list(range(players))
        while not one.over:
            assert one.standing.dealer in there
            one.begin_deal(shuffled(rules.pack, generator))
            state = one.state
            assert isinstance(state, CasinoState)
            first = tuple(state.table)
            while state.actor() >= 0:
                assert state.actor() in there
                if generator.random() < 0.05:
                    assert state.status() == []
                    seen = state.observe(state.actor())
                    assert sample(seen, generator).observe(state.actor()) == seen
                one.apply(choose(state, generator))
            points = [
                had + more for had, more in zip(points, counted_anew(state.rules, state, first, True), strict=True)
            ]
            assert list(one.standing.points) == points
            assert sum(points) == (21 if rule_set.options.get("single_pack") else 42) * len(one.deals)
            still = [seat for seat in there if points[seat] < 21]
            happened[len(there)] += 1
            if len(still) < 2:
                best = min(points[seat] for seat in still or there)
                assert one.standing.winners == tuple(seat for seat in still or there if points[seat] == best)
            else:
                assert not one.over
                there = still
    assert happened[players] >= 4
    assert len(happened) > 1


def test_it_is_told_when_one_leaves_and_then_who_has_left() -> None:
    def situation(points: tuple[int, ...]) -> list[str]:
        rule_set = agreed(4)
        return words_of("casino").situation(
            rule_set, Standing(points, 0, 1), SeatView(0), ("Anna", "Bo", "Cilla", "Dan")
        )

    assert situation((1, 2, 3, 4)) == ["Deal 1", "a player leaves at 21 points"]
    assert situation((1, 22, 3, 40)) == ["Deal 1", "Out: Bo and Dan"]


# On paper


def test_nothing_is_entered_for_whoever_has_left() -> None:
    entry = CasinoEntry(knockout(3))
    standing = Standing((25, 3, 4), 1, 2)
    assert entry.playing(standing) == (1, 2)
    assert entry.leader(standing) == 2
    assert entry.leader(Standing((3, 4, 25), 1, 2)) == 0
    categories = entry.categories(standing, "by_category")
    with pytest.raises(EntryError) as caught:
        amounts(categories, [Cell("big_casino", 0, "1")])
    assert caught.value.code == "not_for_this_party"
    cells = [Cell(code, 1, text) for code, text in (("spades", "6"), ("big_casino", "2"), ("little_casino", "1"))]
    cells += [Cell("ace_of_spades", 1, "1"), Cell("other_aces", 1, "1"), Cell("sweeps", 1, "1")]
    lines = entry.lines(standing, amounts(categories, cells), "by_category")
    # 6 + 2 + 2 + 1 + 4 spades; of two who are left the player before is always the other one.
    assert totals(lines, 3) == (0, 15 + 5, 27 - 5)
    assert entry.fold(standing, lines).winners == (1,)


def test_the_totals_of_those_who_are_left_add_up() -> None:
    entry = CasinoEntry(knockout(3))
    standing = Standing((25, 3, 4), 1, 2)
    categories = entry.categories(standing, "totals")
    lines = entry.lines(standing, amounts(categories, [Cell("total", 1, "20"), Cell("total", 2, "22")]), "totals")
    assert totals(lines, 3) == (0, 20, 22)
    with pytest.raises(EntryError) as caught:
        entry.lines(standing, amounts(categories, [Cell("total", 1, "20"), Cell("total", 2, "21")]), "totals")
    assert caught.value.code == "no_such_totals"

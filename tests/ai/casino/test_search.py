"""The look through a round finds what trying everything in the true game finds."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Mapping
from types import SimpleNamespace

import pytest

from cardtable.ai import budget as budget_module
from cardtable.ai.budget import Budget
from cardtable.ai.casino import endings, players
from cardtable.ai.casino.desk import Desk
from cardtable.ai.casino.endings import EndGame
from cardtable.ai.casino.model import KINDS
from cardtable.ai.casino.outcome import Outcome
from cardtable.ai.casino.players import Counter, Searcher
from cardtable.ai.casino.search import RoundSearch, TooManyPositions
from cardtable.core.rules import OptionValue
from cardtable.core.scores import totals
from cardtable.games.casino.scoring import fold
from cardtable.games.casino.state import CasinoState
from tests.ai.casino.decisions import crowded_end, positions, rule_set, situation


def value_of_everything(state: CasinoState, side: int, outcome: Outcome) -> float:
    """The best for ``side`` that both can force, by trying every play to the end of the deal."""
    if state.actor() < 0:
        after = fold(state.rules, state.standing, state.lines())
        lines = totals(state.lines(), 2)
        assert all(a + b == c for a, b, c in zip(state.standing.points, lines, after.points, strict=True))
        own, other = after.points[side], after.points[1 - side]
        won = dict(line_facts(state, "spades"))
        # The worth of a standing is the outcome's own; that the standing is right is what is tested.
        return outcome.worth(own, other, won.get(side, 0) - won.get(1 - side, 0))
    values = []
    for play in state.legal():
        twin = state.copy()
        twin.advance(play)
        values.append(value_of_everything(twin, side, outcome))
    return max(values) if state.rules.side_of[state.actor()] == side else min(values)


def line_facts(state: CasinoState, name: str) -> dict[int, int]:
    return {line.side: int(dict(line.params)[name]) for line in state.lines() if line.code == "won"}


CASES: list[tuple[str, Mapping[str, OptionValue], tuple[int, int]]] = [
    ("casino.swedish", {}, (0, 0)),
    ("casino.swedish", {}, (12, 13)),
    ("casino.swedish", {"tie": "deal"}, (13, 12)),
    ("casino.overspader", {}, (14, 17)),
    ("casino.mulle_sassersson", {}, (0, 0)),
    ("casino.mulle_sassersson", {"length": "points", "even_dealing": True, "double_values": True}, (80, 75)),
    ("casino.mulle_sassersson", {"double_values": True, "double_use": "both", "deals": 1}, (0, 0)),
    ("casino.finnish", {}, (0, 0)),
    ("casino.finnish", {}, (9, 10)),
    ("casino.finnish", {}, (12, 11)),
    ("casino.berlin1810", {}, (0, 0)),
    ("casino.berlin1810", {}, (8, 9)),
    ("casino.berlin1810", {"double_use": "both"}, (10, 9)),
]


@pytest.mark.parametrize(("name", "options", "points"), CASES, ids=str)
def test_the_last_cards_are_played_exactly(
    name: str, options: Mapping[str, OptionValue], points: tuple[int, int]
) -> None:
    rules = rule_set(name, 2, options)
    compared = 0
    for seed in range(60):
        if compared >= 12:
            break
        for state in positions(rules, seed, points):
            cards = sum(map(len, state.hands))
            if not state.last_round or not 2 <= cards <= 4 or len(state.table) > 7:
                continue
            told = situation(state)
            desk = Desk(told)
            assert desk.everything_known
            outcome = Outcome(desk.rules, desk.observation)
            # The table of a long match is made once, here and not in the time of a decision.
            best = value_of_everything(state, desk.side, outcome)
            options_found = Searcher().consider(told, random.Random(0), Budget(60.0))
            for option in options_found:
                twin = state.copy()
                twin.advance(option.action)
                assert option.value == pytest.approx(value_of_everything(twin, desk.side, outcome)), option.action
            assert options_found[0].value == pytest.approx(best)
            compared += 1
    assert compared >= 6


WITH_BUILDS: list[tuple[str, Mapping[str, OptionValue], tuple[int, int]]] = [
    ("casino.royal", {}, (0, 0)),
    ("casino.royal", {}, (14, 15)),
    ("casino.royal", {"count_out": True}, (17, 18)),
    ("casino.classic", {"building": True}, (5, 6)),
    ("casino.mulle_glimne", {}, (0, 0)),
    ("casino.mulle_glimne", {"length": "points"}, (120, 110)),
]


@pytest.mark.parametrize(("name", "options", "points"), WITH_BUILDS, ids=str)
def test_the_last_cards_are_played_exactly_where_there_are_builds(
    name: str, options: Mapping[str, OptionValue], points: tuple[int, int]
) -> None:
    compared = 0
    for seed in range(30):
        for state in positions(rule_set(name, 2, options), seed, points):
            if not state.last_round or not 2 <= sum(map(len, state.hands)) <= 4 or len(state.table) > 7:
                continue
            told = situation(state)
            outcome = Outcome(state.rules, state.observe(state.actor()))
            side = state.rules.side_of[state.actor()]
            best = value_of_everything(state, side, outcome)
            options_found = Searcher().consider(told, random.Random(0), Budget(60.0))
            for option in options_found:
                twin = state.copy()
                twin.advance(option.action)
                assert option.value == pytest.approx(value_of_everything(twin, side, outcome)), option.action
            assert options_found[0].value == pytest.approx(best)
            compared += 1
        if compared >= 6:
            break
    assert compared >= 6


def most_that_can_be_had(state: CasinoState, side: int) -> int:
    """The same in points, where each counts alike."""
    if state.actor() < 0:
        lines = totals(state.lines(), 2)
        return lines[side] - lines[1 - side]
    values = []
    for play in state.legal():
        twin = state.copy()
        twin.advance(play)
        values.append(most_that_can_be_had(twin, side))
    return max(values) if state.rules.side_of[state.actor()] == side else min(values)


@pytest.mark.parametrize("options", [{}, {"jokers": True}, {"reopen": True}], ids=str)
def test_the_last_cards_are_played_for_points_where_those_are_settled(options: Mapping[str, OptionValue]) -> None:
    compared = 0
    for seed in range(30):
        for state in positions(rule_set("casino.zwicker", 2, options), seed, (90, 96)):
            if not state.last_round or not 2 <= sum(map(len, state.hands)) <= 4 or len(state.table) > 6:
                continue
            best = Searcher().consider(situation(state), random.Random(0), Budget(60.0))[0]
            ahead = state.standing.points[state.actor()] - state.standing.points[1 - state.actor()]
            assert best.value == pytest.approx(ahead + most_that_can_be_had(state, state.actor()))
            compared += 1
        if compared >= 6:
            break
    assert compared >= 6


def test_an_end_with_builds_that_takes_too_long_is_not_counted_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endings, "_MOST_REAL_POSITIONS", 3)
    for state in positions(rule_set("casino.royal", 2), 3):
        if state.last_round and sum(map(len, state.hands)) == 4:
            options = Searcher().consider(situation(state), random.Random(0), Budget(0.0, 6))
            with pytest.raises(TooManyPositions):
                endings.exact_values(Desk(situation(state)))
            assert {option.action for option in options} <= set(state.legal())


PARTNERS: list[tuple[str, Mapping[str, OptionValue], tuple[int, int]]] = [
    ("casino.finnish", {}, (0, 0)),
    ("casino.finnish", {}, (6, 5)),
    ("casino.classic", {}, (0, 0)),
    ("casino.classic", {}, (7, 8)),
    ("casino.berlin1810", {}, (8, 9)),
]


def bits_of(state: CasinoState, desk: Desk) -> tuple[tuple[int, ...], ...]:
    """The true hands, as the desk numbers their cards."""
    hidden = {KINDS[bit]: bit for bit in desk.seen.unseen}
    return tuple(
        desk.seen.hand if seat == desk.seat else tuple(sorted(hidden[card] for card in hand))
        for seat, hand in enumerate(state.hands)
    )


@pytest.mark.parametrize(("name", "options", "points"), PARTNERS)
def test_the_last_cards_of_partners_are_counted_out_with_open_hands(
    name: str, options: Mapping[str, OptionValue], points: tuple[int, int]
) -> None:
    compared = 0
    for seed in range(60):
        for state in positions(rule_set(name, 4, options), seed, points):
            if not state.last_round or not 2 <= sum(map(len, state.hands)) <= 5 or len(state.table) > 7:
                continue
            desk = Desk(situation(state))
            assert desk.counts_out
            assert desk.everything_known == (sum(map(bool, state.hands)) <= 2)
            ending, hands = EndGame(desk), bits_of(state, desk)
            outcome = Outcome(desk.rules, desk.observation)
            for play in desk.plays:
                twin = state.copy()
                twin.advance(play)
                assert ending.value(play, hands) == pytest.approx(value_of_everything(twin, desk.side, outcome)), play
            compared += 1
        if compared >= 6:
            break
    assert compared >= 6


def test_near_the_end_partners_value_plays_by_how_the_deal_can_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "_COUNTS", 0.0)
    compared = 0
    for seed in range(20):
        for state in positions(rule_set("casino.classic", 4), seed, (7, 8)):
            if not state.last_round or sum(map(len, state.hands)) != 3:
                continue
            told = situation(state)
            desk = Desk(told)
            # Who of the two others holds which of the two hidden cards is all that is not known.
            first, second = desk.seen.unseen
            ways = []
            for order in ((first, second), (second, first)):
                left = iter(order)
                ways.append(
                    tuple(
                        desk.seen.hand if seat == desk.seat else (next(left),) if cards else ()
                        for seat, cards in enumerate(desk.observation.hand_counts)
                    )
                )
            ending = EndGame(desk)
            options = Searcher().consider(told, random.Random(seed), Budget(0.0, 8))
            if len(options) == 1:
                continue
            for option in options:
                values = [ending.value(option.action, hands) for hands in ways]  # type: ignore[arg-type]
                assert min(values) - 1e-9 <= option.value <= max(values) + 1e-9
            compared += 1
    assert compared >= 5


def test_a_decision_comes_back_with_its_seed() -> None:
    for state in itertools.islice(positions(rule_set("casino.swedish", 2), 3), 0, None, 12):
        told = situation(state)
        first, again = (Searcher().consider(told, random.Random(9), Budget(0.0, 4)) for _ in range(2))
        assert [(option.action, option.value) for option in first] == [(one.action, one.value) for one in again]
        assert {option.action for option in first} <= set(state.legal().representatives())


@pytest.mark.slow
def test_where_the_last_cards_are_too_many_to_try_all_the_plays_that_look_best_are_tried() -> None:
    state = crowded_end()
    told = situation(state)
    assert Desk(told).everything_known
    options = Searcher().consider(told, random.Random(4), Budget(0.0, 2))
    plays = list(state.legal())
    assert len(options) < len(plays)
    assert {option.action for option in options} <= set(plays)
    assert " x " in str(options[0].action)


@pytest.mark.parametrize(("name", "players"), [("casino.mulle_sassersson", 4), ("casino.mulle_glimne", 3)])
def test_the_clock_is_looked_at_inside_a_sampled_deal(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0

    def monotonic() -> float:
        nonlocal looks
        looks += 1
        return looks / 100

    searches: list[RoundSearch] = []
    search = Desk.search

    def noted(self: Desk, depth: int, watch: Callable[[int], None] | None = None) -> RoundSearch:
        searches.append(search(self, depth, watch))
        return searches[-1]

    monkeypatch.setattr(budget_module, "time", SimpleNamespace(monotonic=monotonic))
    monkeypatch.setattr(Desk, "search", noted)
    state = next(itertools.islice(positions(rule_set(name, players), 4), 3, None))
    assert Searcher().consider(situation(state), random.Random(1), Budget(0.4))
    # The clock goes on by a hundredth with each look, and there is one at least every thirty-two positions.
    assert looks < 60
    assert sum(one.positions for one in searches) < 60 * 32


def test_without_time_the_look_one_move_ahead_decides() -> None:
    for state in itertools.islice(positions(rule_set("casino.mulle_sassersson", 2), 3), 0, 60, 9):
        told = situation(state)
        chosen = Searcher().consider(told, random.Random(0), Budget(0.0))[0].action
        assert chosen == Counter().consider(told, random.Random(0), Budget(0.0))[0].action

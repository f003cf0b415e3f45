"""The oracle of Piquet against the engine: what it says is paid, and no line pays more."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from cardtable.core.cards import Card
from cardtable.core.company import Company
from cardtable.core.scores import totals
from cardtable.core.state import Standing
from cardtable.games.piquet.actions import play
from cardtable.games.piquet.evening import evening_of
from cardtable.games.piquet.family import PiquetFamily
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.settlement import UNITS
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.tricks import playable
from tests.games.piquet.tables import rules_of, standing_of
from tests.oracles.endings import ending
from tests.oracles.piquet import Oracle

FAMILY = PiquetFamily()
MATCHES = {
    "rubicon": (rules_of("rubicon"), 5, 60, 130),
    "seventh": (rules_of("rubicon"), 7, 60, 130),
    "four": (rules_of("four_deals"), 3, 20, 110),
    "prizes_only": (rules_of("four_deals", prizes="only"), 3, 20, 110),
    "points": (rules_of("points"), 4, 25, 99),
    "points_150": (rules_of("points", target=150), 4, 60, 149),
    "meyers": (rules_of("meyers1888"), 4, 25, 99),
    "kings": (rules_of("kings", 3), 4, 25, 99),
    "chouette": (rules_of("chouette", 3), 4, 25, 99),
    "old36": (rules_of("old36"), 4, 60, 99),
}


def goes_on(own: int, other: int) -> float:
    """Some worth of a match that goes on, which both must be told alike."""
    return (own - other) / 100


def standing(rules: PiquetRules, deals: int, low: int, high: int, generator: random.Random) -> Standing:
    first = standing_of(rules, deals=deals)
    points = [0] * len(rules.sides)
    playing = Company.of(first).players or (0, 1)
    for side in playing:
        points[side] = generator.randrange(low, high)
    return Standing(tuple(points), first.dealer, deals, first.carried)


def positions(name: str, number: int, cards: Sequence[int], seed: int) -> list[PiquetState]:
    rules, deals, low, high = MATCHES[name]
    generator, found = random.Random(f"{name} {seed}"), list[PiquetState]()
    while len(found) < number:
        now = standing(rules, deals, low, high, generator)
        state = ending(rules, now, cards[len(found) % len(cards)], generator)
        if state is not None:
            found.append(state)
    return found


def paid(state: PiquetState) -> float:
    """What the deal that is over has paid the first of its players, by the engine."""
    rules, before = state.rules, state.standing
    first, second = (rules.side_of[seat] for seat in state.players)
    lines = state.lines()
    after = FAMILY.fold(rules.rule_set, before, lines)
    gains = evening_of(after).accounts or (0,) * len(rules.sides)
    more: float = gains[first] - (evening_of(before).accounts or [0] * len(gains))[first]
    if rules.ending.value in ("kings", "chouette") and len(rules.sides) > 2:
        more = _between(rules, state, after)
    if not _ended(before, after):
        points = [a + b for a, b in zip(before.points, totals(lines, len(before.points)), strict=True)]
        more += goes_on(points[first], points[second])
    # The oracle tells points where stakes stand for some.
    return more * UNITS[rules.rounding]


def _ended(before: Standing, after: Standing) -> bool:
    return after.over or Company.of(after).matches != Company.of(before).matches


def _between(rules: PiquetRules, state: PiquetState, after: Standing) -> float:
    """Of several, each who waits bets on one side: the stake between the two that play is that of one of them."""
    before = state.standing
    if not _ended(before, after):
        return 0.0
    first = state.players[0]
    won = Company.of(after).won[first] > Company.of(before).won[first]
    lines = state.lines()
    loser = state.players[1] if won else first
    points = before.points[loser] + totals(lines, len(rules.sides))[loser]
    factor = 2 if 2 * points < rules.target else 1
    return factor if won else -factor


def best_line(oracle: Oracle, state: PiquetState) -> PiquetState:
    """The position after both have played as the oracle says, until the deal is over."""
    state = state.copy()
    while state.actor() >= 0:
        found = oracle.worths(state)
        state.advance(play(max(found, key=lambda card: (found[card], card))))
    return state


@pytest.mark.slow
@pytest.mark.parametrize("name", MATCHES)
def test_what_it_says_is_paid_when_its_lines_are_played(name: str) -> None:
    oracle = Oracle(goes_on)
    for state in positions(name, 8, (2, 3, 5, 8), 1):
        assert paid(best_line(oracle, state)) == pytest.approx(oracle.worth(state), abs=0.002)


def minimax(state: PiquetState, cards: Sequence[Card] | None = None) -> float:
    """What the first player gets if every line is tried by the engine."""
    if state.actor() < 0:
        return paid(state)
    first = state.turn == state.players[0]
    values = []
    for card in cards or playable(state):
        after = state.copy()
        after.advance(play(card))
        values.append(minimax(after))
    return max(values) if first else min(values)


@pytest.mark.slow
@pytest.mark.parametrize("name", MATCHES)
def test_no_line_pays_more(name: str) -> None:
    oracle = Oracle(goes_on)
    for state in positions(name, 6, (2, 3, 4), 2):
        sign = 1 if state.turn == state.players[0] else -1
        for card, worth in oracle.worths(state).items():
            assert sign * minimax(state, [card]) == pytest.approx(worth, abs=0.002)

"""How often the strongest player is right where a line decides, and what its cards give away.

    python -m tests.benchmarks.lines rubicon --positions 20 --seed 1 2 3
    python -m tests.benchmarks.lines casino.classic --positions 40

Positions come from deals of greedy players, with totals at which a side may come over a line with the tricks, from both
seats, with three to eleven cards. The oracle of the tests says what each card pays in the match with each of the hands
that may be held, and their mean is the measure; the player is given the same hands, so that beliefs are not judged. A
line *decides* a position if by this measure cards differ much that by points alone are nearly equal to the best.

At Casino the positions are last cards of two sides that can be known, with points near the end of a match, in which a
play pays more than another by the oracle; with what may decide: the double below half, the order of arrival, or both.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Sequence
from itertools import islice
from typing import NamedTuple, TypeAlias, cast

from cardtable.ai.budget import Budget
from cardtable.ai.intervals import wilson
from cardtable.ai.piquet import old36
from cardtable.ai.piquet.beliefs import possible_hands
from cardtable.ai.piquet.low_cards import LowCards
from cardtable.ai.piquet.players import _dearness
from cardtable.ai.piquet.prospect import Prospect
from cardtable.ai.piquet.scorings import scoring_of
from cardtable.ai.piquet.solver import Solver
from cardtable.ai.piquet.tricks import TrickPosition, chosen, solved, unlike
from cardtable.ai.player import Situation
from cardtable.ai.race import half_interval
from cardtable.ai.roster import player_of
from cardtable.core.cards import Card
from cardtable.core.chance import rng
from cardtable.core.state import Standing
from cardtable.games.piquet.actions import PiquetAction
from cardtable.games.piquet.family import PiquetFamily
from cardtable.games.piquet.observation import PiquetObservation
from cardtable.games.piquet.ranking import BIT, cards_of, mask_of
from cardtable.games.piquet.rules import PiquetRules
from cardtable.games.piquet.state import PiquetState
from cardtable.games.piquet.tricks import playable, playable_of
from tests.ai.casino.endings import TABLES as LAST_CARDS
from tests.ai.casino.endings import choice, endings
from tests.games.piquet.tables import rules_of, standing_of
from tests.oracles.endings import ending, with_totals
from tests.oracles.piquet import Oracle


class Table(NamedTuple):
    """The rules, the deals before, and how much a line must be worth to decide."""

    rules: PiquetRules
    deals: int
    decides: float
    unit: str

    def totals(self, left: int, generator: random.Random) -> list[int]:
        """Totals by now, with ``left`` cards: one side at least may still come over a line with the tricks."""
        target, times = self.rules.target, 1 if self.rules.target else 2 if self.rules.prizes else 1
        line = generator.choice((target, self.rules.half or target)) if target else 100
        reach = times * (left + self.rules.last_trick + generator.choice((0, 10)))
        near = max(0, line - 1 - generator.randrange(reach))
        far = generator.randrange(20, target) if target else generator.randrange(60, 190)
        return generator.sample((near, far), 2)


TABLES = {
    "rubicon": Table(rules_of("rubicon"), 5, 20.0, "points"),
    "four_deals": Table(rules_of("four_deals"), 3, 20.0, "points"),
    "points": Table(rules_of("points"), 4, 0.1, "stakes"),
    "meyers1888": Table(rules_of("meyers1888"), 4, 0.1, "stakes"),
    "kings": Table(rules_of("kings", 3), 4, 0.1, "stakes"),
    "chouette": Table(rules_of("chouette", 3), 4, 0.1, "stakes"),
    "old36": Table(rules_of("old36"), 4, 0.1, "stakes"),
}
_HANDS, _HANDS_EARLY, _EARLY = 60, 24, 8
_EQUAL = 0.01
"""A card is right if it gives away no more than this part of what decides."""


_FEW = 6
_STANDINGS, _STANDINGS_OF_OLD = 3, 12
"""With how many totals each ending is tried; with 36 cards it takes long to find one."""
_NEARLY = 1.0
"""Cards are nearly equal by points if they differ by no more than this on average."""


_Believed: TypeAlias = tuple[Sequence[tuple[int, float]], dict[Card, float]]
"""Hands that the other one may hold, with their weights, and the points of each card over them."""


class Judged(NamedTuple):
    """A decision: its cards in hand, by how much cards differ that are nearly equal by points, and what the player's
    choice gives away.
    """

    cards: int
    differ: float
    loss: float


def greedy(state: PiquetState) -> PiquetAction:
    """What a greedy player does."""
    situation = Situation(PiquetFamily(), state.rules.rule_set, state.standing, state.observe(state.actor()))
    options = player_of("piquet", "greedy").consider(situation, random.Random(0), Budget(samples=1))
    return cast(PiquetAction, options[0].action)


def judged(
    state: PiquetState, oracle: Oracle, seed: int, least: float, known: _Believed | None = None
) -> Judged | None:
    """The decision of the strongest player; None if points alone decide it, or a few hands show that no line does. What
    is believed and what cards bring may be ``known`` by now.
    """
    rules, observation = state.rules, state.observe(state.turn)
    cards = playable(state)
    if len(cards) < 2:
        return None
    left = len(observation.hand)
    hands, points = known or _of_32(observation, rules, seed)
    weights = [weight for _, weight in hands]
    best = max(points.values()) - _NEARLY * sum(weights)
    near = [card for card in points if points[card] >= best]
    if len(near) < 2:
        return None
    (other,) = observation.others
    pays = dict.fromkeys(points, 0.0)
    whole = 0.0
    for number, ((hand, _), weight) in enumerate(zip(hands, weights, strict=True), start=1):
        supposed = state.copy()
        supposed.hands[other] = list(cards_of(hand))
        worths = oracle.worths(supposed)
        for card in pays:
            pays[card] += weight * worths[card]
        whole += weight
        equal = [pays[card] for card in near]
        if number == _FEW and max(equal) - min(equal) < least * whole / 2:
            return None
    means = {card: total / whole for card, total in pays.items()}
    unlimited = Budget(samples=10**6)
    if rules.of_old:
        values = old36.solved(observation, rules, cards, [hand for hand, _ in hands], unlimited)
    else:
        values = solved(observation, rules, cards, dict(hands), rng(seed), unlimited)
    first = min(values, key=lambda card: (-values[card], *_dearness(card, observation)))
    alike = {first: [first]} if rules.of_old else unlike(cards, observation)
    chosen_one = next(card for card, run in alike.items() if first in run)
    best = max(means.values())
    return Judged(left, best - min(means[card] for card in near), best - means[chosen_one])


def _most_hands(observation: PiquetObservation) -> int:
    return _HANDS if len(observation.hand) < _EARLY else _HANDS_EARLY


def _of_32(observation: PiquetObservation, rules: PiquetRules, seed: int) -> _Believed:
    hands = chosen(possible_hands(rules, observation), rng(seed), _most_hands(observation))
    solver, position = Solver(scoring_of(observation, rules)), TrickPosition(observation, rules)
    cards = playable_of(observation.hand, observation.trick, bool(observation.plays), observation.lead_suit)
    return hands, {
        card: sum(weight * position.value(solver, card, hand) for hand, weight in hands)
        for card in unlike(cards, observation)
    }


def _of_old(observation: PiquetObservation, rules: PiquetRules, seed: int) -> _Believed:
    hands = list(islice(old36.hands(observation, rules, rng(seed)), _most_hands(observation)))
    solver, own = LowCards(), mask_of(observation.hand)
    taken = observation.tricks[rules.side_of[observation.seat]]
    others = sum(observation.tricks) - taken

    def value(card: Card, hand: int) -> int:
        if not observation.trick:
            return solver.led(card, own, hand, taken)
        (led,) = observation.trick
        return -solver.answered(led, card, hand | BIT[led], own, others)

    cards = playable_of(observation.hand, observation.trick, bool(observation.plays), observation.lead_suit)
    return [(hand, 1.0) for hand in hands], {card: float(sum(value(card, hand) for hand in hands)) for card in cards}


def continues(rules: PiquetRules, standing: Standing, state: PiquetState) -> Callable[[int, int], float]:
    """What a match that goes on is worth, by the program's own table of standings."""
    first, second = state.players
    return Prospect(rules, standing, first, second).match.pays


def decisions(name: str, positions: int, seed: int) -> Sequence[Judged]:
    """So many decisions in which a line decides, and others in which it nearly did."""
    table, generator = TABLES[name], random.Random(f"{name} {seed}")
    found: list[Judged] = []
    decided = tried = 0
    while decided < positions:
        standing = standing_of(table.rules, dealer=generator.randrange(2), deals=table.deals)
        cards = generator.randrange(3, 12)
        dealt = ending(table.rules, standing, cards, generator, greedy)
        tried += 1
        if dealt is None:
            continue
        known = _of_old(dealt.observe(dealt.turn), dealt.rules, tried) if table.rules.of_old else None
        for _ in range(_STANDINGS_OF_OLD if table.rules.of_old else _STANDINGS):
            state = with_totals(dealt, table.totals(cards, generator))
            oracle = Oracle(continues(state.rules, state.standing, state) if table.rules.target else None)
            one = judged(state, oracle, tried, table.decides, known)
            if one is not None:
                found.append(one)
                decided += one.differ >= table.decides
    return found


def told(name: str, found: Sequence[Judged]) -> list[str]:
    """The lines of the report."""
    table, lines = TABLES[name], []
    groups = [("all", found)]
    groups += [(f"{low} to {high} cards", [one for one in found if low <= one.cards <= high]) for low, high in _SIZES]
    for what, group in groups:
        clear = [one for one in group if one.differ >= table.decides]
        if not clear:
            continue
        right = sum(one.loss <= _EQUAL * table.decides for one in clear)
        share = wilson(right, len(clear))
        losses = [one.loss for one in group]
        mean = sum(losses) / len(losses)
        spread = (sum((one - mean) ** 2 for one in losses) / max(1, len(losses) - 1) / len(losses)) ** 0.5
        lines.append(
            f"{name:11} {what:14} right {right} of {len(clear)} ({share.low:.0%} to {share.high:.0%}), given away "
            f"{mean:.3f} ± {half_interval(spread):.3f} {table.unit} in {len(group)} decisions, "
            f"most {max(losses):.2f}"
        )
    return lines


_SIZES = ((3, 5), (6, 8), (9, 12))


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure the tables that are named."""
    parser = argparse.ArgumentParser(description="Decisions near the lines of a match.")
    casino = {f"casino.{name}": name for name in LAST_CARDS}
    parser.add_argument("tables", nargs="+", choices=[*TABLES, *casino])
    parser.add_argument("--positions", type=int, default=20, help="so many for each seed")
    parser.add_argument("--seed", type=int, nargs="+", default=[1])
    options = parser.parse_args(arguments)
    for name in options.tables:
        if name in casino:
            print(_of_casino(casino[name], options.positions, options.seed), flush=True)
            continue
        found = [one for seed in options.seed for one in decisions(name, options.positions, seed)]
        print("\n".join(told(name, found)), flush=True)


def _of_casino(name: str, number: int, seeds: Sequence[int]) -> str:
    losses = [max(pays.values()) - pays[choice(state)] for seed in seeds for state, pays in endings(name, number, seed)]
    right = sum(loss <= _EQUAL for loss in losses)
    share = wilson(right, len(losses))
    given = f"given away {sum(losses):.2f} stakes in all"
    return (
        f"casino.{name:11} last cards     right {right} of {len(losses)} ({share.low:.0%} to {share.high:.0%}), {given}"
    )


if __name__ == "__main__":
    main()

"""Whether the chances that hints tell come true: of what was said to happen in so many of a hundred cases, how often it
did.

``run`` is the short form. ``python -m tests.benchmarks.bench_calibration [--deals N] [--seed S] [--samples N]`` plays
so many deals of two experts for each family and prints a table of ten bins for each kind of chance, as Markdown: how
many were told, what was told on the average, what came, and its 95 % interval. Chances of one deal hang together, so
that the intervals are somewhat too narrow.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import NamedTuple, cast

from cardtable.ai.budget import Budget
from cardtable.ai.casino.desk import Desk
from cardtable.ai.intervals import wilson
from cardtable.ai.player import Situation
from cardtable.ai.protocol import Reason
from cardtable.ai.roster import player_of
from cardtable.core.chance import shuffled, spawn
from cardtable.core.partie import Partie, cut_for_deal
from cardtable.core.state import DealState
from cardtable.games.ecarte.state import EcarteState
from cardtable.games.piquet.state import PiquetState
from cardtable.games.registry import family_of, variant

BINS = 10
DEALS = 4
SEED = 1123
SAMPLES = 60
RULE_SETS = ("ecarte", "casino.swedish", "piquet.rubicon")
_THREE = 3

Came = Callable[[], bool]
"""Whether it has come about, asked when the deal is over."""


class Told(NamedTuple):
    """A chance in percent that was told of ``kind``, and whether it came about."""

    kind: str
    chance: int
    came: bool


class Bin(NamedTuple):
    """Chances from the same tenth: how many, what was told on the average and what came, with its 95 % interval."""

    number: int
    told: float
    came: float
    low: float
    high: float


def deal(rule_set_id: str, seed: int, number: int, samples: int = SAMPLES) -> Iterator[Told]:
    """The chances that two experts told of the actions that they chose in a deal."""
    rule_set = variant(rule_set_id).rule_set(2)
    family = family_of(rule_set_id)
    partie = Partie(family, rule_set, cut_for_deal(family, rule_set, spawn(seed, number)))
    partie.begin_deal(shuffled(family.pack(rule_set), spawn(seed, number, 1)))
    expert = player_of(family.name, "searcher")
    pending: list[tuple[str, int, Came]] = []
    # Told of what the next one can do, who is to act with the next action.
    coming: list[tuple[str, int, int]] = []
    decision = 0
    while partie.state is not None:
        state = partie.state
        seat = state.actor()
        situation = Situation(family, rule_set, partie.standing, state.observe(seat))
        for kind, chance, rival in coming:
            if rival == seat:
                yield Told(kind, chance, _can_sweep(situation))
        coming = []
        options = expert.consider(situation, spawn(seed, number, 2, decision), Budget(samples=samples))
        chosen = expert.explain(situation, options)[0]
        for reason in chosen.reasons:
            stated = dict(reason.params).get("chance")
            if not isinstance(stated, int) or reason.code not in _WHAT:
                continue
            if reason.code == "leaves_sweep":
                coming.append((reason.code, stated, 1 - seat))
            else:
                pending.append((_kind(reason, state), stated, _outcome(reason.code, state, seat)))
        partie.apply(chosen.action)
        decision += 1
    for kind, chance, came in pending:
        yield Told(kind, chance, came())


_WHAT = frozenset(
    {
        *("cards_chance", "saves_cards", "capot_chance", "saves_capot", "last_trick_chance"),
        *("majority_chance", "leaves_sweep"),
    }
)


def _kind(reason: Reason, state: DealState) -> str:
    """Chances at the first lead are told apart from later ones, and at Écarté those before the cards are played."""
    if isinstance(state, PiquetState):
        return f"{reason.code}, {'later' if state.plays else 'first lead'}"
    return f"{reason.code}, {'play' if state.phase_name() == 'play' else 'before'}"


def _outcome(code: str, state: DealState, seat: int) -> Came:
    if isinstance(state, EcarteState):
        return lambda: state.tricks_won(seat) >= _THREE
    piquet = cast(PiquetState, state)
    own, other = piquet.rules.party_of[seat], piquet.rules.party_of[1 - seat]
    most, hand = piquet.rules.majority, piquet.rules.hand
    return {
        "cards_chance": lambda: piquet.tricks[own] >= most,
        "saves_cards": lambda: piquet.tricks[other] < most,
        "capot_chance": lambda: piquet.tricks[own] == hand,
        "saves_capot": lambda: piquet.tricks[other] < hand,
        "last_trick_chance": lambda: piquet.leader == seat,
    }[code]


def _can_sweep(situation: Situation) -> bool:
    desk = Desk(situation)
    return any(take is not None and not take.rest for _, _, take in desk.results.values())


def bins(told: list[Told]) -> list[Bin | None]:
    """The ten bins of chances of one kind; None where nothing was told."""
    found: list[list[Told]] = [[] for _ in range(BINS)]
    for one in told:
        found[min(BINS - 1, one.chance * BINS // 100)].append(one)
    return [_bin(some) if some else None for some in found]


def _bin(some: list[Told]) -> Bin:
    number, came = len(some), sum(one.came for one in some)
    rate = wilson(came, number)
    return Bin(number, sum(one.chance for one in some) / number, 100 * rate.value, 100 * rate.low, 100 * rate.high)


def by_kind(deals: int, seed: int, samples: int, rule_sets: tuple[str, ...] = RULE_SETS) -> dict[str, list[Told]]:
    """All chances told in so many deals of each family, by kind."""
    found: dict[str, list[Told]] = defaultdict(list)
    for rule_set_id in rule_sets:
        for number in range(deals):
            for one in deal(rule_set_id, seed, number, samples):
                found[f"{rule_set_id}: {one.kind}"].append(one)
    return dict(found)


def run() -> dict[str, float]:
    """What was told on the average less what came, in percent, for each kind of chance."""
    found = by_kind(DEALS, SEED, SAMPLES)
    return {
        f"{kind}, told less came %": sum(one.chance - 100 * one.came for one in told) / len(told)
        for kind, told in found.items()
    }


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--samples", type=int, default=SAMPLES)
    arguments = parser.parse_args()
    for rule_set_id in RULE_SETS:
        _show(by_kind(arguments.deals, arguments.seed, arguments.samples, (rule_set_id,)))


def _show(found: dict[str, list[Told]]) -> None:
    for kind, told in found.items():
        print(f"\n{kind} ({len(told)})\n\n| told | number | mean | came | interval |\n|---|---|---|---|---|")
        for place, one in enumerate(bins(told)):
            if one is not None:
                interval = f"{one.low:.0f}–{one.high:.0f}"
                low = place * 100 // BINS
                print(f"| {low}–{low + 9} | {one.number} | {one.told:.0f} | {one.came:.0f} | {interval} |", flush=True)


if __name__ == "__main__":
    main()

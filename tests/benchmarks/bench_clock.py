"""How long the strongest player thinks with the time that is usual, at every rule set and number of seats.

``run`` is the short form: the fewest seats of each family's first rule set. ``python -m tests.benchmarks.bench_clock
[--deals N] [--seed S] [--only VARIANT]… [--processor] [--points P P]`` plays deals of the strongest alone at every
table, prints a line for each and one for all, and how much memory the process took. On a machine that does other things
the figures say little, unless the players are given, and measured by, the time of the processor.
"""

from __future__ import annotations

import argparse
import resource
import time
from collections.abc import Callable, Iterator, Sequence

from cardtable.ai.budget import Budget
from cardtable.ai.collecting import no_collecting
from cardtable.ai.intervals import quantile
from cardtable.ai.names import STRONGEST
from cardtable.ai.player import Situation
from cardtable.ai.roster import player_of
from cardtable.ai.thinking import considered
from cardtable.core.chance import rng, shuffled
from cardtable.core.match import Beginning, Match, cut_for_deal
from cardtable.core.rules import RuleSet, Variant
from cardtable.games.registry import VARIANTS, family_of

SEED = 1888
SECONDS = 0.7


def run() -> dict[str, float]:
    """Milliseconds for a decision of the strongest, at one table of each family."""
    first: dict[str, Variant] = {}
    for one in VARIANTS:
        first.setdefault(family_of(one.id).name, one)
    figures = {}
    for one in first.values():
        seats = min(one.players)
        times = sorted(decisions(one.rule_set(seats), SEED, 0))
        for what, share in (("median", 0.5), ("95th percentile", 0.95), ("slowest", 1.0)):
            figures[f"{one.id}, {seats} seats, {what} ms"] = quantile(times, share) * 1000
    return figures


def decisions(
    rule_set: RuleSet,
    seed: int,
    number: int,
    now: Callable[[], float] = time.perf_counter,
    points: Sequence[int] = (),
) -> Iterator[float]:
    """Seconds for each decision of deal ``number``, by the clock ``now``; with the ``points`` of both sides before it,
    if any are given.
    """
    family = family_of(rule_set.variant)
    player = player_of(family.name, STRONGEST)
    beginning = Beginning(tuple(points), 1) if points else None
    match = Match(family, rule_set, cut_for_deal(family, rule_set, rng(seed, number)), begun=beginning)
    match.begin_deal(shuffled(family.pack(rule_set), rng(seed, number, 0)))
    made = 0
    while (state := match.state) is not None:
        situation = Situation(family, rule_set, match.standing, state.observe(state.actor()))
        # As in the process in which they think: garbage is collected when the answer is out.
        with no_collecting():
            begun = now()
            options = considered(player, situation, rng(seed, number, 1, made), Budget(SECONDS))
            spent = now() - begun
        yield spent
        match.apply(options[0].action)
        made += 1


def main() -> None:
    """Print a line for each table."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.bench_clock", description="Time every decision.")
    parser.add_argument("--deals", type=int, default=1)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--only", action="append", default=[], metavar="VARIANT")
    parser.add_argument("--processor", action="store_true", help="players look at the time of the processor")
    parser.add_argument("--points", type=int, nargs=2, default=(), help="of both sides before the deal")
    arguments = parser.parse_args()
    now = time.perf_counter
    if arguments.processor:
        now = time.process_time
        time.monotonic = time.process_time
    together: list[float] = []
    for one in VARIANTS:
        for seats in sorted(one.players) if not arguments.only or one.id in arguments.only else ():
            rule_set = one.rule_set(seats)
            times = sorted(
                spent
                for number in range(arguments.deals)
                for spent in decisions(rule_set, arguments.seed, number, now, arguments.points)
            )
            together += times
            print(_line(f"{one.id}, {seats}", times), flush=True)
    print(_line("all", sorted(together)))
    print(f"memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB")


def _line(name: str, times: list[float]) -> str:
    median, late, slowest = (quantile(times, share) for share in (0.5, 0.95, 1.0))
    return f"{name}: {len(times)} decisions, p50 {median:.3f}, p95 {late:.3f}, slowest {slowest:.3f}"


if __name__ == "__main__":
    main()

"""The ladder: every computer player against the next weaker one, for every rule set and number of seats.

    python -m tests.benchmarks.ladder FILE [--tables 20] [--seed 1888] [--samples N | --seconds .7]
           [--only VARIANT]… [--stronger PLAYER]… [--jobs N] [--minutes T]

A line of FILE is one match, a JSON object. Matches that FILE has already are not played again, and after ``--minutes``
no other one is begun: the same command goes on the next night. At the end FILE is printed as a table.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import resource
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from cardtable.ai.arena import Match, play_match
from cardtable.ai.names import PLAYERS
from cardtable.games.registry import VARIANTS


@dataclass(frozen=True, slots=True)
class Rung:
    """One match: ``stronger`` and ``weaker`` at as many ``seats`` of a rule set as there are, both on half of them,
    or, where that cannot be, the stronger one against weaker ones alone.
    """

    variant: str
    seats: int
    stronger: str
    weaker: str

    def names(self) -> tuple[str, ...]:
        """Who is seated, for a match."""
        if self.seats % 2 == 0:
            return self.stronger, self.weaker
        return self.stronger, *[self.weaker] * (self.seats - 1)


def rungs(only: list[str], stronger: list[str]) -> Iterator[Rung]:
    """All matches of the ladder, or those of some rule sets and some players."""
    for one in VARIANTS:
        for seats in sorted(one.players):
            for weaker, better in pairwise(PLAYERS):
                if (not only or one.id in only) and (not stronger or better in stronger):
                    yield Rung(one.id, seats, better, weaker)


def played(rung: Rung, arguments: argparse.Namespace, pool: ProcessPoolExecutor | None) -> dict[str, Any]:
    """One line of the file."""
    rules = next(one for one in VARIANTS if one.id == rung.variant).rule_set(rung.seats)
    match = Match(rules, rung.names(), arguments.tables, arguments.seed, arguments.samples, arguments.seconds)
    begun = time.perf_counter()
    result = play_match(match, pool)
    if result.failure is not None:
        raise result.failure
    best = result.outcomes()[0].to_json()
    own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return {
        **settings(arguments),
        "variant": rung.variant,
        "seats": rung.seats,
        "stronger": rung.stronger,
        "weaker": rung.weaker,
        "result": best,
        "took": round(time.perf_counter() - begun, 1),
        # Of all that has been played until now; what the other processes need is not known before they end.
        "most_memory_mb": None if pool else own // 1024,
        "machine": f"Python {platform.python_version()}, {os.cpu_count()} processors",
    }


def settings(arguments: argparse.Namespace) -> dict[str, Any]:
    """What two lines must have in common to be of one ladder."""
    seconds = None if arguments.samples else arguments.seconds
    return {
        "tables": arguments.tables,
        "seed": arguments.seed,
        "samples": arguments.samples,
        "seconds": seconds,
    }


def table(lines: list[dict[str, Any]]) -> str:
    """The lines as a table in Markdown."""
    rows = [
        "| rule set, seats | stronger, weaker | parties | won (95 %) | points a deal (95 %) | p50 / p95 / slowest |",
        "|---|---|---|---|---|---|",
    ]
    for line in lines:
        result = line["result"]
        won, lead, spent = result["win_rate"], result["points_per_deal"], result["seconds"]
        half = (lead["high"] - lead["low"]) / 2
        rows.append(
            f"| {line['variant']}, {line['seats']} | {line['stronger']}, {line['weaker']} | {result['parties']} "
            f"| {won['value']:.1%} ({won['low']:.1%}–{won['high']:.1%}) | {lead['value']:+.2f} ± {half:.2f} "
            f"| {spent['p50'] * 1000:.0f} / {spent['p95'] * 1000:.0f} / {spent['max'] * 1000:.0f} ms |"
        )
    return "\n".join(rows)


def main(words: list[str] | None = None) -> None:
    """Play what is missing, and print the table; ``words`` of the command line, if they come from elsewhere."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.ladder", description="Match neighbours.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--tables", type=int, default=20, help="mirrored sets of each match")
    parser.add_argument("--seed", type=int, default=1888)
    parser.add_argument("--samples", type=int, help="sampled deals for a decision, instead of time")
    parser.add_argument("--seconds", type=float, default=0.7)
    parser.add_argument("--only", action="append", default=[], metavar="VARIANT")
    parser.add_argument("--stronger", action="append", default=[], choices=PLAYERS[1:], metavar="PLAYER")
    parser.add_argument("--jobs", type=int, default=1, help="processes to spread a match over")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin no match after so many")
    arguments = parser.parse_args(words)
    if arguments.tables < 2:
        parser.error("one set tells nothing of its spread")
    lines = read(arguments.file)
    known = {key(line) for line in lines}
    end = time.monotonic() + arguments.minutes * 60
    pool = ProcessPoolExecutor(arguments.jobs) if arguments.jobs > 1 else None
    for rung in rungs(arguments.only, arguments.stronger):
        asked = {**settings(arguments), "variant": rung.variant, "seats": rung.seats}
        if key({**asked, "stronger": rung.stronger, "weaker": rung.weaker}) in known:
            continue
        if time.monotonic() >= end:
            print("The time is up; the same command goes on.", file=sys.stderr)
            break
        line = played(rung, arguments, pool)
        lines.append(line)
        with arguments.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")
    if pool is not None:
        pool.shutdown()
    print(table(lines))


def read(file: Path) -> list[dict[str, Any]]:
    """The matches that a file has; none if there is no such file."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []


def key(line: dict[str, Any]) -> str:
    """What tells one match from all others."""
    names = ("tables", "seed", "samples", "seconds", "variant", "seats", "stronger", "weaker")
    return json.dumps([line[name] for name in names])


if __name__ == "__main__":
    main()

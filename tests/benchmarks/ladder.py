"""The ladder: every computer player against the next weaker one, for every rule set and number of seats.

    python -m tests.benchmarks.ladder FILE [--tables N] [--minutes T] [--seed 1888] [--samples N | --seconds .7]
           [--only VARIANT[,SEATS]]… [--stronger PLAYER]… [--jobs N] [--ratings]

A line of FILE is one table, mirrored sets of matches, as a JSON object. Whoever has been played least, by the clock, is
played next, until every contest has N tables or, after T minutes, no other table is begun: the same command goes on the
next night, and what is there is never played again. At the end FILE is printed as a Markdown table, or with --ratings
as ``cardtable/ai/strengths.txt`` wants it.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import platform
import resource
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

from cardtable.ai.arena import Contest, ContestResult, PlayedMatch, PlayedTable, PlayerResult, play_table
from cardtable.ai.names import PLAYERS, USUAL_LEVEL
from cardtable.app.rating import FIRST
from cardtable.games.registry import VARIANTS, family_of, variant

WEAKER = {"greedy": "beginner", "counter": "greedy", "planner": "counter", "searcher": "counter"}
"""Who is matched against whom. The planner is a counter who thinks a little; the searcher is to beat the counter."""

USUAL = int(USUAL_LEVEL)


@dataclass(frozen=True, slots=True)
class Rung:
    """One contest: ``stronger`` and ``weaker`` at as many ``seats`` of a rule set as there are, both on half of them,
    or, where that cannot be, the stronger one against weaker ones alone.
    """

    variant: str
    seats: int
    stronger: str

    @property
    def weaker(self) -> str:
        return WEAKER[self.stronger]

    def names(self) -> tuple[str, ...]:
        """Who is seated, for a contest."""
        if self.seats % 2 == 0:
            return self.stronger, self.weaker
        return self.stronger, *[self.weaker] * (self.seats - 1)

    def contest(self, settings: Settings, tables: int = 1) -> Contest:
        """That contest with so many tables."""
        rules = variant(self.variant).rule_set(self.seats)
        return Contest(rules, self.names(), tables, settings.seed, settings.samples, settings.seconds)


@dataclass(frozen=True, slots=True)
class Settings:
    """What two lines must have in common to be of one ladder; ``seconds`` says nothing where ``samples`` are given."""

    seed: int
    samples: int | None
    seconds: float


def rungs(only: list[str], stronger: list[str]) -> Iterator[Rung]:
    """All contests of the ladder, or those of some rule sets (“casino.kryp”, or with six seats “casino.kryp,6”) and
    some players.
    """
    for one in VARIANTS:
        for seats in sorted(one.players):
            for better in WEAKER:
                asked = not only or one.id in only or f"{one.id},{seats}" in only
                if asked and (not stronger or better in stronger):
                    yield Rung(one.id, seats, better)


def line_of(rung: Rung, settings: Settings, number: int) -> dict[str, Any]:
    """Play table ``number`` of a contest: its line of the file. A task that another process can be given."""
    begun = time.perf_counter()
    table = play_table(rung.contest(settings), number)
    return {
        "seed": settings.seed,
        "samples": settings.samples,
        "seconds": None if settings.samples else settings.seconds,
        "variant": rung.variant,
        "seats": rung.seats,
        "stronger": rung.stronger,
        "number": number,
        "parties": [
            {
                "seating": match.seating,
                "points": match.points,
                "shares": match.shares,
                "margins": match.margins,
                "milliseconds": [[round(spent * 1000, 1) for spent in seat] for seat in match.seconds],
            }
            for match in table.matches
        ],
        "took": round(time.perf_counter() - begun, 1),
        # Of all that this process has played until now.
        "most_memory_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
        "machine": f"Python {platform.python_version()}, {os.cpu_count()} processors",
    }


def table_of(line: dict[str, Any]) -> PlayedTable:
    """The table that a line tells of."""
    matches = (
        PlayedMatch(
            tuple(one["seating"]),
            tuple(one["points"]),
            tuple(one["shares"]),
            tuple(map(tuple, one["margins"])),
            tuple(tuple(spent / 1000 for spent in seat) for seat in one["milliseconds"]),
        )
        for one in line["parties"]
    )
    return PlayedTable(line["number"], tuple(matches))


def is_of(line: dict[str, Any], settings: Settings) -> bool:
    """Whether a line was played with these settings."""
    seconds = None if settings.samples else settings.seconds
    return (line["seed"], line["samples"], line["seconds"]) == (settings.seed, settings.samples, seconds)


class Ladder:
    """What a file has of the contests that are asked for, and which table is wanted next."""

    def __init__(self, file: Path, settings: Settings, wanted: Iterable[Rung], tables: int) -> None:
        self._file, self._settings, self._tables = file, settings, tables
        self._lines: dict[Rung, list[dict[str, Any]]] = {rung: [] for rung in wanted}
        self._taken: dict[Rung, set[int]] = defaultdict(set)
        for line in read(file):
            rung = Rung(line["variant"], line["seats"], line["stronger"])
            if rung in self._lines and is_of(line, settings):
                self.keep(rung, line)

    def keep(self, rung: Rung, *lines: dict[str, Any]) -> None:
        """Count tables that have been played."""
        self._lines[rung] += lines
        self._taken[rung].update(line["number"] for line in lines)

    def missing(self) -> list[Rung]:
        """The contests that have not all their tables yet, those being played counted in."""
        return [rung for rung in self._lines if len(self._taken[rung]) < self._tables]

    def take(self) -> tuple[Rung, int]:
        """The missing contest that has had the least time, and its next table, which counts as being played now."""

        def had(rung: Rung) -> tuple[bool, float]:
            return bool(self._taken[rung]), sum(line["took"] for line in self._lines[rung])

        rung = min(self.missing(), key=had)
        number = min(set(range(self._tables)) - self._taken[rung])
        self._taken[rung].add(number)
        return rung, number

    def play(self, minutes: float, jobs: int) -> bool:
        """Play what is missing in ``jobs`` processes, each line being written as soon as it is there; False if the time
        was up before all was played.
        """
        end = time.monotonic() + minutes * 60
        running: dict[Future[dict[str, Any]], Rung] = {}
        with ProcessPoolExecutor(jobs) as pool:
            while True:
                while len(running) < jobs and time.monotonic() < end and self.missing():
                    rung, number = self.take()
                    running[pool.submit(line_of, rung, self._settings, number)] = rung
                if not running:
                    return not self.missing()
                for done in wait(running, return_when=FIRST_COMPLETED).done:
                    line = done.result()
                    self.keep(running.pop(done), line)
                    with self._file.open("a", encoding="utf-8") as out:
                        out.write(json.dumps(line) + "\n")

    def table(self) -> str:
        """All contests as a table in Markdown."""
        rows = [
            "| rule set, seats | stronger, weaker | matches | won | points a deal | p50 / p95 / slowest |",
            "|---|---|---|---|---|---|",
        ]
        rows += [_row(rung, self.result(rung)) for rung, lines in self._lines.items() if lines]
        return "\n".join(rows)

    def ratings(self) -> str:
        """A line for each family: the ratings of all players, by the contests of two. See ``ai.strengths``."""
        gaps: dict[tuple[str, str], list[float]] = defaultdict(list)
        for rung, lines in self._lines.items():
            if lines and rung.seats == 2:
                found = self.result(rung)
                # As if one match more had been divided: nobody is infinitely stronger.
                odds = (found.wins + 0.5) / (found.matches - found.wins + 0.5)
                gaps[family_of(rung.variant).name, rung.stronger].append(400 * math.log10(odds))
        rows = []
        for family in sorted({family for family, _ in gaps}):
            gap = {player: fmean(gaps[family, player]) for player in WEAKER}
            rating = {PLAYERS[USUAL]: FIRST, PLAYERS[0]: FIRST - gap[PLAYERS[USUAL]]}
            for player in PLAYERS[USUAL + 1 :]:
                rating[player] = rating[WEAKER[player]] + gap[player]
            rows.append(" ".join([family, *(f"{rating[player]:.0f}" for player in PLAYERS)]))
        return "\n".join(rows)

    def result(self, rung: Rung) -> PlayerResult:
        """What the tables played until now say of the stronger player."""
        tables = sorted(map(table_of, self._lines[rung]), key=lambda one: one.number)
        return ContestResult(rung.contest(self._settings, len(tables)), tables).outcomes()[0]


def _row(rung: Rung, best: PlayerResult) -> str:
    won, lead = best.win_rate, best.margin
    return (
        f"| {rung.variant}, {rung.seats} | {rung.stronger}, {rung.weaker} | {best.matches} "
        f"| {won.value:.1%} ({won.low:.1%}–{won.high:.1%}) | {lead.value:+.2f} ± {(lead.high - lead.low) / 2:.2f} "
        f"| {best.median * 1000:.0f} / {best.p95 * 1000:.0f} / {best.slowest * 1000:.0f} ms |"
    )


def main(words: list[str] | None = None) -> None:
    """Play what is missing, and print the table; ``words`` of the command line, if they come from elsewhere."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.ladder", description="Match neighbours.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--tables", type=int, default=1000, help="mirrored sets of each match")
    parser.add_argument("--seed", type=int, default=1888)
    parser.add_argument("--samples", type=int, help="sampled deals for a decision, instead of time")
    parser.add_argument("--seconds", type=float, default=0.7)
    parser.add_argument("--only", action="append", default=[], metavar="VARIANT[,SEATS]")
    parser.add_argument("--stronger", action="append", default=[], choices=list(WEAKER), metavar="PLAYER")
    parser.add_argument("--jobs", type=int, default=1, help="processes, each with a table")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin no table after so many")
    parser.add_argument("--ratings", action="store_true", help="print ratings instead of the table")
    arguments = parser.parse_args(words)
    settings = Settings(arguments.seed, arguments.samples, arguments.seconds)
    ladder = Ladder(arguments.file, settings, rungs(arguments.only, arguments.stronger), arguments.tables)
    if not ladder.play(arguments.minutes, arguments.jobs):
        print("The time is up; the same command goes on.", file=sys.stderr)
    print(ladder.ratings() if arguments.ratings else ladder.table())


def read(file: Path) -> list[dict[str, Any]]:
    """The tables that a file has; none if there is no such file."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []


if __name__ == "__main__":
    main()

"""``cardtable simulate``: contests between computer players, with intervals."""

from __future__ import annotations

import argparse
import json
from collections.abc import Collection
from concurrent.futures import BrokenExecutor, Executor
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

from cardtable import PROGRAM
from cardtable.ai.arena import Contest, ContestResult, PlayerResult, play_contest
from cardtable.ai.engine import PATIENCE, Program
from cardtable.ai.intervals import Estimate
from cardtable.cli.cluster import cluster
from cardtable.cli.printing import print_json
from cardtable.cli.progress import ProgressBar
from cardtable.core.errors import CodedError
from cardtable.core.record import SUFFIX
from cardtable.core.rules import OptionValue, RuleSet, value_text
from cardtable.games.registry import variant

SECONDS = 0.7


def simulate(arguments: argparse.Namespace) -> int:
    """Play the contest that the command line describes and print its result; return the exit status. Raises
    ``CodedError``, ``OSError``. An error that stops the contest is raised after the result of what was played has been
    printed.
    """
    contest = _contest(arguments)
    directory = Path(arguments.record_dir) if arguments.record_dir else None
    if directory:
        directory.mkdir(parents=True, exist_ok=True)
    with (
        cluster(arguments.cluster) if arguments.cluster else _executor(min(arguments.jobs, contest.tables)) as executor,
        ProgressBar() as progress,
    ):
        result = play_contest(contest, executor, progress)
    if result.failure and not result.tables:
        raise _broken_off(result.failure)
    if directory:
        _write_records(result, directory)
    if arguments.json:
        print_json(_result_json(result))
    else:
        print("\n".join(_result_lines(result)))
    if result.failure:
        raise _broken_off(result.failure)
    return 0


def _broken_off(failure: Exception) -> Exception:
    """Return ``failure`` as an error that the command line can report, if it is not a fault of this program."""
    if isinstance(failure, BrokenExecutor) or type(failure).__module__.startswith("distributed"):
        return CodedError("processes_are_lost", reason=f"{type(failure).__name__}: {failure}")
    return failure


def _contest(arguments: argparse.Namespace) -> Contest:
    players = tuple(name.strip() for name in arguments.players.split(","))
    rule_set = _rule_set(arguments.variant, arguments.seats or len(players), arguments.option)
    contest = Contest(
        rule_set,
        players,
        0,
        arguments.seed,
        samples=arguments.samples,
        seconds=arguments.seconds or SECONDS,
        keep_records=bool(arguments.record_dir),
        programs=_programs(arguments.engine, players, arguments.patience or PATIENCE),
    )
    matches_a_table = len(contest.seatings())
    return replace(contest, tables=-(-arguments.matches // matches_a_table))


def _programs(engines: list[str], players: Collection[str], patience: float) -> tuple[Program, ...]:
    """Return the programs of other authors that NAME=COMMAND or NAME:PLAYER=COMMAND describe."""
    programs: dict[str, Program] = {}
    for engine in engines:
        whole, _, command = engine.partition("=")
        name, _, player = whole.partition(":")
        if name not in players:
            raise CodedError("engine_does_not_play", engine=name)
        programs[name] = Program(name, command, player or name, patience)
    return tuple(programs.values())


def _rule_set(name: str, players: int, changes: list[str]) -> RuleSet:
    chosen = variant(name)
    options: dict[str, OptionValue] = {}
    for change in changes:
        option, separator, value = change.partition("=")
        if not separator:
            raise CodedError("option_without_value", option=change)
        if players not in chosen.players:
            break
        options[option] = chosen.option(players, option).parse(value)
    return chosen.sensible(chosen.rule_set(players, options))


def _executor(jobs: int) -> AbstractContextManager[Executor | None]:
    if jobs < 2:
        return nullcontext()
    from cardtable.ai.tables import Processes

    return Processes(jobs)


def _write_records(result: ContestResult, directory: Path) -> None:
    for table in result.tables:
        for turn, match in enumerate(table.matches):
            named = {**(match.record or {}), "program": PROGRAM}
            text = json.dumps(named, ensure_ascii=False, indent=2) + "\n"
            (directory / f"{table.number + 1:05d}-{turn + 1}{SUFFIX}").write_text(text, encoding="utf-8")


def _result_json(result: ContestResult) -> dict[str, Any]:
    contest = result.contest
    data: dict[str, Any] = {
        "variant": contest.rule_set.variant,
        "seats": contest.rule_set.players,
        "options": dict(contest.rule_set.options),
        "seed": contest.seed,
        "samples": contest.samples,
        "seconds": None if contest.samples else contest.seconds,
        "mirrored_sets": len(result.tables),
        "players": [outcome.to_json() for outcome in result.outcomes()],
    }
    if result.failure:
        data["broken_off"] = str(result.failure)
    if len(contest.players) == 2:
        data["mirrored_pairs"] = dict(zip(("won", "divided", "lost"), result.pairs(), strict=True))
    return data


def _result_lines(result: ContestResult) -> list[str]:
    contest = result.contest
    options = " ".join(f"{name}={value_text(value)}" for name, value in contest.rule_set.options.items())
    effort = f"{contest.samples} samples" if contest.samples else f"{contest.seconds} s"
    outcomes = result.outcomes()
    deals = sum(len(match.margins) for table in result.tables for match in table.matches)
    played = f"{len(result.tables)} mirrored sets, {outcomes[0].matches} matches, {deals} deals"
    lines = [
        f"{contest.rule_set.variant}, {contest.rule_set.players} players, {options}",
        f"{played}, seed {contest.seed}, {effort}",
        "",
        f"{'player':12}{'won':>8}   {'win rate (95 %)':28}{'points a deal (95 %)':28}decision p50 / p95 / max",
    ]
    lines += [_outcome_line(outcome) for outcome in outcomes]
    if len(contest.players) == 2:
        won, divided, lost = result.pairs()
        lines += ["", f"mirrored pairs of {contest.players[0]}: {won} won, {divided} divided, {lost} lost"]
    return lines


def _outcome_line(outcome: PlayerResult) -> str:
    rate = f"{_percent(outcome.win_rate.value)} ({_percent(outcome.win_rate.low)}–{_percent(outcome.win_rate.high)})"
    milliseconds = " / ".join(f"{1000 * value:.1f}" for value in (outcome.median, outcome.p95, outcome.slowest))
    return f"{outcome.player:12}{outcome.wins:8.1f}   {rate:28}{_points(outcome.margin):28}{milliseconds} ms"


def _percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def _points(estimate: Estimate) -> str:
    half = (estimate.high - estimate.low) / 2
    return f"{estimate.value:+.2f} ± {half:.2f}"

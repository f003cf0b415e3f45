"""``cardtable problems``: puzzles are made, verified again, shown, and played out."""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

from cardtable.ai.puzzle_lines import line_after
from cardtable.ai.puzzle_making import found, makers_of, proved
from cardtable.app.resources import resource_path
from cardtable.cli.printing import LONGEST_LINE, complain, print_lines
from cardtable.cli.progress import ProgressBar
from cardtable.cli.reading import read_text
from cardtable.core.cards import format_cards
from cardtable.core.chance import shuffled
from cardtable.core.errors import CodedError
from cardtable.core.record import replay
from cardtable.core.sanitise import as_quoted
from cardtable.games.puzzles import Puzzle, files_of, format_puzzles, parse_puzzle, parse_puzzles
from cardtable.games.registry import FAMILIES, family_of

REFUSED = 1
LARGEST = 1 << 20
"""The most bytes of a file that is read."""


def puzzles(arguments: argparse.Namespace) -> int:
    """Do what ``arguments.do`` says; return the exit status, which is 1 if a puzzle is refuted."""
    if arguments.do == "make":
        return _make(arguments)
    if arguments.do == "play":
        return _play(arguments.puzzle, arguments.answers)
    files = arguments.files or _shipped()
    return _check(files, arguments) if arguments.do == "check" else _show(files, arguments.id)


def _shipped() -> Sequence[str]:
    return [str(path) for family in FAMILIES for path in files_of(family, resource_path("problems"))]


def _make(arguments: argparse.Namespace) -> int:
    wanted = dict(_wanted(one, arguments.each) for one in arguments.kind or makers_of(arguments.family))
    asked = " ".join(f"--kind {kind}={count}" for kind, count in wanted.items())
    head = [f"cardtable problems make {arguments.family} --seed {arguments.seed} {asked}"]
    puzzles: list[Puzzle] = []
    for kind, count in wanted.items():
        with ProgressBar() as progress:
            for number, puzzle in enumerate(islice(found(arguments.family, kind, arguments.seed), count), start=1):
                puzzles.append(puzzle)
                progress(number, count)
        complain(f"{kind}: {count}")
        if arguments.output:
            # Puzzles found so far are not lost if the user stops the command.
            Path(arguments.output).write_text(format_puzzles(puzzles, head), encoding="utf-8")
    if not arguments.output:
        print(format_puzzles(puzzles, head), end="")
    return 0


def _wanted(text: str, each: int) -> tuple[str, int]:
    """Return a kind and how many of it, from ``KIND`` or ``KIND=N``; raises ``CodedError`` ``bad_count``."""
    kind, sign, count = text.partition("=")
    if sign and not (count.isdecimal() and int(count)):
        raise CodedError("bad_count", kind=kind, count=count)
    return kind, int(count) if sign else each


def _check(files: Sequence[str], arguments: argparse.Namespace) -> int:
    fallen = 0
    for file in files:
        puzzles = parse_puzzles(read_text(file, LARGEST))
        chosen = shuffled(puzzles, random.Random(arguments.seed))[: arguments.sample]
        with ProgressBar() as progress:
            for number, puzzle in enumerate(chosen, start=1):
                if reason := _refuted(puzzle, arguments):
                    fallen += 1
                    progress.end_line()
                    print_lines([f"{file}: {puzzle.id}: {reason}"])
                progress(number, len(chosen))
        kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(Counter(one.kind for one in chosen).items()))
        print_lines(
            [f"{file}: {len(chosen)} of {len(puzzles)} looked at ({kinds}), {fallen} do not stand in all so far"]
        )
    return REFUSED if fallen else 0


def _refuted(puzzle: Puzzle, arguments: argparse.Namespace) -> str:
    """Return why a puzzle does not stand; empty if it does."""
    try:
        return "" if proved(puzzle, arguments.seed, arguments.times) else "another answer is the best"
    except CodedError as error:
        return str(error)


def _play(text: str, answers: Sequence[str]) -> int:
    """Print, for each answer, a line of JSON with the actions to the end of the deal and what both have counted."""
    puzzle = parse_puzzle(text)
    for answer in answers:
        after = line_after(puzzle, answer)
        if after is None:
            raise CodedError("not_counted_out", puzzle=puzzle.id)
        print(json.dumps({"answer": answer, "actions": after.actions, "points": after.points}))
    return 0


def _show(files: Sequence[str], wanted: str) -> int:
    for file in files:
        for puzzle in parse_puzzles(read_text(file, LARGEST)):
            if wanted and puzzle.id == wanted:
                print_lines(_lines(puzzle))
                return 0
            if not wanted:
                # Parted by tabs, which a printed line may not have in its parts.
                print("\t".join(as_quoted(one, LONGEST_LINE) for one in (puzzle.id, puzzle.rating, puzzle.best)))
    if wanted:
        raise CodedError("no_such_problem", problem=wanted)
    return 0


def _lines(puzzle: Puzzle) -> list[str]:
    replay(puzzle.record(), family_of)
    return [
        f"{puzzle.id}: {puzzle.variant}, rating {puzzle.rating}",
        f"pack: {format_cards(puzzle.pack())}",
        f"dealer: seat {puzzle.dealer}",
        *(f"  {place}. {action}" for place, action in enumerate(puzzle.actions, start=1)),
        *([f"about: {puzzle.about}"] if puzzle.about else []),
        *([f"beside it: {format_cards(puzzle.laid)}"] if puzzle.laid else []),
        *(f"  {answer}: costs {cost:g}" for answer, cost in puzzle.answers.items()),
    ]

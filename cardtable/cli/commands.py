"""The subcommands ``rules``, ``replay``, ``check``, ``sheet``, ``archive``, ``restore``, ``problems``, ``language`` and
``simulate``.

Results go to standard output, everything else to standard error. Exit status: 0 for success, 2 for a request that
makes no sense or a file that cannot be read (one line says why), 130 after Ctrl-C; of ``check`` also 1 for a file in
which the rules refuse something, of ``problems check`` 1 for a puzzle that does not stand, of ``language finish`` 1 if
texts cannot be used, of ``language pictures`` 1 if the windows do not open.
"""

from __future__ import annotations

import argparse
import errno
import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from cardtable.cli.printing import complain
from cardtable.core.errors import CodedError

BAD_REQUEST = 2
INTERRUPTED = 130


def main(argv: Sequence[str]) -> int:
    """Run the subcommand with which ``argv`` begins and return the exit status."""
    parser = _parser()
    try:
        arguments = parser.parse_args(list(argv))
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else BAD_REQUEST
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A name or a dash that the terminal's encoding lacks is written in another way instead of ending everything.
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        status = _run(arguments)
        # What is still held back must fail here, where it can be told, and not at exit.
        sys.stdout.flush()
        return status
    except CodedError as error:
        complain(f"{parser.prog} {arguments.command}: {error}")
        return BAD_REQUEST
    except OSError as error:
        if _has_no_reader(error):
            # The reader of the output has closed the pipe; writing what Python still buffers must not raise an error at
            # exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        place = f"{error.filename}: " if error.filename else ""
        complain(f"{parser.prog} {arguments.command}: {place}{error.strerror or error}")
        return BAD_REQUEST
    except KeyboardInterrupt:
        return INTERRUPTED


def _has_no_reader(error: OSError) -> bool:
    """Return whether the output goes into a pipe that no program reads any more; Windows reports that as an invalid
    argument.
    """
    invalid = os.name == "nt" and error.errno == errno.EINVAL and not error.filename
    return invalid or isinstance(error, BrokenPipeError)


def _run(arguments: argparse.Namespace) -> int:
    # Each subcommand imports what it needs and no more.
    if arguments.command == "rules":
        from cardtable.cli.rules import list_rules

        return list_rules(arguments.json)
    if arguments.command == "replay":
        from cardtable.cli.replay import replay_file

        return replay_file(arguments.file, arguments.json)
    if arguments.command == "check":
        from cardtable.cli.check import check_file

        return check_file(arguments.file)
    if arguments.command == "sheet":
        from cardtable.cli.sheet import reckon_sheet

        return reckon_sheet(arguments.file, arguments.json)
    if arguments.command in ("archive", "restore"):
        from cardtable.cli.archive import archive, restore

        return (archive if arguments.command == "archive" else restore)(arguments.file, arguments.database)
    if arguments.command == "problems":
        from cardtable.cli.puzzles import puzzles

        return puzzles(arguments)
    if arguments.command == "language":
        from cardtable.cli.language import language

        return language(arguments)
    from cardtable.cli.simulate import simulate

    return simulate(arguments)


class _Parser(argparse.ArgumentParser):
    """Reports errors of the command line, which can contain file names that others have chosen."""

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        complain(f"{self.prog}: error: {message}")
        self.exit(BAD_REQUEST)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="cardtable", allow_abbrev=False)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    rules = commands.add_parser(
        "rules", allow_abbrev=False, help="list the rule sets, their numbers of players and options"
    )
    _json_option(rules)

    replay = commands.add_parser("replay", allow_abbrev=False, help="replay a recorded match and print its scores")
    replay.add_argument("file", metavar="FILE", help="a record; - reads standard input")
    _json_option(replay)

    check = commands.add_parser(
        "check",
        allow_abbrev=False,
        help="explain a record or a score sheet line by line, or a position, and say whether it stands",
    )
    check.add_argument("file", metavar="FILE", help="a record, a score sheet or a position; - reads standard input")

    sheet = commands.add_parser("sheet", allow_abbrev=False, help="reckon a score sheet and print what it comes to")
    sheet.add_argument("file", metavar="FILE", help="a score sheet saved as a file; - reads standard input")
    _json_option(sheet)

    for name, told, file in (
        ("archive", "write all matches, score sheets and settings into one file", "where to write it"),
        ("restore", "take in what such a file holds and is not here yet", "a file that archive has written"),
    ):
        whole = commands.add_parser(name, allow_abbrev=False, help=told)
        whole.add_argument("file", metavar="FILE", help=file)
        whole.add_argument("--database", metavar="PATH", help="another database than that of the program")

    _add_puzzles(commands)
    _add_language(commands)

    simulate = commands.add_parser(
        "simulate",
        allow_abbrev=False,
        help="let computer players play against each other on mirrored deals",
        description="Plays matches on mirrored deals: the same packs once for every way of seating the players in "
        "turn. Prints each player's win rate and lead in points per deal with 95 % intervals.",
    )
    simulate.add_argument("variant", metavar="VARIANT", help="a rule set, such as casino.swedish")
    simulate.add_argument(
        "--players", required=True, metavar="A,B[,C[,D]]", help="one name for each seat or for each party"
    )
    simulate.add_argument(
        "--seats", type=_positive, metavar="N", help="players at the table (default: the number of names)"
    )
    simulate.add_argument(
        "--parties",
        type=_positive,
        default=20,
        metavar="N",
        dest="matches",
        help="at least so many matches, in whole mirrored sets (default 20)",
    )
    simulate.add_argument("--seed", type=int, default=0, metavar="S", help="default 0")
    simulate.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the rule set; repeatable"
    )
    thinking = simulate.add_mutually_exclusive_group()
    thinking.add_argument(
        "--samples",
        type=_positive,
        metavar="N",
        help="sampled deals for each decision of a searching player, instead of time; repeatable results",
    )
    thinking.add_argument("--seconds", type=_seconds, metavar="T", help="thinking time for each decision (default 0.7)")
    simulate.add_argument(
        "--engine",
        action="append",
        default=[],
        metavar="NAME[:PLAYER]=COMMAND",
        help="a player of --players that is another program; cardtable/ai/README.md says what it is asked; repeatable",
    )
    simulate.add_argument(
        "--patience",
        type=_seconds,
        metavar="T",
        help="seconds beyond its thinking time after which such a program counts as silent (default 30)",
    )
    simulate.add_argument("--record-dir", metavar="DIR", help="write every match there as a record")
    spreading = simulate.add_mutually_exclusive_group()
    spreading.add_argument(
        "--jobs", type=_positive, default=1, metavar="N", help="processes to spread the work over (default 1)"
    )
    spreading.add_argument(
        "--cluster",
        metavar="tcp://HOST:PORT",
        help="spread the work over the workers of a Dask scheduler (pip install cardtable[cluster])",
    )
    _json_option(simulate)
    return parser


def _add_puzzles(commands: argparse._SubParsersAction[_Parser]) -> None:
    parser = commands.add_parser(
        "problems", allow_abbrev=False, help="make problems to solve at the table, check them and show them"
    )
    doing = parser.add_subparsers(dest="do", required=True, metavar="DO")

    make = doing.add_parser("make", allow_abbrev=False, help="find problems, prove and grade them")
    make.add_argument("family", metavar="FAMILY", help="casino, ecarte or piquet")
    make.add_argument(
        "--kind", action="append", default=[], metavar="KIND[=N]", help="only of this kind, so many; repeatable"
    )
    make.add_argument("--each", type=_positive, default=10, metavar="N", help="so many of each kind (default 10)")
    make.add_argument("--seed", type=int, default=1, metavar="S", help="default 1")
    make.add_argument("--output", metavar="FILE", help="write them there instead of to standard output")

    check = doing.add_parser("check", allow_abbrev=False, help="value all answers once more, and say what changes")
    check.add_argument("files", nargs="*", metavar="FILE", help="default: those that come with the program")
    check.add_argument("--seed", type=int, default=1, metavar="S", help="other sampled deals (default 1)")
    check.add_argument(
        "--times", type=_positive, default=4, metavar="N", help="the samples of the finding, so many times (default 4)"
    )
    check.add_argument("--sample", type=_positive, metavar="N", help="only so many of each file, chosen by the seed")

    play = doing.add_parser("play", allow_abbrev=False, help="play a deal out after each of some answers, as JSON")
    play.add_argument("puzzle", metavar="PROBLEM", help="the line of a problem whose cards are all known")
    play.add_argument("answers", nargs="+", metavar="ANSWER", help="moves of its position")

    show = doing.add_parser("show", allow_abbrev=False, help="list problems, or show one in full")
    show.add_argument("files", nargs="*", metavar="FILE", help="default: those that come with the program")
    show.add_argument("--id", default="", metavar="ID", help="this one, as it is listed")


def _add_language(commands: argparse._SubParsersAction[_Parser]) -> None:
    parser = commands.add_parser("language", allow_abbrev=False, help="translate the program into another language")
    doing = parser.add_subparsers(dest="do", required=True, metavar="DO")
    for name, told in (
        ("make", "make the folder of a language, or lay into it the texts that have come since"),
        ("missing", "show what is not translated yet"),
        ("finish", "make the words of the program from what is translated"),
        ("pictures", "take a picture of each text in its place, in English where it is not translated"),
    ):
        one = doing.add_parser(name, allow_abbrev=False, help=told)
        one.add_argument("code", type=_code, metavar="CODE", help="the code of the language, such as fi or pt_BR")
        one.add_argument("--folder", metavar="DIR", help="where its folder lies, instead of among the saved games")
        if name == "missing":
            one.add_argument("--all", action="store_true", help="show every text")


def _json_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def _code(text: str) -> str:
    from cardtable.app.languages import is_code

    if not is_code(text):
        raise argparse.ArgumentTypeError("must be a code such as fi or pt_BR")
    return text


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number


def _seconds(text: str) -> float:
    number = float(text)
    if not 0 < number <= 3600:
        raise argparse.ArgumentTypeError("must be more than 0 and at most 3600")
    return number

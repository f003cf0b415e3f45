"""The entry point of ``python -m cardtable`` and of the command ``cardtable``.

Which part of the program runs is decided here, before anything of Qt is imported: the command line and the
child process of the computer players never load it.
"""

from __future__ import annotations

import argparse
import os
import signal
import socket
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from cardtable import __version__

COMMANDS = {
    "rules": "list the rule sets and their options",
    "replay": "replay a recorded partie and print its scores",
    "sheet": "reckon a score sheet and print what it comes to",
    "simulate": "let computer players play against each other",
}
"""The subcommands of the command line, each with a line of help."""

WORKER = "worker"
"""The subcommand that serves the computer players on standard input and output; it is not for people."""

BACKUP = "backup"
"""The subcommand that makes the day's copy of the database; it is not for people either."""

SELF_TEST = "--self-test"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with ``argv``, the arguments after the program's name; return the exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    if arguments and arguments[0] in COMMANDS:
        from cardtable.cli import commands

        return commands.main(arguments)
    if arguments and arguments[0] == WORKER:
        from cardtable.ai import worker

        return worker.main()
    if arguments and arguments[0] == BACKUP:
        from cardtable.store import backups

        return backups.main(arguments[1:])
    _parser().parse_known_args(arguments)
    if SELF_TEST in arguments:
        # Unless somebody wants it on a certain platform, it runs unseen.
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        from cardtable.ui import self_test

        return self_test.main()
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        # Ctrl-C ends a program that is still starting without a word; there is nothing to lose yet.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    problem = display_problem(os.environ)
    if problem is not None:
        print(problem, file=sys.stderr)
        return 1
    from cardtable.app import instance
    from cardtable.store.errors import StoreError
    from cardtable.store.places import data_directory

    own: instance.Instance | None = None
    try:
        # Before Qt takes its time: there may be a window already, which is asked to come forward.
        own = instance.claim(data_directory(), instance.Errand.of_arguments(arguments))
    except StoreError:
        # A window without a place for its data stands alone, and says what is wrong with the place.
        own = instance.Instance()
    if own is None:
        return 0
    from cardtable.ui import app

    return app.main(arguments, own)


def needs_display(arguments: Sequence[str]) -> bool:
    """Say whether the program called with ``arguments`` opens a window."""
    quiet = {*COMMANDS, WORKER, BACKUP}
    return not (arguments and arguments[0] in quiet) and not {"-h", "--help", "--version", SELF_TEST} & set(arguments)


def display_problem(environ: Mapping[str, str], platform: str = sys.platform) -> str | None:
    """Return why no window can be opened in the environment ``environ``, or None if one probably can.

    Qt itself aborts the process where it finds no display.
    """
    if environ.get("QT_QPA_PLATFORM") or not platform.startswith("linux"):
        return None
    wayland, display = environ.get("WAYLAND_DISPLAY"), environ.get("DISPLAY")
    if wayland or (display and _answers(display)):
        return None
    found = f"The display {display} does not answer." if display else "There is no display here."
    return (
        f"{found} cardtable opens a window, which needs a desktop session.\n"
        "Without one you can:\n"
        "  - use the command line: rules, replay, sheet and simulate need no display;\n"
        "  - run the program on a virtual display: apt-get install xvfb, then put\n"
        "    xvfb-run --auto-servernum before the command;\n"
        "  - set QT_QPA_PLATFORM=offscreen to run it unseen."
    )


def _answers(display: str) -> bool:
    """Say whether an X server listens at ``display`` ("host:number.screen", the host empty for this one)."""
    host, _, number = display.rpartition(":")
    number = number.partition(".")[0]
    if not number.isdecimal():
        return False
    path = Path(host if host.startswith("/") else f"/tmp/.X11-unix/X{number}")
    try:
        if host in ("", "unix") or host.startswith("/"):
            with socket.socket(socket.AF_UNIX) as connection:
                connection.settimeout(5)
                # Linux servers may listen on the abstract name alone.
                try:
                    connection.connect(str(path))
                except OSError:
                    connection.connect(f"\0{path}")
        else:
            socket.create_connection((host, 6000 + int(number)), timeout=5).close()
    except OSError:
        return False
    return True


def _parser() -> argparse.ArgumentParser:
    lines = "\n".join(f"  cardtable {name:9} {words}" for name, words in COMMANDS.items())
    parser = argparse.ArgumentParser(
        prog="cardtable",
        usage="cardtable [-h] [--version] [--self-test] [FILE | COMMAND …]",
        description="Casino, Piquet and Écarté on an animated table. Without a command it opens its window, with the "
        "partie that was left or the record in FILE.",
        epilog=f"commands (each has its own --help):\n{lines}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"cardtable {__version__}")
    parser.add_argument(
        SELF_TEST, action="store_true", help="try every part of the installed program, unseen, and exit"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())

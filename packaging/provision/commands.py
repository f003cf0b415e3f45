"""The two commands of ``packaging/bootstrap.py``."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence

from cardtable import __main__ as program
from provision.errors import SetupError

INTERRUPTED = 130


def start(arguments: Sequence[str], *, system: bool) -> int:
    """Install what the program's windows need, run it with ``arguments``, and return its exit status.

    Raises ``SetupError``.
    """
    windows = program.needs_display(arguments)
    if not windows and program.SELF_TEST not in arguments:
        # The command line needs nothing but the Python that is running.
        return program.main(arguments)
    from provision import environment
    from provision.system import libraries_to_start, missing_packages, require_packages

    reason = program.display_error(os.environ) if windows else None
    if reason is not None:
        raise SetupError(reason)
    libraries = libraries_to_start(os.environ if windows else {"QT_QPA_PLATFORM": "offscreen"})
    require_packages(missing_packages(libraries), install=system)
    prepared = environment.prepare(development=False)
    # A file by its name: with "-m" Python looks for the program in the working directory first.
    command = [str(prepared.python), "-P", str(prepared.tree / "cardtable" / "__main__.py"), *arguments]
    environ = prepared.variables()
    if os.name == "posix":
        # The program takes this process's place, and with it signals and the terminal.
        os.execve(command[0], command, environ)
    return subprocess.run(command, check=False, env=environ).returncode


def run(arguments: Sequence[str], usage: str) -> int:
    """Run ``start`` or ``test`` as ``arguments`` say; return the exit status. ``usage`` explains the two."""
    command, rest = (arguments[0] if arguments else ""), list(arguments[1:])
    if command not in ("start", "test"):
        asked = command in ("-h", "--help")
        print(usage, file=sys.stdout if asked else sys.stderr)
        return 0 if asked else 2
    system = rest[:1] == ["--system"]
    rest = rest[1:] if system else rest
    try:
        if command == "start":
            return start(rest, system=system)
        from provision import checks

        return checks.test(rest, system=system)
    except SetupError as error:
        print(f"\n{error}\n", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED

#!/usr/bin/env python3
"""Try an installed program: run its self-test in a folder full of files that are named like what it imports, and see
that it says all that every package promises (``installers/trying.py``).

    python3 packaging/try_installed.py PROGRAM [ARGUMENT …]
    python3 packaging/try_installed.py --said FILE

The second form reads what a self-test has said elsewhere, for example in a system of its own. Prints what was said, and
ends with status 1 if a promise is missing. Needs Python 3.11 or newer with its standard library.
"""

from __future__ import annotations

import sys
from pathlib import Path

# None imports anything but the standard library.
import bootstrap  # noqa: F401 - refuses a Python that is too old, and finds the rest
from installers import trying
from installers.common import InstallerError, run


def main(arguments: list[str]) -> int:
    """Try what ``arguments`` name; return the exit status."""
    if not arguments or arguments in (["--help"], ["--said"]):
        print(__doc__)
        return 0 if arguments == ["--help"] else 2
    said: list[str] = []

    def self_test(place: Path) -> str:
        said.append(run([*_absolute(arguments), "--self-test"], cwd=place))
        return said[0]

    try:
        if arguments[0] == "--said":
            said.append(Path(arguments[1]).read_text(encoding="utf-8", errors="replace"))
            trying.check(said[0])
        else:
            trying.try_out(self_test)
    except (InstallerError, OSError) as error:
        print(f"FAILED: {error}", file=sys.stderr)
        return 1
    print(said[0].strip())
    return 0


def _absolute(arguments: list[str]) -> list[str]:
    """Return a command that means the same in another folder."""
    program = Path(arguments[0])
    return [str(program.absolute()) if program.parent != Path() else arguments[0], *arguments[1:]]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

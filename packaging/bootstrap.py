#!/usr/bin/env python3
"""Install what cardtable needs, then start it or check it.

    python3 packaging/bootstrap.py start [--system] [ARGUMENT ...]
    python3 packaging/bootstrap.py test  [--system] [STEP [ARGUMENT ...]]

start    start cardtable with the arguments that follow; before a window opens, install what that needs. The
         command line (rules, replay, ... and --version) needs nothing and installs nothing
test     install what is needed and run all checks with the tests whose turn it is, or one of them whole: lint,
         types, imports, translations, collect (whether all tests can be read), package (only with --system or by
         name), field (the installed program from outside; the names of trials can follow), coverage, pytest; only
         by name: quick (a sample of the tests), trials (ten times as long as among the tests), pages (for callers
         from Python, in build/site)
--system install missing system packages with apt-get; without it their names are printed

Everything goes into .venv in this folder, or where that cannot be written into a cache folder of the person.
Needs Python 3.11 or newer with its standard library, no more (on Debian: python3 and python3-venv).
"""

# This file alone is read by whatever Python is there, however old, so that it can say what is missing.

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036
    newer = [
        name
        for name in ["python3.%d" % minor for minor in range(30, 10, -1)]  # noqa: UP031
        if any(os.path.isfile(os.path.join(folder, name)) for folder in os.environ.get("PATH", "").split(os.pathsep))
    ]
    sys.exit(
        "cardtable needs Python 3.11 or newer; this is "
        + sys.version.split()[0]
        + ("\nThere is one here: use " + newer[0] + " in its place." if newer else "")
    )

FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [FOLDER, os.path.dirname(FOLDER)]

from provision import commands  # noqa: E402

if __name__ == "__main__":
    sys.exit(commands.run(sys.argv[1:], __doc__))

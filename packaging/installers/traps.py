"""A folder full of files named like what the program imports; each says so if anybody does.

    python packaging/installers/traps.py lay FOLDER     lay them
    python packaging/installers/traps.py look FOLDER    print which of them were sprung, and end with 1 if any was

Needs nothing but Python, for the proofs of packages.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

NAMES = (
    *(
        "PySide6",
        "__future__",
        "_cffi_backend",
        "_strptime",
        "argparse",
        "array",
        "ast",
        "bisect",
        "calendar",
        "cardtable",
    ),
    *("collections", "concurrent", "contextlib", "copy", "copyreg", "ctypes", "dataclasses", "datetime", "decimal"),
    *("encodings", "enum", "errno", "fractions", "functools", "gc", "getpass", "gettext", "hashlib", "heapq", "html"),
    *("inspect", "io", "itertools", "json", "keyword", "linecache", "locale", "logging", "math", "miniaudio"),
    *("multiprocessing", "numbers", "operator", "os", "pathlib", "pickle", "platform", "platformdirs", "polib"),
    *(
        "posixpath",
        "queue",
        "random",
        "re",
        "select",
        "selectors",
        "shibokensupport",
        "shiboken6",
        "shlex",
        "shutil",
        "signal",
    ),
    *("site", "socket", "sqlite3", "stat", "statistics", "string", "struct", "subprocess", "tempfile", "textwrap"),
    *("threading", "time", "token", "tokenize", "tomllib", "traceback", "typing", "unicodedata", "weakref", "zipfile"),
    *("zlib", "importlib", "pkgutil", "runpy", "sitecustomize", "types", "usercustomize", "warnings"),
)
"""The names of the traps: modules, and packages that can be run, too."""

SPRUNG = "sprung"
_TRAP = (
    "import sys\nwith open({sprung!r}, 'a') as sprung: sprung.write({name!r} + ' ' + str(sys.orig_argv) + chr(10))\n"
)


def lay(folder: Path, names: Iterable[str] = NAMES) -> None:
    """Lay a trap for each of the ``names`` into ``folder``."""
    for name in names:
        trap = _TRAP.format(sprung=str(folder.resolve() / SPRUNG), name=name)
        if name in ("cardtable", "PySide6", "concurrent", "collections"):
            (folder / name).mkdir()
            for file in ("__init__.py", "__main__.py"):
                (folder / name / file).write_text(trap, encoding="utf-8")
        else:
            (folder / f"{name}.py").write_text(trap, encoding="utf-8")


def sprung(folder: Path) -> list[str]:
    """Return the traps in ``folder`` that were imported, each with the command that did it."""
    found = folder / SPRUNG
    return found.read_text(encoding="utf-8").splitlines() if found.exists() else []


if __name__ == "__main__":
    place = Path(sys.argv[2])
    if sys.argv[1] == "lay":
        place.mkdir(parents=True, exist_ok=True)
        lay(place)
    else:
        print("\n".join(sprung(place)) or "no trap was sprung")
        sys.exit(bool(sprung(place)))

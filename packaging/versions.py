"""The version of what is built of this tree, and the moment that all files of it have. Standard library only.

``cardtable/__init__.py`` has the version that is being made, such as ``0.2.dev0``. What is built names the commit by
the number of commits that lead to it, ``0.2.dev2041``, so that a later build is told from an earlier one by a person
and by every system of packages. A release has no ``.dev``, and its day stands in ``CHANGELOG.md``. A source archive has
no commits: it brings both along in ``stamp.json``. Where there is neither, as in an archive that git has made, the
number is 0.
"""

from __future__ import annotations

import datetime
import json
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
STAMP = "packaging/stamp.json"
"""The path of the file that a source archive has in the place of the commits."""

_LINE = re.compile(r'^__version__ = "([^"]+)"$', flags=re.MULTILINE)
_IN_THE_MAKING = ".dev0"
_DAY = re.compile(r"^## \S+ – (\d{4}-\d\d-\d\d)$", flags=re.MULTILINE)


class Stamp(NamedTuple):
    """A version, and a moment in seconds since 1970."""

    version: str
    moment: int


def stamp(root: Path = ROOT) -> Stamp:
    """Return the version of the tree at ``root`` and the moment that its files have in packages: that of the last
    commit, or noon, UTC, on the day of the release.
    """
    version = written(root)
    if not version.endswith(_IN_THE_MAKING):
        return Stamp(version, _last_release(root))
    told = _commits(root) or _brought(root)
    if told is None:
        return Stamp(version, _last_release(root))
    count, moment = told
    return Stamp(f"{version.removesuffix('0')}{count}", moment)


@cache
def version() -> str:
    """Return the version of this tree."""
    return stamp().version


def written(root: Path = ROOT) -> str:
    """Return the version that the program of the tree at ``root`` has when it is not built."""
    match = _LINE.search((root / "cardtable" / "__init__.py").read_text(encoding="utf-8"))
    if match is None:
        raise ValueError("cardtable/__init__.py has no version")
    return match[1]


def stamped(root: Path, version: str) -> str:
    """Return the text of ``cardtable/__init__.py`` with another version in it."""
    text = (root / "cardtable" / "__init__.py").read_text(encoding="utf-8")
    return _LINE.sub(f'__version__ = "{version}"', text)


def series(version: str) -> str:
    """Return the version that one in the making will become."""
    return re.sub(r"\.dev\d+$", "", version)


def sorted_below(version: str) -> str:
    """Return a version as dpkg and AppStream write it, where one in the making comes before the release."""
    return version.replace(".dev", "~dev")


def numbers(version: str) -> tuple[int, int, int, int]:
    """Return a version as four numbers, the last of which is that of the commits."""
    parts = [int(part) for part in series(version).split(".")]
    made = re.search(r"\.dev(\d+)$", version)
    first, second, third = [*parts, 0, 0][:3]
    return first, second, third, int(made[1]) if made else 0


def _commits(root: Path) -> tuple[int, int] | None:
    """Return the number of commits that lead to the one that is checked out at ``root``, and its moment; None where
    that is not known.
    """
    top = _git(root, "rev-parse", "--show-toplevel")
    # A source archive that was unpacked in somebody else's checkout is not what is checked out there.
    if not top or not Path(top).samefile(root) or _git(root, "rev-parse", "--is-shallow-repository") != "false":
        return None
    return int(_git(root, "rev-list", "--count", "HEAD")), int(_git(root, "log", "-1", "--format=%ct"))


def _git(root: Path, *arguments: str) -> str:
    try:
        # Whoever builds, perhaps as root in a container, need not own the checkout.
        command = ["git", "-c", "safe.directory=*", "-C", str(root), *arguments]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def _brought(root: Path) -> tuple[int, int] | None:
    try:
        told = json.loads((root / STAMP).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    return int(told["commits"]), int(told["moment"])


def _last_release(root: Path) -> int:
    match = _DAY.search((root / "packaging" / "CHANGELOG.md").read_text(encoding="utf-8"))
    if match is None:
        raise ValueError("packaging/CHANGELOG.md names no day")
    noon = datetime.time(12, tzinfo=datetime.UTC)
    return int(datetime.datetime.combine(datetime.date.fromisoformat(match[1]), noon).timestamp())

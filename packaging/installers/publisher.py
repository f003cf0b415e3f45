"""Who publishes: the names of ``packaging/publisher.toml``, and whether they are somebody's."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping

from installers.common import APPLICATION_ID, PACKAGING, InstallerError

FILE = PACKAGING / "publisher.toml"
NAMES = ("maintainer", "home", "downloads", "issues", "sources")
_NOBODYS = re.compile(r"noreply|\.example\b|example\.(com|org|net)|localhost|io\.github\.cardtable\b")


def names() -> dict[str, str]:
    """Return the names of the file. Raises ``InstallerError`` if one is missing or unknown."""
    told = tomllib.loads(FILE.read_text(encoding="utf-8"))
    if set(told) != set(NAMES) or not all(isinstance(name, str) and name for name in told.values()):
        raise InstallerError(f"{FILE.name} must name {', '.join(NAMES)}")
    return {name: str(told[name]) for name in NAMES}


def require_owner(told: Mapping[str, str] | None = None) -> None:
    """Raise ``InstallerError`` if one of the names, or that of the application, is a placeholder."""
    given = {**(names() if told is None else told), "APPLICATION_ID": APPLICATION_ID}
    nobodys = [f"{name} ({value})" for name, value in given.items() if _NOBODYS.search(value)]
    if nobodys:
        raise InstallerError(f"these names belong to nobody yet: {', '.join(nobodys)}; see packaging/{FILE.name}")

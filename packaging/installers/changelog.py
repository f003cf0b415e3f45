"""The changes from version to version, read from ``packaging/CHANGELOG.md`` and written in other forms."""

from __future__ import annotations

import datetime
import email.utils
import re
from dataclasses import dataclass
from xml.sax.saxutils import escape

from installers.common import CHANGES, VERSION, InstallerError


@dataclass(frozen=True, slots=True)
class Release:
    """A version, its day, and what is new in it, one sentence or more for each item."""

    version: str
    day: datetime.date
    changes: tuple[str, ...]


def releases(text: str | None = None) -> list[Release]:
    """Return the releases that the file describes, newest first. Raises ``InstallerError`` if the first is not the
    program's own version.
    """
    found: list[Release] = []
    source = CHANGES.read_text(encoding="utf-8") if text is None else text
    for part in re.split(r"^## ", source, flags=re.MULTILINE)[1:]:
        heading, _, body = part.partition("\n")
        match = re.fullmatch(r"(\S+) – (\d{4}-\d\d-\d\d)", heading.strip())
        if match is None:
            raise InstallerError(f"CHANGELOG.md: the heading {heading!r} is not 'VERSION – YYYY-MM-DD'")
        items = [" ".join(item.split()) for item in re.split(r"^- ", body, flags=re.MULTILINE)[1:]]
        found.append(Release(match[1], datetime.date.fromisoformat(match[2]), tuple(items)))
    if not found or found[0].version != VERSION:
        raise InstallerError(f"CHANGELOG.md does not begin with the version {VERSION}")
    return found


def debian(maintainer: str) -> str:
    """Return the changelog in Debian's form (deb-changelog(5))."""
    entries = []
    for release in releases():
        noon = datetime.datetime.combine(release.day, datetime.time(12), datetime.UTC)
        items = "\n".join(_wrapped(item) for item in release.changes)
        entries.append(
            f"cardtable ({release.version}) unstable; urgency=medium\n\n{items}\n\n"
            f" -- {maintainer}  {email.utils.format_datetime(noon)}\n"
        )
    return "\n".join(entries)


def _wrapped(item: str) -> str:
    lines = ["  *"]
    for word in item.split():
        if len(lines[-1]) + 1 + len(word) > 79:
            lines.append("   ")
        lines[-1] += f" {word}"
    return "\n".join(lines)


def appstream() -> str:
    """Return the ``release`` elements of AppStream's metainfo."""
    lines = []
    for release in releases():
        lines.append(f'    <release version="{release.version}" date="{release.day}">')
        lines.append("      <description>")
        lines.append("        <ul>")
        lines += [f"          <li>{escape(item)}</li>" for item in release.changes]
        lines += ["        </ul>", "      </description>", "    </release>"]
    return "\n".join(lines)

"""The changes from version to version, read from ``packaging/CHANGELOG.md`` and its German twin
``CHANGELOG.de.md``, and written in other forms.
"""

from __future__ import annotations

import datetime
import email.utils
import re
from dataclasses import dataclass
from xml.sax.saxutils import escape

import versions
from installers.common import PACKAGING, VERSION, InstallerError, release_time

FILES = {"en": "CHANGELOG.md", "de": "CHANGELOG.de.md"}
"""The files by language. All have the same releases with as many changes."""
IN_THE_MAKING = {"en": "in the making", "de": "in Arbeit"}
"""What stands in the place of the day of a release that has not been made yet."""


@dataclass(frozen=True, slots=True)
class Release:
    """A version, its day, and what is new in it, one sentence or more for each item. The newest one is the version that
    is built; while it is in the making (not ``made``) its day is that of the last commit.
    """

    version: str
    day: datetime.date
    changes: tuple[str, ...]
    made: bool = True


def releases(language: str = "en", text: str | None = None) -> list[Release]:
    """Return the releases that the file of a ``language`` describes, newest first. Raises ``InstallerError`` if the
    first is not the program's own version, or is said to be in the making and is not, or the other way round.
    """
    name, found = FILES[language], list[Release]()
    source = (PACKAGING / name).read_text(encoding="utf-8") if text is None else text
    for part in re.split(r"^## ", source, flags=re.MULTILINE)[1:]:
        heading, _, body = part.partition("\n")
        version, _, day = heading.strip().partition(" – ")
        making = day == IN_THE_MAKING[language] and not found
        if not version or not (making or re.fullmatch(r"\d{4}-\d\d-\d\d", day)):
            raise InstallerError(f"{name}: the heading {heading!r} is not 'VERSION – YYYY-MM-DD'")
        items = tuple(" ".join(item.split()) for item in re.split(r"^- ", body, flags=re.MULTILINE)[1:])
        if making:
            moment = datetime.datetime.fromtimestamp(release_time(), datetime.UTC)
            found.append(Release(VERSION, moment.date(), items, made=False))
        else:
            found.append(Release(version, datetime.date.fromisoformat(day), items))
        if len(found) == 1 and (version != versions.series(VERSION) or making != (version != VERSION)):
            raise InstallerError(f"{name} does not begin with the version {VERSION}")
    if not found:
        raise InstallerError(f"{name} does not begin with the version {VERSION}")
    return found


def debian(maintainer: str) -> str:
    """Return the changelog in Debian's form (deb-changelog(5))."""
    entries = []
    for release in releases():
        noon = datetime.datetime.combine(release.day, datetime.time(12), datetime.UTC)
        items = "\n".join(_wrapped(item) for item in release.changes)
        entries.append(
            f"cardtable ({versions.sorted_below(release.version)}) unstable; urgency=medium\n\n{items}\n\n"
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
    """Return the ``release`` elements of AppStream's metainfo, in English and German."""
    lines = []
    for release, german in zip(releases(), releases("de"), strict=True):
        kind = "" if release.made else ' type="development"'
        lines.append(f'    <release version="{versions.sorted_below(release.version)}"{kind} date="{release.day}">')
        lines.append("      <description>")
        lines.append("        <ul>")
        for item, translated in zip(release.changes, german.changes, strict=True):
            lines.append(f"          <li>{escape(item)}</li>")
            lines.append(f'          <li xml:lang="de">{escape(translated)}</li>')
        lines += ["        </ul>", "      </description>", "    </release>"]
    return "\n".join(lines)

"""The files by which a Linux desktop knows the program: menu entry, icons, MIME type, metainfo and manual page."""

from __future__ import annotations

import gzip
from pathlib import Path

from installers import changelog, icons, publisher
from installers.common import APPLICATION_ID, PACKAGING, VERSION

LINUX = PACKAGING / "linux"
DESKTOP_ID = f"{APPLICATION_ID}.desktop"
"""The name of the menu entry; ``setDesktopFileName`` tells it to the desktop."""

MANUALS = {"": "cardtable.6", "de": "cardtable.de.6"}
"""The manual pages, by language; English has no folder of its own."""


def install(share: Path, python: Path, program: str = "cardtable") -> None:
    """Put all these files below ``share``, which is ``/usr/share`` or a folder in its place.

    ``python`` has PySide6. ``program`` is the command in the menu entry, for places where its folder may not be in the
    search path.
    """
    entry = _filled("cardtable.desktop").replace("Exec=cardtable", f"Exec={program}")
    _write(share / "applications" / DESKTOP_ID, entry)
    _write(share / "mime" / "packages" / f"{APPLICATION_ID}.xml", _filled("cardtable.mime.xml"))
    _write(share / "metainfo" / f"{APPLICATION_ID}.metainfo.xml", metainfo())
    icons.install(share / "icons" / "hicolor", python)
    for language in MANUALS:
        page = share / "man" / language / "man6" / "cardtable.6.gz"
        page.parent.mkdir(parents=True)
        # Without the time, so that the same page gives the same bytes.
        page.write_bytes(gzip.compress(manual_page(language).encode(), 9, mtime=0))


def metainfo() -> str:
    """Return the description for software centres."""
    return _filled("metainfo.xml.in")


def manual_page(language: str = "") -> str:
    """Return the manual page in the language of man(7)."""
    return _filled(MANUALS[language])


def _filled(name: str) -> str:
    """Return the text of the file ``name`` with its placeholders filled in."""
    text = (LINUX / name).read_text(encoding="utf-8")
    told = publisher.names()
    values = {
        "@APPLICATION_ID@": APPLICATION_ID,
        # The developer's name is the program's without its last part.
        "@DEVELOPER_ID@": APPLICATION_ID.rpartition(".")[0],
        "@DESKTOP_ID@": DESKTOP_ID,
        "@VERSION@": VERSION,
        "@HOME@": told["home"],
        "@ISSUES@": told["issues"],
        "@SOURCES@": told["sources"],
        "@DATE@": str(changelog.releases()[0].day),
    }
    for placeholder, value in values.items():
        text = text.replace(placeholder, value)
    return text.replace("@RELEASES@", changelog.appstream()) if "@RELEASES@" in text else text


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")

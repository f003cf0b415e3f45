"""The files by which a Linux desktop knows the program: menu entry, icons, MIME type, metainfo and manual page."""

from __future__ import annotations

import gzip
from pathlib import Path

from installers import changelog, icons
from installers.common import APPLICATION_ID, PACKAGING, VERSION

LINUX = PACKAGING / "linux"
DESKTOP_ID = "cardtable.desktop"


def install(share: Path, python: Path, program: str = "cardtable") -> None:
    """Put all of them below ``share``, a ``/usr/share`` or what stands for it.

    ``python`` has PySide6; ``program`` is how the menu calls the program, where its folder may not be searched.
    """
    entry = (LINUX / DESKTOP_ID).read_text(encoding="utf-8")
    _write(share / "applications" / DESKTOP_ID, entry.replace("Exec=cardtable", f"Exec={program}"))
    _write(share / "mime" / "packages" / "cardtable.xml", (LINUX / "cardtable.mime.xml").read_text(encoding="utf-8"))
    _write(share / "metainfo" / f"{APPLICATION_ID}.metainfo.xml", metainfo())
    icons.install(share / "icons" / "hicolor", python)
    page = share / "man" / "man6" / "cardtable.6.gz"
    page.parent.mkdir(parents=True)
    # Without the time, so that the same page gives the same bytes.
    page.write_bytes(gzip.compress(manual_page().encode(), 9, mtime=0))


def metainfo() -> str:
    """Return the description for software centres."""
    text = (LINUX / "metainfo.xml.in").read_text(encoding="utf-8")
    values = {
        "@APPLICATION_ID@": APPLICATION_ID,
        "@DESKTOP_ID@": DESKTOP_ID,
        "@ICON@": "cardtable",
        "@RELEASES@": changelog.appstream(),
    }
    for name, value in values.items():
        text = text.replace(name, value)
    return text


def manual_page() -> str:
    """Return the manual page in the language of man(7)."""
    text = (LINUX / "cardtable.6").read_text(encoding="utf-8")
    return text.replace("@VERSION@", VERSION).replace("@DATE@", str(changelog.releases()[0].day))


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")

"""The parts of the program with versions and licences, and the text of a bug report that a person can copy.

This module works without Qt; the caller passes the versions of Qt. Reports are in English, the developers' language.
"""

from __future__ import annotations

import json
import locale
import os
import platform
import sqlite3
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from cardtable import __version__
from cardtable.app.resources import resource_path
from cardtable.core.child import HOME


@dataclass(frozen=True, slots=True)
class Component:
    """A shipped part: its name, the holders of its copyright, its licence and the address of its source code.

    ``licence`` is an SPDX expression; ``texts`` are names for ``licence_text``, the first of them the licence itself.
    """

    name: str
    holders: str
    licence: str
    texts: tuple[str, ...]
    source: str = ""


PROGRAM = Component(
    name="cardtable",
    holders="The cardtable developers",
    licence="GPL-3.0-or-later",
    texts=("GPL-3.0",),
)

_LIBRARIES = (
    Component(
        name="Qt",
        holders="The Qt Company Ltd. and other contributors",
        licence="LGPL-3.0-only",
        # The LGPL adds permissions to the GPL and has to come with it.
        texts=("LGPL-3.0", "GPL-3.0", "Qt-parts"),
        source="https://download.qt.io/official_releases/qt/",
    ),
    Component(
        name="PySide6 and Shiboken6",
        holders="The Qt Company Ltd. and other contributors",
        licence="LGPL-3.0-only",
        texts=("LGPL-3.0", "GPL-3.0"),
        source="https://download.qt.io/official_releases/QtForPython/",
    ),
    Component(
        name="International Components for Unicode",
        holders="Unicode, Inc.",
        licence="Unicode-DFS-2016",
        texts=("ICU",),
        source="https://github.com/unicode-org/icu",
    ),
    Component(
        name="platformdirs",
        holders="The platformdirs developers",
        licence="MIT",
        texts=("platformdirs",),
        source="https://github.com/tox-dev/platformdirs",
    ),
    Component(
        name="polib",
        holders="David Jean Louis",
        licence="MIT",
        texts=("polib",),
        source="https://github.com/izimobil/polib",
    ),
    Component(
        name="miniaudio",
        holders="Irmen de Jong, David Reid and Sean Barrett",
        licence="MIT",
        texts=("miniaudio",),
        source="https://github.com/irmen/pyminiaudio",
    ),
    Component(
        name="cffi",
        holders="Armin Rigo, Maciej Fijalkowski and contributors",
        licence="MIT-0",
        texts=("cffi",),
        source="https://github.com/python-cffi/cffi",
    ),
    Component(
        name="Source Sans Pro",
        holders="Adobe Systems Incorporated, with Reserved Font Name ‘Source’",
        licence="OFL-1.1-RFN",
        texts=("Source-Sans-Pro",),
        source="https://github.com/adobe-fonts/source-sans",
    ),
    Component(
        name="Source Serif Pro",
        holders="Adobe Systems Incorporated, with Reserved Font Name ‘Source’",
        licence="OFL-1.1-RFN",
        texts=("Source-Serif-Pro",),
        source="https://github.com/adobe-fonts/source-serif",
    ),
)

_FROZEN = (
    Component(
        name="Python",
        holders="The Python Software Foundation",
        licence="PSF-2.0",
        texts=("Python",),
        source="https://www.python.org/downloads/source/",
    ),
    Component(
        name="PyInstaller, its start program",
        holders="The PyInstaller developers",
        licence="GPL-2.0-or-later WITH Bootloader-exception",
        texts=("PyInstaller",),
        source="https://github.com/pyinstaller/pyinstaller",
    ),
)


PARTS = "parts.json"
"""The name of the file beside the licences in which a package lists what it alone brings."""


def components() -> tuple[Component, ...]:
    """Return the program and all parts that come with it; in packages with their own Python, also Python and what else
    those bring.
    """
    frozen = (*_FROZEN, *_parts()) if getattr(sys, "frozen", False) else ()
    return (PROGRAM, *_LIBRARIES, *frozen)


def shipped() -> tuple[Component, ...]:
    """Return the parts that some package or other brings, as far as the program itself has their licences."""
    return (*_LIBRARIES, *_FROZEN)


def _parts() -> tuple[Component, ...]:
    """Return the parts that this package alone brings."""
    try:
        told = json.loads(resource_path("licences", PARTS).read_text(encoding="utf-8"))
        return tuple(Component(**{**one, "texts": tuple(one["texts"])}) for one in told)
    except (OSError, ValueError, TypeError, KeyError):
        return ()


def licence_text(name: str) -> str:
    """Return the text of a licence, by its name in ``Component.texts``. Raises ``OSError`` if it is not installed."""
    return resource_path("licences", f"{name}.txt").read_text(encoding="utf-8")


def versions(qt: Mapping[str, str]) -> dict[str, str]:
    """Return the versions of the program and of what it runs on, by name. ``qt`` are those of Qt and PySide."""
    return {
        "cardtable": __version__,
        **qt,
        "Python": platform.python_version(),
        "SQLite": sqlite3.sqlite_version,
    }


def bug_report(qt: Mapping[str, str], surroundings: Mapping[str, str] | None = None) -> str:
    """Return the facts about this installation that help to find a bug, as lines of plain text.

    ``surroundings`` adds lines, such as the platform plug-in and the screens. The report says nothing about the person:
    no names, no matches, and the home folder appears as ``~``.
    """
    facts = {
        **versions(qt),
        "System": _system(),
        "Installed in": _shortened(Path(__file__).resolve().parents[2]),
        "Form": _form(),
        # As it stands: ``getlocale`` refuses those that Python has never heard of.
        "Locale": locale.setlocale(locale.LC_CTYPE),
        **{name: value for name in _SESSION if (value := os.environ.get(name))},
        **(surroundings or {}),
    }
    return "".join(f"{name}: {value}\n" for name, value in facts.items())


def _form() -> str:
    """Return how the program was installed: the text of the file ``FORM``, or else a description of the form found."""
    if getattr(sys, "frozen", False):
        return "package with its own Python"
    home = Path(HOME)
    with suppress(OSError):
        # The makers of a system's package write this file.
        return (home / FORM).read_text(encoding="utf-8").strip()
    return "source code" if (home / "packaging" / "bootstrap.py").is_file() else "Python package"


FORM = "form"
"""The name of the file beside the program in which a package says of which kind it is."""

_SESSION = ("XDG_SESSION_TYPE", "XDG_CURRENT_DESKTOP", "QT_QPA_PLATFORM", "QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE")


def _system() -> str:
    """Return the operating system with its version and the kind of processor; no other program is run to find out."""
    known = " ".join(part for part in (platform.system(), platform.release(), platform.machine()) if part)
    try:
        return f"{platform.freedesktop_os_release()['PRETTY_NAME']} ({known})"
    except (OSError, KeyError):
        return known


def _shortened(path: Path) -> str:
    home = Path.home()
    return f"~/{path.relative_to(home).as_posix()}" if path.is_relative_to(home) else str(path)

"""The parts of other projects in a package: found by looking at every library in it, with their notices.

A library that nobody is known to have made stops the build. So the list of what is in a package and the notices in it
follow from the package, and not from a list that was right once.
"""

from __future__ import annotations

import dataclasses
import json
import re
import shutil
import subprocess
from pathlib import Path

from cardtable.ui.dialogs import about_words as about
from cardtable.ui.look import fonts
from installers.common import PACKAGING, InstallerError

_LIBRARY = re.compile(r"\.(so(\.[0-9.]+)?|dll|pyd|dylib|exe)$|/Python$", flags=re.IGNORECASE)

_MADE_BY = (
    (r"/(VCRUNTIME140|MSVCP140|CONCRT140|ucrtbase|api-ms-win-)[^/]*\.dll$", "Microsoft Visual C++ runtime"),
    (r"/libicu[^/]*$", "International Components for Unicode"),
    (r"/(lib)?Qt6[^/]*$|/Qt[A-Z]\w+\.framework/|/plugins/.*$", "Qt"),
    (r"/(PySide6|shiboken6)/[^/]*$|/lib(pyside6|shiboken6)[^/]*$", "PySide6 and Shiboken6"),
    (r"/_miniaudio\.[^/]*$", "miniaudio"),
    (r"/_cffi_backend\.[^/]*$", "cffi"),
    (r"/(lib)?ffi-?[78]?\.dll$|/libffi[^/]*\.(dll|dylib)$", "libffi"),
    (r"/sqlite3\.dll$|/libsqlite3[^/]*\.dylib$", "SQLite"),
    (r"/pyexpat\.pyd$", "Expat"),
    (r"/libpython3[^/]*$|/python3\d*\.dll$|/lib-dynload/[^/]*$|/_internal/[^/]*\.pyd$|/Python$", "Python"),
    (r"/cardtable(-worker)?\.exe$", "PyInstaller, its start program"),
)
"""Patterns of the paths of libraries, each with the name of the component; the first that fits counts."""

_OTHERS = (
    about.Component(
        "Microsoft Visual C++ runtime",
        "Microsoft Corporation",
        "LicenseRef-Visual-Studio-distributable-code",
        ("Visual-C++-runtime",),
    ),
    about.Component(
        "libffi", "Anthony Green, Red Hat, Inc and others", "MIT", ("libffi",), "https://github.com/libffi/libffi"
    ),
    about.Component("SQLite", "Nobody: it is in the public domain", "blessing", ("SQLite",), "https://www.sqlite.org"),
    about.Component(
        "Expat",
        "Thai Open Source Software Center Ltd, Clark Cooper and the Expat maintainers",
        "MIT",
        ("expat",),
        "https://github.com/libexpat/libexpat",
    ),
)
"""The components that are in some packages alone; their notices are in ``packaging/licences``."""

_LICENCES = {
    "brotli": "MIT",
    "expat": "MIT",
    "libffi": "MIT",
    "libxcb": "X11",
    "libxkbcommon": "MIT",
    "sqlite3": "blessing",
    "util-linux": "BSD-3-Clause",
    "xcb-util": "X11",
    "xcb-util-cursor": "X11",
    "xcb-util-image": "X11",
    "xcb-util-keysyms": "X11",
    "xcb-util-renderutil": "X11",
    "xcb-util-wm": "X11",
}
"""The licences of the libraries that a frozen package takes from Debian, by the names of their source packages."""


@dataclasses.dataclass(frozen=True, slots=True)
class Found:
    """A component in a package, its version there if that is known (or empty), and the file with its notice if it is
    not one of the program's own.
    """

    component: about.Component
    version: str = ""
    notice: Path | None = None


def found(folder: Path) -> list[Found]:
    """Return the components whose libraries and other files lie in ``folder``, sorted as the program lists them.

    Raises ``InstallerError`` for a library that nobody is known to have made.
    """
    names: set[str] = set()
    system: dict[str, Found] = {}
    for file in sorted(file for file in folder.rglob("*") if file.is_file()):
        path = f"/{file.relative_to(folder.parent).as_posix()}"
        if not _LIBRARY.search(path):
            continue
        name = next((name for pattern, name in _MADE_BY if re.search(pattern, path)), None)
        if name is not None:
            names.add(name)
            continue
        one = _of_debian(file.name)
        if one is None:
            raise InstallerError(f"nobody is known to have made {path}: see installers/notices.py")
        system[one.component.name] = one
    names |= {"platformdirs"} | {family for family, place in fonts.FOLDERS.items() if any(folder.rglob(place))}
    if "Python" in names:
        names.add("PyInstaller, its start program")
    known = [*about.shipped(), *_OTHERS]
    missing = names - {one.name for one in known}
    if missing:
        raise InstallerError(f"nothing is known of {', '.join(sorted(missing))}: see installers/notices.py")
    listed = [Found(one, _version(folder, one.name), _notice(one)) for one in known if one.name in names]
    return [*listed, *(system[name] for name in sorted(system))]


def put(folder: Path, components: list[Found]) -> None:
    """Write what this package brings besides the components that all packages have, and the notices of that, to where
    the program in ``folder`` looks for licences.
    """
    (licences,) = (place for place in folder.rglob("licences") if (place / "GPL-3.0.txt").is_file())
    more = [one for one in components if one.notice is not None]
    for one in more:
        assert one.notice is not None
        shutil.copyfile(one.notice, licences / f"{one.component.texts[0]}.txt")
    told = [dataclasses.asdict(one.component) for one in more]
    (licences / about.PARTS).write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def _notice(component: about.Component) -> Path | None:
    file = PACKAGING / "licences" / f"{component.texts[0]}.txt"
    return file if file.is_file() else None


def _version(folder: Path, name: str) -> str:
    """Return the version of a component as its own files tell it; empty where they do not."""
    if name == "International Components for Unicode":
        for library in folder.rglob("libicuuc.so.*"):
            major = library.name.rpartition(".")[2]
            told = re.search(rb"\0(" + major.encode() + rb"\.[0-9.]+)\0", library.read_bytes())
            return told[1].decode() if told else major
    if name == "SQLite":
        for library in folder.rglob("sqlite3.dll"):
            told = re.search(rb"\0(3\.\d+\.\d+)\0", library.read_bytes())
            return told[1].decode() if told else ""
    if name == "Python":
        for library in [*folder.rglob("libpython3*.so*"), *folder.rglob("python3??.dll")]:
            told = re.search(rb"\0(3\.\d+\.\d+)\+?\0", library.read_bytes())
            return told[1].decode() if told else ""
    return ""


def _of_debian(library: str) -> Found | None:
    """Return the package of the building system that has a ``library``; None where there is none."""
    if shutil.which("dpkg") is None:
        return None
    searched = subprocess.run(["dpkg", "-S", f"*/{library}"], capture_output=True, encoding="utf-8", check=False)
    owners = {line.partition(": ")[0] for line in searched.stdout.splitlines() if line.endswith(f"/{library}")}
    if len(owners) != 1:
        return None
    package = owners.pop().partition(":")[0]
    form = "${source:Package} ${source:Upstream-Version}"
    told = subprocess.run(["dpkg-query", "-W", "-f", form, package], capture_output=True, encoding="utf-8", check=False)
    source, _, version = told.stdout.splitlines()[0].partition(" ")
    notice = Path("/usr/share/doc", package, "copyright")
    if source not in _LICENCES or not notice.is_file():
        raise InstallerError(f"{library} is of {source}, of which no licence is known: see installers/notices.py")
    component = about.Component(
        source,
        f"Its authors, as {source}.txt names them",
        _LICENCES[source],
        (source,),
        f"https://tracker.debian.org/pkg/{source}",
    )
    return Found(component, version, notice)

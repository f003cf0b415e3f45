#!/usr/bin/env python3
"""Build the installers of cardtable into ``dist``.

    python3 packaging/build.py TARGET [--system]

deb        the package for Debian 12 and later and Ubuntu 24.04 and later
wheel      the wheel and the source archive, for pip and pipx
folder     the portable folder alone, in build, tried by its own test
portable   a folder that needs nothing installed, as an archive; on Linux, Windows and macOS for the same system
appimage   the portable folder as one file; --runtime FILE names AppImage's runtime, which is not brought along
flatpak    the Flatpak's manifest and the archive that it builds from
windows    the installer for Windows; on Windows, from the portable folder; on Linux, with the portable zip, if
           --wine FILE names the python.exe of a Python for Windows that has what is pinned
macos      the application for macOS and its disk image; on macOS
sbom       the list of what is in every package, as CycloneDX
site       the page from which people get what is in dist, with the rules to read and print, in build/release

--system   install missing system packages with apt-get; without it their names are printed

Needs Python 3.11 or newer with its standard library; the rest goes into .venv, as for bootstrap.py.
"""

from __future__ import annotations

import argparse
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

# None imports anything but the standard library.
import bootstrap  # noqa: F401 - refuses a Python that is too old, and finds the rest
from installers import appimage, archives, common, deb, flatpak, frozen, macos, portable, sbom, windows
from provision import environment, system
from provision.errors import SetupError

BUILDERS: dict[str, Callable[[Path, argparse.Namespace], list[Path]]] = {
    "deb": lambda python, given: [deb.build(python)],
    "wheel": lambda python, given: archives.build(python),
    "folder": lambda python, given: [portable.folder(python)],
    "portable": lambda python, given: [portable.build(python)],
    "appimage": lambda python, given: [appimage.build(python, given.runtime)],
    "flatpak": lambda python, given: flatpak.build(python),
    "windows": lambda python, given: (
        windows.build_under_wine(given.wine, python) if given.wine else [windows.build(python)]
    ),
    "macos": lambda python, given: [macos.build(python)],
    "sbom": lambda python, given: [sbom.build(python)],
    "site": lambda python, given: [site(python)],
}
"""The function that builds each target. It takes the Python of the environment and the arguments of the command, and
returns the files that it has built.
"""


def site(python: Path) -> Path:
    """Build the page with the Qt of ``python``, and return its path."""
    folder = common.BUILD / "release"
    common.run([python, common.PACKAGING / "release_page.py", folder])
    return folder / "index.html"


PROGRAMS = {
    "deb": system.PACKAGE_PROGRAMS,
    "folder": {"strip": "binutils"},
    "portable": {"strip": "binutils"},
    "appimage": {"strip": "binutils", "mksquashfs": "squashfs-tools"},
}
"""The programs that each target needs in addition on Linux, each with its Debian package."""

FREEZING = ("folder", "portable", "appimage", "windows", "macos")
"""The targets that need PyInstaller."""


def libraries_to_freeze() -> tuple[system.Library, ...]:
    """Return the libraries that PyInstaller must find on Linux to pack them: those that not every desktop has, and
    Python's own.
    """
    if not sys.platform.startswith("linux"):
        return ()
    packed = [
        system.Library(name, package)
        for name, package in deb.PACKAGES.items()
        if not name.startswith(frozen.DESKTOP_LIBRARIES)
    ]
    name = str(sysconfig.get_config_var("INSTSONAME") or "")
    if name.startswith("libpython") and ".so" in name:
        # Debian's python3 does not bring it.
        packed.append(system.Library(name, f"libpython{sys.version_info.major}.{sys.version_info.minor}"))
    return tuple(packed)


def main(arguments: list[str] | None = None) -> int:
    """Build one target; return the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )
    parser.add_argument("target", choices=list(BUILDERS), metavar="TARGET")
    parser.add_argument("--system", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--runtime", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--wine", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    try:
        libraries = system.libraries_to_start({"QT_QPA_PLATFORM": "offscreen"})
        if given.target in FREEZING:
            libraries += libraries_to_freeze()
        programs = PROGRAMS.get(given.target, {}) if sys.platform.startswith("linux") else {}
        system.require_packages(system.missing_packages(libraries, programs), install=given.system)
        prepared = environment.prepare(development=False)
        environment.add(prepared, common.PACKAGING / "requirements-build.txt")
        if given.target in FREEZING:
            environment.add(prepared, common.PACKAGING / "requirements-freeze.txt")
        built = BUILDERS[given.target](prepared.python, given)
    except (SetupError, common.InstallerError) as error:
        print(f"\n{error}\n", file=sys.stderr)
        return 1
    for path in built:
        print(f"{path.relative_to(common.ROOT)}: {common.megabytes(path):.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())

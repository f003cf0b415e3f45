"""The shared libraries and programs that the system must have, each with the Debian package that brings it."""

from __future__ import annotations

import ctypes
import glob
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from cardtable import __main__ as program
from provision.errors import SetupError


@dataclass(frozen=True)
class Library:
    """A shared library: the ``name`` under which Qt loads it, and the Debian ``package`` that has it."""

    name: str
    package: str


TOOL_LIBRARIES: tuple[Library, ...] = (
    Library("libglib-2.0.so.0", "libglib2.0-0"),
    Library("libgssapi_krb5.so.2", "libgssapi-krb5-2"),
    Library("libbrotlidec.so.1", "libbrotli1"),
)
"""The libraries that Qt's tool for translations needs, which runs whenever the program is installed."""

QT_LIBRARIES = (
    Library("libEGL.so.1", "libegl1"),
    Library("libGL.so.1", "libgl1"),
    Library("libdbus-1.so.3", "libdbus-1-3"),
    Library("libfontconfig.so.1", "libfontconfig1"),
    Library("libxkbcommon.so.0", "libxkbcommon0"),
    *TOOL_LIBRARIES,
)
"""The libraries that Qt needs even without a display."""

X11_LIBRARIES = (
    Library("libxcb-cursor.so.0", "libxcb-cursor0"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    Library("libxcb-shape.so.0", "libxcb-shape0"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
)

WAYLAND_LIBRARIES = (
    Library("libwayland-cursor.so.0", "libwayland-cursor0"),
    Library("libwayland-egl.so.1", "libwayland-egl1"),
)

WINDOW_PROGRAMS = {"Xvfb": "xvfb", "openbox": "openbox", "xdotool": "xdotool"}
"""The programs that the tests of the real window run, each with its Debian package."""

FIELD_PROGRAMS = {
    "/usr/bin/python3": "python3",
    "/usr/lib/python3/dist-packages/_cffi_backend*.so": "python3-cffi-backend",
    "/usr/lib/*/libasound.so.2": "libasound2",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf": "fonts-dejavu-core",
    "/usr/share/i18n/locales": "locales",
    "dbus-daemon": "dbus",
    "faketime": "faketime",
    "setxkbmap": "x11-xkb-utils",
    "strip": "binutils",
    "weston": "weston",
    "xprop": "x11-utils",
    "xrandr": "x11-xserver-utils",
}
"""The programs and patterns of files that the field laboratory needs in addition, each with its Debian package."""


PACKAGE_PROGRAMS = {"dpkg-deb": "dpkg", "strip": "binutils"}
"""The programs that build a package for Debian, each with its Debian package."""


def is_loadable(name: str) -> bool:
    """Return whether the dynamic linker finds the library ``name`` and all that it needs in turn."""
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def find(name: str) -> str | None:
    """Return the path of a program, or of the first file that a pattern beginning with ``/`` finds; None if there is
    none.
    """
    return next(glob.iglob(name), None) if name.startswith("/") else shutil.which(name)


def missing_packages(
    libraries: Iterable[Library],
    programs: Mapping[str, str] | None = None,
    *,
    loadable: Callable[[str], bool] = is_loadable,
    which: Callable[[str], str | None] = find,
) -> list[str]:
    """Return the Debian packages of the libraries that cannot be loaded and of the programs that are missing.

    The first one is python3-venv if Python lacks what it needs to make an environment.
    """
    # Debian's python3 has the module venv, but not the ensurepip that it needs.
    packages = [] if importlib.util.find_spec("ensurepip") else ["python3-venv"]
    packages += [library.package for library in libraries if not loadable(library.name)]
    packages += [package for name, package in (programs or {}).items() if which(name) is None]
    return packages


def libraries_to_start(environ: Mapping[str, str]) -> tuple[Library, ...]:
    """Return the libraries for the kind of display that ``environ`` describes and that answers."""
    if not sys.platform.startswith("linux"):
        return ()
    platforms = program.platforms(environ)
    wanted = QT_LIBRARIES
    if "wayland" in platforms:
        wanted += WAYLAND_LIBRARIES
    if "xcb" in platforms:
        wanted += X11_LIBRARIES
    return wanted


def install_line(packages: Sequence[str]) -> str:
    """Return the command that installs ``packages``, as a person types it."""
    sudo = "" if is_root() else "sudo "
    return f"{sudo}apt-get update && {sudo}apt-get install --yes --no-install-recommends {' '.join(packages)}"


def require_packages(packages: Sequence[str], *, install: bool) -> None:
    """Install the missing ``packages`` if ``install`` is set. Raises ``SetupError`` if any are missing and not
    installed.
    """
    if not packages:
        return
    if not install:
        raise SetupError(
            "System packages are missing. Install them with\n\n"
            f"    {install_line(packages)}\n\n"
            "or repeat the command with --system to have that done. (The names are Debian's and Ubuntu's;\n"
            "other systems have the same libraries under similar names.)"
        )
    if shutil.which("apt-get") is None:
        raise SetupError(f"--system needs apt-get. Install by other means: {' '.join(packages)}")
    if not is_root() and shutil.which("sudo") is None:
        raise SetupError(
            "--system needs the rights of root, and there is no sudo here. Let root type\n\n"
            f"    {install_line(packages).replace('sudo ', '')}\n"
        )
    quiet = [*([] if is_root() else ["sudo"]), "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q"]
    for command in ([*quiet, "update"], [*quiet, "install", "--yes", "--no-install-recommends", *packages]):
        try:
            status = subprocess.run(command, check=False, stdin=subprocess.DEVNULL).returncode
        except OSError as error:
            raise SetupError(f"{command[0]} could not be run: {error.strerror}") from error
        if status != 0:
            raise SetupError(
                "The system packages could not be installed; what apt-get said stands above. The packages are:\n\n"
                f"    {' '.join(packages)}\n"
            )


def is_root() -> bool:
    """Return whether this process has the rights of root."""
    return hasattr(os, "geteuid") and os.geteuid() == 0

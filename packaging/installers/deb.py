"""The package for Debian, Ubuntu and their kin: the system's python3 with a private, pruned PySide6."""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
from pathlib import Path

import versions
from installers import changelog, desktop, notices, publisher, sbom, staging
from installers.common import BUILD, DIST, PACKAGING, ROOT, VERSION, InstallerError, fresh, release_time, require, run

MAINTAINER = publisher.names()["maintainer"]

PRIVATE = "usr/lib/cardtable"
"""The folder of all Python files, apart from the system's own modules."""

PROGRAM = "usr/games/cardtable"
"""The path of the program, in the folder that Debian wants for games (policy 11.11)."""

BUNDLER = "cardtable_bundle.py"
"""What makes the program's compiled code one file, beside it."""

PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libcups.so.2": "libcups2",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""The Debian package of each library that may be needed.

The names hold for every release from Debian 12 on: where a package was renamed, as libglib2.0-0 was in Debian 13, the
new one provides the old name. That is also why no versions are asked for.
"""

RECOMMENDED = ("libcups2", "python3-cffi-backend", "xdg-desktop-portal")
"""The packages that the program can do without but uses: the system's printers (their library is loaded when something
is printed), sounds, and the file dialogs and appearance of the desktop.
"""

C_LIBRARY = frozenset(
    {"ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1", "libc.so.6", "libdl.so.2", "libm.so.6", "libpthread.so.0"}
)

ALWAYS = ("python3 (>= 3.11)", "libc6 (>= 2.34)", "fonts-dejavu-core | fonts-liberation | fonts-noto-core")
"""The oldest Python that the program runs with, the C library that Qt's wheel is made for (manylinux_2_34), and a font
to write with.
"""


def build(python: Path, compression: str = "xz", folder: Path | None = None) -> Path:
    """Build the package with the PySide6 and the hatchling of ``python`` in ``folder`` or ``dist``; return its path.

    The same sources and the same PySide6 give the same bytes. ``compression`` is one that dpkg-deb knows.
    """
    require(dpkg_deb="dpkg", strip="binutils")
    root = fresh(BUILD / "deb")
    libraries = staging.stage(root / PRIVATE, python)
    staging.name_form(root / PRIVATE, "Debian package")
    desktop.install(root / "usr" / "share", python, f"/{PROGRAM}")
    _launcher(root)
    _documents(root)
    architecture = subprocess.run(
        ["dpkg", "--print-architecture"], capture_output=True, encoding="utf-8", check=True
    ).stdout.strip()
    control = root / "DEBIAN"
    control.mkdir()
    for name in ("postinst", "prerm"):
        shutil.copyfile(PACKAGING / "debian" / name, control / name)
    values = {
        "@VERSION@": versions.sorted_below(VERSION),
        "@ARCHITECTURE@": architecture,
        "@MAINTAINER@": MAINTAINER,
        "@HOME@": publisher.names()["home"],
        "@INSTALLED_SIZE@": str(installed_size(root)),
        "@DEPENDS@": ", ".join(dependencies(libraries)),
        "@RECOMMENDS@": ", ".join(RECOMMENDED),
    }
    text = (PACKAGING / "debian" / "control.in").read_text(encoding="utf-8")
    for name, value in values.items():
        text = text.replace(name, value)
    (control / "control").write_text(text, encoding="utf-8")
    (control / "md5sums").write_text(_md5sums(root), encoding="ascii")
    _modes(root)
    folder = folder or DIST
    folder.mkdir(exist_ok=True)
    package = folder / f"cardtable_{versions.sorted_below(VERSION)}_{architecture}.deb"
    level = [] if compression == "none" else ["-z9"]
    run(
        ["dpkg-deb", "--root-owner-group", f"-Z{compression}", *level, "--build", root, package],
        # How many threads compress would show in the result.
        environ={"SOURCE_DATE_EPOCH": str(release_time()), "DPKG_DEB_THREADS_MAX": "1"},
    )
    return package


def dependencies(libraries: list[str]) -> list[str]:
    """Return the Depends for shared ``libraries``. Raises ``InstallerError`` for a library whose package is not
    known.
    """
    unknown = [name for name in libraries if name not in PACKAGES and name not in C_LIBRARY]
    if unknown:
        raise InstallerError(f"no Debian package is known for {', '.join(unknown)}: see installers/deb.py")
    packages = {PACKAGES[name] for name in libraries if name in PACKAGES}
    return [*ALWAYS, *sorted(packages.difference(RECOMMENDED))]


def installed_size(root: Path) -> int:
    """Return the size that Debian wants in the control file: files in whole KiB, and 1 KiB for everything else."""
    size = 0
    for path in root.rglob("*"):
        if "DEBIAN" not in path.relative_to(root).parts:
            size += -(-path.stat().st_size // 1024) if path.is_file() and not path.is_symlink() else 1
    return size


def _launcher(root: Path) -> None:
    target = root / PROGRAM
    target.parent.mkdir(parents=True)
    shutil.copyfile(PACKAGING / "debian" / "launcher", target)
    shutil.copyfile(PACKAGING / "bundle" / BUNDLER, root / PRIVATE / BUNDLER)
    runtime = root / "usr" / "share" / "python3" / "runtime.d" / "cardtable.rtupdate"
    runtime.parent.mkdir(parents=True)
    shutil.copyfile(PACKAGING / "debian" / "cardtable.rtupdate", runtime)


def _documents(root: Path) -> None:
    folder = root / "usr" / "share" / "doc" / "cardtable"
    folder.mkdir(parents=True)
    copyright_ = (PACKAGING / "debian" / "copyright").read_text(encoding="utf-8")
    licences = {
        "@MIT@": "platformdirs",
        "@POLIB@": "polib",
        "@MINIAUDIO@": "miniaudio",
        "@UNICODE@": "ICU",
        "@SANS@": "Source-Sans-Pro",
        "@SERIF@": "Source-Serif-Pro",
    }
    for field, licence in licences.items():
        copyright_ = copyright_.replace(field, _indented(ROOT / "resources" / "licences" / f"{licence}.txt"))
    (folder / "copyright").write_text(copyright_, encoding="utf-8")
    (folder / "cardtable.cdx.json").write_text(sbom.text(notices.found(root / PRIVATE)), encoding="utf-8")
    (folder / "changelog.gz").write_bytes(gzip.compress(changelog.debian(MAINTAINER).encode(), 9, mtime=0))
    overrides = root / "usr" / "share" / "lintian" / "overrides" / "cardtable"
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(PACKAGING / "debian" / "lintian-overrides", overrides)


def _indented(text: Path) -> str:
    """Return a text as the continuation of a field: indented, its empty lines as full stops."""
    return "\n".join(f" {line.rstrip() or '.'}" for line in text.read_text(encoding="utf-8").strip().splitlines())


def _modes(root: Path) -> None:
    """Give all files below ``root`` the modes and times for packages, whatever the umask is here."""
    programs = {
        PROGRAM,
        "usr/share/python3/runtime.d/cardtable.rtupdate",
        "DEBIAN/postinst",
        "DEBIAN/prerm",
    }
    moment = release_time()
    for path in [root, *root.rglob("*")]:
        runnable = path.is_dir() or path.relative_to(root).as_posix() in programs
        os.chmod(path, 0o755 if runnable else 0o644)
        os.utime(path, (moment, moment))


def _md5sums(root: Path) -> str:
    lines = []
    for file in sorted(path for path in root.rglob("*") if path.is_file()):
        name = file.relative_to(root).as_posix()
        if not name.startswith("DEBIAN/"):
            digest = hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()
            lines.append(f"{digest}  {name}\n")
    return "".join(lines)

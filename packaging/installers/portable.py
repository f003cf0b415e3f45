"""The frozen program: a folder with its own Python and Qt that runs from any place, and an archive of it."""

from __future__ import annotations

import platform
import sys
import sysconfig
import zipfile
from collections.abc import Callable
from pathlib import Path

import versions
from installers import frozen, icons, notices, packing, sbom, staging, trying
from installers.common import (
    APPLICATION_ID,
    BUILD,
    DIST,
    PACKAGING,
    ROOT,
    VERSION,
    InstallerError,
    fresh,
    release_time,
    require,
    run,
)

FOLDER = BUILD / "frozen" / "dist" / "cardtable"
"""The folder that ``freeze`` makes."""

PYINSTALLER = [
    *("-m", "PyInstaller", "--noconfirm", "--clean"),
    *("--distpath", "build/frozen/dist", "--workpath", "build/frozen/work"),
    "packaging/pyinstaller/cardtable.spec",
]
"""The arguments of PyInstaller's Python, which runs in the folder of the sources."""


def build(python: Path) -> Path:
    """Freeze the program, try it, and return the archive below ``dist``: tar.xz, on Windows zip."""
    frozen_folder = folder(python)
    machine = platform.machine().lower()
    name = f"cardtable-{VERSION}-{sys.platform.replace('win32', 'windows').replace('darwin', 'macos')}-{machine}"
    DIST.mkdir(exist_ok=True)
    if sys.platform == "win32":
        return packing.zipped(frozen_folder, DIST / f"{name}.zip")
    return packing.tarred(frozen_folder, DIST / f"{name}.tar.xz", name)


def folder(python: Path) -> Path:
    """Freeze the program, try it, and return its folder below ``build``."""
    made = freeze(python)
    try_out(made)
    return made


def freeze(python: Path) -> Path:
    """Make the folder with the PyInstaller of ``python`` and return it."""
    if sys.platform == "linux":
        require(strip="binutils")
        if not sysconfig.get_config_var("Py_ENABLE_SHARED"):
            raise InstallerError("PyInstaller needs a Python with a shared library; Debian's has one")
    run([python, *PYINSTALLER], cwd=ROOT, environ=prepare(sys.platform, python))
    finish(FOLDER, python)
    if sys.platform == "linux":
        staging.cut_languages(FOLDER)
    missing = frozen.missing_on_linux(FOLDER) if sys.platform == "linux" else {}
    if missing:
        text = ", ".join(f"{name} (for {file})" for name, file in sorted(missing.items()))
        raise InstallerError(f"PyInstaller did not find {text}")
    return FOLDER


def finish(folder: Path, python: Path) -> None:
    """Put what PySide6 has in Python, as ``python`` has it and compiled, the notices of what is in the frozen
    ``folder``, and the list of it, into that folder.
    """
    parts = folder / "_internal"
    # An application for macOS has its parts elsewhere.
    if (parts / "shiboken6").is_dir():
        staging.unpack_support(parts, python)
        staging.compile_support(parts, python)
    components = notices.found(folder)
    notices.put(folder, components)
    (folder / "cardtable.cdx.json").write_text(sbom.text(components), encoding="utf-8")


def prepare(system: str, python: Path, named: Callable[[Path], str] = str) -> dict[str, str]:
    """Lay out the files that the specification reads, for ``system`` (as ``sys.platform`` calls it), and return the
    environment variables for PyInstaller. ``python`` builds the wheel and draws the icon; ``named`` turns a path into
    the form that PyInstaller's own Python knows.
    """
    work = fresh(BUILD / "frozen")
    tree = work / "tree"
    with zipfile.ZipFile(staging.build_wheel(BUILD / "wheel", python)) as archive:
        archive.extractall(tree)
    staging.stage_fonts(tree, staging.site_packages(python))
    environ = {
        "CARDTABLE_TREE": named(tree),
        "CARDTABLE_PACKAGING": named(PACKAGING),
        # Apple wants numbers alone.
        "CARDTABLE_NUMBERS": ".".join(map(str, versions.numbers(VERSION))),
        "CARDTABLE_APPLICATION_ID": APPLICATION_ID,
        "PYTHONPATH": (";" if system == "win32" else ":").join([named(tree), named(PACKAGING)]),
        "PYTHONHASHSEED": "1",
        "SOURCE_DATE_EPOCH": str(release_time()),
    }
    if system == "win32":
        icons.write_ico(work / "cardtable.ico", python)
        environ["CARDTABLE_ICON"] = named(work / "cardtable.ico")
        (work / "version.txt").write_text(windows_version(), encoding="utf-8")
        environ["CARDTABLE_VERSION_FILE"] = named(work / "version.txt")
    elif system == "darwin":
        icons.write_icns(work / "cardtable.icns", python)
        environ["CARDTABLE_ICON"] = named(work / "cardtable.icns")
    return environ


def try_out(folder: Path) -> None:
    """Run the self-test of the frozen program. Raises ``InstallerError`` unless it passes and prints what is
    promised.
    """
    name = "cardtable-worker.exe" if sys.platform == "win32" else "cardtable-worker"
    command: list[str | Path] = [folder / name, "--self-test"]
    trying.try_out(lambda place: run(command, cwd=place, environ={"QT_QPA_PLATFORM": "offscreen"}))


def windows_version() -> str:
    """Return the version information of the program for Windows, in the form that PyInstaller reads."""
    numbers = ", ".join(map(str, versions.numbers(VERSION)))
    texts = {
        "FileDescription": "cardtable",
        "FileVersion": VERSION,
        "InternalName": "cardtable",
        "LegalCopyright": "GPL-3.0-or-later",
        "OriginalFilename": "cardtable.exe",
        "ProductName": "cardtable",
        "ProductVersion": VERSION,
    }
    fields = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in texts.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers=({numbers}), prodvers=({numbers})), kids=["
        f"StringFileInfo([StringTable('040904B0', [{fields}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )

"""The choice of what goes into a frozen package. The specification that PyInstaller runs imports this, too."""

from __future__ import annotations

import marshal
import re
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath
from types import CodeType
from typing import Any

from installers import elf, qt

EXCLUDED_MODULES = [
    # Networks: the program opens no connection to anywhere.
    "PySide6.QtNetwork",
    "_ssl",
    "ssl",
    # Other toolkits, development tools, and formats that nothing here reads.
    "PIL",
    "_curses",
    "_hashlib",
    "_tkinter",
    "bz2",
    "curses",
    "doctest",
    "gymnasium",
    "lib2to3",
    "lzma",
    "numpy",
    "pdb",
    "pettingzoo",
    "pydoc",
    "readline",
    "setuptools",
    "test",
    "tkinter",
    "unittest",
    "xmlrpc",
]
"""Modules of Python that PyInstaller leaves out although something may import them."""

UNUSED_MODULES = {"linux": ("_ctypes", "ctypes", "multiprocessing"), "win32": (), "darwin": ()}
"""What is left out on one system alone. PyInstaller's start imports ``ctypes`` wherever it is."""

NEEDED_HOOKS = {
    "linux": ("pyi_rth_pkgutil",),
    # Where the start was not measured, Qt is told where its parts are a second time.
    "win32": ("pyi_rth_pkgutil", "pyi_rth_pyside6"),
    "darwin": ("pyi_rth_pkgutil", "pyi_rth_pyside6"),
}
"""What PyInstaller runs before the program, of all that it has for the modules that are imported: what knows which
modules a package has. The others import a tenth of the time of a start: to find sources, which are not packed; to begin
processes of Python, which nothing here does; and to tell Qt where its parts are, which PySide has told it.
"""

SOUND_MODULES = ("miniaudio", "_miniaudio", "_cffi_backend")
"""The modules that play the sounds; the program imports them by name when the first sound is played."""

UNUSED_LIBRARIES = {
    "linux": (),
    # Windows 10 has ICU itself; a copy of its library would be one of the computer that builds.
    "win32": (
        "icuuc.",
        "opengl32sw.",
        "Qt6Network.",
        "Qt6Qml",
        "Qt6Quick",
        "Qt6VirtualKeyboard",
        "libcrypto-",
        "libssl-",
    ),
    "darwin": ("QtNetwork", "QtQml", "QtQuick", "QtVirtualKeyboard", "libcrypto.", "libssl."),
}
"""The beginnings of the names of libraries that PyInstaller collects although nothing uses them when the left-out
modules and plug-ins are gone. On Linux this is read from the libraries themselves, see ``needed_on_linux``.
"""

DESKTOP_LIBRARIES = (
    "ld-linux",
    "libEGL.",
    "libGL.",
    "libGLX.",
    "libGLdispatch.",
    "libX11-xcb.",
    "libX11.",
    "libc.",
    "libcups.",
    "libdbus-1.",
    "libdl.",
    "libfontconfig.",
    "libfreetype.",
    "libgcc_s.",
    "libglib-2.",
    "libgthread-2.",
    "libm.",
    "libmvec.",
    "libpthread.",
    "libresolv.",
    "librt.",
    "libstdc++.",
    "libutil.",
    "libwayland-",
    "libxcb-randr.",
    "libxcb-render.",
    "libxcb-shape.",
    "libxcb-shm.",
    "libxcb-sync.",
    "libxcb-xfixes.",
    "libxcb.",
    "libz.",
    "libzstd.",
)
"""The beginnings of the names of libraries that every desktop of Linux has, in the version that suits its drivers,
fonts, settings and sessions. They are not packed.
"""


Entry = tuple[str, str | None, str]
"""A file as PyInstaller lists it: its name in the package, the file of this computer, and its kind."""

WITHOUT_BUNDLE = 'raise ImportError("The file code.* of this program is missing or damaged. Install it again.")\n'
"""What is in PyInstaller's own archive in the place of a module that is taken from the bundle."""


def bundled(modules: Iterable[Entry]) -> Iterator[tuple[str, str, bool, CodeType]]:
    """Yield what ``cardtable_bundle.content`` needs of the modules that PyInstaller has found."""
    for name, path in _with_code(modules):
        package = path.stem == "__init__"
        file = f"{name.replace('.', '/')}{'/__init__' if package else ''}.py"
        # No place of this computer is in the result.
        yield name, file, package, compile(path.read_bytes(), file, "exec", dont_inherit=True)


def sources(modules: Iterable[Entry]) -> Iterator[bytes]:
    """Yield the sources of the modules that PyInstaller has found."""
    for _, path in _with_code(modules):
        yield path.read_bytes()


def _with_code(modules: Iterable[Entry]) -> Iterator[tuple[str, Path]]:
    """Yield name and file of ``modules``; a folder without a file of its own has no code."""
    for name, source, _ in modules:
        if source not in (None, "-"):
            yield name, Path(source)


def bundled_early(archive: Path) -> Iterator[tuple[str, str, bool, CodeType]]:
    """Yield the same of the modules in the ``archive`` from which PyInstaller's Python begins. What is imported after
    the bundle is in use comes from there, too.
    """
    with zipfile.ZipFile(archive) as opened:
        for name in sorted(opened.namelist()):
            path = PurePosixPath(name)
            if path.suffix == ".pyc":
                package = path.stem == "__init__"
                parts = path.parts[:-1] if package else path.with_suffix("").parts
                # The code stands behind the head of a compiled file.
                yield ".".join(parts), str(path.with_suffix(".py")), package, marshal.loads(opened.read(name)[16:])


def in_place(modules: Iterable[Entry], packages: tuple[str, ...], folder: Path) -> list[Entry]:
    """Return ``modules`` with nothing but ``WITHOUT_BUNDLE`` in those of ``packages``. So their names are known to what
    looks for the modules of a package, and their code is there once. The files for it are written into ``folder``.
    """
    stubs = {True: folder / "__init__.py", False: folder / "module.py"}
    folder.mkdir(parents=True, exist_ok=True)
    for stub in stubs.values():
        stub.write_text(WITHOUT_BUNDLE, encoding="utf-8")
    return [
        (name, str(stubs[Path(source).stem == "__init__"]), kind)
        if name.partition(".")[0] in packages and source not in (None, "-")
        else (name, source, kind)
        for name, source, kind in modules
    ]


def is_kept(name: str, platform: str) -> bool:
    """Return whether a file belongs into the package; ``name`` is its path there, with any separators."""
    path = PurePosixPath(name.replace("\\", "/"))
    parts = path.parts
    if "plugins" in parts:
        return any(PurePosixPath(*parts[-2:]).match(pattern) for pattern in qt.PLUGINS[platform])
    if "translations" in parts and "PySide6" in parts:
        return path.name in {f"qtbase_{language}.qm" for language in qt.LANGUAGES}
    if "qml" in parts:
        return False
    # A framework of macOS is a folder whose name has the suffix.
    return not any(part.startswith(UNUSED_LIBRARIES[platform]) for part in parts)


def needed_on_linux(files: dict[str, Path]) -> set[str]:
    """Return the paths of the files that a frozen program needs; ``files`` are all that were collected, by their path
    in the package.

    Modules of Python and plug-ins of Qt are needed, and so is every library that a needed file names, unless all
    desktops have it.
    """
    by_name = {PurePosixPath(name).name: name for name in files}
    module = re.compile(r"\.abi3\.so$|/libpython|/_cffi_backend\.")
    waiting = [name for name in files if "plugins" in name or "lib-dynload" in name or module.search(f"/{name}")]
    kept: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in kept or PurePosixPath(name).name.startswith(DESKTOP_LIBRARIES):
            continue
        kept.add(name)
        if elf.is_elf(files[name].resolve()):
            waiting += [by_name[other] for other in elf.needed(files[name].resolve()) if other in by_name]
    return kept


def missing_on_linux(folder: Path) -> dict[str, str]:
    """Return the libraries that the frozen program in ``folder`` needs and that are neither in the folder nor on every
    desktop. Each value is a file that needs the library.
    """
    files = [file for file in folder.rglob("*") if elf.is_elf(file)]
    names = {file.name for file in files}
    return {
        name: file.name
        for file in files
        for name in elf.needed(file)
        if name not in names and not name.startswith(DESKTOP_LIBRARIES)
    }


def mac_properties(application_id: str) -> dict[str, Any]:
    """Return the properties of the application for macOS (Info.plist), in addition to those that PyInstaller writes."""
    kind = f"{application_id}.record"
    return {
        "CFBundleDisplayName": "cardtable",
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(qt.LANGUAGES),
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "GPL-3.0-or-later",
        "NSPrincipalClass": "NSApplication",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "cardtable record",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [kind],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": kind,
                "UTTypeDescription": "cardtable record",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["cardtable", "cardgame", "cardrules"],
                    "public.mime-type": ["application/x-cardtable"],
                },
            }
        ],
    }

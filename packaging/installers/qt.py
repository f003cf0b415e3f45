"""The part of Qt that the program needs, out of a whole PySide6: everything else stays behind.

Which modules those are is read from the program's own imports; which libraries they need is read from the
libraries. Only the plug-ins are listed, for nothing tells which of them a program will load: in
``cardtable/ui/start/qt_plugins.py``, where the self-test of the program looks for them.
"""

from __future__ import annotations

import ast
import shutil
from pathlib import Path

from cardtable.ui.start.qt_plugins import NEEDED
from installers import elf
from installers.common import ROOT, InstallerError

MODULES = ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtSvgWidgets", "QtPrintSupport", "QtDBus", "QtTest", "QtXml")
"""The modules of Qt that may be shipped. QtNetwork is not among them: the program opens no connection to anywhere."""

_WITHOUT_WINDOWS = {
    "linux": "platforms/libqoffscreen.so",
    "win32": "platforms/qoffscreen.dll",
    "darwin": "platforms/libqoffscreen.dylib",
}
"""The plug-in with which a package is tried."""

PLUGINS = {system: (*needed, _WITHOUT_WINDOWS[system]) for system, needed in NEEDED.items()}
"""The plug-ins of Qt that packages bring, as patterns, by system."""

_MODULES_OF = {"iconengines": "QtSvg", "printsupport": "QtPrintSupport"}
"""The modules of Qt that need the plug-ins of a folder; those of other folders belong to QtGui."""

LANGUAGES = tuple(sorted(file.parent.name for file in ROOT.glob("translations/*/language.toml")))
"""The languages for which Qt’s own translations are shipped: all languages of the program."""


def imported_modules(sources: Path) -> set[str]:
    """Return the names of Qt's modules, such as ``QtGui``, that the Python files below ``sources`` import."""
    found: set[str] = set()
    for file in sorted(sources.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), filename=str(file))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module == "PySide6":
                names = [f"PySide6.{alias.name}" for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            found.update(name.split(".")[1] for name in names if name.startswith("PySide6.Qt"))
    return found


def plugins(modules: set[str]) -> list[str]:
    """Return the plug-ins of ``modules`` for Linux, as patterns. Raises ``InstallerError`` for a module that may not be
    shipped.
    """
    unknown = modules - set(MODULES)
    if unknown:
        raise InstallerError(f"not prepared to ship {', '.join(sorted(unknown))}: see installers/qt.py")
    return [name for name in PLUGINS["linux"] if _MODULES_OF.get(name.partition("/")[0], "QtGui") in modules]


def copy_pruned(site_packages: Path, modules: set[str], destination: Path) -> list[str]:
    """Copy all that ``modules`` need of the PySide6 in ``site_packages`` (a wheel's, for Linux) into ``destination``.

    Returns the names of the libraries that the system must have. Raises ``InstallerError``.
    """
    source = site_packages / "PySide6"
    if not source.is_dir():
        raise InstallerError(f"there is no PySide6 in {site_packages}")
    chosen = [source / name for name in ("__init__.py", "_config.py", "_git_pyside_version.py")]
    # PySide's own start looks at these for what happens at exit and for its signatures.
    chosen += sorted(source.glob("libpyside6.abi3.so.*"))
    chosen += [source / f"{module}.abi3.so" for module in modules | {"QtCore"}]
    for pattern in plugins(modules | {"QtCore"}):
        found = sorted((source / "Qt" / "plugins").glob(pattern))
        if not found:
            raise InstallerError(f"this PySide6 has no plug-in {pattern}")
        chosen += found
    chosen += [
        file for language in LANGUAGES if (file := source / "Qt" / "translations" / f"qtbase_{language}.qm").is_file()
    ]
    shiboken = site_packages / "shiboken6"
    chosen += [file for file in sorted(shiboken.iterdir()) if file.suffix == ".py" or ".so" in file.suffixes]
    system = _with_libraries(chosen, source / "Qt" / "lib", [source, shiboken])
    for file in chosen:
        if not file.is_file():
            raise InstallerError(f"this PySide6 has no {file.relative_to(site_packages)}")
        target = destination / file.relative_to(site_packages)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)
    return system


def _with_libraries(chosen: list[Path], libraries: Path, own: list[Path]) -> list[str]:
    """Add all needed libraries in ``libraries`` to ``chosen``, and return the names of those that are not there."""
    system: set[str] = set()
    waiting = list(chosen)
    while waiting:
        file = waiting.pop()
        if not elf.is_elf(file):
            continue
        for name in elf.needed(file):
            if (libraries / name).is_file():
                if libraries / name not in chosen:
                    chosen.append(libraries / name)
                    waiting.append(libraries / name)
            elif not any((folder / name).is_file() for folder in own):
                system.add(name)
    return sorted(system)

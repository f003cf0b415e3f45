"""The installer for Windows: the frozen program in one file that installs it for one person."""

from __future__ import annotations

import platform
from collections.abc import Mapping
from pathlib import Path

import versions
from installers import icons, packing, portable, trying
from installers.common import BUILD, DIST, PACKAGING, ROOT, VERSION, InstallerError, require, run

SCRIPT = PACKAGING / "windows" / "cardtable.nsi"


def build(python: Path) -> Path:
    """Freeze the program, try it, and return the installer below ``dist``."""
    if platform.system() != "Windows":
        raise InstallerError(
            "the installer for Windows can be built on Windows only, or with --wine: its Python and Qt must be there"
        )
    require(makensis="nsis")
    folder = portable.folder(python)
    icon = BUILD / "frozen" / "cardtable.ico"
    if not icon.is_file():
        icons.write_ico(icon, python)
    DIST.mkdir(exist_ok=True)
    return compile_script(
        folder, icon, DIST / f"cardtable-{VERSION}-windows-{platform.machine().lower()}-installer.exe"
    )


def build_under_wine(windows_python: Path, python: Path) -> list[Path]:
    """Freeze and try the program on Linux under Wine, and return the zip of the portable folder and the installer below
    ``dist``.

    ``windows_python`` is the python.exe of a Python for Windows, with what requirements.txt and requirements-freeze.txt
    name, in a prefix of Wine that says it is Windows 10. ``python`` is that of the environment here.
    """
    require(wine="wine", makensis="nsis")
    environ = portable.prepare("win32", python, _as_wine_knows)
    _run_wine([windows_python, *portable.PYINSTALLER], environ)
    folder = portable.FOLDER
    portable.finish(folder, python)
    command: list[str | Path] = [folder / "cardtable-worker.exe", "--self-test"]
    trying.try_out(lambda place: _run_wine(command, {"QT_QPA_PLATFORM": "offscreen"}, place))
    DIST.mkdir(exist_ok=True)
    name = f"cardtable-{VERSION}-windows-amd64"
    archive = packing.zipped(folder, DIST / f"{name}.zip")
    icon = BUILD / "frozen" / "cardtable.ico"
    # For 64 bits, as every Windows that the program runs on: a Wine that has no other half can then try it, too.
    return [archive, compile_script(folder, icon, DIST / f"{name}-installer.exe", "amd64-unicode")]


def _as_wine_knows(path: Path) -> str:
    return "Z:" + str(path).replace("/", "\\")


def _run_wine(command: list[str | Path], environ: Mapping[str, str], place: Path = ROOT) -> str:
    # Python for Windows takes nothing but pipes for its standard streams here.
    shell = 'unset PYTHONUNBUFFERED PYTHONDONTWRITEBYTECODE; echo | wine "$@" 2>&1 | cat; exit "${PIPESTATUS[1]}"'
    quiet = {"WINEDEBUG": "-all", "PYTHONLEGACYWINDOWSSTDIO": "1"}
    return run(["bash", "-c", shell, "bash", *command], cwd=place, environ={**quiet, **environ})


def compile_script(payload: Path, icon: Path, output: Path, target: str = "x86-unicode") -> Path:
    """Compile the installer's script with ``payload``, the folder to install, into ``output``; the makensis of any
    system can do that.

    ``target`` is the system on which the installer itself runs: every makensis has "x86-unicode", Debian's has
    "amd64-unicode" too. Warnings are errors, and so is a file that the uninstaller would leave behind. Raises
    ``InstallerError``.
    """
    removed = SCRIPT.read_text(encoding="utf-8").replace("${PROGRAM}", "cardtable")
    left = sorted(entry.name for entry in payload.iterdir() if f'"$INSTDIR\\{entry.name}"' not in removed)
    if left:
        raise InstallerError(f"{SCRIPT.name} does not remove {', '.join(left)}")
    numbers = ".".join(map(str, versions.numbers(VERSION)))
    values = {
        "VERSION": VERSION,
        "NUMBERS": numbers,
        "PAYLOAD": payload,
        "ICON": icon,
        "OUTPUT": output,
        "TARGET": target,
    }
    definitions = [f"-D{name}={value}" for name, value in values.items()]
    run(["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *definitions, SCRIPT])
    return output

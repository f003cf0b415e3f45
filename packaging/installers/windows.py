"""The installer for Windows: the frozen program in one file that installs it for one person."""

from __future__ import annotations

import platform
from pathlib import Path

from installers import icons, portable
from installers.common import BUILD, DIST, PACKAGING, VERSION, InstallerError, require, run

SCRIPT = PACKAGING / "windows" / "cardtable.nsi"


def build(python: Path) -> Path:
    """Freeze the program, try it, and return the installer below ``dist``."""
    if platform.system() != "Windows":
        raise InstallerError("the installer for Windows can be built on Windows only: its Python and Qt must be there")
    require(makensis="nsis")
    folder = portable.folder(python)
    icon = BUILD / "frozen" / "cardtable.ico"
    if not icon.is_file():
        icons.write_ico(icon, python)
    DIST.mkdir(exist_ok=True)
    return compile_script(
        folder, icon, DIST / f"cardtable-{VERSION}-windows-{platform.machine().lower()}-installer.exe"
    )


def compile_script(payload: Path, icon: Path, output: Path, target: str = "x86-unicode") -> Path:
    """Compile the script with ``payload``, the folder to install, into ``output``; any system's makensis will do.

    ``target`` is what the installer itself runs on: every makensis has "x86-unicode", Debian's has "amd64-unicode" too.
    Warnings are errors. Raises ``InstallerError``.
    """
    values = {"VERSION": VERSION, "PAYLOAD": payload, "ICON": icon, "OUTPUT": output, "TARGET": target}
    definitions = [f"-D{name}={value}" for name, value in values.items()]
    run(["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *definitions, SCRIPT])
    return output

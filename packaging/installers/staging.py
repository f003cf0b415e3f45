"""The program as it lies in a package: its own code with resources and translations, and what it imports."""

from __future__ import annotations

import shutil
import subprocess
import zipfile
from pathlib import Path

from installers import icu, qt
from installers.common import BUILD, ROOT, InstallerError, fresh, run

PURE = ("platformdirs",)
"""What the program imports besides Qt; each is Python alone."""
SOUND = ("miniaudio.py", "_miniaudio.abi3.so")
"""What plays the sounds, for every Python from 3.11 on. It stands on ``_cffi_backend``, which each Python has its own
of; without that the table is silent."""


def build_wheel(destination: Path, python: Path) -> Path:
    """Build the wheel with the hatchling of ``python`` and return it."""
    run([python, "-m", "hatchling", "build", "--target", "wheel", "--directory", fresh(destination)], cwd=ROOT)
    (wheel,) = destination.glob("*.whl")
    return wheel


def site_packages(python: Path) -> Path:
    """Return where ``python`` keeps PySide6."""
    code = "import PySide6, pathlib; print(pathlib.Path(PySide6.__file__).resolve().parent.parent)"
    done = subprocess.run([python, "-P", "-c", code], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise InstallerError(f"{python} has no PySide6:\n{done.stderr.strip()}")
    return Path(done.stdout.strip())


def stage(destination: Path, python: Path) -> list[str]:
    """Lay the program and all it imports into ``destination``, which then is all that a Python 3.11 needs in its path.

    Returns the names of the shared libraries that the system must have.
    """
    stage_program(destination, python)
    libraries = qt.copy_pruned(site_packages(python), qt.imported_modules(destination / "cardtable"), destination)
    unpack_support(destination, python)
    _strip(destination)
    cut_languages(destination)
    return libraries


def stage_program(destination: Path, python: Path) -> None:
    """Lay the program and what it imports besides Qt into ``destination``."""
    wheel = build_wheel(BUILD / "wheel", python)
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if name.startswith("cardtable/"):
                archive.extract(name, destination)
    source = site_packages(python)
    for name in PURE:
        shutil.copytree(
            source / name, destination / name, ignore=shutil.ignore_patterns("__pycache__", "__main__.py", "py.typed")
        )
    for name in SOUND:
        if not (source / name).is_file():
            raise InstallerError(f"there is no {name} in {source}: install packaging/requirements.txt")
        shutil.copyfile(source / name, destination / name)


def name_form(folder: Path, form: str) -> None:
    """Let the program in ``folder`` say that it was installed as ``form``."""
    (folder / "form").write_text(f"{form}\n", encoding="utf-8")


_UNPACK = """
import sys, shibokensupport
shibokensupport.__loader__.zfile.extractall(sys.argv[1])
"""


def unpack_support(folder: Path, python: Path) -> None:
    """Put what PySide6 itself has in Python beside its Shiboken below ``folder``, where Shiboken looks first.

    Otherwise it is unpacked and compiled from inside a library at every start. What loads the rest of it at every
    start is replaced by ``shiboken_loader.py``, which waits until that is needed.
    """
    target = fresh(folder / "shiboken6" / "files.dir")
    run([python, "-P", "-c", f"import shiboken6{_UNPACK}", target])
    for cache in target.rglob("__pycache__"):
        shutil.rmtree(cache)
    loader = target / "shibokensupport" / "signature" / "loader.py"
    if not loader.is_file():
        raise InstallerError("this PySide6 keeps its own modules elsewhere")
    shutil.copyfile(Path(__file__).with_name("shiboken_loader.py"), loader)


def cut_languages(folder: Path) -> None:
    """Take the languages that the program does not speak out of the libraries of Qt below ``folder``, on Linux."""
    for library in [file for file in folder.rglob("libicudata.so.*") if not file.is_symlink()]:
        icu.cut(library, BUILD / "icu")


def _strip(folder: Path) -> None:
    """Take out of the libraries what only debuggers read."""
    strip = shutil.which("strip")
    if strip is None:
        raise InstallerError("missing: strip; on Debian: apt-get install binutils")
    for file in sorted(folder.rglob("*.so*")):
        run([strip, "--strip-unneeded", "--remove-section=.comment", "--remove-section=.note", file])

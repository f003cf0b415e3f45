"""The program as it is put into packages: its own code with resources and translations, and the modules that it
imports.
"""

from __future__ import annotations

import shutil
import subprocess
import zipfile
from pathlib import Path

from cardtable.ui.look import fonts
from installers import icu, qt
from installers.common import BUILD, ROOT, InstallerError, fresh, run

PURE = ("platformdirs", "polib.py")
"""The packages and files of modules that the program imports besides Qt; all are pure Python."""
SOUND = ("miniaudio.py", "_miniaudio.abi3.so")
"""The files that play the sounds, for every Python from 3.11 on. They need ``_cffi_backend``, of which each Python has
its own; without it the table is silent.
"""


def build_wheel(destination: Path, python: Path) -> Path:
    """Build the wheel with the hatchling of ``python``, and return its path in ``destination``."""
    run([python, "-m", "hatchling", "build", "--target", "wheel", "--directory", fresh(destination)], cwd=ROOT)
    (wheel,) = destination.glob("*.whl")
    return wheel


def site_packages(python: Path) -> Path:
    """Return the folder in which ``python`` has PySide6."""
    code = "import PySide6, pathlib; print(pathlib.Path(PySide6.__file__).resolve().parent.parent)"
    done = subprocess.run([python, "-P", "-c", code], capture_output=True, encoding="utf-8", check=False)
    if done.returncode != 0:
        raise InstallerError(f"{python} has no PySide6:\n{done.stderr.strip()}")
    return Path(done.stdout.strip())


def stage(destination: Path, python: Path) -> list[str]:
    """Copy the program and all that it imports into ``destination``, so that a Python 3.11 needs only this folder in
    its path.

    Returns the names of the shared libraries that the system must have.
    """
    stage_program(destination, python)
    libraries = qt.copy_pruned(site_packages(python), qt.imported_modules(destination / "cardtable"), destination)
    unpack_support(destination, python)
    _strip(destination)
    cut_languages(destination)
    return libraries


def stage_program(destination: Path, python: Path) -> None:
    """Copy the program and the modules that it imports besides Qt into ``destination``."""
    wheel = build_wheel(BUILD / "wheel", python)
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if name.startswith("cardtable/"):
                archive.extract(name, destination)
    source = site_packages(python)
    unused = shutil.ignore_patterns("__pycache__", "__main__.py", "py.typed")
    for name in (*PURE, *SOUND):
        if (source / name).is_dir():
            shutil.copytree(source / name, destination / name, ignore=unused)
        elif (source / name).is_file():
            shutil.copyfile(source / name, destination / name)
        else:
            raise InstallerError(f"there is no {name} in {source}: install packaging/requirements.txt")
    stage_fonts(destination, source)


def stage_fonts(destination: Path, source: Path) -> None:
    """Copy the fonts of the windows from ``source``, a folder of installed packages, into ``destination``."""
    for family, folder in fonts.FOLDERS.items():
        files = Path(folder, "files")
        (destination / files).mkdir(parents=True)
        for cut in fonts.CUTS:
            name = files / f"{family.replace(' ', '')}-{cut}.otf"
            if not (source / name).is_file():
                raise InstallerError(f"there is no {name.name} in {source}: install packaging/requirements.txt")
            shutil.copyfile(source / name, destination / name)


def name_form(folder: Path, form: str) -> None:
    """Write into the program in ``folder`` that it was installed as ``form``."""
    (folder / "form").write_text(f"{form}\n", encoding="utf-8")


_UNPACK = """
import sys, shibokensupport
shibokensupport.__loader__.zfile.extractall(sys.argv[1])
"""


def unpack_support(folder: Path, python: Path) -> None:
    """Put PySide6's own Python modules beside Shiboken below ``folder``, where Shiboken looks for them first.

    Otherwise they are unpacked from a library and compiled at every start. The module that loads the rest of them at
    every start is replaced by ``shiboken_loader.py``, which loads them only when they are needed.
    """
    target = fresh(folder / "shiboken6" / "files.dir")
    run([python, "-P", "-c", f"import shiboken6{_UNPACK}", target])
    for cache in target.rglob("__pycache__"):
        shutil.rmtree(cache)
    loader = target / "shibokensupport" / "signature" / "loader.py"
    if not loader.is_file():
        raise InstallerError("this PySide6 keeps its own modules elsewhere")
    shutil.copyfile(Path(__file__).with_name("shiboken_loader.py"), loader)


def compile_support(folder: Path, python: Path) -> None:
    """Compile what ``unpack_support`` has put below ``folder``, for packages whose Python is that of ``python`` and
    whose folder nobody can write. No time and no place of this computer is in the result.
    """
    mode = ("--invalidation-mode", "unchecked-hash")
    place = folder / "shiboken6" / "files.dir"
    # Beside the sources, wherever else compiled files of this computer may be kept.
    run([python, "-P", "-m", "compileall", "-q", *mode, "-s", folder, place], environ={"PYTHONPYCACHEPREFIX": ""})


def cut_languages(folder: Path) -> None:
    """Remove the languages that the program does not have from Qt's libraries below ``folder``, on Linux."""
    for library in [file for file in folder.rglob("libicudata.so.*") if not file.is_symlink()]:
        icu.cut(library, BUILD / "icu")


def _strip(folder: Path) -> None:
    """Remove the parts of the libraries that only debuggers read."""
    strip = shutil.which("strip")
    if strip is None:
        raise InstallerError("missing: strip; on Debian: apt-get install binutils")
    for file in sorted(folder.rglob("*.so*")):
        run([strip, "--strip-unneeded", "--remove-section=.comment", "--remove-section=.note", file])

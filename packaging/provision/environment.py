"""The virtual environment: its place, its contents, and when it has to be made again."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path

import translations
from cardtable.core import child
from provision import downloads
from provision.checkout import ROOT, cache_folder, is_writable, made, stand_in
from provision.errors import SetupError

PROGRAM = "requirements.txt"
DEVELOPMENT = "requirements-dev.txt"


@dataclass(frozen=True)
class Environment:
    """A virtual environment that has all that was asked for. ``tree`` is the folder in which its Python finds the
    program.
    """

    folder: Path
    tree: Path

    @property
    def python(self) -> Path:
        """The path of its Python."""
        return environment_python(self.folder)

    def variables(self) -> dict[str, str]:
        """Return the environment variables with which its Python finds the program, and takes nothing from the working
        directory.
        """
        found = child.environment()
        found["PYTHONPATH"] = os.pathsep.join([str(self.tree), *filter(None, [found.get("PYTHONPATH")])])
        if not is_writable(ROOT / "cardtable"):
            found["PYTHONPYCACHEPREFIX"] = str(cache_folder() / "bytecode")
        return found


def environment_python(environment: Path) -> Path:
    """Return the path of the Python of a virtual environment."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def fingerprint(requirements: Path) -> str:
    """Return a text that changes when the environment has to be installed again: when the pins or the Python change."""
    digest = hashlib.sha256()
    for part in (sys.executable, sys.version, requirements.name):
        digest.update(part.encode() + b"\0")
    digest.update(requirements.read_bytes())
    return digest.hexdigest()


def is_current(stamp: Path, expected: str) -> bool:
    """Return whether the file ``stamp`` contains the fingerprint ``expected``."""
    try:
        return stamp.read_text(encoding="ascii") == expected
    except (OSError, UnicodeDecodeError):
        return False


def prepare(*, development: bool) -> Environment:
    """Bring the environment up to date and return it; if it is up to date, only two hashes are compared.

    ``development`` adds the tools of the checks. An environment with those tools is kept when only the program is
    started, and so is one whose checkout was moved. Raises ``SetupError``.
    """
    choices = [ROOT / "packaging" / name for name in ((DEVELOPMENT,) if development else (DEVELOPMENT, PROGRAM))]
    expected = {fingerprint(choice) for choice in choices}
    beside = ROOT / ".venv"
    places = [beside, *([] if is_writable(ROOT) else [cache_folder() / "environment"])]
    folder = next((place for place in places if _has(place, expected)), None)
    if folder is None:
        folder = places[-1]
        _install(folder, choices[-1])
    if folder == beside and is_writable(beside):
        settle(folder)
    return Environment(folder, _translated(environment_python(folder)))


def _has(environment: Path, expected: set[str]) -> bool:
    stamp = environment / "cardtable-stamp"
    return environment_python(environment).exists() and any(is_current(stamp, one) for one in expected)


def add(environment: Environment, requirements: Path) -> None:
    """Install another file of pinned ``requirements`` into ``environment``, unless it is up to date already. Raises
    ``SetupError``.
    """
    stamp = environment.folder / f"cardtable-stamp-{requirements.stem}"
    expected = fingerprint(requirements)
    if not is_current(stamp, expected):
        print(f"Installing {requirements.name} into {environment.folder} ...", flush=True)
        downloads.install(environment.python, requirements)
        stamp.write_text(expected, encoding="ascii")


def _install(folder: Path, requirements: Path) -> None:
    made(folder.parent)
    print(f"Installing into {folder} ... (Qt comes with 100 MB, once)", flush=True)
    _run(sys.executable, "-P", "-m", "venv", "--clear", str(folder), what="The virtual environment could not be made")
    downloads.install(environment_python(folder), requirements)
    (folder / "cardtable-stamp").write_text(fingerprint(requirements), encoding="ascii")


def settle(environment: Path) -> None:
    """Let the Python of the checkout's own ``environment`` find the program, even if the checkout was moved.

    A line in a ``.pth`` file does that. If the line names another place, the scripts of the environment name it, too,
    and are written again. Raises ``SetupError``.
    """
    names = {"base": str(environment), "platbase": str(environment)}
    link = Path(sysconfig.get_path("purelib", "venv", vars=names), "cardtable.pth")
    expected = f"{ROOT}\n"
    before = link.read_text(encoding="utf-8") if link.is_file() else expected
    if before != expected:
        _run(
            sys.executable,
            "-P",
            "-m",
            "venv",
            "--without-pip",
            str(environment),
            what="The environment cannot be moved",
        )
        old, new = (os.fsencode(f"#!{line.strip()}/{environment.name}/") for line in (before, expected))
        for script in (environment / "bin").glob("*"):
            if script.is_file() and not script.is_symlink() and (text := script.read_bytes()).startswith(old):
                script.write_bytes(new + text.removeprefix(old))
    if before != expected or not link.is_file():
        link.write_text(expected, encoding="utf-8")


def _translated(python: Path) -> Path:
    """Return a folder with the program and compiled translations: the checkout, or ``stand_in`` if it cannot be
    written.
    """
    folder = ROOT / "translations"
    if not translations.stale(folder):
        return ROOT
    tree = ROOT if is_writable(folder) else stand_in()
    if translations.stale(tree / "translations"):
        tool = ROOT / "packaging" / "translations.py"
        _run(
            str(python), str(tool), "compile", str(tree / "translations"), what="The translations could not be compiled"
        )
    return tree


def _run(*command: str, what: str) -> None:
    """Run ``command``. If it fails, raise ``SetupError`` with ``what`` and the last lines of its output."""
    try:
        done = subprocess.run(
            command,
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            env=child.environment(),
        )
    except OSError as error:
        raise SetupError(f"{what}: {error.strerror}") from error
    if done.returncode != 0:
        raise SetupError(f"{what}:\n" + "\n".join(done.stdout.strip().splitlines()[-5:]))

"""Paths, the version and the ways to run programs that every installer shares."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

import cardtable
import versions

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
BUILD = ROOT / "build"
DIST = ROOT / "dist"

VERSION = versions.version()
"""The version of what is built: that of ``cardtable/__init__.py``, with the number of commits."""

APPLICATION_ID = cardtable.APPLICATION_ID
"""The name of the program among all desktop programs, in reverse domain order."""


class InstallerError(Exception):
    """An installer could not be built; the text says what is missing or went wrong."""


def run(command: Sequence[str | Path], *, cwd: Path | None = None, environ: Mapping[str, str] | None = None) -> str:
    """Run ``command`` and return its output. If it fails, raise ``InstallerError`` with that output."""
    text = [str(part) for part in command]
    try:
        done = subprocess.run(
            text,
            cwd=cwd,
            env={**os.environ, **(environ or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise InstallerError(f"{text[0]} could not be run: {error.strerror}") from error
    if done.returncode != 0:
        raise InstallerError(f"{' '.join(text)}\nended with status {done.returncode}:\n{done.stdout.strip()}")
    return done.stdout


def require(**programs: str) -> None:
    """Raise ``InstallerError`` unless every program exists. Names are those of the programs, with an underscore for a
    hyphen; values are their Debian packages.
    """
    named = {name.replace("_", "-"): package for name, package in programs.items()}
    missing = {name: package for name, package in named.items() if shutil.which(name) is None}
    if missing:
        packages = " ".join(dict.fromkeys(missing.values()))
        raise InstallerError(f"missing: {', '.join(missing)}; on Debian: apt-get install {packages}")


def fresh(folder: Path) -> Path:
    """Make ``folder`` again, empty, and return it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def release_time() -> int:
    """Return the time of all files in a package, in seconds since 1970: ``SOURCE_DATE_EPOCH``, or what
    ``versions.stamp`` says.

    So equal sources give equal packages, whenever and wherever they are built, from a checkout or a source archive.
    """
    given = os.environ.get("SOURCE_DATE_EPOCH", "")
    if given.isdecimal():
        return int(given)
    return versions.stamp().moment


def megabytes(path: Path) -> float:
    """Return the size of a file, or of all files below a folder, in millions of bytes."""
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file() and not file.is_symlink()]
    return sum(file.stat().st_size for file in files) / 1e6

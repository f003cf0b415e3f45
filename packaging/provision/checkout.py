"""The folder of the checkout, and the folders for files that cannot be put beside it."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Mapping
from pathlib import Path

from provision.errors import SetupError

ROOT = Path(__file__).resolve().parents[2]


def is_writable(folder: Path) -> bool:
    """Return whether files can be made in ``folder``."""
    return os.access(folder, os.W_OK | os.X_OK)


def cache_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Return the person's cache folder, with the program's name at its end; it need not exist.

    Raises ``SetupError`` if the person has no home directory.
    """
    try:
        if platform == "win32":
            base = Path(environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
        elif platform == "darwin":
            base = Path.home() / "Library" / "Caches"
        else:
            given = environ.get("XDG_CACHE_HOME", "")
            base = Path(given) if os.path.isabs(given) else Path.home() / ".cache"
    except RuntimeError as error:
        raise SetupError(f"{ROOT} cannot be written, and there is no home folder to put things in instead.") from error
    return base / "cardtable"


def made(folder: Path) -> Path:
    """Return ``folder``; make it if it does not exist. Raises ``SetupError``."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError(f"{folder} cannot be made: {error.strerror}") from error
    return folder


def stand_in(root: Path = ROOT) -> Path:
    """Return a folder in the cache that Python can take for the checkout ``root``, which cannot be written.

    Its code and its resources are links to those of the checkout; the translations are compiled there. Raises
    ``SetupError``.
    """
    name = hashlib.sha256(os.fsencode(root)).hexdigest()[:12]
    folder = made(cache_folder() / f"checkout-{name}")
    made(folder / "translations")
    links = [Path("cardtable"), Path("resources")]
    # The sources of the translations, and a folder for each language.
    links += [
        file.relative_to(root)
        for file in sorted((root / "translations").iterdir())
        if file.suffix == ".ts" or (file / "language.toml").is_file()
    ]
    try:
        for link in links:
            if not (folder / link).is_symlink():
                (folder / link).symlink_to(root / link)
    except OSError as error:
        raise SetupError(f"{folder} cannot be filled: {error.strerror}") from error
    return folder

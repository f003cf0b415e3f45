"""Where the files beside the code are: art, rule pages and compiled translations.

Needs nothing of Qt. In an installed package they lie inside the package; in a checkout ``resources`` and
``translations`` lie beside it. Symbolic links are not resolved, so that a folder with links to a read-only checkout can
have its own translations.
"""

from __future__ import annotations

from pathlib import Path

import cardtable

_PACKAGE = Path(cardtable.__file__).absolute().parent


def _folder(name: str) -> Path:
    installed = _PACKAGE / name
    return installed if installed.is_dir() else _PACKAGE.parent / name


def resource_path(*parts: str) -> Path:
    """Return the path of a resource, for example ``resource_path("rules", "de")``; it need not exist."""
    return _folder("resources").joinpath(*parts)


def translations_path() -> Path:
    """Return the folder of the compiled translations; it need not exist."""
    return _folder("translations")

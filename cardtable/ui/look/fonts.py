"""The families of letters and signs that come with the program, so that it looks alike on every computer."""

from __future__ import annotations

import os
import sys
from typing import Final

from cardtable.app.resources import translations_path

SERIF: Final = "Source Serif Pro"
"""The family for titles, speech and the table."""
SANS: Final = "Source Sans Pro"
"""The family for controls, lists and running text."""
SIGNS: Final = "Cardtable Signs"
"""The family for the signs that both others lack, such as ♠."""
SIGNS_FILE: Final = "signs.ttf"
"""The file of that family; it lies beside the compiled translations and is made with them."""

FOLDERS: Final = {SANS: "font_source_sans_pro", SERIF: "font_source_serif_pro"}
"""The package in which each family comes. Only its files are read; nothing of it is imported."""
CUTS: Final = ("Regular", "It", "Semibold", "Bold")
"""The files that are used of each family. Without ``Bold`` Qt would thicken the letters of bold text by itself."""

_brought: dict[str, bool] = {}


def files_of(family: str) -> list[str]:
    """Return the paths of the files of a family, as they would be beside the first Python modules that have them; an
    empty list if they are not on this computer.
    """
    inside = os.path.join(FOLDERS[family], "files")
    names = [f"{family.replace(' ', '')}-{cut}.otf" for cut in CUTS]
    for place in sys.path:
        if place and os.path.isdir(os.path.join(place, inside)):
            return [os.path.join(place, inside, name) for name in names]
    return []


def bring() -> bool:
    """Make the families known to Qt, once in the life of the program. Returns whether both are there; where they are
    not, Qt takes the system's letters.
    """
    if not _brought:
        # What builds packages reads the names above, without Qt.
        from PySide6.QtGui import QFontDatabase

        for family in FOLDERS:
            added = [QFontDatabase.addApplicationFont(file) for file in files_of(family)]
            # Minus one stands for a file that Qt cannot read.
            _brought[family] = bool(added) and min(added) >= 0
        # Not by itself: it would be taken for a family of letters.
        if all(_brought.values()):
            # Without it the system has such signs.
            QFontDatabase.addApplicationFont(str(translations_path() / SIGNS_FILE))
    return all(_brought.values())

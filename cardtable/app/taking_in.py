"""A file with all data of another installation, read by a child process, so that no file from outside can stop the
window.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QObject

from cardtable import TAKE_IN
from cardtable.app.long_work import LongWork
from cardtable.core.documents import whole
from cardtable.store.whole import Restored


class TakingIn(LongWork):
    """Takes in one file; ``ended`` carries a ``Restored``."""

    def __init__(self, file: Path, database: Path, parent: QObject | None = None) -> None:
        # The child stands elsewhere.
        super().__init__(TAKE_IN, str(file.absolute()), database=database, parent=parent)

    def understood(self, told: Mapping[str, object]) -> Restored | None:
        match told:
            case {"taken": [_, _, _, _, _] as numbers}:
                return Restored(*(whole(number, 0) for number in numbers))
        return None

"""Salvaging of a damaged database by a child process while the window is in use."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QObject

from cardtable import SALVAGE
from cardtable.app.long_work import LongWork, coded
from cardtable.core.errors import CodedError


class Salvaging(LongWork):
    """Salvages one database; ``ended`` carries a ``Salvaged``."""

    failure = "salvage_failed"

    def __init__(self, database: Path, parent: QObject | None = None) -> None:
        super().__init__(SALVAGE, database=database, parent=parent)

    def understood(self, told: Mapping[str, object]) -> Salvaged | None:
        match told:
            case {"told": str(code), "parameters": dict(parameters)}:
                return Salvaged(coded(code, parameters))
            case {"told": None}:
                return Salvaged(None)
        return None


class Salvaged:
    """The result of salvaging: a sound database is now in the place of the damaged one."""

    def __init__(self, message: CodedError | None) -> None:
        self.message = message
        """The message about the result; None if there is none, because another program has done the work."""
